//! Conditional moves: what is to be played as soon as a seat's turn comes, if it is still there and does the same.

use super::caller::{Body, Query, Visit, Which};
use super::error::{ApiError, ErrorCode};
use super::moves::short;
use crate::App;
use crate::conditional::{self, NotLeft};
use crate::limits::Limit;
use crate::text::{say, sentence};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::{Seat, SeatSet};
use games::plan::PlanStep;
use render::text::Language;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A move to be played as soon as the turn comes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewConditional {
    /// In the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The tile it is about, by its id: it may lie somewhere else when the turn comes.
    pub tile: Option<String>,
    /// Where it goes, where the move itself does not say it.
    pub at: Option<String>,
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
}

/// What a seat left.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ConditionalState {
    /// The move that waits; nothing if there is none.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The tile it is about.
    pub tile: Option<String>,
    /// Why it was not played, in words, if its turn has come.
    pub failed: Option<String>,
}

/// The move that waits for the turn of the seat of the token. Nobody else can see it.
#[utoipa::path(
    get, path = "/games/{id}/conditional", tag = "conditional", operation_id = "conditional",
    params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses((status = 200, body = ConditionalState)),
)]
pub(crate) async fn show(
    visit: Visit,
    Query(which): Query<Which>,
) -> Result<Json<ConditionalState>, ApiError> {
    let seat = visit.caller.seat(&which, SeatSet::EMPTY)?;
    Ok(Json(state(&visit, seat).await))
}

/// Leaves a move that is played as soon as the seat's turn comes: if its tile is still there at the same price, and the move
/// is legal and does for the seat what it does now. Else it is not played, and its owner is called. It is for the next turn
/// only; a move that is taken back ends it, and so does a bot that plays for the seat.
#[utoipa::path(
    put, path = "/games/{id}/conditional", tag = "conditional", operation_id = "leave_conditional", params(("id" = String, Path)),
    request_body = NewConditional,
    security(("seat" = [])),
    responses(
        (status = 200, body = ConditionalState),
        (status = 409, description = "it is this seat's turn, or the game is over", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(asked): Body<NewConditional>,
) -> Result<Json<ConditionalState>, ApiError> {
    let seat = visit.caller.seat(&Which { seat: asked.seat }, SeatSet::EMPTY)?;
    if !app.rooms.limits.of_seat(Limit::Moves, &visit.room.id, seat) {
        return Err(ApiError::too_many());
    }
    short(&asked.mv)?;
    asked.tile.as_deref().map(short).transpose()?;
    asked.at.as_deref().map(short).transpose()?;
    let step = PlanStep { mv: asked.mv, tile: asked.tile, at: asked.at };
    let left = conditional::leave(&app.rooms, &visit.room, visit.language, seat, step).await;
    left.map_err(|refused| match refused {
        NotLeft::Now => {
            ApiError::new(StatusCode::CONFLICT, ErrorCode::Stale, sentence!("error-conditional-now"))
        }
        NotLeft::Refused(why) => ApiError::illegal(why.as_str()),
        NotLeft::Store(error) => error.into(),
    })?;
    Ok(Json(state(&visit, seat).await))
}

/// Forgets the move that waits.
#[utoipa::path(
    delete, path = "/games/{id}/conditional", tag = "conditional", operation_id = "forget_conditional", params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses((status = 200, body = ConditionalState)),
)]
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    visit: Visit,
    Query(which): Query<Which>,
) -> Result<Json<ConditionalState>, ApiError> {
    let seat = visit.caller.seat(&which, SeatSet::EMPTY)?;
    conditional::forget(&app.rooms, &visit.room, seat).await?;
    Ok(Json(state(&visit, seat).await))
}

async fn state(visit: &Visit, seat: Seat) -> ConditionalState {
    let game_match = visit.room.game_match.lock().await;
    let Some(left) = game_match.conditionals.get(&seat) else {
        return ConditionalState { mv: None, tile: None, failed: None };
    };
    let failed = failure(visit.language, &game_match, seat);
    ConditionalState { mv: Some(left.step.mv.clone()), tile: left.step.tile.clone(), failed }
}

/// Why a seat's conditional move was not played; nothing if there is none, or its turn has not come.
pub(crate) fn failure(
    language: Language,
    game_match: &crate::game_match::Match,
    seat: Seat,
) -> Option<String> {
    let left = game_match.conditionals.get(&seat)?;
    match left.failed? {
        conditional::Failure::TakenBack => Some(say!(language, "plan-taken-back")),
        conditional::Failure::Changed => Some(
            game_match
                .fulfilled(language, seat, left)
                .err()
                .unwrap_or_else(|| say!(language, "error-broken")),
        ),
    }
}
