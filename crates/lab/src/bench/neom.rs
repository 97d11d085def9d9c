//! The figures of NEOM.

use super::{Gauge, after};
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};

/// A table of so many seats; alone with the smallest tile set.
pub fn table(seats: usize) -> Setup {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound"); // never fails
    let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
    Setup::new(rules, mode, seats, None, false).expect("there is a table for 1 to 5 seats") // never fails
}

/// A game in its middle: the second generation, cities of ten tiles.
pub fn middle_of_a_game() -> Neom {
    after(&table(3), 1, 80)
}

/// Measures everything.
pub fn measure(gauge: &mut Gauge<impl FnMut(&str)>) {
    let mut games = |names, bots: &[&str]| gauge.speed::<Neom>(names, &table(bots.len()), bots);
    games(["NEOM, random, 3 seats", "NEOM, random, 3 seats, moves"], &["random"; 3]);
    games(["NEOM, random, 5 seats", "NEOM, random, 5 seats, moves"], &["random"; 5]);
    games(["NEOM, random, 2 seats", "NEOM, random, 2 seats, moves"], &["random"; 2]);
    games(["NEOM, random, solo", "NEOM, random, solo, moves"], &["random"]);
    games(["NEOM, greedy, 3 seats", "NEOM, greedy, 3 seats, moves"], &["greedy"; 3]);
    games(["NEOM, greedy, solo", "NEOM, greedy, solo, moves"], &["greedy"]);
    gauge.state(["NEOM, clone of a mid-game state", "NEOM, memory of a state"], &middle_of_a_game());
}
