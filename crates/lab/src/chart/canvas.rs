//! A sheet to draw on, the same for vectors and pixels.

pub use render::svg::pen::Anchor;

/// What pictures are drawn with; all lengths in units of the picture, all colours as `#rrggbb`.
pub trait Canvas {
    /// A straight line.
    fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, colour: &str);
    /// A disc.
    fn dot(&mut self, at: (f64, f64), radius: f64, colour: &str);
    /// A filled rectangle from its upper left to its lower right corner.
    fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: &str);
    /// A line of text, its height's middle at the point.
    fn text(&mut self, at: (f64, f64), anchor: Anchor, size: f64, colour: &'static str, text: &str);
}

/// How far below the middle of its capitals a text's baseline is, as a part of its size.
pub(super) const BASELINE: f64 = 0.36;
