//! What happened since the viewer's last turn, in one line of the bar: what it came to for the viewer, which no entry of
//! the log says. Where the log is out of sight the others' moves stand beside it; in any case it leads to the log.

use super::AtTable;
use super::log::LogEntry;
use super::scene::Scene;
use crate::text::say;
use maud::{Markup, html};

/// What the others did while one waited, and how it touched one; nothing if there is nothing to tell.
pub(super) fn line<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Markup {
    let language = scene.language;
    let Some(viewer) = scene.seat.filter(|_| wanted(scene)) else { return html! {} };
    let Some(own) = told.iter().filter(|one| one.mover == viewer).map(|one| one.ply).max() else {
        return html! {};
    };
    let since: Vec<&LogEntry<G>> = told.iter().rev().filter(|one| one.ply > own).collect();
    // What a seat did in one go is told by its first move.
    let mut moves: Vec<&LogEntry<G>> = Vec::new();
    for &one in since.iter().filter(|one| one.kind.is_none() && G::is_news(&one.events)) {
        if moves.last().is_none_or(|last| (last.mover, last.period) != (one.mover, one.period)) {
            moves.push(one);
        }
    }
    if moves.is_empty() && since.iter().all(|one| one.kind.is_none()) {
        return html! {};
    }
    let events: Vec<G::Event> = since.iter().flat_map(|one| one.events.iter().cloned()).collect();
    let net = <G as AtTable>::net(scene, viewer, &events);
    html! {
        button #since type="button" data-since=(own) title=(say!(language, "log-since-open")) {
            span.wide-only.label { (say!(language, "log-since")) }
            span.narrow-only.moves {
                @for one in &moves {
                    @if let Some(words) = &one.words {
                        span.one { (scene.meeple(one.mover)) (words.headline) }
                    }
                }
            }
            @if net.0.is_empty() {
                span.nothing { (say!(language, "log-since-nothing")) }
            } @else {
                (net) span.whose { (say!(language, "log-for-you")) }
            }
        }
    }
}

/// Whether the viewer is told now what happened meanwhile.
pub(super) fn wanted<G: AtTable>(scene: &Scene<G>) -> bool {
    scene.acts() && G::begins(scene)
}
