//! The last round: a card that says so when it begins, what will be scored, and who is ahead in what as far as the viewer
//! may know.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use games::page::table::{LastCall, Stake};
use maud::{Markup, html};

pub(super) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let call = G::last_call(scene).filter(|_| !scene.is_over());
    html! {
        section #last-round.part aria-labelledby=[call.is_some().then_some("last-heading")] {
            @if let Some(LastCall { heading, about, stakes }) = &call {
                div.last-card.panel {
                    header {
                        h2 #last-heading { (heading) }
                        button.button.quiet type="button" data-last-close { (say!(language, "table-close")) }
                    }
                    p { (about) }
                    @if !stakes.is_empty() {
                        ul.stakes { @for stake in stakes { (at_stake(scene, stake)) } }
                    }
                }
            }
        }
    }
}

fn at_stake<G: AtTable>(scene: &Scene<G>, stake: &Stake) -> Markup {
    html! {
        li {
            strong { (stake.name) }
            @if !stake.worth.is_empty() { " " span.tag { (stake.worth) } }
            span.ahead { @if let Some(seat) = stake.seat { (scene.meeple(seat)) } (stake.ahead) }
        }
    }
}
