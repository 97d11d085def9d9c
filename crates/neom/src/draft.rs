//! Drafting: what is hidden, how it is dealt and passed on, and what each seat has seen of it.
//!
//! Tiles are not moved when hands are passed: a hand belongs to the seat it was dealt to, and who holds it follows from
//! the turn. Because every pick is revealed, whoever has held a hand once knows what is left of it for ever.

use crate::setup::{Deal, GENERATIONS, HAND, KEPT, MAX_DECK, MAX_SEATS, PACKS, Setup, pack_ends};
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use game_core::Seat;

/// The most tiles in the discard pile of the preliminary round.
pub(crate) const MAX_PILE: usize = 8;

/// What nobody, or not everybody, may know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Hidden {
    /// The decks, cut into hands (three seats and more) or packs.
    pub decks: [[TileId; MAX_DECK]; GENERATIONS],
    /// Where each hand or pack of a deck ends.
    pub ends: [[u8; PACKS]; GENERATIONS],
    /// By the seat it was dealt to: which tiles of a hand are left.
    pub left: [u8; MAX_SEATS],
    /// The secret choice of a seat that is no longer acting.
    pub choice: [TileId; MAX_SEATS],
    /// Cornerstones as dealt: by seat, or by stack.
    pub stones: [[TileId; 4]; MAX_SEATS],
    /// Which of them are left.
    pub stones_left: [u8; MAX_SEATS],
    /// Cornerstones kept and not yet revealed.
    pub kept: [Tiles<KEPT>; MAX_SEATS],
    /// The discard pile of the preliminary round; with three seats and more in the order of the hands.
    pub pile: Tiles<MAX_PILE>,
    /// What the Contract Office gives in the beginner's variant.
    pub spare: TileId,
}

impl Hidden {
    pub fn of(setup: &Setup, deal: &Deal) -> Hidden {
        let all = |size: u8| ((1u16 << size) - 1) as u8;
        let mut hidden = Hidden {
            decks: deal.decks,
            ends: [pack_ends(setup); GENERATIONS],
            left: [0; MAX_SEATS],
            choice: [TileId::NONE; MAX_SEATS],
            stones: deal.cornerstones,
            stones_left: deal.stacks.map(all),
            kept: [Tiles::EMPTY; MAX_SEATS],
            pile: Tiles::EMPTY,
            spare: deal.spare,
        };
        if setup.seats > 2 {
            hidden.deal_hands(1);
        }
        hidden
    }

    /// A hand or pack of a generation (1 to 3), as it was dealt.
    pub fn part(&self, generation: u8, number: usize) -> &[TileId] {
        let ends = &self.ends[usize::from(generation) - 1];
        let from = number.checked_sub(1).map_or(0, |before| usize::from(ends[before]));
        &self.decks[usize::from(generation) - 1][from..usize::from(ends[number])]
    }

    pub fn deal_hands(&mut self, generation: u8) {
        for seat in 0..MAX_SEATS {
            let size = self.part(generation, seat).len().min(HAND);
            self.left[seat] = ((1u16 << size) - 1) as u8;
        }
    }

    /// What is left of a hand, by the seat it was dealt to.
    pub fn hand(&self, generation: u8, dealt_to: usize) -> impl Iterator<Item = TileId> + '_ {
        let left = self.left[dealt_to];
        let tiles = self.part(generation, dealt_to).iter().enumerate();
        tiles.filter(move |(place, _)| left & (1 << place) != 0).map(|(_, &tile)| tile)
    }

    /// What is left of the Cornerstones dealt to a seat, or of a stack.
    pub fn stones(&self, number: usize) -> impl Iterator<Item = TileId> + '_ {
        let left = self.stones_left[number];
        let tiles = self.stones[number].iter().enumerate();
        tiles.filter(move |(place, _)| left & (1 << place) != 0).map(|(_, &tile)| tile)
    }

    /// What a seat may draft or pick from, if it is to do so.
    pub fn offered(&self, table: &Table, seat: Seat) -> Tiles<MAX_PACK> {
        match table.phase {
            Phase::Draft { round } if table.has_hands() => {
                Tiles::of(self.stones(dealt_to(table, seat, round)))
            }
            Phase::Select if table.has_hands() => {
                Tiles::of(self.hand(table.generation, dealt_to(table, seat, table.turn)))
            }
            Phase::Draft { .. } | Phase::Select => table.pack,
            _ => Tiles::EMPTY,
        }
    }

    /// Takes a tile out of the hand that a seat holds.
    pub fn take_from_hand(&mut self, table: &Table, seat: Seat, tile: TileId) {
        let hand = dealt_to(table, seat, table.turn);
        if let Some(place) = self.part(table.generation, hand).iter().position(|&known| known == tile) {
            self.left[hand] &= !(1 << place);
        }
    }

    /// Takes a Cornerstone out of the hand that a seat holds, or out of a stack.
    pub fn take_stone(&mut self, number: usize, tile: TileId) {
        if let Some(place) = self.stones[number].iter().position(|&known| known == tile) {
            self.stones_left[number] &= !(1 << place);
        }
    }
}

/// The seat that was dealt the hand which `seat` holds in a turn or round, counted from 1. Hands go to the left.
#[inline]
pub(crate) fn dealt_to(table: &Table, seat: Seat, turn: u8) -> usize {
    let seats = table.seats();
    (seat.index() + seats - (usize::from(turn) - 1) % seats) % seats
}

/// Whether a seat has held the hand that was dealt to `dealt_to` by a turn or round.
#[inline]
pub(crate) fn has_held(table: &Table, seat: Seat, dealt_to: usize, turn: u8) -> bool {
    let seats = table.seats();
    dealt_to < seats && (seat.index() + seats - dealt_to) % seats < usize::from(turn)
}
