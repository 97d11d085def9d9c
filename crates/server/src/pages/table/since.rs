//! What happened since the viewer's last turn.

use super::AtTable;
use super::log::LogEntry;
use super::scene::Scene;
use crate::text::say;
use maud::{Markup, html};

/// What the others did while one waited, and how it touched one.
pub(super) fn part<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Markup {
    let language = scene.language;
    let own = told.iter().position(|one| scene.seat == Some(one.seat));
    let since = match own {
        Some(count) if wanted(scene) => &told[..count],
        _ => &[],
    };
    // What a seat did in one go is told in one go.
    let mut news: Vec<Vec<&LogEntry<G>>> = Vec::new();
    for one in since.iter().rev().filter(|one| G::is_news(&one.events)) {
        match news.last_mut() {
            Some(turn)
                if turn.iter().all(|before| before.seat == one.seat && before.period == one.period) =>
            {
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

/// Whether the viewer is told now what happened meanwhile.
pub(super) fn wanted<G: AtTable>(scene: &Scene<G>) -> bool {
    scene.acts() && G::begins(scene)
}

/// What a seat did in its turn, and what it meant for the viewer.
fn touched<G: AtTable>(scene: &Scene<G>, turn: &[&LogEntry<G>]) -> Markup {
    let events: Vec<G::Event> = turn.iter().flat_map(|told| told.events.iter().cloned()).collect();
    let net =
        scene.seat.map(|viewer| <G as AtTable>::net(scene, viewer, &events)).filter(|net| !net.0.is_empty());
    let words = turn.iter().filter_map(|told| Some((told.seat, told.words.as_ref()?)));
    html! {
        li {
            @for (index, (seat, words)) in words.enumerate() {
                @if index == 0 {
                    p { (scene.meeple(seat)) span { (words.headline) } }
                } @else {
                    p.also { (words.headline) }
                }
                @for reason in &words.reasons { p.reason.soft { (reason) } }
            }
            @if let Some(net) = net {
                p.touch { (say!(scene.language, "table-touches-you")) (net) }
            }
        }
    }
}
