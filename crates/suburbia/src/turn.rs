//! A turn on the table: build with all it sets off, discard, income and population, in the order of the edition; and the
//! end of a round.
//!
//! Everything here happens without a draw, so a preview is the same code on a copy.

use crate::award::AwardKind;
use crate::choice::Queue;
use crate::effects::{Entering, Why, multiplier};
use crate::event::{Deed, Event};
use crate::hex::{Footprint, Hex};
use crate::moves::{Checked, Choice, Illegal, Move, Offer, Slot, Source};
use crate::setup::{Edition, MAX_SEATS, Mode};
use crate::stars::Order;
use crate::table::{Phase, Table, Tracks};
use crate::tile::{KindId, Special, Track};
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

impl Preview {
    /// Goes on to what the stars bring, if the round ends with this turn. In between tiles are drawn.
    pub fn end_round(&mut self, log: &mut impl Log<Event>) {
        let Table { order, mode, .. } = self.table;
        let ends = self.owed.is_none() && order.next(self.table.active()) == order.first();
        if ends && self.table.plays().stars && mode != Mode::Dale {
            self.table.star_round(log);
        }
    }
}

/// What has just been done in a turn.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Done {
    Built { owes_discard: bool },
    Discarded,
    DiscardedExtra,
}

impl Table {
    /// Carries out a checked build or discard, with the answers to what it asks for.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        checked: Checked,
        mv: &Move,
        log: &mut impl Log<Event>,
    ) -> Done {
        let owes_discard = match checked {
            Checked::Discard { slot, price } => {
                self.exact(log).pay_fee(seat, price);
                self.take(slot, |tile| log.record(|| Event::Deed(Deed::Discarded { tile })));
                return if self.phase == Phase::ExtraDiscard {
                    Done::DiscardedExtra
                } else {
                    Done::Discarded
                };
            }
            Checked::Place { source, .. } => matches!(source, Source::Basic(_)),
            Checked::Replace { .. } => false,
            Checked::PlaceBorder { .. } | Checked::Invest { .. } | Checked::Keep(_) => true,
        };
        let mut queue = self.build(seat, checked, log);
        if !queue.is_empty() {
            let answered = self.answer_all(seat, &mut queue, &mv.choices(), log);
            debug_assert!(answered.is_ok(), "checked: {answered:?}");
        }
        Done::Built { owes_discard }
    }

    /// Pays for a checked build and resolves it. What its tile asks for waits.
    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, checked: Checked, log: &mut impl Log<Event>) -> Queue {
        let mut queue = Queue::EMPTY;
        match checked {
            Checked::Place { source, offer, cell } => self.place(seat, source, offer, cell, &mut queue, log),
            Checked::PlaceBorder { source, offer, at } => {
                let at = Footprint::Border(at);
                self.resolve(seat, offer, at, self.borough(seat).around(at), log);
                self.moment += 1;
                let (rules, moment) = (self.rules(), self.moment);
                self.boroughs[seat.index()].lay(rules, offer.kind, at, moment);
                self.leave(source);
            }
            Checked::Replace { slot, offer, index } => {
                self.replace(seat, slot, offer, index, &mut queue, log)
            }
            Checked::Invest { index, price } => {
                self.exact(log).pay(seat, price);
                self.invest(seat, index, &mut queue, log);
            }
            Checked::Keep(_) | Checked::Discard { .. } => {}
        }
        queue
    }

    /// Answers everything that waits, in order. A free tile may be declined by saying nothing; Dale may decline all.
    pub(crate) fn answer_all(
        &mut self,
        seat: Seat,
        queue: &mut Queue,
        choices: &[Choice],
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        let mut choices = choices.iter().copied().peekable();
        while let Some(waiting) = queue.next(self, seat) {
            let Some(choice) = choices.next_if(|choice| choice.special() == waiting.special) else {
                if waiting.special == Special::FreeTile || self.is_dale(seat) {
                    continue;
                }
                return Err(Illegal::ChoiceMissing { special: waiting.special });
            };
            self.check_answer(seat, waiting, choice)?;
            self.answer(seat, choice, queue, log);
        }
        choices.next().map_or(Ok(()), |choice| Err(Illegal::NobodyAsks { choice }))
    }

    /// Carries out a checked answer.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        choice: Choice,
        queue: &mut Queue,
        log: &mut impl Log<Event>,
    ) {
        match choice {
            Choice::Flip { seat: owner, at } => {
                if let Some(index) = self.borough(owner).at(at) {
                    self.flip(owner, index, log);
                }
            }
            Choice::Marker { at } => {
                if let Some(index) = self.borough(seat).at(at) {
                    self.invest(seat, index, queue, log);
                }
            }
            Choice::Free { slot, at } => {
                if let (Ok(kind), Some(cell)) = (self.in_slot(slot), self.borough(seat).free(at)) {
                    self.place(seat, Source::Buy(slot), Offer { kind, price: 0 }, cell, queue, log);
                }
            }
        }
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
    #[inline]
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        source: Source,
        offer: Offer,
        cell: usize,
        queue: &mut Queue,
        log: &mut impl Log<Event>,
    ) {
        let (rules, at) = (self.rules(), self.borough(seat).frontier()[cell]);
        let survey = self.borough(seat).survey(at);
        self.resolve(seat, offer, at.into(), survey.near, log);
        self.moment += 1;
        let moment = self.moment;
        self.boroughs[seat.index()].build(rules, offer.kind, at, Some(cell), survey, moment);
        self.leave(source);
        if self.has_packs {
            queue.extend(self, offer.kind, self.borough(seat).len() - 1);
        }
    }

    /// A tile of the market takes the place of a Planner, which leaves the game first.
    fn replace(
        &mut self,
        seat: Seat,
        slot: Slot,
        offer: Offer,
        index: usize,
        queue: &mut Queue,
        log: &mut impl Log<Event>,
    ) {
        let (rules, leaving) = (self.rules(), self.borough(seat).tile(index));
        log.record(|| {
            Event::Deed(Deed::Replaced { seat, tile: &rules.kind(leaving.kind).id, at: leaving.at })
        });
        self.boroughs[seat.index()].remove(index);
        self.ledger.remove(seat, index);
        self.resolve(seat, offer, leaving.at, self.borough(seat).around(leaving.at), log);
        self.moment += 1;
        let moment = self.moment;
        self.boroughs[seat.index()].rebuild(rules, offer.kind, leaving.at.anchor(), moment);
        self.leave(Source::Buy(slot));
        queue.extend(self, offer.kind, self.borough(seat).len() - 1);
    }

    /// Pays for something and resolves it before it stands.
    #[inline]
    fn resolve(&mut self, seat: Seat, offer: Offer, at: Footprint, near: u64, log: &mut impl Log<Event>) {
        let rules = self.rules();
        log.record(|| Event::Deed(Deed::Built { seat, tile: &rules.kind(offer.kind).id, at }));
        let entering = Entering::new(seat, offer.kind, at, self.borough(seat), near);
        let mut exact = self.exact(log);
        exact.pay(seat, offer.price);
        exact.place(&entering);
    }

    /// What was placed is no longer where it came from.
    #[inline]
    fn leave(&mut self, source: Source) {
        match source {
            Source::Buy(slot) | Source::Lake(slot) => self.take(slot, |_| ()),
            Source::Basic(place) => self.basics[usize::from(place)] -= 1,
            Source::Border(space) | Source::BorderLake(space) => self.display[usize::from(space.0)] = None,
        }
    }

    /// Lays a marker, paid or not, and resolves it.
    fn invest(&mut self, seat: Seat, index: usize, queue: &mut Queue, log: &mut impl Log<Event>) {
        let tile = self.borough(seat).tile(index);
        let id = self.kind(tile.kind).id.as_str();
        log.record(|| Event::Deed(Deed::Invested { seat, tile: id, at: tile.at }));
        self.exact(log).invest(seat, index);
        self.boroughs[seat.index()].invest(index);
        self.tracks[seat.index()].markers -= 1;
        queue.extend(self, tile.kind, index);
    }

    /// Turns a tile over: what it gave is taken back, then it is a lake that has just been placed.
    fn flip(&mut self, owner: Seat, index: usize, log: &mut impl Log<Event>) {
        let (rules, tile) = (self.rules(), self.borough(owner).tile(index));
        log.record(|| Event::Deed(Deed::TurnedOver { owner, tile: &rules.kind(tile.kind).id, at: tile.at }));
        self.exact(log).take_back(owner, index);
        self.boroughs[owner.index()].turn_over(index);
        let borough = self.borough(owner);
        let entering = Entering {
            seat: owner,
            kind: KindId::LAKE,
            at: tile.at,
            index: index as u8,
            near: borough.around(tile.at),
            times: multiplier(borough, index) as u8,
            moment: borough.built(index),
        };
        self.exact(log).place(&entering);
        self.boroughs[owner.index()].fill(rules, index);
    }

    /// Everybody who meets the open bonus or challenge is rewarded; then it is gone.
    pub(crate) fn score_award(&mut self, kind: AwardKind, log: &mut impl Log<Event>) {
        let Some(id) = self.awards[kind as usize].take() else { return };
        let award = self.rules().award(id);
        log.record(|| Event::Deed(Deed::Scored { award: &award.id }));
        for seat in award.met_by(self).iter() {
            self.exact(log).reward(seat, kind.track(), award.reward.into(), Why::Award(id));
        }
    }

    /// The end of a round on the star track: the first gain a person, the last lose one, unless all are on one space.
    pub(crate) fn star_round(&mut self, log: &mut impl Log<Event>) {
        let space = |table: &Table, seat: Seat| table.tracks(seat).stars;
        let tokens = self.tokens();
        let (Some(&first), Some(&last)) = (tokens.first(), tokens.last()) else { return };
        let (most, fewest) = (space(self, first), space(self, last));
        if most == fewest {
            return;
        }
        for (on, people) in [(most, 1), (fewest, -1)] {
            for seat in self.order.from(self.order.first()) {
                if space(self, seat) == on {
                    self.exact(log).reward(seat, Track::Population, people, Why::StarRound);
                }
            }
        }
    }

    /// The order of play that the tokens show.
    pub(crate) fn order_by_stars(&mut self, log: &mut impl Log<Event>) {
        let (order, tokens) = (Order::of(self.tokens()), self.tokens());
        if !self.order.from(self.order.first()).eq(tokens.iter().copied()) {
            self.order = order;
            log.record(|| Event::Deed(Deed::NewOrder { order: self.tokens().to_vec() }));
        }
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
        let Some(gap) = market.iter().rposition(Option::is_none) else { return 0 };
        if self.gaps == 1 {
            market.copy_within(..gap, 1);
            market[0] = None;
            return market.iter().position(Option::is_some).unwrap_or(slots);
        }
        let mut free = gap + 1;
        for from in (0..gap).rev() {
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
        let (checked, mut tracks) = (self.check(seat, mv, None)?, self.tracks);
        self.preview_checked(seat, &checked, &mv.choices(), &mut tracks, log);
        Ok(tracks)
    }

    /// The same for a build without its choices: what they lead to is left out.
    pub fn preview_build(&self, seat: Seat, mv: Move) -> Result<[Tracks; MAX_SEATS], Illegal> {
        let mut tracks = self.tracks;
        self.preview_build_on(&mut tracks, seat, mv)?;
        Ok(tracks)
    }

    /// The same on a copy of all tracks as they are now.
    // Bots ask this most of all: what is written is read where it stands, not copied first.
    #[inline(always)]
    pub fn preview_build_on(
        &self,
        tracks: &mut [Tracks; MAX_SEATS],
        seat: Seat,
        mv: Move,
    ) -> Result<(), Illegal> {
        match &self.check_build(seat, mv, None) {
            Ok(checked) if self.asks_for_choice(seat, mv) => {
                *tracks = self.preview_unanswered(seat, *checked);
            }
            Ok(checked) => self.preview_checked(seat, checked, &[], tracks, &mut ()),
            Err(illegal) => return Err(*illegal),
        }
        Ok(())
    }

    #[inline(never)]
    fn preview_unanswered(&self, seat: Seat, checked: Checked) -> [Tracks; MAX_SEATS] {
        let mut table = *self;
        table.build(seat, checked, &mut ());
        table.tracks
    }

    #[inline(always)]
    fn preview_checked(
        &self,
        seat: Seat,
        checked: &Checked,
        choices: &[Choice],
        tracks: &mut [Tracks; MAX_SEATS],
        log: &mut impl Log<Event>,
    ) {
        let plain = |kind: KindId| {
            let specials = self.rules().effects(kind).specials;
            !specials.ask() && !specials.has(Special::Duomo)
        };
        let borough = self.borough(seat);
        let mut tokens = self.tokens;
        match *checked {
            Checked::Place { offer, cell, .. } if !self.has_packs || plain(offer.kind) => {
                let at = borough.frontier()[cell];
                let near = borough.around_cell(at);
                let entering = Entering::new(seat, offer.kind, at.into(), borough, near);
                let mut exact = self.exact_on(tracks, &mut tokens, log);
                exact.pay(seat, offer.price);
                exact.place(&entering);
            }
            Checked::PlaceBorder { offer, at, .. } if plain(offer.kind) => {
                let at = Footprint::Border(at);
                let entering = Entering::new(seat, offer.kind, at, borough, borough.around(at));
                let mut exact = self.exact_on(tracks, &mut tokens, log);
                exact.pay(seat, offer.price);
                exact.place(&entering);
            }
            Checked::Invest { index, price } if plain(borough.kind(index)) => {
                let mut exact = self.exact_on(tracks, &mut tokens, log);
                exact.pay(seat, price);
                exact.invest(seat, index);
                tracks[seat.index()].markers -= 1;
            }
            Checked::Discard { price, .. } => {
                self.exact_on(tracks, &mut tokens, log).pay_fee(seat, price);
            }
            Checked::Keep(_) => {}
            _ => *tracks = self.preview_on_a_copy(seat, *checked, choices, log),
        }
    }

    /// What moves more than tracks is done on a copy.
    #[inline(never)]
    fn preview_on_a_copy(
        &self,
        seat: Seat,
        checked: Checked,
        choices: &[Choice],
        log: &mut impl Log<Event>,
    ) -> [Tracks; MAX_SEATS] {
        let mut table = *self;
        let mut queue = table.build(seat, checked, log);
        let answered = table.answer_all(seat, &mut queue, choices, log);
        debug_assert!(answered.is_ok(), "checked: {answered:?}");
        table.tracks
    }

    /// What a tile would change if `seat` got it for nothing on one of its free cells; what it asks for aside.
    pub fn preview_tile(
        &self,
        seat: Seat,
        kind: KindId,
        at: Hex,
        log: &mut impl Log<Event>,
    ) -> [Tracks; MAX_SEATS] {
        if self.has_packs && self.rules().effects(kind).specials.has(Special::Duomo) {
            return self.preview_duomo(seat, kind, at, log);
        }
        let (mut tracks, mut tokens) = (self.tracks, self.tokens);
        let borough = self.borough(seat);
        let entering = Entering::new(seat, kind, at.into(), borough, borough.around_cell(at));
        self.exact_on(&mut tracks, &mut tokens, log).place(&entering);
        tracks
    }

    /// What a Duomo gives back stands in the ledger, so it is done on a copy.
    #[inline(never)]
    fn preview_duomo(
        &self,
        seat: Seat,
        kind: KindId,
        at: Hex,
        log: &mut impl Log<Event>,
    ) -> [Tracks; MAX_SEATS] {
        let mut table = *self;
        let near = self.borough(seat).around_cell(at);
        table.resolve(seat, Offer { kind, price: 0 }, at.into(), near, log);
        table.tracks
    }

    /// What a build or discard leads to, with all that follows it in the turn without a choice or a draw.
    pub fn preview_turn(&self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<Preview, Illegal> {
        let checked = self.check(seat, mv, None)?;
        let mut table = *self;
        let done = table.carry_out(seat, checked, &mv, log);
        let Progress { stepped, over } = table.go_on(done, log);
        Ok(Preview { stepped, owed: (!over).then_some(table.phase), table })
    }
}
