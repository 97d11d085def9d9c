//! The rules of Suburbia from outside: one binary, a module a topic.

mod audit;
mod common;
mod custom_tiles;
mod dale;
mod expansions;
mod fixtures;
mod goals;
mod laws;
mod naive;
mod packs;
mod parsers;
mod perft;
mod scenarios;
mod scoring;
mod tables;
