//! The tiles of Suburbia, and what is no tile but is found with them: goals, bonuses, challenges.

use crate::learn::Source;
use crate::learn::catalogue::{
    Card, Detail, Entry, Filter, Group, Item, List, Near, Shelf, Values, counting, field_names, origin,
};
use crate::learn::markup::blocks;
use crate::page::Signs;
use crate::text::{self, say};
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::goal::{Goal, Measure, Stat};
use ::suburbia::rules::Rules;
use ::suburbia::tile::{Category, KindId, Line, Scope, Stack, TileKind, Traits};
use game_core::pack::{PackFile, Provenance};
use maud::{Markup, html};
use render::suburbia::sentence::{
    award_measure, award_name, award_text, category_name, goal_measure, goal_name, line_text, tile_name,
    tile_text, tile_traits,
};
use render::suburbia::svg::tile_symbol;
use render::svg::sprite::Sprite;
use render::text::Language;
use std::sync::Arc;

/// What all functions here read.
struct Catalogue<'a> {
    source: &'a Source<'a>,
    language: Language,
    rules: &'static Rules,
    sprite: Arc<Sprite>,
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

    fn sign(&self, track: &str) -> Markup {
        Signs(&self.sprite).sign(&format!("sign-{track}"))
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
    let lists = vec![goals(&of), awards(&of, AwardKind::Bonus), awards(&of, AwardKind::Challenge)];
    let lists = lists.into_iter().filter(|list| !list.items.is_empty()).collect();
    Some(Shelf { filters: filters(&of), note: house_values(&of), cards, lists })
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
            ("badge", badges(of.rules, kind)),
        ],
    }
}

/// The badges among these traits, by pack.
fn badges_in(rules: &Rules, traits: Traits) -> Vec<String> {
    let words = rules.trait_words(traits).into_iter();
    words.filter_map(|word| word.strip_prefix("badge:").map(str::to_owned)).collect()
}

/// What the filter by badge knows of a tile: the badge on it, and those it counts.
fn badges(rules: &Rules, kind: &TileKind) -> Vec<String> {
    let mut all = badges_in(rules, kind.traits);
    if all.is_empty() {
        all.push("none".to_owned());
    }
    let counted = kind.lines.iter().flat_map(|line| badges_in(rules, line.matches));
    for counted in counted.map(|pack| counting_badge(&pack)) {
        if !all.contains(&counted) {
            all.push(counted);
        }
    }
    all
}

/// The word for whatever counts a badge.
fn counting_badge(pack: &str) -> String {
    format!("counts-{pack}")
}

fn filters(of: &Catalogue<'_>) -> Vec<Filter> {
    let language = of.language;
    let stacks = [Stack::A, Stack::B, Stack::C, Stack::Basic, Stack::Lake, Stack::Border].into_iter();
    let stacks =
        stacks.filter(|stack| of.rules.kinds().any(|(_, kind)| kind.stack == *stack)).map(Stack::word);
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
        Filter { name: "stack", label: say!(language, "tiles-stack"), choices: stacks.collect() },
        Filter { name: "category", label: say!(language, "tiles-category"), choices: categories },
        Filter { name: "icon", label: say!(language, "tiles-icon"), choices: icons },
    ];
    if of.rules.packs().len() > 1 {
        let choices = of.rules.packs().iter().map(|id| (id.clone(), of.pack_name(id))).collect();
        filters.push(Filter { name: "pack", label: say!(language, "tiles-pack-choice"), choices });
        filters.push(Filter {
            name: "badge",
            label: say!(language, "tiles-badge"),
            choices: badge_choices(of),
        });
    }
    filters
}

/// The badges there are, and after them those that a tile, goal or prize counts.
fn badge_choices(of: &Catalogue<'_>) -> Vec<(String, String)> {
    let (language, rules) = (of.language, of.rules);
    let on_tiles: Vec<String> = rules.kinds().flat_map(|(_, kind)| badges_in(rules, kind.traits)).collect();
    let counting = rules.kinds().flat_map(|(_, kind)| kind.lines.iter().map(|line| line.matches));
    let measures = rules.goals().map(|(_, goal)| goal.measure);
    let measures = measures.chain(rules.awards().map(|(_, award)| award.measure));
    let counted: Vec<String> =
        counting.chain(measures.filter_map(traits_of)).flat_map(|traits| badges_in(rules, traits)).collect();
    let with = rules.packs().iter().filter(|pack| on_tiles.contains(pack));
    let with = with.map(|pack| (pack.clone(), of.pack_name(pack)));
    let none = ("none".to_owned(), say!(language, "tiles-no-badge"));
    let counts = rules.packs().iter().filter(|pack| counted.contains(pack));
    let counts =
        counts.map(|id| (counting_badge(id), say!(language, "tiles-badge-counts", pack = of.pack_name(id))));
    with.chain([none]).chain(counts).collect()
}

/// What a goal or prize counts, if it counts tiles.
fn traits_of(measure: Measure) -> Option<Traits> {
    match measure {
        Measure::Count(traits) | Measure::LargestGroup(traits) => Some(traits),
        Measure::Stat(_) => None,
    }
}

/// What the filters know of a goal or prize: what it counts, not what it is.
fn values_of(of: &Catalogue<'_>, pack: &str, measure: Measure) -> Values {
    let traits = traits_of(measure).unwrap_or(Traits::NONE);
    let words = of.rules.trait_words(traits);
    let is_category = |word: &&String| Category::ALL.iter().any(|category| category.word() == **word);
    let categories = words.iter().filter(is_category).cloned().collect();
    let icons = words.iter().filter(|word| !is_category(word)).cloned().collect();
    let badges = badges_in(of.rules, traits).iter().map(|pack| counting_badge(pack)).collect();
    vec![("category", categories), ("icon", icons), ("pack", vec![pack.to_owned()]), ("badge", badges)]
}

fn goals(of: &Catalogue<'_>) -> List {
    let language = of.language;
    let item = |goal: &Goal| Item {
        name: goal_name(language, goal),
        text: goal_measure(language, of.rules, goal),
        gives: html! { "+" (goal.bonus) (of.sign("population")) },
        values: values_of(of, &goal.pack, goal.measure),
    };
    List {
        id: "goals",
        heading: say!(language, "tiles-goals"),
        about: say!(language, "tiles-goals-about"),
        items: of.rules.goals().map(|(_, goal)| item(goal)).collect(),
    }
}

/// All bonuses, or all challenges.
fn awards(of: &Catalogue<'_>, wanted: AwardKind) -> List {
    let (language, word) = (of.language, wanted.word());
    let awards = of.rules.awards().filter(|(_, award)| award.kind == wanted);
    let items = awards.map(|(_, award)| Item {
        name: award_name(language, award),
        text: award_measure(language, of.rules, award),
        gives: html! { "+" (award.reward) (of.sign(wanted.track().word())) },
        values: values_of(of, &award.pack, award.measure),
    });
    List {
        id: match wanted {
            AwardKind::Bonus => "bonuses",
            AwardKind::Challenge => "challenges",
        },
        heading: say!(language, "tiles-awards", kind = word),
        about: say!(language, "tiles-awards-about", kind = word),
        items: items.collect(),
    }
}

/// Which values are our own, told once for all tiles.
fn house_values(of: &Catalogue<'_>) -> Markup {
    let (language, rules) = (of.language, of.rules);
    let line = |pack: &String| {
        let kinds = rules.kinds().filter(|(_, kind)| kind.pack == *pack).map(|(_, kind)| &kind.provenance);
        let goals = rules.goals().filter(|(_, goal)| goal.pack == *pack).map(|(_, goal)| &goal.provenance);
        let awards =
            rules.awards().filter(|(_, award)| award.pack == *pack).map(|(_, award)| &award.provenance);
        let all: Vec<&Provenance> = kinds.chain(goals).chain(awards).collect();
        let (whole, partly): (Vec<&Provenance>, Vec<&Provenance>) = all
            .iter()
            .filter(|of| of.source == "house" || !of.house_fields.is_empty())
            .partition(|of| of.house_fields.is_empty() || of.house_fields.iter().any(|field| field == "all"));
        let fields = field_names(language, partly.iter().flat_map(|of| &of.house_fields));
        let (name, count, whole) = (of.pack_name(pack), all.len(), whole.len());
        let fields = text::list(language, &fields);
        match (whole, partly.is_empty()) {
            (0, true) => None,
            (_, true) => Some(say!(language, "tiles-house-whole", name, whole, count)),
            (0, false) => Some(say!(language, "tiles-house-some", name, fields)),
            (_, false) => Some(say!(language, "tiles-house-both", name, whole, count, fields)),
        }
    };
    let lines: Vec<String> = rules.packs().iter().filter_map(line).collect();
    html! { @if !lines.is_empty() {
        details.panel.house-values {
            summary { (say!(language, "tiles-house")) }
            (blocks(&say!(language, "tiles-house-text")))
            ul { @for line in lines { li { (line) } } }
        }
    } }
}

/// All about one tile.
pub(super) fn detail(source: &Source, id: &str) -> Option<Detail> {
    let of = Catalogue::open(source)?;
    let language = of.language;
    let id = of.rules.find_kind(id)?;
    let kind = of.rules.kind(id);
    // That it is a border stands beside its cost anyway.
    let mut about = if kind.stack == Stack::Border { Vec::new() } else { tile_traits(language, kind) };
    about.push(of.about(kind));
    let groups = [counts(&of, kind), counted_by(&of, id), goals_about(&of, kind), awards_about(&of, kind)];
    Some(Detail {
        name: tile_name(language, kind),
        about: about.join(" · "),
        face: of.face(id, false),
        text: tile_text(language, of.rules, id),
        explained: explained(&of, kind),
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

/// Whether a tile helps with what is measured.
fn helps(measure: Measure, kind: &TileKind) -> bool {
    match measure {
        Measure::Count(traits) | Measure::LargestGroup(traits) => traits.meets(kind.traits),
        Measure::Stat(stat) => stat == Stat::Stars && kind.stars > 0,
    }
}

fn goals_about(of: &Catalogue<'_>, kind: &TileKind) -> Group {
    let goals = of.rules.goals().filter(|(_, goal)| helps(goal.measure, kind));
    let entries = goals.map(|(_, goal)| {
        let (name, asks) = (goal_name(of.language, goal), goal_measure(of.language, of.rules, goal));
        Entry { why: say!(of.language, "tiles-goal", name, asks, bonus = goal.bonus), tiles: Vec::new() }
    });
    Group { heading: say!(of.language, "tiles-goals-about-it"), entries: entries.collect() }
}

fn awards_about(of: &Catalogue<'_>, kind: &TileKind) -> Group {
    let awards = of.rules.awards().filter(|(_, award)| helps(award.measure, kind));
    let entries = awards.map(|(id, award)| {
        let (name, text) = (award_name(of.language, award), award_text(of.language, of.rules, id));
        Entry { why: say!(of.language, "tiles-award", name, text), tiles: Vec::new() }
    });
    Group { heading: say!(of.language, "tiles-awards-about-it"), entries: entries.collect() }
}

/// What of a tile needs more words than it has room for: specials, stars, what borders are.
fn explained(of: &Catalogue<'_>, kind: &TileKind) -> Vec<String> {
    let language = of.language;
    let specials = kind.specials.iter();
    let mut all: Vec<String> =
        specials.map(|special| say!(language, "tiles-special", special = special.word())).collect();
    if kind.stack == Stack::Border {
        all.push(say!(language, "tiles-border"));
    }
    if kind.stars > 0 {
        all.push(say!(language, "tiles-stars", count = kind.stars));
    }
    if kind.only_with_borders {
        all.push(say!(language, "tiles-only-with-borders"));
    }
    all
}
