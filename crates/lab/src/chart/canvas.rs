//! A sheet to draw charts on, by the pen of the tables.

use super::{PAPER, Picture};
use render::svg::font::{FONTS, embedded};
pub use render::svg::pen::Anchor;
use render::svg::pen::{Pen, Type, escape, n};

/// How far below the middle of its capitals a text's baseline is, as a part of its size.
const BASELINE: f64 = 0.36;

/// What pictures are drawn on; all lengths in units of the picture, all colours as `#rrggbb`.
#[derive(Default)]
pub struct Canvas(Pen);

impl Canvas {
    /// A straight line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, colour: &str) {
        let look = format!("stroke=\"{colour}\" stroke-width=\"{}\"", n(width));
        self.0.line([from.0, from.1, to.0, to.1], &look);
        self.0.raw("\n");
    }

    /// A disc.
    pub fn dot(&mut self, at: (f64, f64), radius: f64, colour: &str) {
        self.0.circle(at.0, at.1, radius, &format!("fill=\"{colour}\""));
        self.0.raw("\n");
    }

    /// A filled rectangle from its upper left to its lower right corner.
    pub fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        self.0.rect([from.0, from.1, to.0 - from.0, to.1 - from.1], 0.0, &format!("fill=\"{colour}\""));
        self.0.raw("\n");
    }

    /// A line of text, its height's middle at the point.
    pub fn text(&mut self, at: (f64, f64), anchor: Anchor, size: f64, colour: &'static str, text: &str) {
        let look = Type { anchor, ..Type::new(size, colour) };
        self.0.text(at.0, at.1 + BASELINE * size, look, text);
        self.0.raw("\n");
    }
}

/// The picture as SVG. Its title and where it comes from are also there for programs and screen readers.
pub fn svg(picture: &dyn Picture) -> String {
    let (width, height) = picture.size();
    let title = escape(&picture.caption().title);
    let about = escape(&picture.about());
    let mut canvas = Canvas::default();
    canvas.0.raw(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
        height=\"{height}\" role=\"img\" font-family=\"{FONTS}\">\n<title>{title}</title>\n\
        <desc>{about}</desc>\n{}<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n",
        embedded()
    ));
    picture.draw(&mut canvas);
    canvas.0.raw("</svg>\n");
    canvas.0.0
}
