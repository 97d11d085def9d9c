//! A border: a strip of land along a row of tiles, or a lake made of it.

use super::hexagon::{HALF, SIZE, centre, joined};
use super::palette::{self, FACE_INK, FACE_STAR, WATER_INK};
use super::{art, glyph, sentence, tile};
use crate::svg::land::shape::{oval, rounded};
use crate::svg::land::tones;
use crate::svg::pen::{Pen, Type, escape, n, outline, width};
use crate::text::Language;
use suburbia::hex::BorderPlace;
use suburbia::rules::Rules;
use suburbia::tile::{KindId, Line, TileKind};

/// The ground of a border, and its edge.
const SAND: &str = tones::SAND.day();
const SAND_EDGE: &str = "#6b4f2a";
/// The sky of its picture, and the ground the picture stands on.
const SKY: &str = tones::AIR.day();
const FLOOR: &str = tones::STRIP.day();

/// From the middle of a border to the middle of its cells at both ends.
const REACH: f64 = 4.0 * HALF;

/// The outline of the cells that a border takes.
pub(crate) fn shape(place: BorderPlace, inset: f64) -> String {
    outline(joined(&place.body(), inset).into_iter())
}

/// The middle of a border, and the angle at which its text is read.
pub(crate) fn axis(place: BorderPlace) -> ((f64, f64), f64) {
    let body = place.body();
    let ((x, y), (ex, ey)) = (centre(body[0]), centre(body[4]));
    let angle = (ey - y).atan2(ex - x).to_degrees();
    let upright = if angle > 90.0 || angle <= -90.0 { angle - 180.0_f64.copysign(angle) } else { angle };
    (centre(body[2]), upright)
}

/// Where an investment marker lies: at the end that has the price, under it.
pub(crate) fn marker(place: BorderPlace) -> (f64, f64) {
    let ((x, y), angle) = axis(place);
    let (sin, cos) = angle.to_radians().sin_cos();
    (x + REACH * cos, y + REACH * sin + 34.0)
}

/// A border or border lake where it lies, with gates to its corner cells and, for a border, what it does. A lake that
/// is `on_water` has its water already: it is part of the land.
pub(crate) fn laid(
    pen: &mut Pen,
    language: Language,
    rules: &Rules,
    kind: KindId,
    place: BorderPlace,
    on_water: bool,
) {
    let of = rules.kind(kind);
    let lake = kind == KindId::LAKE;
    let title = escape(&tile::title(language, rules, kind));
    pen.raw(&format!("<g class=\"border\" data-at=\"{place}\"><title>{title}</title>"));
    let soft = |inset: f64| rounded(&joined(&place.body(), inset), 8.0);
    if lake {
        // What is not seen can still be pointed at.
        let opaque = if on_water { "0" } else { "1" };
        let colours = format!("fill=\"{}\" fill-opacity=\"{opaque}\"", palette::hue(None).middle);
        pen.raw(&format!("<path d=\"{}\" {colours}/>", soft(9.0)));
        gates(pen, place, if on_water { SAND } else { palette::hue(None).dark });
    } else {
        let [pavement, ground] = [soft(3.2), soft(4.8)];
        pen.raw(&format!(
            "<path d=\"{pavement}\" transform=\"translate(.8 2.8)\" fill=\"#2a2416\" opacity=\".3\"/>\
            <path d=\"{pavement}\" fill=\"{}\"/><path d=\"{ground}\" fill=\"{SAND}\"/>",
            tones::KERB.day()
        ));
        hedges(pen, place);
        gates(pen, place, SAND_EDGE);
    }
    let ((x, y), angle) = axis(place);
    pen.raw(&format!("<g transform=\"translate({} {}) rotate({})\">", n(x), n(y), n(angle)));
    if lake {
        if !on_water {
            waves(pen);
        }
        let ink = Type::new(15.0, WATER_INK).bold().middle();
        pen.text(0.0, 5.0, ink, &sentence::tile_name(language, of));
    } else {
        let name = sentence::tile_name(language, of);
        pen.text(0.0, -8.0, Type::new(16.5, FACE_INK).bold().middle(), &name);
        signs(pen, language, rules, of, 12.5, 1.25, 330.0);
        ends(pen, of, angle);
    }
    pen.raw("</g></g>\n");
}

/// Bushes along the outer edge, away from what is written.
fn hedges(pen: &mut Pen, place: BorderPlace) {
    let (body, corners) = (place.body(), place.corners());
    let mut data = String::new();
    for index in 0..4 {
        let ((ax, ay), (bx, by)) = (centre(body[index]), centre(body[index + 1]));
        let ((mx, my), (cx, cy)) = (((ax + bx) / 2.0, (ay + by) / 2.0), centre(corners[index]));
        let length = (mx - cx).hypot(my - cy).max(1.0);
        let at = |far: f64| (mx + (mx - cx) / length * far, my + (my - cy) / length * far);
        let (x, y) = at(13.0);
        for (dx, dy, size) in [(-8.0, 2.0, 4.2), (0.0, -1.0, 5.4), (8.0, 2.0, 4.4)] {
            oval(&mut data, x + dx, y + dy, size, size * 0.8);
        }
    }
    pen.raw(&format!("<path d=\"{data}\" fill=\"{}\"/>", tones::LEAF.day()));
}

/// The picture at one end of a border and its price and stars at the other, upright however it lies.
fn ends(pen: &mut Pen, kind: &TileKind, angle: f64) {
    let upright = |pen: &mut Pen, x: f64| {
        pen.raw(&format!("<g transform=\"translate({} 0) rotate({})\">", n(x), n(-angle)));
    };
    upright(pen, -REACH);
    // Ground for the picture alone, so that it is no tile of a borough.
    pen.raw(&format!("<ellipse cx=\"0\" cy=\"26\" rx=\"39\" ry=\"8\" fill=\"{FLOOR}\"/>"));
    pen.open_at(0.0, 26.0, 1.5);
    art::draw(pen, kind);
    pen.raw("</g></g>");
    upright(pen, REACH);
    glyph::coin(pen, 0.0, if kind.stars > 0 { -18.0 } else { -7.0 }, 17.0, kind.cost.into());
    if kind.stars > 0 {
        let stars = "★".repeat(kind.stars.into());
        pen.text(0.0, 17.0, Type::new(17.0, FACE_STAR).bold().middle(), &stars);
    }
    pen.raw("</g>");
}

/// A small bridge to each corner cell.
fn gates(pen: &mut Pen, place: BorderPlace, colour: &str) {
    let (corners, body) = (place.corners(), place.body());
    for (index, corner) in corners.into_iter().enumerate() {
        let ((ax, ay), (bx, by)) = (centre(body[index]), centre(body[index + 1]));
        let ((mx, my), (cx, cy)) = (((ax + bx) / 2.0, (ay + by) / 2.0), centre(corner));
        // The corner of the cell between the two body cells it touches.
        let reach = (SIZE - 6.0) / (cx - mx).hypot(cy - my);
        pen.circle(cx + (mx - cx) * reach, cy + (my - cy) * reach, 5.0, &format!("fill=\"{colour}\""));
    }
}

fn waves(pen: &mut Pen) {
    for x in [-190.0, -100.0, 100.0, 190.0] {
        pen.raw(&format!(
            "<path fill=\"none\" stroke=\"#fff\" stroke-width=\"3\" stroke-linecap=\"round\" \
            d=\"M{} 0q6-7 12 0t12 0t12 0\"/>",
            n(x - 18.0)
        ));
    }
}

/// The gains and lines of a border beside each other, centred.
pub(crate) fn signs(
    pen: &mut Pen,
    language: Language,
    rules: &Rules,
    kind: &TileKind,
    y: f64,
    most: f64,
    room: f64,
) {
    const GAP: f64 = 9.0;
    let rows: Vec<&[Line]> =
        kind.lines.chunk_by(|a, b| (a.scope, a.matches) == (b.scope, b.matches)).collect();
    let gains: f64 = kind.now.parts().map(|(track, by)| glyph::chip_width(track, by) + GAP).sum();
    let lines: f64 = rows.iter().map(|row| tile::row_width(language, rules, row) + GAP).sum();
    let wide = (gains + lines - GAP).max(1.0);
    let scale = (room / wide).min(most);
    pen.open_at(-wide * scale / 2.0, y, scale);
    let mut x = 0.0;
    for (track, by) in kind.now.parts() {
        glyph::chip(pen, x, 0.0, 1.0, track, by);
        x += glyph::chip_width(track, by) + GAP;
    }
    for row in rows {
        pen.open_at(x, 0.0, 1.0);
        tile::draw_row(pen, language, rules, row);
        pen.raw("</g>");
        x += tile::row_width(language, rules, row) + GAP;
    }
    pen.raw("</g>");
}

/// Top and bottom of a card around the origin, and where its picture ends and its text begins.
const CARD: [f64; 3] = [-HALF * 0.86, HALF * 0.62, -8.0];

/// A border that does not lie anywhere yet, as wide as a tile: its picture above what it says.
pub(crate) fn card(pen: &mut Pen, language: Language, rules: &Rules, kind: KindId) {
    let of = rules.kind(kind);
    let [top, bottom, ground] = CARD;
    let (left, wide) = (-SIZE + 2.0, 2.0 * SIZE - 4.0);
    pen.rect([left, top, wide, bottom - top], 10.0, &format!("fill=\"{SKY}\""));
    pen.rect([left, ground - 8.0, wide, 8.0], 0.0, &format!("fill=\"{FLOOR}\""));
    let round = n(bottom - ground - 10.0);
    pen.raw(&format!(
        "<path fill=\"{SAND}\" d=\"M{} {}h{w}v{round}a10 10 0 0 1-10 10h-{}a10 10 0 0 1-10-10Z\"/>",
        n(left),
        n(ground),
        n(wide - 20.0),
        w = n(wide)
    ));
    pen.open_at(0.0, ground - 2.4, 0.92);
    art::draw(pen, of);
    pen.raw("</g>");
    let edge = format!("fill=\"none\" stroke=\"{SAND_EDGE}\" stroke-width=\"2.4\"");
    pen.rect([left, top, wide, bottom - top], 10.0, &edge);
    glyph::coin(pen, left + 15.0, top + 15.0, 11.0, of.cost.into());
    let name = sentence::tile_name(language, of);
    let size = (11.0 * 108.0 / width(&name, 11.0).max(1.0)).clamp(7.0, 11.0);
    pen.text(0.0, 4.0, Type::new(size, FACE_INK).bold().middle(), &name);
    if of.stars > 0 {
        let stars = "★".repeat(of.stars.into());
        pen.text(SIZE - 7.0, top + 17.0, Type::new(12.0, FACE_STAR).bold().end(), &stars);
        if of.lines.is_empty() && of.now.parts().next().is_none() {
            pen.text(0.0, 26.0, Type::new(17.0, FACE_STAR).bold().middle(), &stars);
        }
    }
    signs(pen, language, rules, of, 20.5, 1.0, 112.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::hex::{Direction, hex};

    #[test]
    fn picture_and_price_stand_on_the_cells_at_the_ends_in_every_direction() {
        for direction in Direction::ALL {
            let place = BorderPlace { at: hex(1, -2), direction };
            let [first, .., last] = place.body().map(centre);
            let ((x, y), angle) = axis(place);
            let (sin, cos) = angle.to_radians().sin_cos();
            let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) < 1.0;
            let (picture, price) = ((x - REACH * cos, y - REACH * sin), (x + REACH * cos, y + REACH * sin));
            let ends = if near(first, picture) { (first, last) } else { (last, first) };
            assert!(near(ends.0, picture) && near(ends.1, price), "{direction:?}");
            assert!((-90.0..=90.0).contains(&angle), "{direction:?}: nothing is upside down");
            let (mx, my) = marker(place);
            assert!(near((mx, my - 34.0), price), "{direction:?}");
        }
    }
}
