//! Thirty finished games, replayed to their exact result, and checked by the independent auditor.

mod common;
mod naive;

use game_core::Game;
use game_core::record::{Record, check_result, replay};
use suburbia::Suburbia;
use suburbia::setup::{Mode, RulesSpec, Setup};

fn games() -> Vec<(Record, Setup)> {
    let records = Record::parse_all(include_str!("fixtures/games.jsonl")).expect("sound");
    let with_setup = records.into_iter().map(|(line, record)| {
        let spec = RulesSpec::from_json(&record.rules).expect("sound");
        let players = record.seats.len() - usize::from(spec.mode == Mode::Dale);
        let setup = Setup::new(common::base(), spec.edition, spec.mode, players);
        (record, setup.unwrap_or_else(|error| panic!("line {line}: {error}")))
    });
    with_setup.collect()
}

#[test]
fn thirty_games_lead_to_their_results() {
    let games = games();
    assert_eq!(games.len(), 30);
    for (record, setup) in games {
        let mut game = Suburbia::new(&setup, record.seed);
        replay(&mut game, &record.moves, |_| ())
            .unwrap_or_else(|error| panic!("seed {}: {error}", record.seed));
        assert!(record.result.is_some());
        check_result(record.result.as_ref(), &game)
            .unwrap_or_else(|error| panic!("seed {}: {error}", record.seed));
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
