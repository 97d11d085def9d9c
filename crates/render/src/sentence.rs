//! What sentences about any game share: numbers with true signs, lists, and names of which no two are alike.

use crate::text::{Catalogue, Language, texts};
use std::sync::LazyLock;

pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| texts("common"));

macro_rules! say {
    ($($call:tt)*) => { $crate::say_from!($crate::sentence::CATALOGUE, $($call)*) };
}
pub(crate) use say;

/// What a language calls itself.
pub(crate) fn language_name(language: Language) -> String {
    say!(language, "language-name")
}

/// A number with its sign, and a true minus sign: `+3`, `−2`, `±0`.
pub fn signed(amount: i32) -> String {
    match amount {
        0 => "±0".to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}

/// A number with a true minus sign if it is negative.
pub fn number(amount: i32) -> String {
    if amount < 0 { signed(amount) } else { amount.to_string() }
}

/// Money that comes or goes: `+$4`, `−$11`, `±$0`.
pub fn money(amount: i32) -> String {
    match amount {
        0 => "±$0".to_owned(),
        1.. => format!("+${amount}"),
        _ => format!("−${}", amount.unsigned_abs()),
    }
}

/// `a, b, c`; nothing if there is nothing.
pub fn list(language: Language, words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().reduce(|list, next| say!(language, "list", list, next)).unwrap_or_default()
}

/// `a, b and c`.
pub fn both(language: Language, words: &[String]) -> String {
    match words {
        [] => say!(language, "list-nothing"),
        [one] => one.clone(),
        [most @ .., last] => {
            say!(language, "list-and", list = list(language, most.iter().cloned()), last)
        }
    }
}

/// `a, b or c`.
pub fn either(language: Language, words: &[String]) -> String {
    match words {
        [] => say!(language, "list-nothing"),
        [one] => one.clone(),
        [most @ .., last] => {
            say!(language, "list-or", list = list(language, most.iter().cloned()), last)
        }
    }
}

/// Names of which no two are alike: those that are the same get a number (`greedy 1`, `greedy 2`), names that differ
/// stay as they are.
pub fn distinct(names: Vec<String>) -> Vec<String> {
    let mut taken: Vec<String> = Vec::new();
    let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    taken.extend(names.iter().filter(|name| !shared(name)).cloned());
    let mut all = Vec::new();
    for name in &names {
        if !shared(name) {
            all.push(name.clone());
            continue;
        }
        let numbered = (1..).map(|number| format!("{name} {number}")).find(|own| !taken.contains(own));
        let numbered = numbered.unwrap_or_default(); // numbers do not end
        taken.push(numbered.clone());
        all.push(numbered);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], expected: &[&str]) {
        let once = distinct(names.iter().map(|&name| name.to_owned()).collect());
        assert_eq!(once, expected);
        assert_eq!(distinct(once.clone()), once, "names that differ stay as they are");
    }

    #[test]
    fn only_equal_names_get_a_number() {
        check(&["Ann", "greedy"], &["Ann", "greedy"]);
        check(&["greedy", "Ann", "greedy"], &["greedy 1", "Ann", "greedy 2"]);
        check(&["a", "b", "a", "b", "a"], &["a 1", "b 1", "a 2", "b 2", "a 3"]);
        check(&["greedy", "greedy", "greedy 1"], &["greedy 2", "greedy 3", "greedy 1"]);
    }

    #[test]
    fn the_texts_and_the_code_fit() {
        let sources =
            ["sentence.rs", "reader.rs"].map(|file| format!("{}/src/{file}", env!("CARGO_MANIFEST_DIR")));
        let faults = crate::text::audit_in(&CATALOGUE, &sources);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn lists_end_in_or() {
        let check = |words: &[&str], expected| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            assert_eq!(either(Language::ENGLISH, &words), expected);
        };
        check(&[], "nothing");
        check(&["a"], "a");
        check(&["a", "b"], "a or b");
        check(&["a", "b", "c"], "a, b or c");
    }

    #[test]
    fn numbers_have_true_signs() {
        assert_eq!([-3, 0, 4].map(signed), ["−3", "±0", "+4"]);
        assert_eq!([-3, 0, 4].map(number), ["−3", "0", "4"]);
        assert_eq!([-3, 0, 4].map(money), ["−$3", "±$0", "+$4"]);
    }
}
