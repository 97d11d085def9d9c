//! Any text as a scenario; one that can be read is run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use suburbia::library::Library;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;

static RULES: LazyLock<&'static Rules> =
    LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("sound"));

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::read(&RULES, "scenario.toml", text) {
        let _ = scenario.run();
    }
});
