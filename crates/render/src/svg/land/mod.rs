//! Land: ground, woods, water, streets and small life, drawn alike for every game's towns, for pages and for pictures.
//!
//! A drawing is made in the colours of a [`Season`] by day, written in: a picture is done with that. A page passes
//! what it got through [`themed`], which puts the variables of [`stylesheet`] in the place of the colours that differ
//! by night or season; the class of the town (`town spring`, `town autumn`) and the reader's theme do the rest, and
//! nothing is sent twice.
//!
//! ```
//! use render::svg::land::{Grove, Scatter, Season, Tree, themed};
//! use render::svg::pen::Pen;
//!
//! let season = Season::Spring;
//! let mut dice = Scatter::at(0, [2, -1]); // the same place grows the same trees
//! let mut grove = Grove::default();
//! for _ in 0..3 {
//!     let (x, y) = (dice.within(30.0), dice.within(30.0));
//!     grove.add(Tree::grown(&mut dice, x, y));
//! }
//! let mut pen = Pen::default();
//! grove.draw(&mut pen, season);
//! assert!(pen.0.contains(season.of(&render::svg::land::tones::CROWN)));
//! assert!(themed(&pen.0).contains("var(--crown)"));
//! ```
//!
//! | what | how |
//! |---|---|
//! | colours, seasons, night | [`tones`], [`Season::of`], [`themed`], [`stylesheet`] |
//! | the same place, the same picture | [`Scatter`] |
//! | ground as far as one looks | [`ground::patterns`], [`ground::far`], [`ground::clearing`] |
//! | trees | [`Grove`]: all of them in a handful of paths |
//! | outlines with soft corners | [`shape::rounded`], [`shape::circles`] |
//! | water, streets, cars, people, crates … | [`water`], [`street`], [`life`] |
//!
//! **Invariant:** no text and nothing to choose is drawn here; scenery lies under what one reads, and takes no clicks.

pub mod ground;
mod grove;
pub mod life;
mod scatter;
pub mod shape;
pub mod street;
pub mod tones;
pub mod water;

pub use grove::{Grove, Tree};
pub use scatter::Scatter;
pub use tones::{Season, Tone, stylesheet, themed};
