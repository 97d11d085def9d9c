//! Games at a terminal from outside: one binary, a module a topic.

mod common;
mod lines;
mod neom_hints;
mod neom_lines;
mod neom_table;
mod packs;
mod session;
