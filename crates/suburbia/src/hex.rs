//! Cells of a borough: flat-top hexes in axial coordinates, and the cells the borough board covers.

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
    fn neighbours_touch_and_nothing_else_does() {
        for q in -3..=3 {
            for r in -3..=3 {
                let here = hex(q, r);
                assert_eq!(hex(0, 0).touches(here), hex(0, 0).neighbours().contains(&here), "{here}");
            }
        }
    }
}
