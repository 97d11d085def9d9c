//! The choices that special tiles ask for: part of the move, so that effects never ask.
//!
//! Specials with a choice wait in a [`Queue`], first come first served, until the tile at hand is resolved. Each asks only
//! if there is something to choose from. What may be answered is listed in one place ([`Table::answers`]) and checked in
//! one ([`Table::check_answer`]).

use crate::hex::{Direction, Footprint, Hex};
use crate::moves::{Illegal, Slot};
use crate::table::Table;
use crate::tile::{KindId, Special};
use game_core::{Dice, Seat};
use std::fmt;
use std::ops::Deref;

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

/// The choices of a move, in the order in which they take effect. Moves are made and thrown away by the million, and most
/// have no choices, so they take little room: 19 bits each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Choices([u32; 3]);

/// Bits of one choice: which of the three it is (2), a seat, slot or direction (3), a cell (14).
const CHOICE_BITS: u32 = 19;
const _: () = assert!(MAX_CHOICES as u32 * CHOICE_BITS <= 96);
/// In place of a direction, for what stands on a cell.
const NO_DIRECTION: u32 = 7;

impl Choices {
    /// No choices: what most moves have.
    pub const NONE: Choices = Choices([0; 3]);

    /// All of them.
    pub fn list(self) -> ChoiceList {
        let mut list = ChoiceList::default();
        for number in 0..MAX_CHOICES {
            let Some(choice) = Choice::decode(self.bits(number)) else { break };
            list.choices[number] = choice;
            list.len += 1;
        }
        list
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// One more; `None` if there are too many.
    #[must_use]
    pub fn with(self, choice: Choice) -> Option<Choices> {
        let number = self.list().len();
        let all = self.whole() | u128::from(choice.encode()?) << (number as u32 * CHOICE_BITS);
        (number < MAX_CHOICES).then(|| Choices([0, 32, 64].map(|from| (all >> from) as u32)))
    }

    fn whole(self) -> u128 {
        let [low, middle, high] = self.0.map(u128::from);
        low | middle << 32 | high << 64
    }

    fn bits(self, number: usize) -> u32 {
        (self.whole() >> (number as u32 * CHOICE_BITS)) as u32 & ((1 << CHOICE_BITS) - 1)
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().fmt(f)
    }
}

impl Choice {
    /// Never 0; `None` for seats and slots that no table has.
    fn encode(self) -> Option<u32> {
        let (which, number, at) = match self {
            Choice::Flip { seat, at } => (1, u32::from(seat.0), at),
            Choice::Marker { at: Footprint::Cell(at) } => (2, NO_DIRECTION, at),
            Choice::Marker { at: Footprint::Border(at) } => (2, at.direction.number() as u32, at.at),
            Choice::Free { slot, at } => (3, u32::from(slot.0), at),
        };
        let [q, r] = [at.q, at.r].map(|coordinate| u32::from(coordinate as u8 & 0x7f));
        (number < 8).then_some(which | number << 2 | q << 5 | r << 12)
    }

    fn decode(bits: u32) -> Option<Choice> {
        // Seven bits with a sign.
        let coordinate = |bits: u32| ((bits << 1) as u8 as i8) >> 1;
        let (number, at) = (bits >> 2 & 7, Hex { q: coordinate(bits >> 5), r: coordinate(bits >> 12) });
        match bits & 3 {
            1 => Some(Choice::Flip { seat: Seat(number as u8), at }),
            2 => {
                let direction = Direction::numbered(number as usize);
                let at = direction.map_or(Footprint::Cell(at), |direction| Footprint::border(at, direction));
                Some(Choice::Marker { at })
            }
            3 => Some(Choice::Free { slot: Slot(number as u8), at }),
            _ => None,
        }
    }
}

/// The choices of a move, as a list.
#[derive(Clone, Copy)]
pub struct ChoiceList {
    len: u8,
    choices: [Choice; MAX_CHOICES],
}

impl Default for ChoiceList {
    fn default() -> ChoiceList {
        ChoiceList {
            len: 0,
            choices: [Choice::Flip { seat: Seat(0), at: crate::hex::hex(0, 0) }; MAX_CHOICES],
        }
    }
}

impl Deref for ChoiceList {
    type Target = [Choice];
    fn deref(&self) -> &[Choice] {
        &self.choices[..usize::from(self.len)]
    }
}

impl fmt::Debug for ChoiceList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::hex;

    #[test]
    fn choices_are_kept_as_they_are() {
        let all = [
            Choice::Flip { seat: Seat(4), at: hex(-60, 60) },
            Choice::Marker { at: Footprint::Cell(hex(0, 0)) },
            Choice::Marker { at: Footprint::border(hex(-1, 59), Direction::ALL[5]) },
            Choice::Free { slot: Slot(7), at: hex(3, -2) },
            Choice::Marker { at: Footprint::border(hex(0, 0), Direction::ALL[0]) },
        ];
        let mut choices = Choices::NONE;
        for (number, &choice) in all.iter().enumerate() {
            assert_eq!(choices.list()[..], all[..number]);
            assert_eq!(choices.is_empty(), number == 0);
            choices = choices.with(choice).unwrap();
        }
        assert_eq!(choices.list()[..], all);
        assert_eq!(choices.with(all[0]), None);
        assert_eq!(Choices::NONE.with(Choice::Free { slot: Slot(8), at: hex(0, 0) }), None);
        assert_eq!(size_of::<crate::moves::Move>(), 16);
    }
}
