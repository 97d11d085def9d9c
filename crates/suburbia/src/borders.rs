//! Where a border may lie in a borough: the reason against one place, and all places at once.
//!
//! **Invariant:** [`Borough::border_places`] finds exactly the places that [`Borough::bars`] has nothing against. The first
//! is how it is explained, the second, whole rows of cells in one word, how it is found fast.

use crate::borough::Borough;
use crate::hex::{BOARD, BorderPlace, DIRECTIONS, Direction, Hex};

/// Why a border may not lie somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BorderBar {
    /// The borough board is in the way.
    Board,
    /// A tile is in the way, on this cell.
    Tile(Hex),
    /// Another border is in the way.
    Border,
    /// Another border is next to it.
    Touches,
    /// No hex is in its corners.
    NoCorner,
    /// No borough gets that large in a real game.
    Full,
}

impl Borough {
    /// Why no border may lie there, if it may not.
    pub(crate) fn bars(&self, place: BorderPlace) -> Option<BorderBar> {
        let body = place.body();
        let other_bodies = || self.borders().flat_map(BorderPlace::body);
        if body.iter().any(|cell| cell.is_board()) {
            Some(BorderBar::Board)
        } else if let Some(&cell) = body.iter().find(|&&cell| self.on(cell) != 0) {
            Some(BorderBar::Tile(cell))
        } else if other_bodies().any(|other| body.contains(&other)) {
            Some(BorderBar::Border)
        } else if other_bodies().any(|other| body.iter().any(|cell| cell.touches(other))) {
            Some(BorderBar::Touches)
        } else if place.corners().iter().all(|&corner| self.on(corner) == 0) {
            Some(BorderBar::NoCorner)
        } else if self.is_full() {
            Some(BorderBar::Full)
        } else {
            None
        }
    }

    /// How many places there are for a border.
    pub(crate) fn count_border_places(&self) -> usize {
        let mut count = 0;
        self.border_rows(|_, _, places| count += places.count_ones() as usize);
        count
    }

    /// The place with this number, in the order of [`Self::border_places`].
    pub(crate) fn nth_border_place(&self, n: usize) -> Option<BorderPlace> {
        let (mut left, mut found) = (n, None);
        self.border_rows(|direction, first, mut places| {
            let here = places.count_ones() as usize;
            if found.is_none() && left < here {
                (0..left).for_each(|_| places &= places - 1);
                found = Some(place_in(direction, first, places));
            }
            left = left.saturating_sub(here);
        });
        found
    }

    /// All places where a border may lie, each once.
    pub fn border_places(&self, mut each: impl FnMut(BorderPlace)) {
        self.border_rows(|direction, first, mut places| {
            while places != 0 {
                each(place_in(direction, first, places));
                places &= places - 1;
            }
        });
    }

    /// The places by direction and row: bit 0 of a word is a border that begins at the given cell, the next bits are the
    /// cells to its right.
    #[inline]
    fn border_rows(&self, mut each: impl FnMut(Direction, Hex, u64)) {
        if self.is_full() {
            return;
        }
        let Some(map) = Map::of(self) else { return self.far_border_places(each) };
        map.along::<0>(&mut each);
        map.along::<1>(&mut each);
        map.along::<2>(&mut each);
    }

    /// The same for boroughs that are too wide for words.
    #[cold]
    fn far_border_places(&self, mut each: impl FnMut(Direction, Hex, u64)) {
        let mut known: Vec<BorderPlace> = Vec::new();
        for cell in self.hexes() {
            for direction in Direction::ALL {
                let places = (0..4).map(|corner| BorderPlace::with_corner(cell, corner, direction));
                known.extend(places.filter(|&place| self.bars(place).is_none()));
            }
        }
        known.sort_unstable();
        known.dedup();
        known.into_iter().for_each(|place| each(place.direction, place.at, 1));
    }
}

fn place_in(direction: Direction, first: Hex, places: u64) -> BorderPlace {
    BorderPlace { at: Hex { q: first.q + places.trailing_zeros() as i8, r: first.r }, direction }
}

/// The cells of a borough and around it: a word for each row, a bit for each column.
struct Map {
    hexes: [u64; 64],
    /// Cells that a border may take.
    free: [u64; 64],
    /// The rows that hold hexes.
    rows: std::ops::Range<usize>,
}

/// The row and the bit of the cell 0,0.
const MIDDLE: i8 = 32;
/// No hex is farther from there, so that all that is around it fits.
const FARTHEST: i8 = 22;

/// For each of the first three directions, from the first cell of a row of corners to the first cell of the row of cells
/// that a border takes: on the one side, where it runs in that direction, and on the other, where it runs back.
const SIDES: [[(i32, i32); 2]; 3] = [[(0, -1), (-1, 1)], [(-1, 0), (0, 1)], [(-1, 1), (1, 0)]];

/// All cells but those under the borough board.
const OFF_BOARD: [u64; 64] = {
    let mut rows = [!0; 64];
    let mut i = 0;
    while i < BOARD.len() {
        rows[(BOARD[i].r + MIDDLE) as usize] &= !(1 << (BOARD[i].q + MIDDLE));
        i += 1;
    }
    rows
};

impl Map {
    /// `None` if the borough goes too far for it.
    #[inline]
    fn of(borough: &Borough) -> Option<Map> {
        let mut map = Map { hexes: [0; 64], free: OFF_BOARD, rows: 0..0 };
        let (mut top, mut bottom) = (i8::MAX, i8::MIN);
        for Hex { q, r } in borough.hexes() {
            if q.abs() > FARTHEST || r.abs() > FARTHEST {
                return None;
            }
            (top, bottom) = (top.min(r), bottom.max(r));
            let (row, bit) = ((r + MIDDLE) as usize, 1 << (q + MIDDLE));
            map.hexes[row] |= bit;
            map.free[row] &= !bit;
        }
        map.rows = (top + MIDDLE) as usize..(bottom + MIDDLE + 1) as usize;
        for cell in borough.borders().flat_map(BorderPlace::body) {
            map.close(cell);
        }
        Some(map)
    }

    /// Neither a cell under a border nor one next to it may be taken by another.
    fn close(&mut self, Hex { q, r }: Hex) {
        let (q, r) = ((q + MIDDLE) as usize, (r + MIDDLE) as usize);
        // Borders lie at hexes, so there is room on all sides.
        for (row, cells) in [(r - 1, 0b110), (r, 0b111), (r + 1, 0b011)] {
            self.free[row & 63] &= !((cells << q) >> 1);
        }
    }

    /// The places of borders along one of the first three directions, and back: where four cells in a row hold a hex and
    /// the five beside them are free.
    #[inline]
    fn along<const NUMBER: usize>(&self, each: &mut impl FnMut(Direction, Hex, u64)) {
        let (dq, dr) = DIRECTIONS[NUMBER];
        let (shift, up) = (dq as usize, -dr as usize); // they go to the right and upwards, or neither
        let free = |row: usize| (0..5).fold(!0, |all, j| all & self.free[(row - j * up) & 63] >> (j * shift));
        let ways = [
            (Direction::ALL[NUMBER], SIDES[NUMBER][0], (0, 0)),
            (Direction::ALL[NUMBER + 3], SIDES[NUMBER][1], (3 * dq, 3 * dr)),
        ];
        for row in self.rows.start..self.rows.end + 3 * up {
            let corners = (0..4).fold(0, |any, i| any | self.hexes[(row - i * up) & 63] >> (i * shift));
            if corners == 0 {
                continue;
            }
            for (direction, side, from) in ways {
                let places = corners & moved(free((row as i32 + side.1) as usize), side.0);
                if places != 0 {
                    let first = Hex { q: from.0 - MIDDLE, r: from.1 + row as i8 - MIDDLE };
                    each(direction, first, places);
                }
            }
        }
    }
}

#[inline]
fn moved(row: u64, by: i32) -> u64 {
    if by >= 0 { row >> by } else { row << -by }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suburbia;
    use crate::hex::hex;
    use crate::library::Library;
    use crate::setup::{Edition, Mode, Setup};
    use game_core::{Dice, Game, View, Viewer};

    /// In games, where borders lie and where none may: both answers are the same on all places around.
    #[test]
    fn all_places_are_found_and_no_others() {
        let packs = ["base", "inc", "five-star"].map(str::to_owned);
        let rules = Library::builtin().rules(&packs).unwrap();
        let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).unwrap();
        let mut checked = 0;
        for seed in 0..6 {
            let mut game = Suburbia::new(&setup, seed);
            let mut dice = Dice::new(seed, 7);
            while let Some(seat) = game.to_act().lowest() {
                let borough = game.table().borough(seat);
                let mut found = Vec::new();
                borough.border_places(|place| found.push(place));
                assert_eq!(found.len(), borough.count_border_places());
                for (n, &place) in found.iter().enumerate() {
                    assert_eq!(borough.nth_border_place(n), Some(place));
                    assert_eq!(borough.bars(place), None, "{place}");
                }
                let mut far = Vec::new();
                borough.far_border_places(|direction, at, _| far.push(BorderPlace { at, direction }));
                found.sort_unstable();
                assert_eq!(found, far);
                let at = hex(dice.below(20) as i8 - 10, dice.below(20) as i8 - 10);
                let place = BorderPlace { at, direction: Direction::ALL[dice.below(6)] };
                assert_eq!(found.contains(&place), borough.bars(place).is_none(), "{place}");
                checked += found.len();
                let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).unwrap();
                game.play(seat, mv, &mut ()).unwrap();
            }
        }
        assert!(checked > 1_000, "only {checked}");
    }
}
