//! The log: every ply with all it changed and why, the latest first.

use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};
use render::suburbia::sentence;
use suburbia::event::{Change, Event};
use suburbia::tile::Track;

/// A ply as it is told.
pub struct Told {
    /// Counted from 1.
    pub ply: usize,
    /// The round it belongs to.
    pub round: usize,
    /// Who moved.
    pub seat: Seat,
    /// What happened.
    pub events: Vec<Event>,
    /// Why Dale did it.
    pub reasons: Vec<String>,
}

/// All plies so far, the latest first.
pub fn told(scene: &Scene) -> Vec<Told> {
    let mut all = Vec::new();
    scene.line.retell(|ply, played, before, _, events| {
        let reasons = super::dale::reasons(scene, before, played.seat);
        let round = before.table().round();
        all.push(Told { ply, round, seat: played.seat, events: events.to_vec(), reasons });
    });
    all.reverse();
    all
}

/// The log.
pub fn part(scene: &Scene, told: &[Told]) -> Markup {
    let language = scene.language;
    html! {
        section #log.part.panel aria-label=(say!(language, "table-log")) {
            h2 { (say!(language, "table-log")) }
            @if told.is_empty() { p.soft { (say!(language, "table-log-empty")) } }
            ol.plies reversed {
                @for (index, one) in told.iter().enumerate() {
                    @if index == 0 || told[index - 1].round != one.round {
                        li.round-line { span { (say!(language, "table-round", round = one.round)) } }
                    }
                    (ply(scene, one))
                }
            }
        }
    }
}

fn ply(scene: &Scene, told: &Told) -> Markup {
    let rules = scene.table().rules();
    let changes = sentence::changes(scene.language, rules, &scene.names, told.seat, &told.events);
    html! {
        li.ply #{ "ply-" (told.ply) } data-ply=(told.ply) {
            details #{ "log-" (told.ply) } {
                summary {
                    (scene.meeple(told.seat))
                    span.headline { (sentence::headline(scene.language, rules, &scene.names, told.seat, &told.events)) }
                    (net(scene, told.seat, &told.events))
                }
                ul.changes {
                    @for reason in &told.reasons { li.reason { (reason) } }
                    @for change in &changes { li { (change) } }
                }
            }
        }
    }
}

/// What somebody got and lost by some events, as signed numbers.
pub fn net(scene: &Scene, seat: Seat, events: &[Event]) -> Markup {
    let sum = |track: Track| -> i32 {
        let of = |event: &Event| match event {
            Event::Change(Change { seat: whose, track: moved, delta, .. })
                if *whose == seat && *moved == track =>
            {
                *delta
            }
            _ => 0,
        };
        events.iter().map(of).sum()
    };
    let order = [Track::Money, Track::Income, Track::Reputation, Track::Population];
    let moved: Vec<(Track, i32)> =
        order.map(|track| (track, sum(track))).into_iter().filter(|(_, by)| *by != 0).collect();
    html! {
        @if !moved.is_empty() {
            span.net {
                @for (track, by) in moved {
                    span.delta data-track=(track.word()) {
                        (scene.sign(&format!("sign-{}", track.word())))
                        span.visually-hidden { (track.word()) " " }
                        (if track == Track::Money { sentence::money(by) } else { sentence::signed(by) })
                    }
                }
            }
        }
    }
}
