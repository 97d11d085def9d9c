//! Games for people's eyes: sentences put tiles, goals, moves and events into words, pictures draw them.
//!
//! Each game has a folder with its own `sentence` and `svg`; [`sentence`] and [`svg`] have what all games need for
//! them: numbers and names, a pen, colours, the files with pictures of tiles. The words are in catalogues, a file a language: [`text`].
//!
//! Reads: rules, views and events. Writes: text. Nothing here decides anything, and equal input gives equal output,
//! byte for byte.
//!
//! **Invariant:** whatever the packs and the players' names hold, a picture is well-formed XML.

#![warn(unreachable_pub)]

pub mod neom;
pub mod raster;
mod reader;
pub mod sentence;
pub mod suburbia;
pub mod svg;
pub mod text;

pub use reader::Reader;
