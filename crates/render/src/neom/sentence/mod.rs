//! English sentences about NEOM, for every face of the game: what tiles ask for and do, what a move is, what happened
//! and why, what the score sheet says.
//!
//! Reads: rules, tables, events. Writes: text. All of it is made from data, so that tiles of unknown packs read like
//! those of the base game.
//!
//! **Invariant:** one thing has one word everywhere (points, money, income, goods; a city has cells; Cornerstones,
//! Disasters and trade routes are named as in the rulebook). Money is written with £, numbers have a true minus sign,
//! cells are written as in the notation.

mod foresight;
mod moves;
mod names;
mod score;
mod story;
mod tile;
mod words;

pub use crate::sentence::{number, signed};
pub use foresight::{foreseen, net, net_text};
pub use moves::{due, move_object, move_text, seller_name, terms_text, when};
pub use names::seat_names;
pub use score::{CATEGORIES, categories, score_changes, score_details, score_sheet, scoring};
pub use story::{changes, event, headline};
pub use tile::{
    ability_text, asks_text, roads_text, tile_heading, tile_heading_words, tile_short, tile_text,
    tile_text_at, type_letters,
};
pub use words::board_words;

use crate::text::Language;
use game_core::Seat;
use neom::good::{Good, GoodSet};
use neom::rules::Rules;
use neom::tile::TileId;

/// The name of a seat, or its number if nobody gave it one.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    crate::sentence::seat_name(Language::ENGLISH, names, seat)
}

/// Money that comes or goes: `+£4`, `−£11`, `±£0`.
pub fn pounds(amount: i32) -> String {
    match amount {
        0 => "±£0".to_owned(),
        1.. => format!("+£{amount}"),
        _ => format!("−£{}", amount.unsigned_abs()),
    }
}

/// A good as people read it: `natural gas`.
pub fn good_name(good: Good) -> String {
    good.word().replace('-', " ")
}

/// Goods in a row: `coal, natural gas`; `nothing` if there are none.
pub fn goods_text(goods: GoodSet) -> String {
    let names: Vec<String> = goods.iter().map(good_name).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

/// The name of a tile.
pub fn tile_name(rules: &Rules, tile: TileId) -> &str {
    &rules.tile(tile).name
}

/// A number of things: `1 tile`, `3 tiles`.
pub fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// `a, b and c`.
fn all_of(words: &[String]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
