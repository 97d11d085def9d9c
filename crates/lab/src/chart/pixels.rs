//! Pictures as PNG. Every pixel has as much of a colour as the shape covers of it, which makes edges smooth.

use super::canvas::{Anchor, BASELINE, Canvas};
use super::{PAPER, Picture};
use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;
use std::sync::LazyLock;

/// Pixels a unit of the picture has.
const PIXELS: u32 = 2;

/// The font is part of the program: no picture needs one of the system's.
static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(render::svg::font::REGULAR).expect("the font is sound") // every test that draws a text reads it
});

/// How the font is asked for a size of its em.
fn scale(size: f64) -> PxScale {
    let em = FONT.units_per_em().unwrap_or(1000.0);
    PxScale::from(size as f32 * FONT.height_unscaled() / em)
}

/// How wide a text is, in units of the picture.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    let font = FONT.as_scaled(scale(size));
    text.chars().map(|letter| f64::from(font.h_advance(font.glyph_id(letter)))).sum()
}

/// The picture as PNG, with the words about it beside its pixels.
pub fn png(picture: &dyn Picture) -> Vec<u8> {
    let (width, height) = picture.size();
    let mut sheet = Sheet::new(width * PIXELS, height * PIXELS);
    picture.draw(&mut sheet);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    // Eight bits for each of red, green and blue, not interlaced.
    let head = [&sheet.width.to_be_bytes()[..], &sheet.height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    chunk(&mut file, b"IHDR", &head);
    for (keyword, text) in [("Title", picture.caption().title.as_str()), ("Description", &picture.about())] {
        // Not compressed, of no language, and without a translated keyword.
        chunk(&mut file, b"iTXt", &[keyword.as_bytes(), &[0; 5], text.as_bytes()].concat());
    }
    chunk(&mut file, b"IDAT", &sheet.compressed());
    chunk(&mut file, b"IEND", &[]);
    file
}

/// Length, kind, content, and a checksum of the last two.
fn chunk(file: &mut Vec<u8>, kind: &[u8; 4], content: &[u8]) {
    file.extend((content.len() as u32).to_be_bytes());
    let mut checksum = flate2::Crc::new();
    for part in [kind, content] {
        checksum.update(part);
        file.extend(part);
    }
    file.extend(checksum.sum().to_be_bytes());
}

/// Pixels in the making, three bytes each.
struct Sheet {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Sheet {
    fn new(width: u32, height: u32) -> Sheet {
        let pixels = channels(PAPER).repeat(width as usize * height as usize);
        Sheet { width, height, pixels }
    }

    /// Lays a colour on the pixels of a rectangle, as much as `cover` says of each, by its middle.
    fn shape(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, cover: impl Fn(f64, f64) -> f64) {
        let inside = |value: f64, most: u32| value.clamp(0.0, f64::from(most)) as u32;
        for y in inside(from.1.floor(), self.height)..inside(to.1.ceil(), self.height) {
            for x in inside(from.0.floor(), self.width)..inside(to.0.ceil(), self.width) {
                self.blend(x, y, colour, cover(f64::from(x) + 0.5, f64::from(y) + 0.5));
            }
        }
    }

    /// Rows that tell what differs from the row above, which is nothing for most of a chart.
    fn compressed(&self) -> Vec<u8> {
        const UP: u8 = 2;
        let length = 3 * self.width as usize;
        let mut above = vec![0; length];
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
        let written = self.pixels.chunks(length).try_for_each(|row| {
            let differs: Vec<u8> = row.iter().zip(&above).map(|(new, old)| new.wrapping_sub(*old)).collect();
            above.copy_from_slice(row);
            encoder.write_all(&[UP]).and_then(|()| encoder.write_all(&differs))
        });
        written.and_then(|()| encoder.finish()).expect("memory takes everything") // never fails
    }

    fn blend(&mut self, x: u32, y: u32, colour: &str, cover: f64) {
        if x >= self.width || y >= self.height {
            return;
        }
        let at = 3 * (y as usize * self.width as usize + x as usize);
        for (old, new) in self.pixels[at..at + 3].iter_mut().zip(channels(colour)) {
            let cover = cover.clamp(0.0, 1.0);
            *old = (f64::from(*old) * (1.0 - cover) + f64::from(new) * cover).round() as u8;
        }
    }
}

/// A point in pixels.
fn scaled((x, y): (f64, f64)) -> (f64, f64) {
    (x * f64::from(PIXELS), y * f64::from(PIXELS))
}

impl Canvas for Sheet {
    fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, colour: &str) {
        let (from, to, half) = (scaled(from), scaled(to), width * f64::from(PIXELS) / 2.0);
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f64::MIN_POSITIVE);
        let room = half + 1.0;
        let least = (from.0.min(to.0) - room, from.1.min(to.1) - room);
        let most = (from.0.max(to.0) + room, from.1.max(to.1) + room);
        self.shape(least, most, colour, |x, y| {
            let (x, y) = (x - middle.0, y - middle.1);
            let (along, across) = ((x * dx + y * dy) / length, (y * dx - x * dy) / length);
            let cover = |distance: f64, reach: f64| (reach + 0.5 - distance.abs()).clamp(0.0, 1.0);
            cover(along, length / 2.0) * cover(across, half)
        });
    }

    fn dot(&mut self, at: (f64, f64), radius: f64, colour: &str) {
        let (at, radius) = (scaled(at), radius * f64::from(PIXELS));
        let room = radius + 1.0;
        self.shape((at.0 - room, at.1 - room), (at.0 + room, at.1 + room), colour, |x, y| {
            radius + 0.5 - (x - at.0).hypot(y - at.1)
        });
    }

    fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        let (from, to) = (scaled(from), scaled(to));
        let overlap =
            |middle: f64, from: f64, to: f64| ((middle + 0.5).min(to) - (middle - 0.5).max(from)).max(0.0);
        self.shape(from, to, colour, |x, y| overlap(x, from.0, to.0) * overlap(y, from.1, to.1));
    }

    fn text(&mut self, at: (f64, f64), anchor: Anchor, size: f64, colour: &'static str, text: &str) {
        let (x, y) = scaled((at.0, at.1 + BASELINE * size));
        let size = size * f64::from(PIXELS);
        let mut x = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - text_width(text, size) / 2.0,
            Anchor::End => x - text_width(text, size),
        };
        let (font, scale) = (FONT.as_scaled(scale(size)), scale(size));
        for letter in text.chars() {
            let id = font.glyph_id(letter);
            let glyph = Glyph { id, scale, position: point(x as f32, y as f32) };
            if let Some(outline) = FONT.outline_glyph(glyph) {
                let corner = outline.px_bounds().min;
                outline.draw(|right, down, cover| {
                    let (x, y) =
                        (f64::from(corner.x) + f64::from(right), f64::from(corner.y) + f64::from(down));
                    if x >= 0.0 && y >= 0.0 {
                        self.blend(x as u32, y as u32, colour, f64::from(cover));
                    }
                });
            }
            x += f64::from(font.h_advance(id));
        }
    }
}

/// Red, green and blue of `#rrggbb`; what is no such colour is black.
pub(super) fn channels(colour: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How dark a pixel is, from 0 to 255.
    fn ink(sheet: &Sheet, x: u32, y: u32) -> u8 {
        255 - sheet.pixels[3 * (y * sheet.width + x) as usize + 2]
    }

    #[test]
    fn edges_between_pixels_are_half_as_dark() {
        let mut sheet = Sheet::new(8, 8);
        let paper = ink(&sheet, 0, 0);
        sheet.area((1.0, 1.0), (2.25, 2.0), "#000000");
        assert_eq!([1, 2, 3, 4, 5].map(|x| ink(&sheet, x, 2)), [paper, 255, 255, 132, paper]);
        assert_eq!([1, 2, 3, 4].map(|y| ink(&sheet, 2, y)), [paper, 255, 255, paper]);
    }

    #[test]
    fn lines_have_their_width_and_discs_their_radius() {
        let mut sheet = Sheet::new(20, 20);
        let paper = ink(&sheet, 0, 0);
        sheet.line((1.0, 2.0), (6.0, 2.0), 1.0, "#000000");
        assert_eq!([2, 3, 4, 5].map(|y| ink(&sheet, 6, y)), [paper, 255, 255, paper]);
        assert_eq!([1, 2, 11, 12].map(|x| ink(&sheet, x, 3)), [paper, 255, 255, paper]);
        sheet.dot((6.0, 6.0), 2.0, "#000000");
        // The edge of a disc is round, so that the outermost pixels are not covered to the last bit.
        assert_eq!([7, 8, 12, 15, 16].map(|y| ink(&sheet, 12, y)), [paper, 246, 255, 246, paper]);
        // What is outside of the sheet is not drawn.
        sheet.line((-5.0, -5.0), (50.0, 50.0), 2.0, "#000000");
        sheet.text((9.0, 9.0), Anchor::Start, 20.0, "#000000", "outside");
    }

    #[test]
    fn texts_are_as_wide_as_their_letters() {
        assert!((text_width("mm", 10.0) - 2.0 * text_width("m", 10.0)).abs() < 1e-6);
        assert!((8.0..9.5).contains(&text_width("m", 10.0)), "{}", text_width("m", 10.0));
        assert_eq!(text_width("", 10.0), 0.0);
    }
}
