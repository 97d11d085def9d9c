//! Plans: moves that somebody lays out before they can be made, what each would do, and what may come of them.

use crate::playable::{Measure, MovePreview};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// So many moves can be planned.
pub const MOST_STEPS: usize = 3;

/// A planned move, as somebody keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanStep {
    /// In the notation of records, as it was when it was planned.
    #[serde(rename = "move")]
    pub mv: String,
    /// The tile it is about, by its id: it may lie somewhere else by now.
    pub tile: Option<String>,
    /// Where it goes, where the move itself does not say it: a pick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// What a plan leads to.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct Plan {
    /// What was planned, each step after those before it.
    pub steps: Vec<PlannedStep>,
    /// What can be planned after them: moves that money does not bar.
    pub moves: Vec<PlannableMove>,
    /// What is new on the own map with it: cells that come with what is planned, drawn.
    pub drawn: String,
}

/// A step of a plan as things stand now.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct PlannedStep {
    /// The move as it would be written now.
    #[serde(rename = "move")]
    pub mv: String,
    /// The tile it is about, by its id.
    pub tile: Option<String>,
    /// Where on the own map.
    pub at: Option<String>,
    /// What would lie there: a tile's id, `lake`; nothing for a marker.
    pub shows: Option<String>,
    /// What it is, in a few words.
    pub title: String,
    /// How much money is short of it when its turn comes, if nothing else happens.
    pub short: i32,
    /// All that is short of it, money and goods, in words.
    pub lacks: Option<String>,
    /// When it could be done at the earliest, in words, where that is not simply the next turn that is free.
    pub when: Option<String>,
    /// Whether it could be the seat's very next move.
    pub due: bool,
    /// Why it cannot be planned any more; then nothing else is said of it.
    pub gone: Option<String>,
    /// All that it would do.
    pub preview: Option<MovePreview>,
}

/// A move that can be planned.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlannableMove {
    /// In the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The mover's net change by the move itself; `short` is the money that is lacking.
    #[schema(value_type = Object)]
    pub preview: Value,
}

/// What may come of a plan, round by round.
#[derive(Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Forecast {
    /// How many made-up games the bands are from.
    pub worlds: u64,
    /// The own turns that come, each by its end.
    pub rounds: Vec<ForecastRound>,
    /// What came of each step.
    pub steps: Vec<StepOdds>,
    /// What is compared at the end of the game, and how often the seat was ahead in it.
    pub goals: Vec<GoalOdds>,
    /// Points at the end of the game.
    pub score: Option<Band>,
    /// What they are made of, where they are counted by category.
    pub categories: Vec<CategoryBand>,
    /// Red lines, by the population they lie after, as far as the bands go.
    pub lines: Vec<i32>,
}

/// A turn of the seat that comes.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct ForecastRound {
    /// Counted from 1.
    pub round: usize,
    /// What it is called: `3`; where turns are counted by generation `2.3`.
    pub name: String,
    /// The steps that are carried out in it, counted from 0, if nothing else happens.
    pub built: Vec<usize>,
    /// How many red lines are passed in it then.
    pub lines: i32,
    /// In which part of the made-up games there was such a turn, 0 to 1.
    pub reached: f64,
    /// What the seat has after it.
    pub values: Vec<Expectation>,
}

/// A number after a turn that comes.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct Expectation {
    /// Which number.
    pub what: Measure,
    /// If the plan is followed and nothing else happens.
    pub plain: i32,
    /// In made-up games in which the others play on; nothing where none got that far.
    pub band: Option<Band>,
}

/// Where eight of ten lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Band {
    /// One of ten lies below it.
    pub low: i32,
    /// As many lie above it as below.
    pub middle: i32,
    /// One of ten lies above it.
    pub high: i32,
}

impl Band {
    /// The band of these numbers; nothing if there are none.
    pub fn of(mut numbers: Vec<i32>) -> Option<Band> {
        numbers.sort_unstable();
        let at = |tenths: usize| numbers.get((numbers.len().checked_sub(1)? * tenths + 5) / 10).copied();
        Some(Band { low: at(1)?, middle: at(5)?, high: at(9)? })
    }
}

/// What came of a step in made-up games.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct StepOdds {
    /// In which part of them it could be carried out, 0 to 1.
    pub share: f64,
    /// The round in which that usually was.
    pub round: Option<usize>,
    /// What that round is called.
    pub name: Option<String>,
}

/// The points of a category at the end.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct CategoryBand {
    /// What it is called.
    pub name: String,
    /// What it would be if the game ended now.
    pub now: i32,
    /// In made-up games; nothing if there were none.
    pub band: Option<Band>,
}

/// How often a seat was ahead at the end.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct GoalOdds {
    /// Which goal.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether only its owner knows it.
    pub secret: bool,
    /// Whether the seat would be ahead if the game ended now.
    pub ahead: bool,
    /// In which part of the made-up games it was, 0 to 1.
    pub share: f64,
}

/// What is told as a part of so many.
pub(crate) fn share(of: usize, all: u64) -> f64 {
    if all == 0 { 0.0 } else { (of as f64 / all as f64 * 100.0).round() / 100.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_leaves_a_tenth_out_at_each_end() {
        let band = |numbers: &[i32]| Band::of(numbers.to_vec());
        assert_eq!(band(&[]), None);
        assert_eq!(band(&[7]), Some(Band { low: 7, middle: 7, high: 7 }));
        let hundred: Vec<i32> = (0..=100).rev().collect();
        assert_eq!(band(&hundred), Some(Band { low: 10, middle: 50, high: 90 }));
    }
}
