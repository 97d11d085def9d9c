//! The table: everything that lies open, for all to see.
//!
//! What is hidden (hands, picks before the reveal, packs not turned up, the discard pile) is not here, so whoever is
//! given a table cannot learn it. Placements and disasters are checked and previewed on the table alone.

use crate::city::City;
use crate::good::{Good, GoodSet};
use crate::rules::{Facts, Rules};
use crate::setup::{KEPT, MAX_SEATS, Mode, START_MONEY, Setup};
use crate::tile::{Disaster, Tile, TileId, TileSet};
use game_core::intern::Interned;
use game_core::{Seat, SeatSet};

/// The most tiles that lie open at once.
pub(crate) const MAX_PACK: usize = 16;

/// A short list of tiles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tiles<const N: usize> {
    items: [TileId; N],
    len: u8,
}

impl<const N: usize> Tiles<N> {
    pub(crate) const EMPTY: Tiles<N> = Tiles { items: [TileId::NONE; N], len: 0 };

    /// The list of these tiles; what there is no room for is left out.
    pub(crate) fn of(tiles: impl IntoIterator<Item = TileId>) -> Tiles<N> {
        let mut list = Self::EMPTY;
        tiles.into_iter().for_each(|tile| list.push(tile));
        list
    }

    pub(crate) fn push(&mut self, tile: TileId) {
        if usize::from(self.len) < N {
            self.items[usize::from(self.len)] = tile;
            self.len += 1;
        }
    }

    /// Takes a tile out; the others stay in order.
    pub(crate) fn take(&mut self, tile: TileId) {
        if let Some(place) = self.iter().position(|&known| known == tile) {
            self.items.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
            self.items[usize::from(self.len)] = TileId::NONE;
        }
    }
}

impl<const N: usize> std::ops::Deref for Tiles<N> {
    type Target = [TileId];
    #[inline]
    fn deref(&self) -> &[TileId] {
        &self.items[..usize::from(self.len)]
    }
}

/// What is to be decided now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Cornerstones are drafted; counted from 1.
    Draft {
        /// The round of passing, or the number of the stack.
        round: u8,
    },
    /// A tile is picked.
    Select,
    /// The picked tile is placed, sold, or given for a Cornerstone.
    Act,
    /// A Disaster is paid or suffered.
    Disaster,
    /// Nothing: it is over.
    Over,
}

/// The open part of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Table {
    pub(crate) rules: Interned<Rules>,
    pub(crate) mode: Mode,
    pub(crate) set: TileSet,
    pub(crate) beginner: bool,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) generation: u8,
    pub(crate) turn: u8,
    /// Who still has to decide.
    pub(crate) acting: SeatSet,
    /// Two seats: who chooses first in this turn, or from this stack.
    pub(crate) first: u8,
    /// The picks of this turn, once they are revealed.
    pub(crate) picks: [TileId; MAX_SEATS],
    /// The Disaster that strikes at the end of this turn, and who picked it (nobody, in the solo game).
    pub(crate) disaster: Option<(TileId, Option<Seat>)>,
    pub(crate) money: [i32; MAX_SEATS],
    /// Money for goods sold this turn, not yet released.
    pub(crate) till: [i32; MAX_SEATS],
    /// What each seat sells this turn: its tokens at the reveal.
    pub(crate) offers: [GoodSet; MAX_SEATS],
    /// Solo: whether the left and the right route have been used in this generation.
    pub(crate) routes_used: [bool; 2],
    /// Goods that a plan takes for granted; none in a game.
    pub(crate) granted: GoodSet,
    pub(crate) final_income: [i32; MAX_SEATS],
    pub(crate) cornerstones: [Tiles<KEPT>; MAX_SEATS],
    /// All that a seat kept in the preliminary round, placed since or not.
    pub(crate) kept: [Tiles<KEPT>; MAX_SEATS],
    /// One and two seats: the open pack, or the open stack of Cornerstones.
    pub(crate) pack: Tiles<MAX_PACK>,
    pub(crate) cities: [City; MAX_SEATS],
}

impl Table {
    /// A table with bare cities, and nobody's turn yet.
    pub(crate) fn laid(setup: &Setup, centers: &[Good; MAX_SEATS]) -> Table {
        let goods = centers.map(GoodSet::just);
        Table {
            rules: Interned(setup.rules),
            mode: setup.mode,
            set: setup.set,
            beginner: setup.beginner,
            seats: setup.seats,
            phase: Phase::Select,
            generation: 1,
            turn: 1,
            acting: SeatSet::EMPTY,
            first: 0,
            picks: [TileId::NONE; MAX_SEATS],
            disaster: None,
            money: [START_MONEY; MAX_SEATS],
            till: [0; MAX_SEATS],
            offers: goods,
            routes_used: [false; 2],
            granted: GoodSet::EMPTY,
            final_income: [0; MAX_SEATS],
            cornerstones: [Tiles::EMPTY; MAX_SEATS],
            kept: [Tiles::EMPTY; MAX_SEATS],
            pack: Tiles::EMPTY,
            cities: centers.map(City::new),
        }
    }

    /// The packs' content.
    pub fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Which tiles are in the game.
    pub fn tile_set(&self) -> TileSet {
        self.set
    }

    /// Whether it is the beginner's variant.
    pub fn beginner(&self) -> bool {
        self.beginner
    }

    /// What is to be decided now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// All seats, from 0.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The generation, 1 to 3.
    pub fn generation(&self) -> usize {
        usize::from(self.generation)
    }

    /// The turn of the generation, 1 to 7.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    /// Who may move now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { self.acting }
    }

    /// Whether picks are secret until all are made; with one and two seats packs lie open.
    #[inline]
    pub fn has_hands(&self) -> bool {
        self.seats > 2
    }

    /// A seat's coins.
    #[inline]
    pub fn money(&self, seat: Seat) -> i32 {
        self.money[seat.index()]
    }

    /// What a seat gets at the end of the turn for goods it sold.
    pub fn till(&self, seat: Seat) -> i32 {
        self.till[seat.index()]
    }

    /// A seat's city.
    #[inline]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// A seat's unplaced Cornerstones; with three seats and more they are known once the preliminary round is over.
    #[inline]
    pub fn cornerstones(&self, seat: Seat) -> &[TileId] {
        &self.cornerstones[seat.index()]
    }

    /// One and two seats: the open pack, or the open stack of Cornerstones.
    pub fn pack(&self) -> &[TileId] {
        &self.pack
    }

    /// A seat's pick of this turn, once it is known.
    pub fn pick(&self, seat: Seat) -> Option<TileId> {
        self.picks[seat.index()].some()
    }

    /// The Disaster that strikes at the end of this turn, and who picked it (nobody, in the solo game).
    pub fn disaster(&self) -> Option<(Disaster, Option<Seat>)> {
        self.disaster.and_then(|(tile, picker)| Some((self.facts(tile).disaster?, picker)))
    }

    /// The income a seat received after the last generation.
    pub fn final_income(&self, seat: Seat) -> i32 {
        self.final_income[seat.index()]
    }

    /// Solo: whether the left and the right trade route have been used in this generation.
    pub fn routes_used(&self) -> [bool; 2] {
        self.routes_used
    }

    /// A tile as it is printed.
    pub fn tile(&self, id: TileId) -> &'static Tile {
        self.rules().tile(id)
    }

    #[inline]
    pub(crate) fn facts(&self, tile: TileId) -> &'static Facts {
        self.rules().facts(tile)
    }
}
