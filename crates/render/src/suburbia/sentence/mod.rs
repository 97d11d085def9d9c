//! Sentences about Suburbia, for every face of the game: what tiles do, what goals ask for, what a move is, what
//! happened and why, how it was scored, why a move was refused.
//!
//! Reads: rules, tables, events. Writes: text in any language, every word from `locales/*/suburbia.ftl`. All of it is
//! made from data, so that tiles and goals of unknown packs read like those of the base game.
//!
//! **Invariant:** one thing has one word everywhere (the tracks are money, income, reputation and population; the
//! market has slots; seats place markers). Numbers have a true minus sign, cells are written as in the notation.

mod award;
mod goal;
mod moves;
mod names;
mod said;
mod score;
mod story;
mod tile;

pub use crate::sentence::{either, list, money, number, signed};
pub use award::{award_measure, award_name, award_standing, award_text};
pub use goal::{goal_measure, goal_name, goal_text, standing};
pub use moves::{choice_text, due, move_object, move_text, refusal, seat_move};
pub use names::seat_names;
pub use said::{advice, move_headline};
pub use score::{scoring, title_name};
pub use story::{changes, event, headline, told};
pub use tile::{
    account_text, category_letter, category_name, line_text, special_text, tile_heading, tile_name,
    tile_short, tile_text, tile_traits,
};

use crate::text::{Language, Value};
use suburbia::hex::{BorderPlace, Footprint, Hex};
use suburbia::moves::{Slot, Space};
use suburbia::red_line;
use suburbia::table::Tracks;
use suburbia::tile::Track;

impl From<Hex> for Value<'_> {
    fn from(at: Hex) -> Self {
        at.to_string().into()
    }
}

/// Places and numbers as the notation has them.
macro_rules! as_written {
    ($($of:ty)*) => {
        $(impl From<$of> for Value<'_> {
            fn from(of: $of) -> Self {
                of.to_string().into()
            }
        })*
    };
}

as_written!(Footprint BorderPlace Slot Space);

/// An amount on a track, with its sign: `+1`, `−$2`.
fn amount_of(track: Track, amount: i32) -> String {
    if track == Track::Money { money(amount) } else { signed(amount) }
}

/// The word for a track: `income`.
pub fn track_name(language: Language, track: Track) -> String {
    say!(language, "track", track = track.word())
}

/// A change with its track first: `income +1`, `−$2`.
pub fn track_change(language: Language, track: Track, amount: i32) -> String {
    say!(language, "change", track = track.word(), amount = amount_of(track, amount))
}

/// A change as short as it gets: `+1i`, `−2r`, `+3p`, `−$11`.
fn short_change(language: Language, track: Track, amount: i32) -> String {
    say!(language, "change-short", track = track.word(), amount = amount_of(track, amount))
}

/// The difference of two positions of a seat, one short part a changed track: `+1i`, `+2r`, `−4p`, `−$11`.
pub fn net_change(language: Language, before: &Tracks, after: &Tracks) -> Vec<String> {
    let parts = [
        (Track::Income, i32::from(after.income) - i32::from(before.income)),
        (Track::Reputation, i32::from(after.reputation) - i32::from(before.reputation)),
        (Track::Population, after.population - before.population),
        (Track::Money, after.money - before.money),
        (Track::Stars, i32::from(after.stars) - i32::from(before.stars)),
    ];
    parts
        .into_iter()
        .filter(|&(_, by)| by != 0)
        .map(|(track, by)| short_change(language, track, by))
        .collect()
}

/// A seat's tracks in one line, with the way to the next red line.
pub fn tracks(language: Language, tracks: &Tracks) -> String {
    let Tracks { money, income, reputation, population, .. } = *tracks;
    say!(language, "tracks", money, income, reputation, population, more = to_red_line(population))
}

/// How much more population passes the next red line.
pub fn to_red_line(population: i32) -> i32 {
    (1..).find(|&more| red_line::behind(population + more) > red_line::behind(population)).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_red_line_is_where_the_rules_have_it() {
        assert_eq!([2, 14, 15, 99, 100, 101].map(to_red_line), [13, 1, 7, 2, 1, 2]);
    }
}
