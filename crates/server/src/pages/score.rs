//! The final scoring as a table: a row a step, a column a seat, and what each step added.
//!
//! Every row says what everybody has after it, so that the page can be stepped through.

use crate::text::say;
use ::suburbia::score::{Final, GoalScore, MONEY_PER_POPULATION};
use ::suburbia::table::{Table, Tracks};
use game_core::Seat;
use maud::{Markup, html};
use render::sentence::{number, signed};
use render::suburbia::sentence::{goal_measure, goal_name};
use render::text::Language;

/// The scoring of a finished game.
pub fn scoring(language: Language, table: &Table, names: &[String], scoring: &Final) -> Markup {
    let steps = steps(language, table, names, scoring);
    let most = scoring.seats.iter().map(|seat| seat.tracks.population).max().unwrap_or(1).max(1);
    html! {
        section.panel.scoring #scoring aria-labelledby="scoring-heading" data-most=(most) {
            div.scoring-top {
            div.scoring-head {
                h2 #scoring-heading { (say!(language, "score-heading")) }
                p.buttons {
                    button.button type="button" data-walk { (say!(language, "score-walk")) }
                    button.button.primary type="button" data-next-step hidden { (say!(language, "score-next")) }
                    button.button type="button" data-all hidden { (say!(language, "score-all")) }
                }
            }
            (race(language, table, names, scoring, most))
            }
            div.scroll {
                table.score {
                    thead {
                        tr {
                            th scope="col" { (say!(language, "score-step")) }
                            @for seat in table.all_seats() {
                                th.{ "of-seat-" (seat.index()) } scope="col" {
                                    span.seat-chip { (names[seat.index()]) }
                                }
                            }
                        }
                    }
                    tbody { @for step in &steps { (row(step)) } }
                    tfoot { (result(language, table, scoring)) (ties(language, table, scoring)) }
                }
            }
        }
    }
}

/// One step of the scoring.
struct Step {
    name: String,
    about: String,
    cells: Vec<Cell>,
    /// What it came to, in words.
    result: String,
    /// Everybody's population after it.
    totals: Vec<i32>,
}

struct Cell {
    value: String,
    gained: i32,
    note: String,
}

fn steps(language: Language, table: &Table, names: &[String], scoring: &Final) -> Vec<Step> {
    let mut totals: Vec<i32> = table.all_seats().map(|seat| table.tracks(seat).population).collect();
    let plain = |value: &i32| Cell { value: number(*value), gained: 0, note: String::new() };
    let mut steps = vec![Step {
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
        steps.push(goal_step(language, table, names, goal, totals.clone()));
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
    steps.push(Step { name, about, cells, result: String::new(), totals });
    steps
}

fn goal_step(
    language: Language,
    table: &Table,
    names: &[String],
    score: &GoalScore,
    totals: Vec<i32>,
) -> Step {
    let goal = table.rules().goal(score.goal);
    let about = goal_measure(language, table.rules(), goal);
    let bonus = i32::from(goal.bonus);
    let about = match score.owner {
        Some(owner) => {
            say!(language, "score-goal-secret", about, bonus, name = &names[owner.index()])
        }
        None => say!(language, "score-goal-public", about, bonus),
    };
    let cells = table.all_seats().zip(&score.values).map(|(seat, &value)| {
        let gained = if score.winner == Some(seat) { score.bonus } else { 0 };
        Cell { value: number(value), gained, note: String::new() }
    });
    let result = match (score.winner, score.owner, goal.leader(table)) {
        (Some(_), ..) => String::new(),
        (None, Some(owner), Some(_)) => say!(language, "score-not-ahead", name = &names[owner.index()]),
        (None, ..) => say!(language, "score-nobody"),
    };
    Step { name: goal_name(language, goal), about, cells: cells.collect(), result, totals }
}

fn row(step: &Step) -> Markup {
    let totals: Vec<String> = step.totals.iter().map(ToString::to_string).collect();
    html! {
        tr.step data-totals=(totals.join(" ")) {
            th scope="row" {
                (step.name)
                @if !step.about.is_empty() { span.hint { (step.about) } }
                @if !step.result.is_empty() { span.hint.nothing { (step.result) } }
            }
            @for cell in &step.cells {
                td.scored[cell.gained > 0] {
                    (cell.value)
                    @if cell.gained != 0 { " " span.tag.good { (signed(cell.gained)) } }
                    @if !cell.note.is_empty() { span.hint { (cell.note) } }
                }
            }
        }
    }
}

/// Everybody's population as bars; scripts move them from step to step.
fn race(language: Language, table: &Table, names: &[String], scoring: &Final, most: i32) -> Markup {
    html! {
        ul.race aria-label=(say!(language, "score-race")) {
            @for seat in table.all_seats() {
                @let people = scoring.seats[seat.index()].tracks.population;
                li.{ "of-seat-" (seat.index()) } data-runner {
                    span.seat-chip { (names[seat.index()]) }
                    svg.bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                        rect.lane width="100" height="10" {}
                        rect.run width=(100 * people.max(0) / most) height="10" {}
                    }
                    strong data-people { (people) }
                }
            }
        }
    }
}

fn result(language: Language, table: &Table, scoring: &Final) -> Markup {
    html! {
        tr.total {
            th scope="row" { (say!(language, "score-total")) }
            @for seat in table.all_seats() {
                @let score = &scoring.seats[seat.index()];
                td.won[score.rank == 1] {
                    strong { (score.tracks.population) }
                    @if table.seats() > 1 { span.hint { (say!(language, "end-rank", rank = score.rank)) } }
                }
            }
        }
    }
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
