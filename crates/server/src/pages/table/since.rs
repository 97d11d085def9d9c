//! What happened since the viewer's last turn.

use super::log::{Told, net};
use super::scene::Scene;
use crate::text::say;
use maud::{Markup, html};
use render::suburbia::sentence;
use suburbia::event::{Deed, Event};
use suburbia::table::Phase;

/// What the others did while one waited, and how it touched one.
pub fn part(scene: &Scene, told: &[Told]) -> Markup {
    let language = scene.language;
    let begins = scene.acts() && scene.table().phase() == Phase::Build;
    let own = told.iter().position(|one| scene.seat == Some(one.seat));
    let since = match own {
        Some(count) if begins => &told[..count],
        _ => &[],
    };
    // What a seat did in one go is told in one go.
    let mut news: Vec<Vec<&Told>> = Vec::new();
    for one in
        since.iter().rev().filter(|one| !matches!(one.events.first(), Some(Event::Deed(Deed::Kept { .. }))))
    {
        match news.last_mut() {
            Some(turn) if turn.iter().all(|before| before.seat == one.seat && before.round == one.round) => {
                turn.push(one)
            }
            _ => news.push(vec![one]),
        }
    }
    html! {
        section #since.part data-since=(own.map_or(0, |count| told[count].ply)) aria-label=(say!(language, "table-since")) {
            @if !news.is_empty() {
                div.panel.since {
                    header {
                        h2 { (say!(language, "table-since")) }
                        button.button.quiet.icon type="button" data-dismiss="since"
                            aria-label=(say!(language, "table-close")) { "×" }
                    }
                    ul { @for turn in &news { (touched(scene, turn)) } }
                }
            }
        }
    }
}

/// What a seat did in its turn, and what it meant for the viewer.
fn touched(scene: &Scene, turn: &[&Told]) -> Markup {
    let rules = scene.table().rules();
    let own: Vec<Event> = turn
        .iter()
        .flat_map(|told| &told.events)
        .filter(|event| matches!(event, Event::Change(change) if Some(change.seat) == scene.seat))
        .cloned()
        .collect();
    let headline =
        |told: &Told| sentence::headline(scene.language, rules, &scene.names, told.seat, &told.events);
    html! {
        li {
            @for (index, told) in turn.iter().enumerate() {
                @if index == 0 {
                    p { (scene.meeple(told.seat)) span { (headline(told)) } }
                } @else {
                    p.also { (headline(told)) }
                }
                @for reason in &told.reasons { p.reason.soft { (reason) } }
            }
            @if let Some(viewer) = scene.seat.filter(|_| !own.is_empty()) {
                p.touch { (say!(scene.language, "table-touches-you")) (net(scene, viewer, &own)) }
            }
        }
    }
}
