//! What every bot owes the table (legal moves, no knowledge beyond its view), and how strong each is.
//!
//! All seeds are fixed: a test that passes today passes tomorrow.

use bots::suburbia::Greedy;
use bots::{Bot, BotGame, Random, seat_dice};
use game_core::{Dice, Game, Seat, SeatSet, View, Viewer};
use lab::play_game;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::table::Phase;

fn setup(edition: Edition, mode: Mode, players: usize) -> Option<Setup> {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    Setup::new(rules, edition, mode, players).ok()
}

fn standard(players: usize) -> Setup {
    setup(Edition::Second, Mode::Standard, players).expect("the base game has this table")
}

/// Every edition, mode and number of players there is.
fn every_setup() -> Vec<(String, Setup)> {
    let mut all = Vec::new();
    for (edition, edition_word) in Edition::ALL {
        for (mode, mode_word) in Mode::ALL {
            for players in 1..=5 {
                let name = format!("{edition_word} {mode_word} {players}");
                all.extend(setup(edition, mode, players).map(|setup| (name, setup)));
            }
        }
    }
    assert_eq!(all.len(), 16, "3 + 4 + 3 tables for many, 3 for each solo game");
    all
}

/// Bots by name, one for each player, beginning with the `first`.
fn seated(names: &[&str], first: usize, players: usize) -> Vec<Box<dyn Bot<Suburbia>>> {
    let names = names.iter().cycle().skip(first).take(players);
    names.map(|name| Suburbia::bot(name).expect("it exists")).collect()
}

/// The moves of a game between bots, and its scores.
fn story(setup: &Setup, seed: u64, names: &[&str]) -> (Vec<String>, Vec<i32>) {
    let mut moves = Vec::new();
    let mut bots = seated(names, 0, setup.players());
    let outcome = play_game(setup, seed, &mut bots, |game: &Suburbia, mv| moves.push(game.write_move(*mv)));
    (moves, outcome.scores)
}

/// Shows every position in which a player decides, in games between random bots.
fn walk(setup: &Setup, seeds: std::ops::Range<u64>, mut look: impl FnMut(&Suburbia, Seat, u64)) {
    for seed in seeds {
        let mut game = Suburbia::new(setup, seed);
        let mut dice = Dice::new(seed, 77);
        while let Some(seat) = game.to_act().lowest() {
            let mv = game.automatic_move().map(|(_, mv)| mv).unwrap_or_else(|| {
                look(&game, seat, seed);
                Bot::<Suburbia>::choose(&mut Random, &game.view(Viewer::Seat(seat)), &mut dice)
            });
            game.play(seat, mv, &mut ()).expect("a listed move");
        }
    }
}

// Legal play.

#[test]
fn bots_play_only_legal_moves_and_every_game_ends() {
    for (name, setup) in every_setup() {
        let lineups: [&[&str]; 3] = [&["random"], &["greedy"], &["random", "greedy"]];
        for (lineup, seed) in lineups.into_iter().flat_map(|lineup| (0..24).map(move |seed| (lineup, seed))) {
            let context = format!("{name}, {lineup:?}, seed {seed}");
            let mut bots = seated(lineup, seed as usize, setup.players());
            let mut legal = Vec::new();
            let mut plies = 0;
            let outcome = play_game(&setup, seed, &mut bots, |game: &Suburbia, mv| {
                let seat = game.to_act().lowest().expect("somebody moves");
                legal.clear();
                game.legal_moves(seat, &mut legal);
                assert!(legal.contains(mv), "{context}: {} is not legal", game.write_move(*mv));
                plies += 1;
                assert!(plies < 1000, "{context}: it does not end");
            });
            assert_eq!(outcome.scores.len(), setup.players() + setup.mode().automatic_seats(), "{context}");
            assert!(!outcome.winners.is_empty(), "{context}");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for (name, setup) in every_setup() {
        for names in [["random", "greedy"], ["greedy", "random"]] {
            assert_eq!(story(&setup, 5, &names), story(&setup, 5, &names), "{name}");
            assert_ne!(story(&setup, 5, &names).0, story(&setup, 6, &names).0, "{name}");
        }
    }
}

#[test]
fn a_bot_used_before_plays_as_a_fresh_one() {
    let setup = standard(3);
    let mut used = seated(&["greedy", "random"], 0, 3);
    for seed in 0..10 {
        let mut moves = Vec::new();
        let outcome =
            play_game(&setup, seed, &mut used, |game: &Suburbia, mv| moves.push(game.write_move(*mv)));
        assert_eq!((moves, outcome.scores), story(&setup, seed, &["greedy", "random"]), "seed {seed}");
    }
}

#[test]
fn each_seat_has_dice_of_its_own() {
    let numbers = |seed, seat| {
        let mut dice = seat_dice(seed, Seat(seat));
        (0..8).map(|_| dice.below(1000)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(3, 0), numbers(3, 0));
    assert_ne!(numbers(3, 0), numbers(3, 1));
    assert_ne!(numbers(3, 0), numbers(4, 0));
}

#[test]
fn every_listed_name_is_a_bot() {
    assert!(Suburbia::bot_names().iter().all(|name| Suburbia::bot(name).is_ok()));
    let refused = Suburbia::bot("gredy").err().expect("there is no such bot").to_string();
    assert_eq!(refused, "there is no bot 'gredy'; did you mean 'greedy'?");
}

// Nothing but the view.

#[test]
fn bots_choose_alike_in_worlds_that_look_alike() {
    let mut positions = 0;
    let mut differing = 0;
    for (name, setup) in every_setup() {
        walk(&setup, 0..2, |game, seat, seed| {
            let view = game.view(Viewer::Seat(seat));
            let [one, two] = [1, 2].map(|stream| view.sample(&mut Dice::new(seed + positions, stream)));
            let views = [one.view(Viewer::Seat(seat)), two.view(Viewer::Seat(seat))];
            assert!(views[0] == view && views[1] == view, "{name}, seed {seed}: a sample looks different");
            for bot in ["random", "greedy"] {
                let choose = |view| {
                    let mut bot = Suburbia::bot(bot).expect("it exists");
                    game.write_move(bot.choose(view, &mut Dice::new(seed, 5)))
                };
                let choices = [choose(&view), choose(&views[0]), choose(&views[1])];
                assert!(choices.iter().all(|choice| *choice == choices[0]), "{name}, {bot}: {choices:?}");
            }
            let other = Viewer::Seat(Seat::from_index((seat.index() + 1) % game.seats()));
            differing += u64::from(one.view(other) != two.view(other));
            positions += 1;
        });
    }
    assert!(positions > 500, "only {positions} positions");
    assert!(differing > 200, "only {differing} of the worlds differ, so they would show nothing");
}

// `random`.

/// Draws many moves in one position; each legal one must come about equally often.
#[track_caller]
fn check_uniform(game: &Suburbia, seat: Seat) -> usize {
    let view = game.view(Viewer::Seat(seat));
    let mut legal: Vec<Move> = Vec::new();
    view.legal_moves(&mut legal);
    const EACH: usize = 300;
    let mut seen = vec![0usize; legal.len()];
    let mut dice = Dice::new(11, 4);
    for _ in 0..EACH * legal.len() {
        let mv = Bot::<Suburbia>::choose(&mut Random, &view, &mut dice);
        seen[legal.iter().position(|&known| known == mv).expect("a listed move")] += 1;
    }
    let expected = EACH as f64;
    let chi_square: f64 = seen.iter().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    // Mean k - 1, standard deviation sqrt(2 (k - 1)): five of these, and some for few moves.
    let free = legal.len() as f64 - 1.0;
    let bound = free + 5.0 * (2.0 * free).sqrt() + 5.0;
    assert!(chi_square < bound, "{chi_square:.1} with {} moves, expected less than {bound:.1}", legal.len());
    legal.len()
}

#[test]
fn random_chooses_each_legal_move_equally_often() {
    let mut phases: Vec<(Phase, usize)> = Vec::new();
    for mode in [Mode::Standard, Mode::LoneArchitect] {
        let players = if mode == Mode::Standard { 2 } else { 1 };
        let setup = setup(Edition::Second, mode, players).expect("the base game has this table");
        let mut plies = 0;
        walk(&setup, 0..1, |game, seat, _| {
            plies += 1;
            let phase = game.table().phase();
            let new = !phases.iter().any(|&(known, _)| known == phase);
            if new || plies % 12 == 0 {
                phases.push((phase, check_uniform(game, seat)));
            }
        });
    }
    for phase in [Phase::Goals, Phase::Build, Phase::Discard, Phase::ExtraDiscard] {
        assert!(phases.iter().any(|&(known, moves)| known == phase && moves > 1), "{phase:?} was not seen");
    }
    assert!(phases.iter().any(|&(_, moves)| moves > 50), "no position with many moves: {phases:?}");
}

// `greedy`.

/// Whether the greedy bot in one seat wins alone against random bots in all others.
fn greedy_wins(setup: &Setup, seed: u64, greedy: usize) -> bool {
    let mut bots: Vec<Box<dyn Bot<Suburbia>>> = Vec::new();
    for seat in 0..setup.players() {
        bots.push(if seat == greedy { Box::new(Greedy::default()) } else { Box::new(Random) });
    }
    let outcome = play_game(setup, seed, &mut bots, |_: &Suburbia, _| ());
    outcome.winners == SeatSet::just(Seat::from_index(greedy))
}

#[test]
fn greedy_beats_random_at_a_table_for_two() {
    // In pairs: the same stacks and goals from both seats.
    let setup = standard(2);
    let games = (0..50).flat_map(|seed| [(seed, 0), (seed, 1)]);
    let wins = games.filter(|&(seed, seat)| greedy_wins(&setup, seed, seat)).count();
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn greedy_beats_three_random_bots() {
    let setup = standard(4);
    let games = (0..75).flat_map(|seed| (0..4).map(move |seat| (seed, seat)));
    let wins = games.filter(|&(seed, seat)| greedy_wins(&setup, seed, seat)).count();
    assert!(wins >= 297, "{wins} of 300");
}
