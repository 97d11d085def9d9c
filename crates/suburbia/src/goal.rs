//! Goals: what they measure, who is ahead.

use crate::table::Table;
use crate::tile::Traits;
use game_core::Seat;
use game_core::pack::Provenance;
use serde::Serialize;

/// A goal, by its place in the [`Rules`](crate::rules::Rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GoalId(pub(crate) u8);

impl GoalId {
    /// How many goals one set of packs may have.
    pub(crate) const MAX: usize = 200;

    /// Its place among all goals.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A goal tile.
#[derive(Debug, Clone, PartialEq)]
pub struct Goal {
    /// The name in notation and packs.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack it came from.
    pub pack: String,
    /// What is compared.
    pub measure: Measure,
    /// Which end of the comparison scores.
    pub best: Best,
    /// Population for whoever is alone at the top.
    pub bonus: u8,
    /// Whether it can be drawn in a game with Dale.
    pub with_dale: bool,
    /// Where its values come from.
    pub provenance: Provenance,
}

/// What a goal compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Tiles with one of the traits.
    Count(Traits),
    /// The largest group of such tiles joined by edges.
    LargestGroup(Traits),
    /// A number of the seat.
    Stat(Stat),
}

/// A number of a seat that a goal may compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stat {
    /// Money on hand.
    Money,
    /// Income track.
    Income,
    /// Reputation track.
    Reputation,
    /// Population track.
    Population,
    /// Markers placed in the borough.
    Markers,
}

impl Stat {
    /// All, with the words used in packs.
    pub const ALL: [(Stat, &'static str); 5] = [
        (Stat::Money, "money"),
        (Stat::Income, "income"),
        (Stat::Reputation, "reputation"),
        (Stat::Population, "population"),
        (Stat::Markers, "markers"),
    ];
}

/// Which end of the comparison scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Best {
    /// The largest value.
    Most,
    /// The smallest value, negative ones included.
    Fewest,
}

impl Goal {
    /// What `seat` has of what this goal measures.
    pub fn value(&self, table: &Table, seat: Seat) -> i32 {
        let borough = table.borough(seat);
        let tracks = table.tracks(seat);
        match self.measure {
            Measure::Count(traits) => borough.count(traits) as i32,
            Measure::LargestGroup(traits) => borough.largest_group(traits) as i32,
            Measure::Stat(Stat::Money) => tracks.money,
            Measure::Stat(Stat::Income) => i32::from(tracks.income),
            Measure::Stat(Stat::Reputation) => i32::from(tracks.reputation),
            Measure::Stat(Stat::Population) => tracks.population,
            Measure::Stat(Stat::Markers) => borough.markers_placed() as i32,
        }
    }

    /// The seat that is alone at the top, if there is one. Ties score nothing.
    pub fn leader(&self, table: &Table) -> Option<Seat> {
        self.alone_at_the_top(table.all_seats().map(|seat| self.value(table, seat)))
    }

    /// Which of the values, by seat, is alone at the top.
    pub fn alone_at_the_top(&self, values: impl Iterator<Item = i32>) -> Option<Seat> {
        let sign = match self.best {
            Best::Most => 1,
            Best::Fewest => -1,
        };
        let (mut best, mut leader) = (i32::MIN, None);
        for (seat, value) in values.enumerate() {
            if sign * value > best {
                (best, leader) = (sign * value, Some(Seat::from_index(seat)));
            } else if sign * value == best {
                leader = None;
            }
        }
        leader
    }
}
