//! Move texts, read strictly: an audit must be written in canonical notation.

use super::geometry::{Cell, Place};
use std::fmt;

/// One move as written in an audit. Slots and spaces count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    Keep { goal: String },
    Buy { slot: usize, at: Cell, choices: Vec<Choice> },
    Basic { tile: String, at: Cell },
    Lake { slot: usize, at: Cell },
    Border { space: usize, at: Cell, k: usize },
    BorderLake { space: usize, at: Cell, k: usize },
    Replace { slot: usize, at: Cell, choices: Vec<Choice> },
    Invest { at: Place, choices: Vec<Choice> },
    Discard { slot: usize },
    Pass,
}

/// One choice of step 8, as written behind a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    Flip { seat: usize, at: Cell },
    Marker { at: Place },
    Free { slot: usize, at: Cell },
}

impl Move {
    /// Reads a move; anything but the canonical text is refused.
    pub fn read(text: &str) -> Result<Move, String> {
        read(text)
            .filter(|read| read.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no move in canonical notation"))
    }

    /// The choices of a move that can have some.
    pub fn choices_mut(&mut self) -> Option<&mut Vec<Choice>> {
        match self {
            Move::Buy { choices, .. } | Move::Replace { choices, .. } | Move::Invest { choices, .. } => {
                Some(choices)
            }
            _ => None,
        }
    }
}

fn read(text: &str) -> Option<Move> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["keep", goal] => Some(Move::Keep { goal: goal.to_string() }),
        ["buy", slot, "@", at, choices @ ..] => {
            Some(Move::Buy { slot: slot.parse().ok()?, at: cell(at)?, choices: read_choices(choices)? })
        }
        ["basic", tile, "@", at] => Some(Move::Basic { tile: tile.to_string(), at: cell(at)? }),
        ["lake", slot, "@", at] => Some(Move::Lake { slot: slot.parse().ok()?, at: cell(at)? }),
        ["border", space, "@", at] => {
            let (at, k) = border(at)?;
            Some(Move::Border { space: space.parse().ok()?, at, k })
        }
        ["border-lake", space, "@", at] => {
            let (at, k) = border(at)?;
            Some(Move::BorderLake { space: space.parse().ok()?, at, k })
        }
        ["replace", slot, "@", at, choices @ ..] => {
            Some(Move::Replace { slot: slot.parse().ok()?, at: cell(at)?, choices: read_choices(choices)? })
        }
        ["invest", "@", at, choices @ ..] => {
            Some(Move::Invest { at: place(at)?, choices: read_choices(choices)? })
        }
        ["discard", slot] => Some(Move::Discard { slot: slot.parse().ok()? }),
        ["pass"] => Some(Move::Pass),
        _ => None,
    }
}

fn read_choices(words: &[&str]) -> Option<Vec<Choice>> {
    words.iter().map(|word| read_choice(word)).collect()
}

fn read_choice(word: &str) -> Option<Choice> {
    let (key, value) = word.split_once('=')?;
    match key {
        "flip" => {
            let (seat, at) = value.split_once(':')?;
            Some(Choice::Flip { seat: seat.parse().ok()?, at: cell(at)? })
        }
        "marker" => Some(Choice::Marker { at: place(value)? }),
        "free" => {
            let (slot, at) = value.split_once('@')?;
            Some(Choice::Free { slot: slot.parse().ok()?, at: cell(at)? })
        }
        _ => None,
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep { goal } => write!(f, "keep {goal}"),
            Move::Buy { slot, at, .. } => write!(f, "buy {slot} @ {},{}", at.0, at.1),
            Move::Basic { tile, at } => write!(f, "basic {tile} @ {},{}", at.0, at.1),
            Move::Lake { slot, at } => write!(f, "lake {slot} @ {},{}", at.0, at.1),
            Move::Border { space, at, k } => write!(f, "border {space} @ {},{},{k}", at.0, at.1),
            Move::BorderLake { space, at, k } => write!(f, "border-lake {space} @ {},{},{k}", at.0, at.1),
            Move::Replace { slot, at, .. } => write!(f, "replace {slot} @ {},{}", at.0, at.1),
            Move::Invest { at, .. } => write!(f, "invest @ {at}"),
            Move::Discard { slot } => write!(f, "discard {slot}"),
            Move::Pass => write!(f, "pass"),
        }?;
        if let Move::Buy { choices, .. } | Move::Replace { choices, .. } | Move::Invest { choices, .. } = self
        {
            for choice in choices {
                write!(f, " {choice}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Flip { seat, at } => write!(f, "flip={seat}:{},{}", at.0, at.1),
            Choice::Marker { at } => write!(f, "marker={at}"),
            Choice::Free { slot, at } => write!(f, "free={slot}@{},{}", at.0, at.1),
        }
    }
}

fn cell(text: &str) -> Option<Cell> {
    let (q, r) = text.split_once(',')?;
    // i32 leaves room for neighbours of any cell.
    let (q, r): (i32, i32) = (q.parse().ok()?, r.parse().ok()?);
    Some((q.into(), r.into()))
}

fn border(text: &str) -> Option<(Cell, usize)> {
    let (at, k) = text.rsplit_once(',')?;
    Some((cell(at)?, k.parse().ok().filter(|k| *k < 6)?))
}

fn place(text: &str) -> Option<Place> {
    match text.matches(',').count() {
        1 => cell(text).map(Place::Hex),
        _ => border(text).map(|(at, k)| Place::Border(at, k)),
    }
}
