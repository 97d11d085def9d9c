//! Goals: what they ask for, what they give, who is ahead.

use super::seat_value;
use super::tile::things;
use suburbia::goal::{Best, Goal, GoalId, Measure, Stat};
use suburbia::rules::Rules;
use suburbia::table::Table;

/// What a goal asks for and what it gives: `most airports, +10 population`.
pub fn goal_text(rules: &Rules, goal: GoalId) -> String {
    let goal = rules.goal(goal);
    format!("{}, +{} population", goal_measure(rules, goal), goal.bonus)
}

/// What a goal asks for.
pub fn goal_measure(rules: &Rules, goal: &Goal) -> String {
    let most = goal.best == Best::Most;
    match goal.measure {
        Measure::Count(traits) => {
            format!("{} {}", if most { "most" } else { "fewest" }, things(rules, traits, true))
        }
        Measure::LargestGroup(traits) => {
            let size = if most { "largest" } else { "smallest" };
            format!("{size} group of {}", things(rules, traits, true))
        }
        Measure::Stat(stat) => {
            let (high, low, what) = match stat {
                Stat::Money => ("most", "least", "money"),
                Stat::Income => ("highest", "lowest", "income"),
                Stat::Reputation => ("highest", "lowest", "reputation"),
                Stat::Population => ("highest", "lowest", "population"),
                Stat::Markers => ("most", "fewest", "markers placed"),
            };
            format!("{} {what}", if most { high } else { low })
        }
    }
}

/// What every seat has of what a goal measures, the one ahead marked: `Ann 3 ▲, Bob 1`.
pub fn standing(table: &Table, names: &[String], goal: GoalId) -> String {
    let goal = table.rules().goal(goal);
    let leader = goal.leader(table);
    let values = table.all_seats().map(|seat| {
        let mark = if leader == Some(seat) { " ▲" } else { "" };
        format!("{}{mark}", seat_value(names, seat, goal.value(table, seat)))
    });
    let tie = if leader.is_none() { " (tie)" } else { "" };
    format!("{}{tie}", values.collect::<Vec<_>>().join(", "))
}
