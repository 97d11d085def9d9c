//! One position of a replay: what the ply did and why, everybody's boards, the market, the goals.

use super::replay::Told;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::{Cause, Event};
use ::suburbia::goal::GoalId;
use ::suburbia::moves::Move;
use ::suburbia::table::{Table, Tracks};
use ::suburbia::tile::{KindId, Track};
use game_core::{Game as _, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use render::sentence::{number, signed};
use render::suburbia::page::{Look, TILE_BOX, TrackLook, borough, population_track};
use render::suburbia::sentence;

/// A ply with the game before it.
pub struct Ply<'a> {
    /// The game before it.
    pub before: &'a Suburbia,
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub mv: Move,
    /// What it changed.
    pub events: &'a [Event],
}

/// The position after a ply as a piece of the page.
pub fn position(told: &Told, ply: usize, sprite: &str) -> Markup {
    let mut shown = None;
    told.line.retell(|number, played, before, after, events| {
        if number == ply {
            let step = Ply { before, seat: played.seat, mv: played.mv, events };
            shown = Some(page(told, after, Some(&step), sprite));
        }
    });
    shown.unwrap_or_else(|| page(told, &told.line.at(0), None, sprite))
}

fn page(told: &Told, game: &Suburbia, step: Option<&Ply>, sprite: &str) -> Markup {
    let language = told.language;
    let table = game.table();
    let mover = step.map_or(table.start(), |step| step.seat);
    let track = |narrow| {
        PreEscaped(population_track(table, &TrackLook { names: &told.names, narrow, ..TrackLook::default() }))
    };
    let borough = |seat: Seat, small: bool| {
        let look = Look { sprite, names: &told.names, small, ..Look::default() };
        PreEscaped(borough(table, seat, &look))
    };
    html! {
        div.tracks { div.only-wide { (track(false)) } div.only-narrow { (track(true)) } }
        section.story.{ "of-seat-" (mover.index()) } {
            h2 { @if let Some(step) = step { (told.headline(step)) } @else { (say!(language, "replay-start")) } }
            @if let Some(step) = step { (changes(told, step)) }
            (numbers(told, table, step, sprite))
        }
        div.board-large { (borough(mover, false)) }
        @if table.seats() > 1 {
            ul.maps {
                @for seat in table.seats_from(mover).skip(1) {
                    li.{ "of-seat-" (seat.index()) } {
                        (borough(seat, true))
                        span.seat-chip { (told.names[seat.index()]) }
                    }
                }
            }
        }
        (market(told, table, sprite))
        (goals(told, game))
    }
}

/// Every change the ply made, with its cause.
fn changes(told: &Told, step: &Ply) -> Markup {
    let rules = step.before.table().rules();
    let line = |event: &Event| {
        let text =
            sentence::changes(told.language, rules, &told.names, step.seat, std::slice::from_ref(event))
                .pop()?;
        Some((text, event.clone()))
    };
    let lines: Vec<(String, Event)> = step.events.iter().filter_map(line).collect();
    html! {
        ul.changes {
            @for (text, event) in &lines {
                @if let Event::Change(change) = event {
                    @let good = (change.delta > 0).then_some("gain");
                    @let bad = (change.delta < 0).then_some("loss");
                    @let auto = matches!(change.cause, Cause::IncomeStep | Cause::PopulationStep).then_some("auto");
                    li class=(format!("of-{} {}", change.track.word(), good.or(bad).unwrap_or("same")))
                        data-auto=[auto] { (text) }
                } @else { li.deed { (text) } }
            }
        }
    }
}

/// Everybody's numbers, and how the ply moved them.
fn numbers(told: &Told, table: &Table, step: Option<&Ply>, sprite: &str) -> Markup {
    let language = told.language;
    let tracks = [Track::Money, Track::Income, Track::Reputation, Track::Population];
    html! {
        table.numbers {
            thead {
                tr {
                    td {}
                    @for track in tracks {
                        @let name = sentence::track_name(language, track);
                        th.{ "of-" (track.word()) } scope="col" title=(name) {
                            svg.sign viewBox="0 0 12 12" role="img" aria-label=(name) {
                                use href=(format!("{sprite}#sign-{}", track.word())) width="12" height="12" {}
                            }
                        }
                    }
                }
            }
            tbody {
                @for seat in table.all_seats() {
                    tr.{ "of-seat-" (seat.index()) } {
                        th scope="row" { span.seat-chip { (told.names[seat.index()]) } }
                        @for track in tracks {
                            @let now = value(table.tracks(seat), track);
                            @let by = step.map_or(0, |step| now - value(step.before.table().tracks(seat), track));
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

fn value(tracks: &Tracks, track: Track) -> i32 {
    match track {
        Track::Money => tracks.money,
        Track::Income => tracks.income.into(),
        Track::Reputation => tracks.reputation.into(),
        Track::Population => tracks.population,
    }
}

fn market(told: &Told, table: &Table, sprite: &str) -> Markup {
    let language = told.language;
    html! {
        section.market aria-label=(say!(language, "replay-market")) {
            h2 { (say!(language, "replay-market")) }
            ul.tiles {
                @for (slot, kind) in table.market().iter().enumerate() {
                    li {
                        @if let Some(kind) = kind { (tile(told, table, *kind, sprite)) } @else { div.no-tile {} }
                        span.price { "+$" (table.slot_price(slot)) }
                    }
                }
                @for (kind, left) in table.basics() {
                    li.basic.gone[left == 0] {
                        (tile(told, table, kind, sprite))
                        span.price { "×" (left) }
                    }
                }
            }
        }
    }
}

fn tile(told: &Told, table: &Table, kind: KindId, sprite: &str) -> Markup {
    let of = table.kind(kind);
    let name = sentence::tile_name(told.language, of);
    let [x, y, width, height] = TILE_BOX;
    html! {
        svg.face viewBox=(format!("{x} {y} {width} {height}")) role="img" aria-label=(name) {
            title { (name) }
            use href=(format!("{sprite}#tile-{}", of.id)) x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}

/// The goals: public ones, the viewer's own, and everybody's once the game is over.
fn goals(told: &Told, game: &Suburbia) -> Markup {
    let language = told.language;
    let table = game.table();
    // Once it is over the last position tells everybody's; until then this one tells no more than the viewer knows.
    let known = if told.over { told.line.game.view(Viewer::Spectator) } else { game.view(told.viewer) };
    let secret: Vec<(Seat, GoalId)> =
        table.all_seats().filter_map(|seat| Some((seat, known.private_goal(seat)?))).collect();
    let goal = |owner: Option<Seat>, id: GoalId| {
        let of = table.rules().goal(id);
        html! {
            li class=[owner.map(|seat| format!("of-seat-{}", seat.index()))] {
                strong { (sentence::goal_name(language, of)) }
                @if let Some(seat) = owner {
                    " " span.tag { (say!(language, "replay-secret", name = &told.names[seat.index()])) }
                }
                span.hint { (sentence::goal_text(language, table.rules(), id)) }
                span.standing aria-label=(sentence::standing(language, table, &told.names, id)) role="img" {
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
