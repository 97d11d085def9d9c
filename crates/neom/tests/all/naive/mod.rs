//! A second, slow and plain implementation of the rules of NEOM, used as a test oracle.
//!
//! What it is for: [`check_audit`] takes the audit of one game as `tabletown record audit` prints it and plays
//! the game again by itself: it checks the set-up, whose decision each line is, the legality of every move,
//! every position, the causes of every change of money, the end of the game and the scoring.
//!
//! Why it is written independently: it shares no code, no data file and no author's reading with the engine.
//! It was written from the rules page and the page of formats alone, so that a misreading or a slip in one of
//! the two shows up as a difference. Keep it that way: do not import anything from the engine here, and settle
//! a disagreement by the rules page.
//!
//! Where to look: `data.rs` the printed tiles · `setup.rs` the header · `moves.rs` the notation · `model.rs`
//! the course of a turn · `city.rs` what a grid says · `requirement.rs` goods, sellers and prices ·
//! `scoring.rs` the end · `self_check.rs` the worked examples of the rules page · `play_check.rs` turns and
//! random games · `tampered.rs` audits with a fault in them. Comments like A16 name the rulings of the rules
//! page.

mod city;
mod data;
mod json;
mod model;
mod moves;
#[cfg(test)]
mod play_check;
mod requirement;
mod scoring;
#[cfg(test)]
mod self_check;
mod setup;
#[cfg(test)]
mod tampered;

use city::all_cells;
use json::{array, field, integer, only_keys, text, texts};
use model::{Cause, Model, Seat};
use moves::Move;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Checks the audit of one game: the header, one line a decision, and the final line, which may be missing if
/// the game was broken off. Returns the first discrepancy as a sentence with the ply.
pub fn check_audit(lines: &[Value]) -> Result<(), String> {
    let (header, rest) = lines.split_first().ok_or("The audit is empty.")?;
    let mut model = setup::set_up(header).map_err(|why| format!("Set-up: {why}."))?;
    for (index, line) in rest.iter().enumerate() {
        if line.get("final").is_some() && index + 1 == rest.len() {
            return check_final_line(&model, line)
                .map_err(|why| format!("Final line after ply {index}: {why}."));
        }
        let ply = index + 1;
        check_line(&mut model, ply, line).map_err(|why| format!("Ply {ply}: {why}."))?;
    }
    Ok(())
}

fn check_line(model: &mut Model, ply: usize, line: &Value) -> Result<(), String> {
    let (seat, _) = model.next().ok_or("the game is over, a move follows")?;
    if integer(line, "ply")? != ply as i64 {
        return Err(format!("the line says ply {}", field(line, "ply")?));
    }
    if integer(line, "seat")? != seat as i64 {
        return Err(format!("seat {} decides instead of seat {seat}", field(line, "seat")?));
    }
    let written = text(line, "move")?;
    let played = Move::read(written)?;
    let before: Vec<i64> = model.seats.iter().map(|seat| seat.money).collect();
    model.play(&played).map_err(|why| format!("seat {seat} cannot play `{written}`: {why}"))?;
    check_after(model, field(line, "after")?).map_err(|why| format!("after `{written}`: {why}"))?;
    check_events(model, &before, array(line, "events")?).map_err(|why| format!("`{written}`: {why}"))
}

fn check_after(model: &Model, after: &Value) -> Result<(), String> {
    only_keys(after, &["seats"])?;
    let seats = array(after, "seats")?;
    if seats.len() != model.seats.len() {
        return Err(format!("{} seats are listed", seats.len()));
    }
    for (index, (seat, found)) in model.seats.iter().zip(seats).enumerate() {
        check_seat(seat, found).map_err(|why| format!("seat {index}: {why}"))?;
    }
    Ok(())
}

fn check_seat(seat: &Seat, found: &Value) -> Result<(), String> {
    only_keys(found, &["money", "goods", "cornerstones", "grid"])?;
    if integer(found, "money")? != seat.money {
        return Err(format!("the money is {} instead of {}", found["money"], seat.money));
    }
    let goods = sorted(texts(field(found, "goods")?)?);
    let expected: Vec<&str> = seat.city.tokens().into_iter().collect();
    if goods != expected {
        return Err(format!("the goods are {goods:?} instead of {expected:?}"));
    }
    let cornerstones = sorted(texts(field(found, "cornerstones")?)?);
    let expected = sorted(seat.cornerstones.iter().map(|tile| tile.id).collect());
    if cornerstones != expected {
        return Err(format!("the Cornerstones are {cornerstones:?} instead of {expected:?}"));
    }
    let grid = array(found, "grid")?;
    if grid.len() != 25 {
        return Err(format!("the grid has {} cells", grid.len()));
    }
    for (cell, found) in all_cells().into_iter().zip(grid) {
        let expected = json!(seat.city.at(cell).map(|tile| tile.id));
        if *found != expected {
            return Err(format!("{found} is on {cell:?} instead of {expected}"));
        }
    }
    Ok(())
}

fn sorted(mut list: Vec<&str>) -> Vec<&str> {
    list.sort();
    list
}

/// The money events of a line: true causes, each with its exact sum, and together the whole difference.
fn check_events(model: &Model, before: &[i64], events: &[Value]) -> Result<(), String> {
    let mut found: BTreeMap<(usize, String), i64> = BTreeMap::new();
    let mut money = before.to_vec();
    for event in events {
        let Some(track) = event.get("track").filter(|track| !track.is_null()) else { continue };
        if track.as_str().ok_or_else(|| format!("event {event}: `track` is no text"))? != "money" {
            continue;
        }
        let (seat, cause, delta) =
            money_event(model, event).map_err(|why| format!("event {event}: {why}"))?;
        money[seat] += delta;
        *found.entry((seat, cause)).or_default() += delta;
    }
    for (index, (seat, found)) in model.seats.iter().zip(&money).enumerate() {
        if seat.money != *found {
            return Err(format!("the events bring seat {index} to {found} instead of {}", seat.money));
        }
    }
    let mut expected: BTreeMap<(usize, String), i64> = BTreeMap::new();
    for change in &model.changes {
        let cause = match change.cause {
            Cause::Tile(id, (row, col)) => format!("{id} at {row},{col}"),
            Cause::Pay => "pay".into(),
            Cause::Sale => "sale".into(),
            Cause::Sell => "sell".into(),
            Cause::Disaster => "disaster".into(),
        };
        *expected.entry((change.seat, cause)).or_default() += change.delta;
    }
    found.retain(|_, delta| *delta != 0);
    expected.retain(|_, delta| *delta != 0);
    if found != expected {
        return Err(format!("the money events say {found:?} instead of {expected:?}"));
    }
    Ok(())
}

/// Seat, name of the cause, and change.
fn money_event(model: &Model, event: &Value) -> Result<(usize, String, i64), String> {
    let seat = usize::try_from(integer(event, "seat")?).ok().filter(|seat| *seat < model.seats.len());
    let seat = seat.ok_or("no such seat")?;
    let delta = integer(event, "delta")?;
    let cause = field(event, "cause")?;
    let kind = text(cause, "kind")?;
    let right_sign = match kind {
        "tile" | "sale" | "sell" => delta >= 0,
        "pay" | "disaster" => delta <= 0,
        _ => return Err("no such cause".into()),
    };
    if !right_sign {
        return Err("this cause changes money the other way".into());
    }
    if kind != "tile" {
        return Ok((seat, kind.into(), delta));
    }
    if integer(cause, "owner")? != seat as i64 {
        return Err("a tile pays only its owner".into());
    }
    let id = text(cause, "id")?;
    let at: Option<Vec<u64>> = array(cause, "at")?.iter().map(Value::as_u64).collect();
    let at = match at.as_deref() {
        Some(&[row @ 0..5, col @ 0..5]) => (row as usize, col as usize),
        _ => return Err("`at` is no cell".into()),
    };
    if model.seats[seat].city.at(at).is_none_or(|tile| tile.id != id) {
        return Err("this tile is not there".into());
    }
    Ok((seat, format!("{id} at {},{}", at.0, at.1), delta))
}

fn check_final_line(model: &Model, line: &Value) -> Result<(), String> {
    if model.next().is_some() {
        return Err("the game is scored before it is over".into());
    }
    let found = array(field(line, "final")?, "seats")?;
    let expected = final_seats(model);
    if found.len() != expected.len() {
        return Err(format!("{} seats are scored", found.len()));
    }
    for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
        for (key, value) in expected.as_object().expect("an object") {
            if found.get(key).unwrap_or(&Value::Null) != value {
                return Err(format!("`{key}` of seat {index} is {:?} instead of {value}", found.get(key)));
            }
        }
    }
    // Scoring moves no money.
    let events = line.get("events").and_then(Value::as_array).into_iter().flatten();
    let mut claims = events.filter(|event| event["track"] == "money" && event["delta"] != 0);
    match claims.next() {
        Some(event) => Err(format!("no money changes in the scoring: {event}")),
        None => Ok(()),
    }
}

/// The seats of the final line as the audit writes them; a title that is `null` may also be absent.
fn final_seats(model: &Model) -> Vec<Value> {
    let scores = model.seats.iter().map(|seat| scoring::score(&seat.city, seat.money, seat.last_income));
    let scores: Vec<scoring::Score> = scores.collect();
    let totals: Vec<i64> = scores.iter().map(|score| score.total()).collect();
    let title = (model.seats.len() == 1).then(|| scoring::title(model.tile_set, totals[0]));
    let seats = scores.iter().zip(scoring::ranks(&totals)).map(|(score, rank)| {
        json!({
            "tiles": score.tiles,
            "neighborhoods": score.neighborhoods,
            "goods": score.goods,
            "money": score.money,
            "pollution": score.pollution,
            "ghost_town": score.ghost_town,
            "power": score.power,
            "total": score.total(),
            "rank": rank,
            "title": title,
        })
    });
    seats.collect()
}
