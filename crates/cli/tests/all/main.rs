//! The program as people call it: one binary, a module a topic.

#[cfg(target_os = "linux")]
mod cluster;
mod commands;
mod common;
mod db;
mod faults;
mod join;
mod lab;
mod neom;
mod serve;
mod third_game;
