//! What the packs of all games have in common: a head, ids and names, pictures, where values come from, and the library
//! that finds packs by name.
//!
//! What a pack holds besides is the games' own affair.

use crate::art::ArtFile;
use crate::fault::{Fault, Source, fault_at};
use crate::fields::{Fields, Placed, unknown_word};
use crate::{nearest, quoted};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The format this version reads.
pub const FORMAT: &str = "tabletown-pack/1";

/// Where the values of a tile come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Provenance {
    /// `seed` (the rulebook), `public` (published descriptions), `house` (made by us) or `custom` (by somebody else).
    pub source: String,
    /// Fields that come from public descriptions although the rest does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub public_fields: Vec<String>,
    /// Fields that are house values although the rest is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub house_fields: Vec<String>,
}

/// The head of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Head {
    /// The name in records.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The file it came from, and its text: later faults point into it.
    pub file: String,
    /// What the file says.
    pub text: String,
    /// The pictures beside it.
    pub art: Vec<ArtFile>,
    id_span: Range<usize>,
}

impl Head {
    /// A fault at the place where this pack says its id.
    pub fn fault_at_id(&self, message: String) -> Fault {
        self.fault(self.id_span.clone(), message, "each pack needs an id of its own".to_owned())
    }

    /// A fault of the pack as a whole.
    pub fn fault_at_top(&self, message: String, expected: String) -> Fault {
        self.fault(self.id_span.clone(), message, expected)
    }

    /// A fault somewhere in this pack's file.
    pub fn fault(&self, span: Range<usize>, message: String, expected: String) -> Fault {
        fault_at(&self.file, &self.text, span, message, expected)
    }
}

/// Reads the format and the table `[pack]`; `more` reads what a game keeps there besides.
pub fn read_head(
    game: &'static str,
    top: &mut Fields<'_, '_>,
    source: &mut Source<'_>,
    more: impl FnOnce(&mut Fields<'_, '_>, &mut Source<'_>),
) -> Option<Head> {
    match top.text("format", source) {
        Some(format) if format.value == FORMAT => {}
        Some(format) => source.fault(
            format.span,
            "this version does not read such a format".to_owned(),
            format!("expected format = \"{FORMAT}\""),
        ),
        None if top.has("format") => {}
        None => top.missing("format", &format!("format = \"{FORMAT}\" at the top"), source),
    }
    let Some(mut head) = top.table("pack", source) else {
        if !top.has("pack") {
            top.missing("pack", "a table [pack] with id and name", source);
        }
        return None;
    };
    let id = required_id(&mut head, &[], source);
    let name = required_name(&mut head, source);
    if let Some(named) = head.text("game", source).filter(|named| named.value != game) {
        source.fault(
            named.span,
            format!("this pack is for '{}'", quoted(&named.value)),
            format!("expected game = \"{game}\""),
        );
    }
    more(&mut head, source);
    head.finish(source);
    let (id, name) = (id?, name?);
    let (file, text) = (source.file.to_owned(), source.text.to_owned());
    Some(Head { id: id.value, name, file, text, art: Vec::new(), id_span: id.span })
}

/// The id every pack and tile needs.
pub fn required_id(
    fields: &mut Fields<'_, '_>,
    reserved: &[&str],
    source: &mut Source<'_>,
) -> Option<Placed<String>> {
    match fields.text("id", source) {
        Some(id) => check_id(&id, reserved, source).then_some(id),
        None if fields.has("id") => None,
        None => {
            fields.missing("id", "id = \"lower-case-words\"", source);
            None
        }
    }
}

/// Whether a word can be an id.
pub fn check_id(id: &Placed<String>, reserved: &[&str], source: &mut Source<'_>) -> bool {
    let shape = !id.value.is_empty()
        && id.value.len() <= 60
        && id.value.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        && id.value.bytes().any(|b| b != b'-');
    let taken = reserved.contains(&id.value.as_str());
    if !shape {
        source.fault(
            id.span.clone(),
            "this is not an id",
            "expected a-z, 0-9 and '-', at most 60 characters",
        );
    } else if taken {
        source.fault(
            id.span.clone(),
            format!("the id '{}' belongs to the game", id.value),
            "choose another one",
        );
    }
    shape && !taken
}

/// The name every pack and tile needs.
pub fn required_name(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Option<String> {
    match fields.text("name", source) {
        Some(name) if name.value.trim().is_empty() || name.value.chars().count() > 60 => {
            source.fault(name.span, "this name cannot be shown", "expected 1 to 60 characters");
            None
        }
        Some(name) if quoted(&name.value) != name.value => {
            source.fault(name.span, "this name has control characters", "expected 1 to 60 characters");
            None
        }
        Some(name) => Some(name.value),
        None if fields.has("name") => None,
        None => {
            fields.missing("name", "name = \"What people read\"", source);
            None
        }
    }
}

/// A whole number that must be there.
pub fn required_number(
    fields: &mut Fields<'_, '_>,
    key: &'static str,
    range: RangeInclusive<i64>,
    source: &mut Source<'_>,
) -> Option<i64> {
    let number = fields.number(key, range.clone(), source);
    if number.is_none() && !fields.has(key) {
        fields.missing(
            key,
            &format!("{key} = a whole number from {} to {}", range.start(), range.end()),
            source,
        );
    }
    number.map(|number| number.value)
}

/// Points at ids that a pack uses twice.
pub fn twice<'p>(what: &str, ids: impl Iterator<Item = &'p Placed<String>>, source: &mut Source<'_>) {
    let mut seen = std::collections::BTreeSet::new();
    for id in ids {
        if !seen.insert(id.value.as_str()) {
            source.fault(
                id.span.clone(),
                format!("the {what} '{}' is there twice", id.value),
                "each id stands once in a pack",
            );
        }
    }
}

/// Where the values of a table come from: `provenance`, `public_fields`, `house_fields`.
pub fn read_provenance(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Provenance {
    let mut list = |key| {
        let mut words = fields.texts(key, source).map(|list| list.value).unwrap_or_default();
        words.retain(|word| {
            let plain =
                word.value.len() <= 40 && word.value.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            if !plain {
                source.fault(word.span.clone(), "this is not a field", "expected names like \"cost\"");
            }
            plain
        });
        words.into_iter().map(|word| word.value).collect::<Vec<_>>()
    };
    let (public_fields, house_fields) = (list("public_fields"), list("house_fields"));
    let word = fields.text("provenance", source);
    let known = ["seed", "public", "house", "custom"];
    if let Some(word) = word.as_ref().filter(|word| !known.contains(&word.value.as_str())) {
        unknown_word("provenance", word, &known, source);
    }
    Provenance {
        source: word.map_or_else(|| "custom".to_owned(), |word| word.value),
        public_fields,
        house_fields,
    }
}

/// Why a choice of packs makes no rules.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LibraryError {
    /// No pack has this name.
    #[error("there is no pack '{name}'; {}", near.as_ref().map_or_else(|| format!("there are: {known} (a folder of your own: ./FOLDER)"), |near| format!("did you mean '{near}'?")))]
    UnknownPack {
        /// As asked for.
        name: String,
        /// The nearest there is.
        near: Option<String>,
        /// All there are.
        known: String,
    },
    /// A pack is named more than once.
    #[error("the pack '{name}' is named twice")]
    Twice {
        /// Which.
        name: String,
    },
    /// The packs do not fit together.
    #[error("{}", .0.first().map_or(String::new(), ToString::to_string))]
    Faulty(Vec<Fault>),
    /// Very many choices have been made already, and all are kept as long as the program runs.
    #[error("too many choices of packs are in use here; choose one that others play")]
    TooMany,
}

/// The packs of one game.
pub trait PackFile: Sized {
    /// What a choice of packs makes; it lives as long as the program.
    type Rules: Send + Sync + 'static;

    /// The packs that are part of the program: file and text.
    const BUILTIN: &'static [(&'static str, &'static str)];

    /// Reads a pack. Everything that is wrong with it is reported at once.
    fn read(file: &str, text: &str) -> Result<Self, Vec<Fault>>;

    /// Its head.
    fn head(&self) -> &Head;

    /// Keeps the pictures beside it; a game whose tiles are not drawn has no use for them.
    fn set_art(&mut self, _art: Vec<ArtFile>) {}

    /// What pictures may be named after.
    fn tile_ids(_rules: &Self::Rules) -> Vec<&str> {
        Vec::new()
    }

    /// The rules made of these packs, later ones adding to or replacing what earlier ones have.
    fn compile(packs: &[&Self]) -> Result<&'static Self::Rules, Vec<Fault>>;
}

/// Packs by name.
pub struct Library<P: PackFile> {
    packs: Vec<P>,
    /// The rules that were made of them. They are never let go, so there may not be any number of them.
    made: Made<P::Rules>,
}

// By hand: derived they would ask the same of the rules.
impl<P: PackFile + Clone> Clone for Library<P> {
    fn clone(&self) -> Library<P> {
        Library { packs: self.packs.clone(), made: self.made.clone() }
    }
}

impl<P: PackFile + fmt::Debug> fmt::Debug for Library<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("packs", &self.packs).field("made", &self.made).finish()
    }
}

/// Rules by the names of their packs.
struct Made<R: 'static>(Arc<Mutex<BTreeMap<Vec<String>, &'static R>>>);

impl<R> Made<R> {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Vec<String>, &'static R>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R> Clone for Made<R> {
    fn clone(&self) -> Made<R> {
        Made(self.0.clone())
    }
}

impl<R> Default for Made<R> {
    fn default() -> Made<R> {
        Made(Arc::default())
    }
}

impl<R> fmt::Debug for Made<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.lock().keys()).finish()
    }
}

/// So many choices of packs can be made in one program. All choices of ten packs are as many.
const MOST_CHOICES: usize = 1024;
/// So many in another order than the library's, which matters only where packs of one's own replace each other's tiles.
const MOST_ORDERS: usize = 64;

impl<P: PackFile> Library<P> {
    /// The packs that are part of the program.
    pub fn builtin() -> Library<P> {
        let read = |&(file, text)| P::read(file, text).expect("a test reads the built-in packs"); // never fails
        Library { packs: P::BUILTIN.iter().map(read).collect(), made: Made::default() }
    }

    /// The names of the packs that are part of the program, in the order in which they are always listed.
    pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
        let name = |file: &'static str| file.rsplit('/').next().and_then(|name| name.strip_suffix(".toml"));
        P::BUILTIN.iter().filter_map(move |(file, _)| name(file))
    }

    /// Adds a pack, or replaces the one with the same id.
    pub fn add(&mut self, pack: P) {
        self.made = Made::default();
        match self.packs.iter_mut().find(|known| known.head().id == pack.head().id) {
            Some(known) => *known = pack,
            None => self.packs.push(pack),
        }
    }

    /// All packs.
    pub fn packs(&self) -> &[P] {
        &self.packs
    }

    /// The pack with this name.
    pub fn find(&self, name: &str) -> Option<&P> {
        self.packs.iter().find(|pack| pack.head().id == name)
    }

    /// These names in the order in which packs are always listed: those of the program first, then others as they come.
    pub fn in_order(&self, names: &[String]) -> Result<Vec<String>, LibraryError> {
        for (place, name) in names.iter().enumerate() {
            if self.find(name).is_none() {
                let ids: Vec<&str> = self.packs.iter().map(|pack| pack.head().id.as_str()).collect();
                let near = nearest(name, ids.iter().copied()).map(str::to_owned);
                return Err(LibraryError::UnknownPack { name: quoted(name), near, known: ids.join(", ") });
            }
            if names[..place].contains(name) {
                return Err(LibraryError::Twice { name: name.clone() });
            }
        }
        let place = |name: &str| Self::builtin_ids().position(|known| known == name).unwrap_or(usize::MAX);
        let mut sorted = names.to_vec();
        sorted.sort_by_key(|name| place(name));
        Ok(sorted)
    }

    /// The rules made of the packs with these names.
    pub fn rules(&self, names: &[String]) -> Result<&'static P::Rules, LibraryError> {
        let names = self.in_order(names)?;
        let mut made = self.made.lock();
        if let Some(rules) = made.get(&names) {
            return Ok(rules);
        }
        let in_order = |names: &[String]| {
            let place = |name: &String| self.packs.iter().position(|pack| pack.head().id == *name);
            names.is_sorted_by_key(place)
        };
        let alike = made.keys().filter(|known| in_order(known) == in_order(&names)).count();
        if alike >= if in_order(&names) { MOST_CHOICES } else { MOST_ORDERS } {
            return Err(LibraryError::TooMany);
        }
        let chosen: Vec<&P> = names.iter().filter_map(|name| self.find(name)).collect();
        if chosen.is_empty() {
            let fault = fault_at("packs", "", 0..0, "no pack was chosen".into(), "expected base".into());
            return Err(LibraryError::Faulty(vec![fault]));
        }
        let rules = P::compile(&chosen).map_err(|mut faults| {
            faults.sort_by(|a, b| (&a.file, a.span.start).cmp(&(&b.file, b.span.start)));
            LibraryError::Faulty(faults)
        })?;
        made.insert(names, rules);
        Ok(rules)
    }

    /// How many choices of packs have been made.
    pub fn choices(&self) -> usize {
        self.made.lock().len()
    }
}
