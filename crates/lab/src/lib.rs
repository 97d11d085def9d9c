//! Many games between bots: playing them on all cores, and the figures that follow.
//!
//! **Invariant:** game `i` of a plan has the seed `plan.seed + i` and does not depend on any other, so the same plan
//! gives the same games on any number of threads.

#![warn(unreachable_pub)]

pub mod bench;
pub mod chart;
mod elo;
pub mod journal;
mod origin;
mod sim;
pub mod solo;
pub mod stats;
pub mod study;
pub mod table;
pub mod tournament;
mod work;

pub use origin::Origin;
pub use sim::{Plan, Played, Report, play_game, plays_by_the_clock, simulate};
pub use study::Study;
pub use tournament::{Bout, Standings, Tournament, TournamentError};
