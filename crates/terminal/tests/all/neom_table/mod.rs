//! Games of NEOM for the tests.

use bots::BotGame;
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};
use render::text::Language;
use terminal::{Options, SeatInfo};

/// Seats by name: bots by theirs, everybody else is a person.
pub fn seats(names: &[&str]) -> Vec<SeatInfo> {
    let seat = |&name: &&str| match Neom::bot_names().contains(&name) {
        true => SeatInfo { name: name.to_owned(), bot: Some(name.to_owned()) },
        false => SeatInfo { name: name.to_owned(), bot: None },
    };
    names.iter().map(seat).collect()
}

/// A fresh game for these seats, without a record file.
pub fn options(names: &[&str], seed: u64) -> Options<Neom> {
    table(names, seed, false)
}

/// The same in the beginner's variant.
pub fn table(names: &[&str], seed: u64, beginner: bool) -> Options<Neom> {
    let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
    let mode = if names.len() == 1 { Mode::Solo } else { Mode::Standard };
    let setup = Setup::new(rules, mode, names.len(), None, beginner).unwrap();
    Options { setup, seed, seats: seats(names), record: None, moves: Vec::new(), language: Language::ENGLISH }
}
