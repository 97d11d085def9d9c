//! Any text as a scenario of NEOM; one that can be read is run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use neom::library::Library;
use neom::rules::Rules;
use neom::scenario::Scenario;
use std::sync::LazyLock;

static RULES: LazyLock<&'static Rules> =
    LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("sound"));

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::read(&RULES, "scenario.toml", text) {
        let _ = scenario.run();
    }
});
