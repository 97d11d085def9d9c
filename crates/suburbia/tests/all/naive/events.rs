//! The events of an audit: within the limits at every point, true causes, and together the whole difference.

use super::data::{self, Scope, Track};
use super::geometry::Place;
use super::json::{array, field, integer, text};
use super::model::{Cause, Change, Model};
use super::scoring::{self, FinalSeat};
use serde_json::Value;

/// The tracks by name; the last one is the space on the star track.
pub const TRACKS: [&str; 5] = ["money", "income", "reputation", "population", "stars"];

/// One event of an audit that changes a track.
pub struct TrackEvent<'a> {
    pub seat: usize,
    pub track: &'static str,
    pub delta: i64,
    pub kind: &'a str,
    /// What a cause names besides its kind: a tile, a goal, a bonus or challenge.
    id: Option<&'a str>,
    /// Owner and place of the tile an event of kind `tile` or `flip` names.
    tile: Option<(usize, Place)>,
    step: Option<i64>,
}

/// Reads the events with a `track`; those without are of no concern here.
pub fn track_events<'a>(model: &Model, events: &'a [Value]) -> Result<Vec<TrackEvent<'a>>, String> {
    let mut found = Vec::new();
    for event in events {
        if event.get("track").is_none_or(Value::is_null) {
            continue;
        }
        found.push(read_event(model, event).map_err(|why| format!("event {event}: {why}"))?);
    }
    Ok(found)
}

fn read_event<'a>(model: &Model, event: &'a Value) -> Result<TrackEvent<'a>, String> {
    let track = text(event, "track")?;
    let track = TRACKS.into_iter().find(|name| *name == track);
    let track = track.filter(|track| *track != "stars" || model.track.is_some()).ok_or("no such track")?;
    let a_seat = |object: &Value, key: &str| -> Result<usize, String> {
        let seat = usize::try_from(integer(object, key)?).ok();
        seat.filter(|seat| *seat < model.seats.len()).ok_or_else(|| "no such seat".to_string())
    };
    let seat = a_seat(event, "seat")?;
    let delta = integer(event, "delta")?;
    let cause = field(event, "cause")?;
    let kind = text(cause, "kind")?;
    let mut id = cause.get("id").and_then(Value::as_str);
    let mut tile = None;
    if matches!(kind, "tile" | "flip") {
        let at: Option<Vec<i64>> = array(cause, "at")?.iter().map(Value::as_i64).collect();
        let at = Place::from_numbers(&at.unwrap_or_default()).ok_or("`at` is no place")?;
        let owner = a_seat(cause, "owner")?;
        id = Some(text(cause, "id")?);
        tile = Some((owner, at));
        let reaches_others = id.and_then(data::tile).is_some_and(|tile| tile.has("redistricting"));
        if owner != seat && !(kind == "tile" && track == "population" && reaches_others) {
            return Err("a tile changes only the tracks of its owner".into());
        }
    }
    if matches!(kind, "bonus" | "challenge") {
        id = Some(text(cause, "id")?);
    }
    let step = match event.get("step").filter(|step| !step.is_null()) {
        None => None,
        Some(step) => Some(step.as_i64().ok_or("`step` is no whole number")?),
    };
    if model.with_packs && delta == 0 {
        return Err("a change of 0 is no event".into());
    }
    Ok(TrackEvent { seat, track, delta, kind, id, tile, step })
}

/// The five tracks of a seat, by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tracks([i64; 5]);

impl Tracks {
    pub fn of(model: &Model, seat: usize) -> Tracks {
        let [money, income, reputation, population] = Track::ALL.map(|track| model.seats[seat].track(track));
        Tracks([money, income, reputation, population, model.space(seat) as i64])
    }

    pub fn of_all(model: &Model) -> Vec<Tracks> {
        (0..model.seats.len()).map(|seat| Tracks::of(model, seat)).collect()
    }

    pub fn of_final(seat: &FinalSeat, stars: usize) -> Tracks {
        Tracks([seat.money, seat.income, seat.reputation, seat.population, stars as i64])
    }

    /// Adds to a track; the new value must be within its limits.
    pub fn add(&mut self, event: &TrackEvent<'_>, limits: bool) -> Result<(), String> {
        let index = TRACKS.iter().position(|name| *name == event.track).expect("a track");
        let value = self.0[index].saturating_add(event.delta);
        self.0[index] = value;
        let within = match event.track {
            "income" | "reputation" => !limits || (-5..=15).contains(&value),
            "stars" => (0..=15).contains(&value),
            _ => value >= 0,
        };
        if !within {
            return Err(format!("the events take {} of seat {} to {value}", event.track, event.seat));
        }
        Ok(())
    }
}

pub fn the_same_tracks(expected: &[Tracks], found: &[Tracks]) -> Result<(), String> {
    for (seat, (expected, found)) in expected.iter().zip(found).enumerate() {
        for (track, (expected, found)) in TRACKS.iter().zip(expected.0.iter().zip(found.0)) {
            if *expected != found {
                return Err(format!("the events lead to {track} {found} for seat {seat}, it is {expected}"));
            }
        }
    }
    Ok(())
}

/// The events of a move, with the model after it and the tracks before it.
pub fn check_events(model: &Model, before: &[Tracks], events: &[Value]) -> Result<(), String> {
    let events = track_events(model, events)?;
    let mut tracks = before.to_vec();
    for event in &events {
        tracks[event.seat].add(event, true)?;
        match (event.kind, event.id, event.tile) {
            ("tile" | "flip", Some(id), Some((owner, at))) => {
                if !model.seen.contains(&(owner, id, at)) {
                    return Err(format!(
                        "an event names {id} at {at}, which is not there in the borough of seat {owner}"
                    ));
                }
            }
            ("pay" | "red-line" | "income-step" | "population-step", _, _) => {}
            ("bonus" | "challenge" | "star-track" | "star-round", _, _) if model.with_packs => {}
            (kind, _, _) => return Err(format!("a move has no event of the kind {kind}")),
        }
    }
    the_same_tracks(&Tracks::of_all(model), &tracks)?;
    check_causes(model, &events)
}

/// What the changes of one cause are added up under: seat, track, name of the cause, step.
type Key = (usize, &'static str, String, Option<i64>);

/// Every cause must account for what it really changed.
fn check_causes(model: &Model, events: &[TrackEvent<'_>]) -> Result<(), String> {
    // Without packs steps were never compared. The rules do not tell steps 6 and 7 apart.
    let step =
        |step: Option<i64>| step.filter(|_| model.with_packs).map(|step| if step == 7 { 6 } else { step });
    let found = events.iter().map(|event| {
        let name = cause_name(event.kind, event.id, event.tile, event.track);
        ((event.seat, event.track, name, step(event.step)), event.delta)
    });
    let expected = model.changes.iter().map(|change| {
        let Change { seat, track, delta, .. } = *change;
        ((seat, track, name_of(change), step(change.step)), delta)
    });
    let (found, expected): (Vec<_>, Vec<_>) = (found.collect(), expected.collect());
    for (key, _) in found.iter().chain(&expected) {
        let sum = |of: &[(Key, i64)]| -> i64 {
            of.iter().filter(|(other, _)| other == key).map(|(_, delta)| delta).sum()
        };
        let (found, expected) = (sum(&found), sum(&expected));
        if found != expected {
            let (seat, track, cause, step) = key;
            let step = step.map_or(String::new(), |step| format!(" in step {step}"));
            return Err(format!(
                "the events say {found:+} {track} for seat {seat} by {cause}{step}, it is {expected:+}"
            ));
        }
    }
    Ok(())
}

fn name_of(change: &Change) -> String {
    let (kind, id, tile) = match change.cause {
        Cause::Tile { id, owner, at } => ("tile", Some(id), Some((owner, at))),
        Cause::Flip { id, owner, at } => ("flip", Some(id), Some((owner, at))),
        Cause::Bonus(id) => ("bonus", Some(id), None),
        Cause::Challenge(id) => ("challenge", Some(id), None),
        Cause::Pay => ("pay", None, None),
        Cause::RedLine => ("red-line", None, None),
        Cause::IncomeStep => ("income-step", None, None),
        Cause::PopulationStep => ("population-step", None, None),
        Cause::StarTrack => ("star-track", None, None),
        Cause::StarRound => ("star-round", None, None),
    };
    cause_name(kind, id, tile, change.track)
}

/// The name under which the changes of one cause are added up. How the one change of a red line is shared out
/// between the line and the tiles that act on it is left open by the contract, so these go together.
fn cause_name(kind: &str, id: Option<&str>, tile: Option<(usize, Place)>, track: &str) -> String {
    let acts_on_lines = |id: &str| {
        let tile = data::tile(id);
        tile.is_some_and(|tile| tile.per.iter().any(|line| line.scope == Scope::RedLine))
    };
    let shared = matches!(track, "income" | "reputation")
        && (kind == "red-line" || (kind == "tile" && id.is_some_and(acts_on_lines)));
    match (id, tile) {
        _ if shared => "red-line and tiles that act on it".into(),
        (Some(id), Some((owner, at))) => format!("{kind} {id} at {at} of seat {owner}"),
        (Some(id), None) if matches!(kind, "bonus" | "challenge") => format!("{kind} {id}"),
        _ => kind.into(),
    }
}

/// The events of the scoring, beside or inside `final`.
pub fn check_scoring_events(model: &Model, scored: &[FinalSeat], events: &[Value]) -> Result<(), String> {
    let events = track_events(model, events)?;
    let mut tracks = Tracks::of_all(model);
    for event in &events {
        tracks[event.seat].add(event, false)?;
        if !matches!(event.kind, "goal" | "conversion") {
            return Err(format!("scoring has no event of the kind {}", event.kind));
        }
    }
    let expected: Vec<Tracks> =
        scored.iter().enumerate().map(|(seat, last)| Tracks::of_final(last, model.space(seat))).collect();
    the_same_tracks(&expected, &tracks)?;
    if model.with_packs { check_goal_events(model, &events) } else { Ok(()) }
}

/// What the goals gave must be what the events of the goals say.
fn check_goal_events(model: &Model, events: &[TrackEvent<'_>]) -> Result<(), String> {
    let (goals, _) = scoring::score(model);
    for seat in 0..model.seats.len() {
        let expected: i64 = goals.iter().filter(|goal| goal.seat == Some(seat)).map(|goal| goal.bonus).sum();
        let of_goals = events.iter().filter(|event| event.seat == seat && event.kind == "goal");
        let of_goals: Vec<&TrackEvent<'_>> = of_goals.collect();
        let found: i64 = of_goals.iter().map(|event| event.delta).sum();
        if found != expected || of_goals.iter().any(|event| event.track != "population") {
            return Err(format!("the goals of seat {seat} are worth {expected} population, not {found}"));
        }
    }
    Ok(())
}
