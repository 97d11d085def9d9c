//! Packs: tiles, goals and set-up tables as a person writes them.
//!
//! Reads one TOML file into a [`Pack`], noting every fault. What can only be judged together with other packs (what
//! a word in `match` means, whether there are enough tiles) is left to the [`Library`](crate::library::Library).

use crate::card::Card;
use crate::goal::{Best, Stat};
use crate::setup::{Edition, MAX_SEATS, MAX_SLOTS, Mode, SetupTable};
use crate::tile::{Category, Gains, MAX_LINES, Scope, Special, Specials, Stack, Track, Within};
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, Placed, choose, read_file};
use game_core::pack::{
    Head, Provenance, check_id, read_head, read_provenance, required_id, required_name, required_number,
    twice,
};

/// A pack as it was written.
#[derive(Debug, Clone, PartialEq)]
pub struct Pack {
    /// Its id (also its tiles' badge), name and text.
    pub head: Head,
    /// Its part of the stacks; without one its tiles are mixed into those of the base game.
    pub(crate) share: Option<u8>,
    pub(crate) brings: Vec<Part>,
    pub(crate) icons: Vec<String>,
    /// Tiles, then borders.
    pub(crate) tiles: Vec<TileSpec>,
    pub(crate) goals: Vec<GoalSpec>,
    pub(crate) bonuses: Vec<AwardSpec>,
    pub(crate) challenges: Vec<AwardSpec>,
    pub(crate) setups: Vec<Placed<SetupTable>>,
    pub(crate) start: Option<Placed<StartSpec>>,
}

/// A part of the rules that is played only if a pack brings it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Borders,
    Bonuses,
    StarTrack,
}

impl Part {
    const ALL: [(Part, &'static str); 3] =
        [(Part::Borders, "borders"), (Part::Bonuses, "bonuses"), (Part::StarTrack, "star-track")];
}

impl Pack {
    /// Whether it brings a part of the rules, by the word that packs have for it: `borders`.
    pub fn brings(&self, part: &str) -> bool {
        Part::ALL.iter().any(|(known, word)| *word == part && self.brings.contains(known))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TileSpec {
    pub id: Placed<String>,
    pub name: String,
    pub stack: Stack,
    pub category: Option<Category>,
    pub icons: Vec<Placed<String>>,
    pub cost: u8,
    pub copies: u8,
    pub now: Gains,
    pub lines: Vec<LineSpec>,
    pub specials: Specials,
    pub stars: u8,
    pub only_with_borders: bool,
    pub provenance: Provenance,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LineSpec {
    pub scope: Scope,
    pub matches: Vec<Placed<String>>,
    pub not_itself: bool,
    pub track: Track,
    pub amount: i8,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct GoalSpec {
    pub id: Placed<String>,
    pub name: String,
    pub best: Best,
    pub measure: MeasureSpec,
    pub bonus: u8,
    pub with_dale: bool,
    pub only_with_borders: bool,
    pub provenance: Provenance,
}

/// A bonus or a challenge.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct AwardSpec {
    pub id: Placed<String>,
    pub name: String,
    pub measure: MeasureSpec,
    pub least: i16,
    pub reward: i8,
    pub only_with_borders: bool,
    pub provenance: Provenance,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum MeasureSpec {
    Count(Vec<Placed<String>>),
    Group(Vec<Placed<String>>),
    Stat(Stat),
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct StartSpec {
    pub money: u8,
    pub markers: u8,
    pub income: i8,
    pub reputation: i8,
    pub population: u8,
    pub tiles: Vec<Placed<String>>,
}

/// Words that mean something else in the game.
const RESERVED: [&str; 4] = ["lake", Card::ONE_MORE_ROUND, Card::SCORE_BONUS, Card::SCORE_CHALLENGE];
/// Largest cost, bonus or amount of money a pack may name.
const LARGEST: i64 = 99;
/// Largest gain of one line, either way.
const LARGEST_GAIN: i64 = 20;
const STACKS: [(Stack, &str); 4] =
    [(Stack::Basic, "basic"), (Stack::A, "A"), (Stack::B, "B"), (Stack::C, "C")];

/// Reads a pack. Everything that is wrong with it is reported at once.
pub fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
    read_file("this file", file, text, read_top)
}

fn read_top(mut top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Pack> {
    let (mut icons, mut share, mut brings) = (Vec::new(), None, Vec::new());
    let head = read_head("suburbia", &mut top, source, |head, source| {
        share = head.number("share", 1..=20, source).map(|share| share.value as u8);
        let parts = head.texts("brings", source).map(|list| list.value).unwrap_or_default();
        brings = parts.iter().filter_map(|word| choose("part", word, &Part::ALL, source)).collect();
        for icon in head.texts("icons", source).map(|list| list.value).unwrap_or_default() {
            if check_id(&icon, &RESERVED, source) {
                icons.push(icon.value);
            }
        }
    });
    let start = top.table("start", source).and_then(|start| read_start(start, source));
    let setups =
        top.tables("setup", source).into_iter().filter_map(|setup| read_setup(setup, source)).collect();
    let mut tiles: Vec<_> =
        top.tables("tile", source).into_iter().filter_map(|tile| read_tile(tile, source)).collect();
    let borders = top.tables("border", source).into_iter();
    tiles.extend(borders.filter_map(|border| read_border(border, source)));
    let goals: Vec<_> =
        top.tables("goal", source).into_iter().filter_map(|goal| read_goal(goal, source)).collect();
    twice("tile", tiles.iter().map(|tile: &TileSpec| &tile.id), source);
    twice("goal", goals.iter().map(|goal: &GoalSpec| &goal.id), source);
    let mut awards = |key, word| {
        let awards = top.tables(key, source).into_iter();
        let awards: Vec<_> = awards.filter_map(|award| read_award(award, source)).collect();
        twice(word, awards.iter().map(|award: &AwardSpec| &award.id), source);
        awards
    };
    let (bonuses, challenges) = (awards("bonus", "bonus"), awards("challenge", "challenge"));
    top.finish(source);
    Some(Pack { head: head?, share, brings, icons, tiles, goals, bonuses, challenges, setups, start })
}

fn read_tile(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<TileSpec> {
    let stack = fields.word("stack", &STACKS, source);
    if stack.is_none() && !fields.has("stack") {
        fields.missing("stack", "stack = \"A\", \"B\", \"C\" or \"basic\"", source);
    }
    let mut categories: Vec<(Option<Category>, &str)> =
        Category::ALL.iter().map(|&category| (Some(category), category.word())).collect();
    categories.push((None, "none"));
    let category = fields.word("category", &categories, source);
    if category.is_none() && !fields.has("category") {
        fields.missing("category", "category = \"residential\" or another of the four", source);
    }
    let tile = read_placeable(fields, stack.map(|stack| stack.value), source)?;
    Some(TileSpec { category: category?.value, ..tile })
}

fn read_border(fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<TileSpec> {
    read_placeable(fields, Some(Stack::Border), source)
}

/// What tiles and borders have in common.
fn read_placeable(
    mut fields: Fields<'_, '_>,
    stack: Option<Stack>,
    source: &mut Source<'_>,
) -> Option<TileSpec> {
    let id = required_id(&mut fields, &RESERVED, source);
    let name = required_name(&mut fields, source);
    let icons = fields.texts("icons", source).map(|list| list.value).unwrap_or_default();
    let cost = required_number(&mut fields, "cost", 0..=LARGEST, source);
    let copies = required_number(&mut fields, "copies", 0..=20, source);
    let now = fields.table("now", source).map(|now| read_gains(now, source)).unwrap_or_default();
    let specs = fields.tables("per", source);
    if specs.len() > MAX_LINES {
        source.fault(
            specs[MAX_LINES].span(),
            format!("this tile has {} lines", specs.len()),
            format!("expected at most {MAX_LINES}"),
        );
    }
    let lines = specs.into_iter().take(MAX_LINES).filter_map(|line| read_line(line, source)).collect();
    let stars = fields.number("stars", 0..=9, source).map_or(0, |stars| stars.value as u8);
    let specials = read_specials(&mut fields, stack, source);
    let only_with_borders = read_only_with(&mut fields, source);
    let provenance = read_provenance(&mut fields, source);
    fields.finish(source);
    Some(TileSpec {
        id: id?,
        name: name?,
        stack: stack?,
        category: None,
        icons,
        cost: cost? as u8,
        copies: copies? as u8,
        now,
        lines,
        specials,
        stars,
        only_with_borders,
        provenance,
    })
}

fn read_specials(fields: &mut Fields<'_, '_>, stack: Option<Stack>, source: &mut Source<'_>) -> Specials {
    let words = fields.texts("special", source).map(|list| list.value).unwrap_or_default();
    let mut specials = Vec::new();
    for word in words {
        let Some(special) = choose("special", &word, &Special::ALL, source) else { continue };
        // Moves have room for choices where market tiles are placed and marked; borders are never replaced.
        let here = match stack {
            Some(Stack::Border) => !Special::CHOICES.contains(&special) && special != Special::Redevelopment,
            Some(Stack::Basic) => !Special::CHOICES.contains(&special),
            _ => true,
        };
        if !here {
            let place = if stack == Some(Stack::Border) { "a border" } else { "a basic tile" };
            source.fault(
                word.span.clone(),
                format!("{place} cannot have '{}'", word.value),
                "it belongs on a tile of the stacks",
            );
        }
        specials.push(special);
    }
    specials.into_iter().collect()
}

/// `only_with = "borders"`.
fn read_only_with(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> bool {
    fields.word("only_with", &[((), "borders")], source).is_some()
}

fn read_gains(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Gains {
    let mut gains = Gains::default();
    for track in Track::ALL {
        if let Some(amount) = fields.number(track.word(), -LARGEST_GAIN..=LARGEST_GAIN, source) {
            gains.0[track as usize] = amount.value as i8;
        }
    }
    fields.finish(source);
    gains
}

fn read_line(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<LineSpec> {
    let scopes = Scope::ALL.map(|scope| (scope, scope.word()));
    let scope = fields.word("scope", &scopes, source);
    if scope.is_none() && !fields.has("scope") {
        fields.missing("scope", "scope = \"adjacent\", \"own\", \"every\" …", source);
    }
    let matches = fields.texts("match", source);
    let not_itself = fields.flag("not_itself", source).unwrap_or(false);
    let gain_span = fields.table("gain", source).map(|gain| gain.span());
    let gains = fields.table("gain", source).map(|gain| read_gains(gain, source));
    if gains.is_none() && !fields.has("gain") {
        fields.missing("gain", "gain = { income = 1 }", source);
    }
    let span = fields.span();
    fields.finish(source);
    let (scope, gains) = (scope?, gains?);
    let parts: Vec<(Track, i8)> = gains.parts().collect();
    let &[(track, amount)] = parts.as_slice() else {
        let place = gain_span.unwrap_or(span);
        source.fault(
            place,
            format!("this line changes {} tracks", parts.len()),
            "expected exactly one; write two lines for two",
        );
        return None;
    };
    let matches = matches.map(|list| list.value).unwrap_or_default();
    let reach = scope.value.reach();
    if reach.red_lines {
        if let Some(word) = matches.first() {
            source.fault(word.span.clone(), "a red-line line matches nothing", "leave 'match' out");
        }
        if !matches!(track, Track::Income | Track::Reputation) {
            source.fault(
                gain_span.unwrap_or(span),
                format!("a red-line line cannot change {}", track.word()),
                "expected income or reputation",
            );
        }
    } else if reach.own == Within::AtLakes && matches.iter().any(|word| word.value == "lake") {
        source.fault(span, "a lake next to a lake is no pair", "leave \"lake\" out of 'match'");
    } else if matches.is_empty() {
        source.fault(span, "this line matches nothing", "expected match = [\"commercial\"] or other words");
    }
    Some(LineSpec { scope: scope.value, matches, not_itself, track, amount })
}

fn read_goal(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<GoalSpec> {
    let id = required_id(&mut fields, &RESERVED, source);
    let name = required_name(&mut fields, source);
    let best = fields.word("best", &[(Best::Most, "most"), (Best::Fewest, "fewest")], source);
    if best.is_none() && !fields.has("best") {
        fields.missing("best", "best = \"most\" or \"fewest\"", source);
    }
    let measure = required_measure(&mut fields, source);
    let bonus = required_number(&mut fields, "bonus", 0..=LARGEST, source);
    let with_dale = fields.flag("with_dale", source).unwrap_or(true);
    let only_with_borders = read_only_with(&mut fields, source);
    let provenance = read_provenance(&mut fields, source);
    fields.finish(source);
    Some(GoalSpec {
        id: id?,
        name: name?,
        best: best?.value,
        measure: measure?,
        bonus: bonus? as u8,
        with_dale,
        only_with_borders,
        provenance,
    })
}

fn read_award(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<AwardSpec> {
    let id = required_id(&mut fields, &RESERVED, source);
    let name = required_name(&mut fields, source);
    let measure = required_measure(&mut fields, source);
    let least = required_number(&mut fields, "least", -LARGEST..=999, source);
    let reward = required_number(&mut fields, "reward", -LARGEST_GAIN..=LARGEST_GAIN, source);
    let only_with_borders = read_only_with(&mut fields, source);
    let provenance = read_provenance(&mut fields, source);
    fields.finish(source);
    Some(AwardSpec {
        id: id?,
        name: name?,
        measure: measure?,
        least: least? as i16,
        reward: reward? as i8,
        only_with_borders,
        provenance,
    })
}

fn required_measure(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Option<MeasureSpec> {
    match fields.table("measure", source) {
        Some(measure) => read_measure(measure, source),
        None => {
            if !fields.has("measure") {
                fields.missing("measure", "measure = { count = [\"residential\"] }", source);
            }
            None
        }
    }
}

fn read_measure(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<MeasureSpec> {
    let count = fields.texts("count", source).map(|list| MeasureSpec::Count(list.value));
    let group = fields.texts("group", source).map(|list| MeasureSpec::Group(list.value));
    let stat = fields.word("stat", &Stat::ALL, source).map(|stat| MeasureSpec::Stat(stat.value));
    let found: Vec<MeasureSpec> = [count, group, stat].into_iter().flatten().collect();
    let (keys, span) = (fields.keys().len(), fields.span());
    fields.finish(source);
    if keys != 1 {
        source.fault(
            span,
            "one thing is measured",
            "expected { count = […] }, { group = […] } or { stat = \"…\" }",
        );
        return None;
    }
    found.into_iter().next()
}

fn read_start(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Placed<StartSpec>> {
    let span = fields.span();
    let money = required_number(&mut fields, "money", 0..=LARGEST, source);
    let markers = required_number(&mut fields, "markers", 0..=20, source);
    let income = required_number(&mut fields, "income", -5..=15, source);
    let reputation = required_number(&mut fields, "reputation", -5..=15, source);
    let population = required_number(&mut fields, "population", 0..=LARGEST, source);
    let tiles = fields.texts("tiles", source);
    if tiles.as_ref().is_none_or(|tiles| tiles.value.is_empty()) {
        fields.missing("tiles", "tiles = [\"suburbs @ 0,0\", …], at least one", source);
    }
    fields.finish(source);
    let start = StartSpec {
        money: money? as u8,
        markers: markers? as u8,
        income: income? as i8,
        reputation: reputation? as i8,
        population: population? as u8,
        tiles: tiles?.value,
    };
    Some(Placed { value: start, span })
}

fn read_setup(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Placed<SetupTable>> {
    let span = fields.span();
    let editions: Option<Vec<Edition>> = fields.texts("editions", source).map(|list| {
        list.value.iter().filter_map(|word| choose("edition", word, &Edition::ALL, source)).collect()
    });
    if editions.is_none() && !fields.has("editions") {
        fields.missing("editions", "editions = [\"second\", …]", source);
    }
    let mode = fields.word("mode", &Mode::ALL, source);
    if mode.is_none() && !fields.has("mode") {
        fields.missing("mode", "mode = \"standard\"", source);
    }
    let seats = match mode.as_ref().map(|mode| mode.value) {
        Some(Mode::LoneArchitect) => 1..=1,
        Some(Mode::Dale) => 2..=2, // you and Dale
        _ => 2..=MAX_SEATS as i64,
    };
    let seats = required_number(&mut fields, "seats", seats, source);
    let a = required_number(&mut fields, "a", 1..=LARGEST, source);
    let b = required_number(&mut fields, "b", 0..=LARGEST, source);
    let c = fields.numbers("c", 0..=LARGEST, source);
    let prices = fields.numbers("prices", 0..=LARGEST, source);
    let basics = required_number(&mut fields, "basics", 0..=20, source);
    let public_goals = required_number(&mut fields, "public_goals", 0..=MAX_SEATS as i64, source);
    let dealt_goals = required_number(&mut fields, "dealt_goals", 0..=2, source);
    let provenance = read_provenance(&mut fields, source);
    for key in ["c", "prices"] {
        if !fields.has(key) {
            fields.missing(key, &format!("{key} = [ … ]"), source);
        }
    }
    fields.finish(source);
    let (c, prices) = (c?, prices?);
    let parts: Option<[u8; 3]> = c.value.iter().map(|&n| n as u8).collect::<Vec<_>>().try_into().ok();
    if parts.is_none() {
        source.fault(c.span, "the C stack has three parts", "expected [first, with One More Round, last]");
    }
    if prices.value.is_empty() || prices.value.len() > MAX_SLOTS {
        source.fault(
            prices.span,
            "the market cannot have so many slots",
            format!("expected 1 to {MAX_SLOTS} prices"),
        );
    } else if prices.value.last() != Some(&0) {
        source.fault(
            prices.span,
            "the last slot costs money",
            "expected 0: there is always a tile one can take",
        );
    }
    if let Some(1) = dealt_goals {
        source.fault(span.clone(), "dealing one goal leaves no choice", "expected dealt_goals = 2, or 0");
    }
    let table = SetupTable {
        editions: editions?,
        mode: mode?.value,
        seats: seats? as u8,
        a: a? as u8,
        b: b? as u8,
        c: parts?,
        prices: prices.value.iter().map(|&price| price as u8).collect(),
        basics: basics? as u8,
        public_goals: public_goals? as u8,
        dealt_goals: dealt_goals? as u8,
        provenance,
    };
    Some(Placed { value: table, span })
}
