//! The rules of a game in our own words: sections with drawn examples, and the questions players ask.

use super::{page, rules_path};
use crate::App;
use crate::assets::sprite_of;
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::learn::{Question, Rules, Section, Source, Taught as _, markup};
use games::{title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use std::sync::Arc;

/// The rules of a game.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let sprites = |packs: &[String]| sprite_of(&app, language, &game, packs);
    let source = Source { language, libraries: &app.rooms.libraries, sprites: &sprites };
    let rules = with_game!(game.as_str(), G => G::rules(&source)).flatten();
    let Some(rules) = rules else { return crate::pages::not_found(language) };
    let body = html! {
        h1 { (rules.heading) }
        p.lead { (rules.lead) }
        div.rules {
            (contents(language, &rules))
            div.text {
                @for part in &rules.sections { (section(part, &rules.asked)) }
                @if !rules.questions.is_empty() { section #questions aria-labelledby="h-questions" {
                    h2 #h-questions { (rules.asked) }
                    (questions(&rules.questions))
                } }
                @if let Some(packs) = &rules.packs { @for part in &packs.sections { (section(part, &packs.asked)) } }
                p.buttons.after {
                    a.button href=(super::tiles_path(&game)) { (say!(language, "tiles-all", game = title_of(&game))) }
                    a.button href="/" { (say!(language, "learn-play")) }
                }
            }
        }
    };
    page(&app, language, &rules_path(&game), &rules.heading, None, body)
}

fn section(of: &Section, asked: &str) -> Markup {
    html! {
        section id=(of.id) aria-labelledby={ "h-" (of.id) } {
            h2 id={ "h-" (of.id) } { (of.heading) }
            (of.body)
            @if !of.questions.is_empty() {
                h3 { (asked) }
                (questions(&of.questions))
            }
        }
    }
}

fn questions(all: &[Question]) -> Markup {
    html! { @for of in all {
        details id=(of.id) {
            summary { (of.question) }
            (markup::blocks(&of.answer))
        }
    } }
}

/// What there is to read.
fn contents(language: Language, rules: &Rules) -> Markup {
    html! {
        nav.contents.panel aria-label=(say!(language, "learn-contents")) {
            ol {
                @for part in &rules.sections { li { a href={ "#" (part.id) } { (part.heading) } } }
                @if !rules.questions.is_empty() { li { a href="#questions" { (rules.asked) } } }
            }
            @if let Some(packs) = &rules.packs {
                p #contents-packs { (packs.heading) }
                ol aria-labelledby="contents-packs" {
                    @for part in &packs.sections { li { a href={ "#" (part.id) } { (part.heading) } } }
                }
            }
        }
    }
}
