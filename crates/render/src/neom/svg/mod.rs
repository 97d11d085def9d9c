//! Pictures of NEOM: a whole table, one city or one tile as SVG, for the page, for files and for reports.
//!
//! Pieces refer to what is in [`defs`], so a page that shows several puts [`defs`] into it once.

pub(super) mod art;
pub(super) mod board;
mod city;
pub(super) mod glyph;
pub(super) mod good;
pub(super) mod land;
mod layout;
pub(super) mod palette;
mod panels;
mod panorama;
pub(super) mod road;
mod text;
mod tile;

pub use city::{HEIGHT as CITY_HEIGHT, WIDTH as CITY_WIDTH, city_svg};
pub use layout::table_svg;
pub use panorama::panorama_towns;
pub use road::HALF as TILE_HALF;
pub use tile::{symbol_id as tile_symbol, tile_svg, title as tile_title};

use super::sentence;
use crate::svg::Cast;
use crate::text::Language;
use neom::rules::Rules;
use neom::table::Table;
use neom::tile::TileId;

/// The `<defs>` that pieces refer to: grounds, goods and the given tiles.
pub fn defs(rules: &Rules, tiles: impl IntoIterator<Item = TileId>) -> String {
    let mut out = format!("<defs>{}{}{}", glyph::patterns(), good::defs(), land::stamps());
    for tile in tiles {
        out.push_str(&format!(
            "<g id=\"{}\">{}</g>\n",
            tile_symbol(rules, tile),
            tile_svg(Language::ENGLISH, rules, tile)
        ));
    }
    out.push_str("</defs>\n");
    out
}

/// Who sits at the table.
pub(super) fn seated(table: &Table, names: &[String]) -> Cast {
    Cast::new(sentence::seat_names(Language::ENGLISH, table, names))
}
