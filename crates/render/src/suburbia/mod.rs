//! Suburbia in words and pictures.

pub mod sentence;
pub mod svg;
