//! A border: a strip of land along a row of tiles, or a lake made of it.

use super::hexagon::{HALF, SIZE, centre, joined};
use super::palette::{self, INK};
use super::{glyph, sentence, tile};
use crate::svg::pen::{Pen, Type, escape, n, outline, width};
use crate::text::Language;
use suburbia::hex::BorderPlace;
use suburbia::rules::Rules;
use suburbia::tile::{KindId, Line, TileKind};

/// The ground of a border, and its edge.
const SAND: &str = "#ead9b0";
const SAND_EDGE: &str = "#6b4f2a";

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

/// A border or border lake where it lies, with gates to its corner cells and, for a border, what it does.
pub(crate) fn laid(pen: &mut Pen, language: Language, rules: &Rules, kind: KindId, place: BorderPlace) {
    let of = rules.kind(kind);
    let lake = kind == KindId::LAKE;
    let (fill, edge) =
        if lake { (palette::hue(None).middle, palette::hue(None).dark) } else { (SAND, SAND_EDGE) };
    pen.raw(&format!(
        "<g class=\"border\" data-at=\"{place}\"><title>{}</title><path d=\"{}\" fill=\"{fill}\" stroke=\"{edge}\" \
        stroke-width=\"4\" stroke-linejoin=\"round\"/>",
        escape(&tile::title(language, rules, kind)),
        shape(place, 5.0)
    ));
    gates(pen, place, edge);
    let ((x, y), angle) = axis(place);
    pen.raw(&format!("<g transform=\"translate({} {}) rotate({})\">", n(x), n(y), n(angle)));
    if lake {
        waves(pen);
        let ink = Type::new(15.0, "#0f3d54").bold().middle();
        pen.text(0.0, 5.0, ink, &sentence::tile_name(language, of));
    } else {
        text(pen, language, rules, of);
    }
    pen.raw("</g></g>\n");
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

/// Cost, name, gains, lines and stars in one strip around the origin.
fn text(pen: &mut Pen, language: Language, rules: &Rules, kind: &TileKind) {
    glyph::coin(pen, -196.0, 0.0, 15.0, kind.cost.into());
    let name = sentence::tile_name(language, kind);
    pen.text(0.0, -11.0, Type::new(17.0, INK).bold().middle(), &name);
    if kind.stars > 0 {
        let stars = "★".repeat(kind.stars.into());
        pen.text(190.0, 6.0, Type::new(17.0, "#7a5200").bold().middle(), &stars);
    }
    signs(pen, language, rules, kind, 14.0, 1.35, 330.0);
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

/// A border as small as it gets: a strip of land.
pub(crate) fn mini(pen: &mut Pen) {
    let edge = format!("fill=\"{SAND}\" stroke=\"{SAND_EDGE}\" stroke-width=\"6\"");
    pen.rect([-SIZE + 5.0, -HALF * 0.42, 2.0 * SIZE - 10.0, HALF * 0.84], 14.0, &edge);
    let dots = format!("fill=\"{SAND_EDGE}\"");
    for x in [-36.0, -12.0, 12.0, 36.0] {
        pen.circle(x, HALF * 0.42 - 8.0, 6.0, &dots);
    }
}

/// A border that does not lie anywhere yet, as wide as a tile.
pub(crate) fn card(pen: &mut Pen, language: Language, rules: &Rules, kind: KindId) {
    let of = rules.kind(kind);
    let edge = format!("fill=\"{SAND}\" stroke=\"{SAND_EDGE}\" stroke-width=\"2.4\"");
    pen.rect([-SIZE + 2.0, -HALF * 0.62, 2.0 * SIZE - 4.0, HALF * 1.24], 10.0, &edge);
    glyph::coin(pen, -SIZE + 17.0, -HALF * 0.62 + 13.0, 11.0, of.cost.into());
    let name = sentence::tile_name(language, of);
    let size = (11.0 * 108.0 / width(&name, 11.0).max(1.0)).clamp(7.0, 11.0);
    pen.text(0.0, 3.0, Type::new(size, INK).bold().middle(), &name);
    if of.stars > 0 {
        let stars = "★".repeat(of.stars.into());
        pen.text(SIZE - 10.0, -HALF * 0.62 + 17.0, Type::new(12.0, "#7a5200").bold().end(), &stars);
    }
    signs(pen, language, rules, of, 20.0, 1.0, 112.0);
}
