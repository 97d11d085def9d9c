//! Pictures of what was found: SVG, and PNG with a font of its own, so that it looks alike on every machine.

pub mod canvas;
mod caption;
mod solo;
mod tiles;

pub use canvas::{Canvas, ChartError, png, svg};
pub use caption::Caption;
pub use solo::SoloChart;
pub use tiles::TileChart;

use plotters::style::RGBColor;

/// Something that can be drawn.
pub trait Picture {
    /// The words around it.
    fn caption(&self) -> &Caption;

    /// Width and height.
    fn size(&self) -> (u32, u32);

    /// Draws it.
    fn draw(&self, canvas: &mut dyn Canvas) -> Result<(), ChartError>;
}

/// What is left free at both sides.
const MARGIN: f64 = 28.0;
const INK: RGBColor = RGBColor(0x25, 0x30, 0x3b);
const SOFT_INK: RGBColor = RGBColor(0x55, 0x60, 0x6b);
const PAPER: RGBColor = RGBColor(0xff, 0xfc, 0xf5);
const RULE: RGBColor = RGBColor(0xe4, 0xdb, 0xc8);
const ZERO: RGBColor = RGBColor(0xa8, 0x9b, 0x80);

/// The colour of a category or type of tile, as on the tables.
fn category_colour(category: &str) -> RGBColor {
    match category {
        "residential" => RGBColor(0x3d, 0x8a, 0x4e),
        "commercial" => RGBColor(0x2f, 0x6f, 0xb0),
        "industrial" => RGBColor(0xc9, 0x8a, 0x00),
        "civic" => RGBColor(0x6b, 0x72, 0x80),
        "public" => RGBColor(0xb2, 0x3a, 0x2e),
        "resource" => RGBColor(0x8a, 0x5a, 0x2b),
        "goal" => RGBColor(0x7d, 0x4f, 0x9e),
        "lake" => RGBColor(0x2a, 0x9d, 0x9d),
        _ => INK,
    }
}

/// A colour on its way to the paper: `strength` 1 is the colour, 0 the paper.
fn faded(colour: RGBColor, strength: f64) -> RGBColor {
    let mix = |a: u8, b: u8| (f64::from(a) * strength + f64::from(b) * (1.0 - strength)).round() as u8;
    RGBColor(mix(colour.0, PAPER.0), mix(colour.1, PAPER.1), mix(colour.2, PAPER.2))
}

/// With its sign, as people write it.
fn signed(number: f64) -> String {
    match number {
        0.0 => "0".to_owned(),
        number if number > 0.0 => format!("+{number}"),
        number => format!("−{}", -number),
    }
}

/// Round numbers that divide a range into about `parts`.
fn ticks(low: f64, high: f64, parts: f64) -> Vec<f64> {
    let raw = ((high - low) / parts).max(1e-9);
    let power = 10f64.powf(raw.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|&step| step >= raw);
    let step = step.unwrap_or(10.0 * power);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|number| number as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers() {
        assert_eq!(ticks(-12.0, 23.0, 6.0), [-10.0, 0.0, 10.0, 20.0]);
        assert_eq!(ticks(0.0, 1.0, 5.0).len(), 6);
    }

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!([12.0, 0.0, -0.0, -7.0].map(signed), ["+12", "0", "0", "−7"]);
    }

    #[test]
    fn colours_fade_to_the_paper() {
        assert_eq!((faded(INK, 1.0), faded(INK, 0.0)), (INK, PAPER));
    }
}
