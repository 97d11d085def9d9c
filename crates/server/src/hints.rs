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
use crate::scheduler::{Lane, PutOff};
use bots::planner::{Budget, Options, Planner};
use game_core::{Dice, Seat, Viewer};
use games::Playable;
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;

/// So many moves are advised.
pub(crate) const MOST: usize = 3;

/// What the search bot thinks of a position.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Advice {
    /// Whom it is for.
    pub seat: Seat,
    /// The entries of the game it was thought about for.
    pub version: u32,
    /// The best moves, the best one first; see [`ordered`]. There is at least one.
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

/// How sure the search bot is that its first move is the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Confidence {
    /// There is nothing to choose.
    Only,
    /// The first stands out.
    Clear,
    /// The first looks best.
    Likely,
    /// The first ones are about as good.
    Close,
    /// There was time for few games only.
    Guess,
}

/// So many games are few.
const FEW_GAMES: u64 = 40;
/// Moves that differ by more points at the end, or that much more often win, are told apart; those that differ by less are
/// about as good.
const CLEAR: (f64, f64) = (4.0, 0.1);
const CLOSE: (f64, f64) = (1.0, 0.03);

impl Advice {
    /// How sure it is.
    pub(crate) fn confidence(&self) -> Confidence {
        let [first, rest @ ..] = self.moves.as_slice() else { return Confidence::Only };
        if self.games == 0 || rest.is_empty() {
            return Confidence::Only;
        }
        if self.games < FEW_GAMES {
            return Confidence::Guess;
        }
        // What was dropped early is no rival.
        let Some(next) = rest.iter().find(|next| is_comparable(first, next)) else {
            return Confidence::Clear;
        };
        let (points, wins) = (first.points - next.points, first.wins - next.wins);
        match () {
            () if points >= CLEAR.0 || wins >= CLEAR.1 => Confidence::Clear,
            () if points < CLOSE.0 && wins.abs() < CLOSE.1 => Confidence::Close,
            () => Confidence::Likely,
        }
    }
}

/// Whether two moves were tried in about as many games, so that their numbers can be compared.
pub(crate) fn is_comparable(one: &Advised, other: &Advised) -> bool {
    4 * one.games.min(other.games) >= 3 * one.games.max(other.games)
}

/// In the order of the points that are shown. What was dropped early comes last: its few games say little.
fn ordered(mut moves: Vec<Advised>) -> Vec<Advised> {
    let most = moves.iter().max_by_key(|one| one.games).cloned();
    let early = |one: &Advised| most.as_ref().is_some_and(|most| !is_comparable(most, one));
    moves.sort_by(|a, b| early(a).cmp(&early(b)).then(b.points.total_cmp(&a.points)));
    moves
}

/// Why there is no advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoAdvice {
    /// The seat has nothing to decide now.
    NotYourTurn,
    /// The game went on meanwhile.
    Stale,
    /// Too much is being thought about already.
    Busy,
    /// A fault of ours.
    Broken,
}

/// What the search bot advises a seat to do now; `address` is who asks.
pub(crate) async fn advise(
    rooms: &Rooms,
    room: &Room,
    seat: Seat,
    address: Option<IpAddr>,
    budget: Budget,
) -> Result<Arc<Advice>, NoAdvice> {
    let (version, think) = {
        let game_match = room.game_match.lock().await;
        (game_match.number, thought(&game_match, seat, budget).ok_or(NoAdvice::NotYourTurn)?)
    };
    if let Some(known) = known(room, seat, version) {
        return Ok(known);
    }
    let turn =
        rooms.scheduler.turn(Lane::Search, room.asked(address)).await.map_err(|PutOff| NoAdvice::Busy)?;
    // While one waited for a thread the game may have gone on, or somebody else may have asked.
    if room.game_match.lock().await.number != version {
        return Err(NoAdvice::Stale);
    }
    if let Some(known) = known(room, seat, version) {
        return Ok(known);
    }
    let advice = Arc::new(turn.run(think).await.ok_or(NoAdvice::Broken)?);
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
    // A lesson has its own hints, and not all that a search needs to know.
    let lesson = game_match.head.lesson().is_some();
    if lesson || !game_match.to_act().contains(seat) || !game_match.people().contains(seat) {
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
        Advice { seat, version, moves: ordered(advised.collect()), games }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advised(points: f64, wins: f64, games: u64) -> Advised {
        Advised { mv: format!("{points}"), points, wins, share: 0.0, games }
    }

    fn advice(moves: &[(f64, f64, u64)]) -> Advice {
        let moves: Vec<Advised> =
            moves.iter().map(|&(points, wins, games)| advised(points, wins, games)).collect();
        let games = moves.iter().map(|one| one.games).sum();
        Advice { seat: Seat(0), version: 0, moves: ordered(moves), games }
    }

    #[test]
    fn moves_stand_in_the_order_of_their_points_and_what_was_dropped_comes_last() {
        let check = |moves: &[(f64, f64, u64)], expected: &[f64]| {
            let points: Vec<f64> = advice(moves).moves.iter().map(|one| one.points).collect();
            assert_eq!(points, expected);
        };
        check(&[(3.0, 0.5, 100), (4.0, 0.4, 100), (9.0, 0.9, 20)], &[4.0, 3.0, 9.0]);
        check(&[(1.0, 0.5, 100), (2.0, 0.5, 80)], &[2.0, 1.0]);
    }

    #[test]
    fn the_words_for_how_sure_it_is_follow_the_numbers() {
        let check = |moves: &[(f64, f64, u64)], expected| assert_eq!(advice(moves).confidence(), expected);
        check(&[(3.0, 0.5, 0)], Confidence::Only);
        check(&[(3.0, 0.5, 12), (1.0, 0.5, 12)], Confidence::Guess);
        check(&[(9.0, 0.7, 100), (3.0, 0.5, 100)], Confidence::Clear);
        check(&[(3.2, 0.5, 100), (3.0, 0.51, 100)], Confidence::Close);
        check(&[(5.0, 0.55, 100), (3.0, 0.5, 100)], Confidence::Likely);
        check(&[(5.0, 0.55, 100), (8.0, 0.5, 10)], Confidence::Clear);
    }
}
