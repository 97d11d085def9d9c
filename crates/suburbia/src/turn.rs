//! A turn on the table: build, discard, income and population, in the order of the edition.
//!
//! Everything here happens without a draw, so a preview is the same code on a copy.

use crate::effects::Entering;
use crate::event::{Deed, Event};
use crate::hex::Hex;
use crate::moves::{Checked, Illegal, Move, Offer, Slot, Source};
use crate::setup::{Edition, MAX_SEATS, Mode};
use crate::table::{Phase, Table, Tracks};
use crate::tile::KindId;
use game_core::{Log, Seat};

/// How a turn stands after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Progress {
    /// Whether the move led to the income and population steps.
    pub stepped: bool,
    /// Whether the turn is over; if not, the phase says what is owed.
    pub over: bool,
}

/// What a move of the active seat leads to, as far as no tile is drawn.
#[derive(Debug, Clone)]
pub struct Preview {
    /// The table then.
    pub table: Table,
    /// Whether the income and population steps are part of it.
    pub stepped: bool,
    /// The discard that is still owed; `None` if the turn is over.
    pub owed: Option<Phase>,
}

/// What has just been done in a turn.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Done {
    Built { owes_discard: bool },
    Discarded,
    DiscardedExtra,
}

impl Table {
    /// Carries out a checked build or discard and all that follows it without a choice or a draw.
    pub(crate) fn carry_out(&mut self, seat: Seat, checked: Checked, log: &mut impl Log<Event>) -> Progress {
        let done = match checked {
            Checked::Keep(_) => return Progress { stepped: false, over: false },
            Checked::Place { source, offer, cell } => {
                self.place(seat, source, offer, cell, log);
                Done::Built { owes_discard: matches!(source, Source::Basic(_)) }
            }
            Checked::Invest { index, price } => {
                self.invest(seat, index, price, log);
                Done::Built { owes_discard: true }
            }
            Checked::Discard { slot, price } => {
                self.exact(log).pay_fee(seat, price);
                self.take(slot, |tile| log.record(|| Event::Deed(Deed::Discarded { tile })));
                if self.phase == Phase::ExtraDiscard { Done::DiscardedExtra } else { Done::Discarded }
            }
        };
        self.go_on(done, log)
    }

    /// The order of a turn. The first edition has the discard of a basic tile or a marker after the steps, the others
    /// before them; the Lone Architect owes one more discard at the end. What cannot be paid is not owed.
    pub(crate) fn go_on(&mut self, done: Done, log: &mut impl Log<Event>) -> Progress {
        let early = self.edition != Edition::First;
        let (owes_discard, steps_due) = match done {
            Done::Built { owes_discard } => (owes_discard, true),
            Done::Discarded => (false, early),
            Done::DiscardedExtra => return Progress { stepped: false, over: true },
        };
        if owes_discard && early && self.can_discard() {
            self.phase = Phase::Discard;
            return Progress { stepped: false, over: false };
        }
        if steps_due {
            self.steps(log);
        }
        if owes_discard && !early && self.can_discard() {
            self.phase = Phase::Discard;
        } else if self.mode == Mode::LoneArchitect && self.can_discard() {
            self.phase = Phase::ExtraDiscard;
        } else {
            return Progress { stepped: steps_due, over: true };
        }
        Progress { stepped: steps_due, over: false }
    }

    /// Pays for a tile, resolves it and puts it down on a cell of the frontier.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        source: Source,
        offer: Offer,
        cell: usize,
        log: &mut impl Log<Event>,
    ) {
        let (rules, at) = (self.rules(), self.borough(seat).frontier()[cell]);
        log.record(|| Event::Deed(Deed::Built { seat, tile: &rules.kind(offer.kind).id, at }));
        let survey = self.borough(seat).survey(at);
        let mut exact = self.exact(log);
        exact.pay(seat, offer.price);
        exact.place(Entering { seat, kind: offer.kind, at, near: survey.near });
        self.moment += 1;
        let moment = self.moment;
        self.boroughs[seat.index()].build(rules, offer.kind, at, Some(cell), survey, moment);
        match source {
            Source::Buy(slot) | Source::Lake(slot) => self.take(slot, |_| ()),
            Source::Basic(place) => self.basics[usize::from(place)] -= 1,
        }
    }

    fn invest(&mut self, seat: Seat, index: usize, price: i32, log: &mut impl Log<Event>) {
        let (tile, at) = (self.borough(seat).kind(index), self.borough(seat).cell(index));
        let tile = self.kind(tile).id.as_str();
        log.record(|| Event::Deed(Deed::Invested { seat, tile, at }));
        let mut exact = self.exact(log);
        exact.pay(seat, price);
        exact.invest(seat, index);
        self.boroughs[seat.index()].invest(index);
        self.tracks[seat.index()].markers -= 1;
    }

    /// Income and population of the active seat.
    pub(crate) fn steps(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active();
        let mut exact = self.exact(log);
        exact.income(seat);
        exact.population(seat);
    }

    /// Takes a tile out of its slot.
    pub(crate) fn take(&mut self, slot: Slot, taken: impl FnOnce(&'static str)) {
        if let Some(kind) = self.market[usize::from(slot.0)].take() {
            self.gaps += 1;
            taken(&self.kind(kind).id);
        }
    }

    /// The tiles of the market slide right into the gaps; returns how many slots are free then, all at the left.
    pub(crate) fn slide(&mut self) -> usize {
        let slots = usize::from(self.slots);
        let market = &mut self.market[..slots];
        let mut free = market.iter().rposition(Option::is_none).map_or(0, |gap| gap + 1);
        for from in (0..free).rev() {
            if let Some(kind) = market[from].take() {
                free -= 1;
                market[free] = Some(kind);
            }
        }
        free
    }

    /// What a build or discard would change for everybody, before the income and population steps: the tracks of all
    /// seats after it, or why it is refused.
    pub fn preview(
        &self,
        seat: Seat,
        mv: Move,
        log: &mut impl Log<Event>,
    ) -> Result<[Tracks; MAX_SEATS], Illegal> {
        let checked = self.check(seat, mv, None)?;
        let mut tracks = self.tracks;
        let mut exact = self.exact_on(&mut tracks, log);
        match checked {
            Checked::Place { offer, cell, .. } => {
                exact.pay(seat, offer.price);
                let at = self.borough(seat).frontier()[cell];
                let near = self.borough(seat).touching(at);
                exact.place(Entering { seat, kind: offer.kind, at, near });
            }
            Checked::Invest { index, price } => {
                exact.pay(seat, price);
                exact.invest(seat, index);
                tracks[seat.index()].markers -= 1;
            }
            Checked::Discard { price, .. } => exact.pay_fee(seat, price),
            Checked::Keep(_) => {}
        }
        Ok(tracks)
    }

    /// What a tile would change if `seat` got it for nothing on one of its free cells.
    pub fn preview_tile(
        &self,
        seat: Seat,
        kind: KindId,
        at: Hex,
        log: &mut impl Log<Event>,
    ) -> [Tracks; MAX_SEATS] {
        let mut tracks = self.tracks;
        let near = self.borough(seat).touching(at);
        self.exact_on(&mut tracks, log).place(Entering { seat, kind, at, near });
        tracks
    }

    /// What a build or discard leads to, with all that follows it in the turn without a choice or a draw.
    pub fn preview_turn(&self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<Preview, Illegal> {
        let checked = self.check(seat, mv, None)?;
        let mut table = *self;
        let Progress { stepped, over } = table.carry_out(seat, checked, log);
        Ok(Preview { stepped, owed: (!over).then_some(table.phase), table })
    }
}
