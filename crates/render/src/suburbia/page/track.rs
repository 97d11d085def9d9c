//! The population track: cells in a row, red lines between them, and everybody's meeple above.

use crate::Reader;
use crate::sentence::list;
use crate::suburbia::svg::palette::{self, RED, SOFT_INK};
use crate::suburbia::svg::{glyph, seated};
use crate::svg::FONTS;
use crate::svg::chart::spread;
use crate::svg::pen::{Pen, Type, escape, n};
use game_core::Seat;
use suburbia::red_line;
use suburbia::table::Table;

/// How the population track is shown.
#[derive(Debug, Clone, Copy)]
pub struct TrackLook<'a> {
    /// Who looks; the names are as given.
    pub reader: Reader<'a>,
    /// Populations to show instead of those on the table, by seat: those of the final scoring, say.
    pub values: Option<&'a [i32]>,
    /// For narrow screens: only the stretch round the markers.
    pub narrow: bool,
}

/// Where the bar of cells begins and ends, from the top.
const BAR: [f64; 2] = [32.0, 49.0];
const HEIGHT: f64 = 64.0;

/// The population track as one `<svg class="population">`, 1200 × 64, or 370 × 64 if it is narrow.
///
/// The middle of the cell for so many people is `data-start` + `data-step` × people; its upper edge is at `data-bar`.
/// The bar changes its shade at every red line (`class="zone"`, `class="zone odd"`). Red lines are `<g class="red-line" data-after="14">`; meeples `<g class="meeple seat-0" data-seat="0"
/// data-population="12">`. Meeples that would cover each other stand side by side, each with a thread to its own cell.
pub fn population_track(table: &Table, look: &TrackLook) -> String {
    let cast = seated(table, look.reader.names);
    let reader = Reader { names: &cast.names, ..look.reader };
    let population = |seat: Seat| {
        let given = look.values.and_then(|values| values.get(seat.index()).copied());
        given.unwrap_or(table.tracks(seat).population)
    };
    let mut seats: Vec<Seat> = table.all_seats().collect();
    seats.sort_by_key(|&seat| (population(seat), seat));
    let lowest = seats.first().map_or(0, |&seat| population(seat));
    let highest = seats.last().map_or(0, |&seat| population(seat));
    let stretch = Stretch::of(lowest, highest, look.narrow);
    let each = seats.iter().map(|&seat| reader.name_with(seat, population(seat)));
    let label = say!(reader.language, "board-population", seats = list(reader.language, each));
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg class=\"population{}\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" data-first=\"{}\" \
        data-last=\"{}\" data-start=\"{}\" data-step=\"{}\" data-bar=\"{}\" font-family=\"{FONTS}\">\n",
        if look.narrow { " narrow" } else { "" },
        n(stretch.width),
        n(HEIGHT),
        escape(&label),
        stretch.first,
        stretch.last,
        n(stretch.at(0)),
        stretch.step(),
        n(BAR[0])
    ));
    bar(&mut pen, &stretch);
    let cells: Vec<f64> = seats.iter().map(|&seat| stretch.at(population(seat))).collect();
    let places = spread(&cells, 25.0, [EDGE, stretch.width - EDGE]);
    let mut below: Option<(i32, usize)> = None;
    for (&seat, stands) in seats.iter().zip(places) {
        let value = population(seat);
        let level = below.filter(|&(last, _)| last == value).map_or(0, |(_, level)| level + 1);
        below = Some((value, level));
        meeple(&mut pen, &stretch, seat, cast.letter(seat), value, stands, level);
    }
    pen.raw("</svg>\n");
    pen.0
}

/// The part of the track that is shown.
struct Stretch {
    first: i32,
    last: i32,
    width: f64,
}

const EDGE: f64 = 14.0;

impl Stretch {
    fn of(lowest: i32, highest: i32, narrow: bool) -> Stretch {
        if !narrow {
            let last = (highest + 6).max(50).div_euclid(10) * 10 + 10;
            return Stretch { first: 0, last, width: 1200.0 };
        }
        // Two red lines ahead of the leader.
        let ahead = red_line::place(red_line::behind(highest) + 1);
        let last = (ahead + 2).max(highest + 8);
        let first = (lowest - 3).min(last - 24).max(0);
        Stretch { first, last: last.max(first + 24), width: 370.0 }
    }

    fn step(&self) -> f64 {
        (self.width - 2.0 * EDGE) / f64::from(self.last - self.first + 1)
    }

    /// The middle of a cell.
    fn at(&self, value: i32) -> f64 {
        EDGE + self.step() * (f64::from(value - self.first) + 0.5)
    }
}

fn bar(pen: &mut Pen, stretch: &Stretch) {
    let [top, bottom] = BAR;
    let half = stretch.step() / 2.0;
    let lines: Vec<i32> = (stretch.first..stretch.last).filter(|&value| red_line::is_after(value)).collect();
    // The bar runs out of the picture where the track goes on.
    let begin = if stretch.first == 0 { EDGE } else { -EDGE };
    let end = stretch.width + EDGE;
    let mut left = begin;
    for &line in lines.iter().chain([&stretch.last]) {
        let right = if line == stretch.last { end } else { stretch.at(line) + half };
        let (class, fill) =
            if red_line::behind(line) % 2 == 0 { ("zone", "#f1e6cd") } else { ("zone odd", "#e6d6b2") };
        pen.rect([left, top, right - left, bottom - top], 0.0, &format!("class=\"{class}\" fill=\"{fill}\""));
        left = right;
    }
    for value in (stretch.first..stretch.last).filter(|value| !lines.contains(value)) {
        let x = stretch.at(value) + half;
        let deep = if value % 5 == 4 { 7.0 } else { 3.6 };
        pen.line([x, bottom - deep, x, bottom], "class=\"rule\" stroke=\"#b8a67e\" stroke-width=\".8\"");
    }
    let edge = "class=\"rule\" fill=\"none\" stroke=\"#b8a67e\" stroke-width=\"1\"";
    pen.rect([begin, top, end - begin, bottom - top], 3.0, edge);
    let mut taken: Vec<f64> = Vec::new();
    for &value in &lines {
        let x = stretch.at(value) + half;
        let free = taken.iter().all(|other| (other - x).abs() > if value < 100 { 17.0 } else { 22.0 });
        pen.raw(&format!("<g class=\"red-line\" data-after=\"{value}\">"));
        pen.line([x, top - 1.0, x, bottom + 2.0], &format!("stroke=\"{RED}\" stroke-width=\"2.6\""));
        if free {
            pen.text(x, bottom + 12.0, Type::new(10.5, RED).bold().middle(), &value.to_string());
            taken.push(x);
        }
        pen.raw("</g>\n");
    }
    for value in (stretch.first..=stretch.last).filter(|value| value % 10 == 0) {
        let x = stretch.at(value);
        let inside = x > 6.0 && x < stretch.width - 10.0;
        if inside && taken.iter().all(|other| (other - x).abs() > 20.0) {
            let scale = Type::new(10.5, SOFT_INK).middle().class("soft-ink");
            pen.text(x, bottom + 12.0, scale, &value.to_string());
        }
    }
}

fn meeple(pen: &mut Pen, stretch: &Stretch, seat: Seat, letter: &str, value: i32, stands: f64, level: usize) {
    let colour = palette::seat(seat.index());
    let (cell, [top, bottom]) = (stretch.at(value), BAR);
    pen.raw(&format!(
        "<g class=\"meeple seat-{0}\" data-seat=\"{0}\" data-population=\"{value}\">",
        seat.index()
    ));
    // Discs of the same cell lie on each other.
    let disc = bottom - 4.5 - 3.0 * level as f64;
    if (stands - cell).abs() > 1.0 {
        pen.line([stands, top - 2.0, cell, disc], &format!("stroke=\"{colour}\" stroke-width=\"1.4\""));
    }
    pen.raw(&format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"5.4\" ry=\"3\" fill=\"{colour}\" stroke=\"#fff\" \
        stroke-width=\".9\"/>",
        n(cell),
        n(disc)
    ));
    glyph::meeple(pen, stands, top - 1.0, 1.2, colour, letter);
    pen.raw("</g>\n");
}
