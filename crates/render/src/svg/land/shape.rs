//! Outlines with soft corners, and circles, as the data of paths.

use crate::svg::pen::n;
use std::fmt::Write as _;

/// The data of a closed shape whose corners are rounded off, at most half a side each.
pub fn rounded(points: &[(f64, f64)], radius: f64) -> String {
    let mut data = String::new();
    let count = points.len();
    let towards = |from: (f64, f64), to: (f64, f64)| {
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(0.1);
        let part = (radius / length).min(0.5);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    };
    for (index, &corner) in points.iter().enumerate() {
        let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count]);
        let ((ax, ay), (bx, by)) = (towards(corner, before), towards(corner, after));
        let begin = if index == 0 { 'M' } else { 'L' };
        let (cx, cy) = corner;
        let _ = write!(data, "{begin}{} {}Q{} {} {} {}", n(ax), n(ay), n(cx), n(cy), n(bx), n(by));
    }
    data.push('Z');
    data
}

/// The data of a circle; as an ellipse if it is flat.
pub fn oval(data: &mut String, x: f64, y: f64, rx: f64, ry: f64) {
    // One arc that ends a hair before it began.
    let _ = write!(data, "M{} {}a{} {} 0 1 1-.1 0z", n(x), n(y - ry), n(rx), n(ry));
}

/// The data of circles: x, y, radius.
pub fn circles(all: impl IntoIterator<Item = (f64, f64, f64)>) -> String {
    let mut data = String::new();
    all.into_iter().for_each(|(x, y, radius)| oval(&mut data, x, y, radius, radius));
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_rounded_and_short_sides_stay_whole() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        assert_eq!(rounded(&square, 2.0), "M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z");
        assert!(rounded(&square, 50.0).starts_with("M0 5Q0 0 5 0"));
    }
}
