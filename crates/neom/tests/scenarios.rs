//! Every scenario file: the rulebook's examples, every tile, flows of play, rulings, refusals.

mod common;

use neom::scenario::Scenario;
use std::path::Path;

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
    for (_, tile) in common::base().tiles() {
        assert!(names.contains(&format!("tile-{}.toml", tile.id)), "{} has none", tile.id);
    }
}
