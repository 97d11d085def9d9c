//! The table of NEOM: hands and packs, goods and their prices, and the Disaster.

use super::{film, goods, hand, sheet, tiles};
use crate::page::Ply;
use crate::page::Scene;
use crate::page::table::{AtTable, LastCall, Stake, value};
use crate::text::say;
use ::neom::Neom;
use ::neom::event::{Change, Deed, Event, Track};
use ::neom::good::Good;
use ::neom::setup::{GENERATIONS, TURNS};
use ::neom::table::{Phase, Table};
use ::neom::tile::TileId;
use game_core::Seat;
use maud::{Markup, html};
use render::neom::page::good_symbol;
use render::neom::sentence::{disaster_name, good_name, number, pounds, tile_name};
use render::neom::svg::tile_symbol;
use render::svg::sprite::Sprite;

impl<'a> Scene<'a, Neom> {
    pub(crate) fn table(&self) -> &'a Table {
        self.view.table()
    }

    pub(crate) fn tile(&self, tile: TileId) -> String {
        tile_name(self.language, self.table().rules(), tile)
    }

    /// The drawn face of a tile.
    pub(crate) fn face(&self, tile: TileId) -> Markup {
        self.signs().face::<Neom>(&tile_symbol(self.table().rules(), tile), None)
    }

    /// The token of a good.
    pub(crate) fn token(&self, good: Good) -> Markup {
        token(&self.sprite, good)
    }
}

/// The token of a good from a sprite.
pub(crate) fn token(sprite: &Sprite, good: Good) -> Markup {
    html! {
        svg.token viewBox="-12 -12 24 24" aria-hidden="true" {
            use href=(sprite.href(&good_symbol(good))) x="-12" y="-12" width="24" height="24" {}
        }
    }
}

impl AtTable for Neom {
    const STYLES: &'static [&'static str] = &["neom-table.css"];
    const MODULES: &'static [&'static str] = &["neom-table.js"];
    const TRACKS: &'static str = "expected score money income";
    const CALLS_PERIODS: bool = false;

    fn turn(scene: &Scene<Self>) -> String {
        let (language, table) = (scene.language, scene.table());
        let acting = scene.to_act();
        let disaster = || match table.disaster() {
            Some((disaster, _)) => disaster_name(language, disaster),
            None => String::new(),
        };
        if scene.acts() {
            let pick = scene.seat.and_then(|seat| table.pick(seat));
            return match table.phase() {
                Phase::Draft { .. } => say!(language, "neom-you-draft"),
                Phase::Select => say!(language, "neom-you-pick"),
                Phase::Act => {
                    let tile = pick.map_or_else(String::new, |tile| scene.tile(tile));
                    say!(language, "neom-you-act", tile)
                }
                Phase::Disaster => say!(language, "neom-you-disaster", disaster = disaster()),
                Phase::Over => say!(language, "table-over"),
            };
        }
        let names: Vec<String> = acting.iter().map(|seat| scene.name(seat).to_owned()).collect();
        let (names, count) = (crate::text::list(language, &names), names.len());
        match table.phase() {
            Phase::Draft { .. } => say!(language, "neom-they-draft", names, count),
            Phase::Select => say!(language, "neom-they-pick", names, count),
            Phase::Act => say!(language, "neom-they-act", names, count),
            Phase::Disaster => say!(language, "neom-they-disaster", names, count, disaster = disaster()),
            Phase::Over => say!(language, "table-over"),
        }
    }

    fn when(scene: &Scene<Self>) -> String {
        let (language, table) = (scene.language, scene.table());
        match table.phase() {
            Phase::Draft { round } => say!(language, "neom-when-draft", round),
            Phase::Over => String::new(),
            _ => {
                let (generation, turn) = (table.generation(), table.turn());
                say!(language, "neom-when", generation, turn, turns = TURNS)
            }
        }
    }

    fn last_call(scene: &Scene<Self>) -> Option<LastCall> {
        let (language, table) = (scene.language, scene.table());
        let plays = matches!(table.phase(), Phase::Select | Phase::Act | Phase::Disaster);
        let is_last = plays && (table.generation(), table.turn()) == (GENERATIONS, TURNS);
        is_last.then(|| {
            let name = |seat: Seat| scene.name(seat).to_owned();
            let stake = |seat: Seat| Stake {
                name: name(seat),
                worth: String::new(),
                ahead: say!(language, "home-games-score", game = "neom", score = table.score(seat).total()),
                seat: Some(seat),
            };
            let mut stakes: Vec<Stake> = table.all_seats().map(stake).collect();
            stakes.sort_by_key(|stake| stake.seat.map(|seat| -table.score(seat).total()));
            LastCall {
                heading: say!(language, "last-round", game = "neom"),
                about: say!(language, "last-round-about", game = "neom"),
                stakes,
            }
        })
    }

    fn phase(scene: &Scene<Self>) -> &'static str {
        match scene.table().phase() {
            Phase::Draft { .. } => "draft",
            Phase::Select => "select",
            Phase::Act => "act",
            Phase::Disaster => "disaster",
            Phase::Over => "over",
        }
    }

    fn due(scene: &Scene<Self>, seat: Seat) -> Option<String> {
        let (language, table) = (scene.language, scene.table());
        let acts = scene.to_act().contains(seat);
        match (table.phase(), acts) {
            (Phase::Draft { .. }, true) => Some(say!(language, "neom-due-draft")),
            (Phase::Select, true) => Some(say!(language, "neom-due-pick")),
            (Phase::Act, true) => Some(say!(language, "neom-due-act")),
            (Phase::Disaster, true) => Some(say!(language, "neom-due-disaster")),
            (Phase::Draft { .. } | Phase::Select, false) if table.has_hands() => {
                Some(say!(language, "neom-due-chosen"))
            }
            _ => None,
        }
    }

    fn numbers(scene: &Scene<Self>, seat: Seat) -> Markup {
        let (language, table) = (scene.language, scene.table());
        let city = table.city(seat);
        let (money, till) = (table.money(seat), table.till(seat));
        let income = film::income(table, seat);
        let score = table.score(seat).total();
        html! {
            dl.tracks {
                (value(scene, seat, "score", &say!(language, "neom-score-now"), &number(score), score))
                (value(scene, seat, "money", &say!(language, "table-money"), &format!("£{money}"), money))
                (value(scene, seat, "income", &say!(language, "neom-income-now"), &format!("£{income}"), income))
                @if till > 0 {
                    @let about = say!(language, "neom-till-about", money = till);
                    div.value.till title=(about) { dt.visually-hidden { (about) } dd { "+£" (till) } }
                }
            }
            div.before {
                ul.tokens aria-label=(say!(language, "neom-goods")) {
                    @for good in city.goods().iter() {
                        li title=(good_name(language, good)) { (scene.token(good)) span.visually-hidden { (good_name(language, good)) } }
                    }
                }
                (at_hand(scene, seat))
            }
        }
    }

    fn aside(scene: &Scene<Self>) -> Markup {
        html! {
            (goods::market(scene))
            (sheet::now(scene))
            (sheet::titles(scene))
        }
    }

    fn below(scene: &Scene<Self>) -> Markup {
        hand::part(scene)
    }

    fn keys(scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        let language = scene.language;
        vec![
            ("1 … 8", say!(language, "neom-key-hand")),
            ("s", say!(language, "neom-key-sell")),
            ("p g", say!(language, "neom-key-disaster")),
        ]
    }

    fn words(scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        let language = scene.language;
        let words = [
            ("score", say!(language, "neom-score-now")),
            ("income", say!(language, "neom-income-now")),
            ("expected", say!(language, "neom-expected")),
            ("score-step", say!(language, "neom-part-score")),
            ("estimate-step", say!(language, "neom-part-estimate")),
            ("income-step", say!(language, "neom-part-end")),
            ("now", say!(language, "neom-deal-now", points = "{points}")),
            ("goods", say!(language, "neom-goods")),
            ("pollution", say!(language, "neom-category", category = "pollution")),
            ("owed", say!(language, "table-owed", what = "{what}")),
            ("plan-best", say!(language, "neom-plan-best")),
            ("plan-here", say!(language, "neom-plan-here")),
            ("plan-none", say!(language, "neom-plan-none")),
            ("warn-roads", say!(language, "neom-warn-roads")),
            ("pick-cell", say!(language, "neom-pick-cell")),
            ("pick-tiles", say!(language, "neom-pick-tiles")),
            ("none-legal", say!(language, "neom-none-legal")),
            ("draft", say!(language, "neom-draft")),
            ("select", say!(language, "neom-select")),
            ("place", say!(language, "neom-place")),
            ("sell", say!(language, "neom-sell")),
            ("pay", say!(language, "neom-pay")),
            ("sacrifice", say!(language, "neom-sacrifice")),
            ("payment", say!(language, "neom-step-payment")),
            ("produce", say!(language, "neom-step-produce")),
            ("swap", say!(language, "neom-step-swap")),
            ("free", say!(language, "neom-free")),
            ("no-swap", say!(language, "neom-no-swap")),
        ];
        let goods = Good::ALL.map(|(good, word)| (word, good_name(language, good)));
        words.into_iter().chain(goods).collect()
    }

    fn tile_texts(scene: &Scene<Self>) -> Markup {
        tiles::texts(scene)
    }

    /// A secret pick says nothing: it is shown with all the others in the same turn.
    fn tells(ply: &Ply<Self>) -> bool {
        !ply.events.iter().all(|event| matches!(event, Event::Deed(Deed::Chosen { .. })))
    }

    fn net(scene: &Scene<Self>, seat: Seat, events: &[Event]) -> Markup {
        let own = events.iter().filter_map(|event| match event {
            Event::Change(change) if change.seat == seat => Some(change),
            _ => None,
        });
        let (mut money, mut goods) = (0, Vec::new());
        for Change { track, delta, .. } in own {
            match track {
                Track::Money => money += delta,
                Track::Good(good) => goods.push((*good, *delta)),
            }
        }
        html! {
            @if money != 0 || !goods.is_empty() {
                span.net {
                    @if money != 0 { span.delta data-track="money" data-sense=(if money < 0 { "loss" } else { "gain" }) {
                            (scene.sign("sign-money")) span.visually-hidden { (say!(scene.language, "table-money")) " " } (pounds(money))
                        } }
                    @for (good, delta) in goods {
                        span.delta data-sense=(if delta < 0 { "loss" } else { "gain" }) title=(good_name(scene.language, good)) {
                            (if delta > 0 { "+" } else { "−" }) (scene.token(good)) span.visually-hidden { (good_name(scene.language, good)) }
                        }
                    }
                }
            }
        }
    }

    fn begins(scene: &Scene<Self>) -> bool {
        matches!(scene.table().phase(), Phase::Select | Phase::Disaster)
    }

    fn is_news(events: &[Event]) -> bool {
        !matches!(events.first(), Some(Event::Deed(Deed::Drafted { .. })))
    }
}

/// What lies before a seat besides its city: its pick of this turn, and Cornerstones to come.
fn at_hand(scene: &Scene<Neom>, seat: Seat) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let stones = scene.view.cornerstones(seat);
    let pick =
        table.pick(seat).filter(|_| matches!(table.phase(), Phase::Act | Phase::Disaster | Phase::Select));
    html! {
        @if scene.seat != Some(seat) && (pick.is_some() || !stones.is_empty()) {
            ul.at-hand {
                @if let Some(tile) = pick {
                    li.pick-of data-tile=(table.tile(tile).id) tabindex="0"
                        title=(say!(language, "neom-picked", tile = scene.tile(tile))) { (scene.face(tile)) }
                }
                @for &tile in stones {
                    li data-tile=(table.tile(tile).id) tabindex="0"
                        title=(say!(language, "neom-stone", tile = scene.tile(tile))) { (scene.face(tile)) }
                }
            }
        }
    }
}
