//! The coach of a first game: a card beside the map that tells one thing after the other and waits until it was tried.
//!
//! The steps are in the page of the table as a template; a script shows them, and remembers in the browser where one is.

use crate::assets::asset;
use crate::text::say;
use games::learn::{Taught as _, markup};
use games::with_game;
use maud::{Markup, html};
use render::text::Language;

/// The steps of a game for its table, with what the buttons say.
pub(super) fn template(language: Language, game: &str, alone: bool) -> Markup {
    let steps = with_game!(game, G => G::first_steps(language, alone)).unwrap_or_default();
    if steps.is_empty() {
        return html! {};
    }
    html! {
        template #first-steps data-game=(game) data-style=(asset("lesson.css")) data-name=(say!(language, "tour-name"))
            data-back=(say!(language, "tour-back")) data-next=(say!(language, "tour-next")) data-done=(say!(language, "tour-done"))
            data-leave=(say!(language, "tour-leave")) data-wait=(say!(language, "tour-wait")) data-skip=(say!(language, "tour-skip"))
            data-fold=(say!(language, "lesson-fold"))
            data-progress=(say!(language, "tour-count", step = "{step}", all = "{all}")) {
            @for step in steps {
                div data-at=(step.at) data-tab=(step.tab) data-until=[(!step.until.is_empty()).then_some(step.until)] {
                    h2 { (step.heading) } (markup::blocks(&step.text))
                }
            }
        }
        script type="module" src=(asset("coach.js")) {}
    }
}

/// Whether a game has such steps.
pub(super) fn is_there(game: &str) -> bool {
    with_game!(game, G => !G::first_steps(Language::ENGLISH, false).is_empty()).unwrap_or_default()
}
