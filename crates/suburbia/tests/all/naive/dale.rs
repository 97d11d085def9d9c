//! Dale the Bot: what he takes, where he puts it, what he chooses. Solo 2 of the base game, section 7.

use super::data::{Tile, Track};
use super::geometry::{Cell, building_cells};
use super::model::Model;
use super::moves::{Choice, Move};

const YOU: usize = 0;
const DALE: usize = 1;

impl Model {
    /// Dale's whole turn; the move must be the one Dale makes.
    pub fn dale(&mut self, played: &Move) -> Result<(), String> {
        let (his, built) = self.dales_build();
        if *played != his {
            return Err(match (played, &his) {
                (_, Move::Pass) => "Dale finds nothing he may take: he passes".into(),
                (Move::Buy { slot, at, .. }, Move::Buy { slot: his_slot, at: his_cell, .. })
                    if (slot, at) == (his_slot, his_cell) =>
                {
                    format!("Dale's choices are others: `{his}`")
                }
                (Move::Buy { .. } | Move::Pass, Move::Buy { slot, at, .. }) => {
                    format!("Dale buys slot {slot} and builds at {at:?}")
                }
                _ => "Dale only buys".into(),
            });
        }
        *self = built;
        self.rest_of_turn(false);
        Ok(())
    }

    /// His move, and the position after step 8 of it.
    pub fn dales_build(&self) -> (Move, Model) {
        let mut built = self.clone();
        built.choices.clear();
        let Some((slot, at)) = self.dales_choice() else {
            return (Move::Pass, built); // D-2: he takes and pays nothing
        };
        let tile = built.market_tile(slot).expect("a tile");
        built.pay(built.seats[DALE].money.min(3)).expect("no more than he has");
        built.take_from_market(slot);
        built.place(DALE, tile, at);
        let choices = built.dales_step_eight();
        (Move::Buy { slot, at, choices }, built)
    }

    /// The tile he takes, then the best cell for it (R15); `None` if he may take none.
    pub fn dales_choice(&self) -> Option<(usize, Cell)> {
        let allowed = |slot: &usize| self.market_tile(*slot).is_ok_and(|tile| self.dale_may_take(tile));
        let mut slots: Vec<usize> = (1..=self.market.len()).filter(allowed).collect();
        let is_star = |slot: &usize| self.market_tile(*slot).is_ok_and(|tile| tile.pack == "five-star");
        let well_ahead = self.space(DALE) >= self.space(YOU) + 3;
        if self.track.is_some() && !well_ahead && slots.iter().any(is_star) {
            slots.retain(is_star);
        }
        let price = |slot: usize| self.market_tile(slot).map_or(0, |tile| tile.cost) + self.slot_price(slot);
        // `min_by_key` takes the first of equals: the leftmost.
        let slot = slots.into_iter().min_by_key(|&slot| -price(slot))?;
        Some((slot, self.dales_cell(self.market_tile(slot).ok()?)?))
    }

    /// D-3, I-5, E-1: what he never takes.
    fn dale_may_take(&self, tile: &Tile) -> bool {
        let loses = |&(track, amount): &(Track, i64)| track == Track::Population && amount < 0;
        let immediate = tile.now.iter().any(loses);
        let in_a_line = tile.per.iter().any(|line| loses(&(line.track, line.amount)));
        !tile.has("redevelopment") && !immediate && !in_a_line && self.not_barred(DALE, tile).is_ok()
    }

    /// The best cell, judged by steps 2 to 7 (D-7): income + reputation, reputation, lowest r, lowest q.
    fn dales_cell(&self, tile: &'static Tile) -> Option<Cell> {
        let preference = |&(q, r): &Cell| {
            let mut trial = self.clone();
            trial.place(DALE, tile, (q, r));
            let income = trial.seats[DALE].income - self.seats[DALE].income;
            let reputation = trial.seats[DALE].reputation - self.seats[DALE].reputation;
            (-(income + reputation), -reputation, r, q)
        };
        building_cells(&self.seats[DALE].places()).into_iter().min_by_key(preference)
    }

    /// Step 8 as he does it; gives back his choices.
    fn dales_step_eight(&mut self) -> Vec<Choice> {
        let mut made = Vec::new();
        while let Some((special, _)) = self.queue.pop_front() {
            match special {
                "lake-flip" => {
                    if let Some(at) = self.dales_flip() {
                        made.push(Choice::Flip { seat: YOU, at });
                        self.flip(YOU, at);
                    }
                }
                "london-free-tile" => {
                    // Of the cheapest the leftmost he may have.
                    let may_have =
                        |slot: &usize| self.market_tile(*slot).is_ok_and(|tile| self.dale_may_take(tile));
                    let slot = self.cheapest_slots().into_iter().find(may_have);
                    if let Some(slot) = slot
                        && let Ok(tile) = self.market_tile(slot)
                    {
                        self.take_from_market(slot);
                        let at = self.dales_cell(tile).expect("there is always room");
                        made.push(Choice::Free { slot, at });
                        self.place(DALE, tile, at);
                    }
                }
                "free-investment" => {} // no marker
                other => panic!("no such special: {other}"),
            }
        }
        made
    }

    /// D-4: your Commercial tile with most income in its ledger, then most reputation, then the oldest.
    fn dales_flip(&self) -> Option<Cell> {
        let yours = self.flippable(usize::MAX).into_iter().filter(|(owner, _)| *owner == YOU);
        yours.map(|(_, at)| at).min_by_key(|&at| {
            let index = self.seats[YOU].position_of(at.into()).expect("a tile");
            let built = self.seats[YOU].tiles[index].built;
            let sum = |track| self.ledger_sum(built, YOU, track);
            (-sum(Track::Income), -sum(Track::Reputation), built)
        })
    }
}
