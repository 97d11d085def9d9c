//! Criterion benchmarks: whole games and the pieces search lives on.

use criterion::{Criterion, criterion_group, criterion_main};
use game_core::{Dice, Game, View, Viewer};
use lab::bench::suburbia::{middle_of_a_game, table};
use lab::play_game;
use std::hint::black_box;
use suburbia::Suburbia;
use suburbia::setup::Mode;

fn games(c: &mut Criterion) {
    for (name, players, bot) in [("random", 4, "random"), ("random", 2, "random"), ("greedy", 4, "greedy")] {
        let setup = table(Mode::Standard, players);
        let mut bots: Vec<_> =
            (0..players).map(|_| <Suburbia as bots::BotGame>::bot(bot).expect("it exists")).collect();
        let mut seed = 0;
        c.bench_function(&format!("game/{name}-{players}"), |b| {
            b.iter(|| {
                seed += 1;
                play_game::<Suburbia>(&setup, seed, &mut bots, |_, _| ())
            });
        });
    }
}

fn pieces(c: &mut Criterion) {
    let game = middle_of_a_game();
    let seat = game.to_act().lowest().expect("running");
    c.bench_function("piece/clone", |b| b.iter(|| *black_box(&game)));
    c.bench_function("piece/set-up", |b| b.iter(|| Suburbia::new(&table(Mode::Standard, 4), black_box(7))));
    c.bench_function("piece/list-moves", |b| {
        let mut moves = Vec::new();
        b.iter(|| {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            moves.len()
        });
    });
    c.bench_function("piece/sample", |b| {
        let mut dice = Dice::new(1, 1);
        b.iter(|| game.view(Viewer::Seat(seat)).sample(&mut dice));
    });
}

criterion_group!(benches, games, pieces);
criterion_main!(benches);
