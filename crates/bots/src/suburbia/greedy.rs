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
//!
//! Discards deny the next seat the tile it would gain most from (alone at the table: get rid of the least useful).
//!
//! The constants were chosen by mean score in self-play with two and four seats and alone.

use super::goal_race::GoalRace;
use crate::Bot;
use game_core::{Dice, Seat, View};
use suburbia::moves::{Move, Slot};
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
const MONEY_TURNS: f64 = 14.0;
/// What one turn's build makes good use of; the rest waits for the next one.
const SPENDING: i32 = 8;
/// The weight of what others gain by a move.
const OTHERS: f64 = 0.15;
/// The weight of denying a tile to the next seat.
const DENIAL: f64 = 0.3;

/// Plays the move with the best estimate.
#[derive(Debug, Clone, Default)]
pub struct Greedy {
    moves: Vec<Move>,
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
        view.legal_moves(&mut self.moves);
        let seat = view.viewer().seat().expect("a bot sits at the table"); // never a spectator
        let estimate = Estimate::of(view, seat);
        let mut last_source = None;
        let mut goals = 0.0;
        for &mv in &self.moves {
            let source = Source::of(mv);
            if last_source != Some(source) {
                goals = estimate.goals_with(view.table(), source);
                last_source = Some(source);
            }
            each(mv, estimate.value(mv) + goals);
        }
    }
}

/// What a move adds to the borough, wherever it is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Slot(Slot),
    Lake,
    Basic(KindId),
    Marker,
    Nothing,
}

impl Source {
    fn of(mv: Move) -> Source {
        match mv {
            Move::Buy { slot, .. } => Source::Slot(slot),
            Move::Lake { .. } => Source::Lake,
            Move::Basic { tile, .. } => Source::Basic(tile),
            Move::Invest { .. } => Source::Marker,
            Move::Keep { .. } | Move::Discard { .. } => Source::Nothing,
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
}

impl<'v> Estimate<'v> {
    fn of(view: &SuburbiaView<'v>, seat: Seat) -> Estimate<'v> {
        let table = view.table();
        let rules = table.rules();
        let goals = table.public_goals().iter().copied().chain(view.private_goal(seat));
        let turns = turns_left(view);
        let mut estimate = Estimate {
            table,
            seat,
            turns,
            goals: goals.map(|goal| GoalRace::of(table, seat, rules.goal(goal))).collect(),
            before: Vec::new(),
        };
        estimate.before = table.all_seats().map(|seat| estimate.tracks(table.tracks(seat))).collect();
        estimate
    }

    fn value(&self, mv: Move) -> f64 {
        match mv {
            Move::Keep { goal } => f64::from(self.table.rules().goal(goal).bonus),
            Move::Discard { slot } => self.discard(slot),
            _ => match self.table.preview(self.seat, mv, &mut ()) {
                Ok(tracks) => self.changed(self.seat, &tracks),
                Err(_) => f64::NEG_INFINITY,
            },
        }
    }

    /// What new tracks are worth to a seat, less some of what they are worth to the others.
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

    /// What the goals are worth if this is added to the borough.
    fn goals_with(&self, table: &Table, source: Source) -> f64 {
        let rules = table.rules();
        let traits = match source {
            Source::Slot(slot) => {
                table.market()[usize::from(slot.0)].map_or(Traits::NONE, |kind| rules.kind(kind).traits)
            }
            Source::Lake => Traits::LAKE,
            Source::Basic(kind) => rules.kind(kind).traits,
            Source::Marker | Source::Nothing => Traits::NONE,
        };
        self.goals.iter().map(|race| race.worth(traits, source == Source::Marker, self.turns)).sum()
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

/// What a dollar is worth with this many own turns to come.
#[inline]
fn dollar(turns: u32) -> f64 {
    MONEY_AT_END + MONEY_PER_TURN * f64::from(turns).min(MONEY_TURNS)
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
