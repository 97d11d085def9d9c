//! What the planner owes the table, in both games: legal moves, no knowledge beyond its view, its budget.
//!
//! Budgets are in iterations and seeds are fixed: a test that passes today passes tomorrow.

use bots::planner::{Budget, Options, PlanGame, Planner};
use bots::{Bot, BotGame, Random};
use game_core::{Dice, Game, Seat, View, Viewer};
use lab::play_game;
use neom::Neom;
use suburbia::Suburbia;

mod suburbia_tables {
    use suburbia::library::Library;
    use suburbia::setup::{Edition, Mode, Setup};

    pub fn table(edition: Edition, mode: Mode, players: usize) -> Option<Setup> {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
        Setup::new(rules, edition, mode, players).ok()
    }

    pub fn every() -> Vec<Setup> {
        let editions = Edition::ALL.into_iter().map(|(edition, _)| edition);
        let modes = |edition| Mode::ALL.into_iter().map(move |(mode, _)| (edition, mode));
        let tables = editions.flat_map(modes);
        tables.flat_map(|(edition, mode)| (1..=5).filter_map(move |n| table(edition, mode, n))).collect()
    }
}

mod neom_tables {
    use neom::library::Library;
    use neom::setup::{Mode, Setup};

    pub fn table(seats: usize, set: Option<u8>, beginner: bool) -> Setup {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
        let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
        Setup::new(rules, mode, seats, set, beginner).expect("there is such a table")
    }

    pub fn every() -> Vec<Setup> {
        let sets = |seats| if seats == 1 { vec![Some(1), Some(4), Some(5)] } else { vec![None] };
        let tables = (1..=5).flat_map(|seats| sets(seats).into_iter().map(move |set| (seats, set)));
        tables.flat_map(|(seats, set)| [false, true].map(|beginner| table(seats, set, beginner))).collect()
    }
}

fn planner<G: PlanGame>(iterations: u64, threads: usize) -> Planner<G> {
    Planner::new(Options { budget: Budget::Iterations(iterations), threads })
}

/// Shows some of the positions of a game between random bots in which somebody has a choice.
fn walk<G: BotGame>(setup: &G::Setup, seed: u64, every: usize, mut look: impl FnMut(&G, Seat, u64)) {
    let mut game = G::new(setup, seed);
    let mut dice = Dice::new(seed, 77);
    let mut ply = 0;
    while let Some(seat) = game.to_act().lowest() {
        let mv = game.automatic_move().map(|(_, mv)| mv).unwrap_or_else(|| {
            let view = game.view(Viewer::Seat(seat));
            if view.move_count() > 1 {
                ply += 1;
                if ply % every == 0 {
                    look(&game, seat, ply as u64);
                }
            }
            Bot::<G>::choose(&mut Random, &view, &mut dice)
        });
        game.play(seat, mv, &mut ()).expect("a listed move");
    }
}

/// Whole games with planners in all seats, at every table there is.
fn check_legal<G: BotGame>(tables: &[G::Setup], players: impl Fn(&G::Setup) -> usize) {
    for (seed, setup) in (0..).zip(tables) {
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        for seat in 0..players(setup) {
            bots.push(if seat % 2 == 0 { Box::new(planner::<G>(6, 1)) } else { Box::new(Random) });
        }
        let mut legal = Vec::new();
        play_game::<G>(setup, seed, &mut bots, |game, mv| {
            let seat = game.to_act().lowest().expect("somebody moves");
            legal.clear();
            game.legal_moves(seat, &mut legal);
            assert!(legal.contains(mv), "table {seed}: {} is illegal", game.write_move(mv.clone()));
        });
    }
}

#[test]
fn planners_play_only_legal_moves_at_every_table() {
    check_legal::<Suburbia>(&suburbia_tables::every(), |setup| setup.players());
    check_legal::<Neom>(&neom_tables::every(), |setup| setup.seats());
}

/// Two worlds that look alike are the same to a planner.
fn check_secrets<G: BotGame>(tables: &[G::Setup]) -> (usize, usize) {
    let (mut positions, mut differing) = (0, 0);
    for (seed, setup) in (0..).zip(tables) {
        walk::<G>(setup, seed, 17, |game, seat, ply| {
            let viewer = Viewer::Seat(seat);
            let worlds = [1, 2].map(|stream| game.view(viewer).sample(&mut Dice::new(ply, stream)));
            let [here, one, two] = [game, &worlds[0], &worlds[1]]
                .map(|world| planner::<G>(12, 1).analyse(&world.view(viewer), &mut Dice::new(seed, 5)));
            assert!(here == one && one == two, "table {seed}, ply {ply}: {:?} {:?}", one.best(), two.best());
            positions += 1;
            let other = Viewer::Seat(Seat::from_index((seat.index() + 1) % game.seats()));
            differing += usize::from(worlds[0].view(other) != worlds[1].view(other));
        });
    }
    (positions, differing)
}

#[test]
fn planners_think_alike_in_worlds_that_look_alike() {
    let (positions, differing) = check_secrets::<Suburbia>(&suburbia_tables::every());
    assert!(positions > 25 && differing > 10, "{positions} positions, {differing} of them with secrets");
    let (positions, differing) = check_secrets::<Neom>(&neom_tables::every());
    assert!(positions > 25 && differing > 10, "{positions} positions, {differing} of them with secrets");
}

fn check_budget<G: BotGame>(setup: &G::Setup) {
    walk::<G>(setup, 3, 13, |game, seat, ply| {
        let view = game.view(Viewer::Seat(seat));
        for budget in [1, 7, 64] {
            let analysis = planner::<G>(budget, 1).analyse(&view, &mut Dice::new(ply, 1));
            let visits: u64 = analysis.candidates.iter().map(|candidate| candidate.visits).sum();
            assert_eq!((analysis.iterations, visits), (budget, budget), "ply {ply}");
            let share: f64 = analysis.candidates.iter().map(|candidate| candidate.share).sum();
            assert!((share - 1.0).abs() < 1e-9, "ply {ply}: {share}");
            let threads = planner::<G>(budget, 3).analyse(&view, &mut Dice::new(ply, 1));
            assert_eq!(analysis, threads, "ply {ply}: the number of threads matters");
        }
        let mut legal = Vec::new();
        view.legal_moves(&mut legal);
        let analysis = planner::<G>(64, 1).analyse(&view, &mut Dice::new(ply, 2));
        for (number, candidate) in analysis.candidates.iter().enumerate() {
            assert!(legal.contains(&candidate.mv), "ply {ply}");
            // A win counts as much as sixty points.
            let told = candidate.wins + candidate.points / 60.0;
            assert!((candidate.value - told).abs() < 1e-9, "ply {ply}: {candidate:?}");
            let again = analysis.candidates[..number].iter().any(|known| known.mv == candidate.mv);
            assert!(!again, "ply {ply}: {:?} is there twice", candidate.mv);
        }
    });
}

#[test]
fn iterations_are_spent_exactly_and_on_any_number_of_threads_alike() {
    use suburbia::setup::{Edition, Mode};
    check_budget::<Suburbia>(&suburbia_tables::table(Edition::Second, Mode::Standard, 3).expect("a table"));
    check_budget::<Neom>(&neom_tables::table(3, None, false));
}

#[test]
fn a_move_without_alternative_needs_no_thought() {
    use suburbia::setup::{Edition, Mode};
    let setup = suburbia_tables::table(Edition::Second, Mode::Dale, 1).expect("a table");
    let mut forced = 0;
    let mut game = Suburbia::new(&setup, 1);
    let mut dice = Dice::new(1, 77);
    while let Some(seat) = game.to_act().lowest() {
        let view = game.view(Viewer::Seat(seat));
        if view.move_count() == 1 {
            let analysis = planner::<Suburbia>(100, 1).analyse(&view, &mut Dice::new(1, 1));
            assert_eq!((analysis.iterations, analysis.candidates.len()), (0, 1));
            forced += 1;
        }
        let mv = Bot::<Suburbia>::choose(&mut Random, &view, &mut dice);
        game.play(seat, mv, &mut ()).expect("a listed move");
    }
    assert!(forced > 5, "Dale alone moves more often than {forced} times");
}

/// The scores of a player alone at the table, over some seeds.
fn total<G: BotGame>(setup: &G::Setup, iterations: u64, games: u64) -> i32 {
    let score = |seed| {
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![Box::new(planner::<G>(iterations, 1))];
        play_game::<G>(setup, seed, &mut bots, |_, _| ()).scores[0]
    };
    (0..games).map(score).sum()
}

/// The same games with more thought: what is found is far above the bound.
#[test]
fn more_thought_is_better_play() {
    use suburbia::setup::{Edition, Mode};
    let alone = suburbia_tables::table(Edition::Second, Mode::LoneArchitect, 1).expect("a table");
    let (hasty, careful) = (total::<Suburbia>(&alone, 1, 8), total::<Suburbia>(&alone, 96, 8));
    assert!(careful > hasty + 8 * 3, "Suburbia: {hasty} with one iteration a move, {careful} with 96");
    let solo = neom_tables::table(1, Some(4), false);
    let (hasty, careful) = (total::<Neom>(&solo, 1, 4), total::<Neom>(&solo, 48, 4));
    assert!(careful > hasty + 4 * 2, "NEOM: {hasty} with one iteration a move, {careful} with 48");
}
