//! What a hint says about a move of Suburbia: what to do, where, and what it does besides its own numbers.

use crate::hint::{Hinted, HintedPlace};
use crate::text::{list, say};
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::event::{Cause, Change, Event};
use ::suburbia::hex::{Footprint, Hex};
use ::suburbia::moves::{Choice, Move};
use ::suburbia::table::Table;
use ::suburbia::tile::{KindId, Track};
use game_core::{Game, Seat, Viewer};
use render::Reader;
use render::suburbia::page::outline;
use render::suburbia::sentence;
use render::text::Language;

/// More reasons than these are not read.
const REASONS: usize = 3;
/// So many neighbours say which cell is meant.
const NEIGHBOURS: usize = 2;

pub(super) fn hint(game: &Suburbia, reader: Reader, seat: Seat, mv: Move) -> Hinted {
    let table = game.table();
    let mut reasons = match mv {
        Move::Keep { goal } => vec![sentence::goal_text(reader.language, table.rules(), goal)],
        _ => reasons(game, reader, seat, mv),
    };
    reasons.truncate(REASONS);
    Hinted {
        text: text(reader, table, seat, mv),
        tile: tile(table, seat, mv).map(|kind| table.kind(kind).id.as_str()),
        places: places(seat, mv),
        reasons,
    }
}

/// What to do, and beside what, where the map has several places for it.
fn text(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    let (language, does) = (reader.language, sentence::advice(reader, table, seat, mv));
    let at: Footprint = match mv {
        Move::Buy { at, .. } | Move::Lake { at, .. } | Move::Basic { at, .. } => at.into(),
        Move::Invest { at, .. } => at,
        _ => return does,
    };
    let Footprint::Cell(cell) = at else { return does };
    let names = beside(language, table, seat, cell);
    match names.is_empty() || !mv.choices().is_empty() {
        true => does,
        false => say!(language, "hint-beside", does, tiles = list(language, &names)),
    }
}

/// The tiles that say which cell is meant: those beside it, each name once.
pub(super) fn beside(language: Language, table: &Table, seat: Seat, cell: Hex) -> Vec<String> {
    let borough = table.borough(seat);
    let kinds = cell.neighbours().into_iter().filter_map(|near| Some(borough.tile(borough.at(near)?).kind));
    let mut names: Vec<String> = Vec::new();
    for name in kinds.map(|kind| sentence::tile_name(language, table.kind(kind))) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.truncate(NEIGHBOURS);
    names
}

/// The tile a move is about: what is built, turned into a lake, invested in or discarded.
fn tile(table: &Table, seat: Seat, mv: Move) -> Option<KindId> {
    match mv {
        Move::Buy { slot, .. }
        | Move::Replace { slot, .. }
        | Move::Lake { slot, .. }
        | Move::Discard { slot } => *table.market().get(usize::from(slot.0))?,
        Move::Border { space, .. } | Move::BorderLake { space, .. } => {
            *table.display().get(usize::from(space.0))?
        }
        Move::Basic { tile, .. } => Some(tile),
        Move::Invest { at, .. } => {
            let borough = table.borough(seat);
            Some(borough.tile(borough.at(at)?).kind)
        }
        Move::Keep { .. } | Move::Pass => None,
    }
}

/// Where a move and its choices would take place.
fn places(seat: Seat, mv: Move) -> Vec<HintedPlace> {
    let own: Option<Footprint> = match mv {
        Move::Buy { at, .. } | Move::Replace { at, .. } | Move::Lake { at, .. } | Move::Basic { at, .. } => {
            Some(at.into())
        }
        Move::Border { at, .. } | Move::BorderLake { at, .. } => Some(at.into()),
        Move::Invest { at, .. } => Some(at),
        Move::Keep { .. } | Move::Discard { .. } | Move::Pass => None,
    };
    let choices = mv.choices();
    let chosen = choices.iter().map(|&choice| match choice {
        Choice::Flip { seat, at } => (seat, at.into()),
        Choice::Marker { at } => (seat, at),
        Choice::Free { at, .. } => (seat, at.into()),
    });
    own.map(|at| (seat, at))
        .into_iter()
        .chain(chosen)
        .map(|(seat, at)| HintedPlace { seat: seat.0, at: at.to_string(), outline: Some(outline(at)) })
        .collect()
}

/// What is certain about a move, as far as its own turn goes.
fn reasons(game: &Suburbia, reader: Reader, seat: Seat, mv: Move) -> Vec<String> {
    let (language, table) = (reader.language, game.table());
    let mut events = Vec::new();
    let Ok(preview) = table.preview_turn(seat, mv, &mut events) else { return Vec::new() };
    let after = &preview.table;
    let mut reasons = goals(game, reader, seat, after);
    reasons.extend(awards(language, seat, table, after));
    reasons.extend(others_pay(language, seat, &events));
    reasons.extend(rivals(reader, table, seat, &events));
    let passed = events.iter().filter(|event| {
        matches!(event, Event::Change(Change { seat: whose, track: Track::Income, nominal: ..0, cause: Cause::RedLine { .. }, .. })
            if *whose == seat)
    });
    let passed = passed.count();
    if passed > 0 {
        reasons.push(say!(language, "hint-red-lines", count = passed));
    }
    reasons
}

/// Goals in which the seat gets or loses the lead; secret ones as far as it knows them.
fn goals(game: &Suburbia, reader: Reader, seat: Seat, after: &Table) -> Vec<String> {
    let (language, table) = (reader.language, game.table());
    let own = game.view(Viewer::Seat(seat)).private_goal(seat);
    let mut reasons = Vec::new();
    for &id in table.public_goals().iter().chain(&own) {
        let goal = table.rules().goal(id);
        let name = || sentence::goal_name(language, goal);
        match (goal.leader(table), goal.leader(after)) {
            (was, is) if was == is => {}
            (_, Some(is)) if is == seat => reasons.push(say!(language, "hint-goal-ahead", goal = name())),
            (Some(was), _) if was == seat => reasons.push(say!(language, "hint-goal-lost", goal = name())),
            (Some(was), _) => {
                reasons.push(say!(language, "hint-goal-denied", goal = name(), name = reader.name(was)));
            }
            _ => {}
        }
    }
    reasons
}

/// The open bonus and challenge, if the move meets them.
fn awards(language: Language, seat: Seat, before: &Table, after: &Table) -> Vec<String> {
    let met = |kind: AwardKind| {
        let award = before.rules().award(before.award(kind)?);
        let meets = !award.met_by(before).contains(seat) && award.met_by(after).contains(seat);
        meets.then(|| say!(language, "hint-award", award = sentence::award_name(language, award)))
    };
    [AwardKind::Bonus, AwardKind::Challenge].into_iter().filter_map(met).collect()
}

/// What other tiles of the seat give by the move.
fn others_pay(language: Language, seat: Seat, events: &[Event]) -> Option<String> {
    let mut tiles: Vec<Footprint> = Vec::new();
    let mut sums = [0; 4];
    for event in events {
        let Event::Change(Change { seat: whose, track, delta, cause, step: Some(4 | 5), .. }) = event else {
            continue;
        };
        let Cause::Tile { owner, at, .. } = *cause else { continue };
        let Some(place) = Track::ALL.iter().position(|of| of == track) else { continue };
        if *whose == seat && owner == seat && *delta != 0 {
            sums[place] += delta;
            if !tiles.contains(&at) {
                tiles.push(at);
            }
        }
    }
    let what = amounts(language, sums);
    (!what.is_empty()).then(|| say!(language, "hint-tiles", count = tiles.len(), what))
}

/// What the move brings the others and costs them.
fn rivals(reader: Reader, table: &Table, seat: Seat, events: &[Event]) -> Vec<String> {
    let language = reader.language;
    let of = |other: Seat| {
        let mut sums = [0; 4];
        for event in events {
            if let Event::Change(Change { seat: whose, track, delta, .. }) = event
                && *whose == other
                && let Some(place) = Track::ALL.iter().position(|of| of == track)
            {
                sums[place] += delta;
            }
        }
        let what = amounts(language, sums);
        (!what.is_empty()).then(|| say!(language, "hint-rival", name = reader.name(other), what))
    };
    table.all_seats().filter(|&other| other != seat).filter_map(of).collect()
}

/// `income +1, +$2`.
fn amounts(language: Language, sums: [i32; 4]) -> String {
    let moved = Track::ALL.into_iter().zip(sums).filter(|&(_, sum)| sum != 0);
    sentence::list(language, moved.map(|(track, sum)| sentence::track_change(language, track, sum)))
}
