//! The towns: the one in the middle, and the others as little maps that open large.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, PreEscaped, html};

/// The town in the middle, with what moves it about.
pub(super) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let seat = scene.centre();
    html! {
        section #town.part aria-label=(say!(language, "table-town", game = G::NAME, name = scene.name(seat))) {
            div.map tabindex="-1" { (large(scene, seat)) }
            @if scene.held.is_empty() {
                p.watching {
                    (scene.meeple(seat))
                    span { strong { (say!(language, "table-watching")) } " " (say!(language, "table-town", game = G::NAME, name = scene.name(seat))) }
                }
            }
            div.zoom role="group" aria-label=(say!(language, "table-zoom")) {
                button.button.icon type="button" data-zoom="in" aria-label=(say!(language, "table-zoom-in")) { "+" }
                button.button.icon type="button" data-zoom="out" aria-label=(say!(language, "table-zoom-out")) { "−" }
                button.button.icon type="button" data-zoom="fit" aria-label=(say!(language, "table-zoom-fit")) {
                    svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                        path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor"
                            stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" {}
                    }
                }
            }
        }
    }
}

/// The towns of the others, as they follow in turn.
pub(super) fn others<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let seats = scene.seats_from(scene.centre());
    html! {
        section #towns.part.panel aria-label=(say!(language, "table-towns", game = G::NAME)) {
            @if seats.len() > 1 { h2 { (say!(language, "table-towns", game = G::NAME)) } }
            div.maps { @for &seat in &seats[1..] { (map(scene, seat)) } }
        }
    }
}

/// A town of the others: a little map, and the large one kept until it is asked for.
pub(super) fn map<G: AtTable>(scene: &Scene<G>, seat: Seat) -> Markup {
    let open = say!(scene.language, "table-town-open", game = G::NAME, name = scene.name(seat));
    html! {
        button.small-map.part #{ "map-" (seat.index()) } type="button" data-large=(seat.index()) aria-label=(open) {
            (PreEscaped(scene.history.game.town(seat, &scene.look(true))))
            span.name { (scene.meeple(seat)) (scene.name(seat)) }
        }
        template.part #{ "large-" (seat.index()) } { (large(scene, seat)) }
    }
}

fn large<G: AtTable>(scene: &Scene<G>, seat: Seat) -> Markup {
    PreEscaped(scene.history.game.town(seat, &scene.look(false)))
}
