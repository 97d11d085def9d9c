//! A position of a replay: the tracks, everybody's numbers, the market, the border display, bonus and challenge, the
//! goals.

use super::scored::{Scored, scored};
use crate::page::replay::{Column, ReplayScene, Replayed, numbers};
use crate::playable::Measure;
use crate::text::{list, say};
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::goal::GoalId;
use ::suburbia::setup::Mode;
use ::suburbia::table::Table;
use ::suburbia::tile::{KindId, Track};
use game_core::{Game as _, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use render::sentence::number;
use render::suburbia::page::{StarLook, TrackLook, population_track, star_track};
use render::suburbia::sentence;
use render::suburbia::svg::tile_symbol;

impl Replayed for Suburbia {
    fn above(scene: &ReplayScene<Self>, game: &Self) -> Markup {
        let (reader, table) = (scene.reader, game.table());
        let tracks = |narrow| {
            html! {
                (PreEscaped(population_track(table, &TrackLook { reader, values: None, narrow })))
                (PreEscaped(star_track(table, &StarLook { reader, narrow })))
            }
        };
        html! {
            div.tracks {
                div.only-wide { (tracks(false)) }
                div.only-narrow { (tracks(true)) }
                @if table.plays().stars && table.seats() > 1 { (order(scene, table)) }
            }
        }
    }

    fn numbers(scene: &ReplayScene<Self>, game: &Self, before: Option<&Self>) -> Markup {
        let language = scene.reader.language;
        let column = |(what, track)| Column {
            what,
            name: sentence::track_name(language, track),
            is_money: what == Measure::Money,
        };
        let mut tracks = vec![
            (Measure::Money, Track::Money),
            (Measure::Income, Track::Income),
            (Measure::Reputation, Track::Reputation),
            (Measure::Population, Track::Population),
        ];
        tracks.extend(game.table().plays().stars.then_some((Measure::Stars, Track::Stars)));
        let columns: Vec<Column> = tracks.into_iter().map(column).collect();
        numbers(scene, [Some(game), before], &columns, |_| html! {})
    }

    fn below(scene: &ReplayScene<Self>, game: &Self) -> Markup {
        html! {
            (market(scene, game.table()))
            @let (borders, awards) = (game.table().plays().borders, game.table().plays().bonuses);
            @if borders || awards {
                div.extras {
                    @if borders { (border_display(scene, game.table())) }
                    @if awards { (open_awards(scene, game.table())) }
                }
            }
            (goals(scene, game))
        }
    }
}

/// Who plays after whom in this round, and in the next one as the tokens lie.
fn order(scene: &ReplayScene<Suburbia>, table: &Table) -> Markup {
    let language = scene.reader.language;
    let names = |seats: &[Seat]| {
        list(language, &seats.iter().map(|&seat| scene.reader.name(seat)).collect::<Vec<_>>())
    };
    html! {
        p.order.hint {
            (say!(language, "replay-order", names = names(&table.order())))
            // With Dale the stars decide nothing.
            @if table.mode() == Mode::Standard && table.tokens() != table.order() {
                " " (say!(language, "replay-order-next", names = names(table.tokens())))
            }
        }
    }
}

fn market(scene: &ReplayScene<Suburbia>, table: &Table) -> Markup {
    let language = scene.reader.language;
    html! {
        section.market aria-label=(say!(language, "replay-market")) {
            h2 { (say!(language, "replay-market")) }
            ul.tiles {
                @for (slot, kind) in table.market().iter().enumerate() {
                    li #{ "offer-" (slot + 1) } {
                        @if let Some(kind) = kind { (tile(scene, table, *kind)) } @else { div.no-tile {} }
                        span.price { "+$" (table.slot_price(slot)) }
                    }
                }
                @for (index, (kind, left)) in table.basics().enumerate() {
                    li.basic.gone[left == 0] #{ "basic-" (index + 1) } {
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

/// The border display, and what is left of the pile.
fn border_display(scene: &ReplayScene<Suburbia>, table: &Table) -> Markup {
    let language = scene.reader.language;
    html! {
        section.borders aria-label=(say!(language, "replay-borders")) {
            h2 { (say!(language, "replay-borders")) " " span.tag { (say!(language, "replay-pile", count = table.pile())) } }
            ul.tiles {
                @for (space, kind) in table.display().iter().enumerate() {
                    li #{ "space-" (space + 1) } { @if let Some(kind) = kind { (tile(scene, table, *kind)) } @else { div.no-tile {} } }
                }
            }
        }
    }
}

/// Bonus and challenge: who meets them while they lie open, and who met them when they were scored.
fn open_awards(scene: &ReplayScene<Suburbia>, table: &Table) -> Markup {
    let (language, rules) = (scene.reader.language, table.rules());
    let gone = AwardKind::ALL.iter().any(|&kind| table.award(kind).is_none());
    // What is gone from the table was scored before.
    let past = if gone { scored(scene.past) } else { Vec::new() };
    let item = |kind: AwardKind| {
        let scored: Option<&Scored> = past.iter().find(|scored| rules.award(scored.award).kind == kind);
        let open = table.award(kind);
        let Some(id) = open.or(scored.map(|scored| scored.award)) else { return html! {} };
        let award = rules.award(id);
        let (values, met): (Vec<i32>, _) = match scored.filter(|_| open.is_none()) {
            Some(scored) => (scored.values.clone(), scored.met),
            None => (
                table.all_seats().map(|seat| award.measure.value(table, seat)).collect(),
                award.met_by(table),
            ),
        };
        let standing = table.all_seats().map(|seat| {
            let value = scene.reader.name_with(seat, values[seat.index()]);
            if met.contains(seat) { say!(language, "replay-met", value) } else { value }
        });
        let when = match scored.filter(|_| open.is_none()) {
            Some(scored) => say!(language, "replay-scored", round = scored.round),
            None => say!(language, "replay-to-score", kind = kind.word()),
        };
        html! {
            li {
                strong { (sentence::award_name(language, award)) } " " span.tag { (when) }
                span.hint { (sentence::award_text(language, rules, id)) }
                span.standing aria-label=(list(language, &standing.collect::<Vec<_>>())) role="img" {
                    @for seat in table.all_seats() {
                        span.{ "of-seat-" (seat.index()) }.met[met.contains(seat)] { (number(values[seat.index()])) }
                    }
                }
            }
        }
    };
    html! {
        section.awards aria-label=(say!(language, "replay-awards")) {
            h2 { (say!(language, "replay-awards")) }
            ul { @for kind in AwardKind::ALL { (item(kind)) } }
        }
    }
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
