//! The log: every ply with all it changed and why, the latest first.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use games::page::{Drawn, Ply};
use maud::{Markup, html};

/// A ply as it is told.
pub struct Told<G: AtTable> {
    /// Counted from 1.
    pub ply: usize,
    /// The round it belongs to.
    pub period: usize,
    /// Who moved.
    pub seat: Seat,
    /// What it was.
    pub headline: String,
    /// What it changed, and why.
    pub changes: Vec<String>,
    /// Why an automaton did it.
    pub reasons: Vec<String>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// All plies so far that tell something, the latest first.
pub fn told<G: AtTable>(scene: &Scene<G>) -> Vec<Told<G>> {
    let teller = scene.teller();
    let mut all = Vec::new();
    scene.history.retell(|number, played, before, after, events| {
        let ply = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        if !G::tells(&ply) {
            return;
        }
        all.push(Told {
            ply: number,
            period: before.period(),
            seat: played.seat,
            headline: G::headline(&teller, &ply),
            changes: G::changes(&teller, &ply).into_iter().map(|change| change.text).collect(),
            reasons: G::reasons(scene, &ply),
            events: events.to_vec(),
        });
    });
    all.reverse();
    all
}

/// The log.
pub fn part<G: AtTable>(scene: &Scene<G>, told: &[Told<G>]) -> Markup {
    let language = scene.language;
    html! {
        section #log.part.panel tabindex="0" aria-label=(say!(language, "table-log")) {
            h2 { (say!(language, "table-log")) }
            @if told.is_empty() { p.soft { (say!(language, "table-log-empty")) } }
            ol.plies reversed {
                @for (index, one) in told.iter().enumerate() {
                    @if index == 0 || told[index - 1].period != one.period {
                        li.round-line { span { (<G as Drawn>::period_name(language, one.period)) } }
                    }
                    (ply(scene, one))
                }
            }
        }
    }
}

fn ply<G: AtTable>(scene: &Scene<G>, told: &Told<G>) -> Markup {
    html! {
        li.ply #{ "ply-" (told.ply) } data-ply=(told.ply) {
            details #{ "log-" (told.ply) } {
                summary {
                    (scene.meeple(told.seat))
                    span.headline { (told.headline) }
                    (<G as AtTable>::net(scene, told.seat, &told.events))
                }
                ul.changes {
                    @for reason in &told.reasons { li.reason { (reason) } }
                    @for change in &told.changes { li { (change) } }
                }
            }
        }
    }
}
