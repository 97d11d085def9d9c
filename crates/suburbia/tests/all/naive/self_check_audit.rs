//! Audits with one thing wrong: whatever it is, it must be found.

use super::listing::legal_moves;
use super::model::{Edition, Mode};
use super::packs::PACKS;
use super::self_play::{Dice, Wish, random_audit};
use super::{after, check_audit, legal, position};
use serde_json::{Value, json};

fn audit(seed: u64) -> Vec<Value> {
    let wish = Wish {
        edition: Edition::Second,
        mode: Mode::Standard,
        seats: 3,
        packs: PACKS.to_vec(),
        without: Vec::new(),
    };
    let lines = random_audit(&wish, seed);
    assert_eq!(check_audit(&lines), Ok(()));
    lines
}

/// All places of a value that hold a whole number, as JSON pointers.
fn numbers(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path),
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                numbers(value, format!("{path}/{index}"), found);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                numbers(value, format!("{path}/{key}"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn a_wrong_number_anywhere_is_found() {
    let lines = audit(3);
    let mut dice = Dice::new(1);
    for _ in 0..40 {
        let line = 1 + dice.below(lines.len() - 1);
        let mut places = Vec::new();
        numbers(&lines[line], String::new(), &mut places);
        let place = &places[dice.below(places.len())];
        let mut spoiled = lines.clone();
        let number = spoiled[line].pointer_mut(place).expect("a number");
        // Steps 6 and 7 are not told apart, so a step goes down.
        let change = if place.ends_with("/step") { -1 } else { 1 };
        *number = json!(number.as_i64().expect("a whole number") + change);
        assert!(check_audit(&spoiled).is_err(), "line {line}: {place}");
    }
}

#[test]
fn a_missing_or_additional_part_is_found() {
    let lines = audit(4);
    let mut dice = Dice::new(2);
    for key in ["borders", "bonus", "challenge", "stars", "order"] {
        let line = 1 + dice.below(lines.len() - 2);
        let mut spoiled = lines.clone();
        spoiled[line]["after"].as_object_mut().expect("a position").remove(key);
        let why = check_audit(&spoiled).unwrap_err();
        assert!(why.contains(&format!("after.{key} is missing")), "{why}");
    }
    for kind in ["tile", "star-round", "red-line", "pay", "bonus"] {
        let of_kind = |event: &Value| event["cause"]["kind"] == kind;
        let has_it =
            |line: &&Value| line["events"].as_array().is_some_and(|events| events.iter().any(of_kind));
        let Some(line) = lines.iter().position(|line| has_it(&line)) else {
            continue; // nobody met the bonus
        };
        let mut spoiled = lines.clone();
        let events = spoiled[line]["events"].as_array_mut().expect("a list");
        let index = events.iter().position(of_kind).expect("an event");
        events.remove(index);
        assert!(check_audit(&spoiled).is_err(), "{kind} removed");
        // The same change for another reason.
        let mut spoiled = lines.clone();
        let other = if kind == "pay" { "income-step" } else { "pay" };
        spoiled[line]["events"][index]["cause"] = json!({"kind": other});
        assert!(check_audit(&spoiled).is_err(), "{kind} renamed");
        // A change of 0 is no event.
        let mut spoiled = lines.clone();
        let mut nothing = spoiled[line]["events"][index].clone();
        nothing["delta"] = json!(0);
        spoiled[line]["events"].as_array_mut().expect("a list").push(nothing);
        assert!(check_audit(&spoiled).unwrap_err().contains("a change of 0 is no event"));
    }
}

#[test]
fn a_tile_that_was_never_there_is_no_cause() {
    let lines = audit(5);
    let mut spoiled = lines.clone();
    let tile = |delta: i64| {
        let cause = json!({"kind": "tile", "id": "casino", "owner": 0, "at": [7, 7]});
        json!({"seat": 0, "track": "money", "delta": delta, "cause": cause, "step": 5})
    };
    spoiled[9]["events"].as_array_mut().expect("a list").extend([tile(1), tile(-1)]);
    assert!(check_audit(&spoiled).unwrap_err().contains("which is not there in the borough of seat 0"));
    // Only Redistricting reaches others.
    let mut spoiled = lines;
    let cause = json!({"kind": "tile", "id": "suburbs", "owner": 1, "at": [0, 0]});
    let event = json!({"seat": 0, "track": "population", "delta": 1, "cause": cause, "step": 2});
    spoiled[9]["events"].as_array_mut().expect("a list").push(event);
    assert!(check_audit(&spoiled).unwrap_err().contains("a tile changes only the tracks of its owner"));
}

#[test]
fn the_end_must_be_told_truly() {
    let lines = audit(6);
    let last = lines.len() - 1;
    let goals = lines[last]["final"]["goals"].as_array().expect("a list").len();
    for index in 0..goals {
        let mut spoiled = lines.clone();
        spoiled[last]["final"]["goals"][index]["values"][1] = json!(99);
        assert!(check_audit(&spoiled).unwrap_err().contains("values"));
    }
    let mut spoiled = lines.clone();
    spoiled[last]["final"]["goals"].as_array_mut().expect("a list").swap(0, goals - 1);
    assert!(check_audit(&spoiled).is_err());
    let mut spoiled = lines.clone();
    spoiled.remove(last - 1);
    assert!(check_audit(&spoiled).unwrap_err().contains("before the game is over"));
    let mut spoiled = lines;
    let line = spoiled[last - 1].clone();
    spoiled.insert(last, line);
    assert!(check_audit(&spoiled).unwrap_err().contains("the game is over, a move follows"));
}

#[test]
fn any_position_of_an_audit_can_be_asked_about() {
    let lines = audit(7);
    for plies in [0, 3, 10, lines.len() - 3] {
        let model = position(&lines, plies).expect("a position");
        if plies > 0 {
            assert_eq!(after(&model), lines[plies]["after"]);
        }
        let next = lines[plies + 1]["move"].as_str().expect("a move");
        assert_eq!(legal(&model, next), Ok(()));
        assert!(legal_moves(&model).iter().any(|listed| listed == next));
        assert!(legal(&model, "pass").is_err());
    }
}
