//! A whole game: the open table and what is hidden, played decision by decision.
//!
//! What a decision does on the table is in [`turn`](crate::turn); here are drafting and picking, the order of seats and
//! phases, and the end of turns and generations.

use crate::draft::{Hidden, dealt_to};
use crate::event::{Deed, Event, Track};
use crate::good::Good;
use crate::moves::{Checked, Illegal, Move, Private};
use crate::notation::{parse_move, write_move};
use crate::options::Options;
use crate::score::Standing;
use crate::setup::{Deal, GENERATIONS, Setup, TURNS, deal};
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use crate::view::NeomView;
use crate::world;
use game_core::{Dice, Game, Log, NotationError, Outcome, Seat, SeatSet, UnsoundWorld, Viewer, World};

/// A game of NEOM.
#[derive(Debug, Clone, Copy)]
pub struct Neom {
    pub(crate) table: Table,
    pub(crate) hidden: Hidden,
}

/// Rounds of the preliminary draft, or stacks of it.
const DRAFTS: u8 = 3;

impl Game for Neom {
    const NAME: &'static str = "neom";
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View<'a> = NeomView<'a>;
    type Illegal = Illegal;

    fn new(setup: &Setup, seed: u64) -> Neom {
        Neom::dealt(setup, &deal(setup, seed))
    }

    fn world(&self, plies: &[(Seat, Move)], viewer: Viewer, dice: &mut Dice) -> Option<World> {
        Some(world::world(self, plies, viewer, dice))
    }

    fn from_deal(setup: &Setup, deal: &serde_json::Value) -> Result<Neom, UnsoundWorld> {
        Ok(Neom::dealt(setup, &world::read(setup, deal)?))
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.options(seat, false).list(out);
    }

    fn every_move(&self, seat: Seat, out: &mut Vec<Move>) {
        self.options(seat, true).list(out);
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let offered = self.offered(seat);
        let private = Private { offered: &offered, pile: &self.hidden.pile };
        let checked = self.table.check(seat, mv, private)?;
        match checked {
            Checked::Draft(tile) => self.draft(seat, tile, log),
            Checked::Select(tile) => self.select(seat, tile, log),
            Checked::Place { .. } | Checked::Sell => self.act(seat, checked, log),
            Checked::Pay { .. } | Checked::Sacrifice { .. } => self.suffer(seat, checked, log),
        }
        Ok(())
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> NeomView<'_> {
        NeomView::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == Phase::Over).then(|| self.table.result())
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
        let mut ledger = Vec::new();
        for seat in self.table.all_seats() {
            ledger.push(self.table.money(seat).into());
            let goods = self.table.city(seat).goods();
            ledger.extend(Good::ALL.iter().map(|&(good, _)| i64::from(goods.contains(good))));
        }
        ledger
    }

    fn ledger_entry(event: &Event) -> Option<(usize, i64)> {
        let Event::Change(change) = event else { return None };
        let place = match change.track {
            Track::Money => 0,
            Track::Good(good) => 1 + good as usize,
        };
        Some((change.seat.index() * (1 + Good::ALL.len()) + place, change.delta.into()))
    }
}

impl Neom {
    /// Laid out as it was dealt.
    pub(crate) fn dealt(setup: &Setup, deal: &Deal) -> Neom {
        let mut game = Neom { table: Table::laid(setup, &deal.centers), hidden: Hidden::of(setup, deal) };
        game.table.first = deal.start;
        if setup.beginner {
            for seat in game.table.all_seats() {
                let stone = game.hidden.stones[seat.index()][0];
                game.table.cornerstones[seat.index()].push(stone);
                game.table.kept[seat.index()].push(stone);
            }
            game.begin_turn(&mut ());
        } else {
            game.begin_draft(1);
        }
        game
    }

    /// The open part.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Everybody's score, rank and title, once the game is over.
    pub fn final_scoring(&self) -> Option<Vec<Standing>> {
        (self.table.phase == Phase::Over).then(|| self.table.standings())
    }

    #[inline]
    fn offered(&self, seat: Seat) -> Tiles<MAX_PACK> {
        if self.table.acting.contains(seat) { self.hidden.offered(&self.table, seat) } else { Tiles::EMPTY }
    }

    fn options(&self, seat: Seat, every: bool) -> Options {
        let offered = self.offered(seat);
        let private = Private { offered: &offered, pile: &self.hidden.pile };
        Options::of(&self.table, seat, private, every)
    }

    fn begin_draft(&mut self, round: u8) {
        let table = &mut self.table;
        table.phase = Phase::Draft { round };
        if table.has_hands() {
            table.acting = SeatSet::first(table.seats());
        } else {
            table.pack = Tiles::of(self.hidden.stones(usize::from(round) - 1));
            table.acting = SeatSet::just(Seat(table.first));
        }
    }

    fn draft(&mut self, seat: Seat, tile: TileId, log: &mut impl Log<Event>) {
        let Phase::Draft { round } = self.table.phase else { return };
        if self.table.has_hands() {
            self.hidden.choice[seat.index()] = tile;
            self.table.acting = self.table.acting.without(seat);
            log.record(|| Event::Deed(Deed::Drafted { seat, tile: None }));
            if self.table.acting.is_empty() {
                self.end_draft_round(round, log);
            }
            return;
        }
        let id = self.table.id(tile);
        log.record(|| Event::Deed(Deed::Drafted { seat, tile: Some(id) }));
        self.hidden.take_stone(usize::from(round) - 1, tile);
        let table = &mut self.table;
        table.cornerstones[seat.index()].push(tile);
        table.kept[seat.index()].push(tile);
        table.pack.take(tile);
        if table.seats == 2 && seat.0 == table.first {
            table.acting = SeatSet::just(Seat(1 - table.first));
            return;
        }
        table.pack.iter().for_each(|&left| self.hidden.pile.push(left));
        self.next_first();
        if round < DRAFTS { self.begin_draft(round + 1) } else { self.begin_turn(log) }
    }

    /// All have chosen: the rest of each hand goes to the left; after the last round everything kept is shown.
    fn end_draft_round(&mut self, round: u8, log: &mut impl Log<Event>) {
        for seat in self.table.all_seats() {
            let tile = std::mem::replace(&mut self.hidden.choice[seat.index()], TileId::NONE);
            self.hidden.kept[seat.index()].push(tile);
            self.hidden.take_stone(dealt_to(&self.table, seat, round), tile);
        }
        if round < DRAFTS {
            return self.begin_draft(round + 1);
        }
        for hand in 0..self.table.seats() {
            let left = self.hidden.stones(hand).next();
            self.hidden.pile.push(left.unwrap_or(TileId::NONE));
        }
        self.table.cornerstones = std::mem::replace(&mut self.hidden.kept, [Tiles::EMPTY; 5]);
        self.table.kept = self.table.cornerstones;
        log.record(|| Event::Deed(Deed::CornerstonesRevealed));
        self.begin_turn(log);
    }

    /// Two seats: who chose last begins.
    fn next_first(&mut self) {
        if self.table.seats == 2 {
            self.table.first = 1 - self.table.first;
        }
    }

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        table.phase = Phase::Select;
        if table.has_hands() {
            table.acting = SeatSet::first(table.seats());
            return;
        }
        table.acting = SeatSet::just(Seat(table.first));
        table.pack = Tiles::of(self.hidden.part(table.generation, table.turn() - 1).iter().copied());
        let table = &self.table;
        log.record(|| {
            let tiles = table.pack.iter().map(|&tile| table.id(tile)).collect();
            Event::Deed(Deed::PackOpened { tiles })
        });
    }

    fn select(&mut self, seat: Seat, tile: TileId, log: &mut impl Log<Event>) {
        if self.table.has_hands() {
            self.hidden.choice[seat.index()] = tile;
            self.table.acting = self.table.acting.without(seat);
            log.record(|| Event::Deed(Deed::Chosen { seat }));
            if self.table.acting.is_empty() {
                self.reveal(log);
            }
            return;
        }
        let table = &mut self.table;
        table.picks[seat.index()] = tile;
        table.pack.take(tile);
        let id = table.id(tile);
        log.record(|| Event::Deed(Deed::Picked { seat, tile: id }));
        table.pick_money(seat, log);
        // Alone, a Disaster that shows up and is not picked strikes; one that is picked is prevented.
        if table.seats == 1 {
            let shown = table.pack.iter().find(|&&left| table.facts(left).disaster.is_some());
            table.disaster = shown.map(|&left| (left, None));
        }
        if table.facts(tile).disaster.is_none() {
            table.phase = Phase::Act;
            return;
        }
        if table.seats == 2 {
            table.disaster = Some((tile, Some(seat)));
        }
        self.acted(seat, log);
    }

    /// All have picked: the picks are shown, and what cities produce now is what they sell this turn.
    fn reveal(&mut self, log: &mut impl Log<Event>) {
        let mut acting = SeatSet::first(self.table.seats());
        for seat in self.table.all_seats() {
            let tile = std::mem::replace(&mut self.hidden.choice[seat.index()], TileId::NONE);
            self.hidden.take_from_hand(&self.table, seat, tile);
            self.table.picks[seat.index()] = tile;
            self.table.offers[seat.index()] = self.table.city(seat).goods();
            let id = self.table.id(tile);
            log.record(|| Event::Deed(Deed::Picked { seat, tile: id }));
            if self.table.facts(tile).disaster.is_some() {
                self.table.disaster = Some((tile, Some(seat)));
                acting = acting.without(seat);
            }
        }
        self.table.all_seats().for_each(|seat| self.table.pick_money(seat, log));
        self.table.phase = Phase::Act;
        self.table.acting = acting;
        if acting.is_empty() {
            self.end_actions(log);
        }
    }

    fn act(&mut self, seat: Seat, checked: Checked, log: &mut impl Log<Event>) {
        self.table.carry_out(seat, checked, log);
        if let Checked::Place { tile, terms, .. } = checked
            && self.table.facts(tile).swaps
        {
            let spare = self.hidden.spare.some().filter(|_| self.table.beginner);
            if let (Some(&old), Some(spare)) = (terms.swap.given().first(), spare) {
                self.table.swap(seat, old, spare, log);
            }
            self.hidden.pile = Tiles::EMPTY; // nobody can look at it again
        }
        self.acted(seat, log);
    }

    /// A seat has done what it does in this turn.
    fn acted(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.table.acting = self.table.acting.without(seat);
        if self.table.seats == 2 && seat.0 == self.table.first {
            self.table.phase = Phase::Select;
            self.table.acting = SeatSet::just(Seat(1 - self.table.first));
        } else if self.table.acting.is_empty() {
            self.end_actions(log);
        }
    }

    /// Everybody has acted: goods are paid for, then a Disaster strikes.
    fn end_actions(&mut self, log: &mut impl Log<Event>) {
        self.table.release_sales(log);
        let unseen = self.table.seats == 1 && self.table.turn() == TURNS && self.table.disaster.is_none();
        if unseen {
            let rest = self.hidden.part(self.table.generation, TURNS).iter();
            let found = rest.copied().find(|&tile| self.table.facts(tile).disaster.is_some());
            self.table.disaster = found.map(|tile| (tile, None));
        }
        let Some((tile, picker)) = self.table.disaster else { return self.end_turn(log) };
        let id = self.table.id(tile);
        log.record(|| Event::Deed(Deed::Struck { tile: id }));
        self.table.phase = Phase::Disaster;
        self.table.acting = self.table.all_seats().filter(|&seat| Some(seat) != picker).collect();
    }

    fn suffer(&mut self, seat: Seat, checked: Checked, log: &mut impl Log<Event>) {
        self.table.carry_out(seat, checked, log);
        self.table.acting = self.table.acting.without(seat);
        if self.table.acting.is_empty() {
            self.end_turn(log);
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        table.disaster = None;
        table.picks.fill(TileId::NONE);
        self.next_first();
        let table = &mut self.table;
        if table.turn() < TURNS {
            table.turn += 1;
            return self.begin_turn(log);
        }
        table.pay_income(log);
        let generation = table.generation;
        log.record(|| Event::Deed(Deed::GenerationOver { generation }));
        table.pack = Tiles::EMPTY;
        if table.generation() == GENERATIONS {
            table.phase = Phase::Over;
            table.acting = SeatSet::EMPTY;
            log.record(|| Event::Deed(Deed::Over));
            return;
        }
        table.generation += 1;
        table.turn = 1;
        table.routes_used = [false; 2];
        if table.has_hands() {
            self.hidden.deal_hands(self.table.generation);
        }
        self.begin_turn(log);
    }
}
