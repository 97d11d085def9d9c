//! Before a move is played: what it would bring. Everything is asked of a view, so nothing hidden is part of it.

use neom::cell::Cell;
use neom::moves::{Move, Swap, Terms};
use neom::table::{Phase, Table};
use neom::tile::TileId;
use neom::{NeomView, PickPreview, Preview};

/// A move and what it would bring its seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MovePreview {
    pub mv: Move,
    pub brings: Preview,
}

impl MovePreview {
    /// Points gained if the game ended after the move.
    pub(super) fn points(&self) -> i32 {
        self.brings.after.total() - self.brings.before.total()
    }

    /// What a list is sorted by and a cursor starts at: points, then income, then money.
    pub(super) fn worth(&self) -> (i32, i32, i32) {
        (self.points(), self.brings.income, self.brings.money)
    }
}

/// The cell a move is about.
pub(super) fn cell_of(mv: Move) -> Option<Cell> {
    match mv {
        Move::Place { at, .. } | Move::Cornerstone { at, .. } => Some(at),
        _ => None,
    }
}

/// The terms of a placement.
pub(super) fn terms_of(mv: Move) -> Option<Terms> {
    match mv {
        Move::Place { terms, .. } | Move::Cornerstone { terms, .. } => Some(terms),
        _ => None,
    }
}

/// Whether a move places this tile, `pick` being the picked one.
pub(super) fn places(mv: Move, tile: TileId, pick: Option<TileId>) -> bool {
    match mv {
        Move::Place { .. } => pick == Some(tile),
        Move::Cornerstone { tile: stone, .. } => stone == tile,
        _ => false,
    }
}

/// The table with a tile to place at hand: the real one while actions are taken, else as if the tile were picked. For a
/// Cornerstone any pick will do.
pub(super) fn pick_preview(view: &NeomView<'_>, pick: TileId) -> Option<PickPreview> {
    (view.table().tile(pick).disaster.is_none()).then(|| view.preview_pick(pick)).flatten()
}

/// The best way to place a tile on each of its cells, row by row; swaps are left to those who ask for them.
pub(super) fn best_by_cell(pick_preview: &PickPreview, tile: TileId, pick: TileId) -> Vec<MovePreview> {
    let mut best: Vec<MovePreview> = Vec::new();
    for mv in pick_preview.moves(false) {
        if !places(mv, tile, Some(pick)) || terms_of(mv).is_some_and(|terms| terms.swap != Swap::default()) {
            continue;
        }
        let Ok(brings) = pick_preview.preview(mv) else { continue };
        let preview = MovePreview { mv, brings };
        match best.iter_mut().find(|known| cell_of(known.mv) == cell_of(mv)) {
            Some(known) if preview.worth() > known.worth() => *known = preview,
            Some(_) => {}
            None => best.push(preview),
        }
    }
    best
}

/// How many placements of the pick and of each Cornerstone a person is offered by number.
const OFFERED: [usize; 2] = [6, 3];
/// How many answers to a Disaster.
const ANSWERS: usize = 12;

/// What a person is offered by number: all tiles to choose from, the best placements of each tile and the sale, or the
/// answers to a Disaster that cost least.
pub(super) fn numbered(view: &NeomView<'_>, seat: game_core::Seat) -> Vec<MovePreview> {
    let table = view.table();
    if !table.to_act().contains(seat) {
        return Vec::new();
    }
    match table.phase() {
        Phase::Act => actions(view, table, seat),
        Phase::Disaster => answers(view),
        _ => Vec::new(),
    }
}

fn actions(view: &NeomView<'_>, table: &Table, seat: game_core::Seat) -> Vec<MovePreview> {
    let Some(pick) = table.pick(seat) else { return Vec::new() };
    let Some(pick_preview) = pick_preview(view, pick) else { return Vec::new() };
    let mut all = Vec::new();
    for tile in [pick].iter().chain(table.cornerstones(seat)) {
        let mut here = best_by_cell(&pick_preview, *tile, pick);
        here.sort_by_key(|preview| std::cmp::Reverse(preview.worth()));
        all.extend(here.into_iter().take(OFFERED[usize::from(*tile != pick)]));
    }
    all.extend(pick_preview.preview(Move::Sell).map(|brings| MovePreview { mv: Move::Sell, brings }));
    all
}

/// The payment, then the sacrifices, the smallest loss first.
fn answers(view: &NeomView<'_>) -> Vec<MovePreview> {
    let mut all = all_answers(view);
    all.truncate(ANSWERS);
    all
}

/// Every answer to a Disaster: the payment if it is possible, then the sacrifices, the smallest loss first.
pub(super) fn all_answers(view: &NeomView<'_>) -> Vec<MovePreview> {
    let mut moves = Vec::new();
    game_core::View::legal_moves(view, &mut moves);
    let preview = |mv: Move| view.preview(mv).ok().map(|brings| MovePreview { mv, brings });
    let mut all: Vec<MovePreview> = moves.into_iter().filter_map(preview).collect();
    all.sort_by_key(|preview| (preview.mv != Move::Pay, std::cmp::Reverse(preview.worth())));
    all
}
