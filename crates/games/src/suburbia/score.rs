//! The final scoring of Suburbia: goals, money, ties.

use crate::page::scoring::{self, Cell, ScoringStep};
use crate::text::say;
use ::suburbia::score::{Final, GoalScore, MONEY_PER_POPULATION};
use ::suburbia::table::{Table, Tracks};
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::number;
use render::suburbia::sentence::{goal_measure, goal_name};
use render::text::Language;

/// The scoring of a finished game.
pub(crate) fn sheet(reader: Reader, table: &Table, result: &Final) -> Markup {
    let (language, steps) = (reader.language, steps(reader, table, result));
    let totals: Vec<(usize, i32)> =
        result.seats.iter().map(|seat| (seat.rank, seat.tracks.population)).collect();
    let foot = html! {
        (scoring::total(language, &say!(language, "score-total"), &totals))
        (ties(language, table, result))
    };
    scoring::scoring(reader, "suburbia", &steps, &foot)
}

fn steps(reader: Reader, table: &Table, scoring: &Final) -> Vec<ScoringStep> {
    let language = reader.language;
    let mut totals: Vec<i32> = table.all_seats().map(|seat| table.tracks(seat).population).collect();
    let plain = |value: &i32| Cell { value: number(*value), gained: 0, note: String::new() };
    let mut steps = vec![ScoringStep {
        name: say!(language, "score-before"),
        about: String::new(),
        cells: totals.iter().map(plain).collect(),
        result: String::new(),
        totals: totals.clone(),
    }];
    for goal in &scoring.goals {
        if let Some(winner) = goal.winner {
            totals[winner.index()] += goal.bonus;
        }
        steps.push(goal_step(reader, table, goal, totals.clone()));
    }
    let mut cells = Vec::new();
    for seat in table.all_seats() {
        let (before, after) = (table.tracks(seat).money, scoring.seats[seat.index()].tracks.money);
        let gained = (before - after) / MONEY_PER_POPULATION;
        totals[seat.index()] += gained;
        let note = say!(language, "score-left", money = after);
        cells.push(Cell { value: format!("${before}"), gained, note });
    }
    let about = say!(language, "score-money-about", price = MONEY_PER_POPULATION);
    let name = say!(language, "score-money");
    steps.push(ScoringStep { name, about, cells, result: String::new(), totals });
    steps
}

fn goal_step(reader: Reader, table: &Table, score: &GoalScore, totals: Vec<i32>) -> ScoringStep {
    let language = reader.language;
    let goal = table.rules().goal(score.goal);
    let about = goal_measure(language, table.rules(), goal);
    let bonus = i32::from(goal.bonus);
    let about = match score.owner {
        Some(owner) => say!(language, "score-goal-secret", about, bonus, name = reader.name(owner)),
        None => say!(language, "score-goal-public", about, bonus),
    };
    let cells = table.all_seats().zip(&score.values).map(|(seat, &value)| {
        let gained = if score.winner == Some(seat) { score.bonus } else { 0 };
        Cell { value: number(value), gained, note: String::new() }
    });
    let result = match (score.winner, score.owner, goal.leader(table)) {
        (Some(_), ..) => String::new(),
        (None, Some(owner), Some(_)) => say!(language, "score-not-ahead", name = reader.name(owner)),
        (None, ..) => say!(language, "score-nobody"),
    };
    ScoringStep { name: goal_name(language, goal), about, cells: cells.collect(), result, totals }
}

/// What decided between seats with equal population: reputation, then income, then money.
fn ties(language: Language, table: &Table, scoring: &Final) -> Markup {
    let standings: Vec<[i32; 4]> = scoring
        .seats
        .iter()
        .map(|seat| {
            let Tracks { population, reputation, income, money, .. } = seat.tracks;
            [population, reputation.into(), income.into(), money]
        })
        .collect();
    // Level with somebody in the first so many.
    let level = |seat: Seat, places: usize| {
        let own = &standings[seat.index()][..places];
        standings.iter().filter(|other| &other[..places] == own).count() > 1
    };
    html! {
        @for (place, track) in [(1, "reputation"), (2, "income"), (3, "money")] {
            @if table.all_seats().any(|seat| level(seat, place)) {
                tr.tie {
                    th scope="row" { (say!(language, "score-tie", track)) }
                    @for seat in table.all_seats() {
                        td { @if level(seat, place) { (number(standings[seat.index()][place])) } @else { "–" } }
                    }
                }
            }
        }
    }
}
