//! The figures quoted in the README: what `tabletown bench` and the criterion benchmarks measure.

use crate::sim::{Plan, simulate};
use game_core::{Dice, Game, View, Viewer};
use serde::Serialize;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

/// One measured figure.
#[derive(Debug, Clone, Serialize)]
pub struct Figure {
    /// What was measured.
    pub name: &'static str,
    /// The number.
    pub value: f64,
    /// Its unit.
    pub unit: &'static str,
}

/// A table of the base game.
pub fn table(mode: Mode, players: usize) -> Setup {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound"); // never fails
    Setup::new(rules, Edition::Second, mode, players).expect("the base game has this table") // never fails
}

/// A game in its middle: half of the A tiles still to come, boroughs of ten tiles.
pub fn middle_of_a_game() -> Suburbia {
    let mut game = Suburbia::new(&table(Mode::Standard, 4), 1);
    let mut dice = Dice::new(1, 1);
    for _ in 0..40 {
        let Some(seat) = game.to_act().lowest() else { break };
        let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice);
        game.play(seat, mv.expect("a seat to act has a move"), &mut ()).expect("listed"); // never fails
    }
    game
}

/// Games a second on one thread, and moves a second.
fn speed(mode: Mode, bots: &[&str], at_least: Duration) -> (f64, f64) {
    let (mut games, mut best) = (64, (0.0, 0.0));
    let started = Instant::now();
    let mut seed = 0;
    // The machine is shared: the best of several runs is the least disturbed one.
    while started.elapsed() < at_least || best.0 == 0.0 {
        let plan: Plan<Suburbia> = Plan {
            setup: table(mode, bots.len()),
            bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
            games,
            seed,
            threads: Some(1),
        };
        let report = simulate(&plan, false, &AtomicBool::new(false), |_| ()).expect("these bots exist"); // never fails
        if report.seconds < 0.2 {
            games *= 2;
        } else if report.games_per_second > best.0 {
            best = (report.games_per_second, report.moves_per_second);
        }
        seed += games;
    }
    best
}

/// Nanoseconds for one clone of a mid-game state, best of many runs.
fn clone_ns() -> f64 {
    const CLONES: u32 = 10_000;
    let game = middle_of_a_game();
    let run = || {
        let started = Instant::now();
        for _ in 0..CLONES {
            black_box(*black_box(&game));
        }
        started.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
    };
    (0..50).map(|_| run()).fold(f64::INFINITY, f64::min)
}

/// Measures everything; `progress` hears what comes next.
pub fn all(seconds_each: f64, mut progress: impl FnMut(&str)) -> Vec<Figure> {
    let each = Duration::from_secs_f64(seconds_each);
    let mut figures = Vec::new();
    let mut games = |name, moves_name, mode, bots: &[&str]| {
        progress(name);
        let (games, moves) = speed(mode, bots, each);
        figures.push(Figure { name, value: games, unit: "games/s" });
        figures.push(Figure { name: moves_name, value: moves, unit: "moves/s" });
    };
    games("random, 4 seats", "random, 4 seats, moves", Mode::Standard, &["random"; 4]);
    games("random, 2 seats", "random, 2 seats, moves", Mode::Standard, &["random"; 2]);
    games("random, Lone Architect", "random, Lone Architect, moves", Mode::LoneArchitect, &["random"]);
    games("random, Dale", "random, Dale, moves", Mode::Dale, &["random"]);
    games("greedy, 4 seats", "greedy, 4 seats, moves", Mode::Standard, &["greedy"; 4]);
    games("greedy, 2 seats", "greedy, 2 seats, moves", Mode::Standard, &["greedy"; 2]);
    progress("clone");
    figures.push(Figure { name: "clone of a mid-game state", value: clone_ns(), unit: "ns" });
    figures.push(Figure {
        name: "memory of a state",
        value: std::mem::size_of::<Suburbia>() as f64,
        unit: "bytes",
    });
    figures
}
