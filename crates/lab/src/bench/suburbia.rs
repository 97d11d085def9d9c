//! The figures of Suburbia.

use super::{Gauge, after};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

/// A table of the base game.
pub fn table(mode: Mode, players: usize) -> Setup {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound"); // never fails
    Setup::new(rules, Edition::Second, mode, players).expect("the base game has this table") // never fails
}

/// A game in its middle: half of the A tiles still to come, boroughs of ten tiles.
pub fn middle_of_a_game() -> Suburbia {
    after(&table(Mode::Standard, 4), 1, 40)
}

/// Measures everything.
pub fn measure(gauge: &mut Gauge<impl FnMut(&str)>) {
    let mut games =
        |names, mode, bots: &[&str]| gauge.speed::<Suburbia>(names, &table(mode, bots.len()), bots);
    games(["Suburbia, random, 4 seats", "Suburbia, random, 4 seats, moves"], Mode::Standard, &["random"; 4]);
    games(["Suburbia, random, 2 seats", "Suburbia, random, 2 seats, moves"], Mode::Standard, &["random"; 2]);
    games(
        ["Suburbia, random, Lone Architect", "Suburbia, random, Lone Architect, moves"],
        Mode::LoneArchitect,
        &["random"],
    );
    games(["Suburbia, random, Dale", "Suburbia, random, Dale, moves"], Mode::Dale, &["random"]);
    games(["Suburbia, greedy, 4 seats", "Suburbia, greedy, 4 seats, moves"], Mode::Standard, &["greedy"; 4]);
    games(["Suburbia, greedy, 2 seats", "Suburbia, greedy, 2 seats, moves"], Mode::Standard, &["greedy"; 2]);
    gauge.state(["Suburbia, clone of a mid-game state", "Suburbia, memory of a state"], &middle_of_a_game());
}
