//! A city: tiles with roads on a 5×5 grid, and what follows from where they lie.
//!
//! Every property of the tiles is kept as a set of cells, so that connections, counts and neighbourhoods are a few
//! operations on bits.
//!
//! **Invariant:** the sets and the tokens always agree with the grid; only [`City::put`] and [`City::remove`] write.

use crate::cell::{CELLS, Cell, CellSet, Side};
use crate::good::{Good, GoodSet};
use crate::rules::Rules;
use crate::tile::{TileId, Type, Types};

/// One seat's city.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct City {
    grid: [TileId; CELLS],
    center: Good,
    /// What the tile with a choice of goods produces.
    made: Option<Good>,
    goods: GoodSet,
    occupied: CellSet,
    /// By type; the uncovered City Center is a Resource tile.
    types: [CellSet; 5],
    /// By side: cells with a road to it.
    roads: [CellSet; 4],
    polluting: CellSet,
    power: CellSet,
    cornerstones: CellSet,
    able: CellSet,
}

impl City {
    /// A City board with this raw good in its centre.
    pub fn new(center: Good) -> City {
        let mut city = City {
            grid: [TileId::NONE; CELLS],
            center,
            made: None,
            goods: GoodSet::just(center),
            occupied: CellSet::EMPTY,
            types: [CellSet::EMPTY; 5],
            roads: [CellSet::EMPTY; 4],
            polluting: CellSet::EMPTY,
            power: CellSet::EMPTY,
            cornerstones: CellSet::EMPTY,
            able: CellSet::EMPTY,
        };
        city.uncover();
        city
    }

    /// The City Center is a Resource tile with roads to all sides.
    fn uncover(&mut self) {
        let center = CellSet::just(Cell::CENTER);
        self.types[Type::Resource as usize] |= center;
        self.roads.iter_mut().for_each(|cells| *cells |= center);
    }

    /// The good printed in the City Center.
    pub fn center(&self) -> Good {
        self.center
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile(&self, at: Cell) -> Option<TileId> {
        self.grid[at.index()].some()
    }

    /// All tiles with their cells, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, TileId)> + '_ {
        self.occupied.iter().map(|at| (at, self.grid[at.index()]))
    }

    /// Cells with a tile; the City Center is none.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// Tokens: the goods produced.
    #[inline]
    pub fn goods(&self) -> GoodSet {
        self.goods
    }

    /// What the tile with a choice of goods produces, if it is here.
    pub fn made(&self) -> Option<Good> {
        self.made
    }

    /// Tiles of a type; the uncovered City Center is a Resource tile.
    #[inline]
    pub fn of_type(&self, ty: Type) -> CellSet {
        self.types[ty as usize]
    }

    /// Tiles with one of these types, each once.
    #[inline]
    pub fn of_types(&self, types: Types) -> CellSet {
        types.iter().fold(CellSet::EMPTY, |cells, ty| cells | self.of_type(ty))
    }

    /// Tiles that are not Resource.
    #[inline]
    pub fn buildings(&self) -> CellSet {
        self.types[0] | self.types[1] | self.types[2] | self.types[3]
    }

    /// Polluting tiles.
    pub fn polluting(&self) -> CellSet {
        self.polluting
    }

    /// Tiles with the Power symbol.
    pub fn power(&self) -> CellSet {
        self.power
    }

    /// Cornerstones.
    #[inline]
    pub fn cornerstones(&self) -> CellSet {
        self.cornerstones
    }

    /// Tiles with abilities.
    #[inline]
    pub(crate) fn able(&self) -> CellSet {
        self.able
    }

    /// Cells with a road to this side.
    #[inline]
    pub fn roads(&self, side: Side) -> CellSet {
        self.roads[side as usize]
    }

    /// Whether the left trade route is active.
    #[inline]
    pub fn left_route(&self) -> bool {
        self.roads(Side::West).contains(Cell::WEST_GATE)
    }

    /// Whether the right trade route is active.
    #[inline]
    pub fn right_route(&self) -> bool {
        self.roads(Side::East).contains(Cell::EAST_GATE)
    }

    /// Puts a tile down, over whatever was there; `made` is the good it is to produce, if it leaves a choice.
    pub(crate) fn put(&mut self, rules: &Rules, at: Cell, tile: TileId, made: Option<Good>) {
        self.lift(rules, at);
        let facts = rules.facts(tile);
        let cell = CellSet::just(at);
        self.grid[at.index()] = tile;
        self.occupied |= cell;
        for (ty, cells) in self.types.iter_mut().enumerate() {
            if facts.types.has(Type::ALL[ty].0) {
                *cells |= cell;
            }
        }
        for (side, cells) in self.roads.iter_mut().enumerate() {
            if facts.roads & (1 << side) != 0 {
                *cells |= cell;
            }
        }
        let sets = [
            (&mut self.polluting, facts.polluting),
            (&mut self.power, facts.power),
            (&mut self.cornerstones, facts.cornerstone),
            (&mut self.able, facts.able),
        ];
        for (cells, has) in sets {
            if has {
                *cells |= cell;
            }
        }
        if !facts.one_of.is_empty() {
            self.made = made;
        }
        self.count_goods(rules);
    }

    /// Takes a tile away; the City Center is back if it lay under it.
    pub(crate) fn remove(&mut self, rules: &Rules, at: Cell) {
        self.lift(rules, at);
        if at == Cell::CENTER {
            self.uncover();
        }
        self.count_goods(rules);
    }

    /// Leaves a cell bare: neither a tile nor the City Center is there.
    fn lift(&mut self, rules: &Rules, at: Cell) {
        if let Some(old) = self.tile(at)
            && !rules.facts(old).one_of.is_empty()
        {
            self.made = None;
        }
        let cell = CellSet::just(at);
        self.grid[at.index()] = TileId::NONE;
        self.occupied = self.occupied.minus(cell);
        self.types.iter_mut().for_each(|cells| *cells = cells.minus(cell));
        self.roads.iter_mut().for_each(|cells| *cells = cells.minus(cell));
        self.polluting = self.polluting.minus(cell);
        self.power = self.power.minus(cell);
        self.cornerstones = self.cornerstones.minus(cell);
        self.able = self.able.minus(cell);
    }

    fn count_goods(&mut self, rules: &Rules) {
        let bare = self.tile(Cell::CENTER).is_none();
        let mut goods = if bare { GoodSet::just(self.center) } else { GoodSet::EMPTY };
        goods |= self.made.into_iter().collect();
        // Only Resource and Industrial tiles produce in the box; packs may have others.
        for at in self.occupied.iter() {
            goods |= rules.facts(self.grid[at.index()]).produces;
        }
        self.goods = goods;
    }

    /// The cells that `cells` are directly linked with: neighbours, with roads on both touching sides.
    #[inline]
    pub(crate) fn linked(&self, cells: CellSet) -> CellSet {
        let [north, east, south, west] = self.roads;
        ((cells & north).step(Side::North) & south)
            | ((cells & east).step(Side::East) & west)
            | ((cells & south).step(Side::South) & north)
            | ((cells & west).step(Side::West) & east)
    }

    /// Everything in `within` that a chain of direct links joins with `from`.
    #[inline]
    pub(crate) fn reach(&self, from: CellSet, within: CellSet) -> CellSet {
        let (mut reached, mut edge) = (from, from);
        while !edge.is_empty() {
            edge = (self.linked(edge) & within).minus(reached);
            reached |= edge;
        }
        reached
    }

    /// Whether a tile may cover what is on a cell: nothing, a Resource tile, or a tile with a type in common.
    pub fn may_cover(&self, types: Types) -> CellSet {
        let bare = !self.occupied;
        let resource = self.of_type(Type::Resource);
        if types.has(Type::Resource) { bare | resource } else { bare | resource | self.of_types(types) }
    }

    /// The cells where a tile with these types and roads may be placed.
    pub fn legal_cells(&self, types: Types, roads: u8) -> CellSet {
        self.legal_cells_from(self.connected(), types, roads)
    }

    /// The cells that are connected with the centre's cell.
    #[inline]
    pub fn connected(&self) -> CellSet {
        self.reach(CellSet::just(Cell::CENTER), CellSet::ALL)
    }

    /// As [`legal_cells`](City::legal_cells), if the connected cells are known already.
    #[inline]
    pub(crate) fn legal_cells_from(&self, connected: CellSet, types: Types, roads: u8) -> CellSet {
        let center = CellSet::just(Cell::CENTER);
        let open = self.may_cover(types);
        // Cells that offer the new tile a link with something that is connected now.
        let mut candidates = CellSet::EMPTY;
        for (side, _) in Side::ALL {
            if roads & (1 << side as u8) != 0 {
                let back = side.opposite();
                candidates |= (connected & self.roads(back)).step(back);
            }
        }
        candidates = candidates & open;
        let mut legal = candidates.minus(connected) | (center & open);
        // A tile that is replaced may itself have been the only way to the neighbour that links the new one.
        for at in (candidates & connected).minus(center).iter() {
            if self.connects(at, roads) {
                legal |= CellSet::just(at);
            }
        }
        legal
    }

    /// Whether a tile with these roads is connected with the centre's cell when it takes the place of what is on `at`.
    pub fn connects(&self, at: Cell, roads: u8) -> bool {
        if at == Cell::CENTER {
            return true;
        }
        let here = CellSet::just(at);
        let mut doors = CellSet::EMPTY;
        for (side, _) in Side::ALL {
            if roads & (1 << side as u8) != 0 {
                doors |= here.step(side) & self.roads(side.opposite());
            }
        }
        if doors.is_empty() || doors.contains(Cell::CENTER) {
            return !doors.is_empty();
        }
        let rest = CellSet::ALL.minus(here);
        !(self.reach(CellSet::just(Cell::CENTER), rest) & doors).is_empty()
    }

    /// The groups that tiles of a type form by direct links among themselves.
    pub fn groups(&self, ty: Type) -> impl Iterator<Item = CellSet> + '_ {
        let all = self.of_type(ty);
        let mut left = all;
        std::iter::from_fn(move || {
            let first = left.first()?;
            let group = self.reach(CellSet::just(first), all);
            left = left.minus(group);
            Some(group)
        })
    }
}
