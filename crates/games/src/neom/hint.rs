//! What a hint says about a move of NEOM: what to do, where, and where its points come from.

use crate::hint::{Hinted, HintedPlace};
use crate::text::say;
use ::neom::Neom;
use ::neom::cell::Cell;
use ::neom::moves::Move;
use ::neom::table::Table;
use ::neom::tile::TileId;
use game_core::{Game, Seat, Viewer};
use render::Reader;
use render::neom::sentence;
use render::sentence::{list, signed};

pub(super) fn hint(game: &Neom, reader: Reader, seat: Seat, mv: Move) -> Hinted {
    let table = game.table();
    Hinted {
        text: sentence::advice(reader, table, seat, mv),
        tile: tile(table, seat, mv).map(|tile| table.tile(tile).id.as_str()),
        places: places(seat, mv),
        reasons: reasons(game, reader, seat, mv),
    }
}

/// The tile a move is about.
fn tile(table: &Table, seat: Seat, mv: Move) -> Option<TileId> {
    match mv {
        Move::Draft { tile } | Move::Select { tile } | Move::Cornerstone { tile, .. } => Some(tile),
        Move::Place { .. } | Move::Sell => table.pick(seat),
        Move::Sacrifice { cells } => table.city(seat).tile(cells.iter().next()?),
        Move::Pay => None,
    }
}

fn places(seat: Seat, mv: Move) -> Vec<HintedPlace> {
    let cells: Vec<Cell> = match mv {
        Move::Place { at, .. } | Move::Cornerstone { at, .. } => vec![at],
        Move::Sacrifice { cells } => cells.iter().collect(),
        Move::Draft { .. } | Move::Select { .. } | Move::Sell | Move::Pay => Vec::new(),
    };
    let place = |at: Cell| HintedPlace { seat: seat.0, at: at.to_string(), outline: None };
    cells.into_iter().map(place).collect()
}

/// Where the points come from, and what it costs besides.
fn reasons(game: &Neom, reader: Reader, seat: Seat, mv: Move) -> Vec<String> {
    let language = reader.language;
    let view = game.view(Viewer::Seat(seat));
    if let Move::Select { tile } = mv {
        let Some(pick) = view.preview_pick(tile) else { return Vec::new() };
        let brings =
            |mv: Move| pick.preview(mv).ok().map(|brought| brought.after.total() - brought.before.total());
        let best =
            pick.moves(false).into_iter().filter(|mv| matches!(mv, Move::Place { .. })).filter_map(brings);
        return best
            .max()
            .map(|points| say!(language, "hint-pick", points = signed(points)))
            .into_iter()
            .collect();
    }
    let Ok(preview) = view.preview(mv) else { return Vec::new() };
    let mut reasons = Vec::new();
    let parts = sentence::differences(language, &preview.before, &preview.after);
    // A single part is what the points say already.
    if parts.len() > 1 {
        reasons.push(say!(language, "hint-points", parts = list(language, parts)));
    }
    if !preview.lost.is_empty() {
        reasons.push(say!(language, "hint-lost", goods = sentence::goods_text(language, preview.lost)));
    }
    if !preview.gained.is_empty() {
        reasons.push(say!(language, "hint-gained", goods = sentence::goods_text(language, preview.gained)));
    }
    reasons
}
