//! Pictures as SVG, drawn by the pen of the tables.

use super::canvas::{Anchor, BASELINE, Canvas};
use super::{PAPER, Picture};
use render::svg::font::{FONTS, embedded};
use render::svg::pen::{Pen, Type, escape, n};

/// The picture as SVG. Its title and where it comes from are also there for programs and screen readers.
pub fn svg(picture: &dyn Picture) -> String {
    let (width, height) = picture.size();
    let title = escape(&picture.caption().title);
    let about = escape(&picture.about());
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
        height=\"{height}\" role=\"img\" font-family=\"{FONTS}\">\n<title>{title}</title>\n\
        <desc>{about}</desc>\n{}<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n",
        embedded()
    ));
    picture.draw(&mut pen);
    pen.raw("</svg>\n");
    pen.0
}

impl Canvas for Pen {
    fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, colour: &str) {
        let look = format!("stroke=\"{colour}\" stroke-width=\"{}\"", n(width));
        Pen::line(self, [from.0, from.1, to.0, to.1], &look);
        self.raw("\n");
    }

    fn dot(&mut self, at: (f64, f64), radius: f64, colour: &str) {
        self.circle(at.0, at.1, radius, &format!("fill=\"{colour}\""));
        self.raw("\n");
    }

    fn area(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        self.rect([from.0, from.1, to.0 - from.0, to.1 - from.1], 0.0, &format!("fill=\"{colour}\""));
        self.raw("\n");
    }

    fn text(&mut self, at: (f64, f64), anchor: Anchor, size: f64, colour: &'static str, text: &str) {
        let look = Type { anchor, ..Type::new(size, colour) };
        Pen::text(self, at.0, at.1 + BASELINE * size, look, text);
        self.raw("\n");
    }
}
