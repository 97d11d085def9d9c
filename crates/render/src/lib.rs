//! Games for people's eyes: [`sentence`] puts tiles, goals, moves and events into English, [`svg`] draws them.
//!
//! Reads: rules, views and events. Writes: text. Nothing here decides anything, and equal input gives equal output,
//! byte for byte.
//!
//! **Invariant:** whatever the packs and the players' names hold, a picture is well-formed XML.

pub mod sentence;
pub mod svg;
