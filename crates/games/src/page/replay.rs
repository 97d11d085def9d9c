//! What a game brings to its replay.

use super::end::Past;
use super::{Drawn, Signs};
use crate::playable::Measure;
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::signed;
use render::svg::sprite::Sprite;

/// A game that can be looked back at: what a position shows besides the towns.
pub trait Replayed: Drawn {
    /// What stands above the towns.
    fn above(_scene: &ReplayScene<Self>, _game: &Self) -> Markup {
        html! {}
    }

    /// Everybody's numbers, and how a ply moved them.
    fn numbers(_scene: &ReplayScene<Self>, _game: &Self, _before: Option<&Self>) -> Markup {
        html! {}
    }

    /// What stands below the towns, as far as the reader may know it.
    fn below(_scene: &ReplayScene<Self>, _game: &Self) -> Markup {
        html! {}
    }
}

/// A game that somebody looks back at.
pub struct ReplayScene<'a, G: Drawn> {
    /// To whom.
    pub reader: Reader<'a>,
    /// The position now, which may be later than the one that is shown.
    pub last: &'a G,
    /// All plies there are, those after the position that is shown as well.
    pub past: &'a Past<'a, G>,
    /// Whether it is over, and nothing is hidden any more.
    pub over: bool,
    /// Where the drawn tiles are.
    pub sprite: &'a Sprite,
}

impl<G: Drawn> ReplayScene<'_, G> {
    /// The small drawings.
    pub fn signs(&self) -> Signs<'_> {
        Signs(self.sprite)
    }
}

/// A column of everybody's numbers.
pub(crate) struct Column {
    /// What it counts.
    pub what: Measure,
    /// What that is called.
    pub name: String,
    /// Whether it is an amount of money.
    pub is_money: bool,
}

/// Everybody's numbers, and by how much a ply moved them. Each stands in the element that motion counts up and down; what is
/// `more` of a seat stands below its name.
pub(crate) fn numbers<G: Drawn>(
    scene: &ReplayScene<G>,
    [game, before]: [Option<&G>; 2],
    columns: &[Column],
    more: impl Fn(Seat) -> Markup,
) -> Markup {
    let value = |game: Option<&G>, seat: Seat, what: Measure| {
        let counts = game.map(|game| game.counts(seat)).unwrap_or_default();
        counts.into_iter().find(|(known, _)| *known == what).map(|(_, value)| value)
    };
    html! {
        table.numbers {
            thead {
                tr {
                    td {}
                    @for Column { what, name, .. } in columns {
                        th.{ "of-" (what.word()) } scope="col" title=(name) {
                            (scene.signs().sign(&format!("sign-{}", what.word())))
                            span.visually-hidden { (name) }
                        }
                    }
                }
            }
            tbody {
                @for seat in (0..scene.last.seats()).map(Seat::from_index) {
                    tr.{ "of-seat-" (seat.index()) } #{ "seat-" (seat.index()) } {
                        th scope="row" {
                            span.seat-chip { (scene.reader.name(seat)) }
                            (more(seat))
                        }
                        @for &Column { what, is_money, .. } in columns {
                            @let now = value(game, seat, what).unwrap_or_default();
                            @let by = value(before, seat, what).map_or(0, |before| now - before);
                            td {
                                @if by != 0 { span class=(if by > 0 { "good" } else { "bad" }) { (signed(by)) } " " }
                                b #{ "n" (seat.index()) "-" (what.word()) } data-count=(now) {
                                    @if now < 0 { "−" } @if is_money { (G::CURRENCY) } (now.unsigned_abs())
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
