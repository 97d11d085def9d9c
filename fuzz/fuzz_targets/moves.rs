//! Any text as moves on a fresh game, for every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    fuzz::over_all_games!(moves, text);
});
