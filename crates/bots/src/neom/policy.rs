//! What the planner knows about NEOM: which moves deserve a thought, how to play on quickly, what an end is worth.

use super::Greedy;
use crate::planner::{Policy, worth_of};
use game_core::{Dice, Game, Seat, Viewer};
use neom::moves::Move;
use neom::setup::MAX_SEATS;
use neom::{Neom, NeomView};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many moves are worth a thought.
const CANDIDATES: usize = 12;

/// Candidates and quick play by the estimate of [`Greedy`].
#[derive(Debug, Default)]
pub struct NeomPolicy {
    greedy: Greedy,
    /// By seat: the action that spoke for the pick which was made last.
    intended: [Option<Move>; MAX_SEATS],
}

impl Policy<Neom> for NeomPolicy {
    fn candidates(&mut self, view: &NeomView<'_>, _: usize, out: &mut Vec<(Move, f64)>) {
        self.greedy.judge(view, |mv, value, _| out.push((mv, value)));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(CANDIDATES);
    }

    fn key(&self, _: &Neom, mv: &Move) -> u64 {
        let mut hasher = DefaultHasher::new();
        mv.hash(&mut hasher);
        hasher.finish()
    }

    fn begin(&mut self) {
        self.intended = [None; MAX_SEATS];
    }

    fn quick(&mut self, world: &Neom, seat: Seat, _: &mut Dice) -> Move {
        let view = world.view(Viewer::Seat(seat));
        if let Some(mv) = self.intended[seat.index()].take()
            && view.may(mv)
        {
            return mv;
        }
        let mut best = None;
        self.greedy.judge(&view, |mv, value, then| {
            if best.is_none_or(|(_, most, _)| value > most) {
                best = Some((mv, value, then));
            }
        });
        let (mv, _, then) = best.expect("somebody to act has a move"); // never fails
        self.intended[seat.index()] = then;
        mv
    }

    fn worth(&self, world: &Neom, seat: Seat) -> f64 {
        world.outcome().map_or(0.0, |outcome| worth_of(&outcome, seat))
    }
}
