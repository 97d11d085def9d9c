//! Computer players. They are given a view and nothing else, so they know what a player at the table knows.
//!
//! [`Random`] plays any game, and so does [`planner`] where a game tells it how to look ahead; what knows the rules of
//! one game is in that game's folder. [`name`] says what bots are called.

#![warn(unreachable_pub)]

pub mod name;
pub mod neom;
pub mod planner;
mod random;
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

/// A bot that only one game has.
pub struct OwnBot<G: Game> {
    /// What it is called; none of the general names.
    pub name: &'static str,
    /// Makes a fresh one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// A game that has bots: all that the command line and the simulator need to seat them.
pub trait BotGame: PlanGame {
    /// Bots of this game alone, besides those that every game has.
    const OWN_BOTS: &'static [OwnBot<Self>] = &[];

    /// What a seat that the rules themselves play is called.
    fn automaton_name() -> &'static str {
        "rules"
    }

    /// A fresh bot that plays what is best right after the move.
    fn greedy() -> Box<dyn Bot<Self>>;

    /// All names that a list can show: those that every game has, weakest first, then the game's own.
    fn bot_names() -> Vec<&'static str> {
        name::NAMES.into_iter().chain(own_names::<Self>()).collect()
    }

    /// Which bot of this game has that name.
    fn bot_name(name: &str) -> Result<BotName, UnknownBot> {
        BotName::read(name, own_names::<Self>())
    }

    /// A fresh bot.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match Self::bot_name(name)? {
            BotName::Random => Box::new(Random),
            BotName::Greedy => Self::greedy(),
            BotName::Planner(options) => Box::new(Planner::<Self>::new(options)),
            BotName::Own(place) => (Self::OWN_BOTS[place].make)(),
        })
    }
}

fn own_names<G: BotGame>() -> impl Iterator<Item = &'static str> + Clone {
    G::OWN_BOTS.iter().map(|own| own.name)
}

/// The dice of a seat's bot in a game with this seed.
pub fn seat_dice(seed: u64, seat: game_core::Seat) -> Dice {
    Dice::new(seed, 1 + u64::from(seat.0))
}
