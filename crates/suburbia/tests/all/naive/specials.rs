//! Section 6: redistricting, the Duomo, and the specials with a choice (step 8).

use super::data::Track;
use super::geometry::{Cell, Place};
use super::model::{Cause, Model, the_lake};
use super::moves::Choice;

/// The beginning of every refusal of a move that ends before all its choices are made.
pub const MISSING: &str = "a choice is missing";

/// The order in which sums of a ledger are given back or taken back.
const ORDER_OF_SUMS: [Track; 4] = [Track::Income, Track::Reputation, Track::Population, Track::Money];

impl Model {
    /// I-6: each other seat loses up to 2 population, then the owner gains what was really lost.
    pub fn redistrict(&mut self, seat: usize, built: usize) {
        let cause = self.cause(seat, built);
        let mut lost = 0;
        for other in self.others_from(seat) {
            let delta = self.change(other, Track::Population, -2, cause);
            self.book(seat, built, other, Track::Population, delta);
            lost -= delta;
        }
        let delta = self.change(seat, Track::Population, lost, cause);
        self.book(seat, built, seat, Track::Population, delta);
    }

    /// C-6: the seat gets back all its losses in the ledger; they are then 0.
    pub fn duomo(&mut self, seat: usize, built: usize) {
        let cause = self.cause(seat, built);
        let losses = self.ledger.iter().filter(|entry| entry.seat == seat && entry.delta < 0);
        let losses: Vec<_> = losses.copied().collect();
        self.ledger.retain(|entry| !(entry.seat == seat && entry.delta < 0));
        for track in ORDER_OF_SUMS {
            let sum: i64 = losses.iter().filter(|entry| entry.track == track).map(|entry| -entry.delta).sum();
            self.change(seat, track, sum, cause);
        }
    }

    /// Step 8: what waits in the queue, with the choices of the move.
    pub fn step_eight(&mut self) -> Result<(), String> {
        while let Some((special, built)) = self.queue.pop_front() {
            match special {
                "lake-flip" => self.choose_flip(built)?,
                "free-investment" => self.choose_marker()?,
                "london-free-tile" => self.choose_free_tile()?,
                other => panic!("no such special: {other}"),
            }
        }
        match self.choices.front() {
            None => Ok(()),
            Some(choice) => Err(format!("nobody asks for {choice}")),
        }
    }

    // Kuala Lumpur.

    fn choose_flip(&mut self, kuala_lumpur: usize) -> Result<(), String> {
        if self.flippable(kuala_lumpur).is_empty() {
            return Ok(());
        }
        let (seat, at) = match self.choices.pop_front() {
            Some(Choice::Flip { seat, at }) => (seat, at),
            Some(other) => return Err(format!("{other} comes before the tile that is turned over")),
            None => return Err(format!("{MISSING}: which tile is turned over")),
        };
        if !self.flippable(kuala_lumpur).contains(&(seat, at)) {
            return Err(format!("seat {seat} has no Commercial tile to turn over at {at:?}"));
        }
        self.flip(seat, at);
        Ok(())
    }

    /// The face-up Commercial tiles of all boroughs but Kuala Lumpur itself (C-5).
    pub fn flippable(&self, kuala_lumpur: usize) -> Vec<(usize, Cell)> {
        let mut found = Vec::new();
        for (owner, seat) in self.seats.iter().enumerate() {
            for thing in &seat.tiles {
                if let Place::Hex(at) = thing.at
                    && thing.tile.category == "commercial"
                    && thing.built != kuala_lumpur
                {
                    found.push((owner, at));
                }
            }
        }
        found
    }

    /// Turns a tile of this seat into a lake.
    pub fn flip(&mut self, owner: usize, at: Cell) {
        let index = self.seats[owner].position_of(at.into()).expect("a tile");
        let thing = self.seats[owner].tiles[index].clone();

        // (a) Gains minus losses are taken back, the tile still being face up.
        self.step = Some(8);
        let cause = Cause::Flip { id: thing.tile.id, owner, at: thing.at };
        let sums = ORDER_OF_SUMS.map(|track| (track, self.ledger_sum(thing.built, owner, track)));
        for (track, sum) in sums {
            self.change(owner, track, -sum, cause);
        }
        self.ledger.retain(|entry| !(entry.built == thing.built && entry.seat == owner));

        // (b) A lake of the same cell, age and marker. (c) It is resolved as a lake just placed.
        let mut without = self.seats.clone();
        without[owner].tiles.remove(index);
        self.seats[owner].tiles[index].tile = the_lake();
        self.seen.push((owner, "lake", thing.at));
        self.steps_three_to_seven(&without, owner, thing.built);
    }

    /// What the ledger shows for a tile, a seat and a track: gains minus losses.
    pub fn ledger_sum(&self, built: usize, seat: usize, track: Track) -> i64 {
        let of_it = self.ledger.iter().filter(|entry| entry.built == built && entry.seat == seat);
        of_it.filter(|entry| entry.track == track).map(|entry| entry.delta).sum()
    }

    // Los Angeles.

    fn choose_marker(&mut self) -> Result<(), String> {
        let places = self.seats[self.turn].places();
        if !places.into_iter().any(|at| self.may_mark(self.turn, at).is_ok()) {
            return Ok(());
        }
        let at = match self.choices.pop_front() {
            Some(Choice::Marker { at }) => at,
            Some(other) => return Err(format!("{other} comes before the free marker")),
            None => return Err(format!("{MISSING}: where the free marker goes")),
        };
        let index = self.may_mark(self.turn, at)?;
        self.apply_investment(self.turn, index);
        Ok(())
    }

    // London.

    /// It may be declined: then the next choice, if any, belongs to the next special.
    fn choose_free_tile(&mut self) -> Result<(), String> {
        let Some(&Choice::Free { slot, at }) = self.choices.front() else {
            return Ok(());
        };
        self.choices.pop_front();
        let tile = self.market_tile(slot)?;
        if !self.cheapest_slots().contains(&slot) {
            return Err(format!("{} is not one of the cheapest tiles of the market", tile.id));
        }
        self.not_barred(self.turn, tile)?;
        self.may_build_at(self.turn, at)?;
        self.take_from_market(slot);
        self.place(self.turn, tile, at);
        Ok(())
    }

    /// Cheapest by printed cost + price of the slot, of all tiles in the market.
    pub fn cheapest_slots(&self) -> Vec<usize> {
        let price = |slot: &usize| Some(self.market_tile(*slot).ok()?.cost + self.slot_price(*slot));
        let slots: Vec<usize> = (1..=self.market.len()).filter(|slot| price(slot).is_some()).collect();
        let cheapest = slots.iter().filter_map(price).min();
        slots.into_iter().filter(|slot| price(slot) == cheapest).collect()
    }
}
