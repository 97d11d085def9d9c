//! Computer players. They are given a view and nothing else, so they know what a player at the table knows.
//!
//! [`random`] plays any game, and so does [`planner`] where a game tells it how to look ahead; what knows the rules of
//! one game is in that game's folder. [`name`] says what bots are called.

pub mod name;
pub mod neom;
pub mod planner;
pub mod random;
pub mod suburbia;

use game_core::{Dice, Game};
use name::BotName;
use planner::{PlanGame, Planner};

pub use name::UnknownBot;
pub use random::Random;

/// Somebody who chooses moves.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the viewer's legal moves; there is at least one.
    fn choose(&mut self, view: &G::View<'_>, dice: &mut Dice) -> G::Move;
}

/// A game that has bots: all that the command line and the simulator need to seat them.
pub trait BotGame: PlanGame {
    /// The names of its bots, weakest first; any [`BotName`] will do.
    const BOTS: &'static [&'static str] = &name::NAMES;

    /// What a seat that the rules themselves play is called.
    fn automaton_name() -> &'static str {
        "rules"
    }

    /// A fresh bot that plays what is best right after the move.
    fn greedy() -> Box<dyn Bot<Self>>;

    /// A fresh bot.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name.parse()? {
            BotName::Random => Box::new(Random),
            BotName::Greedy => Self::greedy(),
            BotName::Planner(options) => Box::new(Planner::<Self>::new(options)),
        })
    }
}

/// The dice of a seat's bot in a game with this seed.
pub fn seat_dice(seed: u64, seat: game_core::Seat) -> Dice {
    Dice::new(seed, 1 + u64::from(seat.0))
}
