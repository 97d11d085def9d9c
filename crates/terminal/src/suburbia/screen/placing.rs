//! Laying a border: arrows move it as it lies, two keys turn it about one of its corner cells.

use super::{Cx, Kind};
use crate::screen::describe::{Choice, Replies, Reply, Step, StepOf};
use crate::text::say;
use suburbia::Suburbia;
use suburbia::hex::{BorderPlace, Direction, Footprint, Hex};
use suburbia::moves::Move;

/// The corner cell that a border is turned about, and which of the four it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pivot {
    cell: Hex,
    corner: usize,
}

impl Pivot {
    fn is_of(self, place: BorderPlace) -> bool {
        place.corners()[self.corner] == self.cell
    }

    /// The choice that lies in a direction.
    fn facing(self, step: &StepOf<Suburbia>, direction: Direction) -> Option<usize> {
        let fits = |place: BorderPlace| place.direction == direction && self.is_of(place);
        step.choices.iter().position(|choice| border(choice.mv).is_some_and(fits))
    }

    /// The best corner to turn a border about: one with a tile, then the one with most directions.
    fn best(cx: &Cx<'_>, step: &StepOf<Suburbia>, place: BorderPlace) -> Option<Pivot> {
        let borough = cx.table().borough(cx.seat);
        let all = place.corners().into_iter().enumerate().map(|(corner, cell)| Pivot { cell, corner });
        let ways = |pivot: &Pivot| {
            Direction::ALL.iter().filter(|&&direction| pivot.facing(step, direction).is_some()).count()
        };
        let turns: Vec<Pivot> = all.filter(|pivot| ways(pivot) > 1).collect();
        let stands = |pivot: &Pivot| borough.at(Footprint::Cell(pivot.cell)).is_some();
        turns.into_iter().max_by_key(|pivot| (stands(pivot), ways(pivot)))
    }
}

/// The place of a move, if it lays a border.
pub(super) fn border(mv: Move) -> Option<BorderPlace> {
    match mv {
        Move::Border { at, .. } | Move::BorderLake { at, .. } => Some(at),
        _ => None,
    }
}

/// Whether a place is like the one under the cursor: anything but a border is, a border if it runs the same way.
pub(super) fn is_alike(cx: &Cx<'_>, choice: &Choice<Move>) -> bool {
    match (cx.mv().and_then(border), border(choice.mv)) {
        (Some(here), Some(there)) => here.direction == there.direction,
        _ => true,
    }
}

/// Turns the border by so many sixths, or as many more as it takes to come to a legal place. The corner it is turned about
/// stays the same until the border is moved, so that six turns lead back.
pub(super) fn turn(cx: &Cx<'_>, sixths: usize) -> Replies<Suburbia> {
    let (Some(step), Some(here)) = (cx.step, cx.mv().and_then(border)) else { return Vec::new() };
    let known = if let Kind::Border(pivot) = step.kind { pivot } else { None };
    let pivot = known.filter(|pivot| pivot.is_of(here)).or_else(|| Pivot::best(cx, step, here));
    let to = pivot
        .and_then(|pivot| (1..6).find_map(|times| pivot.facing(step, here.direction.turned(times * sixths))));
    vec![match to {
        Some(cursor) => Reply::Replace(Step { kind: Kind::Border(pivot), cursor, ..step.clone() }),
        None => Reply::Say(say!(cx.language(), "suburbia-no-turn")),
    }]
}
