//! The rules of Suburbia.
//!
//! One file per chapter of the rulebook: [`setup`], [`moves`], `turn`, `effects`, [`red_line`], [`goal`], [`score`]
//! and [`dale`]. Tiles and goals are data
//! ([`pack`], [`rules`]). What lies open is a [`Table`](table::Table); a [`Suburbia`] is a table plus what is hidden.
//!
//! ```
//! use game_core::{Dice, Game};
//! use suburbia::{Suburbia, library::Library, setup::{Edition, Mode, Setup}};
//!
//! let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
//! let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).unwrap();
//! let mut game = Suburbia::new(&setup, 42);
//! let mut dice = Dice::new(42, 1);
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act().lowest() {
//!     moves.clear();
//!     game.legal_moves(seat, &mut moves);
//!     game.play(seat, moves[dice.below(moves.len())], &mut ()).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```

pub mod audit;
pub mod award;
mod borders;
pub mod borough;
pub mod card;
pub mod choice;
mod contents;
pub mod dale;
mod effects;
pub mod estimate;
pub mod event;
mod game;
pub mod goal;
pub mod hex;
mod lanes;
pub mod ledger;
pub mod library;
pub mod moves;
pub mod notation;
mod options;
pub mod pack;
mod plan;
pub mod red_line;
mod refusal;
pub mod rules;
pub mod scenario;
pub mod score;
pub mod setup;
pub mod stars;
pub mod table;
pub mod tile;
mod tracks;
mod turn;
mod view;
mod world;

pub use borders::BorderBar;
pub use game::Suburbia;
pub use options::Outlook;
pub use turn::Preview;
pub use view::SuburbiaView;
