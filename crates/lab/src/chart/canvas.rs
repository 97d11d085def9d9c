//! A sheet to draw on, the same for vectors and pixels.

use super::{PAPER, Picture};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontStyle, register_font};
use std::sync::Once;

/// Pixels a unit of the picture has in a PNG.
const PIXELS: u32 = 2;
/// PNGs are drawn so much larger and then reduced, which makes edges smooth.
const SMOOTH: u32 = 2;
/// The line of a font is so much higher than its em, by which sizes are given here.
const LINE: f64 = 1.24;
/// Texts in pixels are lowered by this part of their size: pixels centre the whole line, accents and all, while people
/// (and SVG) centre the letters.
const LOWERED: f64 = 0.15;

/// Why a picture cannot be drawn.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be drawn: {0}")]
pub struct ChartError(String);

fn error(cause: impl std::fmt::Debug) -> ChartError {
    ChartError(format!("{cause:?}"))
}

/// Where a text's point is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// The text begins there.
    Left,
    /// It is the middle.
    Middle,
    /// The text ends there.
    Right,
}

/// What pictures are drawn with; all lengths in units of the picture.
pub trait Canvas {
    /// A straight line.
    fn line(
        &mut self,
        from: (f64, f64),
        to: (f64, f64),
        width: f64,
        colour: RGBColor,
    ) -> Result<(), ChartError>;
    /// A disc.
    fn dot(&mut self, at: (f64, f64), radius: f64, colour: RGBColor) -> Result<(), ChartError>;
    /// A filled rectangle from its upper left to its lower right corner.
    fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: RGBColor) -> Result<(), ChartError>;
    /// A line of text, its height's middle at the point.
    fn text(
        &mut self,
        at: (f64, f64),
        anchor: Anchor,
        size: f64,
        colour: RGBColor,
        text: &str,
    ) -> Result<(), ChartError>;
}

struct Sheet<B: DrawingBackend> {
    area: DrawingArea<B, plotters::coord::Shift>,
    scale: f64,
    /// How far texts are lowered, as a part of their size.
    lowered: f64,
}

impl<B: DrawingBackend> Sheet<B> {
    fn point(&self, (x, y): (f64, f64)) -> (i32, i32) {
        ((x * self.scale).round() as i32, (y * self.scale).round() as i32)
    }
}

impl<B: DrawingBackend> Canvas for Sheet<B> {
    fn line(
        &mut self,
        from: (f64, f64),
        to: (f64, f64),
        width: f64,
        colour: RGBColor,
    ) -> Result<(), ChartError> {
        let width = (width * self.scale).round().max(1.0) as u32;
        let line = PathElement::new(vec![self.point(from), self.point(to)], colour.stroke_width(width));
        self.area.draw(&line).map_err(error)
    }

    fn dot(&mut self, at: (f64, f64), radius: f64, colour: RGBColor) -> Result<(), ChartError> {
        let radius = (radius * self.scale).round() as i32;
        self.area.draw(&Circle::new(self.point(at), radius, colour.filled())).map_err(error)
    }

    fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: RGBColor) -> Result<(), ChartError> {
        self.area.draw(&Rectangle::new([self.point(from), self.point(to)], colour.filled())).map_err(error)
    }

    fn text(
        &mut self,
        at: (f64, f64),
        anchor: Anchor,
        size: f64,
        colour: RGBColor,
        text: &str,
    ) -> Result<(), ChartError> {
        let anchor = match anchor {
            Anchor::Left => HPos::Left,
            Anchor::Middle => HPos::Center,
            Anchor::Right => HPos::Right,
        };
        let style = TextStyle::from(("sans-serif", size * LINE * self.scale).into_font()).color(&colour);
        let style = style.pos(Pos::new(anchor, VPos::Center));
        let at = self.point((at.0, at.1 + self.lowered * size));
        self.area.draw(&Text::new(text.to_owned(), at, style)).map_err(error)
    }
}

/// The font is part of the program: PNGs need none of the system's.
fn use_own_font() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        let font = include_bytes!("../../assets/DejaVuSans-subset.ttf");
        // A font that could not be read would show when the first text is drawn.
        let _ = register_font("sans-serif", FontStyle::Normal, font);
    });
}

/// How wide a text is, in units of the picture.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    const FINE: f64 = 8.0;
    use_own_font();
    let font = ("sans-serif", size * LINE * FINE).into_font();
    // A font that cannot be measured cannot be drawn either, which is told then.
    font.box_size(text).map_or(0.0, |(width, _)| f64::from(width) / FINE)
}

fn draw<B: DrawingBackend>(
    picture: &dyn Picture,
    backend: B,
    scale: f64,
    lowered: f64,
) -> Result<(), ChartError> {
    use_own_font();
    let area = backend.into_drawing_area();
    area.fill(&PAPER).map_err(error)?;
    let mut sheet = Sheet { area, scale, lowered };
    picture.draw(&mut sheet)?;
    sheet.area.present().map_err(error)
}

/// The picture as SVG. Its title and where it comes from are also there for programs and screen readers.
pub fn svg(picture: &dyn Picture) -> Result<String, ChartError> {
    let mut text = String::new();
    draw(picture, SVGBackend::with_string(&mut text, picture.size()), 1.0, 0.0)?;
    let Some(root) = text.find('>') else { return Err(error("no SVG")) };
    let caption = picture.caption();
    let (title, about) = (escaped(&caption.title), escaped(&about(picture)));
    text.insert_str(root + 1, &format!("\n<title>{title}</title>\n<desc>{about}</desc>"));
    text.insert_str(root, " role=\"img\"");
    Ok(text)
}

/// The picture as PNG, with the same words beside its pixels.
pub fn png(picture: &dyn Picture) -> Result<Vec<u8>, ChartError> {
    let (width, height) = picture.size();
    let factor = PIXELS * SMOOTH;
    let (wide, high) = (width * factor, height * factor);
    let mut large = vec![0; wide as usize * high as usize * 3];
    draw(picture, BitMapBackend::with_buffer(&mut large, (wide, high)), f64::from(factor), LOWERED)?;
    let (width, height) = (width * PIXELS, height * PIXELS);
    let small = reduced(&large, width as usize, height as usize);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    for (keyword, text) in [("Title", picture.caption().title.clone()), ("Description", about(picture))] {
        encoder.add_itxt_chunk(keyword.to_owned(), text).map_err(error)?;
    }
    let mut writer = encoder.write_header().map_err(error)?;
    writer.write_image_data(&small).map_err(error)?;
    writer.finish().map_err(error)?;
    Ok(file)
}

/// Of what games it is, and how it was made.
fn about(picture: &dyn Picture) -> String {
    let caption = picture.caption();
    format!("{} {}", caption.subtitle, caption.origin.words())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Every pixel is the mean of a square of pixels.
fn reduced(large: &[u8], width: usize, height: usize) -> Vec<u8> {
    let side = SMOOTH as usize;
    let mut small = Vec::with_capacity(width * height * 3);
    for y in 0..height {
        for x in 0..width {
            for channel in 0..3 {
                let pixel = |dx: usize, dy: usize| {
                    u32::from(large[((y * side + dy) * width * side + x * side + dx) * 3 + channel])
                };
                let sum: u32 = (0..side * side).map(|place| pixel(place % side, place / side)).sum();
                small.push((sum / (SMOOTH * SMOOTH)) as u8);
            }
        }
    }
    small
}
