//! The rules of NEOM from outside: one binary, a module a topic.

mod audit;
mod common;
mod fixtures;
mod laws;
mod naive;
mod packs;
mod parsers;
mod perft;
mod scenarios;
mod tables;
