//! Every scenario file: the rulebook's examples, every tile, flows of play, rulings, refusals.

use crate::common;
use game_core::{Fault, laws};
use neom::scenario::Scenario;
use std::path::Path;

fn files() -> Vec<(String, String)> {
    build_support::texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"), "toml")
        .expect("the folder is there")
}

#[test]
fn all_scenarios_hold() {
    laws::scenarios_hold(&files(), |file, text| {
        let sentences = |faults: Vec<Fault>| faults.iter().map(ToString::to_string).collect::<Vec<_>>();
        let scenario = Scenario::read(common::base(), file, text).map_err(sentences)?;
        scenario.run().map_err(|failure| vec![format!("{file}: {failure}")])
    });
}

#[test]
fn every_tile_has_a_scenario() {
    let names: Vec<String> = files().into_iter().map(|(file, _)| file).collect();
    for (_, tile) in common::base().tiles() {
        assert!(names.contains(&format!("tile-{}.toml", tile.id)), "{} has none", tile.id);
    }
}

/// Every way in which a move can be refused is shown by a scenario. Being out of turn cannot: scenarios play for whoever
/// is to act.
#[test]
fn every_refusal_has_a_scenario() {
    let reasons: Vec<String> = files()
        .iter()
        .flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter_map(|line| Some(line.trim().strip_prefix("refused = \"")?.split('"').next()?.to_owned()))
        .collect();
    assert!(reasons.len() >= 600, "only {} refusals were found", reasons.len());
    let said = reasons.iter().filter(|reason| !reason.is_empty()).count();
    assert!(said * 10 >= reasons.len() * 9, "{said} of {} say why", reasons.len());
    for part in [
        "the game is over",
        "not now",
        "not among the tiles",
        "cannot be picked",
        "not an unplaced Cornerstone",
        "allows 1 Cornerstone",
        "allows 2 Cornerstones",
        "needs 3 Residential tiles",
        "shares no type",
        "can only replace Resource",
        "not connected",
        "costs £",
        "nobody you can buy from produces it",
        "needs ",
        "covered already",
        "does not need",
        "covered twice",
        "cannot be waived",
        "no money instead",
        "does not produce",
        "your own seat",
        "sold by seat",
        "only players sell",
        "not for sale before generation",
        "only in the solo game",
        "not bought",
        "no free trade route",
        "below £1",
        "say which good",
        "cannot produce",
        "only the Contract Office",
        "not in the discard pile",
        "City Center is never",
        "no tile at",
        "not one of the tiles",
        "must give up",
        "the penalty is £",
    ] {
        assert!(reasons.iter().any(|reason| reason.contains(part)), "no scenario is refused with '{part}'");
    }
}
