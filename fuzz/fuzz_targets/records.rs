//! Any text as a record file, replayed as far as it goes.
#![no_main]

use game_core::Game;
use game_core::record::{Record, check_result, replay};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{RulesSpec, Setup};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|text: &str| {
    let Ok(records) = Record::parse_all(text) else { return };
    for (_, record) in records {
        let Ok(spec) = serde_spec(&record) else { continue };
        let Ok(rules) = LIBRARY.rules(&spec.packs) else { continue };
        let Ok(setup) = Setup::new(rules, spec.edition, spec.mode, record.seats.len()) else { continue };
        let mut game = Suburbia::new(&setup, record.seed);
        if replay(&mut game, &record.moves, |_| ()).is_ok() {
            let _ = check_result(record.result.as_ref(), &game);
        }
        assert_eq!(Record::parse(&record.to_line(), 1).as_ref(), Ok(&record));
    }
});

fn serde_spec(record: &Record) -> Result<RulesSpec, ()> {
    RulesSpec::from_json(&record.rules).map_err(|_| ())
}
