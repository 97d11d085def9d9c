//! A whole game: the open table and what is hidden, played move by move.
//!
//! What a move does on the table is in [`turn`](crate::turn); here are the goals' choice, the stacks, the order of
//! seats, the end, and Dale's turn.

use crate::award::AwardKind;
use crate::card::Card;
use crate::choice::Queue;
use crate::dale;
use crate::event::{Deed, Event};
use crate::goal::GoalId;
use crate::moves::{Checked, Illegal, Move, Offer, Slot, Source, Space};
use crate::notation::{parse_move, write_move};
use crate::score::{self, Final};
use crate::setup::{DISPLAY, Deal, MAX_BORDERS, MAX_SEATS, MAX_STACK, Mode, Setup, deal};
use crate::stars::{Order, Tokens};
use crate::table::{Phase, Table};
use crate::tile::{KindId, Track};
use crate::turn::Done;
use crate::view::SuburbiaView;
use crate::world;
use game_core::{Dice, Game, Log, NotationError, Outcome, Seat, SeatSet, UnsoundWorld, Viewer, World};

/// A game of Suburbia.
#[derive(Debug, Clone, Copy)]
pub struct Suburbia {
    pub(crate) table: Table,
    pub(crate) stack: [Card; MAX_STACK],
    pub(crate) stack_len: u8,
    /// How many cards of the stack have been seen, those of the first market included.
    pub(crate) drawn: u8,
    pub(crate) dealt: [[GoalId; 2]; MAX_SEATS],
    /// Meaningful once the seat is no longer choosing.
    pub(crate) kept: [GoalId; MAX_SEATS],
    /// All borders in the order in which they come to the display, and how many have come.
    pub(crate) borders: [KindId; MAX_BORDERS],
    pub(crate) borders_seen: u8,
}

impl Game for Suburbia {
    const NAME: &'static str = "suburbia";
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View<'a> = SuburbiaView<'a>;
    type Illegal = Illegal;

    fn new(setup: &Setup, seed: u64) -> Suburbia {
        Suburbia::dealt(setup, deal(setup, seed))
    }

    fn world(&self, plies: &[(Seat, Move)], viewer: Viewer, dice: &mut Dice) -> Option<World> {
        Some(world::world(self, plies, viewer, dice))
    }

    fn from_deal(setup: &Setup, deal: &serde_json::Value) -> Result<Suburbia, UnsoundWorld> {
        Ok(Suburbia::dealt(setup, world::read(setup, deal)?))
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.table.is_dale(seat) {
            out.extend(self.automatic_move().map(|(_, mv)| mv));
        } else if seat.index() < self.seats() {
            self.table.options(seat, Some(self.dealt[seat.index()])).list(out);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if self.table.is_dale(seat) {
            return self.play_dale(seat, mv, log);
        }
        let dealt = self.dealt.get(seat.index()).copied();
        let checked = self.table.check(seat, mv, dealt)?;
        if let Checked::Keep(goal) = checked {
            self.keep(seat, goal, log);
            return Ok(());
        }
        let done = self.table.carry_out(seat, checked, &mv, log);
        if self.table.plays.borders
            && let Move::Border { space, .. } | Move::BorderLake { space, .. } = mv
        {
            self.refill_display(space, log);
        }
        if self.table.go_on(done, log).over {
            self.end_turn(log);
        }
        Ok(())
    }

    #[inline]
    fn automatic_move(&self) -> Option<(Seat, Move)> {
        let seat = self.table.active();
        (self.table.is_dale(seat) && self.table.phase == Phase::Build)
            .then(|| (seat, dale::choose(&self.table, seat)))
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> SuburbiaView<'_> {
        SuburbiaView::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == Phase::Over).then(|| score::outcome(&self.table, &self.private_goals()))
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
        let all = self.table.tracks[..self.seats()].iter();
        all.flat_map(|of| {
            [of.income.into(), of.reputation.into(), of.population.into(), of.money.into(), of.stars.into()]
        })
        .collect()
    }

    fn ledger_entry(event: &Event) -> Option<(usize, i64)> {
        match event {
            Event::Change(change) => Some((
                change.seat.index() * (Track::ALL.len() + 1) + change.track as usize,
                change.delta.into(),
            )),
            Event::Deed(_) => None,
        }
    }
}

impl Suburbia {
    /// Laid out as it was dealt.
    pub(crate) fn dealt(setup: &Setup, deal: Deal) -> Suburbia {
        let seats = setup.table.seats.into();
        let order = match setup.mode {
            Mode::Dale => Order::beginning_with(Seat(0), seats), // you are always first
            _ if setup.contents.plays.stars => Order::of(&deal.order[..seats]),
            _ => Order::beginning_with(deal.order[0], seats),
        };
        let mut game = Suburbia {
            table: *setup.laid,
            stack: deal.stack,
            stack_len: deal.stack_len,
            drawn: setup.table.prices.len() as u8,
            dealt: deal.dealt,
            kept: deal.dealt.map(|[first, _]| first),
            borders: deal.borders,
            borders_seen: 0,
        };
        let table = &mut game.table;
        (table.order, table.active) = (order, order.first().0);
        table.tokens = Tokens::in_order(deal.order);
        table.public_goals = deal.public;
        table.awards = deal.awards;
        let slots = table.market().len();
        for (slot, card) in table.market[..slots].iter_mut().rev().zip(&deal.stack) {
            *slot = card.tile();
        }
        if setup.mode == Mode::Dale {
            table.market[..slots].reverse(); // his four slots are filled from the left
        }
        let borders = setup.contents.borders.len();
        for (space, &border) in table.display.iter_mut().zip(&deal.borders[..borders]) {
            *space = Some(border);
        }
        game.borders_seen = borders.min(DISPLAY) as u8;
        table.pile = borders as u8 - game.borders_seen;
        if setup.table.dealt_goals > 0 {
            table.phase = Phase::Goals;
            table.choosing = SeatSet::first(table.seats());
        }
        game
    }

    /// The open part.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The final scoring, once the game is over.
    pub fn final_scoring(&self) -> Option<Final> {
        (self.table.phase == Phase::Over).then(|| score::score(&self.table, &self.private_goals()))
    }

    /// Whether goals are dealt in this mode.
    pub(crate) fn deals_goals(&self) -> bool {
        self.table.setup().dealt_goals > 0
    }

    /// The kept goals by seat, if there are any in this mode.
    fn private_goals(&self) -> [Option<GoalId>; MAX_SEATS] {
        self.kept.map(|goal| self.deals_goals().then_some(goal))
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
        let next = self.table.order.next(self.table.active());
        let round_over = next == self.table.order.first();
        self.table.active = next.0;
        if round_over && !self.next_round(log) {
            self.table.phase = Phase::Over;
            log.record(|| Event::Deed(Deed::Over));
            return;
        }
        self.table.phase = Phase::Build;
        if !self.can_build() {
            self.skip_build(log);
        }
    }

    /// Ends a round; whether there is another one.
    #[inline]
    fn next_round(&mut self, log: &mut impl Log<Event>) -> bool {
        let table = &mut self.table;
        let stars = table.plays().stars && table.mode != Mode::Dale; // with Dale it comes before the market
        if stars {
            table.star_round(log);
        }
        if table.last_round == Some(table.round) {
            return false;
        }
        table.round = table.round.saturating_add(1);
        if stars {
            table.order_by_stars(log);
            table.active = table.order.first().0;
        }
        true
    }

    /// No tile in the market and no money: nothing to decide, so the turn runs on.
    fn skip_build(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.active();
        log.record(|| Event::Deed(Deed::CouldNotBuild { seat }));
        // Stacks that ran out without One More Round (in scenarios) must not let it run on for ever.
        self.table.last_round.get_or_insert(self.table.round.saturating_add(1));
        if self.table.go_on(Done::Built { owes_discard: false }, log).over {
            self.end_turn(log);
        }
    }

    fn can_build(&self) -> bool {
        let seat = self.table.active();
        let room = !self.table.borough(seat).frontier().is_empty();
        self.table.is_dale(seat)
            || (room && self.table.can_discard())
            || !self.table.options(seat, None).is_empty()
    }

    /// The next border of the pile comes to the space that was left.
    fn refill_display(&mut self, space: Space, log: &mut impl Log<Event>) {
        if self.table.pile > 0 {
            let border = self.borders[usize::from(self.borders_seen)];
            self.borders_seen += 1;
            self.table.pile -= 1;
            self.table.display[usize::from(space.0)] = Some(border);
            let rules = self.table.rules();
            log.record(|| Event::Deed(Deed::BorderDrawn { tile: &rules.kind(border).id }));
        }
    }

    /// New tiles enter one by one at the left: each lies to the left of all others.
    fn refill(&mut self, free: usize, log: &mut impl Log<Event>) {
        let due = usize::from(std::mem::take(&mut self.table.gaps));
        for slot in (free.saturating_sub(due)..free).rev() {
            self.table.market[slot] = self.draw(log);
        }
    }

    /// The next tile of the stacks. Other cards act and are replaced at once; with Dale One More Round ends it all.
    #[inline]
    fn draw(&mut self, log: &mut impl Log<Event>) -> Option<KindId> {
        let dale = self.table.mode == Mode::Dale;
        while self.drawn < self.stack_len && !(dale && self.table.last_round.is_some()) {
            let card = self.stack[usize::from(self.drawn)];
            self.drawn += 1;
            match card {
                Card::Tile(kind) => {
                    let rules = self.table.rules();
                    log.record(|| Event::Deed(Deed::Drawn { tile: &rules.kind(kind).id }));
                    return Some(kind);
                }
                Card::OneMoreRound => {
                    log.record(|| Event::Deed(Deed::OneMoreRound { at_once: dale }));
                    let rounds = u8::from(!dale);
                    self.table.last_round = Some(self.table.round.saturating_add(rounds));
                }
                Card::ScoreBonus => self.table.score_award(AwardKind::Bonus, log),
                Card::ScoreChallenge => self.table.score_award(AwardKind::Challenge, log),
            }
        }
        None
    }

    fn play_dale(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match self.automatic_move() {
            None if self.table.phase == Phase::Over => Err(Illegal::Over),
            None => Err(Illegal::NotYourTurn { seat }),
            Some((_, forced)) if forced == mv => {
                if let Move::Buy { slot, at, .. } = mv {
                    let kind = self.table.in_slot(slot)?;
                    let cell = self.table.free_cell(seat, at)?;
                    let offer = Offer { kind, price: dale::pays(&self.table, seat) };
                    let mut queue = Queue::EMPTY;
                    self.table.place(seat, Source::Buy(slot), offer, cell, &mut queue, log);
                    self.table.answer_all(seat, &mut queue, &mv.choices(), log)?;
                }
                self.table.steps(log);
                self.after_dale(log);
                Ok(())
            }
            Some((_, forced)) => match (forced, mv) {
                (Move::Buy { slot, at, .. }, Move::Buy { .. } | Move::Pass) => {
                    Err(Illegal::DaleDecides { slot, at })
                }
                (_, Move::Buy { .. } | Move::Pass) => Err(Illegal::DalePasses),
                _ => Err(Illegal::NotYourTurn { seat }),
            },
        }
    }

    /// The round ends, the rest of the market is thrown away, new tiles come, and One More Round ends the game at once.
    fn after_dale(&mut self, log: &mut impl Log<Event>) {
        if self.table.plays().stars {
            self.table.star_round(log);
        }
        let slots = self.table.market().len();
        for slot in 0..slots {
            self.table.take(Slot(slot as u8), |tile| log.record(|| Event::Deed(Deed::Discarded { tile })));
        }
        self.table.gaps = 0;
        for slot in 0..slots {
            self.table.market[slot] = self.draw(log);
        }
        // An empty market means stacks without One More Round, as scenarios may have them.
        if self.table.last_round.is_some() || self.table.market().iter().all(Option::is_none) {
            self.table.phase = Phase::Over;
            log.record(|| Event::Deed(Deed::Over));
            return;
        }
        self.next_seat(log);
    }
}
