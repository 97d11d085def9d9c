//! Any text as a move, on a fresh game: a value or an error, and a refused move changes nothing.
#![no_main]

use game_core::{Game, Seat};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

static SETUP: LazyLock<Setup> = LazyLock::new(|| {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("sound");
    Setup::new(rules, Edition::Second, Mode::LoneArchitect, 1).expect("there")
});

fuzz_target!(|text: &str| {
    let mut game = Suburbia::new(&SETUP, 1);
    for line in text.lines().take(50) {
        let Ok(mv) = game.parse_move(line) else { continue };
        assert_eq!(game.parse_move(&game.write_move(mv)), Ok(mv));
        let before = game.ledger();
        if game.play(Seat(0), mv, &mut ()).is_err() {
            assert_eq!(before, game.ledger());
        }
    }
});
