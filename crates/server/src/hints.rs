//! Hints: the search bot's best moves for a seat that has to act, with what it expects of them.
//!
//! A hint is thought about like a bot's move, on the same bounded threads, and kept until the game goes on: whoever asks
//! again in the same position is answered at once.
//!
//! **Invariant:** the bot is given the view of the seat that asks, and dice that do not depend on the game's seed. So
//! positions that look alike to the seat get the same thoughts.

use crate::game_match::Match;
use crate::history::{History, with_history};
use crate::rooms::{Room, Rooms};
use bots::planner::{Budget, Options, Planner};
use game_core::{Dice, Seat, Viewer};
use games::Playable;
use std::sync::Arc;

/// So many moves are advised.
pub(crate) const MOST: usize = 3;

/// What the search bot thinks of a position.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Advice {
    /// Whom it is for.
    pub seat: Seat,
    /// The entries of the game it was thought about for.
    pub version: u32,
    /// The best moves, the best one first. There is at least one.
    pub moves: Vec<Advised>,
    /// How many games were played on to their ends.
    pub games: u64,
}

/// What it thinks of a move.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Advised {
    /// In the notation of records.
    pub mv: String,
    /// How far the seat was ahead in the end, on average; alone, its score.
    pub points: f64,
    /// Which part of the games it won, 0 to 1.
    pub wins: f64,
    /// Which part of the thought went into it, 0 to 1.
    pub share: f64,
    /// How many games that were.
    pub games: u64,
}

/// Why there is no advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoAdvice {
    /// The seat has nothing to decide now.
    NotYourTurn,
    /// The game went on meanwhile.
    Stale,
    /// A fault of ours.
    Broken,
}

/// What the search bot advises a seat to do now.
pub(crate) async fn advise(
    rooms: &Rooms,
    room: &Room,
    seat: Seat,
    budget: Budget,
) -> Result<Arc<Advice>, NoAdvice> {
    let (version, think) = {
        let game_match = room.game_match.lock().await;
        (game_match.number, thought(&game_match, seat, budget).ok_or(NoAdvice::NotYourTurn)?)
    };
    if let Some(known) = known(room, seat, version) {
        return Ok(known);
    }
    let _permit = rooms.thinkers.clone().acquire_owned().await.map_err(|_| NoAdvice::Broken)?;
    // While one waited for a thread the game may have gone on, or somebody else may have asked.
    if room.game_match.lock().await.number != version {
        return Err(NoAdvice::Stale);
    }
    if let Some(known) = known(room, seat, version) {
        return Ok(known);
    }
    let advice = Arc::new(tokio::task::spawn_blocking(think).await.map_err(|_| NoAdvice::Broken)?);
    let mut kept = room.advice.lock().expect("poisoned lock");
    kept.retain(|old| old.version >= version && old.seat != seat);
    kept.push(advice.clone());
    Ok(advice)
}

/// What was advised before in the same position.
pub(crate) fn known(room: &Room, seat: Seat, version: u32) -> Option<Arc<Advice>> {
    let kept = room.advice.lock().expect("poisoned lock");
    kept.iter().find(|advice| (advice.seat, advice.version) == (seat, version)).cloned()
}

type Think = Box<dyn FnOnce() -> Advice + Send>;

/// What is to be thought about, free of the table; nothing if the seat has nothing to decide.
fn thought(game_match: &Match, seat: Seat, budget: Budget) -> Option<Think> {
    if !game_match.to_act().contains(seat) || !game_match.people().contains(seat) {
        return None;
    }
    let version = game_match.number;
    with_history!(game_match.history()?, history => Some(think(history, seat, version, budget)))
}

fn think<G: Playable>(history: &History<G>, seat: Seat, version: u32, budget: Budget) -> Think {
    let (game, ply) = (history.game.clone(), history.plies.len() as u64);
    Box::new(move || {
        let mut planner = Planner::<G>::new(Options { budget, threads: 1 });
        let analysis = planner.analyse(&game.view(Viewer::Seat(seat)), &mut Dice::new(ply, 1));
        let games = analysis.iterations;
        let advised = analysis.candidates.into_iter().take(MOST).map(|candidate| Advised {
            points: candidate.points,
            wins: candidate.wins,
            share: candidate.share,
            games: candidate.visits,
            mv: game.write_move(candidate.mv),
        });
        Advice { seat, version, moves: advised.collect(), games }
    })
}
