//! The figures of NEOM.

use super::{Gauge, after};
use crate::sim::play_game;
use bots::BotGame;
use game_core::Game;
use neom::Neom;
use neom::library::Library;
use neom::moves::Move;
use neom::setup::{Mode, Setup};

/// A table of so many seats; alone with the smallest tile set.
pub fn table(seats: usize) -> Setup {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound"); // never fails
    let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
    Setup::new(rules, mode, seats, None, false).expect("there is a table for 1 to 5 seats") // never fails
}

/// A game in its middle: the second generation, cities of ten tiles.
pub fn middle_of_a_game() -> Neom {
    after(&table(3), 1, 80)
}

/// How many legal moves there are at each action of some games between greedy bots, those with all sellers if `every`.
pub fn choices(seats: usize, games: u64, every: bool) -> Vec<usize> {
    let setup = table(seats);
    let (mut counts, mut moves) = (Vec::new(), Vec::new());
    let mut bots: Vec<_> = (0..seats).map(|_| Neom::bot("greedy").expect("there is one")).collect(); // never fails
    for seed in 0..games {
        play_game(&setup, seed, &mut bots, |game: &Neom, mv| {
            if !matches!(mv, Move::Place { .. } | Move::Cornerstone { .. } | Move::Sell) {
                return;
            }
            let Some(seat) = game.to_act().lowest() else { return };
            moves.clear();
            if every {
                game.every_move(seat, &mut moves)
            } else {
                game.legal_moves(seat, &mut moves)
            }
            counts.push(moves.len());
        });
    }
    counts.sort_unstable();
    counts
}

fn mean(counts: &[usize]) -> f64 {
    counts.iter().sum::<usize>() as f64 / counts.len().max(1) as f64
}

/// Measures everything.
pub fn measure(gauge: &mut Gauge<impl FnMut(&str)>) {
    let mut games = |names, bots: &[&str]| gauge.speed::<Neom>(names, &table(bots.len()), bots);
    games(["NEOM, random, 3 seats", "NEOM, random, 3 seats, moves"], &["random"; 3]);
    games(["NEOM, random, 5 seats", "NEOM, random, 5 seats, moves"], &["random"; 5]);
    games(["NEOM, random, 2 seats", "NEOM, random, 2 seats, moves"], &["random"; 2]);
    games(["NEOM, random, solo", "NEOM, random, solo, moves"], &["random"]);
    games(["NEOM, greedy, 3 seats", "NEOM, greedy, 3 seats, moves"], &["greedy"; 3]);
    games(["NEOM, greedy, solo", "NEOM, greedy, solo, moves"], &["greedy"]);
    let (useful, all) = (choices(3, 50, false), choices(3, 50, true));
    gauge.counted("NEOM, legal moves at an action, mean", "moves", || mean(&useful));
    gauge.counted("NEOM, legal moves at an action, 99 of 100", "moves", || {
        useful[useful.len() * 99 / 100] as f64
    });
    gauge.counted("NEOM, moves at an action with all sellers, mean", "moves", || mean(&all));
    gauge.state(["NEOM, clone of a mid-game state", "NEOM, memory of a state"], &middle_of_a_game());
}
