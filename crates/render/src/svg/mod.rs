//! Drawing tools for the pictures of all games: a pen, colours, signs, the pictures of tiles, panels and the frame of a
//! document.
//!
//! A picture is self-contained: its font is part of it, no scripts, nothing to load.

pub(crate) mod art;
pub mod chart;
pub mod font;
pub(crate) mod glyph;
mod ladder;
pub mod land;
mod landscape;
pub mod palette;
pub mod panorama;
pub mod pen;
pub mod sprite;
mod widths;

pub use font::FONTS;
pub use ladder::ladder;
pub use landscape::landscape;
pub use pen::escape;

use game_core::Seat;
use palette::{PAPER, RULE, SOFT_INK, TABLE};
use pen::{Pen, Type, n};

/// A whole picture: title and description for those who do not see it, `<defs>`, the table as ground, and what lies
/// on it.
pub(crate) fn document(title: &str, about: &str, defs: &str, [w, h]: [f64; 2], body: &str) -> String {
    let (w, h) = (n(w.ceil()), n(h.ceil()));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
            height=\"{h}\" role=\"img\" aria-labelledby=\"table-title table-about\" \
            font-family=\"{FONTS}\">\n<title id=\"table-title\">{}</title>\n\
            <desc id=\"table-about\">{}</desc>\n{}{defs}<rect width=\"{w}\" height=\"{h}\" \
            fill=\"{TABLE}\"/>\n{body}</svg>\n",
        escape(title),
        escape(about),
        font::embedded(),
    )
}

/// A panel with a heading.
pub(crate) fn panel(pen: &mut Pen, [x, y, w, h]: [f64; 4], heading: &str) {
    pen.rect([x + 1.0, y + 3.0, w, h], 14.0, "fill=\"#2a2416\" opacity=\".12\"");
    pen.rect([x, y, w, h], 14.0, &format!("fill=\"{PAPER}\" stroke=\"{RULE}\" stroke-width=\"1.4\""));
    pen.text(x + 16.0, y + 23.0, Type::new(14.0, SOFT_INK).bold(), heading);
}

/// A little town beside the title; it ends at `x`.
pub(crate) fn skyline(pen: &mut Pen, x: f64, y: f64) {
    pen.open_at(x - 130.0, y, 1.15);
    pen.raw(include_str!("skyline.svg"));
    pen.close();
}

/// `1st`, `2nd`, `3rd`, `4th`.
pub(crate) fn ordinal(rank: usize) -> String {
    let ending = match (rank % 10, rank % 100) {
        (1, not) if not != 11 => "st",
        (2, not) if not != 12 => "nd",
        (3, not) if not != 13 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}

/// The letter by which each seat is known in all pieces of a page, beside its colour; `names` differ.
pub fn letters(names: &[String]) -> Vec<String> {
    Cast::new(names.to_vec()).letters
}

/// Who sits at the table: names, and a sign for each that tells them apart without colour.
pub(crate) struct Cast {
    pub names: Vec<String>,
    letters: Vec<String>,
}

impl Cast {
    /// Of names that differ.
    pub(crate) fn new(names: Vec<String>) -> Cast {
        let initial = |name: &str| name.trim().chars().take(1).collect::<String>().to_uppercase();
        let shared = |name: &str| names.iter().filter(|other| initial(other) == initial(name)).count() > 1;
        // `greedy 2` is known by its number.
        let sign = |name: &String| match name.rsplit_once(' ') {
            Some((_, number)) if shared(name) && number.len() == 1 => number.to_owned(),
            _ => initial(name),
        };
        let signs: Vec<String> = names.iter().map(sign).collect();
        let alone = |sign: &String| signs.iter().filter(|other| *other == sign).count() == 1;
        let letters = if signs.iter().all(alone) {
            signs
        } else {
            (1..=names.len()).map(|seat| seat.to_string()).collect()
        };
        Cast { names, letters }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    pub(crate) fn letter(&self, seat: Seat) -> &str {
        self.letters.get(seat.index()).map_or("?", String::as_str)
    }
}
