//! Taking a move back: at once where nobody is harmed, else with everybody's consent.

use super::caller::{Body, Visit};
use super::error::ApiError;
use crate::App;
use crate::limits::Limit;
use crate::rooms::Committed;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskBack {
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// What came of asking or answering.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TookBack {
    /// Whether moves were taken back; if not, the others were asked, or one of them refused.
    pub done: bool,
    /// The ply now, if it was done.
    pub ply: Option<usize>,
}

impl From<Option<Committed>> for TookBack {
    fn from(committed: Option<Committed>) -> TookBack {
        TookBack { done: committed.is_some(), ply: committed.map(|committed| committed.ply) }
    }
}

/// Takes the seat's last move back, with all that came after it. Free while it brought nothing to light and nobody
/// acted on it; where one person plays, always, and the record tells; else the other people are asked.
#[utoipa::path(
    post, path = "/games/{id}/take-back", tag = "take-back", params(("id" = String, Path)),
    request_body = AskBack,
    security(("seat" = [])),
    responses(
        (status = 200, body = TookBack),
        (status = 409, description = "somebody else asks already, or the game has gone on", body = ApiError),
        (status = 422, description = "there is nothing to take back", body = ApiError),
    ),
)]
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(asked): Body<AskBack>,
) -> Result<Json<TookBack>, ApiError> {
    let seat = visit.seat(asked.seat).await?;
    let Visit { room, caller, .. } = visit;
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    Ok(Json(app.rooms.take_back(&room, seat, caller.seats).await?.into()))
}

/// An answer to somebody who asks to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBackAnswer {
    /// Whether it is agreed to.
    pub agree: bool,
}

/// Agrees to a take-back, or refuses it.
#[utoipa::path(
    post, path = "/games/{id}/take-back/answer", tag = "take-back", params(("id" = String, Path)),
    request_body = TakeBackAnswer,
    security(("seat" = [])),
    responses(
        (status = 200, body = TookBack),
        (status = 409, description = "nobody asks", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    Body(answer): Body<TakeBackAnswer>,
) -> Result<Json<TookBack>, ApiError> {
    if caller.seats.is_empty() {
        return Err(ApiError::no_token());
    }
    if !caller.seats.lowest().is_some_and(|seat| app.rooms.limits.of_seat(Limit::Moves, &room.id, seat)) {
        return Err(ApiError::too_many());
    }
    Ok(Json(app.rooms.answer(&room, caller.seats, answer.agree).await?.into()))
}
