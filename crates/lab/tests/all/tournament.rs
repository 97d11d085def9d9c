//! Tournaments: who meets whom, the same results on any number of threads, going on after a stop.

use lab::journal::{FORMAT, Header, Journal, JournalError};
use lab::{Bout, Tournament};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};

fn tournament(bots: &[&str], seats: &[usize], rounds: u64) -> Tournament<Suburbia> {
    let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base pack is sound");
    let table = |&seats: &usize| {
        (
            seats,
            Setup::new(rules, Edition::Second, Mode::Standard, seats).expect("the base game has this table"),
        )
    };
    Tournament {
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        tables: seats.iter().map(table).collect(),
        rounds,
        seed: 70,
        challenge: false,
    }
}

fn play(plan: &Tournament<Suburbia>, threads: usize) -> Vec<Bout> {
    let mut bouts = Vec::new();
    let seen = plan.play(0, Some(threads), &AtomicBool::new(false), |bout| bouts.push(bout));
    assert_eq!(seen.expect("it can be played"), plan.games());
    bouts
}

fn header(plan: &Tournament<Suburbia>) -> Header {
    Header {
        format: FORMAT.to_owned(),
        version: "1".to_owned(),
        game: "suburbia".to_owned(),
        rules: Vec::new(),
        bots: plan.bots.clone(),
        seats: plan.tables.iter().map(|&(seats, _)| seats).collect(),
        seed: plan.seed,
        challenge: plan.challenge,
        command: "test".to_owned(),
    }
}

/// A file of this test's own, not there yet.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn in_a_challenge_only_the_first_bot_sits_among_the_others() {
    let plan = Tournament { challenge: true, ..tournament(&["greedy", "random", "planner:1"], &[2, 3], 1) };
    let bouts = play(&plan, 2);
    // From two and from three seats, against two kinds of bots.
    assert_eq!(bouts.len(), 2 * (2 + 3));
    for bout in &bouts {
        assert_eq!(bout.bots.iter().filter(|bot| *bot == "greedy").count(), 1, "{bout:?}");
    }
    let standings = plan.standings(&bouts);
    let met = |bot: &str, against: &str| {
        let pairings = standings.tables[1].pairings.iter();
        pairings.filter(|p| p.bot == bot && p.against == against).map(|p| p.games).sum::<u64>()
    };
    assert_eq!((met("greedy", "random"), met("random", "greedy"), met("random", "planner:1")), (3, 0, 0));
}

#[test]
fn every_bot_sits_at_every_seat_as_often_as_every_other() {
    let bouts = play(&tournament(&["random", "greedy"], &[2, 3], 2), 1);
    // A round: two games at two seats, three and three at three seats.
    assert_eq!(bouts.len(), 2 * (2 + 6));
    let mut sat: BTreeMap<(usize, usize, &str), usize> = BTreeMap::new();
    for bout in &bouts {
        for (seat, bot) in bout.bots.iter().enumerate() {
            *sat.entry((bout.bots.len(), seat, bot)).or_default() += 1;
        }
    }
    for seats in [2, 3] {
        for seat in 0..seats {
            let count = |bot| sat.get(&(seats, seat, bot)).copied();
            assert_eq!(count("random"), count("greedy"), "seat {seat} of {seats}");
        }
    }
    // Both numbers of seats and all pairings have the same deals.
    let seeds: Vec<u64> = bouts.iter().map(|bout| bout.seed).collect();
    assert_eq!(seeds, [vec![70; 8], vec![71; 8]].concat());
}

#[test]
fn the_same_results_on_any_number_of_threads() {
    let plan = tournament(&["random", "greedy"], &[2, 3], 4);
    let one = play(&plan, 1);
    for threads in [2, 5] {
        let other = play(&plan, threads);
        assert_eq!(other, one);
        assert_eq!(format!("{:?}", plan.standings(&other)), format!("{:?}", plan.standings(&one)));
    }
}

#[test]
fn the_stronger_bot_has_the_higher_rating() {
    let plan = tournament(&["random", "greedy"], &[2], 30);
    let standings = plan.standings(&play(&plan, 2));
    assert_eq!((standings.bots[0].bot.as_str(), standings.elo_of.as_str()), ("greedy", "random"));
    assert!(standings.bots[0].elo.low > 0.0, "{:?}", standings.bots);
    let [first, second] = &standings.tables[0].pairings[..] else { panic!("two sides of one pairing") };
    assert_eq!((first.games, second.games), (60, 60));
    assert!((first.wins + second.wins - 60.0).abs() < 1e-9);
    assert_eq!(first.margin.map(|margin| margin.value), second.margin.map(|margin| -margin.value));
}

#[test]
fn a_stopped_tournament_goes_on_to_the_same_file() {
    let plan = tournament(&["random", "greedy"], &[2], 20);
    let (whole, cut) = (file("whole.jsonl"), file("cut.jsonl"));
    let mut journal = Journal::create(&whole, &header(&plan)).expect("a new file");
    play(&plan, 2).iter().for_each(|bout| journal.add(bout).expect("there is room"));

    let mut journal = Journal::create(&cut, &header(&plan)).expect("a new file");
    let stop = AtomicBool::new(false);
    // One thread cannot be far ahead of what is told; of several one may wait while the others finish all the rest.
    let seen = plan.play(0, Some(1), &stop, |bout| {
        journal.add(&bout).expect("there is room");
        stop.store(bout.game >= 6, Ordering::Relaxed);
    });
    let seen = seen.expect("it can be played");
    assert!((7..40).contains(&seen), "{seen}");
    // As if the machine had failed in the middle of a line.
    let mut text = std::fs::read(&cut).expect("written");
    text.extend(b"{\"game\":7,\"seed\":7");
    std::fs::write(&cut, &text).expect("written");

    let (mut journal, before) = Journal::resume(&cut, &header(&plan), plan.fits()).expect("it fits");
    assert_eq!(before.len() as u64, seen);
    let stop = AtomicBool::new(false);
    plan.play(seen, Some(3), &stop, |bout| journal.add(&bout).expect("there is room"))
        .expect("it can be played");
    assert_eq!(std::fs::read_to_string(&cut).expect("text"), std::fs::read_to_string(&whole).expect("text"));
}

#[test]
fn a_longer_tournament_begins_with_the_games_of_a_shorter_one() {
    let (short, long) =
        (tournament(&["random", "greedy"], &[2, 3], 2), tournament(&["random", "greedy"], &[2, 3], 3));
    let (few, many) = (play(&short, 2), play(&long, 2));
    assert_eq!(few[..], many[..few.len()]);
}

#[test]
fn the_file_of_another_tournament_is_refused() {
    let plan = tournament(&["random", "greedy"], &[2], 2);
    let path = file("another.jsonl");
    let mut journal = Journal::create(&path, &header(&plan)).expect("a new file");
    let bouts = play(&plan, 1);
    bouts.iter().for_each(|bout| journal.add(bout).expect("there is room"));
    let refused = |header: &Header| match Journal::resume(&path, header, plan.fits()) {
        Ok(_) => panic!("it was taken"),
        Err(error) => error.to_string(),
    };
    let here = header(&plan);
    let message = refused(&Header { challenge: true, ..here.clone() });
    assert!(message.contains("its way of playing is each against each, here it is a challenge"), "{message}");
    let message = refused(&Header { seed: 5, ..here.clone() });
    assert!(message.contains("its seed is 70, here it is 5"), "{message}");
    let message = refused(&Header { bots: vec!["random".to_owned()], ..here.clone() });
    assert!(message.contains("its list of bots is random,greedy, here it is random;"), "{message}");
    let message = refused(&Header { version: "2".to_owned(), ..here.clone() });
    assert!(message.contains("version"), "{message}");
    assert!(
        Journal::resume(&path, &Header { command: "other".to_owned(), ..here.clone() }, plan.fits()).is_ok()
    );

    let wrong = Bout { seed: 1, ..bouts[0].clone() };
    journal.add(&wrong).expect("there is room");
    let message = refused(&here);
    assert!(message.starts_with("line 6 is not game 5 of this tournament"), "{message}");

    std::fs::write(&path, "something else\n").expect("written");
    assert!(matches!(Journal::resume(&path, &here, plan.fits()), Err(JournalError::Foreign)));
    assert!(matches!(Journal::create(&path, &here), Err(JournalError::File(_))), "it is there already");
}

#[test]
fn what_is_no_tournament_is_refused() {
    let refused = |bots: &[&str], seats: &[usize]| {
        let plan = tournament(bots, &[2], 1);
        let tables = seats.iter().map(|&seats| (seats, plan.tables[0].1)).collect();
        Tournament { tables, ..plan }.check().expect_err("it is none").to_string()
    };
    assert_eq!(refused(&["random", "gredy"], &[2]), "there is no bot 'gredy'; did you mean 'greedy'?");
    assert!(refused(&["random"], &[2]).contains("two bots or more"));
    assert!(refused(&["random", "greedy", "random"], &[2]).contains("'random' is named twice"));
    assert!(refused(&["random", "greedy"], &[1]).contains("two seats or more"));
}
