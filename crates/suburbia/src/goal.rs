//! Goals: what they measure, who is ahead.

use crate::setup::MAX_SEATS;
use crate::table::Table;
use crate::tile::{Special, Traits};
use game_core::pack::Provenance;
use game_core::{Seat, SeatSet};
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
    /// Whether it is in games with borders only.
    pub only_with_borders: bool,
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
    /// The space of the token on the star track.
    Stars,
}

impl Stat {
    /// All, with the words used in packs.
    pub const ALL: [(Stat, &'static str); 6] = [
        (Stat::Money, "money"),
        (Stat::Income, "income"),
        (Stat::Reputation, "reputation"),
        (Stat::Population, "population"),
        (Stat::Markers, "markers"),
        (Stat::Stars, "stars"),
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

/// How a seat achieves a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Achieved {
    /// Alone at the top.
    Alone,
    /// Furthest right on the star track of all who share the top.
    Stars,
    /// Sharing the top, with a Law Office.
    LawOffice,
}

impl Measure {
    /// What `seat` has of it.
    pub fn value(self, table: &Table, seat: Seat) -> i32 {
        let borough = table.borough(seat);
        let tracks = table.tracks(seat);
        match self {
            Measure::Count(traits) => borough.count(traits) as i32,
            Measure::LargestGroup(traits) => borough.largest_group(traits) as i32,
            Measure::Stat(Stat::Money) => tracks.money,
            Measure::Stat(Stat::Income) => i32::from(tracks.income),
            Measure::Stat(Stat::Reputation) => i32::from(tracks.reputation),
            Measure::Stat(Stat::Population) => tracks.population,
            Measure::Stat(Stat::Markers) => borough.markers_placed() as i32,
            Measure::Stat(Stat::Stars) => tracks.stars.into(),
        }
    }
}

impl Goal {
    /// What `seat` has of what this goal measures.
    pub fn value(&self, table: &Table, seat: Seat) -> i32 {
        self.measure.value(table, seat)
    }

    /// The seat that would achieve it now, a Law Office aside: alone at the top or, where the star track is played, the
    /// furthest right of those who share it.
    pub fn leader(&self, table: &Table) -> Option<Seat> {
        let mut values = [0; MAX_SEATS];
        table.all_seats().for_each(|seat| values[seat.index()] = self.value(table, seat));
        first_by_stars(table, self.at_the_top(&values[..table.seats()]))
    }

    /// Everybody who has achieved it, given what each seat has: the leader, and whoever shares the top and has a Law
    /// Office.
    pub fn achieved_by(&self, table: &Table, values: &[i32]) -> SeatSet {
        let top = self.at_the_top(values);
        let mut achieved = first_by_stars(table, top).map_or(SeatSet::EMPTY, SeatSet::just);
        if table.has_packs && table.rules().has(Special::LawOffice) {
            for seat in
                top.iter().filter(|&seat| table.borough(seat).has_special(table.rules(), Special::LawOffice))
            {
                achieved = achieved.with(seat);
            }
        }
        achieved
    }

    /// How `seat` has achieved it, given what each seat has.
    pub fn achieved(&self, table: &Table, values: &[i32], seat: Seat) -> Option<Achieved> {
        let top = self.at_the_top(values);
        if top == SeatSet::just(seat) {
            Some(Achieved::Alone)
        } else if first_by_stars(table, top) == Some(seat) {
            Some(Achieved::Stars)
        } else {
            self.achieved_by(table, values).contains(seat).then_some(Achieved::LawOffice)
        }
    }

    /// The seats with the best value.
    pub fn at_the_top(&self, values: &[i32]) -> SeatSet {
        let sign = match self.best {
            Best::Most => 1,
            Best::Fewest => -1,
        };
        let (mut best, mut top) = (i32::MIN, SeatSet::EMPTY);
        for (seat, value) in values.iter().enumerate() {
            let (value, seat) = (sign * value, Seat::from_index(seat));
            if value > best {
                (best, top) = (value, SeatSet::just(seat));
            } else if value == best {
                top = top.with(seat);
            }
        }
        top
    }
}

/// Of seats that are tied the only one, or the only one furthest right on the star track.
fn first_by_stars(table: &Table, tied: SeatSet) -> Option<Seat> {
    if tied.len() == 1 {
        return tied.lowest();
    }
    if !table.plays().stars {
        return None;
    }
    let furthest = tied.iter().map(|seat| table.tracks(seat).stars).max();
    let mut there = tied.iter().filter(|&seat| Some(table.tracks(seat).stars) == furthest);
    there.next().filter(|_| there.next().is_none())
}
