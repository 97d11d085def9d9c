//! The chat of a table.

use super::AtTable;
use super::scene::Scene;
use crate::api::chat::LONGEST;
use crate::text::say;
use maud::{Markup, html};

/// Signs that say what would take too long to type.
const SIGNS: [&str; 6] = ["👍", "👏", "😄", "😮", "🤔", "⏳"];

/// Whether there is anybody to talk to who does not sit at the same screen.
pub(crate) fn talks<G: AtTable>(scene: &Scene<G>) -> bool {
    let people = scene.game_match.people();
    people.len() > 1 && people.iter().any(|seat| !scene.held.contains(seat))
}

/// What was said, which a script fills in, and the form to say something.
pub(crate) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    if !talks(scene) {
        return html! {};
    }
    html! {
        section #talk.panel aria-labelledby="talk-heading" {
            header {
                h2 #talk-heading { (say!(language, "talk-heading")) }
                button.button.quiet.small type="button" data-mute aria-pressed="false" { (say!(language, "talk-mute")) }
            }
            p.soft.empty { (say!(language, "talk-empty")) }
            p.soft.muted hidden { (say!(language, "talk-muted")) }
            div.said role="log" aria-label=(say!(language, "talk-heading")) tabindex="0" {}
            @if !scene.held.is_empty() {
                form {
                    label.visually-hidden for="talk-text" { (say!(language, "talk-text")) }
                    input #talk-text type="text" name="text" maxlength=(LONGEST) autocomplete="off"
                        placeholder=(say!(language, "talk-text"));
                    button.button.small { (say!(language, "talk-send")) }
                }
                div.signs role="group" aria-label=(say!(language, "talk-signs")) {
                    @for sign in SIGNS { button.button.quiet.small type="button" data-say=(sign) { (sign) } }
                }
            }
        }
    }
}
