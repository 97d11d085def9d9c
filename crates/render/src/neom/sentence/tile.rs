//! Tiles: what they ask for, what they do, what they are worth, where their roads lead.

use super::{all_of, good_name, pounds, signed};
use neom::good::{Class, GoodSet};
use neom::rules::Rules;
use neom::table::Table;
use neom::tile::{Ability, Deck, Disaster, Measure, ScoreLine, Slot, Tile, TileId, Type, Types};

/// A tile's name with number, types and deck: `Slums (no. 3, Residential, generation 1)`.
pub fn tile_heading(rules: &Rules, tile: TileId) -> String {
    let tile = rules.tile(tile);
    format!("{} ({})", tile.name, tile_heading_words(tile))
}

/// Number, types and deck of a tile: `no. 3, Residential, generation 1`.
pub fn tile_heading_words(tile: &Tile) -> String {
    let number = (tile.number > 0).then(|| format!("no. {}", tile.number));
    let types = match tile.disaster {
        Some(_) => vec!["Disaster".to_owned()],
        None => tile.types.iter().map(|ty| ty.name().to_owned()).collect(),
    };
    let deck = match tile.deck {
        Deck::Generation { number, .. } => format!("generation {number}"),
        Deck::Cornerstone => "Cornerstone".to_owned(),
    };
    let words: Vec<String> = number.into_iter().chain(types).chain([deck]).collect();
    words.join(", ")
}

/// What a tile asks for, does and is worth, in printed order; its roads come last.
pub fn tile_text(rules: &Rules, tile: TileId) -> Vec<String> {
    let tile = rules.tile(tile);
    if let Some(disaster) = tile.disaster {
        return disaster_text(disaster);
    }
    let mut text = vec![format!("asks for {}", asks_text(tile))];
    if let Some((ty, count)) = tile.needs {
        text.push(format!("needs {count} {} tiles in the city already", ty.name()));
    }
    if !tile.produces.is_empty() {
        text.push(format!("produces {}", names(tile.produces, "and")));
    }
    if !tile.produces_one_of.is_empty() {
        text.push(format!("produces {}, chosen when it is placed", names(tile.produces_one_of, "or")));
    }
    if tile.instant > 0 {
        text.push(format!("{} when it is placed", pounds(tile.instant.into())));
    }
    text.extend(income_text(tile.income));
    text.extend(tile.abilities.iter().map(ability_text));
    if tile.power {
        text.push("gives Power".to_owned());
    }
    if tile.polluting {
        text.push("pollutes: −2 points for each Residential tile beside it, −1 at its corners".to_owned());
    }
    text.extend(points_text(tile));
    text.push(roads_text(tile));
    text.extend(provenance_text(tile));
    text
}

/// The same at a table: how a Disaster strikes differs between one who plays alone and several.
pub fn tile_text_at(table: &Table, tile: TileId) -> Vec<String> {
    let mut text = tile_text(table.rules(), tile);
    if table.tile(tile).disaster.is_some() {
        text.remove(usize::from(table.seats() > 1));
    }
    text
}

/// What has to be paid or owned: `£2, coal or oil, ore`.
pub fn asks_text(tile: &Tile) -> String {
    let money = (tile.cost > 0).then(|| format!("£{}", tile.cost));
    let parts: Vec<String> = money.into_iter().chain(tile.slots.iter().map(slot_text)).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn slot_text(slot: &Slot) -> String {
    let goods = names(slot.goods, "or");
    if slot.money > 0 { format!("{goods} (or £{} instead)", slot.money) } else { goods }
}

/// `coal, oil and wood`.
fn names(goods: GoodSet, last: &str) -> String {
    let words: Vec<String> = goods.iter().map(good_name).collect();
    match words.as_slice() {
        [most @ .., end] if !most.is_empty() => format!("{} {last} {end}", most.join(", ")),
        _ => words.concat(),
    }
}

fn income_text(income: [u8; 3]) -> Option<String> {
    match income {
        [0, 0, 0] => None,
        [a, b, c] if a == b && b == c => Some(format!("income £{a}")),
        [a, b, c] => Some(format!("income £{a}, £{b}, £{c} in generations 1, 2, 3")),
    }
}

/// What a tile does while it stands in a city.
pub fn ability_text(ability: &Ability) -> String {
    match ability {
        Ability::Protects(disaster) => {
            let what = disaster.name();
            format!("{what}: the tiles around it, and itself, are not counted in the payment")
        }
        Ability::Waives(Class::Raw) => "waives one raw good for each other tile you place".to_owned(),
        Ability::Waives(_) => "waives one raw or processed good for each other tile you place".to_owned(),
        Ability::Insures => "Disasters cost you half, rounded down".to_owned(),
        Ability::OnPick { money } => format!("{} whenever you pick a tile", pounds((*money).into())),
        Ability::OnPlaced { ty, money } => {
            format!("{} for each {} tile you place later", pounds((*money).into()), ty.name())
        }
        Ability::OnLinked { ty, money } => format!(
            "{} for each {} tile that a tile placed later is linked with by road",
            pounds((*money).into()),
            ty.name()
        ),
        Ability::Pairs { money } => format!(
            "when it is placed, {} for each pair of a Commercial and an Industrial tile side by side",
            pounds((*money).into())
        ),
        Ability::Swaps => {
            "when it is placed, unplaced Cornerstones may be swapped for discarded ones".to_owned()
        }
        Ability::IncomePer(ty) => {
            format!("income £1 for each {} tile{}", ty.name(), center_note(*ty))
        }
    }
}

fn center_note(ty: Type) -> &'static str {
    if ty == Type::Resource { " (the uncovered City Center too)" } else { "" }
}

/// What a tile is worth at the end.
fn points_text(tile: &Tile) -> Vec<String> {
    match tile.vp {
        Some(1) => vec!["1 point".to_owned()],
        Some(points) => vec![format!("{} points", super::number(points.into()))],
        None if tile.score.iter().all(|line| line.each == 0) => vec!["0 points".to_owned()],
        None => tile.score.iter().map(score_line).collect(),
    }
}

fn score_line(line: &ScoreLine) -> String {
    let points = match line.each {
        1 | -1 => format!("{} point", signed(line.each.into())),
        each => format!("{} points", signed(each.into())),
    };
    let Some(of) = line.of else { return format!("{points} for itself") };
    let (one, many) = measure_words(of);
    match (of, line.per) {
        (_, per @ 2..) => format!("{points} for every {per} {many}, rounded down"),
        (Measure::MoneyBeforeIncome | Measure::FinalIncome, _) => format!("{points} for each £1 of {many}"),
        _ => format!("{points} for each {one}"),
    }
}

/// What is counted, one of it and many.
fn measure_words(of: Measure) -> (String, String) {
    let tile = |words: &str| (words.to_owned(), words.replacen("tile", "tiles", 1));
    match of {
        Measure::Of(ty) => tile(&format!("{} tile in the city{}", ty.name(), center_note(ty))),
        Measure::Nearby(ty) => tile(&format!("{} tile in the eight cells around it", ty.name())),
        Measure::Elsewhere(ty) => tile(&format!("{} tile farther away", ty.name())),
        Measure::PollutingNearby => tile("polluting tile in the eight cells around it"),
        Measure::BuildingsNearby => tile("tile around it that is not Resource"),
        Measure::BuildingCorners => tile("corner of the city with a tile that is not Resource"),
        Measure::IndustrialBorder => tile("Industrial tile on the border of the city"),
        Measure::PowerTiles => tile("tile that gives Power"),
        Measure::Neighborhoods => ("neighborhood".to_owned(), "neighborhoods".to_owned()),
        Measure::NeighborhoodsOfOne => plural("neighborhood", "of one tile"),
        Measure::NeighborhoodsOfTwo => plural("neighborhood", "of two tiles"),
        Measure::NeighborhoodsOfThree => plural("neighborhood", "of three or more tiles"),
        Measure::Sets => plural("set", "of a Residential, a Commercial and an Industrial tile"),
        Measure::HomesWithShops => tile("Residential tile with two or more Commercial tiles around it"),
        Measure::ModestHomes => tile("Residential tile with 0, 1 or 2 printed points"),
        Measure::RoadSquares => plural("block", "of 2×2 tiles joined by all four roads between them"),
        Measure::IndustryNearHomes => tile("Industrial tile at most two steps from a Residential one"),
        Measure::BesideLike => {
            let one = "tile with one of its own type beside it".to_owned();
            (one, "tiles with one of their own type beside them".to_owned())
        }
        Measure::IndustrialCluster => tile("tile of the largest group of Industrial tiles joined by roads"),
        Measure::Goods => ("good you produce".to_owned(), "goods you produce".to_owned()),
        Measure::RawGoods => ("raw good you produce".to_owned(), "raw goods you produce".to_owned()),
        Measure::MoneyBeforeIncome => pounds_of("of money before the final income"),
        Measure::FinalIncome => pounds_of("of the final income"),
    }
}

fn plural(thing: &str, of: &str) -> (String, String) {
    (format!("{thing} {of}"), format!("{thing}s {of}"))
}

fn pounds_of(what: &str) -> (String, String) {
    let what = format!("pounds {what}");
    (what.clone(), what)
}

/// Where the roads lead; says so if they are house values.
pub fn roads_text(tile: &Tile) -> String {
    let sides = ["north", "east", "south", "west"];
    let there: Vec<String> = sides
        .iter()
        .enumerate()
        .filter(|(side, _)| tile.roads & (1 << side) != 0)
        .map(|(_, word)| (*word).to_owned())
        .collect();
    let house = tile.provenance.house_fields.iter().any(|field| field == "roads");
    let note = if house { " (house value)" } else { "" };
    match there.len() {
        0 => format!("no roads{note}"),
        1 => format!("road {}{note}", there[0]),
        _ => format!("roads {}{note}", all_of(&there)),
    }
}

/// Other values that are not the rulebook's.
fn provenance_text(tile: &Tile) -> Option<String> {
    let provenance = &tile.provenance;
    let house: Vec<&str> =
        provenance.house_fields.iter().map(String::as_str).filter(|field| *field != "roads").collect();
    match provenance.source.as_str() {
        "seed" | "public" if house.is_empty() => None,
        "seed" | "public" => Some(format!("house values: {}", house.join(", "))),
        other => Some(format!("values: {other}")),
    }
}

fn disaster_text(disaster: Disaster) -> Vec<String> {
    let (pay, give) = match disaster {
        Disaster::Flood => {
            ("£1 for each Residential, Commercial, Industrial and Public tile", "one of these tiles")
        }
        Disaster::Fire => (
            "£1 for each Residential, Commercial, Industrial and Public tile that is not protected",
            "two tiles of any type",
        ),
        Disaster::CrimeSpree => (
            "£2 for each Residential, Commercial and Industrial tile that is not protected",
            "a Residential, a Commercial and an Industrial tile",
        ),
    };
    vec![
        "whoever picks it takes no action; it strikes everybody else at the end of the turn".to_owned(),
        "alone it strikes you unless you pick it, which only packs 1 to 3 allow".to_owned(),
        format!("those struck pay {pay}"),
        format!("or give up {give}"),
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
pub fn tile_short(tile: &Tile) -> String {
    if tile.disaster.is_some() {
        return "Disaster: no action for whoever picks it".to_owned();
    }
    let mut parts = Vec::new();
    match tile.vp {
        Some(0) => {}
        Some(points) => parts.push(format!("{}vp", super::number(points.into()))),
        None => parts.extend(tile.score.iter().filter(|line| line.each != 0).map(short_line)),
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
        parts.push(format!("→{}", names(tile.produces, "and")));
    }
    if !tile.produces_one_of.is_empty() {
        parts.push("→one processed good of your choice".to_owned());
    }
    parts.extend(tile.abilities.iter().map(short_ability));
    if tile.power {
        parts.push("Power".to_owned());
    }
    if tile.polluting {
        parts.push("pollutes".to_owned());
    }
    if parts.is_empty() { "0vp".to_owned() } else { parts.join(" ") }
}

fn short_line(line: &ScoreLine) -> String {
    let points = format!("{}vp", super::number(line.each.into()));
    match (line.of, line.per) {
        (None, _) => points,
        (Some(of), 1) => format!("{points}/{}", short_measure(of)),
        (Some(of), per) => format!("{points}/{per} {}", short_measure(of)),
    }
}

/// Measures are short where packs write them; types have their letters.
fn short_measure(of: Measure) -> String {
    match of {
        Measure::Of(ty) => type_letter(ty).to_string(),
        Measure::Nearby(ty) => format!("{} nearby", type_letter(ty)),
        Measure::Elsewhere(ty) => format!("{} elsewhere", type_letter(ty)),
        Measure::Sets => "set R+C+I".to_owned(),
        Measure::HomesWithShops => "R with 2 C nearby".to_owned(),
        Measure::ModestHomes => "R of 0–2vp".to_owned(),
        Measure::IndustryNearHomes => "I near R".to_owned(),
        Measure::IndustrialBorder => "I on the border".to_owned(),
        Measure::IndustrialCluster => "I of largest group".to_owned(),
        Measure::Neighborhoods => "neighborhood".to_owned(),
        Measure::RoadSquares => "road square".to_owned(),
        Measure::BuildingsNearby => "tile nearby".to_owned(),
        Measure::BuildingCorners => "corner built on".to_owned(),
        Measure::Goods => "good".to_owned(),
        Measure::RawGoods => "raw good".to_owned(),
        Measure::PowerTiles => "Power tile".to_owned(),
        other => other.word().to_owned(),
    }
}

fn short_ability(ability: &Ability) -> String {
    match ability {
        Ability::Protects(disaster) => format!("protects from {}", disaster.name()),
        Ability::Waives(Class::Raw) => "waives 1 raw".to_owned(),
        Ability::Waives(_) => "waives 1 raw/processed".to_owned(),
        Ability::Insures => "Disasters half".to_owned(),
        Ability::OnPick { money } => format!("{}/pick", pounds((*money).into())),
        Ability::OnPlaced { ty, money } => format!("{}/later {}", pounds((*money).into()), type_letter(*ty)),
        Ability::OnLinked { ty, money } => {
            format!("{}/{} linked later", pounds((*money).into()), type_letter(*ty))
        }
        Ability::Pairs { money } => format!("{}/pair C+I", pounds((*money).into())),
        Ability::Swaps => "swaps Cornerstones".to_owned(),
        Ability::IncomePer(ty) => format!("i£1/{}", type_letter(*ty)),
    }
}
