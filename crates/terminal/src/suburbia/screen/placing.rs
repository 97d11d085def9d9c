//! Laying a border: arrows move it as it lies, two keys turn it.

use super::Cx;
use crate::screen::describe::{Choice, Replies, Reply};
use crate::text::say;
use suburbia::Suburbia;
use suburbia::hex::{BorderPlace, Footprint};
use suburbia::moves::Move;

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

/// Turns the border by so many sixths, or as many more as it takes to come to a legal place: about its first corner, or
/// else about one of its tiles.
pub(super) fn turn(cx: &Cx<'_>, sixths: usize) -> Replies<Suburbia> {
    let (Some(step), Some(here)) = (cx.step, cx.mv().and_then(border)) else { return Vec::new() };
    let borough = cx.table().borough(cx.seat);
    let find = |fits: &dyn Fn(BorderPlace) -> bool| {
        (1..6).find_map(|times| {
            let wanted = here.direction.turned(times * sixths);
            step.choices.iter().position(|choice| {
                border(choice.mv).is_some_and(|place| place.direction == wanted && fits(place))
            })
        })
    };
    let pivots = here.corners().into_iter().filter(|&corner| borough.at(Footprint::Cell(corner)).is_some());
    let pivots: Vec<_> = pivots.collect();
    let about_tile = |place: BorderPlace| place.corners().iter().any(|corner| pivots.contains(corner));
    let found = find(&|place| place.at == here.at).or_else(|| find(&about_tile));
    vec![match found {
        Some(to) => Reply::Cursor(to),
        None => Reply::Say(say!(cx.language(), "suburbia-no-turn")),
    }]
}
