//! Games for the unit tests.

use crate::{Options, SeatInfo, Session, TableGame};
use neom::Neom;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::setup::{Edition, Mode, Setup};

/// Seats by name: bots by theirs, everybody else is a person.
fn seats<G: TableGame>(names: &[&str]) -> Vec<SeatInfo> {
    let bot = |name: &str| G::bot(name).is_ok().then(|| name.to_owned());
    names.iter().map(|&name| SeatInfo { name: name.to_owned(), bot: bot(name) }).collect()
}

/// A fresh game without a record file, in English.
fn fresh<G: TableGame>(setup: G::Setup, names: &[&str], seed: u64) -> Options<G> {
    let (record, moves, language) = (None, Vec::new(), Language::ENGLISH);
    Options { setup, seed, seats: seats::<G>(names), record, moves, language }
}

/// A game of Suburbia.
pub(crate) fn suburbia(edition: Edition, mode: Mode, names: &[&str], seed: u64) -> Options<Suburbia> {
    let rules = suburbia::library::Library::builtin().rules(&["base".to_owned()]).unwrap();
    fresh(Setup::new(rules, edition, mode, names.len()).unwrap(), names, seed)
}

/// A game of Suburbia with all packs.
pub(crate) fn with_packs(mode: Mode, names: &[&str], seed: u64) -> Options<Suburbia> {
    let all: Vec<String> = suburbia::library::Library::builtin_ids().map(str::to_owned).collect();
    let rules = suburbia::library::Library::builtin().rules(&all).unwrap();
    fresh(Setup::new(rules, Edition::Second, mode, names.len()).unwrap(), names, seed)
}

/// A game of NEOM.
pub(crate) fn neom(names: &[&str], seed: u64, beginner: bool) -> Options<Neom> {
    use neom::setup::{Mode, Setup};
    let rules = neom::library::Library::builtin().rules(&["base".to_owned()]).unwrap();
    let mode = if names.len() == 1 { Mode::Solo } else { Mode::Standard };
    fresh(Setup::new(rules, mode, names.len(), None, beginner).unwrap(), names, seed)
}

/// A session of NEOM for one person at a position.
pub(crate) fn neom_at(game: Neom) -> Session<Neom> {
    Session::new(neom(&["Ann"], 1, false)).unwrap().with_game(game)
}

/// A session of Suburbia for Ann and a bot at a position.
pub(crate) fn suburbia_at(game: Suburbia) -> Session<Suburbia> {
    Session::new(with_packs(Mode::Standard, &["Ann", "random"], 1)).unwrap().with_game(game)
}
