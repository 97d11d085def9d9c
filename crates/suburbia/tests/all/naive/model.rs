//! The naive position: what lies where, whose turn it is, and the course of a turn.
//!
//! A borough is a list of tiles with coordinates, oldest first. Nothing is cached: prices, neighbours, counts
//! and red lines are worked out again whenever they are needed. The chapters follow the rules page: geometry,
//! market, a turn, solo modes. What a placed tile does is in `effects.rs`.

use super::data::{self, Goal, Tile, Track};
use super::moves::Move;
use std::collections::VecDeque;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    First,
    Second,
    Collectors,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Standard,
    LoneArchitect,
    Dale,
}

/// A cell (q, r).
pub type Cell = (i64, i64);

/// A tile in a borough. `built` numbers all tiles of all boroughs in the order in which they were built.
#[derive(Debug, Clone)]
pub struct Built {
    pub tile: &'static Tile,
    pub at: Cell,
    pub invested: bool,
    pub built: usize,
}

/// What belongs to one seat. A lake is a tile whose kind is `lake`.
#[derive(Debug, Clone)]
pub struct Seat {
    pub money: i64,
    pub income: i64,
    pub reputation: i64,
    pub population: i64,
    pub markers: usize,
    pub tiles: Vec<Built>,
}

/// An entry of the draw stack.
#[derive(Debug, Clone, Copy)]
pub enum Card {
    Tile(&'static Tile),
    OneMoreRound,
}

/// Why a track changed. A tile only ever changes the tracks of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    Tile(&'static str, Cell),
    Pay,
    RedLine,
    IncomeStep,
    PopulationStep,
}

/// A real change of a track, after clamping.
#[derive(Debug, Clone, Copy)]
pub struct Change {
    pub seat: usize,
    pub track: Track,
    pub delta: i64,
    pub cause: Cause,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// This seat keeps one of its two goals.
    Keep(usize),
    /// The seat whose turn it is builds.
    Build,
    /// The seat whose turn it is discards a market tile.
    Discard,
    Over,
}

/// What is left to do in a turn after the build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Discard,
    Income,
    Population,
    Market,
}

/// A whole game, hidden information included.
#[derive(Debug, Clone)]
pub struct Model {
    pub edition: Edition,
    pub mode: Mode,
    pub seats: Vec<Seat>,
    pub start: usize,
    pub market: Vec<Option<&'static Tile>>,
    pub stack: VecDeque<Card>,
    /// How many of each basic tile are left, in the order of [`BASICS`].
    pub basics: [usize; 3],
    pub public_goals: Vec<&'static Goal>,
    pub dealt_goals: Vec<Vec<&'static Goal>>,
    /// What each seat kept, by seat.
    pub kept_goals: Vec<&'static Goal>,
    pub phase: Phase,
    /// The seat whose turn it is.
    pub turn: usize,
    pub round: usize,
    /// Known once One More Round was drawn.
    pub last_round: Option<usize>,
    /// The changes of the last move.
    pub changes: Vec<Change>,
    agenda: VecDeque<Step>,
}

pub const BASICS: [&str; 3] = ["suburbs", "community-park", "heavy-factory"];

/// The cells under the borough board.
const COVERED: [Cell; 11] =
    [(-3, 0), (-3, 1), (-2, 0), (-1, -1), (-1, 0), (0, -1), (1, -2), (1, -1), (2, -2), (3, -3), (3, -2)];

const START_TILES: [(&str, Cell); 3] =
    [("suburbs", (0, 0)), ("community-park", (0, 1)), ("heavy-factory", (0, 2))];

/// The six cells that share an edge with a cell.
pub fn neighbours((q, r): Cell) -> [Cell; 6] {
    [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
}

pub fn touching(a: Cell, b: Cell) -> bool {
    neighbours(a).contains(&b)
}

/// Slot prices, left to right.
fn slot_prices(slots: usize) -> &'static [i64] {
    match slots {
        4 => &[6, 4, 2, 0],
        7 => &[10, 8, 6, 4, 2, 0, 0],
        8 => &[12, 10, 8, 6, 4, 2, 0, 0],
        _ => panic!("no market has {slots} slots"),
    }
}

impl Seat {
    fn at_start(first_number: usize) -> Seat {
        let tiles = START_TILES.iter().enumerate().map(|(i, &(id, at))| Built {
            tile: data::tile(id).expect("a start tile"),
            at,
            invested: false,
            built: first_number + i,
        });
        Seat { money: 15, income: 0, reputation: 1, population: 2, markers: 3, tiles: tiles.collect() }
    }

    pub fn track(&self, track: Track) -> i64 {
        match track {
            Track::Money => self.money,
            Track::Income => self.income,
            Track::Reputation => self.reputation,
            Track::Population => self.population,
        }
    }

    /// Whether a tile may go there: free, uncovered, an edge in common with one of the seat's tiles.
    fn may_build_at(&self, at: Cell) -> Result<(), String> {
        if COVERED.contains(&at) {
            return Err(format!("{at:?} is under the borough board"));
        }
        if self.tiles.iter().any(|built| built.at == at) {
            return Err(format!("{at:?} is taken"));
        }
        if !self.tiles.iter().any(|built| touching(built.at, at)) {
            return Err(format!("{at:?} is not next to one of the seat's tiles"));
        }
        Ok(())
    }

    /// Every cell where a tile may go.
    fn building_cells(&self) -> Vec<Cell> {
        let around = self.tiles.iter().flat_map(|built| neighbours(built.at));
        around.filter(|&at| self.may_build_at(at).is_ok()).collect()
    }
}

impl Model {
    /// The position before the first move, with start values and start tiles.
    pub fn new(
        edition: Edition,
        mode: Mode,
        seats: usize,
        start: usize,
        market: Vec<&'static Tile>,
        stack: Vec<Card>,
    ) -> Model {
        Model {
            edition,
            mode,
            seats: (0..seats).map(|seat| Seat::at_start(3 * seat)).collect(),
            start,
            market: market.into_iter().map(Some).collect(),
            stack: stack.into(),
            basics: [if seats == 5 { 5 } else { 4 }; 3],
            public_goals: Vec::new(),
            dealt_goals: Vec::new(),
            kept_goals: Vec::new(),
            phase: Phase::Build,
            turn: start,
            round: 1,
            last_round: None,
            changes: Vec::new(),
            agenda: VecDeque::new(),
        }
    }

    /// Who makes the next move; `None` when the game is over.
    pub fn mover(&self) -> Option<usize> {
        match self.phase {
            Phase::Keep(seat) => Some(seat),
            Phase::Build | Phase::Discard => Some(self.turn),
            Phase::Over => None,
        }
    }

    /// Plays one move with everything that follows automatically, or says why it is illegal. After an error
    /// the model is of no further use.
    pub fn play(&mut self, played: &Move) -> Result<(), String> {
        self.changes.clear();
        let dale_builds = self.mode == Mode::Dale && self.turn == 1;
        match (self.phase, played) {
            (Phase::Over, _) => Err("the game is over".into()),
            (Phase::Keep(seat), Move::Keep { goal }) => self.keep(seat, goal),
            (Phase::Keep(_), _) => Err("a goal must be kept first".into()),
            (Phase::Discard, &Move::Discard { slot }) => self.discard(slot),
            (Phase::Discard, _) => Err("a market tile must be discarded first".into()),
            (Phase::Build, &Move::Buy { slot, at }) if dale_builds => self.dale(slot, at),
            (Phase::Build, _) if dale_builds => Err("Dale only buys".into()),
            (Phase::Build, &Move::Buy { slot, at }) => self.buy(slot, at),
            (Phase::Build, Move::Basic { tile, at }) => self.basic(tile, *at),
            (Phase::Build, &Move::Lake { slot, at }) => self.lake(slot, at),
            (Phase::Build, &Move::Invest { at }) => self.invest(at),
            (Phase::Build, Move::Keep { .. }) => Err("goals are kept before the first turn".into()),
            (Phase::Build, Move::Discard { .. }) => Err("no discard is due".into()),
        }
    }

    // Goals before the first turn, in seat order.

    fn keep(&mut self, seat: usize, goal: &str) -> Result<(), String> {
        let dealt = &self.dealt_goals[seat];
        let kept = dealt.iter().find(|dealt| dealt.id == goal);
        let kept = kept.ok_or_else(|| format!("{goal} was not dealt to seat {seat}"))?;
        self.kept_goals.push(kept);
        self.phase = if seat + 1 < self.seats.len() { Phase::Keep(seat + 1) } else { Phase::Build };
        Ok(())
    }

    // Step 1: build, exactly one of four.

    fn buy(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        let tile = self.market_tile(slot)?;
        self.seats[self.turn].may_build_at(at)?;
        self.pay(self.slot_price(slot) + tile.cost)?;
        self.market[slot - 1] = None;
        self.place(self.turn, tile, at);
        self.rest_of_turn(false);
        Ok(())
    }

    fn basic(&mut self, id: &str, at: Cell) -> Result<(), String> {
        let which = BASICS.iter().position(|basic| *basic == id);
        let which = which.ok_or_else(|| format!("{id} is no basic tile"))?;
        if self.basics[which] == 0 {
            return Err(format!("the supply of {id} has run out"));
        }
        let tile = data::tile(id).expect("a basic tile");
        self.seats[self.turn].may_build_at(at)?;
        self.pay(tile.cost)?;
        self.basics[which] -= 1;
        self.place(self.turn, tile, at);
        self.rest_of_turn(true);
        Ok(())
    }

    fn lake(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        self.market_tile(slot)?;
        self.seats[self.turn].may_build_at(at)?;
        self.pay(self.slot_price(slot))?;
        self.market[slot - 1] = None;
        let lake = data::tile("lake").expect("the lake");
        self.place(self.turn, lake, at);
        self.rest_of_turn(false);
        Ok(())
    }

    fn invest(&mut self, at: Cell) -> Result<(), String> {
        let seat = &mut self.seats[self.turn];
        let index = seat.tiles.iter().position(|built| built.at == at);
        let index = index.ok_or_else(|| format!("the seat has no tile at {at:?}"))?;
        if seat.markers == 0 {
            return Err("no marker is left".into());
        }
        if seat.tiles[index].invested {
            return Err(format!("the tile at {at:?} has a marker already"));
        }
        let cost = seat.tiles[index].tile.cost; // a lake: 0
        self.pay(cost)?;
        self.seats[self.turn].markers -= 1;
        self.apply_investment(self.turn, index);
        self.rest_of_turn(true);
        Ok(())
    }

    /// The mover pays a price that must be on hand in full.
    fn pay(&mut self, price: i64) -> Result<(), String> {
        let money = self.seats[self.turn].money;
        if price > money {
            return Err(format!("it costs ${price}, the seat has ${money}"));
        }
        self.change(self.turn, Track::Money, -price, Cause::Pay);
        Ok(())
    }

    // Steps 2 to 4, with the discards where edition and mode put them.

    fn rest_of_turn(&mut self, discard_for_build: bool) {
        // Edition `first` discards in step 4, the others right after placing.
        if discard_for_build && self.edition != Edition::First {
            self.agenda.push_back(Step::Discard);
        }
        self.agenda.push_back(Step::Income);
        self.agenda.push_back(Step::Population);
        if discard_for_build && self.edition == Edition::First {
            self.agenda.push_back(Step::Discard);
        }
        // The Lone Architect discards one more after the population step, before the market is refilled.
        if self.mode == Mode::LoneArchitect {
            self.agenda.push_back(Step::Discard);
        }
        self.agenda.push_back(Step::Market);
        self.follow_agenda();
    }

    /// Does what is due until the seat has to choose a discard or the turn is over.
    fn follow_agenda(&mut self) {
        while let Some(step) = self.agenda.pop_front() {
            match step {
                Step::Discard if self.some_discard_is_affordable() => {
                    self.phase = Phase::Discard;
                    return;
                }
                Step::Discard => {} // R8, R12: skipped
                Step::Income => self.income_step(self.turn),
                Step::Population => self.population_step(self.turn),
                Step::Market => self.market_step(),
            }
        }
        if self.phase != Phase::Over {
            self.next_turn();
        }
    }

    fn discard(&mut self, slot: usize) -> Result<(), String> {
        self.market_tile(slot)?;
        self.pay(self.slot_price(slot))?;
        self.market[slot - 1] = None; // R11: the gap stays until the refill
        self.follow_agenda();
        Ok(())
    }

    fn some_discard_is_affordable(&self) -> bool {
        let money = self.seats[self.turn].money;
        (1..=self.market.len()).any(|slot| self.market_tile(slot).is_ok() && self.slot_price(slot) <= money)
    }

    pub fn income_step(&mut self, seat: usize) {
        let income = self.seats[seat].income; // R13: fixed when the step begins
        if income >= 0 {
            self.change(seat, Track::Money, income, Cause::IncomeStep);
        } else {
            let paid = (-income).min(self.seats[seat].money);
            let owed = -income - paid;
            self.change(seat, Track::Money, -paid, Cause::IncomeStep);
            self.change(seat, Track::Population, -owed, Cause::IncomeStep);
        }
    }

    pub fn population_step(&mut self, seat: usize) {
        let reputation = self.seats[seat].reputation; // R13
        let population = self.seats[seat].population;
        self.change(seat, Track::Population, reputation, Cause::PopulationStep);
        let left = -(population + reputation); // points below 0
        if left > 0 {
            let paid = left.min(self.seats[seat].money);
            self.change(seat, Track::Money, -paid, Cause::PopulationStep);
        }
    }

    // The market.

    fn market_tile(&self, slot: usize) -> Result<&'static Tile, String> {
        if slot == 0 || slot > self.market.len() {
            return Err(format!("there is no slot {slot}"));
        }
        self.market[slot - 1].ok_or_else(|| format!("slot {slot} is empty"))
    }

    fn slot_price(&self, slot: usize) -> i64 {
        slot_prices(self.market.len())[slot - 1]
    }

    fn market_step(&mut self) {
        match (self.mode, self.turn) {
            (Mode::Dale, 0) => {} // nothing slides and nothing is drawn
            (Mode::Dale, _) => self.refill_with_dale(),
            _ => self.slide_and_refill(),
        }
    }

    /// R10: tiles slide right, new ones enter one by one at the far left and slide on.
    fn slide_and_refill(&mut self) {
        self.slide();
        while self.market[0].is_none() {
            match self.stack.pop_front() {
                None => return, // the market stays shorter
                Some(Card::OneMoreRound) => self.last_round = Some(self.round + 1),
                Some(Card::Tile(tile)) => {
                    self.market[0] = Some(tile);
                    self.slide();
                }
            }
        }
    }

    fn slide(&mut self) {
        let slots = self.market.len();
        let tiles: Vec<_> = self.market.iter().flatten().copied().collect();
        let gaps = slots - tiles.len();
        self.market = vec![None; gaps];
        self.market.extend(tiles.into_iter().map(Some));
    }

    /// The last tiles are thrown away; the slots are filled left to right until One More Round ends the game.
    fn refill_with_dale(&mut self) {
        self.market.fill(None);
        for slot in 0..self.market.len() {
            match self.stack.pop_front() {
                None => return,
                Some(Card::OneMoreRound) => {
                    self.phase = Phase::Over;
                    return;
                }
                Some(Card::Tile(tile)) => self.market[slot] = Some(tile),
            }
        }
    }

    fn next_turn(&mut self) {
        self.turn = (self.turn + 1) % self.seats.len();
        self.phase = Phase::Build;
        if self.turn == self.start {
            if self.last_round == Some(self.round) {
                self.phase = Phase::Over;
            }
            self.round += 1;
        }
    }

    // Dale.

    /// Dale's whole turn; the move must be the one Dale makes.
    fn dale(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        let (his_slot, his_cell) = self.dales_choice().ok_or("Dale finds nothing to buy")?;
        if (slot, at) != (his_slot, his_cell) {
            return Err(format!("Dale buys slot {his_slot} and builds at {his_cell:?}"));
        }
        let tile = self.market_tile(slot)?;
        self.pay(self.seats[1].money.min(3))?;
        self.market[slot - 1] = None;
        self.place(1, tile, at);
        self.rest_of_turn(false);
        Ok(())
    }

    /// The most expensive tile, then the best cell for it (R15).
    pub fn dales_choice(&self) -> Option<(usize, Cell)> {
        let price = |slot: usize| Some(self.market_tile(slot).ok()?.cost + self.slot_price(slot));
        let slots = (1..=self.market.len()).filter(|&slot| price(slot).is_some());
        // `min_by_key` takes the first of equals: the leftmost.
        let slot = slots.min_by_key(|&slot| price(slot).map(|price| -price))?;
        let tile = self.market_tile(slot).ok()?;

        let preference = |&(q, r): &Cell| {
            let mut trial = self.clone();
            trial.place(1, tile, (q, r));
            let income = trial.seats[1].income - self.seats[1].income;
            let reputation = trial.seats[1].reputation - self.seats[1].reputation;
            (-(income + reputation), -reputation, r, q)
        };
        let cells = self.seats[1].building_cells();
        Some((slot, cells.into_iter().min_by_key(preference)?))
    }
}
