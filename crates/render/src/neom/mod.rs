//! NEOM for people's eyes.

pub mod sentence;
pub mod svg;
