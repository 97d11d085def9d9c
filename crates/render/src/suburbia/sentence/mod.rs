//! English sentences about Suburbia, for every face of the game: what tiles do, what goals ask for, what a move is, what happened
//! and why, how it was scored.
//!
//! Reads: rules, tables, events. Writes: text. All of it is made from data, so that tiles and goals of unknown packs
//! read like those of the base game.
//!
//! **Invariant:** one thing has one word everywhere (the tracks are money, income, reputation and population; the
//! market has slots; seats place markers). Numbers have a true minus sign, cells are written as in the notation.

mod goal;
mod moves;
mod names;
mod score;
mod story;
mod tile;

pub use crate::sentence::{money, number, seat_name, seat_value, signed};
pub use goal::{goal_measure, goal_text, standing};
pub use moves::{due, move_object, move_text};
pub use names::seat_names;
pub use score::scoring;
pub use story::{changes, event, headline};
pub use tile::{category_letter, line_text, tile_heading, tile_short, tile_text};

use suburbia::red_line;
use suburbia::table::Tracks;
use suburbia::tile::Track;

/// A change with its track first: `income +1`, `−$2`.
fn track_change(track: Track, amount: i32) -> String {
    match track {
        Track::Money => money(amount),
        _ => format!("{} {}", track.word(), signed(amount)),
    }
}

/// A change as short as it gets: `+1i`, `−2r`, `+3p`, `−$11`.
fn short_change(track: Track, amount: i32) -> String {
    match track {
        Track::Income => format!("{}i", signed(amount)),
        Track::Reputation => format!("{}r", signed(amount)),
        Track::Population => format!("{}p", signed(amount)),
        Track::Money => money(amount),
    }
}

/// The difference of two positions of a seat, one short part a changed track: `+1i`, `+2r`, `−4p`, `−$11`.
pub fn net_change(before: &Tracks, after: &Tracks) -> Vec<String> {
    let parts = [
        (Track::Income, i32::from(after.income) - i32::from(before.income)),
        (Track::Reputation, i32::from(after.reputation) - i32::from(before.reputation)),
        (Track::Population, after.population - before.population),
        (Track::Money, after.money - before.money),
    ];
    parts.into_iter().filter(|&(_, by)| by != 0).map(|(track, by)| short_change(track, by)).collect()
}

/// A seat's tracks in one line, with the way to the next red line.
pub fn tracks(tracks: &Tracks) -> String {
    format!(
        "${}  income {}  reputation {}  population {} (red line at +{})",
        tracks.money,
        number(tracks.income.into()),
        number(tracks.reputation.into()),
        tracks.population,
        to_red_line(tracks.population),
    )
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
