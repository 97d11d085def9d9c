//! Any text as a pack for NEOM; one that is accepted can be played.
#![no_main]

use game_core::{Dice, Game};
use libfuzzer_sys::fuzz_target;
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};

fuzz_target!(|text: &str| {
    let Ok(pack) = neom::pack::read("pack.toml", text) else { return };
    let names = vec!["base".to_owned(), pack.head.id.clone()];
    let mut library = Library::builtin();
    library.add(pack);
    let Ok(rules) = library.rules(&names) else { return };
    // All tiles are in the game of five.
    let Ok(setup) = Setup::new(rules, Mode::Standard, 5, None, false) else { return };
    let mut game = Neom::new(&setup, 1);
    let mut dice = Dice::new(1, 1);
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().lowest() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("listed");
    }
});
