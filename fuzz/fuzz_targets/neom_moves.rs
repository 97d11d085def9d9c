//! Any text as moves of NEOM, on a fresh game of three: a value or an error, and a refused move changes nothing.
#![no_main]

use game_core::Game;
use libfuzzer_sys::fuzz_target;
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};
use std::sync::LazyLock;

static SETUP: LazyLock<Setup> = LazyLock::new(|| {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("sound");
    Setup::new(rules, Mode::Standard, 3, None, false).expect("there")
});

fuzz_target!(|text: &str| {
    let mut game = Neom::new(&SETUP, 1);
    for line in text.lines().take(200) {
        let Some(seat) = game.to_act().lowest() else { break };
        let mv = match line.strip_prefix('#').and_then(|number| number.parse::<usize>().ok()) {
            // `#7` plays the seventh legal move, so that later phases are reached.
            Some(number) => {
                let mut legal = Vec::new();
                game.every_move(seat, &mut legal);
                legal[number % legal.len()]
            }
            None => match game.parse_move(line) {
                Ok(mv) => mv,
                Err(_) => continue,
            },
        };
        assert_eq!(game.parse_move(&game.write_move(mv)), Ok(mv));
        let mut legal = Vec::new();
        game.every_move(seat, &mut legal);
        let before = game.ledger();
        match game.play(seat, mv, &mut ()) {
            Ok(()) => assert!(legal.contains(&mv), "played, but not listed"),
            Err(_) => {
                assert!(!legal.contains(&mv), "listed, but refused");
                assert_eq!(before, game.ledger());
            }
        }
    }
});
