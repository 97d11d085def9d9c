//! The games of the house: the one list of them, and all that any front end needs of a game.
//!
//! A game is declared in `list`, with one line. What it must bring is [`Playable`] and the traits for its pages; whatever
//! a game need not have, these answer for it: a game without drawings shows its position as text, one without rules of its
//! own its description.
//!
//! What is generic over games and asks nothing of the list (bots, laboratory, terminal) lies below this crate; whoever has
//! to find a game by its name (command line, web app) lies above it and uses [`with_game!`] and [`for_each_game!`].
//!
//! **Invariant:** outside of `list` nothing compares a game's name with a literal.

#![warn(unreachable_pub)]

#[macro_use]
mod list;
pub mod choice;
pub mod hint;
pub mod learn;
mod libraries;
pub mod page;
pub mod plan;
pub mod playable;
pub mod text;

mod neom;
#[cfg(feature = "third-game")]
mod plots;
mod suburbia;
mod tally;

pub use choice::{Choice, Chosen, Kind, Table};
pub use libraries::{BASE, LessonFile, Libraries, PerGame, RulesOf};
pub use list::{NAMES, listed, names, no_such_game, offered, title_of};
pub use playable::{Explained, MovePreview, Playable, Verdict};
pub use terminal::TableGame;
