//! The tiles of NEOM.

use crate::learn::Source;
use crate::learn::catalogue::{Card, Detail, Entry, Filter, Group, Near, Shelf, counting, origin};
use crate::page::Signs;
use crate::text::say;
use ::neom::Neom;
use ::neom::good::{Good, GoodSet};
use ::neom::rules::Rules;
use ::neom::tile::{Deck, Tile, TileId, TileSet, Type};
use game_core::pack::PackFile;
use maud::{Markup, html};
use render::neom::sentence::{
    ability_text, asks_text, good_name, score_line, tile_name, tile_text, type_name,
};
use render::neom::svg::tile_symbol;
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
        let (language, rules) = (source.language, source.libraries.all_rules::<Neom>()?);
        Some(Catalogue { source, language, rules, sprite: (source.sprites)(rules.packs()) })
    }

    fn face(&self, tile: TileId, small: bool) -> Markup {
        let symbol = tile_symbol(self.rules, tile);
        let symbol = if small { symbol.replacen("tile-", "mini-", 1) } else { symbol };
        Signs(&self.sprite).face::<Neom>(&symbol, None)
    }

    fn deck(&self, tile: &Tile) -> String {
        match tile.deck {
            Deck::Generation { number, set } => {
                say!(self.language, "tiles-neom-deck", number, players = set.number())
            }
            Deck::Cornerstone => say!(self.language, "tiles-cornerstone"),
        }
    }

    fn kinds(&self, tile: &Tile) -> Vec<String> {
        match tile.disaster {
            Some(_) => vec![say!(self.language, "tiles-disaster")],
            None => tile.types.iter().map(|ty| type_name(self.language, ty)).collect(),
        }
    }

    fn near(&self, tile: TileId) -> Near {
        let of = self.rules.tile(tile);
        Near {
            id: of.id.clone(),
            name: tile_name(self.language, self.rules, tile),
            face: self.face(tile, true),
        }
    }

    fn pack_name(&self, id: &str) -> String {
        let pack = self.source.libraries.of::<Neom>().find(id);
        pack.map_or_else(|| id.to_owned(), |pack| pack.head().name.clone())
    }

    /// All tiles that are as asked for.
    fn where_tile(&self, fits: impl Fn(&Tile) -> bool) -> Vec<Near> {
        self.rules.tiles().filter(|(_, tile)| fits(tile)).map(|(id, _)| self.near(id)).collect()
    }
}

/// The words of a tile's types; a Disaster has its own.
fn kinds(tile: &Tile) -> Vec<&'static str> {
    match tile.disaster {
        Some(_) => vec!["disaster"],
        None => tile.types.iter().map(Type::word).collect(),
    }
}

/// All it makes or may be set to make.
fn makes(tile: &Tile) -> GoodSet {
    tile.produces.iter().chain(tile.produces_one_of.iter()).collect()
}

/// All it asks for, alternatives included.
fn asks(tile: &Tile) -> GoodSet {
    tile.slots.iter().flat_map(|slot| slot.goods.iter()).collect()
}

/// All tiles.
pub(super) fn shelf(source: &Source) -> Option<Shelf> {
    let of = Catalogue::open(source)?;
    let language = of.language;
    let cards = of.rules.tiles().map(|(id, tile)| card(&of, id, tile)).collect();
    let note = html! { p.notice { (say!(language, "tiles-neom-roads")) } };
    Some(Shelf { filters: filters(&of), note, cards, lists: Vec::new() })
}

fn card(of: &Catalogue<'_>, id: TileId, tile: &Tile) -> Card {
    let words = |goods: GoodSet| goods.iter().map(|good| good.word().to_owned()).collect::<Vec<_>>();
    let set = match tile.deck {
        Deck::Generation { set, .. } => vec![set.number().to_string()],
        Deck::Cornerstone => Vec::new(),
    };
    let (deck, free) = (of.deck(tile), tile.cost == 0 && tile.slots.is_empty());
    let about = match free {
        true => deck,
        false => say!(of.language, "tiles-neom-about", deck, asks = asks_text(of.language, tile)),
    };
    Card {
        id: tile.id.clone(),
        name: tile_name(of.language, of.rules, id),
        about,
        face: of.face(id, false),
        values: vec![
            ("deck", vec![tile.deck.word().to_owned()]),
            ("type", kinds(tile).into_iter().map(str::to_owned).collect()),
            ("players", set),
            ("makes", words(makes(tile))),
            ("asks", words(asks(tile))),
            ("pack", vec![tile.pack.clone()]),
        ],
    }
}

fn filters(of: &Catalogue<'_>) -> Vec<Filter> {
    let language = of.language;
    let decks =
        ["1", "2", "3", "cornerstone"].map(|deck| (deck.to_owned(), say!(language, "tiles-deck-name", deck)));
    let types = Type::ALL.map(|(ty, word)| (word.to_owned(), type_name(language, ty)));
    let types = types.into_iter().chain([("disaster".to_owned(), say!(language, "tiles-disaster"))]);
    let sets = TileSet::ALL
        .map(|set| (set.number().to_string(), say!(language, "tiles-set-name", players = set.number())));
    let goods: Vec<(String, String)> =
        Good::ALL.iter().map(|&(good, word)| (word.to_owned(), good_name(language, good))).collect();
    let mut filters = vec![
        Filter { name: "deck", label: say!(language, "tiles-deck"), choices: decks.to_vec() },
        Filter { name: "type", label: say!(language, "tiles-type"), choices: types.collect() },
        Filter { name: "players", label: say!(language, "tiles-set"), choices: sets.to_vec() },
        Filter { name: "makes", label: say!(language, "tiles-makes"), choices: goods.clone() },
        Filter { name: "asks", label: say!(language, "tiles-asks"), choices: goods },
    ];
    if of.rules.packs().len() > 1 {
        let choices = of.rules.packs().iter().map(|id| (id.clone(), of.pack_name(id))).collect();
        filters.push(Filter { name: "pack", label: say!(language, "tiles-pack-choice"), choices });
    }
    filters
}

/// All about one tile.
pub(super) fn detail(source: &Source, id: &str) -> Option<Detail> {
    let of = Catalogue::open(source)?;
    let language = of.language;
    let id = of.rules.find_tile(id)?;
    let tile = of.rules.tile(id);
    let mut about = of.kinds(tile);
    about.push(of.deck(tile));
    if tile.number > 0 {
        about.push(say!(language, "tiles-number", number = tile.number));
    }
    let groups =
        [goods_it_asks(&of, tile), goods_it_makes(&of, tile), counts(&of, tile), counted_by(&of, tile)];
    let groups: Vec<Group> = groups.into_iter().filter(|group| !group.entries.is_empty()).collect();
    Some(Detail {
        name: tile_name(language, of.rules, id),
        about: about.join(" · "),
        face: of.face(id, false),
        text: tile_text(language, of.rules, id),
        explained: Vec::new(),
        groups,
        origin: origin(language, &of.pack_name(&tile.pack), &tile.provenance),
    })
}

fn goods_it_asks(of: &Catalogue<'_>, tile: &Tile) -> Group {
    let entries = asks(tile).iter().map(|good| Entry {
        why: say!(of.language, "tiles-made-by", good = good_name(of.language, good)),
        tiles: of.where_tile(|other| makes(other).contains(good)),
    });
    Group { heading: say!(of.language, "tiles-goods-asked"), entries: entries.collect() }
}

fn goods_it_makes(of: &Catalogue<'_>, tile: &Tile) -> Group {
    let entries = makes(tile).iter().map(|good| Entry {
        why: say!(of.language, "tiles-asked-by", good = good_name(of.language, good)),
        tiles: of.where_tile(|other| asks(other).contains(good)),
    });
    Group { heading: say!(of.language, "tiles-goods-made"), entries: entries.collect() }
}

/// Whether a tile is among those that another one looks at.
type Fits<'a> = Box<dyn Fn(&Tile) -> bool + 'a>;

/// Everything a tile looks at, each with its sentence.
fn looks(language: Language, tile: &Tile) -> Vec<(String, Fits<'_>)> {
    let mut all: Vec<(String, Fits<'_>)> = Vec::new();
    if let Some((ty, count)) = tile.needs {
        let why = say!(language, "tiles-needs", count, kind = type_name(language, ty));
        all.push((why, Box::new(move |other| other.types.has(ty))));
    }
    for ability in &tile.abilities {
        all.push((ability_text(language, ability), Box::new(|other| ability.looks_at(other))));
    }
    for line in tile.score.iter().filter(|line| line.each != 0) {
        if let Some(of) = line.of {
            all.push((score_line(language, line), Box::new(move |other| of.looks_at(other))));
        }
    }
    all
}

fn counts(of: &Catalogue<'_>, tile: &Tile) -> Group {
    let entries =
        looks(of.language, tile).into_iter().map(|(why, fits)| Entry { why, tiles: of.where_tile(fits) });
    let entries = entries.filter(|entry| !entry.tiles.is_empty()).collect();
    Group { heading: say!(of.language, "tiles-counts"), entries }
}

fn counted_by(of: &Catalogue<'_>, tile: &Tile) -> Group {
    let mut entries = Vec::new();
    for (id, other) in of.rules.tiles() {
        let why: Vec<String> = looks(of.language, other)
            .into_iter()
            .filter(|(_, fits)| fits(tile))
            .map(|(why, _)| why)
            .collect();
        if !why.is_empty() {
            entries.push(Entry { why: why.join("; "), tiles: vec![of.near(id)] });
        }
    }
    counting(of.language, entries)
}
