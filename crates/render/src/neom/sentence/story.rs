//! The story of a game: what happened, and why money and goods came and went.

use super::moves::struck;
use super::{good_name, pounds};
use crate::Reader;
use crate::sentence::list;
use crate::text::Language;
use game_core::Seat;
use neom::event::{Cause, Change, Deed, Event, Track};
use neom::moves::Move;
use neom::rules::Rules;
use neom::table::Table;
use std::ops::Range;

/// One event by itself: every change with its cause, every deed with its doer.
pub fn event(reader: Reader, rules: &Rules, event: &Event) -> String {
    match event {
        Event::Change(change) => changed(reader, rules, None, change),
        Event::Deed(deed) => done(reader, rules, deed),
    }
}

/// What a move did, in one sentence without secrets. `before` is the table before it.
pub fn headline(reader: Reader, before: &Table, mover: Seat, mv: Move, events: &[Event]) -> String {
    let (language, name) = (reader.language, reader.name(mover));
    match events.iter().find_map(|event| head(mover, mv, event)) {
        Some(Deed::Discarded { tile, .. }) => {
            say!(language, "head-sells", name, tile = tile_name(language, before.rules(), tile))
        }
        Some(deed) => done(reader, before.rules(), deed),
        None => {
            let disaster = struck(language, before);
            match mv {
                Move::Pay => say!(language, "head-pays", name, money = before.penalty(mover), disaster),
                _ => {
                    let does = super::move_text(reader, before, mover, mv);
                    say!(language, "head-gives-up", name, does, disaster)
                }
            }
        }
    }
}

/// What a move changed besides its [`headline`], seen from the mover, who needs no name: `price of Slums: −£2`,
/// `coal from Bob: −£3`, `Bob's Casino (1,1): +£2`. What the rules do after it names everybody: sales that are
/// released, and the income of a generation, a line a seat. `after` is the table after it.
pub fn changes(reader: Reader, after: &Table, mover: Seat, mv: Move, events: &[Event]) -> Vec<String> {
    let rules = after.rules();
    let headline = events.iter().position(|event| head(mover, mv, event).is_some());
    // Where all picks are shown at once, what they bring is not the mover's alone.
    let shows_all = matches!(mv, Move::Select { .. }) && after.has_hands();
    let mover = Some(mover).filter(|_| !shows_all);
    let paid = income_events(after, events);
    let mut text = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            _ if Some(index) == headline => {}
            Event::Deed(deed @ Deed::GenerationOver { generation }) => {
                text.extend(income_lines(reader, after, *generation, &events[paid.clone()]));
                text.push(done(reader, rules, deed));
            }
            _ if paid.contains(&index) => {}
            // The headline names what was given up.
            Event::Deed(Deed::Removed { replaced: false, .. }) => {}
            Event::Change(change @ Change { cause: Cause::Sale, .. }) => {
                text.push(changed(reader, rules, None, change)); // the rules pay it, to whomever it may be
            }
            Event::Change(change) => text.push(changed(reader, rules, mover, change)),
            Event::Deed(Deed::CornerstonesRevealed) => text.extend(revealed(reader, after)),
            Event::Deed(deed) => text.push(done(reader, rules, deed)),
        }
    }
    text
}

/// Where the income of a generation that has just ended lies among the events: right before its end.
pub fn income_events(after: &Table, events: &[Event]) -> Range<usize> {
    let over = events.iter().enumerate().find_map(|(index, event)| match event {
        Event::Deed(Deed::GenerationOver { generation }) => Some((index, usize::from(*generation))),
        _ => None,
    });
    let Some((end, generation)) = over else { return 0..0 };
    let most: usize = after.all_seats().map(|seat| after.incomes(seat, generation).count()).sum();
    let by_tile = |event: &&Event| matches!(event, Event::Change(Change { cause: Cause::Tile { .. }, .. }));
    end - events[..end].iter().rev().take(most).take_while(by_tile).count()..end
}

/// A heading, then a line for each seat: what it gets, and from which tiles.
fn income_lines(reader: Reader, table: &Table, generation: u8, paid: &[Event]) -> Vec<String> {
    let language = reader.language;
    let mut text = vec![say!(language, "income-of", generation)];
    for seat in table.all_seats() {
        let mut total = 0;
        let mut parts = Vec::new();
        for event in paid {
            if let Event::Change(Change { seat: whose, delta, cause: Cause::Tile { id, at, .. }, .. }) = event
                && *whose == seat
            {
                total += delta;
                let tile = tile_name(language, table.rules(), id);
                parts.push(say!(language, "income-part", tile, at = reader.place(at), by = pounds(*delta)));
            }
        }
        let (name, by) = (reader.name(seat), pounds(total));
        text.push(match parts.is_empty() {
            true => say!(language, "income-none", name, by),
            false => say!(language, "income-seat", name, by, parts = list(language, parts)),
        });
    }
    // A heading and what belongs to it.
    text.iter_mut().skip(1).for_each(|line| line.insert_str(0, "  "));
    text
}

/// The deed that a move is known by.
fn head(mover: Seat, mv: Move, event: &Event) -> Option<&Deed> {
    let Event::Deed(deed) = event else { return None };
    let known = match (mv, deed) {
        (Move::Draft { .. }, Deed::Drafted { seat, .. })
        | (Move::Select { .. }, Deed::Chosen { seat } | Deed::Picked { seat, .. })
        | (Move::Place { .. } | Move::Cornerstone { .. }, Deed::Placed { seat, .. })
        | (Move::Sell, Deed::Discarded { seat, .. }) => *seat == mover,
        _ => false,
    };
    known.then_some(deed)
}

fn revealed(reader: Reader, table: &Table) -> Vec<String> {
    let language = reader.language;
    let line = |seat: Seat| {
        let stones = table.cornerstones(seat).iter();
        let stones = stones.map(|&tile| super::tile_name(language, table.rules(), tile));
        say!(language, "stones-shown", name = reader.name(seat), tiles = list(language, stones))
    };
    table.all_seats().map(line).collect()
}

/// The cause, then the change. Whose it is is said of everybody but `mover`.
fn changed(reader: Reader, rules: &Rules, mover: Option<Seat>, change: &Change) -> String {
    let language = reader.language;
    let Change { seat, track, delta, cause } = *change;
    let good = |good| good_name(language, good);
    let what = match track {
        Track::Money => pounds(delta),
        Track::Good(of) if delta > 0 => say!(language, "gains", good = good(of)),
        Track::Good(of) => say!(language, "loses", good = good(of)),
    };
    let told = match cause {
        Cause::Tile { id, at, .. } => {
            say!(language, "cause-tile", tile = tile_name(language, rules, id), at = reader.place(at), what)
        }
        Cause::Pay { good: Some(of), to, .. } => {
            let seller = to.map_or_else(|| say!(language, "supply"), |seat| reader.name(seat));
            say!(language, "cause-good", good = good(of), seller, what)
        }
        Cause::Pay { tile, good: None, .. } => {
            say!(language, "cause-price", tile = tile_name(language, rules, tile), what)
        }
        Cause::Sale => say!(language, "cause-sale", what),
        Cause::Sell { tile } => say!(language, "cause-sell", tile = tile_name(language, rules, tile), what),
        Cause::Disaster { id } => {
            say!(language, "cause-disaster", tile = tile_name(language, rules, id), what)
        }
        Cause::Uncovered => say!(language, "cause-uncovered", what),
        Cause::Lost => say!(language, "cause-lost", what),
    };
    match mover {
        Some(mover) if mover == seat => told,
        _ => say!(language, "whose", name = reader.name(seat), told),
    }
}

fn done(reader: Reader, rules: &Rules, deed: &Deed) -> String {
    let language = reader.language;
    let name = |seat: &Seat| reader.name(*seat);
    let tile = |id: &'static str| tile_name(language, rules, id);
    match deed {
        Deed::Drafted { seat, tile: None } => say!(language, "deed-drafted", name = name(seat)),
        Deed::Drafted { seat, tile: Some(id) } => {
            say!(language, "deed-drafted-tile", name = name(seat), tile = tile(id))
        }
        Deed::CornerstonesRevealed => say!(language, "deed-revealed"),
        Deed::Chosen { seat } => say!(language, "deed-chosen", name = name(seat)),
        Deed::Picked { seat, tile: id } => say!(language, "deed-picked", name = name(seat), tile = tile(id)),
        Deed::Placed { seat, tile: id, at } => {
            say!(language, "deed-placed", name = name(seat), tile = tile(id), at = reader.place(at))
        }
        Deed::Removed { tile: id, at, replaced: true, .. } => {
            say!(language, "deed-replaced", tile = tile(id), at = reader.place(at))
        }
        Deed::Removed { tile: id, at, .. } => {
            say!(language, "deed-removed", tile = tile(id), at = reader.place(at))
        }
        Deed::Discarded { tile: id, .. } => say!(language, "deed-discarded", tile = tile(id)),
        Deed::Swapped { seat, old, new } => {
            say!(language, "deed-swapped", name = name(seat), old = tile(old), new = tile(new))
        }
        Deed::Struck { tile: id } => say!(language, "deed-struck", tile = tile(id)),
        Deed::PackOpened { tiles } => {
            let tiles = list(language, tiles.iter().map(|id| tile_name(language, rules, id)));
            say!(language, "deed-pack", tiles)
        }
        Deed::GenerationOver { generation } => say!(language, "deed-generation", generation = *generation),
        Deed::Over => say!(language, "due-over"),
    }
}

fn tile_name(language: Language, rules: &Rules, id: &str) -> String {
    match rules.find_tile(id) {
        Some(tile) => super::tile_name(language, rules, tile),
        None => id.to_owned(),
    }
}
