//! The story of a game: what happened, and why every track moved.

use super::{money, number, seat_name, signed, track_change};
use game_core::Seat;
use suburbia::event::{Cause, Change, Deed, Event};
use suburbia::rules::Rules;
use suburbia::table::TRACK_ENDS;
use suburbia::tile::{KindId, Track};

/// One event by itself: every change with its cause, every deed with its doer.
pub fn event(rules: &Rules, names: &[String], event: &Event) -> String {
    match event {
        Event::Change(change) => changed(rules, names, None, change),
        Event::Deed(deed) => done(rules, names, deed),
    }
}

/// What a move did, in one sentence without secrets.
pub fn headline(rules: &Rules, names: &[String], mover: Seat, events: &[Event]) -> String {
    match events.iter().find_map(head) {
        Some(Deed::Discarded { tile }) => {
            format!("{} discards {}", seat_name(names, mover), tile_name(rules, tile))
        }
        Some(deed) => done(rules, names, deed),
        None => format!("{} moves", seat_name(names, mover)),
    }
}

/// What a move changed besides its [`headline`], seen from the mover, who needs no name: `pays $11`,
/// `Farm (1,0): income +1`, `Bob's Farm (0,3): income +1`.
pub fn changes(rules: &Rules, names: &[String], mover: Seat, events: &[Event]) -> Vec<String> {
    let headline = events.iter().position(|event| head(event).is_some());
    let rest = events.iter().enumerate().filter(|&(index, _)| Some(index) != headline);
    rest.map(|(_, event)| match event {
        Event::Change(change) => changed(rules, names, Some(mover), change),
        Event::Deed(deed) => done(rules, names, deed),
    })
    .collect()
}

/// The deed that a move is known by.
fn head(event: &Event) -> Option<&Deed> {
    match event {
        Event::Deed(
            deed @ (Deed::Kept { .. } | Deed::Built { .. } | Deed::Invested { .. } | Deed::Discarded { .. }),
        ) => Some(deed),
        _ => None,
    }
}

/// The cause, then the change. Whose it is is said of everybody but `mover`.
fn changed(rules: &Rules, names: &[String], mover: Option<Seat>, change: &Change) -> String {
    let Change { seat, track, delta, nominal, cause, .. } = *change;
    let whose = |seat: Seat| match mover {
        Some(mover) if mover == seat => String::new(),
        _ => format!("{}'s ", seat_name(names, seat)),
    };
    let what = match (cause, track) {
        (Cause::PopulationStep, Track::Population) => signed(delta),
        _ => track_change(track, delta),
    };
    let what = format!("{what}{}", lost(track, delta, nominal));
    match cause {
        Cause::Pay if mover == Some(seat) => format!("pays ${}", -delta),
        Cause::Pay => format!("{} pays ${}", seat_name(names, seat), -delta),
        Cause::Tile { id, owner, at } => {
            let other =
                if owner == seat { String::new() } else { format!(" for {}", seat_name(names, seat)) };
            format!("{}{} ({at}): {what}{other}", whose(owner), tile_name(rules, id))
        }
        _ => format!("{}{}: {what}", whose(seat), reason(rules, cause, track, nominal)),
    }
}

/// A cause other than a tile or a price, as something a seat has.
fn reason(rules: &Rules, cause: Cause, track: Track, nominal: i32) -> String {
    let words = match (cause, track) {
        (Cause::RedLine { after }, _) if nominal > 0 => {
            return format!("red line after {after}, back");
        }
        (Cause::RedLine { after }, _) => return format!("red line after {after}"),
        (Cause::IncomeStep, Track::Population) => "unpaid income",
        (Cause::IncomeStep, _) => "income step",
        (Cause::PopulationStep, Track::Money) => "missing population",
        (Cause::PopulationStep, _) => "population step",
        (Cause::Conversion, _) => "converted money",
        (Cause::Goal { id }, _) => {
            let goal = rules.find_goal(id).map_or(id, |goal| &rules.goal(goal).name);
            return format!("goal {goal}");
        }
        (Cause::Pay | Cause::Tile { .. }, _) => "price", // `changed` has its own words for both
    };
    words.to_owned()
}

/// What the end of a track swallowed.
fn lost(track: Track, delta: i32, nominal: i32) -> String {
    if delta == nominal {
        return String::new();
    }
    let end = match track {
        Track::Income | Track::Reputation if nominal > 0 => i32::from(TRACK_ENDS.1),
        Track::Income | Track::Reputation => i32::from(TRACK_ENDS.0),
        Track::Population | Track::Money => 0,
    };
    let asked = if track == Track::Money { money(nominal) } else { signed(nominal) };
    format!(" (of {asked}: the track ends at {})", number(end))
}

fn done(rules: &Rules, names: &[String], deed: &Deed) -> String {
    match deed {
        Deed::Kept { seat } => format!("{} keeps a secret goal", seat_name(names, *seat)),
        Deed::Built { seat, tile, at } if rules.find_kind(tile) == Some(KindId::LAKE) => {
            format!("{} makes a lake at {at}", seat_name(names, *seat))
        }
        Deed::Built { seat, tile, at } => {
            format!("{} builds {} at {at}", seat_name(names, *seat), tile_name(rules, tile))
        }
        Deed::Invested { seat, tile, at } => {
            format!("{} invests in {} at {at}", seat_name(names, *seat), tile_name(rules, tile))
        }
        Deed::Discarded { tile } => format!("{} leaves the game", tile_name(rules, tile)),
        Deed::Drawn { tile } => format!("{} enters the market", tile_name(rules, tile)),
        Deed::OneMoreRound { at_once: false } => {
            "One More Round comes up: this round, then one more".to_owned()
        }
        Deed::OneMoreRound { at_once: true } => "One More Round comes up: it ends the game".to_owned(),
        Deed::CouldNotBuild { seat } => format!("{} cannot build anything", seat_name(names, *seat)),
        Deed::Over => "the game is over".to_owned(),
    }
}

fn tile_name<'a>(rules: &'a Rules, id: &'a str) -> &'a str {
    rules.find_kind(id).map_or(id, |kind| &rules.kind(kind).name)
}
