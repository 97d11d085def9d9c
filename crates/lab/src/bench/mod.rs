//! Measuring: how fast any game with bots is, and how large. The figures quoted in the README, which `tabletown bench`
//! and the criterion benchmarks measure, are named game by game.

pub mod neom;
pub mod suburbia;

use crate::sim::{Plan, simulate};
use bots::BotGame;
use game_core::{Dice, Game, View, Viewer};
use serde::Serialize;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// One measured figure.
#[derive(Debug, Clone, Serialize)]
pub struct Figure {
    /// What was measured.
    pub name: &'static str,
    /// Of what was timed, the best run: the least disturbed one.
    pub value: f64,
    /// As it is printed after the value.
    pub unit: &'static str,
}

/// Takes measures one after the other and keeps the figures.
pub struct Gauge<P> {
    each: Duration,
    progress: P,
    figures: Vec<Figure>,
}

impl<P: FnMut(&str)> Gauge<P> {
    /// Measures each speed for that long; `progress` hears what comes next.
    pub fn new(seconds_each: f64, progress: P) -> Gauge<P> {
        Gauge { each: Duration::from_secs_f64(seconds_each), progress, figures: Vec::new() }
    }

    /// Games and moves a second at a table of these bots, under a name each.
    pub fn speed<G: BotGame>(&mut self, [games, moves]: [&'static str; 2], setup: &G::Setup, bots: &[&str]) {
        (self.progress)(games);
        let (games_per_second, moves_per_second) = speed::<G>(setup, bots, self.each);
        self.figures.push(Figure { name: games, value: games_per_second, unit: "games/s" });
        self.figures.push(Figure { name: moves, value: moves_per_second, unit: "moves/s" });
    }

    /// Iterations of the planner a second, for whoever is to act.
    pub fn planning<G: BotGame>(&mut self, name: &'static str, game: &G) {
        (self.progress)(name);
        self.figures.push(Figure { name, value: iterations::<G>(game, self.each), unit: "iterations/s" });
    }

    /// What a clone of a state takes, and how large it is, under a name each.
    pub fn state<G: Game>(&mut self, [clone, memory]: [&'static str; 2], game: &G) {
        (self.progress)("clone");
        self.figures.push(Figure { name: clone, value: clone_ns(game), unit: "ns" });
        self.figures.push(Figure { name: memory, value: std::mem::size_of::<G>() as f64, unit: "bytes" });
    }

    /// A figure that was counted, not timed; `count` is called once.
    pub fn counted(&mut self, name: &'static str, unit: &'static str, count: impl FnOnce() -> f64) {
        (self.progress)(name);
        self.figures.push(Figure { name, value: count(), unit });
    }

    /// All that was measured, in order.
    pub fn into_figures(self) -> Vec<Figure> {
        self.figures
    }
}

/// A game after that many moves chosen at random.
pub fn after<G: Game>(setup: &G::Setup, seed: u64, plies: usize) -> G {
    let mut game = G::new(setup, seed);
    let mut dice = Dice::new(seed, 1);
    for _ in 0..plies {
        let Some(seat) = game.to_act().lowest() else { break };
        let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice);
        game.play(seat, mv.expect("a seat to act has a move"), &mut ()).expect("listed"); // never fails
    }
    game
}

/// Games a second on one thread, and moves a second.
fn speed<G: BotGame>(setup: &G::Setup, bots: &[&str], at_least: Duration) -> (f64, f64) {
    let (mut games, mut best) = (64, (0.0, 0.0));
    let started = Instant::now();
    let mut seed = 0;
    // The machine is shared: the best of several runs is the least disturbed one.
    while started.elapsed() < at_least || best.0 == 0.0 {
        let plan: Plan<G> = Plan {
            setup: setup.clone(),
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

/// Iterations of the planner a second on one thread, best of several runs.
fn iterations<G: BotGame>(game: &G, at_least: Duration) -> f64 {
    const ITERATIONS: u32 = 400;
    let seat = game.to_act().lowest().expect("the game is not over"); // never fails: a game in its middle
    let started = Instant::now();
    let mut best: f64 = 0.0;
    while started.elapsed() < at_least || best == 0.0 {
        let mut bot = G::bot(&format!("planner:{ITERATIONS}")).expect("there is a planner"); // never fails
        let (view, begun) = (game.view(Viewer::Seat(seat)), Instant::now());
        black_box(bot.choose(&view, &mut Dice::new(1, 1)));
        best = best.max(f64::from(ITERATIONS) / begun.elapsed().as_secs_f64());
    }
    best
}

/// Nanoseconds for one clone of a state, best of many runs.
fn clone_ns<G: Game>(game: &G) -> f64 {
    const CLONES: u32 = 10_000;
    let run = || {
        let started = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(game).clone());
        }
        started.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
    };
    (0..50).map(|_| run()).fold(f64::INFINITY, f64::min)
}
