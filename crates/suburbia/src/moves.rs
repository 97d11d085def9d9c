//! Moves: what a player may decide, and when it is legal.
//!
//! **Invariant:** legality is written once. [`Table::check`] and [`Table::options`] are both made of `offer`,
//! `investable`, `discardable`, the answers of [`choice`](crate::choice) and a borough's geometry.

use crate::borough::bits;
pub use crate::choice::{Choice, ChoiceList, Choices};
use crate::goal::GoalId;
use crate::hex::{BorderPlace, Footprint, Hex};
pub use crate::refusal::Illegal;
use crate::table::{Phase, Table};
use crate::tile::KindId;
use game_core::Seat;
use std::fmt;

/// A market slot; counted from 1 in notation, left to right as on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot(pub u8);

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// A space of the border display; counted from 1 in notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space(pub u8);

impl fmt::Display for Space {
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
        /// What special tiles ask for.
        choices: Choices,
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
    /// `replace 3 @ 1,0`: build market slot 3 in the place of a Redevelopment Planner, paying its slot price.
    Replace {
        /// Which tile.
        slot: Slot,
        /// Where the Planner is.
        at: Hex,
        /// What special tiles ask for.
        choices: Choices,
    },
    /// `border 2 @ 0,1,5`: build a border of the display, paying its cost; a discard follows.
    Border {
        /// Which border.
        space: Space,
        /// Where.
        at: BorderPlace,
    },
    /// `border-lake 2 @ 0,1,5`: build a border of the display face down, for nothing; a discard follows.
    BorderLake {
        /// Which border.
        space: Space,
        /// Where.
        at: BorderPlace,
    },
    /// `invest @ 0,1`: put a marker on a tile, paying its cost again; a discard follows.
    Invest {
        /// Where the tile, lake or border is.
        at: Footprint,
        /// What special tiles ask for.
        choices: Choices,
    },
    /// `discard 7`: take market slot 7 out of the game, paying its slot price.
    Discard {
        /// Which tile.
        slot: Slot,
    },
    /// `pass`: Dale may take none of the tiles, or none is left.
    Pass,
}

impl Move {
    /// The move with these choices, if it is one that may have some.
    #[must_use]
    pub fn choosing(mut self, chosen: Choices) -> Move {
        if let Move::Buy { choices, .. } | Move::Replace { choices, .. } | Move::Invest { choices, .. } =
            &mut self
        {
            *choices = chosen;
        }
        self
    }

    #[inline]
    fn has_choices(&self) -> bool {
        match self {
            Move::Buy { choices, .. } | Move::Replace { choices, .. } | Move::Invest { choices, .. } => {
                !choices.is_empty()
            }
            _ => false,
        }
    }

    /// What it answers special tiles.
    pub fn choices(&self) -> ChoiceList {
        match self {
            Move::Buy { choices, .. } | Move::Replace { choices, .. } | Move::Invest { choices, .. } => {
                choices.list()
            }
            _ => ChoiceList::default(),
        }
    }
}

/// What is placed, and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Buy(Slot),
    Lake(Slot),
    /// Place in the list of basic kinds.
    Basic(u8),
    Border(Space),
    BorderLake(Space),
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
    PlaceBorder {
        source: Source,
        offer: Offer,
        at: BorderPlace,
    },
    /// `index` is that of the tile that leaves.
    Replace {
        slot: Slot,
        offer: Offer,
        index: usize,
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
    /// Whether the move is legal. Several reasons against it: phase, then slot, supply, marker or Essen limit, then cell,
    /// then money, then its choices. `dealt` are the goals the seat was dealt, as far as they are known.
    #[inline]
    pub(crate) fn check(&self, seat: Seat, mv: Move, dealt: Option<[GoalId; 2]>) -> Result<Checked, Illegal> {
        let checked = self.check_build(seat, mv, dealt)?;
        if mv.has_choices() || (self.has_packs && self.asking(seat, checked)) {
            self.check_choices(seat, checked, &mv.choices())?;
        }
        Ok(checked)
    }

    /// Whether the move without its choices is legal.
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        mv: Move,
        dealt: Option<[GoalId; 2]>,
    ) -> Result<Checked, Illegal> {
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
            (Phase::Build, Move::Invest { at, .. }) => {
                let (index, price) = self.investable(seat, at)?;
                return self.afford(seat, price).map(|()| Checked::Invest { index, price });
            }
            (Phase::Build, Move::Border { space, at }) => {
                return self.check_border(seat, Source::Border(space), at);
            }
            (Phase::Build, Move::BorderLake { space, at }) => {
                return self.check_border(seat, Source::BorderLake(space), at);
            }
            (Phase::Build, Move::Replace { slot, at, .. }) => {
                let kind = self.in_slot(slot)?;
                self.allowed(seat, kind)?;
                let planner = bits(self.borough(seat).planners);
                let here = |index: &usize| self.borough(seat).footprint(*index) == Footprint::Cell(at);
                let index = planner.into_iter().find(here).ok_or(Illegal::NoPlanner { at })?;
                let offer = Offer { kind, price: self.slot_price(slot.0.into()) };
                return self.afford(seat, offer.price).map(|()| Checked::Replace { slot, offer, index });
            }
            (Phase::Build, Move::Pass) => return Err(Illegal::OnlyDalePasses),
            (Phase::Build, Move::Buy { slot, at, .. }) => (Source::Buy(slot), at),
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
        if self.has_packs {
            self.allowed(seat, offer.kind)?;
        }
        let cell = self.free_cell(seat, at)?;
        self.afford(seat, offer.price)?;
        Ok(Checked::Place { source, offer, cell })
    }

    fn check_border(&self, seat: Seat, source: Source, at: BorderPlace) -> Result<Checked, Illegal> {
        let offer = self.offer(source)?;
        self.allowed(seat, offer.kind)?;
        if let Some(bar) = self.borough(seat).bars(at) {
            return Err(Illegal::BorderBarred { at, bar });
        }
        self.afford(seat, offer.price)?;
        Ok(Checked::PlaceBorder { source, offer, at })
    }

    /// Whether the tile that a build places or marks has a special with a choice.
    #[inline]
    fn asking(&self, seat: Seat, checked: Checked) -> bool {
        let kind = match checked {
            Checked::Place { offer, .. } | Checked::Replace { offer, .. } => offer.kind,
            Checked::Invest { index, .. } => self.borough(seat).kind(index),
            _ => return false,
        };
        self.rules().effects(kind).specials.ask()
    }

    /// Whether these choices answer all that is asked, and nothing else: tried on a copy.
    #[inline(never)]
    fn check_choices(&self, seat: Seat, checked: Checked, choices: &[Choice]) -> Result<(), Illegal> {
        let mut table = *self;
        let mut queue = table.build(seat, checked, &mut ());
        table.answer_all(seat, &mut queue, choices, &mut ())
    }

    /// What a source gives and costs.
    #[inline(always)]
    pub(crate) fn offer(&self, source: Source) -> Result<Offer, Illegal> {
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
            Source::Border(space) => {
                let kind = self.in_space(space)?;
                Ok(Offer { kind, price: self.rules().cost(kind) })
            }
            Source::BorderLake(space) => {
                self.in_space(space)?;
                Ok(Offer { kind: KindId::LAKE, price: 0 })
            }
        }
    }

    /// The border in a space of the display.
    fn in_space(&self, space: Space) -> Result<KindId, Illegal> {
        if !self.plays().borders {
            return Err(Illegal::NoBorders);
        }
        match self.display.get(usize::from(space.0)) {
            None => Err(Illegal::NoSuchSpace { space }),
            Some(None) => Err(Illegal::EmptySpace { space }),
            Some(&Some(kind)) => Ok(kind),
        }
    }

    /// What the tile in a slot costs.
    #[inline]
    pub(crate) fn buy_price(&self, slot: usize, kind: KindId) -> i32 {
        self.rules().cost(kind) + self.slot_price(slot)
    }

    #[inline(always)]
    pub(crate) fn in_slot(&self, slot: Slot) -> Result<KindId, Illegal> {
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

    /// The tile that would get a marker, and its price.
    pub(crate) fn investable(&self, seat: Seat, at: Footprint) -> Result<(usize, i32), Illegal> {
        if self.tracks(seat).markers == 0 {
            return Err(Illegal::NoMarkers);
        }
        let borough = self.borough(seat);
        let index = borough.at(at).ok_or(Illegal::NothingThere { at })?;
        match borough.marker_price(index) {
            Some(price) => Ok((index, price)),
            None if borough.is_invested(index) => Err(Illegal::AlreadyInvested { at }),
            None => Err(Illegal::TakesNoMarker { tile: borough.kind(index) }),
        }
    }

    /// The place of a free cell in the frontier.
    pub(crate) fn free_cell(&self, seat: Seat, at: Hex) -> Result<usize, Illegal> {
        let borough = self.borough(seat);
        if let Some(cell) = borough.free(at) {
            Ok(cell)
        } else if borough.is_full() {
            Err(Illegal::BoroughFull)
        } else if at.is_board() {
            Err(Illegal::Covered { at })
        } else if borough.at(at).is_some() {
            Err(Illegal::Occupied { at })
        } else if borough.is_under_border(at) {
            Err(Illegal::UnderBorder { at })
        } else {
            Err(Illegal::NotAdjacent { at })
        }
    }

    #[inline]
    fn afford(&self, seat: Seat, price: i32) -> Result<(), Illegal> {
        let money = self.tracks(seat).money;
        if price <= money { Ok(()) } else { Err(Illegal::TooExpensive { price, money }) }
    }
}
