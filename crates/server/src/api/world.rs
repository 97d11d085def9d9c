//! Worlds: a game told whole to a program that draws it, previews moves and tells the log by itself, such as the terminal.

use super::caller::{Query, Visit, Which};
use super::error::ApiError;
use crate::status::Status;
use crate::store::now;
use crate::text::sentence;
use crate::tokens::fresh_seed;
use axum::Json;
use game_core::record::SeatInfo;
use game_core::{Dice, World};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A game as one viewer knows it, with all that the viewer may not know made up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WorldShown {
    /// `suburbia` or `neom`.
    pub game: String,
    /// Edition, mode, packs…, as records write them.
    #[schema(value_type = Object)]
    pub rules: Value,
    /// Who sits where, as records write it.
    #[schema(value_type = Vec<Object>)]
    pub seats: Vec<SeatInfo>,
    /// The names by seat.
    pub names: Vec<String>,
    /// The seat that is looked through, if any.
    pub seat: Option<u8>,
    /// Moves played.
    pub ply: usize,
    /// Entries made, take-backs included.
    pub version: u32,
    pub status: Status,
    /// What was dealt, as far as the viewer knows it; the rest is drawn at random out of what is possible.
    #[schema(value_type = Object)]
    pub deal: Value,
    /// Seats and moves in the order in which they came. Where somebody's choice is secret, it is one they could have made.
    #[schema(value_type = Vec<Object>)]
    pub plies: Value,
    /// By seat: how many seconds are left, where there is a clock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clock: Vec<SeatClock>,
}

/// A seat's time.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatClock {
    /// Seconds; negative once it is over.
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
}

/// A whole game that looks exactly like this one to the caller. What the caller may not know is made up, so it tells no more
/// than the view; played from its deal it has the same legal moves, previews and events.
#[utoipa::path(
    get, path = "/games/{id}/world", tag = "games", params(("id" = String, Path), Which),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = WorldShown),
        (status = 422, description = "a lesson, or a game that this version cannot continue", body = ApiError),
    ),
)]
pub(crate) async fn world(
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
) -> Result<Json<WorldShown>, ApiError> {
    let viewer = caller.viewer(&which)?;
    let game_match = room.known().await?;
    let mut dice = Dice::new(fresh_seed(), 0);
    let world = game_match.world(viewer, &mut dice);
    let World { deal, plies } = world.ok_or_else(|| ApiError::illegal(sentence!("error-no-world")))?;
    let clock = game_match.head.clock.map_or(Vec::new(), |terms| {
        let to_act = game_match.to_act();
        let seats = game_match.people().iter().last().map_or(0, |seat| seat.index() + 1);
        (0..seats)
            .map(|index| {
                let seat = game_core::Seat::from_index(index);
                let until = game_match.watch.deadline(&terms, seat).filter(|_| to_act.contains(seat));
                let left = until.map_or(game_match.watch.budget(&terms, seat), |until| until - now());
                SeatClock { left, runs: until.is_some() }
            })
            .collect()
    });
    Ok(Json(WorldShown {
        game: game_match.head.game.clone(),
        rules: game_match.head.rules.clone(),
        seats: game_match.head.seats.clone(),
        names: game_match.names(language),
        seat: viewer.seat().map(|seat| seat.0),
        ply: game_match.ply(),
        version: game_match.number,
        status: game_match.status(),
        deal,
        plies: serde_json::json!(plies),
        clock,
    }))
}
