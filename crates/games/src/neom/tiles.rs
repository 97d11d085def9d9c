//! What every tile asks for and does, in words.

use crate::page::Scene;
use crate::text::say;
use ::neom::Neom;
use ::neom::tile::{Deck, Tile, TileId, Type};
use maud::{Markup, html};
use render::neom::sentence::{has_house_roads, tile_heading_words, tile_text_plain};

/// One article a tile of this game.
pub(crate) fn texts(scene: &Scene<Neom>) -> Markup {
    let table = scene.table();
    let in_play = |tile: &Tile| match tile.deck {
        Deck::Generation { set, .. } => set <= table.tile_set(),
        Deck::Cornerstone => true,
    };
    html! {
        @for (id, tile) in table.rules().tiles() {
            @if in_play(tile) { (one(scene, id, tile)) }
        }
    }
}

fn one(scene: &Scene<Neom>, id: TileId, tile: &Tile) -> Markup {
    html! {
        article.tile-text data-tile=(tile.id) data-category=(tile.types.iter().next().map_or("disaster", Type::word)) {
            div.large-face { (scene.face(id)) }
            div.words {
                h3 { (scene.tile(id)) }
                p.soft { (tile_heading_words(scene.language, tile)) }
                ul { @for line in tile_text_plain(scene.language, scene.table(), id) { li { (line) } } }
                // The dialog says it; a card that floats by and the panel of a choice do not.
                @if has_house_roads(tile) { p.provenance { (say!(scene.language, "neom-house-roads")) } }
            }
        }
    }
}
