//! Packs: tiles as a person writes them.
//!
//! Reads one TOML file into a [`Pack`], noting every fault. What can only be judged together with other packs (how
//! many tiles a deck has, what is replaced) is left to the [`Library`](crate::library::Library).

use crate::good::{Class, Good, GoodSet};
use crate::tile::{
    Ability, Deck, Disaster, MAX_LINES, MAX_SLOTS, Measure, ScoreLine, Slot, Tile, TileId, TileSet, Type,
    Types,
};
use game_core::fault::{Fault, Source};
use game_core::fields::{Fields, Placed, choose, read_file, unknown_word};
use game_core::pack::{Head, read_head, read_provenance, required_id, required_name, twice};

/// A pack as it was written.
#[derive(Debug, Clone, PartialEq)]
pub struct Pack {
    /// Its id, name and text.
    pub head: Head,
    pub(crate) tiles: Vec<TileSpec>,
    /// Roads of tiles that other packs have, by id.
    pub(crate) roads: Vec<(Placed<String>, u8)>,
}

/// A tile and what it takes the place of.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TileSpec {
    pub id: Placed<String>,
    pub tile: Tile,
    pub replaces: Option<Placed<String>>,
}

/// The most alternatives of one slot: every one multiplies the ways to pay.
const MAX_ALTERNATIVES: usize = 3;
/// Largest amount of money or points on a tile.
const LARGEST: i64 = 99;
const RESERVED: [&str; 3] = ["cc", "center", "city-center"];

/// Reads a pack. Everything that is wrong with it is reported at once.
pub fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
    read_file("this file", file, text, read_top)
}

fn read_top(mut top: Fields<'_, '_>, source: &mut Source<'_>) -> Option<Pack> {
    let head = read_head("neom", &mut top, source, |_, _| ());
    let id = head.as_ref().map_or(String::new(), |head| head.id.clone());
    let mut specs = top.tables("tile", source);
    if let Some(spec) = specs.get(TileId::MAX) {
        source.fault(spec.span(), "this is one tile too many", format!("expected at most {}", TileId::MAX));
        specs.truncate(TileId::MAX);
    }
    let tiles: Vec<_> = specs.into_iter().filter_map(|tile| read_tile(&id, tile, source)).collect();
    twice("tile", tiles.iter().map(|spec: &TileSpec| &spec.id), source);
    let roads = top.table("roads", source).map(|roads| read_roads_by_id(roads, source));
    top.finish(source);
    Some(Pack { head: head?, tiles, roads: roads.unwrap_or_default() })
}

fn read_tile(pack: &str, mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<TileSpec> {
    let span = fields.span();
    let id = required_id(&mut fields, &RESERVED, source);
    let name = required_name(&mut fields, source);
    let number = fields.number("number", 1..=9999, source).map_or(0, |number| number.value as u16);
    let deck = read_deck(&mut fields, source);
    let disaster = fields.word("disaster", &Disaster::ALL, source).map(|disaster| disaster.value);
    let types: Types = fields
        .texts("types", source)
        .map(|list| list.value.iter().filter_map(|word| choose("type", word, &Type::ALL, source)).collect())
        .unwrap_or_default();
    let count = types.iter().count();
    if disaster.is_none() && !(1..=2).contains(&count) {
        let expected = "expected types = [\"residential\"], or two of them";
        source.fault(span.clone(), "a tile has one type or two", expected);
    } else if disaster.is_some() && count > 0 {
        source.fault(span.clone(), "a Disaster has no type", "leave 'types' out");
    }
    if types.has(Type::Resource) && count > 1 {
        source.fault(span.clone(), "a Resource tile has no second type", "leave the other one out");
    }
    let roads = fields.text("roads", source);
    if roads.is_none() && !fields.has("roads") && disaster.is_none() {
        fields.missing("roads", "roads = \"NESW\" or fewer sides", source);
    }
    let roads = roads.and_then(|text| read_roads(&text, source)).unwrap_or(0);
    let printed = read_vp(&mut fields, source);
    let vp = printed.flatten();
    let mut amount = |key| fields.number(key, 0..=LARGEST, source).map_or(0, |number| number.value as u8);
    let (cost, instant) = (amount("cost"), amount("instant"));
    let slots = read_slots(&mut fields, source);
    let needs = fields.table("needs", source).and_then(|needs| read_needs(needs, source));
    let mut goods = |key| {
        let list = fields.texts(key, source).map(|list| list.value).unwrap_or_default();
        list.iter().filter_map(|word| choose("good", word, &Good::ALL, source)).collect::<GoodSet>()
    };
    let (produces, produces_one_of) = (goods("produces"), goods("produces_one_of"));
    let income = read_income(&mut fields, source);
    let polluting = fields.flag("polluting", source).unwrap_or(false);
    let power = fields.flag("power", source).unwrap_or(false);
    let abilities = read_abilities(&mut fields, source);
    let score = read_score(&mut fields, source);
    // Points or a score that could not be read have been reported already.
    let both_or_none = printed.is_some_and(|vp| vp.is_some() == fields.has("score"));
    if both_or_none && disaster.is_none() {
        let expected = "expected vp = NUMBER, or vp = \"?\" and score = [{ each = 1, of = \"…\" }]";
        source.fault(span.clone(), "a tile has printed points or a score, and not both", expected);
    }
    if !produces.is_empty() && !produces_one_of.is_empty() {
        source.fault(
            span.clone(),
            "a tile produces all of its goods, or one of several",
            "leave one list out",
        );
    }
    if produces_one_of.len() == 1 {
        source.fault(span, "one good leaves no choice", "expected produces = [ … ]");
    }
    if disaster.is_some() {
        let plain = cost == 0 && instant == 0 && roads == 0 && slots.is_empty() && abilities.is_empty();
        let bare = produces.is_empty() && needs.is_none() && score.is_empty() && income == [0; 3];
        if !plain || !bare || polluting || power {
            source.fault(
                fields.span(),
                "a Disaster is never placed",
                "expected id, name, deck and disaster only",
            );
        }
    }
    let replaces = fields.text("replaces", source);
    let provenance = read_provenance(&mut fields, source);
    fields.finish(source);
    let id = id?;
    let tile = Tile {
        number,
        id: id.value.clone(),
        name: name?,
        pack: pack.to_owned(),
        deck: deck?,
        types,
        roads,
        vp: vp.or(disaster.map(|_| 0)),
        cost,
        slots,
        needs,
        produces,
        produces_one_of,
        instant,
        income,
        polluting,
        power,
        abilities,
        score,
        disaster,
        provenance,
        art: None, // laid on when all tiles are known
    };
    Some(TileSpec { id, tile, replaces })
}

fn read_deck(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Option<Deck> {
    let decks = [(1, "1"), (2, "2"), (3, "3"), (0, "cornerstone")];
    let deck = fields.word("deck", &decks, source);
    if deck.is_none() && !fields.has("deck") {
        fields.missing("deck", "deck = \"1\", \"2\", \"3\" or \"cornerstone\"", source);
    }
    let players = fields.number("players", 1..=5, source);
    match deck?.value {
        0 => {
            if let Some(players) = players {
                source.fault(players.span, "a Cornerstone is in every game", "leave 'players' out");
            }
            Some(Deck::Cornerstone)
        }
        number => {
            let set = match players {
                None => Some(TileSet::One),
                Some(players) => {
                    let set = TileSet::from_number(players.value as u8);
                    if set.is_none() {
                        let message = format!("there is no tile set {}+", players.value);
                        source.fault(players.span, message, "expected 1, 4 or 5");
                    }
                    set
                }
            };
            Some(Deck::Generation { number, set: set? })
        }
    }
}

fn read_roads(text: &Placed<String>, source: &mut Source<'_>) -> Option<u8> {
    let mut roads = 0;
    if text.value.is_empty() {
        source.fault(
            text.span.clone(),
            "a tile has a road",
            "expected one to four sides out of N, E, S and W",
        );
    }
    for letter in text.value.chars() {
        let side = crate::cell::Side::ALL.iter().position(|&(_, known)| known == letter);
        match side {
            Some(side) if roads & (1 << side) == 0 => roads |= 1 << side,
            _ => {
                source.fault(
                    text.span.clone(),
                    "these are no roads",
                    "expected sides out of N, E, S and W, each once",
                );
                return None;
            }
        }
    }
    Some(roads)
}

fn read_roads_by_id(fields: Fields<'_, '_>, source: &mut Source<'_>) -> Vec<(Placed<String>, u8)> {
    let texts = fields.texts_by_name(source);
    texts.into_iter().filter_map(|(id, roads)| Some((id, read_roads(&roads, source)?))).collect()
}

/// Printed points, or `?` for a variable value, which is also meant if nothing is said; `None` if it cannot be read.
fn read_vp(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Option<Option<i8>> {
    if !fields.has("vp") {
        return Some(None);
    }
    if !fields.is_text("vp") {
        return fields.number("vp", -LARGEST..=LARGEST, source).map(|vp| Some(vp.value as i8));
    }
    let vp = fields.text("vp", source)?;
    if vp.value == "?" {
        return Some(None);
    }
    source.fault(vp.span, "these are no points", "expected a number, or \"?\" with a score");
    None
}

/// `coal`, `coal|oil`, `steel|money:5`.
fn read_slots(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Vec<Slot> {
    let Some(list) = fields.texts("goods", source) else { return Vec::new() };
    if list.value.len() > MAX_SLOTS {
        let message = format!("this tile asks for {} goods", list.value.len());
        source.fault(list.span, message, format!("expected at most {MAX_SLOTS}"));
    }
    let (mut slots, mut asked) = (Vec::new(), GoodSet::EMPTY);
    for text in list.value.iter().take(MAX_SLOTS) {
        let mut slot = Slot::default();
        if text.value.split('|').count() > MAX_ALTERNATIVES {
            let expected = format!("expected at most {MAX_ALTERNATIVES}, money included");
            source.fault(text.span.clone(), "these are too many alternatives", expected);
            continue;
        }
        for word in text.value.split('|').map(str::trim) {
            if let Some(money) = word.strip_prefix("money:") {
                match money.parse::<u8>() {
                    Ok(money) if (1..=LARGEST as u8).contains(&money) => slot.money = money,
                    _ => source.fault(text.span.clone(), "this is no money", "expected money:5 or the like"),
                }
                continue;
            }
            let word = Placed { value: word.to_owned(), span: text.span.clone() };
            if let Some(good) = choose("good", &word, &Good::ALL, source) {
                slot.goods |= GoodSet::just(good);
            }
        }
        if !(slot.goods & asked).is_empty() {
            source.fault(text.span.clone(), "this good is asked for twice", "name each good once");
        } else if slot.goods.is_empty() && slot.money > 0 {
            source.fault(text.span.clone(), "this asks for money only", "expected cost = 5");
        }
        asked |= slot.goods;
        slots.push(slot);
    }
    slots
}

fn read_needs(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<(Type, u8)> {
    let span = fields.span();
    let mut needs = Vec::new();
    for (ty, word) in Type::ALL {
        if let Some(count) = fields.number(word, 1..=9, source) {
            needs.push((ty, count.value as u8));
        }
    }
    fields.finish(source);
    if needs.len() != 1 {
        source.fault(span, "a tile needs tiles of one type", "expected needs = { residential = 3 }");
    }
    needs.into_iter().next()
}

/// A number, or three of them by generation.
fn read_income(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> [u8; 3] {
    if !fields.is_list("income") {
        return [fields.number("income", 0..=LARGEST, source).map_or(0, |income| income.value as u8); 3];
    }
    let Some(list) = fields.numbers("income", 0..=LARGEST, source) else { return [0; 3] };
    let income: Vec<u8> = list.value.iter().map(|&income| income as u8).collect();
    income.try_into().unwrap_or_else(|_| {
        source.fault(
            list.span,
            "income by generation has three numbers",
            "expected [1, 2, 3], or one number",
        );
        [0; 3]
    })
}

fn read_abilities(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Vec<Ability> {
    let mut abilities = Vec::new();
    let protections = [(Disaster::Fire, "fire"), (Disaster::CrimeSpree, "crime-spree")];
    for word in fields.texts("protects", source).map(|list| list.value).unwrap_or_default() {
        abilities.extend(choose("protection", &word, &protections, source).map(Ability::Protects));
    }
    let classes = [(Class::Raw, "raw"), (Class::Processed, "processed")];
    abilities.extend(fields.word("waives", &classes, source).map(|class| Ability::Waives(class.value)));
    if fields.flag("insures", source) == Some(true) {
        abilities.push(Ability::Insures);
    }
    if fields.flag("swaps_cornerstones", source) == Some(true) {
        abilities.push(Ability::Swaps);
    }
    let mut money = |key| fields.number(key, 1..=LARGEST, source).map(|money| money.value as u8);
    abilities.extend(money("on_pick").map(|money| Ability::OnPick { money }));
    abilities.extend(money("on_pairs").map(|money| Ability::Pairs { money }));
    let mut by_type = |key| {
        let fields = fields.table(key, source)?;
        let span = fields.span();
        let (ty, money) = read_needs_money(fields, source)?;
        (money > 0).then_some((ty, money)).or_else(|| {
            source.fault(span, "this pays nothing", "expected { commercial = 1 }");
            None
        })
    };
    abilities.extend(by_type("on_placed").map(|(ty, money)| Ability::OnPlaced { ty, money }));
    abilities.extend(by_type("on_linked").map(|(ty, money)| Ability::OnLinked { ty, money }));
    abilities.extend(fields.word("income_per", &Type::ALL, source).map(|ty| Ability::IncomePer(ty.value)));
    if abilities.len() > MAX_LINES {
        let message = format!("this tile has {} abilities", abilities.len());
        source.fault(fields.span(), message, format!("expected at most {MAX_LINES}"));
    }
    abilities
}

/// `{ commercial = 2 }`: money by type.
fn read_needs_money(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<(Type, u8)> {
    let span = fields.span();
    let mut all = Vec::new();
    for (ty, word) in Type::ALL {
        all.extend(fields.number(word, 0..=LARGEST, source).map(|money| (ty, money.value as u8)));
    }
    fields.finish(source);
    if all.len() != 1 {
        source.fault(span, "this pays for one type", "expected { commercial = 1 }");
    }
    all.into_iter().next()
}

fn read_score(fields: &mut Fields<'_, '_>, source: &mut Source<'_>) -> Vec<ScoreLine> {
    let lines = fields.tables("score", source);
    if lines.len() > MAX_LINES {
        let message = format!("this score has {} lines", lines.len());
        source.fault(lines[MAX_LINES].span(), message, format!("expected at most {MAX_LINES}"));
    }
    lines.into_iter().take(MAX_LINES).filter_map(|line| read_score_line(line, source)).collect()
}

fn read_score_line(mut fields: Fields<'_, '_>, source: &mut Source<'_>) -> Option<ScoreLine> {
    let each = fields.number("each", -LARGEST..=LARGEST, source);
    if each.is_none() && !fields.has("each") {
        fields.missing("each", "each = points", source);
    }
    let per = fields.number("per", 1..=LARGEST, source).map_or(1, |per| per.value as u8);
    let of = fields.text("of", source);
    let measure = of.as_ref().and_then(|of| {
        let found = Measure::ALL.iter().find(|(_, word)| *word == of.value).map(|&(measure, _)| measure);
        if found.is_none() {
            let words: Vec<&str> = Measure::ALL.iter().map(|&(_, word)| word).collect();
            unknown_word("of", of, &words, source);
        }
        found
    });
    fields.finish(source);
    (of.is_some() == measure.is_some()).then_some(())?;
    Some(ScoreLine { each: each?.value as i8, per, of: measure })
}
