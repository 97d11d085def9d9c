//! Learning NEOM: its rules, its tiles, its words, the first steps at its table.

use super::{catalogue, rules};
use crate::learn::catalogue::{Detail, Shelf};
use crate::learn::{FirstStep, MOVED, Rules, Source, Taught, Term, step, term};
use crate::text::say;
use ::neom::Neom;
use game_core::Game as _;
use render::text::Language;
use serde_json::{Value, json};

impl Taught for Neom {
    const FIRST_RIVALS: usize = 2;

    /// One Cornerstone each: a first game begins with the first hand.
    fn first_rules() -> Value {
        json!({ "beginner": true })
    }

    fn lead(language: Language) -> String {
        say!(language, "learn-about", game = Neom::NAME)
    }

    fn rules(source: &Source) -> Option<Rules> {
        rules::rules(source)
    }

    fn shelf(source: &Source) -> Option<Shelf> {
        catalogue::shelf(source)
    }

    fn detail(source: &Source, id: &str) -> Option<Detail> {
        catalogue::detail(source, id)
    }

    fn terms(language: Language) -> Vec<Term> {
        terms(language)
    }

    fn first_steps(language: Language, alone: bool) -> Vec<FirstStep> {
        first_steps(language, if alone { "yes" } else { "no" })
    }
}

fn terms(language: Language) -> Vec<Term> {
    vec![
        term("city", say!(language, "term-city"), say!(language, "term-city-text")),
        term("city-center", say!(language, "term-city-center"), say!(language, "term-city-center-text")),
        term("generation", say!(language, "term-generation"), say!(language, "term-generation-text")),
        term("pick", say!(language, "term-pick"), say!(language, "term-pick-text")),
        term("cornerstone", say!(language, "term-cornerstone"), say!(language, "term-cornerstone-text")),
        term("type", say!(language, "term-type"), say!(language, "term-type-text")),
        term("good", say!(language, "term-good"), say!(language, "term-good-text")),
        term("raw-good", say!(language, "term-raw-good"), say!(language, "term-raw-good-text")),
        term(
            "processed-good",
            say!(language, "term-processed-good"),
            say!(language, "term-processed-good-text"),
        ),
        term("luxury-good", say!(language, "term-luxury-good"), say!(language, "term-luxury-good-text")),
        term("trade-route", say!(language, "term-trade-route"), say!(language, "term-trade-route-text")),
        term("connected", say!(language, "term-connected"), say!(language, "term-connected-text")),
        term("cut-off", say!(language, "term-cut-off"), say!(language, "term-cut-off-text")),
        term("replace", say!(language, "term-replace"), say!(language, "term-replace-text")),
        term("neighborhood", say!(language, "term-neighborhood"), say!(language, "term-neighborhood-text")),
        term("pollution", say!(language, "term-pollution"), say!(language, "term-pollution-text")),
        term("power", say!(language, "term-power"), say!(language, "term-power-text")),
        term("ghost-town", say!(language, "term-ghost-town"), say!(language, "term-ghost-town-text")),
        term("disaster", say!(language, "term-disaster"), say!(language, "term-disaster-text")),
        term("protection", say!(language, "term-protection"), say!(language, "term-protection-text")),
        term("city-income", say!(language, "term-city-income"), say!(language, "term-city-income-text")),
    ]
}

fn first_steps(language: Language, alone: &str) -> Vec<FirstStep> {
    vec![
        step("", "table", say!(language, "tour-n-welcome"), say!(language, "tour-n-welcome-text", alone)),
        step("#hand", "table", say!(language, "tour-n-hand"), say!(language, "tour-n-hand-text", alone))
            .until(MOVED),
        step("#town", "table", say!(language, "tour-n-city"), say!(language, "tour-n-city-text"))
            .until("#panel[data-stage=confirm]:not([hidden])"),
        step("#panel", "table", say!(language, "tour-n-build"), say!(language, "tour-n-build-text"))
            .until(MOVED),
        step("#aside", "aside", say!(language, "tour-n-goods"), say!(language, "tour-n-goods-text", alone)),
        step("#seats", "table", say!(language, "tour-n-seats", alone), say!(language, "tour-n-seats-text")),
        step(
            "#towns .small-map",
            "towns",
            say!(language, "tour-n-others"),
            say!(language, "tour-n-others-text"),
        )
        .until("#town-dialog[open]"),
        step("#bar", "table", say!(language, "tour-n-end"), say!(language, "tour-n-end-text")),
    ]
}
