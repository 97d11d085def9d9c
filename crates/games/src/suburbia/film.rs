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
    let (before, after) = (ply.before.table().market(), ply.after.table().market());
    let is_drawn = |event: &Event| matches!(event, Event::Deed(Deed::Drawn { .. }));
    // The first new tile makes the others move up; once nothing is left to be drawn they do so in the end.
    let moves_up = ply.events.iter().position(is_drawn);
    let move_up = |reel: &mut Reel| {
        reel.stage(Stage::Market, None);
        for Slide { kind, from, to } in slides(before, after) {
            let id = |slot: usize| format!("offer-{}", slot + 1);
            let symbol = tile_symbol(rules, kind);
            reel.beat(Beat::Slides { symbol, from: from.map(id), to: id(to) });
        }
    };
    for (index, (event, text)) in ply.events.iter().zip(told).enumerate() {
        if moves_up == Some(index) {
            move_up(reel);
        }
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
    if moves_up.is_none() {
        move_up(reel);
    }
}

/// A tile of the market that lies in another slot than before, or is new.
#[derive(Debug, PartialEq, Eq)]
struct Slide<K> {
    kind: K,
    from: Option<usize>,
    to: usize,
}

/// How one market became the other: tiles keep their order and move to the right, new ones come at the left.
fn slides<K: Copy + PartialEq>(before: &[Option<K>], after: &[Option<K>]) -> Vec<Slide<K>> {
    let mut old = before.iter().enumerate().rev().filter_map(|(slot, kind)| Some((slot, (*kind)?)));
    let mut slides = Vec::new();
    for (to, kind) in after.iter().enumerate().rev() {
        let Some(kind) = *kind else { continue };
        // Whatever lay between has been taken; nothing moves to the left.
        let left = old.clone();
        let from = old.find(|&(slot, known)| known == kind && slot <= to).map(|(slot, _)| slot);
        if from.is_none() {
            old = left;
        }
        if from != Some(to) {
            slides.push(Slide { kind, from, to });
        }
    }
    slides
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Markets as letters; a point is an empty slot.
    fn check(before: &str, after: &str, expected: &[(char, Option<usize>, usize)]) {
        let market = |text: &str| -> Vec<Option<char>> {
            text.chars().map(|letter| (letter != '.').then_some(letter)).collect()
        };
        let expected: Vec<Slide<char>> =
            expected.iter().map(|&(kind, from, to)| Slide { kind, from, to }).collect();
        assert_eq!(slides(&market(before), &market(after)), expected, "{before} {after}");
    }

    #[test]
    fn what_is_left_of_a_gap_moves_up_and_a_new_tile_comes_at_the_left() {
        check("abcde", "abcde", &[]);
        check("abcde", "fabce", &[('c', Some(2), 3), ('b', Some(1), 2), ('a', Some(0), 1), ('f', None, 0)]);
        check("abcde", "fbcde", &[('f', None, 0)]);
        check("abcde", "gface", &[('c', Some(2), 3), ('a', Some(0), 2), ('f', None, 1), ('g', None, 0)]);
        // Two alike, and nothing left to be drawn.
        check(
            "aabcd",
            ".aabc",
            &[('c', Some(3), 4), ('b', Some(2), 3), ('a', Some(1), 2), ('a', Some(0), 1)],
        );
        check(".abcd", "..abc", &[('c', Some(3), 4), ('b', Some(2), 3), ('a', Some(1), 2)]);
        // A tile that was sold comes again.
        check(
            "abcde",
            "eabcd",
            &[('d', Some(3), 4), ('c', Some(2), 3), ('b', Some(1), 2), ('a', Some(0), 1), ('e', None, 0)],
        );
    }
}
