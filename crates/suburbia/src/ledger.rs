//! The ledger: what every tile has really given its owner and really taken from it, one not set off against the other.
//!
//! It is kept only where a tile asks for it ([`Rules::keeps_ledger`](crate::rules::Rules::keeps_ledger)) and written only
//! where tracks are moved. Lakes have none.

use crate::borough::MAX_TILES;
use crate::effects::Resolution;
use crate::setup::MAX_SEATS;
use crate::tile::{KindId, Track};
use game_core::Seat;

/// What one tile gave and took so far, by track in the order of [`Track::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Account {
    /// What it gave.
    pub gains: [i32; 4],
    /// What it took.
    pub losses: [i32; 4],
}

impl Account {
    /// Adds a change.
    pub fn book(&mut self, track: Track, delta: i32) {
        let side = if delta > 0 { &mut self.gains } else { &mut self.losses };
        side[track as usize] += delta.abs();
    }

    /// Gains less losses.
    pub fn net(&self) -> [i32; 4] {
        Track::ALL.map(|track| self.gains[track as usize] - self.losses[track as usize])
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Account::default()
    }
}

/// An account in little room: gains and losses of income and reputation, then of population and money. Sums that no real
/// game comes near to stay at the largest that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Entry {
    tracks: [[u8; 2]; 2],
    amounts: [[u16; 2]; 2],
}

impl Entry {
    #[inline]
    fn book(&mut self, track: Track, delta: i32) {
        let (side, amount) = (usize::from(delta < 0), delta.unsigned_abs().min(u16::MAX.into()) as u16);
        let small = amount.min(u8::MAX.into()) as u8;
        match track {
            Track::Income => self.tracks[0][side] = self.tracks[0][side].saturating_add(small),
            Track::Reputation => self.tracks[1][side] = self.tracks[1][side].saturating_add(small),
            Track::Population => self.amounts[0][side] = self.amounts[0][side].saturating_add(amount),
            Track::Money => self.amounts[1][side] = self.amounts[1][side].saturating_add(amount),
            Track::Stars => {}
        }
    }

    fn account(&self) -> Account {
        let side = |side: usize| {
            let [income, reputation] = self.tracks.map(|track| i32::from(track[side]));
            let [population, money] = self.amounts.map(|track| i32::from(track[side]));
            [income, reputation, population, money]
        };
        Account { gains: side(0), losses: side(1) }
    }

    fn forget_losses(&mut self) {
        self.tracks.iter_mut().for_each(|track| track[1] = 0);
        self.amounts.iter_mut().for_each(|track| track[1] = 0);
    }
}

/// The accounts of all tiles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ledger {
    /// By owner and place in the borough.
    tiles: [[Entry; MAX_TILES]; MAX_SEATS],
    /// What tiles of others took from each seat.
    by_others: [Entry; MAX_SEATS],
}

impl Ledger {
    pub const EMPTY: Ledger = Ledger {
        tiles: [[Entry { tracks: [[0; 2]; 2], amounts: [[0; 2]; 2] }; MAX_TILES]; MAX_SEATS],
        by_others: [Entry { tracks: [[0; 2]; 2], amounts: [[0; 2]; 2] }; MAX_SEATS],
    };

    /// Notes a real change of a seat's track by a tile.
    #[inline]
    pub fn book(&mut self, seat: Seat, owner: Seat, index: usize, track: Track, delta: i32) {
        if owner == seat {
            self.tiles[owner.index()][index].book(track, delta);
        } else {
            self.by_others[seat.index()].book(track, delta);
        }
    }

    pub fn account(&self, owner: Seat, index: usize) -> Account {
        self.tiles[owner.index()][index].account()
    }

    pub fn set(&mut self, owner: Seat, index: usize, account: Account) {
        let mut entry = Entry::default();
        for track in Track::ALL {
            entry.book(track, account.gains[track as usize]);
            entry.book(track, -account.losses[track as usize]);
        }
        self.tiles[owner.index()][index] = entry;
    }

    /// A tile has none yet, or no longer.
    pub fn clear(&mut self, owner: Seat, index: usize) {
        self.tiles[owner.index()][index] = Entry::default();
    }

    /// A tile is taken away; the younger ones move up.
    pub fn remove(&mut self, owner: Seat, index: usize) {
        self.tiles[owner.index()].copy_within(index + 1.., index);
    }

    /// All that tiles have taken from a seat.
    pub fn losses(&self, seat: Seat) -> [i32; 4] {
        let entries = self.tiles[seat.index()].iter().chain([&self.by_others[seat.index()]]);
        entries.fold([0; 4], |mut sum, entry| {
            for (sum, loss) in sum.iter_mut().zip(entry.account().losses) {
                *sum += loss;
            }
            sum
        })
    }

    /// From now on nothing was taken from the seat.
    pub fn forget_losses(&mut self, seat: Seat) {
        self.tiles[seat.index()].iter_mut().for_each(Entry::forget_losses);
        self.by_others[seat.index()].forget_losses();
    }
}

impl Resolution<'_> {
    /// What a standing tile would have given and taken so far if no end of a track had ever mattered: its immediate effect
    /// and its lines as they count now, twice with a marker. Start tiles and those of scenarios begin with it.
    pub(crate) fn reckoned(self, owner: Seat, index: usize) -> Account {
        let borough = &self.boroughs[owner.index()];
        let mut account = Account::default();
        if borough.kind(index) == KindId::LAKE {
            return account;
        }
        let (times, guarded) = (crate::effects::multiplier(borough, index), borough.duomos != 0);
        self.lines_of(owner, index, |track, amount| {
            if amount > 0 || !guarded {
                account.book(track, amount * times);
            }
        });
        account
    }
}
