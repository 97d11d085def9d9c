//! Who reads a sentence or looks at a piece of a page: in which language, with which names at the table, and through
//! whose eyes.

use crate::sentence::say;
use crate::text::Language;
use game_core::{Seat, Viewer};

/// Whom something is told.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    /// In which language.
    pub language: Language,
    /// The names of all seats, no two alike; a seat without one is called by its number.
    pub names: &'a [String],
    /// What may be known.
    pub viewer: Viewer,
    /// Whether cells are named as in the notation: where the map beside the text shows their numbers.
    pub cells: bool,
}

impl<'a> Reader<'a> {
    /// Somebody who may know what everybody knows.
    pub fn spectator(language: Language, names: &'a [String]) -> Reader<'a> {
        Reader { language, names, viewer: Viewer::Spectator, cells: false }
    }

    /// Somebody in a seat.
    pub fn seated(language: Language, names: &'a [String], seat: Seat) -> Reader<'a> {
        Reader { language, names, viewer: Viewer::Seat(seat), cells: false }
    }

    /// Somebody whose map has numbers.
    pub fn with_cells(self) -> Reader<'a> {
        Reader { cells: true, ..self }
    }

    /// A cell as messages take it: `nowhere` where the map has no numbers, so that they leave it out.
    pub(crate) fn place(&self, at: impl std::fmt::Display) -> String {
        if self.cells { at.to_string() } else { "nowhere".to_owned() }
    }

    /// The name of a seat, or its number if nobody gave it one.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => say!(self.language, "seat", number = seat.index() + 1),
        }
    }

    /// A seat with a number of its own: `Ann 3`. Where the name ends in a number they are kept apart: `greedy 2 (3)`.
    pub fn name_with(&self, seat: Seat, value: i32) -> String {
        let name = self.name(seat);
        if name.ends_with(char::is_numeric) {
            say!(self.language, "seat-value-apart", name, value)
        } else {
            say!(self.language, "seat-value", name, value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_without_a_name_are_called_by_their_number() {
        let names = ["Ann".to_owned(), " ".to_owned()];
        let reader = Reader::spectator(Language::ENGLISH, &names);
        assert_eq!([0, 1, 2].map(|seat| reader.name(Seat(seat))), ["Ann", "Seat 2", "Seat 3"]);
    }
}
