//! The city on the screen: as large as it fits, the legal cells lit, each a place to click.

use super::model::{Model, Stage};
use super::mouse::{Spots, Target};
use super::style;
use crate::neom::citymap::{self, Ink, Label, Shape};
use crate::neom::preview::{MovePreview, cell_of};
use crate::screen::panes::framed;
use game_core::Seat;
use neom::cell::Cell;
use neom::moves::Move;
use neom::table::Table;
use neom::tile::TileId;
use ratatui::Frame;
use ratatui::layout::Rect;
use render::neom::sentence;
use render::text::Language;

/// Rows of the largest city that fits.
pub(super) fn rows_for(width: u16, height: u16) -> u16 {
    Shape::fitting(width.into(), height.into()).size().1 as u16
}

/// Your city, with every legal cell lit while you choose one.
pub(super) fn city(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let goods = sentence::goods_text(Language::ENGLISH, model.table().city(model.desk.seat).goods());
    let title = format!(" City of {}: {goods} ", model.desk.session.name(model.desk.seat));
    let active = matches!(model.stage, Stage::Cell { .. });
    let inner = framed(frame, area, title, active);
    let shape = Shape::fitting(inner.width.into(), inner.height.into());
    let seat = model.desk.seat;
    let table = &shown_table(model);
    let mut labels = citymap::labels(table.rules(), table.city(seat), shape);
    match &model.stage {
        Stage::List => light(&mut labels, &model.lit, None, shape),
        Stage::Cell { previews, cursor, .. } => light(&mut labels, previews, Some(*cursor), shape),
        Stage::Terms(bargain) => {
            let chosen: Vec<MovePreview> = bargain.preview().into_iter().cloned().collect();
            light(&mut labels, &chosen, Some(0), shape);
        }
        Stage::Answer { .. } => mark(&mut labels, model),
        _ => {}
    }
    draw(frame, spots, table, seat, &labels, inner);
}

/// The table with the placement under the cursor carried out, so that its roads are seen; else as it is.
fn shown_table(model: &Model) -> Table {
    let table = model.table();
    let placement = model.preview().map(|preview| preview.mv).filter(|mv| cell_of(*mv).is_some());
    let pile: Vec<TileId> = model.view().known_pile().collect();
    placement.and_then(|mv| table.after(model.desk.seat, mv, &pile).ok()).unwrap_or(*table)
}

/// Somebody's city as it is.
pub(super) fn plain(frame: &mut Frame, model: &Model, seat: Seat, area: Rect) {
    let shape = Shape::fitting(area.width.into(), area.height.into());
    let table = model.table();
    let labels = citymap::labels(table.rules(), table.city(seat), shape);
    draw(frame, &mut Spots::default(), table, seat, &labels, area);
}

fn draw(frame: &mut Frame, spots: &mut Spots, table: &Table, seat: Seat, labels: &[Label], area: Rect) {
    let shape = Shape::fitting(area.width.into(), area.height.into());
    let map = citymap::draw(table.city(seat), labels, shape);
    let (columns, rows) = shape.size();
    let (pad_x, pad_y) = (
        usize::from(area.width).saturating_sub(columns) / 2,
        usize::from(area.height).saturating_sub(rows) / 2,
    );
    let buffer = frame.buffer_mut();
    for (y, row) in map.rows.iter().take(area.height.into()).enumerate() {
        for (x, glyph) in row.iter().take(area.width.into()).enumerate() {
            let place = (area.x + (pad_x + x) as u16, area.y + (pad_y + y) as u16);
            if let Some(cell) = buffer.cell_mut(place) {
                cell.set_char(glyph.ch).set_style(style::ink(glyph.ink));
            }
        }
    }
    for (at, [columns, rows]) in map.places {
        let place = Rect {
            x: area.x + (pad_x + columns.start) as u16,
            y: area.y + (pad_y + rows.start) as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
        };
        spots.add(place.intersection(area), Target::Cell(at));
    }
}

/// Puts the net effect of each legal move on its cell.
fn light(labels: &mut [Label], previews: &[MovePreview], cursor: Option<usize>, shape: Shape) {
    for (index, preview) in previews.iter().enumerate() {
        let Some(at) = cell_of(preview.mv) else { continue };
        let Some(label) = labels.get_mut(at.index()) else { continue };
        let ink = if cursor == Some(index) { Ink::Cursor } else { Ink::Lit };
        let covered = (label.ink != Ink::Free).then(|| label.text[0].clone());
        *label = Label { ink, text: effect(preview, covered, shape) };
    }
}

/// The net effect in the few letters a cell has room for. What has no room is left out whole, never cut; the preview
/// has all of it.
fn effect(preview: &MovePreview, covered: Option<String>, shape: Shape) -> [String; 2] {
    let parts = sentence::net(Language::ENGLISH, &preview.brings);
    let mut second = String::new();
    let first = match covered {
        Some(tile) => tile,
        None => parts.first().cloned().unwrap_or_default(),
    };
    for part in parts.iter().filter(|part| **part != first) {
        let space = usize::from(!second.is_empty());
        if second.chars().count() + space + part.chars().count() <= shape.inner {
            if space > 0 {
                second.push(' ');
            }
            second += part;
        }
    }
    [first, second]
}

/// The tiles that the answer under the cursor gives up.
fn mark(labels: &mut [Label], model: &Model) {
    let Some(Move::Sacrifice { cells }) = model.preview().map(|preview| preview.mv) else { return };
    for at in cells.iter() {
        if let Some(label) = labels.get_mut(Cell::index(at)) {
            label.ink = Ink::Marked;
            label.text[1] = "GONE".to_owned();
        }
    }
}

/// The tiles of a city with their numbers and points, for the legend of a map.
pub(super) fn legend(model: &Model, seat: Seat) -> Vec<String> {
    let table = model.table();
    let city = table.city(seat);
    let purse = neom::score::Purse { money: table.money(seat), final_income: table.final_income(seat) };
    let line = |(at, tile)| {
        let printed = table.tile(tile);
        let points = table.tile_points(city, at, tile, purse);
        format!("{at} {:03} {:<20} {:>3}", printed.number, printed.name, sentence::number(points))
    };
    city.tiles().map(line).collect()
}
