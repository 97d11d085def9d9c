//! Reading TOML written by people: every fault is found in one run, each with its place.
//!
//! A [`Fields`] is one table of the file. It remembers which keys were asked for, so that [`Fields::finish`] can
//! point at those nobody knows.

use crate::fault::{Fault, Source};
use crate::{nearest, quoted};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with the place where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed<T> {
    /// The value.
    pub value: T,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// One table of a file.
pub struct Fields<'a, 't> {
    what: &'static str,
    table: &'a DeTable<'t>,
    span: Range<usize>,
    asked: Vec<&'static str>,
}

/// Reads a whole file. Everything that is wrong with it is reported at once; only broken TOML is reported alone, since
/// what follows from it helps nobody. `what` is what the file is called in messages.
pub fn read_file<T>(
    what: &'static str,
    file: &str,
    text: &str,
    read: impl FnOnce(Fields<'_, '_>, &mut Source<'_>) -> Option<T>,
) -> Result<T, Vec<Fault>> {
    let mut source = Source::new(file, text);
    let table = parse(&mut source);
    if !source.faults.is_empty() {
        return Err(source.into_faults());
    }
    match read(Fields::top(what, &table), &mut source) {
        Some(content) if source.faults.is_empty() => Ok(content),
        _ => Err(source.into_faults()),
    }
}

/// Parses a file. What TOML itself finds wrong becomes faults.
fn parse<'t>(source: &mut Source<'t>) -> Spanned<DeTable<'t>> {
    let (table, errors) = DeTable::parse_recoverable(source.text);
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        source.fault(span, format!("this is not TOML: {}", error.message()), "");
    }
    table
}

impl<'a, 't> Fields<'a, 't> {
    /// The top of a file.
    fn top(what: &'static str, table: &'a Spanned<DeTable<'t>>) -> Fields<'a, 't> {
        Fields { what, table: table.get_ref(), span: 0..1, asked: Vec::new() }
    }

    fn of(
        what: &'static str,
        value: &'a Spanned<DeValue<'t>>,
        source: &mut Source<'_>,
    ) -> Option<Fields<'a, 't>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Fields { what, table, span: value.span(), asked: Vec::new() }),
            other => {
                source.fault(
                    value.span(),
                    format!("{} is {}", what, kind(other)),
                    "expected a table: { key = value }",
                );
                None
            }
        }
    }

    /// Where the table stands.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Whether a key is there.
    pub fn has(&mut self, key: &'static str) -> bool {
        self.get(key).is_some()
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Spanned<DeValue<'t>>> {
        if !self.asked.contains(&key) {
            self.asked.push(key);
        }
        self.table.iter().find(|(name, _)| name.get_ref().as_ref() == key).map(|(_, value)| value)
    }

    /// Notes that a key is needed and missing.
    pub fn missing(&self, key: &str, example: &str, source: &mut Source<'_>) {
        source.fault(self.span(), format!("{} has no '{key}'", self.what), format!("expected {example}"));
    }

    /// A text.
    pub fn text(&mut self, key: &'static str, source: &mut Source<'_>) -> Option<Placed<String>> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::String(text) => Some(Placed { value: text.to_string(), span: value.span() }),
            other => {
                source.fault(
                    value.span(),
                    format!("'{key}' is {}", kind(other)),
                    "expected a text in quotes",
                );
                None
            }
        }
    }

    /// A whole number within a range.
    pub fn number(
        &mut self,
        key: &'static str,
        range: RangeInclusive<i64>,
        source: &mut Source<'_>,
    ) -> Option<Placed<i64>> {
        let value = self.get(key)?;
        let number = whole_number(key, value, range, source)?;
        Some(Placed { value: number, span: value.span() })
    }

    /// A list of whole numbers within a range.
    pub fn numbers(
        &mut self,
        key: &'static str,
        range: RangeInclusive<i64>,
        source: &mut Source<'_>,
    ) -> Option<Placed<Vec<i64>>> {
        let (items, span) = self.list(key, source)?;
        let numbers =
            items.iter().filter_map(|item| whole_number(key, item, range.clone(), source)).collect();
        Some(Placed { value: numbers, span })
    }

    /// `true` or `false`.
    pub fn flag(&mut self, key: &'static str, source: &mut Source<'_>) -> Option<bool> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::Boolean(flag) => Some(*flag),
            other => {
                source.fault(value.span(), format!("'{key}' is {}", kind(other)), "expected true or false");
                None
            }
        }
    }

    /// A list of texts.
    pub fn texts(
        &mut self,
        key: &'static str,
        source: &mut Source<'_>,
    ) -> Option<Placed<Vec<Placed<String>>>> {
        let (items, span) = self.list(key, source)?;
        Some(Placed { value: texts_of(key, items, source), span })
    }

    /// A list of lists of texts.
    pub fn lists_of_texts(
        &mut self,
        key: &'static str,
        source: &mut Source<'_>,
    ) -> Vec<Placed<Vec<Placed<String>>>> {
        let Some((items, _)) = self.list(key, source) else { return Vec::new() };
        let mut lists = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::Array(inner) => {
                    lists.push(Placed { value: texts_of(key, inner, source), span: item.span() });
                }
                other => {
                    let message = format!("'{key}' holds {}", kind(other));
                    source.fault(item.span(), message, "expected lists: [[ … ], [ … ]]");
                }
            }
        }
        lists
    }

    /// A list of lists of whole numbers within a range.
    pub fn lists_of_numbers(
        &mut self,
        key: &'static str,
        range: RangeInclusive<i64>,
        source: &mut Source<'_>,
    ) -> Option<Placed<Vec<Vec<i64>>>> {
        let (items, span) = self.list(key, source)?;
        let mut lists = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::Array(inner) => {
                    let numbers = inner.iter();
                    lists.push(
                        numbers.filter_map(|item| whole_number(key, item, range.clone(), source)).collect(),
                    );
                }
                other => {
                    let message = format!("'{key}' holds {}", kind(other));
                    source.fault(item.span(), message, "expected lists: [[1, 2], [3, 4]]");
                }
            }
        }
        Some(Placed { value: lists, span })
    }

    fn list(
        &mut self,
        key: &'static str,
        source: &mut Source<'_>,
    ) -> Option<(&'a [Spanned<DeValue<'t>>], Range<usize>)> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::Array(items) => Some((items, value.span())),
            other => {
                source.fault(value.span(), format!("'{key}' is {}", kind(other)), "expected a list: [ … ]");
                None
            }
        }
    }

    /// One of a few words.
    pub fn word<T: Copy>(
        &mut self,
        key: &'static str,
        choices: &[(T, &str)],
        source: &mut Source<'_>,
    ) -> Option<Placed<T>> {
        let text = self.text(key, source)?;
        choose(key, &text, choices, source).map(|value| Placed { value, span: text.span })
    }

    /// A table inside this one.
    pub fn table(&mut self, key: &'static str, source: &mut Source<'_>) -> Option<Fields<'a, 't>> {
        self.get(key).and_then(|value| Fields::of(key, value, source))
    }

    /// A list of tables: `[[key]]`, or a list of `{ … }`.
    pub fn tables(&mut self, key: &'static str, source: &mut Source<'_>) -> Vec<Fields<'a, 't>> {
        let Some((items, _)) = self.list(key, source) else { return Vec::new() };
        items.iter().filter_map(|item| Fields::of(key, item, source)).collect()
    }

    /// The keys of this table, with their places.
    pub fn keys(&self) -> Vec<Placed<String>> {
        let keys = self
            .table
            .iter()
            .map(|(name, _)| Placed { value: name.get_ref().to_string(), span: name.span() });
        keys.collect()
    }

    /// Whole numbers by key, for tables whose keys are names.
    pub fn numbers_by_name(
        &mut self,
        range: RangeInclusive<i64>,
        source: &mut Source<'_>,
    ) -> Vec<(Placed<String>, i64)> {
        let mut all = Vec::new();
        for (name, value) in self.table.iter() {
            let key = Placed { value: name.get_ref().to_string(), span: name.span() };
            if let Some(number) = whole_number(&key.value, value, range.clone(), source) {
                all.push((key, number));
            }
        }
        all
    }

    /// Texts by key, for tables whose keys are names.
    pub fn texts_by_name(&self, source: &mut Source<'_>) -> Vec<(Placed<String>, Placed<String>)> {
        let mut all = Vec::new();
        for (name, value) in self.table.iter() {
            let key = Placed { value: name.get_ref().to_string(), span: name.span() };
            match value.get_ref() {
                DeValue::String(text) => {
                    all.push((key, Placed { value: text.to_string(), span: value.span() }));
                }
                other => source.fault(
                    value.span(),
                    format!("'{}' is {}", quoted(&key.value), kind(other)),
                    "expected a text in quotes",
                ),
            }
        }
        all
    }

    /// Tables by key, for tables whose keys are names.
    pub fn tables_by_name(&self, source: &mut Source<'_>) -> Vec<(Placed<String>, Fields<'a, 't>)> {
        let mut all = Vec::new();
        for (name, value) in self.table.iter() {
            let key = Placed { value: name.get_ref().to_string(), span: name.span() };
            all.extend(Fields::of(self.what, value, source).map(|fields| (key, fields)));
        }
        all
    }

    /// The texts that a list holds, for whoever looks before the field is read: nothing is a fault.
    pub fn glance(&mut self, key: &'static str) -> Vec<String> {
        let Some(DeValue::Array(items)) = self.get(key).map(Spanned::get_ref) else { return Vec::new() };
        let texts = items.iter().filter_map(|item| item.get_ref().as_str());
        texts.map(str::to_owned).collect()
    }

    /// Whether a key is there and holds a text.
    pub fn is_text(&mut self, key: &'static str) -> bool {
        self.get(key).is_some_and(|value| matches!(value.get_ref(), DeValue::String(_)))
    }

    /// Whether a key is there and holds a list.
    pub fn is_list(&mut self, key: &'static str) -> bool {
        self.get(key).is_some_and(|value| matches!(value.get_ref(), DeValue::Array(_)))
    }

    /// Points at keys that were never asked for.
    pub fn finish(self, source: &mut Source<'_>) {
        for (name, _) in self.table.iter() {
            let key = name.get_ref().as_ref();
            if self.asked.contains(&key) {
                continue;
            }
            let expected = match nearest(key, self.asked.iter().copied()) {
                Some(near) => format!("did you mean '{near}'?"),
                None => format!("expected one of: {}", self.asked.join(", ")),
            };
            source.fault(name.span(), format!("{} has no field '{}'", self.what, quoted(key)), expected);
        }
    }
}

/// Finds a word among choices, or notes what they are.
pub fn choose<T: Copy>(
    what: &str,
    text: &Placed<String>,
    choices: &[(T, &str)],
    source: &mut Source<'_>,
) -> Option<T> {
    let found = choices.iter().find(|(_, word)| *word == text.value);
    if found.is_none() {
        let words: Vec<&str> = choices.iter().map(|&(_, word)| word).collect();
        unknown_word(what, text, &words, source);
    }
    found.map(|&(value, _)| value)
}

/// Notes an unknown word, with the nearest known one or all of them.
pub fn unknown_word(what: &str, text: &Placed<String>, known: &[&str], source: &mut Source<'_>) {
    let expected = match nearest(&text.value, known.iter().copied()) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("expected one of: {}", known.join(", ")),
    };
    source.fault(text.span.clone(), format!("{what} cannot be '{}'", quoted(&text.value)), expected);
}

fn whole_number(
    key: &str,
    value: &Spanned<DeValue<'_>>,
    range: RangeInclusive<i64>,
    source: &mut Source<'_>,
) -> Option<i64> {
    let expected = || format!("expected a whole number from {} to {}", range.start(), range.end());
    let DeValue::Integer(integer) = value.get_ref() else {
        source.fault(value.span(), format!("'{key}' is {}", kind(value.get_ref())), expected());
        return None;
    };
    match i64::from_str_radix(integer.as_str(), integer.radix()) {
        Ok(number) if range.contains(&number) => Some(number),
        _ => {
            source.fault(value.span(), format!("'{key}' is {}", quoted(integer.as_str())), expected());
            None
        }
    }
}

fn texts_of(key: &str, items: &[Spanned<DeValue<'_>>], source: &mut Source<'_>) -> Vec<Placed<String>> {
    let mut texts = Vec::new();
    for item in items {
        match item.get_ref() {
            DeValue::String(text) => texts.push(Placed { value: text.to_string(), span: item.span() }),
            other => {
                source.fault(
                    item.span(),
                    format!("'{key}' holds {}", kind(other)),
                    "expected texts in quotes",
                );
            }
        }
    }
    texts
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
