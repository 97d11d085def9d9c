//! New plies as they are seen: with the parts that they changed, and some plies of the past for who was away.

use super::AtTable;
use super::dialogs::close;
use super::scene::Scene;
use crate::text::say;
use axum::Json;
use axum::response::{IntoResponse, Response};
use games::page::{Motion, Ply};
use maud::{Markup, html};
use render::text::Language;
use serde::Deserialize;
use std::ops::Range;

/// Speeds by their words in scripts.
const SPEEDS: [&str; 4] = ["off", "quick", "normal", "slow"];

/// More plies than this are not shown: nobody wants to see so many at once.
const MOST: usize = 40;

/// Which plies are asked for: those after so many.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub(crate) struct After {
    after: Option<usize>,
}

/// The plies that a page does not show yet, for its script.
pub(super) fn news<G: AtTable>(scene: &Scene<G>, kept: usize) -> Markup {
    template(&of(scene, kept..scene.history.plies.len()))
}

/// Plies as scripts read them.
pub(crate) fn template(motions: &[Motion]) -> Markup {
    let json = serde_json::to_string(motions).unwrap_or_default();
    html! { @if !motions.is_empty() { template #news-motion { (json) } } }
}

/// The latest plies: all after the viewer's own last one if nothing else is asked for.
pub(super) fn past<G: AtTable>(scene: &Scene<G>, After { after }: After) -> Response {
    let plies = &scene.history.plies;
    let own = || plies.iter().rposition(|played| Some(played.seat) == scene.seat).map_or(0, |last| last + 1);
    let first = after.unwrap_or_else(own).min(plies.len());
    Json(of(scene, first..plies.len())).into_response()
}

fn of<G: AtTable>(scene: &Scene<G>, plies: Range<usize>) -> Vec<Motion> {
    let first = plies.start.max(plies.end.saturating_sub(MOST));
    let teller = scene.teller();
    let mut motions = Vec::new();
    scene.history.retell_some(first..plies.end, |number, played, before, after, events| {
        let ply = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        let motion = Motion::of(&teller, &scene.sprite, number, &ply);
        motions.extend(motion.map(|motion| Motion { reasons: G::reasons(scene, &ply), ..motion }));
    });
    motions
}

/// What plays the plies that one has missed; a script says when there are some.
pub(super) fn offer<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        button #show-me.button type="button" hidden title=(say!(language, "motion-show-about")) {
            svg.glyph viewBox="0 0 24 24" aria-hidden="true" { path d="M7 4.5v15l13-7.5z" fill="currentColor" {} }
            span.away { (say!(language, "motion-away")) }
            span.label { (say!(language, "motion-show")) }
        }
    }
}

/// How fast things move, and whether one hears them.
pub(super) fn menu<G: AtTable>(scene: &Scene<G>) -> Markup {
    html! {
        (speeds(scene.language))
        button type="button" data-alert="play" aria-pressed="false" { (say!(scene.language, "motion-sound")) }
    }
}

/// How fast things move.
pub(crate) fn speeds(language: Language) -> Markup {
    html! {
        div.speeds role="group" aria-label=(say!(language, "motion-speed")) {
            span aria-hidden="true" { (say!(language, "motion-speed")) }
            div {
                @for speed in SPEEDS {
                    button type="button" data-speed=(speed) aria-pressed="false" { (say!(language, "motion-speed-name", speed)) }
                }
            }
            span.soft.still { (say!(language, "motion-still")) }
        }
    }
}

/// The same in words, where nothing is to move.
pub(super) fn dialog<G: AtTable>(scene: &Scene<G>) -> Markup {
    html! {
        dialog #away aria-labelledby="away-title" {
            h2 #away-title { (say!(scene.language, "motion-away")) }
            ol {}
            (close(scene))
        }
    }
}
