//! What expansions bring to the table: the display of borders, the star track, the open bonus and challenge.

use super::market::{info, money};
use crate::learn::markup::term;
use crate::page::Scene;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::setup::Mode;
use ::suburbia::table::Phase;
use ::suburbia::tile::{KindId, TileKind};
use maud::{Markup, PreEscaped, html};
use render::suburbia::page::{STRIP_BOX, StarLook, star_track};
use render::suburbia::sentence::{award_measure, award_name, number};
use render::suburbia::svg::tile_symbol;

/// The borders that lie open, one below the other, and how many are left.
pub(super) fn borders(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    html! {
        @if table.plays().borders {
            section #borders aria-label=(say!(language, "table-borders")) {
                h3 { (term("border", &say!(language, "table-borders"))) " " span.pile { (say!(language, "table-borders-left", count = table.pile())) } }
                ol {
                    @for (space, kind) in table.display().iter().enumerate() { (space_of(scene, space, *kind)) }
                }
            }
        }
    }
}

fn space_of(scene: &Scene<Suburbia>, space: usize, kind: Option<KindId>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let Some(kind) = kind else {
        return html! { li.strip-offer.empty #{ "space-" (space + 1) } { (say!(language, "table-border-none")) } };
    };
    let of = table.kind(kind);
    let price = i32::from(of.cost);
    let short = money(scene).map_or(0, |money| (price - money).max(0));
    let number = space + 1;
    let label = say!(language, "table-border-label", number, name = scene.tile(kind), price);
    html! {
        li.strip-offer #{ "space-" (number) } data-dear=[(short > 0).then_some("1")] {
            button.pick #{ "border-" (number) } type="button" data-border=(number) data-tile=(of.id)
                data-price=(price) data-fee="0" data-key=[KEYS.get(space)] aria-label=(label) aria-pressed="false" {
                b { "$" (price) }
                span.name { (scene.tile(kind)) (gold_stars(of)) }
                (strip(scene, kind))
            }
            (info(scene, kind))
        }
    }
}

/// The keys of the spaces: the row of letters whose first three no basic tile has.
const KEYS: [char; 3] = ['q', 'w', 'e'];

fn gold_stars(of: &TileKind) -> Markup {
    html! { @if of.stars > 0 { " " span.stars { ("★".repeat(of.stars.into())) } } }
}

/// What a border gives, in signs.
fn strip(scene: &Scene<Suburbia>, kind: KindId) -> Markup {
    let [x, y, w, h] = STRIP_BOX;
    let id = tile_symbol(scene.table().rules(), kind).replacen("tile-", "strip-", 1);
    html! {
        svg.strip viewBox=(format!("{x} {y} {w} {h}")) aria-hidden="true" {
            use href=(scene.sprite.href(&id)) x=(x) y=(y) width=(w) height=(h) {}
        }
    }
}

/// The star track, and who plays when in the next round if it stays so.
pub(super) fn stars(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let look = StarLook { reader: scene.reader(), narrow: true };
    let fixed = table.seats() == 1 || table.mode() == Mode::Dale || table.phase() == Phase::Over;
    html! {
        @if table.plays().stars {
            section #stars aria-label=(say!(language, "table-star-track")) {
                (PreEscaped(star_track(table, &look)))
                @if !fixed {
                    p.next-order {
                        (term("star-track", &say!(language, "table-next-order")))
                        @for &seat in table.tokens() { " " (scene.meeple(seat)) span.visually-hidden { (scene.name(seat)) } }
                    }
                }
            }
        }
    }
}

/// The open bonus and challenge with everybody's standing, and when they are scored.
pub(super) fn awards(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    html! {
        @if table.plays().bonuses && table.phase() != Phase::Over {
            section #awards aria-label=(say!(language, "table-awards")) {
                @for kind in AwardKind::ALL { (award(scene, kind)) }
            }
        }
    }
}

fn award(scene: &Scene<Suburbia>, kind: AwardKind) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let Some(id) = table.award(kind) else { return html! {} };
    let award = table.rules().award(id);
    let met = award.met_by(table);
    let [a, b, _] = scene.view.stacks_left();
    let due = match kind {
        AwardKind::Bonus => a,
        AwardKind::Challenge => a + b,
    };
    html! {
        article.goal data-standing=(award.id) {
            header {
                strong { (award_name(language, award)) }
                b.bonus data-track=(kind.track().word()) { "+" (award.reward) (scene.sign(&format!("sign-{}", kind.track().word()))) }
            }
            p.measure {
                span.tag { (term(kind.word(), &say!(language, "table-award", kind = kind.word()))) }
                (award_measure(language, table.rules(), award))
                " · " (say!(language, "table-award-due", count = due))
            }
            ul.standing {
                @for seat in table.all_seats() {
                    li class={ "seat-" (seat.index()) } data-seat=(seat.index()) data-leads=[met.contains(seat).then_some("1")] {
                        (scene.meeple(seat))
                        span.visually-hidden { (scene.name(seat)) }
                        b { (number(award.measure.value(table, seat))) }
                        @if met.contains(seat) { span.lead title=(say!(language, "table-award-met")) { "✓" } }
                    }
                }
            }
        }
    }
}
