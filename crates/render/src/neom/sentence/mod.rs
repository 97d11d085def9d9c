//! Sentences about NEOM, for every face of the game: what tiles ask for and do, what a move is, what happened and why,
//! what the score sheet says.
//!
//! Reads: rules, tables, events. Writes: text in any language, every word from `locales/*/neom.ftl`. All of it is made
//! from data, so that tiles of unknown packs read like those of the base game.
//!
//! **Invariant:** one thing has one word everywhere (points, money, income, goods; a city has cells; Cornerstones,
//! Disasters and trade routes are named as in the rulebook). Money is written with £, numbers have a true minus sign,
//! cells are written as in the notation.

mod advice;
mod moves;
mod names;
mod preview;
mod refusal;
mod score;
mod story;
mod tile;
mod words;

pub use crate::sentence::{number, signed};
pub use advice::advice;
pub use moves::{due, move_object, move_text, seat_move, seller_name, terms_text, when};
pub use names::seat_names;
pub use preview::{net, net_text, preview};
pub use refusal::refusal;
pub use score::{categories, differences, score_changes, score_details, score_sheet, scoring, title_name};
pub use story::{changes, event, headline, income_events};
pub use tile::{
    ability_text, asks_text, has_house_roads, roads_text, score_line, tile_heading, tile_heading_words,
    tile_short, tile_text, tile_text_at, tile_text_plain, type_letters,
};
pub use words::{board_words, disaster_name, good_name, goods_text, tile_name, type_name};

use crate::text::Language;

/// Money that comes or goes: `+£4`, `−£11`, `±£0`.
pub fn pounds(amount: i32) -> String {
    match amount {
        0 => "±£0".to_owned(),
        1.. => format!("+£{amount}"),
        _ => format!("−£{}", amount.unsigned_abs()),
    }
}

/// `a, b and c`.
fn all_of(language: Language, words: &[String]) -> String {
    crate::sentence::both(language, words)
}
