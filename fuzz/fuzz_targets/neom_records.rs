//! Any text as a file of records of NEOM, replayed as far as it goes.
#![no_main]

use game_core::Game;
use game_core::record::{Record, check_result, replay};
use libfuzzer_sys::fuzz_target;
use neom::Neom;
use neom::library::Library;
use neom::setup::RulesSpec;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|text: &str| {
    let Ok(records) = Record::parse_all(text) else { return };
    for (_, record) in records {
        let Ok(spec) = RulesSpec::from_json(&record.rules) else { continue };
        let Ok(rules) = LIBRARY.rules(&spec.pack_names()) else { continue };
        let Ok(setup) = spec.table(rules, record.seats.len()) else { continue };
        let mut game = Neom::new(&setup, record.seed);
        if replay(&mut game, &record.moves, |_| ()).is_ok() {
            let _ = check_result(record.result.as_ref(), &game);
        }
    }
});
