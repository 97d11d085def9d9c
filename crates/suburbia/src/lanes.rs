//! Cells compared many at once: what is near a cell is asked for every placement, so coordinates are kept eight to a word.

use crate::hex::{DIRECTIONS, Hex};

/// A coordinate that is near to none a hex can have.
pub(crate) const NOWHERE: i8 = 64;
/// Tiles that are compared at once.
pub(crate) const LANES: usize = 8;

/// Eight coordinates in one word, a byte each. They are kept modulo 128, which is more than a borough is wide; the high
/// bit of a byte takes what runs over, and then is the answer to a question about it.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(pub(crate) u64);

impl Lanes {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * Self::ONES;

    #[inline(always)]
    pub(crate) fn all(value: i8) -> Lanes {
        Lanes((value as u64 & 0x7f) * Self::ONES)
    }

    /// The bits of one coordinate in its word.
    #[inline]
    pub(crate) fn one(index: usize, value: i8) -> u64 {
        (value as u64 & 0x7f) << (index % LANES * 8)
    }

    #[inline(always)]
    pub(crate) fn minus(self, other: Lanes) -> Lanes {
        Lanes(((self.0 | Self::HIGH) - other.0) & !Self::HIGH)
    }

    #[inline(always)]
    pub(crate) fn below(self, bound: u64) -> Lanes {
        Lanes(!(self.0 + (0x80 - bound) * Self::ONES))
    }

    #[inline(always)]
    pub(crate) fn differs(self, other: Lanes) -> Lanes {
        Lanes((self.0 ^ other.0) + 0x7f * Self::ONES)
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }

    /// The answers as bits.
    #[inline(always)]
    pub(crate) fn flags(self) -> u64 {
        // The product moves the answer of byte i to bit 56 + i; no two of its terms meet.
        ((self.0 & Self::HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
    }
}

/// What one tile means for a cell: whether it is near, and which directions it closes.
#[derive(Clone, Copy)]
pub(crate) struct Surroundings(u8);

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
    pub(crate) fn of(at: Hex, tile: Hex) -> Surroundings {
        let q = tile.q.wrapping_sub(at.q).wrapping_add(2) as u8;
        let r = tile.r.wrapping_sub(at.r).wrapping_add(2) as u8;
        if (q | r) > 7 { Surroundings(0) } else { Self::BY_OFFSET[usize::from(q * 8 + r)] }
    }

    #[inline]
    pub(crate) fn is_near(self) -> bool {
        self.0 & Self::NEAR != 0
    }

    #[inline]
    pub(crate) fn closed(self) -> u8 {
        self.0 & !Self::NEAR
    }
}
