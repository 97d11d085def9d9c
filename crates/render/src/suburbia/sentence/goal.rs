//! Goals: what they ask for, what they give, who is ahead.

use super::list;
use super::tile::{Number, things};
use crate::Reader;
use crate::text::Language;
use suburbia::goal::{Best, Goal, GoalId, Measure, Stat};
use suburbia::rules::Rules;
use suburbia::table::Table;

/// The name of a goal.
pub fn goal_name(language: Language, goal: &Goal) -> String {
    say!(language, "goal-name", goal = &goal.id, name = &goal.name)
}

/// What a goal asks for and what it gives: `most airports, +10 population`.
pub fn goal_text(language: Language, rules: &Rules, goal: GoalId) -> String {
    let goal = rules.goal(goal);
    say!(language, "goal-text", asks = goal_measure(language, rules, goal), bonus = goal.bonus)
}

/// What a goal asks for.
pub fn goal_measure(language: Language, rules: &Rules, goal: &Goal) -> String {
    let things = |traits| things(language, rules, traits, Number::Many);
    match (goal.measure, goal.best) {
        (Measure::Count(of), Best::Most) => say!(language, "goal-most", things = things(of)),
        (Measure::Count(of), Best::Fewest) => say!(language, "goal-fewest", things = things(of)),
        (Measure::LargestGroup(of), Best::Most) => say!(language, "goal-largest-group", things = things(of)),
        (Measure::LargestGroup(of), Best::Fewest) => {
            say!(language, "goal-smallest-group", things = things(of))
        }
        (Measure::Stat(stat), Best::Most) => say!(language, "goal-high", stat = stat_word(stat)),
        (Measure::Stat(stat), Best::Fewest) => say!(language, "goal-low", stat = stat_word(stat)),
    }
}

pub(super) fn stat_word(stat: Stat) -> &'static str {
    Stat::ALL.iter().find(|(of, _)| *of == stat).map_or("", |&(_, word)| word)
}

/// What every seat has of what a goal measures, the one ahead marked: `Ann 3 ▲, Bob 1`.
pub fn standing(reader: Reader, table: &Table, goal: GoalId) -> String {
    let language = reader.language;
    let goal = table.rules().goal(goal);
    let leader = goal.leader(table);
    let values = table.all_seats().map(|seat| {
        let value = reader.name_with(seat, goal.value(table, seat));
        if leader == Some(seat) { say!(language, "standing-ahead", value) } else { value }
    });
    let values = list(language, values);
    if leader.is_none() { say!(language, "standing-tie", values) } else { values }
}
