//! What opens on top of the table.

use super::scene::Scene;
use crate::text::say;
use maud::{Markup, html};
use suburbia::setup::Mode;

/// All that is there from the start and shown when it is asked for.
pub fn all(scene: &Scene) -> Markup {
    let language = scene.language;
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (say!(language, "table-keys")) }
            dl.keys {
                @for (keys, text) in keys(scene) { dt { @for key in keys.split(' ') { kbd { (key) } " " } } dd { (text) } }
            }
            (close(scene))
        }
        dialog #tile-dialog aria-label=(say!(language, "table-tile")) { div.body {} (close(scene)) }
        dialog #borough-dialog aria-label=(say!(language, "table-boroughs")) { div.body.map {} (close(scene)) }
        @if scene.table().mode() == Mode::Dale {
            dialog #dale-rules aria-labelledby="dale-title" {
                h2 #dale-title { (say!(language, "table-dale-how")) }
                p { (say!(language, "table-dale-rule-tile")) }
                p { (say!(language, "table-dale-rule-place")) }
                p { (say!(language, "table-dale-rule-end")) }
                (close(scene))
            }
        }
        div #hover-card.panel aria-hidden="true" hidden {}
        div #toast role="status" hidden {}
        div #banner role="alert" hidden {}
        p #live.visually-hidden aria-live="polite" {}
    }
}

fn close(scene: &Scene) -> Markup {
    html! { form method="dialog" { button.button { (say!(scene.language, "table-close")) } } }
}

fn keys(scene: &Scene) -> [(&'static str, String); 9] {
    let language = scene.language;
    [
        ("1 … 8", say!(language, "table-key-slots")),
        ("s p f", say!(language, "table-key-basics")),
        ("i", say!(language, "table-key-invest")),
        ("b l", say!(language, "table-key-toggle")),
        ("← ↑ → ↓", say!(language, "table-key-arrows")),
        ("Enter", say!(language, "table-key-enter")),
        ("Esc", say!(language, "table-key-escape")),
        ("+ − 0", say!(language, "table-key-zoom")),
        ("?", say!(language, "table-key-help")),
    ]
}

/// A take-back that waits for an answer.
pub fn offer(scene: &Scene) -> Markup {
    let language = scene.language;
    let offer = scene.sitting.offer;
    html! {
        section #offer.part aria-live="assertive" {
            @if let Some(offer) = offer {
                @let own = scene.held.iter().all(|seat| offer.agreed.contains(seat));
                div.panel.offer-card {
                    @if scene.held.is_empty() || own {
                        p { (say!(language, "table-offer-waits", name = scene.name(offer.by))) }
                        @if !scene.held.is_empty() {
                            button.button.quiet type="button" data-answer="refuse" { (say!(language, "table-offer-withdraw")) }
                        }
                    } @else {
                        p { (say!(language, "table-offer", name = scene.name(offer.by), count = scene.line.plies.len() - offer.to)) }
                        div.buttons {
                            button.button.primary type="button" data-answer="agree" { (say!(language, "table-offer-agree")) }
                            button.button type="button" data-answer="refuse" { (say!(language, "table-offer-refuse")) }
                        }
                    }
                }
            }
        }
    }
}

/// What scripts say: words in braces are filled in there.
pub fn words(scene: &Scene) -> Markup {
    let language = scene.language;
    let words = [
        ("cell", say!(language, "table-word-cell", cell = "{cell}", net = "{net}")),
        ("money", say!(language, "table-money")),
        ("income", say!(language, "table-income")),
        ("reputation", say!(language, "table-reputation")),
        ("population", say!(language, "table-population")),
        ("building", say!(language, "table-building")),
        ("lake", say!(language, "table-lake")),
        ("pick-cell", say!(language, "table-pick-cell")),
        ("pick-tile", say!(language, "table-pick-tile")),
        ("none-legal", say!(language, "table-none-legal")),
        ("build", say!(language, "table-build")),
        ("invest", say!(language, "table-invest")),
        ("discard", say!(language, "table-discard")),
        ("back", say!(language, "table-back")),
        ("own", say!(language, "table-part-own")),
        ("others", say!(language, "table-part-others")),
        ("income-step", say!(language, "table-part-income")),
        ("population-step", say!(language, "table-part-population")),
        ("after", say!(language, "table-part-after")),
        ("owed", say!(language, "table-owed", what = "{what}")),
        ("no-change", say!(language, "table-no-change")),
        ("gone-on", say!(language, "table-gone-on")),
        ("offline", say!(language, "table-offline")),
        ("failed", say!(language, "table-failed")),
        ("copied", say!(language, "table-copied")),
        ("asked", say!(language, "table-asked")),
        ("taken-back", say!(language, "table-taken-back")),
        ("refused", say!(language, "table-refused")),
        ("price", say!(language, "table-price", price = "{price}")),
        ("too-dear", say!(language, "table-too-dear", amount = "{amount}")),
        ("gone", say!(language, "table-sold-out")),
        ("not-yours", say!(language, "table-not-yours")),
    ];
    html! {
        template #words { @for (name, text) in &words { span data-word=(name) { (text) } } }
    }
}
