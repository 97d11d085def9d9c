//! Simulations, tournaments and their figures: one binary, a module a topic.

mod chart;
mod common;
mod figures;
mod sim;
mod tournament;
