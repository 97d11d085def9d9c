//! What the tests share: the base rules and every table there is.

use neom::library::Library;
use neom::rules::Rules;
use neom::setup::{Mode, Setup};

/// The rules of the base pack.
pub fn base() -> &'static Rules {
    Library::builtin().rules(&["base".to_owned()]).unwrap()
}

/// Every number of seats and tile set, with and without the beginner's variant.
pub fn every_setup() -> Vec<(String, Setup)> {
    let mut setups = Vec::new();
    for beginner in [false, true] {
        let word = if beginner { " beginner" } else { "" };
        for deck in [1, 4, 5] {
            let setup = Setup::new(base(), Mode::Solo, 1, Some(deck), beginner).unwrap();
            setups.push((format!("solo {deck}+{word}"), setup));
        }
        for seats in 2..=5 {
            let setup = Setup::new(base(), Mode::Standard, seats, None, beginner).unwrap();
            setups.push((format!("{seats} seats{word}"), setup));
        }
    }
    setups
}
