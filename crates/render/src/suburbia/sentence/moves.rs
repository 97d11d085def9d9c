//! Moves: what one would be, and what a seat has to decide.

use super::seat_name;
use game_core::Seat;
use suburbia::moves::{Move, Slot};
use suburbia::table::{Phase, Table};

/// A move as what its seat does. Keeping a goal names the goal: show that to nobody else.
pub fn move_text(table: &Table, seat: Seat, mv: Move) -> String {
    let rules = table.rules();
    match mv {
        Move::Keep { goal } => format!("keeps the goal {}", rules.goal(goal).name),
        Move::Buy { slot, at } => format!("builds {} from slot {slot} at {at}", in_slot(table, slot)),
        Move::Basic { tile, at } => format!("builds {} from the supply at {at}", rules.kind(tile).name),
        Move::Lake { slot, at } => {
            format!("makes a lake of {} from slot {slot} at {at}", in_slot(table, slot))
        }
        Move::Invest { at } => format!("invests in {} at {at}", standing_tile(table, seat, mv)),
        Move::Discard { slot } => format!("discards {} from slot {slot}", in_slot(table, slot)),
    }
}

/// What a move is about, beside its notation: `Farm`, `lake (Farm)`, `marker on Farm`.
pub fn move_object(table: &Table, seat: Seat, mv: Move) -> String {
    match mv {
        Move::Keep { goal } => table.rules().goal(goal).name.clone(),
        Move::Buy { slot, .. } | Move::Discard { slot } => in_slot(table, slot).to_owned(),
        Move::Lake { slot, .. } => format!("lake ({})", in_slot(table, slot)),
        Move::Basic { tile, .. } => table.kind(tile).name.clone(),
        Move::Invest { .. } => format!("marker on {}", standing_tile(table, seat, mv)),
    }
}

fn in_slot(table: &Table, slot: Slot) -> &str {
    match table.market().get(usize::from(slot.0)).copied().flatten() {
        Some(kind) => &table.kind(kind).name,
        None => "nothing",
    }
}

/// The tile a marker would go on.
fn standing_tile(table: &Table, seat: Seat, mv: Move) -> &str {
    let Move::Invest { at } = mv else { return "nothing" };
    let borough = (seat.index() < table.seats()).then(|| table.borough(seat));
    let tile = borough.and_then(|borough| borough.at(at).map(|index| borough.tile(index).kind));
    tile.map_or("an empty cell", |kind| &table.kind(kind).name)
}

/// What a seat has to decide now.
pub fn due(table: &Table, names: &[String], seat: Seat) -> String {
    let name = seat_name(names, seat);
    match table.phase() {
        Phase::Goals => format!("{name} keeps one of two goals"),
        Phase::Build => format!("{name} builds"),
        Phase::Discard => format!("{name} discards a market tile"),
        Phase::ExtraDiscard => format!("{name} discards one more tile"),
        Phase::Over => "the game is over".to_owned(),
    }
}
