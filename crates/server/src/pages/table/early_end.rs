//! Ending a game before its rules do: the ways to it in the menu, what waits for an answer, and what became of it.

use super::AtTable;
use super::dialogs::close;
use super::scene::Scene;
use crate::entry::Closed;
use crate::text::say;
use maud::{Markup, html};

/// Whose turn it is, or why it is nobody's any more.
pub(crate) fn turn<G: AtTable>(scene: &Scene<G>) -> String {
    match scene.game_match.head.early.closed {
        Some(Closed::Agreed) => say!(scene.language, "table-ended-agreed"),
        Some(Closed::Resigned) => say!(scene.language, "table-ended-resigned"),
        None => G::turn(scene),
    }
}

/// Whether whoever looks can end or give up the game.
fn may_end<G: AtTable>(scene: &Scene<G>) -> bool {
    let game_match = scene.game_match;
    let plays = scene.held.iter().any(|seat| !game_match.has_given_up(seat));
    plays && !scene.is_over() && !game_match.head.imported && scene.history.lesson.is_none()
}

/// Entries of the menu.
pub(crate) fn menu<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        @if may_end(scene) {
            @if scene.game_match.players().len() > 1 && scene.game_match.end.is_none() {
                button type="button" data-end="agree" { (say!(language, "table-end-offer")) }
            }
            @if scene.seat.is_some() {
                button type="button" data-open="resign" { (say!(language, "table-resign")) }
            }
        }
    }
}

/// What giving up means, before it is done.
pub(crate) fn dialog<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let alone = scene.game_match.players().len() < 2;
    html! {
        @if may_end(scene) {
            dialog #resign aria-labelledby="resign-title" {
                h2 #resign-title { (say!(language, "table-resign")) }
                @if alone { p { (say!(language, "table-resign-alone")) } }
                @else { p { (say!(language, "table-resign-about")) } }
                p.buttons { button.button.primary type="button" data-end="resign" { (say!(language, "table-resign-do")) } }
                (close(scene))
            }
        }
    }
}

/// An offer to end the game that waits for an answer.
pub(crate) fn offer<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let Some(offer) = scene.game_match.end.filter(|_| !scene.game_match.is_closed()) else {
        return html! {};
    };
    let own = scene.held.iter().all(|seat| offer.agreed.contains(seat));
    let name = scene.name(offer.by);
    html! {
        div.panel.offer-card {
            @if scene.held.is_empty() || own {
                p { (say!(language, "table-end-waits", name)) }
                @if !scene.held.is_empty() {
                    button.button.quiet type="button" data-end="refuse" { (say!(language, "table-offer-withdraw")) }
                }
            } @else {
                p { (say!(language, "table-end-asks", name)) }
                div.buttons {
                    button.button.primary type="button" data-end="agree" { (say!(language, "table-end-agree")) }
                    button.button type="button" data-end="refuse" { (say!(language, "table-end-refuse")) }
                }
            }
        }
    }
}
