//! Texts by language: every word people read comes from a catalogue, one [Fluent](https://projectfluent.org) file or
//! more a language.
//!
//! A crate with texts of its own has one [`Catalogue`] and a macro `say!`, so that a text reads like a call:
//!
//! ```
//! use render::text::{Catalogue, Language};
//! use std::sync::LazyLock;
//!
//! const ENGLISH: &str = "
//! waits = { $turns ->
//!     [one] { $name } waits a turn
//!    *[other] { $name } waits { $turns } turns
//! }";
//! static CATALOGUE: LazyLock<Catalogue> =
//!     LazyLock::new(|| Catalogue::new(&[(Language::ENGLISH, &[ENGLISH])]));
//!
//! macro_rules! say {
//!     ($($call:tt)*) => { render::say_from!(CATALOGUE, $($call)*) };
//! }
//!
//! let name = "Ann";
//! assert_eq!(say!(Language::ENGLISH, "waits", name, turns = 3), "Ann waits 3 turns");
//! ```
//!
//! **Invariant:** no text makes the program fail. A message that is missing, or lacks a value, panics while
//! developing; else it is said in English, and as its id if even that fails. [`audit()`] finds all such places in tests.

mod audit;
mod language;

pub use audit::{audit, audit_in};
pub use language::Language;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use unic_langid::LanguageIdentifier;

/// Says a message of a catalogue: `say_from!(CATALOGUE, language, "id", name, price = 3)`. Each crate shortens it to
/// its own `say!(language, "id", …)`. The id is a literal, so that [`audit`](crate::text::audit()) finds it.
#[macro_export]
macro_rules! say_from {
    ($catalogue:expr, $language:expr, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $catalogue.say(
            $language,
            $id,
            &[$((stringify!($name), $crate::text::Value::from($crate::say_from!(@ $name $(, $value)?)))),*],
        )
    };
    (@ $name:ident) => { $name };
    (@ $name:ident, $value:expr) => { $value };
}

/// The texts of a crate by language, then by file; listed when the crate is built, so that a new language is a new
/// folder and nothing else.
pub type Locales = &'static [(&'static str, &'static [(&'static str, &'static str)])];

/// The texts of this crate.
const LOCALES: Locales = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The texts of this crate about one thing, in all languages: those of `neom` are in `neom.ftl` and `neom-faces.ftl`.
pub(crate) fn texts(about: &str) -> Catalogue {
    Catalogue::of(LOCALES, |name| name.split(['.', '-']).next() == Some(about))
}

/// What is put into a message: text as it is, or a number, by which a message can choose its plural.
///
/// Numbers are printed plain, without groups, and with a true minus sign.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// A name, a sign, a text said before.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        })*
    };
}

numbers!(u8 i8 u16 i16 u32 i32 i64);

/// The texts of a crate in all languages, made once from files that are part of the program.
pub struct Catalogue {
    languages: Vec<Texts>,
    /// What the files have that cannot be read, or is there twice.
    faults: Vec<String>,
}

struct Texts {
    language: Language,
    sources: Vec<&'static str>,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// A catalogue of these files. What cannot be read is left out, and reported by [`audit()`].
    pub fn new(sources: &[(Language, &[&'static str])]) -> Catalogue {
        let mut faults = Vec::new();
        let mut languages = Vec::new();
        for &(language, files) in sources {
            let code: LanguageIdentifier = language.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![code]);
            // Names and numbers stand in pictures and terminals, where invisible direction marks do harm.
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(plain));
            for &file in files {
                let resource =
                    FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
                        faults.extend(errors.iter().map(|error| format!("{}: {error}", language.code())));
                        resource
                    });
                if let Err(errors) = bundle.add_resource(resource) {
                    faults.extend(errors.iter().map(|error| format!("{}: {error}", language.code())));
                }
            }
            languages.push(Texts { language, sources: files.to_vec(), bundle });
        }
        Catalogue { languages, faults }
    }

    /// A catalogue of those of a crate's files that are wanted, in all languages.
    pub fn of(locales: Locales, wanted: impl Fn(&str) -> bool) -> Catalogue {
        let mut unknown = Vec::new();
        let mut sources: Vec<(Language, Vec<&'static str>)> = Vec::new();
        for &(code, files) in locales {
            let files = files.iter().filter(|(name, _)| wanted(name)).map(|&(_, text)| text).collect();
            match Language::from_code(code) {
                Some(language) => sources.push((language, files)),
                None => unknown.push(format!("{code}: there are no sentences in this language")),
            }
        }
        let sources: Vec<(Language, &[&'static str])> =
            sources.iter().map(|(language, files)| (*language, files.as_slice())).collect();
        let mut catalogue = Catalogue::new(&sources);
        catalogue.faults.extend(unknown);
        catalogue
    }

    /// The message with this id, its values filled in. Called by `say!`.
    pub fn say(&self, language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        for language in [language, Language::ENGLISH] {
            match self.said(language, id, values) {
                Ok(text) => return text,
                Err(why) => debug_assert!(false, "{why}"),
            }
        }
        id.to_owned()
    }

    /// The ids of all messages in a language, for tests of texts whose ids are not written in the code.
    pub fn ids(&self, language: Language) -> Vec<String> {
        let texts = self.languages.iter().find(|texts| texts.language == language);
        texts.map(|texts| audit::ids(&texts.sources)).unwrap_or_default()
    }

    fn said(&self, language: Language, id: &str, values: &[(&str, Value<'_>)]) -> Result<String, String> {
        let code = language.code();
        let texts = self.languages.iter().find(|texts| texts.language == language);
        let bundle = &texts.ok_or_else(|| format!("there are no texts in '{code}'"))?.bundle;
        let message = bundle.get_message(id).and_then(|message| message.value());
        let message = message.ok_or_else(|| format!("{code} has no message '{id}'"))?;
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(*name, text.as_ref()),
                Value::Number(number) => args.set(*name, *number),
            }
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(message, Some(&args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(format!("{code} '{id}': {error}")),
        }
    }
}

/// Numbers as they are, with a true minus sign.
fn plain<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
        FluentValue::Number(number) => Some(number.value.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(source: &'static str, values: &[(&str, Value<'_>)]) -> String {
        Catalogue::new(&[(Language::ENGLISH, &[source])]).say(Language::ENGLISH, "message", values)
    }

    #[test]
    fn values_are_filled_in_as_they_are() {
        let hostile = "{ $other } \u{202e}<b>\n{";
        assert_eq!(say("message = <{ $name }>", &[("name", hostile.into())]), format!("<{hostile}>"));
        assert_eq!(say("message = ${ $n }", &[("n", 1_234_567.into())]), "$1234567");
        assert_eq!(say("message = { $n }", &[("n", (-3).into())]), "−3");
        assert_eq!(say("message = { $n }", &[("n", "−3".into())]), "−3");
    }

    #[test]
    fn numbers_choose_the_plural() {
        const TILES: &str = "message = { $n ->\n [one] one tile\n *[other] { $n } tiles\n }";
        let tiles = |n: i32| say(TILES, &[("n", n.into())]);
        assert_eq!([0, 1, 2].map(tiles), ["0 tiles", "one tile", "2 tiles"]);
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "en has no message 'message'"))]
    fn a_missing_message_is_said_as_its_id() {
        assert_eq!(say("other = x", &[]), "message");
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "Unknown variable: $name"))]
    fn a_missing_value_is_not_passed_over() {
        assert_eq!(say("message = { $name }", &[]), "message");
    }

    #[test]
    fn catalogues_are_shared_by_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Catalogue>();
    }
}
