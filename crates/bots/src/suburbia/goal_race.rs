//! The race for a goal: how far ahead a seat is, and what that is worth.

use game_core::Seat;
use suburbia::goal::{Best, Goal, Measure, Stat};
use suburbia::table::Table;
use suburbia::tile::Traits;

/// A goal that a seat may score, with what it and the best of the others have of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct GoalRace<'a> {
    goal: &'a Goal,
    mine: i32,
    best_other: i32,
}

impl<'a> GoalRace<'a> {
    pub(super) fn of(table: &Table, seat: Seat, goal: &'a Goal) -> GoalRace<'a> {
        let others = table.all_seats().filter(|&other| other != seat);
        let values = others.map(|other| goal.value(table, other));
        let best_other = match goal.best {
            Best::Most => values.max(),
            Best::Fewest => values.min(),
        };
        GoalRace { goal, mine: goal.value(table, seat), best_other: best_other.unwrap_or(0) }
    }

    /// Bonus times chance after adding something with these traits.
    pub(super) fn worth(&self, traits: Traits, marker: bool, turns: u32) -> f64 {
        let more = match self.goal.measure {
            Measure::Count(matches) | Measure::LargestGroup(matches) => i32::from(traits.meets(matches)),
            Measure::Stat(Stat::Markers) => i32::from(marker),
            Measure::Stat(_) => 0,
        };
        let lead = match self.goal.best {
            Best::Most => self.mine + more - self.best_other,
            Best::Fewest => self.best_other - self.mine - more,
        };
        // Near the end a lead of one is nearly enough; early on it says little.
        let steepness = 1.0 + 4.0 / f64::from(turns + 1);
        let chance = match self.goal.measure {
            Measure::Stat(Stat::Money | Stat::Income | Stat::Reputation | Stat::Population) => 0.4,
            _ => (0.5 + 0.2 * (f64::from(lead) - 0.5) * steepness).clamp(0.02, 0.98),
        };
        f64::from(self.goal.bonus) * chance
    }
}
