//! Bots that play for people who are away.

use super::caller::{Body, Caller, Visit, Which};
use super::error::{ApiError, ErrorCode};
use super::games::affordable;
use crate::App;
use crate::limits::Limit;
use crate::rooms::Room;
use crate::text::sentence;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::name::USUAL_LEVEL;
use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Who shall play for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    /// A bot or its level; nobody if left out: whoever sits there plays again. For somebody else's seat it is the usual one,
    /// whichever is named.
    pub bot: Option<String>,
    /// The seat, for those who hold several, or that of somebody who is away.
    pub seat: Option<u8>,
}

/// Who plays for a seat now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StandsIn {
    /// Nothing if whoever sits there plays.
    pub bot: Option<String>,
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Lets a bot play for a seat, or takes the seat back from it. Others may let the usual one play for somebody who is not
/// watching and has kept them waiting: for ten minutes if nobody has sat down there yet, else for a day. Whoever it is can
/// come back at any time.
#[utoipa::path(
    post, path = "/games/{id}/stand-in", tag = "stand-in", params(("id" = String, Path)),
    request_body = StandIn,
    security(("seat" = [])),
    responses((status = 200, body = StandsIn), (status = 422, body = ApiError)),
)]
pub(crate) async fn stand_in(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    Body(asked): Body<StandIn>,
) -> Result<Json<StandsIn>, ApiError> {
    let absent = asked.seat.map(Seat).filter(|&seat| asked.bot.is_some() && !caller.seats.contains(seat));
    let (seat, named) = match absent {
        Some(seat) => {
            may_replace(&app, &room, caller, seat).await?;
            // A rival would choose a weak one.
            (seat, Some(USUAL_LEVEL))
        }
        None => (caller.seat(&Which { seat: asked.seat }, SeatSet::EMPTY)?, asked.bot.as_deref()),
    };
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    if room.game_match.lock().await.has_given_up(seat) {
        return Err(ApiError::illegal(sentence!("error-resigned")));
    }
    let game = room.game_match.lock().await.head.game.clone();
    let bot = named.map(|bot| affordable(&game, bot)).transpose()?;
    app.rooms.stand_in(&room, seat, bot.as_deref()).await?;
    Ok(Json(StandsIn { bot, seat }))
}

/// Whether somebody at the table may let a bot play for somebody else.
async fn may_replace(app: &App, room: &Room, caller: Caller, seat: Seat) -> Result<(), ApiError> {
    if caller.seats.is_empty() {
        return Err(ApiError::no_token());
    }
    let taken = app.rooms.store.holders(&room.id).await?.iter().any(|(_, held)| *held == seat);
    let game_match = room.game_match.lock().await;
    if !game_match.people().contains(seat) {
        return Err(ApiError::illegal(sentence!("error-nobody")));
    }
    // Whoever has taken a seat but not played yet is only late, and whoever watches is there.
    let away = game_match.is_away(seat) || (!taken && game_match.is_missing(seat));
    match away && !room.is_watched_by(seat) {
        true => Ok(()),
        false => Err(ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Present, sentence!("error-present"))),
    }
}
