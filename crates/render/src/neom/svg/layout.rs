//! The layout of a whole table: turns on top, then the pack, hand or score sheet, the cities, and the key.

use super::city::{HEIGHT, WIDTH, city_svg};
use super::palette::{INK, SOFT_INK};
use super::{defs, panels, seated};
use crate::svg::pen::{Pen, Type as Look, fit, width};
use crate::svg::skyline;
use crate::svg::{Cast, document};
use game_core::{Seat, View};
use neom::NeomView;
use neom::score::Standing;
use neom::setup::Mode;
use neom::table::{Phase, Table};
use neom::tile::TileId;

const MARGIN: f64 = 28.0;
const GUTTER: f64 = 18.0;
const HEADER: f64 = 72.0;
/// The panels beside a single city.
const BESIDE: f64 = 480.0;
/// The least room for the key beside something else.
const KEY: f64 = 560.0;

/// A whole table as one SVG document: what `view` may see, with everybody's name, a caption and, at the end, the
/// score sheet.
pub fn table_svg(
    view: &NeomView<'_>,
    names: &[String],
    caption: Option<&str>,
    scoring: Option<&[Standing]>,
) -> String {
    let table = view.table();
    let cast = seated(table, names);
    let seats = in_order(view);
    let alone = seats.len() == 1;
    let (mut places, mut size) = places(&seats);
    let corner = places[places.len() - 1];
    let tiles = shown(view);
    let house = tiles.iter().any(|&tile| has_house_roads(table, tile));
    if alone {
        // A single city is as high as what lies beside it, within reason.
        let high = beside(&mut Pen::default(), view, &cast, scoring, house, [0.0, 0.0, BESIDE]);
        let zoom = ((high / HEIGHT).min(1.25) * 100.0).floor() / 100.0;
        places.iter_mut().for_each(|(_, [_, _, scale])| *scale = zoom);
        size = (WIDTH * zoom, HEIGHT * zoom);
    }
    let inner = if alone { size.0 + GUTTER + BESIDE } else { size.0 };
    let mut pen = Pen::default();
    header(&mut pen, table, &cast, caption, inner);
    let mut y = MARGIN + HEADER;
    let mut keyed = false;
    if !alone {
        let top;
        (top, keyed) = above(&mut pen, view, &cast, scoring, house, [MARGIN, y, inner]);
        y += if top > 0.0 { top + GUTTER } else { 0.0 };
    }
    for (seat, [left, top, zoom]) in places {
        pen.open_at(MARGIN + left, y + top, zoom);
        pen.raw(&city_svg(view, names, seat, scoring));
        pen.close();
    }
    let mut bottom = y + size.1;
    if alone {
        let beside = beside(&mut pen, view, &cast, scoring, house, [MARGIN + size.0 + GUTTER, y, BESIDE]);
        bottom = bottom.max(y + beside);
    } else if seats.len() == 4 {
        // Three small cities leave a corner free.
        let (_, [_, top, zoom]) = corner;
        let wide = WIDTH * zoom;
        panels::key(&mut pen, house, [MARGIN + inner - wide, y + top, wide], HEIGHT * zoom);
    } else if !keyed {
        bottom += GUTTER + panels::key(&mut pen, house, [MARGIN, bottom + GUTTER, inner], 0.0);
    }
    let title = caption.unwrap_or("A game of NEOM");
    let defs = defs(table.rules(), tiles);
    document(title, &about(table, &cast), &defs, [inner + 2.0 * MARGIN, bottom + MARGIN], &pen.0)
}

/// The viewer first, then round the table.
fn in_order(view: &NeomView<'_>) -> Vec<Seat> {
    let count = view.table().seats();
    let first = view.viewer().seat().map_or(0, Seat::index) % count.max(1);
    (0..count).map(|step| Seat::from_index((first + step) % count)).collect()
}

/// A seat's city: left, top and scale.
type Place = (Seat, [f64; 3]);

/// Where every city goes, and how large they are together.
fn places(seats: &[Seat]) -> (Vec<Place>, (f64, f64)) {
    if seats.len() <= 2 {
        let step = WIDTH + GUTTER;
        let all = seats.iter().enumerate().map(|(index, &seat)| (seat, [step * index as f64, 0.0, 1.0]));
        return (all.collect(), (step * seats.len() as f64 - GUTTER, HEIGHT));
    }
    const LARGE: f64 = 1.3;
    let high = HEIGHT * LARGE;
    let small = ((high - GUTTER) / 2.0 / HEIGHT * 100.0).floor() / 100.0;
    let mut all = vec![(seats[0], [0.0, 0.0, LARGE])];
    for (index, &seat) in seats[1..].iter().enumerate() {
        let (column, row) = if seats.len() == 3 { (0, index) } else { (index % 2, index / 2) };
        let left = WIDTH * LARGE + GUTTER + (WIDTH * small + GUTTER) * column as f64;
        all.push((seat, [left, (high - HEIGHT * small) * row as f64, small]));
    }
    let columns = if seats.len() == 3 { 1.0 } else { 2.0 };
    (all, (WIDTH * LARGE + (WIDTH * small + GUTTER) * columns, high))
}

/// What lies between the header and the cities: the score sheet or the offer, and the key if there is room for it.
/// Returns how high it is, and whether the key is there.
fn above(
    pen: &mut Pen,
    view: &NeomView<'_>,
    cast: &Cast,
    scoring: Option<&[Standing]>,
    house: bool,
    [x, y, w]: [f64; 3],
) -> (f64, bool) {
    let count = panels::offer(view).map_or(0, |(_, tiles)| tiles.len());
    let columns = count.min(((w - 24.0) / (panels::offer_width(1) - 24.0)) as usize);
    let wide = match scoring {
        Some(scoring) => panels::sheet_width(scoring.len()),
        None => panels::offer_width(columns.max(2)),
    };
    let beside = w - wide - GUTTER;
    let keyed = beside >= KEY && view.table().seats() != 4 && (scoring.is_some() || count > 0);
    let wide = if keyed { wide } else { w };
    let high = match scoring {
        Some(scoring) => {
            panels::sheet(pen, view.table(), cast, scoring, [x, y, wide]);
            panels::SHEET
        }
        None => panels::draw_offer(pen, view, columns, [x, y, wide]),
    };
    if !keyed {
        return (high, false);
    }
    (panels::key(pen, house, [x + wide + GUTTER, y, beside], high).max(high), true)
}

/// What lies beside a single city; returns how high it is.
fn beside(
    pen: &mut Pen,
    view: &NeomView<'_>,
    cast: &Cast,
    scoring: Option<&[Standing]>,
    house: bool,
    [x, y, w]: [f64; 3],
) -> f64 {
    let mut at = y;
    let offer = panels::draw_offer(pen, view, 3, [x, at, w]);
    at += if offer > 0.0 { offer + GUTTER } else { 0.0 };
    let now = view.table().standings();
    panels::sheet(pen, view.table(), cast, scoring.unwrap_or(&now), [x, at, w]);
    at += panels::SHEET + GUTTER;
    let left = y + HEIGHT - at;
    at + panels::key(pen, house, [x, at, w], left) - y
}

/// All tiles in the picture.
fn shown(view: &NeomView<'_>) -> Vec<TileId> {
    let table = view.table();
    let mut all: Vec<TileId> = panels::offer(view).map_or(Vec::new(), |(_, tiles)| tiles.to_vec());
    all.extend(view.choice());
    for seat in table.all_seats() {
        all.extend(table.city(seat).tiles().map(|(_, tile)| tile));
        all.extend(view.cornerstones(seat));
        all.extend(table.pick(seat));
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn has_house_roads(table: &Table, tile: TileId) -> bool {
    let tile = table.tile(tile);
    let house = tile.provenance.source == "house"
        || tile.provenance.house_fields.iter().any(|field| field == "roads");
    house && tile.roads != 0
}

fn about(table: &Table, cast: &Cast) -> String {
    let mut about =
        format!("{}, generation {}, turn {}.", cast.names.join(", "), table.generation(), table.turn());
    for seat in table.all_seats() {
        let goods: Vec<&str> = table.city(seat).goods().iter().map(|good| good.word()).collect();
        about.push_str(&format!(
            " {}: £{}, {} tiles, {} points; goods: {}.",
            cast.name(seat),
            table.money(seat),
            table.city(seat).occupied().len(),
            crate::sentence::number(table.score(seat).total()),
            if goods.is_empty() { "none".to_owned() } else { goods.join(", ") },
        ));
    }
    about
}

fn header(pen: &mut Pen, table: &Table, cast: &Cast, caption: Option<&str>, w: f64) {
    pen.text(MARGIN, MARGIN + 40.0, Look::new(40.0, INK).bold(), "NEOM");
    let right = MARGIN + w - panels::TRACK;
    let phase = match table.phase() {
        Phase::Draft { .. } => "Cornerstones are chosen",
        Phase::Select => "Tiles are picked",
        Phase::Act => "Picks are played",
        Phase::Disaster => "A Disaster strikes",
        Phase::Over => "Game over",
    };
    let mut words = caption.map_or_else(|| mode(table), str::to_owned);
    if let (Some((disaster, picker)), true) = (table.disaster(), table.phase() != Phase::Over) {
        let by = picker.map_or(String::new(), |seat| format!(" ({})", cast.name(seat)));
        words = format!("{words} · {} at the end of this turn{by}", disaster.name());
    }
    let left = MARGIN + 24.0 + width("NEOM", 40.0);
    let room = right - left - 20.0;
    pen.text(left, MARGIN + 20.0, Look::new(18.0, INK).bold(), &fit(phase, 18.0, room));
    pen.text(left, MARGIN + 42.0, Look::new(15.0, SOFT_INK), &fit(&words, 15.0, room));
    panels::track(pen, table, right, MARGIN);
    let words = width(phase, 18.0).max(width(&words, 15.0)).min(room);
    if room - words > 330.0 {
        skyline(pen, right - 30.0, MARGIN + 46.0);
    }
}

fn mode(table: &Table) -> String {
    let set = table.tile_set().number();
    let beginner = if table.beginner() { ", beginner's variant" } else { "" };
    match table.mode() {
        Mode::Solo => format!("Solo with the {set}+ tiles{beginner}"),
        Mode::Standard => format!("{} players{beginner}", table.seats()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_lie_beside_each_other() {
        for count in 1..=5 {
            let seats: Vec<Seat> = (0..count).map(Seat::from_index).collect();
            let (places, (w, h)) = places(&seats);
            assert_eq!(places.len(), count);
            let mats: Vec<[f64; 4]> =
                places.iter().map(|&(_, [x, y, zoom])| [x, y, x + WIDTH * zoom, y + HEIGHT * zoom]).collect();
            for (index, &[left, top, right, bottom]) in mats.iter().enumerate() {
                let inside = left >= 0.0 && top >= 0.0 && right <= w + 0.1 && bottom <= h + 0.1;
                assert!(inside, "city {index} of {count}");
                for &[l, t, r, b] in &mats[..index] {
                    assert!(l >= right || left >= r || t >= bottom || top >= b, "city {index} of {count}");
                }
            }
        }
    }
}
