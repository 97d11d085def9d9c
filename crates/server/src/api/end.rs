//! Ending a game before its rules do: by agreement, or by giving up.

use super::caller::{Body, Visit};
use super::error::ApiError;
use crate::App;
use crate::limits::Limit;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// An offer to end the game, or an answer to one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndGame {
    /// Whether one would like to end it; asking for it and agreeing to it are the same.
    pub agree: bool,
}

/// What came of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct EndedGame {
    /// Whether the game is over now.
    pub over: bool,
}

/// Offers the others to end the game without a result, agrees to that, or declines it. It is over once all people agree for
/// whom no bot plays, and counts in no statistics; an offer is gone when somebody moves.
#[utoipa::path(
    post, path = "/games/{id}/end", tag = "games", params(("id" = String, Path)), request_body = EndGame,
    security(("seat" = [])),
    responses(
        (status = 200, body = EndedGame),
        (status = 409, description = "nobody asks to end it", body = ApiError),
        (status = 422, description = "one plays alone, or the game is over", body = ApiError),
    ),
)]
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    Body(asked): Body<EndGame>,
) -> Result<Json<EndedGame>, ApiError> {
    let seat = caller.seats.lowest().ok_or_else(ApiError::no_token)?;
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    if asked.agree {
        return Ok(Json(EndedGame { over: app.rooms.agree_to_end(&room, caller.seats).await? }));
    }
    app.rooms.decline_end(&room).await?;
    Ok(Json(EndedGame { over: false }))
}

/// Who gives up.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resign {
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// Gives a game up for good. The usual bot plays the seat to the end, which is placed last then; if no other person plays,
/// the game is over at once.
#[utoipa::path(
    post, path = "/games/{id}/resign", tag = "games", params(("id" = String, Path)), request_body = Resign,
    security(("seat" = [])),
    responses((status = 200, body = EndedGame), (status = 422, description = "the game is over", body = ApiError)),
)]
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(asked): Body<Resign>,
) -> Result<Json<EndedGame>, ApiError> {
    let seat = visit.seat(asked.seat).await?;
    let room = visit.room;
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    Ok(Json(EndedGame { over: app.rooms.resign(&room, seat).await? }))
}
