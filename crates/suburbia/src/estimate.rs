//! Estimates: what tiles would bring a seat, cell by cell, in one go.
//!
//! A quick sum for bots that look at very many positions: gains as they are printed, before the ends of the tracks and
//! red lines count, and for the builder only. [`Table::preview`] is exact.

use crate::borough::{MAX_FRONTIER, TileSet, bits};
use crate::effects::new_lake_pairs;
use crate::moves::Slot;
use crate::table::Table;
use crate::tile::{KindId, Line, Scope, Track, Traits};
use game_core::Seat;
use std::ops::{Add, AddAssign};

/// Changes of a seat's four tracks, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gain {
    /// Income track.
    pub income: i32,
    /// Reputation track.
    pub reputation: i32,
    /// People.
    pub population: i32,
    /// Coins.
    pub money: i32,
}

impl Gain {
    #[inline]
    fn shift(&mut self, track: Track, amount: i32) {
        match track {
            Track::Income => self.income += amount,
            Track::Reputation => self.reputation += amount,
            Track::Population => self.population += amount,
            Track::Money => self.money += amount,
        }
    }
}

impl AddAssign for Gain {
    #[inline]
    fn add_assign(&mut self, other: Gain) {
        self.income += other.income;
        self.reputation += other.reputation;
        self.population += other.population;
        self.money += other.money;
    }
}

impl Add for Gain {
    type Output = Gain;
    #[inline]
    fn add(mut self, other: Gain) -> Gain {
        self += other;
        self
    }
}

/// A seat's free cells with the tiles around each.
pub struct Estimator<'t> {
    table: &'t Table,
    seat: Seat,
    near: [TileSet; MAX_FRONTIER],
    /// Tiles of the borough that count lakes.
    at_lakes: TileSet,
}

impl Table {
    /// Looks around all free cells of a seat.
    pub fn estimator(&self, seat: Seat) -> Estimator<'_> {
        let borough = self.borough(seat);
        let mut near = [0; MAX_FRONTIER];
        for (near, &at) in near.iter_mut().zip(borough.frontier()) {
            *near = borough.touching(at);
        }
        let counts_lakes = |&index: &usize| {
            let lines = self.rules().effects(borough.kind(index)).lines();
            lines.iter().any(|line| line.scope == Scope::OwnLakeAdjacent)
        };
        let at_lakes = bits(borough.hears_own).filter(counts_lakes).fold(0, |set, index| set | 1 << index);
        Estimator { table: self, seat, near, at_lakes }
    }

    /// What a tile costs the seat that buys it from a slot, if there is one.
    pub fn price_in(&self, slot: Slot) -> Option<(KindId, i32)> {
        let kind = (*self.market().get(usize::from(slot.0))?)?;
        Some((kind, self.rules().cost(kind) + self.slot_price(slot.0.into())))
    }
}

impl Estimator<'_> {
    /// What a tile brings wherever it is put, its price aside.
    pub fn anywhere(&self, kind: KindId) -> Gain {
        let (table, seat) = (self.table, self.seat);
        let borough = table.borough(seat);
        let rules = table.rules();
        let effects = rules.effects(kind);
        let mut gain = Gain::default();
        for (track, amount) in effects.now.parts() {
            gain.shift(track, amount.into());
        }
        for line in effects.lines() {
            let itself = usize::from(!line.not_itself && effects.traits.meets(line.matches));
            let count = match line.scope {
                Scope::Own => borough.count(line.matches) + itself,
                Scope::Every => self.count_everywhere(line.matches) + itself,
                Scope::Others => self.count_everywhere(line.matches) - borough.count(line.matches),
                Scope::OwnLakeAdjacent => borough.lake_pairs(line.matches),
                Scope::Adjacent | Scope::After | Scope::RedLine => 0,
            };
            gain.shift(line.track, count as i32 * i32::from(line.amount));
        }
        for index in bits(borough.hears_own) {
            let times = 1 + i32::from(borough.is_invested(index));
            for line in rules.effects(borough.kind(index)).lines() {
                let heard = matches!(line.scope, Scope::Own | Scope::Every | Scope::After);
                if heard && effects.traits.meets(line.matches) {
                    gain.shift(line.track, times * i32::from(line.amount));
                }
            }
        }
        gain
    }

    /// What a tile brings besides on one of the seat's free cells, by its place in the frontier.
    #[inline]
    pub fn beside(&self, kind: KindId, cell: usize) -> Gain {
        let borough = self.table.borough(self.seat);
        let rules = self.table.rules();
        let effects = rules.effects(kind);
        let near = self.near[cell];
        let mut gain = Gain::default();
        for line in effects.lines() {
            let count = match line.scope {
                Scope::Adjacent => borough.count_in(near, line.matches),
                Scope::OwnLakeAdjacent => new_lake_pairs(borough, near, effects.traits, line.matches),
                _ => 0,
            };
            gain.shift(line.track, count as i32 * i32::from(line.amount));
        }
        for index in bits(near) {
            let times = 1 + i32::from(borough.is_invested(index));
            for line in rules.effects(borough.kind(index)).lines() {
                if line.scope == Scope::Adjacent && effects.traits.meets(line.matches) {
                    gain.shift(line.track, times * i32::from(line.amount));
                }
            }
        }
        for index in bits(self.at_lakes) {
            let times = 1 + i32::from(borough.is_invested(index));
            for line in rules.effects(borough.kind(index)).lines() {
                if line.scope == Scope::OwnLakeAdjacent {
                    let pairs = new_lake_pairs(borough, near, effects.traits, line.matches);
                    gain.shift(line.track, times * pairs as i32 * i32::from(line.amount));
                }
            }
        }
        gain
    }

    /// What the seat gets back for each red line it passes: income and reputation.
    pub fn relief(&self) -> [i32; 2] {
        let borough = self.table.borough(self.seat);
        let mut relief = [0; 2];
        for index in bits(borough.hears_red_lines) {
            let times = 1 + i32::from(borough.is_invested(index));
            let more = relief_of(self.table, borough.kind(index));
            relief = [relief[0] + times * more[0], relief[1] + times * more[1]];
        }
        relief
    }

    /// What a marker on a tile brings, its price aside.
    pub fn marker(&self, index: usize) -> Gain {
        let borough = self.table.borough(self.seat);
        let effects = self.table.rules().effects(borough.kind(index));
        let mut gain = Gain::default();
        for (track, amount) in effects.now.parts() {
            gain.shift(track, amount.into());
        }
        for line in effects.lines() {
            gain.shift(line.track, self.count_standing(line, index) as i32 * i32::from(line.amount));
        }
        gain
    }

    fn count_standing(&self, line: &Line, index: usize) -> usize {
        let borough = self.table.borough(self.seat);
        let itself = usize::from(line.not_itself && borough.traits(index).meets(line.matches));
        match line.scope {
            Scope::Adjacent => borough.count_in(borough.touching(borough.cell(index)), line.matches),
            Scope::Own => borough.count(line.matches) - itself,
            Scope::Every => self.count_everywhere(line.matches) - itself,
            Scope::Others => self.count_everywhere(line.matches) - borough.count(line.matches),
            Scope::After => {
                let boroughs = self.table.all_seats().map(|seat| self.table.borough(seat));
                boroughs.map(|any| any.count_after(borough.built(index), line.matches)).sum()
            }
            Scope::RedLine => 0,
            Scope::OwnLakeAdjacent => borough.lake_pairs(line.matches),
        }
    }

    fn count_everywhere(&self, matches: Traits) -> usize {
        self.table.all_seats().map(|seat| self.table.borough(seat).count(matches)).sum()
    }

    /// How many tiles lie around a free cell.
    #[inline]
    pub fn neighbours(&self, cell: usize) -> u32 {
        self.near[cell].count_ones()
    }

    /// The tiles that could get a marker for at most this much: each with its place in the borough and the price.
    pub fn markable(&self, money: i32) -> impl Iterator<Item = (usize, i32)> + '_ {
        let borough = self.table.borough(self.seat);
        borough.markable(money).filter_map(|index| Some((index, borough.marker_price(index)?)))
    }
}

/// What a tile gives back for each red line that is passed: income and reputation.
pub fn relief_of(table: &Table, kind: KindId) -> [i32; 2] {
    let lines = table.rules().effects(kind).lines().iter();
    let mut relief = Gain::default();
    lines
        .filter(|line| line.scope == Scope::RedLine)
        .for_each(|line| relief.shift(line.track, line.amount.into()));
    [relief.income, relief.reputation]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suburbia;
    use crate::library::Library;
    use crate::moves::Move;
    use crate::setup::{Edition, Mode, Setup};
    use crate::table::{Phase, TRACK_ENDS};
    use game_core::{Dice, Game, View, Viewer};

    /// Where no end of a track and no red line is near, the quick sum is the exact preview.
    #[test]
    fn it_agrees_with_previews() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Edition::Second, Mode::Standard, 3).unwrap();
        let mut compared = 0;
        for seed in 0..10 {
            let mut game = Suburbia::new(&setup, seed);
            let mut dice = Dice::new(seed, 9);
            while let Some(seat) = game.to_act().lowest() {
                let table = game.table();
                let before = *table.tracks(seat);
                let estimator = table.estimator(seat);
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                for mv in moves.into_iter().filter(|_| table.phase() == Phase::Build) {
                    let place =
                        |at| table.borough(seat).frontier().iter().position(|&cell| cell == at).unwrap();
                    let (gain, price) = match mv {
                        Move::Buy { slot, at } => {
                            let (kind, price) = table.price_in(slot).unwrap();
                            (estimator.anywhere(kind) + estimator.beside(kind, place(at)), price)
                        }
                        Move::Lake { slot, at } => {
                            let gain =
                                estimator.anywhere(KindId::LAKE) + estimator.beside(KindId::LAKE, place(at));
                            (gain, table.slot_price(slot.0.into()))
                        }
                        Move::Basic { tile, at } => (
                            estimator.anywhere(tile) + estimator.beside(tile, place(at)),
                            table.kind(tile).cost.into(),
                        ),
                        Move::Invest { at } => {
                            let index = table.borough(seat).at(at).unwrap();
                            let known = estimator.markable(before.money).find(|&(known, _)| known == index);
                            (estimator.marker(index), known.unwrap().1)
                        }
                        _ => continue,
                    };
                    let after = table.preview(seat, mv, &mut ()).unwrap()[seat.index()];
                    let inside = |value: i8| TRACK_ENDS.0 + 4 < value && value < TRACK_ENDS.1 - 4;
                    let plain = crate::red_line::behind(before.population + gain.population)
                        == crate::red_line::behind(before.population)
                        && [before.income, before.reputation, after.income, after.reputation]
                            .into_iter()
                            .all(inside)
                        && after.population == before.population + gain.population;
                    if plain {
                        let exact = Gain {
                            income: i32::from(after.income - before.income),
                            reputation: i32::from(after.reputation - before.reputation),
                            population: after.population - before.population,
                            money: after.money - before.money + price,
                        };
                        assert_eq!(gain, exact, "seed {seed}: {}", game.write_move(mv));
                        compared += 1;
                    }
                }
                let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        assert!(compared > 2_000, "only {compared}");
    }
}
