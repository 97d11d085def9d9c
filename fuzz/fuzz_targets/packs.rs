//! Any text as a pack; one that is accepted can be played.
#![no_main]

use game_core::{Dice, Game};
use libfuzzer_sys::fuzz_target;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

fuzz_target!(|text: &str| {
    let Ok(pack) = suburbia::pack::read("pack.toml", text) else { return };
    let names = vec!["base".to_owned(), pack.head.id.clone()];
    let mut library = Library::builtin();
    library.add(pack);
    let Ok(rules) = library.rules(&names) else { return };
    let Ok(setup) = Setup::new(rules, Edition::Second, Mode::Standard, 2) else { return };
    let mut game = Suburbia::new(&setup, 1);
    let mut dice = Dice::new(1, 1);
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().lowest() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("listed");
    }
});
