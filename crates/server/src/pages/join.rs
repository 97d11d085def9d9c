//! The page behind a seat's link: who invites, to what, and a name to sit down with.

use super::{fairness, shell, words};
use crate::App;
use crate::api::caller::visitor;
use crate::api::games::LONGEST_NAME;
use crate::entry::Header;
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use axum::response::{IntoResponse, Redirect};
use games::page::home::{Home as _, emblem, pack_name};
use games::{title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use std::sync::Arc;

/// Invites somebody to sit down. Who sits there already goes straight to the table.
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let room = match app.rooms.table(&id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let (people, head, names) = {
        let game_match = room.game_match.lock().await;
        (game_match.people(), game_match.head.clone(), game_match.names(language))
    };
    let seat = app.rooms.tokens.seat(&id, head.seats.len(), &token).filter(|&seat| people.contains(seat));
    let Some(seat) = seat else { return wrong_link(language, &id) };
    if let Some(visitor) = visitor(&headers) {
        match app.rooms.store.held(&visitor, &id).await {
            Ok(held) if held.contains(&seat) => {
                return ([(header::CACHE_CONTROL, "no-store")], Redirect::to(&format!("/games/{id}")))
                    .into_response();
            }
            Ok(_) => {}
            Err(error) => return super::failed(language, &error.into()),
        }
    }
    let game = title_of(&head.game);
    let host = people.iter().find(|&other| other != seat).and_then(|other| names.get(other.index()));
    let heading = match host {
        Some(name) => say!(language, "join-heading", name, game),
        None => say!(language, "join-heading-alone", game),
    };
    let given = &head.seats[seat.index()].name;
    let title = say!(language, "common-title", page = &heading);
    let shell_head = shell::Head { language, title: &title, styles: &["join.css"], modules: &["join.js"] };
    let body = html! {
        form.panel.apology.join #join action="/" method="get" data-game=(id) data-token=(token) {
            img src=(crate::assets::asset("icon.svg")) alt="" width="96" height="96";
            h1 { (heading) }
            p.soft { (words::table_in(&app.rooms.libraries, language, &head)) }
            (packs(&app, language, &head))
            @if let Some(terms) = &head.clock { p.hint data-clock-terms { (words::clock(language, terms)) } }
            (fairness::chosen(language, &head))
            (fairness::hints(language, &head))
            ul.at-table {
                @for (index, name) in names.iter().enumerate() {
                    li.{ "of-seat-" (index) } {
                        span.seat-chip {
                            (name)
                            @if index == seat.index() { " " span.tag.strong { (say!(language, "join-your-seat")) } }
                        }
                    }
                }
            }
            div.field {
                label for="name" { (say!(language, "join-name")) }
                input.input #name type="text" name="name" maxlength=(LONGEST_NAME) value=(given) autocomplete="nickname"
                    required;
            }
            p.problem role="alert" data-problem {}
            button.button.primary.big type="submit" { (say!(language, "join-sit-down")) }
            p.hint { (say!(language, "join-again")) }
            (fairness::unfolded(language, &head))
        }
    };
    ([(header::CACHE_CONTROL, "no-store")], shell::page(&shell_head, body)).into_response()
}

/// The expansions that are played, each with its picture and its sentence: who is invited may not know them.
fn packs(app: &App, language: Language, head: &Header) -> Markup {
    let told = with_game!(head.game.as_str(), G => {
        let packs = words::further_packs::<G>(&head.rules).into_iter();
        let told = packs.map(|id| {
            let name = pack_name::<G>(language, &app.rooms.libraries, &id);
            (emblem::<G>(&id), name, G::expansion_about(language, &id).unwrap_or_default())
        });
        told.collect::<Vec<_>>()
    });
    let told = told.unwrap_or_default();
    html! {
        @if !told.is_empty() {
            ul.invited-packs {
                @for (picture, name, about) in &told {
                    li { (picture) span { strong { (name) } " " span.hint { (about) } } }
                }
            }
        }
    }
}

fn wrong_link(language: Language, id: &str) -> Response {
    let (heading, text) = (say!(language, "join-wrong"), say!(language, "join-wrong-text"));
    let ways = html! {
        (shell::way_home(language))
        a.button href=(format!("/games/{id}")) { (say!(language, "join-watch")) }
    };
    shell::apology(language, StatusCode::FORBIDDEN, &heading, &text, &ways)
}
