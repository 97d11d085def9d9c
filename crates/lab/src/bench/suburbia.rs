//! The figures of Suburbia.

use super::{Gauge, after};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

/// A table of the base game.
pub fn table(mode: Mode, players: usize) -> Setup {
    table_with(&["base"], mode, players)
}

/// A table with these packs.
pub fn table_with(packs: &[&str], mode: Mode, players: usize) -> Setup {
    let packs: Vec<String> = packs.iter().map(|&pack| pack.to_owned()).collect();
    let rules = Library::builtin().rules(&packs).expect("the built-in packs are sound"); // never fails
    Setup::new(rules, Edition::Second, mode, players).expect("the base game has this table") // never fails
}

/// A table with all packs of the program.
pub fn table_with_all(mode: Mode, players: usize) -> Setup {
    table_with(&Library::builtin_ids().collect::<Vec<_>>(), mode, players)
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
    gauge.speed::<Suburbia>(
        ["Suburbia, 5 Star, random, 4 seats", "Suburbia, 5 Star, random, 4 seats, moves"],
        &table_with(&["base", "five-star"], Mode::Standard, 4),
        &["random"; 4],
    );
    gauge.speed::<Suburbia>(
        ["Suburbia, all packs, random, 4 seats", "Suburbia, all packs, random, 4 seats, moves"],
        &table_with_all(Mode::Standard, 4),
        &["random"; 4],
    );
    gauge.speed::<Suburbia>(
        ["Suburbia, all packs, greedy, 4 seats", "Suburbia, all packs, greedy, 4 seats, moves"],
        &table_with_all(Mode::Standard, 4),
        &["greedy"; 4],
    );
    gauge.planning("Suburbia, planner, 4 seats", &middle_of_a_game());
    gauge.planning(
        "Suburbia, all packs, planner, 4 seats",
        &after::<Suburbia>(&table_with_all(Mode::Standard, 4), 1, 40),
    );
    gauge.state(["Suburbia, clone of a mid-game state", "Suburbia, memory of a state"], &middle_of_a_game());
}
