//! The header of an audit: is the set-up one that the rules allow? Gives the game before its first decision.

use super::city::City;
use super::data::{self, RAW, Tile};
use super::json::{array, field, integer, text, texts};
use super::model::{Model, Seat, Stage, Tiles};
use serde_json::Value;
use std::collections::VecDeque;

pub fn set_up(header: &Value) -> Result<Model, String> {
    if text(header, "audit")? != "tabletown-audit/1" {
        return Err("this is no audit of version 1".into());
    }
    if text(header, "game")? != "neom" {
        return Err("this is another game".into());
    }
    let seats = integer(header, "seats")?;
    let seats = usize::try_from(seats).ok().filter(|seats| (1..=5).contains(seats));
    let seats = seats.ok_or("1 to 5 can play")?;
    let rules = field(header, "rules")?;
    let tile_set = match (text(rules, "mode")?, seats) {
        ("solo", 1) => match integer(rules, "deck")? {
            1 => 1,
            4 => 4,
            5 => 5,
            other => return Err(format!("there is no tile set {other}")),
        },
        ("standard", 2..) => seats,
        (mode, _) => return Err(format!("{mode} is no mode for {seats} seats")),
    };
    let beginner = match rules.get("beginner") {
        None => false,
        Some(value) => value.as_bool().ok_or("`beginner` is neither true nor false")?,
    };

    let setup = field(header, "setup")?;
    let mut model = Model {
        seats: cities(setup, seats)?,
        tile_set,
        beginner,
        spare: None,
        pile: Vec::new(),
        stacks: Vec::new(),
        deals: deals(setup, seats, tile_set)?,
        generation: 0,
        turn: 0,
        first: start(setup, seats)?,
        open: Vec::new(),
        routes_used: [false, false],
        stage: Stage::Draft(0),
        queue: VecDeque::new(),
        at_reveal: Vec::new(),
        disaster: None,
        changes: Vec::new(),
    };
    if beginner {
        one_cornerstone_each(setup, &mut model)?;
    } else {
        cornerstones(setup, &mut model)?;
    }
    model.begin();
    Ok(model)
}

fn cities(setup: &Value, seats: usize) -> Result<Vec<Seat>, String> {
    let cities = array(setup, "cities")?;
    if cities.len() != seats {
        return Err(format!("{} cities for {seats} seats", cities.len()));
    }
    let mut found: Vec<Seat> = Vec::new();
    for city in cities {
        let center = data::good(text(city, "center")?)?;
        if !RAW.contains(&center) {
            return Err(format!("no City Center has {center}"));
        }
        if found.iter().any(|seat| seat.city.center == center) {
            return Err(format!("two cities start with {center}"));
        }
        found.push(Seat {
            city: City::new(center),
            money: 6,
            sales: 0,
            cornerstones: Vec::new(),
            hand: Vec::new(),
            picked: None,
            last_income: 0,
        });
    }
    Ok(found)
}

fn start(setup: &Value, seats: usize) -> Result<usize, String> {
    if seats != 2 || setup.get("start").is_none() {
        return Ok(0);
    }
    match integer(setup, "start")? {
        0 => Ok(0),
        1 => Ok(1),
        other => Err(format!("seat {other} cannot start")),
    }
}

/// The hands or packs of the three generations.
fn deals(setup: &Value, seats: usize, tile_set: usize) -> Result<[Vec<Tiles>; 3], String> {
    let (name, sizes) = match seats {
        1 => ("packs", solo_packs(tile_set)),
        2 => ("packs", vec![4, 4, 4, 3, 3, 3, 3]),
        _ => ("hands", vec![8; seats]),
    };
    let all = field(setup, name)?;
    let mut deals: [Vec<Tiles>; 3] = Default::default();
    for (index, deal) in deals.iter_mut().enumerate() {
        let generation = index + 1;
        let explain = |why: String| format!("{name} of generation {generation}: {why}");
        *deal = lists(array(all, &generation.to_string())?).map_err(explain)?;
        has_sizes(deal, &sizes).map_err(explain)?;
        let mut dealt: Vec<u32> = deal.iter().flatten().map(|tile| tile.number).collect();
        dealt.sort();
        let deck: Vec<u32> = data::deck(generation, tile_set).iter().map(|tile| tile.number).collect();
        if dealt != deck {
            return Err(explain(format!("these are not the tiles of the deck: {dealt:?}")));
        }
    }
    Ok(deals)
}

/// The seven packs as they are turned up, then what nobody sees.
fn solo_packs(tile_set: usize) -> Vec<usize> {
    match tile_set {
        1 => vec![5, 4, 4, 3, 3, 2, 2, 1],
        4 => vec![6, 5, 5, 4, 4, 3, 3, 2],
        _ => vec![7, 6, 6, 5, 5, 4, 4, 3],
    }
}

fn lists(value: &[Value]) -> Result<Vec<Tiles>, String> {
    let read = |list: &Value| texts(list)?.into_iter().map(data::tile).collect();
    value.iter().map(read).collect()
}

fn has_sizes(lists: &[Tiles], sizes: &[usize]) -> Result<(), String> {
    let found: Vec<usize> = lists.iter().map(Vec::len).collect();
    if found == sizes { Ok(()) } else { Err(format!("there are {found:?} tiles instead of {sizes:?}")) }
}

/// Cornerstones only, and none twice.
fn different_cornerstones(tiles: &[&'static Tile]) -> Result<(), String> {
    for (index, tile) in tiles.iter().enumerate() {
        if !tile.is_cornerstone() {
            return Err(format!("{} is no Cornerstone", tile.id));
        }
        if tiles[..index].iter().any(|other| other.number == tile.number) {
            return Err(format!("{} is there twice", tile.id));
        }
    }
    Ok(())
}

fn cornerstones(setup: &Value, model: &mut Model) -> Result<(), String> {
    let dealt = lists(array(setup, "cornerstones")?)?;
    let sizes = match model.seats.len() {
        1 => vec![4, 3, 2],
        2 => vec![3, 3, 3],
        seats => vec![4; seats],
    };
    has_sizes(&dealt, &sizes)?;
    different_cornerstones(&dealt.concat())?;
    if model.seats.len() <= 2 {
        model.stacks = dealt;
    } else {
        for (seat, hand) in model.seats.iter_mut().zip(dealt) {
            seat.hand = hand;
        }
    }
    Ok(())
}

/// The beginner's variant: a tile, alone or in a list, for each seat, and one more for the Contract Office.
fn one_cornerstone_each(setup: &Value, model: &mut Model) -> Result<(), String> {
    let mut dealt: Tiles = Vec::new();
    for entry in array(setup, "cornerstones")? {
        let id = match entry.as_str() {
            Some(id) => id,
            None => match texts(entry)?[..] {
                [id] => id,
                _ => return Err(format!("{entry} is not one Cornerstone")),
            },
        };
        dealt.push(data::tile(id)?);
    }
    if dealt.len() != model.seats.len() {
        return Err(format!("{} Cornerstones are dealt", dealt.len()));
    }
    // Without a Contract Office nobody needs the spare one.
    let needed = data::tile("contract-office")?.min_players <= model.tile_set;
    if needed || setup.get("spare").is_some_and(|spare| !spare.is_null()) {
        model.spare = Some(data::tile(text(setup, "spare")?)?);
    }
    let all: Tiles = dealt.iter().copied().chain(model.spare).collect();
    different_cornerstones(&all)?;
    for (seat, tile) in model.seats.iter_mut().zip(dealt) {
        seat.cornerstones.push(tile);
    }
    Ok(())
}
