//! Setups and rules that the tests share.

use game_core::Game;
use suburbia::Suburbia;
use suburbia::event::Event;
use suburbia::library::Library;
use suburbia::pack;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;
use suburbia::setup::{Edition, Mode, Setup};

/// The base game's rules.
pub fn base() -> &'static Rules {
    Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound")
}

/// The base game with a pack of the test's own; its head is written here, its id is `county`.
pub fn base_and(content: &str) -> &'static Rules {
    let text =
        format!("format = \"tabletown-pack/1\"\n[pack]\nid = \"county\"\nname = \"County\"\n{content}");
    let mut library = Library::builtin();
    library.add(pack::read("county.toml", &text).expect("the test's pack is sound"));
    library.rules(&["base".to_owned(), "county".to_owned()]).expect("the packs fit together")
}

/// The position that a scenario begins with.
pub fn position(rules: &'static Rules, text: &str) -> Suburbia {
    match Scenario::read(rules, "position.toml", text) {
        Ok(scenario) => *scenario.game(),
        Err(faults) => panic!("{faults:?}\n{text}"),
    }
}

/// Plays a move of whoever is to act, and tells what happened.
pub fn play(game: &mut Suburbia, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let seat = game.to_act().lowest().expect("somebody is to act");
    let mv = game.parse_move(text).expect("a move");
    let played = game.play(seat, mv, &mut events);
    played.unwrap_or_else(|illegal| panic!("'{text}' is refused: {}", game.write_refusal(illegal)));
    events
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
