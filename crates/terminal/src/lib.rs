//! Playing in a terminal.
//!
//! Two faces of one [`Session`]: [`play_screen`] draws the whole screen and listens to keys, [`play_lines`] prints
//! text and reads commands, for pipes and screen readers. Both keep a record and write it after every move.
//!
//! What is the same for all games is here; each game has a folder with its words and its screen, and implements
//! [`TableGame`] and [`TerminalGame`] there.
//!
//! **Invariant:** whoever sits at the keyboard is shown the view of the seat that acts, never the game itself;
//! nothing is played before it was confirmed.

mod game;
mod lines;
mod neom;
mod screen;
mod session;
mod store;
mod suburbia;
mod tell;
#[cfg(test)]
#[path = "../tests/all/common/mod.rs"]
mod testing;
#[cfg(test)]
#[path = "../tests/all/neom_table/mod.rs"]
mod testing_neom;

extern crate self as terminal; // the tests' helpers are shared with those outside

pub use game::{TableGame, TerminalGame, Told};
pub use lines::play_lines;
pub use screen::play_screen;
pub use session::{Entry, Session, Turn};
pub use store::WholeFile;
pub use tell::tell;

pub use game_core::record::SeatInfo;

use game_core::record::{Record, ReplayError};
use render::text::Language;
use std::path::PathBuf;

/// What its sentences are in: the terminal's own words are English.
pub(crate) const LANGUAGE: Language = Language::ENGLISH;

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
    /// The terminal or a pipe failed.
    #[error("the terminal failed: {0}")]
    Terminal(#[from] std::io::Error),
}
