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
use suburbia::table::Table;
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

/// Who sits at the table: names, and a sign for each that tells them apart without colour.
struct Cast {
    names: Vec<String>,
    letters: Vec<String>,
}

impl Cast {
    fn new(table: &Table, names: &[String]) -> Cast {
        let names = sentence::seat_names(table, names);
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

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn letter(&self, seat: Seat) -> &str {
        self.letters.get(seat.index()).map_or("?", String::as_str)
    }
}
