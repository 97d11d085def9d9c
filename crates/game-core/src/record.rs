//! Records: a game as text, and replaying it.
//!
//! Reads and writes JSON Lines, one game a line. A record is untrusted input: whatever is in it ends in a value
//! or a [`RecordError`] / [`ReplayError`].

use crate::commitment::Terms;
use crate::{Game, Outcome, Seat, quoted};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The format this version writes.
pub const FORMAT: &str = "tabletown-record/1";
const FORMAT_NAME: &str = "tabletown-record/";
const FORMAT_VERSION: u32 = 1;

/// One game: what was agreed, the seed, and what was done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Always [`FORMAT`] when written.
    pub format: String,
    /// [`Game::NAME`].
    pub game: String,
    /// Edition, mode, packs: in the game's own words.
    pub rules: serde_json::Value,
    /// The seed all chance comes from.
    pub seed: u64,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// The moves in the order in which they took effect; who moved follows from the rules.
    pub moves: Vec<String>,
    /// Absent while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
    /// The version of the program that began the game, where it [committed](crate::commitment) itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Whether whoever set the table named the seed; left out if not, or if nobody noted it.
    #[serde(default, rename = "seed_chosen", skip_serializing_if = "Option::is_none")]
    pub chosen: Option<bool>,
    /// The commitment that was published when the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The salt of the commitment; absent while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The name shown to others.
    pub name: String,
    /// The bot that plays, if it is not a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The result as a record states it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordResult {
    /// Final scores, by seat.
    pub scores: Vec<i32>,
    /// Indices of the seats that won.
    pub winners: Vec<usize>,
}

impl From<&Outcome> for RecordResult {
    fn from(outcome: &Outcome) -> Self {
        RecordResult {
            scores: outcome.scores.clone(),
            winners: outcome.winners.iter().map(Seat::index).collect(),
        }
    }
}

/// Why a text is not a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, or cut off in the middle.
    #[error("line {line} is not a record: {reason}")]
    Malformed {
        /// Counted from 1.
        line: usize,
        /// What the JSON reader found.
        reason: String,
    },
    /// Written by a later version.
    #[error(
        "line {line} has the format '{found}'; this version reads up to '{FORMAT}': use a newer tabletown"
    )]
    Newer {
        /// Counted from 1.
        line: usize,
        /// The format named there.
        found: String,
    },
    /// JSON, but something else.
    #[error("line {line} has the format '{found}', expected '{FORMAT}'")]
    Foreign {
        /// Counted from 1.
        line: usize,
        /// The format named there.
        found: String,
    },
    /// Taken from a server while nobody could know the seed.
    #[error(
        "line {line} is of a game that was still running: its seed and salt are in the record once it is over, take it again then"
    )]
    Running {
        /// Counted from 1.
        line: usize,
    },
    /// A file with nothing in it.
    #[error("there is no record in it")]
    Empty,
}

impl Record {
    /// The record of a game about to begin.
    pub fn new<G: Game>(rules: &impl Serialize, seed: u64, seats: Vec<SeatInfo>) -> Record {
        Record {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: serde_json::to_value(rules).unwrap_or_default(),
            seed,
            seats,
            moves: Vec::new(),
            result: None,
            version: None,
            chosen: None,
            commitment: None,
            salt: None,
        }
    }

    /// What its commitment was made from.
    pub fn terms(&self) -> Terms<'_> {
        Terms {
            version: self.version.as_deref().unwrap_or_default(),
            game: &self.game,
            rules: &self.rules,
            seats: &self.seats,
            chosen: self.chosen.unwrap_or_default(),
            seed: self.seed,
        }
    }

    /// Reads one line of a record file.
    pub fn parse(text: &str, line: usize) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            seed: Option<IgnoredAny>,
            commitment: Option<IgnoredAny>,
            result: Option<IgnoredAny>,
        }
        let malformed = |error: serde_json::Error| {
            let reason = match error.classify() {
                serde_json::error::Category::Eof => "it is cut off in the middle".to_owned(),
                _ => quoted(&error.to_string()),
            };
            RecordError::Malformed { line, reason }
        };
        let head: Head = serde_json::from_str(text).map_err(malformed)?;
        match head.format.strip_prefix(FORMAT_NAME).map(str::parse::<u32>) {
            Some(Ok(version)) if version > FORMAT_VERSION => {
                Err(RecordError::Newer { line, found: head.format })
            }
            Some(Ok(FORMAT_VERSION))
                if head.commitment.is_some() && head.seed.is_none() && head.result.is_none() =>
            {
                Err(RecordError::Running { line })
            }
            Some(Ok(FORMAT_VERSION)) => serde_json::from_str(text).map_err(malformed),
            _ => Err(RecordError::Foreign { line, found: quoted(&head.format) }),
        }
    }

    /// Reads a file line by line; blank lines are skipped. Each record comes with its line number, and a line that
    /// is none does not keep the others from being read.
    pub fn parse_lines(text: &str) -> impl Iterator<Item = (usize, Result<Record, RecordError>)> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(at, line)| (at + 1, Record::parse(line, at + 1)))
    }

    /// Reads a whole file, in which every line must be a record.
    pub fn parse_all(text: &str) -> Result<Vec<(usize, Record)>, RecordError> {
        let records: Vec<_> = Record::parse_lines(text)
            .map(|(line, record)| record.map(|record| (line, record)))
            .collect::<Result<_, _>>()?;
        if records.is_empty() { Err(RecordError::Empty) } else { Ok(records) }
    }

    /// The record as one line of JSON, without a line end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a record has only text keys") // never fails
    }
}

/// One move of a replay, just played.
pub struct Ply<'a, G: Game> {
    /// Counted from 1.
    pub number: usize,
    /// Who moved.
    pub seat: Seat,
    /// The move, canonical.
    pub mv: G::Move,
    /// What it changed.
    pub events: &'a [G::Event],
    /// The game after it.
    pub game: &'a G,
}

/// A record that cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move the rules refuse, or no move at all.
    #[error("ply {ply}, '{text}': {reason}")]
    Refused {
        /// Counted from 1.
        ply: usize,
        /// The move as recorded.
        text: String,
        /// The rule's sentence.
        reason: String,
    },
    /// More moves than the game had.
    #[error("ply {ply}, '{text}': the game was over before it")]
    AfterEnd {
        /// Counted from 1.
        ply: usize,
        /// The move as recorded.
        text: String,
    },
    /// The moves lead somewhere else.
    #[error("the record states {stated}, but its moves lead to {found}")]
    WrongResult {
        /// As recorded.
        stated: String,
        /// As replayed.
        found: String,
    },
}

/// Plays `moves` on `game`, showing each ply to `each`.
pub fn replay<G: Game>(
    game: &mut G,
    moves: &[String],
    mut each: impl FnMut(Ply<'_, G>),
) -> Result<(), ReplayError> {
    let mut events = Vec::new();
    for (index, text) in moves.iter().enumerate() {
        let number = index + 1;
        let Some(seat) = game.to_act().lowest() else {
            return Err(ReplayError::AfterEnd { ply: number, text: quoted(text) });
        };
        events.clear();
        let refused = |reason: String| ReplayError::Refused { ply: number, text: quoted(text), reason };
        let mv = game.parse_move(text).map_err(|error| refused(error.reason))?;
        let played = game.play(seat, mv.clone(), &mut events);
        played.map_err(|illegal| refused(game.write_refusal(illegal)))?;
        each(Ply { number, seat, mv, events: &events, game });
    }
    Ok(())
}

/// Whether the result a record states is the one its moves led to.
pub fn check_result<G: Game>(stated: Option<&RecordResult>, game: &G) -> Result<(), ReplayError> {
    let found = game.outcome().as_ref().map(RecordResult::from);
    match (stated, found) {
        (None, _) => Ok(()),
        (Some(stated), Some(found)) if *stated == found => Ok(()),
        (Some(stated), found) => {
            Err(ReplayError::WrongResult { stated: describe(Some(stated)), found: describe(found.as_ref()) })
        }
    }
}

fn describe(result: Option<&RecordResult>) -> String {
    match result {
        None => "a game that is still running".to_owned(),
        Some(result) => {
            format!("the scores {:?} with the winning seats {:?}", result.scores, result.winners)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const LINE: &str = r#"{"format":"tabletown-record/1","game":"suburbia","rules":{},"seed":42,"seats":[{"name":"A","bot":"greedy"},{"name":"B"}],"moves":["keep builder"]}"#;

    #[test]
    fn a_record_survives_the_round_trip() {
        let record = Record::parse(LINE, 1).unwrap();
        assert_eq!(record.to_line(), LINE);
    }

    /// What later versions add to the format is no reason not to read a record.
    #[test]
    fn fields_of_later_versions_are_skipped() {
        let later = LINE.replacen("\"seed\"", "\"later\":{\"x\":[1]},\"seed\"", 1);
        assert_eq!(Record::parse(&later, 1).unwrap(), Record::parse(LINE, 1).unwrap());
    }

    #[test]
    fn newer_foreign_and_cut_off_records_are_told_apart() {
        let newer = LINE.replace("record/1", "record/2");
        assert!(matches!(Record::parse(&newer, 3), Err(RecordError::Newer { line: 3, .. })));
        let foreign = LINE.replace("tabletown-record/1", "pgn");
        assert!(matches!(Record::parse(&foreign, 1), Err(RecordError::Foreign { .. })));
        let cut = Record::parse(&LINE[..LINE.len() - 20], 1).unwrap_err();
        assert!(cut.to_string().contains("cut off"), "{cut}");
        assert_eq!(Record::parse_all("\n\n"), Err(RecordError::Empty));
    }

    proptest! {
        #[test]
        fn no_text_panics(text in ".{0,200}") {
            let _ = Record::parse_all(&text);
        }

        #[test]
        fn no_damaged_record_panics(at in 0..LINE.len(), byte in any::<u8>()) {
            let mut bytes = LINE.as_bytes().to_vec();
            bytes[at] = byte;
            let _ = Record::parse_all(&String::from_utf8_lossy(&bytes));
        }
    }
}
