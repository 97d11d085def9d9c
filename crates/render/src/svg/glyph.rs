//! Small signs of any game: prices and meeples.

use super::pen::{Pen, Type};

/// A price on a coin.
pub(crate) fn coin(pen: &mut Pen, x: f64, y: f64, radius: f64, price: i32) {
    let text = format!("${price}");
    pen.circle(x, y, radius, "fill=\"#fff7df\" stroke=\"#7a5200\" stroke-width=\"1.6\"");
    let size = radius * if text.len() > 2 { 0.86 } else { 1.0 };
    pen.text(x, y + size * 0.36, Type::new(size, "#5c3d00").bold().middle(), &text);
}

/// The outline of a meeple, 22 wide and 24 high, that stands on the origin.
pub(crate) const MEEPLE: &str = "M0-24A5.2 5.2 0 0 1 4-15.6C8-14.8 11-12.6 11-10.6C11-9 8-8.8 6.4-9C7-6 \
    9-3.4 9.6-1Q9.8 0 8.6 0H2.6L0-3.6L-2.6 0H-8.6Q-9.8 0-9.6-1C-9-3.4-7-6-6.4-9\
    C-8-8.8-11-9-11-10.6C-11-12.6-8-14.8-4-15.6A5.2 5.2 0 0 1 0-24Z";

/// A meeple that stands on a point, with a letter so that colour is not the only sign.
pub(crate) fn meeple(pen: &mut Pen, x: f64, y: f64, scale: f64, colour: &str, letter: &str) {
    pen.open_at(x, y, scale);
    pen.raw(&format!("<path d=\"{MEEPLE}\" fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1.4\"/>"));
    pen.text(0.0, -5.6, Type::new(8.5, "#fff").bold().middle(), letter);
    pen.raw("</g>");
}
