//! What is planned: a place for the lane, which scripts fill from what the browser keeps, and the move that is to be played
//! as soon as the turn comes. Only its owner sees it.

use super::AtTable;
use super::scene::Scene;
use crate::api::conditional::failure;
use crate::text::say;
use maud::{Markup, html};
use render::text::Language;

pub(super) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let shown = G::PLANS && scene.seat.is_some() && !scene.is_over() && !scene.imported;
    html! {
        section #plan.part.panel aria-label=(say!(language, "plan-heading")) hidden[!shown] {
            @if shown {
                h2 { (say!(language, "plan-heading")) }
                (conditional(scene))
                div.lane {}
            }
        }
    }
}

/// The move that is to be played when the turn comes, or why it was not.
fn conditional<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let left = scene.seat.and_then(|seat| Some((seat, scene.game_match.conditionals.get(&seat)?)));
    let Some((seat, left)) = left else { return html! {} };
    let title = scene.game_match.plan(language, seat, std::slice::from_ref(&left.step), false);
    let title = title.and_then(|plan| Some(plan.steps.into_iter().next()?.title)).unwrap_or_default();
    let failed = failure(language, scene.game_match, seat);
    html! {
        div.conditional data-move=[failed.is_none().then_some(&left.step.mv)] data-failed=[failed.is_some().then_some("1")] role="status" {
            @match &failed {
                None => span { (say!(language, "plan-promised", game = G::NAME, title)) },
                Some(why) => span { (say!(language, "plan-not-played", game = G::NAME, title, why)) },
            }
            button.button type="button" data-plan="forget" {
                @if failed.is_some() { (say!(language, "plan-dismiss")) } @else { (say!(language, "plan-revoke")) }
            }
        }
    }
}

/// What its script says.
pub(super) fn words<G: AtTable>(language: Language) -> [(&'static str, String); 31] {
    let game = G::NAME;
    [
        ("planned", say!(language, "plan-planned")),
        ("plan-it", say!(language, "plan-it")),
        ("plan-add", say!(language, "plan-add")),
        ("plan-added", say!(language, "plan-added", number = "{number}")),
        ("plan-removed", say!(language, "plan-removed", title = "{title}")),
        ("plan-full", say!(language, "plan-full", most = games::plan::MOST_STEPS)),
        ("plan-dropped", say!(language, "plan-dropped", what = "{what}")),
        ("plan-empty", say!(language, "plan-empty", game)),
        ("plan-ahead", say!(language, "plan-ahead")),
        ("plan-on", say!(language, "plan-on")),
        ("plan-off", say!(language, "plan-off")),
        ("plan-on-about", say!(language, "plan-on-about", game)),
        ("plan-build", say!(language, "plan-build", game)),
        ("plan-promise", say!(language, "plan-promise")),
        ("plan-promise-about", say!(language, "plan-promise-about", game)),
        ("plan-forecast", say!(language, "plan-forecast")),
        ("plan-thinking", say!(language, "plan-thinking")),
        ("plan-worlds", say!(language, "plan-worlds", count = "{count}")),
        ("plan-remove", say!(language, "plan-remove", title = "{title}")),
        ("plan-earlier", say!(language, "plan-earlier", title = "{title}")),
        ("plan-steps", say!(language, "plan-steps")),
        ("plan-odds", say!(language, "plan-odds", game, share = "{share}", round = "{round}")),
        ("plan-never", say!(language, "plan-never")),
        ("plan-secret", say!(language, "plan-secret")),
        ("plan-score", say!(language, "plan-score")),
        ("plan-goals", say!(language, "plan-goals", game)),
        ("plan-lines", say!(language, "plan-lines", count = "{count}")),
        ("plan-built", say!(language, "plan-built", game, number = "{number}")),
        ("plan-table", say!(language, "plan-table")),
        ("plan-round", say!(language, "plan-round", game)),
        ("plan-legend", say!(language, "plan-legend", game)),
    ]
}
