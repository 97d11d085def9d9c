//! Learning Suburbia: its rules, its tiles, its words, the first steps at its table.

use super::{catalogue, rules};
use crate::learn::catalogue::{Detail, Shelf};
use crate::learn::{FirstStep, MOVED, Rules, Source, Taught, Term, step, term};
use crate::text::say;
use ::suburbia::Suburbia;
use game_core::Game as _;
use render::text::Language;

impl Taught for Suburbia {
    const FIRST_RIVALS: usize = 1;

    fn lead(language: Language) -> String {
        say!(language, "learn-about", game = Suburbia::NAME)
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

    fn chapters(language: Language, packs: &[String]) -> Vec<(&'static str, String)> {
        rules::chapters(language, packs)
    }

    fn terms(language: Language) -> Vec<Term> {
        terms(language)
    }

    fn first_steps(language: Language, alone: bool) -> Vec<FirstStep> {
        first_steps(language, if alone { "yes" } else { "no" })
    }
}

/// The packs that have a badge.
const EXPANSIONS: &[&str] = &["inc", "five-star", "nightlife", "con", "essen", "ce"];

fn terms(language: Language) -> Vec<Term> {
    vec![
        term("borough", say!(language, "term-borough"), say!(language, "term-borough-text")),
        term("category", say!(language, "term-category"), say!(language, "term-category-text")),
        term("icon", say!(language, "term-icon"), say!(language, "term-icon-text")),
        term("market", say!(language, "term-market"), say!(language, "term-market-text")),
        term("slot-price", say!(language, "term-slot-price"), say!(language, "term-slot-price-text")),
        term("stack", say!(language, "term-stack"), say!(language, "term-stack-text")),
        term("basic", say!(language, "term-basic"), say!(language, "term-basic-text")),
        term("lake", say!(language, "term-lake"), say!(language, "term-lake-text")),
        term("marker", say!(language, "term-marker"), say!(language, "term-marker-text")),
        term("invest", say!(language, "term-invest"), say!(language, "term-invest-text")),
        term("income", say!(language, "term-income"), say!(language, "term-income-text")),
        term("reputation", say!(language, "term-reputation"), say!(language, "term-reputation-text")),
        term("population", say!(language, "term-population"), say!(language, "term-population-text")),
        term("red-line", say!(language, "term-red-line"), say!(language, "term-red-line-text")),
        term("clamp", say!(language, "term-clamp"), say!(language, "term-clamp-text")),
        term("immediate", say!(language, "term-immediate"), say!(language, "term-immediate-text")),
        term("conditional", say!(language, "term-conditional"), say!(language, "term-conditional-text")),
        term("adjacent", say!(language, "term-adjacent"), say!(language, "term-adjacent-text")),
        term("goal", say!(language, "term-goal"), say!(language, "term-goal-text")),
        term("private-goal", say!(language, "term-private-goal"), say!(language, "term-private-goal-text")),
        term(
            "one-more-round",
            say!(language, "term-one-more-round"),
            say!(language, "term-one-more-round-text"),
        ),
        term(
            "lone-architect",
            say!(language, "term-lone-architect"),
            say!(language, "term-lone-architect-text"),
        ),
        term("dale", say!(language, "term-dale"), say!(language, "term-dale-text")),
        term("border", say!(language, "term-border"), say!(language, "term-border-text")).with(&["inc"]),
        term(
            "border-display",
            say!(language, "term-border-display"),
            say!(language, "term-border-display-text"),
        )
        .with(&["inc"]),
        term("border-lake", say!(language, "term-border-lake"), say!(language, "term-border-lake-text"))
            .with(&["inc"]),
        term("corner-cell", say!(language, "term-corner-cell"), say!(language, "term-corner-cell-text"))
            .with(&["inc"]),
        term("star", say!(language, "term-star"), say!(language, "term-star-text")).with(&["five-star"]),
        term("star-track", say!(language, "term-star-track"), say!(language, "term-star-track-text"))
            .with(&["five-star"]),
        term("reward-space", say!(language, "term-reward-space"), say!(language, "term-reward-space-text"))
            .with(&["five-star"]),
        term("star-tile", say!(language, "term-star-tile"), say!(language, "term-star-tile-text"))
            .with(&["five-star"]),
        term("bonus", say!(language, "term-bonus"), say!(language, "term-bonus-text")).with(&["inc"]),
        term("challenge", say!(language, "term-challenge"), say!(language, "term-challenge-text"))
            .with(&["inc"]),
        term("badge", say!(language, "term-badge"), say!(language, "term-badge-text")).with(EXPANSIONS),
        term("special-tile", say!(language, "term-special-tile"), say!(language, "term-special-tile-text"))
            .with(&["inc", "ce"]),
        term("ledger", say!(language, "term-ledger"), say!(language, "term-ledger-text")).with(&["ce"]),
        term("essen-limit", say!(language, "term-essen-limit"), say!(language, "term-essen-limit-text"))
            .with(&["essen"]),
        term("planner", say!(language, "term-planner"), say!(language, "term-planner-text")).with(&["inc"]),
        term("share", say!(language, "term-share"), say!(language, "term-share-text")).with(EXPANSIONS),
    ]
}

fn first_steps(language: Language, alone: &str) -> Vec<FirstStep> {
    vec![
        step("", "table", say!(language, "tour-s-welcome"), say!(language, "tour-s-welcome-text", alone)),
        step("#choice > *", "table", say!(language, "tour-s-goals"), say!(language, "tour-s-goals-text"))
            .until("#state:not([data-phase=goals])"),
        step("#seats", "table", say!(language, "tour-s-seats"), say!(language, "tour-s-seats-text")),
        step("#market", "table", say!(language, "tour-s-market"), say!(language, "tour-s-market-text"))
            .until("#market .pick[aria-pressed=true]"),
        step("#town", "table", say!(language, "tour-s-cell"), say!(language, "tour-s-cell-text"))
            .until("#panel[data-stage=confirm]:not([hidden])"),
        step("#panel", "table", say!(language, "tour-s-preview"), say!(language, "tour-s-preview-text"))
            .until(MOVED),
        step("#log", "log", say!(language, "tour-s-log"), say!(language, "tour-s-log-text", alone))
            .until("#log details[open]"),
        step(
            "#population",
            "table",
            say!(language, "tour-s-lines"),
            say!(language, "tour-s-lines-text", alone),
        ),
        step(
            "#market .supply",
            "table",
            say!(language, "tour-s-supply"),
            say!(language, "tour-s-supply-text", alone),
        ),
        step("#borders", "table", say!(language, "tour-s-borders"), say!(language, "tour-s-borders-text")),
        step(
            "#awards",
            "aside",
            say!(language, "tour-s-awards"),
            say!(language, "tour-s-awards-text", alone),
        ),
        step("#stars", "table", say!(language, "tour-s-stars"), say!(language, "tour-s-stars-text", alone)),
        step("#bar", "table", say!(language, "tour-s-end"), say!(language, "tour-s-end-text", alone)),
    ]
}
