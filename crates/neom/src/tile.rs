//! Tiles: what is printed on them.
//!
//! A tile's text is data over a small closed set of parts: what it costs and needs, what it produces and pays, what it
//! does while it stands in a city, and what it scores. No tile is known to the engine by name.

use crate::good::{Class, GoodSet};
use game_core::art::Art;
use game_core::pack::Provenance;
use serde::Serialize;

/// A tile, by its place in the [`Rules`](crate::rules::Rules). Every tile exists once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// No tile: an empty cell, a pick not made.
    pub(crate) const NONE: TileId = TileId(u8::MAX);
    /// The most tiles there can be.
    pub(crate) const MAX: usize = 250;

    /// The tile as an index.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The tile, if it is one.
    #[inline]
    pub(crate) fn some(self) -> Option<TileId> {
        (self != TileId::NONE).then_some(self)
    }
}

/// A type of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the five types of the rulebook
pub enum Type {
    Residential,
    Commercial,
    Industrial,
    Public,
    Resource,
}

impl Type {
    /// All types with the words packs use.
    pub const ALL: [(Type, &'static str); 5] = [
        (Type::Residential, "residential"),
        (Type::Commercial, "commercial"),
        (Type::Industrial, "industrial"),
        (Type::Public, "public"),
        (Type::Resource, "resource"),
    ];

    /// The word packs use.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The word people read.
    pub fn name(self) -> &'static str {
        ["Residential", "Commercial", "Industrial", "Public", "Resource"][self as usize]
    }
}

/// The types a tile has: one, or two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Types(u8);

impl Types {
    /// No type at all, as Disasters have it.
    pub const NONE: Types = Types(0);

    /// Just one type.
    #[inline]
    pub fn just(ty: Type) -> Types {
        Types(1 << ty as u8)
    }

    /// Whether this type is among them.
    #[inline]
    pub fn has(self, ty: Type) -> bool {
        self.0 & (1 << ty as u8) != 0
    }

    /// Whether there is a type that both have.
    #[inline]
    pub fn shares(self, other: Types) -> bool {
        self.0 & other.0 != 0
    }

    /// The types, in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter().map(|(ty, _)| ty).filter(move |&ty| self.has(ty))
    }
}

impl FromIterator<Type> for Types {
    fn from_iter<I: IntoIterator<Item = Type>>(types: I) -> Types {
        Types(types.into_iter().fold(0, |bits, ty| bits | 1 << ty as u8))
    }
}

/// Where a tile comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deck {
    /// The deck of generation 1, 2 or 3, with the tile set it belongs to.
    Generation {
        /// 1 to 3.
        number: u8,
        /// The smallest tile set that has it.
        set: TileSet,
    },
    /// Drafted before the game.
    Cornerstone,
}

impl Deck {
    /// The word packs use.
    pub fn word(self) -> &'static str {
        match self {
            Deck::Generation { number, .. } => ["1", "2", "3"][usize::from(number) - 1],
            Deck::Cornerstone => "cornerstone",
        }
    }
}

/// The tile sets: each has the tiles of those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum TileSet {
    /// 1+: 24 tiles a deck.
    #[default]
    One,
    /// 4+: 32 tiles a deck.
    Four,
    /// 5+: 40 tiles a deck.
    Five,
}

impl TileSet {
    /// All sets.
    pub const ALL: [TileSet; 3] = [TileSet::One, TileSet::Four, TileSet::Five];

    /// The number on the tiles.
    pub fn number(self) -> u8 {
        [1, 4, 5][self as usize]
    }

    /// The set with this number.
    pub fn from_number(number: u8) -> Option<TileSet> {
        Self::ALL.into_iter().find(|set| set.number() == number)
    }

    /// Tiles in each of its decks.
    pub fn deck_size(self) -> usize {
        [24, 32, 40][self as usize]
    }
}

/// One thing a tile asks for: a good (or one of several), or money in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Slot {
    /// Any one of these will do.
    pub goods: GoodSet,
    /// Or this much money, if it is not 0.
    pub money: u8,
}

/// The most goods a tile may ask for.
pub const MAX_SLOTS: usize = 4;

/// A Disaster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the three of the rulebook
pub enum Disaster {
    Flood,
    Fire,
    CrimeSpree,
}

impl Disaster {
    /// All Disasters with the words packs use.
    pub const ALL: [(Disaster, &'static str); 3] =
        [(Disaster::Flood, "flood"), (Disaster::Fire, "fire"), (Disaster::CrimeSpree, "crime-spree")];

    /// The word packs use.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The name people read.
    pub fn name(self) -> &'static str {
        ["Flood", "Fire", "Crime Spree"][self as usize]
    }
}

/// What a tile does while it stands in a city, besides producing and paying income.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// Itself and the eight cells around are not counted in the payment of this Disaster.
    Protects(Disaster),
    /// One slot of goods up to this class is waived for each other tile placed.
    Waives(Class),
    /// Disasters cost half.
    Insures,
    /// Money whenever a tile is picked.
    OnPick {
        /// How much.
        money: u8,
    },
    /// Money for each tile of this type placed later.
    OnPlaced {
        /// Which tiles.
        ty: Type,
        /// How much for each.
        money: u8,
    },
    /// Money for each tile of this type that a tile placed later is directly linked with by road.
    OnLinked {
        /// Which neighbours.
        ty: Type,
        /// How much for each.
        money: u8,
    },
    /// When it is placed: money for each pair of a Commercial and an Industrial tile side by side.
    Pairs {
        /// How much for each.
        money: u8,
    },
    /// When it is placed: unplaced Cornerstones may be swapped for discarded ones.
    Swaps,
    /// Income for each tile of this type in the city.
    IncomePer(Type),
}

impl Ability {
    /// Whether a tile like this can be among what the ability is about; where it lies is another question.
    pub fn looks_at(&self, tile: &Tile) -> bool {
        let has = |ty| tile.types.has(ty);
        match *self {
            Ability::Protects(Disaster::Fire) => tile.is_building(),
            Ability::Protects(Disaster::CrimeSpree) => tile.is_building() && !has(Type::Public),
            Ability::OnPlaced { ty, .. } | Ability::OnLinked { ty, .. } | Ability::IncomePer(ty) => has(ty),
            Ability::Pairs { .. } => has(Type::Commercial) || has(Type::Industrial),
            Ability::Swaps => tile.deck == Deck::Cornerstone,
            Ability::Protects(Disaster::Flood)
            | Ability::Waives(_)
            | Ability::Insures
            | Ability::OnPick { .. } => false,
        }
    }
}

/// Something that can be counted in a city at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Tiles of a type; the uncovered City Center is a Resource tile.
    Of(Type),
    /// Tiles of a type in the eight cells around.
    Nearby(Type),
    /// Tiles of a type neither around nor the tile itself.
    Elsewhere(Type),
    /// Polluting tiles around.
    PollutingNearby,
    /// Tiles that are not Resource around.
    BuildingsNearby,
    /// Corners of the city with a tile that is not Resource.
    BuildingCorners,
    /// Industrial tiles on the sixteen border cells.
    IndustrialBorder,
    /// Tiles with the Power symbol.
    PowerTiles,
    /// Neighborhoods.
    Neighborhoods,
    /// Neighborhoods of exactly one tile.
    NeighborhoodsOfOne,
    /// Neighborhoods of exactly two tiles.
    NeighborhoodsOfTwo,
    /// Neighborhoods of three or more tiles.
    NeighborhoodsOfThree,
    /// Sets of a Residential, a Commercial and an Industrial tile.
    Sets,
    /// Residential tiles with at least two Commercial tiles around.
    HomesWithShops,
    /// Residential tiles with a printed value of 0, 1 or 2.
    ModestHomes,
    /// Blocks of 2×2 tiles joined by all four roads between them.
    RoadSquares,
    /// Industrial tiles at most two steps from a Residential one.
    IndustryNearHomes,
    /// Tiles with a tile of the same type beside them.
    BesideLike,
    /// The largest group of Industrial tiles joined by roads.
    IndustrialCluster,
    /// Good tokens.
    Goods,
    /// Tokens of raw goods.
    RawGoods,
    /// Money without the final income.
    MoneyBeforeIncome,
    /// The final income.
    FinalIncome,
}

impl Measure {
    /// All measures with the words packs use.
    pub const ALL: [(Measure, &'static str); 34] = [
        (Measure::Of(Type::Residential), "residential"),
        (Measure::Of(Type::Commercial), "commercial"),
        (Measure::Of(Type::Industrial), "industrial"),
        (Measure::Of(Type::Public), "public"),
        (Measure::Of(Type::Resource), "resource"),
        (Measure::Nearby(Type::Residential), "residential nearby"),
        (Measure::Nearby(Type::Commercial), "commercial nearby"),
        (Measure::Nearby(Type::Industrial), "industrial nearby"),
        (Measure::Nearby(Type::Public), "public nearby"),
        (Measure::Nearby(Type::Resource), "resource nearby"),
        (Measure::Elsewhere(Type::Residential), "residential elsewhere"),
        (Measure::Elsewhere(Type::Commercial), "commercial elsewhere"),
        (Measure::Elsewhere(Type::Industrial), "industrial elsewhere"),
        (Measure::Elsewhere(Type::Public), "public elsewhere"),
        (Measure::PollutingNearby, "polluting nearby"),
        (Measure::BuildingsNearby, "buildings nearby"),
        (Measure::BuildingCorners, "buildings in corners"),
        (Measure::IndustrialBorder, "industrial on the border"),
        (Measure::PowerTiles, "power"),
        (Measure::Neighborhoods, "neighborhoods"),
        (Measure::NeighborhoodsOfOne, "neighborhoods of 1"),
        (Measure::NeighborhoodsOfTwo, "neighborhoods of 2"),
        (Measure::NeighborhoodsOfThree, "neighborhoods of 3 or more"),
        (Measure::Sets, "sets of residential, commercial and industrial"),
        (Measure::HomesWithShops, "residential with 2 commercial nearby"),
        (Measure::ModestHomes, "residential of 0 to 2 points"),
        (Measure::RoadSquares, "road squares"),
        (Measure::IndustryNearHomes, "industrial within 2 steps of residential"),
        (Measure::BesideLike, "tiles beside their type"),
        (Measure::IndustrialCluster, "largest industrial cluster"),
        (Measure::Goods, "goods"),
        (Measure::RawGoods, "raw goods"),
        (Measure::MoneyBeforeIncome, "money before final income"),
        (Measure::FinalIncome, "final income"),
    ];

    /// Whether a tile like this can be among what is counted, or makes others count; where it lies is another question.
    pub fn looks_at(self, tile: &Tile) -> bool {
        let has = |ty| tile.types.has(ty);
        match self {
            Measure::Of(ty) | Measure::Nearby(ty) | Measure::Elsewhere(ty) => has(ty),
            Measure::PollutingNearby => tile.polluting,
            Measure::BuildingsNearby | Measure::BuildingCorners => tile.is_building(),
            Measure::IndustrialBorder | Measure::IndustrialCluster => has(Type::Industrial),
            Measure::IndustryNearHomes => has(Type::Industrial) || has(Type::Residential),
            Measure::PowerTiles => tile.power,
            Measure::Neighborhoods
            | Measure::NeighborhoodsOfOne
            | Measure::NeighborhoodsOfTwo
            | Measure::NeighborhoodsOfThree => has(Type::Residential),
            Measure::Sets => has(Type::Residential) || has(Type::Commercial) || has(Type::Industrial),
            Measure::HomesWithShops => has(Type::Residential) || has(Type::Commercial),
            Measure::ModestHomes => has(Type::Residential) && tile.vp.is_some_and(|vp| (0..=2).contains(&vp)),
            // A block is joined by two roads of each tile that meet at a corner.
            Measure::RoadSquares => {
                [0b0011, 0b0110, 0b1100, 0b1001].iter().any(|two| tile.roads & two == *two)
            }
            Measure::BesideLike => tile.disaster.is_none(),
            Measure::Goods => !tile.produces.is_empty() || !tile.produces_one_of.is_empty(),
            Measure::RawGoods => tile.produces.iter().any(|good| good.class() == Class::Raw),
            Measure::MoneyBeforeIncome => false,
            Measure::FinalIncome => {
                tile.income[2] > 0 || tile.abilities.iter().any(|of| matches!(of, Ability::IncomePer(_)))
            }
        }
    }

    /// The word packs use.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(measure, _)| *measure == self).map_or("", |&(_, word)| word)
    }
}

/// A line of a variable value: `each` points for every `per` of `of`; without `of` just `each` points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreLine {
    /// Points.
    pub each: i8,
    /// For how many.
    pub per: u8,
    /// Of what.
    pub of: Option<Measure>,
}

/// The most abilities or score lines of one tile.
pub const MAX_LINES: usize = 4;

/// A tile as it is printed.
#[derive(Debug, Clone, PartialEq)]
pub struct Tile {
    /// The number printed on it; 0 for tiles of people's own.
    pub number: u16,
    /// The name in packs and notation.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack it is from.
    pub pack: String,
    /// Where it comes from.
    pub deck: Deck,
    /// Its types.
    pub types: Types,
    /// Sides with a road: bit 0 north, 1 east, 2 south, 3 west.
    pub roads: u8,
    /// The printed points; `None` for a variable value.
    pub vp: Option<i8>,
    /// Money to pay.
    pub cost: u8,
    /// Goods it asks for.
    pub slots: Vec<Slot>,
    /// Tiles that must be in the city already.
    pub needs: Option<(Type, u8)>,
    /// What it produces.
    pub produces: GoodSet,
    /// It produces one of these, chosen when it is placed.
    pub produces_one_of: GoodSet,
    /// Money when it is placed.
    pub instant: u8,
    /// Income by generation.
    pub income: [u8; 3],
    /// Whether it spoils homes around it.
    pub polluting: bool,
    /// Whether it has the Power symbol.
    pub power: bool,
    /// What it does.
    pub abilities: Vec<Ability>,
    /// How its variable value is counted.
    pub score: Vec<ScoreLine>,
    /// If it is one.
    pub disaster: Option<Disaster>,
    /// Where its values come from.
    pub provenance: Provenance,
    /// The picture that a pack brought for it.
    pub art: Option<Art>,
}

impl Tile {
    /// Whether it is Residential, Commercial, Industrial or Public: no Resource tile and no Disaster.
    pub fn is_building(&self) -> bool {
        self.disaster.is_none() && !self.types.has(Type::Resource)
    }
}
