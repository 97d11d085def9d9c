//! Learning to play: the way in, the rules in our own words, the tiles, the glossary.
//!
//! Every text is a message; what stands in it between brackets and stars is for [`markup`].

mod catalogue;
mod coach;
mod glossary;
mod lessons;
mod rules;

use super::shell;
use crate::App;
use crate::text::{language, say};
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::Response;
use axum::routing::get;
use games::learn::{Taught as _, lesson, markup};
use games::{title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use serde_json::json;
use std::sync::Arc;

pub(super) use lessons::{own_links as own_lessons, path as lessons_path};

/// The routes of all these pages.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/learn", get(way_in))
        .route(glossary::PATH, get(glossary::glossary))
        .route("/learn/{game}", get(rules::rules))
        .route("/learn/{game}/lessons", get(lessons::lessons))
        .route("/learn/{game}/tiles", get(catalogue::all))
        .route("/learn/{game}/tiles/{tile}", get(catalogue::one))
}

/// A page of this chapter: where one is among all of them, then the page itself.
fn page(
    app: &App,
    language: Language,
    here: &str,
    heading: &str,
    module: Option<&str>,
    body: Markup,
) -> Response {
    let title = say!(language, "common-title", page = heading);
    let modules: Vec<&str> = module.into_iter().collect();
    let head = shell::Head { language, title: &title, styles: &["learn.css"], modules: &modules };
    let body = html! {
        nav.chapters aria-label=(say!(language, "learn-chapters")) {
            ul { @for (path, name) in chapters(app, language) {
                li { a href=(path) aria-current=[(path == here).then_some("page")] { (name) } }
            } }
        }
        (body)
    };
    shell::page(&head, body).into_response()
}

/// All pages of this chapter, by address.
fn chapters(app: &App, language: Language) -> Vec<(String, String)> {
    let mut all = vec![("/learn".to_owned(), say!(language, "learn-overview"))];
    for game in &app.offered {
        if !lesson::ids(&app.rooms.libraries, game).is_empty() {
            all.push((lessons_path(game), say!(language, "lessons-heading", game = title_of(game))));
        }
        all.push((rules_path(game), say!(language, "learn-rules-of", game = title_of(game))));
        all.push((tiles_path(game), say!(language, "learn-tiles-of", game = title_of(game))));
    }
    all.push((glossary::PATH.to_owned(), say!(language, "learn-glossary")));
    all
}

/// The address of a game's rules.
fn rules_path(game: &str) -> String {
    format!("/learn/{game}")
}

/// The address of a game's tiles.
fn tiles_path(game: &str) -> String {
    format!("/learn/{game}/tiles")
}

/// The way in.
async fn way_in(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let language = language(&headers);
    let body = html! {
        section.welcome {
            div {
                h1 { (say!(language, "learn-heading")) }
                p.lead { (say!(language, "learn-lead")) }
            }
            (super::picture(&app, language))
        }
        div.ways {
            @for &game in &app.offered {
                section.panel.way aria-labelledby=(game) {
                    h2 id=(game) { (title_of(game)) }
                    p { (with_game!(game, G => G::lead(language)).unwrap_or_default()) }
                    p.buttons {
                        @if !lesson::ids(&app.rooms.libraries, game).is_empty() {
                            a.button.primary href=(lessons_path(game)) { (say!(language, "lessons-to")) }
                        }
                        a.button href=(rules_path(game)) { (say!(language, "learn-to-rules")) }
                        a.button href=(tiles_path(game)) { (say!(language, "learn-to-tiles")) }
                        button.button type="button" data-game=(game) data-first-game=(first_game(language, game)) {
                            (say!(language, "tour-first"))
                        }
                    }
                    p.problem role="alert" {}
                }
            }
        }
        (own_lessons(&app, language))
        p { (markup::inline(&say!(language, "learn-words"))) }
    };
    page(&app, language, "/learn", &say!(language, "learn-heading"), Some("learn.js"), body)
}

/// The table of a first game, as the API takes it: against the bots that are easiest to beat.
pub(super) fn first_game(language: Language, game: &str) -> String {
    let rivals = with_game!(game, G => G::FIRST_RIVALS).unwrap_or(1);
    let rival = json!({ "kind": "bot", "bot": FIRST_LEVEL });
    let mut seats = vec![json!({ "kind": "human", "name": say!(language, "home-name-self"), "here": true })];
    seats.extend(std::iter::repeat_n(rival, rivals));
    let rules = with_game!(game, G => G::first_rules()).unwrap_or_default();
    json!({ "game": game, "rules": rules, "seats": seats }).to_string()
}

/// The level of bots for those who have not played yet: one that can be beaten.
pub(super) const FIRST_LEVEL: &str = "novice";

/// What a table offers who wants to know something: opened by a button with `data-open="help"`.
pub(super) fn help(language: Language, game: &str, packs: &[String], alone: bool) -> Markup {
    let chapters = with_game!(game, G => G::chapters(language, packs)).unwrap_or_default();
    html! {
        dialog.help #help aria-labelledby="help-title" {
            h2 #help-title tabindex="-1" autofocus { (say!(language, "learn-help")) }
            p { (say!(language, "learn-help-about")) }
            p.links {
                a.button href=(rules_path(game)) target="_blank" { (say!(language, "learn-rules-of", game = title_of(game))) }
                a.button href=(tiles_path(game)) target="_blank" { (say!(language, "learn-tiles-of", game = title_of(game))) }
            }
            @if !chapters.is_empty() {
                h3 { (say!(language, "learn-help-packs")) }
                ul.chapters-in-play { @for (id, name) in chapters {
                    li { a href={ (rules_path(game)) "#" (id) } target="_blank" { (name) } }
                } }
            }
            @if coach::is_there(game) { p.links {
                button.button type="button" data-coach { (say!(language, "tour-take")) }
                @if lesson::are_there(game) {
                    a.button href=(lessons_path(game)) target="_blank" { (say!(language, "lessons-heading", game = title_of(game))) }
                }
            } }
            h3 { (say!(language, "glossary-heading")) }
            ul.words { @for (id, name) in glossary::names(language, game, packs) { li { (markup::term(id, &name)) } } }
            form method="dialog" { button.button { (say!(language, "learn-close")) } }
        }
        (coach::template(language, game, alone))
    }
}
