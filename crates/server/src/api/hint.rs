//! Hints: what the search bot would do, with reasons in numbers.

use super::caller::{Query, Visit, Which};
use super::error::{ApiError, ErrorCode};
use crate::App;
use crate::game_match::Match;
use crate::hints::{Advice, Confidence, NoAdvice, advise, is_comparable, known};
use crate::limits::{ByAddress, Limit};
use crate::text::sentence;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::hint::HintedPlace;
use render::text::Language;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// What the search bot advises.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The ply the game stands at.
    pub ply: usize,
    /// The version of the game it was thought about for.
    pub version: u32,
    pub seat: u8,
    /// How many made-up games were played on to their ends; none where there is nothing to choose.
    pub games: u64,
    /// How sure the search bot is that the first is the best.
    pub confidence: Confidence,
    /// Up to three moves, the best one first: in the order of their points, but for those with few games.
    pub moves: Vec<HintedMove>,
}

/// A move with what the search bot expects of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintedMove {
    /// In the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The move as a sentence.
    pub text: String,
    /// The same as advice: what to do.
    pub advice: String,
    /// The tile it is about, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    /// Where on the maps it would take place.
    pub places: Vec<HintedPlace>,
    /// What is certain about it besides its own numbers, in words.
    pub reasons: Vec<String>,
    /// The mover's net change by the move itself.
    #[schema(value_type = Object)]
    pub preview: Value,
    /// Points ahead of the best of the others at the end, on average over the games it was tried in; alone, the score.
    pub points: f64,
    /// Which part of those games was won, 0 to 1; left out where nobody plays against one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<f64>,
    /// Which part of all games it was tried in, 0 to 1: what looks bad is dropped early.
    pub share: f64,
    /// How many games that were: with few of them the numbers say little.
    pub games: u64,
    /// Whether its points can be compared with those of the first: it was not dropped early.
    pub comparable: bool,
}

/// Asks the search bot for its best moves. It thinks for a second at most, knows what the seat knows, and plays nothing.
#[utoipa::path(
    get, path = "/games/{id}/hint", tag = "hint", params(("id" = String, Path), Which),
    security(("seat" = [])),
    responses(
        (status = 200, body = Hint),
        (status = 403, description = "several people play, and did not agree on hints", body = ApiError),
        (status = 409, description = "it is not this seat's turn, or the game has gone on", body = ApiError),
    ),
)]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
    ByAddress(address): ByAddress,
) -> Result<Json<Hint>, ApiError> {
    let (seat, version) = {
        let game_match = room.known().await?;
        if !caller.seats.is_empty() && !game_match.head.hints() {
            return Err(ApiError::new(
                StatusCode::FORBIDDEN,
                ErrorCode::NoHints,
                sentence!("error-hints-off"),
            ));
        }
        (caller.seat(&which, game_match.to_act())?, game_match.number)
    };
    let advice = match known(&room, seat, version) {
        Some(advice) => advice,
        None if !app.rooms.limits.of_address(Limit::Hints, address) => return Err(ApiError::too_many()),
        None => advise(&app.rooms, &room, seat, address, app.hint).await.map_err(refused)?,
    };
    let game_match = room.known().await?;
    if game_match.number != advice.version {
        return Err(refused(NoAdvice::Stale));
    }
    told(language, &game_match, &advice).map(Json)
}

/// The advice with what its moves are and do.
fn told(language: Language, game_match: &Match, advice: &Advice) -> Result<Hint, ApiError> {
    let alone = game_match.head.seats.len() == 1;
    let first = advice.moves.first();
    let moves = advice.moves.iter().map(|advised| {
        let told = game_match.describe(language, advice.seat, &advised.mv).map_err(|_| ApiError::broken())?;
        Ok(HintedMove {
            mv: advised.mv.clone(),
            text: told.text,
            advice: told.hint.text,
            tile: told.hint.tile.map(str::to_owned),
            places: told.hint.places,
            reasons: told.hint.reasons,
            preview: told.preview,
            points: rounded(advised.points),
            wins: (!alone).then(|| rounded(advised.wins)),
            share: rounded(advised.share),
            games: advised.games,
            comparable: first.is_none_or(|first| is_comparable(first, advised)),
        })
    });
    Ok(Hint {
        ply: game_match.ply(),
        version: advice.version,
        seat: advice.seat.0,
        games: advice.games,
        confidence: advice.confidence(),
        moves: moves.collect::<Result<_, ApiError>>()?,
    })
}

/// What is an estimate is not told as if it were exact.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn refused(reason: NoAdvice) -> ApiError {
    match reason {
        NoAdvice::NotYourTurn => {
            ApiError::new(StatusCode::CONFLICT, ErrorCode::NotYourTurn, sentence!("error-no-hint"))
        }
        NoAdvice::Stale => ApiError::stale(),
        NoAdvice::Busy => ApiError::too_many(),
        NoAdvice::Broken => ApiError::broken(),
    }
}
