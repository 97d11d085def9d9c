//! Games for the tests.

use bots::BotGame;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use terminal::{Options, SeatInfo};

/// Seats by name: bots by theirs, everybody else is a person.
pub fn seats(names: &[&str]) -> Vec<SeatInfo> {
    let seat = |&name: &&str| match Suburbia::bot_names().contains(&name) {
        true => SeatInfo { name: name.to_owned(), bot: Some(name.to_owned()) },
        false => SeatInfo { name: name.to_owned(), bot: None },
    };
    names.iter().map(seat).collect()
}

/// A fresh game of the second edition without a record file.
pub fn options(mode: Mode, seats: &[SeatInfo], seed: u64) -> Options<Suburbia> {
    let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
    let setup = Setup::new(rules, Edition::Second, mode, seats.len()).unwrap();
    Options {
        setup,
        seed,
        seats: seats.to_vec(),
        record: None,
        moves: Vec::new(),
        language: Language::ENGLISH,
    }
}
