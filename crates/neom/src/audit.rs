//! The audit: a game as JSON lines that let an independent program check every step.

use crate::cell::Cell;
use crate::event::Event;
use crate::game::Neom;
use crate::good::GoodSet;
use crate::score::Standing;
use crate::setup::{GENERATIONS, Setup, stone_stacks};
use crate::table::{Phase, Table};
use crate::tile::TileId;
use game_core::record::{Ply, ReplayError, replay};
use game_core::{Game, Seat};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The whole audit of one game: the set-up with all hidden information, one line a decision, and the final scoring if
/// the game is over.
pub fn audit(setup: &Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError> {
    let mut game = Neom::new(setup, seed);
    let mut lines = vec![header(&game, setup)];
    replay(&mut game, moves, |ply| lines.push(line(&ply)))?;
    lines.extend(game.final_scoring().map(|standings| final_line(&standings)));
    Ok(lines)
}

fn header(game: &Neom, setup: &Setup) -> Value {
    let (table, hidden) = (&game.table, &game.hidden);
    let ids = |tiles: &[TileId]| tiles.iter().map(|&tile| table.id(tile)).collect::<Vec<_>>();
    let cities: Vec<Value> =
        table.all_seats().map(|seat| json!({ "center": table.city(seat).center() })).collect();
    let stacks = stone_stacks(setup).into_iter().enumerate().filter(|&(_, size)| size > 0);
    let stones = stacks.map(|(number, size)| ids(&hidden.stones[number][..usize::from(size)]));
    let cornerstones: Vec<Value> = match setup.beginner {
        true => stones.map(|one| json!(one[0])).collect(),
        false => stones.map(|many| json!(many)).collect(),
    };
    let parts = match table.seats() {
        1 => 8,
        2 => 7,
        seats => seats,
    };
    let mut dealt = Map::new();
    for generation in 1..=GENERATIONS as u8 {
        let of_generation: Vec<_> = (0..parts).map(|number| ids(hidden.part(generation, number))).collect();
        dealt.insert(generation.to_string(), json!(of_generation));
    }
    let mut more = json!({ "cities": cities, "cornerstones": cornerstones });
    more[if table.has_hands() { "hands" } else { "packs" }] = Value::Object(dealt);
    if table.seats == 2 {
        more["start"] = json!(table.first);
    }
    if setup.beginner {
        more["spare"] = json!(table.id(hidden.spare));
    }
    json!({
        "audit": "tabletown-audit/1", "game": Neom::NAME, "rules": setup.spec(), "seats": game.seats(), "setup": more,
    })
}

fn line(ply: &Ply<'_, Neom>) -> Value {
    // Only changes of money and tokens: the rest can be read off `after`.
    let events: Vec<&Event> = ply.events.iter().filter(|event| matches!(event, Event::Change(_))).collect();
    let game = ply.game;
    json!({
        "ply": ply.number, "seat": ply.seat, "move": game.write_move(ply.mv), "events": events,
        "after": after(game),
    })
}

/// What every seat has after a move, Cornerstones that are still secret included.
pub fn after(game: &Neom) -> Position<'_> {
    let table = game.table();
    // In the preliminary round the Cornerstones kept so far are listed, secret or not.
    let drafting = matches!(table.phase(), Phase::Draft { .. });
    let cornerstones = |seat: Seat| -> Vec<TileId> {
        let secret = game.hidden.kept[seat.index()].iter();
        let choice = game.hidden.choice[seat.index()].some().filter(|_| drafting);
        table.cornerstones(seat).iter().chain(secret).copied().chain(choice).collect()
    };
    position(table, cornerstones)
}

fn final_line(standings: &[Standing]) -> Value {
    let seats: Vec<Value> = standings
        .iter()
        .map(|standing| {
            let mut line = json!(standing.score);
            line["total"] = json!(standing.score.total());
            line["rank"] = json!(standing.rank);
            if let Some(title) = standing.title {
                line["title"] = json!(title);
            }
            line
        })
        .collect();
    json!({ "final": { "seats": seats } })
}

/// What lies open of every seat.
#[derive(Debug, Serialize)]
pub struct Position<'a> {
    seats: Vec<SeatPosition<'a>>,
}

#[derive(Debug, Serialize)]
struct SeatPosition<'a> {
    money: i32,
    goods: GoodSet,
    cornerstones: Vec<&'a str>,
    grid: Vec<Option<&'a str>>,
}

pub(crate) fn position(table: &Table, cornerstones: impl Fn(Seat) -> Vec<TileId>) -> Position<'_> {
    let seat = |seat: Seat| {
        let city = table.city(seat);
        SeatPosition {
            money: table.money(seat),
            goods: city.goods(),
            cornerstones: cornerstones(seat).iter().map(|&tile| table.id(tile)).collect(),
            grid: Cell::all().map(|at| city.tile(at).map(|tile| table.id(tile))).collect(),
        }
    };
    Position { seats: table.all_seats().map(seat).collect() }
}
