//! One seat's borough: its tiles, lakes and borders, and the cells where the next hex may go.
//!
//! All geometry is here: what is [`around`](Borough::around) a footprint, where a hex may be placed, where a border may lie.
//!
//! **Invariant:** `frontier` holds exactly the free, uncovered cells that share an edge with a hex or are a corner of a
//! border. Legality of a cell is nothing else than being in it.

use crate::hex::{BorderPlace, Direction, Footprint, Hex};
use crate::lanes::{LANES, Lanes, NOWHERE, Surroundings};
use crate::rules::{Effects, Rules};
use crate::tile::{KindId, Special, Traits};

/// The most tiles a borough can get; set-ups that could lead beyond are refused when a pack is read.
pub const MAX_TILES: usize = 40;
/// A borough of `n` things has at most `3n + 4` cells to build on: the first hex has six; each next one takes the place of
/// one and brings at most three; a border has four corners, at least one of them taken.
pub(crate) const MAX_FRONTIER: usize = 3 * MAX_TILES + 4;

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
    /// Of a border its first corner cell; which way it runs is in `directions`.
    cells: [Hex; MAX_TILES],
    directions: [Direction; MAX_TILES],
    /// The cells of hexes once more, by coordinate and [`LANES`] to a word, so that many are compared at once. Borders
    /// are [`NOWHERE`].
    columns: [u64; MAX_TILES / LANES],
    rows: [u64; MAX_TILES / LANES],
    /// What a marker on each tile costs; [`NO_MARKER`] where none may be put.
    marker_prices: [u8; MAX_TILES],
    /// When each tile was built, counted over all boroughs.
    built: [u8; MAX_TILES],
    frontier: [Hex; MAX_FRONTIER],
    /// Tiles with a marker.
    invested: TileSet,
    /// Borders, and lakes made of them.
    borders: TileSet,
    /// Tiles that keep others from taking something, and those that may be replaced.
    pub(crate) duomos: TileSet,
    pub(crate) planners: TileSet,
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
    pub at: Footprint,
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
            directions: [Direction::ALL[0]; MAX_TILES],
            columns: [0; MAX_TILES / LANES],
            rows: [0; MAX_TILES / LANES],
            marker_prices: [NO_MARKER; MAX_TILES],
            built: [0; MAX_TILES],
            frontier: [Hex::default(); MAX_FRONTIER],
            invested: 0,
            borders: 0,
            duomos: 0,
            planners: 0,
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
        Tile { kind: self.kinds[index], at: self.footprint(index), invested: self.is_invested(index) }
    }

    /// All tiles, oldest first.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        (0..self.len()).map(|index| self.tile(index))
    }

    /// The tile, lake or border that stands exactly there.
    pub fn at(&self, at: impl Into<Footprint>) -> Option<usize> {
        match at.into() {
            Footprint::Cell(at) => bits(self.on(at)).next(),
            border @ Footprint::Border(_) => {
                bits(self.borders).find(|&index| self.footprint(index) == border)
            }
        }
    }

    /// Whether it is a border or a lake made of one.
    #[inline]
    pub fn is_border(&self, index: usize) -> bool {
        self.borders & (1 << index) != 0
    }

    /// Whether one of the tiles is of this kind, face up.
    pub fn holds(&self, kind: KindId) -> bool {
        self.kinds[..self.len()].contains(&kind)
    }

    /// Whether a face-up tile has the special.
    pub fn has_special(&self, rules: &Rules, special: Special) -> bool {
        self.kinds[..self.len()].iter().any(|&kind| rules.effects(kind).specials.has(special))
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

    /// The tiles that could get a marker for nothing.
    pub(crate) fn unmarked(&self) -> impl Iterator<Item = usize> + '_ {
        self.markable(NO_MARKER.into())
    }

    /// The tiles that could get a marker for at most this much.
    pub(crate) fn markable(&self, money: i32) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).filter(move |&index| self.marker_price(index).is_some_and(|price| price <= money))
    }

    #[inline]
    pub(crate) fn kind(&self, index: usize) -> KindId {
        self.kinds[index]
    }

    /// What the tile stands on.
    #[inline]
    pub(crate) fn footprint(&self, index: usize) -> Footprint {
        let at = self.cells[index];
        if self.is_border(index) {
            Footprint::border(at, self.directions[index])
        } else {
            Footprint::Cell(at)
        }
    }

    /// All borders, and lakes made of them.
    #[inline]
    pub(crate) fn borders(&self) -> impl Iterator<Item = BorderPlace> + '_ {
        bits(self.borders).map(|index| self.border(index))
    }

    /// The cells of all hexes.
    #[inline]
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        (0..self.len()).filter(|&index| !self.is_border(index)).map(|index| self.cells[index])
    }

    /// The border with this index, if it is one.
    #[inline]
    fn border(&self, index: usize) -> BorderPlace {
        BorderPlace { at: self.cells[index], direction: self.directions[index] }
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

    /// The hex on a cell, as a set of one or none.
    #[inline]
    pub(crate) fn on(&self, at: Hex) -> TileSet {
        self.by_offset(at, 0, |q, r| q.below(1).and(r.below(1)))
    }

    /// What is next to a footprint: for a hex the hexes that share an edge with it and the borders it is a corner of;
    /// for a border the hexes in its corners.
    #[inline]
    pub(crate) fn around(&self, place: Footprint) -> TileSet {
        match place {
            Footprint::Cell(at) => self.around_cell(at),
            Footprint::Border(place) => {
                place.corners().into_iter().fold(0, |set, corner| set | self.on(corner))
            }
        }
    }

    /// The tiles next to a footprint.
    pub fn next_to(&self, place: Footprint) -> impl Iterator<Item = Tile> + '_ {
        bits(self.around(place)).map(|index| self.tile(index))
    }

    /// What is next to something that stands.
    #[inline]
    pub(crate) fn near(&self, index: usize) -> TileSet {
        if self.borders == 0 {
            self.around_cell(self.cells[index])
        } else {
            self.around(self.footprint(index))
        }
    }

    /// What is next to a hex on this cell.
    #[inline]
    pub(crate) fn around_cell(&self, at: Hex) -> TileSet {
        // All offsets of at most one each way touch, but those to itself and along the long diagonal.
        let hexes = self.by_offset(at, 1, |q, r| q.below(3).and(r.below(3)).and(q.differs(r)));
        if self.borders == 0 { hexes } else { hexes | self.borders_at(at) }
    }

    /// The borders that the cell is a corner of.
    fn borders_at(&self, at: Hex) -> TileSet {
        let touching = bits(self.borders).filter(|&index| self.border(index).corners().contains(&at));
        touching.fold(0, |set, index| set | 1 << index)
    }

    /// Whether a border lies on the cell.
    pub(crate) fn is_under_border(&self, at: Hex) -> bool {
        bits(self.borders).any(|index| self.border(index).body().contains(&at))
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
        lakes.map(|lake| self.count_in(self.near(lake), matches)).sum()
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
                let joined = self.near(index) & unvisited;
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
            let seen = Surroundings::of(at, self.cells[index]);
            survey.near |= u64::from(seen.is_near()) << index;
            survey.closed |= seen.closed();
        }
        if self.borders != 0 {
            survey.near |= self.borders_at(at);
            survey.closed |= self.closed_by_borders(at);
        }
        survey
    }

    /// The directions in which a border lies or has a corner.
    fn closed_by_borders(&self, at: Hex) -> u8 {
        let mut closed = 0;
        for border in bits(self.borders).map(|index| self.border(index)) {
            let (dq, dr) =
                (i32::from(at.q) - i32::from(border.at.q), i32::from(at.r) - i32::from(border.at.r));
            if dq.abs() > 6 || dr.abs() > 6 {
                continue; // none of its cells is farther than five steps from its first corner
            }
            let (corners, body) = (border.corners(), border.body());
            for (direction, neighbour) in at.neighbours().into_iter().enumerate() {
                let taken = corners.contains(&neighbour) || body.contains(&neighbour);
                closed |= u8::from(taken) << direction;
            }
        }
        closed
    }

    /// Where in the frontier a cell is, if a tile may be placed on it.
    #[inline]
    pub(crate) fn free(&self, at: Hex) -> Option<usize> {
        self.frontier().iter().position(|cell| cell.bits() == at.bits())
    }

    /// Lays a tile where nothing stands, joined to the others or not yet.
    pub(crate) fn lay(&mut self, rules: &Rules, kind: KindId, at: Footprint, moment: u8) {
        match at {
            Footprint::Cell(at) => self.build(rules, kind, at, self.free(at), self.survey(at), moment),
            Footprint::Border(place) => self.build_border(rules, kind, place, moment),
        }
    }

    /// Adds a hex. `free` is the place of its cell in the frontier, `survey` tells what is around.
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
        if let Some(free) = free {
            self.close(free);
        }
        for (direction, neighbour) in at.neighbours().into_iter().enumerate() {
            if survey.closed & (1 << direction) == 0 && !neighbour.is_board() {
                self.open(neighbour);
            }
        }
        self.put(rules, kind, at, moment);
        let index = self.len() - 1;
        self.columns[index / LANES] |= Lanes::one(index, at.q);
        self.rows[index / LANES] |= Lanes::one(index, at.r);
    }

    /// Adds a border, or a lake made of one. Its body takes cells for good, its corners are cells to build on.
    pub(crate) fn build_border(&mut self, rules: &Rules, kind: KindId, place: BorderPlace, moment: u8) {
        for cell in place.body() {
            if let Some(free) = self.free(cell) {
                self.close(free);
            }
        }
        for corner in place.corners() {
            let taken = corner.is_board() || self.on(corner) != 0 || self.is_under_border(corner);
            if !taken && self.free(corner).is_none() {
                self.open(corner);
            }
        }
        self.put(rules, kind, place.at, moment);
        let index = self.len() - 1;
        self.directions[index] = place.direction;
        self.borders |= 1 << index;
        self.columns[index / LANES] |= Lanes::one(index, NOWHERE);
        self.rows[index / LANES] |= Lanes::one(index, NOWHERE);
    }

    /// Puts a tile on the cell of one that was just [removed](Self::remove).
    pub(crate) fn rebuild(&mut self, rules: &Rules, kind: KindId, at: Hex, moment: u8) {
        self.put(rules, kind, at, moment);
        self.write_lanes();
    }

    /// Takes a tile away that another one will follow: the younger ones move up, the cells to build on stay the same.
    pub(crate) fn remove(&mut self, index: usize) {
        let (end, below) = (self.len(), (1u64 << index) - 1);
        let closed_up = |set: TileSet| set & below | (set >> 1) & !below;
        self.kinds.copy_within(index + 1..end, index);
        self.cells.copy_within(index + 1..end, index);
        self.directions.copy_within(index + 1..end, index);
        self.marker_prices.copy_within(index + 1..end, index);
        self.built.copy_within(index + 1..end, index);
        self.marker_prices[end - 1] = NO_MARKER;
        let Borough { invested, borders, duomos, planners, having, listeners, .. } = self;
        let sets = [invested, borders, duomos, planners].into_iter().chain(having).chain(listeners.all_mut());
        sets.for_each(|set| *set = closed_up(*set));
        self.len -= 1;
        self.write_lanes();
    }

    /// Turns a tile over: a lake of the same cell, age and marker. Until [`Self::fill`] it is neither.
    pub(crate) fn turn_over(&mut self, index: usize) {
        let keep = !(1 << index);
        let Borough { duomos, planners, having, listeners, .. } = self;
        let sets = [duomos, planners].into_iter().chain(having).chain(listeners.all_mut());
        sets.for_each(|set| *set &= keep);
        self.kinds[index] = KindId::LAKE;
    }

    /// The second half of [`Self::turn_over`]: now it is a lake.
    pub(crate) fn fill(&mut self, rules: &Rules, index: usize) {
        let price = if self.is_invested(index) { NO_MARKER } else { 0 };
        self.mark(rules.effects(KindId::LAKE), index);
        self.marker_prices[index] = price;
    }

    /// All coordinates once more.
    fn write_lanes(&mut self) {
        (self.columns, self.rows) = ([0; MAX_TILES / LANES], [0; MAX_TILES / LANES]);
        for index in 0..self.len() {
            let Hex { q, r } = self.cells[index];
            let (q, r) = if self.is_border(index) { (NOWHERE, NOWHERE) } else { (q, r) };
            self.columns[index / LANES] |= Lanes::one(index, q);
            self.rows[index / LANES] |= Lanes::one(index, r);
        }
    }

    /// Adds a cell to build on.
    #[inline]
    fn open(&mut self, cell: Hex) {
        // Only scattered tiles, as a scenario that is refused may have them, find no room.
        if let Some(place) = self.frontier.get_mut(self.frontier_len as usize) {
            *place = cell;
            self.frontier_len += 1;
        }
    }

    /// Takes a cell to build on away, by its place in the frontier.
    #[inline]
    fn close(&mut self, free: usize) {
        self.frontier_len -= 1;
        self.frontier[free] = self.frontier[self.frontier_len as usize];
    }

    /// Adds a tile to all lists but those of coordinates.
    #[inline]
    fn put(&mut self, rules: &Rules, kind: KindId, at: Hex, moment: u8) {
        let index = self.len();
        self.kinds[index] = kind;
        self.cells[index] = at;
        self.built[index] = moment;
        self.mark(rules.effects(kind), index);
        self.len += 1;
        if self.is_full() {
            self.frontier_len = 0; // only a scenario that never ends comes here
        }
    }

    /// Notes what a tile is and hears of.
    #[inline]
    fn mark(&mut self, effects: &Effects, index: usize) {
        let bit: TileSet = 1 << index;
        self.marker_prices[index] = effects.cost;
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
        if !effects.specials.is_empty() {
            if effects.specials.has(Special::Duomo) {
                self.duomos |= bit;
            }
            if effects.specials.has(Special::Redevelopment) {
                self.planners |= bit;
                self.marker_prices[index] = NO_MARKER;
            }
        }
    }
}

impl Listeners {
    fn all_mut(&mut self) -> [&mut TileSet; 5] {
        let Listeners { beside, at_lakes, anywhere, others, red_lines } = self;
        [beside, at_lakes, anywhere, others, red_lines]
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

const _: () = assert!(MAX_TILES.is_multiple_of(LANES) && MAX_TILES < TileSet::BITS as usize);

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
