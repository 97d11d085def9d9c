//! Pictures of Suburbia: a whole table, one borough or one tile as SVG, for files and for reports. What a web page
//! shows of them is in [`page`](super::page).
//!
//! A picture is self-contained: no fonts, no scripts, nothing to load. Pieces refer to the tiles in [`defs`], so a
//! page that shows several puts [`defs`] into it once.

pub(super) mod art;
mod block;
pub(super) mod border;
pub(super) mod borough;
mod extras;
pub(super) mod glyph;
pub(super) mod hexagon;
pub(super) mod land;
mod layout;
mod market;
pub(super) mod palette;
mod panels;
mod panorama;
pub(super) mod tile;

pub use borough::{borough_svg, extent as borough_extent};
pub use hexagon::{SIZE as TILE_SIZE, centre as cell_centre};
pub use land::season;
pub use layout::table_svg;
pub use panorama::panorama_towns;
pub use tile::{symbol_id as tile_symbol, tile_svg, title as tile_title};

use super::sentence;
use crate::svg::Cast;
use crate::svg::land::{Brush, ground, stamps};
use crate::text::Language;
use suburbia::table::Table;
use suburbia::tile::KindId;

/// The `<defs>` that boroughs refer to: the patterns of their land and the given kinds of tiles.
pub fn defs(table: &Table, kinds: impl IntoIterator<Item = KindId>) -> String {
    let rules = table.rules();
    let season = land::season(table);
    let patterns = ground::patterns("land", Brush { season, file: "" });
    let mut out = format!("<defs>{}{patterns}\n", stamps(season));
    for kind in kinds {
        let face = tile_svg(Language::ENGLISH, rules, kind);
        out.push_str(&format!("<g id=\"{}\">{face}</g>\n", tile_symbol(rules, kind)));
    }
    out.push_str("</defs>\n");
    out
}

/// Who sits at the table, Dale included.
pub(super) fn seated(table: &Table, names: &[String]) -> Cast {
    Cast::new(sentence::seat_names(Language::ENGLISH, table, names))
}
