//! Pictures and sentences of whole games: one binary, a module a topic.

mod common;
mod neom_pictures;
mod neom_pieces;
mod neom_sentences;
mod panoramas;
mod pictures;
mod pieces;
mod sentences;
