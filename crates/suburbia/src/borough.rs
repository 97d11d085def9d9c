//! One seat's borough: its tiles, and the cells where the next one may go.
//!
//! **Invariant:** `frontier` holds exactly the free, uncovered cells that share an edge with a tile. Legality of a
//! cell is nothing else than being in it.

use crate::hex::{DIRECTIONS, Hex};
use crate::rules::Rules;
use crate::tile::{KindId, Traits};

/// The most tiles a borough can get; set-ups that could lead beyond are refused when a pack is read.
pub const MAX_TILES: usize = 48;
/// A connected group of `n` hexes has at most `2n + 4` neighbouring cells: the first has six, and each next one takes the
/// place of one and brings at most three.
pub(crate) const MAX_FRONTIER: usize = 2 * MAX_TILES + 4;

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
    /// The cells once more, by coordinate and [`LANES`] to a word, so that many are compared at once.
    columns: [u64; MAX_TILES / LANES],
    rows: [u64; MAX_TILES / LANES],
    /// What a marker on each tile costs; [`NO_MARKER`] where none may be put.
    marker_prices: [u8; MAX_TILES],
    /// When each tile was built, counted over all boroughs.
    built: [u8; MAX_TILES],
    frontier: [Hex; MAX_FRONTIER],
    /// Tiles with a marker.
    invested: TileSet,
    /// The tiles that have each trait: counting tiles is counting bits.
    having: [TileSet; Traits::COUNT],
    pub(crate) listeners: Listeners,
}

/// The tiles with lines that hear of things, by what they hear of; see [`Hears`](crate::rules::Hears).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Listeners {
    pub beside: TileSet,
    pub at_lakes: TileSet,
    pub anywhere: TileSet,
    pub others: TileSet,
    pub red_lines: TileSet,
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
            columns: [0; MAX_TILES / LANES],
            rows: [0; MAX_TILES / LANES],
            marker_prices: [NO_MARKER; MAX_TILES],
            built: [0; MAX_TILES],
            frontier: [Hex::default(); MAX_FRONTIER],
            invested: 0,
            having: [0; Traits::COUNT],
            listeners: Listeners::default(),
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
        Tile { kind: self.kinds[index], at: self.cell(index), invested: self.is_invested(index) }
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

    /// The tiles with one of the traits.
    #[inline]
    fn having(&self, matches: Traits) -> TileSet {
        bits(matches.0.into()).fold(0, |set, number| set | self.having[number & (Traits::COUNT - 1)])
    }

    /// Whether the tile has one of the traits.
    #[inline]
    pub(crate) fn meets(&self, index: usize, matches: Traits) -> bool {
        self.having(matches) & (1 << index) != 0
    }

    /// The tiles whose offset from a cell, counted from `(-back, -back)`, passes a test.
    #[inline(always)]
    fn by_offset(&self, at: Hex, back: i8, test: impl Fn(Lanes, Lanes) -> Lanes) -> TileSet {
        let (column, row) = (Lanes::all(at.q.wrapping_sub(back)), Lanes::all(at.r.wrapping_sub(back)));
        let mut found = 0;
        for (word, (&columns, &rows)) in self.columns.iter().zip(&self.rows).enumerate() {
            if word * LANES >= self.len() {
                break;
            }
            let passed = test(Lanes(columns).minus(column), Lanes(rows).minus(row));
            found |= passed.flags() << (word * LANES);
        }
        found & ((1 << self.len()) - 1)
    }

    /// The tiles that share an edge with the cell.
    #[inline]
    pub(crate) fn touching(&self, at: Hex) -> TileSet {
        // All offsets of at most one each way touch, but those to itself and along the long diagonal.
        self.by_offset(at, 1, |q, r| q.below(3).and(r.below(3)).and(q.differs(r)))
    }

    /// How many tiles have one of the traits.
    #[inline]
    pub fn count(&self, matches: Traits) -> usize {
        self.having(matches).count_ones() as usize
    }

    /// How many of the tiles in the set have one of the traits.
    #[inline]
    pub(crate) fn count_in(&self, set: TileSet, matches: Traits) -> usize {
        (set & self.having(matches)).count_ones() as usize
    }

    /// How many tiles built after `moment` have one of the traits.
    pub(crate) fn count_after(&self, moment: u8, matches: Traits) -> usize {
        bits(self.having(matches)).filter(|&index| self.built[index] > moment).count()
    }

    /// When the tile was built.
    pub(crate) fn built(&self, index: usize) -> u8 {
        self.built[index]
    }

    /// Pairs of a lake and a matching tile next to it.
    pub(crate) fn lake_pairs(&self, matches: Traits) -> usize {
        let lakes = bits(self.having(Traits::LAKE));
        lakes.map(|lake| self.count_in(self.touching(self.cell(lake)), matches)).sum()
    }

    /// The size of the largest group of matching tiles joined by edges.
    pub(crate) fn largest_group(&self, matches: Traits) -> usize {
        self.largest_part(self.having(matches))
    }

    fn largest_part(&self, mut unvisited: TileSet) -> usize {
        let mut largest = 0;
        while unvisited != 0 {
            let mut queue = unvisited & unvisited.wrapping_neg();
            unvisited ^= queue;
            let mut size = 0;
            while queue != 0 {
                let index = queue.trailing_zeros() as usize;
                queue &= queue - 1;
                size += 1;
                let joined = self.touching(self.cell(index)) & unvisited;
                unvisited ^= joined;
                queue |= joined;
            }
            largest = largest.max(size);
        }
        largest
    }

    /// Whether all tiles hang together.
    pub(crate) fn is_connected(&self) -> bool {
        self.largest_part((1 << self.len()) - 1) == self.len()
    }

    /// What lies around a cell.
    #[inline]
    pub(crate) fn survey(&self, at: Hex) -> Survey {
        let mut survey = Survey { near: 0, closed: 0 };
        for index in bits(self.by_offset(at, 2, |q, r| q.below(5).and(r.below(5)))) {
            let seen = Surroundings::of(at, self.cell(index));
            survey.near |= u64::from(seen.is_near()) << index;
            survey.closed |= seen.closed();
        }
        survey
    }

    /// Where in the frontier a cell is, if a tile may be placed on it.
    #[inline]
    pub(crate) fn free(&self, at: Hex) -> Option<usize> {
        self.frontier().iter().position(|&cell| cell == at)
    }

    /// Lays a tile where nothing stands, joined to the others or not yet.
    pub(crate) fn lay(&mut self, rules: &Rules, kind: KindId, at: Hex, moment: u8) {
        self.build(rules, kind, at, self.free(at), self.survey(at), moment);
    }

    /// Adds a tile. `free` is the place of its cell in the frontier, `survey` tells what is around.
    #[inline]
    pub(crate) fn build(
        &mut self,
        rules: &Rules,
        kind: KindId,
        at: Hex,
        free: Option<usize>,
        survey: Survey,
        moment: u8,
    ) {
        let index = self.len();
        let effects = rules.effects(kind);
        if let Some(free) = free {
            self.frontier_len -= 1;
            self.frontier[free] = self.frontier[self.frontier_len as usize];
        }
        for (direction, neighbour) in at.neighbours().into_iter().enumerate() {
            if survey.closed & (1 << direction) == 0 && !neighbour.is_board() {
                // Only scattered tiles, as a scenario that is refused may have them, find no room.
                if let Some(place) = self.frontier.get_mut(self.frontier_len as usize) {
                    *place = neighbour;
                    self.frontier_len += 1;
                }
            }
        }
        let bit: TileSet = 1 << index;
        self.kinds[index] = kind;
        self.cells[index] = at;
        self.columns[index / LANES] |= Lanes::one(index, at.q);
        self.rows[index / LANES] |= Lanes::one(index, at.r);
        self.marker_prices[index] = effects.cost;
        self.built[index] = moment;
        for number in bits(effects.traits.0.into()) {
            self.having[number & (Traits::COUNT - 1)] |= bit;
        }
        let (listeners, hears) = (&mut self.listeners, effects.hears);
        for (set, hears) in [
            (&mut listeners.beside, hears.beside),
            (&mut listeners.at_lakes, hears.at_lakes),
            (&mut listeners.anywhere, hears.anywhere),
            (&mut listeners.others, hears.others),
            (&mut listeners.red_lines, hears.red_lines),
        ] {
            *set |= if hears { bit } else { 0 };
        }
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

/// Tiles that are compared at once.
const LANES: usize = 8;
const _: () = assert!(MAX_TILES.is_multiple_of(LANES) && MAX_TILES < TileSet::BITS as usize);

/// Eight coordinates in one word, a byte each. They are kept modulo 128, which is more than a borough is wide; the high
/// bit of a byte takes what runs over, and then is the answer to a question about it.
#[derive(Clone, Copy)]
struct Lanes(u64);

impl Lanes {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * Self::ONES;

    #[inline(always)]
    fn all(value: i8) -> Lanes {
        Lanes((value as u64 & 0x7f) * Self::ONES)
    }

    /// The bits of one coordinate in its word.
    #[inline]
    fn one(index: usize, value: i8) -> u64 {
        (value as u64 & 0x7f) << (index % LANES * 8)
    }

    #[inline(always)]
    fn minus(self, other: Lanes) -> Lanes {
        Lanes(((self.0 | Self::HIGH) - other.0) & !Self::HIGH)
    }

    #[inline(always)]
    fn below(self, bound: u64) -> Lanes {
        Lanes(!(self.0 + (0x80 - bound) * Self::ONES))
    }

    #[inline(always)]
    fn differs(self, other: Lanes) -> Lanes {
        Lanes((self.0 ^ other.0) + 0x7f * Self::ONES)
    }

    #[inline(always)]
    fn and(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }

    /// The answers as bits.
    #[inline(always)]
    fn flags(self) -> u64 {
        // The product moves the answer of byte i to bit 56 + i; no two of its terms meet.
        ((self.0 & Self::HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
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
