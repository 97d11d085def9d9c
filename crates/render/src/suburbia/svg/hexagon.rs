//! The measures of a tile: a hexagon that stands on a flat side.

use crate::svg::pen::Pen;
use suburbia::hex::Hex;

/// Centre to corner of a tile.
pub const SIZE: f64 = 64.0;
/// Half the height of a tile.
pub const HALF: f64 = 55.4;

/// The centre of a cell, in the borough's own coordinates.
pub fn centre(at: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (1.5 * SIZE * q, 2.0 * HALF * (r + q / 2.0))
}

/// Half the width of a tile at height `y` from its centre.
pub fn half_width(y: f64) -> f64 {
    SIZE - y.abs() * SIZE / (2.0 * HALF)
}

/// The part of a tile between two heights, shrunk by `inset`.
pub fn band(pen: &mut Pen, top: f64, bottom: f64, inset: f64, attributes: &str) {
    let reach = |y: f64| half_width(y) - inset * 1.155;
    let mut right = vec![(reach(top), top)];
    if top < 0.0 && bottom > 0.0 {
        right.push((reach(0.0), 0.0));
    }
    right.push((reach(bottom), bottom));
    let left = right.iter().rev().map(|&(x, y)| (-x, y)).collect::<Vec<_>>();
    pen.polygon(right.iter().chain(&left).copied(), attributes);
}

/// The corners of a tile of another size around a point.
pub fn corners(x: f64, y: f64, size: f64) -> [(f64, f64); 6] {
    let (half, h) = (size / 2.0, size * HALF / SIZE);
    [(size, 0.0), (half, h), (-half, h), (-size, 0.0), (-half, -h), (half, -h)]
        .map(|(dx, dy)| (x + dx, y + dy))
}
