//! A second, slow and plain implementation of the rules of Suburbia and its six packs, used as a test oracle.
//!
//! What it is for: [`check_audit`] takes the audit of one game as `tabletown record audit` prints it and
//! plays the game again by itself: it checks the set-up, the legality of every move, every position, the
//! causes of every change, the end of the game and the scoring.
//!
//! Why it is written independently: it shares no code, no data file and no author's reading with the engine.
//! It was written from the rules page alone, so that a misreading or a slip in one of the two shows up as a
//! difference. Keep it that way: do not import anything from the engine here, and settle a disagreement by
//! the rules page.
//!
//! Where to look: `data.rs` and `packs.rs` the printed tiles and goals · `contents.rs` what is in a game and the
//! shares of the packs · `setup.rs` the set-up table · `geometry.rs` cells and borders · `moves.rs` the notation ·
//! `model.rs` the position and what may be built · `turn.rs` the course of a turn and a round · `effects.rs` what
//! tiles and red lines do · `specials.rs` redistricting, Duomo and step 8 · `stars.rs` the star track · `dale.rs`
//! Dale · `scoring.rs` the end · `events.rs` the causes of changes · `listing.rs` all legal
//! moves · `self_check*.rs` small positions worked out
//! by hand. Comments like R4 or C-11 name the rulings of the rules pages.

mod contents;
mod dale;
pub mod data;
pub mod effects;
mod events;
pub mod geometry;
mod json;
pub mod listing;
pub mod model;
pub mod moves;
pub mod packs;
mod positions;
pub mod scoring;
mod self_check;
mod self_check_audit;
mod self_check_borders;
mod self_check_dale;
mod self_check_scoring;
mod self_check_setup;
mod self_check_specials;
mod self_check_stars;
mod self_play;
mod setup;
mod specials;
mod stars;
mod turn;

use events::{Tracks, check_events, check_scoring_events};
use json::{array, field, integer, same, text};
use model::{BASICS, Model, Open, Seat};
use moves::Move;
use serde_json::{Value, json};

/// Checks a whole audit of one game (header line, one line a move, final line), as printed by `tabletown
/// record audit`. Returns the first discrepancy as a sentence with the ply.
pub fn check_audit(lines: &[Value]) -> Result<(), String> {
    let (header, rest) = lines.split_first().ok_or("The audit is empty.")?;
    let (last, moves) = rest.split_last().ok_or("The audit ends after its header.")?;
    let mut model = setup::set_up(header).map_err(|why| format!("Set-up: {why}."))?;
    for (index, line) in moves.iter().enumerate() {
        let ply = index + 1;
        check_move_line(&mut model, ply, line).map_err(|why| format!("Ply {ply}: {why}."))?;
    }
    let plies = moves.len();
    check_final_line(&model, last).map_err(|why| format!("Final line after ply {plies}: {why}."))
}

/// The position after so many moves of an audit, which are played but not checked. A position to ask [`legal`] or
/// [`listing::legal_moves`] about.
pub fn position(lines: &[Value], plies: usize) -> Result<Model, String> {
    let (header, moves) = lines.split_first().ok_or("The audit is empty.")?;
    let mut model = setup::set_up(header).map_err(|why| format!("Set-up: {why}."))?;
    for (index, line) in moves.iter().take(plies).enumerate() {
        let played = Move::read(text(line, "move")?)?;
        model.play(&played).map_err(|why| format!("Ply {}: {why}.", index + 1))?;
    }
    Ok(model)
}

fn check_move_line(model: &mut Model, ply: usize, line: &Value) -> Result<(), String> {
    let Some(mover) = model.mover() else {
        return Err("the game is over, a move follows".into());
    };
    if line.get("final").is_some() {
        return Err("the game is scored before it is over".into());
    }
    if integer(line, "ply")? != ply as i64 {
        return Err(format!("the line says ply {}", field(line, "ply")?));
    }
    if integer(line, "seat")? != mover as i64 {
        return Err(format!("seat {} moves instead of seat {mover}", field(line, "seat")?));
    }
    let written = text(line, "move")?;
    let before = Tracks::of_all(model);
    let played = Move::read(written)?;
    model.play(&played).map_err(|why| format!("seat {mover} cannot play `{written}`: {why}"))?;
    check_after(model, field(line, "after")?).map_err(|why| format!("`{written}`: {why}"))?;
    check_events(model, &before, array(line, "events")?).map_err(|why| format!("`{written}`: {why}"))
}

/// Whether a move, written as in an audit, is legal in this position; if not, why. The model is not changed.
pub fn legal(model: &Model, text: &str) -> Result<(), String> {
    model.clone().play(&Move::read(text)?)
}

/// The position: what is played must be there as it is, what is not played must not be there.
fn check_after(model: &Model, found: &Value) -> Result<(), String> {
    let expected = after(model);
    for key in ["borders", "bonus", "challenge", "stars", "order"] {
        if expected.get(key).is_none() && found.get(key).is_some() {
            return Err(format!("after.{key} is there, but it is not played"));
        }
    }
    same("after", &expected, found)
}

/// The position as the audit writes it.
pub fn after(model: &Model) -> Value {
    let market = model.market.iter().map(|slot| slot.map(|tile| tile.id));
    let basics = BASICS.iter().zip(model.basics);
    let mut after = json!({
        "market": market.collect::<Vec<_>>(),
        "basics": basics.map(|(id, left)| (id.to_string(), json!(left))).collect::<serde_json::Map<_, _>>(),
        "seats": model.seats.iter().map(seat_after).collect::<Vec<_>>(),
    });
    if let Some(display) = &model.display {
        let display: Vec<_> = display.iter().map(|space| space.map(|border| border.id)).collect();
        after["borders"] = json!({"display": display, "pile": model.pile.len()});
    }
    for (key, open) in [("bonus", model.bonus), ("challenge", model.challenge)] {
        match open {
            Open::NotPlayed => {}
            Open::Lying(award) => after[key] = json!(award.id),
            Open::Scored => after[key] = Value::Null,
        }
    }
    if model.track.is_some() {
        after["stars"] = json!(model.tokens());
        after["order"] = json!(model.order());
    }
    after
}

fn seat_after(seat: &Seat) -> Value {
    let tiles = seat.tiles.iter().map(|built| {
        json!({
            "id": built.tile.id,
            "at": built.at.numbers(),
            "lake": built.tile.is_lake(),
            "invested": built.invested,
        })
    });
    json!({
        "money": seat.money,
        "income": seat.income,
        "reputation": seat.reputation,
        "population": seat.population,
        "markers": seat.markers,
        "tiles": tiles.collect::<Vec<_>>(),
    })
}

fn check_final_line(model: &Model, line: &Value) -> Result<(), String> {
    if model.mover().is_some() {
        return Err("the audit stops before the game is over".into());
    }
    let found = field(line, "final")?;
    same("final", &final_position(model), found)?;
    let (goals, scored) = scoring::score(model);
    for (seat, expected) in scored.iter().enumerate() {
        let title = &found["seats"][seat]["title"]; // absent or null: no title
        if *title != json!(expected.title) {
            return Err(format!("final.seats[{seat}].title is {title} instead of {}", json!(expected.title)));
        }
    }
    // What is compared and whose goal it was need not be told, but if so then truly.
    for (index, expected) in goals.iter().enumerate() {
        let told = &found["goals"][index];
        let values = json!(scoring::values(model, expected.goal));
        for (key, expected) in [("values", values), ("owner", json!(expected.owner))] {
            if told.get(key).is_some_and(|told| *told != expected) {
                return Err(format!("final.goals[{index}].{key} is {} instead of {expected}", told[key]));
            }
        }
    }

    // The events of the scoring stand in this line, beside or inside `final`.
    let none = Vec::new();
    let events = line.get("events").or_else(|| found.get("events"));
    let events = events.map_or(Some(&none), Value::as_array);
    check_scoring_events(model, &scored, events.ok_or("`events` is no list")?)
}

/// The final line as the audit writes it, titles aside.
pub fn final_position(model: &Model) -> Value {
    let (goals, seats) = scoring::score(model);
    let goals = goals.iter().map(|scored| {
        json!({
            "goal": scored.goal.id,
            "kind": if scored.owner.is_some() { "private" } else { "public" },
            "seat": scored.seat,
            "bonus": scored.bonus,
        })
    });
    let seats = seats.iter().map(|seat| {
        json!({
            "population": seat.population,
            "reputation": seat.reputation,
            "income": seat.income,
            "money": seat.money,
            "rank": seat.rank,
        })
    });
    json!({ "goals": goals.collect::<Vec<_>>(), "seats": seats.collect::<Vec<_>>() })
}
