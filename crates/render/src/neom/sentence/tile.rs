//! Tiles: what they ask for, what they do, what they are worth, where their roads lead.

use super::{all_of, disaster_name, good_name, pounds, signed, type_name};
use crate::sentence::{either, list, number};
use crate::text::Language;
use neom::good::{Class, GoodSet};
use neom::rules::Rules;
use neom::table::Table;
use neom::tile::{Ability, Deck, Disaster, Measure, ScoreLine, Slot, Tile, TileId, Type, Types};

/// A tile's name with number, types and deck: `Slums (no. 3, Residential, generation 1)`.
pub fn tile_heading(language: Language, rules: &Rules, tile: TileId) -> String {
    let words = tile_heading_words(language, rules.tile(tile));
    say!(language, "tile-heading", tile = super::tile_name(language, rules, tile), words)
}

/// Number, types and deck of a tile: `no. 3, Residential, generation 1`.
pub fn tile_heading_words(language: Language, tile: &Tile) -> String {
    let number = (tile.number > 0).then(|| say!(language, "tile-number", number = tile.number));
    let types = match tile.disaster {
        Some(_) => vec![say!(language, "disaster-any")],
        None => tile.types.iter().map(|ty| type_name(language, ty)).collect(),
    };
    let deck = match tile.deck {
        Deck::Generation { number, .. } => say!(language, "deck", generation = number),
        Deck::Cornerstone => say!(language, "deck-cornerstone"),
    };
    list(language, number.into_iter().chain(types).chain([deck]))
}

/// What a tile asks for, does and is worth, in printed order; its roads come last.
pub fn tile_text(language: Language, rules: &Rules, tile: TileId) -> Vec<String> {
    let tile = rules.tile(tile);
    if let Some(disaster) = tile.disaster {
        return disaster_text(language, disaster);
    }
    let mut text = vec![say!(language, "tile-asks", asks = asks_text(language, tile))];
    if let Some((ty, count)) = tile.needs {
        text.push(say!(language, "tile-needs", count, ty = type_name(language, ty)));
    }
    if !tile.produces.is_empty() {
        text.push(say!(language, "tile-produces", goods = all_goods(language, tile.produces)));
    }
    if !tile.produces_one_of.is_empty() {
        text.push(say!(language, "tile-produces-one", goods = any_good(language, tile.produces_one_of)));
    }
    if tile.instant > 0 {
        text.push(say!(language, "tile-instant", money = pounds(tile.instant.into())));
    }
    text.extend(income_text(language, tile.income));
    text.extend(tile.abilities.iter().map(|ability| ability_text(language, ability)));
    if tile.power {
        text.push(say!(language, "tile-power"));
    }
    if tile.polluting {
        text.push(say!(language, "tile-pollutes"));
    }
    text.extend(points_text(language, tile));
    text.push(roads_text(language, tile));
    text.extend(provenance_text(language, tile));
    text
}

/// The same at a table: how a Disaster strikes differs between one who plays alone and several.
pub fn tile_text_at(language: Language, table: &Table, tile: TileId) -> Vec<String> {
    let mut text = tile_text(language, table.rules(), tile);
    if table.tile(tile).disaster.is_some() {
        text.remove(usize::from(table.seats() > 1));
    }
    text
}

/// The same without a word on whose values its roads are, where that is told once for all tiles.
pub fn tile_text_plain(language: Language, table: &Table, tile: TileId) -> Vec<String> {
    let mut text = tile_text_at(language, table, tile);
    let of = table.tile(tile);
    let marked = roads_text(language, of);
    if let Some(line) = text.iter_mut().find(|line| **line == marked) {
        *line = roads_only(language, of);
    }
    text
}

/// What has to be paid or owned: `£2, coal or oil, ore`.
pub fn asks_text(language: Language, tile: &Tile) -> String {
    let money = (tile.cost > 0).then(|| format!("£{}", tile.cost));
    let slots = tile.slots.iter().map(|slot| slot_text(language, slot));
    let parts: Vec<String> = money.into_iter().chain(slots).collect();
    if parts.is_empty() { say!(language, "asks-nothing") } else { list(language, parts) }
}

fn slot_text(language: Language, slot: &Slot) -> String {
    let goods = any_good(language, slot.goods);
    match slot.money {
        0 => goods,
        money => say!(language, "slot-money", goods, money),
    }
}

/// `coal, oil and wood`.
fn all_goods(language: Language, goods: GoodSet) -> String {
    all_of(language, &goods.iter().map(|good| good_name(language, good)).collect::<Vec<_>>())
}

/// `coal, oil or wood`.
fn any_good(language: Language, goods: GoodSet) -> String {
    either(language, &goods.iter().map(|good| good_name(language, good)).collect::<Vec<_>>())
}

fn income_text(language: Language, income: [u8; 3]) -> Option<String> {
    match income {
        [0, 0, 0] => None,
        [a, b, c] if a == b && b == c => Some(say!(language, "income", money = a)),
        [a, b, c] => Some(say!(language, "income-by-generation", first = a, second = b, third = c)),
    }
}

/// What a tile does while it stands in a city.
pub fn ability_text(language: Language, ability: &Ability) -> String {
    let ty = |ty| type_name(language, ty);
    match *ability {
        Ability::Protects(of) => {
            say!(language, "ability-protects", disaster = disaster_name(language, of))
        }
        Ability::Waives(Class::Raw) => say!(language, "ability-waives-raw"),
        Ability::Waives(_) => say!(language, "ability-waives-processed"),
        Ability::Insures => say!(language, "ability-insures"),
        Ability::OnPick { money } => say!(language, "ability-on-pick", money = pounds(money.into())),
        Ability::OnPlaced { ty: of, money } => {
            say!(language, "ability-on-placed", money = pounds(money.into()), ty = ty(of))
        }
        Ability::OnLinked { ty: of, money } => {
            say!(language, "ability-on-linked", money = pounds(money.into()), ty = ty(of))
        }
        Ability::Pairs { money } => say!(language, "ability-pairs", money = pounds(money.into())),
        Ability::Swaps => say!(language, "ability-swaps"),
        Ability::IncomePer(of) => say!(language, "ability-income-per", ty = ty(of), center = center(of)),
    }
}

/// Whether the uncovered City Center is one of the type.
fn center(ty: Type) -> &'static str {
    if ty == Type::Resource { "too" } else { "no" }
}

/// What a tile is worth at the end.
fn points_text(language: Language, tile: &Tile) -> Vec<String> {
    match tile.vp {
        Some(points) => vec![say!(language, "points", count = i32::from(points))],
        None if tile.score.iter().all(|line| line.each == 0) => vec![say!(language, "points", count = 0)],
        None => tile.score.iter().map(|line| score_line(language, line)).collect(),
    }
}

/// A line of a variable value.
pub fn score_line(language: Language, line: &ScoreLine) -> String {
    let one = if line.each.abs() == 1 { "one" } else { "many" };
    let points = say!(language, "points-signed", points = signed(line.each.into()), number = one);
    let Some(of) = line.of else { return say!(language, "score-itself", points) };
    match (of, line.per) {
        (_, per @ 2..) => say!(language, "score-every", points, per, things = measure(language, of, "many")),
        (Measure::MoneyBeforeIncome | Measure::FinalIncome, _) => {
            say!(language, "score-each-pound", points, things = measure(language, of, "many"))
        }
        _ => say!(language, "score-each", points, things = measure(language, of, "one")),
    }
}

/// What is counted, one of it or many.
fn measure(language: Language, of: Measure, number: &str) -> String {
    let (what, ty) = match of {
        Measure::Of(ty) => ("of", Some(ty)),
        Measure::Nearby(ty) => ("nearby", Some(ty)),
        Measure::Elsewhere(ty) => ("elsewhere", Some(ty)),
        other => (other.word(), None),
    };
    match ty {
        Some(ty) => {
            let center = if what == "of" { center(ty) } else { "no" };
            say!(language, "measure-type", what, number, ty = type_name(language, ty), center)
        }
        None => say!(language, "measure", what = plain(what), number),
    }
}

/// The words of a pack as a word of a catalogue.
fn plain(words: &str) -> String {
    words.replace(", ", "-").replace(' ', "-")
}

/// Where the roads lead; says so if they are house values.
pub fn roads_text(language: Language, tile: &Tile) -> String {
    let roads = roads_only(language, tile);
    if has_house_roads(tile) { say!(language, "roads-house", roads) } else { roads }
}

/// Whether the roads of a tile are this program's own, as no text tells those that are printed.
pub fn has_house_roads(tile: &Tile) -> bool {
    tile.provenance.house_fields.iter().any(|field| field == "roads")
}

fn roads_only(language: Language, tile: &Tile) -> String {
    let sides = ["north", "east", "south", "west"];
    let there: Vec<String> = sides
        .iter()
        .enumerate()
        .filter(|(side, _)| tile.roads & (1 << side) != 0)
        .map(|(_, side)| say!(language, "side", side = *side))
        .collect();
    let count = there.len();
    match count {
        0 => say!(language, "roads-none"),
        _ => say!(language, "roads", count, sides = all_of(language, &there)),
    }
}

/// Other values that are not the rulebook's.
fn provenance_text(language: Language, tile: &Tile) -> Option<String> {
    let provenance = &tile.provenance;
    let house: Vec<&str> =
        provenance.house_fields.iter().map(String::as_str).filter(|field| *field != "roads").collect();
    match provenance.source.as_str() {
        "seed" | "public" if house.is_empty() => None,
        "seed" | "public" => Some(say!(language, "house-values", fields = house.join(", "))),
        source => Some(say!(language, "source", source)),
    }
}

fn disaster_text(language: Language, disaster: Disaster) -> Vec<String> {
    let disaster = disaster.word();
    vec![
        say!(language, "disaster-others"),
        say!(language, "disaster-alone"),
        say!(language, "disaster-pay", disaster),
        say!(language, "disaster-give", disaster),
    ]
}

/// The letters of the types: `R`, `RC`, `!` for a Disaster.
pub fn type_letters(tile: &Tile) -> String {
    if tile.disaster.is_some() { "!".to_owned() } else { letters(tile.types) }
}

fn letters(types: Types) -> String {
    types.iter().map(type_letter).collect()
}

/// The letter of a type: Residential, Commercial, Industrial, Public; `S` is a Resource tile, a source of goods.
fn type_letter(ty: Type) -> char {
    match ty {
        Type::Residential => 'R',
        Type::Commercial => 'C',
        Type::Industrial => 'I',
        Type::Public => 'P',
        Type::Resource => 'S',
    }
}

/// What a tile does, as short as it gets: `3vp +£2 i£1 →steel pollutes`.
pub fn tile_short(language: Language, tile: &Tile) -> String {
    if tile.disaster.is_some() {
        return say!(language, "short-disaster");
    }
    let mut parts = Vec::new();
    match tile.vp {
        Some(0) => {}
        Some(points) => parts.push(short_points(language, points)),
        None => {
            let lines = tile.score.iter().filter(|line| line.each != 0);
            parts.extend(lines.map(|line| short_line(language, line)));
        }
    }
    if tile.instant > 0 {
        parts.push(pounds(tile.instant.into()));
    }
    match tile.income {
        [0, 0, 0] => {}
        [a, b, c] if a == b && b == c => parts.push(format!("i£{a}")),
        [a, b, c] => parts.push(format!("i£{a}/{b}/{c}")),
    }
    if !tile.produces.is_empty() {
        parts.push(format!("→{}", all_goods(language, tile.produces)));
    }
    if !tile.produces_one_of.is_empty() {
        parts.push(say!(language, "short-one-of"));
    }
    parts.extend(tile.abilities.iter().map(|ability| short_ability(language, ability)));
    if tile.power {
        parts.push(say!(language, "short-power"));
    }
    if tile.polluting {
        parts.push(say!(language, "short-pollutes"));
    }
    if parts.is_empty() { short_points(language, 0) } else { parts.join(" ") }
}

fn short_points(language: Language, points: i8) -> String {
    say!(language, "net-points", points = number(points.into()))
}

fn short_line(language: Language, line: &ScoreLine) -> String {
    let points = short_points(language, line.each);
    match (line.of, line.per) {
        (None, _) => points,
        (Some(of), 1) => format!("{points}/{}", short_measure(language, of)),
        (Some(of), per) => format!("{points}/{per} {}", short_measure(language, of)),
    }
}

/// Measures are short where packs write them; types have their letters.
fn short_measure(language: Language, of: Measure) -> String {
    let letter = |ty| type_letter(ty).to_string();
    match of {
        Measure::Of(ty) => letter(ty),
        Measure::Nearby(ty) => say!(language, "short-nearby", ty = letter(ty)),
        Measure::Elsewhere(ty) => say!(language, "short-elsewhere", ty = letter(ty)),
        other => say!(language, "short-measure", what = plain(other.word()), word = other.word()),
    }
}

fn short_ability(language: Language, ability: &Ability) -> String {
    let money = |money: u8| pounds(money.into());
    let letter = |ty| type_letter(ty).to_string();
    match *ability {
        Ability::Protects(of) => say!(language, "short-protects", disaster = disaster_name(language, of)),
        Ability::Waives(Class::Raw) => say!(language, "short-waives-raw"),
        Ability::Waives(_) => say!(language, "short-waives-processed"),
        Ability::Insures => say!(language, "short-insures"),
        Ability::OnPick { money: of } => say!(language, "short-on-pick", money = money(of)),
        Ability::OnPlaced { ty, money: of } => {
            say!(language, "short-on-placed", money = money(of), ty = letter(ty))
        }
        Ability::OnLinked { ty, money: of } => {
            say!(language, "short-on-linked", money = money(of), ty = letter(ty))
        }
        Ability::Pairs { money: of } => say!(language, "short-pairs", money = money(of)),
        Ability::Swaps => say!(language, "short-swaps"),
        Ability::IncomePer(ty) => format!("i£1/{}", type_letter(ty)),
    }
}
