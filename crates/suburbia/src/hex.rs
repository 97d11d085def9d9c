//! Cells of a borough: flat-top hexes in axial coordinates, the cells the borough board covers, and the cells that what
//! is placed takes and touches.

use game_core::quoted;
use serde::{Serialize, Serializer};
use std::fmt;

/// A cell. `r` grows downwards, `q` to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Hex {
    /// Column.
    pub q: i8,
    /// Row along the slant.
    pub r: i8,
}

/// The six directions, each a sixth of a turn from the one before it.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A cell from its coordinates.
pub const fn hex(q: i8, r: i8) -> Hex {
    Hex { q, r }
}

impl Hex {
    /// Both coordinates as one number, quicker to compare.
    #[inline]
    pub(crate) fn bits(self) -> u16 {
        u16::from_le_bytes([self.q as u8, self.r as u8])
    }

    /// The six cells that share an edge with this one.
    ///
    /// ```
    /// use suburbia::hex::hex;
    /// assert!(hex(0, 0).neighbours().contains(&hex(1, -1)));
    /// assert!(!hex(0, 0).neighbours().contains(&hex(1, 1)));
    /// ```
    #[inline]
    pub fn neighbours(self) -> [Hex; 6] {
        DIRECTIONS.map(|(dq, dr)| Hex { q: self.q.wrapping_add(dq), r: self.r.wrapping_add(dr) })
    }

    /// Whether the two cells share an edge.
    pub fn touches(self, other: Hex) -> bool {
        self.neighbours().contains(&other)
    }

    /// Whether the borough board lies here, so that no tile may.
    #[inline]
    pub fn is_board(self) -> bool {
        let (q, r) = (self.q.wrapping_add(3) as u8, self.r.wrapping_add(3) as u8);
        q < 7 && r < 5 && BOARD_MASK & (1 << (q * 5 + r)) != 0
    }
}

/// The cells under the borough board.
pub const BOARD: [Hex; 11] = [
    hex(-3, 0),
    hex(-3, 1),
    hex(-2, 0),
    hex(-1, -1),
    hex(-1, 0),
    hex(0, -1),
    hex(1, -2),
    hex(1, -1),
    hex(2, -2),
    hex(3, -3),
    hex(3, -2),
];

const BOARD_MASK: u64 = {
    let mut mask = 0;
    let mut i = 0;
    while i < BOARD.len() {
        mask |= 1 << ((BOARD[i].q + 3) * 5 + BOARD[i].r + 3);
        i += 1;
    }
    mask
};

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.q, self.r).serialize(serializer)
    }
}

/// One of the six directions, in the order of [`DIRECTIONS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Down and to the right.
    SouthEast,
    /// Up and to the right.
    NorthEast,
    /// Straight up.
    North,
    /// Up and to the left.
    NorthWest,
    /// Down and to the left.
    SouthWest,
    /// Straight down.
    South,
}

impl Direction {
    /// All six.
    pub const ALL: [Direction; 6] = [
        Direction::SouthEast,
        Direction::NorthEast,
        Direction::North,
        Direction::NorthWest,
        Direction::SouthWest,
        Direction::South,
    ];

    /// The direction with this number.
    pub fn numbered(number: usize) -> Option<Direction> {
        Self::ALL.get(number).copied()
    }

    /// Its number, 0 to 5.
    #[inline]
    pub fn number(self) -> usize {
        self as usize
    }

    /// As many sixths of a turn on.
    pub fn turned(self, sixths: usize) -> Direction {
        Self::ALL[(self.number() + sixths) % 6]
    }

    /// The cell so many steps away.
    #[inline]
    fn steps(self, from: Hex, count: i8) -> Hex {
        let (dq, dr) = DIRECTIONS[self.number()];
        Hex { q: from.q.wrapping_add(dq.wrapping_mul(count)), r: from.r.wrapping_add(dr.wrapping_mul(count)) }
    }
}

/// A border: where the row of its corner cells begins, and which way it runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BorderPlace {
    /// The first corner cell.
    pub at: Hex,
    /// The direction of the row.
    pub direction: Direction,
}

impl BorderPlace {
    /// The cells whose hexes are next to it: a straight row.
    #[inline]
    pub fn corners(self) -> [Hex; 4] {
        [0, 1, 2, 3].map(|step| self.direction.steps(self.at, step))
    }

    /// The cells it takes: the row beside the corners, one longer.
    #[inline]
    pub fn body(self) -> [Hex; 5] {
        let first = self.direction.turned(2).steps(self.at, 1);
        [0, 1, 2, 3, 4].map(|step| self.direction.steps(first, step))
    }

    /// The border that has this cell as the corner with this number, from 0.
    #[inline]
    pub(crate) fn with_corner(cell: Hex, corner: usize, direction: Direction) -> BorderPlace {
        BorderPlace { at: direction.steps(cell, -(corner as i8)), direction }
    }
}

/// What a placed thing stands on: a tile or lake on its cell, a border along its row of corner cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Footprint {
    /// A hex.
    Cell(Hex),
    /// A border or border lake.
    Border(BorderPlace),
}

impl Footprint {
    /// A border's footprint.
    pub fn border(at: Hex, direction: Direction) -> Footprint {
        Footprint::Border(BorderPlace { at, direction })
    }

    /// The cell of a hex; of a border its first corner.
    pub fn anchor(self) -> Hex {
        match self {
            Footprint::Cell(at) | Footprint::Border(BorderPlace { at, .. }) => at,
        }
    }

    /// The cell, if it is a hex.
    pub fn cell(self) -> Option<Hex> {
        match self {
            Footprint::Cell(at) => Some(at),
            Footprint::Border(_) => None,
        }
    }
}

impl From<BorderPlace> for Footprint {
    fn from(place: BorderPlace) -> Footprint {
        Footprint::Border(place)
    }
}

impl From<Hex> for Footprint {
    fn from(at: Hex) -> Footprint {
        Footprint::Cell(at)
    }
}

impl fmt::Display for Footprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Footprint::Cell(at) => at.fmt(f),
            Footprint::Border(place) => place.fmt(f),
        }
    }
}

impl fmt::Display for BorderPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.at, self.direction.number())
    }
}

impl Serialize for Footprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Footprint::Cell(at) => at.serialize(serializer),
            Footprint::Border(BorderPlace { at, direction }) => {
                (at.q, at.r, direction.number()).serialize(serializer)
            }
        }
    }
}

/// No borough reaches farther than this; neighbours of such a cell still fit the coordinates.
const FARTHEST: i32 = 60;

/// Reads `Q,R`.
pub fn parse_hex(text: &str) -> Result<Hex, String> {
    let wrong = || format!("a cell is two small whole numbers like 1,0, not '{}'", quoted(text.trim()));
    let (q, r) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<i32>().map_err(|_| wrong());
    let (q, r) = (number(q)?, number(r)?);
    if q.abs().max(r.abs()) > FARTHEST {
        return Err(format!("the cell {q},{r} is far outside any borough"));
    }
    Ok(Hex { q: q as i8, r: r as i8 })
}

/// Reads `Q,R,K`, the place of a border.
pub fn parse_border_place(text: &str) -> Result<BorderPlace, String> {
    let wrong =
        || format!("a border's place is a cell and a direction like 0,1,5, not '{}'", quoted(text.trim()));
    let (cell, direction) = text.rsplit_once(',').ok_or_else(wrong)?;
    if !cell.contains(',') {
        return Err(wrong());
    }
    let number = direction.trim().parse::<usize>().ok();
    let direction = number
        .and_then(Direction::numbered)
        .ok_or_else(|| format!("a direction is a number from 0 to 5, not '{}'", quoted(direction.trim())))?;
    Ok(BorderPlace { at: parse_hex(cell)?, direction })
}

/// Reads `Q,R` or `Q,R,K`.
pub fn parse_footprint(text: &str) -> Result<Footprint, String> {
    if text.matches(',').count() == 2 {
        parse_border_place(text).map(Footprint::Border)
    } else {
        parse_hex(text).map(Footprint::Cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_the_eleven_cells() {
        let mut count = 0;
        for q in -20..20 {
            for r in -20..20 {
                let here = hex(q, r);
                assert_eq!(here.is_board(), BOARD.contains(&here), "{here}");
                count += usize::from(here.is_board());
            }
        }
        assert_eq!(count, 11);
    }

    #[test]
    fn borders_lie_beside_their_corners() {
        let place = |q, r, k: usize| BorderPlace { at: hex(q, r), direction: Direction::ALL[k] };
        assert_eq!(place(0, 0, 0).corners(), [hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0)]);
        assert_eq!(place(0, 0, 0).body(), [hex(0, -1), hex(1, -1), hex(2, -1), hex(3, -1), hex(4, -1)]);
        assert_eq!(place(0, 1, 5).corners(), [hex(0, 1), hex(0, 2), hex(0, 3), hex(0, 4)]);
        assert_eq!(place(0, 1, 5).body(), [hex(1, 0), hex(1, 1), hex(1, 2), hex(1, 3), hex(1, 4)]);
        for k in 0..6 {
            let (corners, body) = (place(2, 3, k).corners(), place(2, 3, k).body());
            for (i, corner) in corners.into_iter().enumerate() {
                let touched: Vec<usize> = (0..5).filter(|&j| corner.touches(body[j])).collect();
                assert_eq!(touched, [i, i + 1], "direction {k}");
                assert_eq!(BorderPlace::with_corner(corner, i, Direction::ALL[k]), place(2, 3, k));
            }
        }
    }

    #[test]
    fn places_read_back() {
        for text in ["1,-2", "0,1,5", "-3,4,0"] {
            assert_eq!(parse_footprint(text).map(|place| place.to_string()), Ok(text.to_owned()));
        }
        assert!(parse_footprint("0,1,6").unwrap_err().contains("a direction is a number from 0 to 5"));
        assert!(
            parse_footprint("0").is_err()
                && parse_border_place("0,1").is_err()
                && parse_border_place("0,1,2,3").is_err()
        );
    }

    #[test]
    fn neighbours_touch_and_nothing_else_does() {
        for q in -3..=3 {
            for r in -3..=3 {
                let here = hex(q, r);
                assert_eq!(hex(0, 0).touches(here), hex(0, 0).neighbours().contains(&here), "{here}");
            }
        }
    }
}
