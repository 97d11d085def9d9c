//! How moves are written: `keep builder`, `buy 3 @ 1,0`, `basic suburbs @ 1,0`, `lake 6 @ 1,0`, `invest @ 0,1`, `discard 7`.

use crate::hex::{Hex, parse_hex};
use crate::moves::{Move, Slot};
use crate::rules::Rules;
use game_core::{NotationError, nearest, quoted};

/// Reads a move.
pub fn parse_move(rules: &Rules, text: &str) -> Result<Move, NotationError> {
    let wrong = |reason: String| NotationError::new(text, reason);
    let trimmed = text.trim();
    let (verb, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
    // `invest@0,1`: the spaces around @ are optional.
    let (verb, rest) = match verb.split_once('@') {
        Some((verb, _)) => (verb, trimmed[verb.len()..].trim()),
        None => (verb, rest.trim()),
    };
    let cell = || -> Result<(&str, Hex), NotationError> {
        let (what, at) =
            rest.split_once('@').ok_or_else(|| wrong("it lacks the cell, as in '@ 1,0'".into()))?;
        Ok((what.trim(), parse_hex(at).map_err(wrong)?))
    };
    let slot = |word: &str| match word.parse::<u8>() {
        Ok(number) if number > 0 => Ok(Slot(number - 1)),
        _ => Err(wrong(format!("a slot is a small number from 1 on, not '{}'", quoted(word)))),
    };
    match verb.to_ascii_lowercase().as_str() {
        "keep" => match rules.find_goal(rest) {
            Some(goal) => Ok(Move::Keep { goal }),
            None => Err(wrong(unknown("goal", rest, rules.goals().map(|(_, goal)| goal.id.as_str())))),
        },
        "buy" => cell().and_then(|(what, at)| Ok(Move::Buy { slot: slot(what)?, at })),
        "lake" => cell().and_then(|(what, at)| Ok(Move::Lake { slot: slot(what)?, at })),
        "basic" => cell().and_then(|(what, at)| match rules.find_kind(what) {
            Some(tile) => Ok(Move::Basic { tile, at }),
            None => {
                let basics = rules.basics().iter().map(|&kind| rules.kind(kind).id.as_str());
                Err(wrong(unknown("tile", what, basics)))
            }
        }),
        "invest" => match cell()? {
            ("", at) => Ok(Move::Invest { at }),
            (what, _) => Err(wrong(format!("'invest' takes only a cell, not '{}'", quoted(what)))),
        },
        "discard" => Ok(Move::Discard { slot: slot(rest)? }),
        _ => Err(wrong(
            "expected keep GOAL, buy SLOT @ Q,R, basic TILE @ Q,R, lake SLOT @ Q,R, invest @ Q,R or discard SLOT"
                .into(),
        )),
    }
}

fn unknown<'a>(what: &str, word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let near = nearest(word, known);
    let word = quoted(word);
    match near {
        Some(near) => format!("there is no {what} '{word}'; did you mean '{near}'?"),
        None => format!("there is no {what} '{word}'"),
    }
}

/// Writes a move in canonical notation.
pub fn write_move(rules: &Rules, mv: Move) -> String {
    match mv {
        Move::Keep { goal } => format!("keep {}", rules.goal(goal).id),
        Move::Buy { slot, at } => format!("buy {slot} @ {at}"),
        Move::Basic { tile, at } => format!("basic {} @ {at}", rules.kind(tile).id),
        Move::Lake { slot, at } => format!("lake {slot} @ {at}"),
        Move::Invest { at } => format!("invest @ {at}"),
        Move::Discard { slot } => format!("discard {slot}"),
    }
}
