//! How many legal moves there are: numbers that change only if the rules do.

use crate::common;
use game_core::{Game, Seat};
use suburbia::Suburbia;
use suburbia::moves::Move;

fn legal(game: &Suburbia) -> (Seat, Vec<Move>) {
    let mut moves = Vec::new();
    let seat = game.to_act().lowest().expect("running");
    game.legal_moves(seat, &mut moves);
    (seat, moves)
}

/// Positions that can be reached in exactly `depth` moves, ways counted.
fn perft(game: &Suburbia, depth: usize) -> usize {
    let (seat, moves) = legal(game);
    if depth == 1 {
        return moves.len();
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut next = *game;
            next.play(seat, mv, &mut ()).expect("listed");
            perft(&next, depth - 1)
        })
        .sum()
}

/// The first move of each list, until the first build.
fn after_goals(setup: &suburbia::setup::Setup, seed: u64) -> Suburbia {
    let mut game = Suburbia::new(setup, seed);
    loop {
        let (seat, moves) = legal(&game);
        match moves[0] {
            Move::Keep { .. } => game.play(seat, moves[0], &mut ()).expect("listed"),
            _ => return game,
        }
    }
}

#[test]
fn legal_moves_by_depth() {
    let mut table = String::new();
    for (name, setup) in common::every_setup() {
        for seed in [1, 2] {
            let game = after_goals(&setup, seed);
            let counts: Vec<String> = (1..=2).map(|depth| perft(&game, depth).to_string()).collect();
            table.push_str(&format!("{name}, seed {seed}: {}\n", counts.join(" ")));
        }
    }
    insta::assert_snapshot!(table);
}

/// Along one fixed line of each game: the number of legal moves at every tenth ply, and the end.
#[test]
fn legal_moves_along_a_line() {
    let mut table = String::new();
    for (name, setup) in common::every_setup() {
        let mut game = Suburbia::new(&setup, 7);
        let (mut counts, mut ply) = (Vec::new(), 0);
        while !game.to_act().is_empty() {
            let (seat, moves) = legal(&game);
            if ply % 10 == 0 {
                counts.push(moves.len().to_string());
            }
            // Not random, but not always the same place either.
            game.play(seat, moves[(ply * 37) % moves.len()], &mut ()).expect("listed");
            ply += 1;
        }
        let scores = game.outcome().expect("over").scores;
        table.push_str(&format!("{name}: {} | {ply} plies, {scores:?}\n", counts.join(" ")));
    }
    insta::assert_snapshot!(table);
}
