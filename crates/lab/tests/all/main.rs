//! Simulations, tournaments and their figures: one binary, a module a topic.

mod chart;
mod common;
mod figures;
#[cfg(feature = "parquet")]
mod parquet;
mod sim;
mod tournament;
