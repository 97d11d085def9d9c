//! What moves of NEOM would do, to the end of the turn: exact as far as it is known, and by the end of the game as an
//! estimate.
//!
//! A tile that is only picked is told by the placement it would allow: where somebody plans to put it, or where the
//! estimate is best.

use super::roads::Roads;
use crate::playable::{Explained, Measure, MovePreview, Part};
use crate::text::{Sentence, say};
use ::neom::cell::{Cell, parse_cell};
use ::neom::event::{Event, Track};
use ::neom::moves::{Move, Swap, Terms};
use ::neom::setup::TURNS;
use ::neom::table::{Phase, Table};
use ::neom::tile::{Disaster, TileId};
use ::neom::{Neom, NeomView, PickPreview, Preview};
use bots::neom::{Estimate, Source};
use game_core::{Game, Seat, Viewer};
use render::Reader;
use render::neom::sentence;
use serde_json::{Value, json};

/// A line about a change that is not yet said whose it is.
pub(super) struct Line {
    pub(super) what: Option<Measure>,
    pub(super) delta: i32,
    pub(super) text: String,
}

impl Line {
    fn of(self, seat: Seat, part: Part) -> Explained {
        let Line { what, delta, text } = self;
        Explained { seat: Some(seat), what, delta, part, text }
    }
}

/// The best way to put a tile on one cell: the cheapest, and of equal prices the one that is expected to bring most.
pub(super) struct Spot {
    pub(super) at: Cell,
    pub(super) mv: Move,
    pub(super) preview: Preview,
    /// What it is expected to bring by the end of the game.
    pub(super) expected: i32,
    roads: Roads,
}

impl Spot {
    /// The points it would bring if the game ended now.
    pub(super) fn points(&self) -> i32 {
        self.preview.after.total() - self.preview.before.total()
    }
}

/// The spot of one placement; nothing if it is refused.
pub(super) fn spot(view: &NeomView<'_>, picked: &PickPreview, seat: Seat, mv: Move) -> Option<Spot> {
    let (Move::Place { at, .. } | Move::Cornerstone { at, .. }) = mv else { return None };
    let table = picked.table();
    let preview = picked.preview(mv).ok()?;
    let expected = whole(Estimate::new(view, table, seat).action(mv)?);
    Some(Spot { at, mv, preview, expected, roads: roads(view, table, seat, mv)? })
}

/// Points of an estimate are told whole: more would claim to be exact.
pub(super) fn whole(points: f64) -> i32 {
    points.round() as i32
}

/// Where a tile, the pick or a Cornerstone, could go, each with what it would bring there.
pub(super) fn spots(view: &NeomView<'_>, picked: &PickPreview, seat: Seat, tile: TileId) -> Vec<Spot> {
    let table = picked.table();
    let estimate = Estimate::new(view, table, seat);
    let mut spots: Vec<Spot> = Vec::new();
    for mv in picked.moves(false) {
        let at = match mv {
            Move::Place { at, .. } if table.pick(seat) == Some(tile) => at,
            Move::Cornerstone { tile: placed, at, .. } if placed == tile => at,
            _ => continue,
        };
        let (Ok(preview), Some(expected)) = (picked.preview(mv), estimate.action(mv)) else { continue };
        let expected = whole(expected);
        let other = spots.iter().position(|spot| spot.at == at);
        let worth = |spot: &Spot| (spot.preview.money, spot.expected, spot.preview.after.total());
        if other.is_some_and(|old| worth(&spots[old]) >= (preview.money, expected, preview.after.total())) {
            continue;
        }
        let Some(roads) = roads(view, table, seat, mv) else { continue };
        let spot = Spot { at, mv, preview, expected, roads };
        match other {
            Some(old) => spots[old] = spot,
            None => spots.push(spot),
        }
    }
    spots
}

/// The spot that the estimate likes best; of equal ones what counts most now.
pub(super) fn best(spots: Vec<Spot>) -> Option<Spot> {
    // Of equal ones the first, as they are listed.
    spots.into_iter().rev().max_by_key(|spot| (spot.expected, spot.points()))
}

fn after(view: &NeomView<'_>, table: &Table, seat: Seat, mv: Move) -> Option<Table> {
    let pile: Vec<TileId> = view.known_pile().collect();
    table.after(seat, mv, &pile).ok()
}

fn roads(view: &NeomView<'_>, table: &Table, seat: Seat, mv: Move) -> Option<Roads> {
    Some(Roads::between(table.city(seat), after(view, table, seat, mv)?.city(seat)))
}

/// What a move brings, as numbers.
pub(super) fn numbers(game: &Neom, reader: Reader, seat: Seat, mv: Move) -> Value {
    let view = game.view(Viewer::Seat(seat));
    let table = game.table();
    let estimate = Estimate::new(&view, table, seat);
    match mv {
        Move::Select { tile } => {
            return picked_numbers(&view, seat, tile);
        }
        Move::Draft { tile } => return json!({ "expected": whole(estimate.cornerstone(tile)) }),
        _ => {}
    }
    let (Ok(preview), Some(expected)) = (view.preview(mv), estimate.action(mv)) else { return json!({}) };
    let mut shown = brought(&preview, whole(expected), roads(&view, table, seat, mv).as_ref());
    shown["how"] = how(reader, table, seat, mv);
    shown
}

/// What a pick is expected to bring: as a Disaster, on its best cell, or sold.
pub(super) fn pick_estimate(view: &NeomView<'_>, seat: Seat, tile: TileId) -> Option<i32> {
    let table = view.table();
    if let Some(disaster) = table.tile(tile).disaster {
        return Some(whole(Estimate::new(view, table, seat).disaster(disaster)));
    }
    let picked = view.preview_pick(tile)?;
    match best(spots(view, &picked, seat, tile)) {
        Some(spot) => Some(spot.expected),
        None => Estimate::new(view, picked.table(), seat).action(Move::Sell).map(whole),
    }
}

/// What a move brings at once: money, goods, income, points and where they come from; what it does to the roads; and
/// what it is expected to bring by the end.
fn brought(preview: &Preview, expected: i32, roads: Option<&Roads>) -> Value {
    let rows = preview.before.rows().into_iter().zip(preview.after.rows());
    let scores: serde_json::Map<String, Value> = rows
        .map(|((word, before), (_, after))| (word.to_owned(), after - before))
        .filter(|(_, by)| *by != 0)
        .map(|(word, by)| (word, json!(by)))
        .collect();
    json!({
        "money": preview.money,
        "income": preview.income,
        "goods": { "gained": preview.gained, "lost": preview.lost },
        "score": preview.after.total() - preview.before.total(),
        "scores": scores,
        "expected": expected,
        "roads": roads.map(|roads| json!({ "open": roads.open, "closed": roads.closed.len(), "warns": roads.warns() })),
    })
}

/// What a tile would bring on each cell where it could go, and on the best of them.
pub(super) fn whole_cells(spots: Vec<Spot>) -> Value {
    let cell = |spot: &Spot| (spot.at.to_string(), brought(&spot.preview, spot.expected, Some(&spot.roads)));
    let cells: serde_json::Map<String, Value> = spots.iter().map(cell).collect();
    json!({ "cells": cells, "expected": best(spots).map(|spot| spot.expected) })
}

/// What a tile would bring if it were picked, and on each cell where it could go.
fn picked_numbers(view: &NeomView<'_>, seat: Seat, tile: TileId) -> Value {
    let is_placed = view.table().tile(tile).disaster.is_none();
    let picked = view.preview_pick(tile).filter(|_| is_placed);
    match picked.map(|picked| spots(view, &picked, seat, tile)) {
        Some(spots) if !spots.is_empty() => whole_cells(spots),
        _ => json!({ "cells": {}, "expected": pick_estimate(view, seat, tile) }),
    }
}

/// What a placement would bring, and how.
pub(super) fn listed(reader: Reader, table: &Table, seat: Seat, spot: &Spot) -> Value {
    let mut shown = brought(&spot.preview, spot.expected, Some(&spot.roads));
    shown["how"] = how(reader, table, seat, spot.mv);
    shown
}

/// All that a placement would do on a table where its tile is picked.
pub(super) fn placed(
    reader: Reader,
    view: &NeomView<'_>,
    table: &Table,
    seat: Seat,
    spot: &Spot,
) -> MovePreview {
    let Told { changes, after, owed } = Told::of(reader, view, table, seat, spot.mv, &spot.preview);
    let headline = sentence::seat_move(reader, table, seat, spot.mv);
    MovePreview {
        headline,
        changes,
        events: json!(spot.preview.events),
        after,
        owed,
        ..MovePreview::default()
    }
}

/// How a placement is paid and what it lets one choose, each in words.
fn how(reader: Reader, table: &Table, seat: Seat, mv: Move) -> Value {
    let (Move::Place { terms, .. } | Move::Cornerstone { terms, .. }) = mv else { return Value::Null };
    let text = |part: Terms| sentence::terms_text(reader, table, seat, &part);
    json!({
        "payment": text(Terms { produce: None, swap: Swap::default(), ..terms }),
        "produce": text(Terms { produce: terms.produce, ..Terms::default() }),
        "swap": text(Terms { swap: terms.swap, ..Terms::default() }),
    })
}

/// All that a move would do. `at` is where somebody plans to put a tile that is only picked yet.
pub(super) fn explain(
    game: &Neom,
    reader: Reader,
    seat: Seat,
    mv: Move,
    at: Option<&str>,
) -> Result<MovePreview, Sentence> {
    use crate::playable::Playable;
    let view = game.view(Viewer::Seat(seat));
    let preview = view.preview(mv).map_err(|illegal| game.refusal(&illegal))?;
    let table = game.table();
    let headline = sentence::seat_move(reader, table, seat, mv);
    let told = match mv {
        Move::Draft { tile } => Told::draft(reader, &view, seat, tile),
        Move::Select { tile } => Told::pick(reader, &view, seat, tile, at),
        _ => Told::of(reader, &view, table, seat, mv, &preview),
    };
    let Told { changes, after, owed } = told;
    Ok(MovePreview {
        headline,
        changes,
        events: json!(preview.events),
        after,
        owed,
        ..MovePreview::default()
    })
}

/// What is told of a move.
struct Told {
    changes: Vec<Explained>,
    /// Where the mover would stand at the end of the turn.
    after: Value,
    /// What would still have to be done in it.
    owed: Option<String>,
}

impl Told {
    /// A Cornerstone that is kept: nothing happens at once.
    fn draft(reader: Reader, view: &NeomView<'_>, seat: Seat, tile: TileId) -> Told {
        let expected = whole(Estimate::new(view, view.table(), seat).cornerstone(tile));
        let line = estimated(expected, say!(reader.language, "neom-expect-stone"));
        Told { changes: vec![line.of(seat, Part::Estimate)], after: json!({}), owed: None }
    }

    /// A tile that is only picked.
    fn pick(reader: Reader, view: &NeomView<'_>, seat: Seat, tile: TileId, at: Option<&str>) -> Told {
        let (language, table) = (reader.language, view.table());
        if let Some(disaster) = table.tile(tile).disaster {
            return Told::disaster(reader, view, seat, disaster);
        }
        let Some(picked) = view.preview_pick(tile) else {
            return Told { changes: Vec::new(), after: json!({}), owed: None };
        };
        let mut spots = spots(view, &picked, seat, tile);
        let planned = at.and_then(|at| parse_cell(at).ok());
        if let Some(planned) = planned {
            spots.retain(|spot| spot.at == planned);
        }
        let picked_table = picked.table();
        let spot = best(spots);
        let mv = spot.as_ref().map_or(Move::Sell, |spot| spot.mv);
        let Ok(preview) = picked.preview(mv) else {
            return Told { changes: Vec::new(), after: json!({}), owed: None };
        };
        let mut told = Told::of(reader, view, picked_table, seat, mv, &preview);
        let for_picking = picked_table.money(seat) - table.money(seat);
        if for_picking != 0 {
            let text = say!(language, "neom-pick-money");
            let line = Line { what: Some(Measure::Money), delta: for_picking, text };
            told.changes.insert(0, line.of(seat, Part::Move));
        }
        told
    }

    /// A Disaster that is picked: it strikes the others; alone it does not strike.
    fn disaster(reader: Reader, view: &NeomView<'_>, seat: Seat, disaster: Disaster) -> Told {
        let (language, table) = (reader.language, view.table());
        let mut changes = Vec::new();
        for other in table.all_seats().filter(|&other| other != seat) {
            let penalty = table.penalty_of(other, disaster);
            let text = say!(language, "neom-disaster-theirs", name = reader.name(other), penalty);
            changes.push(Line { what: Some(Measure::Money), delta: 0, text }.of(other, Part::Move));
        }
        let penalty = table.penalty_of(seat, disaster);
        let text = say!(language, "neom-disaster-spared", penalty);
        changes.push(Line { what: None, delta: 0, text }.of(seat, Part::Move));
        let expected = whole(Estimate::new(view, table, seat).disaster(disaster));
        let text = say!(language, "neom-expect-disaster");
        changes.push(estimated(expected, text).of(seat, Part::Estimate));
        let (end, money, _) = turn_end(reader, table, seat);
        changes.extend(end);
        let after = stands(table, seat, money);
        Told { changes, after, owed: None }
    }

    /// A placement, a sale, or an answer to a Disaster.
    fn of(
        reader: Reader,
        view: &NeomView<'_>,
        table: &Table,
        seat: Seat,
        mv: Move,
        preview: &Preview,
    ) -> Told {
        let language = reader.language;
        let mut changes: Vec<Explained> = preview
            .events
            .iter()
            .filter_map(|event| {
                let text = sentence::changes(reader, table, seat, mv, std::slice::from_ref(event)).pop()?;
                Some(match event {
                    Event::Change(change) => {
                        let (what, delta) = match change.track {
                            Track::Money => (Measure::Money, change.delta),
                            Track::Good(_) => (Measure::Goods, 0),
                        };
                        Line { what: Some(what), delta, text }.of(change.seat, Part::Move)
                    }
                    Event::Deed(_) => Line { what: None, delta: 0, text }.of(seat, Part::Move),
                })
            })
            .collect();
        let Some(after) = after(view, table, seat, mv) else {
            return Told { changes, after: json!({}), owed: None };
        };
        let roads = Roads::between(table.city(seat), after.city(seat));
        if !matches!(mv, Move::Sell | Move::Pay) {
            let lines = roads.lines(language, table, seat);
            changes.extend(lines.into_iter().map(|line| line.of(seat, Part::Move)));
        }
        let expected = Estimate::new(view, table, seat).sources(mv).unwrap_or_default();
        let sources = told_whole(expected).into_iter().zip(Source::ALL).filter(|(by, _)| *by != 0);
        changes.extend(sources.map(|(by, (_, word))| {
            estimated(by, say!(language, "neom-source", source = word)).of(seat, Part::Estimate)
        }));
        let (end, money, owed) = turn_end(reader, &after, seat);
        changes.extend(end);
        let scores = sentence::score_changes(reader, table, &after, seat).into_iter();
        changes.extend(
            scores
                .map(|(delta, text)| Line { what: Some(Measure::Score), delta, text }.of(seat, Part::Score)),
        );
        Told { changes, after: stands(&after, seat, money), owed }
    }
}

fn estimated(delta: i32, text: String) -> Line {
    Line { what: Some(Measure::Expected), delta, text }
}

/// The parts of an estimate as whole numbers that add up to the whole number that is told of it.
fn told_whole(parts: [f64; 6]) -> [i32; 6] {
    let mut told = parts.map(whole);
    let rest = whole(parts.iter().sum()) - told.iter().sum::<i32>();
    let largest = (0..parts.len()).max_by(|&a, &b| parts[a].abs().total_cmp(&parts[b].abs()));
    if let Some(largest) = largest {
        told[largest] += rest;
    }
    told
}

/// Where a seat stands with so much money.
fn stands(table: &Table, seat: Seat, money: i32) -> Value {
    let income = table.income(seat, table.generation());
    json!({ "money": money, "score": table.score(seat).total(), "income": income })
}

/// What still happens in the turn after an action, as far as it is known: goods that were sold are paid for, a Disaster
/// strikes, the last turn of a generation pays the income. Also the money at its end, and what has to be decided before.
fn turn_end(reader: Reader, table: &Table, seat: Seat) -> (Vec<Explained>, i32, Option<String>) {
    let language = reader.language;
    let mut lines = Vec::new();
    let mut gain = |delta: i32, text: String| {
        if delta != 0 {
            lines.push(Line { what: Some(Measure::Money), delta, text }.of(seat, Part::Income));
        }
        delta
    };
    let mut money = table.money(seat);
    money += gain(table.till(seat), say!(language, "neom-end-sales"));
    if table.turn() == TURNS {
        let generation = table.generation();
        money += gain(table.income(seat, generation), say!(language, "neom-end-income", generation));
    }
    let strikes =
        table.disaster().filter(|(_, picker)| *picker != Some(seat) && table.phase() != Phase::Disaster);
    let owed = strikes.map(|(disaster, _)| {
        let name = sentence::disaster_name(language, disaster);
        say!(language, "neom-end-disaster", disaster = name, penalty = table.penalty_of(seat, disaster))
    });
    (lines, money, owed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::neom::library::Library;
    use ::neom::setup::{Mode, Setup};
    use bots::BotGame;
    use game_core::Dice;
    use render::text::Language;

    fn setup(seats: usize) -> Setup {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
        Setup::new(rules, mode, seats, None, false).unwrap()
    }

    /// Alone nothing is hidden but the tiles to come: what was told is what one has when the next turn begins.
    #[test]
    fn alone_a_preview_tells_the_money_at_the_end_of_the_turn() {
        let setup = setup(1);
        let names = ["Ann".to_owned()];
        let reader = Reader::seated(Language::ENGLISH, &names, Seat(0));
        let (mut compared, mut incomes) = (0, 0);
        for seed in 0..6 {
            let mut game = Neom::new(&setup, seed);
            let (mut bot, mut dice) = (Neom::bot("greedy").unwrap(), Dice::new(seed, 1));
            while game.to_act().contains(Seat(0)) {
                let table = *game.table();
                let mv = bot.choose(&game.view(Viewer::Seat(Seat(0))), &mut dice);
                let told = explain(&game, reader, Seat(0), mv, None).unwrap();
                game.play(Seat(0), mv, &mut ()).unwrap();
                let acts = matches!(table.phase(), Phase::Act | Phase::Disaster);
                // A Disaster that nobody has seen may wait at the end of a generation.
                let over = matches!(game.table().phase(), Phase::Select | Phase::Over);
                if acts && told.owed.is_none() && over {
                    assert_eq!(told.after["money"], game.table().money(Seat(0)), "{mv:?}");
                    compared += 1;
                    incomes += usize::from(told.changes.iter().any(|change| change.part == Part::Income));
                }
            }
        }
        assert!(compared > 100 && incomes > 10, "{compared}, {incomes}");
    }

    /// The parts of an estimate add up to what stands on the tile, and the best cell is the one that is told of a pick.
    #[test]
    fn a_pick_is_told_by_its_best_cell_and_its_numbers_agree() {
        let setup = setup(3);
        let names = ["Ann", "Ben", "Cleo"].map(str::to_owned);
        let mut game = Neom::new(&setup, 2);
        let (mut bot, mut dice) = (Neom::bot("greedy").unwrap(), Dice::new(2, 1));
        let (mut told_of, mut elsewhere) = (0, 0);
        while let Some(seat) = game.to_act().lowest() {
            let reader = Reader::seated(Language::ENGLISH, &names, seat);
            let view = game.view(Viewer::Seat(seat));
            for &tile in view.offered().iter().filter(|_| game.table().phase() == Phase::Select) {
                let numbers = numbers(&game, reader, seat, Move::Select { tile });
                let told = explain(&game, reader, seat, Move::Select { tile }, None).unwrap();
                let sum = |told: &MovePreview| {
                    let lines = told.changes.iter().filter(|change| change.what == Some(Measure::Expected));
                    lines.map(|change| change.delta).sum::<i32>()
                };
                assert_eq!(numbers["expected"], sum(&told));
                let cells = numbers["cells"].as_object().unwrap();
                let most = cells.values().map(|cell| cell["expected"].as_i64().unwrap()).max();
                assert!(most.is_none_or(|most| most == i64::from(sum(&told))));
                for (at, brought) in cells {
                    let there = explain(&game, reader, seat, Move::Select { tile }, Some(at)).unwrap();
                    assert_eq!(brought["expected"], sum(&there), "{at}");
                    elsewhere += 1;
                }
                told_of += 1;
            }
            let mv = bot.choose(&view, &mut dice);
            game.play(seat, mv, &mut ()).unwrap();
        }
        assert!(told_of > 200 && elsewhere > 1000, "{told_of}, {elsewhere}");
    }

    #[test]
    fn parts_of_an_estimate_add_up() {
        assert_eq!(told_whole([0.4, 0.4, 0.4, 0.0, 0.0, 0.0]).iter().sum::<i32>(), 1);
        assert_eq!(told_whole([5.0, -2.0, 0.0, -1.4, 0.2, 0.0]), [5, -2, 0, -1, 0, 0]);
    }
}
