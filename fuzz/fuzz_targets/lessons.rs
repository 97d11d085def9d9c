//! Any text as a lesson, for every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    fuzz::over_all_games!(lessons, text);
});
