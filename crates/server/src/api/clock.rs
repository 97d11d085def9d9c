//! What the others may do when the time of a seat is over.

use super::caller::Visit;
use super::error::ApiError;
use crate::App;
use crate::limits::Limit;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// What came of agreeing.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Agreed {
    /// Whether everybody has agreed, so that the bot moved.
    pub moved: bool,
}

/// Agrees that a bot makes the one move of the seat whose time is over; it moves once all others agree.
#[utoipa::path(
    post, path = "/games/{id}/clock", tag = "clock", params(("id" = String, Path)), security(("seat" = [])),
    responses(
        (status = 200, body = Agreed),
        (status = 409, description = "nobody's time is over", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub(crate) async fn clock(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
) -> Result<Json<Agreed>, ApiError> {
    let Some(seat) = caller.seats.lowest() else { return Err(ApiError::no_token()) };
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    let moved = app.rooms.agree_to_move(&room, caller.seats).await?;
    Ok(Json(Agreed { moved }))
}
