//! Audits of random games, checked step by step by a second, independent and naive implementation of the rules.

use crate::{common, naive};
use game_core::{Dice, Game};
use suburbia::Suburbia;
use suburbia::audit::audit;

/// A random game that prefers to build, so that boroughs grow and red lines are passed.
fn random_moves(setup: &suburbia::setup::Setup, seed: u64) -> Vec<String> {
    let mut game = Suburbia::new(setup, seed);
    let mut dice = Dice::new(seed, 5);
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().lowest() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        let mut mv = legal[dice.below(legal.len())];
        if seed.is_multiple_of(2) {
            let buys: Vec<_> =
                legal.iter().filter(|mv| matches!(mv, suburbia::moves::Move::Buy { .. })).copied().collect();
            if !buys.is_empty() && dice.below(4) > 0 {
                mv = buys[dice.below(buys.len())];
            }
        }
        moves.push(game.write_move(mv));
        game.play(seat, mv, &mut ()).unwrap();
    }
    moves
}

/// Random games of each table with these seeds, step by step.
fn agree(setups: &[(String, suburbia::setup::Setup)], seeds: std::ops::Range<u64>) {
    for (name, setup) in setups {
        for seed in seeds.clone() {
            let moves = random_moves(setup, seed);
            let lines = audit(setup, seed, &moves).unwrap();
            assert_eq!(lines.len(), moves.len() + 2);
            if let Err(reason) = naive::check_audit(&lines) {
                panic!("{name}, seed {seed}: {reason}");
            }
        }
    }
}

#[test]
fn an_independent_program_agrees_with_every_step() {
    agree(&common::every_setup(), 0..20);
}

#[test]
fn an_independent_program_agrees_with_every_step_of_games_with_packs() {
    agree(&common::every_setup_with_packs(), 0..1);
}

/// More of them, for a change of the rules: `cargo nextest run -p suburbia --run-ignored only -E 'test(/many_games/)'`.
#[test]
#[ignore = "takes minutes"]
fn an_independent_program_agrees_with_every_step_of_many_games() {
    agree(&common::every_setup_with_packs(), 100..112);
}
