//! Thirty finished games, replayed to their exact result, and checked by the independent auditor.

use crate::{common, naive};
use game_core::record::{Record, replay};
use game_core::{Game, laws};
use neom::Neom;
use neom::setup::{RulesSpec, Setup};

fn games() -> Vec<(Record, Setup)> {
    laws::fixtures_hold::<Neom>(include_str!("../fixtures/games.jsonl"), |record| {
        let spec = RulesSpec::from_json(&record.rules).expect("sound");
        spec.table(common::base(), record.seats.len()).expect("there is such a table")
    })
}

#[test]
fn thirty_games_lead_to_their_results() {
    assert_eq!(games().len(), 30);
}

#[test]
fn an_independent_program_agrees() {
    for (record, setup) in games() {
        let lines = neom::audit::audit(&setup, record.seed, &record.moves).expect("replays");
        assert!(lines.last().is_some_and(|line| line.get("final").is_some()));
        naive::check_audit(&lines).unwrap_or_else(|reason| panic!("seed {}: {reason}", record.seed));
    }
}

#[test]
fn a_wrong_move_is_found_with_its_ply() {
    let (mut record, setup) = games().swap_remove(0);
    let mut game = Neom::new(&setup, record.seed);
    record.moves[4] = "place @ 0,0".to_owned();
    let error = replay(&mut game, &record.moves, |_| ()).unwrap_err();
    assert!(error.to_string().starts_with("ply 5, 'place @ 0,0': "), "{error}");
}
