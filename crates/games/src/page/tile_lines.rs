//! What each tile brought in the course of a game, line by line.

use super::{Drawn, Signs};
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::signed;

/// What one tile brought.
#[derive(Debug, Clone, PartialEq)]
pub struct TileLine {
    /// In whose town.
    pub seat: Seat,
    /// Its face in the sprite.
    pub symbol: String,
    /// What it is called.
    pub name: String,
    /// When it was built, as a number to sort by, and in words.
    pub when: (usize, String),
    /// What it changed, each as a word and by how much.
    pub parts: Vec<(&'static str, i32)>,
    /// What it comes to in all, in what wins the game.
    pub worth: i32,
}

/// So many of all lines are the best.
const BEST: usize = 3;
/// So many are shown before one asks for more.
const SHOWN: usize = 5;

/// All lines by seat, the best first; `about` says how they are reckoned.
pub(crate) fn lines_about(reader: Reader, game: &str) -> String {
    say!(reader.language, "lines-about", game)
}

/// The list for the page. Nothing where nothing is known.
pub fn tile_lines<G: Drawn>(reader: Reader, signs: Signs, lines: &[TileLine]) -> Markup {
    let language = reader.language;
    if lines.is_empty() {
        return html! {};
    }
    let mut best: Vec<i32> = lines.iter().map(|line| line.worth).collect();
    best.sort_unstable_by(|a, b| b.cmp(a));
    let least = best.get(BEST - 1).copied().unwrap_or(i32::MIN).max(1);
    let seats = (0..reader.names.len()).map(Seat::from_index);
    html! {
        section.panel.tile-lines aria-labelledby="lines-heading" {
            div.scoring-head {
                h2 #tiles-heading { (say!(language, "lines-heading")) }
                label { (say!(language, "lines-sort")) " "
                    select data-sort {
                        @for by in ["worth", "when", "name"] { option value=(by) { (say!(language, "lines-by", by)) } }
                    }
                }
            }
            p.hint { (lines_about(reader, G::NAME)) }
            div.by-seat {
                @for seat in seats {
                    @let own: Vec<&TileLine> = lines.iter().filter(|line| line.seat == seat).collect();
                    section.{ "of-seat-" (seat.index()) } {
                        h3 { span.seat-chip { (reader.name(seat)) } }
                        ol.lines {
                            @for line in &own {
                                li.best[line.worth >= least] data-worth=(line.worth) data-when=(line.when.0) data-name=(line.name) {
                                    (signs.face::<G>(&line.symbol, None))
                                    span.tile-name { (line.name) span.hint { (line.when.1) } }
                                    span.parts {
                                        @for &(word, by) in &line.parts { span { (say!(language, "lines-part", what = word, by = signed(by))) } }
                                    }
                                    b.worth { (signed(line.worth)) }
                                }
                            }
                        }
                        @if own.len() > SHOWN {
                            button.button.quiet type="button" data-more { (say!(language, "lines-more", count = own.len() - SHOWN)) }
                        }
                    }
                }
            }
        }
    }
}
