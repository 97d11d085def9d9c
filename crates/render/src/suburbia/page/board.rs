//! The borough board: whose borough it is, and how it does.

use super::Look;
use crate::sentence::number;
use crate::suburbia::svg::hexagon::HALF;
use crate::suburbia::svg::{glyph, land, palette};
use crate::svg::Cast;
use crate::svg::glyph::MEEPLE;
use crate::svg::land::tones::TRUNK;
use crate::svg::land::{Brush, Season};
use crate::svg::pen::{Pen, Type, fit, n};
use game_core::Seat;
use suburbia::table::Table;
use suburbia::tile::Track;

/// The middle of the strip between the lobes of the board.
const MIDDLE: f64 = -2.0 * HALF;

/// The board as a `<g class="board">`.
pub(super) fn board(pen: &mut Pen, table: &Table, id: &str, cast: &Cast, seat: Seat, look: &Look) {
    let colour = palette::seat(seat.index());
    pen.raw(&format!("<g class=\"board\" id=\"{id}-board\">"));
    land::park(pen, colour, seat.index(), Brush { season: Season::Spring, file: look.sprite.first() });
    if look.small {
        glyph::meeple(pen, 0.0, MIDDLE + 36.0, 3.4, colour, cast.letter(seat));
    } else {
        plaque(pen, cast, seat, colour, look.status);
        values(pen, table, seat);
    }
    pen.close();
}

/// Where the plaque and the values begin.
const LEFT: [f64; 2] = [-304.0, -52.0];

/// The name on the seat's colour: the sign at the entrance of a town.
fn plaque(pen: &mut Pen, cast: &Cast, seat: Seat, colour: &'static str, status: &str) {
    let [left, right] = LEFT;
    let wide = right - left - 10.0;
    pen.raw(&format!(
        "<path d=\"M{} {y}v50M{} {y}v50\" stroke=\"{}\" stroke-width=\"6\" stroke-linecap=\"round\"/>",
        n(left + 26.0),
        n(left + wide - 26.0),
        TRUNK.day(),
        y = n(MIDDLE),
    ));
    let sign = format!("class=\"plaque\" fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"3\"");
    pen.rect([left, MIDDLE - 30.0, wide, 60.0], 9.0, &sign);
    pen.open_at(left + 30.0, MIDDLE + 22.0, 1.9);
    pen.raw(&format!("<path d=\"{MEEPLE}\" fill=\"#fff\"/>"));
    pen.text(0.0, -5.6, Type::new(8.5, colour).bold().middle(), cast.letter(seat));
    pen.raw("</g>");
    let room = wide - 72.0;
    // A long name is better small than cut.
    let name = cast.name(seat);
    let size = (24.0 * room / crate::svg::pen::width(name, 24.0).max(1.0)).clamp(16.0, 24.0);
    let at = if status.is_empty() { MIDDLE + size * 0.35 } else { MIDDLE - 1.0 };
    pen.text(left + 60.0, at, Type::new(size, "#fff").bold(), &fit(name, size, room));
    if !status.is_empty() {
        let line = Type::new(14.0, "#fff");
        pen.text(left + 60.0, MIDDLE + 19.0, line, &fit(status, 14.0, room));
    }
}

/// The four tracks and the markers left.
fn values(pen: &mut Pen, table: &Table, seat: Seat) {
    let tracks = table.tracks(seat);
    let all = [
        (Track::Money, format!("${}", tracks.money)),
        (Track::Income, number(tracks.income.into())),
        (Track::Reputation, number(tracks.reputation.into())),
        (Track::Population, tracks.population.to_string()),
    ];
    const STEP: f64 = 73.0;
    for (index, (track, value)) in all.into_iter().enumerate() {
        let x = LEFT[1] + STEP * index as f64;
        pen.raw(&format!("<g class=\"value\" data-track=\"{}\">", track.word()));
        pen.rect([x, MIDDLE - 21.0, STEP - 5.0, 42.0], 10.0, &format!("fill=\"{}\"", palette::track(track)));
        let money = track == Track::Money;
        if !money {
            glyph::track(pen, x + 15.0, MIDDLE, 1.6, track, "#fff");
        }
        let at = x + if money { 34.0 } else { 44.0 };
        pen.text(at, MIDDLE + 8.0, Type::new(22.0, "#fff").bold().middle(), &value);
        pen.raw("</g>");
    }
    let all = usize::from(table.rules().start().markers).min(4);
    pen.raw("<g class=\"value\" data-track=\"markers\">");
    for index in 0..all {
        let x = LEFT[1] + 4.0 * STEP + 35.0 + 22.0 * (index as f64 - (all as f64 - 1.0) / 2.0);
        if index < usize::from(tracks.markers) {
            glyph::marker(pen, x, MIDDLE, 10.0, palette::seat(seat.index()));
        } else {
            let spent = "class=\"rule\" fill=\"none\" stroke=\"#b8a67e\" stroke-width=\"1.4\" \
                stroke-dasharray=\"2.4 2\"";
            pen.circle(x, MIDDLE, 8.6, spent);
        }
    }
    pen.raw("</g>");
}
