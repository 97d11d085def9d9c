//! What every bot owes a table of NEOM (legal moves, no knowledge beyond its view), and how strong each is.
//!
//! All seeds are fixed: a test that passes today passes tomorrow.

use bots::neom::Estimate;
use bots::{Bot, BotGame};
use game_core::{Dice, Game, Seat, View, Viewer};
use lab::play_game;
use neom::library::Library;
use neom::moves::Move;
use neom::setup::{Mode, Setup};
use neom::table::{Phase, Table};
use neom::tile::TileId;
use neom::{Neom, NeomView};

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

/// Somebody who follows the numbers below the tiles and on the cells: the points that a move would bring if the game
/// ended now, or those that are expected by its end.
struct Follower {
    expects: bool,
}

impl Follower {
    fn worth(&self, view: &NeomView<'_>, table: &Table, seat: Seat, mv: Move) -> Option<f64> {
        if self.expects {
            return Estimate::new(view, table, seat).action(mv);
        }
        let pile: Vec<TileId> = view.known_pile().collect();
        let after = table.after(seat, mv, &pile).ok()?;
        Some(f64::from(after.score(seat).total() - table.score(seat).total()))
    }
}

impl Bot<Neom> for Follower {
    fn choose(&mut self, view: &NeomView<'_>, dice: &mut Dice) -> Move {
        let seat = view.viewer().seat().expect("it sits at the table");
        let table = view.table();
        let estimate = Estimate::new(view, table, seat);
        let mut moves = Vec::new();
        view.legal_moves(&mut moves);
        let value = |mv: Move| match mv {
            Move::Draft { tile } => Some(estimate.cornerstone(tile)),
            Move::Select { tile } => match table.tile(tile).disaster {
                Some(disaster) => Some(if self.expects { estimate.disaster(disaster) } else { 0.0 }),
                None => {
                    let picked = view.preview_pick(tile)?;
                    let actions =
                        picked.moves(false).into_iter().filter(|mv| matches!(mv, Move::Place { .. }));
                    let worth = actions.filter_map(|mv| self.worth(view, picked.table(), seat, mv));
                    worth.max_by(f64::total_cmp)
                }
            },
            _ => self.worth(view, table, seat, mv),
        };
        let worth = moves.iter().map(|&mv| (value(mv).unwrap_or(f64::MIN), mv));
        let best = worth.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or_else(|| view.random_move(dice).expect("it has a move"), |(_, mv)| mv)
    }
}

/// What is expected is a better guide than what would count now, from the first tile on.
#[test]
fn whoever_follows_the_estimate_beats_whoever_follows_the_points_of_now() {
    for seats in [2, 3] {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
        let setup = Setup::new(rules, Mode::Standard, seats, None, false).expect("there is such a table");
        let games = 200;
        let (mut wins, mut totals) = (0, [0, 0]);
        for seed in 0..games {
            let place = seed as usize % seats;
            let mut bots: Vec<Box<dyn Bot<Neom>>> =
                (0..seats).map(|seat| Box::new(Follower { expects: seat == place }) as _).collect();
            let outcome = play_game(&setup, seed, &mut bots, |_: &Neom, _| ());
            wins += i32::from(outcome.winners.contains(Seat::from_index(place)));
            for (seat, score) in outcome.scores.iter().enumerate() {
                totals[usize::from(seat != place)] += score;
            }
        }
        let games = games as i32;
        let (with, without) = (totals[0] / games, totals[1] / (games * (seats as i32 - 1)));
        assert!(
            wins * 10 > games * 8 && with > without + 15,
            "{seats} seats: {wins} of {games}, {with} against {without}"
        );
    }
}

/// What a pick is expected to bring more than a sale is about what it does bring more in the games that follow.
#[test]
fn expected_points_are_points() {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    let setup = Setup::new(rules, Mode::Standard, 3, None, false).expect("there is such a table");
    let (mut pairs, mut dice) = (Vec::new(), Dice::new(9, 9));
    let times = [(1, 3), (2, 1), (2, 4), (3, 1), (3, 3), (3, 5)];
    for (seed, time) in (0..).zip(times.into_iter().cycle().take(24)) {
        let mut game = Neom::new(&setup, seed);
        let mut bots = seated(&["greedy"], 0, 3);
        let stops =
            |table: &Table| table.phase() == Phase::Select && (table.generation(), table.turn()) == time;
        while !stops(game.table()) {
            let seat = game.to_act().lowest().expect("it goes on");
            let mv = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &mut dice);
            game.play(seat, mv, &mut ()).expect("a bot plays what is legal");
        }
        let seat = game.to_act().lowest().expect("it goes on");
        pairs.extend(against_sales(&game.view(Viewer::Seat(seat)), seat, &mut dice));
    }
    // The line through zero that fits best.
    let sums = pairs.iter().fold((0.0, 0.0), |(a, b), (told, came)| (a + told * came, b + told * told));
    let slope = sums.0 / sums.1;
    assert!((0.7..1.4).contains(&slope), "{slope}");
}

/// For each tile of a hand: how much better than its sale its best placement is told to be, and how much better it was
/// when both were played on.
fn against_sales(view: &NeomView<'_>, seat: Seat, dice: &mut Dice) -> Vec<(f64, f64)> {
    let is_tile = |tile: &&TileId| view.table().tile(**tile).disaster.is_none();
    let compared = |&tile: &TileId| {
        let picked = view.preview_pick(tile)?;
        let estimate = Estimate::new(view, picked.table(), seat);
        let places = picked.moves(false).into_iter().filter(|mv| matches!(mv, Move::Place { .. }));
        let best = places.filter_map(|mv| Some((estimate.action(mv)?, mv)));
        let (told, placed) = best.max_by(|a, b| a.0.total_cmp(&b.0))?;
        let mut came = |action| played_on(view, seat, [Move::Select { tile }, action], dice);
        Some((told - estimate.action(Move::Sell)?, came(placed) - came(Move::Sell)))
    };
    view.offered().iter().filter(is_tile).filter_map(compared).collect()
}

/// The mean score of a seat whose next moves are these, as far as they can be had, when all play on greedily.
fn played_on(view: &NeomView<'_>, seat: Seat, moves: [Move; 2], dice: &mut Dice) -> f64 {
    const GAMES: i32 = 8;
    let one = |_| {
        let mut world = view.sample(dice);
        let mut bots = seated(&["greedy"], 0, world.seats());
        let mut own = moves.into_iter();
        while let Some(next) = world.to_act().lowest() {
            let view = world.view(Viewer::Seat(next));
            let planned = if next == seat { own.next() } else { None };
            let planned = planned.filter(|&mv| view.may(mv));
            let mv = planned.unwrap_or_else(|| bots[next.index()].choose(&view, &mut Dice::new(1, 1)));
            world.play(next, mv, &mut ()).expect("it is legal");
        }
        world.outcome().expect("it is over").scores[seat.index()]
    };
    f64::from((0..GAMES).map(one).sum::<i32>()) / f64::from(GAMES)
}
