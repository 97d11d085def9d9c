//! NEOM for people's eyes.

pub mod sentence;
