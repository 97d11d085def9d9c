//! Any text as a file of records, for every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    fuzz::over_all_games!(records, text);
});
