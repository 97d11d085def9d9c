//! Land: ground, woods, water, streets and small life, drawn alike for every game's towns, for pages and for pictures.
//!
//! A drawing is made in the colours of a [`Season`] by day, written in: a picture is done with that. A page passes
//! what it got through [`themed`], which puts the variables of [`stylesheet`] in the place of the colours that differ
//! by night or season; what the town says (`data-season="autumn"`) and the reader's theme do the rest, and nothing is
//! sent twice.
//!
//! ```
//! use render::svg::land::{Brush, Scatter, Season, ground, stamps, themed};
//! use render::svg::pen::Pen;
//!
//! // A page: the stamps are in the sprite, the colours in the stylesheet.
//! let brush = Brush { season: Season::Spring, file: "/tiles.svg" };
//! let mut pen = Pen::default();
//! let mut scatter = Scatter::at(0, [2, -1]); // the same place grows the same trees
//! let (x, y) = (scatter.within(30.0), scatter.within(30.0));
//! brush.stamp(&mut pen, "grove1", x, y);
//! ground::far(&mut pen, "b0", [0.0, 0.0, 800.0, 600.0], brush.season);
//! let town = format!("<defs>{}</defs>{}", ground::patterns("b0", brush), pen.0);
//! assert!(themed(&town).contains("fill=\"var(--forest)\""));
//!
//! // A picture: the stamps are in its own <defs>.
//! let (brush, defs) = (Brush { season: Season::Autumn, file: "" }, stamps(Season::Autumn));
//! assert!(defs.contains("<g id=\"l-grove1\">"));
//! ```
//!
//! | what | how |
//! |---|---|
//! | colours, seasons, night | [`tones`], [`Season::of`], [`themed`] and [`stylesheet`] for pages, [`lit`] for pictures |
//! | the same place, the same picture | [`Scatter`] |
//! | trees, farms, cars, people, boats … | [`stamps`](stamps()), put down by [`Brush::stamp`] |
//! | ground as far as one looks | [`ground::patterns`], [`ground::far`], [`ground::clearing`] |
//! | water, streets | [`mod@water`], [`street`] |
//! | outlines with soft corners | [`shape::rounded`], [`shape::circles`] |
//!
//! **Invariant:** no text and nothing to choose is drawn here; scenery lies under what one reads, and takes no clicks.

pub mod ground;
mod grove;
mod life;
mod scatter;
pub mod shape;
mod stamps;
pub mod street;
pub mod tones;
pub mod water;

use grove::{Grove, Tree};
pub use scatter::Scatter;
pub use stamps::{Brush, stamps, used};
pub use tones::{Season, Tone, lit, stylesheet, themed};
