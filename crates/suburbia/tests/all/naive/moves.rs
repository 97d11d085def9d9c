//! Move texts, read strictly: an audit must be written in canonical notation.

use super::model::Cell;
use std::fmt;

/// One move as written in an audit. Slots count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    Keep { goal: String },
    Buy { slot: usize, at: Cell },
    Basic { tile: String, at: Cell },
    Lake { slot: usize, at: Cell },
    Invest { at: Cell },
    Discard { slot: usize },
}

impl Move {
    /// Reads a move; anything but the canonical text is refused.
    pub fn read(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words.as_slice() {
            ["keep", goal] => Some(Move::Keep { goal: goal.to_string() }),
            ["buy", slot, "@", at] => slot_and_cell(slot, at).map(|(slot, at)| Move::Buy { slot, at }),
            ["basic", tile, "@", at] => cell(at).map(|at| Move::Basic { tile: tile.to_string(), at }),
            ["lake", slot, "@", at] => slot_and_cell(slot, at).map(|(slot, at)| Move::Lake { slot, at }),
            ["invest", "@", at] => cell(at).map(|at| Move::Invest { at }),
            ["discard", slot] => slot.parse().ok().map(|slot| Move::Discard { slot }),
            _ => None,
        };
        read.filter(|read| read.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no move in canonical notation"))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep { goal } => write!(f, "keep {goal}"),
            Move::Buy { slot, at } => write!(f, "buy {slot} @ {},{}", at.0, at.1),
            Move::Basic { tile, at } => write!(f, "basic {tile} @ {},{}", at.0, at.1),
            Move::Lake { slot, at } => write!(f, "lake {slot} @ {},{}", at.0, at.1),
            Move::Invest { at } => write!(f, "invest @ {},{}", at.0, at.1),
            Move::Discard { slot } => write!(f, "discard {slot}"),
        }
    }
}

fn slot_and_cell(slot: &str, at: &str) -> Option<(usize, Cell)> {
    Some((slot.parse().ok()?, cell(at)?))
}

fn cell(text: &str) -> Option<Cell> {
    let (q, r) = text.split_once(',')?;
    // i32 leaves room for neighbours of any cell.
    let (q, r): (i32, i32) = (q.parse().ok()?, r.parse().ok()?);
    Some((q.into(), r.into()))
}
