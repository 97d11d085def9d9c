//! The page of a table.
//!
//! One file a part; those that differ from game to game are in the game's own folder and come in by [`AtTable`]. A part
//! is an element with an id and the class `part`, made from the view of whoever looks. A page that is open asks for what
//! changed when something happened, or gets it with the answer to a move of its own.
//!
//! **Invariant:** everything here is made from [`Scene`], and what a scene knows of the position is a view.

mod bar;
pub(super) mod chat;
mod clock;
pub(crate) mod dialogs;
mod early_end;
mod frame;
mod hand_over;
mod last_round;
mod lesson;
mod log;
pub(crate) mod motion;
mod plain;
mod plan;
mod scene;
pub(crate) mod seats;
mod shown;
mod since;
mod stand_in;
mod towns;
mod webhook;

use crate::api::caller::{Caller, Which, visitor};
use crate::history::with_history;
use crate::rooms::Room;
use crate::{App, text};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::{IntoResponse, Redirect};
use game_core::Seat;
pub(crate) use games::page::table::AtTable;
pub(crate) use scene::Scene;
use serde::Deserialize;
use shown::Shown;
use std::sync::Arc;

/// What is asked for.
enum Extent {
    Page,
    /// The parts that differ from those that are shown already.
    Parts(Option<Shown>),
    /// Plies as they were seen.
    Motion(motion::After),
}

/// The seat to look through; nonsense asks for none.
type Asked = Result<Query<Which>, QueryRejection>;

/// What the page that asks shows already, in its own word for it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Since {
    since: Option<String>,
}

impl Since {
    /// A page that shows nothing that is known here gets everything.
    fn extent(&self) -> Extent {
        Extent::Parts(self.since.as_ref().and_then(|since| since.parse().ok()))
    }
}

/// The page of a game.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    which: Asked,
    headers: HeaderMap,
) -> Response {
    show(&app, &id, &which.map(|which| which.0).unwrap_or_default(), &headers, Extent::Page).await
}

/// The parts of that page that changed.
pub(crate) async fn parts(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    which: Asked,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Response {
    show(&app, &id, &which.map(|which| which.0).unwrap_or_default(), &headers, since.extent()).await
}

/// Plies of the past as they are seen.
pub(crate) async fn motion(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    which: Asked,
    Query(after): Query<motion::After>,
    headers: HeaderMap,
) -> Response {
    show(&app, &id, &which.map(|which| which.0).unwrap_or_default(), &headers, Extent::Motion(after)).await
}

async fn show(app: &App, id: &str, which: &Which, headers: &HeaderMap, extent: Extent) -> Response {
    let room = match app.rooms.table(id).await {
        Ok(room) => room,
        Err(error) => return super::failed(text::language(headers), &error),
    };
    match Caller::of(app, headers, &room).await {
        Ok(caller) => look(app, &room, caller, which, headers, extent).await,
        Err(error) => error.into_response(),
    }
}

/// What a page gets that has just changed something: the parts that are different now.
pub(crate) async fn after(
    app: &App,
    room: &Room,
    caller: Caller,
    which: &Which,
    since: &Since,
    headers: &HeaderMap,
) -> Response {
    look(app, room, caller, which, headers, since.extent()).await
}

async fn look(
    app: &App,
    room: &Room,
    caller: Caller,
    which: &Which,
    headers: &HeaderMap,
    extent: Extent,
) -> Response {
    let (id, language) = (&room.id, text::language(headers));
    let links = match invitations(app, headers, room, caller).await {
        Ok(links) => links,
        Err(error) => return error.into_response(),
    };
    let game_match = match room.known().await {
        Ok(game_match) => game_match,
        Err(error) => return super::failed(language, &error.into()),
    };
    let Ok(history) = &game_match.history else { return plain::stopped(language, &game_match) };
    let Ok(viewer) = caller.viewer(which) else {
        // A seat somebody else holds: look at it from where one is.
        return Redirect::to(&format!("/games/{id}")).into_response();
    };
    with_history!(history, history => {
        let scene = Scene::new(app, language, &game_match, history, viewer, caller.seats, links);
        match extent {
            Extent::Page if scene.seat.is_some() && scene.hand_over_to().is_some() => {
                Redirect::to(&format!("/games/{id}")).into_response()
            }
            Extent::Page => frame::page(&scene).into_response(),
            Extent::Motion(after) => motion::past(&scene, after),
            Extent::Parts(since) => frame::changed(&scene, since.as_ref()).into_response(),
        }
    })
}

/// Links to the seats of people that nobody has taken yet, for whoever set the table.
async fn invitations(
    app: &App,
    headers: &HeaderMap,
    room: &Room,
    caller: Caller,
) -> Result<Vec<(Seat, String)>, crate::api::error::ApiError> {
    let host = room.game_match.lock().await.head.host;
    if caller.seats.is_empty() || host.is_none() || host != visitor(headers) {
        return Ok(Vec::new());
    }
    let held = app.rooms.store.holders(&room.id).await?;
    let people = room.game_match.lock().await.people();
    let free = people.iter().filter(|seat| held.iter().all(|(_, held)| held != seat));
    let link = |seat: Seat| {
        let token = app.rooms.tokens.token(&room.id, seat);
        (seat, app.link(headers, &format!("/join/{}/{token}", room.id)))
    };
    Ok(free.map(link).collect())
}
