//! The story of a game: what happened, and why money and goods came and went.

use super::{good_name, pounds, seat_name};
use game_core::Seat;
use neom::event::{Cause, Change, Deed, Event, Track};
use neom::moves::Move;
use neom::rules::Rules;
use neom::table::Table;
use std::ops::Range;

/// One event by itself: every change with its cause, every deed with its doer.
pub fn event(rules: &Rules, names: &[String], event: &Event) -> String {
    match event {
        Event::Change(change) => changed(rules, names, None, change),
        Event::Deed(deed) => done(rules, names, deed),
    }
}

/// What a move did, in one sentence without secrets. `before` is the table before it.
pub fn headline(before: &Table, names: &[String], mover: Seat, mv: Move, events: &[Event]) -> String {
    let name = seat_name(names, mover);
    match events.iter().find_map(|event| head(mover, mv, event)) {
        Some(Deed::Discarded { tile, .. }) => format!("{name} sells {}", tile_name(before.rules(), tile)),
        Some(deed) => done(before.rules(), names, deed),
        None => {
            let what = before.disaster().map_or("Disaster", |(disaster, _)| disaster.name());
            match mv {
                Move::Pay => format!("{name} pays £{} for the {what}", before.penalty(mover)),
                _ => format!("{name} {} to the {what}", super::move_text(before, names, mover, mv)),
            }
        }
    }
}

/// What a move changed besides its [`headline`], seen from the mover, who needs no name: `price of Slums: −£2`,
/// `coal from Bob: −£3`, `Bob's Casino (1,1): +£2`. What the rules do after it names everybody: sales that are
/// released, and the income of a generation, a line a seat. `after` is the table after it.
pub fn changes(after: &Table, names: &[String], mover: Seat, mv: Move, events: &[Event]) -> Vec<String> {
    let rules = after.rules();
    let headline = events.iter().position(|event| head(mover, mv, event).is_some());
    // Where all picks are shown at once, what they bring is not the mover's alone.
    let shows_all = matches!(mv, Move::Select { .. }) && after.has_hands();
    let mover = Some(mover).filter(|_| !shows_all);
    let paid = incomes(after, events);
    let mut text = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            _ if Some(index) == headline => {}
            Event::Deed(deed @ Deed::GenerationOver { generation }) => {
                text.extend(income_lines(after, names, *generation, &events[paid.clone()]));
                text.push(done(rules, names, deed));
            }
            _ if paid.contains(&index) => {}
            // The headline names what was given up.
            Event::Deed(Deed::Removed { replaced: false, .. }) => {}
            Event::Change(change @ Change { cause: Cause::Sale, .. }) => {
                text.push(changed(rules, names, None, change)); // the rules pay it, to whomever it may be
            }
            Event::Change(change) => text.push(changed(rules, names, mover, change)),
            Event::Deed(Deed::CornerstonesRevealed) => text.extend(revealed(after, names)),
            Event::Deed(deed) => text.push(done(rules, names, deed)),
        }
    }
    text
}

/// Where the income of a generation that has just ended lies among the events: right before its end.
fn incomes(after: &Table, events: &[Event]) -> Range<usize> {
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
fn income_lines(table: &Table, names: &[String], generation: u8, paid: &[Event]) -> Vec<String> {
    let mut text = vec![format!("income of generation {generation}")];
    for seat in table.all_seats() {
        let mut total = 0;
        let mut parts = Vec::new();
        for event in paid {
            if let Event::Change(Change { seat: whose, delta, cause: Cause::Tile { id, at, .. }, .. }) = event
                && *whose == seat
            {
                total += delta;
                parts.push(format!("{} ({at}) {}", tile_name(table.rules(), id), pounds(*delta)));
            }
        }
        let parts = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
        text.push(format!("  {} {}{parts}", seat_name(names, seat), pounds(total)));
    }
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

fn revealed(table: &Table, names: &[String]) -> Vec<String> {
    let rules = table.rules();
    let line = |seat: Seat| {
        let stones: Vec<&str> =
            table.cornerstones(seat).iter().map(|&tile| rules.tile(tile).name.as_str()).collect();
        format!("{} shows {}", seat_name(names, seat), stones.join(", "))
    };
    table.all_seats().map(line).collect()
}

/// The cause, then the change. Whose it is is said of everybody but `mover`.
fn changed(rules: &Rules, names: &[String], mover: Option<Seat>, change: &Change) -> String {
    let Change { seat, track, delta, cause } = *change;
    let whose = match mover {
        Some(mover) if mover == seat => String::new(),
        _ => format!("{}'s ", seat_name(names, seat)),
    };
    let what = match track {
        Track::Money => pounds(delta),
        Track::Good(good) if delta > 0 => format!("gains {}", good_name(good)),
        Track::Good(good) => format!("loses {}", good_name(good)),
    };
    match cause {
        Cause::Tile { id, at, .. } => format!("{whose}{} ({at}): {what}", tile_name(rules, id)),
        Cause::Pay { good: Some(good), to, .. } => {
            let from = to.map_or("the supply".to_owned(), |to| seat_name(names, to));
            format!("{whose}{} from {from}: {what}", good_name(good))
        }
        Cause::Pay { tile, good: None, .. } => format!("{whose}price of {}: {what}", tile_name(rules, tile)),
        Cause::Sale => format!("{whose}goods sold this turn: {what}"),
        Cause::Sell { tile } => format!("{whose}{} sold: {what}", tile_name(rules, tile)),
        Cause::Disaster { id } => format!("{whose}{}: {what}", tile_name(rules, id)),
        Cause::Uncovered => format!("{whose}City Center is uncovered: {what}"),
        Cause::Lost => format!("{whose}last source is gone: {what}"),
    }
}

fn done(rules: &Rules, names: &[String], deed: &Deed) -> String {
    let name = |seat: &Seat| seat_name(names, *seat);
    let tile = |id: &'static str| tile_name(rules, id);
    match deed {
        Deed::Drafted { seat, tile: None } => format!("{} keeps a Cornerstone", name(seat)),
        Deed::Drafted { seat, tile: Some(id) } => format!("{} keeps {}", name(seat), tile(id)),
        Deed::CornerstonesRevealed => "the kept Cornerstones are shown".to_owned(),
        Deed::Chosen { seat } => format!("{} has picked a tile", name(seat)),
        Deed::Picked { seat, tile: id } => format!("{} picks {}", name(seat), tile(id)),
        Deed::Placed { seat, tile: id, at } => format!("{} places {} at {at}", name(seat), tile(id)),
        Deed::Removed { tile: id, at, replaced: true, .. } => format!("{} ({at}) is replaced", tile(id)),
        Deed::Removed { tile: id, at, .. } => format!("{} ({at}) leaves the game", tile(id)),
        Deed::Discarded { tile: id, .. } => format!("{} leaves the game", tile(id)),
        Deed::Swapped { seat, old, new } => format!("{} swaps {} for {}", name(seat), tile(old), tile(new)),
        Deed::Struck { tile: id } => format!("{} strikes", tile(id)),
        Deed::PackOpened { tiles } => {
            let tiles: Vec<&str> = tiles.iter().map(|id| tile_name(rules, id)).collect();
            format!("a new pack lies open: {}", tiles.join(", "))
        }
        Deed::GenerationOver { generation } => format!("generation {generation} is over"),
        Deed::Over => "the game is over".to_owned(),
    }
}

fn tile_name<'a>(rules: &'a Rules, id: &'a str) -> &'a str {
    rules.find_tile(id).map_or(id, |tile| &rules.tile(tile).name)
}
