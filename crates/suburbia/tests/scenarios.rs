//! Every scenario file: the rulebooks' examples, every tile, red lines, refusals, rulings.

mod common;

use std::path::Path;
use suburbia::scenario::Scenario;

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn all_scenarios_hold() {
    let mut failures = Vec::new();
    for (file, text) in files() {
        match Scenario::read(common::base(), &file, &text) {
            Err(faults) => failures.extend(faults.iter().map(ToString::to_string)),
            Ok(scenario) => {
                if let Err(failure) = scenario.run() {
                    failures.push(format!("{file}: {failure}"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_tile_has_a_scenario() {
    let names: Vec<String> = files().into_iter().map(|(file, _)| file).collect();
    for (_, kind) in common::base().kinds() {
        assert!(names.contains(&format!("tile-{}.toml", kind.id)), "{} has none", kind.id);
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
