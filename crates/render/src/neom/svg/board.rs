//! The board of a city: cells, tiles, the City Center, roads that join or end, trade routes.

use super::land::{self, Plan};
use super::palette::{self, GROUND_LINE, INK, LIT, LIT_EDGE, POINTS, SOFT_INK};
use super::road::{self, CROSS, HALF};
use super::{glyph, good, tile};
use crate::sentence::number;
use crate::svg::land::Brush;
use crate::svg::pen::{Pen, Type as Look, n};
use game_core::Seat;
use neom::cell::{Cell, CellSet, SIDE, Side};
use neom::city::City;
use neom::score::Purse;
use neom::table::Table;

/// From cell to cell.
pub(crate) const STEP: f64 = 2.0 * HALF;
/// The upper left corner of the board.
pub(crate) const BOARD: (f64, f64) = (72.0, 96.0);

/// The words on a board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words<'a> {
    /// The City Center.
    pub center: &'a str,
    /// The name of its good.
    pub good: &'a str,
    /// Trade routes, and how they are.
    pub trade: &'a str,
    /// See `trade`.
    pub open: &'a str,
    /// See `trade`.
    pub closed: &'a str,
    /// See `trade`.
    pub used: &'a str,
}

/// The middle of a cell.
pub(crate) fn middle(at: Cell) -> (f64, f64) {
    (BOARD.0 + STEP * (at.col() as f64 + 0.5), BOARD.1 + STEP * (at.row() as f64 + 0.5))
}

/// The whole board.
pub(crate) fn draw(pen: &mut Pen, table: &Table, seat: Seat) {
    let city = table.city(seat);
    let (x, y) = BOARD;
    let (plan, brush) = (Plan::of(city, table.generation()), Brush { season: land::SEASON, file: "" });
    land::site(pen, &plan, brush, false);
    for index in 0..SIDE {
        let at = STEP * (index as f64 + 0.5);
        let look = Look::new(13.0, SOFT_INK).bold().middle();
        pen.text(x + at, y - 11.0, look, &index.to_string());
        pen.text(x - 17.0, y + at + 4.5, look, &index.to_string());
    }
    let name = good::name(city.center());
    let words = Words {
        center: "City Center",
        good: &name,
        trade: "trade",
        open: "open",
        closed: "closed",
        used: "used",
    };
    routes(pen, table, seat, &words);
    for at in Cell::all() {
        let (cx, cy) = middle(at);
        match city.tile(at) {
            Some(of) => tile::placed(pen, table.rules(), of, [cx, cy, 1.0], &format!("data-at=\"{at}\" ")),
            None if at == Cell::CENTER => {
                let place = format!("data-at=\"{at}\" transform=\"translate({} {})\"", n(cx), n(cy));
                pen.raw(&format!("<g class=\"center\" {place}><title>City Center: {name}</title>"));
                center(pen, city, &words);
                pen.raw("</g>\n");
            }
            None => free_cell(pen, at, cx, cy),
        }
    }
    road_ends(pen, city);
    land::traffic(pen, &plan, brush);
    marks(pen, table, seat);
}

fn free_cell(pen: &mut Pen, at: Cell, x: f64, y: f64) {
    pen.raw(&format!("<g class=\"free\" data-at=\"{at}\">"));
    let look =
        format!("fill=\"none\" stroke=\"{GROUND_LINE}\" stroke-width=\"1.4\" stroke-dasharray=\"6 5\"");
    pen.rect([x - HALF + 3.0, y - HALF + 3.0, STEP - 6.0, STEP - 6.0], 7.0, &look);
    pen.raw("</g>\n");
}

/// The City Center: roads to all sides, a square, and its raw good.
pub(crate) fn center(pen: &mut Pen, city: &City, words: &Words) {
    pen.rect([-65.0, -65.0, 130.0, 130.0], 6.0, "fill=\"#8a7a55\"");
    pen.rect([-62.4, -62.4, 124.8, 124.8], 4.0, "fill=\"#e9dfc4\"");
    pen.raw("<path d=\"M-62 -46H62M-62-30H62M-62-14H62M-62 2H62M-62 18H62M-62 54H62\" stroke=\"#d8cba8\" stroke-width=\"1\"/>");
    road::draw(pen, 0b1111);
    pen.rect([-26.5, -62.0, 88.5, 87.5], 4.0, "fill=\"#f7efdb\" stroke=\"#cdbf98\" stroke-width=\"1\"");
    pen.rect([-26.5, -62.0, 88.5, 19.0], 3.0, "fill=\"#5d5238\"");
    pen.text(17.8, -47.8, Look::new(12.6, "#fff").bold().middle(), words.center);
    pen.circle(17.8, -10.0, 27.0, "fill=\"#fffdf6\" stroke=\"#8a7a55\" stroke-width=\"2\"");
    pen.circle(
        17.8,
        -10.0,
        30.4,
        "fill=\"none\" stroke=\"#cdbf98\" stroke-width=\"2\" stroke-dasharray=\"4 3\"",
    );
    good::token(pen, 17.8, -10.0, 2.1, city.center());
    pen.text(17.8, 58.4, Look::new(11.0, INK).bold().middle(), words.good);
    glyph::type_box(pen, -54.8, -54.6, 1.0, neom::tile::Type::Resource);
}

/// The side's neighbour, if it is on the board.
fn neighbour(at: Cell, side: Side) -> Option<Cell> {
    CellSet::just(at).step(side).first()
}

/// Stubs where roads lead to free ground, barriers where they cannot go on.
pub(crate) fn road_ends(pen: &mut Pen, city: &City) {
    let there = city.occupied() | CellSet::just(Cell::CENTER);
    for at in there.iter() {
        let (x, y) = middle(at);
        for (side, _) in Side::ALL.into_iter().filter(|&(side, _)| city.roads(side).contains(at)) {
            let gate = (at == Cell::WEST_GATE && side == Side::West)
                || (at == Cell::EAST_GATE && side == Side::East);
            match neighbour(at, side) {
                Some(next) if city.roads(side.opposite()).contains(next) => {}
                Some(next) if !there.contains(next) => stub(pen, x, y, side),
                None if gate => {}
                _ => road::barrier(pen, x, y, side),
            }
        }
    }
}

/// The end of a road that may go on.
fn stub(pen: &mut Pen, x: f64, y: f64, side: Side) {
    let (ex, ey) = road::end(side);
    let (dx, dy) = match side {
        Side::North => (0.0, -9.0),
        Side::South => (0.0, 9.0),
        Side::East => (9.0, 0.0),
        Side::West => (-9.0, 0.0),
    };
    let data = format!("M{} {}l{} {}", n(x + ex), n(y + ey), n(dx), n(dy));
    pen.raw(&format!(
        "<path d=\"M{} {}l{} {}\" stroke=\"{}\" stroke-width=\"11\" stroke-dasharray=\"3 2\"/>\
        <path d=\"{data}\" stroke=\"{}\" stroke-width=\"19\"/><path d=\"{data}\" stroke=\"{}\" stroke-width=\"15\"/>",
        n(x + ex + dx),
        n(y + ey + dy),
        n(dx),
        n(dy),
        land::track(),
        palette::KERB,
        palette::ROAD
    ));
}

/// What the place of a tile adds to it: whether it is cut off, what it is worth now, what it was set to make.
pub(crate) fn marks(pen: &mut Pen, table: &Table, seat: Seat) {
    let city = table.city(seat);
    let connected = city.connected();
    let purse = Purse { money: table.money(seat), final_income: table.final_income(seat) };
    for (at, id) in city.tiles() {
        let (x, y) = middle(at);
        let of = table.tile(id);
        if !connected.contains(at) {
            let look = "fill=\"#fff\" fill-opacity=\".16\" stroke=\"#8a2d2d\" stroke-width=\"1.6\" stroke-dasharray=\"5 4\"";
            pen.rect([x - 63.0, y - 63.0, 126.0, 126.0], 5.0, look);
            glyph::cut_off(pen, x + CROSS.0, y + CROSS.1, 1.05);
        }
        if of.vp.is_none() {
            let text = format!("={}", number(table.tile_points(city, at, id, purse)));
            let wide = glyph::chip_width(&text);
            let look = format!("fill=\"#fff\" stroke=\"{POINTS}\" stroke-width=\"1.2\"");
            // Above the money that the tile brings.
            let y = y - 16.5 * (usize::from(of.instant > 0) + usize::from(of.income != [0; 3])) as f64;
            pen.rect([x + 61.0 - wide, y + 9.0, wide, 14.4], 4.0, &look);
            pen.text(x + 61.0 - wide / 2.0, y + 19.8, Look::new(10.0, POINTS).bold().middle(), &text);
        }
        if let (Some(made), false) = (city.made(), of.produces_one_of.is_empty()) {
            pen.rect([x - 26.5, y + 46.8, 88.5, 15.2], 3.0, "fill=\"#fffdf6\"");
            good::token(pen, x + 17.8, y + 53.0, 0.92, made);
        }
    }
}

/// The trade routes: lit while they are active.
pub(crate) fn routes(pen: &mut Pen, table: &Table, seat: Seat, words: &Words) {
    let city = table.city(seat);
    let y = middle(Cell::WEST_GATE).1 + CROSS.1;
    let used = table.routes_used();
    let solo = table.seats() == 1;
    let gates = [
        (BOARD.0 - 5.0, -1.0, city.left_route(), used[0] && solo),
        (BOARD.0 + SIDE as f64 * STEP + 5.0, 1.0, city.right_route(), used[1] && solo),
    ];
    for (x, way, active, used) in gates {
        let word = match (active, used) {
            (_, true) => words.used,
            (true, _) => "−£1",
            _ => "",
        };
        pen.raw(&format!(
            "<g class=\"route\" data-active=\"{active}\" transform=\"translate({} {}) scale({} 1)\">",
            n(x),
            n(y),
            n(way)
        ));
        let (fill, edge, dash) = match active {
            true => ("#ffd84d", LIT_EDGE, ""),
            false => ("#e9ecd9", "#8f9970", " stroke-dasharray=\"5 4\""),
        };
        if active {
            pen.circle(28.0, 0.0, 31.0, &format!("fill=\"{LIT}\" opacity=\".9\""));
            let (kerb, road) = (palette::KERB, palette::ROAD);
            pen.raw(&format!("<path d=\"M-7 0H12\" stroke=\"{kerb}\" stroke-width=\"19\"/><path d=\"M-7 0H12\" stroke=\"{road}\" stroke-width=\"15\"/>"));
        }
        pen.raw(&format!(
            "<path d=\"M8-10H32V-20L56 0L32 20V10H8Z\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\" \
            stroke-linejoin=\"round\"{dash}/></g>"
        ));
        let ink = if active { LIT_EDGE } else { SOFT_INK };
        if !word.is_empty() {
            pen.text(x + way * 30.0, y + 4.4, Look::new(12.0, ink).bold().middle(), word);
        }
        let look = Look::new(12.0, ink).middle().class("route-word");
        pen.text(x + way * 33.0, y + 40.0, look.bold(), words.trade);
        let word = if active { words.open } else { words.closed };
        pen.text(x + way * 33.0, y + 54.0, look, word);
    }
}
