//! The 5×5 grid of a city: cells, sets of cells, and the four sides of a cell.

use serde::{Serialize, Serializer};
use std::fmt;

/// Rows and columns of a city.
pub const SIDE: usize = 5;
/// Cells of a city.
pub const CELLS: usize = SIDE * SIDE;

/// A cell of a city, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell of the City Center.
    pub const CENTER: Cell = Cell(12);
    /// Where the left trade route leaves the board.
    pub const WEST_GATE: Cell = Cell(10);
    /// Where the right trade route leaves the board.
    pub const EAST_GATE: Cell = Cell(14);

    /// The cell in a row and column, both 0 to 4.
    pub fn at(row: usize, col: usize) -> Option<Cell> {
        (row < SIDE && col < SIDE).then(|| Cell((row * SIDE + col) as u8))
    }

    /// The cell with this number, row by row.
    #[inline]
    pub fn from_index(index: usize) -> Cell {
        debug_assert!(index < CELLS);
        Cell(index as u8)
    }

    /// Its number, row by row.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, 0 is north.
    pub fn row(self) -> usize {
        self.index() / SIDE
    }

    /// Its column, 0 is west.
    pub fn col(self) -> usize {
        self.index() % SIDE
    }

    /// All cells.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.col())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row(), self.col()].serialize(serializer)
    }
}

/// Reads `2,3`.
pub fn parse_cell(text: &str) -> Result<Cell, String> {
    let wrong =
        || format!("there is no cell '{}'; expected ROW,COL, both 0 to 4", game_core::quoted(text.trim()));
    let (row, col) = text.split_once(',').ok_or_else(wrong)?;
    match (row.trim().parse(), col.trim().parse()) {
        (Ok(row), Ok(col)) => Cell::at(row, col).ok_or_else(wrong),
        _ => Err(wrong()),
    }
}

/// One side of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the four points of the compass
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All sides with the letters packs use.
    pub const ALL: [(Side, char); 4] =
        [(Side::North, 'N'), (Side::East, 'E'), (Side::South, 'S'), (Side::West, 'W')];

    /// The side that touches this one.
    #[inline]
    pub fn opposite(self) -> Side {
        [Side::South, Side::West, Side::North, Side::East][self as usize]
    }
}

/// A set of cells, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct CellSet(u32);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 25.
    pub const ALL: CellSet = CellSet((1 << CELLS) - 1);
    /// The four corners.
    pub const CORNERS: CellSet = CellSet(1 | 1 << 4 | 1 << 20 | 1 << 24);
    /// The sixteen border cells.
    pub const BORDER: CellSet = CellSet(ROW_0 | ROW_0 << 20 | COL_0 | COL_0 << 4);

    /// Just one cell.
    #[inline]
    pub fn just(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether the cell is in it.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// Whether there is none in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many are in it, as points or coins.
    #[inline]
    pub fn count(self) -> i32 {
        self.0.count_ones() as i32
    }

    /// The first, row by row.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The `n`th, row by row.
    pub fn nth(self, n: usize) -> Option<Cell> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        CellSet(left).first()
    }

    /// The cells, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = CellSet(left).first();
            left &= left.wrapping_sub(1);
            cell
        })
    }

    /// What is in this set and not in `other`.
    #[inline]
    pub fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Every cell moved one step to a side; those at the border fall off.
    #[inline]
    pub fn step(self, side: Side) -> CellSet {
        CellSet(match side {
            Side::North => self.0 >> SIDE,
            Side::South => (self.0 << SIDE) & Self::ALL.0,
            Side::East => (self.0 & !COL_4) << 1,
            Side::West => (self.0 & !COL_0) >> 1,
        })
    }

    /// The cells that share an edge with one of these; may hold some of these themselves.
    #[inline]
    pub fn beside(self) -> CellSet {
        self.step(Side::North) | self.step(Side::South) | self.step(Side::East) | self.step(Side::West)
    }

    /// The up to eight cells around one cell.
    #[inline]
    pub fn around(cell: Cell) -> CellSet {
        AROUND[cell.index()]
    }

    /// The cells that share an edge with this one.
    #[inline]
    pub fn next_to(cell: Cell) -> CellSet {
        NEXT_TO[cell.index()]
    }
}

const ROW_0: u32 = 0b11111;
const COL_0: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;
const COL_4: u32 = COL_0 << 4;

const NEXT_TO: [CellSet; CELLS] = neighbours(1);
const AROUND: [CellSet; CELLS] = neighbours(2);

/// Neighbours of every cell up to a squared distance.
const fn neighbours(reach: i32) -> [CellSet; CELLS] {
    let mut table = [CellSet(0); CELLS];
    let mut a = 0;
    while a < CELLS {
        let mut b = 0;
        while b < CELLS {
            let rows = (a / SIDE) as i32 - (b / SIDE) as i32;
            let cols = (a % SIDE) as i32 - (b % SIDE) as i32;
            let distance = rows * rows + cols * cols;
            if distance > 0 && distance <= reach {
                table[a] = CellSet(table[a].0 | 1 << b);
            }
            b += 1;
        }
        a += 1;
    }
    table
}

impl std::ops::BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl std::ops::Not for CellSet {
    type Output = CellSet;
    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::just(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_fall_off_the_border() {
        let corner = CellSet::just(Cell::at(0, 4).unwrap());
        assert!(corner.step(Side::North).is_empty() && corner.step(Side::East).is_empty());
        assert_eq!(corner.step(Side::South).first(), Cell::at(1, 4));
        assert_eq!(corner.beside().len(), 2);
        assert_eq!(CellSet::around(Cell::at(0, 4).unwrap()).len(), 3);
        assert_eq!(CellSet::around(Cell::CENTER).len(), 8);
        assert_eq!(CellSet::BORDER.len(), 16);
    }
}
