//! What bots owe the table, and how strong they are: one binary, a module a topic.

mod bots;
mod neom;
mod planner;
