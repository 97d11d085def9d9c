//! What the planner knows about Suburbia: which moves deserve a thought, how to play on quickly, what an end is worth.

use super::estimate::{CELLS, Estimate, Lores, Weights};
use crate::planner::{Policy, worth_of};
use game_core::{Dice, Game, Seat, View, Viewer};
use suburbia::hex::Footprint;
use suburbia::moves::Move;
use suburbia::{Suburbia, SuburbiaView};

/// How many moves are worth a thought.
const CANDIDATES: usize = 18;

/// Candidates and quick play.
#[derive(Debug, Default)]
pub struct SuburbiaPolicy {
    lores: Lores,
}

impl Policy<Suburbia> for SuburbiaPolicy {
    fn candidates(&mut self, view: &SuburbiaView<'_>, ways: usize, out: &mut Vec<(Move, f64)>) {
        let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
        let estimate = self.estimate(view, seat);
        estimate.judge(ways.min(CELLS), &mut |mv, value| out.push((mv, value)));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(CANDIDATES);
        out.retain_mut(|(mv, _)| match estimate.completed(*mv) {
            Some(made) => {
                *mv = made;
                true
            }
            None => false,
        });
    }

    fn key(&self, world: &Suburbia, mv: &Move) -> u64 {
        let (market, display) = (world.table().market(), world.table().display());
        let (what, kind, at) = match *mv {
            Move::Keep { goal } => return goal.index() as u64,
            Move::Buy { slot, at, .. } => (1, market[usize::from(slot.0)], Some(at)),
            Move::Lake { at, .. } => (2, None, Some(at)),
            Move::Basic { tile, at } => (3, Some(tile), Some(at)),
            Move::Invest { at, .. } => (4, None, Some(at.anchor())),
            Move::Discard { slot } => (5, market[usize::from(slot.0)], None),
            Move::Replace { slot, at, .. } => (6, market[usize::from(slot.0)], Some(at)),
            Move::Border { space, at } => (7, display[usize::from(space.0)], Some(at.at)),
            Move::BorderLake { at, .. } => (8, None, Some(at.at)),
            Move::Pass => (9, None, None),
        };
        let turned = match *mv {
            Move::Border { at, .. } | Move::BorderLake { at, .. } => 1 + at.direction.number() as u64,
            Move::Invest { at: Footprint::Border(at), .. } => 1 + at.direction.number() as u64,
            _ => 0,
        };
        let kind = kind.map_or(0, |kind| kind.index() as u64);
        let at = at.map_or(0, |at| u64::from(at.q as u8) << 8 | u64::from(at.r as u8));
        // Choices that differ are other moves; what they are is of no matter.
        let choices = mv.choices().iter().fold(0, |sum: u64, choice| {
            choice.to_string().bytes().fold(sum, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
        });
        turned << 40 | what << 32 | kind << 16 | at ^ choices << 44
    }

    fn quick(&mut self, world: &Suburbia, seat: Seat, _: &mut Dice) -> Move {
        let mut best = None;
        let view = world.view(Viewer::Seat(seat));
        let estimate = self.estimate(&view, seat);
        estimate.judge(1, &mut |mv, value| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((mv, value));
            }
        });
        let best = best.expect("somebody to act has a move").0; // never fails
        estimate.completed(best).unwrap_or(best)
    }

    fn worth(&self, world: &Suburbia, seat: Seat) -> f64 {
        world.outcome().map_or(0.0, |outcome| worth_of(&outcome, seat))
    }
}

impl SuburbiaPolicy {
    fn estimate<'a>(&'a mut self, view: &SuburbiaView<'a>, seat: Seat) -> Estimate<'a> {
        let table = view.table();
        Estimate::of(view, seat, Weights::of(table.mode()), self.lores.of(table))
    }
}
