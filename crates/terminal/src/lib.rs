//! Playing in a terminal.
//!
//! Two faces of one [`Session`]: [`play_screen`] draws the whole screen and listens to keys, [`play_lines`] prints
//! text and reads commands, for pipes and screen readers. Both keep a record and write it after every move.
//!
//! What is the same for all games is here; each game has a folder with its words, and implements [`TableGame`],
//! [`TerminalGame`] and [`ScreenGame`] there, the description by which one machine draws and steers its screen.
//! All texts are messages in `locales`; the words of commands and moves are the same in every language.
//!
//! **Invariant:** whoever sits at the keyboard is shown the view of the seat that acts, never the game itself;
//! nothing is played before it was confirmed.

#![warn(unreachable_pub)]

mod game;
mod lines;
mod neom;
pub mod online;
pub mod picture;
mod screen;
mod session;
mod store;
mod suburbia;
mod tell;
#[cfg(test)]
mod testing;
mod text;

pub use game::{PlayedMove, TableGame, TerminalGame};
pub use lines::{join_lines, play_lines};
pub use screen::{ScreenGame, describe, join_screen, play_described, play_screen};
pub use session::{Entry, Heard, Session, Turn};
pub use store::WholeFile;
pub use tell::tell;

pub use game_core::record::SeatInfo;

use game_core::record::{Record, ReplayError};
use render::text::Language;
use std::path::PathBuf;
use text::say;

/// Who plays what, and where the record goes.
#[derive(Clone)]
pub struct Options<G: TableGame> {
    /// Which rules, and how many play.
    pub setup: G::Setup,
    /// The seed all chance comes from.
    pub seed: u64,
    /// The players by seat, without those that the rules play.
    pub seats: Vec<SeatInfo>,
    /// The file that holds the record; written after every move.
    pub record: Option<PathBuf>,
    /// Moves to replay first, when a game is taken up again.
    pub moves: Vec<String>,
    /// What everything is said in.
    pub language: Language,
}

/// How a session ended: with the game, or with the players going home.
#[derive(Debug, Clone, PartialEq)]
pub struct Finished {
    /// The game so far; `result` is there if it is over.
    pub record: Record,
    /// Where the record was written, if anywhere.
    pub kept: Option<PathBuf>,
}

impl Finished {
    /// Whether the game was played to its end.
    pub fn is_over(&self) -> bool {
        self.record.result.is_some()
    }
}

/// Why a session could not begin or go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// A bot nobody knows.
    #[error(transparent)]
    UnknownBot(#[from] bots::UnknownBot),
    /// The seats do not fit the set-up.
    #[error("this game has {expected} seats to fill, but {found} were named")]
    Seats {
        /// As the set-up has it.
        expected: usize,
        /// As named.
        found: usize,
    },
    /// Somebody moves whose turn it is not.
    #[error("it is not the turn of anybody at the keyboard")]
    NotYourTurn,
    /// The moves to begin with do not fit the game.
    #[error("the game cannot be taken up again: {0}")]
    Replay(#[from] ReplayError),
    /// The record could not be written.
    #[error("the record could not be written to {}: {source}; choose another file", path.display())]
    Record {
        /// Where.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A table elsewhere tells what cannot be.
    #[error("{0}")]
    Unsound(String),
    /// The terminal or a pipe failed.
    #[error("the terminal failed: {0}")]
    Terminal(#[from] std::io::Error),
}

impl PlayError {
    /// The same in the language of whoever plays, where it can happen while somebody does.
    pub(crate) fn told(&self, language: Language) -> String {
        match self {
            PlayError::Record { path, source } => {
                let (file, why) = (path.display().to_string(), source.to_string());
                say!(language, "record-not-written", file, why)
            }
            other => other.to_string(),
        }
    }
}
