//! The drawn pieces of a page that shows a table: a sprite with all tiles and signs, boroughs, the population track,
//! the star track. Charts and the ladder of titles are the same in all games: [`svg`](crate::svg).
//!
//! A piece is one `<svg>` that stands in the page's HTML. It brings no style of its own beside presentation
//! attributes, so that a page may forbid inline styles. What belongs to the page and not to the printed game carries
//! a class by which a stylesheet gives it other colours in the dark:
//!
//! | class | what it is |
//! |---|---|
//! | `land`, `ground` | all that lies under board and tiles; how far it goes |
//! | `glow` | light that is seen at night |
//! | `paper`, `rule` | boards and bars, and the lines on them |
//! | `ink`, `soft-ink` | text, and less important text |
//! | `red-line` | a group: a red line and its number |
//! | `zone`, `zone odd` | the population track between two red lines; spaces of the star track |
//! | `zone reward`, `room`, `room taken`, `star-sign` | a space that gives something; a place for a token, free or taken; the star before the track |
//! | `gold`, `on-gold` | the step reached on the ladder, and what is written on it |
//! | `cell`, `cell-edge` | a free cell, and its outline |
//! | `seat-0` … `seat-4` | what has a seat's colour; a shape or a group of shapes |
//!
//! Tiles come from [`sprite()`] by reference; at night their windows are lit.
//!
//! Words are the page's business: a piece says no more than names, numbers and what its look is given.

mod board;
mod borough;
mod sprite;
mod stars;
mod track;

pub use crate::suburbia::svg::season;
pub use borough::{Look, border_on_trial, borough, island, opened_cells, outline, still};
pub use sprite::{STRIP_BOX, TILE_BOX, sprite};
pub use stars::{StarLook, star_track};
pub use track::{TrackLook, population_track};
