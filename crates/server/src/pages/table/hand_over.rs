//! The screen between two people who share it: nothing secret is on it.

use super::AtTable;
use super::scene::Scene;
use crate::entry::How;
use crate::game_match::TakeBack;
use crate::text::say;
use maud::{Markup, html};

/// Asks for the next person; empty where nobody shares the screen or everybody waits for others.
pub(crate) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let next = scene.hand_over_to();
    let waits = scene.seat.is_none() && scene.held.len() > 1 && next.is_none() && !scene.is_over();
    // Whoever moved last may still think better of it.
    let last = scene.history.plies.last().map(|played| played.seat).filter(|seat| scene.held.contains(*seat));
    let free = last
        .filter(|&seat| matches!(scene.game_match.may_take_back(seat), TakeBack::Now { how: How::Free, .. }));
    html! {
        section #hand-over.part aria-label=(say!(language, "table-hand-over")) {
            @if let Some(seat) = next {
                div class={ "hand-over panel seat-" (seat.index()) } {
                    (scene.meeple(seat))
                    h2 { (say!(language, "table-pass-to", name = scene.name(seat))) }
                    p.soft { (say!(language, "table-pass-about")) }
                    a #i-am.button.primary href={ "/games/" (scene.id()) "?seat=" (seat.index()) } {
                        (say!(language, "table-i-am", name = scene.name(seat)))
                    }
                    @if let Some(seat) = free {
                        button.button.quiet type="button" data-take-back=(seat.index()) {
                            (say!(language, "table-take-back-of", name = scene.name(seat)))
                        }
                    }
                }
            } @else if waits {
                div.hand-over.panel { h2 { (G::turn(scene)) } p.soft { (say!(language, "table-wait")) } }
            }
        }
    }
}
