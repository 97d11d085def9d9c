//! Plans: moves laid out before one's turn, or before one can pay for them, and what may come of them.

use super::caller::{Body, Visit};
use super::error::{ApiError, ErrorCode};
use super::moves::short;
use crate::App;
use crate::limits::{ByAddress, Limit};
use crate::plans::{self, NoPlan};
use crate::text::sentence;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::Seat;
use games::plan::{Forecast, MOST_STEPS, Plan, PlanStep};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A plan that is asked about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskedPlan {
    /// The seat, for those who hold several.
    pub seat: Option<u8>,
    /// Up to three moves, one for each turn that comes.
    pub steps: Vec<PlanStep>,
    /// Whether to list what can be planned after them.
    #[serde(default)]
    pub list: bool,
}

/// What a plan leads to.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlanAnswer {
    /// The version of the game it was made for.
    pub version: u32,
    #[serde(flatten)]
    pub plan: Plan,
}

/// What may come of a plan.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ForecastAnswer {
    /// The version of the game it was made for.
    pub version: u32,
    #[serde(flatten)]
    pub forecast: Forecast,
}

/// What moves would do that a seat plans for its next turns, off turn and whether or not it can pay for them yet. Nothing is
/// played, and nobody else learns of it.
#[utoipa::path(
    post, path = "/games/{id}/plan", tag = "plan", params(("id" = String, Path)), request_body = AskedPlan,
    security(("seat" = [])),
    responses(
        (status = 200, body = PlanAnswer),
        (status = 409, description = "nothing can be planned here", body = ApiError),
    ),
)]
pub(crate) async fn plan(visit: Visit, Body(asked): Body<AskedPlan>) -> Result<Json<PlanAnswer>, ApiError> {
    let seat = checked(&visit, &asked).await?;
    let game_match = visit.room.known().await?;
    let plan = game_match.plan(visit.language, seat, &asked.steps, asked.list);
    let version = game_match.number;
    plan.map(|plan| Json(PlanAnswer { version, plan })).ok_or_else(|| refused(NoPlan::Nothing))
}

/// What may come of a plan round by round: exactly if nothing else happens, and as bands from made-up games in which all
/// play on. It knows what the seat knows, and plays nothing.
#[utoipa::path(
    post, path = "/games/{id}/plan/forecast", tag = "plan", params(("id" = String, Path)), request_body = AskedPlan,
    security(("seat" = [])),
    responses(
        (status = 200, body = ForecastAnswer),
        (status = 409, description = "nothing can be planned here, or the game has gone on", body = ApiError),
    ),
)]
pub(crate) async fn forecast(
    State(app): State<Arc<App>>,
    visit: Visit,
    ByAddress(address): ByAddress,
    Body(asked): Body<AskedPlan>,
) -> Result<Json<ForecastAnswer>, ApiError> {
    let seat = checked(&visit, &asked).await?;
    if !app.rooms.limits.of_address(Limit::Forecasts, address) {
        return Err(ApiError::too_many());
    }
    let (rooms, room, worlds) = (&app.rooms, &visit.room, app.forecast);
    let made = plans::forecast(rooms, room, visit.language, seat, asked.steps, worlds, address).await;
    let (version, forecast) = made.map_err(refused)?;
    Ok(Json(ForecastAnswer { version, forecast }))
}

/// The seat that plans; a plan that nobody could have made is refused.
async fn checked(visit: &Visit, asked: &AskedPlan) -> Result<Seat, ApiError> {
    if asked.steps.len() > MOST_STEPS + 1 {
        return Err(ApiError::malformed("a plan has at most three steps"));
    }
    for step in &asked.steps {
        short(&step.mv)?;
        step.tile.as_deref().map(short).transpose()?;
        step.at.as_deref().map(short).transpose()?;
    }
    visit.seat(asked.seat).await
}

fn refused(reason: NoPlan) -> ApiError {
    match reason {
        NoPlan::Nothing => {
            ApiError::new(StatusCode::CONFLICT, ErrorCode::NotYourTurn, sentence!("error-no-plan"))
        }
        NoPlan::Stale => ApiError::stale(),
        NoPlan::Busy => ApiError::too_many(),
        NoPlan::Broken => ApiError::broken(),
    }
}
