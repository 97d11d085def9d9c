//! Estimates: what tiles would bring a seat, cell by cell, in one go.
//!
//! A quick sum for bots that look at very many positions: gains as they are printed, before the ends of the tracks and
//! red lines count, and for the builder only. [`Table::preview`] is exact. Both are the same resolution of
//! `effects`; here its changes are only added up.

use crate::borough::{Listeners, MAX_FRONTIER, TileSet, bits};
use crate::effects::{Entering, Sink, Why, multiplier};
use crate::hex::{BorderPlace, Footprint, Hex};
use crate::moves::Slot;
use crate::table::Table;
use crate::tile::{KindId, Track};
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
    /// Gold stars, whether or not there is room for them.
    pub stars: i32,
}

impl Gain {
    #[inline]
    fn shift(&mut self, track: Track, amount: i32) {
        match track {
            Track::Income => self.income += amount,
            Track::Reputation => self.reputation += amount,
            Track::Population => self.population += amount,
            Track::Money => self.money += amount,
            Track::Stars => self.stars += amount,
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
        self.stars += other.stars;
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

/// The parts of a placement that are the same on every cell, those that depend on it, or both, added up for the builder.
#[derive(Default)]
struct Sum<const ANYWHERE: bool, const BESIDE: bool>(Gain);

impl<const ANYWHERE: bool, const BESIDE: bool> Sink for Sum<ANYWHERE, BESIDE> {
    const ANYWHERE: bool = ANYWHERE;
    const BESIDE: bool = BESIDE;
    const OTHERS: bool = false;

    #[inline]
    fn change(&mut self, _: Seat, track: Track, amount: i32, _: Why) {
        self.0.shift(track, amount);
    }

    #[inline]
    fn stars(&mut self, _: Seat, count: u8, _: Why) {
        self.0.stars += i32::from(count);
    }
}

/// A place where a seat may lay a border.
#[derive(Debug, Clone, Copy)]
pub struct BorderSite {
    /// Where.
    pub place: BorderPlace,
    /// Its corner cells that are still to be built on.
    pub open: u32,
    near: TileSet,
}

/// A seat's free cells with the tiles around each.
pub struct Estimator<'t> {
    table: &'t Table,
    seat: Seat,
    near: [TileSet; MAX_FRONTIER],
}

impl Table {
    /// Looks around all free cells of a seat.
    pub fn estimator(&self, seat: Seat) -> Estimator<'_> {
        let borough = self.borough(seat);
        let mut near = [0; MAX_FRONTIER];
        for (near, &at) in near.iter_mut().zip(borough.frontier()) {
            *near = borough.around_cell(at);
        }
        Estimator { table: self, seat, near }
    }

    /// All places where a seat may lay a border.
    pub fn border_sites(&self, seat: Seat) -> Vec<BorderSite> {
        let borough = self.borough(seat);
        let mut sites = Vec::new();
        borough.border_places(|place| {
            let (mut near, mut open) = (0, 0);
            for corner in place.corners() {
                let here = borough.on(corner);
                near |= here;
                open += u32::from(here == 0 && !corner.is_board());
            }
            sites.push(BorderSite { place, open, near });
        });
        sites
    }

    /// What a tile costs the seat that buys it from a slot, if there is one.
    pub fn price_in(&self, slot: Slot) -> Option<(KindId, i32)> {
        let kind = (*self.market().get(usize::from(slot.0))?)?;
        Some((kind, self.buy_price(slot.0.into(), kind)))
    }
}

impl Estimator<'_> {
    /// Looks at one tile, wherever it may be put.
    pub fn tile(&self, kind: KindId) -> TileEstimator<'_> {
        let (rules, borough) = (self.table.rules(), self.table.borough(self.seat));
        let effects = rules.effects(kind);
        let hearing = |set: TileSet| {
            let hears = |index: &usize| rules.effects(borough.kind(*index)).hears_of.meets(effects.traits);
            bits(set).filter(hears).fold(0, |set, index| set | 1 << index)
        };
        let all = &borough.listeners;
        let listeners = Listeners {
            beside: hearing(all.beside),
            at_lakes: hearing(all.at_lakes),
            anywhere: hearing(all.anywhere),
            ..Listeners::default()
        };
        let counts = effects.hears.beside || effects.hears.at_lakes;
        TileEstimator { estimator: self, kind, listeners, counts }
    }

    /// What the seat gets back for each red line it passes: income and reputation.
    pub fn relief(&self) -> [i32; 2] {
        let borough = self.table.borough(self.seat);
        let mut relief = [0; 2];
        for index in bits(borough.listeners.red_lines) {
            let times = multiplier(borough, index);
            let more = relief_of(self.table, borough.kind(index));
            relief = [relief[0] + times * more[0], relief[1] + times * more[1]];
        }
        relief
    }

    /// What a marker on a tile brings, its price aside.
    pub fn marker(&self, index: usize) -> Gain {
        let mut sum = Sum::<true, true>::default();
        self.table.resolution().invest(self.seat, index, &mut sum);
        sum.0
    }

    /// What a tile brings besides in the place of one that stands and has no effects.
    pub fn beside_standing(&self, tile: &TileEstimator<'_>, at: Footprint) -> Gain {
        let mut sum = Sum::<false, true>::default();
        tile.place(self.table.borough(self.seat).around(at), &mut sum);
        sum.0
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

/// One kind of tile for a seat, with those of its tiles that would hear of it.
pub struct TileEstimator<'e> {
    estimator: &'e Estimator<'e>,
    kind: KindId,
    listeners: Listeners,
    /// Whether its own lines depend on the cell.
    counts: bool,
}

impl TileEstimator<'_> {
    /// What it brings wherever it is put, its price aside.
    pub fn anywhere(&self) -> Gain {
        let mut sum = Sum::<true, false>::default();
        self.place(0, &mut sum);
        sum.0
    }

    /// What it brings besides on one of the seat's free cells, by its place in the frontier.
    #[inline]
    pub fn beside(&self, cell: usize) -> Gain {
        let near = self.estimator.near[cell];
        let mut sum = Sum::<false, true>::default();
        if self.counts || self.listeners.beside & near != 0 || self.listeners.at_lakes != 0 {
            self.place(near, &mut sum);
        }
        sum.0
    }

    /// What a border brings besides at a site.
    #[inline]
    pub fn at_site(&self, site: &BorderSite) -> Gain {
        let mut sum = Sum::<false, true>::default();
        self.place(site.near, &mut sum);
        sum.0
    }

    #[inline]
    fn place(&self, near: TileSet, sink: &mut impl Sink) {
        let &Estimator { table, seat, .. } = self.estimator;
        // Nobody asks a sum where it came from.
        let at = Footprint::Cell(Hex::default());
        let entering = Entering::new(seat, self.kind, at, table.borough(seat), near);
        table.resolution().place(&entering, &self.listeners, sink);
    }
}

/// What a tile gives back for each red line that is passed: income and reputation.
pub fn relief_of(table: &Table, kind: KindId) -> [i32; 2] {
    let lines = table.rules().effects(kind).lines().iter();
    let mut relief = Gain::default();
    lines
        .filter(|line| line.scope.reach().red_lines)
        .for_each(|line| relief.shift(line.track, line.amount.into()));
    [relief.income, relief.reputation]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suburbia;
    use crate::event::{Cause, Event};
    use crate::library::Library;
    use crate::moves::Move;
    use crate::setup::{Edition, Mode, Setup};
    use crate::table::Phase;
    use crate::tile::Scope;
    use game_core::{Dice, Game, View, Viewer};

    /// The builder's part of what an exact preview was asked for, before any limit.
    fn asked_for(table: &Table, seat: Seat, mv: Move) -> Option<Gain> {
        let mut events: Vec<Event> = Vec::new();
        table.preview(seat, mv, &mut events).unwrap();
        let mut gain = Gain::default();
        for event in &events {
            let Event::Change(change) = event else { continue };
            match change.cause {
                Cause::RedLine { .. } => return None, // and what Casinos give for it
                Cause::Tile { .. } if change.seat == seat => gain.shift(change.track, change.nominal),
                _ => {}
            }
        }
        Some(gain)
    }

    /// The two sinks agree: but for red lines, the quick sum is what the exact preview was asked for.
    #[test]
    fn it_agrees_with_previews() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Edition::Second, Mode::Standard, 3).unwrap();
        let (mut compared, mut scopes) = (0, Vec::new());
        for seed in 0..25 {
            let mut game = Suburbia::new(&setup, seed);
            let mut dice = Dice::new(seed, 9);
            while let Some(seat) = game.to_act().lowest() {
                let table = game.table();
                let estimator = table.estimator(seat);
                let borough = table.borough(seat);
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                for mv in moves.into_iter().filter(|_| table.phase() == Phase::Build) {
                    let mut tile = |kind, at| {
                        scopes.extend(table.kind(kind).lines.iter().map(|line| line.scope));
                        let tile = estimator.tile(kind);
                        tile.anywhere() + tile.beside(borough.free(at).unwrap())
                    };
                    let quick = match mv {
                        Move::Buy { slot, at, .. } => tile(table.price_in(slot).unwrap().0, at),
                        Move::Lake { at, .. } => tile(KindId::LAKE, at),
                        Move::Basic { tile: kind, at } => tile(kind, at),
                        Move::Invest { at, .. } => estimator.marker(borough.at(at).unwrap()),
                        _ => continue,
                    };
                    if let Some(exact) = asked_for(table, seat, mv) {
                        assert_eq!(quick, exact, "seed {seed}: {}", game.write_move(mv));
                        compared += 1;
                    }
                }
                let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        assert!(compared > 20_000, "only {compared}");
        for scope in Scope::ALL {
            assert!(scopes.contains(&scope), "no tile with a line '{}' was met", scope.word());
        }
    }
}
