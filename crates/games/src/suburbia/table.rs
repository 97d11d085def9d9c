//! The table of Suburbia: the market, goals, tracks, and Dale.

use super::{dale, extras, goals, market, tiles};
use crate::learn::markup::inline;
use crate::page::Ply;
use crate::page::Scene;
use crate::page::table::{AtTable, LastCall, close, value};
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::event::{Change, Deed, Event};
use ::suburbia::setup::Mode;
use ::suburbia::table::{Phase, Table};
use ::suburbia::tile::{KindId, Track};
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{TrackLook, population_track};
use render::suburbia::sentence::{self, number, tile_name, to_red_line};
use render::suburbia::svg::tile_symbol;

impl<'a> Scene<'a, Suburbia> {
    pub(crate) fn table(&self) -> &'a Table {
        self.view.table()
    }

    pub(crate) fn tile(&self, kind: KindId) -> String {
        tile_name(self.language, self.table().kind(kind))
    }

    /// The drawn face of a tile.
    pub(crate) fn face(&self, kind: KindId) -> Markup {
        self.signs().face::<Suburbia>(&tile_symbol(self.table().rules(), kind), None)
    }
}

impl AtTable for Suburbia {
    const STYLES: &'static [&'static str] = &["suburbia-table.css"];
    const MODULES: &'static [&'static str] = &["suburbia-table.js"];
    const TRACKS: &'static str = "money income reputation population stars";

    fn turn(scene: &Scene<Self>) -> String {
        let (language, table) = (scene.language, scene.table());
        if scene.acts() {
            return match table.phase() {
                Phase::Goals => say!(language, "table-you-keep"),
                Phase::Discard => say!(language, "table-you-discard"),
                Phase::ExtraDiscard => say!(language, "table-you-discard-more"),
                _ => say!(language, "table-you-build"),
            };
        }
        let acting = table.to_act();
        match (table.phase(), acting.lowest()) {
            (Phase::Over, _) | (_, None) => say!(language, "table-over"),
            (Phase::Goals, _) if acting.len() > 1 => {
                say!(language, "table-several-keep", count = acting.len())
            }
            (Phase::Goals, Some(seat)) => say!(language, "table-one-keeps", name = scene.name(seat)),
            (Phase::Discard | Phase::ExtraDiscard, Some(seat)) => {
                say!(language, "table-one-discards", name = scene.name(seat))
            }
            (Phase::Build, Some(seat)) => say!(language, "table-one-builds", name = scene.name(seat)),
        }
    }

    fn when(scene: &Scene<Self>) -> String {
        let (language, table) = (scene.language, scene.table());
        match (table.phase(), table.last_round()) {
            (Phase::Goals, _) => say!(language, "table-before"),
            (Phase::Over, _) => say!(language, "table-rounds", count = table.round()),
            (_, None) => say!(language, "table-round", round = table.round()),
            (_, Some(last)) if table.round() >= last => {
                say!(language, "table-last-round", round = table.round())
            }
            (_, Some(last)) => say!(language, "table-round-of", round = table.round(), last),
        }
    }

    fn last_call(scene: &Scene<Self>) -> Option<LastCall> {
        let table = scene.table();
        let is_last = table.last_round().is_some_and(|last| table.round() >= last);
        (is_last && table.phase() != Phase::Over).then(|| LastCall {
            heading: say!(scene.language, "last-round", game = "suburbia"),
            about: say!(scene.language, "last-round-about", game = "suburbia"),
            stakes: goals::at_stake(scene),
        })
    }

    fn phase(scene: &Scene<Self>) -> &'static str {
        match scene.table().phase() {
            Phase::Goals => "goals",
            Phase::Build => "build",
            Phase::Discard | Phase::ExtraDiscard => "discard",
            Phase::Over => "over",
        }
    }

    fn due(scene: &Scene<Self>, seat: Seat) -> Option<String> {
        let language = scene.language;
        scene.to_act().contains(seat).then(|| match scene.table().phase() {
            Phase::Goals => say!(language, "table-due-goal"),
            Phase::Discard | Phase::ExtraDiscard => say!(language, "table-due-discard"),
            _ => say!(language, "table-due-build"),
        })
    }

    fn tags(scene: &Scene<Self>, seat: Seat) -> Markup {
        let language = scene.language;
        html! {
            @if seat == scene.table().start() && scene.table().seats() > 1 {
                span.tag.first title=(say!(language, "table-starts-about")) { (say!(language, "table-starts")) }
            }
        }
    }

    fn numbers(scene: &Scene<Self>, seat: Seat) -> Markup {
        let (language, table) = (scene.language, scene.table());
        let tracks = table.tracks(seat);
        html! {
            dl.tracks {
                (value(scene, seat, "money", &say!(language, "table-money"), &format!("${}", tracks.money), tracks.money))
                (value(scene, seat, "income", &say!(language, "table-income"), &number(tracks.income.into()), tracks.income.into()))
                (value(scene, seat, "reputation", &say!(language, "table-reputation"), &number(tracks.reputation.into()), tracks.reputation.into()))
                (value(scene, seat, "population", &say!(language, "table-population"), &number(tracks.population), tracks.population))
                @if table.plays().stars {
                    (value(scene, seat, "stars", &say!(language, "table-stars"), &number(tracks.stars.into()), tracks.stars.into()))
                }
                (markers(scene, seat))
            }
        }
    }

    fn above(scene: &Scene<Self>) -> Markup {
        population(scene)
    }

    fn aside(scene: &Scene<Self>) -> Markup {
        html! {
            (goals::known(scene))
            (red_line_ahead(scene))
        }
    }

    fn below(scene: &Scene<Self>) -> Markup {
        market::part(scene)
    }

    fn on_top(scene: &Scene<Self>) -> Markup {
        goals::choice(scene)
    }

    fn menu(scene: &Scene<Self>) -> Markup {
        html! {
            @if scene.table().mode() == Mode::Dale {
                button type="button" data-open="dale-rules" { (say!(scene.language, "table-dale-how")) }
            }
        }
    }

    fn dialogs(scene: &Scene<Self>) -> Markup {
        let language = scene.language;
        html! {
            @if scene.table().mode() == Mode::Dale {
                dialog #dale-rules aria-labelledby="dale-title" {
                    h2 #dale-title { (say!(language, "table-dale-how")) }
                    p { (say!(language, "table-dale-rule-tile")) }
                    p { (say!(language, "table-dale-rule-place")) }
                    p { (say!(language, "table-dale-rule-end")) }
                    (close(scene))
                }
            }
        }
    }

    fn keys(scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        let language = scene.language;
        vec![
            ("1 … 8", say!(language, "table-key-slots")),
            ("s p f", say!(language, "table-key-basics")),
            ("i", say!(language, "table-key-invest")),
            ("b l r", say!(language, "table-key-toggle")),
        ]
        .into_iter()
        .chain(scene.table().plays().borders.then(|| ("q w e", say!(language, "table-key-borders"))))
        .chain(scene.table().plays().borders.then(|| (", .", say!(language, "table-key-turn"))))
        .collect()
    }

    fn words(scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        let language = scene.language;
        vec![
            ("income", say!(language, "table-income")),
            ("reputation", say!(language, "table-reputation")),
            ("population", say!(language, "table-population")),
            ("stars", say!(language, "table-stars")),
            ("building", say!(language, "table-building")),
            ("instead", say!(language, "table-instead")),
            ("as-border", say!(language, "table-as-border")),
            ("border-lake", say!(language, "table-border-lake")),
            ("pick-spot", say!(language, "table-pick-spot")),
            ("pick-planner", say!(language, "table-pick-planner")),
            ("turn-left", say!(language, "table-turn-left")),
            ("turn-right", say!(language, "table-turn-right")),
            ("turned", say!(language, "table-turned", number = "{number}", count = "{count}")),
            ("choice-slot", say!(language, "table-choice-slot")),
            ("choice-none", say!(language, "table-choice-none")),
            ("pick-free", say!(language, "table-pick-free")),
            ("pick-flip", say!(language, "table-pick-flip")),
            ("pick-marker", say!(language, "table-pick-marker")),
            ("tile-of", say!(language, "table-tile-of", tile = "{tile}", name = "{name}")),
            ("barred", say!(language, "table-barred-about")),
            ("standings", say!(language, "table-part-standings")),
            ("discard-step", say!(language, "table-part-discard")),
            ("round-step", say!(language, "table-part-round")),
            ("replace", say!(language, "table-replace")),
            ("lake", say!(language, "table-lake")),
            ("pick-cell", say!(language, "table-pick-cell")),
            ("pick-tile", say!(language, "table-pick-tile")),
            ("none-legal", say!(language, "table-none-legal")),
            ("build", say!(language, "table-build")),
            ("invest", say!(language, "table-invest")),
            ("discard", say!(language, "table-discard")),
            ("income-step", say!(language, "table-part-income")),
            ("population-step", say!(language, "table-part-population")),
            ("owed", say!(language, "table-owed", what = "{what}")),
            ("price", say!(language, "table-price", price = "{price}")),
            ("too-dear", say!(language, "table-too-dear", amount = "{amount}")),
            ("gone", say!(language, "table-sold-out")),
        ]
    }

    fn tile_texts(scene: &Scene<Self>) -> Markup {
        tiles::texts(scene)
    }

    fn reasons(scene: &Scene<Self>, ply: &Ply<Self>) -> Vec<String> {
        dale::reasons(scene, ply.before, ply.seat)
    }

    fn net(scene: &Scene<Self>, seat: Seat, events: &[Event]) -> Markup {
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
        let order = [Track::Money, Track::Income, Track::Reputation, Track::Population, Track::Stars];
        let moved: Vec<(Track, i32)> =
            order.map(|track| (track, sum(track))).into_iter().filter(|(_, by)| *by != 0).collect();
        html! {
            @if !moved.is_empty() {
                span.net {
                    @for (track, by) in moved {
                        span.delta data-track=(track.word()) data-sense=(if by < 0 { "loss" } else { "gain" }) {
                            @if track == Track::Stars { span aria-hidden="true" { "★" } }
                            @else { (scene.sign(&format!("sign-{}", track.word()))) }
                            span.visually-hidden { (sentence::track_name(scene.language, track)) " " }
                            (if track == Track::Money { sentence::money(by) } else { sentence::signed(by) })
                        }
                    }
                }
            }
        }
    }

    fn begins(scene: &Scene<Self>) -> bool {
        scene.table().phase() == Phase::Build
    }

    fn is_news(events: &[Event]) -> bool {
        !matches!(events.first(), Some(Event::Deed(Deed::Kept { .. })))
    }
}

/// How far the next red line is.
fn red_line_ahead(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let Some(seat) = scene.seat.filter(|_| table.phase() != Phase::Over) else { return html! {} };
    let count = to_red_line(table.tracks(seat).population);
    html! {
        p.red-line-ahead {
            (scene.sign("red-line"))
            span { (inline(&say!(language, "table-red-line", count, cost = table.red_line_cost()))) }
        }
    }
}

/// The markers that are left, as dots.
fn markers(scene: &Scene<Suburbia>, seat: Seat) -> Markup {
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

/// The population track, for wide and for narrow screens, and beside it the star track where there is one.
fn population(scene: &Scene<Suburbia>) -> Markup {
    let look = TrackLook { reader: scene.reader(), values: None, narrow: false };
    html! {
        section #population.part aria-label=(say!(scene.language, "table-population-track")) {
            div.wide-only { (PreEscaped(population_track(scene.table(), &look))) }
            div.narrow-only { (PreEscaped(population_track(scene.table(), &TrackLook { narrow: true, ..look }))) }
            (extras::stars(scene))
        }
    }
}
