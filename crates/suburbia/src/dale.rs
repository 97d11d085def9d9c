//! Dale the Bot: no choices, only rules.

use crate::effects::Entering;
use crate::moves::{Move, Slot};
use crate::table::Table;
use game_core::Seat;

/// What Dale pays for any tile, if he has that much.
pub const PRICE: i32 = 3;

/// Dale's move: the most expensive tile (leftmost on ties) on the spot that raises income and reputation most.
pub(crate) fn choose(table: &Table, dale: Seat) -> Option<Move> {
    let (slot, kind) = dearest(table)?;
    let before = table.tracks(dale);
    let best = table.borough(dale).frontier().iter().copied().max_by_key(|&at| {
        let mut tracks = table.tracks;
        let mut silent = ();
        let mut resolution = table.resolve_on(&mut tracks, &mut silent);
        resolution.pay(dale, PRICE.min(before.money));
        let near = table.borough(dale).touching(at);
        resolution.place(Entering { seat: dale, kind, at, near });
        let after = &tracks[dale.index()];
        let income = i32::from(after.income) - i32::from(before.income);
        let reputation = i32::from(after.reputation) - i32::from(before.reputation);
        // R15: the sum, then reputation, then the lowest row, then the lowest column.
        (income + reputation, reputation, -i32::from(at.r), -i32::from(at.q))
    });
    best.map(|at| Move::Buy { slot, at })
}

/// The tile with the highest price, cost and slot together; the leftmost of equals.
pub(crate) fn dearest(table: &Table) -> Option<(Slot, crate::tile::KindId)> {
    let offered = table.market().iter().enumerate();
    let tiles = offered.filter_map(|(slot, kind)| kind.map(|kind| (slot, kind)));
    tiles
        .rev()
        .max_by_key(|&(slot, kind)| i32::from(table.kind(kind).cost) + table.slot_price(slot))
        .map(|(slot, kind)| (Slot(slot as u8), kind))
}
