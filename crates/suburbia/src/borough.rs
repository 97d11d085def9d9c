//! One seat's borough: its tiles, and the cells where the next one may go.
//!
//! **Invariant:** `frontier` holds exactly the free, uncovered cells that share an edge with a tile. Legality of a
//! cell is nothing else than being in it.

use crate::hex::{DIRECTIONS, Hex};
use crate::rules::Rules;
use crate::tile::{KindId, Traits};

/// The most tiles a borough can get; set-ups that could lead beyond are refused when a pack is read.
pub const MAX_TILES: usize = 48;
/// A connected group of `n` hexes has at most `4n + 2` neighbouring cells.
pub(crate) const MAX_FRONTIER: usize = 4 * MAX_TILES + 2;

/// Tiles by age, as a set of bits: bit 0 is the oldest tile.
pub(crate) type TileSet = u64;

/// Costs end well below this.
const NO_MARKER: u8 = u8::MAX;

/// A borough.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Borough {
    len: u8,
    frontier_len: u8,
    kinds: [KindId; MAX_TILES],
    cells: [Hex; MAX_TILES],
    traits: [Traits; MAX_TILES],
    /// What a marker on each tile costs; [`NO_MARKER`] where none may be put.
    marker_prices: [u8; MAX_TILES],
    /// When each tile was built, counted over all boroughs.
    built: [u8; MAX_TILES],
    frontier: [Hex; MAX_FRONTIER],
    /// Tiles with a marker.
    invested: TileSet,
    /// Tiles with a line that hears of tiles placed elsewhere in this borough.
    pub(crate) hears_own: TileSet,
    /// Tiles with a line that hears of tiles placed in other boroughs.
    pub(crate) hears_others: TileSet,
    /// Tiles with a red-line line.
    pub(crate) hears_red_lines: TileSet,
}

/// A tile in a borough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile {
    /// What it is; [`KindId::LAKE`] for lakes.
    pub kind: KindId,
    /// Where it is.
    pub at: Hex,
    /// Whether it has a marker.
    pub invested: bool,
}

impl Borough {
    pub(crate) fn empty() -> Borough {
        Borough {
            len: 0,
            frontier_len: 0,
            kinds: [KindId::LAKE; MAX_TILES],
            cells: [Hex::default(); MAX_TILES],
            traits: [Traits::NONE; MAX_TILES],
            marker_prices: [NO_MARKER; MAX_TILES],
            built: [0; MAX_TILES],
            frontier: [Hex::default(); MAX_FRONTIER],
            invested: 0,
            hears_own: 0,
            hears_others: 0,
            hears_red_lines: 0,
        }
    }

    /// How many tiles there are, lakes included.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no tile; true only for seats that do not exist.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tile with this age, oldest first.
    #[inline]
    pub fn tile(&self, index: usize) -> Tile {
        Tile { kind: self.kinds[index], at: self.cells[index], invested: self.is_invested(index) }
    }

    /// All tiles, oldest first.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        (0..self.len()).map(|index| self.tile(index))
    }

    /// The tile on a cell.
    pub fn at(&self, at: Hex) -> Option<usize> {
        self.cells[..self.len()].iter().position(|&cell| cell == at)
    }

    /// The cells where a tile may be placed.
    #[inline]
    pub fn frontier(&self) -> &[Hex] {
        &self.frontier[..self.frontier_len as usize]
    }

    /// Whether the tile has a marker.
    #[inline]
    pub fn is_invested(&self, index: usize) -> bool {
        self.invested & (1 << index) != 0
    }

    /// Whether there is no room for another tile.
    pub(crate) fn is_full(&self) -> bool {
        self.len() == MAX_TILES
    }

    /// How many markers lie here.
    pub fn markers_placed(&self) -> usize {
        self.invested.count_ones() as usize
    }

    pub(crate) fn invest(&mut self, index: usize) {
        self.invested |= 1 << index;
        self.marker_prices[index] = NO_MARKER;
    }

    /// What a marker on a tile costs; `None` if it has one.
    pub(crate) fn marker_price(&self, index: usize) -> Option<i32> {
        Some(self.marker_prices[index]).filter(|&price| price != NO_MARKER).map(i32::from)
    }

    /// How many tiles could get a marker for at most this much.
    #[inline]
    pub(crate) fn count_markable(&self, money: i32) -> usize {
        let most = money.clamp(0, i32::from(NO_MARKER) - 1) as u8;
        // All places, used or not: a fixed length is what makes this a handful of instructions.
        self.marker_prices.iter().map(|&price| u8::from(price <= most)).sum::<u8>().into()
    }

    /// The tiles that could get a marker for at most this much.
    pub(crate) fn markable(&self, money: i32) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).filter(move |&index| self.marker_price(index).is_some_and(|price| price <= money))
    }

    #[inline]
    pub(crate) fn kind(&self, index: usize) -> KindId {
        self.kinds[index]
    }

    #[inline]
    pub(crate) fn cell(&self, index: usize) -> Hex {
        self.cells[index]
    }

    #[inline]
    pub(crate) fn traits(&self, index: usize) -> Traits {
        self.traits[index]
    }

    /// The tiles that share an edge with the cell.
    #[inline]
    pub(crate) fn touching(&self, at: Hex) -> TileSet {
        self.survey(at).near
    }

    /// How many tiles have one of the traits.
    #[inline]
    pub fn count(&self, matches: Traits) -> usize {
        self.traits[..self.len()].iter().map(|traits| usize::from(traits.meets(matches))).sum()
    }

    /// How many of the tiles in the set have one of the traits.
    #[inline]
    pub(crate) fn count_in(&self, set: TileSet, matches: Traits) -> usize {
        bits(set).filter(|&index| self.traits[index].meets(matches)).count()
    }

    /// How many tiles built after `moment` have one of the traits.
    pub(crate) fn count_after(&self, moment: u8, matches: Traits) -> usize {
        (0..self.len())
            .filter(|&index| self.built[index] > moment && self.traits[index].meets(matches))
            .count()
    }

    /// When the tile was built.
    pub(crate) fn built(&self, index: usize) -> u8 {
        self.built[index]
    }

    /// Pairs of a lake and a matching tile next to it.
    pub(crate) fn lake_pairs(&self, matches: Traits) -> usize {
        (0..self.len())
            .filter(|&index| self.traits[index].meets(Traits::LAKE))
            .map(|lake| self.count_in(self.touching(self.cells[lake]), matches))
            .sum()
    }

    /// The size of the largest group of matching tiles joined by edges.
    pub(crate) fn largest_group(&self, matches: Traits) -> usize {
        let mut unvisited: TileSet =
            (0..self.len()).filter(|&i| self.traits[i].meets(matches)).fold(0, |set, i| set | 1 << i);
        let mut largest = 0;
        while unvisited != 0 {
            let mut queue = unvisited & unvisited.wrapping_neg();
            unvisited ^= queue;
            let mut size = 0;
            while queue != 0 {
                let index = queue.trailing_zeros() as usize;
                queue &= queue - 1;
                size += 1;
                let joined = self.touching(self.cells[index]) & unvisited;
                unvisited ^= joined;
                queue |= joined;
            }
            largest = largest.max(size);
        }
        largest
    }

    /// Whether all tiles hang together.
    pub(crate) fn is_connected(&self) -> bool {
        self.largest_group(Traits(u32::MAX)) == self.len()
    }

    /// What lies around a cell.
    #[inline]
    pub(crate) fn survey(&self, at: Hex) -> Survey {
        let mut survey = Survey { near: 0, closed: 0 };
        for (index, &cell) in self.cells[..self.len()].iter().enumerate() {
            let seen = Surroundings::of(at, cell);
            survey.near |= u64::from(seen.is_near()) << index;
            survey.closed |= seen.closed();
        }
        survey
    }

    /// Adds a tile on a free cell, of which `survey` tells what is around.
    #[inline]
    pub(crate) fn build(&mut self, rules: &Rules, kind: KindId, at: Hex, survey: Survey, moment: u8) {
        let index = self.len();
        let effects = rules.effects(kind);
        if let Some(place) = self.frontier().iter().position(|&cell| cell == at) {
            self.frontier_len -= 1;
            self.frontier[place] = self.frontier[self.frontier_len as usize];
        }
        for (direction, neighbour) in at.neighbours().into_iter().enumerate() {
            if survey.closed & (1 << direction) == 0 && !neighbour.is_board() {
                self.frontier[self.frontier_len as usize] = neighbour;
                self.frontier_len += 1;
            }
        }
        let bit = 1 << index;
        self.kinds[index] = kind;
        self.cells[index] = at;
        self.traits[index] = effects.traits;
        self.marker_prices[index] = effects.cost;
        self.built[index] = moment;
        self.hears_own |= if effects.hears_own { bit } else { 0 };
        self.hears_others |= if effects.hears_others { bit } else { 0 };
        self.hears_red_lines |= if effects.hears_red_lines { bit } else { 0 };
        self.len += 1;
        if self.is_full() {
            self.frontier_len = 0; // only a scenario that never ends comes here
        }
    }
}

/// What lies around a cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Survey {
    /// The tiles that share an edge with it.
    pub near: TileSet,
    /// The directions in which there is a tile, or a cell that touches one and so is in the frontier already.
    closed: u8,
}

/// What one tile means for a cell: whether it is near, and which directions it closes.
#[derive(Clone, Copy)]
struct Surroundings(u8);

impl Surroundings {
    const NEAR: u8 = 1 << 7;

    /// By offset, −2 to 2 each way, in rows of 8.
    const BY_OFFSET: [Surroundings; 64] = {
        let mut table = [Surroundings(0); 64];
        let (mut q, mut r) = (-2, -2);
        while q <= 2 {
            while r <= 2 {
                let mut seen = 0;
                let mut i = 0;
                while i < 6 {
                    let (dq, dr) = (q - DIRECTIONS[i].0, r - DIRECTIONS[i].1);
                    if dq == 0 && dr == 0 {
                        seen |= Self::NEAR | 1 << i;
                    }
                    let mut j = 0;
                    while j < 6 {
                        if dq == DIRECTIONS[j].0 && dr == DIRECTIONS[j].1 {
                            seen |= 1 << i;
                        }
                        j += 1;
                    }
                    i += 1;
                }
                table[((q + 2) * 8 + r + 2) as usize] = Surroundings(seen);
                r += 1;
            }
            r = -2;
            q += 1;
        }
        table
    };

    #[inline]
    fn of(at: Hex, tile: Hex) -> Surroundings {
        let q = tile.q.wrapping_sub(at.q).wrapping_add(2) as u8;
        let r = tile.r.wrapping_sub(at.r).wrapping_add(2) as u8;
        if (q | r) > 7 { Surroundings(0) } else { Self::BY_OFFSET[usize::from(q * 8 + r)] }
    }

    #[inline]
    fn is_near(self) -> bool {
        self.0 & Self::NEAR != 0
    }

    #[inline]
    fn closed(self) -> u8 {
        self.0 & !Self::NEAR
    }
}

/// The numbers of the bits in a set, ascending.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}
