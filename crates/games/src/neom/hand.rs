//! What one can choose from: the hand or the open pack, the pick with the Cornerstones, the answers to a Disaster.

use super::preview::{best, pick_estimate, spots, whole};
use crate::page::Scene;
use crate::text::say;
use ::neom::moves::{Illegal, Move};
use ::neom::table::{Phase, Table};
use ::neom::tile::TileId;
use ::neom::{Neom, SELL_PRICE};
use bots::neom::Estimate;
use game_core::{Seat, View as _};
use maud::{Markup, html};
use render::neom::sentence::{self, asks_text, signed, terms_text};

/// The row everything is chosen from.
pub(crate) fn part(scene: &Scene<Neom>) -> Markup {
    let table = scene.table();
    html! {
        section #hand.part.below data-phase=(<Neom as crate::page::table::AtTable>::phase(scene))
            aria-label=(say!(scene.language, "neom-hand")) {
            @match table.phase() {
                Phase::Draft { .. } | Phase::Select => (choice(scene)),
                Phase::Act => (action(scene)),
                Phase::Disaster => (disaster(scene)),
                Phase::Over => {},
            }
        }
    }
}

/// The tiles to draft or pick from.
fn choice(scene: &Scene<Neom>) -> Markup {
    let tiles = scene.view.spread();
    let draft = matches!(scene.table().phase(), Phase::Draft { .. });
    let verb = if draft { "draft" } else { "select" };
    html! {
        p.hand-about { (about(scene, tiles)) " " (legend(scene, draft)) }
        div.choice-row {
            ol.slots {
                @for (index, &tile) in tiles.iter().enumerate() {
                    (offer(scene, tile, &format!("hand-{}", index + 1), &format!("{verb} {}", scene.table().tile(tile).id), Some(index + 1)))
                }
            }
            (ahead(scene, None))
        }
    }
}

/// What happens with the tiles, or what one waits for.
fn about(scene: &Scene<Neom>, tiles: &[TileId]) -> String {
    let (language, table) = (scene.language, scene.table());
    let draft = matches!(table.phase(), Phase::Draft { .. });
    let kind = if draft { "draft" } else { "pick" };
    if let Some(tile) = scene.view.choice() {
        let waits: Vec<String> = scene.to_act().iter().map(|seat| scene.name(seat).to_owned()).collect();
        let names = crate::text::list(language, &waits);
        return say!(language, "neom-hand-chosen", tile = scene.tile(tile), names);
    }
    match (scene.seat, table.has_hands()) {
        (None, true) => say!(language, "neom-hand-secret"),
        (_, false) => say!(language, "neom-hand-pack", kind),
        (Some(seat), true) => {
            let next = scene.name(Seat::from_index((seat.index() + 1) % table.seats()));
            match tiles.len() {
                2 => say!(language, "neom-hand-last", kind),
                _ => say!(language, "neom-hand-pass", kind, next),
            }
        }
    }
}

/// What the numbers on the tiles mean, told once for all of them.
fn legend(scene: &Scene<Neom>, draft: bool) -> Markup {
    let kind = if draft { "draft" } else { "pick" };
    html! {
        @if scene.seat.is_some() { span.hand-legend { (say!(scene.language, "neom-legend", kind)) } }
    }
}

/// A tile with what it would cost and bring.
fn offer(scene: &Scene<Neom>, tile: TileId, id: &str, key: &str, number: Option<usize>) -> Markup {
    let table = scene.table();
    let of = table.tile(tile);
    let chosen = scene.view.choice() == Some(tile);
    let deal = Deal::of(scene, tile);
    html! {
        li.offer data-dear=[deal.barred.then_some("1")] data-chosen=[chosen.then_some("1")] {
            button.pick #(id) type="button" data-move=(key) data-tile=(of.id) data-key=[number] aria-pressed="false"
                data-strikes=[of.disaster.map(|_| "1")] aria-label=(deal.label(scene, tile)) title=[deal.terms.as_deref()] {
                (scene.face(tile))
                (deal.shown(scene))
            }
            (info(scene, tile))
        }
    }
}

/// What a tile would cost the viewer and bring on its best cell.
#[derive(Default)]
struct Deal {
    price: Option<i32>,
    /// How it would be paid.
    terms: Option<String>,
    /// What it is expected to bring by the end of the game.
    expected: Option<i32>,
    /// The points it would bring if the game ended now.
    points: Option<i32>,
    /// What it asks for where nothing is placed yet, or what is against it.
    words: String,
    /// Whether it cannot be placed now.
    barred: bool,
}

impl Deal {
    fn of(scene: &Scene<Neom>, tile: TileId) -> Deal {
        let (language, table) = (scene.language, scene.table());
        let facts = table.tile(tile);
        let estimate = || scene.seat.map(|seat| Estimate::new(&scene.view, table, seat));
        if facts.disaster.is_some() {
            let expected = scene.seat.and_then(|seat| pick_estimate(&scene.view, seat, tile));
            return Deal { expected, words: say!(language, "neom-deal-disaster"), ..Deal::default() };
        }
        if let Phase::Draft { .. } = table.phase() {
            let expected = estimate().map(|estimate| whole(estimate.cornerstone(tile)));
            return Deal { expected, words: asks_text(language, facts), ..Deal::default() };
        }
        let pick = scene.seat.and_then(|seat| table.pick(seat)).filter(|_| table.phase() == Phase::Act);
        let Some((seat, pick_preview)) =
            scene.seat.and_then(|seat| Some((seat, scene.view.preview_pick(pick.unwrap_or(tile))?)))
        else {
            return Deal::default();
        };
        let barred = |words: String| Deal { words, barred: true, ..Deal::default() };
        let quote = match pick_preview.quote(tile) {
            Ok(quote) => quote,
            Err(illegal) => return barred(refusal(scene, pick_preview.table(), seat, tile, &illegal)),
        };
        let terms = terms_text(scene.reader(), pick_preview.table(), seat, &quote.terms);
        let lacks = quote.price - pick_preview.table().money(seat);
        let priced = |deal: Deal| {
            let terms = Some(terms).filter(|terms| !terms.is_empty());
            Deal { price: Some(quote.price), terms, ..deal }
        };
        match best(spots(&scene.view, &pick_preview, seat, tile)) {
            _ if lacks > 0 => priced(barred(say!(language, "neom-deal-short", amount = lacks))),
            None => priced(barred(say!(language, "neom-deal-no-cell"))),
            Some(spot) => {
                let (expected, points) = (Some(spot.expected), Some(spot.points()));
                priced(Deal { expected, points, ..Deal::default() })
            }
        }
    }

    /// The numbers below a tile: what is expected first, then what would count now, and the price.
    fn shown(&self, scene: &Scene<Neom>) -> Markup {
        let language = scene.language;
        html! {
            span.price {
                @if let Some(expected) = self.expected { b.estimate { "≈\u{202f}" (signed(expected)) } }
                @if let Some(price) = self.price { span.cost { "£" (price) } }
                @if let Some(points) = self.points {
                    span.now { (say!(language, "neom-deal-now", points = signed(points))) }
                }
                @if !self.words.is_empty() { span.sum.short[self.barred] { (self.words) } }
            }
        }
    }

    /// The same for those who listen.
    fn label(&self, scene: &Scene<Neom>, tile: TileId) -> String {
        let language = scene.language;
        let points =
            |points: i32| say!(language, "neom-deal-best", count = points.abs(), points = signed(points));
        let parts = [
            Some(scene.tile(tile)),
            self.price.map(|price| format!("£{price}")),
            self.expected.map(|expected| say!(language, "neom-label-expected", points = points(expected))),
            self.points.map(|now| say!(language, "neom-label-now", points = points(now))),
            Some(self.words.clone()).filter(|words| !words.is_empty()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// Why a tile cannot be had for any money, as short as it gets.
fn refusal(scene: &Scene<Neom>, table: &Table, seat: Seat, tile: TileId, illegal: &Illegal) -> String {
    let language = scene.language;
    match illegal {
        Illegal::NeedsTiles { ty, count, .. } => {
            say!(language, "neom-deal-needs", count = *count, ty = ty.word())
        }
        Illegal::TooManyCornerstones { generation } => {
            say!(language, "neom-deal-stones", generation = *generation)
        }
        _ => {
            let goods = table.city(seat).goods();
            let for_sale = |good| table.sellers(seat, good).next().is_some();
            let missing = table
                .tile(tile)
                .slots
                .iter()
                .map(|slot| slot.goods)
                .find(|slot| (*slot & goods).is_empty() && !slot.iter().any(for_sale));
            match missing.and_then(|slot| slot.first()) {
                Some(good) => say!(language, "neom-deal-no-good", good = sentence::good_name(language, good)),
                None => sentence::refusal(scene.reader(), scene.table().rules(), illegal),
            }
        }
    }
}

/// The sign that opens what a tile does, in words.
fn info(scene: &Scene<Neom>, tile: TileId) -> Markup {
    let of = scene.table().tile(tile);
    let label = say!(scene.language, "table-info", name = scene.tile(tile));
    html! { button.info type="button" data-info=(of.id) aria-label=(label) { "i" } }
}

/// What can be placed later, or instead.
fn ahead(scene: &Scene<Neom>, first_key: Option<usize>) -> Markup {
    html! { div.ahead { (stones(scene, first_key)) (to_come(scene)) } }
}

/// The viewer's unplaced Cornerstones; from the given key on they can be placed.
fn stones(scene: &Scene<Neom>, first_key: Option<usize>) -> Markup {
    let Some(seat) = scene.seat else { return html! {} };
    let tiles = scene.view.cornerstones(seat);
    html! {
        @if !tiles.is_empty() {
            ul.stones aria-label=(say!(scene.language, "neom-stones")) {
                @for (index, &tile) in tiles.iter().enumerate() {
                    @if let Some(first) = first_key {
                        @let key = format!("cornerstone {}", scene.table().tile(tile).id);
                        (offer(scene, tile, &format!("stone-{}", index + 1), &key, Some(first + index)))
                    } @else if matches!(scene.table().phase(), Phase::Draft { .. }) {
                        li.idle data-tile=(scene.table().tile(tile).id) tabindex="0" title=(scene.tile(tile)) {
                            (scene.face(tile))
                        }
                    } @else {
                        @let label = say!(scene.language, "neom-plan-stone", tile = scene.tile(tile));
                        li.idle { (plannable(scene, tile, &format!("stone-{}", index + 1), "cornerstone", &label)) }
                    }
                }
            }
        }
    }
}

/// A tile that can only be planned as yet.
fn plannable(scene: &Scene<Neom>, tile: TileId, id: &str, verb: &str, label: &str) -> Markup {
    let of = scene.table().tile(tile);
    html! {
        button.pick.later #(id) type="button" data-move={ (verb) " " (of.id) } data-tile=(of.id) aria-pressed="false"
            data-strikes=[of.disaster.map(|_| "1")] aria-label=(label) title=(label) { (scene.face(tile)) }
    }
}

/// What the viewer knows of the hands that will come to it again: hands that it has held, less what was picked since.
fn to_come(scene: &Scene<Neom>) -> Markup {
    let language = scene.language;
    let now = scene.view.spread();
    let mut hands = scene.view.hands_to_come();
    // What is chosen from now is there already, and a hand that comes twice is shown once.
    let mut seen: Vec<TileId> = now.to_vec();
    for (_, tiles) in &mut hands {
        tiles.retain(|tile| !seen.contains(tile));
        seen.extend(tiles.iter());
    }
    hands.retain(|(_, tiles)| !tiles.is_empty());
    html! {
        @if !hands.is_empty() {
            ul.to-come aria-label=(say!(language, "neom-to-come")) title=(say!(language, "neom-to-come-about")) {
                @for (turn, tiles) in &hands {
                    li {
                        span.when { (say!(language, "neom-comes", turn = *turn)) }
                        @for (index, &tile) in tiles.iter().enumerate() {
                            @let label = say!(language, "neom-comes-label", tile = scene.tile(tile), turn = *turn);
                            (plannable(scene, tile, &format!("come-{turn}-{}", index + 1), "select", &label))
                        }
                    }
                }
            }
        }
    }
}

/// What can be done with a pick besides selling it, as messages choose by it.
fn can(scene: &Scene<Neom>, pick: TileId) -> &'static str {
    let possible = |tile: TileId| !Deal::of(scene, tile).barred;
    let stones = scene.seat.map_or_else(Default::default, |seat| scene.view.cornerstones(seat).to_vec());
    match (possible(pick), stones.into_iter().any(possible)) {
        (true, true) => "both",
        (true, false) => "place",
        (false, true) => "cornerstone",
        (false, false) => "sell",
    }
}

/// The pick, the Cornerstones and the sale.
fn action(scene: &Scene<Neom>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let pick = scene.seat.and_then(|seat| table.pick(seat)).filter(|_| scene.acts());
    let sold =
        scene.seat.and_then(|seat| Estimate::new(&scene.view, table, seat).action(Move::Sell)).map(whole);
    html! {
        @if let Some(pick) = pick {
            p.hand-about { (say!(language, "neom-act-about", can = can(scene, pick))) " " (legend(scene, false)) }
            div.choice-row {
                ol.slots {
                    (offer(scene, pick, "pick", "place", Some(1)))
                    li.offer.plain-offer {
                        button.pick #sell type="button" data-move="sell" data-key="s" aria-pressed="false"
                            aria-label=(say!(language, "neom-sell-about", money = SELL_PRICE)) {
                            svg.face viewBox="-12 -12 24 24" aria-hidden="true" { use href=(scene.sprite.href("coin")) x="-9" y="-9" width="18" height="18" {} }
                            span.price {
                                @if let Some(sold) = sold { b.estimate { "≈\u{202f}" (signed(sold)) } }
                                span.cost { (say!(language, "neom-sell")) } span.sum { "+£" (SELL_PRICE) }
                            }
                        }
                    }
                }
                (ahead(scene, Some(2)))
            }
        } @else {
            p.hand-about { (waits(scene)) }
            div.choice-row { (ahead(scene, None)) }
        }
    }
}

fn waits(scene: &Scene<Neom>) -> String {
    <Neom as crate::page::table::AtTable>::turn(scene)
}

/// Paying, or giving up tiles: what each would cost, side by side.
fn disaster(scene: &Scene<Neom>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let Some(((disaster, picker), seat)) = table.disaster().zip(scene.seat).filter(|_| scene.acts()) else {
        return html! {
            p.hand-about { (waits(scene)) }
            div.choice-row { (ahead(scene, None)) }
        };
    };
    let (penalty, money) = (table.penalty(seat), table.money(seat));
    let estimate = Estimate::new(&scene.view, table, seat);
    let points = |mv: Move| {
        let preview = scene.view.preview(mv).ok()?;
        Some((whole(estimate.action(mv)?), preview.after.total() - preview.before.total()))
    };
    let both = |(expected, now): (i32, i32)| {
        html! {
            b.estimate { "≈\u{202f}" (signed(expected)) } " "
            span.now { (say!(language, "neom-deal-now", points = signed(now))) }
        }
    };
    let mut moves = Vec::new();
    scene.view.legal_moves(&mut moves);
    let sacrifices = || moves.iter().copied().filter(|mv| matches!(mv, Move::Sacrifice { .. }));
    let least = sacrifices().filter_map(|mv| Some((points(mv)?, mv))).max_by_key(|(points, _)| *points);
    let by = picker.map_or(String::new(), |picker| scene.name(picker).to_owned());
    let strikes = match picker {
        Some(_) => say!(
            language,
            "neom-strikes-by",
            disaster = sentence::disaster_name(language, disaster),
            name = by
        ),
        None => say!(language, "neom-strikes", disaster = sentence::disaster_name(language, disaster)),
    };
    html! {
        p.hand-about { (strikes) " " (legend(scene, false)) }
        div.choice-row {
            ol.slots.answers {
                li.offer.answer data-dear=[(penalty > money).then_some("1")] {
                    button.pick #pay type="button" data-move="pay" data-key="p" aria-pressed="false" {
                        strong { (say!(language, "neom-answer-pay", penalty)) }
                        span.soft {
                            @if penalty > money { (say!(language, "neom-deal-short", amount = penalty - money)) }
                            @else if let Some(points) = points(Move::Pay) { (both(points)) }
                        }
                    }
                }
                li.offer.answer {
                    button.pick #give-up type="button" data-move="sacrifice" data-key="g" aria-pressed="false" {
                        strong { (say!(language, "neom-answer-give", disaster = disaster.word())) }
                        span.soft {
                            @if let Some((points, mv)) = least {
                                (sentence::move_object(scene.reader(), table, seat, mv)) ": " (both(points))
                            }
                        }
                    }
                }
            }
        }
    }
}
