//! What every bot owes a table of NEOM (legal moves, no knowledge beyond its view), and how strong each is.
//!
//! All seeds are fixed: a test that passes today passes tomorrow.

use bots::{Bot, BotGame};
use game_core::{Dice, Game, View, Viewer};
use lab::play_game;
use neom::Neom;
use neom::library::Library;
use neom::setup::{Mode, Setup};

fn every_setup() -> Vec<(String, Setup)> {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    let mut all = Vec::new();
    for beginner in [false, true] {
        for seats in 1..=5 {
            let (mode, sets) = match seats {
                1 => (Mode::Solo, vec![Some(1), Some(4), Some(5)]),
                _ => (Mode::Standard, vec![None]),
            };
            for set in sets {
                let setup = Setup::new(rules, mode, seats, set, beginner).expect("there is such a table");
                all.push((format!("{seats} seats, set {set:?}, beginner {beginner}"), setup));
            }
        }
    }
    all
}

/// Bots by name, one for each seat, beginning with the `first`.
fn seated(names: &[&str], first: usize, seats: usize) -> Vec<Box<dyn Bot<Neom>>> {
    let names = names.iter().cycle().skip(first).take(seats);
    names.map(|name| Neom::bot(name).expect("it exists")).collect()
}

#[test]
fn bots_play_only_legal_moves_and_every_game_ends() {
    for (name, setup) in every_setup() {
        let lineups: [&[&str]; 3] = [&["random"], &["greedy"], &["random", "greedy"]];
        for (lineup, seed) in lineups.into_iter().flat_map(|lineup| (0..6).map(move |seed| (lineup, seed))) {
            let context = format!("{name}, {lineup:?}, seed {seed}");
            let mut bots = seated(lineup, seed as usize, setup.seats());
            let (mut legal, mut plies) = (Vec::new(), 0);
            let outcome = play_game(&setup, seed, &mut bots, |game: &Neom, mv| {
                let seat = game.to_act().lowest().expect("somebody moves");
                legal.clear();
                game.legal_moves(seat, &mut legal);
                assert!(legal.contains(mv), "{context}: {} is not legal", game.write_move(*mv));
                plies += 1;
                assert!(plies < 1000, "{context}: it does not end");
            });
            assert_eq!(outcome.scores.len(), setup.seats(), "{context}");
            assert!(!outcome.winners.is_empty(), "{context}");
        }
    }
}

/// Two worlds that look alike to a bot are the same to it.
#[test]
fn greedy_knows_only_its_view() {
    for (name, setup) in every_setup() {
        let mut game = Neom::new(&setup, 11);
        let mut dice = Dice::new(11, 77);
        let mut ply = 0;
        while let Some(seat) = game.to_act().lowest() {
            let viewer = Viewer::Seat(seat);
            if ply % 5 == 0 {
                let world = game.view(viewer).sample(&mut dice);
                let choose = |game: &Neom| {
                    let mut bot = Neom::bot("greedy").expect("it exists");
                    bot.choose(&game.view(viewer), &mut Dice::new(1, 1))
                };
                assert_eq!(choose(&game), choose(&world), "{name}, ply {ply}");
            }
            let mv = game.view(viewer).random_move(&mut dice).expect("somebody acts");
            game.play(seat, mv, &mut ()).expect("listed");
            ply += 1;
        }
    }
}

#[test]
fn greedy_beats_random_at_every_table() {
    for (name, setup) in every_setup().into_iter().filter(|(_, setup)| setup.seats() > 1) {
        for seed in 0..20 {
            let greedy = seed as usize % setup.seats();
            let mut bots: Vec<Box<dyn Bot<Neom>>> = (0..setup.seats())
                .map(|seat| Neom::bot(if seat == greedy { "greedy" } else { "random" }).expect("it exists"))
                .collect();
            let outcome = play_game(&setup, seed, &mut bots, |_: &Neom, _| ());
            let best = outcome.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>();
            assert_eq!(best, [greedy], "{name}, seed {seed}: {:?}", outcome.scores);
        }
    }
}

/// Alone `greedy` usually becomes a Fellow: a bound far below what it reaches.
#[test]
fn greedy_alone_builds_a_real_city() {
    for (name, setup) in
        every_setup().into_iter().filter(|(_, setup)| setup.seats() == 1 && !setup.beginner())
    {
        let scores = (0..40).map(|seed| {
            let mut bots = seated(&["greedy"], 0, 1);
            play_game(&setup, seed, &mut bots, |_: &Neom, _| ()).scores[0]
        });
        let mean = scores.sum::<i32>() / 40;
        assert!(mean >= 90, "{name}: {mean}");
    }
}
