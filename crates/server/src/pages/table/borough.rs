//! The boroughs: the one in the middle, and the others as little maps that open large.

use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{Look, borough};
use suburbia::tile::KindId;

/// The borough in the middle, with what moves it about.
pub fn part(scene: &Scene) -> Markup {
    let language = scene.language;
    let seat = scene.centre();
    html! {
        section #borough.part aria-label=(say!(language, "table-borough", name = scene.name(seat))) {
            div.map tabindex="-1" { (large(scene, seat)) }
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

/// The boroughs of the others.
pub fn others(scene: &Scene) -> Markup {
    let language = scene.language;
    let others = scene.table().seats_from(scene.centre()).skip(1);
    html! {
        section #boroughs.part.panel aria-label=(say!(language, "table-boroughs")) {
            @if scene.table().seats() > 1 { h2 { (say!(language, "table-boroughs")) } }
            div.maps {
                @for seat in others {
                    button.small-map #{ "map-" (seat.index()) } type="button" data-large=(seat.index())
                        aria-label=(say!(language, "table-borough-open", name = scene.name(seat))) {
                        (PreEscaped(borough(scene.table(), seat, &look(scene, true))))
                        span.name { (scene.meeple(seat)) (scene.name(seat)) }
                    }
                    template #{ "large-" (seat.index()) } { (large(scene, seat)) }
                }
            }
        }
    }
}

fn large(scene: &Scene, seat: Seat) -> Markup {
    let title = |kind: KindId| scene.tile(kind);
    let look = Look { title: Some(&title), ..look(scene, false) };
    PreEscaped(borough(scene.table(), seat, &look))
}

fn look<'a>(scene: &'a Scene, small: bool) -> Look<'a> {
    Look { sprite: &scene.sprite, names: &scene.names, small, ..Look::default() }
}
