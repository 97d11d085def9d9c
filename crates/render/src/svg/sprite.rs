//! Sprites: one SVG file from which a page takes drawings by `<use href="FILE#ID">`.

use super::FONTS;
use super::glyph::MEEPLE;
use super::pen::{escape, n};

/// The box that all signs are drawn in.
const SIGN_BOX: &str = "-6 -6 12 12";

/// A sprite of these symbols.
pub fn file(symbols: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>\n")
}

/// Adds a symbol.
pub fn symbol(out: &mut String, id: &str, view: &str, body: &str) {
    let id = escape(id);
    out.push_str(&format!(
        "<symbol id=\"{id}\" viewBox=\"{view}\" font-family=\"{FONTS}\">{body}</symbol>\n"
    ));
}

/// Adds a sign in the colour of the text around it.
pub fn sign(out: &mut String, id: &str, shape: &str) {
    let path = format!("<path d=\"{shape}\" fill=\"currentColor\" fill-rule=\"evenodd\"/>");
    symbol(out, id, SIGN_BOX, &path);
}

/// Adds the meeple, in the colour of the text around it.
pub fn meeple(out: &mut String) {
    let path = format!("<path d=\"{MEEPLE}\" fill=\"currentColor\" stroke=\"#fff\" stroke-width=\"1.4\"/>");
    symbol(out, "meeple", "-13 -26 26 28", &path);
}

/// Left, top, width and height as a `viewBox`.
pub fn view([x, y, w, h]: [f64; 4]) -> String {
    format!("{} {} {} {}", n(x), n(y), n(w), n(h))
}

/// A drawing of a sprite in a box whose middle is at a point.
pub fn use_at(sprite: &str, symbol: &str, [left, top, w, h]: [f64; 4], x: f64, y: f64) -> String {
    format!(
        "<use href=\"{}#{symbol}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        escape(sprite),
        n(x + left),
        n(y + top),
        n(w),
        n(h)
    )
}
