//! The chat of a table.

use super::AtTable;
use super::scene::Scene;
use crate::api::chat::LONGEST;
use crate::text::say;
use game_core::{Seat, SeatSet};
use maud::{Markup, html};
use render::text::Language;
use serde_json::json;

/// Signs that say what would take too long to type.
const SIGNS: [&str; 6] = ["👍", "👏", "😄", "😮", "🤔", "⏳"];

/// Whether there is anybody to talk to who does not sit at the same screen.
pub(crate) fn talks<G: AtTable>(scene: &Scene<G>) -> bool {
    is_needed(scene.game_match.people(), scene.held)
}

/// The same for whoever holds some of the seats at which people sit.
pub(crate) fn is_needed(people: SeatSet, held: SeatSet) -> bool {
    people.len() > 1 && people.iter().any(|seat| !held.contains(seat))
}

/// What was said, which a script fills in, and the form to say something.
pub(crate) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    if talks(scene) {
        panel(scene.language, &scene.names, scene.held)
    } else {
        html! {}
    }
}

/// The same on any page about the table.
pub(crate) fn panel(language: Language, names: &[String], held: SeatSet) -> Markup {
    html! {
        section #talk.panel aria-labelledby="talk-heading" data-names=(json!(names))
            data-seat=[held.lowest().map(Seat::index)] {
            header {
                h2 #talk-heading { (say!(language, "talk-heading")) }
                button.button.quiet.small type="button" data-mute aria-pressed="false" { (say!(language, "talk-mute")) }
            }
            p.soft.empty { (say!(language, "talk-empty")) }
            p.soft.muted hidden { (say!(language, "talk-muted")) }
            div.said role="log" aria-label=(say!(language, "talk-heading")) tabindex="0" {}
            @if !held.is_empty() {
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
