//! What happened since the viewer's last turn.

use super::log::{Told, net};
use super::scene::Scene;
use crate::text::say;
use maud::{Markup, html};
use render::suburbia::sentence;
use suburbia::event::Event;
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
    let news: Vec<&Told> = since.iter().rev().filter(|one| one.events.len() > 1).collect();
    html! {
        section #since.part data-since=(own.map_or(0, |count| told[count].ply)) aria-label=(say!(language, "table-since")) {
            @if !news.is_empty() {
                div.panel.since {
                    header {
                        h2 { (say!(language, "table-since")) }
                        button.button.quiet.icon type="button" data-dismiss="since"
                            aria-label=(say!(language, "table-close")) { "×" }
                    }
                    ul { @for one in news { (touched(scene, one)) } }
                }
            }
        }
    }
}

fn touched(scene: &Scene, told: &Told) -> Markup {
    let rules = scene.table().rules();
    let own: Vec<Event> = told
        .events
        .iter()
        .filter(|event| matches!(event, Event::Change(change) if Some(change.seat) == scene.seat))
        .cloned()
        .collect();
    let viewer = scene.seat.unwrap_or(told.seat);
    html! {
        li {
            p { (scene.meeple(told.seat)) (sentence::headline(scene.language, rules, &scene.names, told.seat, &told.events)) }
            @for reason in &told.reasons { p.reason.soft { (reason) } }
            @if !own.is_empty() {
                p.touch {
                    (say!(scene.language, "table-touches-you")) (net(scene, viewer, &own))
                }
            }
        }
    }
}
