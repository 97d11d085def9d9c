//! Games that have no table any more: stopped ones.

use crate::game_match::Match;
use crate::pages::shell;
use crate::text::say;
use axum::response::IntoResponse;
use axum::response::Response;
use maud::{Markup, html};
use render::text::Language;

/// A game that this version would play differently: nothing is lost, but it cannot be continued.
pub(crate) fn stopped(language: Language, game_match: &Match) -> Response {
    let reason = game_match.history.as_ref().err().map_or("", String::as_str);
    let version = game_match.head.version.as_str();
    let body = html! {
        p { (say!(language, "table-stopped-text", version)) }
        p { (say!(language, "table-stopped-safe")) }
        details { summary { (say!(language, "table-stopped-why")) } p { (reason) } }
    };
    page(language, game_match, &say!(language, "table-stopped"), body)
}

fn page(language: Language, game_match: &Match, title: &str, body: Markup) -> Response {
    let id = &game_match.head.id;
    let head = shell::Head { language, title, styles: &["table.css"], modules: &[] };
    let body = html! {
        div.panel.plain-table {
            h1 { (title) }
            (body)
            p.buttons {
                a.button href={ "/api/v1/games/" (id) "/record" } download={ "tabletown-" (id) ".json" } {
                    (say!(language, "table-record"))
                }
                a.button.primary href="/" { (say!(language, "table-home")) }
            }
        }
    };
    shell::page(&head, body).into_response()
}
