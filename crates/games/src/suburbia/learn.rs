//! Learning Suburbia: its rules, its tiles, its words, the tour of its table.

use super::{catalogue, rules};
use crate::learn::catalogue::{Detail, Shelf};
use crate::learn::{Rules, Source, Taught, Term, TourStep, step, term};
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

    fn terms(language: Language) -> Vec<Term> {
        terms(language)
    }

    fn tour(language: Language) -> Vec<TourStep> {
        tour(language)
    }
}

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
    ]
}

fn tour(language: Language) -> Vec<TourStep> {
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
