//! What the planner knows about NEOM.

use super::Greedy;
use crate::Bot;
use crate::planner::Policy;
use game_core::{Dice, Game, Seat, Viewer};
use neom::moves::Move;
use neom::{Neom, NeomView};

/// How many moves are worth a thought.
const CANDIDATES: usize = 16;
/// Points of difference that are nearly as good as a win.
const MARGIN: f64 = 40.0;
/// What a win counts against a difference of [`MARGIN`] points.
const WIN: f64 = 0.5;

/// Candidates and quick play by the estimate of [`Greedy`].
#[derive(Debug, Default)]
pub struct NeomPolicy {
    greedy: Greedy,
}

impl Policy<Neom> for NeomPolicy {
    fn candidates(&mut self, view: &NeomView<'_>, out: &mut Vec<(Move, f64)>) {
        self.greedy.judge(view, |mv, value| out.push((mv, value)));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(CANDIDATES);
    }

    fn quick(&mut self, world: &Neom, seat: Seat, dice: &mut Dice) -> Move {
        self.greedy.choose(&world.view(Viewer::Seat(seat)), dice)
    }

    fn worth(&self, world: &Neom, seat: Seat) -> f64 {
        let Some(outcome) = world.outcome() else { return 0.0 };
        let mine = outcome.scores[seat.index()];
        let others = outcome.scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
        match others.map(|(_, &score)| score).max() {
            None => f64::from(mine) / MARGIN,
            Some(best) => {
                let won =
                    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                WIN * won + f64::from(mine - best) / MARGIN
            }
        }
    }
}
