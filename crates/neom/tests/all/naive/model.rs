//! The course of the game: whose decision comes next, what a move does, and what follows from it by itself.

use super::city::{Cell, City};
use super::data::{self, Good, Kind, PROCESSED, Tile};
use super::moves::{Move, Options};
use super::requirement::{self, Trade};
use std::collections::{BTreeSet, VecDeque};

/// What a seat is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    Draft,
    Select,
    Act,
    Disaster,
}

/// What is going on until the queue of decisions is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Round or stack of the preliminary round, from 0.
    Draft(usize),
    /// Selections; with 1 and 2 seats also the actions, each after its selection.
    Pick,
    Act,
    Disaster,
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    Tile(&'static str, Cell),
    Pay,
    Sale,
    Sell,
    Disaster,
}

/// A change of money.
#[derive(Debug, Clone)]
pub struct Change {
    pub seat: usize,
    pub delta: i64,
    pub cause: Cause,
}

pub type Tiles = Vec<&'static Tile>;

#[derive(Debug, Clone)]
pub struct Seat {
    pub city: City,
    pub money: i64,
    /// Received for goods this turn, not released yet.
    pub sales: i64,
    /// Unplaced Cornerstones.
    pub cornerstones: Tiles,
    /// 3 to 5 seats: the tiles in hand (in the preliminary round Cornerstones).
    pub hand: Tiles,
    pub picked: Option<&'static Tile>,
    /// Income of the last generation end.
    pub last_income: i64,
}

#[derive(Debug, Clone)]
pub struct Model {
    pub seats: Vec<Seat>,
    /// Solo: 1, 4 or 5.
    pub tile_set: usize,
    pub beginner: bool,
    /// Beginner's variant: what the Contract Office gives.
    pub spare: Option<&'static Tile>,
    /// Cornerstones discarded in the preliminary round.
    pub pile: Tiles,
    /// 1 and 2 seats: the stacks of Cornerstones.
    pub stacks: Vec<Tiles>,
    /// The hands or packs of each generation.
    pub deals: [Vec<Tiles>; 3],
    pub generation: usize,
    pub turn: usize,
    /// Two seats: who takes first.
    pub first: usize,
    /// 1 and 2 seats: what lies open.
    pub open: Tiles,
    /// Solo: left and right trade route used in this generation.
    pub routes_used: [bool; 2],
    pub stage: Stage,
    pub queue: VecDeque<(usize, Ask)>,
    /// 3 to 5 seats: what everybody produced at the reveal (A6).
    pub at_reveal: Vec<BTreeSet<Good>>,
    /// The Disaster that strikes at the end of this turn.
    pub disaster: Option<&'static Tile>,
    /// Money changes of the last move.
    pub changes: Vec<Change>,
}

impl Model {
    pub fn next(&self) -> Option<(usize, Ask)> {
        self.queue.front().copied()
    }

    pub fn play(&mut self, played: &Move) -> Result<(), String> {
        let (seat, ask) = self.next().ok_or("the game is over")?;
        self.changes.clear();
        self.queue.pop_front();
        match (ask, played) {
            (Ask::Draft, Move::Draft(id)) => self.draft(seat, id)?,
            (Ask::Select, Move::Select(id)) => self.select(seat, id)?,
            (Ask::Act, Move::Place { at, options }) => {
                let tile = self.seats[seat].picked.ok_or("nothing is picked")?;
                self.place(seat, tile, *at, options)?;
            }
            (Ask::Act, Move::Cornerstone { tile, at, options }) => {
                self.place_cornerstone(seat, tile, *at, options)?;
            }
            (Ask::Act, Move::Sell) => self.change(seat, 5, Cause::Sell),
            (Ask::Disaster, Move::Pay) => {
                let penalty = self.seats[seat].city.penalty(self.disaster_number());
                if penalty > self.seats[seat].money {
                    return Err(format!("the penalty is {penalty}"));
                }
                self.change(seat, -penalty, Cause::Disaster);
            }
            (Ask::Disaster, Move::Sacrifice(cells)) => {
                let number = self.disaster_number();
                let city = &mut self.seats[seat].city;
                if !city.sacrifices(number).contains(cells) {
                    return Err("these tiles are not what must be given up".into());
                }
                for (row, col) in cells {
                    city.grid[*row][*col] = None;
                }
            }
            _ => return Err(format!("seat {seat} is asked for something else: {ask:?}")),
        }
        self.follow_up();
        Ok(())
    }

    fn change(&mut self, seat: usize, delta: i64, cause: Cause) {
        self.seats[seat].money += delta;
        self.changes.push(Change { seat, delta, cause });
    }

    fn disaster_number(&self) -> u32 {
        self.disaster.expect("a Disaster strikes").number
    }

    fn alone_or_two(&self) -> bool {
        self.seats.len() <= 2
    }

    fn draft(&mut self, seat: usize, id: &str) -> Result<(), String> {
        let open = self.alone_or_two();
        let from = if open { &mut self.open } else { &mut self.seats[seat].hand };
        let tile = take(from, id)?;
        self.seats[seat].cornerstones.push(tile);
        Ok(())
    }

    fn select(&mut self, seat: usize, id: &str) -> Result<(), String> {
        let open = self.alone_or_two();
        let from = if open { &mut self.open } else { &mut self.seats[seat].hand };
        let tile = take(from, id)?;
        let disaster = tile.is(Kind::Disaster);
        if self.seats.len() == 1 && disaster && self.turn >= 4 {
            return Err("a Disaster may be picked from the first three packs only".into());
        }
        self.seats[seat].picked = Some(tile);
        if open {
            self.investment_firm(seat);
            if !disaster {
                self.queue.push_front((seat, Ask::Act));
            }
        }
        Ok(())
    }

    fn investment_firm(&mut self, seat: usize) {
        if let Some(at) = self.seats[seat].city.find(141) {
            self.change(seat, 1, Cause::Tile("investment-firm", at));
        }
    }

    fn place_cornerstone(
        &mut self,
        seat: usize,
        id: &str,
        at: Cell,
        options: &Options,
    ) -> Result<(), String> {
        let tile = take(&mut self.seats[seat].cornerstones, id)?;
        // A23: those in the city after the placement.
        let city = &self.seats[seat].city;
        let others = city.tiles().into_iter().filter(|(cell, tile)| *cell != at && tile.is_cornerstone());
        if others.count() + 1 > self.generation {
            return Err(format!("too many Cornerstones for generation {}", self.generation));
        }
        self.place(seat, tile, at, options)
    }

    fn place(&mut self, seat: usize, tile: &'static Tile, at: Cell, options: &Options) -> Result<(), String> {
        let city = &self.seats[seat].city;
        city.check_cell(tile, at)?;
        let offers = match self.seats.len() {
            1 | 2 => self.seats.iter().map(|seat| seat.city.tokens()).collect(),
            _ => self.at_reveal.clone(),
        };
        let trade = Trade {
            seats: self.seats.len(),
            buyer: seat,
            generation: self.generation,
            offers: &offers,
            free_routes: self.free_routes(seat).iter().filter(|free| **free).count(),
        };
        let bill = requirement::bill(city, tile, options, &trade)?;
        if bill.total > self.seats[seat].money {
            return Err(format!("it costs {}, the seat has {}", bill.total, self.seats[seat].money));
        }
        let produce = self.check_produce(tile, options)?;
        self.swap(seat, tile, options)?;

        self.use_routes(seat, bill.routes);
        self.change(seat, -bill.total, Cause::Pay);
        for (seller, price) in bill.sellers {
            self.seats[seller].sales += price;
        }
        let city = &mut self.seats[seat].city;
        city.grid[at.0][at.1] = Some(tile);
        if produce.is_some() {
            city.modular = produce;
        }
        self.money_of_the_new_tile(seat, tile, at);
        Ok(())
    }

    /// Instant money, Trade Office, Merchant Union and Tourism Board, with the tile in the city (A14, A16).
    fn money_of_the_new_tile(&mut self, seat: usize, tile: &'static Tile, at: Cell) {
        let city = self.seats[seat].city.clone();
        self.change(seat, tile.instant, Cause::Tile(tile.id, at));
        if tile.number == 146 {
            self.change(seat, 2 * city.trade_pairs(), Cause::Tile(tile.id, at));
        }
        if let Some(union) = city.find(132)
            && tile.is(Kind::Commercial)
        {
            self.change(seat, 1, Cause::Tile("merchant-union", union));
        }
        if let Some(board) = city.find(150)
            && board != at
        {
            let shops = city.tiles().into_iter();
            let linked = shops.filter(|(cell, shop)| shop.is(Kind::Commercial) && city.linked(at, *cell));
            self.change(seat, 2 * linked.count() as i64, Cause::Tile("tourism-board", board));
        }
    }

    fn check_produce(&self, tile: &Tile, options: &Options) -> Result<Option<Good>, String> {
        match (tile.number, &options.produce[..]) {
            (137, [name]) => {
                let good = PROCESSED.iter().find(|good| *good == name);
                good.copied().map(Some).ok_or_else(|| format!("a Modular Factory makes no {name}"))
            }
            (137, _) => Err("the Modular Factory must be set to one good".into()),
            (_, []) => Ok(None),
            _ => Err(format!("{} does not choose what it produces", tile.id)),
        }
    }

    /// Contract Office: old Cornerstones leave the game, as many others come (A24).
    fn swap(&mut self, seat: usize, tile: &Tile, options: &Options) -> Result<(), String> {
        if !options.swap.is_empty() && tile.number != 31 {
            return Err(format!("{} swaps no Cornerstones", tile.id));
        }
        for (old, _) in &options.swap {
            take(&mut self.seats[seat].cornerstones, old)?;
        }
        for (_, new) in &options.swap {
            let new = match (self.beginner, new) {
                (true, None) => self.spare.take().ok_or("there is no spare Cornerstone")?,
                (false, Some(new)) => take(&mut self.pile, new)?,
                _ => return Err("a swap names old and new, in the beginner's variant only old".into()),
            };
            self.seats[seat].cornerstones.push(new);
        }
        Ok(())
    }

    /// Solo: which of the two trade routes are active and unused.
    pub fn free_routes(&self, seat: usize) -> [bool; 2] {
        let city = &self.seats[seat].city;
        let [left, right] = self.routes_used;
        [city.left_route() && !left, city.right_route() && !right]
    }

    fn use_routes(&mut self, seat: usize, uses: usize) {
        for _ in 0..uses {
            match self.free_routes(seat) {
                [true, _] => self.routes_used[0] = true,
                _ => self.routes_used[1] = true,
            }
        }
    }

    /// All that happens by itself until a seat must decide again.
    fn follow_up(&mut self) {
        while self.queue.is_empty() && self.stage != Stage::Over {
            match self.stage {
                Stage::Draft(round) => self.end_of_draft(round),
                Stage::Pick => self.end_of_picks(),
                Stage::Act => self.end_of_actions(),
                Stage::Disaster => self.end_of_turn(),
                Stage::Over => {}
            }
        }
    }

    /// Starts the preliminary round, or the game if there is none.
    pub fn begin(&mut self) {
        if self.beginner {
            self.begin_generation(1);
        } else {
            self.begin_draft(0);
        }
    }

    fn begin_draft(&mut self, round: usize) {
        self.stage = Stage::Draft(round);
        if self.alone_or_two() {
            self.open = self.stacks[round].clone();
        }
        for seat in self.order() {
            self.queue.push_back((seat, Ask::Draft));
        }
    }

    /// All seats in the order in which they choose.
    fn order(&self) -> Vec<usize> {
        match self.seats.len() {
            2 => vec![self.first, 1 - self.first],
            seats => (0..seats).collect(),
        }
    }

    fn end_of_draft(&mut self, round: usize) {
        self.pile.append(&mut self.open);
        self.other_first();
        if round < 2 {
            self.pass_hands();
            self.begin_draft(round + 1);
        } else {
            for seat in &mut self.seats {
                self.pile.append(&mut seat.hand);
            }
            self.begin_generation(1);
        }
    }

    /// Two seats: who chose last chooses first.
    fn other_first(&mut self) {
        if self.seats.len() == 2 {
            self.first = 1 - self.first;
        }
    }

    /// To the left: from each seat to the next one.
    fn pass_hands(&mut self) {
        let hands: Vec<Tiles> = self.seats.iter().map(|seat| seat.hand.clone()).collect();
        let seats = self.seats.len();
        for (from, hand) in hands.into_iter().enumerate() {
            self.seats[(from + 1) % seats].hand = hand;
        }
    }

    fn begin_generation(&mut self, generation: usize) {
        self.generation = generation;
        self.routes_used = [false, false];
        if !self.alone_or_two() {
            for (seat, hand) in self.seats.iter_mut().zip(&self.deals[generation - 1]) {
                seat.hand = hand.clone();
            }
        }
        self.begin_turn(1);
    }

    fn begin_turn(&mut self, turn: usize) {
        self.turn = turn;
        self.stage = Stage::Pick;
        if self.alone_or_two() {
            self.open = self.deals[self.generation - 1][turn - 1].clone();
        }
        for seat in self.order() {
            self.seats[seat].picked = None;
            self.queue.push_back((seat, Ask::Select));
        }
    }

    fn picked_a_disaster(&self, seat: usize) -> bool {
        self.seats[seat].picked.is_some_and(|tile| tile.is(Kind::Disaster))
    }

    /// 3 to 5 seats: the reveal. With fewer seats the actions are done already.
    fn end_of_picks(&mut self) {
        self.stage = Stage::Act;
        if !self.alone_or_two() {
            self.at_reveal = self.seats.iter().map(|seat| seat.city.tokens()).collect();
            for seat in 0..self.seats.len() {
                self.investment_firm(seat);
                if !self.picked_a_disaster(seat) {
                    self.queue.push_back((seat, Ask::Act));
                }
            }
        }
    }

    /// Money for goods is released, then a Disaster strikes.
    fn end_of_actions(&mut self) {
        self.stage = Stage::Disaster;
        for seat in 0..self.seats.len() {
            let sales = self.seats[seat].sales;
            self.seats[seat].sales = 0;
            self.change(seat, sales, Cause::Sale);
        }
        let picker = (0..self.seats.len()).find(|seat| self.picked_a_disaster(*seat));
        self.disaster = match picker {
            // Solo: one that is not picked strikes in the turn in which it shows up, unseen ones in turn 7.
            None if self.seats.len() == 1 => {
                let packs = &self.deals[self.generation - 1];
                let mut shown = packs[self.turn - 1].clone();
                if self.turn == 7 {
                    shown.extend(&packs[7]);
                }
                shown.into_iter().find(|tile| tile.is(Kind::Disaster))
            }
            None => None,
            Some(seat) => self.seats[seat].picked,
        };
        if self.disaster.is_some() {
            for seat in (0..self.seats.len()).filter(|seat| Some(*seat) != picker) {
                self.queue.push_back((seat, Ask::Disaster));
            }
        }
    }

    fn end_of_turn(&mut self) {
        self.disaster = None;
        self.other_first();
        if self.turn < 7 {
            self.pass_hands();
            self.begin_turn(self.turn + 1);
            return;
        }
        for seat in 0..self.seats.len() {
            let incomes = self.seats[seat].city.incomes(self.generation);
            self.seats[seat].last_income = incomes.iter().map(|(_, _, amount)| amount).sum();
            for (at, tile, amount) in incomes {
                self.change(seat, amount, Cause::Tile(tile.id, at));
            }
        }
        if self.generation < 3 {
            self.begin_generation(self.generation + 1);
        } else {
            self.stage = Stage::Over;
        }
    }
}

fn take(from: &mut Tiles, id: &str) -> Result<&'static Tile, String> {
    let tile = data::tile(id)?;
    let index = from.iter().position(|other| other.number == tile.number);
    let index = index.ok_or_else(|| format!("{id} is not there to be taken"))?;
    Ok(from.remove(index))
}
