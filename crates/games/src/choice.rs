//! What one can choose when a table is set, as data: mode, edition, tile set, variants.
//!
//! Reads: nothing. The form of the first page, the options of the command line and their help, the checks of both and the
//! statistics are made from a game's [`Choice`]s and [`Table`]s; none of them knows what the choices of a game are.
//!
//! **Invariant:** the key of a choice is its field in the rules that records keep, and its option on the command line.

use game_core::{nearest, quoted};
use render::text::Language;
use serde_json::{Map, Value, json};

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// One of these numbers.
    Number(&'static [&'static str]),
    /// Any of these words, with commas between; absent is none.
    Several(&'static [&'static str]),
    /// Yes or no; absent is no.
    YesNo,
}

/// Where what was chosen is told, beside the title of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Always.
    Always,
    /// Unless it is the first value.
    Unusual,
    /// Only where the table is set.
    Never,
}

/// Something one can choose when a table is set.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The field in a record's rules and the option on the command line: `edition`.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: Kind,
    /// What holds if nothing is chosen; nothing where the number of seats decides.
    pub usual: Option<&'static str>,
    /// What it is called above its values.
    pub legend: fn(Language) -> String,
    /// What a value is called.
    pub name: fn(Language, &str) -> String,
    /// A few words about a value.
    pub about: fn(Language, &str) -> String,
    /// What `--help` says of it, after the game's title.
    pub help: &'static str,
    /// Another choice and its value without which there is nothing to choose here.
    pub only_with: Option<(&'static str, &'static str)>,
    /// Where it is told.
    pub shown: Shown,
    /// Whether results with different values are counted apart.
    pub counted: bool,
    /// Whether its cards are small.
    pub small: bool,
}

impl Choice {
    /// A choice between words that is told nowhere else; the others fill in what differs.
    pub const fn one_of(key: &'static str, words: &'static [&'static str]) -> Choice {
        Choice {
            key,
            kind: Kind::OneOf(words),
            usual: Some(words[0]),
            legend: |_| String::new(),
            name: |_, word| word.to_owned(),
            about: |_, _| String::new(),
            help: "",
            only_with: None,
            shown: Shown::Never,
            counted: false,
            small: false,
        }
    }

    /// The values there are, as they are written; `1` for yes.
    pub fn values(&self) -> &'static [&'static str] {
        match self.kind {
            Kind::OneOf(words) | Kind::Number(words) | Kind::Several(words) => words,
            Kind::YesNo => &["1"],
        }
    }

    /// A value as records write it; or why there is none.
    pub fn value(&self, word: &str) -> Result<Value, String> {
        match self.kind {
            Kind::YesNo => Ok(json!(true)),
            // Which numbers a table takes is for the rules to say.
            Kind::Number(_) => Ok(word.parse::<u64>().map_or_else(|_| json!(word), |number| json!(number))),
            Kind::OneOf(words) => {
                one_of(&format!("there is no {}", self.key), words, word).map(|word| json!(word))
            }
            Kind::Several(words) => {
                let parts = word.split(',').filter(|part| !part.is_empty());
                let parts: Result<Vec<&str>, String> = parts.map(|part| self.part(words, part)).collect();
                parts.map(|parts| json!(parts))
            }
        }
    }

    /// One of several words that were chosen together.
    fn part<'w>(&self, words: &[&str], word: &'w str) -> Result<&'w str, String> {
        one_of(&format!("{} cannot name", self.key), words, word)
    }

    /// Whether the rules of a record or of a request may say this of it; if not, why.
    fn check(&self, value: &Value) -> Result<(), String> {
        match (self.kind, value) {
            (_, Value::Null) | (Kind::YesNo, Value::Bool(_)) | (Kind::Number(_), Value::Number(_)) => Ok(()),
            (Kind::OneOf(_), Value::String(word)) => self.value(word).map(|_| ()),
            (Kind::Several(words), Value::Array(all)) if all.iter().all(Value::is_string) => {
                all.iter().filter_map(Value::as_str).try_for_each(|word| self.part(words, word).map(|_| ()))
            }
            (Kind::Several(words), _) => {
                Err(format!("{} is a list of these words: {}; not {value}", self.key, words.join(", ")))
            }
            (Kind::YesNo, _) => Err(format!("{} is true or false, not {value}", self.key)),
            (Kind::Number(numbers), _) => {
                Err(format!("{} is a number ({}), not {value}", self.key, numbers.join(", ")))
            }
            (Kind::OneOf(words), _) => {
                Err(format!("{} is one of these words: {}; not {value}", self.key, words.join(", ")))
            }
        }
    }

    /// What the rules of a record have for it, as it is written.
    pub fn word_in(&self, rules: &Value) -> Option<String> {
        match rules.get(self.key)? {
            Value::String(word) => Some(word.clone()),
            Value::Bool(true) => Some("1".to_owned()),
            Value::Number(number) => Some(number.to_string()),
            Value::Array(all) => {
                let words: Vec<&str> = all.iter().filter_map(Value::as_str).collect();
                (!words.is_empty()).then(|| words.join(","))
            }
            _ => None,
        }
    }
}

/// The word, if it is one of those there are; if not, a sentence that begins with what is `wrong` and has the nearest of
/// them.
fn one_of<'w>(wrong: &str, words: &[&str], word: &'w str) -> Result<&'w str, String> {
    if words.contains(&word) {
        return Ok(word);
    }
    let hint = match nearest(word, words.iter().copied()) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("there are: {}", words.join(", ")),
    };
    Err(format!("{wrong} '{}'; {hint}", quoted(word)))
}

/// Whether rules say of these choices only what can be chosen; if not, why.
pub fn check(choices: &[Choice], rules: &Value) -> Result<(), String> {
    choices.iter().try_for_each(|choice| rules.get(choice.key).map_or(Ok(()), |value| choice.check(value)))
}

/// What was chosen, by key.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen(Vec<(String, String)>);

impl Chosen {
    /// What was chosen for a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, word)| word.as_str())
    }

    /// Chooses; an earlier choice for the key is forgotten.
    pub fn set(&mut self, key: &str, word: &str) {
        self.0.retain(|(known, _)| known != key);
        self.0.push((key.to_owned(), word.to_owned()));
    }

    /// The same with another choice.
    pub fn with(&self, key: &str, word: &str) -> Chosen {
        let mut chosen = self.clone();
        chosen.set(key, word);
        chosen
    }

    /// The keys for which something was chosen.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// The rules as records write them, without packs; or why there are none.
    pub fn rules(&self, choices: &[Choice]) -> Result<Map<String, Value>, String> {
        let mut rules = Map::new();
        for choice in choices {
            if let Some(word) = self.get(choice.key) {
                rules.insert(choice.key.to_owned(), choice.value(word)?);
            }
        }
        Ok(rules)
    }

    /// With what follows from it: what a choice is only there with, and what is usual.
    fn completed(&self, choices: &[Choice]) -> Chosen {
        let mut all = self.clone();
        for choice in choices.iter().filter(|choice| self.get(choice.key).is_some()) {
            if let Some((key, word)) = choice.only_with.filter(|(key, _)| all.get(key).is_none()) {
                all.set(key, word);
            }
        }
        for choice in choices.iter().filter(|choice| choice.only_with.is_none()) {
            if let Some(usual) = choice.usual.filter(|_| all.get(choice.key).is_none()) {
                all.set(choice.key, usual);
            }
        }
        all
    }
}

/// A table that can be set: so many players, with these values; of a choice it does not name it takes any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// How many people and bots sit down.
    pub players: usize,
    /// The values it is for.
    pub values: Vec<(&'static str, String)>,
    /// What the seat is called that the rules play, if there is one.
    pub automatic: Option<&'static str>,
}

impl Table {
    /// A table for so many, whatever is chosen.
    pub fn of(players: usize) -> Table {
        Table { players, values: Vec::new(), automatic: None }
    }

    fn fits(&self, chosen: &Chosen) -> bool {
        self.values.iter().all(|(key, word)| chosen.get(key).is_none_or(|chosen| chosen == word))
    }
}

/// The tables that fit what was chosen, and what follows from it.
pub fn fitting<'t>(
    choices: &'t [Choice],
    tables: &'t [Table],
    chosen: &Chosen,
) -> impl Iterator<Item = &'t Table> + use<'t> {
    let chosen = chosen.completed(choices);
    tables.iter().filter(move |table| table.fits(&chosen))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Choice = Choice::one_of("size", &["small", "large"]);
    const DECK: Choice = Choice { only_with: Some(("size", "large")), ..Choice::one_of("deck", &["a", "b"]) };

    #[test]
    fn rules_say_what_can_be_chosen() {
        let several = Choice { kind: Kind::Number(&["1", "4"]), ..Choice::one_of("count", &["1", "4"]) };
        let quick = Choice { kind: Kind::YesNo, ..Choice::one_of("quick", &["1"]) };
        let parts = Choice { kind: Kind::Several(&["dogs", "cats"]), ..Choice::one_of("without", &["dogs"]) };
        assert_eq!(parts.value("cats,dogs"), Ok(json!(["cats", "dogs"])));
        assert_eq!(parts.word_in(&json!({ "without": ["cats", "dogs"] })), Some("cats,dogs".to_owned()));
        assert_eq!(parts.value("cts").unwrap_err(), "without cannot name 'cts'; did you mean 'cats'?");
        let checked = |rules: Value| check(&[SIZE, several, quick, parts], &rules);
        assert_eq!(checked(json!({ "size": "large", "count": 4, "quick": false, "packs": [] })), Ok(()));
        for (rules, fault) in [
            (json!({ "size": "larg" }), "there is no size 'larg'; did you mean 'large'?"),
            (json!({ "size": 3 }), "size is one of these words: small, large; not 3"),
            (json!({ "count": "4" }), "count is a number (1, 4), not \"4\""),
            (json!({ "quick": 1 }), "quick is true or false, not 1"),
            (json!({ "without": "cats" }), "without is a list of these words: dogs, cats; not \"cats\""),
            (json!({ "without": ["cows"] }), "without cannot name 'cows'; there are: dogs, cats"),
        ] {
            assert_eq!(checked(rules), Err(fault.to_owned()));
        }
    }

    fn tables() -> Vec<Table> {
        let of =
            |players, size: &str| Table { values: vec![("size", size.to_owned())], ..Table::of(players) };
        vec![of(1, "small"), of(2, "large"), of(3, "large")]
    }

    fn players(chosen: &Chosen) -> Vec<usize> {
        fitting(&[SIZE, DECK], &tables(), chosen).map(|table| table.players).collect()
    }

    #[test]
    fn what_is_chosen_says_how_many_can_play() {
        let chosen = Chosen::default();
        assert_eq!(players(&chosen), [1], "small is usual");
        assert_eq!(players(&chosen.with("size", "large")), [2, 3]);
        assert_eq!(players(&chosen.with("deck", "b")), [2, 3], "a deck is there only with large");
        assert!(players(&chosen.with("size", "huge")).is_empty());
    }

    #[test]
    fn a_wrong_word_is_refused_with_what_there_is() {
        assert_eq!(SIZE.value("lage").unwrap_err(), "there is no size 'lage'; did you mean 'large'?");
        assert_eq!(SIZE.value("xyzzy").unwrap_err(), "there is no size 'xyzzy'; there are: small, large");
        let rules = Chosen::default().with("size", "large").rules(&[SIZE, DECK]).unwrap();
        assert_eq!(json!(rules), json!({ "size": "large" }));
        assert_eq!(SIZE.word_in(&json!(rules)), Some("large".to_owned()));
    }
}
