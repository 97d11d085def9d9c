//! The glossary: every word of the games explained, as a page, and on the spot wherever a term stands in a page.
//!
//! A term is a link into this page; a script asks for the explanations once and shows the one that is wanted beside the
//! word.

use super::{markup, page};
use crate::api::games::title_of;
use crate::text::{language, say};
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::Response;
use maud::{Markup, html};
use render::text::Language;
use std::collections::HashMap;

/// A word with its explanation.
pub struct Term {
    /// The word in addresses.
    pub id: &'static str,
    heading: String,
    text: String,
}

/// Where the glossary is.
pub const PATH: &str = "/learn/glossary";

/// The glossary; with `?part` only the explanations, for scripts.
pub async fn glossary(
    asked: Result<Query<HashMap<String, String>>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    if asked.is_ok_and(|asked| asked.0.contains_key("part")) {
        return part(language).into_response();
    }
    let heading = say!(language, "glossary-heading");
    let groups = [
        ("suburbia", title_of("suburbia").to_owned(), sorted(suburbia(language))),
        ("neom", title_of("neom").to_owned(), sorted(neom(language))),
        ("both", say!(language, "glossary-both"), sorted(both(language))),
    ];
    let body = html! {
        h1 { (heading) }
        p.lead { (say!(language, "glossary-lead")) }
        @for (id, name, terms) in groups {
            section.panel.glossary aria-labelledby={ "of-" (id) } {
                h2 id={ "of-" (id) } { (name) }
                dl { @for term in &terms {
                    div id=(term.id) { dt { (term.heading) } dd { (markup::inline(&term.text)) } }
                } }
            }
        }
    };
    page(language, PATH, &heading, None, body)
}

/// By name, as readers look for them.
fn sorted(mut terms: Vec<Term>) -> Vec<Term> {
    terms.sort_by_key(|term| term.heading.to_lowercase());
    terms
}

/// All explanations, each as an article.
fn part(language: Language) -> Markup {
    html! {
        div data-close=(say!(language, "learn-close")) {
            @for term in all(language) {
                article data-term=(term.id) {
                    h2 id={ "term-" (term.id) } { (term.heading) }
                    p { (markup::inline(&term.text)) }
                    p.more { a href={ (PATH) "#" (term.id) } { (say!(language, "glossary-more")) } }
                }
            }
        }
    }
}

/// All terms.
pub fn all(language: Language) -> Vec<Term> {
    [both(language), suburbia(language), neom(language)].into_iter().flatten().collect()
}

/// The terms of a game, with their names: what its help offers.
pub fn of_game(language: Language, game: &str) -> Vec<(&'static str, String)> {
    let terms = if game == "neom" { neom(language) } else { suburbia(language) };
    sorted(terms).into_iter().map(|term| (term.id, term.heading)).collect()
}

fn term(id: &'static str, heading: String, text: String) -> Term {
    Term { id, heading, text }
}

fn both(language: Language) -> Vec<Term> {
    vec![
        term("tile", say!(language, "term-tile"), say!(language, "term-tile-text")),
        term("seat", say!(language, "term-seat"), say!(language, "term-seat-text")),
        term("pack", say!(language, "term-pack"), say!(language, "term-pack-text")),
        term("house-value", say!(language, "term-house-value"), say!(language, "term-house-value-text")),
    ]
}

fn suburbia(language: Language) -> Vec<Term> {
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

fn neom(language: Language) -> Vec<Term> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The terms that texts point at, with the files they stand in.
    fn pointed_at() -> Vec<(String, String)> {
        let mut all = Vec::new();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");
        for language in std::fs::read_dir(folder).unwrap() {
            for file in std::fs::read_dir(language.unwrap().path()).unwrap() {
                let file = file.unwrap().path();
                let text = std::fs::read_to_string(&file).unwrap();
                let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
                all.extend(targets.map(|(to, _)| (to.to_owned(), file.display().to_string())));
            }
        }
        all
    }

    #[test]
    fn every_term_in_a_text_is_explained() {
        let known: Vec<&str> = all(Language::ENGLISH).iter().map(|term| term.id).collect();
        let pointed = pointed_at();
        assert!(pointed.len() > 50, "the texts have terms");
        for (to, file) in pointed.iter().filter(|(to, _)| !to.starts_with('/')) {
            assert!(to == "term" || known.contains(&to.as_str()), "{file}: there is no term '{to}'");
        }
    }

    #[test]
    fn no_term_is_there_twice() {
        let mut known: Vec<&str> = all(Language::ENGLISH).iter().map(|term| term.id).collect();
        let count = known.len();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), count);
    }
}
