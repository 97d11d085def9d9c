//! Finished games, replayed to their exact result, and checked by the independent auditor: thirty of the base game, forty
//! with packs.

use crate::{common, naive};
use game_core::record::{Record, check_result, replay};
use game_core::{Game, laws};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Mode, RulesSpec, Setup};

fn games() -> Vec<(Record, Setup)> {
    laws::fixtures_hold::<Suburbia>(include_str!("../fixtures/games.jsonl"), |record| {
        let spec = RulesSpec::from_json(&record.rules).expect("sound");
        let players = record.seats.len() - usize::from(spec.mode == Mode::Dale);
        Setup::new(common::base(), spec.edition, spec.mode, players).expect("there is such a table")
    })
}

fn games_with_packs() -> Vec<(Record, Setup)> {
    laws::fixtures_hold::<Suburbia>(include_str!("../fixtures/packs.jsonl"), |record| {
        let spec = RulesSpec::from_json(&record.rules).expect("sound");
        let rules = Library::builtin().rules(&spec.packs).expect("the packs are built in");
        spec.table(rules, &record.seats).expect("there is such a table")
    })
}

#[test]
fn thirty_games_lead_to_their_results() {
    assert_eq!(games().len(), 30);
}

#[test]
fn forty_games_with_packs_lead_to_their_results() {
    let games = games_with_packs();
    assert_eq!(games.len(), 40);
    for (record, setup) in games {
        let lines = suburbia::audit::audit(&setup, record.seed, &record.moves).expect("replays");
        assert_eq!(lines[0]["rules"], record.rules, "seed {}", record.seed);
        naive::check_audit(&lines).unwrap_or_else(|reason| panic!("seed {}: {reason}", record.seed));
    }
}

#[test]
fn an_independent_program_agrees() {
    for (record, setup) in games() {
        let lines = suburbia::audit::audit(&setup, record.seed, &record.moves).expect("replays");
        naive::check_audit(&lines).unwrap_or_else(|reason| panic!("seed {}: {reason}", record.seed));
    }
}

#[test]
fn a_wrong_move_or_result_is_found() {
    let (mut record, setup) = games().swap_remove(0);
    let mut game = Suburbia::new(&setup, record.seed);
    record.moves[10] = "buy 1 @ 99,99".to_owned();
    let error = replay(&mut game, &record.moves, |_| ()).unwrap_err();
    assert!(error.to_string().starts_with("ply 11, 'buy 1 @ 99,99': "), "{error}");

    let (mut record, setup) = games().swap_remove(0);
    record.moves.push("discard 1".to_owned());
    let mut game = Suburbia::new(&setup, record.seed);
    let error = replay(&mut game, &record.moves, |_| ()).unwrap_err();
    assert!(error.to_string().contains("the game was over before it"), "{error}");

    let (mut record, setup) = games().swap_remove(0);
    let mut game = Suburbia::new(&setup, record.seed);
    replay(&mut game, &record.moves, |_| ()).expect("sound");
    if let Some(result) = &mut record.result {
        result.scores[0] += 1;
    }
    assert!(check_result(record.result.as_ref(), &game).is_err());
}
