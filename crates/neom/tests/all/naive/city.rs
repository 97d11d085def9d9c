//! One city: a grid of 25 cells with all that can be read from it. Everything is counted anew each time.

use super::data::{Good, Kind, Tile};
use std::collections::BTreeSet;

/// Row and column, 0 to 4; row 0 is north.
pub type Cell = (usize, usize);

pub const CENTER: Cell = (2, 2);

#[derive(Debug, Clone)]
pub struct City {
    /// The raw good printed in the City Center.
    pub center: Good,
    pub grid: [[Option<&'static Tile>; 5]; 5],
    /// What the Modular Factory was set to when it was placed last.
    pub modular: Option<Good>,
}

pub fn all_cells() -> Vec<Cell> {
    (0..5).flat_map(|row| (0..5).map(move |col| (row, col))).collect()
}

/// The side of `a` that touches `b`, if the two are orthogonal neighbours.
fn side(a: Cell, b: Cell) -> Option<char> {
    if a.1 == b.1 && a.0 == b.0 + 1 {
        Some('N')
    } else if a.1 == b.1 && a.0 + 1 == b.0 {
        Some('S')
    } else if a.0 == b.0 && a.1 == b.1 + 1 {
        Some('W')
    } else if a.0 == b.0 && a.1 + 1 == b.1 {
        Some('E')
    } else {
        None
    }
}

pub fn orthogonal(a: Cell, b: Cell) -> bool {
    side(a, b).is_some()
}

pub fn diagonal(a: Cell, b: Cell) -> bool {
    a.0.abs_diff(b.0) == 1 && a.1.abs_diff(b.1) == 1
}

/// One of the up to 8 surrounding cells.
pub fn nearby(a: Cell, b: Cell) -> bool {
    orthogonal(a, b) || diagonal(a, b)
}

impl City {
    pub fn new(center: Good) -> City {
        City { center, grid: [[None; 5]; 5], modular: None }
    }

    pub fn at(&self, cell: Cell) -> Option<&'static Tile> {
        self.grid[cell.0][cell.1]
    }

    /// All tiles with their cells, row by row. The City Center is no tile.
    pub fn tiles(&self) -> Vec<(Cell, &'static Tile)> {
        all_cells().into_iter().filter_map(|cell| Some((cell, self.at(cell)?))).collect()
    }

    pub fn center_is_open(&self) -> bool {
        self.at(CENTER).is_none()
    }

    /// Where the tile with this number stands.
    pub fn find(&self, number: u32) -> Option<Cell> {
        self.tiles().into_iter().find(|(_, tile)| tile.number == number).map(|(cell, _)| cell)
    }

    /// What the occupant of a cell is; the uncovered City Center counts as a Resource tile.
    pub fn kinds_at(&self, cell: Cell) -> Vec<Kind> {
        match self.at(cell) {
            Some(tile) => tile.kinds.clone(),
            None if cell == CENTER => vec![Kind::Resource],
            None => Vec::new(),
        }
    }

    pub fn roads_at(&self, cell: Cell) -> &'static str {
        match self.at(cell) {
            Some(tile) => tile.roads,
            None if cell == CENTER => "NESW",
            None => "",
        }
    }

    /// Directly connected: orthogonal neighbours with roads on both touching sides.
    pub fn linked(&self, a: Cell, b: Cell) -> bool {
        match (side(a, b), side(b, a)) {
            (Some(of_a), Some(of_b)) => self.roads_at(a).contains(of_a) && self.roads_at(b).contains(of_b),
            _ => false,
        }
    }

    /// All cells that can be reached from `start` by direct connections through cells that may be entered.
    pub fn reach(&self, start: Cell, enter: &dyn Fn(Cell) -> bool) -> Vec<Cell> {
        let mut found = vec![start];
        let mut next = 0;
        while next < found.len() {
            for cell in all_cells() {
                if self.linked(found[next], cell) && enter(cell) && !found.contains(&cell) {
                    found.push(cell);
                }
            }
            next += 1;
        }
        found
    }

    /// Whether the tile may be put on the cell (1.6).
    pub fn check_cell(&self, tile: &'static Tile, cell: Cell) -> Result<(), String> {
        let there = self.kinds_at(cell);
        let shared = there.iter().any(|kind| tile.is(*kind));
        if !there.is_empty() && !there.contains(&Kind::Resource) && !shared {
            return Err(format!("{} may not replace what is on {cell:?}", tile.id));
        }
        let mut after = self.clone();
        after.grid[cell.0][cell.1] = Some(tile);
        if !after.reach(cell, &|_| true).contains(&CENTER) {
            return Err(format!("{} on {cell:?} is not connected with the centre", tile.id));
        }
        Ok(())
    }

    /// The goods that the city produces.
    pub fn tokens(&self) -> BTreeSet<Good> {
        let mut goods = BTreeSet::new();
        if self.center_is_open() {
            goods.insert(self.center);
        }
        for (_, tile) in self.tiles() {
            goods.extend(tile.produces.iter().copied());
            if tile.number == 137 {
                goods.extend(self.modular);
            }
        }
        goods
    }

    pub fn left_route(&self) -> bool {
        self.roads_at((2, 0)).contains('W')
    }

    pub fn right_route(&self) -> bool {
        self.roads_at((2, 4)).contains('E')
    }

    /// Tiles of a type; a two-type tile counts for both.
    pub fn count(&self, kind: Kind) -> i64 {
        self.tiles().iter().filter(|(_, tile)| tile.is(kind)).count() as i64
    }

    /// Resource tiles, the City Center included unless it is covered.
    pub fn resources(&self) -> i64 {
        self.count(Kind::Resource) + i64::from(self.center_is_open())
    }

    /// Orthogonal pairs of a Commercial and an Industrial tile (A20).
    pub fn trade_pairs(&self) -> i64 {
        let mut pairs = 0;
        for (a, first) in self.tiles() {
            for (b, second) in self.tiles() {
                if first.is(Kind::Commercial) && second.is(Kind::Industrial) && orthogonal(a, b) {
                    pairs += 1;
                }
            }
        }
        pairs
    }

    /// What each tile brings at the end of a generation, tiles without income left out.
    pub fn incomes(&self, generation: usize) -> Vec<(Cell, &'static Tile, i64)> {
        let mut incomes = Vec::new();
        for (cell, tile) in self.tiles() {
            let amount = match tile.number {
                36 => generation as i64,
                121 => self.count(Kind::Residential),
                122 => self.count(Kind::Industrial),
                123 => self.count(Kind::Commercial),
                136 => self.resources(),
                _ => tile.income,
            };
            if amount != 0 {
                incomes.push((cell, tile, amount));
            }
        }
        incomes
    }

    fn protected(&self, cell: Cell, by: &[u32]) -> bool {
        let guards = self.tiles();
        guards.iter().any(|(at, tile)| by.contains(&tile.number) && (*at == cell || nearby(*at, cell)))
    }

    /// What paying for a Disaster costs this city.
    pub fn penalty(&self, disaster: u32) -> i64 {
        let mut penalty = 0;
        for (cell, tile) in self.tiles() {
            penalty += match disaster {
                24 if !tile.is(Kind::Resource) => 1,
                64 if !tile.is(Kind::Resource) && !self.protected(cell, &[17, 38, 56, 70, 139]) => 1,
                104 if !tile.is(Kind::Resource)
                    && !tile.is(Kind::Public)
                    && !self.protected(cell, &[57, 71, 102, 119, 139]) =>
                {
                    2
                }
                _ => 0,
            };
        }
        if self.find(133).is_some() { penalty / 2 } else { penalty }
    }

    /// Every set of cells that may be given up, each row by row.
    pub fn sacrifices(&self, disaster: u32) -> BTreeSet<Vec<Cell>> {
        let any = |_: &Tile| true;
        let no_resource = |tile: &Tile| !tile.is(Kind::Resource);
        match disaster {
            24 => self.choices(&[&no_resource]),
            64 => self.choices(&[&any, &any]),
            104 => self.choices(&[
                &|tile| tile.is(Kind::Residential),
                &|tile| tile.is(Kind::Commercial),
                &|tile| tile.is(Kind::Industrial),
            ]),
            _ => panic!("{disaster} is no Disaster"),
        }
    }

    /// All ways to fill as many of the roles as possible, each with a tile of its own (A27).
    fn choices(&self, roles: &[&dyn Fn(&Tile) -> bool]) -> BTreeSet<Vec<Cell>> {
        let mut sets: BTreeSet<Vec<Cell>> = BTreeSet::new();
        sets.insert(Vec::new());
        for role in roles {
            for set in sets.clone() {
                for (cell, tile) in self.tiles() {
                    if role(tile) && !set.contains(&cell) {
                        let mut larger = set.clone();
                        larger.push(cell);
                        larger.sort();
                        sets.insert(larger);
                    }
                }
            }
        }
        let largest = sets.iter().map(Vec::len).max().unwrap_or(0);
        sets.retain(|set| set.len() == largest);
        sets
    }
}
