//! The measures of a tile: a hexagon that stands on a flat side.

use crate::svg::pen::Pen;
use suburbia::hex::{DIRECTIONS, Hex};

/// Centre to corner of a tile.
pub const SIZE: f64 = 64.0;
/// Half the height of a tile.
pub(crate) const HALF: f64 = 55.4;

/// The centre of a cell, in the borough's own coordinates.
pub fn centre(at: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (1.5 * SIZE * q, 2.0 * HALF * (r + q / 2.0))
}

/// Half the width of a tile at height `y` from its centre.
pub(crate) fn half_width(y: f64) -> f64 {
    SIZE - y.abs() * SIZE / (2.0 * HALF)
}

/// The part of a tile between two heights, shrunk by `inset`.
pub(crate) fn band(pen: &mut Pen, top: f64, bottom: f64, inset: f64, attributes: &str) {
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
pub(crate) fn corners(x: f64, y: f64, size: f64) -> [(f64, f64); 6] {
    let (half, h) = (size / 2.0, size * HALF / SIZE);
    [(size, 0.0), (half, h), (-half, h), (-size, 0.0), (-half, -h), (half, -h)]
        .map(|(dx, dy)| (x + dx, y + dy))
}

/// The outline of joined cells without holes, moved inwards by `inset`.
pub(crate) fn joined(cells: &[Hex], inset: f64) -> Vec<(f64, f64)> {
    outlines(cells, inset).into_iter().next().unwrap_or_default()
}

/// The outlines of any cells, moved inwards by `inset`: one for each group, and one more for each hole in it.
pub(crate) fn outlines(cells: &[Hex], inset: f64) -> Vec<Vec<(f64, f64)>> {
    // Sides of a cell clockwise from its right corner, and the direction in which each one faces.
    let facing = [0, 5, 4, 3, 2, 1].map(|direction| DIRECTIONS[direction]);
    let mut sides: Vec<[(f64, f64); 2]> = Vec::new();
    for &at in cells {
        let (x, y) = centre(at);
        let corners = corners(x, y, SIZE);
        for (side, (dq, dr)) in facing.into_iter().enumerate() {
            if !cells.contains(&Hex { q: at.q + dq, r: at.r + dr }) {
                sides.push([corners[side], corners[(side + 1) % 6]]);
            }
        }
    }
    let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 1.0;
    let mut all = Vec::new();
    while let Some(first) = sides.pop() {
        let mut chain = vec![first];
        while let Some(next) = sides.iter().position(|side| near(side[0], chain[chain.len() - 1][1])) {
            chain.push(sides.swap_remove(next));
        }
        all.push(moved_inwards(&chain, inset));
    }
    all
}

/// The corners of a closed chain of sides, moved inwards.
fn moved_inwards(chain: &[[(f64, f64); 2]], inset: f64) -> Vec<(f64, f64)> {
    let inwards = |[a, b]: [(f64, f64); 2]| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        (-dy / length, dx / length)
    };
    (0..chain.len())
        .map(|index| {
            let before = inwards(chain[(index + chain.len() - 1) % chain.len()]);
            let after = inwards(chain[index]);
            let reach = inset / (1.0 + before.0 * after.0 + before.1 * after.1);
            let (x, y) = chain[index][0];
            (x + reach * (before.0 + after.0), y + reach * (before.1 + after.1))
        })
        .collect()
}

/// The two corners that two neighbouring cells share.
pub(crate) fn shared_side(a: Hex, b: Hex) -> [(f64, f64); 2] {
    let ((ax, ay), (bx, by)) = (centre(a), centre(b));
    let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let (dx, dy) = ((bx - ax) / (2.0 * HALF), (by - ay) / (2.0 * HALF));
    [(mx - dy * SIZE / 2.0, my + dx * SIZE / 2.0), (mx + dy * SIZE / 2.0, my - dx * SIZE / 2.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::hex::{BOARD, hex};

    #[test]
    fn joined_cells_have_one_outline() {
        assert_eq!(joined(&[hex(0, 0)], 0.0).len(), 6);
        assert_eq!(joined(&[hex(0, 0), hex(1, 0)], 0.0).len(), 10);
        // 66 sides, less both of every seam; each seam is found from both of its cells.
        let seams =
            BOARD.iter().flat_map(|cell| cell.neighbours()).filter(|cell| BOARD.contains(cell)).count();
        assert_eq!(joined(&BOARD, 0.0).len(), 66 - seams);
        // A ring of six has an inner edge, too; cells apart have an edge each.
        assert_eq!(outlines(&hex(0, 0).neighbours(), 0.0).len(), 2);
        assert_eq!(outlines(&[hex(0, 0), hex(2, 2)], 0.0).len(), 2);
        let inner = joined(&[hex(0, 0)], HALF / 2.0);
        assert!(inner.iter().all(|&(x, y)| (x.hypot(y) - SIZE / 2.0).abs() < 0.1), "{inner:?}");
    }

    #[test]
    fn neighbours_share_two_corners() {
        let own = corners(0.0, 0.0, SIZE);
        let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) < 0.5;
        for other in hex(0, 0).neighbours() {
            for end in shared_side(hex(0, 0), other) {
                assert!(own.iter().any(|&corner| near(corner, end)), "{other}: {end:?}");
            }
        }
    }
}
