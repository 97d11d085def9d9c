//! The audit of a catalogue: do its messages and the calls in the code fit?
//!
//! Reads: the files of a catalogue, and Rust sources, as text. It is for tests.

use super::Catalogue;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Everything wrong between a catalogue and all calls `say!(language, "id", …)` in a source or below a folder of them
/// (and `sentence!("id", …)`, which says a text in all languages): ids that a language lacks, messages nobody uses, variables that differ between languages or from the values of a
/// call, files that cannot be read.
///
/// A language need not use a value that the comment of the message names (`# $number is one or many`).
///
/// ```no_run
/// # use render::text::{Catalogue, audit};
/// # let catalogue = Catalogue::new(&[]);
/// let faults = audit(&catalogue, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
/// assert!(faults.is_empty(), "{}", faults.join("\n"));
/// ```
pub fn audit(catalogue: &Catalogue, sources: impl AsRef<Path>) -> Vec<String> {
    audit_in(catalogue, &[sources])
}

/// As [`audit()`], where several folders use the same catalogue.
pub fn audit_in(catalogue: &Catalogue, sources: &[impl AsRef<Path>]) -> Vec<String> {
    let mut calls = Vec::new();
    let mut faults = catalogue.faults.clone();
    for source in sources {
        if let Err(error) = read(source.as_ref(), &mut calls, &mut faults) {
            faults.push(format!("{}: {error}", source.as_ref().display()));
        }
    }
    for language in super::Language::ALL {
        if !catalogue.languages.iter().any(|texts| texts.language == language) {
            faults.push(format!("there are no texts in '{}'", language.code()));
        }
    }
    let mut first: Option<Entries> = None;
    for texts in &catalogue.languages {
        let code = texts.language.code();
        let entries = entries(&texts.sources);
        compare(code, &entries, &calls, &mut faults);
        let both = first.iter().flat_map(|first| first.keys().filter(|id| entries.contains_key(*id)));
        for id in both.filter(|id| !id.starts_with('-')) {
            let (own, other) = (variables(&entries, id), variables(first.as_ref().unwrap_or(&entries), id));
            let optional = first.as_ref().map(|first| &first[id].optional);
            if own
                .symmetric_difference(&other)
                .any(|name| !optional.is_some_and(|names| names.contains(name)))
            {
                faults.push(format!("{code} '{id}' has {own:?}, elsewhere it has {other:?}"));
            }
        }
        first.get_or_insert(entries);
    }
    faults
}

/// Messages by id, terms by `-id`.
type Entries = BTreeMap<String, Mentions>;

/// What a message or term mentions.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    /// Variables that its comment names: they are given, and a language may use them.
    optional: BTreeSet<String>,
    /// Messages by id, terms as `-id`.
    others: BTreeSet<String>,
}

/// A call of `say!`.
struct Call {
    file: String,
    id: String,
    values: BTreeSet<String>,
}

fn compare(code: &str, entries: &Entries, calls: &[Call], faults: &mut Vec<String>) {
    for Call { file, id, values } in calls {
        if !entries.contains_key(id) {
            faults.push(format!("{code} has no message '{id}', which {file} says"));
            continue;
        }
        let wanted = variables(entries, id);
        let unused = values.difference(&wanted).any(|name| !entries[id].optional.contains(name));
        if unused || !wanted.is_subset(values) {
            faults.push(format!("{code} '{id}' has {wanted:?}, {file} gives it {values:?}"));
        }
    }
    for id in entries.keys() {
        let called = calls.iter().any(|call| call.id == *id);
        if !called && !entries.values().any(|entry| entry.others.contains(id)) {
            faults.push(format!("{code} '{id}' is said nowhere"));
        }
    }
}

/// The variables of a message and of all messages it mentions.
fn variables(entries: &Entries, id: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    let mut all = BTreeSet::new();
    while let Some(id) = open.pop() {
        if let Some(entry) = entries.get(&id).filter(|_| seen.insert(id)) {
            all.extend(entry.variables.iter().cloned());
            // A term sees only what is handed to it.
            open.extend(entry.others.iter().filter(|other| !other.starts_with('-')).cloned());
        }
    }
    all
}

/// The ids of all messages of some files; terms are none.
pub(super) fn ids(sources: &[&str]) -> Vec<String> {
    entries(sources).into_keys().filter(|id| !id.starts_with('-')).collect()
}

fn entries(sources: &[&str]) -> Entries {
    let mut entries = BTreeMap::new();
    for &source in sources {
        let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let (id, value, attributes, comment) = match entry {
                Entry::Message(of) => (of.id.name.to_owned(), of.value.as_ref(), &of.attributes, &of.comment),
                Entry::Term(of) => (format!("-{}", of.id.name), Some(&of.value), &of.attributes, &of.comment),
                _ => continue,
            };
            let mut mentions = Mentions::default();
            let lines = comment.iter().flat_map(|comment| &comment.content);
            mentions.optional = lines.flat_map(|line| named(line)).collect();
            value.into_iter().for_each(|value| pattern(value, &mut mentions));
            attributes.iter().for_each(|attribute| pattern(&attribute.value, &mut mentions));
            entries.insert(id, mentions);
        }
    }
    entries
}

/// Every `$name` in a comment.
fn named(line: &str) -> impl Iterator<Item = String> + '_ {
    let end = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    line.split('$').skip(1).filter_map(move |rest| rest.split(end).next().map(str::to_owned))
}

fn pattern(pattern: &Pattern<&str>, mentions: &mut Mentions) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: of } = element {
            expression(of, mentions);
        }
    }
}

fn expression(of: &Expression<&str>, mentions: &mut Mentions) {
    match of {
        Expression::Inline(of) => inline(of, mentions),
        Expression::Select { selector, variants } => {
            inline(selector, mentions);
            variants.iter().for_each(|variant| pattern(&variant.value, mentions));
        }
    }
}

fn inline(of: &InlineExpression<&str>, mentions: &mut Mentions) {
    let given = |CallArguments { positional, named }: &CallArguments<&str>, mentions: &mut Mentions| {
        positional.iter().for_each(|of| inline(of, mentions));
        named.iter().for_each(|named| inline(&named.value, mentions));
    };
    match of {
        InlineExpression::VariableReference { id } => {
            mentions.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            mentions.others.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            mentions.others.insert(format!("-{}", id.name));
            arguments.iter().for_each(|arguments| given(arguments, mentions));
        }
        InlineExpression::FunctionReference { arguments, .. } => given(arguments, mentions),
        InlineExpression::Placeable { expression: of } => expression(of, mentions),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// All calls in a source, or in all sources below a folder.
fn read(path: &Path, calls: &mut Vec<Call>, faults: &mut Vec<String>) -> std::io::Result<()> {
    if path.is_dir() {
        let inside = std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
        let mut inside: Vec<_> = inside.collect::<Result<_, _>>()?;
        inside.sort();
        inside.iter().try_for_each(|path| read(path, calls, faults))?;
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        scan(&path.display().to_string(), &std::fs::read_to_string(path)?, calls, faults);
    }
    Ok(())
}

/// How texts are said, and which argument is the id.
const CALLS: [(&str, usize); 2] = [("say!(", 1), ("sentence!(", 0)];

/// The calls in one source.
fn scan(file: &str, source: &str, calls: &mut Vec<Call>, faults: &mut Vec<String>) {
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let word = source[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let call = CALLS.iter().find(|(name, _)| rest.starts_with(name)).filter(|_| !word);
        if let Some(&(name, place)) = call {
            let parts = arguments(&rest[name.len()..]);
            let id = parts.get(place).and_then(|id| id.strip_prefix('"')?.strip_suffix('"'));
            match id {
                Some(id) => {
                    let values =
                        parts[place + 1..].iter().map(|part| part.split('=').next().unwrap_or(part).trim());
                    let values = values.map(str::to_owned).collect();
                    calls.push(Call { file: file.to_owned(), id: id.to_owned(), values });
                }
                None => faults
                    .push(format!("{file}: the id of a message is a literal: {name}{}", parts.join(", "))),
            }
            at += name.len(); // what is said inside a call is found, too
        } else {
            at += skip(rest);
        }
    }
}

/// The arguments of a call, from behind its parenthesis.
fn arguments(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut at, mut depth) = (Vec::new(), 0, 0, 0);
    while at < text.len() {
        match text.as_bytes()[at] {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => break,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        at += skip(&text[at..]);
    }
    parts.push(text[start..at].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// How long the next thing is: a comment, a literal of text, or else one character.
fn skip(text: &str) -> usize {
    let to = |end: Option<usize>| end.unwrap_or(text.len());
    let quoted = |quote: char| {
        let mut escaped = false;
        let end = text.char_indices().skip(1).find(|&(_, c)| {
            let ends = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        end.map(|(at, _)| at + 1)
    };
    let mut first = text.chars();
    match (first.next(), first.next(), first.next(), first.next()) {
        (Some('/'), Some('/'), ..) => to(text.find('\n')),
        (Some('"'), ..) => to(quoted('"')),
        (Some('r'), Some('#'), Some('"'), _) => to(text.find("\"#").map(|at| at + 2)),
        // Not the quote of a lifetime.
        (Some('\''), Some('\\'), ..) | (Some('\''), Some(_), Some('\''), _) => to(quoted('\'')),
        (one, ..) => one.map_or(1, char::len_utf8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn check(source: &'static str, code: &str, expected: &[&str]) {
        let catalogue = Catalogue::new(&[(Language::ENGLISH, &[source])]);
        let (mut calls, mut faults) = (Vec::new(), catalogue.faults.clone());
        scan("x.rs", code, &mut calls, &mut faults);
        compare("en", &entries(&catalogue.languages[0].sources), &calls, &mut faults);
        assert_eq!(faults, expected, "{code}");
    }

    #[test]
    fn calls_and_messages_fit() {
        check("a = { $x } { -t }\n-t = y", r#"say!(english, "a", x)"#, &[]);
        check("a = { b }\nb = { $x }", r#"say!(english, "a", x = f(1, ","))"#, &[]);
        check(
            "a = { $n ->\n [one] x\n *[other] { $m }\n }",
            "say!(\n    l,\n    \"a\",\n    n = 1,\n    m = ')',\n)",
            &[],
        );
        check("a = { $x }\nb = B", r#"say!(l, "a", x = say!(l, "b"))"#, &[]);
        check("a = { $x }", r#"sentence!("a", x)"#, &[]);
        check("# $n is one or many\na = { $x }", r#"say!(l, "a", x, n)"#, &[]);
        check("", r##"// say!(l, "a"); "say!(" '"' r#"say!(l, "b")"# essay!(l, "c")"##, &[]);
    }

    #[test]
    fn what_does_not_fit_is_found() {
        check("", r#"say!(l, "a")"#, &["en has no message 'a', which x.rs says"]);
        check("a = A\n-t = T", "", &["en '-t' is said nowhere", "en 'a' is said nowhere"]);
        check("a = { $x }", r#"say!(l, "a", y = 1)"#, &[r#"en 'a' has {"x"}, x.rs gives it {"y"}"#]);
        check("", "say!(l, id)", &["x.rs: the id of a message is a literal: say!(l, id"]);
    }

    #[test]
    fn files_that_cannot_be_read_are_reported() {
        let twice = Catalogue::new(&[(Language::ENGLISH, &["a = A", "a = B"])]);
        assert_eq!(twice.faults.len(), 1);
        let broken = Catalogue::new(&[(Language::ENGLISH, &["a = { $ }"])]);
        assert_eq!(broken.faults.len(), 1);
    }

    #[test]
    fn languages_have_the_same_variables() {
        let check = |first: &'static str, second: &'static str, expected: &[&str]| {
            // The same language twice stands for two.
            let sources: [(Language, &[&'static str]); 2] =
                [(Language::ENGLISH, &[first]), (Language::ENGLISH, &[second])];
            let mut faults = audit(&Catalogue::new(&sources), concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
            faults.retain(|fault| {
                !fault.ends_with("is said nowhere") && !fault.starts_with("there are no texts")
            });
            assert_eq!(faults, expected);
        };
        check("a = { $x }", "a = { $y }", &[r#"en 'a' has {"y"}, elsewhere it has {"x"}"#]);
        check("# $y: choose\na = { $x }", "a = { $x } { $y }", &[]);
    }
}
