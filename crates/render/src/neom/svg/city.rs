//! A city: whose it is and how it does, the board with its tiles, roads and trade routes, and beside it the goods,
//! the Cornerstones to come and the pick.

use super::board::{self, BOARD, STEP};
use super::palette::{self, GROUND, INCOME, INK, MONEY, POINTS, SOFT_INK};
use super::road::HALF;
use super::{glyph, good, seated, tile};
use crate::sentence::number;
use crate::svg::pen::{Pen, Type as Look, escape, fit, n};
use crate::svg::{Cast, ordinal};
use game_core::{Seat, View};
use neom::NeomView;
use neom::cell::SIDE;
use neom::city::City;
use neom::good::{Class, Good};
use neom::score::Standing;
use neom::table::{Phase, Table};
use neom::tile::TileId;

/// How wide a city is with all that belongs to it.
pub const WIDTH: f64 = 804.0;
/// How high it is.
pub const HEIGHT: f64 = 948.0;

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
    board::draw(&mut pen, table, seat);
    goods(&mut pen, table.city(seat));
    aside(&mut pen, view, seat);
    pen.close();
    pen.0
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
