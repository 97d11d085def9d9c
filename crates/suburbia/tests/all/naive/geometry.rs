//! Cells, borders and what touches what: section *Geometry* of the base game, sections 2 and 3.2 of the
//! expansions.

use std::fmt;

/// A cell (q, r).
pub type Cell = (i64, i64);

/// Where a thing of a borough lies: a hex in a cell, a border with its cell c and direction k (3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Hex(Cell),
    Border(Cell, usize),
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Place {
        Place::Hex(cell)
    }
}

/// As in moves: `1,-2` or `1,-2,5`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hex((q, r)) => write!(f, "{q},{r}"),
            Place::Border((q, r), k) => write!(f, "{q},{r},{k}"),
        }
    }
}

impl Place {
    /// As in audits: `[q,r]` or `[q,r,k]`.
    pub fn numbers(self) -> Vec<i64> {
        match self {
            Place::Hex((q, r)) => vec![q, r],
            Place::Border((q, r), k) => vec![q, r, k as i64],
        }
    }

    pub fn from_numbers(numbers: &[i64]) -> Option<Place> {
        match *numbers {
            [q, r] => Some(Place::Hex((q, r))),
            [q, r, k @ 0..=5] => Some(Place::Border((q, r), k as usize)),
            _ => None,
        }
    }

    /// The four corner cells of a border; a hex has none.
    pub fn corner_cells(self) -> Vec<Cell> {
        match self {
            Place::Hex(_) => Vec::new(),
            Place::Border(c, k) => (0..4).map(|i| step(c, k, i)).collect(),
        }
    }

    /// The five body cells of a border; a hex has none.
    pub fn body_cells(self) -> Vec<Cell> {
        match self {
            Place::Hex(_) => Vec::new(),
            Place::Border(c, k) => (0..5).map(|j| step(step(c, k + 2, 1), k, j)).collect(),
        }
    }
}

/// The cells under the borough board.
pub const COVERED: [Cell; 11] =
    [(-3, 0), (-3, 1), (-2, 0), (-1, -1), (-1, 0), (0, -1), (1, -2), (1, -1), (2, -2), (3, -3), (3, -2)];

/// The directions of 3.2.
pub const D: [Cell; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The cell `times` steps from `from` in direction `k` (modulo 6).
pub fn step((q, r): Cell, k: usize, times: i64) -> Cell {
    let (dq, dr) = D[k % 6];
    (q + times * dq, r + times * dr)
}

/// The six cells that share an edge with a cell.
pub fn neighbours((q, r): Cell) -> [Cell; 6] {
    [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
}

/// Whether two hexes share an edge.
pub fn touching(a: Cell, b: Cell) -> bool {
    neighbours(a).contains(&b)
}

/// *Adjacent* of section 2: two hexes that share an edge, a border and a hex in one of its corner cells. Two
/// borders never are.
pub fn adjacent(a: Place, b: Place) -> bool {
    match (a, b) {
        (Place::Hex(a), Place::Hex(b)) => touching(a, b),
        (Place::Hex(hex), border) | (border, Place::Hex(hex)) => border.corner_cells().contains(&hex),
        (Place::Border(..), Place::Border(..)) => false,
    }
}

/// Whether a hex may go there, given the places of all things of the borough: free, uncovered, next to one of
/// them (B-7: also to a border alone).
pub fn hex_may_go(borough: &[Place], at: Cell) -> Result<(), String> {
    if COVERED.contains(&at) {
        return Err(format!("{at:?} is under the borough board"));
    }
    if borough.contains(&Place::Hex(at)) {
        return Err(format!("{at:?} is taken"));
    }
    if borough.iter().any(|place| place.body_cells().contains(&at)) {
        return Err(format!("{at:?} is under a border"));
    }
    if !borough.iter().any(|place| adjacent(*place, Place::Hex(at))) {
        return Err(format!("{at:?} is not next to one of the seat's tiles"));
    }
    Ok(())
}

/// Whether a border may lie at `c` with direction `k` (3.2).
pub fn border_may_lie(borough: &[Place], c: Cell, k: usize) -> Result<(), String> {
    let border = Place::Border(c, k);
    let taken: Vec<Cell> = borough.iter().flat_map(|place| place.body_cells()).collect();
    for body in border.body_cells() {
        if COVERED.contains(&body) {
            return Err(format!("its cell {body:?} is under the borough board"));
        }
        if borough.contains(&Place::Hex(body)) {
            return Err(format!("its cell {body:?} holds a tile"));
        }
        if taken.contains(&body) {
            return Err(format!("its cell {body:?} is under a border"));
        }
        if taken.iter().any(|other| touching(*other, body)) {
            return Err(format!("its cell {body:?} touches another border"));
        }
    }
    let corners = border.corner_cells();
    if !corners.iter().any(|corner| borough.contains(&Place::Hex(*corner))) {
        return Err("none of its corner cells holds a tile of the seat".into());
    }
    Ok(())
}

/// Every cell where a hex may go.
pub fn building_cells(borough: &[Place]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for place in borough {
        match place {
            Place::Hex(cell) => cells.extend(neighbours(*cell)),
            Place::Border(..) => cells.extend(place.corner_cells()),
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells.retain(|&at| hex_may_go(borough, at).is_ok());
    cells
}

/// Every place where a border may lie.
pub fn border_places(borough: &[Place]) -> Vec<(Cell, usize)> {
    let mut places = Vec::new();
    for place in borough {
        let Place::Hex(cell) = *place else { continue };
        for k in 0..6 {
            for i in 0..4 {
                places.push((step(cell, k, -i), k));
            }
        }
    }
    places.sort_unstable();
    places.dedup();
    places.retain(|&(c, k)| border_may_lie(borough, c, k).is_ok());
    places
}
