//! Goods: seventeen of them in three classes, and sets of them.

use serde::{Serialize, Serializer};
use std::fmt;

/// What a good is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Comes out of the ground: £2, 1 point.
    Raw,
    /// Made from raw goods: £4, 2 points.
    Processed,
    /// Made from processed goods: £10, 10 points.
    Luxury,
}

impl Class {
    /// All classes, in ascending order, with the words packs use.
    pub const ALL: [(Class, &'static str); 3] =
        [(Class::Raw, "raw"), (Class::Processed, "processed"), (Class::Luxury, "luxury")];

    /// What a good costs before fees and discounts.
    #[inline]
    pub fn base_price(self) -> i32 {
        [2, 4, 10][self as usize]
    }

    /// What a token is worth at the end.
    #[inline]
    pub fn points(self) -> i32 {
        [1, 2, 10][self as usize]
    }
}

/// A good. The order is that of the names, which is the order of canonical notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // each is what it is called
pub enum Good {
    Coal,
    Concrete,
    Copper,
    Diamonds,
    Electronics,
    Glass,
    Gold,
    Jewelry,
    Lumber,
    NaturalGas,
    Oil,
    Ore,
    Plastics,
    SportsCars,
    Steel,
    Stone,
    Wood,
}

impl Good {
    /// All goods with the words of packs and notation, by name.
    pub const ALL: [(Good, &'static str); 17] = [
        (Good::Coal, "coal"),
        (Good::Concrete, "concrete"),
        (Good::Copper, "copper"),
        (Good::Diamonds, "diamonds"),
        (Good::Electronics, "electronics"),
        (Good::Glass, "glass"),
        (Good::Gold, "gold"),
        (Good::Jewelry, "jewelry"),
        (Good::Lumber, "lumber"),
        (Good::NaturalGas, "natural-gas"),
        (Good::Oil, "oil"),
        (Good::Ore, "ore"),
        (Good::Plastics, "plastics"),
        (Good::SportsCars, "sports-cars"),
        (Good::Steel, "steel"),
        (Good::Stone, "stone"),
        (Good::Wood, "wood"),
    ];

    /// The raw goods: one for each City board.
    pub const RAW: [Good; 6] = [Good::Coal, Good::NaturalGas, Good::Oil, Good::Ore, Good::Stone, Good::Wood];

    /// The word of packs and notation.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The good with this word.
    pub fn find(word: &str) -> Option<Good> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|&(good, _)| good)
    }

    /// Its class.
    #[inline]
    pub fn class(self) -> Class {
        let set = GoodSet::just(self);
        if !(set & GoodSet::RAW).is_empty() {
            Class::Raw
        } else if !(set & GoodSet::LUXURY).is_empty() {
            Class::Luxury
        } else {
            Class::Processed
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct GoodSet(u32);

impl GoodSet {
    /// No good.
    pub const EMPTY: GoodSet = GoodSet(0);
    /// All raw goods.
    pub const RAW: GoodSet = GoodSet::of(&Good::RAW);
    /// All luxury goods.
    pub const LUXURY: GoodSet = GoodSet::of(&[Good::Electronics, Good::Jewelry, Good::SportsCars]);
    /// All goods.
    pub const ALL: GoodSet = GoodSet((1 << 17) - 1);

    /// The set of these goods.
    pub const fn of(goods: &[Good]) -> GoodSet {
        let (mut bits, mut i) = (0, 0);
        while i < goods.len() {
            bits |= 1 << goods[i] as u32;
            i += 1;
        }
        GoodSet(bits)
    }

    /// Just one good.
    #[inline]
    pub fn just(good: Good) -> GoodSet {
        GoodSet(1 << good as u32)
    }

    /// Whether the good is in it.
    #[inline]
    pub fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u32) != 0
    }

    /// Whether there is none in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first by name.
    #[inline]
    pub fn first(self) -> Option<Good> {
        (self.0 != 0).then(|| Good::ALL[self.0.trailing_zeros() as usize].0)
    }

    /// The goods by name.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let good = GoodSet(left).first();
            left &= left.wrapping_sub(1);
            good
        })
    }

    /// The goods of this class and those below it that the set has: what a waiver up to `class` can cover.
    #[inline]
    pub fn up_to(self, class: Class) -> GoodSet {
        match class {
            Class::Raw => self & GoodSet::RAW,
            Class::Processed => self.minus(GoodSet::LUXURY),
            Class::Luxury => self,
        }
    }

    /// What is in this set and not in `other`.
    #[inline]
    pub fn minus(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & !other.0)
    }
}

impl std::ops::BitAnd for GoodSet {
    type Output = GoodSet;
    #[inline]
    fn bitand(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for GoodSet {
    type Output = GoodSet;
    #[inline]
    fn bitor(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for GoodSet {
    #[inline]
    fn bitor_assign(&mut self, other: GoodSet) {
        self.0 |= other.0;
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> GoodSet {
        goods.into_iter().fold(GoodSet::EMPTY, |set, good| set | GoodSet::just(good))
    }
}

impl Serialize for GoodSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_goods_is_in_order() {
        for (index, &(good, word)) in Good::ALL.iter().enumerate() {
            assert_eq!(good as usize, index);
            assert_eq!(Good::find(word), Some(good));
        }
        assert!(Good::ALL.windows(2).all(|pair| pair[0].1 < pair[1].1));
        let count = |class| Good::ALL.iter().filter(|(good, _)| good.class() == class).count();
        assert_eq!([count(Class::Raw), count(Class::Processed), count(Class::Luxury)], [6, 8, 3]);
    }
}
