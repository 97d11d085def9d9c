//! A ply of Suburbia as it is seen: tiles, lakes, borders and markers come to lie, and every change of a track goes from
//! its cause to the number it moves.

use super::moments;
use crate::page::motion::{Beat, Reel, Shift, Stage};
use crate::page::{Place, Ply, Teller};
use crate::playable::Measure;
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Change, Deed, Event};
use ::suburbia::moves::{Choice, Move};
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::{KindId, Track};
use game_core::Seat;
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;

/// The numbers of a seat.
pub(super) fn counts(table: &Table, seat: Seat) -> Vec<(Measure, i32)> {
    let Tracks { money, population, income, reputation, stars, .. } = *table.tracks(seat);
    vec![
        (Measure::Money, money),
        (Measure::Income, income.into()),
        (Measure::Reputation, reputation.into()),
        (Measure::Population, population),
        (Measure::Stars, stars.into()),
    ]
}

/// All that is seen of a ply.
pub(super) fn film(teller: &Teller, ply: &Ply<Suburbia>, reel: &mut Reel) {
    let rules = ply.before.table().rules();
    let told = sentence::told(teller.reader, rules, ply.seat, ply.events);
    let moments = moments::of(teller, ply);
    let symbol = |id: &str| rules.find_kind(id).map(|kind| tile_symbol(rules, kind)).unwrap_or_default();
    let mut stage = Stage::Move;
    // What the lines of other tiles count: whatever came last.
    let mut new = None;
    let mut sources = sources(ply.before.table(), *ply.mv).into_iter();
    for (index, (event, text)) in ply.events.iter().zip(told).enumerate() {
        stage = stage_of(event, ply.seat).unwrap_or(stage);
        let heading = moments.iter().find(|moment| moment.events.first() == Some(&index));
        reel.stage(stage, heading.map(|moment| moment.heading.clone()));
        match event {
            Event::Change(change) => reel.shift(shift(change, new.as_ref(), text.unwrap_or_default())),
            Event::Deed(deed) => match *deed {
                Deed::Built { seat, tile, at } => {
                    let place = moments::named(seat, at);
                    new = Some(place.clone());
                    reel.beat(Beat::Lands { at: place, symbol: symbol(tile), from: sources.next() });
                }
                Deed::Invested { seat, at, .. } => {
                    new = Some(moments::named(seat, at));
                    reel.beat(Beat::Marks { at: moments::named(seat, at) });
                }
                Deed::Replaced { seat, tile, at } => {
                    reel.beat(Beat::Leaves { at: moments::named(seat, at), symbol: symbol(tile) });
                }
                Deed::TurnedOver { owner, tile, at } => {
                    let place = moments::named(owner, at);
                    new = Some(place.clone());
                    reel.beat(Beat::Leaves { at: place.clone(), symbol: symbol(tile) });
                    let lake = tile_symbol(rules, KindId::LAKE);
                    reel.beat(Beat::Lands { at: place, symbol: lake, from: None });
                }
                Deed::Discarded { tile } => {
                    if let Some(from) = sources.next() {
                        reel.beat(Beat::Goes { symbol: symbol(tile), from });
                    }
                }
                _ => {}
            },
        }
    }
}

/// The stage of an event; red lines and reward spaces belong to whatever led to them.
fn stage_of(event: &Event, mover: Seat) -> Option<Stage> {
    let Event::Change(change) = event else {
        return match event {
            Event::Deed(Deed::Kept { .. } | Deed::Built { .. } | Deed::Invested { .. }) => Some(Stage::Move),
            Event::Deed(Deed::Replaced { .. } | Deed::TurnedOver { .. }) => Some(Stage::Move),
            _ => Some(Stage::Moment),
        };
    };
    match change.cause {
        Cause::RedLine { .. } | Cause::StarTrack => None,
        Cause::Tile { owner, .. } if owner != mover => Some(Stage::Far),
        Cause::Tile { .. } if change.step >= Some(4) => Some(Stage::Near),
        Cause::Pay | Cause::Tile { .. } | Cause::Flip { .. } => Some(Stage::Move),
        Cause::IncomeStep => Some(Stage::Income),
        Cause::PopulationStep => Some(Stage::People),
        _ => Some(Stage::Moment),
    }
}

/// Where the tiles of a move are taken from, in the order in which they come: the ids of elements of the page.
fn sources(table: &Table, mv: Move) -> Vec<String> {
    let slot = |slot: &dyn std::fmt::Display| format!("offer-{slot}");
    let first = match mv {
        Move::Buy { slot: from, .. }
        | Move::Lake { slot: from, .. }
        | Move::Replace { slot: from, .. }
        | Move::Discard { slot: from } => Some(slot(&from)),
        Move::Basic { tile, .. } => {
            let place = table.basics().position(|(kind, _)| kind == tile);
            place.map(|place| format!("basic-{}", place + 1))
        }
        Move::Border { space, .. } | Move::BorderLake { space, .. } => Some(format!("space-{space}")),
        Move::Keep { .. } | Move::Invest { .. } | Move::Pass => None,
    };
    let free = |choice: &Choice| match choice {
        Choice::Free { slot: from, .. } => Some(slot(from)),
        _ => None,
    };
    first.into_iter().chain(mv.choices().iter().filter_map(free)).collect()
}

fn shift(change: &Change, new: Option<&Place>, text: String) -> Shift {
    let what = match change.track {
        Track::Income => Measure::Income,
        Track::Reputation => Measure::Reputation,
        Track::Population => Measure::Population,
        Track::Money => Measure::Money,
        Track::Stars => Measure::Stars,
    };
    let by = moments::cause_place(change);
    let pays = change.cause == Cause::Pay;
    let line = match change.cause {
        Cause::RedLine { after } => Some(after),
        _ => None,
    };
    let of = match change.cause {
        Cause::IncomeStep => Some(Measure::Income),
        Cause::PopulationStep => Some(Measure::Reputation),
        _ => None,
    };
    // A tile that stood already counts what has just come.
    let counts = new.filter(|new| by.as_ref().is_some_and(|by| by != *new)).into_iter().cloned().collect();
    let at = if pays { new.cloned() } else { by };
    Shift { at, of, counts, pays, line, ..Shift::new(change.seat, what, change.delta, text) }
}
