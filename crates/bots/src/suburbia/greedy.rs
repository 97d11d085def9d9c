//! `greedy`: the best immediate value, by an estimate that fits on a page.
//!
//! A move is worth what the mover's tracks, exactly previewed, lead to:
//!
//! * **Tracks.** Income and reputation run on for the turns that are left, through every red line they pass.
//!   Reputation becomes population. Money is spent, so much a turn, and each dollar counts by when it is spent, since
//!   early tiles work for longer; what is left at the end counts a fifth. A debt costs money, then population.
//! * **Goals.** Each goal the bot may score counts its bonus times a chance that depends on the lead and on how much
//!   of the game is left.
//! * **Others.** What the move does for others counts against it, a little.
//! * **Expansions.** The place on the star track, bonus and challenge to come, specials, and what a border will hear of
//!   from its open corners: [`extras`](super::extras). Of a tile that asks for choices the best cells are completed, each
//!   choice by what it leads to.
//!
//! Discards deny the next seat the tile it would gain most from (alone at the table: get rid of the least useful).
//!
//! The constants were chosen by mean score in self-play with two and four seats and alone.

use super::estimate::{Lore, Lores};
use super::extras::{Extras, special_of};
use super::goal_race::GoalRace;
use crate::Bot;
use game_core::{Dice, Seat, View};
use suburbia::Outlook;
use suburbia::moves::{Move, Slot, Space};
use suburbia::red_line;
use suburbia::setup::Mode;
use suburbia::table::{Phase, TRACK_ENDS, Table, Tracks};
use suburbia::tile::{KindId, Traits};
use suburbia::{Suburbia, SuburbiaView};

/// Population for a dollar at the very end.
const MONEY_AT_END: f64 = 0.2;
/// How much more a dollar is worth for each turn that is still to come, up to [`MONEY_TURNS`].
const MONEY_PER_TURN: f64 = 0.07;
/// From this many turns before the end on, a dollar is worth no more.
const MONEY_TURNS: usize = 14;
/// What one turn's build makes good use of; the rest waits for the next one.
const SPENDING: i32 = 8;
/// The weight of what others gain by a move.
const OTHERS: f64 = 0.15;
/// The weight of denying a tile to the next seat.
const DENIAL: f64 = 0.3;
/// Part of its open corners that a border is expected to get filled, for each turn to come, and at most.
const CORNERS: (f64, f64) = (0.12, 0.9);
/// Of how many builds of a tile that asks for choices these are made.
const COMPLETED: usize = 3;

/// Plays the move with the best estimate.
#[derive(Debug, Default)]
pub struct Greedy {
    moves: Vec<Move>,
    lores: Lores,
}

impl Bot<Suburbia> for Greedy {
    fn choose(&mut self, view: &SuburbiaView<'_>, _: &mut Dice) -> Move {
        let mut best = None;
        self.judge(view, |mv, value| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((mv, value));
            }
        });
        best.expect("a bot is asked only when it has a move").0 // never fails
    }
}

impl Greedy {
    /// Tells what each legal move is worth.
    pub(super) fn judge(&mut self, view: &SuburbiaView<'_>, mut each: impl FnMut(Move, f64)) {
        self.moves.clear();
        let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
        let table = view.table();
        let building = table.phase() == Phase::Build;
        if building {
            let moves = &mut self.moves;
            table.builds(seat, |mv| moves.push(mv));
        }
        if self.moves.is_empty() {
            view.legal_moves(&mut self.moves);
        }
        let lore = table.plays().borders.then(|| self.lores.of(table));
        let estimate = Estimate::of(view, seat, lore);
        let mut asking: Vec<(Move, f64)> = Vec::new();
        let (mut last_source, mut besides) = (None, 0.0);
        let mut worth = |mv: Move| {
            let source = Source::of(mv);
            if last_source != Some(source) {
                besides = estimate.besides(source);
                last_source = Some(source);
            }
            estimate.value(mv) + besides
        };
        if !(building && estimate.has_packs) {
            self.moves.iter().for_each(|&mv| each(mv, worth(mv)));
            return;
        }
        let mut lake_taken = None;
        for &mv in &self.moves {
            // Lakes made of borders are all the same: one space will do.
            if let Move::BorderLake { space, .. } = mv
                && *lake_taken.get_or_insert(space) != space
            {
                continue;
            }
            let value = worth(mv);
            if table.asks_for_choice(seat, mv) {
                asking.push((mv, value));
            } else {
                each(mv, value);
            }
        }
        asking.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (mv, value) in asking.into_iter().take(COMPLETED) {
            if let Some((mv, more)) = estimate.completed(mv) {
                each(mv, value + more);
            }
        }
    }
}

/// What a move adds to the borough, wherever it is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Slot(Slot),
    /// In the place of a Planner.
    Instead(Slot),
    Lake,
    Basic(KindId),
    Border(Space),
    Marker,
    Nothing,
}

impl Source {
    fn of(mv: Move) -> Source {
        match mv {
            Move::Buy { slot, .. } => Source::Slot(slot),
            Move::Replace { slot, .. } => Source::Instead(slot),
            Move::Lake { .. } | Move::BorderLake { .. } => Source::Lake,
            Move::Basic { tile, .. } => Source::Basic(tile),
            Move::Border { space, .. } => Source::Border(space),
            Move::Invest { .. } => Source::Marker,
            Move::Keep { .. } | Move::Discard { .. } | Move::Pass => Source::Nothing,
        }
    }
}

/// How good a position is for a seat.
struct Estimate<'v> {
    table: &'v Table,
    seat: Seat,
    /// Own turns that are left, this one included.
    turns: u32,
    goals: Vec<GoalRace<'v>>,
    /// What each seat's tracks are worth now.
    before: Vec<f64>,
    has_packs: bool,
    extras: Extras<'v>,
    /// Where borders are played.
    lore: Option<&'v Lore>,
    stage: usize,
    /// What one step on each track is worth to the seat.
    steps: [f64; 4],
}

impl<'v> Estimate<'v> {
    fn of(view: &SuburbiaView<'v>, seat: Seat, lore: Option<&'v Lore>) -> Estimate<'v> {
        let table = view.table();
        let rules = table.rules();
        let goals = table.public_goals().iter().copied().chain(view.private_goal(seat));
        let turns = turns_left(view);
        let has_packs = rules.packs().len() > 1;
        let mut estimate = Estimate {
            table,
            seat,
            turns,
            goals: goals.map(|goal| GoalRace::of(table, seat, rules.goal(goal))).collect(),
            before: Vec::new(),
            has_packs,
            extras: if has_packs {
                Extras::of(view, seat, turns, dollar(turns.saturating_sub(1)))
            } else {
                Extras::default()
            },
            lore,
            stage: Lore::stage(view),
            steps: [0.0; 4],
        };
        estimate.before = table.all_seats().map(|seat| estimate.tracks(table.tracks(seat))).collect();
        if table.plays().borders {
            let now = *table.tracks(seat);
            let with = |change: fn(&mut Tracks)| {
                let mut tracks = now;
                change(&mut tracks);
                estimate.tracks(&tracks) - estimate.before[seat.index()]
            };
            let steps = [
                with(|tracks| tracks.income = (tracks.income + 1).min(TRACK_ENDS.1)),
                with(|tracks| tracks.reputation = (tracks.reputation + 1).min(TRACK_ENDS.1)),
                with(|tracks| tracks.population += 1),
                with(|tracks| tracks.money += 1),
            ];
            estimate.steps = steps;
        }
        estimate
    }

    #[inline]
    fn value(&self, mv: Move) -> f64 {
        match mv {
            Move::Keep { goal } => f64::from(self.table.rules().goal(goal).bonus),
            Move::Discard { slot } => self.discard(slot),
            _ => {
                let mut after = *self.table.all_tracks();
                if self.table.preview_build_on(&mut after, self.seat, mv).is_err() {
                    return f64::NEG_INFINITY;
                }
                let value = self.changed(self.seat, &after);
                if self.has_packs { value + self.with_packs(mv, &after) } else { value }
            }
        }
    }

    /// What the place on the star track and the open corners of a border add.
    fn with_packs(&self, mv: Move, after: &[Tracks]) -> f64 {
        self.extras.stars(after[self.seat.index()].stars) + self.corners(mv)
    }

    /// What a border is expected to hear of in its open corners.
    fn corners(&self, mv: Move) -> f64 {
        let (kind, at) = match mv {
            Move::Border { space, at } => (self.table.display()[usize::from(space.0)], at),
            Move::BorderLake { at, .. } => (Some(KindId::LAKE), at),
            _ => return 0.0,
        };
        let (Some(kind), Some(lore)) = (kind, self.lore) else { return 0.0 };
        let borough = self.table.borough(self.seat);
        let open = at.corners().into_iter().filter(|&cell| !cell.is_board() && borough.at(cell).is_none());
        let filled = (CORNERS.0 * f64::from(self.turns.saturating_sub(1))).min(CORNERS.1);
        let hope = lore.beside(self.stage, kind);
        let worth: f64 = hope.iter().zip(self.steps).map(|(by, step)| by * step).sum();
        // A tile placed later counts for fewer turns.
        0.6 * open.count() as f64 * filled * worth
    }

    /// A build with the choices that lead to most, and what they add to its worth.
    fn completed(&self, mv: Move) -> Option<(Move, f64)> {
        let before = self.table.preview_build(self.seat, mv).ok()?;
        let first = self.changed(self.seat, &before) + self.extras.stars(before[self.seat.index()].stars);
        let mut last = None;
        let made = self.table.completed(self.seat, mv, |outlooks: &[Outlook]| {
            let stars = |outlook: &Outlook| self.extras.stars(outlook.tracks[self.seat.index()].stars);
            let worth = |outlook: &Outlook| self.changed(self.seat, &outlook.tracks) + stars(outlook);
            let best =
                (0..outlooks.len()).max_by(|&a, &b| worth(&outlooks[a]).total_cmp(&worth(&outlooks[b])));
            let best = best.unwrap_or(0);
            last = Some(worth(&outlooks[best]));
            best
        })?;
        Some((made, last.map_or(0.0, |last| last - first)))
    }

    /// What new tracks are worth to a seat, less some of what they are worth to the others.
    #[inline]
    fn changed(&self, seat: Seat, after: &[Tracks]) -> f64 {
        let mut value = 0.0;
        for other in self.table.all_seats() {
            if other == seat {
                value += self.tracks(&after[other.index()]);
            } else if after[other.index()] != *self.table.tracks(other) {
                value -= OTHERS * (self.tracks(&after[other.index()]) - self.before[other.index()]);
            }
        }
        value
    }

    /// The population that tracks lead to.
    fn tracks(&self, tracks: &Tracks) -> f64 {
        let cost = self.table.red_line_cost();
        let (mut income, mut reputation) = (i32::from(tracks.income), i32::from(tracks.reputation));
        let (mut population, mut money) = (tracks.population, tracks.money);
        let (low, high) = (i32::from(TRACK_ENDS.0), i32::from(TRACK_ENDS.1));
        let mut behind = red_line::behind(population);
        let mut worth = 0.0;
        for left in (0..self.turns).rev() {
            // A debt is paid with the money on hand, then with population.
            let paid = income.max(-money);
            money += paid;
            population = (population + (income - paid) + reputation).max(0);
            let now_behind = red_line::behind(population);
            if now_behind != behind {
                let drop = (now_behind - behind) * cost;
                income = (income - drop).clamp(low, high);
                reputation = (reputation - drop).clamp(low, high);
                behind = now_behind;
            }
            if left > 0 {
                let spent = money.min(SPENDING);
                money -= spent;
                worth += f64::from(spent) * dollar(left);
            }
        }
        worth + f64::from(population) + f64::from(money) * MONEY_AT_END
    }

    /// What goals, bonus, challenge and specials are worth if this is added to the borough.
    fn besides(&self, source: Source) -> f64 {
        let (table, rules) = (self.table, self.table.rules());
        let in_slot = |slot: Slot| table.market()[usize::from(slot.0)];
        let kind = match source {
            Source::Slot(slot) | Source::Instead(slot) => in_slot(slot),
            Source::Basic(kind) => Some(kind),
            Source::Border(space) => table.display()[usize::from(space.0)],
            Source::Lake => Some(KindId::LAKE),
            Source::Marker | Source::Nothing => None,
        };
        let traits = kind.map_or(Traits::NONE, |kind| rules.kind(kind).traits);
        let marker = source == Source::Marker;
        let goals: f64 = self.goals.iter().map(|race| race.worth(traits, marker, self.turns)).sum();
        let now = table.tracks(self.seat);
        let specials = kind.map_or(0.0, |kind| self.extras.specials(special_of(table, kind)));
        let planner = if matches!(source, Source::Instead(_)) { self.extras.planner() } else { 0.0 };
        goals + self.extras.awards(traits, marker, now, now) + specials - planner
    }

    fn discard(&self, slot: Slot) -> f64 {
        let price = f64::from(self.table.slot_price(slot.0.into())) * dollar(self.turns);
        let next = self.table.seats_from(self.table.active()).nth(1).unwrap_or(self.seat);
        let appeal = self.appeal(slot, next);
        if next == self.seat || self.table.phase() == Phase::ExtraDiscard {
            -price - DENIAL * appeal
        } else {
            -price + DENIAL * appeal
        }
    }

    /// What a seat would gain by the tile in a slot, on its best cell, price aside.
    fn appeal(&self, slot: Slot, seat: Seat) -> f64 {
        let Some(kind) = self.table.market()[usize::from(slot.0)] else { return 0.0 };
        let cells = self.table.borough(seat).frontier().iter();
        let gains = cells.map(|&at| {
            let tracks = self.table.preview_tile(seat, kind, at, &mut ());
            self.tracks(&tracks[seat.index()]) - self.before[seat.index()]
        });
        gains.fold(0.0, f64::max)
    }
}

/// What a dollar is worth by the number of own turns to come; later ones as the last.
const DOLLARS: [f64; MONEY_TURNS + 1] = {
    let mut dollars = [0.0; MONEY_TURNS + 1];
    let mut turns = 0;
    while turns < dollars.len() {
        dollars[turns] = MONEY_AT_END + MONEY_PER_TURN * turns as f64;
        turns += 1;
    }
    dollars
};

/// What a dollar is worth with this many own turns to come.
#[inline]
fn dollar(turns: u32) -> f64 {
    DOLLARS[(turns as usize).min(MONEY_TURNS)]
}

/// The viewer's turns that are left, this one included: exact once One More Round is out, expected before.
pub(super) fn turns_left(view: &SuburbiaView<'_>) -> u32 {
    let table = view.table();
    let left = match (table.last_round(), view.twice_expected_draws_to_end()) {
        (Some(last), _) => (last + 1).saturating_sub(table.round()),
        (None, None) => 1,
        (None, Some(twice)) => {
            let per_round = match table.mode() {
                Mode::Standard => table.seats(),
                Mode::LoneArchitect => 2,
                Mode::Dale => table.market().len(),
            };
            let more = usize::from(table.mode() != Mode::Dale);
            (twice / 2).div_ceil(per_round) + more
        }
    };
    left as u32
}
