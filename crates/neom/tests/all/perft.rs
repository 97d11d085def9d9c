//! How many legal moves there are: numbers that change only if the rules do.

use crate::common;
use game_core::Game;
use neom::Neom;

/// Along one fixed line of each game: the number of legal moves at every tenth ply, those with all sellers where they
/// differ, and the end.
#[test]
fn legal_moves_along_a_line() {
    let mut table = String::new();
    for (name, setup) in common::every_setup() {
        let mut game = Neom::new(&setup, 7);
        let (mut counts, mut ply) = (Vec::new(), 0);
        let (mut moves, mut every) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().lowest() {
            moves.clear();
            every.clear();
            game.legal_moves(seat, &mut moves);
            game.every_move(seat, &mut every);
            if ply % 10 == 0 || every.len() != moves.len() {
                let more =
                    if every.len() == moves.len() { String::new() } else { format!("/{}", every.len()) };
                counts.push(format!("{}{more}", moves.len()));
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
