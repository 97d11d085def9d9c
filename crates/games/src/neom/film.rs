//! A ply of NEOM as it is seen: tiles come and go, money and goods go from their cause to whoever gets them.

use super::moments;
use crate::page::motion::{Beat, Reel, Shift, Stage};
use crate::page::{Place, Ply, Teller};
use crate::playable::Measure;
use ::neom::Neom;
use ::neom::cell::Cell;
use ::neom::event::{Cause, Change, Deed, Event, Track};
use ::neom::table::{Phase, Table};
use game_core::Seat;
use render::neom::page::good_symbol;
use render::neom::sentence;
use render::neom::svg::tile_symbol;

/// The numbers of a seat: points if the game ended now, money, what the end of the generation pays, goods.
pub(super) fn counts(table: &Table, seat: Seat) -> Vec<(Measure, i32)> {
    let goods = i32::try_from(table.city(seat).goods().len()).unwrap_or_default();
    vec![
        (Measure::Score, table.score(seat).total()),
        (Measure::Money, table.money(seat)),
        (Measure::Income, income(table, seat)),
        (Measure::Goods, goods),
    ]
}

/// What a seat is going to be paid next.
pub(super) fn income(table: &Table, seat: Seat) -> i32 {
    match table.phase() {
        Phase::Over => table.final_income(seat),
        _ => table.income(seat, table.generation()),
    }
}

/// All that is seen of a ply.
pub(super) fn film(teller: &Teller, ply: &Ply<Neom>, reel: &mut Reel) {
    let (reader, table) = (teller.reader, ply.after.table());
    let rules = table.rules();
    let moments = moments::of(teller, ply);
    let symbol = |id: &str| rules.find_tile(id).map(|tile| tile_symbol(rules, tile)).unwrap_or_default();
    let paid = sentence::income_events(table, ply.events);
    let mut new: Option<Place> = ply.events.iter().find_map(placed);
    for (index, event) in ply.events.iter().enumerate() {
        let moment = moments.iter().find(|moment| moment.events.contains(&index));
        let heading = moment.filter(|moment| moment.events.first() == Some(&index));
        let stage = match event {
            _ if paid.contains(&index) => Stage::Income,
            _ if moment.is_some() => Stage::Moment,
            Event::Change(change) => stage_of(change, new.as_ref()),
            Event::Deed(_) => Stage::Move,
        };
        reel.stage(stage, heading.map(|moment| moment.heading.clone()));
        match event {
            Event::Change(change) => {
                let text = sentence::event(reader, rules, event);
                reel.shift(shift(change, new.as_ref().filter(|_| moment.is_none()), text));
            }
            Event::Deed(Deed::Placed { seat, tile, at }) => {
                let place = place(*seat, *at);
                new = Some(place.clone());
                reel.beat(Beat::Lands { at: place, symbol: symbol(tile), from: None });
            }
            Event::Deed(Deed::Removed { seat, tile, at, .. }) => {
                reel.beat(Beat::Leaves { at: place(*seat, *at), symbol: symbol(tile) });
            }
            Event::Deed(_) => {}
        }
    }
}

fn place(seat: Seat, at: Cell) -> Place {
    Place { seat, at: at.to_string() }
}

fn placed(event: &Event) -> Option<Place> {
    match event {
        Event::Deed(Deed::Placed { seat, at, .. }) => Some(place(*seat, *at)),
        _ => None,
    }
}

fn stage_of(change: &Change, new: Option<&Place>) -> Stage {
    match moments::cause_place(change) {
        Some(by) if new.is_some_and(|new| by != *new) => Stage::Near,
        _ => Stage::Move,
    }
}

fn shift(change: &Change, new: Option<&Place>, text: String) -> Shift {
    let (what, symbol) = match change.track {
        Track::Money => (Measure::Money, None),
        Track::Good(good) => (Measure::Goods, Some(good_symbol(good))),
    };
    let by = moments::cause_place(change);
    let (pays, payee) = match change.cause {
        Cause::Pay { to, .. } => (true, to),
        Cause::Disaster { .. } => (true, None),
        _ => (false, None),
    };
    let counts = new.filter(|new| by.as_ref().is_some_and(|by| by != *new)).into_iter().cloned().collect();
    let at = by.or_else(|| new.filter(|_| pays && payee.is_none()).cloned());
    Shift { at, counts, pays, payee, symbol, ..Shift::new(change.seat, what, change.delta, text) }
}
