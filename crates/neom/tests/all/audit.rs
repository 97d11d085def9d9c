//! Audits of random games, checked step by step by a second, independent and naive implementation of the rules.

use crate::{common, naive};
use game_core::{Dice, Game};
use neom::Neom;
use neom::audit::audit;
use neom::moves::Move;

/// A random game; every second one prefers to place, so that cities grow and goods are traded.
fn random_moves(setup: &neom::setup::Setup, seed: u64) -> Vec<String> {
    let mut game = Neom::new(setup, seed);
    let mut dice = Dice::new(seed, 5);
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().lowest() {
        legal.clear();
        // All sellers, all ways to pay: not only the useful ones.
        game.every_move(seat, &mut legal);
        let mut mv = legal[dice.below(legal.len())];
        if seed.is_multiple_of(2) && dice.below(4) > 0 {
            let trades = |mv: &&Move| match mv {
                Move::Place { terms, .. } | Move::Cornerstone { terms, .. } => *terms != Default::default(),
                _ => false,
            };
            let builds: Vec<_> = legal.iter().filter(trades).copied().collect();
            if !builds.is_empty() {
                mv = builds[dice.below(builds.len())];
            }
        }
        moves.push(game.write_move(mv));
        game.play(seat, mv, &mut ()).unwrap();
    }
    moves
}

#[test]
fn an_independent_program_agrees_with_every_step() {
    for (name, setup) in common::every_setup() {
        for seed in 0..20 {
            let moves = random_moves(&setup, seed);
            let lines = audit(&setup, seed, &moves).unwrap();
            assert_eq!(lines.len(), moves.len() + 2, "a header, a line a move, and the scores");
            if let Err(reason) = naive::check_audit(&lines) {
                panic!("{name}, seed {seed}: {reason}");
            }
        }
    }
}
