//! Pictures: a whole table, one borough or one tile as SVG, for the page, for files and for reports.
//!
//! A picture is self-contained: no fonts, no scripts, nothing to load. Pieces refer to the tiles in [`defs`], so a
//! page that shows several puts [`defs`] into it once.

mod borough;
mod glyph;
mod layout;
mod market;
mod palette;
mod panels;
mod pen;
mod pictogram;
mod scene;
mod tile;

pub use borough::{BoroughLook, borough_svg, extent as borough_extent};
pub use layout::table_svg;
pub use pen::{SIZE as TILE_SIZE, centre as cell_centre, escape};
pub use tile::{symbol_id as tile_symbol, tile_svg, title as tile_title};

use crate::sentence;
use game_core::Seat;
use suburbia::rules::Rules;
use suburbia::tile::KindId;

/// The fonts of pictures: whatever the reader has.
pub const FONTS: &str = "'Avenir Next','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif";

/// The `<defs>` that boroughs refer to: the ground's pattern and the given kinds of tiles.
pub fn defs(rules: &Rules, kinds: impl IntoIterator<Item = KindId>) -> String {
    let mut out = format!("<defs>{}\n", borough::cells_pattern());
    for kind in kinds {
        let face = tile_svg(rules, kind);
        out.push_str(&format!("<g id=\"{}\">{face}</g>\n", tile_symbol(rules, kind)));
    }
    out.push_str("</defs>\n");
    out
}

/// `1st`, `2nd`, `3rd`, `4th`.
fn ordinal(rank: usize) -> String {
    let ending = match (rank % 10, rank % 100) {
        (1, not) if not != 11 => "st",
        (2, not) if not != 12 => "nd",
        (3, not) if not != 13 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}

/// Who sits at the table: names, and a letter for each that tells them apart without colour.
struct Cast {
    names: Vec<String>,
    letters: Vec<String>,
}

impl Cast {
    fn new(names: &[String], seats: usize) -> Cast {
        let names: Vec<String> =
            (0..seats).map(|seat| sentence::seat_name(names, Seat::from_index(seat))).collect();
        let initial = |name: &String| name.trim().chars().take(1).collect::<String>().to_uppercase();
        let initials: Vec<String> = names.iter().map(initial).collect();
        let alone = |letter: &String| initials.iter().filter(|other| *other == letter).count() == 1;
        let letters = if initials.iter().all(alone) {
            initials
        } else {
            (1..=seats).map(|seat| seat.to_string()).collect()
        };
        Cast { names, letters }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn letter(&self, seat: Seat) -> &str {
        self.letters.get(seat.index()).map_or("?", String::as_str)
    }
}
