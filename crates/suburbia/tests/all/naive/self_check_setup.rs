//! What is in a game and how its stacks are made up: sections 1.1 to 1.3, the table of 1.2 and spoiled headers.

use super::contents::Contents;
use super::data;
use super::model::{Edition, Mode};
use super::packs::{self, PACKS};
use super::self_play::{Dice, Wish, header};
use super::setup::set_up;
use serde_json::{Value, json};

fn contents(packs: &[&str], without: &[&str], mode: Mode) -> Contents {
    let packs = PACKS.into_iter().filter(|pack| *pack == "base" || packs.contains(pack)).collect();
    Contents::new(packs, without, mode).expect("it can be chosen")
}

/// How many tiles the packs give to A, B and C, in the order of the table of 1.2: five-star, inc, nightlife, con,
/// essen, ce, and base.
fn shares(contents: &Contents, sizes: [usize; 3]) -> [[usize; 7]; 3] {
    let mut found = [[0; 7]; 3];
    for (index, (letter, n)) in ["A", "B", "C"].into_iter().zip(sizes).enumerate() {
        for (pack, number) in contents.shares(letter, n) {
            let order = ["five-star", "inc", "nightlife", "con", "essen", "ce", "base"];
            found[index][order.iter().position(|name| *name == pack).expect("a pack")] = number;
        }
        assert_eq!(found[index].iter().sum::<usize>(), n);
    }
    found
}

#[test]
fn shares_as_in_the_table_of_the_rules() {
    let (two, four) = ([14, 12, 17], [22, 20, 29]);
    // (pack, its tiles of A, B, C with 2 seats, with 4 seats)
    let single = [
        ("five-star", [7, 6, 9], [11, 10, 15]),
        ("inc", [5, 4, 6], [7, 7, 6]),
        ("nightlife", [5, 4, 6], [7, 7, 10]),
        ("con", [4, 3, 4], [4, 4, 4]),
        ("essen", [4, 3, 4], [4, 4, 4]),
        ("ce", [0, 0, 6], [0, 0, 10]),
    ];
    for (pack, with_two, with_four) in single {
        let contents = contents(&[pack], &[], Mode::Standard);
        for (sizes, expected) in [(two, with_two), (four, with_four)] {
            let found = shares(&contents, sizes).map(|numbers| numbers[..6].iter().sum::<usize>());
            assert_eq!(found, expected, "{pack}");
        }
    }
    let all = contents(&PACKS, &[], Mode::Standard);
    assert_eq!(shares(&all, two), [[4, 2, 2, 1, 1, 0, 4], [3, 2, 2, 1, 1, 0, 3], [4, 2, 2, 1, 1, 2, 5]]);
    assert_eq!(shares(&all, four), [[6, 3, 3, 2, 2, 0, 6], [5, 3, 3, 2, 2, 0, 5], [7, 3, 3, 2, 2, 3, 9]]);
    // Without borders the two Checkpoints are out: eight B tiles of inc are left, ⌊20·3/9 + ½⌋ = 7.
    assert_eq!(shares(&contents(&["inc"], &["borders"], Mode::Standard), four)[1], [0, 7, 0, 0, 0, 0, 13]);
    // Lone Architect: of inc only the two Indoor Malls are left in C.
    assert_eq!(shares(&contents(&["inc"], &[], Mode::LoneArchitect), two)[2], [0, 2, 0, 0, 0, 0, 15]);
}

#[test]
fn what_is_in_a_game() {
    let tile = |contents: &Contents, id: &str| contents.has_tile(data::tile(id).expect("a tile"));
    let goal = |contents: &Contents, id: &str| contents.has_goal(data::goal(id).expect("a goal"));
    let award = |contents: &Contents, id: &str| contents.has_award(packs::award(id).expect("an award"));
    let numbers = |contents: &Contents| {
        let borders = data::tiles().iter().filter(|tile| tile.stack == "border" && contents.has_tile(tile));
        let goals = data::goals().iter().filter(|goal| contents.has_goal(goal));
        let awards = packs::awards().iter().filter(|award| contents.has_award(award));
        (borders.count(), goals.count(), awards.count())
    };

    let inc = contents(&["inc"], &[], Mode::Standard);
    assert_eq!(numbers(&inc), (12, 25, 20)); // ten of each
    let no_borders = contents(&["inc"], &["borders"], Mode::Standard);
    assert_eq!(numbers(&no_borders), (0, 23, 18));
    assert!(tile(&inc, "inc-checkpoint") && !tile(&no_borders, "inc-checkpoint"));
    assert!(!award(&no_borders, "inc-bonus-border-bonus") && !goal(&no_borders, "inc-goal-guard"));
    assert!(goal(&no_borders, "inc-goal-milton"));
    assert_eq!(numbers(&contents(&["inc"], &["bonuses", "borders"], Mode::Standard)), (0, 23, 0));

    let stars = contents(&["five-star"], &[], Mode::Standard);
    assert_eq!(numbers(&stars), (0, 23, 0)); // no borders and no bonuses without inc
    assert_eq!(numbers(&contents(&["inc", "five-star"], &[], Mode::Standard)), (18, 28, 22));
    let night = contents(&["nightlife"], &[], Mode::Standard);
    assert_eq!(numbers(&night), (0, 22, 0)); // S-4: not Chairholder and Sole Proprietor
    assert!(!goal(&night, "nightlife-goal-chairholder"));
    assert_eq!(numbers(&contents(&PACKS, &[], Mode::Standard)), (18, 32, 26));

    let lone = contents(&PACKS, &[], Mode::LoneArchitect);
    let dale = contents(&PACKS, &[], Mode::Dale);
    for (id, with_lone, with_dale) in [
        ("inc-law-office", false, true),
        ("inc-redistricting-office", false, true),
        ("ce-prague-st-vitus-cathedral", false, false),
        ("ce-london", true, true),
    ] {
        assert_eq!((tile(&lone, id), tile(&dale, id)), (with_lone, with_dale), "{id}");
    }
    for wrong in [vec!["borders", "bonuses"], vec!["borders", "borders"], vec!["goals"]] {
        assert!(Contents::new(PACKS.to_vec(), &wrong, Mode::Standard).is_none());
    }
    assert!(Contents::new(vec!["base", "ce"], &["borders"], Mode::Standard).is_none());
}

fn wish(packs: &[&str], mode: Mode) -> Wish {
    Wish {
        edition: Edition::Second,
        mode,
        seats: if mode == Mode::LoneArchitect { 1 } else { 2 },
        packs: contents(packs, &[], mode).packs,
        without: Vec::new(),
    }
}

/// Swaps two entries of a list of the set-up.
fn swap(header: &mut Value, list: &str, one: usize, other: usize) {
    header["setup"][list].as_array_mut().expect("a list").swap(one, other);
}

fn stack_position(header: &Value, id: &str) -> usize {
    let stack = header["setup"]["stack"].as_array().expect("a list");
    stack.iter().position(|entry| entry == id).expect("it is in the stack")
}

#[test]
fn impossible_set_ups_with_packs_are_named() {
    type Spoil = fn(&mut Value);
    let cases: [(Spoil, &str); 19] = [
        (|_| (), "possible"),
        (|h| h["rules"]["packs"] = json!(["base", "five-star", "inc", "ce"]), "not in order"),
        (|h| h["rules"]["packs"] = json!(["base", "mine"]), "does not know the pack mine"),
        (|h| h["rules"]["without"] = json!([]), "nothing is left out"),
        (|h| h["rules"]["without"] = json!(["borders"]), "not in this game"),
        (|h| h["setup"]["start"] = json!(1 - h["setup"]["start"].as_i64().unwrap()), "starts instead of"),
        (|h| h["setup"]["stars"] = json!([0, 0]), "not those of 2 seats"),
        (|h| drop(h["setup"].as_object_mut().unwrap().remove("stars")), "`stars` is missing"),
        (|h| h["setup"]["bonus"] = h["setup"]["challenge"].clone(), "there is no bonus"),
        (|h| h["setup"]["bonus"] = json!("nightlife-bonus-after-dark-bonus"), "there is no bonus"),
        (|h| h["setup"]["borders"]["pile"] = json!([]), "the borders are"),
        (
            |h| h["setup"]["borders"]["display"][1] = h["setup"]["borders"]["display"][0].clone(),
            "the borders are",
        ),
        (|h| h["setup"]["goals"]["public"][0] = json!("nightlife-goal-night-owl"), "is not in this game"),
        (|h| h["setup"]["stack"][1] = json!("nightlife-haunted-house"), "is not in this game"),
        (
            |h| {
                let at = stack_position(h, "score-bonus");
                swap(h, "stack", at, at - 1);
            },
            "Score Bonus comes after 13 tiles instead of 14 to 14",
        ),
        (
            |h| {
                let (one, other) = (stack_position(h, "score-bonus"), stack_position(h, "score-challenge"));
                swap(h, "stack", one, other);
            },
            "Score Bonus comes after 26 tiles",
        ),
        (
            |h| {
                let at = stack_position(h, "score-challenge");
                h["setup"]["stack"].as_array_mut().unwrap().remove(at);
            },
            "Score Challenge must be in the stack exactly 1 times",
        ),
        (
            // A base tile in the place of one of a pack.
            |h| {
                let market = h["setup"]["market"].as_array_mut().unwrap();
                let stars = market.iter_mut().find(|id| id.as_str().unwrap().starts_with("five-star"));
                *stars.unwrap() = json!("landfill");
            },
            "instead of",
        ),
        (|h| h["rules"]["mode"] = json!("lone-architect"), "not played with 2 seats"),
    ];
    for (spoil, expected) in cases {
        let mut header = header(&wish(&["inc", "five-star", "ce"], Mode::Standard), &mut Dice::new(5));
        spoil(&mut header);
        let answer = set_up(&header).map_or_else(|why| why, |_| "possible".into());
        assert!(answer.contains(expected), "`{answer}` instead of `{expected}`");
    }
}

#[test]
fn what_is_not_played_must_not_be_set_up() {
    for (key, value) in [
        ("borders", json!({"display": [], "pile": []})),
        ("bonus", json!("inc-bonus-border-bonus")),
        ("challenge", json!("inc-challenge-border-challenge")),
        ("stars", json!([0, 1])),
    ] {
        let mut header = header(&wish(&["ce"], Mode::Standard), &mut Dice::new(5));
        header["setup"][key] = value;
        assert_eq!(set_up(&header).unwrap_err(), format!("`{key}` is not played in this game"));
    }
}

#[test]
fn with_dale_the_stars_do_not_say_who_starts() {
    let starts = (0..20).map(|seed| header(&wish(&["five-star"], Mode::Dale), &mut Dice::new(seed)));
    let mut tops = Vec::new();
    for header in starts {
        let model = set_up(&header).expect("possible");
        assert_eq!((model.start, model.turn, model.order()), (0, 0, vec![0, 1]));
        tops.push(model.tokens()[0].0);
    }
    assert!(tops.contains(&0) && tops.contains(&1));
}
