//! Dale the Bot: no choices, only rules.
//!
//! He takes the most expensive tile of the market, the leftmost of equals, and builds it where his income and
//! reputation rise most. [`Reasoning`] says how he came to that, for people who want to see that he does not choose.

use crate::effects::Entering;
use crate::hex::Hex;
use crate::moves::{Move, Slot};
use crate::table::Table;
use crate::tile::KindId;
use game_core::Seat;

/// What Dale pays for any tile, if he has that much.
pub const PRICE: i32 = 3;

/// A tile that Dale considers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    /// Where it lies.
    pub slot: Slot,
    /// What it is.
    pub kind: KindId,
    /// What it would cost anybody else: its cost and the price of the slot. Dale only compares it.
    pub price: i32,
}

/// A free cell that Dale considers for his tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Which.
    pub at: Hex,
    /// How his income would change there, red lines and the ends of the track included.
    pub income: i32,
    /// How his reputation would change there.
    pub reputation: i32,
}

impl Spot {
    /// R15: the sum, then reputation, then the lowest row, then the lowest column. The greatest is the best.
    #[inline]
    fn rank(self) -> [i32; 4] {
        [self.income + self.reputation, self.reputation, -i32::from(self.at.r), -i32::from(self.at.q)]
    }
}

/// By what the best cell was better than the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedBy {
    /// There is no other cell.
    NothingElse,
    /// Income and reputation together.
    Gain,
    /// The same gain, but more of it reputation.
    Reputation,
    /// The same gains; the lowest row.
    Row,
    /// The same gains in the same row; the lowest column.
    Column,
}

/// How Dale came to his move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reasoning {
    /// The tiles of the market, left to right.
    pub offers: Vec<Offered>,
    /// The one he takes: the dearest.
    pub taken: Offered,
    /// Whether others were as dear, so that it is his for lying to the left of them.
    pub leftmost: bool,
    /// What he pays for it.
    pub pays: i32,
    /// The free cells of his borough, the best first: the first one is where he builds.
    pub spots: Vec<Spot>,
    /// Why the first one and not the second.
    pub decided_by: DecidedBy,
}

impl Reasoning {
    /// How Dale, on seat `dale`, would decide at this table. `None` if there is no tile for him, or no room.
    pub fn of(table: &Table, dale: Seat) -> Option<Reasoning> {
        let taken = dearest(table)?;
        let offers: Vec<Offered> = offers(table).collect();
        let mut spots: Vec<Spot> =
            table.borough(dale).frontier().iter().map(|&at| weigh(table, dale, taken.kind, at)).collect();
        spots.sort_by_key(|spot| std::cmp::Reverse(spot.rank()));
        let best = spots.first()?.rank();
        let differs = spots.get(1).and_then(|next| (0..4).find(|&part| next.rank()[part] != best[part]));
        let decided_by = match differs {
            Some(0) => DecidedBy::Gain,
            Some(1) => DecidedBy::Reputation,
            Some(2) => DecidedBy::Row,
            Some(_) => DecidedBy::Column,
            None => DecidedBy::NothingElse,
        };
        let leftmost = offers.iter().filter(|offer| offer.price == taken.price).count() > 1;
        Some(Reasoning { offers, taken, leftmost, pays: pays(table, dale), spots, decided_by })
    }

    /// The move it leads to.
    pub fn decision(&self) -> Move {
        Move::Buy { slot: self.taken.slot, at: self.spots[0].at }
    }
}

/// Dale's move: the most expensive tile on the best spot.
pub(crate) fn choose(table: &Table, dale: Seat) -> Option<Move> {
    let Offered { slot, kind, .. } = dearest(table)?;
    let spots = table.borough(dale).frontier().iter().map(|&at| weigh(table, dale, kind, at));
    spots.max_by_key(|spot| spot.rank()).map(|spot| Move::Buy { slot, at: spot.at })
}

/// What Dale pays: all tiles cost him the same.
pub(crate) fn pays(table: &Table, dale: Seat) -> i32 {
    PRICE.min(table.tracks(dale).money)
}

/// What Dale's two tracks would gain on a cell.
#[inline]
fn weigh(table: &Table, dale: Seat, kind: KindId, at: Hex) -> Spot {
    let before = table.tracks(dale);
    let mut tracks = table.tracks;
    let mut silent = ();
    let mut exact = table.exact_on(&mut tracks, &mut silent);
    exact.pay(dale, pays(table, dale));
    let near = table.borough(dale).touching(at);
    exact.place(Entering { seat: dale, kind, at, near });
    let after = &tracks[dale.index()];
    Spot {
        at,
        income: i32::from(after.income) - i32::from(before.income),
        reputation: i32::from(after.reputation) - i32::from(before.reputation),
    }
}

/// The tiles of the market with their prices, left to right.
fn offers(table: &Table) -> impl DoubleEndedIterator<Item = Offered> + '_ {
    table.market().iter().enumerate().filter_map(|(slot, kind)| {
        let kind = (*kind)?;
        let price = i32::from(table.kind(kind).cost) + table.slot_price(slot);
        Some(Offered { slot: Slot(slot as u8), kind, price })
    })
}

/// The tile with the highest price; the leftmost of equals.
fn dearest(table: &Table) -> Option<Offered> {
    // The last of equals counts, so the market is read from its right end.
    offers(table).rev().max_by_key(|offer| offer.price)
}
