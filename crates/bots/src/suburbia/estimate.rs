//! The planner's estimate: the one of [`greedy`](super::greedy), made for speed, and it looks further.
//!
//! * **Tracks** run on as there, through red lines that the people of tiles to come reach earlier, and with what
//!   Casinos and PR Firms give back.
//! * **What may come.** A tile's lines count what the stacks are likely to bring for them, and a tile counts what later
//!   tiles are likely to find in it.
//! * **Cells** are compared by the worth of one step on each track, and only the best cells of a tile are weighed in
//!   full.
//!
//! * **Expansions** add what [`extras`](super::extras) says. What a tile asks for is chosen later, by whoever takes the
//!   move.
//!
//! The weights were found by self-play with the quick moves alone (cross-entropy search over paired games).

use super::extras::{Extras, special_of};
use super::goal_race::GoalRace;
use game_core::Seat;
use suburbia::estimate::{BorderSite, Estimator, Gain, TileEstimator, relief_of};
use suburbia::goal::GoalId;
use suburbia::hex::Footprint;
use suburbia::moves::{Choices, Move, Slot, Space};
use suburbia::red_line;
use suburbia::rules::Rules;
use suburbia::setup::{Contents, MAX_SEATS, Mode};
use suburbia::table::{Phase, TRACK_ENDS, Table, Tracks};
use suburbia::tile::{KindId, Traits, Within};
use suburbia::{Outlook, SuburbiaView};

/// The most cells weighed in full for one tile.
pub(super) const CELLS: usize = 3;

/// Weights of the estimate; one set for each kind of table.
#[derive(Debug)]
pub(super) struct Weights {
    /// Population for a dollar at the very end.
    money_at_end: f64,
    /// How much more a dollar is worth for each turn still to come.
    money_per_turn: f64,
    /// From this many turns before the end on, a dollar is worth no more.
    money_turns: f64,
    /// What one turn's build makes good use of, early and in the last five turns.
    spending: [i32; 2],
    /// People that the tiles of one later turn bring, early and in the last five turns.
    growth: [f64; 2],
    /// Part of what later tiles are expected to bring to a line.
    lines: f64,
    /// The same for lines about neighbours.
    beside: f64,
    /// Part of what a tile is expected to bring to lines of later tiles.
    demand: f64,
    /// The weight of denying a tile, or of keeping one.
    denial: f64,
    /// The weight of goals.
    goals: f64,
    /// What a step on each track is worth besides, for each turn that is left.
    slopes: [f64; 4],
}

/// Found by the mean lead over `greedy` at a table for two.
const AGAINST_OTHERS: Weights = Weights {
    money_at_end: 0.2,
    money_per_turn: 0.108,
    money_turns: 18.0,
    spending: [10, 10],
    growth: [0.57, 0.14],
    lines: 0.3,
    beside: 0.33,
    demand: 0.92,
    denial: 0.24,
    goals: 1.49,
    slopes: [0.134, 0.105, 0.029, 0.01],
};

/// Found by the mean score of the Lone Architect, for whom red lines cost twice as much.
const ALONE: Weights = Weights {
    money_at_end: 0.2,
    money_per_turn: 0.124,
    money_turns: 17.0,
    spending: [11, 19],
    growth: [0.24, 0.76],
    lines: 0.21,
    beside: 0.32,
    demand: 1.05,
    denial: 0.16,
    goals: 0.0,
    slopes: [0.02, 0.274, -0.025, -0.006],
};

impl Weights {
    pub(super) fn of(mode: Mode) -> &'static Weights {
        match mode {
            Mode::LoneArchitect => &ALONE,
            Mode::Standard | Mode::Dale => &AGAINST_OTHERS,
        }
    }
}

/// Expected changes, by track.
type Hope = [f64; 4];

/// What the stacks hold, in numbers: by stack that is being drawn from (A, B, C), then by kind.
#[derive(Debug)]
pub(super) struct Lore {
    /// What one later tile of the own borough is expected to bring to the lines of a kind, wherever it is.
    lines: [Vec<Hope>; 3],
    /// The same for a tile beside it.
    beside: [Vec<Hope>; 3],
    /// What a kind is expected to bring to the lines of one later tile.
    demand: [Vec<Hope>; 3],
}

/// The lore of the game that is played, made once.
#[derive(Debug, Default)]
pub(super) struct Lores(Option<(&'static Contents, Lore)>);

impl Lores {
    pub(super) fn of(&mut self, table: &Table) -> &Lore {
        let contents = table.contents();
        if self.0.as_ref().is_none_or(|(known, _)| !std::ptr::eq(*known, contents)) {
            self.0 = Some((contents, Lore::of(table.rules(), contents)));
        }
        &self.0.as_ref().expect("it was made above").1 // never fails
    }
}

impl Lore {
    /// The stack that is drawn from.
    pub(super) fn stage(view: &SuburbiaView<'_>) -> usize {
        view.stacks_left().iter().position(|&left| left > 0).unwrap_or(2)
    }

    /// What a tile beside a kind is expected to bring to its lines.
    pub(super) fn beside(&self, stage: usize, kind: KindId) -> Hope {
        self.beside[stage][kind.index()]
    }

    fn of(rules: &Rules, contents: &Contents) -> Lore {
        let chances = contents.chances();
        let stage = |first: usize| {
            let coming: Vec<(KindId, f64)> = chances[first..].iter().flatten().copied().collect();
            let all = coming.iter().map(|(_, chance)| chance).sum::<f64>().max(1.0);
            let count = rules.kinds().count();
            let mut lore = (vec![[0.0; 4]; count], vec![[0.0; 4]; count], vec![[0.0; 4]; count]);
            for (number, (_, kind)) in rules.kinds().enumerate() {
                for line in &kind.lines {
                    let matching =
                        coming.iter().filter(|(other, _)| rules.kind(*other).traits.meets(line.matches));
                    let rate = matching.map(|(_, chance)| chance).sum::<f64>() / all * f64::from(line.amount);
                    let reach = line.scope.reach();
                    match reach.own {
                        Within::Beside => lore.1[number][line.track as usize] += rate,
                        _ if reach.red_lines => {}
                        _ => lore.0[number][line.track as usize] += rate,
                    }
                }
                for &(other, chance) in &coming {
                    for line in rules.kind(other).lines.iter().filter(|line| kind.traits.meets(line.matches))
                    {
                        let reach = line.scope.reach();
                        let share = match reach.own {
                            _ if !reach.standing => 0.0,
                            Within::Anywhere => 1.0,
                            Within::Beside | Within::AtLakes => 0.3,
                            Within::Nowhere => 0.0,
                        };
                        lore.2[number][line.track as usize] += chance * share * f64::from(line.amount) / all;
                    }
                }
            }
            lore
        };
        let [a, b, c] = [0, 1, 2].map(stage);
        Lore { lines: [a.0, b.0, c.0], beside: [a.1, b.1, c.1], demand: [a.2, b.2, c.2] }
    }
}

/// How good a position is for a seat.
pub(super) struct Estimate<'a> {
    table: &'a Table,
    seat: Seat,
    dealt: Option<[GoalId; 2]>,
    weights: &'static Weights,
    lore: &'a Lore,
    /// The stack that is drawn from.
    stage: usize,
    /// Own turns that are left, this one included.
    turns: u32,
    goals: [Option<GoalRace<'a>>; MAX_SEATS + 1],
    /// What one step on each track is worth.
    steps: Hope,
    extras: Extras<'a>,
}

impl<'a> Estimate<'a> {
    pub(super) fn of(
        view: &SuburbiaView<'a>,
        seat: Seat,
        weights: &'static Weights,
        lore: &'a Lore,
    ) -> Estimate<'a> {
        let table = view.table();
        let mut estimate = Estimate {
            table,
            seat,
            dealt: view.dealt_goals(),
            weights,
            lore,
            stage: Lore::stage(view),
            turns: super::greedy::turns_left(view),
            goals: [None; MAX_SEATS + 1],
            steps: [0.0; 4],
            extras: Extras::default(),
        };
        if table.rules().packs().len() > 1 {
            let next = estimate.dollar(estimate.turns.saturating_sub(1));
            estimate.extras = Extras::of(view, seat, estimate.turns, next);
        }
        let goals = table.public_goals().iter().copied().chain(view.private_goal(seat));
        for (place, goal) in estimate.goals.iter_mut().zip(goals) {
            *place = Some(GoalRace::of(table, seat, table.rules().goal(goal)));
        }
        (_, estimate.steps) = estimate.slopes(seat);
        estimate
    }

    /// What a seat's tracks are worth, and one step on each.
    fn slopes(&self, seat: Seat) -> (f64, Hope) {
        let now = self.table.tracks(seat);
        let relief = [0; 2];
        let with = |income, reputation, population, money| {
            self.tracks(now, Gain { income, reputation, population, money, stars: 0 }, relief)
        };
        let worth = with(0, 0, 0, 0);
        (worth, [with(1, 0, 0, 0) - worth, with(0, 1, 0, 0) - worth, 1.0, (with(0, 0, 0, 3) - worth) / 3.0])
    }

    /// Tells what moves are worth: all of them, or with the best `cells` of each tile only.
    pub(super) fn judge(&self, cells: usize, each: &mut impl FnMut(Move, f64)) {
        match self.table.phase() {
            Phase::Goals => {
                for goal in self.dealt.into_iter().flatten() {
                    each(Move::Keep { goal }, self.table.rules().goal(goal).bonus.into());
                }
            }
            Phase::Build => self.builds(cells, each),
            Phase::Discard | Phase::ExtraDiscard => self.discards(each),
            Phase::Over => {}
        }
    }

    fn builds(&self, cells: usize, each: &mut impl FnMut(Move, f64)) {
        let table = self.table;
        let estimator = table.estimator(self.seat);
        let relief = estimator.relief();
        let money = table.tracks(self.seat).money;
        let frontier = table.borough(self.seat).frontier();
        let slots = || (0..table.market().len() as u8).map(Slot);
        let mut cheapest: Option<(i32, Slot)> = None;
        for slot in slots() {
            let Some((kind, price)) = table.price_in(slot) else { continue };
            let fee = table.slot_price(slot.0.into());
            if fee <= money && cheapest.is_none_or(|(known, _)| fee <= known) {
                cheapest = Some((fee, slot));
            }
            if price <= money && table.may_have(self.seat, kind) {
                self.best_cells(&estimator, relief, kind, price, cells, &mut |cell, value| {
                    each(Move::Buy { slot, at: frontier[cell], choices: Choices::NONE }, value)
                });
            }
        }
        if table.plays().borders {
            self.borders(&estimator, relief, cells, each);
        }
        for at in table.replaceable(self.seat) {
            self.replacements(&estimator, relief, at, each);
        }
        if let Some((fee, slot)) = cheapest {
            self.best_cells(&estimator, relief, KindId::LAKE, fee, cells, &mut |cell, value| {
                each(Move::Lake { slot, at: frontier[cell] }, value)
            });
        }
        for (kind, left) in table.basics() {
            let price = i32::from(table.kind(kind).cost);
            if left > 0 && price <= money {
                self.best_cells(&estimator, relief, kind, price, cells, &mut |cell, value| {
                    each(Move::Basic { tile: kind, at: frontier[cell] }, value)
                });
            }
        }
        if table.tracks(self.seat).markers > 0 {
            let goals = self.goals_with(Traits::NONE, true);
            for (index, price) in estimator.markable(money) {
                let tile = table.borough(self.seat).tile(index);
                let mut gain = estimator.marker(index);
                gain.money -= price;
                let more = relief_of(table, tile.kind);
                let relief = [relief[0] + more[0], relief[1] + more[1]];
                let value = self.tracks(table.tracks(self.seat), gain, relief)
                    + self.hope(&self.lore.lines[self.stage], tile.kind, self.weights.lines)
                    + goals;
                let value = value + self.extras.stars_moved(table.tracks(self.seat), gain.stars);
                each(Move::Invest { at: tile.at, choices: Choices::NONE }, value);
            }
        }
    }

    /// Weighs the borders of the display on their best sites, and one lake made of them.
    fn borders(
        &self,
        estimator: &Estimator<'_>,
        relief: [i32; 2],
        most: usize,
        each: &mut impl FnMut(Move, f64),
    ) {
        let table = self.table;
        let mut lake = None;
        let mut sites: Vec<BorderSite> = Vec::new();
        for (space, kind) in table.display().iter().enumerate() {
            let Some(kind) = *kind else { continue };
            if sites.is_empty() {
                sites = table.border_sites(self.seat);
            }
            let (space, price) = (Space(space as u8), i32::from(table.kind(kind).cost));
            lake.get_or_insert(space);
            if price <= table.tracks(self.seat).money {
                self.best_sites(estimator, relief, kind, price, &sites, most, &mut |at, value| {
                    each(Move::Border { space, at }, value)
                });
            }
        }
        if let Some(space) = lake {
            self.best_sites(estimator, relief, KindId::LAKE, 0, &sites, 1, &mut |at, value| {
                each(Move::BorderLake { space, at }, value)
            });
        }
    }

    #[allow(clippy::too_many_arguments)] // the same as for cells, and the sites
    fn best_sites(
        &self,
        estimator: &Estimator<'_>,
        relief: [i32; 2],
        kind: KindId,
        price: i32,
        sites: &[BorderSite],
        most: usize,
        each: &mut impl FnMut(suburbia::hex::BorderPlace, f64),
    ) {
        let tile = estimator.tile(kind);
        let open = self.hope(&self.lore.beside[self.stage], kind, self.weights.beside) / 4.0;
        let mut best: [(f64, usize, Gain); CELLS] = [(f64::NEG_INFINITY, usize::MAX, Gain::default()); CELLS];
        for (index, site) in sites.iter().enumerate() {
            let gain = tile.at_site(site);
            let mut found = (self.linear(gain) + f64::from(site.open) * open, index, gain);
            for place in &mut best[..most] {
                if found.0 > place.0 {
                    std::mem::swap(place, &mut found);
                }
            }
        }
        let (anywhere, relief, hope) = self.anywhere(&tile, relief, kind, price);
        for &(_, index, gain) in best[..most].iter().filter(|best| best.1 != usize::MAX) {
            let site = &sites[index];
            let value = self.worth_of(anywhere + gain, relief) + hope + f64::from(site.open) * open;
            each(site.place, value);
        }
    }

    /// Weighs the tiles of the market in the place of a Planner. What leaves had no effect, so neighbours count as they
    /// are.
    fn replacements(
        &self,
        estimator: &Estimator<'_>,
        relief: [i32; 2],
        at: suburbia::hex::Hex,
        each: &mut impl FnMut(Move, f64),
    ) {
        let table = self.table;
        let (money, planner) = (table.tracks(self.seat).money, self.extras.planner());
        for slot in (0..table.market().len() as u8).map(Slot) {
            let price = table.slot_price(slot.0.into());
            let Some((kind, _)) = table.price_in(slot).filter(|_| price <= money) else { continue };
            if !table.may_have(self.seat, kind) {
                continue;
            }
            let tile = estimator.tile(kind);
            let (anywhere, relief, hope) = self.anywhere(&tile, relief, kind, price);
            let gain = estimator.beside_standing(&tile, Footprint::Cell(at));
            let value = self.worth_of(anywhere + gain, relief) + hope - planner;
            each(Move::Replace { slot, at, choices: Choices::NONE }, value);
        }
    }

    /// What a kind brings wherever it is put, its price included: at once, for red lines, and in hope.
    fn anywhere(
        &self,
        tile: &TileEstimator<'_>,
        relief: [i32; 2],
        kind: KindId,
        price: i32,
    ) -> (Gain, [i32; 2], f64) {
        let traits = self.table.rules().kind(kind).traits;
        let anywhere = tile.anywhere() + Gain { money: -price, ..Gain::default() };
        let more = relief_of(self.table, kind);
        let now = self.table.tracks(self.seat);
        let hope = self.hope(&self.lore.lines[self.stage], kind, self.weights.lines)
            + self.hope(&self.lore.demand[self.stage], kind, self.weights.demand)
            + self.goals_with(traits, false)
            + self.extras.awards(traits, false, now, now)
            + self.extras.specials(special_of(self.table, kind))
            + self.extras.stars_moved(now, anywhere.stars);
        (anywhere, [relief[0] + more[0], relief[1] + more[1]], hope)
    }

    fn worth_of(&self, gain: Gain, relief: [i32; 2]) -> f64 {
        self.tracks(self.table.tracks(self.seat), gain, relief)
    }

    /// A move with the choices that lead to most; as it is if it asks for none.
    pub(super) fn completed(&self, mv: Move) -> Option<Move> {
        if self.table.phase() != Phase::Build || !self.table.asks_for_choice(self.seat, mv) {
            return Some(mv);
        }
        let worth = |outlook: &Outlook| {
            let of = |seat: Seat| self.tracks(&outlook.tracks[seat.index()], Gain::default(), [0; 2]);
            let others = self.table.all_seats().filter(|&other| other != self.seat).map(of).sum::<f64>();
            of(self.seat) + self.extras.stars(outlook.tracks[self.seat.index()].stars)
                - self.weights.denial * others
        };
        self.table.completed(self.seat, mv, |outlooks| {
            let all = 0..outlooks.len();
            all.max_by(|&a, &b| worth(&outlooks[a]).total_cmp(&worth(&outlooks[b]))).unwrap_or(0)
        })
    }

    /// Weighs a tile on its best cells.
    fn best_cells(
        &self,
        estimator: &Estimator<'_>,
        relief: [i32; 2],
        kind: KindId,
        price: i32,
        cells: usize,
        each: &mut impl FnMut(usize, f64),
    ) {
        let tile = estimator.tile(kind);
        let (anywhere, relief, hope) = self.anywhere(&tile, relief, kind, price);
        let beside = self.hope(&self.lore.beside[self.stage], kind, self.weights.beside) / 6.0;
        let mut best: [(f64, usize, Gain); CELLS] = [(f64::NEG_INFINITY, usize::MAX, Gain::default()); CELLS];
        for cell in 0..self.table.borough(self.seat).frontier().len() {
            let gain = tile.beside(cell);
            let room = f64::from(6 - estimator.neighbours(cell).min(6)) * beside;
            let mut found = (self.linear(gain) + room, cell, gain);
            for place in &mut best[..cells] {
                if found.0 > place.0 {
                    std::mem::swap(place, &mut found);
                }
            }
        }
        for &(_, cell, gain) in best[..cells].iter().filter(|best| best.1 != usize::MAX) {
            let room = f64::from(6 - estimator.neighbours(cell).min(6)) * beside;
            let value = self.worth_of(anywhere + gain, relief) + hope + room;
            each(cell, value);
        }
    }

    /// A change in steps.
    fn linear(&self, gain: Gain) -> f64 {
        f64::from(gain.income) * self.steps[0]
            + f64::from(gain.reputation) * self.steps[1]
            + f64::from(gain.population) * self.steps[2]
            + f64::from(gain.money) * self.steps[3]
    }

    /// What later turns are expected to change, each counting half as long as a change now.
    fn hope(&self, all: &[Hope], kind: KindId, weight: f64) -> f64 {
        let hope = &all[kind.index()];
        let later = f64::from(self.turns.saturating_sub(1));
        let sum =
            0.5 * (hope[0] * self.steps[0] + hope[1] * self.steps[1]) + hope[2] + hope[3] * self.steps[3];
        weight * later * sum
    }

    /// The population that tracks lead to after a change.
    fn tracks(&self, now: &Tracks, gain: Gain, relief: [i32; 2]) -> f64 {
        let weights = self.weights;
        let cost = self.table.red_line_cost();
        let costs = [cost - relief[0], cost - relief[1]];
        let (low, high) = (i32::from(TRACK_ENDS.0), i32::from(TRACK_ENDS.1));
        let mut income = (i32::from(now.income) + gain.income).clamp(low, high);
        let mut reputation = (i32::from(now.reputation) + gain.reputation).clamp(low, high);
        let mut money = now.money + gain.money;
        let mut population = (now.population + gain.population).max(0);
        let mut behind = red_line::behind(now.population);
        let pass = |population: i32, behind: &mut i32, income: &mut i32, reputation: &mut i32| {
            let passed = red_line::behind(population) - *behind;
            if passed != 0 {
                *income = (*income - passed * costs[0]).clamp(low, high);
                *reputation = (*reputation - passed * costs[1]).clamp(low, high);
                *behind += passed;
            }
        };
        pass(population, &mut behind, &mut income, &mut reputation);
        let mut worth = f64::from(self.turns - 1)
            * (f64::from(income) * weights.slopes[0]
                + f64::from(reputation) * weights.slopes[1]
                + f64::from(population) * weights.slopes[2]
                + f64::from(money) * weights.slopes[3]);
        let mut grown = 0.0;
        for left in (0..self.turns).rev() {
            // A debt is paid with the money on hand, then with population.
            let paid = income.max(-money);
            money += paid;
            population = (population + (income - paid) + reputation).max(0);
            if left + 1 < self.turns {
                grown += if left < 5 { weights.growth[1] } else { weights.growth[0] };
            }
            pass(population + grown as i32, &mut behind, &mut income, &mut reputation);
            if left > 0 {
                let spent = money.min(weights.spending[usize::from(left < 5)]);
                money -= spent;
                worth += f64::from(spent) * self.dollar(left);
            }
        }
        worth + f64::from(population) + f64::from(money) * weights.money_at_end
    }

    /// What a dollar is worth with this many own turns to come.
    #[inline]
    fn dollar(&self, turns: u32) -> f64 {
        self.weights.money_at_end
            + self.weights.money_per_turn * f64::from(turns).min(self.weights.money_turns)
    }

    /// What the goals are worth if something is added to the borough.
    fn goals_with(&self, traits: Traits, marker: bool) -> f64 {
        let all = self.goals.iter().map_while(|race| race.as_ref());
        self.weights.goals * all.map(|standing| standing.worth(traits, marker, self.turns)).sum::<f64>()
    }

    fn discards(&self, each: &mut impl FnMut(Move, f64)) {
        let table = self.table;
        let money = table.tracks(self.seat).money;
        let next = table.seats_from(table.active()).nth(1).unwrap_or(self.seat);
        let alone = next == self.seat || table.mode() != Mode::Standard;
        let seat = if alone { self.seat } else { next };
        let estimator = table.estimator(seat);
        let (worth, _) = self.slopes(seat);
        for slot in (0..table.market().len() as u8).map(Slot) {
            let fee = table.slot_price(slot.0.into());
            let Some((kind, _)) = table.price_in(slot).filter(|_| fee <= money) else { continue };
            let appeal = self.appeal(&estimator, seat, worth, kind);
            let wanted = if alone { -appeal } else { appeal };
            each(
                Move::Discard { slot },
                self.weights.denial * wanted - f64::from(fee) * self.dollar(self.turns),
            );
        }
    }

    /// What a seat would gain by a tile on its best cell.
    fn appeal(&self, estimator: &Estimator<'_>, seat: Seat, worth: f64, kind: KindId) -> f64 {
        let tile = estimator.tile(kind);
        let anywhere = tile.anywhere();
        let cells = 0..self.table.borough(seat).frontier().len();
        let best = cells.map(|cell| tile.beside(cell));
        let best = best.max_by(|&a, &b| self.linear(a).total_cmp(&self.linear(b))).unwrap_or_default();
        let price = Gain { money: -i32::from(self.table.kind(kind).cost), ..Gain::default() };
        (self.tracks(self.table.tracks(seat), anywhere + best + price, [0; 2]) - worth).max(0.0)
    }
}
