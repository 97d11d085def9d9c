//! Plans of NEOM: where a tile would go that one has picked while others still choose, or that lies open while somebody else
//! picks first.
//!
//! A plan has one step, a pick with its cell. Once the tile is picked the same step is its placement there: what was planned
//! is one click away, or is played as it was left.

use super::preview::{best, placed, spots, whole_cells};
use crate::plan::{Plan, PlanStep, PlannableMove, PlannedStep};
use crate::text::say;
use ::neom::cell::parse_cell;
use ::neom::moves::Move;
use ::neom::table::Phase;
use ::neom::tile::TileId;
use ::neom::{Neom, NeomView};
use game_core::{Game as _, Seat, Viewer};
use render::Reader;
use render::neom::sentence;

pub(super) fn plan(game: &Neom, reader: Reader, seat: Seat, steps: &[PlanStep], lists: bool) -> Option<Plan> {
    let view = game.view(Viewer::Seat(seat));
    let tiles = plannable(&view, seat);
    if tiles.is_empty() {
        return None;
    }
    let steps: Vec<PlannedStep> =
        steps.iter().take(1).map(|step| planned(game, &view, reader, seat, &tiles, step)).collect();
    // After the tile of this turn nobody knows what there will be.
    let lists = lists && steps.iter().all(|step| step.gone.is_some());
    let listed = tiles.iter().filter(|_| lists).map(|&tile| PlannableMove {
        mv: game.write_move(Move::Select { tile }),
        preview: whole_cells(&view, seat, tile),
    });
    Some(Plan { moves: listed.collect(), steps, drawn: String::new() })
}

/// The tiles that the seat may come to place in this turn: the one it has picked, or what it can still pick from.
fn plannable(view: &NeomView<'_>, seat: Seat) -> Vec<TileId> {
    let table = view.table();
    let acts = table.to_act().contains(seat);
    let all: Vec<TileId> = match (table.phase(), table.pick(seat), view.choice()) {
        (Phase::Select, _, Some(chosen)) => vec![chosen],
        (Phase::Act, Some(pick), _) if acts => vec![pick],
        // With two seats what lies open is for whoever has not picked yet; with more a hand is for whoever chooses.
        (Phase::Select | Phase::Act, None, _) if !table.has_hands() => table.pack().to_vec(),
        (Phase::Select, None, _) if acts => view.spread().to_vec(),
        _ => Vec::new(),
    };
    all.into_iter().filter(|&tile| table.tile(tile).disaster.is_none()).collect()
}

fn planned(
    game: &Neom,
    view: &NeomView<'_>,
    reader: Reader,
    seat: Seat,
    tiles: &[TileId],
    step: &PlanStep,
) -> PlannedStep {
    let (language, table) = (reader.language, game.table());
    let gone = |title: String, why: String| PlannedStep {
        mv: step.mv.clone(),
        tile: step.tile.clone(),
        title,
        gone: Some(why),
        ..PlannedStep::default()
    };
    let named = |tile: TileId| sentence::tile_name(language, table.rules(), tile);
    let wanted = |tile: &TileId| step.tile.as_deref() == Some(table.tile(*tile).id.as_str());
    let Some(&tile) = tiles.iter().find(|tile| wanted(tile)) else {
        let known = table.rules().find_tile(step.tile.as_deref().unwrap_or_default());
        let name = known.map_or_else(|| say!(language, "plan-tile"), named);
        return gone(name.clone(), say!(language, "plan-gone", name));
    };
    let at = step.at.as_deref().and_then(|at| parse_cell(at).ok());
    let picked = view.preview_pick(tile);
    let spot = picked.as_ref().and_then(|picked| {
        let mut spots = spots(view, picked, seat, tile);
        spots.retain(|spot| at.is_none_or(|at| spot.at == at));
        best(spots)
    });
    let (Some(picked), Some(spot)) = (picked, spot) else {
        return gone(named(tile), say!(language, "neom-plan-cell"));
    };
    let is_picked = table.phase() == Phase::Act && table.pick(seat) == Some(tile);
    let mv = if is_picked { spot.mv } else { Move::Select { tile } };
    PlannedStep {
        mv: game.write_move(mv),
        tile: Some(table.tile(tile).id.clone()),
        at: Some(spot.at.to_string()),
        shows: Some(table.tile(tile).id.clone()),
        title: named(tile),
        preview: Some(placed(reader, view, picked.table(), seat, &spot)),
        ..PlannedStep::default()
    }
}
