//! Company at the table: talking, and letting a bot play for a while.

use super::caller::{Body, Caller, Visit, Which};
use super::error::ApiError;
use super::games::affordable;
use crate::App;
use crate::notice::Notice;
use crate::rooms::Room;
use crate::store::Said;
use crate::text::sentence;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game_core::{Seat, SeatSet, harmless};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest that can be said at once, in characters.
pub const LONGEST: usize = 300;

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What: a sentence, or a sign like 👍. At most 300 characters.
    pub text: String,
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// What was said at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Talk {
    /// In order.
    pub said: Vec<Said>,
}

/// What was said at a table. Whoever watches can read it.
#[utoipa::path(
    get, path = "/api/v1/games/{id}/talk", params(("id" = String, Path)),
    responses((status = 200, body = Talk), (status = 404, body = ApiError)),
)]
pub async fn talk(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Talk>, ApiError> {
    let room = app.rooms.table(&id).await?;
    Ok(Json(Talk { said: app.rooms.store.said(&room.id).await? }))
}

/// Says something to everybody at the table. Streams tell it as `talk`.
#[utoipa::path(
    post, path = "/api/v1/games/{id}/talk", params(("id" = String, Path)), request_body = Say, security(("seat" = [])),
    responses(
        (status = 201, body = Said), (status = 401, body = ApiError), (status = 422, body = ApiError),
        (status = 429, body = ApiError),
    ),
)]
pub async fn say(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(asked): Body<Say>,
) -> Result<(StatusCode, Json<Said>), ApiError> {
    let seat = visit.seat(asked.seat).await?;
    let room = visit.room;
    let text = asked.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(ApiError::illegal(sentence!("error-talk-length", most = LONGEST)));
    }
    let text = harmless(text);
    if !app.limits.talk(&room.id, seat) {
        return Err(ApiError::too_many());
    }
    let said = app.rooms.store.say(&room.id, seat, &text).await?;
    let said = said.ok_or_else(|| ApiError::illegal(sentence!("error-talk-full")))?;
    room.tell(Notice::in_passing("talk", &said));
    Ok((StatusCode::CREATED, Json(said)))
}

/// Agrees that a bot makes the one move of the seat whose time is over; it moves once all others agree.
#[utoipa::path(
    post, path = "/api/v1/games/{id}/clock", params(("id" = String, Path)), security(("seat" = [])),
    responses(
        (status = 200, description = "`moved`: whether all have agreed", body = Object),
        (status = 401, body = ApiError), (status = 409, body = ApiError),
    ),
)]
pub async fn clock(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
) -> Result<Json<Value>, ApiError> {
    let Some(seat) = caller.seats.lowest() else { return Err(ApiError::no_token()) };
    if !app.limits.game(&room.id, seat) {
        return Err(ApiError::too_many());
    }
    Ok(Json(json!({ "moved": app.rooms.agree_to_move(&room, caller.seats).await? })))
}

/// Who shall play for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// A bot or its level; nobody if left out: whoever sits there plays again.
    pub bot: Option<String>,
    /// The seat, for those who hold several, or that of somebody who is away.
    pub seat: Option<u8>,
}

/// Lets a bot play for a seat, or takes the seat back from it. Others may let one play for somebody who has not come yet
/// or has kept them waiting for a day; whoever it is can come back at any time.
#[utoipa::path(
    post, path = "/api/v1/games/{id}/stand-in", params(("id" = String, Path)), request_body = StandIn,
    security(("seat" = [])),
    responses(
        (status = 200, body = Object), (status = 401, body = ApiError), (status = 403, body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub async fn stand_in(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    Body(asked): Body<StandIn>,
) -> Result<Json<Value>, ApiError> {
    let absent = asked.seat.map(Seat).filter(|&seat| asked.bot.is_some() && !caller.seats.contains(seat));
    let seat = match absent {
        Some(seat) => {
            may_replace(&app, &room, caller, seat).await?;
            seat
        }
        None => caller.seat(&Which { seat: asked.seat }, SeatSet::EMPTY)?,
    };
    if !app.limits.game(&room.id, seat) {
        return Err(ApiError::too_many());
    }
    let bot = asked.bot.as_deref().map(affordable).transpose()?;
    app.rooms.stand_in(&room, seat, bot.as_deref()).await?;
    Ok(Json(json!({ "seat": seat, "bot": bot })))
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
    // Whoever has taken a seat but not played yet is only late.
    match game_match.is_away(seat) || !(taken || game_match.has_played(seat)) {
        true => Ok(()),
        false => Err(ApiError::new(StatusCode::FORBIDDEN, "present", sentence!("error-present"))),
    }
}
