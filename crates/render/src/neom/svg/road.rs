//! Roads on tiles. A street grid: on every tile roads meet at the same point, low and to the left, so that they join
//! with those of its neighbours and leave a block free for what stands there.

use super::palette::{KERB, ROAD};
use crate::svg::pen::{Pen, n};
use neom::cell::Side;

/// Half the side of a tile's cell.
pub const HALF: f64 = 66.0;
/// Where the roads of a tile meet.
pub(crate) const CROSS: (f64, f64) = (-37.0, 36.0);
/// How wide a road is, without kerbs.
const WIDE: f64 = 15.0;

/// Whether a tile with these roads has one to a side.
pub(crate) fn has(roads: u8, side: Side) -> bool {
    roads & (1 << side as u8) != 0
}

/// Where the road to a side leaves the tile.
pub(crate) fn end(side: Side) -> (f64, f64) {
    let (x, y) = CROSS;
    match side {
        Side::North => (x, -HALF),
        Side::East => (HALF, y),
        Side::South => (x, HALF),
        Side::West => (-HALF, y),
    }
}

/// The roads of a tile, around its middle.
pub(crate) fn draw(pen: &mut Pen, roads: u8) {
    let sides: Vec<Side> =
        Side::ALL.into_iter().map(|(side, _)| side).filter(|&side| has(roads, side)).collect();
    if sides.is_empty() {
        return;
    }
    let (cx, cy) = CROSS;
    let data: String = sides
        .iter()
        .map(|&side| {
            let (x, y) = end(side);
            format!("M{} {}L{} {}", n(cx), n(cy), n(x), n(y))
        })
        .collect();
    // A single road ends in a turning place.
    let round = if sides.len() == 1 { 11.0 } else { WIDE / 2.0 };
    pen.circle(cx, cy, round + 2.0, &format!("fill=\"{KERB}\""));
    pen.raw(&format!("<path d=\"{data}\" stroke=\"{KERB}\" stroke-width=\"{}\"/>", n(WIDE + 4.0)));
    pen.circle(cx, cy, round, &format!("fill=\"{ROAD}\""));
    pen.raw(&format!("<path d=\"{data}\" stroke=\"{ROAD}\" stroke-width=\"{}\"/>", n(WIDE)));
    pen.raw("<g fill=\"none\" stroke=\"#fff\" stroke-width=\"1.3\" stroke-dasharray=\"5 4\">");
    for side in sides {
        // Marks begin at the edge, so that they go on evenly beyond it, and leave the crossing free.
        let (x, y) = end(side);
        let (dx, dy) = ((cx - x).signum() * f64::from(x != cx), (cy - y).signum() * f64::from(y != cy));
        let long = (cx - x).abs() + (cy - y).abs() - WIDE / 2.0 - 1.0;
        pen.raw(&format!(
            "<path d=\"M{} {}L{} {}\" stroke-dashoffset=\"-2\"/>",
            n(x),
            n(y),
            n(x + dx * long),
            n(y + dy * long)
        ));
    }
    pen.raw("</g>");
}

/// What closes a road that does not go on: a barrier at its end.
pub(crate) fn barrier(pen: &mut Pen, x: f64, y: f64, side: Side) {
    let (ex, ey) = end(side);
    let turn = if matches!(side, Side::North | Side::South) { 0 } else { 90 };
    let (inx, iny) = match side {
        Side::North => (0.0, 3.4),
        Side::South => (0.0, -3.4),
        Side::East => (-3.4, 0.0),
        Side::West => (3.4, 0.0),
    };
    pen.raw(&format!(
        "<g transform=\"translate({} {}) rotate({turn})\"><rect x=\"-8\" y=\"-2.1\" width=\"16\" height=\"4.2\" \
        rx=\"1.2\" fill=\"#fff\" stroke=\"#8a2d2d\" stroke-width=\".8\"/><path d=\"M-6 1.8L-3.4-1.8H-.8L-3.4 1.8Z\
        M1.4 1.8L4-1.8H6.6L4 1.8Z\" fill=\"#b3372c\"/></g>",
        n(x + ex + inx),
        n(y + ey + iny)
    ));
}
