//! Tiles: what they do, in full and as short as it gets.

use super::{amount_of, either, list, short_change};
use crate::text::{Language, Value};
use suburbia::ledger::Account;
use suburbia::rules::Rules;
use suburbia::tile::{Category, KindId, Line, Scope, Special, Stack, TileKind, Track, Traits};

/// A tile as people call it; tiles of packs without translations keep the name the pack gives them.
pub fn tile_name(language: Language, kind: &TileKind) -> String {
    say!(language, "tile-name", tile = &kind.id, name = &kind.name)
}

/// What other tiles count of a tile: its category and its icons.
pub fn tile_traits(language: Language, kind: &TileKind) -> Vec<String> {
    let border = (kind.stack == Stack::Border).then(|| icon_name(language, "border", Number::One));
    let category = kind.category.map(|of| category_name(language, of)).or(border);
    let icons = kind.icons.iter().map(|icon| icon_name(language, icon, Number::One));
    category.into_iter().chain(icons).collect()
}

/// A tile's name with its traits: `Farm (industrial)`, `High School (civic, school)`.
pub fn tile_heading(language: Language, rules: &Rules, kind: KindId) -> String {
    let kind = rules.kind(kind);
    let tile = tile_name(language, kind);
    let traits = list(language, tile_traits(language, kind));
    if traits.is_empty() { tile } else { say!(language, "tile-heading", tile, traits) }
}

/// What a tile does: its immediate gains, then its conditional lines in printed order.
pub fn tile_text(language: Language, rules: &Rules, kind: KindId) -> Vec<String> {
    let kind = rules.kind(kind);
    let now = kind.now.parts().map(|(track, amount)| gain_text(language, track, amount.into()));
    let mut text: Vec<String> = now.collect();
    text.extend(kind.lines.iter().map(|line| line_text(language, rules, kind, line)));
    text.extend(kind.specials.iter().map(|special| special_text(language, special)));
    if kind.stars > 0 {
        text.push(say!(language, "tile-stars", count = kind.stars));
    }
    if text.is_empty() {
        text.push(say!(language, "tile-plain"));
    }
    text
}

/// What a special does.
pub fn special_text(language: Language, special: Special) -> String {
    say!(language, "special", special = special.word())
}

/// What a tile gave its owner and took so far: `gave +3 income, took 1 reputation so far`; `None` if nothing.
pub fn account_text(language: Language, account: &Account) -> Option<String> {
    let side = |sums: [i32; 4], sign: &str| {
        let sums = Track::ALL.into_iter().zip(sums).filter(|&(_, sum)| sum != 0);
        let parts = sums.map(|(track, sum)| {
            let dollar = if track == Track::Money { "$" } else { "" };
            say!(language, "gain", track = track.word(), amount = format!("{sign}{dollar}{sum}"))
        });
        list(language, parts.collect::<Vec<String>>())
    };
    let (gave, took) = (side(account.gains, "+"), side(account.losses, ""));
    match (gave.is_empty(), took.is_empty()) {
        (true, true) => None,
        (false, true) => Some(say!(language, "account-gave", gave)),
        (true, false) => Some(say!(language, "account-took", took)),
        (false, false) => Some(say!(language, "account-both", gave, took)),
    }
}

/// `+1 income`, `−$2`.
fn gain_text(language: Language, track: Track, amount: i32) -> String {
    say!(language, "gain", track = track.word(), amount = amount_of(track, amount))
}

/// One conditional line.
pub fn line_text(language: Language, rules: &Rules, kind: &TileKind, line: &Line) -> String {
    let gain = gain_text(language, line.track, line.amount.into());
    let things = things(language, rules, line.matches, Number::One);
    let itself = match (kind.traits.meets(line.matches), line.not_itself) {
        (false, _) => "no",
        (true, false) => "included",
        (true, true) => "left-out",
    };
    match line.scope {
        Scope::Adjacent => say!(language, "line-adjacent", gain, things),
        Scope::Own => say!(language, "line-own", gain, things, itself),
        Scope::Every => say!(language, "line-every", gain, things, itself),
        Scope::Others => say!(language, "line-others", gain, things),
        Scope::After => say!(language, "line-after", gain, things),
        Scope::RedLine => say!(language, "line-red-line", gain),
        Scope::OwnLakeAdjacent => say!(language, "line-lake", gain, things),
    }
}

/// Whether a word stands for one thing or for many; messages choose by it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl From<Number> for Value<'_> {
    fn from(number: Number) -> Self {
        match number {
            Number::One => "one".into(),
            Number::Many => "many".into(),
        }
    }
}

/// The things of a set of traits: `industrial or residential tile`, `restaurants`, `tile` for any face-up one.
pub(super) fn things(language: Language, rules: &Rules, traits: Traits, number: Number) -> String {
    let of: Vec<Category> =
        Category::ALL.into_iter().filter(|category| traits.meets(category.as_trait())).collect();
    let mut parts = Vec::new();
    if of.len() == Category::ALL.len() {
        parts.push(say!(language, "any-tile", number));
    } else if !of.is_empty() {
        let of = of.iter().map(|of| say!(language, "category", category = of.word(), number));
        let categories = either(language, &of.collect::<Vec<_>>());
        parts.push(say!(language, "category-tile", categories, number));
    }
    let others = rules.trait_words(traits).into_iter().skip(of.len());
    parts.extend(others.map(|word| match word.strip_prefix("badge:") {
        Some(pack) => say!(language, "badge-tile", pack = rules.pack_name(pack).unwrap_or(pack), number),
        None => icon_name(language, &word, number),
    }));
    either(language, &parts)
}

/// The word for a category: `residential`.
pub fn category_name(language: Language, category: Category) -> String {
    say!(language, "category", category = category.word(), number = Number::One)
}

/// The word for an icon, a lake or a border. Icons of packs nobody foresaw have their English plural.
fn icon_name(language: Language, icon: &str, number: Number) -> String {
    let word = icon.replace('-', " ");
    let words = match word.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{word}s"),
    };
    say!(language, "icon", icon, number, word, words)
}

/// What a tile does, as short as it gets: `+1i −1r/adj V`.
pub fn tile_short(language: Language, rules: &Rules, kind: KindId) -> String {
    let kind = rules.kind(kind);
    let now = kind.now.parts().map(|(track, by)| short_change(language, track, by.into()));
    let lines = kind.lines.iter().map(|line| {
        let gain = short_change(language, line.track, line.amount.into());
        let things = short_things(language, rules, line.matches);
        match line.scope {
            Scope::Adjacent => say!(language, "short-adjacent", gain, things),
            Scope::Own => say!(language, "short-own", gain, things),
            Scope::Every => say!(language, "short-every", gain, things),
            Scope::Others => say!(language, "short-others", gain, things),
            Scope::After => say!(language, "short-after", gain, things),
            Scope::RedLine => say!(language, "short-red-line", gain),
            Scope::OwnLakeAdjacent => say!(language, "short-lake", gain, things),
        }
    });
    let specials = kind.specials.iter();
    let specials = specials.map(|special| say!(language, "special-short", special = special.word()));
    let stars = (kind.stars > 0).then(|| format!("{}★", kind.stars));
    now.chain(lines).chain(specials).chain(stars).collect::<Vec<_>>().join(" ")
}

fn short_things(language: Language, rules: &Rules, traits: Traits) -> String {
    if Category::ALL.iter().all(|category| traits.meets(category.as_trait())) {
        return say!(language, "short-any-tile");
    }
    let short = |word: &String| match Category::ALL.iter().find(|category| category.word() == word) {
        Some(&category) => category_letter(Some(category)).to_string(),
        None => match word.strip_prefix("badge:") {
            Some(pack) => rules.pack_name(pack).unwrap_or(pack).to_owned(),
            None => icon_name(language, word, Number::One),
        },
    };
    rules.trait_words(traits).iter().map(short).collect::<Vec<_>>().join("/")
}

/// The letter of a category, `~` for lakes; colour is never the only sign. Letters are notation: they are the same in
/// every language.
pub fn category_letter(category: Option<Category>) -> char {
    match category {
        Some(Category::Residential) => 'R',
        Some(Category::Commercial) => 'C',
        Some(Category::Industrial) => 'I',
        Some(Category::Civic) => 'V',
        None => '~',
    }
}
