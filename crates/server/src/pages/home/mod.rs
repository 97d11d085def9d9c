//! Home: games to go on with, a game with one click, a table as one likes it, a record from elsewhere.

mod form;
mod packs;

use super::{learn, shell, words, yours};
use crate::App;
use crate::api::caller::visitor;
use crate::text::{language, say};
use ::bots::name::USUAL_LEVEL;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use games::learn::lesson;
use games::page::home::Home as _;
use games::{Playable as _, title_of, with_game};
use maud::{Markup, PreEscaped, html};
use render::text::Language;
use serde::Deserialize;
use std::sync::Arc;
use yours::Yours;

/// Whether only a part of the page is asked for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Part {
    /// `games`: only one's own games.
    part: Option<String>,
}

/// The page one comes to first.
pub(super) async fn home(
    State(app): State<Arc<App>>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let games = match visitor(&headers) {
        Some(visitor) => match yours::of(&app, language, &visitor).await {
            Ok(games) => games,
            Err(error) => return super::failed(language, &error),
        },
        None => Vec::new(),
    };
    let private = [(header::CACHE_CONTROL, "no-store")];
    if part.part.as_deref() == Some("games") {
        let both = html! {
            div data-part="running" { (yours::running(&app, language, &games)) }
            div data-part="over" { (yours::over(&app, language, &games)) }
        };
        return (private, both).into_response();
    }
    let title = say!(language, "home-title");
    let newcomer = games.is_empty();
    let modules: &[&str] = if newcomer { &["home.js", "learn.js"] } else { &["home.js"] };
    let head = shell::Head { language, title: &title, styles: &["home.css"], modules };
    // Who has not played yet meets bots that can be beaten.
    let level = if newcomer { learn::FIRST_LEVEL } else { USUAL_LEVEL };
    let back = games.iter().any(Yours::is_running);
    let body = html! {
        (go_on(&app, language, &games))
        (hero(&app, language, back, newcomer))
        div.home {
            // The link to one's games leads to those that run, if there are any.
            section.panel.your-games id=[(!back).then_some("games")] aria-labelledby="over-heading"
                data-any=[(!games.is_empty()).then_some("1")] {
                h2 #over-heading { (say!(language, "home-games")) }
                div #games-over { (yours::over(&app, language, &games)) }
                @if !games.is_empty() { p { a.button.quiet href="/statistics" { (say!(language, "stats-link")) } } }
            }
            (form::new_table(&app, language, level))
            (record(language))
        }
        (links(language))
    };
    (private, shell::page(&head, body)).into_response()
}

/// The games that run, before everything else; hidden where there are none, as one may come back later and have some.
fn go_on(app: &App, language: Language, games: &[Yours]) -> Markup {
    let any = games.iter().any(Yours::is_running);
    html! {
        section.continue id=[any.then_some("games")] data-continue hidden[!any] aria-labelledby="games-heading" {
            @if any { h1 #games-heading { (say!(language, "home-continue")) } }
            @else { h2 #games-heading { (say!(language, "home-continue")) } }
            div #games-list { (yours::running(app, language, games)) }
        }
    }
}

/// The welcome. Its words and its picture are those of the chosen game: each has them in a template, whose pictures are
/// not fetched before they are wanted.
fn hero(app: &App, language: Language, back: bool, newcomer: bool) -> Markup {
    let usual = usual_game(app);
    html! {
        section.hero.back[back] {
            (PreEscaped(render::svg::landscape()))
            div.hero-words {
                div data-hero-words=(usual) { (hero_words(language, usual, back)) }
                @if newcomer { (first_games(app, language)) } @else {
                    button.button.primary.big type="submit" form="new-table" { (say!(language, "home-start")) }
                    p.summary.soft data-summary { (usual_summary(app, language, USUAL_LEVEL)) }
                    p { (games::learn::markup::inline(&say!(language, "learn-from-home"))) }
                }
                (learn::own_lessons(app, language))
            }
            div.hero-picture data-hero-picture { (super::picture_of(app, language, usual).unwrap_or_default()) }
            @for game in &app.offered {
                template data-hero=(game) {
                    div { (hero_words(language, game, back)) }
                    div { (super::picture_of(app, language, game).unwrap_or_default()) }
                }
            }
        }
    }
}

/// What those who have not played yet are offered: a game they can win with a coach beside them, and lessons.
fn first_games(app: &App, language: Language) -> Markup {
    html! {
        section.first-games aria-labelledby="first-heading" {
            h2 #first-heading { (say!(language, "home-first")) }
            p.soft { (say!(language, "home-first-text")) }
            ul { @for (index, &game) in app.offered.iter().enumerate() {
                li {
                    button.button.big type="button" .primary[index == 0] data-game=(game) data-first-game=(learn::first_game(language, game)) {
                        (say!(language, "home-first-game", game = title_of(game)))
                    }
                    @if !lesson::ids(&app.rooms.libraries, game).is_empty() {
                        a.button.quiet href=(learn::lessons_path(game)) { (say!(language, "lessons-heading", game = title_of(game))) }
                    }
                    p.problem role="alert" {}
                }
            } }
        }
    }
}

fn hero_words(language: Language, game: &str, back: bool) -> Markup {
    let promise = with_game!(game, G => G::promise(language)).unwrap_or_default();
    html! {
        @if back { h2.promise { (promise) } } @else { h1.promise { (promise) } }
        p.lead { (with_game!(game, G => G::invitation(language)).unwrap_or_default()) }
    }
}

/// What the start button starts while nothing has been changed.
fn usual_summary(app: &App, language: Language, level: &str) -> String {
    let game = usual_game(app);
    let players = with_game!(game, G => G::USUAL_PLAYERS).unwrap_or(2);
    let bot = words::level(language, level);
    let bots = if players > 2 { format!("{} × {bot}", players - 1) } else { bot };
    let seats = words::list(language, &[say!(language, "home-sum-you"), bots]);
    let choices = with_game!(game, G => G::CHOICES).unwrap_or_default();
    let told = choices.iter().skip(1).filter(|choice| choice.only_with.is_none());
    let about: Vec<String> = told.filter_map(|choice| Some((choice.name)(language, choice.usual?))).collect();
    say!(language, "home-start-summary", game = title_of(game), seats, about = about.join(" · "))
}

/// The game of the start button.
fn usual_game(app: &App) -> &'static str {
    app.offered.first().copied().unwrap_or_default()
}

fn record(language: Language) -> Markup {
    html! {
        form.panel.record #record action="/" method="get" data-none=(say!(language, "home-record-none")) {
            h2 { (say!(language, "home-record")) }
            p.soft { (say!(language, "home-record-text")) }
            div.field {
                label for="record-file" { (say!(language, "home-record-file")) }
                input.input #record-file type="file" name="file" accept=".jsonl,.json,application/json,text/plain";
            }
            div.field {
                label for="record-text" { (say!(language, "home-record-paste")) }
                textarea.input #record-text name="text" rows="3" spellcheck="false"
                    placeholder="{\"format\":\"tabletown-record/1\",…}" {}
            }
            p.problem role="alert" data-problem {}
            button.button type="submit" { (say!(language, "home-record-send")) }
        }
    }
}

/// The links for friends, shown once the table is set.
fn links(language: Language) -> Markup {
    html! {
        dialog #links aria-labelledby="links-heading" {
            h2 #links-heading { (say!(language, "home-links-heading")) }
            p.soft { (say!(language, "home-links-text")) }
            ul.links data-links {}
            template data-link data-for=(say!(language, "home-links-for", name = "{name}"))
                data-seat=(say!(language, "home-links-seat", number = "{number}")) {
                li {
                    label { span data-label {} input.input type="text" readonly; }
                    button.button type="button" data-share="" { span { (say!(language, "home-links-copy")) } }
                    details.qr {
                        summary { (say!(language, "home-links-code")) }
                        img alt=(say!(language, "home-links-code")) width="176" height="176";
                    }
                }
            }
            p.buttons { a.button.primary href="/" data-go { (say!(language, "home-links-go")) } }
        }
    }
}
