//! What happens by itself around a move: picks and Cornerstones that are shown, Disasters, sales, the end of a generation.

use crate::page::moment::add;
use crate::page::{Moment, MomentKind, Place, Ply, Teller};
use crate::text::say;
use ::neom::Neom;
use ::neom::event::{Cause, Change, Deed, Event};
use ::neom::moves::Move;
use render::Reader;
use render::neom::sentence;

/// The moments of a ply, with their headings.
pub(super) fn of(teller: &Teller, ply: &Ply<Neom>) -> Vec<Moment> {
    let table = ply.after.table();
    let paid = sentence::income_events(table, ply.events);
    // Where all choose at once nobody's choice is told before all are.
    let at_once = matches!(ply.mv, Move::Select { .. }) && table.has_hands();
    let mut moments = Vec::new();
    for (place, event) in ply.events.iter().enumerate() {
        let kind = match event {
            _ if paid.contains(&place) => MomentKind::Generation,
            Event::Change(Change { cause: Cause::Sale, .. }) => MomentKind::Sales,
            Event::Change(Change { cause: Cause::Tile { .. }, .. }) if at_once => MomentKind::Shown,
            Event::Deed(Deed::Picked { .. }) if at_once => MomentKind::Shown,
            Event::Deed(Deed::CornerstonesRevealed) => MomentKind::Shown,
            Event::Deed(Deed::Struck { .. }) => MomentKind::Disaster,
            Event::Deed(Deed::PackOpened { .. }) => MomentKind::Opened,
            Event::Deed(Deed::GenerationOver { .. }) => MomentKind::Generation,
            Event::Deed(Deed::Over) => MomentKind::Over,
            _ => continue,
        };
        add(&mut moments, kind, None, place);
    }
    for moment in &mut moments {
        moment.heading = heading(teller, ply, moment);
    }
    moments
}

fn heading(teller: &Teller, ply: &Ply<Neom>, moment: &Moment) -> String {
    let (reader, rules) = (teller.reader, ply.after.table().rules());
    let language = reader.language;
    let events = || moment.events.iter().map(|&place| &ply.events[place]);
    match moment.kind {
        MomentKind::Shown if matches!(ply.mv, Move::Select { .. }) => picks(reader, ply).unwrap_or_default(),
        MomentKind::Sales => say!(language, "log-sales"),
        MomentKind::Opened => say!(language, "log-pack"),
        MomentKind::Disaster => {
            let disaster = events().next().map(|event| sentence::event(reader, rules, event));
            let disaster = disaster.unwrap_or_default();
            match ply.after.table().disaster() {
                Some((_, Some(by))) => say!(language, "log-disaster-by", disaster, name = reader.name(by)),
                _ => disaster,
            }
        }
        MomentKind::Generation => {
            let over = events().find(|event| matches!(event, Event::Deed(_)));
            let over = over.map_or_else(String::new, |event| sentence::event(reader, rules, event));
            say!(language, "log-generation", over)
        }
        _ => events().next().map_or_else(String::new, |event| sentence::event(reader, rules, event)),
    }
}

/// The picks that are shown at once, in a row.
pub(super) fn picks(reader: Reader, ply: &Ply<Neom>) -> Option<String> {
    let picks: Vec<String> = ply.events.iter().filter_map(|event| picked(reader, ply, event)).collect();
    (picks.len() > 1).then(|| say!(reader.language, "neom-picks", picks = picks.join(", ")))
}

/// A pick that is shown: `Ann: Slums`.
fn picked(reader: Reader, ply: &Ply<Neom>, event: &Event) -> Option<String> {
    let Event::Deed(Deed::Picked { seat, tile }) = event else { return None };
    let rules = ply.after.table().rules();
    let tile = sentence::tile_name(reader.language, rules, rules.find_tile(tile)?);
    Some(say!(reader.language, "neom-pick", name = reader.name(*seat), tile))
}

/// Where tiles came to lie.
pub(super) fn places(events: &[Event]) -> Vec<Place> {
    let place = |event: &Event| match event {
        Event::Deed(Deed::Placed { seat, at, .. }) => Some(Place { seat: *seat, at: at.to_string() }),
        _ => None,
    };
    events.iter().filter_map(place).collect()
}

/// The tile that made a change.
pub(super) fn cause_place(change: &Change) -> Option<Place> {
    match change.cause {
        Cause::Tile { owner, at, .. } => Some(Place { seat: owner, at: at.to_string() }),
        _ => None,
    }
}
