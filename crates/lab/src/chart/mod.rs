//! Pictures of what was found, as SVG and PNG. Colours and the pen are those of the tables.

mod canvas;
mod caption;
mod solo;
mod tiles;

pub use canvas::{Anchor, Canvas, svg};
pub use caption::Caption;
pub use solo::SoloChart;
pub use tiles::TileChart;

use render::raster::{self, RasterError};
use render::svg::palette::{self, INK, PAPER, RULE, SOFT_INK, ZERO};

/// Something that can be drawn.
pub trait Picture {
    /// The words around it.
    fn caption(&self) -> &Caption;

    /// Width and height.
    fn size(&self) -> (u32, u32);

    /// Draws it.
    fn draw(&self, canvas: &mut Canvas);

    /// Of what games it is, and how it was made.
    fn about(&self) -> String {
        let caption = self.caption();
        format!("{} {}", caption.subtitle, caption.origin.words())
    }
}

/// Pixels a unit of a chart has.
const PIXELS: u32 = 2;

/// The picture as PNG, with the words about it beside its pixels.
pub fn png(picture: &dyn Picture) -> Result<Vec<u8>, RasterError> {
    let words = [("Title", picture.caption().title.as_str()), ("Description", &picture.about())];
    raster::png(&svg(picture), picture.size().0 * PIXELS, &words)
}

/// What is left free at both sides.
const MARGIN: f64 = 28.0;

/// A colour on its way to the paper: `strength` 1 is the colour, 0 the paper.
fn faded(colour: &str, strength: f64) -> String {
    let mix = |a: u8, b: u8| (f64::from(a) * strength + f64::from(b) * (1.0 - strength)).round() as u8;
    let ([r, g, b], paper) = (channels(colour), channels(PAPER));
    format!("#{:02x}{:02x}{:02x}", mix(r, paper[0]), mix(g, paper[1]), mix(b, paper[2]))
}

/// Red, green and blue of `#rrggbb`; what is no such colour is black.
fn channels(colour: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0))
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
        assert_eq!([faded(INK, 1.0), faded(INK, 0.0)], [INK, PAPER]);
    }
}
