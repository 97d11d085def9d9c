//! Two short audits written by hand that must be accepted, and what happens when anything in them is changed.

use super::check_audit;
use super::data;
use serde_json::{Value, json};

/// The header of a game in which everything is dealt in the order of the tile numbers.
pub fn header(
    seats: usize,
    tile_set: usize,
    centers: &[&str],
    order: &mut dyn FnMut(&mut Vec<String>),
) -> Value {
    let (name, sizes) = match (seats, tile_set) {
        (1, 1) => ("packs", vec![5, 4, 4, 3, 3, 2, 2, 1]),
        (1, 4) => ("packs", vec![6, 5, 5, 4, 4, 3, 3, 2]),
        (1, _) => ("packs", vec![7, 6, 6, 5, 5, 4, 4, 3]),
        (2, _) => ("packs", vec![4, 4, 4, 3, 3, 3, 3]),
        _ => ("hands", vec![8; seats]),
    };
    let stacks = match seats {
        1 => vec![4, 3, 2],
        2 => vec![3, 3, 3],
        _ => vec![4; seats],
    };
    let mut deal = |deck: usize, sizes: &[usize]| -> Vec<Vec<String>> {
        let mut ids: Vec<String> =
            data::deck(deck, tile_set).iter().map(|tile| tile.id.to_string()).collect();
        order(&mut ids);
        let mut ids = ids.into_iter();
        sizes.iter().map(|size| ids.by_ref().take(*size).collect()).collect()
    };
    let rules =
        if seats == 1 { json!({"mode": "solo", "deck": tile_set}) } else { json!({"mode": "standard"}) };
    let centers = centers[..seats].iter().map(|good| json!({"center": good}));
    json!({
        "audit": "tabletown-audit/1", "game": "neom", "rules": rules, "seats": seats,
        "setup": {
            "cities": centers.collect::<Vec<_>>(),
            "cornerstones": deal(data::CORNERSTONES, &stacks),
            name: {"1": deal(1, &sizes), "2": deal(2, &sizes), "3": deal(3, &sizes)},
        },
    })
}

/// An audit that grows line by line; what a line does not name stays as it was.
struct Script {
    lines: Vec<Value>,
    seats: Value,
}

impl Script {
    fn new(seats: usize, centers: &[&str]) -> Script {
        let new = |good: &&str| json!({"money": 6, "goods": [good], "cornerstones": [], "grid": vec![Value::Null; 25]});
        let tile_set = seats;
        Script {
            lines: vec![header(seats, tile_set, centers, &mut |_| ())],
            seats: centers.iter().map(new).collect(),
        }
    }

    /// `changes` are seat, field (or grid index) and new value.
    fn line(&mut self, seat: usize, written: &str, changes: Vec<(usize, &str, Value)>, events: Vec<Value>) {
        for (seat, key, value) in changes {
            match key.parse::<usize>() {
                Ok(index) => self.seats[seat]["grid"][index] = value,
                Err(_) => self.seats[seat][key] = value,
            }
        }
        let ply = self.lines.len();
        self.lines.push(json!({
            "ply": ply, "seat": seat, "move": written, "events": events, "after": {"seats": self.seats},
        }));
    }
}

fn money(seat: usize, delta: i64, kind: &str) -> Value {
    json!({"seat": seat, "track": "money", "delta": delta, "cause": {"kind": kind}})
}

fn by_tile(seat: usize, delta: i64, id: &str, at: [usize; 2]) -> Value {
    let cause = json!({"kind": "tile", "id": id, "owner": seat, "at": at});
    json!({"seat": seat, "track": "money", "delta": delta, "cause": cause})
}

/// Generation 1 of a solo game: the Flood lies unseen in pack 8.
fn solo() -> Vec<Value> {
    let mut script = Script::new(1, &["stone"]);
    script.line(0, "draft casino", vec![(0, "cornerstones", json!(["casino"]))], vec![]);
    script.line(0, "draft city-hall", vec![(0, "cornerstones", json!(["city-hall", "casino"]))], vec![]);
    let three = json!(["city-hall", "university", "casino"]);
    script.line(0, "draft university", vec![(0, "cornerstones", three)], vec![]);
    script.line(0, "select tenements", vec![], vec![]);
    let now = vec![(0, "money", json!(5)), (0, "7", json!("tenements"))];
    script.line(0, "place @ 1,2", now, vec![money(0, -1, "pay"), json!({"note": "no track"})]);
    script.line(0, "select pawn-shop", vec![], vec![]);
    let now = vec![(0, "money", json!(10)), (0, "11", json!("pawn-shop"))];
    script.line(0, "place @ 2,1", now, vec![by_tile(0, 5, "pawn-shop", [2, 1])]);
    script.line(0, "select gas-station", vec![], vec![]);
    let now = vec![(0, "money", json!(11)), (0, "10", json!("gas-station"))];
    let events = vec![money(0, -2, "pay"), by_tile(0, 3, "gas-station", [2, 0])];
    script.line(0, "place @ 2,0 buy=oil:bank", now, events);
    script.line(0, "select pressure-boiler-14", vec![], vec![]);
    let two = json!(["university", "city-hall"]);
    let now = vec![(0, "money", json!(12)), (0, "6", json!("casino")), (0, "cornerstones", two)];
    script.line(0, "cornerstone casino @ 1,1", now, vec![by_tile(0, 1, "casino", [1, 1])]);
    script.line(0, "select oil-well", vec![], vec![]);
    script.line(0, "sell", vec![(0, "money", json!(17))], vec![money(0, 5, "sell")]);
    script.line(0, "select coal-mine", vec![], vec![]);
    let now = vec![(0, "goods", json!(["stone", "coal"])), (0, "5", json!("coal-mine"))];
    let token = json!({"seat": 0, "track": "goods", "delta": 1, "cause": {"kind": "x"}});
    script.line(0, "place @ 1,0", now, vec![token]);
    script.line(0, "select mineral-vein", vec![], vec![]);
    script.line(0, "sell", vec![(0, "money", json!(22))], vec![money(0, 5, "sell")]);
    // Four tiles are paid for; then 3 of the Gas Station and 1 of the Casino.
    let income =
        vec![money(0, -4, "disaster"), by_tile(0, 3, "gas-station", [2, 0]), by_tile(0, 1, "casino", [1, 1])];
    script.line(0, "pay", vec![], income);
    script.line(0, "select log-cabins", vec![], vec![]);
    script.lines
}

/// Preliminary round and first turn of three seats: seat 1 buys from seat 0, seat 2 brings the Flood.
fn three_seats() -> Vec<Value> {
    let mut script = Script::new(3, &["ore", "oil", "coal"]);
    for (seat, id) in [(0, "casino"), (1, "city-hall"), (2, "civic-center")] {
        script.line(seat, &format!("draft {id}"), vec![(seat, "cornerstones", json!([id]))], vec![]);
    }
    for (seat, id, before) in
        [(0, "prison", "casino"), (1, "trading-post", "city-hall"), (2, "park", "civic-center")]
    {
        script.line(seat, &format!("draft {id}"), vec![(seat, "cornerstones", json!([before, id]))], vec![]);
    }
    for (seat, id, kept) in [
        (0, "university", json!(["university", "prison", "casino"])),
        (1, "merchant-union", json!(["city-hall", "trading-post", "merchant-union"])),
        (2, "shopping-center", json!(["civic-center", "shopping-center", "park"])),
    ] {
        script.line(seat, &format!("draft {id}"), vec![(seat, "cornerstones", kept)], vec![]);
    }
    script.line(0, "select pawn-shop", vec![], vec![]);
    script.line(1, "select gold-extractor-13", vec![], vec![]);
    script.line(2, "select flood", vec![], vec![]);
    let now = vec![(0, "money", json!(11)), (0, "11", json!("pawn-shop"))];
    script.line(0, "place @ 2,1", now, vec![by_tile(0, 5, "pawn-shop", [2, 1]), money(0, 0, "pay")]);
    let now = vec![
        (0, "money", json!(13)),
        (1, "money", json!(4)),
        (1, "7", json!("gold-extractor-13")),
        (1, "goods", json!(["oil", "gold"])),
    ];
    script.line(1, "place @ 1,2 buy=ore:0", now, vec![money(1, -2, "pay"), money(0, 2, "sale")]);
    script.line(0, "pay", vec![(0, "money", json!(12))], vec![money(0, -1, "disaster")]);
    script.line(1, "sacrifice @ 1,2", vec![(1, "7", Value::Null), (1, "goods", json!(["oil"]))], vec![]);
    for (seat, id) in [(0, "coal-mine"), (1, "slums"), (2, "antique-store")] {
        script.line(seat, &format!("select {id}"), vec![], vec![]);
    }
    script.lines
}

#[test]
fn audits_by_hand_are_accepted() {
    for lines in [solo(), three_seats()] {
        for length in 1..=lines.len() {
            assert_eq!(check_audit(&lines[..length]), Ok(()));
        }
    }
}

/// The addresses (as JSON pointers) of all single values below.
pub fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| leaves(value, &format!("{path}/{key}"), found));
        }
        Value::Array(list) => {
            list.iter()
                .enumerate()
                .for_each(|(index, value)| leaves(value, &format!("{path}/{index}"), found));
        }
        _ => found.push(path.to_string()),
    }
}

/// Another value of the same sort.
pub fn changed(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_i64().expect("a whole number") + 1),
        Value::String(text) => json!(format!("{text}x")),
        Value::Bool(yes) => json!(!yes),
        _ => json!("slums"),
    }
}

#[test]
fn any_other_value_is_refused() {
    for lines in [solo(), three_seats()] {
        for (index, line) in lines.iter().enumerate() {
            let mut paths = Vec::new();
            leaves(line, "", &mut paths);
            for path in paths {
                let mut tampered = lines.clone();
                let place = tampered[index].pointer_mut(&path).expect("there");
                *place = changed(place);
                let free = line["events"].as_array().is_some_and(|events| {
                    let about = |event: &Value| event["track"] != "money" || event["delta"] == 0;
                    let is = |number: usize| path.starts_with(&format!("/events/{number}/"));
                    events.iter().enumerate().any(|(number, event)| is(number) && about(event))
                });
                assert!(free || check_audit(&tampered).is_err(), "line {index}, {path}");
            }
        }
    }
}

/// Refused with a reason that contains the words.
fn refused(mut lines: Vec<Value>, ply: usize, change: impl Fn(&mut Value), words: &str) {
    change(&mut lines[ply]);
    let why = check_audit(&lines).expect_err(words);
    assert!(why.contains(words), "{why}");
}

#[test]
fn faults_are_named() {
    let play = |text: &'static str| move |line: &mut Value| line["move"] = json!(text);
    refused(solo(), 1, play("draft park"), "is not there to be taken");
    refused(solo(), 5, play("place @1,2"), "canonical");
    refused(solo(), 5, play("place @ 1,3"), "not connected");
    refused(solo(), 5, play("place @ 1,2 buy=coal:bank"), "covers no slot");
    refused(solo(), 5, play("place @ 1,2 produce=glass"), "does not choose");
    refused(solo(), 5, play("place @ 1,2 swap=casino:park"), "swaps no Cornerstones");
    refused(solo(), 7, play("place @ 1,2"), "may not replace");
    refused(solo(), 9, play("place @ 2,0"), "covered in 0 ways");
    refused(solo(), 9, play("place @ 2,0 buy=oil:0"), "from the bank");
    refused(solo(), 9, play("place @ 2,0 buy=oil:bank route=oil"), "only 0 trade routes");
    refused(solo(), 9, play("place @ 2,0 waive=oil"), "cannot be waived");
    refused(solo(), 9, play("place @ 2,0 instead=oil"), "no money instead");
    refused(solo(), 11, play("cornerstone park @ 1,1"), "is not there to be taken");
    refused(solo(), 18, play("sacrifice"), "must be given up");
    refused(solo(), 18, play("sacrifice @ 1,0"), "must be given up"); // a Resource tile
    refused(solo(), 18, play("sacrifice @ 1,1 1,2"), "must be given up");
    refused(three_seats(), 4, play("draft city-hall"), "is not there to be taken");
    refused(three_seats(), 14, play("place @ 1,2 buy=ore:2"), "seat 2 does not produce ore");
    refused(three_seats(), 14, play("place @ 1,2 buy=ore:bank"), "the bank sells nothing");
    refused(three_seats(), 16, play("pay"), "after `pay`");
    refused(three_seats(), 17, play("select pawn-shop"), "is not there to be taken");
    let early = |line: &mut Value| line["after"]["seats"][0]["hand"] = json!([]);
    refused(solo(), 1, early, "does not belong here");
    let merged = |line: &mut Value| line["events"] = json!([by_tile(0, 1, "gas-station", [2, 0])]);
    refused(solo(), 9, merged, "the money events say");
    let elsewhere = |line: &mut Value| line["events"][1]["cause"]["at"] = json!([2, 1]);
    refused(solo(), 9, elsewhere, "this tile is not there");
    let over = |line: &mut Value| *line = json!({"final": {"seats": []}});
    refused(solo(), 19, over, "before it is over");
    refused(solo(), 18, over, "`ply` is missing"); // a final line in between
    let header = |path: &'static str, value: Value| {
        move |line: &mut Value| *line.pointer_mut(path).expect("there") = value.clone()
    };
    refused(solo(), 0, header("/setup/cornerstones/0/0", json!("park")), "twice");
    refused(solo(), 0, header("/setup/cornerstones/0/0", json!("slums")), "is no Cornerstone");
    refused(solo(), 0, header("/setup/packs/1/0/0", json!("colonial-houses")), "not the tiles of the deck");
    refused(solo(), 0, header("/setup/packs/2/0", json!([])), "instead of");
    refused(three_seats(), 0, header("/setup/cities/1/center", json!("ore")), "two cities");
    refused(three_seats(), 0, header("/setup/cities/1/center", json!("gold")), "no City Center");
    refused(three_seats(), 0, header("/rules/mode", json!("solo")), "no mode");
}
