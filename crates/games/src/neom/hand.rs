//! What one can choose from: the hand or the open pack, the pick with the Cornerstones, the answers to a Disaster.

use crate::page::Scene;
use crate::text::say;
use ::neom::moves::{Illegal, Move};
use ::neom::table::{Phase, Table};
use ::neom::tile::TileId;
use ::neom::{Neom, PickPreview, SELL_PRICE};
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
        p.hand-about { (about(scene, tiles)) }
        div.choice-row {
            ol.slots {
                @for (index, &tile) in tiles.iter().enumerate() {
                    (offer(scene, tile, &format!("hand-{}", index + 1), &format!("{verb} {}", scene.table().tile(tile).id), Some(index + 1)))
                }
            }
            (stones(scene, None))
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

/// A tile with what it would cost and bring.
fn offer(scene: &Scene<Neom>, tile: TileId, id: &str, key: &str, number: Option<usize>) -> Markup {
    let table = scene.table();
    let of = table.tile(tile);
    let chosen = scene.view.choice() == Some(tile);
    let deal = Deal::of(scene, tile);
    html! {
        li.offer data-dear=[deal.barred().then_some("1")] data-chosen=[chosen.then_some("1")] {
            button.pick #(id) type="button" data-move=(key) data-tile=(of.id) data-key=[number] aria-pressed="false"
                aria-label=(format!("{}, {}", scene.tile(tile), deal.words)) title=[deal.terms.as_deref()] {
                (scene.face(tile))
                span.price {
                    @if let Some(price) = deal.price { b { "£" (price) } }
                    span.sum.short[deal.barred()] { (deal.words) }
                }
            }
            (info(scene, tile))
        }
    }
}

/// What a tile would cost the viewer and bring at best.
struct Deal {
    price: Option<i32>,
    /// How it would be paid.
    terms: Option<String>,
    /// The best it would bring, or what is against it.
    words: String,
    /// What it would bring at best.
    best: Option<i32>,
}

impl Deal {
    fn of(scene: &Scene<Neom>, tile: TileId) -> Deal {
        let (language, table) = (scene.language, scene.table());
        let none = |words: String| Deal { price: None, terms: None, words, best: None };
        if table.tile(tile).disaster.is_some() {
            return Deal { best: Some(0), ..none(say!(language, "neom-deal-disaster")) };
        }
        if let Phase::Draft { .. } = table.phase() {
            return Deal { best: Some(0), ..none(asks_text(language, table.tile(tile))) }; // nothing is placed yet
        }
        let pick = scene.seat.and_then(|seat| table.pick(seat)).filter(|_| table.phase() == Phase::Act);
        let Some((seat, pick_preview)) =
            scene.seat.and_then(|seat| Some((seat, scene.view.preview_pick(pick.unwrap_or(tile))?)))
        else {
            return none(String::new());
        };
        let quote = match pick_preview.quote(tile) {
            Ok(quote) => quote,
            Err(illegal) => return none(refusal(scene, pick_preview.table(), seat, tile, &illegal)),
        };
        let terms = terms_text(scene.reader(), pick_preview.table(), seat, &quote.terms);
        let money = pick_preview.table().money(seat);
        let best = best(&pick_preview, tile);
        let words = match best {
            _ if quote.price > money => say!(language, "neom-deal-short", amount = quote.price - money),
            None => say!(language, "neom-deal-no-cell"),
            Some(points) => say!(language, "neom-deal-best", count = points.abs(), points = signed(points)),
        };
        Deal { price: Some(quote.price), terms: Some(terms).filter(|terms| !terms.is_empty()), words, best }
    }

    /// Whether it cannot be placed now.
    fn barred(&self) -> bool {
        self.best.is_none() && !self.words.is_empty()
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

/// The most points that placing the tile would bring at once.
fn best(pick_preview: &PickPreview, tile: TileId) -> Option<i32> {
    let stone = |mv: &Move| match mv {
        Move::Cornerstone { tile: placed, .. } => *placed == tile,
        Move::Place { .. } => pick_preview.table().tile(tile).deck != ::neom::tile::Deck::Cornerstone,
        _ => false,
    };
    let points = |mv: Move| {
        let preview = pick_preview.preview(mv).ok()?;
        Some(preview.after.total() - preview.before.total())
    };
    pick_preview.moves(false).into_iter().filter(stone).filter_map(points).max()
}

/// The sign that opens what a tile does, in words.
fn info(scene: &Scene<Neom>, tile: TileId) -> Markup {
    let of = scene.table().tile(tile);
    let label = say!(scene.language, "table-info", name = scene.tile(tile));
    html! { button.info type="button" data-info=(of.id) aria-label=(label) { "i" } }
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
                    } @else {
                        li.offer.idle data-tile=(scene.table().tile(tile).id) tabindex="0" title=(scene.tile(tile)) {
                            (scene.face(tile))
                        }
                    }
                }
            }
        }
    }
}

/// What can be done with a pick besides selling it, as messages choose by it.
fn can(scene: &Scene<Neom>, pick: TileId) -> &'static str {
    let possible = |tile: TileId| !Deal::of(scene, tile).barred();
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
    html! {
        @if let Some(pick) = pick {
            p.hand-about { (say!(language, "neom-act-about", can = can(scene, pick))) }
            div.choice-row {
                ol.slots {
                    (offer(scene, pick, "pick", "place", Some(1)))
                    li.offer.plain-offer {
                        button.pick #sell type="button" data-move="sell" data-key="s" aria-pressed="false"
                            aria-label=(say!(language, "neom-sell-about", money = SELL_PRICE)) {
                            svg.face viewBox="-12 -12 24 24" aria-hidden="true" { use href={ (scene.sprite) "#coin" } x="-9" y="-9" width="18" height="18" {} }
                            span.price { b { (say!(language, "neom-sell")) } span.sum { "+£" (SELL_PRICE) } }
                        }
                    }
                }
                (stones(scene, Some(2)))
            }
        } @else {
            p.hand-about { (waits(scene)) }
            div.choice-row { (stones(scene, None)) }
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
        return html! { p.hand-about { (waits(scene)) } };
    };
    let (penalty, money) = (table.penalty(seat), table.money(seat));
    let points = |mv: Move| {
        let preview = scene.view.preview(mv).ok()?;
        Some(preview.after.total() - preview.before.total())
    };
    let mut moves = Vec::new();
    scene.view.legal_moves(&mut moves);
    let sacrifices = || moves.iter().copied().filter(|mv| matches!(mv, Move::Sacrifice { .. }));
    let least = sacrifices().filter_map(|mv| Some((points(mv)?, mv))).min_by_key(|(points, _)| -points);
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
        p.hand-about { (strikes) }
        div.choice-row {
            ol.slots.answers {
                li.offer.answer data-dear=[(penalty > money).then_some("1")] {
                    button.pick #pay type="button" data-move="pay" data-key="p" aria-pressed="false" {
                        strong { (say!(language, "neom-answer-pay", penalty)) }
                        span.soft {
                            @if penalty > money { (say!(language, "neom-deal-short", amount = penalty - money)) }
                            @else if let Some(points) = points(Move::Pay) { (say!(language, "neom-answer-points", count = points.abs(), points = signed(points))) }
                        }
                    }
                }
                li.offer.answer {
                    button.pick #give-up type="button" data-move="sacrifice" data-key="g" aria-pressed="false" {
                        strong { (say!(language, "neom-answer-give", disaster = disaster.word())) }
                        span.soft {
                            @if let Some((points, mv)) = least {
                                (sentence::move_object(scene.reader(), table, seat, mv)) ": " (say!(language, "neom-answer-points", count = points.abs(), points = signed(points)))
                            }
                        }
                    }
                }
            }
        }
    }
}
