//! Moves: what a player may decide, and when it is legal.
//!
//! **Invariant:** legality is written once. [`Table::check`] and [`Table::options`] are both made of `offer`,
//! `investable`, `discardable` and a borough's frontier.

use crate::borough::bits;
use crate::goal::GoalId;
use crate::hex::Hex;
pub use crate::refusal::Illegal;
use crate::setup::{MAX_BASICS, MAX_SLOTS};
use crate::table::{Phase, Table};
use crate::tile::KindId;
use game_core::{Dice, Seat};
use std::fmt;

/// A market slot; counted from 1 in notation, left to right as on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot(pub u8);

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// All a player may decide. One type for people, bots, records and forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// `keep builder`: keep this private goal, put the other one out of the game.
    Keep {
        /// One of the two dealt.
        goal: GoalId,
    },
    /// `buy 3 @ 1,0`: build market slot 3, paying tile and slot price.
    Buy {
        /// Which tile.
        slot: Slot,
        /// Where.
        at: Hex,
    },
    /// `basic suburbs @ 1,0`: build a tile of the basic supply; a discard follows.
    Basic {
        /// Which kind.
        tile: KindId,
        /// Where.
        at: Hex,
    },
    /// `lake 6 @ 1,0`: build market slot 6 face down, paying its slot price.
    Lake {
        /// Which tile.
        slot: Slot,
        /// Where.
        at: Hex,
    },
    /// `invest @ 0,1`: put a marker on a tile, paying its cost again; a discard follows.
    Invest {
        /// Where the tile is.
        at: Hex,
    },
    /// `discard 7`: take market slot 7 out of the game, paying its slot price.
    Discard {
        /// Which tile.
        slot: Slot,
    },
}

/// What is placed, and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Buy(Slot),
    Lake(Slot),
    /// Place in the list of basic kinds.
    Basic(u8),
}

/// Something that can be placed, with its price.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Offer {
    pub kind: KindId,
    pub price: i32,
}

/// A legal move, with what is needed to carry it out.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Checked {
    Keep(GoalId),
    /// `cell` is a place in the frontier.
    Place {
        source: Source,
        offer: Offer,
        cell: usize,
    },
    Invest {
        index: usize,
        price: i32,
    },
    Discard {
        slot: Slot,
        price: i32,
    },
}

impl Table {
    /// Whether the move is legal. Several reasons against it: phase, then slot, supply or marker, then cell, then
    /// money. `dealt` are the goals the seat was dealt, as far as they are known.
    pub(crate) fn check(&self, seat: Seat, mv: Move, dealt: Option<[GoalId; 2]>) -> Result<Checked, Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotYourTurn { seat });
        }
        let wrong_phase = Err(Illegal::WrongPhase { due: self.phase });
        let placing = match (self.phase, mv) {
            (Phase::Goals, Move::Keep { goal }) => {
                return if dealt.is_some_and(|dealt| dealt.contains(&goal)) {
                    Ok(Checked::Keep(goal))
                } else {
                    Err(Illegal::NotDealt { goal })
                };
            }
            (Phase::Discard | Phase::ExtraDiscard, Move::Discard { slot }) => {
                let price = self.discardable(slot)?;
                return self.afford(seat, price).map(|()| Checked::Discard { slot, price });
            }
            (Phase::Goals | Phase::Discard | Phase::ExtraDiscard, _) => return wrong_phase,
            (Phase::Build, Move::Invest { at }) => {
                if self.tracks(seat).markers == 0 {
                    return Err(Illegal::NoMarkers);
                }
                let index = self.borough(seat).at(at).ok_or(Illegal::NothingThere { at })?;
                let price = self.investable(seat, index)?;
                return self.afford(seat, price).map(|()| Checked::Invest { index, price });
            }
            (Phase::Build, Move::Buy { slot, at }) => (Source::Buy(slot), at),
            (Phase::Build, Move::Lake { slot, at }) => (Source::Lake(slot), at),
            (Phase::Build, Move::Basic { tile, at }) => {
                let place = self.rules().basics().iter().position(|&kind| kind == tile);
                let place = place.ok_or(Illegal::NotBasic { tile })?;
                (Source::Basic(place as u8), at)
            }
            (Phase::Build, _) => return wrong_phase,
            (Phase::Over, _) => return Err(Illegal::Over),
        };
        let (source, at) = placing;
        let offer = self.offer(source)?;
        let cell = self.free_cell(seat, at)?;
        self.afford(seat, offer.price)?;
        Ok(Checked::Place { source, offer, cell })
    }

    /// What a source gives and costs.
    #[inline(always)]
    fn offer(&self, source: Source) -> Result<Offer, Illegal> {
        match source {
            Source::Buy(slot) => {
                let kind = self.in_slot(slot)?;
                Ok(Offer { kind, price: self.buy_price(slot.0.into(), kind) })
            }
            Source::Lake(slot) => {
                self.in_slot(slot)?;
                Ok(Offer { kind: KindId::LAKE, price: self.slot_price(slot.0.into()) })
            }
            Source::Basic(place) => {
                let kind = self.rules().basics()[usize::from(place)];
                if self.basics[usize::from(place)] == 0 {
                    return Err(Illegal::SoldOut { tile: kind });
                }
                Ok(Offer { kind, price: self.rules().cost(kind) })
            }
        }
    }

    /// What the tile in a slot costs.
    #[inline]
    pub(crate) fn buy_price(&self, slot: usize, kind: KindId) -> i32 {
        self.rules().cost(kind) + self.slot_price(slot)
    }

    #[inline(always)]
    fn in_slot(&self, slot: Slot) -> Result<KindId, Illegal> {
        let market = self.market();
        match market.get(usize::from(slot.0)) {
            None => Err(Illegal::NoSuchSlot { slot, slots: market.len() as u8 }),
            Some(None) => Err(Illegal::EmptySlot { slot }),
            Some(&Some(kind)) => Ok(kind),
        }
    }

    /// The price of discarding from a slot.
    #[inline]
    fn discardable(&self, slot: Slot) -> Result<i32, Illegal> {
        self.in_slot(slot)?;
        Ok(self.slot_price(slot.0.into()))
    }

    /// The price of a marker on a tile.
    fn investable(&self, seat: Seat, index: usize) -> Result<i32, Illegal> {
        let borough = self.borough(seat);
        borough.marker_price(index).ok_or(Illegal::AlreadyInvested { at: borough.cell(index) })
    }

    /// The place of a free cell in the frontier.
    fn free_cell(&self, seat: Seat, at: Hex) -> Result<usize, Illegal> {
        let borough = self.borough(seat);
        if let Some(cell) = borough.free(at) {
            Ok(cell)
        } else if borough.is_full() {
            Err(Illegal::BoroughFull)
        } else if at.is_board() {
            Err(Illegal::Covered { at })
        } else if borough.at(at).is_some() {
            Err(Illegal::Occupied { at })
        } else {
            Err(Illegal::NotAdjacent { at })
        }
    }

    #[inline]
    fn afford(&self, seat: Seat, price: i32) -> Result<(), Illegal> {
        let money = self.tracks(seat).money;
        if price <= money { Ok(()) } else { Err(Illegal::TooExpensive { price, money }) }
    }

    /// The slots whose tile can be bought for this much, and those whose slot price alone can be paid.
    #[inline]
    fn affordable_slots(&self, money: i32) -> (u8, u8) {
        let (mut tiles, mut slots) = (0, 0);
        for slot in 0..self.market().len() {
            let Some(kind) = self.market[slot] else { continue };
            tiles |= u8::from(self.buy_price(slot, kind) <= money) << slot;
            slots |= u8::from(self.slot_price(slot) <= money) << slot;
        }
        (tiles, slots)
    }

    /// All legal moves of a seat, compactly.
    pub(crate) fn options(&self, seat: Seat, dealt: Option<[GoalId; 2]>) -> Options<'_> {
        let mut options = Options::none(self, seat);
        if !self.to_act().contains(seat) {
            return options;
        }
        let money = self.tracks(seat).money;
        match self.phase {
            Phase::Goals => options.keeps = dealt,
            Phase::Discard | Phase::ExtraDiscard => (_, options.discards) = self.affordable_slots(money),
            Phase::Build => {
                (options.buys, options.lakes) = self.affordable_slots(money);
                for (place, (&kind, &left)) in self.rules().basics().iter().zip(&self.basics).enumerate() {
                    options.basics |= u8::from(left > 0 && self.rules().cost(kind) <= money) << place;
                }
                if self.tracks(seat).markers > 0 {
                    options.invests = self.borough(seat).count_markable(money);
                }
            }
            Phase::Over => {}
        }
        options
    }
}

// The sets of slots and basics below have a bit for each.
const _: () = assert!(MAX_SLOTS <= 8 && MAX_BASICS <= 8);

/// The legal moves of a seat: every source with every cell, and some more. Counting them and picking one does
/// not need a list.
pub(crate) struct Options<'t> {
    table: &'t Table,
    seat: Seat,
    /// Slots whose tile can be bought, or taken as a lake; basics that can be built.
    buys: u8,
    lakes: u8,
    basics: u8,
    /// How many tiles can get a marker.
    invests: usize,
    discards: u8,
    keeps: Option<[GoalId; 2]>,
}

impl<'t> Options<'t> {
    fn none(table: &'t Table, seat: Seat) -> Options<'t> {
        Options { table, seat, buys: 0, lakes: 0, basics: 0, invests: 0, discards: 0, keeps: None }
    }

    /// The sources as one set: bits 0 to 7 buy, 8 to 15 lakes, 16 to 23 basics.
    #[inline]
    fn sources(&self) -> u64 {
        u64::from(self.buys) | u64::from(self.lakes) << 8 | u64::from(self.basics) << 16
    }

    pub fn len(&self) -> usize {
        self.sources().count_ones() as usize * self.table.borough(self.seat).frontier().len()
            + self.invests
            + self.discards.count_ones() as usize
            + self.keeps.map_or(0, |keeps| keeps.len())
    }

    pub fn nth(&self, n: usize) -> Option<Move> {
        let cells = self.table.borough(self.seat).frontier();
        let placements = self.sources().count_ones() as usize * cells.len();
        if n < placements {
            // Short divisions are quick ones.
            let (source, cell) = (n as u32 / cells.len() as u32, n as u32 % cells.len() as u32);
            let source = bits(self.sources()).nth(source as usize);
            return source.map(|source| self.place(source, cells[cell as usize]));
        }
        let n = n - placements;
        let (invests, discards) = (self.invests, self.discards.count_ones() as usize);
        if n < invests {
            return self.markable().nth(n).map(|index| self.invest(index));
        }
        if n - invests < discards {
            return bits(self.discards.into()).nth(n - invests).map(discard);
        }
        self.keeps.and_then(|keeps| keeps.get(n - invests - discards).map(|&goal| Move::Keep { goal }))
    }

    pub fn random(&self, dice: &mut Dice) -> Option<Move> {
        match self.len() {
            0 => None,
            count => self.nth(dice.below(count)),
        }
    }

    pub fn list(&self, out: &mut Vec<Move>) {
        for source in bits(self.sources()) {
            out.extend(self.table.borough(self.seat).frontier().iter().map(|&at| self.place(source, at)));
        }
        out.extend(self.markable().take(self.invests).map(|index| self.invest(index)));
        out.extend(bits(self.discards.into()).map(discard));
        out.extend(self.keeps.iter().flatten().map(|&goal| Move::Keep { goal }));
    }

    #[inline]
    fn place(&self, source: usize, at: Hex) -> Move {
        let slot = Slot(source as u8 & 7);
        match source >> 3 {
            0 => Move::Buy { slot, at },
            1 => Move::Lake { slot, at },
            _ => Move::Basic { tile: self.table.rules().basics()[usize::from(slot.0)], at },
        }
    }

    fn markable(&self) -> impl Iterator<Item = usize> + '_ {
        self.table.borough(self.seat).markable(self.table.tracks(self.seat).money)
    }

    fn invest(&self, index: usize) -> Move {
        Move::Invest { at: self.table.borough(self.seat).cell(index) }
    }
}

fn discard(slot: usize) -> Move {
    Move::Discard { slot: Slot(slot as u8) }
}
