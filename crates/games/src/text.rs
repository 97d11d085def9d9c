//! The texts of the pages, whichever crate makes them: those of a game and those of the web app say much together.

use render::text::{Catalogue, Language, Locales};
use std::sync::LazyLock;

const LOCALES: Locales = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// All of them but those of lessons.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(LOCALES, |name| !is_lesson(name)));

/// Those of lessons, whose ids follow from their files: see `learn::lesson`.
pub(crate) static LESSONS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(LOCALES, is_lesson));

fn is_lesson(file: &str) -> bool {
    file.starts_with("lessons-")
}

/// Says a text: `say!(language, "id", name, count = 3)`.
macro_rules! say {
    ($($call:tt)*) => { render::say_from!($crate::text::CATALOGUE, $($call)*) };
}
pub(crate) use say;

/// A sentence that is told before it is known who reads it, in all languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence([String; Language::ALL.len()]);

impl Sentence {
    /// What `say` says in each language.
    pub fn new(say: impl FnMut(Language) -> String) -> Sentence {
        Sentence(Language::ALL.map(say))
    }

    /// The sentence in one language.
    pub fn in_language(&self, language: Language) -> &str {
        let place = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
        &self.0[place]
    }
}

/// For programs and their authors, who read English: the same in all languages.
impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence(std::array::from_fn(|_| text.clone()))
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        Sentence::from(text.to_owned())
    }
}

/// Names in a row: `Ann, Bob and Cleo`.
pub fn list(language: Language, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            say!(language, "list-and", first = render::sentence::list(language, first.iter().cloned()), last)
        }
    }
}
