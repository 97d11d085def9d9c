//! The bots of Suburbia.

mod estimate;
mod extras;
mod goal_race;
mod greedy;
#[cfg(test)]
mod miser;
mod policy;

use crate::planner::PlanGame;
use crate::{Bot, BotGame, OwnBot};
use suburbia::Suburbia;
use suburbia::setup::DALE;

pub use greedy::Greedy;
pub use policy::SuburbiaPolicy;

impl PlanGame for Suburbia {
    type Policy = SuburbiaPolicy;
}

impl BotGame for Suburbia {
    const OWN_BOTS: &'static [OwnBot<Suburbia>] = &[
        #[cfg(test)]
        OwnBot { name: "miser", make: || Box::new(miser::Miser) },
    ];

    fn automaton_name() -> &'static str {
        DALE
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }
}
