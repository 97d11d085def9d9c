//! Clocks: how much time seats have left, and what the others may do when it is over.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};

/// The clock of a seat: the script lets it run.
pub(crate) fn of_seat<G: AtTable>(scene: &Scene<G>, seat: Seat) -> Markup {
    let game_match = scene.game_match;
    let Some(terms) =
        game_match.head.clock.filter(|_| game_match.head.mover(seat).is_none() && !scene.is_over())
    else {
        return html! {};
    };
    let until = game_match.watch.deadline(&terms, seat);
    html! {
        span.clock role="timer" title=(say!(scene.language, "clock-left")) data-until=[until]
            data-left=(game_match.watch.budget(&terms, seat)) {}
    }
}

/// Asks the others what follows when somebody's time is over.
pub(crate) fn overdue<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        div #overdue.part {
            @if let Some(overdue) = scene.game_match.overdue {
                @let name = scene.name(overdue.seat);
                @let asked = scene.held.iter().any(|seat| seat != overdue.seat && !overdue.agreed.contains(seat));
                div.panel.offer-card {
                    @if asked {
                        p { (say!(language, "clock-ask", name)) }
                        button.button.primary type="button" data-clock { (say!(language, "clock-agree")) }
                    } @else {
                        p { (say!(language, "clock-over", name)) }
                    }
                }
            }
        }
    }
}
