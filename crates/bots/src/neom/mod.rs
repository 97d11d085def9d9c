//! The bots of NEOM.

mod estimate;
mod greedy;
mod policy;

use crate::planner::PlanGame;
use crate::{Bot, BotGame};
use neom::Neom;

pub use estimate::{Estimate, Source};
pub use greedy::Greedy;
pub use policy::NeomPolicy;

impl PlanGame for Neom {
    type Policy = NeomPolicy;
}

impl BotGame for Neom {
    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }
}
