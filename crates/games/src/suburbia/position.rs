//! A position of a replay: the population track, everybody's numbers, the market, the goals.

use crate::page::replay::{ReplayScene, Replayed};
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::goal::GoalId;
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::{KindId, Track};
use game_core::{Game as _, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use render::sentence::{number, signed};
use render::suburbia::page::{TrackLook, population_track};
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;

impl Replayed for Suburbia {
    fn above(scene: &ReplayScene<Self>, game: &Self) -> Markup {
        let track = |narrow| {
            let look = TrackLook { reader: scene.reader, values: None, narrow };
            PreEscaped(population_track(game.table(), &look))
        };
        html! { div.tracks { div.only-wide { (track(false)) } div.only-narrow { (track(true)) } } }
    }

    fn numbers(scene: &ReplayScene<Self>, game: &Self, before: Option<&Self>) -> Markup {
        let (language, table) = (scene.reader.language, game.table());
        let tracks = [Track::Money, Track::Income, Track::Reputation, Track::Population];
        html! {
            table.numbers {
                thead {
                    tr {
                        td {}
                        @for track in tracks {
                            @let name = sentence::track_name(language, track);
                            th.{ "of-" (track.word()) } scope="col" title=(name) {
                                (scene.signs().sign(&format!("sign-{}", track.word())))
                                span.visually-hidden { (name) }
                            }
                        }
                    }
                }
                tbody {
                    @for seat in table.all_seats() {
                        tr.{ "of-seat-" (seat.index()) } {
                            th scope="row" { span.seat-chip { (scene.reader.name(seat)) } }
                            @for track in tracks {
                                @let now = value(table.tracks(seat), track);
                                @let by = before.map_or(0, |before| now - value(before.table().tracks(seat), track));
                                td {
                                    @if by != 0 { span class=(if by > 0 { "good" } else { "bad" }) { (signed(by)) } " " }
                                    @if track == Track::Money { "$" }
                                    (number(now))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn below(scene: &ReplayScene<Self>, game: &Self) -> Markup {
        html! {
            (market(scene, game.table()))
            (goals(scene, game))
        }
    }
}

fn value(tracks: &Tracks, track: Track) -> i32 {
    match track {
        Track::Money => tracks.money,
        Track::Income => tracks.income.into(),
        Track::Reputation => tracks.reputation.into(),
        Track::Population => tracks.population,
        Track::Stars => tracks.stars.into(),
    }
}

fn market(scene: &ReplayScene<Suburbia>, table: &Table) -> Markup {
    let language = scene.reader.language;
    html! {
        section.market aria-label=(say!(language, "replay-market")) {
            h2 { (say!(language, "replay-market")) }
            ul.tiles {
                @for (slot, kind) in table.market().iter().enumerate() {
                    li {
                        @if let Some(kind) = kind { (tile(scene, table, *kind)) } @else { div.no-tile {} }
                        span.price { "+$" (table.slot_price(slot)) }
                    }
                }
                @for (kind, left) in table.basics() {
                    li.basic.gone[left == 0] {
                        (tile(scene, table, kind))
                        span.price { "×" (left) }
                    }
                }
            }
        }
    }
}

fn tile(scene: &ReplayScene<Suburbia>, table: &Table, kind: KindId) -> Markup {
    let name = sentence::tile_name(scene.reader.language, table.kind(kind));
    scene.signs().face::<Suburbia>(&tile_symbol(table.rules(), kind), Some(&name))
}

/// The goals: public ones, the viewer's own, and everybody's once the game is over.
fn goals(scene: &ReplayScene<Suburbia>, game: &Suburbia) -> Markup {
    let language = scene.reader.language;
    let table = game.table();
    // Once it is over the last position tells everybody's; until then this one tells no more than the viewer knows.
    let known = if scene.over { scene.last.view(Viewer::Spectator) } else { game.view(scene.reader.viewer) };
    let secret: Vec<(Seat, GoalId)> =
        table.all_seats().filter_map(|seat| Some((seat, known.private_goal(seat)?))).collect();
    let goal = |owner: Option<Seat>, id: GoalId| {
        let of = table.rules().goal(id);
        html! {
            li class=[owner.map(|seat| format!("of-seat-{}", seat.index()))] {
                strong { (sentence::goal_name(language, of)) }
                @if let Some(seat) = owner {
                    " " span.tag { (say!(language, "replay-secret", name = scene.reader.name(seat))) }
                }
                span.hint { (sentence::goal_text(language, table.rules(), id)) }
                span.standing aria-label=(sentence::standing(scene.reader, table, id)) role="img" {
                    @for seat in table.all_seats() {
                        span.{ "of-seat-" (seat.index()) }.ahead[of.leader(table) == Some(seat)] {
                            (number(of.value(table, seat)))
                        }
                    }
                }
            }
        }
    };
    html! {
        @if !table.public_goals().is_empty() || !secret.is_empty() {
            section.goals aria-label=(say!(language, "replay-goals")) {
                h2 { (say!(language, "replay-goals")) }
                ul {
                    @for &id in table.public_goals() { (goal(None, id)) }
                    @for &(seat, id) in &secret { (goal(Some(seat), id)) }
                }
            }
        }
    }
}
