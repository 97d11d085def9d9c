//! Computer players. They are given a view and nothing else, so they know what a player at the table knows.
//!
//! [`random`] plays any game; what knows the rules of one game is in that game's folder.

pub mod neom;
pub mod random;
pub mod suburbia;

use game_core::{Dice, Game, nearest};

pub use random::Random;

/// Somebody who chooses moves.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the viewer's legal moves; there is at least one.
    fn choose(&mut self, view: &G::View<'_>, dice: &mut Dice) -> G::Move;
}

/// A game that has bots: all that the command line and the simulator need to seat them.
pub trait BotGame: Game {
    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// What a seat that the rules themselves play is called.
    fn automaton_name() -> &'static str {
        "rules"
    }

    /// A fresh bot.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;
}

/// No bot has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{name}'; {hint}")]
pub struct UnknownBot {
    name: String,
    hint: String,
}

impl UnknownBot {
    /// The error for `name` among `known` bots.
    pub fn new(name: &str, known: &[&str]) -> UnknownBot {
        let hint = match nearest(name, known.iter().copied()) {
            Some(near) => format!("did you mean '{near}'?"),
            None => format!("there are: {}", known.join(", ")),
        };
        UnknownBot { name: name.chars().take(60).collect(), hint }
    }
}

/// The dice of a seat's bot in a game with this seed.
pub fn seat_dice(seed: u64, seat: game_core::Seat) -> Dice {
    Dice::new(seed, 1 + u64::from(seat.0))
}
