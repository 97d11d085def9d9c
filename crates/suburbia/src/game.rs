//! A whole game: the open table and what is hidden, played move by move.
//!
//! What a move does on the table is in [`turn`](crate::turn); here are the goals' choice, the stacks, the order of
//! seats, the end, and Dale's turn.

use crate::dale;
use crate::event::{Deed, Event};
use crate::goal::GoalId;
use crate::moves::{Checked, Illegal, Move, Offer, Slot, Source};
use crate::notation::{parse_move, write_move};
use crate::score::{self, Final};
use crate::setup::{MAX_SEATS, MAX_STACK, Mode, Setup, deal};
use crate::table::{Phase, Table};
use crate::tile::{KindId, Track};
use crate::turn::Done;
use crate::view::SuburbiaView;
use game_core::{Game, Log, NotationError, Outcome, Seat, SeatSet, Viewer};

/// A game of Suburbia.
#[derive(Debug, Clone, Copy)]
pub struct Suburbia {
    pub(crate) table: Table,
    pub(crate) stack: [KindId; MAX_STACK],
    pub(crate) stack_len: u8,
    /// How many cards of the stack have been seen, those of the first market included.
    pub(crate) drawn: u8,
    pub(crate) dealt: [[GoalId; 2]; MAX_SEATS],
    /// Meaningful once the seat is no longer choosing.
    pub(crate) kept: [GoalId; MAX_SEATS],
}

impl Game for Suburbia {
    const NAME: &'static str = "suburbia";
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View<'a> = SuburbiaView<'a>;
    type Illegal = Illegal;

    fn new(setup: &Setup, seed: u64) -> Suburbia {
        let deal = deal(setup, seed);
        let mut table = Table::laid(setup, deal.start);
        table.public_goals = deal.public;
        let slots = table.market().len();
        for (slot, &card) in table.market[..slots].iter_mut().rev().zip(&deal.stack) {
            *slot = Some(card);
        }
        if setup.mode == Mode::Dale {
            table.market[..slots].reverse(); // his four slots are filled from the left
        }
        if setup.table.dealt_goals > 0 {
            table.phase = Phase::Goals;
            table.choosing = SeatSet::first(table.seats());
        }
        Suburbia {
            table,
            stack: deal.stack,
            stack_len: deal.stack_len,
            drawn: slots as u8,
            dealt: deal.dealt,
            kept: deal.dealt.map(|[first, _]| first),
        }
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.is_dale(seat) {
            out.extend(self.automatic_move().map(|(_, mv)| mv));
        } else if seat.index() < self.seats() {
            self.table.options(seat, Some(self.dealt[seat.index()])).list(out);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if self.is_dale(seat) {
            return self.play_dale(seat, mv, log);
        }
        let dealt = self.dealt.get(seat.index()).copied();
        let checked = self.table.check(seat, mv, dealt)?;
        if let Checked::Keep(goal) = checked {
            self.keep(seat, goal, log);
        } else if self.table.carry_out(seat, checked, log).over {
            self.end_turn(log);
        }
        Ok(())
    }

    #[inline]
    fn automatic_move(&self) -> Option<(Seat, Move)> {
        let seat = self.table.active();
        (self.is_dale(seat) && self.table.phase == Phase::Build)
            .then(|| dale::choose(&self.table, seat))
            .flatten()
            .map(|mv| (seat, mv))
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> SuburbiaView<'_> {
        SuburbiaView::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == Phase::Over).then(|| score::outcome(&self.table, self.private_goals()))
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        parse_move(self.table.rules(), text)
    }

    fn write_move(&self, mv: Move) -> String {
        write_move(self.table.rules(), mv)
    }

    fn write_refusal(&self, illegal: Illegal) -> String {
        illegal.sentence(self.table.rules())
    }

    fn ledger(&self) -> Vec<i64> {
        let all = &self.table.tracks[..self.seats()];
        all.iter()
            .flat_map(|t| [i64::from(t.income), t.reputation.into(), t.population.into(), t.money.into()])
            .collect()
    }

    fn ledger_entry(event: &Event) -> Option<(usize, i64)> {
        match event {
            Event::Change(change) => {
                Some((change.seat.index() * Track::ALL.len() + change.track as usize, change.delta.into()))
            }
            Event::Deed(_) => None,
        }
    }
}

impl Suburbia {
    /// The open part.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The final scoring, once the game is over.
    pub fn final_scoring(&self) -> Option<Final> {
        (self.table.phase == Phase::Over).then(|| score::score(&self.table, self.private_goals()))
    }

    /// The kept goals by seat, if there are any in this mode.
    pub(crate) fn private_goals(&self) -> Option<&[GoalId]> {
        (self.table.setup().dealt_goals > 0).then(|| &self.kept[..self.seats()])
    }

    fn is_dale(&self, seat: Seat) -> bool {
        self.table.mode == Mode::Dale && seat == Seat(1)
    }

    fn keep(&mut self, seat: Seat, goal: GoalId, log: &mut impl Log<Event>) {
        self.kept[seat.index()] = goal;
        self.table.choosing = self.table.choosing.without(seat);
        log.record(|| Event::Deed(Deed::Kept { seat }));
        if self.table.choosing.is_empty() {
            self.table.phase = Phase::Build;
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        if self.table.mode != Mode::Dale {
            let free = self.table.slide();
            self.refill(free, log);
        }
        self.next_seat(log);
    }

    fn next_seat(&mut self, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        table.active = (table.active + 1) % table.seats;
        if table.active == table.start {
            if table.last_round == Some(table.round) {
                table.phase = Phase::Over;
                log.record(|| Event::Deed(Deed::Over));
                return;
            }
            table.round = table.round.saturating_add(1);
        }
        table.phase = Phase::Build;
        if !self.can_build() {
            self.skip_build(log);
        }
    }

    /// No tile in the market and no money: nothing to decide, so the turn runs on.
    fn skip_build(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.active();
        log.record(|| Event::Deed(Deed::CouldNotBuild { seat }));
        if self.is_dale(seat) {
            self.table.steps(log);
            return self.after_dale(log);
        }
        // Stacks that ran out without One More Round (in scenarios) must not let it run on for ever.
        self.table.last_round.get_or_insert(self.table.round.saturating_add(1));
        if self.table.go_on(Done::Built { owes_discard: false }, log).over {
            self.end_turn(log);
        }
    }

    fn can_build(&self) -> bool {
        let seat = self.table.active();
        if self.is_dale(seat) {
            return self.table.market().iter().any(Option::is_some);
        }
        let room = !self.table.borough(seat).frontier().is_empty();
        (room && self.table.can_discard()) || self.table.options(seat, None).len() > 0
    }

    /// New tiles enter one by one at the left: each lies to the left of all others.
    fn refill(&mut self, free: usize, log: &mut impl Log<Event>) {
        let due = usize::from(std::mem::take(&mut self.table.gaps));
        for slot in (0..free).rev().take(due) {
            let Some(card) = self.draw(log) else { break };
            self.table.market[slot] = Some(card);
        }
    }

    /// The next tile of the stacks. One More Round is set aside and replaced at once.
    fn draw(&mut self, log: &mut impl Log<Event>) -> Option<KindId> {
        while self.drawn < self.stack_len {
            let card = self.stack[usize::from(self.drawn)];
            self.drawn += 1;
            if card != KindId::ONE_MORE_ROUND {
                let rules = self.table.rules();
                log.record(|| Event::Deed(Deed::Drawn { tile: &rules.kind(card).id }));
                return Some(card);
            }
            log.record(|| Event::Deed(Deed::OneMoreRound { at_once: false }));
            self.table.last_round = Some(self.table.round.saturating_add(1));
        }
        None
    }

    fn play_dale(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.automatic_move(), mv) {
            (Some((_, forced)), Move::Buy { slot, at }) if forced == mv => {
                let kind = self.table.market[usize::from(slot.0)].expect("checked"); // never empty
                let cell = self.table.borough(seat).free(at).expect("checked"); // he builds on free cells only
                let offer = Offer { kind, price: dale::pays(&self.table, seat) };
                self.table.place(seat, Source::Buy(slot), offer, cell, log);
                self.table.steps(log);
                self.after_dale(log);
                Ok(())
            }
            (Some((_, Move::Buy { slot, at })), _) => Err(Illegal::DaleDecides { slot, at }),
            (Some(_), _) => Err(Illegal::NotYourTurn { seat }),
            (None, _) if self.table.phase == Phase::Over => Err(Illegal::Over),
            (None, _) => Err(Illegal::NotYourTurn { seat }),
        }
    }

    /// The rest of the market is thrown away, four new tiles come, and One More Round ends the game at once.
    fn after_dale(&mut self, log: &mut impl Log<Event>) {
        let slots = self.table.market().len();
        for slot in 0..slots {
            self.table.take(Slot(slot as u8), |tile| log.record(|| Event::Deed(Deed::Discarded { tile })));
        }
        self.table.gaps = 0;
        for slot in 0..slots {
            self.table.market[slot] = self.draw_for_dale(log);
        }
        // An empty market means stacks without One More Round, as scenarios may have them.
        if self.table.last_round.is_some() || self.table.market().iter().all(Option::is_none) {
            self.table.phase = Phase::Over;
            log.record(|| Event::Deed(Deed::Over));
            return;
        }
        self.next_seat(log);
    }

    fn draw_for_dale(&mut self, log: &mut impl Log<Event>) -> Option<KindId> {
        if self.table.last_round.is_some() {
            return None;
        }
        if self.drawn < self.stack_len && self.stack[usize::from(self.drawn)] == KindId::ONE_MORE_ROUND {
            self.drawn += 1;
            self.table.last_round = Some(self.table.round);
            log.record(|| Event::Deed(Deed::OneMoreRound { at_once: true }));
            return None;
        }
        self.draw(log)
    }
}
