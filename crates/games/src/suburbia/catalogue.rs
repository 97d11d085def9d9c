//! The tiles of Suburbia.

use crate::learn::Source;
use crate::learn::catalogue::{Card, Detail, Entry, Filter, Group, Near, Shelf, counting, origin};
use crate::page::Signs;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::goal::{Goal, Measure};
use ::suburbia::rules::Rules;
use ::suburbia::tile::{Category, KindId, Line, Scope, Stack, TileKind};
use game_core::pack::PackFile;
use maud::{Markup, html};
use render::suburbia::sentence::{
    category_name, goal_measure, goal_name, line_text, tile_name, tile_text, tile_traits,
};
use render::suburbia::svg::tile_symbol;
use render::text::Language;

/// What all functions here read.
struct Catalogue<'a> {
    source: &'a Source<'a>,
    language: Language,
    rules: &'static Rules,
    sprite: String,
}

impl<'a> Catalogue<'a> {
    fn open(source: &'a Source<'a>) -> Option<Catalogue<'a>> {
        let (language, rules) = (source.language, source.libraries.all_rules::<Suburbia>()?);
        Some(Catalogue { source, language, rules, sprite: (source.sprites)(rules.packs()) })
    }

    fn face(&self, kind: KindId, small: bool) -> Markup {
        let symbol = tile_symbol(self.rules, kind);
        let symbol = if small { symbol.replacen("tile-", "mini-", 1) } else { symbol };
        Signs(&self.sprite).face::<Suburbia>(&symbol, None)
    }

    fn about(&self, of: &TileKind) -> String {
        let (stack, cost, copies) = (of.stack.word(), of.cost, of.copies);
        say!(self.language, "tiles-suburbia-about", stack, cost, copies)
    }

    fn near(&self, kind: KindId) -> Near {
        let of = self.rules.kind(kind);
        Near { id: of.id.clone(), name: tile_name(self.language, of), face: self.face(kind, true) }
    }

    fn pack_name(&self, id: &str) -> String {
        let pack = self.source.libraries.of::<Suburbia>().find(id);
        pack.map_or_else(|| id.to_owned(), |pack| pack.head().name.clone())
    }
}

/// All tiles.
pub(super) fn shelf(source: &Source) -> Option<Shelf> {
    let of = Catalogue::open(source)?;
    let cards = of.rules.kinds().map(|(id, kind)| card(&of, id, kind)).collect();
    Some(Shelf { filters: filters(&of), cards, more: goals(&of) })
}

fn card(of: &Catalogue<'_>, id: KindId, kind: &TileKind) -> Card {
    let category = kind.category.map_or("none", Category::word);
    let mut icons = kind.icons.clone();
    if icons.is_empty() {
        icons.push("none".to_owned());
    }
    Card {
        id: kind.id.clone(),
        name: tile_name(of.language, kind),
        about: of.about(kind),
        face: of.face(id, false),
        values: vec![
            ("stack", vec![kind.stack.word().to_owned()]),
            ("category", vec![category.to_owned()]),
            ("icon", icons),
            ("pack", vec![kind.pack.clone()]),
        ],
    }
}

fn filters(of: &Catalogue<'_>) -> Vec<Filter> {
    let language = of.language;
    let stacks = [Stack::A, Stack::B, Stack::C, Stack::Basic, Stack::Lake].map(Stack::word);
    let stacks = stacks.map(|word| (word.to_owned(), say!(language, "tiles-stack-name", stack = word)));
    let mut categories = Category::ALL.map(|of| (of.word().to_owned(), category_name(language, of))).to_vec();
    categories.push(("none".to_owned(), say!(language, "tiles-no-category")));
    let mut icons: Vec<(String, String)> = Vec::new();
    for (_, kind) in of.rules.kinds() {
        let names = tile_traits(language, kind);
        let names = names.iter().skip(usize::from(kind.category.is_some()));
        for (icon, name) in kind.icons.iter().zip(names) {
            if icons.iter().all(|(known, _)| known != icon) {
                icons.push((icon.clone(), name.clone()));
            }
        }
    }
    icons.sort_by(|a, b| a.1.cmp(&b.1));
    icons.push(("none".to_owned(), say!(language, "tiles-no-icon")));
    let mut filters = vec![
        Filter { name: "stack", label: say!(language, "tiles-stack"), choices: stacks.to_vec() },
        Filter { name: "category", label: say!(language, "tiles-category"), choices: categories },
        Filter { name: "icon", label: say!(language, "tiles-icon"), choices: icons },
    ];
    if of.rules.packs().len() > 1 {
        let choices = of.rules.packs().iter().map(|id| (id.clone(), of.pack_name(id))).collect();
        filters.push(Filter { name: "pack", label: say!(language, "tiles-pack-choice"), choices });
    }
    filters
}

/// The goals there are, after the tiles.
fn goals(of: &Catalogue<'_>) -> Markup {
    let language = of.language;
    html! {
        section.goals aria-labelledby="goals" {
            h2 #goals { (say!(language, "tiles-goals")) }
            p { (say!(language, "tiles-goals-about")) }
            ul { @for (_, goal) in of.rules.goals() {
                li {
                    strong { (goal_name(language, goal)) }
                    span { (goal_measure(language, of.rules, goal)) }
                    b { "+" (goal.bonus) }
                }
            } }
        }
    }
}

/// All about one tile.
pub(super) fn detail(source: &Source, id: &str) -> Option<Detail> {
    let of = Catalogue::open(source)?;
    let language = of.language;
    let id = of.rules.find_kind(id)?;
    let kind = of.rules.kind(id);
    let mut about = tile_traits(language, kind);
    about.push(of.about(kind));
    let groups = [counts(&of, kind), counted_by(&of, id), goals_about(&of, kind)];
    Some(Detail {
        name: tile_name(language, kind),
        about: about.join(" · "),
        face: of.face(id, false),
        text: tile_text(language, of.rules, id),
        groups: groups.into_iter().filter(|group| !group.entries.is_empty()).collect(),
        origin: origin(language, &of.pack_name(&kind.pack), &kind.provenance),
    })
}

/// Whether a line looks for this kind at all; where it lies is another question.
fn looks_for(line: &Line, kind: &TileKind) -> bool {
    line.scope != Scope::RedLine && line.matches.meets(kind.traits)
}

fn counts(of: &Catalogue<'_>, kind: &TileKind) -> Group {
    let entries = kind.lines.iter().map(|line| {
        let tiles = of.rules.kinds().filter(|(_, other)| looks_for(line, other));
        Entry {
            why: line_text(of.language, of.rules, kind, line),
            tiles: tiles.map(|(id, _)| of.near(id)).collect(),
        }
    });
    Group { heading: say!(of.language, "tiles-counts"), entries: entries.collect() }
}

fn counted_by(of: &Catalogue<'_>, id: KindId) -> Group {
    let kind = of.rules.kind(id);
    let mut entries = Vec::new();
    for (other_id, other) in of.rules.kinds() {
        let lines = other.lines.iter().filter(|line| looks_for(line, kind));
        let lines: Vec<String> = lines.map(|line| line_text(of.language, of.rules, other, line)).collect();
        if !lines.is_empty() {
            entries.push(Entry { why: lines.join("; "), tiles: vec![of.near(other_id)] });
        }
    }
    counting(of.language, entries)
}

fn goals_about(of: &Catalogue<'_>, kind: &TileKind) -> Group {
    let counts = |goal: &Goal| match goal.measure {
        Measure::Count(traits) | Measure::LargestGroup(traits) => traits.meets(kind.traits),
        Measure::Stat(_) => false,
    };
    let entries = of.rules.goals().filter(|(_, goal)| counts(goal)).map(|(_, goal)| {
        let (name, asks) = (goal_name(of.language, goal), goal_measure(of.language, of.rules, goal));
        Entry { why: say!(of.language, "tiles-goal", name, asks, bonus = goal.bonus), tiles: Vec::new() }
    });
    Group { heading: say!(of.language, "tiles-goals-about-it"), entries: entries.collect() }
}
