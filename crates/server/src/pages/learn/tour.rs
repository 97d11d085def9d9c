//! The tour: the parts of a real table, one after the other, for a first game.
//!
//! The steps are in the page of the table as a template; a script shows them beside what they are about, and remembers
//! in the browser where one is.

use super::markup;
use crate::assets::asset;
use crate::text::say;
use maud::{Markup, html};
use render::text::Language;

/// One step.
struct Step {
    /// What it points at, as a selector; nothing for the table as a whole.
    at: &'static str,
    /// The tab that shows it on a small screen.
    tab: &'static str,
    heading: String,
    text: String,
}

/// The steps of a game for its table, with what the buttons say.
pub fn template(language: Language, game: &str) -> Markup {
    let steps = if game == "neom" { neom(language) } else { suburbia(language) };
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

fn step(at: &'static str, tab: &'static str, heading: String, text: String) -> Step {
    Step { at, tab, heading, text }
}

fn suburbia(language: Language) -> Vec<Step> {
    vec![
        step("", "table", say!(language, "tour-s-welcome"), say!(language, "tour-s-welcome-text")),
        step("#aside", "aside", say!(language, "tour-s-goals"), say!(language, "tour-s-goals-text")),
        step("#seats", "table", say!(language, "tour-s-seats"), say!(language, "tour-s-seats-text")),
        step("#town", "table", say!(language, "tour-s-borough"), say!(language, "tour-s-borough-text")),
        step(
            "#market .slots",
            "table",
            say!(language, "tour-s-market"),
            say!(language, "tour-s-market-text"),
        ),
        step(
            "#market .supply",
            "table",
            say!(language, "tour-s-supply"),
            say!(language, "tour-s-supply-text"),
        ),
        step("#town", "table", say!(language, "tour-s-preview"), say!(language, "tour-s-preview-text")),
        step("#population", "table", say!(language, "tour-s-lines"), say!(language, "tour-s-lines-text")),
        step("#log", "log", say!(language, "tour-s-log"), say!(language, "tour-s-log-text")),
        step("#bar", "table", say!(language, "tour-s-end"), say!(language, "tour-s-end-text")),
    ]
}

fn neom(language: Language) -> Vec<Step> {
    vec![
        step("", "table", say!(language, "tour-n-welcome"), say!(language, "tour-n-welcome-text")),
        step("#hand", "table", say!(language, "tour-n-hand"), say!(language, "tour-n-hand-text")),
        step("#town", "table", say!(language, "tour-n-city"), say!(language, "tour-n-city-text")),
        step("#aside", "aside", say!(language, "tour-n-goods"), say!(language, "tour-n-goods-text")),
        step("#seats", "table", say!(language, "tour-n-seats"), say!(language, "tour-n-seats-text")),
        step("#towns", "towns", say!(language, "tour-n-others"), say!(language, "tour-n-others-text")),
        step("#bar", "table", say!(language, "tour-n-end"), say!(language, "tour-n-end-text")),
    ]
}
