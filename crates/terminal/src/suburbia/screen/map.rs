//! The borough on the screen: as large as it fits, the legal cells lit, each a place to click.

use super::model::{Model, Stage, cell};
use super::mouse::{Spots, Target};
use super::style;
use crate::screen::panes::framed;
use crate::suburbia::hexmap::{self, Cell, Ink, Scale};
use crate::suburbia::preview::MovePreview;
use game_core::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use render::suburbia::sentence::category_letter;
use std::ops::Range;

/// Your borough, with every legal cell lit while you choose one.
pub(super) fn borough(frame: &mut Frame, spots: &mut Spots, model: &Model, area: Rect) {
    let title = format!(" Borough of {} ", model.desk.session.name(model.desk.seat));
    let inner = framed(frame, area, title, matches!(model.stage, Stage::Place { .. }));
    let lit = match &model.stage {
        Stage::Place { previews, cursor, .. } => Some((previews.as_slice(), *cursor)),
        _ => None,
    };
    map(frame, spots, model, model.desk.seat, lit, inner);
}

/// Draws a borough as large as it fits, with the cursor in sight.
pub(super) fn map(
    frame: &mut Frame,
    spots: &mut Spots,
    model: &Model,
    seat: Seat,
    lit: Option<(&[MovePreview], usize)>,
    area: Rect,
) {
    let table = model.desk.session.table();
    let picture = |scale| {
        let mut cells = hexmap::cells(table.rules(), table.borough(seat), scale);
        if let Some((previews, cursor)) = lit {
            cells.retain(|cell| cell.ink != Ink::Free);
            light(&mut cells, previews, cursor, scale);
        }
        hexmap::draw(&cells, scale)
    };
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let large = picture(Scale::Large);
    let fits = large.rows.len() <= height && large.rows.first().is_none_or(|row| row.len() <= width);
    let map = if fits { large } else { picture(Scale::Small) };
    let columns = map.rows.first().map_or(0, Vec::len);
    let from = |focus: usize, size: usize, room: usize| {
        focus.saturating_sub(room / 2).min(size.saturating_sub(room))
    };
    let (left, top) = (from(map.focus.0, columns, width), from(map.focus.1, map.rows.len(), height));
    let (pad_x, pad_y) = (width.saturating_sub(columns) / 2, height.saturating_sub(map.rows.len()) / 2);
    let buffer = frame.buffer_mut();
    for (y, row) in map.rows.iter().skip(top).take(height).enumerate() {
        for (x, glyph) in row.iter().skip(left).take(width).enumerate() {
            let place = (area.x + (pad_x + x) as u16, area.y + (pad_y + y) as u16);
            if let Some(cell) = buffer.cell_mut(place) {
                cell.set_char(glyph.ch).set_style(style::ink(glyph.ink));
            }
        }
    }
    let shown = |range: &Range<usize>, from: usize, room: usize| {
        let clip = |at: usize| at.saturating_sub(from).min(room);
        clip(range.start)..clip(range.end)
    };
    let lit = lit.map_or(&[][..], |(previews, _)| previews).iter().filter_map(|preview| cell(preview.mv));
    for at in lit {
        let Some((_, [columns, rows])) = map.places.iter().find(|(known, _)| *known == at) else { continue };
        let (columns, rows) = (shown(columns, left, width), shown(rows, top, height));
        let place = Rect {
            x: area.x + (pad_x + columns.start) as u16,
            y: area.y + (pad_y + rows.start) as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
        };
        spots.add(place, Target::Cell(at));
    }
}

/// Puts the net effect of each legal move on its cell.
fn light(cells: &mut Vec<Cell>, previews: &[MovePreview], cursor: usize, scale: Scale) {
    for (index, preview) in previews.iter().enumerate() {
        let Some(at) = cell(preview.mv) else { continue };
        let tile = cells.iter().find(|known| known.at == at).map(|known| known.text[0].clone());
        let ink = if index == cursor { Ink::Cursor } else { Ink::Lit };
        cells.retain(|known| known.at != at);
        cells.push(Cell { at, ink, text: label(preview, tile, scale) });
    }
}

/// The net effect in the few letters a hex has room for: rows of 4, 6 and 6 or of 4 and 4. What has no room is
/// left out whole, never cut; the preview has all of it.
fn label(preview: &MovePreview, tile: Option<String>, scale: Scale) -> [String; 3] {
    let (money, gains): (Vec<&String>, Vec<&String>) =
        preview.net.iter().partition(|part| part.contains('$'));
    let mut parts = gains.into_iter().cloned();
    let money = money.first().map(|&money| money.clone());
    let nothing = || "·".to_owned();
    let length = |text: &String| text.chars().count();
    match scale {
        Scale::Large => {
            let mut rows =
                [tile.or(money).unwrap_or_default(), parts.next().unwrap_or_else(nothing), String::new()];
            for part in parts {
                let row = if rows[2].is_empty() && length(&rows[1]) + length(&part) <= 6 { 1 } else { 2 };
                if length(&rows[row]) + length(&part) <= 6 {
                    rows[row] += &part;
                }
            }
            rows
        }
        Scale::Small => {
            let shown = tile.unwrap_or_else(|| parts.next().unwrap_or_else(nothing));
            let mut rest = parts.chain(money); // gains first; the price is in the market
            let mut second = rest.next().unwrap_or_default();
            if rest.next().is_some() && length(&second) < 4 {
                second.push('…');
            }
            [shown, second, String::new()]
        }
    }
}

/// A tile's four letters with its name, for the legend of a map.
pub(super) fn legend(model: &Model, seat: Seat) -> Vec<String> {
    let table = model.desk.session.table();
    let mut names: Vec<String> = Vec::new();
    for tile in table.borough(seat).tiles() {
        let kind = table.kind(tile.kind);
        let line =
            format!("{} {} {}", hexmap::abbreviation(&kind.name), category_letter(kind.category), kind.name);
        if !names.contains(&line) {
            names.push(line);
        }
    }
    names
}
