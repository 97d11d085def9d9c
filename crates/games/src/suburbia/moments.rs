//! What happens by itself around a move: income and population, awards, the star track, the announced end.

use crate::page::moment::add;
use crate::page::{Moment, MomentKind, Place, Ply, Teller};
use crate::text::{list, say};
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Change, Deed, Event};
use ::suburbia::hex::Footprint;
use game_core::Seat;
use render::suburbia::sentence;

/// The moments of a ply, with their headings.
pub(super) fn of(teller: &Teller, ply: &Ply<Suburbia>) -> Vec<Moment> {
    let mut moments = Vec::new();
    // A red line belongs to whatever passes it.
    let mut current = None;
    for (place, event) in ply.events.iter().enumerate() {
        current = match event {
            Event::Change(Change { cause: Cause::RedLine { .. }, .. }) => current,
            _ => belongs_to(event),
        };
        if let Some((kind, seat)) = current {
            add(&mut moments, kind, seat, place);
        }
    }
    for moment in &mut moments {
        moment.heading = heading(teller, ply, moment);
    }
    moments
}

/// The moment of an event; `None` for what the move itself does.
fn belongs_to(event: &Event) -> Option<(MomentKind, Option<Seat>)> {
    match event {
        Event::Change(change) => match change.cause {
            Cause::IncomeStep | Cause::PopulationStep => Some((MomentKind::Steps, Some(change.seat))),
            Cause::Bonus { .. } | Cause::Challenge { .. } => Some((MomentKind::Award, None)),
            Cause::StarRound => Some((MomentKind::Stars, None)),
            _ => None,
        },
        Event::Deed(deed) => match deed {
            Deed::Scored { .. } => Some((MomentKind::Award, None)),
            Deed::NewOrder { .. } => Some((MomentKind::Stars, None)),
            Deed::OneMoreRound { .. } => Some((MomentKind::LastRound, None)),
            Deed::CouldNotBuild { seat } => Some((MomentKind::Stuck, Some(*seat))),
            Deed::Over => Some((MomentKind::Over, None)),
            _ => None,
        },
    }
}

fn heading(teller: &Teller, ply: &Ply<Suburbia>, moment: &Moment) -> String {
    let (reader, rules) = (teller.reader, ply.after.table().rules());
    let language = reader.language;
    let events = || moment.events.iter().map(|&place| &ply.events[place]);
    match (moment.kind, moment.seat) {
        (MomentKind::Steps, Some(seat)) => say!(language, "log-steps", name = reader.name(seat)),
        (MomentKind::Award, _) => {
            let scored: Vec<String> = events()
                .filter(|event| matches!(event, Event::Deed(_)))
                .map(|event| sentence::event(reader, rules, event))
                .collect();
            let names: Vec<String> = events()
                .filter_map(|event| match event {
                    Event::Change(change) => Some(reader.name(change.seat)),
                    Event::Deed(_) => None,
                })
                .collect();
            let (scored, count) = (list(language, &scored), names.len());
            say!(language, "log-award", scored, names = list(language, &names), count)
        }
        (MomentKind::Stars, _) => {
            let order = events().find_map(|event| match event {
                Event::Deed(Deed::NewOrder { order }) => Some(order),
                _ => None,
            });
            match order {
                Some(order) => {
                    let names: Vec<String> = order.iter().map(|&seat| reader.name(seat)).collect();
                    say!(language, "log-order", names = list(language, &names))
                }
                None => say!(language, "log-stars", round = ply.before.table().round()),
            }
        }
        _ => events().next().map_or_else(String::new, |event| sentence::event(reader, rules, event)),
    }
}

/// Where tiles, lakes, borders and markers came to lie.
pub(super) fn places(events: &[Event]) -> Vec<Place> {
    let place = |event: &Event| match *event {
        Event::Deed(Deed::Built { seat, at, .. } | Deed::Invested { seat, at, .. }) => Some((seat, at)),
        Event::Deed(Deed::TurnedOver { owner, at, .. }) => Some((owner, at)),
        _ => None,
    };
    events.iter().filter_map(place).map(|(seat, at)| named(seat, at)).collect()
}

/// The tile that made a change.
pub(super) fn cause_place(change: &Change) -> Option<Place> {
    match change.cause {
        Cause::Tile { owner, at, .. } | Cause::Flip { owner, at, .. } => Some(named(owner, at)),
        _ => None,
    }
}

pub(super) fn named(seat: Seat, at: Footprint) -> Place {
    Place { seat, at: at.to_string() }
}
