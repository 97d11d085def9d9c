//! Setups and rules that the tests share.
#![allow(dead_code)]

use suburbia::library::Library;
use suburbia::rules::Rules;
use suburbia::setup::{Edition, Mode, Setup};

/// The base game's rules.
pub fn base() -> &'static Rules {
    Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound")
}

/// Every edition, mode and number of seats there is.
pub fn every_setup() -> Vec<(String, Setup)> {
    let mut all = Vec::new();
    for (edition, edition_word) in Edition::ALL {
        for (mode, mode_word) in Mode::ALL {
            for players in 1..=5 {
                if let Ok(setup) = Setup::new(base(), edition, mode, players) {
                    all.push((format!("{edition_word} {mode_word} {players}"), setup));
                }
            }
        }
    }
    assert_eq!(all.len(), 16, "3 + 4 + 3 tables for many, 3 for each solo game");
    all
}
