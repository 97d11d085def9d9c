//! A second, slow and plain implementation of the rules of Suburbia, used as a test oracle.
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
//! Where to look: `data.rs` the printed tiles and goals · `setup.rs` the set-up table · `moves.rs` the
//! notation · `model.rs` the course of a turn · `effects.rs` what tiles and red lines do · `scoring.rs` the
//! end · `self_check.rs` small positions worked out by hand. Comments like R4 name the rulings of the rules
//! page.

pub mod data;
pub mod effects;
mod json;
pub mod model;
pub mod moves;
pub mod scoring;
mod self_check;
mod setup;

use data::Track;
use json::{array, field, integer, same, text};
use model::{BASICS, Cause, Cell, Model, Seat};
use moves::Move;
use scoring::FinalSeat;
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
    let before = model.seats.clone();
    let played = Move::read(written)?;
    model.play(&played).map_err(|why| format!("seat {mover} cannot play `{written}`: {why}"))?;
    same("after", &after(model), field(line, "after")?).map_err(|why| format!("`{written}`: {why}"))?;
    check_events(model, &before, array(line, "events")?).map_err(|why| format!("`{written}`: {why}"))
}

/// The position as the audit writes it.
pub fn after(model: &Model) -> Value {
    let market = model.market.iter().map(|slot| slot.map(|tile| tile.id));
    let basics = BASICS.iter().zip(model.basics);
    json!({
        "market": market.collect::<Vec<_>>(),
        "basics": basics.map(|(id, left)| (id.to_string(), json!(left))).collect::<serde_json::Map<_, _>>(),
        "seats": model.seats.iter().map(seat_after).collect::<Vec<_>>(),
    })
}

fn seat_after(seat: &Seat) -> Value {
    let tiles = seat.tiles.iter().map(|built| {
        json!({
            "id": built.tile.id,
            "at": [built.at.0, built.at.1],
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

/// One event of an audit that changes a track.
struct TrackEvent<'a> {
    seat: usize,
    track: Track,
    delta: i64,
    kind: &'a str,
    /// The tile an event of kind `tile` names.
    tile: Option<(&'a str, Cell)>,
}

/// Reads the events with a `track`; those without are of no concern here.
fn track_events(events: &[Value], seats: usize) -> Result<Vec<TrackEvent<'_>>, String> {
    let mut found = Vec::new();
    for event in events {
        let Some(track) = event.get("track").filter(|track| !track.is_null()) else {
            continue;
        };
        let read = || -> Result<TrackEvent<'_>, String> {
            let track = track.as_str().and_then(Track::named);
            let seat = usize::try_from(integer(event, "seat")?).ok();
            let cause = field(event, "cause")?;
            let kind = text(cause, "kind")?;
            let mut tile = None;
            if kind == "tile" {
                let at: Option<Vec<i64>> = array(cause, "at")?.iter().map(Value::as_i64).collect();
                let &[q, r] = at.as_deref().unwrap_or_default() else {
                    return Err("`at` is no cell".into());
                };
                tile = Some((text(cause, "id")?, (q, r)));
                if field(cause, "owner")? != field(event, "seat")? {
                    return Err("a tile changes only the tracks of its owner".into());
                }
            }
            Ok(TrackEvent {
                seat: seat.filter(|seat| *seat < seats).ok_or("no such seat")?,
                track: track.ok_or("no such track")?,
                delta: integer(event, "delta")?,
                kind,
                tile,
            })
        };
        found.push(read().map_err(|why| format!("event {event}: {why}"))?);
    }
    Ok(found)
}

/// The events of a move: within the limits at every point, true causes, and together the whole difference.
fn check_events(model: &Model, before: &[Seat], events: &[Value]) -> Result<(), String> {
    let events = track_events(events, before.len())?;
    let mut tracks: Vec<FourTracks> = before.iter().map(FourTracks::of).collect();
    for event in &events {
        let value = tracks[event.seat].add(event.track, event.delta);
        let within = match event.track {
            Track::Income | Track::Reputation => (-5..=15).contains(&value),
            Track::Money | Track::Population => value >= 0,
        };
        if !within {
            return Err(format!("the events take {} of seat {} to {value}", event.track.name(), event.seat));
        }
        match (event.kind, event.tile) {
            ("tile", Some((id, at))) => {
                let borough = &model.seats[event.seat].tiles;
                if !borough.iter().any(|built| built.tile.id == id && built.at == at) {
                    return Err(format!(
                        "an event names {id} at {at:?}, which is not there in the borough of seat {}",
                        event.seat
                    ));
                }
            }
            ("pay" | "red-line" | "income-step" | "population-step", _) => {}
            (kind, _) => return Err(format!("a move has no event of the kind {kind}")),
        }
    }
    let expected: Vec<FourTracks> = model.seats.iter().map(FourTracks::of).collect();
    the_same_tracks(&expected, &tracks)?;
    check_causes(model, &events)
}

/// Every cause must account for what it really changed.
fn check_causes(model: &Model, events: &[TrackEvent<'_>]) -> Result<(), String> {
    let found = events.iter().map(|event| {
        let name = cause_name(event.kind, event.tile, event.track);
        ((event.seat, event.track, name), event.delta)
    });
    let expected = model.changes.iter().map(|change| {
        let (kind, tile) = match change.cause {
            Cause::Tile(id, at) => ("tile", Some((id, at))),
            Cause::Pay => ("pay", None),
            Cause::RedLine => ("red-line", None),
            Cause::IncomeStep => ("income-step", None),
            Cause::PopulationStep => ("population-step", None),
        };
        let name = cause_name(kind, tile, change.track);
        ((change.seat, change.track, name), change.delta)
    });
    let (found, expected): (Vec<_>, Vec<_>) = (found.collect(), expected.collect());
    for (key, _) in found.iter().chain(&expected) {
        let sum = |of: &[((usize, Track, String), i64)]| -> i64 {
            of.iter().filter(|(other, _)| other == key).map(|(_, delta)| delta).sum()
        };
        let (found, expected) = (sum(&found), sum(&expected));
        if found != expected {
            let (seat, track, cause) = key;
            return Err(format!(
                "the events say {found:+} {} for seat {seat} by {cause}, it is {expected:+}",
                track.name()
            ));
        }
    }
    Ok(())
}

/// The name under which the changes of one cause are added up. How the one change of a red line is shared out
/// between the line and the Casino or PR Firm is left open by the contract, so these go together.
fn cause_name(kind: &str, tile: Option<(&str, Cell)>, track: Track) -> String {
    let shared = matches!(track, Track::Income | Track::Reputation)
        && (kind == "red-line" || matches!(tile, Some(("casino" | "pr-firm", _))));
    match tile {
        _ if shared => "red-line, casino and pr-firm".into(),
        Some((id, (q, r))) => format!("{id} at {q},{r}"),
        None => kind.into(),
    }
}

/// The four tracks of a seat, by themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FourTracks([i64; 4]);

impl FourTracks {
    fn of(seat: &Seat) -> FourTracks {
        FourTracks(Track::ALL.map(|track| seat.track(track)))
    }

    fn of_final(seat: &FinalSeat) -> FourTracks {
        FourTracks(Track::ALL.map(|track| match track {
            Track::Money => seat.money,
            Track::Income => seat.income,
            Track::Reputation => seat.reputation,
            Track::Population => seat.population,
        }))
    }

    /// Adds to a track and gives its new value.
    fn add(&mut self, track: Track, delta: i64) -> i64 {
        let value = &mut self.0[track as usize];
        *value = value.saturating_add(delta);
        *value
    }
}

fn the_same_tracks(expected: &[FourTracks], found: &[FourTracks]) -> Result<(), String> {
    for (seat, (expected, found)) in expected.iter().zip(found).enumerate() {
        for track in Track::ALL {
            let (expected, found) = (expected.0[track as usize], found.0[track as usize]);
            if expected != found {
                return Err(format!(
                    "the events lead to {} {found} for seat {seat}, it is {expected}",
                    track.name()
                ));
            }
        }
    }
    Ok(())
}

fn check_final_line(model: &Model, line: &Value) -> Result<(), String> {
    if model.mover().is_some() {
        return Err("the audit stops before the game is over".into());
    }
    let found = field(line, "final")?;
    same("final", &final_position(model), found)?;
    let (_, scored) = scoring::score(model);
    for (seat, expected) in scored.iter().enumerate() {
        let title = &found["seats"][seat]["title"]; // absent or null: no title
        if *title != json!(expected.title) {
            return Err(format!("final.seats[{seat}].title is {title} instead of {}", json!(expected.title)));
        }
    }

    // The events of the scoring stand in this line, beside or inside `final`.
    let none = Vec::new();
    let events = line.get("events").or_else(|| found.get("events"));
    let events = events.map_or(Some(&none), Value::as_array);
    let events = track_events(events.ok_or("`events` is no list")?, model.seats.len())?;
    let mut tracks: Vec<FourTracks> = model.seats.iter().map(FourTracks::of).collect();
    for event in events {
        let value = tracks[event.seat].add(event.track, event.delta);
        if value < 0 && matches!(event.track, Track::Money | Track::Population) {
            return Err(format!("the events take {} of seat {} to {value}", event.track.name(), event.seat));
        }
        if !matches!(event.kind, "goal" | "conversion") {
            return Err(format!("scoring has no event of the kind {}", event.kind));
        }
    }
    let expected: Vec<FourTracks> = scored.iter().map(FourTracks::of_final).collect();
    the_same_tracks(&expected, &tracks)
}

/// The final line as the audit writes it, titles aside.
pub fn final_position(model: &Model) -> Value {
    let (goals, seats) = scoring::score(model);
    let goals = goals.iter().map(|scored| {
        json!({
            "goal": scored.goal,
            "kind": if scored.private { "private" } else { "public" },
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
