//! The address that is called when it is one's turn: a dialog that a script fills.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use crate::webhook::address::LONGEST;
use maud::{Markup, html};
use render::text::Language;

/// Whether whoever looks can leave an address.
fn offered<G: AtTable>(scene: &Scene<G>) -> bool {
    scene.calls && scene.seat.is_some() && !scene.is_over() && !scene.game_match.head.imported
}

/// The entry of the menu.
pub(crate) fn entry<G: AtTable>(scene: &Scene<G>) -> Markup {
    html! {
        @if offered(scene) {
            button type="button" data-open="webhook" { (say!(scene.language, "webhook-title")) }
        }
    }
}

pub(crate) fn dialog<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    if !offered(scene) {
        return html! {};
    }
    html! {
        dialog #webhook aria-labelledby="webhook-title" {
            h2 #webhook-title { (say!(language, "webhook-title")) }
            div.field { p { (say!(language, "webhook-about")) } }
            form novalidate {
                div.field {
                    label for="webhook-url" { (say!(language, "webhook-url")) }
                    input #webhook-url.input type="url" name="url" maxlength=(LONGEST) placeholder="https://"
                        autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="webhook-how" autofocus;
                    p #webhook-how.hint { (say!(language, "webhook-how")) }
                }
                div.field {
                    div.buttons {
                        button.button.primary { (say!(language, "webhook-save")) }
                        button.button type="button" data-webhook="test" { (say!(language, "webhook-test")) }
                        button.button type="button" data-webhook="forget" hidden { (say!(language, "webhook-forget")) }
                    }
                }
                p.problem role="alert" {}
                p.said role="status" {}
            }
            (super::dialogs::close(scene))
        }
    }
}

/// What its script says.
pub(crate) fn words(language: Language) -> [(&'static str, String); 4] {
    [
        ("webhook-saved", say!(language, "webhook-saved")),
        ("webhook-forgotten", say!(language, "webhook-forgotten")),
        ("webhook-failing", say!(language, "webhook-failing", problem = "{problem}")),
        ("webhook-given-up", say!(language, "webhook-given-up", problem = "{problem}")),
    ]
}
