//! The page of a table.
//!
//! One file a part. A part is an element with an id and the class `part`, made from the view of whoever looks. A page
//! that is open asks for its parts again when something happened, and puts those in that changed.
//!
//! **Invariant:** everything here is made from [`Scene`], and what a scene knows of the position is a view.

mod bar;
mod borough;
mod dale;
mod dialogs;
mod frame;
mod goals;
mod hand_over;
mod log;
mod market;
mod plain;
mod scene;
mod seats;
mod since;
mod tiles;

use crate::api::caller::{Caller, Which, visitor};
use crate::hall::Seated;
use crate::line::AnyLine;
use crate::{Answer, App, text};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect};
use game_core::Seat;
use scene::Scene;
use std::sync::Arc;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Page,
    Parts,
}

/// The seat to look through; nonsense asks for none.
type Asked = Result<Query<Which>, QueryRejection>;

/// The page of a game.
pub async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    which: Asked,
    headers: HeaderMap,
) -> Answer {
    show(&app, &id, &which.map(|which| which.0).unwrap_or_default(), &headers, Extent::Page).await
}

/// The parts of that page, as they are now.
pub async fn parts(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    which: Asked,
    headers: HeaderMap,
) -> Answer {
    show(&app, &id, &which.map(|which| which.0).unwrap_or_default(), &headers, Extent::Parts).await
}

async fn show(app: &App, id: &str, which: &Which, headers: &HeaderMap, extent: Extent) -> Answer {
    let language = text::language(headers);
    let seated = match app.hall.table(id).await {
        Ok(seated) => seated,
        Err(error) => return super::failed(language, &error),
    };
    let caller = match Caller::of(app, headers, &seated).await {
        Ok(caller) => caller,
        Err(error) => return error.into_response(),
    };
    let links = match invitations(app, headers, &seated, caller).await {
        Ok(links) => links,
        Err(error) => return error.into_response(),
    };
    let sitting = seated.sitting.lock().await;
    let line = match &sitting.line {
        Ok(AnyLine::Suburbia(line)) => line,
        Ok(_) => return plain::other_game(language, &sitting),
        Err(_) => return plain::stopped(language, &sitting),
    };
    let Ok(viewer) = caller.viewer(which) else {
        // A seat somebody else holds: look at it from where one is.
        return Redirect::to(&format!("/games/{id}")).into_response();
    };
    let scene = Scene::new(app, language, &sitting, line, viewer, caller.seats, links);
    if extent == Extent::Page && scene.seat.is_some() && scene.hand_over_to().is_some() {
        return Redirect::to(&format!("/games/{id}")).into_response();
    }
    match extent {
        Extent::Page => frame::page(&scene).into_response(),
        Extent::Parts => frame::parts(&scene).into_response(),
    }
}

/// Links to the seats of people that nobody has taken yet, for whoever set the table.
async fn invitations(
    app: &App,
    headers: &HeaderMap,
    seated: &Seated,
    caller: Caller,
) -> Result<Vec<(Seat, String)>, crate::api::error::ApiError> {
    let host = seated.sitting.lock().await.head.host;
    if caller.seats.is_empty() || host.is_none() || host != visitor(headers) {
        return Ok(Vec::new());
    }
    let held = app.hall.store.holders(&seated.id).await?;
    let people = seated.sitting.lock().await.people();
    let free = people.iter().filter(|seat| held.iter().all(|(_, held)| held != seat));
    let link = |seat: Seat| {
        let token = app.hall.tokens.token(&seated.id, seat);
        (seat, app.link(headers, &format!("/join/{}/{token}", seated.id)))
    };
    Ok(free.map(link).collect())
}
