//! Every scenario file: the rulebooks' examples, every tile, red lines, refusals, rulings.

use crate::common;
use game_core::{Fault, laws};
use std::path::Path;
use suburbia::scenario::Scenario;

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let read = |folder: &Path| build_support::texts(folder, "toml").expect("the folder is there");
    [read(&folder), read(&folder.join("packs"))].concat()
}

#[test]
fn all_scenarios_hold() {
    laws::scenarios_hold(&files(), |file, text| {
        let sentences = |faults: Vec<Fault>| faults.iter().map(ToString::to_string).collect::<Vec<_>>();
        let scenario = Scenario::read(common::all_packs(), file, text).map_err(sentences)?;
        scenario.run().map_err(|failure| vec![format!("{file}: {failure}")])
    });
}

#[test]
fn every_tile_has_a_scenario() {
    let names: Vec<String> = files().into_iter().map(|(file, _)| file).collect();
    let rules = common::all_packs();
    for (_, kind) in rules.kinds() {
        assert!(names.contains(&format!("tile-{}.toml", kind.id)), "{} has none", kind.id);
    }
    for (_, award) in rules.awards() {
        assert!(names.contains(&format!("{}-{}.toml", award.kind.word(), award.id)), "{} has none", award.id);
    }
    for (_, goal) in rules.goals().filter(|(_, goal)| goal.pack != "base") {
        assert!(names.contains(&format!("goal-{}.toml", goal.id)), "{} has none", goal.id);
    }
}

#[test]
fn every_refusal_says_why() {
    let reason = |line: &str| line.trim().strip_prefix("refused = \"").map(|reason| !reason.starts_with('"'));
    let reasons: Vec<bool> =
        files().iter().flat_map(|(_, text)| text.lines().filter_map(reason).collect::<Vec<_>>()).collect();
    assert!(reasons.len() >= 80, "only {} refusals were found", reasons.len());
    assert!(reasons.iter().all(|&said| said), "a refusal that any reason would do for");
}
