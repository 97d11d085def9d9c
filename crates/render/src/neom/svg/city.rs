//! A city: whose it is and how it does, the board with its tiles, roads and trade routes, and beside it the goods,
//! the Cornerstones to come and the pick.

use super::palette::{self, GROUND, GROUND_LINE, INCOME, INK, LIT, LIT_EDGE, MONEY, POINTS, SOFT_INK};
use super::road::{self, CROSS, HALF};
use super::{glyph, good, seated, tile};
use crate::sentence::number;
use crate::svg::pen::{Pen, Type as Look, escape, fit, n};
use crate::svg::{Cast, ordinal};
use game_core::{Seat, View};
use neom::NeomView;
use neom::cell::{Cell, CellSet, SIDE, Side};
use neom::city::City;
use neom::good::{Class, Good};
use neom::score::{Purse, Standing};
use neom::table::{Phase, Table};
use neom::tile::TileId;

/// How wide a city is with all that belongs to it.
pub const WIDTH: f64 = 804.0;
/// How high it is.
pub const HEIGHT: f64 = 948.0;

const STEP: f64 = 2.0 * HALF;
/// The upper left corner of the board.
const BOARD: (f64, f64) = (72.0, 96.0);
const TRAY: f64 = BOARD.1 + SIDE as f64 * STEP + 16.0;

/// A city as a `<g>` with its upper left corner at the origin, [`WIDTH`] × [`HEIGHT`]. Needs [`defs`](super::defs) in
/// the same document.
pub fn city_svg(view: &NeomView<'_>, names: &[String], seat: Seat, scoring: Option<&[Standing]>) -> String {
    let mut pen = Pen::default();
    let table = view.table();
    let cast = seated(table, names);
    pen.raw(&format!("<g class=\"city\" data-seat=\"{}\"><title>", seat.index()));
    pen.raw(&format!("{}</title>", escape(&format!("The city of {}", cast.name(seat)))));
    mat(&mut pen, table, seat);
    header(&mut pen, view, &cast, seat, scoring);
    board(&mut pen, table, seat);
    goods(&mut pen, table.city(seat));
    aside(&mut pen, view, seat);
    pen.close();
    pen.0
}

/// The middle of a cell.
fn middle(at: Cell) -> (f64, f64) {
    (BOARD.0 + STEP * (at.col() as f64 + 0.5), BOARD.1 + STEP * (at.row() as f64 + 0.5))
}

fn mat(pen: &mut Pen, table: &Table, seat: Seat) {
    let active = table.to_act().contains(seat);
    let (edge, wide) = if active { (palette::seat(seat.index()), 5.0) } else { ("#c3c9a6", 1.6) };
    let look = format!("fill=\"{GROUND}\" stroke=\"{edge}\" stroke-width=\"{}\"", n(wide));
    pen.rect([2.5, 2.5, WIDTH - 5.0, HEIGHT - 5.0], 22.0, &look);
}

fn header(pen: &mut Pen, view: &NeomView<'_>, cast: &Cast, seat: Seat, scoring: Option<&[Standing]>) {
    let table = view.table();
    let colour = palette::seat(seat.index());
    pen.rect([14.0, 14.0, WIDTH - 28.0, 58.0], 14.0, "fill=\"#2a2416\" opacity=\".14\"");
    let board = format!("fill=\"{}\" stroke=\"{colour}\" stroke-width=\"3\"", palette::PAPER);
    pen.rect([13.0, 12.0, WIDTH - 26.0, 57.0], 14.0, &board);
    glyph::meeple(pen, 44.0, 65.0, 2.0, colour, cast.letter(seat));
    pen.text(74.0, 40.0, Look::new(25.0, INK).bold(), &fit(cast.name(seat), 25.0, 380.0));
    let words = status(view, cast, seat, scoring);
    pen.text(74.0, 60.0, Look::new(14.0, SOFT_INK).bold(), &fit(&words, 14.0, 400.0));
    let standing = scoring.and_then(|scoring| scoring.get(seat.index()));
    let total = standing.map_or_else(|| table.score(seat), |standing| standing.score).total();
    let till = match table.till(seat) {
        0 => "money".to_owned(),
        till => format!("+£{till} soon"),
    };
    let income =
        if standing.is_some() { table.final_income(seat) } else { table.income(seat, table.generation()) };
    let values = [
        (MONEY, format!("£{}", table.money(seat)), till),
        (INCOME, format!("£{income}"), "income".to_owned()),
        (POINTS, number(total), if standing.is_some() { "points" } else { "points now" }.to_owned()),
    ];
    for (index, (back, value, word)) in values.into_iter().enumerate() {
        let x = WIDTH - 24.0 - 92.0 * (3 - index) as f64;
        pen.rect([x, 17.0, 86.0, 31.0], 9.0, &format!("fill=\"{back}\""));
        pen.text(x + 43.0, 40.0, Look::new(21.0, "#fff").bold().middle(), &value);
        pen.text(x + 43.0, 62.0, Look::new(11.5, SOFT_INK).bold().middle(), &word);
    }
}

/// Rank or title at the end, else what the seat is about to do.
fn status(view: &NeomView<'_>, cast: &Cast, seat: Seat, scoring: Option<&[Standing]>) -> String {
    let table = view.table();
    if let Some(standing) = scoring.and_then(|scoring| scoring.get(seat.index())) {
        let title = standing.title.map(str::to_owned);
        return title.unwrap_or_else(|| format!("{} of {}", ordinal(standing.rank), table.seats()));
    }
    let acts = table.to_act().contains(seat);
    match (table.phase(), acts) {
        (Phase::Draft { .. }, true) => "keeps a Cornerstone".to_owned(),
        (Phase::Select, true) => "picks a tile".to_owned(),
        (Phase::Draft { .. } | Phase::Select, false) if table.has_hands() => "has chosen".to_owned(),
        (Phase::Act, true) => "places or sells the pick".to_owned(),
        (Phase::Disaster, true) => match table.disaster() {
            Some((disaster, picker)) => {
                let by = picker.map_or(String::new(), |picker| format!(" of {}", cast.name(picker)));
                format!("the {}{by}: pays £{} or loses tiles", disaster.name(), table.penalty(seat))
            }
            None => "to act".to_owned(),
        },
        _ => match table.city(seat).occupied().len() {
            1 => "1 tile".to_owned(),
            count => format!("{count} tiles"),
        },
    }
}

fn board(pen: &mut Pen, table: &Table, seat: Seat) {
    let city = table.city(seat);
    let (x, y) = BOARD;
    let side = SIDE as f64 * STEP;
    pen.rect([x - 5.0, y - 3.0, side + 12.0, side + 12.0], 12.0, "fill=\"#2a2416\" opacity=\".16\"");
    let look = "fill=\"#cfd6b4\" stroke=\"#8f9970\" stroke-width=\"2\"";
    pen.rect([x - 6.0, y - 6.0, side + 12.0, side + 12.0], 12.0, look);
    for index in 0..SIDE {
        let at = STEP * (index as f64 + 0.5);
        let look = Look::new(13.0, SOFT_INK).bold().middle();
        pen.text(x + at, y - 11.0, look, &index.to_string());
        pen.text(x - 17.0, y + at + 4.5, look, &index.to_string());
    }
    routes(pen, table, seat);
    for at in Cell::all() {
        let (cx, cy) = middle(at);
        match city.tile(at) {
            Some(of) => tile::placed(pen, table.rules(), of, [cx, cy, 1.0], &format!("data-at=\"{at}\" ")),
            None if at == Cell::CENTER => center(pen, city, cx, cy),
            None => free_cell(pen, at, cx, cy),
        }
    }
    road_ends(pen, city);
    marks(pen, table, seat);
}

fn free_cell(pen: &mut Pen, at: Cell, x: f64, y: f64) {
    pen.raw(&format!("<g class=\"free\" data-at=\"{at}\">"));
    let look =
        format!("fill=\"#dce2c6\" stroke=\"{GROUND_LINE}\" stroke-width=\"1.4\" stroke-dasharray=\"6 5\"");
    pen.rect([x - HALF + 3.0, y - HALF + 3.0, STEP - 6.0, STEP - 6.0], 7.0, &look);
    pen.raw("</g>\n");
}

/// The City Center: roads to all sides, a square, and its raw good.
fn center(pen: &mut Pen, city: &City, x: f64, y: f64) {
    pen.raw(&format!(
        "<g class=\"center\" data-at=\"{}\" transform=\"translate({} {})\"><title>City Center: {}</title>",
        Cell::CENTER,
        n(x),
        n(y),
        good::name(city.center())
    ));
    pen.rect([-65.0, -65.0, 130.0, 130.0], 6.0, "fill=\"#8a7a55\"");
    pen.rect([-62.4, -62.4, 124.8, 124.8], 4.0, "fill=\"#e9dfc4\"");
    pen.raw("<path d=\"M-62 -46H62M-62-30H62M-62-14H62M-62 2H62M-62 18H62M-62 54H62\" stroke=\"#d8cba8\" stroke-width=\"1\"/>");
    road::draw(pen, 0b1111);
    pen.rect([-26.5, -62.0, 88.5, 87.5], 4.0, "fill=\"#f7efdb\" stroke=\"#cdbf98\" stroke-width=\"1\"");
    pen.rect([-26.5, -62.0, 88.5, 19.0], 3.0, "fill=\"#5d5238\"");
    pen.text(17.8, -47.8, Look::new(12.6, "#fff").bold().middle(), "City Center");
    pen.circle(17.8, -10.0, 27.0, "fill=\"#fffdf6\" stroke=\"#8a7a55\" stroke-width=\"2\"");
    pen.circle(
        17.8,
        -10.0,
        30.4,
        "fill=\"none\" stroke=\"#cdbf98\" stroke-width=\"2\" stroke-dasharray=\"4 3\"",
    );
    good::token(pen, 17.8, -10.0, 2.1, city.center());
    pen.text(17.8, 58.4, Look::new(11.0, INK).bold().middle(), &good::name(city.center()));
    glyph::type_box(pen, -54.8, -54.6, 1.0, neom::tile::Type::Resource);
    pen.raw("</g>\n");
}

/// The side's neighbour, if it is on the board.
fn neighbour(at: Cell, side: Side) -> Option<Cell> {
    CellSet::just(at).step(side).first()
}

/// Stubs where roads lead to free ground, barriers where they cannot go on.
fn road_ends(pen: &mut Pen, city: &City) {
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
        "<path d=\"{data}\" stroke=\"{}\" stroke-width=\"19\"/><path d=\"{data}\" stroke=\"{}\" stroke-width=\"15\"/>",
        palette::KERB,
        palette::ROAD
    ));
}

/// What the place of a tile adds to it: whether it is cut off, what it is worth now, what it was set to make.
fn marks(pen: &mut Pen, table: &Table, seat: Seat) {
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
fn routes(pen: &mut Pen, table: &Table, seat: Seat) {
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
            (_, true) => "used",
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
        pen.text(x + way * 33.0, y + 40.0, Look::new(12.0, ink).bold().middle(), "trade");
        let word = if active { "open" } else { "closed" };
        pen.text(x + way * 33.0, y + 54.0, Look::new(12.0, ink).middle(), word);
    }
}

/// Where every good has its place; tokens lie on those the city produces.
fn goods(pen: &mut Pen, city: &City) {
    let (x, y) = (20.0, TRAY);
    tray(pen, [x, y, 336.0, HEIGHT - TRAY - 18.0]);
    for (row, (class, word)) in Class::ALL.into_iter().enumerate() {
        let middle = y + 30.0 + 43.0 * row as f64;
        let points = match class.points() {
            1 => "1 point".to_owned(),
            points => format!("{points} points"),
        };
        pen.text(x + 10.0, middle - 1.0, Look::new(11.0, INK).bold(), word);
        pen.text(x + 10.0, middle + 12.0, Look::new(10.0, SOFT_INK), &points);
        let of_class = Good::ALL.into_iter().map(|(good, _)| good).filter(|good| good.class() == class);
        for (place, of) in of_class.enumerate() {
            // Stars are wider than discs and squares.
            let step = if class == Class::Luxury { 40.0 } else { 31.4 };
            let at = x + 94.0 + step * place as f64;
            match city.goods().contains(of) {
                true => good::token(pen, at, middle, 1.42, of),
                false => good::ghost(pen, at, middle, 1.24, of),
            }
        }
    }
}

fn tray(pen: &mut Pen, [x, y, w, h]: [f64; 4]) {
    pen.rect([x, y, w, h], 12.0, "fill=\"#f7f1e2\" stroke=\"#c3c9a6\" stroke-width=\"1.4\"");
}

/// Unplaced Cornerstones and the pick of this turn.
fn aside(pen: &mut Pen, view: &NeomView<'_>, seat: Seat) {
    const SCALE: f64 = 0.74;
    let table = view.table();
    let own = view.viewer().seat() == Some(seat);
    let pick = table.pick(seat).or(view.choice().filter(|_| own));
    let stones = view.cornerstones(seat);
    let (x, y) = (364.0, TRAY);
    tray(pen, [x, y, WIDTH - x - 20.0, HEIGHT - TRAY - 18.0]);
    let step = 2.0 * HALF * SCALE + 6.0;
    let mut show = |place: usize, id: TileId, word: &str| {
        let at = x + 6.0 + step * (place as f64 + 0.5);
        tile::placed(pen, table.rules(), id, [at, y + 5.0 + HALF * SCALE, SCALE], "");
        tile::price_tag(pen, at, y + 117.0, 0.84, table.tile(id));
        if !word.is_empty() {
            pen.text(at, y + 140.0, Look::new(11.0, SOFT_INK).bold().middle(), word);
        }
    };
    for (place, &id) in stones.iter().take(3).enumerate() {
        show(place, id, "cornerstone");
    }
    if let Some(id) = pick {
        show(3, id, if own && table.pick(seat).is_none() { "secret choice" } else { "pick" });
    }
    for place in 0..4 {
        let missing = if place < 3 { stones.len() <= place } else { pick.is_none() };
        if missing {
            let at = x + 6.0 + step * (place as f64 + 0.5);
            let look = "fill=\"none\" stroke=\"#b9ae92\" stroke-width=\"1.3\" stroke-dasharray=\"6 5\"";
            pen.rect([at - 45.0, y + 9.0, 90.0, 90.0], 6.0, look);
            pen.raw("<g opacity=\".35\">");
            match place {
                3 => pen.text(at, y + 64.0, Look::new(28.0, SOFT_INK).bold().middle(), "?"),
                _ => glyph::keystone(pen, at, y + 54.0, 2.2),
            }
            pen.raw("</g>");
            let word = if place < 3 { "cornerstone" } else { "pick" };
            pen.text(at, y + 140.0, Look::new(11.0, SOFT_INK).bold().middle(), word);
        }
    }
}
