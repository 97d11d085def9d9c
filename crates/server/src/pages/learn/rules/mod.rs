//! The rules of a game in our own words: sections with drawn examples, and the questions players ask.

mod example;
mod neom;
mod suburbia;

use super::{markup, page, rules_path};
use crate::App;
use crate::api::games::title_of;
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use render::text::Language;
use std::sync::Arc;

/// All rules of a game.
struct Rules {
    heading: String,
    lead: String,
    sections: Vec<Section>,
    asked: String,
    questions: Vec<Question>,
}

/// A part of the rules.
struct Section {
    /// Its name in addresses.
    id: &'static str,
    heading: String,
    body: Markup,
}

/// A question with its answer.
struct Question {
    /// Its name in addresses.
    id: &'static str,
    question: String,
    answer: String,
}

fn section(id: &'static str, heading: String, body: Markup) -> Section {
    Section { id, heading, body }
}

fn question(id: &'static str, question: String, answer: String) -> Question {
    Question { id, question, answer }
}

/// The rules of a game.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let rules = match game.as_str() {
        "suburbia" => suburbia::rules(&app, language),
        "neom" => neom::rules(&app, language),
        _ => None,
    };
    let Some(rules) = rules else { return crate::pages::not_found(language) };
    let body = html! {
        h1 { (rules.heading) }
        p.lead { (rules.lead) }
        div.rules {
            (contents(language, &rules))
            div.text {
                @for part in &rules.sections {
                    section id=(part.id) aria-labelledby={ "h-" (part.id) } {
                        h2 id={ "h-" (part.id) } { (part.heading) }
                        (part.body)
                    }
                }
                section #questions aria-labelledby="h-questions" {
                    h2 #h-questions { (rules.asked) }
                    @for of in &rules.questions {
                        details id=(of.id) {
                            summary { (of.question) }
                            (markup::blocks(&of.answer))
                        }
                    }
                }
                p.buttons.after {
                    a.button href=(super::tiles_path(&game)) { (say!(language, "tiles-all", game = title_of(&game))) }
                    a.button href="/" { (say!(language, "learn-play")) }
                }
            }
        }
    };
    page(language, &rules_path(&game), &rules.heading, None, body)
}

/// What there is to read.
fn contents(language: Language, rules: &Rules) -> Markup {
    html! {
        nav.contents.panel aria-label=(say!(language, "learn-contents")) {
            ol {
                @for part in &rules.sections { li { a href={ "#" (part.id) } { (part.heading) } } }
                li { a href="#questions" { (rules.asked) } }
            }
        }
    }
}

/// A drawing with what it shows.
fn figure(drawing: &Markup, words: &str) -> Markup {
    html! { figure.example { div.drawing { (drawing) } figcaption { (markup::inline(words)) } } }
}
