//! The font of drawn texts: how wide they are, and their outlines.

use crate::svg::font;
use std::fmt::Write as _;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// A font of the program: no picture needs one of the system's.
pub(super) struct Font(Face<'static>);

pub(super) static REGULAR: LazyLock<Font> = LazyLock::new(|| Font::new(font::REGULAR));
pub(super) static BOLD: LazyLock<Font> = LazyLock::new(|| Font::new(font::BOLD));

/// How wide a text is, in units of its size.
pub fn text_width(text: &str, size: f64) -> f64 {
    REGULAR.width(text, size)
}

impl Font {
    fn new(file: &'static [u8]) -> Font {
        Font(Face::parse(file, 0).expect("the font is sound")) // every test that draws a text reads it
    }

    /// The part of its units that a size is.
    fn scale(&self, size: f64) -> f64 {
        size / f64::from(self.0.units_per_em())
    }

    /// The glyph of a letter, and how wide it is; what the font does not have is its box for that.
    fn advance(&self, letter: char) -> (GlyphId, f64) {
        let id = self.0.glyph_index(letter).unwrap_or_default();
        (id, f64::from(self.0.glyph_hor_advance(id).unwrap_or_default()))
    }

    pub(super) fn width(&self, text: &str, size: f64) -> f64 {
        let units: f64 = text.chars().map(|letter| self.advance(letter).1).sum();
        units * self.scale(size)
    }

    /// The outlines of a text from its left end on the baseline, as path data.
    pub(super) fn outline(&self, text: &str, mut x: f64, y: f64, size: f64) -> String {
        let scale = self.scale(size);
        let mut path = Path { data: String::new(), x: 0.0, y, scale };
        for letter in text.chars() {
            let (id, wide) = self.advance(letter);
            path.x = x;
            self.0.outline_glyph(id, &mut path);
            x += wide * scale;
        }
        path.data
    }
}

/// Path data in the making; the font's y grows upwards. Small texts need more than tenths.
struct Path {
    data: String,
    x: f64,
    y: f64,
    scale: f64,
}

impl Path {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        self.data.push(command);
        for &(x, y) in points {
            let at = |value: f64| (value * 100.0).round() / 100.0;
            let (x, y) = (at(self.x + f64::from(x) * self.scale), at(self.y - f64::from(y) * self.scale));
            let _ = write!(self.data, "{x} {y} ");
        }
    }
}

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.data.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_as_wide_as_their_letters() {
        assert!((text_width("mm", 10.0) - 2.0 * text_width("m", 10.0)).abs() < 1e-6);
        assert!((7.0..11.0).contains(&text_width("m", 10.0)), "{}", text_width("m", 10.0));
        assert_eq!(text_width("", 10.0), 0.0);
    }

    #[test]
    fn every_letter_of_the_languages_is_there() {
        for letter in "ABCXYZabcxyz0189àèéìòùÀÈ£$×−–—·…’+%&".chars() {
            assert!([&REGULAR, &BOLD].iter().all(|font| font.0.glyph_index(letter).is_some()), "{letter}");
        }
    }
}
