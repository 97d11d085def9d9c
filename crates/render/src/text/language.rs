//! Languages: which there are, and which one a reader asks for.

use super::{LOCALES, Locales};

/// A language that texts can be in: one with a folder in `locales`.
///
/// ```
/// use render::text::Language;
///
/// assert_eq!(Language::ENGLISH.code(), "en");
/// assert_eq!(Language::preferred("tlh, en-GB;q=0.8, *;q=0.1"), Language::ENGLISH);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language {
    code: &'static str,
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

/// No browser sends more; what lies behind is not looked at.
const LONGEST_HEADER: usize = 1_000;

impl Language {
    /// What every text is in; the others fall back to it.
    pub const ENGLISH: Language = Language { code: "en" };

    /// All of them, English first.
    pub const ALL: [Language; LOCALES.len()] = all(LOCALES);

    /// The code of folders, headers and settings: `en`.
    pub fn code(self) -> &'static str {
        self.code
    }

    /// What its speakers call it: `English`.
    pub fn name(self) -> String {
        crate::sentence::language_name(self)
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code == code)
    }

    /// What a reader likes best, by the header `Accept-Language`. English where nothing there can be had, or nothing
    /// can be read.
    pub fn preferred(accept_language_header: &str) -> Language {
        best(&Language::ALL, accept_language_header).unwrap_or(Language::ENGLISH)
    }
}

const fn all<const N: usize>(locales: Locales) -> [Language; N] {
    let mut all = [Language::ENGLISH; N];
    let mut number = 0;
    while number < N {
        all[number] = Language { code: locales[number].0 };
        number += 1;
    }
    all
}

/// The language asked for with the highest quality; of equals the first. Regions are not told apart: `en-GB` is
/// `en`.
fn best(languages: &[Language], header: &str) -> Option<Language> {
    let header = header.char_indices().nth(LONGEST_HEADER).map_or(header, |(end, _)| &header[..end]);
    let mut found: Option<(f32, Language)> = None;
    for range in header.split(',') {
        let (tag, rest) = range.split_once(';').unwrap_or((range, ""));
        let code = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        let Some(language) = languages.iter().copied().find(|language| language.code == code) else {
            continue;
        };
        let Some(quality) = quality(rest) else { continue };
        if quality > 0.0 && found.is_none_or(|(best, _)| quality > best) {
            found = Some((quality, language));
        }
    }
    found.map(|(_, language)| language)
}

/// `q=0.8`; 1 if there is none, nothing if it is no number from 0 to 1.
fn quality(parameters: &str) -> Option<f32> {
    let mut pairs = parameters.split(';').filter_map(|pair| pair.split_once('='));
    match pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("q")) {
        Some((_, value)) => value.trim().parse().ok().filter(|quality| (0.0..=1.0).contains(quality)),
        None => Some(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ITALIAN: Language = Language { code: "it" };

    fn check(header: &str, expected: Option<Language>) {
        assert_eq!(best(&[Language::ENGLISH, ITALIAN], header), expected, "{header:?}");
    }

    #[test]
    fn the_highest_quality_wins() {
        check("it", Some(ITALIAN));
        check("IT-it , en", Some(ITALIAN));
        check("en;q=0.3, it;q=0.7", Some(ITALIAN));
        check("de, it;q=0.2, en;q=0.5", Some(Language::ENGLISH));
        check("it;q=0, en;q=0.001", Some(Language::ENGLISH));
        check("it;level=1;Q=0.9, en;q=0.8", Some(ITALIAN));
    }

    #[test]
    fn nonsense_asks_for_nothing() {
        for header in
            ["", "*", ",,,", ";q=1", "it;q=", "it;q=NaN", "it;q=inf", "it;q=-1", "it;q=7", "it_IT", "é;q=½"]
        {
            check(header, None);
        }
        check(&"ü,".repeat(10_000), None);
        check(&format!("{}it", "x,".repeat(10_000)), None);
        assert_eq!(Language::preferred("\u{0}\u{202e}"), Language::ENGLISH);
    }

    #[test]
    fn codes_name_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            assert!(!language.name().is_empty());
        }
        assert_eq!(Language::from_code("EN"), None);
    }
}
