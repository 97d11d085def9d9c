//! Turns played in positions set up by hand (the rest of Example 5 and rulings that concern the course of the
//! game), and whole random games of every kind, written down and given to the checker.

use super::city::{City, all_cells};
use super::data::{self, PROCESSED};
use super::model::{Ask, Cause, Model, Stage};
use super::moves::{Move, Options};
use super::requirement::Trade;
use super::self_check::{all_options, numbered};
use super::tampered::{changed, header, leaves};
use super::{check_audit, final_seats, setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const CENTERS: [&str; 5] = ["stone", "coal", "oil", "ore", "wood"];

/// A game whose preliminary round is over, at the selection of a turn.
fn at_turn(seats: usize, generation: usize, turn: usize) -> Model {
    let start = header(seats, seats.max(1), &CENTERS, &mut |_| ());
    let mut model = setup::set_up(&start).expect("sound");
    while let (seat, Ask::Draft) = model.next().expect("runs") {
        let from = if seats <= 2 { &model.open } else { &model.seats[seat].hand };
        let id = from[0].id;
        play(&mut model, &format!("draft {id}"));
    }
    for seat in &mut model.seats {
        seat.cornerstones.clear();
    }
    model.generation = generation;
    model.turn = turn;
    model
}

fn play(model: &mut Model, text: &str) {
    let played = Move::read(text).expect("a move");
    if let Err(why) = model.play(&played) {
        panic!("`{text}`: {why}");
    }
}

fn refuses(model: &Model, text: &str) -> String {
    model.clone().play(&Move::read(text).expect("a move")).expect_err(text)
}

fn put(city: &mut City, tiles: &[(u32, usize, usize)]) {
    for (number, row, col) in tiles {
        city.grid[*row][*col] = Some(numbered(*number));
    }
}

/// Gives the seat the tile to pick, and everybody else one to sell.
fn hand(model: &mut Model, hands: &[u32]) {
    if model.seats.len() <= 2 {
        model.open = hands.iter().map(|number| numbered(*number)).collect();
    } else {
        for (seat, number) in model.seats.iter_mut().zip(hands) {
            seat.hand = vec![numbered(*number), numbered(3)];
        }
    }
}

fn money(model: &Model) -> Vec<i64> {
    model.seats.iter().map(|seat| seat.money).collect()
}

/// Board M in generation 3 of five seats, seat 0 with £3.
fn board_m(picks: &[u32]) -> Model {
    let mut model = at_turn(5, 3, 2);
    put(
        &mut model.seats[0].city,
        &[(7, 1, 1), (48, 1, 3), (150, 2, 1), (76, 2, 3), (132, 3, 2), (141, 4, 2)],
    );
    model.seats[0].money = 3;
    put(&mut model.seats[1].city, &[(52, 2, 1)]); // plastics
    hand(&mut model, picks);
    for number in picks {
        play(&mut model, &format!("select {}", numbered(*number).id));
    }
    model
}

#[test]
fn example_5a() {
    let mut model = board_m(&[92, 1, 54, 1, 104]);
    assert_eq!(money(&model), [4, 6, 6, 6, 6]);
    play(&mut model, "place @ 1,2 buy=plastics:1");
    assert_eq!(money(&model)[..2], [8, 6]);
    let causes: Vec<(Cause, i64)> = model.changes.iter().map(|change| (change.cause, change.delta)).collect();
    assert_eq!(
        causes,
        [
            (Cause::Pay, -4),
            (Cause::Tile("clothing-store", (1, 2)), 3),
            (Cause::Tile("merchant-union", (3, 2)), 1),
            (Cause::Tile("tourism-board", (2, 1)), 4),
        ]
    );
    play(&mut model, "sell");
    play(&mut model, "place @ 3,2 buy=stone:0"); // two seats away: 2 + 1
    assert_eq!(money(&model), [8, 11, 3, 6, 6]);
    play(&mut model, "sell");
    assert_eq!(money(&model), [11, 15, 3, 11, 6]); // released
    assert_eq!(model.next(), Some((0, Ask::Disaster)));
    let mut paid = model.clone();
    play(&mut paid, "pay");
    assert_eq!(money(&paid)[0], 3);
    let one_shop = |at| BTreeSet::from([vec![at]]);
    let shops = [(1, 1), (1, 2), (1, 3), (2, 3)];
    assert_eq!(model.seats[0].city.sacrifices(104), shops.into_iter().flat_map(one_shop).collect());
}

#[test]
fn example_5b_and_5c() {
    let mut model = board_m(&[84, 1, 1, 1, 1]);
    play(&mut model, "place @ 1,2");
    assert_eq!(money(&model)[0], 4 + 4);
    let mut model = board_m(&[119, 1, 1, 1, 1]);
    play(&mut model, "place @ 2,1");
    assert_eq!(money(&model)[0], 4);
    // A22: the Firm pays also if it is replaced in that turn.
    let mut model = board_m(&[119, 1, 1, 1, 1]);
    play(&mut model, "place @ 4,2");
    assert_eq!((money(&model)[0], model.seats[0].city.find(141)), (4, None));
}

#[test]
fn example_5g_cornerstone_limit() {
    let mut model = at_turn(1, 2, 1);
    put(&mut model.seats[0].city, &[(139, 2, 1), (123, 2, 3)]);
    model.seats[0].cornerstones = vec![numbered(131)];
    hand(&mut model, &[44]);
    play(&mut model, "select bungalows");
    assert!(refuses(&model, "cornerstone parking-authority @ 1,2").contains("too many"));
    play(&mut model.clone(), "cornerstone parking-authority @ 2,1");
    model.seats[0].city.grid[2][3] = None;
    play(&mut model, "cornerstone parking-authority @ 1,2");
}

#[test]
fn snapshot_at_the_reveal() {
    let mut model = at_turn(3, 1, 2); // stone, coal, oil
    hand(&mut model, &[95, 12, 14]);
    model.seats[0].hand.push(numbered(12));
    for id in ["collection-agency", "concrete-plant", "pressure-boiler-14"] {
        play(&mut model, &format!("select {id}"));
    }
    play(&mut model, "place @ 2,2"); // covers the stone
    assert!(model.seats[0].city.tokens().is_empty());
    let mut later = model.clone();
    play(&mut later, "place @ 2,1 buy=stone:0"); // A6: still for sale
    assert_eq!(later.seats[1].city.tokens(), BTreeSet::from(["coal", "concrete"]));
    assert!(refuses(&later, "place @ 3,2 buy=coal:0").contains("does not produce coal"));
    play(&mut later, "place @ 3,2 buy=coal:1");
    assert_eq!(money(&later), [6 + 13 + 2, 6 - 2 + 2, 6 - 2]);
    assert_eq!(later.turn, 3);
    assert!(later.seats[1].hand.iter().any(|tile| tile.number == 12), "passed to the left");
}

#[test]
fn two_seats_in_turn() {
    let mut model = at_turn(2, 1, 1); // seat 0 began the draft, so seat 1 begins
    assert_eq!(model.next(), Some((1, Ask::Select)));
    hand(&mut model, &[12, 24, 11, 7]);
    put(&mut model.seats[1].city, &[(141, 4, 4)]);
    play(&mut model, "select concrete-plant");
    assert_eq!(money(&model), [6, 7]); // Investment Firm at once
    assert!(refuses(&model, "place @ 2,1 buy=stone:bank").contains("must be bought"));
    play(&mut model, "place @ 2,1 buy=stone:0");
    assert_eq!(money(&model), [6, 5]); // not released before the other has chosen
    assert!(refuses(&model, "select concrete-plant").contains("not there"));
    play(&mut model, "select flood"); // the second has no action
    assert_eq!(money(&model), [8, 5]);
    assert_eq!(model.next(), Some((1, Ask::Disaster)));
    assert!(refuses(&model, "sacrifice").contains("given up"));
    play(&mut model, "pay"); // the plant and the Firm
    assert_eq!(money(&model), [8, 3]);
    assert_eq!((model.next(), model.turn), (Some((0, Ask::Select)), 2));
}

#[test]
fn solo_routes_and_disasters() {
    let mut model = at_turn(1, 2, 4);
    put(&mut model.seats[0].city, &[(28, 2, 0), (114, 2, 4), (3, 2, 1), (33, 2, 3)]);
    hand(&mut model, &[64, 51, 53]);
    model.deals[1][3] = model.open.clone();
    assert!(refuses(&model, "select fire").contains("first three packs"));
    play(&mut model, "select steel-foundry"); // £6, coal and ore are missing
    assert!(refuses(&model, "place @ 1,2 buy=coal:bank,ore:bank route=ore,ore").contains("to 0"));
    assert!(refuses(&model, "place @ 1,2 buy=coal:bank,ore:bank route=coal,coal,ore").contains("only 2"));
    assert!(refuses(&model, "place @ 1,2 buy=coal:bank,ore:bank route=wood").contains("not bought"));
    let mut one = model.clone();
    play(&mut one, "place @ 3,2 buy=coal:bank,ore:bank route=ore");
    assert_eq!((money(&one), one.routes_used), (vec![3], [true, false]));
    play(&mut model, "place @ 3,2 buy=coal:bank,ore:bank route=coal,ore");
    assert_eq!((money(&model), model.routes_used), (vec![4], [true, true]));
    // The Fire of the pack strikes: five tiles, £4.
    assert_eq!(model.next(), Some((0, Ask::Disaster)));
    assert!(refuses(&model, "pay").contains("the penalty is 5"));
    assert!(refuses(&model, "sacrifice @ 2,0").contains("given up"));
    play(&mut model, "sacrifice @ 2,0 3,2");
    assert_eq!((model.seats[0].city.tokens(), model.turn), (BTreeSet::from(["stone"]), 5));

    // Picked from pack 3 it is prevented, and there is no action.
    let mut model = at_turn(1, 2, 3);
    hand(&mut model, &[64, 51]);
    model.deals[1][2] = model.open.clone();
    play(&mut model, "select fire");
    assert_eq!((model.next(), model.turn), (Some((0, Ask::Select)), 4));
}

#[test]
fn contract_office() {
    let mut model = at_turn(4, 1, 1);
    model.pile = [121, 122, 123, 124].map(numbered).to_vec();
    model.seats[0].cornerstones = [125, 126].map(numbered).to_vec();
    hand(&mut model, &[31, 1, 1, 1]);
    for id in ["contract-office", "tenements", "tenements", "tenements"] {
        play(&mut model, &format!("select {id}"));
    }
    assert!(refuses(&model, "place @ 1,2 swap=city-hall").contains("names old and new"));
    assert!(refuses(&model, "place @ 1,2 swap=city-hall:park").contains("not there"));
    assert!(refuses(&model, "place @ 1,2 swap=city-hall:casino,park:casino").contains("not there"));
    play(&mut model.clone(), "place @ 1,2");
    play(&mut model, "place @ 1,2 swap=city-hall:trading-post,park:casino");
    let mut now: Vec<u32> = model.seats[0].cornerstones.iter().map(|tile| tile.number).collect();
    now.sort();
    assert_eq!(now, [121, 122]);
}

/// A plain generator, enough to vary games.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit
    }

    fn shuffle(&mut self, list: &mut [String]) {
        for index in (1..list.len()).rev() {
            list.swap(index, self.below(index + 1));
        }
    }
}

/// Moves to try, the last one legal in any case.
fn attempts(model: &Model, dice: &mut Dice) -> Vec<Move> {
    let (seat, ask) = model.next().expect("runs");
    let from = if model.seats.len() <= 2 { &model.open } else { &model.seats[seat].hand };
    let mut ids: Vec<String> = from.iter().map(|tile| tile.id.to_string()).collect();
    dice.shuffle(&mut ids);
    match ask {
        Ask::Draft => ids.into_iter().map(Move::Draft).collect(),
        Ask::Select => ids.into_iter().map(Move::Select).collect(),
        Ask::Act => actions(model, seat, dice),
        Ask::Disaster => {
            let disaster = model.disaster.expect("strikes").number;
            let sets: Vec<_> = model.seats[seat].city.sacrifices(disaster).into_iter().collect();
            let sacrifice = Move::Sacrifice(sets[dice.below(sets.len())].clone());
            if dice.below(3) == 0 { vec![sacrifice] } else { vec![Move::Pay, sacrifice] }
        }
    }
}

fn actions(model: &Model, seat: usize, dice: &mut Dice) -> Vec<Move> {
    let me = &model.seats[seat];
    let tokens: Vec<_> = model.seats.iter().map(|seat| seat.city.tokens()).collect();
    let trade = Trade {
        seats: model.seats.len(),
        buyer: seat,
        generation: model.generation,
        offers: if model.seats.len() <= 2 { &tokens } else { &model.at_reveal },
        free_routes: model.free_routes(seat).iter().filter(|free| **free).count(),
    };
    let picked = me.picked.expect("picked");
    let mut tiles = me.cornerstones.clone();
    tiles.push(picked);
    let mut found = Vec::new();
    for tile in tiles {
        let covers = all_options(&me.city, tile, &trade);
        for at in all_cells().into_iter().filter(|at| me.city.check_cell(tile, *at).is_ok()) {
            for (options, _) in &covers {
                let options = with_choices(model, seat, tile.number, options.clone(), dice);
                let id = tile.id.to_string();
                found.push(match tile.is_cornerstone() {
                    true => Move::Cornerstone { tile: id, at, options },
                    false => Move::Place { at, options },
                });
            }
        }
    }
    let mut some: Vec<Move> = Vec::new();
    while !found.is_empty() && some.len() < 8 {
        some.push(found.swap_remove(dice.below(found.len())));
    }
    some.push(Move::Sell);
    some
}

fn with_choices(model: &Model, seat: usize, number: u32, mut options: Options, dice: &mut Dice) -> Options {
    if number == 137 {
        options.produce.push(PROCESSED[dice.below(8)].to_string());
    }
    if number == 31 {
        let mine = &model.seats[seat].cornerstones;
        for (old, new) in mine.iter().zip(&model.pile).take(dice.below(mine.len() + 1)) {
            options.swap.push((old.id.to_string(), Some(new.id.to_string())));
        }
        if model.beginner {
            options.swap = mine.iter().map(|old| (old.id.to_string(), None)).collect();
        }
    }
    options
}

fn random_game(start: Value, dice: &mut Dice) -> Vec<Value> {
    let mut model = setup::set_up(&start).expect("sound");
    let mut lines = vec![start];
    while let Some((seat, _)) = model.next() {
        let played = attempts(&model, dice).into_iter().find_map(|played| {
            let mut after = model.clone();
            after.play(&played).is_ok().then_some((played, after))
        });
        let (played, after) = played.expect("some move is legal");
        model = after;
        let events = model.changes.iter().filter(|change| change.delta != 0).map(|change| {
            let cause = match change.cause {
                Cause::Tile(id, (row, col)) => {
                    json!({"kind": "tile", "id": id, "owner": change.seat, "at": [row, col]})
                }
                Cause::Pay => json!({"kind": "pay"}),
                Cause::Sale => json!({"kind": "sale"}),
                Cause::Sell => json!({"kind": "sell"}),
                Cause::Disaster => json!({"kind": "disaster"}),
            };
            json!({"seat": change.seat, "track": "money", "delta": change.delta, "cause": cause})
        });
        let seats = model.seats.iter().map(|seat| {
            let ids = |tiles: &[&'static data::Tile]| tiles.iter().map(|tile| tile.id).collect::<Vec<_>>();
            let grid = all_cells().into_iter().map(|cell| seat.city.at(cell).map(|tile| tile.id));
            json!({
                "money": seat.money, "goods": seat.city.tokens(),
                "cornerstones": ids(&seat.cornerstones), "grid": grid.collect::<Vec<_>>(),
            })
        });
        lines.push(json!({
            "ply": lines.len(), "seat": seat, "move": played.to_string(),
            "events": events.collect::<Vec<_>>(), "after": {"seats": seats.collect::<Vec<_>>()},
        }));
    }
    assert_eq!((model.stage, model.generation, model.turn), (Stage::Over, 3, 7));
    lines.push(json!({"final": {"seats": final_seats(&model)}}));
    lines
}

#[test]
fn random_games_of_every_kind() {
    let kinds = [(1, 1), (1, 4), (1, 5), (2, 2), (3, 3), (4, 4), (5, 5)];
    for (index, (seats, tile_set)) in kinds.into_iter().cycle().take(28).enumerate() {
        let mut dice = Dice(index as u64);
        let mut start = header(seats, tile_set, &CENTERS, &mut |ids| dice.shuffle(ids));
        let beginner = (14..21).contains(&index);
        if seats == 2 && index % 2 == 0 {
            start["setup"]["start"] = json!(1);
        }
        if beginner {
            start["rules"]["beginner"] = json!(true);
            let all = ["casino", "park", "prison", "city-hall", "modular-factory"];
            start["setup"]["cornerstones"] = json!(all[..seats]);
            start["setup"]["spare"] = json!("university");
        }
        let lines = random_game(start, &mut dice);
        assert_eq!(check_audit(&lines), Ok(()), "game {index}");

        for _ in 0..12 {
            let line = dice.below(lines.len());
            let mut paths = Vec::new();
            leaves(&lines[line], "", &mut paths);
            let path = &paths[dice.below(paths.len())];
            let mut tampered = lines.clone();
            let place = tampered[line].pointer_mut(path).expect("there");
            *place = changed(place);
            assert!(check_audit(&tampered).is_err(), "game {index}, line {line}, {path}");
        }
    }
}
