//! Bots and how strong they are, simulations, tournaments and their figures: one binary, a module a topic.

mod bots;
mod bots_neom;
mod bots_packs;
mod chart;
mod common;
mod figures;
#[cfg(feature = "parquet")]
mod parquet;
mod planner;
mod sim;
mod tournament;
