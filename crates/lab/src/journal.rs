//! A tournament's file: a line that says what is played, then one line a game.
//!
//! Lines are only ever added, so what was played is kept whatever happens; a last line that was cut off is dropped when
//! the tournament goes on.

use crate::tournament::Bout;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// The format this version reads and writes.
pub const FORMAT: &str = "tabletown-tournament/1";

/// What is played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// [`FORMAT`].
    pub format: String,
    /// The program's version: another one might play differently.
    pub version: String,
    /// [`Game::NAME`](game_core::Game::NAME).
    pub game: String,
    /// The rules of each table, in the order of `seats`.
    pub rules: Vec<Value>,
    /// Who takes part.
    pub bots: Vec<String>,
    /// Numbers of seats.
    pub seats: Vec<usize>,
    /// The first deal.
    pub seed: u64,
    /// Whether only the first bot is compared with the others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub challenge: bool,
    /// How it was asked for.
    pub command: String,
}

/// Why a file cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
    /// It begins with something else.
    #[error("it is not a tournament's file: its first line should be {{\"format\":\"{FORMAT}\",…}}")]
    Foreign,
    /// Another tournament.
    #[error(
        "it holds another tournament: its {what} is {there}, here it is {here}; go on with its own command, or use another file"
    )]
    Other {
        /// What differs.
        what: &'static str,
        /// What the file says.
        there: String,
        /// What was asked for.
        here: String,
    },
    /// A line that cannot have been written by this tournament.
    #[error("line {line} is not game {game} of this tournament; use another file")]
    Line {
        /// From 1.
        line: usize,
        /// Which game it should be.
        game: usize,
    },
}

/// A file that games are added to.
pub struct Journal {
    file: File,
}

impl Journal {
    /// Begins a file; there must be none of that name.
    pub fn create(path: &Path, header: &Header) -> Result<Journal, JournalError> {
        let mut journal = Journal { file: File::options().write(true).create_new(true).open(path)? };
        journal.line(header)?;
        Ok(journal)
    }

    /// Goes on with a file; returns the games in it. `fits` says whether a game can be of this tournament.
    pub fn resume(
        path: &Path,
        header: &Header,
        fits: impl Fn(&Bout) -> bool,
    ) -> Result<(Journal, Vec<Bout>), JournalError> {
        let text = std::fs::read(path)?;
        // Only what ends in a line break was written whole.
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let read = String::from_utf8_lossy(&text[..whole]);
        let mut lines = read.lines();
        let there: Header = lines
            .next()
            .and_then(|line| serde_json::from_str(line).ok())
            .filter(|there: &Header| there.format == FORMAT)
            .ok_or(JournalError::Foreign)?;
        compare(&there, header)?;
        let mut games = Vec::new();
        for (game, line) in lines.enumerate() {
            let bout = serde_json::from_str(line).ok();
            match bout.filter(|bout: &Bout| bout.game == game as u64 && fits(bout)) {
                Some(bout) => games.push(bout),
                None => return Err(JournalError::Line { line: game + 2, game: game + 1 }),
            }
        }
        let file = File::options().append(true).open(path)?;
        file.set_len(whole as u64)?;
        Ok((Journal { file }, games))
    }

    /// Adds a game.
    pub fn add(&mut self, bout: &Bout) -> io::Result<()> {
        self.line(bout)
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}

/// Everything that decides what is played must be the same; the command may differ in what does not.
fn compare(there: &Header, here: &Header) -> Result<(), JournalError> {
    let seats = |header: &Header| header.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let way = |header: &Header| if header.challenge { "a challenge" } else { "each against each" }.to_owned();
    let rules = |header: &Header| Value::Array(header.rules.clone()).to_string();
    for (what, there, here) in [
        ("game", there.game.clone(), here.game.clone()),
        ("list of bots", there.bots.join(","), here.bots.join(",")),
        ("list of seats", seats(there), seats(here)),
        ("way of playing", way(there), way(here)),
        ("seed", there.seed.to_string(), here.seed.to_string()),
        ("table", rules(there), rules(here)),
        ("version", there.version.clone(), here.version.clone()),
    ] {
        if there != here {
            return Err(JournalError::Other { what, there: game_core::quoted(&there), here });
        }
    }
    Ok(())
}
