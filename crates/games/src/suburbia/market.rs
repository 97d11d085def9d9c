//! What one can build: the market, the basic supply, markers, and the stacks behind them.

use super::extras;
use crate::page::Scene;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::table::Phase;
use ::suburbia::tile::KindId;
use maud::{Markup, html};

/// The row everything is taken from.
pub(crate) fn part(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let discard = discards(scene);
    html! {
        section #market.part.below data-phase=[discard.then_some("discard")] aria-label=(say!(language, "table-market")) {
            div.choice-row {
                (stacks(scene))
                ol.slots {
                    @for (slot, kind) in table.market().iter().enumerate() { (one_slot(scene, slot, *kind)) }
                }
                ul.supply aria-label=(say!(language, "table-basics")) {
                    @for (index, (kind, left)) in table.basics().enumerate() { (basic(scene, index, kind, left)) }
                    (invest(scene))
                }
                (extras::borders(scene))
            }
        }
    }
}

fn stacks(scene: &Scene<Suburbia>) -> Markup {
    let [a, b, c] = scene.view.stacks_left();
    let language = scene.language;
    html! {
        dl.stacks title=(say!(language, "table-stacks-about")) {
            @for (name, left) in [("A", a), ("B", b), ("C", c)] {
                div.stack data-empty=[(left == 0).then_some("1")] {
                    dt { (name) }
                    dd { (left) span.visually-hidden { " " (say!(language, "table-stack-left", name)) } }
                }
            }
        }
    }
}

fn one_slot(scene: &Scene<Suburbia>, slot: usize, kind: Option<KindId>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let fee = table.slot_price(slot);
    let number = slot + 1;
    let Some(kind) = kind else {
        return html! { li.offer.empty #{ "offer-" (number) } { span.fee { "+$" (fee) } span.visually-hidden { (say!(language, "table-slot-empty", number)) } } };
    };
    let of = table.kind(kind);
    let price = i32::from(of.cost) + fee;
    let discard = discards(scene);
    let asked = if discard { fee } else { price };
    let money = money(scene);
    let short = money.map_or(0, |money| (asked - money).max(0));
    let barred = scene.seat.is_some_and(|seat| !discard && !table.may_have(seat, kind));
    let label = match discard {
        true => say!(language, "table-slot-discard", number, name = scene.tile(kind), price = fee),
        false => say!(language, "table-slot-label", number, name = scene.tile(kind), price, lake = fee),
    };
    html! {
        li.offer #{ "offer-" (number) } data-dear=[(short > 0 || barred).then_some("1")] {
            button.pick #{ "slot-" (number) } type="button" data-slot=(number) data-barred=[barred.then_some("1")] data-tile=(of.id)
                data-price=(price) data-fee=(fee) data-key=(number) aria-label=(label) aria-pressed="false" {
                (scene.face(kind))
                span.price {
                    b { "$" (asked) }
                    @if barred { span.short { (say!(language, "table-barred")) } }
                    @else if short > 0 { span.short { (say!(language, "table-short", amount = short)) } }
                    @else if !discard && fee > 0 { span.sum { (of.cost) " + " (fee) } }
                }
            }
            (info(scene, kind))
            @if (short > 0 || barred) && !discard && money.is_some_and(|money| fee <= money) {
                span.as-lake aria-hidden="true" { (say!(language, "table-as-lake", price = fee)) }
            }
        }
    }
}

/// Whether tiles are offered to be discarded; whoever waits for somebody else sees what they would cost to build.
pub(super) fn discards(scene: &Scene<Suburbia>) -> bool {
    let waits = scene.seat.is_some() && !scene.acts();
    matches!(scene.table().phase(), Phase::Discard | Phase::ExtraDiscard) && !waits
}

/// What the viewer can spend, as long as there is something to be bought.
pub(super) fn money(scene: &Scene<Suburbia>) -> Option<i32> {
    let seat = scene.seat.filter(|_| scene.table().phase() != Phase::Over)?;
    Some(scene.table().tracks(seat).money)
}

/// The sign that opens what a tile does, in words.
pub(crate) fn info(scene: &Scene<Suburbia>, kind: KindId) -> Markup {
    let of = scene.table().kind(kind);
    let label = say!(scene.language, "table-info", name = scene.tile(kind));
    html! { button.info type="button" data-info=(of.id) aria-label=(label) { "i" } }
}

fn basic(scene: &Scene<Suburbia>, index: usize, kind: KindId, left: usize) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let of = table.kind(kind);
    let price = i32::from(of.cost);
    let short = money(scene).map_or(0, |money| (price - money).max(0));
    let label = say!(language, "table-basic-label", name = scene.tile(kind), price, left);
    html! {
        li.offer.basic data-dear=[(short > 0).then_some("1")] data-gone=[(left == 0).then_some("1")] {
            button.pick #{ "basic-" (index + 1) } type="button" data-basic=(of.id) data-tile=(of.id)
                data-price=(price) data-key=[key(scene, index)] aria-label=(label) aria-pressed="false" {
                (scene.face(kind))
                span.price {
                    b { "$" (price) }
                    @if short > 0 { span.short { (say!(language, "table-short", amount = short)) } }
                    @else { span.sum { "×" (left) } }
                }
            }
            (info(scene, kind))
        }
    }
}

/// The key that picks a basic tile: the first letter of its last word, if no other has it.
fn key(scene: &Scene<Suburbia>, index: usize) -> Option<char> {
    let letter = |kind: KindId| {
        let name = &scene.table().kind(kind).name;
        name.split_whitespace().last().and_then(|word| word.chars().next()).map(|c| c.to_ascii_lowercase())
    };
    let letters: Vec<Option<char>> = scene.table().basics().map(|(kind, _)| letter(kind)).collect();
    let own = letters.get(index).copied().flatten()?;
    let alone = letters.iter().filter(|other| **other == Some(own)).count() == 1;
    (alone && own.is_ascii_lowercase() && !"bil".contains(own)).then_some(own)
}

fn invest(scene: &Scene<Suburbia>) -> Markup {
    let language = scene.language;
    let left = scene.seat.map_or(0, |seat| scene.table().tracks(seat).markers);
    let Some(seat) = scene.seat else { return html! {} };
    html! {
        li.offer.basic.marker-offer data-gone=[(left == 0).then_some("1")] {
            button.pick #invest type="button" data-invest="1" data-key="i" aria-pressed="false"
                aria-label=(say!(language, "table-invest-label", left)) {
                svg class={ "face seat-" (seat.index()) } viewBox="-40 -36 80 72" aria-hidden="true" {
                    use href=(scene.sprite.href("marker")) x="-28" y="-29" width="56" height="58" {}
                }
                span.price { b { (say!(language, "table-invest")) } span.sum { "×" (left) } }
            }
        }
    }
}
