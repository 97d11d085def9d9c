//! Everybody's tracks, and the population track.

use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{TrackLook, population_track};
use render::suburbia::sentence::{number, to_red_line};
use suburbia::table::Phase;

/// Who sits at the table, with all numbers.
pub fn part(scene: &Scene) -> Markup {
    let language = scene.language;
    html! {
        section #seats.part.panel aria-label=(say!(language, "table-seats")) {
            @for seat in in_order(scene) { (one(scene, seat)) }
        }
    }
}

/// The own seat first, then as they follow in turn.
fn in_order(scene: &Scene) -> Vec<Seat> {
    scene.table().seats_from(scene.seat.unwrap_or(scene.table().start())).collect()
}

fn one(scene: &Scene, seat: Seat) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let tracks = table.tracks(seat);
    let acts = table.to_act().contains(seat);
    let own = scene.seat == Some(seat);
    let bot = scene.sitting.head.seats.get(seat.index()).and_then(|info| info.bot.as_deref());
    let link = scene.links.iter().find(|(free, _)| *free == seat);
    html! {
        div.seat #{ "seat-" (seat.index()) } data-seat=(seat.index()) data-acts=[acts.then_some("1")]
            data-own=[own.then_some("1")] {
            div.who {
                (scene.meeple(seat))
                strong.name { (scene.name(seat)) }
                @if own { span.tag { (say!(language, "table-you")) } }
                @if bot.is_some() { span.tag { (say!(language, "table-bot")) } }
                @if seat == table.start() && table.seats() > 1 {
                    span.tag.first title=(say!(language, "table-starts-about")) { (say!(language, "table-starts")) }
                }
                @if acts { span.due { (due(scene)) } }
            }
            dl.tracks {
                (value(scene, seat, "money", &say!(language, "table-money"), &format!("${}", tracks.money), tracks.money))
                (value(scene, seat, "income", &say!(language, "table-income"), &number(tracks.income.into()), tracks.income.into()))
                (value(scene, seat, "reputation", &say!(language, "table-reputation"), &number(tracks.reputation.into()), tracks.reputation.into()))
                (value(scene, seat, "population", &say!(language, "table-population"), &number(tracks.population), tracks.population))
                (markers(scene, seat))
            }
            @if own && table.phase() != Phase::Over {
                p.red-line-ahead {
                    (scene.sign("red-line"))
                    (say!(language, "table-red-line", count = to_red_line(tracks.population), cost = table.red_line_cost()))
                }
            }
            @if let Some((_, link)) = link {
                button.button.small type="button" data-copy=(link) { (say!(language, "table-invite", name = scene.name(seat))) }
            }
        }
    }
}

fn due(scene: &Scene) -> String {
    let language = scene.language;
    match scene.table().phase() {
        Phase::Goals => say!(language, "table-due-goal"),
        Phase::Discard | Phase::ExtraDiscard => say!(language, "table-due-discard"),
        _ => say!(language, "table-due-build"),
    }
}

fn value(scene: &Scene, seat: Seat, track: &str, name: &str, shown: &str, value: i32) -> Markup {
    html! {
        div.value data-track=(track) title=(name) {
            dt { (scene.sign(&format!("sign-{track}"))) span.visually-hidden { (name) } }
            dd #{ "n" (seat.index()) "-" (track) } data-count=(value) { (shown) }
        }
    }
}

fn markers(scene: &Scene, seat: Seat) -> Markup {
    let left = usize::from(scene.table().tracks(seat).markers);
    let all = usize::from(scene.table().rules().start().markers).max(left);
    let name = say!(scene.language, "table-markers-left", count = left);
    html! {
        div.value.markers data-track="markers" title=(name) {
            dt.visually-hidden { (name) }
            dd class={ "seat-" (seat.index()) } {
                @for index in 0..all { i class=[(index >= left).then_some("spent")] {} }
            }
        }
    }
}

/// The population track, for wide and for narrow screens.
pub fn population(scene: &Scene) -> Markup {
    let look = TrackLook { names: &scene.names, ..TrackLook::default() };
    html! {
        section #population.part aria-label=(say!(scene.language, "table-population-track")) {
            div.wide-only { (PreEscaped(population_track(scene.table(), &look))) }
            div.narrow-only { (PreEscaped(population_track(scene.table(), &TrackLook { narrow: true, ..look }))) }
        }
    }
}
