//! The catalogue of a game's tiles, ready to be shown.

use crate::text::{self, say};
use game_core::pack::Provenance;
use maud::Markup;
use render::text::Language;

/// All tiles of a game, ready to be shown.
pub struct Shelf {
    /// Ways to choose among them.
    pub filters: Vec<Filter>,
    /// What has to be known about all of them, told once.
    pub note: Markup,
    /// The tiles.
    pub cards: Vec<Card>,
    /// What is found by the same filters and shown after the tiles.
    pub lists: Vec<List>,
}

/// Things of a game that are no tiles: goals and the like.
pub struct List {
    /// Its name in addresses.
    pub id: &'static str,
    /// What they are.
    pub heading: String,
    /// When they count.
    pub about: String,
    /// All of them.
    pub items: Vec<Item>,
}

/// One thing of a [`List`].
pub struct Item {
    /// What it is called.
    pub name: String,
    /// What it asks for.
    pub text: String,
    /// What it gives.
    pub gives: Markup,
    /// Its values, by filter.
    pub values: Values,
}

/// The values that something has, by the name of the filter.
pub type Values = Vec<(&'static str, Vec<String>)>;

/// One way to choose among the tiles.
pub struct Filter {
    /// The word in addresses, and the one cards have their values under.
    pub name: &'static str,
    /// What it is called.
    pub label: String,
    /// Values with what they are called.
    pub choices: Vec<(String, String)>,
}

/// A tile in the row of all tiles.
pub struct Card {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// A few words about it.
    pub about: String,
    /// The drawing.
    pub face: Markup,
    /// Its values, by filter.
    pub values: Values,
}

/// Everything about one tile.
pub struct Detail {
    /// What it is called.
    pub name: String,
    /// A few words about it.
    pub about: String,
    /// The drawing.
    pub face: Markup,
    /// What it does, in printed order.
    pub text: Vec<String>,
    /// What of that needs more words, with mark-up.
    pub explained: Vec<String>,
    /// What has to do with it.
    pub groups: Vec<Group>,
    /// Its pack, and where its values come from.
    pub origin: Vec<String>,
}

/// Tiles that have to do with a tile for one reason.
pub struct Group {
    /// What they have in common.
    pub heading: String,
    /// The reasons.
    pub entries: Vec<Entry>,
}

/// One reason, and the tiles it is about.
pub struct Entry {
    /// The reason.
    pub why: String,
    /// Those it is about.
    pub tiles: Vec<Near>,
}

/// A tile that is pointed at.
pub struct Near {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The drawing.
    pub face: Markup,
}

/// The tiles that count a tile; those that do it for the same reason stand together.
pub(crate) fn counting(language: Language, entries: Vec<Entry>) -> Group {
    let mut together: Vec<Entry> = Vec::new();
    for entry in entries {
        match together.iter_mut().find(|known| known.why == entry.why) {
            Some(known) => known.tiles.extend(entry.tiles),
            None => together.push(entry),
        }
    }
    Group { heading: say!(language, "tiles-counted-by"), entries: together }
}

/// Where values come from, in words.
pub(crate) fn origin(language: Language, pack: &str, of: &Provenance) -> Vec<String> {
    let fields = |fields: &[String]| text::list(language, &field_names(language, fields));
    let whole = of.house_fields.iter().any(|field| field == "all") || of.house_fields.is_empty();
    let source = if of.source == "house" && !whole { "house-partly" } else { of.source.as_str() };
    let mut lines = vec![say!(language, "tiles-pack", pack), say!(language, "tiles-source", source)];
    if !of.public_fields.is_empty() {
        lines.push(say!(language, "tiles-public-fields", fields = fields(&of.public_fields)));
    }
    if !of.house_fields.is_empty() && !of.house_fields.iter().any(|field| field == "all") {
        lines.push(say!(language, "tiles-house-fields", fields = fields(&of.house_fields)));
    }
    lines
}

/// What the fields of a pack are called; those that mean the same to a reader once.
pub(crate) fn field_names<'f>(
    language: Language,
    fields: impl IntoIterator<Item = &'f String>,
) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for field in fields {
        let name = say!(language, "tiles-field", field = field.replace([' ', '_'], "-"));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
