//! The program as people call it: one binary, a module a topic.

mod commands;
mod common;
mod lab;
mod neom;
mod serve;
mod third_game;
