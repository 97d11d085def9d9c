//! The rules of NEOM.
//!
//! One file per chapter of the rulebook: [`setup`], `draft`, [`city`], [`trade`], [`moves`], `turn`, [`disaster`],
//! `income` and [`score`]. Tiles are data ([`pack`], [`rules`]). What lies open is a [`Table`](table::Table); a [`Neom`]
//! is a table plus what is hidden.
//!
//! ```
//! use game_core::{Dice, Game};
//! use neom::{Neom, library::Library, setup::{Mode, Setup}};
//!
//! let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
//! let setup = Setup::new(rules, Mode::Standard, 3, None, false).unwrap();
//! let mut game = Neom::new(&setup, 42);
//! let mut dice = Dice::new(42, 1);
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act().lowest() {
//!     moves.clear();
//!     game.legal_moves(seat, &mut moves);
//!     game.play(seat, moves[dice.below(moves.len())], &mut ()).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```

mod ahead;
pub mod audit;
pub mod cell;
pub mod city;
pub mod disaster;
mod draft;
pub mod event;
mod game;
pub mod good;
mod income;
pub mod library;
pub mod moves;
pub mod notation;
mod options;
pub mod pack;
mod preview;
mod refusal;
pub mod rules;
mod sample;
pub mod scenario;
pub mod score;
pub mod setup;
pub mod table;
pub mod tile;
pub mod trade;
mod turn;
mod view;
mod world;

pub use ahead::Loan;
pub use game::Neom;
pub use preview::{PickPreview, Quote};
pub use turn::{Preview, SELL_PRICE};
pub use view::NeomView;
