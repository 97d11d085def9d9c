//! The population track: cells in a row, red lines between them, and everybody's meeple above.

use crate::suburbia::svg::palette::{self, INK, RED};
use crate::suburbia::svg::{glyph, seated};
use crate::svg::FONTS;
use crate::svg::pen::{Pen, Type, escape, n};
use game_core::Seat;
use suburbia::red_line;
use suburbia::table::Table;

/// How the population track is shown.
#[derive(Debug, Clone, Copy, Default)]
pub struct TrackLook<'a> {
    /// Everybody's names, as given.
    pub names: &'a [String],
    /// Populations to show instead of those on the table, by seat: those of the final scoring, say.
    pub values: Option<&'a [i32]>,
    /// For narrow screens: only the stretch round the markers.
    pub narrow: bool,
    /// What the whole piece is called for those who do not see it; a plain English one if it is empty.
    pub label: &'a str,
}

/// Where the bar of cells begins and ends, from the top.
const BAR: [f64; 2] = [34.0, 50.0];
const HEIGHT: f64 = 64.0;

/// The population track as one `<svg class="population">`, 1200 × 64, or 370 × 64 if it is narrow.
///
/// Red lines are `<g class="red-line" data-after="14">`; meeples `<g class="meeple seat-0" data-seat="0"
/// data-population="12">`. Meeples that would cover each other stand side by side, each with a thread to its own cell.
pub fn population_track(table: &Table, look: &TrackLook) -> String {
    let cast = seated(table, look.names);
    let population = |seat: Seat| {
        let given = look.values.and_then(|values| values.get(seat.index()).copied());
        given.unwrap_or(table.tracks(seat).population)
    };
    let mut seats: Vec<Seat> = table.all_seats().collect();
    seats.sort_by_key(|&seat| (population(seat), seat));
    let lowest = seats.first().map_or(0, |&seat| population(seat));
    let highest = seats.last().map_or(0, |&seat| population(seat));
    let stretch = Stretch::of(lowest, highest, look.narrow);
    let label = match look.label {
        "" => {
            let each: Vec<String> =
                seats.iter().map(|&seat| format!("{} {}", cast.name(seat), population(seat))).collect();
            format!("Population: {}", each.join(", "))
        }
        label => label.to_owned(),
    };
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg class=\"population{}\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" data-first=\"{}\" \
        data-last=\"{}\" font-family=\"{FONTS}\">\n",
        if look.narrow { " narrow" } else { "" },
        n(stretch.width),
        n(HEIGHT),
        escape(&label),
        stretch.first,
        stretch.last
    ));
    bar(&mut pen, &stretch);
    let spread =
        spread(&seats.iter().map(|&seat| stretch.at(population(seat))).collect::<Vec<_>>(), stretch.width);
    let mut below: Option<(i32, usize)> = None;
    for (&seat, stands) in seats.iter().zip(spread) {
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
    let step = stretch.step();
    let look = "class=\"paper\" fill=\"#ecdfc3\" stroke=\"#b8a67e\" stroke-width=\"1\"";
    pen.rect([EDGE, top, stretch.width - 2.0 * EDGE, bottom - top], 5.0, look);
    for value in stretch.first..=stretch.last {
        let right = stretch.at(value) + step / 2.0;
        if value < stretch.last && !red_line::is_after(value) {
            let deep = if value % 10 == 9 { 16.0 } else { 5.0 };
            pen.line(
                [right, bottom - deep, right, bottom],
                "class=\"rule\" stroke=\"#b8a67e\" stroke-width=\".8\"",
            );
        }
        if value % 10 == 0 {
            let type_ = Type::new(11.0, INK).bold().middle().class("ink");
            pen.text(stretch.at(value), top + 12.0, type_, &value.to_string());
        }
    }
    for value in (stretch.first..stretch.last).filter(|&value| red_line::is_after(value)) {
        let x = stretch.at(value) + step / 2.0;
        pen.raw(&format!("<g class=\"red-line\" data-after=\"{value}\">"));
        glyph::red_line(pen, x, top - 2.0, bottom + 3.0);
        pen.text(x, bottom + 12.0, Type::new(9.5, RED).bold().middle(), &value.to_string());
        pen.raw("</g>");
    }
}

/// Where meeples stand that must not cover each other: as near to their cells as there is room.
fn spread(wanted: &[f64], width: f64) -> Vec<f64> {
    const APART: f64 = 25.0;
    let mut at = wanted.to_vec();
    for _ in 0..60 {
        for right in 1..at.len() {
            let lack = APART - (at[right] - at[right - 1]);
            if lack > 0.0 {
                at[right - 1] -= lack / 2.0;
                at[right] += lack / 2.0;
            }
        }
        for x in &mut at {
            *x = x.clamp(EDGE, width - EDGE);
        }
    }
    at
}

fn meeple(pen: &mut Pen, stretch: &Stretch, seat: Seat, letter: &str, value: i32, stands: f64, level: usize) {
    let colour = palette::seat(seat.index());
    let (cell, [top, _]) = (stretch.at(value), BAR);
    pen.raw(&format!(
        "<g class=\"meeple seat-{0}\" data-seat=\"{0}\" data-population=\"{value}\">",
        seat.index()
    ));
    let chip = top + 12.5 - 3.4 * level as f64;
    if (stands - cell).abs() > 1.0 {
        pen.line([stands, top - 2.0, cell, chip], &format!("stroke=\"{colour}\" stroke-width=\"1.4\""));
    }
    pen.circle(cell, chip, 3.6, &format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1\""));
    glyph::meeple(pen, stands, top - 1.0, 1.2, colour, letter);
    pen.raw("</g>\n");
}
