//! What is printed on a tile: category, icons, cost and effects, as data.
//!
//! A tile's text is an immediate gain and a few conditional lines, each `scope × what matches × gain`. This small
//! closed language carries the base game and most of what the expansions add to it: badges, borders and lakes are things
//! a line can match like any category or icon. What it cannot say is a named [`Special`].

use game_core::art::Art;
use game_core::pack::Provenance;
use serde::Serialize;
use std::ops::{BitOr, BitOrAssign};

/// The four colours of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// Green.
    Residential,
    /// Blue.
    Commercial,
    /// Yellow.
    Industrial,
    /// Grey.
    Civic,
}

impl Category {
    /// All four, in the order of their trait bits.
    pub const ALL: [Category; 4] =
        [Category::Residential, Category::Commercial, Category::Industrial, Category::Civic];

    /// The word used in packs.
    pub fn word(self) -> &'static str {
        match self {
            Category::Residential => "residential",
            Category::Commercial => "commercial",
            Category::Industrial => "industrial",
            Category::Civic => "civic",
        }
    }

    /// The trait that tiles of this category have.
    pub fn as_trait(self) -> Traits {
        Traits(1 << self as u32)
    }
}

/// A set of things a line or a goal can look for: categories, lake, border, icons, badges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Traits(pub(crate) u32);

impl Traits {
    /// Nothing.
    pub const NONE: Traits = Traits(0);
    /// The four categories.
    pub const CATEGORIES: Traits = Traits(0b1111);
    /// A tile lying face down.
    pub const LAKE: Traits = Traits(1 << 4);
    /// A border tile.
    pub const BORDER: Traits = Traits(1 << 5);
    /// Icons have the bits from here on, badges those after them.
    pub(crate) const FIRST_ICON: u32 = 6;
    pub(crate) const FIRST_BADGE: u32 = 22;
    /// How many different icons and badges one set of packs may have.
    pub(crate) const MAX_ICONS: usize = (Self::FIRST_BADGE - Self::FIRST_ICON) as usize;
    pub(crate) const MAX_BADGES: usize = Self::COUNT - Self::FIRST_BADGE as usize;
    /// How many traits there can be at all.
    pub(crate) const COUNT: usize = 32;

    /// The badge of the pack with this place; the first pack is the base game, which has none.
    pub(crate) fn badge(pack: usize) -> Traits {
        if pack == 0 { Traits::NONE } else { Traits(1 << (Self::FIRST_BADGE as usize + pack - 1)) }
    }

    /// Whether the two sets have something in common.
    #[inline]
    pub fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for Traits {
    type Output = Traits;
    fn bitor(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

impl BitOrAssign for Traits {
    fn bitor_assign(&mut self, other: Traits) {
        self.0 |= other.0;
    }
}

/// What a gain changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// Money at each income step, −5 to 15.
    Income,
    /// Population at each population step, −5 to 15.
    Reputation,
    /// What wins the game; never below 0.
    Population,
    /// Coins on hand; never below 0.
    Money,
    /// The space of the token on the star track.
    Stars,
}

impl Track {
    /// The four that tiles have gains for, in the order in which the parts of one immediate gain apply.
    pub const ALL: [Track; 4] = [Track::Income, Track::Reputation, Track::Population, Track::Money];

    /// The word used in packs and events.
    pub fn word(self) -> &'static str {
        match self {
            Track::Income => "income",
            Track::Reputation => "reputation",
            Track::Population => "population",
            Track::Money => "money",
            Track::Stars => "stars",
        }
    }
}

/// Where a line looks for what it matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Tiles of the own borough that share an edge.
    Adjacent,
    /// Tiles of the own borough, itself included.
    Own,
    /// Tiles of all boroughs, itself included.
    Every,
    /// Tiles of all other boroughs.
    Others,
    /// Tiles of any borough built after this one.
    After,
    /// Each red line passed upwards.
    RedLine,
    /// Each pair of an own lake and a face-up tile next to it.
    OwnLakeAdjacent,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 7] = [
        Scope::Adjacent,
        Scope::Own,
        Scope::Every,
        Scope::Others,
        Scope::After,
        Scope::RedLine,
        Scope::OwnLakeAdjacent,
    ];

    /// The word used in packs.
    pub fn word(self) -> &'static str {
        match self {
            Scope::Adjacent => "adjacent",
            Scope::Own => "own",
            Scope::Every => "every",
            Scope::Others => "others",
            Scope::After => "after",
            Scope::RedLine => "red-line",
            Scope::OwnLakeAdjacent => "own-lake-adjacent",
        }
    }

    /// How far it reaches: what indexes of tiles and rough guesses need to know. What a line counts exactly is asked
    /// in `effects` alone.
    pub const fn reach(self) -> Reach {
        let (own, others, red_lines, standing) = match self {
            Scope::Adjacent => (Within::Beside, false, false, true),
            Scope::Own => (Within::Anywhere, false, false, true),
            Scope::Every => (Within::Anywhere, true, false, true),
            Scope::Others => (Within::Nowhere, true, false, true),
            Scope::After => (Within::Anywhere, true, false, false),
            Scope::RedLine => (Within::Nowhere, false, true, false),
            Scope::OwnLakeAdjacent => (Within::AtLakes, false, false, true),
        };
        Reach { own, others, red_lines, standing }
    }
}

/// How far the lines of a [`Scope`] reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Where in the own borough a later tile must be to count.
    pub own: Within,
    /// Whether later tiles of other boroughs count.
    pub others: bool,
    /// Whether red lines count.
    pub red_lines: bool,
    /// Whether tiles count that stand when the line's tile is placed.
    pub standing: bool,
}

/// A part of a borough, seen from one of its tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Within {
    /// No part of it.
    Nowhere,
    /// Around the tile.
    Beside,
    /// Around any lake.
    AtLakes,
    /// All of it.
    Anywhere,
}

/// One conditional line: `amount` on `track` for each thing in `scope` that `matches`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Where to look.
    pub scope: Scope,
    /// What to look for.
    pub matches: Traits,
    /// Whether the tile itself is left out where its scope would include it.
    pub not_itself: bool,
    /// What changes.
    pub track: Track,
    /// By how much, for each match.
    pub amount: i8,
}

/// The most lines a tile may have.
pub const MAX_LINES: usize = 4;

/// Gains by track, in the order of [`Track::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gains(pub [i8; 4]);

impl Gains {
    /// The parts that are not zero, in the order in which they apply.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = (Track, i8)> {
        Track::ALL.into_iter().zip(self.0).filter(|&(_, amount)| amount != 0)
    }
}

/// What a tile does that no line can say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Special {
    /// A tile of the market may take its place later; it takes no marker.
    Redevelopment,
    /// Its owner scores goals that are tied.
    LawOffice,
    /// Two people of every other seat move here.
    Redistricting,
    /// A borough has one such tile of a name.
    EssenLimit,
    /// Gives back what tiles have taken, and keeps them from taking more.
    Duomo,
    /// Its owner scores the private goals of others too.
    StVitus,
    /// Turns a Commercial tile over.
    LakeFlip,
    /// A marker for nothing.
    FreeInvestment,
    /// One of the cheapest tiles for nothing.
    FreeTile,
}

impl Special {
    /// All, with the words used in packs.
    pub const ALL: [(Special, &'static str); 9] = [
        (Special::Redevelopment, "redevelopment"),
        (Special::LawOffice, "law-office"),
        (Special::Redistricting, "redistricting"),
        (Special::EssenLimit, "essen-limit"),
        (Special::Duomo, "duomo"),
        (Special::StVitus, "st-vitus"),
        (Special::LakeFlip, "lake-flip"),
        (Special::FreeInvestment, "free-investment"),
        (Special::FreeTile, "london-free-tile"),
    ];

    /// Those that ask for a choice, in the order in which one tile with several asks.
    pub const CHOICES: [Special; 3] = [Special::LakeFlip, Special::FreeInvestment, Special::FreeTile];

    /// The word used in packs.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// The specials of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Specials(u16);

impl Specials {
    /// None.
    pub const NONE: Specials = Specials(0);

    /// Whether it has this one.
    #[inline]
    pub fn has(self, special: Special) -> bool {
        self.0 & (1 << special as u16) != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of them asks for a choice.
    #[inline]
    pub fn ask(self) -> bool {
        Special::CHOICES.into_iter().any(|special| self.has(special))
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().map(|(special, _)| special).filter(move |&special| self.has(special))
    }
}

impl FromIterator<Special> for Specials {
    fn from_iter<I: IntoIterator<Item = Special>>(all: I) -> Specials {
        all.into_iter().fold(Specials::NONE, |set, special| Specials(set.0 | 1 << special as u16))
    }
}

/// Where a tile is drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Stack {
    /// The face-up supply beside the market.
    #[serde(rename = "basic")]
    Basic,
    /// The back of every drawn tile; never drawn itself.
    #[serde(rename = "lake")]
    Lake,
    /// Drawn first.
    A,
    /// Drawn when A is used up.
    B,
    /// Drawn when B is used up.
    C,
    /// The display of borders.
    #[serde(rename = "border")]
    Border,
}

impl Stack {
    /// The word used in packs.
    pub fn word(self) -> &'static str {
        match self {
            Stack::Basic => "basic",
            Stack::Lake => "lake",
            Stack::A => "A",
            Stack::B => "B",
            Stack::C => "C",
            Stack::Border => "border",
        }
    }
}

/// A kind of tile, by its place in the [`Rules`](crate::rules::Rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// The back of every tile.
    pub const LAKE: KindId = KindId(0);
    /// How many kinds one set of packs may have, the lake included.
    pub(crate) const MAX: usize = 250;

    /// Its place among all kinds.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of tile.
#[derive(Debug, Clone, PartialEq)]
pub struct TileKind {
    /// The name in notation and packs.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack it came from.
    pub pack: String,
    /// Where it is drawn from.
    pub stack: Stack,
    /// None for lakes, borders and tiles without a colour.
    pub category: Option<Category>,
    /// Interactive icons.
    pub icons: Vec<String>,
    /// Printed cost; paid again to invest.
    pub cost: u8,
    /// How many there are.
    pub copies: u8,
    /// What it gives when it is placed.
    pub now: Gains,
    /// Its conditional lines, in printed order.
    pub lines: Vec<Line>,
    /// What it does besides.
    pub specials: Specials,
    /// Gold stars.
    pub stars: u8,
    /// Whether it is in games with borders only.
    pub only_with_borders: bool,
    /// Where its values come from.
    pub provenance: Provenance,
    /// Category, icons and badge as one set.
    pub traits: Traits,
    /// The picture that a pack brought for it.
    pub art: Option<Art>,
}
