//! Suburbia in words and pictures.

pub mod page;
pub mod sentence;
pub mod svg;
