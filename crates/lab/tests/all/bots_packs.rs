//! Bots with packs: they play every combination, take borders, go for stars and answer special tiles, and are as strong
//! there as without.

use bots::{Bot, BotGame};
use game_core::Game;
use lab::bench::suburbia::{table_with, table_with_all};
use lab::play_game;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Leaving, Mode, Setup};

fn bots(names: &[&str]) -> Vec<Box<dyn Bot<Suburbia>>> {
    names.iter().map(|name| Suburbia::bot(name).expect("it exists")).collect()
}

/// The moves and scores of a game between these bots.
fn story(setup: &Setup, seed: u64, names: &[&str]) -> (Vec<String>, Vec<i32>) {
    let mut moves = Vec::new();
    let outcome = play_game(setup, seed, &mut bots(names), |game: &Suburbia, mv| {
        moves.push(game.write_move(*mv));
    });
    (moves, outcome.scores)
}

fn count(moves: &[String], verb: &str) -> usize {
    moves.iter().filter(|mv| mv.split(' ').next() == Some(verb)).count()
}

#[test]
fn every_bot_plays_every_pack_and_mode_to_the_end() {
    let packs: Vec<&str> = Library::builtin_ids().skip(1).collect();
    for (place, pack) in packs.iter().enumerate() {
        let (mode, players) = [(Mode::Standard, 3), (Mode::LoneArchitect, 1), (Mode::Dale, 1)][place % 3];
        let setup = table_with(&["base", pack], mode, players);
        for bot in ["random", "greedy", "planner:3"] {
            let (moves, scores) = story(&setup, place as u64, &vec![bot; players]);
            assert!(!moves.is_empty() && !scores.is_empty(), "{pack} {bot}");
        }
    }
    for without in [&[][..], &[Leaving::Borders], &[Leaving::Bonuses]] {
        for (mode, players) in [(Mode::Standard, 4), (Mode::LoneArchitect, 1), (Mode::Dale, 1)] {
            let setup = table_with_all(mode, players).without(without);
            for bot in ["random", "greedy", "planner:3"] {
                let (moves, _) = story(&setup, 9, &vec![bot; players]);
                let borders = count(&moves, "border") + count(&moves, "border-lake");
                assert!(borders == 0 || !without.contains(&Leaving::Borders), "{bot}");
            }
        }
    }
}

#[test]
fn greedy_and_planner_take_borders_and_lakes_of_them_and_star_tiles() {
    let setup = table_with_all(Mode::Standard, 4);
    for (bot, games) in [("greedy", 12), ("planner:10", 4)] {
        let mut all = Vec::new();
        for seed in 0..games {
            all.extend(story(&setup, seed, &[bot; 4]).0);
        }
        let (borders, lakes) = (count(&all, "border"), count(&all, "border-lake"));
        assert!(borders >= games as usize && lakes > 0, "{bot}: {borders} borders, {lakes} border lakes");
    }
}

#[test]
fn greedy_is_far_ahead_of_random_with_all_packs() {
    let setup = table_with_all(Mode::Standard, 4);
    let mut won = 0;
    for seed in 0..20 {
        let (_, scores) = story(&setup, seed, &["greedy", "random", "random", "random"]);
        won += usize::from(scores[1..].iter().all(|&other| other < scores[0]));
    }
    assert!(won >= 19, "{won} of 20");
}

#[test]
fn planner_is_ahead_of_greedy_with_all_packs() {
    let setup = table_with_all(Mode::Standard, 2);
    let mut lead = 0;
    for seed in 0..6 {
        let (_, scores) = story(&setup, seed, &["planner:40", "greedy"]);
        lead += scores[0] - scores[1];
    }
    assert!(lead > 60, "{lead} points in six games");
}
