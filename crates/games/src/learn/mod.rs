//! What a game brings to the pages one learns it from: its rules, its tiles, its words, the first steps at its table.
//!
//! Every text is a message; what stands in it between brackets and stars is for [`markup`].

pub mod catalogue;
pub(crate) mod example;
pub mod lesson;
pub mod markup;

use crate::libraries::Libraries;
use crate::page::Drawn;
use crate::playable::listed_text;
use catalogue::{Card, Detail, Shelf};
use maud::{Markup, html};
use render::svg::sprite::Sprite;
use render::text::Language;
use serde_json::{Value, json};
use std::sync::Arc;

/// A game that can be learnt. One that explains nothing shows its description and a list of its tiles.
pub trait Taught: Drawn {
    /// How many bots there are in a first game.
    const FIRST_RIVALS: usize = 1;

    /// The rules of a first game, as records write them, where they are not the usual ones.
    fn first_rules() -> Value {
        json!({})
    }

    /// What it is about, in a few sentences.
    fn lead(language: Language) -> String {
        Self::description(language)
    }

    /// Its rules in our own words.
    fn rules(source: &Source) -> Option<Rules> {
        Some(Rules { heading: Self::TITLE.to_owned(), lead: Self::lead(source.language), ..Rules::default() })
    }

    /// All its tiles.
    fn shelf(source: &Source) -> Option<Shelf> {
        let all = Self::list_json(source.libraries.all_rules::<Self>()?);
        let tiles = all["tiles"].as_array().map_or(&[][..], Vec::as_slice);
        let card = |tile: &Value| Card {
            id: word(tile, "id"),
            name: word(tile, "name"),
            about: listed_text(tile).join("; "),
            face: html! {},
            values: Vec::new(),
        };
        let cards = tiles.iter().map(card).collect();
        Some(Shelf { filters: Vec::new(), note: html! {}, cards, lists: Vec::new() })
    }

    /// Everything about one tile.
    fn detail(source: &Source, id: &str) -> Option<Detail> {
        let all = Self::list_json(source.libraries.all_rules::<Self>()?);
        let tile = all["tiles"].as_array()?.iter().find(|tile| tile["id"] == id)?;
        Some(Detail {
            name: word(tile, "name"),
            about: String::new(),
            face: html! {},
            text: listed_text(tile),
            explained: Vec::new(),
            groups: Vec::new(),
            origin: Vec::new(),
        })
    }

    /// The chapters of its rules that are about these packs: the name of each in addresses, and what it is called.
    fn chapters(_language: Language, _packs: &[String]) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Its own words, explained.
    fn terms(_language: Language) -> Vec<Term> {
        Vec::new()
    }

    /// What whoever plays a first game is told and asked to try, one after the other; `alone` without rivals.
    fn first_steps(_language: Language, _alone: bool) -> Vec<FirstStep> {
        Vec::new()
    }
}

fn word(tile: &Value, key: &str) -> String {
    tile[key].as_str().unwrap_or_default().to_owned()
}

/// What these pages are made from.
pub struct Source<'a> {
    /// The language of the page.
    pub language: Language,
    /// The packs there are.
    pub libraries: &'a Libraries,
    /// Says where the drawn tiles of these packs are.
    pub sprites: &'a dyn Fn(&[String]) -> Arc<Sprite>,
}

/// All rules of a game.
#[derive(Default)]
pub struct Rules {
    /// What the page is called.
    pub heading: String,
    /// What the game is about.
    pub lead: String,
    /// The parts.
    pub sections: Vec<Section>,
    /// What stands above the questions.
    pub asked: String,
    /// The questions players ask.
    pub questions: Vec<Question>,
    /// What is added to it.
    pub packs: Option<PackRules>,
}

/// The rules of what can be added to a game.
pub struct PackRules {
    /// What stands above them among the contents of the page.
    pub heading: String,
    /// How they go together, then one part a pack.
    pub sections: Vec<Section>,
    /// What stands above the questions of each part.
    pub asked: String,
}

/// A part of the rules.
pub struct Section {
    /// Its name in addresses.
    pub id: &'static str,
    /// What stands above it.
    pub heading: String,
    /// What stands in it.
    pub body: Markup,
    /// What players ask about it.
    pub questions: Vec<Question>,
}

/// A question with its answer.
pub struct Question {
    /// Its name in addresses.
    pub id: &'static str,
    /// As it is asked.
    pub question: String,
    /// With mark-up.
    pub answer: String,
}

pub(crate) fn section(id: &'static str, heading: String, body: Markup) -> Section {
    Section { id, heading, body, questions: Vec::new() }
}

pub(crate) fn question(id: &'static str, question: String, answer: String) -> Question {
    Question { id, question, answer }
}

/// A drawing with what it shows.
pub(crate) fn figure(drawing: &Markup, words: &str) -> Markup {
    html! { figure.example { div.drawing { (drawing) } figcaption { (markup::inline(words)) } } }
}

/// A table of numbers that scrolls where there is little room: its heads, and rows that begin with theirs.
pub(crate) fn table(caption: &str, heads: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        div.scroller tabindex="0" role="group" aria-label=(caption) {
            table {
                caption { (caption) }
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody { @for row in rows {
                    tr { @for (column, cell) in row.iter().enumerate() {
                        @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                    } }
                } }
            }
        }
    }
}

/// A word with its explanation.
pub struct Term {
    /// The word in addresses.
    pub id: &'static str,
    /// The word.
    pub heading: String,
    /// Its explanation, with mark-up.
    pub text: String,
    /// The packs without which nobody meets it; none if everybody does.
    pub packs: &'static [&'static str],
}

impl Term {
    /// A word that is met only with one of these packs.
    pub(crate) fn with(self, packs: &'static [&'static str]) -> Term {
        Term { packs, ..self }
    }
}

/// A word with its explanation.
pub fn term(id: &'static str, heading: String, text: String) -> Term {
    Term { id, heading, text, packs: &[] }
}

/// One step of a first game.
pub struct FirstStep {
    /// What it points at, as a selector; nothing for the table as a whole. A step about what a table lacks is left out.
    pub at: &'static str,
    /// The tab that shows it on a small screen.
    pub tab: &'static str,
    /// What it waits for: a selector of what is there once it was tried, or [`MOVED`]; nothing if it is only told.
    pub until: &'static str,
    /// What it is about.
    pub heading: String,
    /// With mark-up.
    pub text: String,
}

/// A step waits for a move.
pub const MOVED: &str = "moved";

impl FirstStep {
    /// A step that waits until something was tried.
    pub(crate) fn until(self, until: &'static str) -> FirstStep {
        FirstStep { until, ..self }
    }
}

pub(crate) fn step(at: &'static str, tab: &'static str, heading: String, text: String) -> FirstStep {
    FirstStep { at, tab, until: "", heading, text }
}
