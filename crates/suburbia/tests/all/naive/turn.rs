//! What follows the build: discards, income, population, the market with its special cards, the end of a round.

use super::data::{Tile, Track};
use super::model::{Card, Cause, Edition, Mode, Model, Open, Phase};
use super::packs::{self, Award};

/// What is left to do in a turn after the build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Discard,
    Income,
    Population,
    Market,
    EndOfRound,
}

impl Model {
    /// The order of play of this round.
    pub fn order(&self) -> Vec<usize> {
        let seats = self.seats.len();
        match &self.star_order {
            Some(order) => order.clone(),
            None => (0..seats).map(|distance| (self.start + distance) % seats).collect(),
        }
    }

    /// The other seats in this round's order of play, from the one after this one.
    pub fn others_from(&self, seat: usize) -> Vec<usize> {
        let order = self.order();
        let place = order.iter().position(|other| *other == seat).expect("every seat plays");
        (1..order.len()).map(|distance| order[(place + distance) % order.len()]).collect()
    }

    /// Steps 2 to 4 of a turn, with the discards where edition and mode put them.
    pub fn rest_of_turn(&mut self, discard_for_build: bool) {
        self.step = None;
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
        // D-8: with Dale the round ends before the market is cleared.
        let last = self.order().last() == Some(&self.turn);
        if last && self.mode == Mode::Dale {
            self.agenda.push_back(Step::EndOfRound);
        }
        self.agenda.push_back(Step::Market);
        if last && self.mode != Mode::Dale {
            self.agenda.push_back(Step::EndOfRound);
        }
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
                Step::EndOfRound => self.end_of_round(),
            }
        }
        if self.phase != Phase::Over {
            self.next_turn();
        }
    }

    pub fn discard(&mut self, slot: usize) -> Result<(), String> {
        self.market_tile(slot)?;
        self.pay(self.slot_price(slot))?;
        self.take_from_market(slot);
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

    fn market_step(&mut self) {
        match (self.mode, self.turn) {
            (Mode::Dale, 0) => {} // nothing slides and nothing is drawn
            (Mode::Dale, _) => self.refill_with_dale(),
            _ => self.slide_and_refill(),
        }
        self.departed = 0;
    }

    /// R10, C-12: tiles slide right; one for each that has left enters at the far left and slides on.
    fn slide_and_refill(&mut self) {
        self.slide();
        for _ in 0..self.departed {
            let Some(tile) = self.draw() else { return }; // the market stays shorter
            assert!(self.market[0].is_none(), "there is room for each that has left");
            self.market[0] = Some(tile);
            self.slide();
        }
    }

    fn slide(&mut self) {
        let slots = self.market.len();
        let tiles: Vec<_> = self.market.iter().flatten().copied().collect();
        let gaps = slots - tiles.len();
        self.market = vec![None; gaps];
        self.market.extend(tiles.into_iter().map(Some));
    }

    /// The tiles still there are thrown away; the slots are filled left to right until One More Round ends the
    /// game.
    fn refill_with_dale(&mut self) {
        self.market.fill(None);
        for slot in 0..self.market.len() {
            self.market[slot] = self.draw();
            if self.phase == Phase::Over {
                return;
            }
        }
    }

    /// The next tile of the stack. Special cards before it act at once, also when no tile is left behind them.
    /// With Dale One More Round ends the refill and the game.
    fn draw(&mut self) -> Option<&'static Tile> {
        while let Some(card) = self.stack.pop_front() {
            match card {
                Card::Tile(tile) => return Some(tile),
                Card::ScoreBonus => self.bonus = self.score_award(self.bonus),
                Card::ScoreChallenge => self.challenge = self.score_award(self.challenge),
                Card::OneMoreRound if self.mode == Mode::Dale => {
                    self.phase = Phase::Over;
                    return None;
                }
                Card::OneMoreRound => self.last_round = Some(self.round + 1),
            }
        }
        None
    }

    // Section 4.

    /// All seats are measured first, then all are rewarded.
    fn score_award(&mut self, open: Open) -> Open {
        let Open::Lying(award) = open else {
            return open;
        };
        let met: Vec<bool> = (0..self.seats.len()).map(|seat| self.meets(seat, award)).collect();
        let (track, amount) = award.reward;
        let cause = match award.kind {
            "bonus" => Cause::Bonus(award.id),
            _ => Cause::Challenge(award.id),
        };
        for (seat, met) in met.into_iter().enumerate() {
            let dale = self.mode == Mode::Dale && seat == 1; // he always gets it
            if met || dale {
                self.change(seat, track, amount, cause);
            }
        }
        Open::Scored
    }

    /// Whether a seat meets or exceeds what is asked.
    pub fn meets(&self, seat: usize, award: &Award) -> bool {
        let seat = &self.seats[seat];
        let number = |text: &str| text.parse::<i64>().expect("a number");
        match award.asks.as_slice() {
            ["count", "own", "investment", ">=", n] => {
                seat.tiles.iter().filter(|built| built.invested).count() as i64 >= number(n)
            }
            ["count", "own", wanted, ">=", n] => {
                let wanted = packs::read_match(wanted);
                seat.tiles.iter().filter(|built| built.tile.is_one_of(&wanted)).count() as i64 >= number(n)
            }
            ["stat", track, ">=", n] => seat.track(packs::short(track)) >= number(n),
            other => panic!("nobody can ask {other:?}"),
        }
    }

    // Rounds.

    fn next_turn(&mut self) {
        self.phase = Phase::Build;
        if !self.round_is_over {
            self.turn = self.others_from(self.turn)[0];
            return;
        }
        self.round_is_over = false;
        self.turn = self.order()[0];
        if self.last_round == Some(self.round) {
            self.phase = Phase::Over;
        }
        self.round += 1;
    }
}
