//! The bots of Suburbia.

pub mod greedy;

use crate::{Bot, BotGame, Random, UnknownBot};
use suburbia::Suburbia;
use suburbia::setup::DALE;

pub use greedy::Greedy;

impl BotGame for Suburbia {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn automaton_name() -> &'static str {
        DALE
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match name {
            "random" => Ok(Box::new(Random)),
            "greedy" => Ok(Box::new(Greedy::default())),
            _ => Err(UnknownBot::new(name, Self::BOTS)),
        }
    }
}
