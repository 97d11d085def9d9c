//! NEOM over the web.

use super::{Explained, Libraries, Measure, MovePreview, Part, Told, WebGame};
use crate::text::Sentence;
use ::neom::cell::Cell;
use ::neom::event::{Deed, Event, Track};
use ::neom::library::Library;
use ::neom::moves::{Illegal, Move, Swap, Terms};
use ::neom::pack::Pack;
use ::neom::setup::{RulesSpec, Setup};
use ::neom::table::Table;
use ::neom::tile::TileId;
use ::neom::{Neom, NeomView, Preview, audit};
use game_core::record::SeatInfo;
use game_core::{Game, Seat, Viewer, quoted};
use render::neom::sentence;
use render::text::Language;
use serde::Serialize;
use serde_json::{Value, json};

impl WebGame for Neom {
    type Pack = Pack;
    const TITLE: &'static str = "NEOM";
    const HANDS_GO_ROUND: bool = true;

    fn library(libraries: &Libraries) -> &Library {
        &libraries.neom
    }

    fn agreed(library: &Library, rules: &Value, seats: &[SeatInfo]) -> Result<Setup, String> {
        let spec = RulesSpec::from_json(rules).map_err(|error| quoted(&error.to_string()))?;
        let rules = library.rules(&spec.pack_names()).map_err(|error| error.to_string())?;
        spec.table(rules, seats.len()).map_err(|error| error.to_string())
    }

    fn spec(setup: &Setup) -> Value {
        json!(setup.spec())
    }

    fn players(setup: &Setup) -> usize {
        setup.seats()
    }

    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        sentence::seat_names(language, self.table(), given)
    }

    fn position(&self) -> impl Serialize + '_ {
        audit::after(self)
    }

    fn disguise(mv: &Move) -> Option<&'static str> {
        match mv {
            Move::Draft { .. } => Some("draft ?"),
            Move::Select { .. } => Some("select ?"),
            _ => None,
        }
    }

    fn reveals(events: &[Event]) -> bool {
        let hidden = |event: &Event| {
            matches!(
                event,
                Event::Deed(
                    Deed::CornerstonesRevealed
                        | Deed::Drafted { tile: Some(_), .. }
                        | Deed::Picked { .. }
                        | Deed::Struck { .. }
                        | Deed::Swapped { .. }
                        | Deed::PackOpened { .. }
                        | Deed::GenerationOver { .. }
                        | Deed::Over
                )
            )
        };
        events.iter().any(hidden)
    }

    fn preview(&self, told: &Told, seat: Seat, mv: &Move) -> Value {
        let view = self.view(Viewer::Seat(seat));
        if let Move::Select { tile } = mv {
            return json!({ "cells": pick_previews(&view, *tile) });
        }
        match view.preview(*mv) {
            Ok(preview) => {
                let mut shown = brought(&preview);
                shown["how"] = how(told, self.table(), seat, *mv);
                shown
            }
            Err(_) => json!({}),
        }
    }

    fn built(&self, seat: Seat, mv: &Move) -> Option<&'static str> {
        let tile = match *mv {
            Move::Place { .. } => self.table().pick(seat),
            Move::Cornerstone { tile, .. } => Some(tile),
            _ => None,
        };
        tile.map(|tile| self.table().tile(tile).id.as_str())
    }

    fn title(&self) -> Option<&'static str> {
        self.final_scoring()?.first()?.title
    }

    fn explain(&self, told: &Told, seat: Seat, mv: &Move) -> Result<MovePreview, Sentence> {
        let &Told { language, names } = told;
        let table = self.table();
        let view = self.view(Viewer::Seat(seat));
        let preview = view.preview(*mv).map_err(|illegal| self.refusal(&illegal))?;
        let headline = sentence::seat_move(language, table, names, seat, *mv);
        let mut changes: Vec<Explained> = Vec::new();
        for event in &preview.events {
            let one = std::slice::from_ref(event);
            let Some(text) = sentence::changes(language, table, names, seat, *mv, one).pop() else {
                continue;
            };
            changes.push(match event {
                Event::Change(change) => {
                    let (what, delta) = match change.track {
                        Track::Money => (Measure::Money, change.delta),
                        Track::Good(_) => (Measure::Goods, 0),
                    };
                    Explained { seat: Some(change.seat), what: Some(what), delta, part: Part::Move, text }
                }
                Event::Deed(_) => {
                    Explained { seat: Some(seat), what: None, delta: 0, part: Part::Move, text }
                }
            });
        }
        let pile: Vec<TileId> = view.known_pile().collect();
        if let Ok(after) = table.after(seat, *mv, &pile) {
            changes.extend(sentence::score_changes(language, table, &after, seat).into_iter().map(
                |(delta, text)| Explained {
                    seat: Some(seat),
                    what: Some(Measure::Score),
                    delta,
                    part: Part::Score,
                    text,
                },
            ));
        }
        let income = table.income(seat, table.generation()) + preview.income;
        let after = json!({
            "money": table.money(seat) + preview.money, "score": preview.after.total(), "income": income,
        });
        Ok(MovePreview { headline, changes, events: json!(preview.events), after, owed: None })
    }

    fn refusal(&self, illegal: &Illegal) -> Sentence {
        Sentence::new(|language| sentence::refusal(language, self.table().rules(), &[], illegal))
    }
}

/// What a move brings at once: money, goods, income, points and where they come from.
fn brought(preview: &Preview) -> Value {
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
    })
}

/// What a tile would bring on each cell if it were picked, paid as cheaply as can be.
fn pick_previews(view: &NeomView<'_>, tile: TileId) -> Value {
    let Some(pick_preview) = view.preview_pick(tile) else { return json!({}) };
    let mut cells: serde_json::Map<String, Value> = serde_json::Map::new();
    let mut known: Vec<(Cell, i32, i32)> = Vec::new();
    for mv in pick_preview.moves(false) {
        let Move::Place { at, .. } = mv else { continue };
        let Ok(preview) = pick_preview.preview(mv) else { continue };
        let worth = (preview.money, preview.after.total());
        match known.iter_mut().find(|(cell, ..)| *cell == at) {
            Some((_, money, points)) if worth > (*money, *points) => (*money, *points) = worth,
            Some(_) => continue,
            None => known.push((at, worth.0, worth.1)),
        }
        cells.insert(at.to_string(), brought(&preview));
    }
    Value::Object(cells)
}

/// How a placement is paid and what it lets one choose, each in words.
fn how(told: &Told, table: &Table, seat: Seat, mv: Move) -> Value {
    let (Move::Place { terms, .. } | Move::Cornerstone { terms, .. }) = mv else { return Value::Null };
    let text = |part: Terms| sentence::terms_text(told.language, table, told.names, seat, &part);
    json!({
        "payment": text(Terms { produce: None, swap: Swap::default(), ..terms }),
        "produce": text(Terms { produce: terms.produce, ..Terms::default() }),
        "swap": text(Terms { swap: terms.swap, ..Terms::default() }),
    })
}
