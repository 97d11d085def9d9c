//! The glossary: every word of the games explained, as a page, and on the spot wherever a term stands in a page.
//!
//! A term is a link into this page; a script asks for the explanations once and shows the one that is wanted beside the
//! word.

use super::page;
use crate::App;
use crate::text::{language, say};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::Response;
use games::learn::{Taught as _, Term, markup, term};
use games::{title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use std::collections::HashMap;
use std::sync::Arc;

/// Where the glossary is.
pub(super) const PATH: &str = "/learn/glossary";

/// The glossary; with `?part` only the explanations, for scripts.
pub(super) async fn glossary(
    State(app): State<Arc<App>>,
    asked: Result<Query<HashMap<String, String>>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    if asked.is_ok_and(|asked| asked.0.contains_key("part")) {
        return part(language).into_response();
    }
    let heading = say!(language, "glossary-heading");
    let mut groups: Vec<(&str, String, Vec<Term>)> = Vec::new();
    for &game in &app.offered {
        groups.push((game, title_of(game).to_owned(), sorted(of_game(language, game))));
    }
    groups.retain(|(_, _, terms)| !terms.is_empty());
    groups.push(("both", say!(language, "glossary-both"), sorted(both(language))));
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
    page(&app, language, PATH, &heading, None, body)
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
pub(super) fn all(language: Language) -> Vec<Term> {
    let mut terms = both(language);
    for game in games::NAMES {
        terms.extend(of_game(language, game));
    }
    terms
}

fn of_game(language: Language, game: &str) -> Vec<Term> {
    with_game!(game, G => G::terms(language)).unwrap_or_default()
}

/// The terms that are met at a table with these packs, with their names: what its help offers.
pub(super) fn names(language: Language, game: &str, packs: &[String]) -> Vec<(&'static str, String)> {
    let met =
        |term: &Term| term.packs.is_empty() || packs.iter().any(|pack| term.packs.contains(&pack.as_str()));
    let terms = sorted(of_game(language, game)).into_iter().filter(met);
    terms.map(|term| (term.id, term.heading)).collect()
}

fn both(language: Language) -> Vec<Term> {
    vec![
        term("tile", say!(language, "term-tile"), say!(language, "term-tile-text")),
        term("seat", say!(language, "term-seat"), say!(language, "term-seat-text")),
        term("pack", say!(language, "term-pack"), say!(language, "term-pack-text")),
        term("house-value", say!(language, "term-house-value"), say!(language, "term-house-value-text")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The terms that texts point at, with the files they stand in.
    fn pointed_at() -> Vec<(String, String)> {
        let mut all = Vec::new();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/locales");
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
