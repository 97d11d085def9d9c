//! How moves are written: `keep builder`, `buy 3 @ 1,0`, `basic suburbs @ 1,0`, `lake 6 @ 1,0`, `invest @ 0,1`,
//! `replace 3 @ 1,0`, `border 2 @ 0,1,5`, `border-lake 2 @ 0,1,5`, `discard 7`, `pass`; and choices after them,
//! `flip=1:0,3`, `marker=0,2`, `free=7@2,1`.

use crate::choice::MAX_CHOICES;
use crate::hex::{parse_border_place, parse_footprint, parse_hex};
use crate::moves::{Choice, Choices, Move, Slot, Space};
use crate::rules::Rules;
use game_core::{NotationError, Seat, nearest, quoted};

/// Reads a move.
pub fn parse_move(rules: &Rules, text: &str) -> Result<Move, NotationError> {
    read_move(rules, text).map_err(|reason| NotationError::new(text, reason))
}

fn read_move(rules: &Rules, text: &str) -> Result<Move, String> {
    // Choices are the words with '=' at the end.
    let choice = text.split_whitespace().find(|word| word.contains('='));
    let start = choice.map_or(text.len(), |word| word.as_ptr() as usize - text.as_ptr() as usize);
    let (main, chosen) = text.split_at(start);
    let choices = read_choices(chosen)?;
    let main = main.trim();
    let (verb, rest) = main.split_once(char::is_whitespace).unwrap_or((main, ""));
    // `invest@0,1`: the spaces around @ are optional.
    let (verb, rest) = match verb.split_once('@') {
        Some((verb, _)) => (verb, main[verb.len()..].trim()),
        None => (verb, rest.trim()),
    };
    let place = || -> Result<(&str, &str), String> {
        let (what, at) = rest.split_once('@').ok_or("it lacks the cell, as in '@ 1,0'")?;
        Ok((what.trim(), at))
    };
    let cell = || place().and_then(|(what, at)| Ok((what, parse_hex(at)?)));
    let border =
        || place().and_then(|(what, at)| Ok((Space(number("space", what)?), parse_border_place(at)?)));
    let mv = match verb.to_ascii_lowercase().as_str() {
        "keep" => match rules.find_goal(rest) {
            Some(goal) => Move::Keep { goal },
            None => return Err(unknown("goal", rest, rules.goals().map(|(_, goal)| goal.id.as_str()))),
        },
        "buy" => cell().and_then(|(what, at)| Ok(Move::Buy { slot: slot(what)?, at, choices }))?,
        "replace" => cell().and_then(|(what, at)| Ok(Move::Replace { slot: slot(what)?, at, choices }))?,
        "lake" => cell().and_then(|(what, at)| Ok(Move::Lake { slot: slot(what)?, at }))?,
        "border" => border().map(|(space, at)| Move::Border { space, at })?,
        "border-lake" => border().map(|(space, at)| Move::BorderLake { space, at })?,
        "basic" => {
            let (what, at) = cell()?;
            let basics = rules.basics().iter().map(|&kind| rules.kind(kind).id.as_str());
            let tile = rules.find_kind(what).ok_or_else(|| unknown("tile", what, basics))?;
            Move::Basic { tile, at }
        }
        "invest" => match place()? {
            ("", at) => Move::Invest { at: parse_footprint(at)?, choices },
            (what, _) => return Err(format!("'invest' takes only a cell, not '{}'", quoted(what))),
        },
        "discard" => Move::Discard { slot: slot(rest)? },
        "pass" if rest.is_empty() => Move::Pass,
        _ => {
            return Err(
                "expected keep GOAL, buy SLOT @ Q,R, basic TILE @ Q,R, lake SLOT @ Q,R, invest @ Q,R, \
                 replace SLOT @ Q,R, border SPACE @ Q,R,K, border-lake SPACE @ Q,R,K or discard SLOT"
                    .into(),
            );
        }
    };
    match choices.list().first() {
        Some(choice) if mv.choices().is_empty() => Err(format!("nothing asks for {choice}")),
        _ => Ok(mv),
    }
}

fn read_choices(text: &str) -> Result<Choices, String> {
    let mut choices = Choices::NONE;
    for word in text.split_whitespace() {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| format!("a choice is KEY=VALUE without spaces, not '{}'", quoted(word)))?;
        let choice = match key.to_ascii_lowercase().as_str() {
            "flip" => {
                let (seat, at) = value.split_once(':').ok_or_else(|| {
                    format!("a tile is turned over as in flip=0:1,1, not '{}'", quoted(word))
                })?;
                let seat = seat.parse::<u8>().map_err(|_| format!("'{}' is no seat", quoted(seat)))?;
                Choice::Flip { seat: Seat(seat), at: parse_hex(at)? }
            }
            "marker" => Choice::Marker { at: parse_footprint(value)? },
            "free" => {
                let (what, at) = value.split_once('@').ok_or_else(|| {
                    format!("a free tile is taken as in free=7@2,1, not '{}'", quoted(word))
                })?;
                Choice::Free { slot: slot(what)?, at: parse_hex(at)? }
            }
            _ => return Err(unknown("choice", key, ["flip", "marker", "free"].into_iter())),
        };
        choices = choices.with(choice).ok_or_else(|| {
            format!("a move has at most {MAX_CHOICES} choices, with seats and slots that are there")
        })?;
    }
    Ok(choices)
}

fn slot(word: &str) -> Result<Slot, String> {
    number("slot", word).map(Slot)
}

/// A number from 1 on, as one from 0 on.
fn number(what: &str, word: &str) -> Result<u8, String> {
    match word.trim().parse::<u8>() {
        Ok(number) if number > 0 => Ok(number - 1),
        _ => Err(format!("a {what} is a small number from 1 on, not '{}'", quoted(word))),
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
    let mut text = match mv {
        Move::Keep { goal } => format!("keep {}", rules.goal(goal).id),
        Move::Buy { slot, at, .. } => format!("buy {slot} @ {at}"),
        Move::Basic { tile, at } => format!("basic {} @ {at}", rules.kind(tile).id),
        Move::Lake { slot, at } => format!("lake {slot} @ {at}"),
        Move::Replace { slot, at, .. } => format!("replace {slot} @ {at}"),
        Move::Border { space, at } => format!("border {space} @ {at}"),
        Move::BorderLake { space, at } => format!("border-lake {space} @ {at}"),
        Move::Invest { at, .. } => format!("invest @ {at}"),
        Move::Discard { slot } => format!("discard {slot}"),
        Move::Pass => "pass".to_owned(),
    };
    for choice in mv.choices().iter() {
        text += &format!(" {choice}");
    }
    text
}
