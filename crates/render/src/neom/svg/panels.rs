//! Panels round the cities: the track of turns, the pack or hand, the score sheet, and the key to the signs.

use super::palette::{self, INK, LIT, LIT_EDGE, RULE, SOFT_INK};
use super::road::HALF;
use super::{glyph, good, sentence, tile};
use crate::sentence::number;
use crate::svg::pen::{Pen, Type as Look, fit, width};
use crate::svg::{Cast, ordinal, panel};
use crate::text::Language;
use game_core::{Seat, View};
use neom::NeomView;
use neom::good::Good;
use neom::score::{LADDER, Score, Standing, title};
use neom::setup::{GENERATIONS, Mode, TURNS};
use neom::table::{Phase, Table};
use neom::tile::{TileId, Type};

/// How wide the track of turns is.
pub(super) const TRACK: f64 = 3.0 * 178.0;

/// Three generations of seven turns; the current one is lit.
pub(super) fn track(pen: &mut Pen, table: &Table, x: f64, y: f64) {
    let over = table.phase() == Phase::Over;
    let drafting = matches!(table.phase(), Phase::Draft { .. });
    for generation in 1..=GENERATIONS {
        let left = x + 178.0 * (generation - 1) as f64;
        let now = !over && !drafting && table.generation() == generation;
        let ink = if now { INK } else { SOFT_INK };
        let word = format!("Generation {}", ["I", "II", "III"][generation - 1]);
        pen.text(left + 2.0, y + 12.0, Look::new(13.0, ink).bold(), &word);
        for turn in 1..=TURNS {
            let at = left + 24.0 * (turn - 1) as f64;
            let past = over || (!drafting && (generation, turn) < (table.generation(), table.turn()));
            let here = now && turn == table.turn();
            let (fill, edge, wide) = match (here, past) {
                (true, _) => ("#ffd84d", LIT_EDGE, 2.2),
                (_, true) => ("#b8a67e", "#8a7a55", 1.2),
                _ => ("#fffcf5", RULE, 1.2),
            };
            let look = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{wide}\"");
            pen.rect([at, y + 19.0, 21.0, 21.0], 5.0, &look);
            let ink = if here || past { INK } else { SOFT_INK };
            pen.text(at + 10.5, y + 34.0, Look::new(12.0, ink).bold().middle(), &turn.to_string());
        }
    }
}

/// From one offered tile to the next.
const CARD: [f64; 2] = [2.0 * HALF + 14.0, 2.0 * HALF + 44.0];

/// What lies open or is held by the viewer, and what it is called.
pub(super) fn offer<'v>(view: &'v NeomView<'_>) -> Option<(String, &'v [TileId])> {
    let table = view.table();
    let drafting = matches!(table.phase(), Phase::Draft { .. });
    let tiles = if table.has_hands() { view.spread() } else { table.pack() };
    if tiles.is_empty() {
        return None;
    }
    let what = if drafting { "Cornerstones" } else { "tiles" };
    let heading = match (table.has_hands(), drafting) {
        (true, _) => format!("Your hand: {what} to choose from"),
        (false, true) => "Cornerstones that lie open".to_owned(),
        (false, false) => format!("The pack of turn {}", table.turn()),
    };
    Some((heading, tiles))
}

/// How wide the offer is with so many tiles in a row.
pub(super) fn offer_width(columns: usize) -> f64 {
    CARD[0] * columns as f64 + 24.0
}

/// The offer as tiles with their prices, in rows of `columns`; returns how high it is.
pub(super) fn draw_offer(pen: &mut Pen, view: &NeomView<'_>, columns: usize, [x, y, w]: [f64; 3]) -> f64 {
    let Some((heading, tiles)) = offer(view) else { return 0.0 };
    let rows = tiles.len().div_ceil(columns.max(1));
    let high = 42.0 + CARD[1] * rows as f64;
    panel(pen, [x, y, w, high], &heading);
    let step = ((w - 24.0) / columns.max(1) as f64).min(CARD[0] + 30.0);
    for (index, &id) in tiles.iter().enumerate() {
        let cx = x + 12.0 + step * ((index % columns) as f64 + 0.5);
        let cy = y + 34.0 + HALF + CARD[1] * (index / columns) as f64;
        if view.choice() == Some(id) && view.viewer().seat().is_some() {
            let look = format!("fill=\"{LIT}\" stroke=\"{LIT_EDGE}\" stroke-width=\"2.4\"");
            pen.rect([cx - HALF - 5.0, cy - HALF - 4.0, CARD[0] - 4.0, CARD[1] - 4.0], 9.0, &look);
        }
        tile::placed(pen, view.table().rules(), id, [cx, cy, 1.0], "");
        tile::price_tag(pen, cx, cy + HALF + 19.0, 1.0, view.table().tile(id));
    }
    high
}

/// With a capital at the front.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// How wide the score sheet is.
pub(super) fn sheet_width(seats: usize) -> f64 {
    // Few seats have room for long names.
    190.0 + (640.0 / seats.max(1) as f64).clamp(128.0, 240.0) * seats as f64
}

/// How high the score sheet is.
pub(super) const SHEET: f64 = 346.0;

/// The score sheet: seven categories, totals, ranks and titles.
pub(super) fn sheet(pen: &mut Pen, table: &Table, cast: &Cast, scoring: &[Standing], [x, y, w]: [f64; 3]) {
    let over = table.phase() == Phase::Over;
    panel(pen, [x, y, w, SHEET], if over { "Final scoring" } else { "If the game ended now" });
    let alone = scoring.len() == 1 && table.mode() == Mode::Solo;
    let ladder = if alone { 150.0 } else { 0.0 };
    let step = (w - 182.0 - ladder) / scoring.len().max(1) as f64;
    let line = |row: usize| y + 116.0 + 27.0 * row as f64;
    for (row, (word, _)) in sentence::categories(Language::ENGLISH, &Score::default()).iter().enumerate() {
        if row % 2 == 0 {
            pen.rect([x + 12.0, line(row) - 18.0, w - 24.0 - ladder, 27.0], 4.0, "fill=\"#f4eddc\"");
        }
        pen.text(x + 20.0, line(row), Look::new(14.0, INK), &capital(word));
    }
    for (index, standing) in scoring.iter().enumerate() {
        let seat = Seat::from_index(index);
        let middle = x + 170.0 + step * (index as f64 + 0.5);
        let first = standing.rank == 1 && scoring.len() > 1;
        if first {
            let look = format!("fill=\"{LIT}\" stroke=\"{LIT_EDGE}\" stroke-width=\"1.6\"");
            pen.rect([middle - step / 2.0 + 4.0, y + 30.0, step - 8.0, SHEET - 42.0], 10.0, &look);
        }
        let name = fit(cast.name(seat), 14.0, step - 40.0);
        let half = width(&name, 14.0) / 2.0;
        glyph::meeple(pen, middle - half - 2.0, y + 64.0, 1.1, palette::seat(index), cast.letter(seat));
        pen.text(middle + 12.0, y + 58.0, Look::new(14.0, INK).bold().middle(), &name);
        let rank = standing.title.map_or_else(|| ordinal(standing.rank), str::to_owned);
        pen.text(middle, y + 86.0, Look::new(14.0, SOFT_INK).bold().middle(), &rank);
        for (row, (_, points)) in standing.score.rows().into_iter().enumerate() {
            let ink = if points < 0 { "#9a2a22" } else { INK };
            pen.text(middle, line(row), Look::new(15.0, ink).bold().middle(), &number(points));
        }
        let total = number(standing.score.total());
        pen.text(middle, line(7) + 10.0, Look::new(26.0, INK).bold().middle(), &total);
    }
    pen.text(x + 20.0, line(7) + 8.0, Look::new(16.0, INK).bold(), "Total");
    if alone {
        let total = scoring.first().map_or(0, |standing| standing.score.total());
        titles(pen, table, total, x + w - ladder, y + 52.0);
    }
}

/// The ladder of titles, highest on top; the one that is reached is lit.
fn titles(pen: &mut Pen, table: &Table, total: i32, x: f64, y: f64) {
    let reached = title(table.tile_set(), total);
    for (place, (word, least)) in LADDER.into_iter().rev().enumerate() {
        let top = y + 44.0 * place as f64;
        let (fill, edge) = if word == reached { (LIT, LIT_EDGE) } else { ("#f7f1e2", RULE) };
        let look = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.6\"");
        pen.rect([x, top, 134.0, 38.0], 8.0, &look);
        pen.text(x + 12.0, top + 24.0, Look::new(14.0, INK).bold(), word);
        let points = least[table.tile_set() as usize];
        if points > 0 {
            pen.text(x + 122.0, top + 24.0, Look::new(14.0, SOFT_INK).end(), &format!("{points}"));
        }
    }
}

/// One thing of the key: how it is drawn, and its word.
type Entry = (fn(&mut Pen, f64, f64), &'static str);

/// The key to types, signs and goods, at least as high as its neighbour; returns how high it is.
pub(super) fn key(pen: &mut Pen, house_roads: bool, [x, y, w]: [f64; 3], least: f64) -> f64 {
    const SIGNS: [Entry; 7] = [
        (|pen, x, y| glyph::points(pen, x, y, 1.0, Some(3)), "points; ? varies"),
        (|pen, x, y| glyph::instant(pen, x + 13.0, y, 5), "money at once"),
        (|pen, x, y| glyph::income(pen, x + 14.0, y, "£2"), "income"),
        (|pen, x, y| glyph::power(pen, x, y, 1.4), "Power"),
        (|pen, x, y| glyph::pollution(pen, x, y, 1.6), "pollutes"),
        (|pen, x, y| glyph::keystone(pen, x, y, 1.3), "Cornerstone"),
        (|pen, x, y| glyph::cut_off(pen, x, y, 1.2), "cut off"),
    ];
    // Beside something high there is room for larger signs.
    let zoom = if least > 0.0 && (w > 700.0 || least > 500.0) { 1.3 } else { 1.0 };
    let wide = w / zoom;
    let mut body = Pen::default();
    let mut at = (18.0, 48.0);
    let place = |body: &mut Pen, word: &str, draw: &dyn Fn(&mut Pen, f64, f64), at: &mut (f64, f64)| {
        let room = 29.0 + width(word, 13.0) * 0.9 + 14.0;
        if at.0 + room > wide - 12.0 {
            *at = (18.0, at.1 + 31.0);
        }
        draw(body, at.0 + 11.0, at.1);
        body.text(at.0 + 29.0, at.1 + 4.6, Look::new(13.0, INK), word);
        at.0 += room;
    };
    for (ty, _) in Type::ALL {
        place(&mut body, ty.name(), &|pen, x, y| glyph::type_box(pen, x, y, 1.5, ty), &mut at);
    }
    for (draw, word) in SIGNS {
        place(&mut body, word, &draw, &mut at);
    }
    at = (18.0, at.1 + 33.0);
    let mut goods: Vec<Good> = Good::ALL.into_iter().map(|(good, _)| good).collect();
    goods.sort_by_key(|good| good.class());
    for of in goods {
        place(&mut body, &good::name(of), &|pen, x, y| good::token(pen, x, y, 1.1, of), &mut at);
    }
    let mut high = at.1 + 26.0;
    if house_roads {
        body.text(18.0, high + 4.0, Look::new(12.0, SOFT_INK), "roads: house layout");
        high += 18.0;
    }
    let high = (high * zoom).max(least);
    panel(pen, [x, y, w, high], "Key");
    pen.open_at(x, y, zoom);
    pen.raw(&body.0);
    pen.close();
    high
}
