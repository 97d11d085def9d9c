//! The tour: the parts of a real table, one after the other, for a first game.
//!
//! The steps are in the page of the table as a template; a script shows them beside what they are about, and remembers
//! in the browser where one is.

use crate::assets::asset;
use crate::text::say;
use games::learn::{Taught as _, markup};
use games::with_game;
use maud::{Markup, html};
use render::text::Language;

/// The steps of a game for its table, with what the buttons say.
pub(super) fn template(language: Language, game: &str) -> Markup {
    let steps = with_game!(game, G => G::tour(language)).unwrap_or_default();
    if steps.is_empty() {
        return html! {};
    }
    html! {
        template #tour-steps data-game=(game) data-name=(say!(language, "tour-name")) data-back=(say!(language, "tour-back"))
            data-next=(say!(language, "tour-next")) data-done=(say!(language, "tour-done"))
            data-leave=(say!(language, "tour-leave")) data-progress=(say!(language, "tour-count", step = "{step}", all = "{all}")) {
            @for step in steps {
                div data-at=(step.at) data-tab=(step.tab) { h2 { (step.heading) } (markup::blocks(&step.text)) }
            }
        }
        script type="module" src=(asset("tour.js")) {}
    }
}

/// Whether a game has a tour.
pub(super) fn is_there(game: &str) -> bool {
    with_game!(game, G => !G::tour(Language::ENGLISH).is_empty()).unwrap_or_default()
}
