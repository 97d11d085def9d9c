//! Moves as pages tell them, where maps have no numbers: without slots and cells, as what a seat does or as advice to
//! whoever has to move. All that a move does is said, special choices included.

use super::moves::{in_slot, in_space, standing_tile};
use super::{goal_name, tile_name};
use crate::Reader;
use crate::sentence::both;
use game_core::Seat;
use suburbia::hex::Footprint;
use suburbia::moves::{Choice, Move};
use suburbia::table::Table;

/// A move with who makes it: `Ann builds London and takes Kuala Lumpur for nothing`. Keeping a goal names the goal: show
/// that to nobody else.
pub fn move_headline(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    said(reader, table, seat, mv, "other")
}

/// A move as advice: `Build London and take Kuala Lumpur for nothing`.
pub fn advice(reader: Reader, table: &Table, seat: Seat, mv: Move) -> String {
    said(reader, table, seat, mv, "you")
}

/// Every message has both forms; `who` is `you` or `other`.
fn said(reader: Reader, table: &Table, seat: Seat, mv: Move, who: &str) -> String {
    let (language, rules, name) = (reader.language, table.rules(), reader.name(seat));
    let does = match mv {
        Move::Keep { goal } => {
            say!(language, "said-keep", who, name, goal = goal_name(language, rules.goal(goal)))
        }
        Move::Buy { slot, .. } => {
            say!(language, "said-build", who, name, tile = in_slot(language, table, slot))
        }
        Move::Basic { tile, .. } => {
            say!(language, "said-build", who, name, tile = tile_name(language, rules.kind(tile)))
        }
        Move::Lake { slot, .. } => {
            say!(language, "said-lake", who, name, tile = in_slot(language, table, slot))
        }
        Move::Replace { slot, at, .. } => {
            let (tile, old) = (in_slot(language, table, slot), standing(reader, table, seat, mv, at.into()));
            say!(language, "said-replace", who, name, tile, old)
        }
        Move::Border { space, .. } => {
            say!(language, "said-border", who, name, tile = in_space(language, table, space))
        }
        Move::BorderLake { space, .. } => {
            say!(language, "said-border-lake", who, name, tile = in_space(language, table, space))
        }
        Move::Invest { .. } => {
            say!(language, "said-invest", who, name, tile = standing_tile(language, table, seat, mv))
        }
        Move::Discard { slot } => {
            say!(language, "said-discard", who, name, tile = in_slot(language, table, slot))
        }
        Move::Pass => say!(language, "said-pass", who, name),
    };
    let choices = mv.choices();
    let choices = choices.iter().map(|&choice| chosen(reader, table, seat, mv, choice, who));
    both(language, &std::iter::once(does).chain(choices).collect::<Vec<_>>())
}

/// What a special lets one choose, as a further part of the sentence.
fn chosen(reader: Reader, table: &Table, seat: Seat, mv: Move, choice: Choice, who: &str) -> String {
    let language = reader.language;
    match choice {
        Choice::Flip { seat: owner, at } if owner == seat => {
            say!(language, "said-flip-own", who, tile = standing(reader, table, owner, mv, at.into()))
        }
        Choice::Flip { seat: owner, at } => {
            let tile = standing(reader, table, owner, mv, at.into());
            say!(language, "said-flip", who, tile, owner = reader.name(owner))
        }
        Choice::Marker { at } => {
            say!(language, "said-marker", who, tile = standing(reader, table, seat, mv, at))
        }
        Choice::Free { slot, .. } => {
            say!(language, "said-free", who, tile = in_slot(language, table, slot))
        }
    }
}

/// The tile that stands somewhere, or comes there by the same move.
fn standing(reader: Reader, table: &Table, seat: Seat, mv: Move, at: Footprint) -> String {
    let language = reader.language;
    let borough = (seat.index() < table.seats()).then(|| table.borough(seat));
    if let Some(kind) = borough.and_then(|borough| Some(borough.tile(borough.at(at)?).kind)) {
        return tile_name(language, table.kind(kind));
    }
    let free = mv.choices().iter().find_map(|&choice| match choice {
        Choice::Free { slot, at: cell } if Footprint::from(cell) == at => Some(slot),
        _ => None,
    });
    match (free, mv) {
        (Some(slot), _) | (None, Move::Buy { slot, .. }) => in_slot(language, table, slot),
        _ => say!(language, "no-tile"),
    }
}
