//! Setups and rules that the tests share.

use game_core::Game;
use suburbia::Suburbia;
use suburbia::event::Event;
use suburbia::library::Library;
use suburbia::pack;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;
use suburbia::setup::{Edition, Leaving, Mode, Setup};

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

/// The built-in packs besides base, in the order in which they are listed.
pub const PACKS: [&str; 6] = ["inc", "five-star", "nightlife", "con", "essen", "ce"];

/// The rules of base and some packs.
pub fn with_packs(packs: &[&str]) -> &'static Rules {
    let names: Vec<String> = ["base"].iter().chain(packs).map(|&pack| pack.to_owned()).collect();
    Library::builtin().rules(&names).unwrap_or_else(|error| panic!("{packs:?}: {error}"))
}

/// The rules of all built-in packs.
pub fn all_packs() -> &'static Rules {
    with_packs(&PACKS)
}

/// The tables for two to five, and both solo modes.
const TABLES: [(Edition, Mode, usize); 6] = [
    (Edition::Second, Mode::Standard, 2),
    (Edition::First, Mode::Standard, 3),
    (Edition::Second, Mode::Standard, 4),
    (Edition::Collectors, Mode::Standard, 5),
    (Edition::Second, Mode::LoneArchitect, 1),
    (Edition::Second, Mode::Dale, 1),
];

/// Every single pack, all pairs and all six, at every table; and all six with everything left out that can be.
pub fn every_setup_with_packs() -> Vec<(String, Setup)> {
    let mut choices: Vec<Vec<&str>> = PACKS.iter().map(|&pack| vec![pack]).collect();
    for (place, &first) in PACKS.iter().enumerate() {
        choices.extend(PACKS[place + 1..].iter().map(|&second| vec![first, second]));
    }
    let mut all = Vec::new();
    for packs in &choices {
        let tables = TABLES.into_iter();
        all.extend(tables.map(|table| setup(packs, table, &[])));
    }
    all.extend(with_all_packs(&Edition::ALL.map(|(edition, _)| edition)));
    all
}

/// Fewer of them, for laws that take their time: every pack alone and every pair once, each at another table, and all
/// six at every table.
pub fn few_setups_with_packs() -> Vec<(String, Setup)> {
    let all = every_setup_with_packs();
    let (some, six) = all.split_at(21 * TABLES.len());
    let rotated =
        some.chunks(TABLES.len()).enumerate().map(|(place, tables)| tables[place % TABLES.len()].clone());
    let second = six.iter().filter(|(name, _)| name.contains("second") || name.contains("collectors"));
    rotated.chain(second.take(8).cloned()).collect()
}

/// All six packs with every edition, mode and number of seats, and with parts left out.
fn with_all_packs(editions: &[Edition]) -> Vec<(String, Setup)> {
    let mut all = Vec::new();
    for without in [&[][..], &[Leaving::Borders], &[Leaving::Bonuses], &[Leaving::Bonuses, Leaving::Borders]]
    {
        for &edition in editions {
            for (mode, _) in Mode::ALL {
                for players in 1..=5 {
                    if Setup::new(base(), edition, mode, players).is_ok() {
                        all.push(setup(&PACKS, (edition, mode, players), without));
                    }
                }
            }
        }
    }
    all
}

fn setup(packs: &[&str], table: (Edition, Mode, usize), without: &[Leaving]) -> (String, Setup) {
    let (edition, mode, players) = table;
    let name = format!("{} {} {players} {packs:?} without {without:?}", edition.word(), mode.word());
    let setup = Setup::new(with_packs(packs), edition, mode, players).expect("a table of the base game");
    (name, setup.without(without))
}
