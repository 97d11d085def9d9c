//! The simulator: shares of wins, the same games on any number of threads, stopping, refusals.

use game_core::{Outcome, Seat};
use lab::{Plan, Played, Report, play_game, simulate};
use std::sync::atomic::{AtomicBool, Ordering};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::pack;
use suburbia::setup::{Edition, Mode, Setup};

fn plan(mode: Mode, bots: &[&str], games: u64, threads: usize) -> Plan<Suburbia> {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    Plan {
        setup: Setup::new(rules, Edition::Second, mode, bots.len()).expect("the base game has this table"),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: 1000,
        threads: Some(threads),
    }
}

/// A finished game as it can be compared.
type Told = (u64, Outcome, usize, Option<Vec<String>>);

fn told(game: &Played) -> Told {
    (game.seed, game.outcome.clone(), game.plies, game.moves.clone())
}

/// Plays a plan to its end; all its games in the order in which they were told.
fn run(plan: &Plan<Suburbia>) -> (Report, Vec<Told>) {
    let mut games = Vec::new();
    let report = simulate(plan, true, &AtomicBool::new(false), |game| games.push(told(game)));
    (report.expect("these bots exist"), games)
}

/// A game that always ends in a tie: each seat can only turn one tile into a lake beside its Suburbs.
fn always_shared() -> Setup {
    let text = r#"
        format = "tabletown-pack/1"
        [pack]
        id = "hamlet"
        name = "Hamlet"

        [start]
        money = 0
        markers = 0
        income = 0
        reputation = 1
        population = 2
        tiles = ["suburbs @ 0,0"]

        [[setup]]
        editions = ["second"]
        mode = "standard"
        seats = 2
        a = 2
        b = 0
        c = [0, 0, 0]
        prices = [0]
        basics = 0
        public_goals = 0
        dealt_goals = 0
    "#;
    let mut library = Library::builtin();
    library.add(pack::read("hamlet.toml", text).expect("the test's pack is sound"));
    let rules = library.rules(&["base".to_owned(), "hamlet".to_owned()]).expect("the packs fit together");
    Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("a table for two")
}

#[test]
fn wins_add_up_to_the_number_of_games() {
    for (mode, bots) in [
        (Mode::Standard, &["random", "greedy"] as &[&str]),
        (Mode::Standard, &["random"; 4]),
        (Mode::LoneArchitect, &["random"]),
        (Mode::Dale, &["random"]),
    ] {
        let (report, games) = run(&plan(mode, bots, 100, 2));
        assert_eq!((report.games, games.len()), (100, 100));
        let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
        let rates: f64 = report.seats.iter().map(|seat| seat.win_rate).sum();
        assert!((wins - 100.0).abs() < 1e-9 && (rates - 1.0).abs() < 1e-9, "{bots:?}: {wins} {rates}");
        for (seat, figures) in report.seats.iter().enumerate() {
            let won =
                games.iter().filter(|(_, outcome, ..)| outcome.winners.contains(Seat::from_index(seat)));
            let shares: f64 = won.map(|(_, outcome, ..)| 1.0 / outcome.winners.len() as f64).sum();
            assert!((figures.wins - shares).abs() < 1e-9, "{bots:?}, seat {seat}");
            let scores = games.iter().map(|(_, outcome, ..)| outcome.scores[seat]);
            assert_eq!(Some(figures.score.max), scores.max(), "{bots:?}, seat {seat}");
        }
    }
}

#[test]
fn a_shared_win_is_half_a_win_for_each_of_two() {
    let shared = Plan { setup: always_shared(), ..plan(Mode::Standard, &["random", "random"], 10, 1) };
    let (report, games) = run(&shared);
    assert!(games.iter().all(|(_, outcome, ..)| outcome.winners.len() == 2));
    for seat in &report.seats {
        assert_eq!((seat.wins, seat.win_rate), (5.0, 0.5));
        // Two people, two turns with reputation 1; $2 are no population.
        assert_eq!((seat.score.min, seat.score.max), (4, 4));
    }
}

#[test]
fn the_same_plan_gives_the_same_games_on_any_number_of_threads() {
    let results =
        [1, 2, 3].map(|threads| run(&plan(Mode::Standard, &["random", "greedy", "random"], 250, threads)));
    let [(one, games), others @ ..] = results;
    assert_eq!(games.len(), 250);
    for (other, other_games) in others {
        assert_eq!(other_games, games);
        assert_eq!(format!("{:?}", other.seats), format!("{:?}", one.seats));
    }
}

#[test]
fn game_number_i_has_the_seed_plus_i_and_depends_on_no_other() {
    let plan = plan(Mode::Standard, &["greedy", "random"], 70, 2);
    let (_, games) = run(&plan);
    let seeds: Vec<u64> = games.iter().map(|game| game.0).collect();
    assert_eq!(seeds, (1000..1070).collect::<Vec<_>>());
    for number in [0, 33, 69] {
        let mut bots: Vec<_> =
            plan.bots.iter().map(|name| bots::BotGame::bot(name).expect("it exists")).collect();
        let mut plies = 0;
        let outcome = play_game(&plan.setup, seeds[number], &mut bots, |_: &Suburbia, _| plies += 1);
        assert_eq!((&outcome, plies), (&games[number].1, games[number].2), "game {number}");
    }
}

#[test]
fn moves_are_told_only_if_asked_for() {
    let plan = plan(Mode::Standard, &["random", "random"], 3, 1);
    let mut without = Vec::new();
    simulate(&plan, false, &AtomicBool::new(false), |game| without.push(told(game)))
        .expect("these bots exist");
    let (_, with) = run(&plan);
    for (without, with) in without.iter().zip(&with) {
        assert_eq!((&without.1, &without.3), (&with.1, &None));
        assert_eq!(with.3.as_ref().map(Vec::len), Some(with.2), "a word for each move");
    }
}

#[test]
fn raising_the_stop_flag_ends_early_with_what_there_is() {
    let plan = plan(Mode::Standard, &["random", "random"], 10_000, 1);
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    let report = simulate(&plan, false, &stop, |_| {
        seen += 1;
        stop.store(true, Ordering::Relaxed);
    })
    .expect("these bots exist");
    assert!(0 < seen && seen < plan.games, "{seen} games were played");
    assert_eq!(report.games, seen);
    let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - seen as f64).abs() < 1e-9);
}

#[test]
fn a_stop_before_the_first_game_leaves_nothing_to_report() {
    let plan = plan(Mode::Standard, &["random", "random"], 10, 2);
    let report = simulate(&plan, false, &AtomicBool::new(true), |_| panic!("a game was played"));
    assert_eq!(report.expect("these bots exist").games, 0);
}

#[test]
fn an_unknown_bot_is_refused_before_anything_is_played() {
    let plan = plan(Mode::Standard, &["random", "gredy"], 10, 1);
    let refused = simulate(&plan, false, &AtomicBool::new(false), |_| panic!("a game was played"));
    let error = refused.expect_err("there is no such bot");
    assert_eq!(error.to_string(), "there is no bot 'gredy'; did you mean 'greedy'?");
}

#[test]
fn the_seat_that_the_rules_play_has_its_name() {
    let (report, _) = run(&plan(Mode::Dale, &["greedy"], 5, 1));
    let names: Vec<&str> = report.seats.iter().map(|seat| seat.bot.as_str()).collect();
    assert_eq!(names, ["greedy", "dale"]);
}
