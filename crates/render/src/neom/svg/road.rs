//! Roads on tiles. A street grid: on every tile roads meet at the same point, low and to the left, so that they join
//! with those of its neighbours and leave a block free for what stands there.

use super::palette::{KERB, ROAD};
use crate::svg::land::tones::LEAF;
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

/// The roads of a tile, around its middle: a bend is round, three roads meet at crossings for those who walk, four at a
/// roundabout, and a single one ends in a turning place.
pub(crate) fn draw(pen: &mut Pen, roads: u8) {
    let sides: Vec<Side> =
        Side::ALL.into_iter().map(|(side, _)| side).filter(|&side| has(roads, side)).collect();
    let (cx, cy) = CROSS;
    // A point of the road to a side, so far from where they meet.
    let towards = |side: Side, far: f64| {
        let (x, y) = end(side);
        (cx + (x - cx).clamp(-far, far), cy + (y - cy).clamp(-far, far))
    };
    let data = match sides[..] {
        [] => return,
        [one, other] if one.opposite() != other => {
            let ((ax, ay), (bx, by)) = (end(one), end(other));
            let ((px, py), (qx, qy)) = (towards(one, BEND), towards(other, BEND));
            format!(
                "M{} {}L{} {}Q{} {} {} {}L{} {}",
                n(ax),
                n(ay),
                n(px),
                n(py),
                n(cx),
                n(cy),
                n(qx),
                n(qy),
                n(bx),
                n(by)
            )
        }
        _ => sides.iter().map(|&side| arm(end(side), CROSS)).collect(),
    };
    let round = match sides.len() {
        1 => 11.0,
        4 => 13.0,
        _ => 0.0,
    };
    for (colour, more) in [(KERB, 4.0), (ROAD, 0.0)] {
        if round > 0.0 {
            pen.circle(cx, cy, round + more / 2.0, &format!("fill=\"{colour}\""));
        }
        let wide = n(WIDE + more);
        pen.raw(&format!("<path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>"));
    }
    if round > 0.0 {
        let look = format!("fill=\"{}\" stroke=\"{KERB}\" stroke-width=\"1.4\"", LEAF.day());
        pen.circle(cx, cy, round - 8.4, &look);
    }
    // Marks begin at the edge, so that they go on evenly beyond it, and leave the crossing free.
    let marks = match sides[..] {
        [one, other] if one.opposite() != other => data,
        _ => sides
            .iter()
            .map(|&side| arm(end(side), towards(side, if sides.len() > 1 { 15.0 } else { 12.0 })))
            .collect(),
    };
    pen.raw(&format!(
        "<path d=\"{marks}\" fill=\"none\" stroke=\"{KERB}\" stroke-width=\"1.3\" stroke-dasharray=\"5 4\" \
        stroke-dashoffset=\"-2\"/>"
    ));
    if sides.len() == 3 {
        let zebra: String = sides
            .iter()
            .map(|&side| {
                let (x, y) = towards(side, 11.0);
                match side {
                    Side::North | Side::South => format!("M{} {}h12.6", n(x - 6.3), n(y)),
                    Side::East | Side::West => format!("M{} {}v12.6", n(x), n(y - 6.3)),
                }
            })
            .collect();
        pen.raw(&format!(
            "<path d=\"{zebra}\" fill=\"none\" stroke=\"{KERB}\" stroke-width=\"3.6\" stroke-dasharray=\"1.8 1.8\"/>"
        ));
    }
}

/// How far from the crossing a bend begins.
const BEND: f64 = 20.0;

fn arm((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> String {
    format!("M{} {}L{} {}", n(x), n(y), n(to_x), n(to_y))
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
