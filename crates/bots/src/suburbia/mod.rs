//! The bots of Suburbia.

mod estimate;
pub mod greedy;
pub mod policy;

use crate::planner::PlanGame;
use crate::{Bot, BotGame};
use suburbia::Suburbia;
use suburbia::setup::DALE;

pub use greedy::Greedy;
pub use policy::SuburbiaPolicy;

impl PlanGame for Suburbia {
    type Policy = SuburbiaPolicy;
}

impl BotGame for Suburbia {
    fn automaton_name() -> &'static str {
        DALE
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }
}
