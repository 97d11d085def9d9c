//! Tiles: what they do, in full and as short as it gets.

use super::{money, short_change, signed};
use suburbia::rules::Rules;
use suburbia::tile::{Category, KindId, Line, Scope, TileKind, Track, Traits};

/// A tile's name with what other tiles count of it: `Farm (industrial)`, `High School (civic, school)`.
pub fn tile_heading(rules: &Rules, kind: KindId) -> String {
    let kind = rules.kind(kind);
    let icons = kind.icons.iter().map(|icon| icon.replace('-', " "));
    let words: Vec<String> = kind.category.map(|of| of.word().to_owned()).into_iter().chain(icons).collect();
    if words.is_empty() { kind.name.clone() } else { format!("{} ({})", kind.name, words.join(", ")) }
}

/// What a tile does: its immediate gains, then its conditional lines in printed order.
pub fn tile_text(rules: &Rules, kind: KindId) -> Vec<String> {
    let kind = rules.kind(kind);
    let mut text: Vec<String> =
        kind.now.parts().map(|(track, amount)| gain_text(track, amount.into())).collect();
    text.extend(kind.lines.iter().map(|line| line_text(rules, kind, line)));
    if text.is_empty() {
        text.push("no effect of its own".to_owned());
    }
    text
}

/// `+1 income`, `−$2`.
fn gain_text(track: Track, amount: i32) -> String {
    match track {
        Track::Money => money(amount),
        _ => format!("{} {}", signed(amount), track.word()),
    }
}

/// One conditional line.
pub fn line_text(rules: &Rules, kind: &TileKind, line: &Line) -> String {
    let gain = gain_text(line.track, line.amount.into());
    let what = things(rules, line.matches, false);
    let itself = match (kind.traits.meets(line.matches), line.not_itself) {
        (false, _) => "",
        (true, false) => ", itself included",
        (true, true) => ", itself left out",
    };
    match line.scope {
        Scope::Adjacent => format!("{gain} for each adjacent {what}"),
        Scope::Own => format!("{gain} for each {what} in your borough{itself}"),
        Scope::Every => format!("{gain} for each {what} anywhere{itself}"),
        Scope::Others => format!("{gain} for each {what} in the other boroughs"),
        Scope::After => format!("{gain} for every {what} built later, anywhere"),
        Scope::RedLine => format!("{gain} for each red line passed upwards"),
        Scope::OwnLakeAdjacent => format!("{gain} for each {what} next to each of your lakes"),
    }
}

/// The things of a set of traits: `industrial or residential tile`, `restaurants`, `tile` for any face-up one.
pub(super) fn things(rules: &Rules, traits: Traits, many: bool) -> String {
    let plural = |word: &str| match (many, word.strip_suffix('y')) {
        (false, _) => word.to_owned(),
        (true, Some(stem)) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        (true, _) => format!("{word}s"),
    };
    let mut words = rules.trait_words(traits);
    let categories = Category::ALL.len();
    let split = words.iter().filter(|word| Category::ALL.iter().any(|c| c.word() == word.as_str())).count();
    let others: Vec<String> = words
        .split_off(split)
        .iter()
        .map(|word| match word.strip_prefix("badge:") {
            Some(pack) => format!("{pack} {}", plural("tile")),
            None => plural(&word.replace('-', " ")),
        })
        .collect();
    let mut parts = Vec::new();
    if split == categories {
        parts.push(plural("tile"));
    } else if split > 0 {
        parts.push(format!("{} {}", either(&words), plural("tile")));
    }
    parts.extend(others);
    either(&parts)
}

/// `a, b or c`.
fn either(words: &[String]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// What a tile does, as short as it gets: `+1i −1r/adj V`.
pub fn tile_short(rules: &Rules, kind: KindId) -> String {
    let kind = rules.kind(kind);
    let now = kind.now.parts().map(|(track, by)| short_change(track, by.into()));
    let lines = kind.lines.iter().map(|line| {
        let gain = short_change(line.track, line.amount.into());
        let what = short_things(rules, line.matches);
        match line.scope {
            Scope::Adjacent => format!("{gain}/adj {what}"),
            Scope::Own => format!("{gain}/own {what}"),
            Scope::Every => format!("{gain}/any {what}"),
            Scope::Others => format!("{gain}/others' {what}"),
            Scope::After => format!("{gain}/later {what}"),
            Scope::RedLine => format!("{gain}/red line"),
            Scope::OwnLakeAdjacent => format!("{gain}/lakeside {what}"),
        }
    });
    now.chain(lines).collect::<Vec<_>>().join(" ")
}

fn short_things(rules: &Rules, traits: Traits) -> String {
    if Category::ALL.iter().all(|category| traits.meets(category.as_trait())) {
        return "tile".to_owned();
    }
    let short = |word: &String| match Category::ALL.iter().find(|category| category.word() == word) {
        Some(&category) => category_letter(Some(category)).to_string(),
        None => word.replace('-', " "),
    };
    rules.trait_words(traits).iter().map(short).collect::<Vec<_>>().join("/")
}

/// The letter of a category, `~` for lakes; colour is never the only sign.
pub fn category_letter(category: Option<Category>) -> char {
    match category {
        Some(Category::Residential) => 'R',
        Some(Category::Commercial) => 'C',
        Some(Category::Industrial) => 'I',
        Some(Category::Civic) => 'V',
        None => '~',
    }
}
