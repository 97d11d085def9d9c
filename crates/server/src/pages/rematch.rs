//! The part of the end page that is about the next game: who would like one, who agrees, and the way there.

use super::words;
use crate::App;
use crate::api::caller::Caller;
use crate::rematch::RematchOffer;
use crate::rooms::{Room, RoomsError};
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use game_core::{Seat, SeatSet};
use maud::{Markup, html};
use render::Reader;
use render::text::Language;
use std::sync::Arc;

/// The part alone: a page asks for it when somebody asked or answered.
pub(super) async fn part(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let made = async {
        let room = app.rooms.table(&id).await?;
        let seats = Caller::of(&app, &headers, &room).await.unwrap_or(Caller::NOBODY).seats;
        of(&app, language, &room, seats).await
    };
    match made.await {
        Ok(part) => ([(header::CACHE_CONTROL, "no-store")], part).into_response(),
        Err(error) => super::failed(language, &error),
    }
}

/// The part for whoever holds these seats.
pub(super) async fn of(
    app: &App,
    language: Language,
    room: &Room,
    own: SeatSet,
) -> Result<Markup, RoomsError> {
    let asked = app.rooms.asked_for_rematch(room).await?;
    let game_match = room.game_match.lock().await;
    let names = game_match.names(language);
    let head = &game_match.head;
    if head.imported {
        return Ok(html! {});
    }
    let Some(next) = &head.rematch else {
        let reader = Reader::spectator(language, &names);
        let next = Next { reader, asked, own };
        return Ok(if own.is_empty() {
            html! {}
        } else {
            next.question(game_match.rematch)
        });
    };
    Ok(html! {
        p { (say!(language, "end-rematch-news")) }
        p.buttons {
            a.button.primary href={ "/games/" (next) } {
                @if own.is_empty() { (say!(language, "end-rematch-watch")) } @else { (say!(language, "end-rematch-go")) }
            }
        }
    })
}

struct Next<'a> {
    reader: Reader<'a>,
    /// Who has to agree.
    asked: SeatSet,
    own: SeatSet,
}

impl Next<'_> {
    fn question(&self, offer: Option<RematchOffer>) -> Markup {
        let language = self.reader.language;
        match offer {
            Some(offer) if offer.is_open() => self.open(offer),
            declined => html! {
                @if let Some(seat) = declined.and_then(|offer| offer.declined) {
                    p { (say!(language, "end-rematch-declined", name = self.reader.name(seat))) }
                }
                p.buttons { (agree(&say!(language, "end-rematch"))) }
            },
        }
    }

    fn open(&self, offer: RematchOffer) -> Markup {
        let language = self.reader.language;
        let missing: Vec<Seat> = self.asked.iter().filter(|&seat| !offer.agreed.contains(seat)).collect();
        let names: Vec<String> = missing.iter().map(|&seat| self.reader.name(seat).to_owned()).collect();
        let mine = missing.iter().any(|&seat| self.own.contains(seat));
        html! {
            p { (say!(language, "end-rematch-asks", name = self.reader.name(offer.by))) }
            ul.agreed {
                @for seat in self.asked.iter() {
                    li.{ "of-seat-" (seat.index()) } {
                        span.seat-chip { (self.reader.name(seat)) } " "
                        @if offer.agreed.contains(seat) { span.tag.good { (say!(language, "end-rematch-agreed")) } }
                        @else { span.tag { (say!(language, "end-rematch-missing")) } }
                    }
                }
            }
            p.buttons {
                @if mine || missing.is_empty() {
                    (agree(&say!(language, "end-rematch-agree")))
                    (decline(&say!(language, "end-rematch-decline")))
                } @else {
                    span.soft { (say!(language, "end-rematch-waits", names = words::list(language, &names))) }
                    (decline(&say!(language, "end-rematch-withdraw")))
                }
            }
        }
    }
}

fn agree(text: &str) -> Markup {
    html! { button.button.primary type="button" data-rematch="agree" { (text) } }
}

fn decline(text: &str) -> Markup {
    html! { button.button type="button" data-rematch="decline" { (text) } }
}
