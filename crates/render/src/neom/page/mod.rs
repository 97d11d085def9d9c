//! The drawn pieces of a page that shows a table of NEOM: a sprite with all tiles, goods and signs, and cities.
//!
//! As in [Suburbia's](crate::suburbia::page) a piece is one `<svg>` without a style of its own, and what belongs to the
//! page carries a class by which a stylesheet gives it other colours in the dark: `ground`, `paper`, `ink`, `soft-ink`,
//! `cell-edge`, `board-edge`, `route`, `route-word`. Tiles, goods and the City Center are printed objects and look alike in any light;
//! they come from [`sprite()`] by reference.

mod city;
mod sprite;

pub use city::{Look, city};
pub use sprite::{GOOD_BOX, TILE_BOX, good_symbol, sprite};
