//! Words for things: tiles, goods, types, Disasters, what stands on boards.

use crate::sentence::list;
use crate::text::Language;
use neom::good::{Good, GoodSet};
use neom::rules::Rules;
use neom::tile::{Disaster, TileId, Type};

/// A tile as people call it; tiles of packs without translations keep the name the pack gives them.
pub fn tile_name(language: Language, rules: &Rules, tile: TileId) -> String {
    let tile = rules.tile(tile);
    say!(language, "tile-name", tile = &tile.id, name = &tile.name)
}

/// A good as people read it: `natural gas`.
pub fn good_name(language: Language, good: Good) -> String {
    say!(language, "good", good = good.word())
}

/// Goods in a row: `coal, natural gas`; `nothing` if there are none.
pub fn goods_text(language: Language, goods: GoodSet) -> String {
    if goods.is_empty() {
        return say!(language, "no-goods");
    }
    list(language, goods.iter().map(|good| good_name(language, good)))
}

/// A type as people read it: `Residential`.
pub fn type_name(language: Language, ty: Type) -> String {
    say!(language, "type", ty = ty.word())
}

/// A Disaster as people read it: `Crime Spree`.
pub fn disaster_name(language: Language, disaster: Disaster) -> String {
    say!(language, "disaster", disaster = disaster.word())
}

/// The words on a board: City Center, trade route, and how a route is: open, closed, used.
pub fn board_words(language: Language) -> [String; 5] {
    [
        say!(language, "board-center"),
        say!(language, "board-trade"),
        say!(language, "board-open"),
        say!(language, "board-closed"),
        say!(language, "board-used"),
    ]
}
