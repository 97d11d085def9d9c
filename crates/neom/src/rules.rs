//! The rules in force: the packs of a game, compiled into tables that can be read fast.
//!
//! Rules never change once made and live as long as the program: equal packs give the same reference, so a game
//! state holds a plain reference and is cheap to clone.

use crate::good::GoodSet;
use crate::tile::{Ability, Deck, Disaster, MAX_SLOTS, Slot, Tile, TileId, TileSet, Type, Types};
use game_core::intern::Interner;

/// Everything that packs define.
#[derive(Debug, PartialEq)]
pub struct Rules {
    packs: Vec<String>,
    tiles: Vec<Tile>,
    /// By tile, with room for every number a tile can have, so that no look-up can miss.
    facts: [Facts; 256],
    decks: [[Vec<TileId>; 3]; 3],
    cornerstones: Vec<TileId>,
}

/// What the engine needs of a tile at every step, without names and strings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Facts {
    pub types: Types,
    pub roads: u8,
    pub cost: u8,
    pub instant: u8,
    pub income: [u8; 3],
    slot_count: u8,
    slots: [Slot; MAX_SLOTS],
    pub needs: Option<(Type, u8)>,
    pub produces: GoodSet,
    pub one_of: GoodSet,
    pub polluting: bool,
    pub power: bool,
    pub cornerstone: bool,
    /// Whether it has abilities that the city must be searched for.
    pub able: bool,
    pub swaps: bool,
    pub disaster: Option<Disaster>,
    pub vp: Option<i8>,
}

const NOTHING: Facts = Facts {
    types: Types::NONE,
    roads: 0,
    cost: 0,
    instant: 0,
    income: [0; 3],
    slot_count: 0,
    slots: [Slot { goods: GoodSet::EMPTY, money: 0 }; MAX_SLOTS],
    needs: None,
    produces: GoodSet::EMPTY,
    one_of: GoodSet::EMPTY,
    polluting: false,
    power: false,
    cornerstone: false,
    able: false,
    swaps: false,
    disaster: None,
    vp: None,
};

impl Facts {
    fn of(tile: &Tile) -> Facts {
        let mut slots = NOTHING.slots;
        slots[..tile.slots.len()].copy_from_slice(&tile.slots);
        Facts {
            types: tile.types,
            roads: tile.roads,
            cost: tile.cost,
            instant: tile.instant,
            income: tile.income,
            slot_count: tile.slots.len() as u8,
            slots,
            needs: tile.needs,
            produces: tile.produces,
            one_of: tile.produces_one_of,
            polluting: tile.polluting,
            power: tile.power,
            cornerstone: tile.deck == Deck::Cornerstone,
            able: !tile.abilities.is_empty(),
            swaps: tile.abilities.contains(&Ability::Swaps),
            disaster: tile.disaster,
            vp: tile.vp,
        }
    }

    /// The goods it asks for.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.slot_count)]
    }
}

impl Rules {
    /// Compiles checked content and keeps it for the life of the program. Equal content is kept once.
    pub(crate) fn intern(packs: Vec<String>, tiles: Vec<Tile>) -> &'static Rules {
        let mut facts = [NOTHING; 256];
        for (index, tile) in tiles.iter().enumerate() {
            facts[index] = Facts::of(tile);
        }
        let ids = |wanted: &dyn Fn(Deck) -> bool| -> Vec<TileId> {
            let chosen = tiles.iter().enumerate().filter(|(_, tile)| wanted(tile.deck));
            chosen.map(|(index, _)| TileId(index as u8)).collect()
        };
        let deck = |generation: usize, up_to: TileSet| {
            ids(&|deck| match deck {
                Deck::Generation { number, set } => usize::from(number) == generation + 1 && set <= up_to,
                Deck::Cornerstone => false,
            })
        };
        let decks = [0, 1, 2].map(|generation| TileSet::ALL.map(|set| deck(generation, set)));
        let cornerstones = ids(&|deck| deck == Deck::Cornerstone);
        let rules = Rules { facts, decks, cornerstones, packs, tiles };
        static INTERNED: Interner<Rules> = Interner::new();
        INTERNED.intern(rules).0
    }

    /// The names of the packs these rules are made of.
    pub fn packs(&self) -> &[String] {
        &self.packs
    }

    /// All tiles.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        self.tiles.iter().enumerate().map(|(index, tile)| (TileId(index as u8), tile))
    }

    /// A tile as it is printed.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// The tile with this id in packs and notation.
    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| TileId(index as u8))
    }

    /// The deck of a generation (1 to 3) with a tile set.
    pub fn deck(&self, generation: usize, set: TileSet) -> &[TileId] {
        &self.decks[generation - 1][set as usize]
    }

    /// All Cornerstones.
    pub fn cornerstones(&self) -> &[TileId] {
        &self.cornerstones
    }

    #[inline]
    pub(crate) fn facts(&self, tile: TileId) -> &Facts {
        &self.facts[tile.index()]
    }
}
