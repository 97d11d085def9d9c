//! `planner`: plays made-up games to their ends and takes the move that leads to the best ones.
//!
//! The view is completed at random to a whole game, a *world*, as often as the budget allows. In each world every
//! candidate move is tried: it is made, and then all seats play on by a quick [`Policy`] until the game is over. All
//! candidates meet the same worlds and the same dice, so that luck does not decide between them. The worse half is
//! dropped again and again, until the budget is used up on the best ones (sequential halving). Below each candidate a
//! tree of the planner's own next moves grows, so that what a move prepares is found.
//!
//! Nothing here knows a game; [`Policy`] is what a game must tell.

mod any;
mod search;
mod tree;
mod worlds;

pub use any::AnyPolicy;
pub use worlds::{Follower, play_worlds};

use crate::Bot;
use game_core::{Dice, Game, Outcome, Seat};
use std::time::Duration;

/// How long to think about one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Wall-clock time.
    Time(Duration),
    /// Games played on to their ends: the same dice give the same move on any machine and number of threads.
    Iterations(u64),
}

/// How to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// For each move; a move without alternative needs none.
    pub budget: Budget,
    /// How many threads think.
    pub threads: usize,
}

/// A game the planner can play.
pub trait PlanGame: Game<Move: Sync> {
    /// What is known about playing it.
    type Policy: Policy<Self>;
}

/// What the planner must know about a game. A policy may hold buffers; what it answers must not depend on them.
pub trait Policy<G: Game>: Default + Send {
    /// Lists the viewer's moves that are worth a thought, the most promising first, each with a guess of its worth;
    /// at most `ways` to do what is nearly the same, as to build one tile on one of several cells. There is at least one.
    fn candidates(&mut self, view: &G::View<'_>, ways: usize, out: &mut Vec<(G::Move, f64)>);

    /// A number for what a move does, the same in all worlds in which it does that.
    fn key(&self, world: &G, mv: &G::Move) -> u64;

    /// Another world begins: what was kept about the last one is forgotten.
    fn begin(&mut self) {}

    /// A good move for a seat to act in a made-up world, found quickly, from what that seat may know.
    fn quick(&mut self, world: &G, seat: Seat, dice: &mut Dice) -> G::Move;

    /// What the end of a game is worth to a seat.
    fn worth(&self, world: &G, seat: Seat) -> f64;
}

/// Points of difference that count as much as a win.
const MARGIN: f64 = 60.0;

/// What an end is worth to a seat: the lead over the best of the others, and the win; alone, the score.
pub fn worth_of(outcome: &Outcome, seat: Seat) -> f64 {
    let won = if outcome.scores.len() > 1 { won_by(outcome, seat) } else { 0.0 };
    won + f64::from(points_of(outcome, seat)) / MARGIN
}

/// How far a seat is ahead of the best of the others at the end; alone, its score.
fn points_of(outcome: &Outcome, seat: Seat) -> i32 {
    let others = outcome.scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    outcome.scores[seat.index()] - others.map(|(_, &score)| score).max().unwrap_or(0)
}

/// A seat's share of the win.
fn won_by(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// What the planner thinks of a move.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// The mean worth of the games it led to: higher is better, on the scale of [`Policy::worth`].
    pub value: f64,
    /// How many points the seat was ahead of the best of the others in the end, on average; alone, its score.
    pub points: f64,
    /// Which part of those games the seat won, 0 to 1; a shared win counts as a share.
    pub wins: f64,
    /// How many games those were.
    pub visits: u64,
    /// Their share of all iterations, 0 to 1.
    pub share: f64,
}

/// What the planner thinks of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis<M> {
    /// The moves it looked at, best first. There is at least one.
    pub candidates: Vec<Candidate<M>>,
    /// How many games were played to their ends.
    pub iterations: u64,
}

impl<M> Analysis<M> {
    /// The move to play.
    pub fn best(&self) -> &Candidate<M> {
        &self.candidates[0]
    }
}

/// The searching bot.
pub struct Planner<G: PlanGame> {
    options: Options,
    /// One for each thread.
    policies: Vec<G::Policy>,
}

impl<G: PlanGame> Planner<G> {
    /// A planner with this budget.
    pub fn new(options: Options) -> Planner<G> {
        let policies = (0..options.threads.max(1)).map(|_| G::Policy::default()).collect();
        Planner { options, policies }
    }

    /// Thinks about the viewer's moves; the viewer is to act.
    pub fn analyse(&mut self, view: &G::View<'_>, dice: &mut Dice) -> Analysis<G::Move> {
        search::analyse::<G>(view, self.options.budget, &mut self.policies, dice.seed())
    }
}

impl<G: PlanGame> Bot<G> for Planner<G> {
    fn choose(&mut self, view: &G::View<'_>, dice: &mut Dice) -> G::Move {
        self.analyse(view, dice).best().mv.clone()
    }
}
