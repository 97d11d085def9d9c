//! The star track: sixteen spaces in a row, what they give and hold, and everybody's meeple above.

use crate::Reader;
use crate::sentence::list;
use crate::suburbia::svg::palette::{self, INK, SOFT_INK};
use crate::suburbia::svg::{glyph, seated};
use crate::svg::FONTS;
use crate::svg::chart::spread;
use crate::svg::pen::{Pen, Type, escape, n};
use game_core::Seat;
use suburbia::setup::MAX_SEATS;
use suburbia::stars::{LAST_SPACE, REWARDS, room_on};
use suburbia::table::{Phase, Table};
use suburbia::tile::Track;

/// How the star track is shown.
#[derive(Debug, Clone, Copy)]
pub struct StarLook<'a> {
    /// Who looks; the names are as given.
    pub reader: Reader<'a>,
    /// For narrow screens.
    pub narrow: bool,
}

/// Where the row of spaces begins and ends, from the top.
const BAR: [f64; 2] = [32.0, 49.0];
const EDGE: f64 = 14.0;

/// The star track as one `<svg class="stars">`, 1200 × 64, or 370 × 86 if it is narrow; nothing where stars are not
/// played.
///
/// Spaces are `<g class="space" data-space="5">`. Those that give something say what (`data-reward="income"`) and carry
/// it on a chip; those that hold only so many tokens have a ring for each, full ones for those that are taken. The
/// first and the last occupied space say what the end of the round gives and takes there (`class="first"`,
/// `class="last"`).
///
/// Meeples are `<g class="meeple seat-0" data-seat="0" data-stars="7">`, each with a thread to its disc. Discs of one
/// space lie on each other as the tokens do, and the meeple of the topmost stands furthest right: from right to left
/// they stand in the order of play of the next round.
pub fn star_track(table: &Table, look: &StarLook) -> String {
    if !table.plays().stars {
        return String::new();
    }
    let cast = seated(table, look.reader.names);
    let reader = Reader { names: &cast.names, ..look.reader };
    let row = Row { width: if look.narrow { 370.0 } else { 1200.0 }, narrow: look.narrow };
    let stars = |seat: Seat| table.tracks(seat).stars;
    let each = table.tokens().iter().map(|&seat| reader.name_with(seat, stars(seat).into()));
    let label = say!(reader.language, "board-stars", seats = list(reader.language, each));
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg class=\"stars{}\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" data-last=\"{LAST_SPACE}\" \
        font-family=\"{FONTS}\">\n",
        if row.narrow { " narrow" } else { "" },
        n(row.width),
        if row.narrow { 86 } else { 64 },
        escape(&label),
    ));
    pen.raw("<g class=\"star-sign\">");
    glyph::track(
        &mut pen,
        EDGE / 2.0 - 0.5,
        (BAR[0] + BAR[1]) / 2.0,
        1.1,
        Track::Stars,
        palette::track(Track::Stars),
    );
    pen.raw("</g>\n");
    for space in 0..=LAST_SPACE {
        let taken = table.all_seats().filter(|&seat| stars(seat) == space).count();
        draw_space(&mut pen, &row, space, taken);
    }
    round_end(&mut pen, &row, table);
    // From left to right, and on one space from the bottom of the stack to its top.
    let seats: Vec<Seat> = table.tokens().iter().rev().copied().collect();
    let spaces: Vec<f64> = seats.iter().map(|&seat| row.at(stars(seat))).collect();
    let places = spread(&spaces, 25.0, [EDGE, row.width - EDGE]);
    let mut below: Option<(u8, usize)> = None;
    for (&seat, stands) in seats.iter().zip(places) {
        let space = stars(seat);
        let level = below.filter(|&(last, _)| last == space).map_or(0, |(_, level)| level + 1);
        below = Some((space, level));
        meeple(&mut pen, &row, seat, cast.letter(seat), space, stands, level);
    }
    pen.raw("</svg>\n");
    pen.0
}

struct Row {
    width: f64,
    narrow: bool,
}

impl Row {
    fn step(&self) -> f64 {
        (self.width - 2.0 * EDGE) / f64::from(LAST_SPACE + 1)
    }

    /// The middle of a space.
    fn at(&self, space: u8) -> f64 {
        EDGE + self.step() * (f64::from(space) + 0.5)
    }
}

fn draw_space(pen: &mut Pen, row: &Row, space: u8, taken: usize) {
    let ([top, bottom], middle) = (BAR, row.at(space));
    let reward = REWARDS.into_iter().find(|&(at, _)| at == space).map(|(_, track)| track);
    let room = room_on(space);
    let (class, fill) = match reward {
        Some(_) => ("zone reward", "#ffe9a8"),
        None if room < MAX_SEATS => ("zone odd", "#e6d6b2"),
        None => ("zone", "#f1e6cd"),
    };
    let gives = reward.map_or_else(String::new, |track| format!(" data-reward=\"{}\"", track.word()));
    pen.raw(&format!("<g class=\"space\" data-space=\"{space}\"{gives}>"));
    let shape = [middle - row.step() / 2.0, top, row.step(), bottom - top];
    pen.rect(
        shape,
        2.0,
        &format!("class=\"{class} rule\" fill=\"{fill}\" stroke=\"#b8a67e\" stroke-width=\".8\""),
    );
    let few = room < MAX_SEATS;
    let number = Type::new(10.5, SOFT_INK).middle().class("soft-ink");
    let say_number = |pen: &mut Pen, x: f64| pen.text(x, bottom + 12.0, number, &space.to_string());
    match (reward, row.narrow) {
        // What it gives takes the place of its number: there is no room for both.
        (Some(track), true) => glyph::chip(pen, middle - 9.5, bottom + 8.5, 0.68, track, 1),
        (Some(track), false) => {
            say_number(pen, middle - 18.0);
            glyph::chip(pen, middle - 8.0, bottom + 8.5, 0.9, track, 1);
        }
        (None, _) => say_number(pen, if few && !row.narrow { middle - 16.0 } else { middle }),
    }
    if few {
        let (left, y, apart, radius) = match row.narrow {
            true => (middle - 2.4 * (room as f64 - 1.0), bottom + 19.0, 4.8, 1.7),
            false => (middle - 3.0, bottom + 8.3, 7.4, 2.7),
        };
        for place in 0..room {
            let class = if place < taken { "room taken" } else { "room" };
            let fill = if place < taken { INK } else { "none" };
            let look = format!("class=\"{class}\" fill=\"{fill}\" stroke=\"{SOFT_INK}\" stroke-width=\"1\"");
            pen.circle(left + apart * place as f64, y, radius, &look);
        }
    }
    pen.raw("</g>\n");
}

/// How much room a chip takes at the end of a round.
const CHIP: f64 = 27.0;

/// What the end of the round gives the first and takes from the last; nothing while all stand on one space, and once
/// there is no other round.
fn round_end(pen: &mut Pen, row: &Row, table: &Table) {
    let spaces = || table.all_seats().map(|seat| table.tracks(seat).stars);
    let (Some(first), Some(last)) = (spaces().max(), spaces().min()) else { return };
    if first == last || table.phase() == Phase::Over {
        return;
    }
    // On neighbouring spaces they would touch where there is little room.
    let apart = if row.narrow { CHIP } else { 0.0 };
    let places = spread(&[row.at(last), row.at(first)], apart, [CHIP / 2.0, row.width - CHIP / 2.0]);
    for ((class, amount), middle) in [("last", -1), ("first", 1)].into_iter().zip(places) {
        pen.raw(&format!("<g class=\"{class}\">"));
        let (x, y) = match row.narrow {
            true => (middle - 10.5, BAR[1] + 30.0),
            // Beside the discs.
            false => (middle + 10.0, (BAR[0] + BAR[1]) / 2.0),
        };
        let x = x.min(row.width - 24.0);
        glyph::chip(pen, x, y, if row.narrow { 0.8 } else { 0.84 }, Track::Population, amount);
        pen.raw("</g>\n");
    }
}

fn meeple(pen: &mut Pen, row: &Row, seat: Seat, letter: &str, space: u8, stands: f64, level: usize) {
    let colour = palette::seat(seat.index());
    let (middle, [top, bottom]) = (row.at(space), BAR);
    pen.raw(&format!("<g class=\"meeple seat-{0}\" data-seat=\"{0}\" data-stars=\"{space}\">", seat.index()));
    let disc = bottom - 4.0 - 2.8 * level as f64;
    if (stands - middle).abs() > 1.0 {
        pen.line([stands, top - 2.0, middle, disc], &format!("stroke=\"{colour}\" stroke-width=\"1.4\""));
    }
    pen.raw(&format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"6\" ry=\"2.8\" fill=\"{colour}\" stroke=\"#fff\" \
        stroke-width=\".9\"/>",
        n(middle),
        n(disc)
    ));
    glyph::meeple(pen, stands, top - 1.0, 1.2, colour, letter);
    pen.raw("</g>\n");
}
