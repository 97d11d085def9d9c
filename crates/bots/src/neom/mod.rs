//! The bots of NEOM.

pub mod greedy;

use crate::{Bot, BotGame, Random, UnknownBot};
use neom::Neom;

pub use greedy::Greedy;

impl BotGame for Neom {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match name {
            "random" => Ok(Box::new(Random)),
            "greedy" => Ok(Box::new(Greedy::default())),
            _ => Err(UnknownBot::new(name, Self::BOTS)),
        }
    }
}
