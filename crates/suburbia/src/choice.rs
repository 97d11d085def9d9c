//! The choices that special tiles ask for: part of the move, so that effects never ask.
//!
//! Specials with a choice wait in a [`Queue`], first come first served, until the tile at hand is resolved. Each asks only
//! if there is something to choose from. What may be answered is listed in one place ([`Table::answers`]) and checked in
//! one ([`Table::check_answer`]).

use crate::hex::{Footprint, Hex};
use crate::moves::{Illegal, Slot};
use crate::table::Table;
use crate::tile::{KindId, Special};
use game_core::{Dice, Seat};
use std::fmt;

/// The most choices one move has. With the built-in packs there are never more (London takes Los Angeles, whose marker goes
/// on itself, the next one on London, which takes Kuala Lumpur, which turns a tile over); what would come after is skipped.
pub const MAX_CHOICES: usize = 5;

/// An answer to a special tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// `flip=1:0,3`: the Commercial tile that is turned over.
    Flip {
        /// In whose borough.
        seat: Seat,
        /// Where.
        at: Hex,
    },
    /// `marker=0,2`: where the free marker goes.
    Marker {
        /// What it goes to.
        at: Footprint,
    },
    /// `free=7@2,1`: the free tile.
    Free {
        /// Which tile of the market.
        slot: Slot,
        /// Where it is placed.
        at: Hex,
    },
}

impl Choice {
    /// The special it is an answer to.
    pub fn special(self) -> Special {
        match self {
            Choice::Flip { .. } => Special::LakeFlip,
            Choice::Marker { .. } => Special::FreeInvestment,
            Choice::Free { .. } => Special::FreeTile,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Flip { seat, at } => write!(f, "flip={seat}:{at}"),
            Choice::Marker { at } => write!(f, "marker={at}"),
            Choice::Free { slot, at } => write!(f, "free={slot}@{at}"),
        }
    }
}

/// The choices of a move, in the order in which they take effect.
#[derive(Clone, Copy)]
pub struct Choices {
    len: u8,
    list: [Choice; MAX_CHOICES],
}

impl Choices {
    /// No choices: what most moves have.
    pub const NONE: Choices =
        Choices { len: 0, list: [Choice::Flip { seat: Seat(0), at: crate::hex::hex(0, 0) }; MAX_CHOICES] };

    /// All of them.
    pub fn list(&self) -> &[Choice] {
        &self.list[..usize::from(self.len)]
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One more; `None` if there are too many.
    #[must_use]
    pub fn with(mut self, choice: Choice) -> Option<Choices> {
        *self.list.get_mut(usize::from(self.len))? = choice;
        self.len += 1;
        Some(self)
    }
}

impl PartialEq for Choices {
    fn eq(&self, other: &Choices) -> bool {
        self.list() == other.list()
    }
}

impl Eq for Choices {}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().fmt(f)
    }
}

/// A special that waits for its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub special: Special,
    /// The place of its tile in the borough.
    index: u8,
}

/// The specials that wait, in the order in which they came up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Queue {
    waiting: [Waiting; MAX_CHOICES],
    len: u8,
    done: u8,
}

impl Queue {
    pub const EMPTY: Queue =
        Queue { waiting: [Waiting { special: Special::FreeTile, index: 0 }; MAX_CHOICES], len: 0, done: 0 };

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The specials of a tile that was placed or marked.
    #[inline]
    pub fn extend(&mut self, table: &Table, kind: KindId, index: usize) {
        let specials = table.rules().effects(kind).specials;
        if !specials.is_empty() {
            for special in Special::CHOICES.into_iter().filter(|&special| specials.has(special)) {
                if let Some(place) = self.waiting.get_mut(usize::from(self.len)) {
                    *place = Waiting { special, index: index as u8 };
                    self.len += 1;
                }
            }
        }
    }

    /// The next one that has something to choose from.
    pub fn next(&mut self, table: &Table, seat: Seat) -> Option<Waiting> {
        while self.done < self.len {
            let next = self.waiting[usize::from(self.done)];
            self.done += 1;
            if table.asks(seat, next) {
                return Some(next);
            }
        }
        None
    }
}

impl Table {
    /// Whether there is something to choose from.
    fn asks(&self, seat: Seat, waiting: Waiting) -> bool {
        match waiting.special {
            Special::LakeFlip => self.flippable(seat, waiting).next().is_some(),
            Special::FreeInvestment => {
                self.tracks(seat).markers > 0 && self.borough(seat).unmarked().next().is_some()
            }
            Special::FreeTile => {
                !self.borough(seat).frontier().is_empty() && self.free_tiles(seat).next().is_some()
            }
            _ => false,
        }
    }

    /// Face-up Commercial tiles of all boroughs, but not the one that asks: each with its owner.
    fn flippable(&self, seat: Seat, waiting: Waiting) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let commercial = crate::tile::Category::Commercial.as_trait();
        self.all_seats().flat_map(move |owner| {
            let all = 0..self.borough(owner).len();
            let meets = move |index: &usize| self.borough(owner).meets(*index, commercial);
            let others = move |index: &usize| owner != seat || *index != usize::from(waiting.index);
            all.filter(meets).filter(others).map(move |index| (owner, index))
        })
    }

    /// The slots with the cheapest tiles of the market, as far as the seat may have them.
    pub(crate) fn free_tiles(&self, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let slots = || (0..self.market().len()).filter_map(|slot| Some((slot, (*self.market().get(slot)?)?)));
        let price = move |(slot, kind): (usize, KindId)| self.buy_price(slot, kind);
        let cheapest = slots().map(price).min();
        slots()
            .filter(move |&tile| Some(price(tile)) == cheapest && !self.is_barred(seat, tile.1))
            .map(|(slot, _)| Slot(slot as u8))
    }

    /// All legal answers.
    pub(crate) fn answers(&self, seat: Seat, waiting: Waiting) -> Vec<Choice> {
        match waiting.special {
            Special::LakeFlip => {
                let all = self.flippable(seat, waiting);
                let cell = |owner: Seat, index: usize| self.borough(owner).footprint(index).anchor();
                all.map(|(owner, index)| Choice::Flip { seat: owner, at: cell(owner, index) }).collect()
            }
            Special::FreeInvestment => {
                let borough = self.borough(seat);
                borough.unmarked().map(|index| Choice::Marker { at: borough.footprint(index) }).collect()
            }
            Special::FreeTile => {
                let cells = self.borough(seat).frontier();
                let all = self.free_tiles(seat);
                all.flat_map(|slot| cells.iter().map(move |&at| Choice::Free { slot, at })).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Any legal answer; `None` declines a free tile.
    pub(crate) fn random_answer(&self, seat: Seat, waiting: Waiting, dice: &mut Dice) -> Option<Choice> {
        let answers = self.answers(seat, waiting);
        let more = usize::from(waiting.special == Special::FreeTile);
        answers.get(dice.below(answers.len() + more)).copied()
    }

    /// Whether an answer is legal.
    pub(crate) fn check_answer(&self, seat: Seat, waiting: Waiting, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Flip { seat: owner, at } => {
                let mut all = self.flippable(seat, waiting);
                let there = |index| self.borough(owner).footprint(index) == Footprint::Cell(at);
                let found = all.any(|(of, index)| of == owner && there(index));
                if found { Ok(()) } else { Err(Illegal::CannotFlip { seat: owner, at }) }
            }
            Choice::Marker { at } => self.investable(seat, at).map(|_| ()),
            Choice::Free { slot, at } => {
                let kind = self.in_slot(slot)?;
                self.allowed(seat, kind)?;
                if !self.free_tiles(seat).any(|cheapest| cheapest == slot) {
                    return Err(Illegal::NotCheapest { slot });
                }
                self.free_cell(seat, at).map(|_| ())
            }
        }
    }

    /// Whether the seat may not have another such tile.
    #[inline]
    pub(crate) fn is_barred(&self, seat: Seat, kind: KindId) -> bool {
        self.rules().effects(kind).specials.has(Special::EssenLimit) && self.borough(seat).holds(kind)
    }

    pub(crate) fn allowed(&self, seat: Seat, kind: KindId) -> Result<(), Illegal> {
        if self.is_barred(seat, kind) { Err(Illegal::Limited { tile: kind }) } else { Ok(()) }
    }
}
