//! The sign before a town: whose it is and how it did.

use super::town::{Place, Town};
use crate::svg::glyph::MEEPLE;
use crate::svg::palette::{self, INK, PAPER, SOFT_INK};
use crate::svg::pen::{Pen, Type, fit, n, width};

/// How wide a sign may be.
const MOST: f64 = 250.0;

pub(super) fn draw(pen: &mut Pen, town: &Town, place: Place) {
    let colour = palette::seat(town.seat);
    let name = fit(&town.name, 17.0, MOST - 62.0);
    let line = fit(&town.line, 13.0, MOST - 62.0);
    let wide = (width(&name, 17.0).max(width(&line, 13.0)) + 58.0).clamp(130.0, MOST);
    let (x, y) = (place.x - wide / 2.0, place.front + 5.0);
    pen.raw(&format!("<g class=\"sign\" data-seat=\"{}\">", town.seat));
    for post in [0.22, 0.78] {
        pen.rect([place.x - wide / 2.0 + wide * post, y + 30.0, 6.0, 22.0], 1.0, "fill=\"#6b4b2f\"");
    }
    pen.rect([x + 2.0, y + 4.0, wide, 42.0], 9.0, "fill=\"#14202b\" opacity=\".28\"");
    let edge = if town.first { "#e3a008" } else { colour };
    let look = format!(
        "fill=\"{PAPER}\" stroke=\"{edge}\" stroke-width=\"{}\"",
        if town.first { "3.6" } else { "2.6" }
    );
    pen.rect([x, y, wide, 42.0], 9.0, &look);
    pen.raw(&format!(
        "<path d=\"M{} {}h31v39h-31a7.4 7.4 0 0 1-7.4-7.4v-24.2a7.4 7.4 0 0 1 7.4-7.4Z\" fill=\"{colour}\"/>",
        n(x + 8.9),
        n(y + 1.5)
    ));
    pen.open_at(x + 21.0, y + 34.0, 1.1);
    pen.raw(&format!("<path d=\"{MEEPLE}\" fill=\"#fff\"/></g>"));
    pen.text(x + 21.0, y + 29.0, Type::new(11.0, INK).bold().middle(), &town.letter);
    let text = x + 47.0;
    if line.is_empty() {
        pen.text(text, y + 27.0, Type::new(17.0, INK).bold(), &name);
    } else {
        pen.text(text, y + 19.0, Type::new(17.0, INK).bold(), &name);
        pen.text(text, y + 35.0, Type::new(13.0, SOFT_INK).bold(), &line);
    }
    if town.first {
        crown(pen, x + wide - 4.0, y - 2.0);
    }
    pen.close();
}

/// A crown on the corner of the sign.
fn crown(pen: &mut Pen, x: f64, y: f64) {
    pen.open_at(x, y, 1.0);
    pen.raw(
        "<path d=\"M-15 8L-18-9l8 6L-1-14l8 11l8-6L12 8Z\" transform=\"rotate(14)\" fill=\"#ffcf3f\" \
        stroke=\"#7a5200\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>",
    );
    pen.close();
}
