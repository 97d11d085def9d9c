//! Who sits where, by name. Every face of a game takes its names from [`seat_names`], so that all say the same.

use crate::Reader;
use crate::sentence::distinct;
use crate::text::Language;
use game_core::Seat;
use suburbia::setup::Mode;
use suburbia::table::Table;

/// The names of all seats of a table, no two alike: Dale has his, and seats with the same name get a number
/// (`greedy 1`, `greedy 2`). Names that differ stay as they are.
pub fn seat_names(language: Language, table: &Table, given: &[String]) -> Vec<String> {
    let name = |seat: Seat| match given.get(seat.index()) {
        None if table.mode() == Mode::Dale && seat == Seat(1) => say!(language, "dale"),
        _ => Reader::spectator(language, given).name(seat),
    };
    distinct(table.all_seats().map(name).collect())
}
