//! Who sits where, by name. Every face of a game takes its names from [`seat_names`], so that all say the same.

use crate::Reader;
use crate::sentence::distinct;
use crate::text::Language;
use neom::table::Table;

/// The names of all seats of a table, no two alike: seats with the same name get a number (`greedy 1`, `greedy 2`).
pub fn seat_names(language: Language, table: &Table, given: &[String]) -> Vec<String> {
    let reader = Reader::spectator(language, given);
    distinct(table.all_seats().map(|seat| reader.name(seat)).collect())
}
