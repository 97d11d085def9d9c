//! What the planner knows about Suburbia: which moves deserve a thought, how to play on quickly, what an end is worth.

use super::estimate::{CELLS, Estimate, Lore, Weights};
use crate::planner::{Policy, worth_of};
use game_core::{Dice, Game, Seat, View, Viewer};
use suburbia::moves::Move;
use suburbia::rules::Rules;
use suburbia::{Suburbia, SuburbiaView};

/// How many moves are worth a thought.
const CANDIDATES: usize = 18;

/// Candidates and quick play.
#[derive(Debug, Default)]
pub struct SuburbiaPolicy {
    lore: Option<(&'static Rules, Lore)>,
}

impl Policy<Suburbia> for SuburbiaPolicy {
    fn candidates(&mut self, view: &SuburbiaView<'_>, ways: usize, out: &mut Vec<(Move, f64)>) {
        let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
        self.estimate(view, seat).judge(ways.min(CELLS), &mut |mv, value| out.push((mv, value)));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(CANDIDATES);
    }

    fn key(&self, world: &Suburbia, mv: &Move) -> u64 {
        let market = world.table().market();
        let (what, kind, at) = match *mv {
            Move::Keep { goal } => return goal.index() as u64,
            Move::Buy { slot, at } => (1, market[usize::from(slot.0)], Some(at)),
            Move::Lake { at, .. } => (2, None, Some(at)),
            Move::Basic { tile, at } => (3, Some(tile), Some(at)),
            Move::Invest { at } => (4, None, Some(at)),
            Move::Discard { slot } => (5, market[usize::from(slot.0)], None),
        };
        let kind = kind.map_or(0, |kind| kind.index() as u64);
        let at = at.map_or(0, |at| u64::from(at.q as u8) << 8 | u64::from(at.r as u8));
        what << 32 | kind << 16 | at
    }

    fn quick(&mut self, world: &Suburbia, seat: Seat, _: &mut Dice) -> Move {
        let mut best = None;
        self.estimate(&world.view(Viewer::Seat(seat)), seat).judge(1, &mut |mv, value| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((mv, value));
            }
        });
        best.expect("somebody to act has a move").0 // never fails
    }

    fn worth(&self, world: &Suburbia, seat: Seat) -> f64 {
        world.outcome().map_or(0.0, |outcome| worth_of(&outcome, seat))
    }
}

impl SuburbiaPolicy {
    fn estimate<'a>(&'a mut self, view: &SuburbiaView<'a>, seat: Seat) -> Estimate<'a> {
        let table = view.table();
        let rules = table.rules();
        if self.lore.as_ref().is_none_or(|(known, _)| !std::ptr::eq(*known, rules)) {
            self.lore = Some((rules, Lore::of(rules)));
        }
        let weights = Weights::of(table.mode());
        let lore = &self.lore.as_ref().expect("it was made above").1; // never fails
        Estimate::of(view, seat, weights, lore)
    }
}
