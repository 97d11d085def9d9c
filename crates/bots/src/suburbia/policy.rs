//! What the planner knows about Suburbia.

use super::Greedy;
use crate::Bot;
use crate::planner::Policy;
use game_core::{Dice, Game, Seat, Viewer};
use suburbia::moves::Move;
use suburbia::{Suburbia, SuburbiaView};

/// How many moves are worth a thought.
const CANDIDATES: usize = 16;
/// Points of difference that are nearly as good as a win.
const MARGIN: f64 = 40.0;
/// What a win counts against a difference of [`MARGIN`] points.
const WIN: f64 = 0.5;

/// Candidates and quick play by the estimate of [`Greedy`].
#[derive(Debug, Default)]
pub struct SuburbiaPolicy {
    greedy: Greedy,
}

impl Policy<Suburbia> for SuburbiaPolicy {
    fn candidates(&mut self, view: &SuburbiaView<'_>, out: &mut Vec<(Move, f64)>) {
        self.greedy.judge(view, |mv, value| out.push((mv, value)));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(CANDIDATES);
    }

    fn quick(&mut self, world: &Suburbia, seat: Seat, dice: &mut Dice) -> Move {
        self.greedy.choose(&world.view(Viewer::Seat(seat)), dice)
    }

    fn worth(&self, world: &Suburbia, seat: Seat) -> f64 {
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
