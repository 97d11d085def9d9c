//! The final scoring of Suburbia: what was scored on the way, goals and by what each was scored, money, ties.

use super::scored::{Scored, scored};
use super::sources::sources;
use crate::page::end::Past;
use crate::page::scoring::{self, Cell, Part, Parts, RowCell, Scoring, ScoringStep, StepKind};
use crate::text::{list, say};
use ::suburbia::Suburbia;
use ::suburbia::award::AwardKind;
use ::suburbia::goal::Achieved;
use ::suburbia::score::{Final, GoalScore, MONEY_PER_POPULATION};
use ::suburbia::table::{Table, Tracks};
use game_core::Seat;
use maud::{Markup, html};
use render::Reader;
use render::sentence::{number, signed};
use render::suburbia::sentence::{award_name, award_text, goal_measure, goal_name};

/// The scoring of a finished game.
pub(crate) fn sheet(reader: Reader, past: &Past<Suburbia>, result: &Final) -> Scoring {
    let table = past.game.table();
    let steps = steps(reader, table, result, &scored(past), sources(reader, past));
    let totals: Vec<(usize, i32)> =
        result.seats.iter().map(|seat| (seat.rank, seat.tracks.population)).collect();
    let foot = html! {
        (scoring::total(reader, &say!(reader.language, "score-total"), &totals))
        (ties(reader, table, result))
    };
    Scoring { steps, foot }
}

fn steps(
    reader: Reader,
    table: &Table,
    scoring: &Final,
    scored: &[Scored],
    sources: Vec<Vec<Part>>,
) -> Vec<ScoringStep> {
    let language = reader.language;
    let mut totals: Vec<i32> = table.all_seats().map(|seat| table.tracks(seat).population).collect();
    let plain = |value: i32| Cell { value: number(value), ..Cell::default() };
    let mut steps: Vec<ScoringStep> =
        scored.iter().map(|award| award_step(reader, table, award, totals.clone())).collect();
    steps.push(ScoringStep {
        kind: StepKind::Start,
        parts: Some(Parts { summary: say!(language, "score-sources"), seats: sources }),
        name: say!(language, "score-before"),
        cells: totals.iter().copied().map(plain).collect(),
        totals: totals.clone(),
        ..ScoringStep::default()
    });
    if table.plays().stars && table.seats() > 1 {
        steps.push(ScoringStep {
            kind: StepKind::Earlier,
            name: say!(language, "score-stars"),
            about: say!(language, "score-stars-about"),
            cells: table.all_seats().map(|seat| plain(table.tracks(seat).stars.into())).collect(),
            totals: totals.clone(),
            ..ScoringStep::default()
        });
    }
    // A goal that several seats scored is listed for each of them.
    for same in scoring.goals.chunk_by(|a, b| (a.goal, a.owner) == (b.goal, b.owner)) {
        for score in same {
            if let Some(winner) = score.winner {
                totals[winner.index()] += score.bonus;
            }
        }
        steps.push(goal_step(reader, table, same, totals.clone()));
    }
    let mut cells = Vec::new();
    for seat in table.all_seats() {
        let (before, after) = (table.tracks(seat).money, scoring.seats[seat.index()].tracks.money);
        let gained = (before - after) / MONEY_PER_POPULATION;
        totals[seat.index()] += gained;
        let note = say!(language, "score-left", money = after);
        cells.push(Cell { value: format!("${before}"), gained, note, ..Cell::default() });
    }
    let about = say!(language, "score-money-about", price = MONEY_PER_POPULATION);
    steps.push(ScoringStep {
        name: say!(language, "score-money"),
        about,
        cells,
        totals,
        ..ScoringStep::default()
    });
    steps
}

/// A bonus or challenge, which changes no score: whoever met it was rewarded at once.
fn award_step(reader: Reader, table: &Table, scored: &Scored, totals: Vec<i32>) -> ScoringStep {
    let (language, rules) = (reader.language, table.rules());
    let award = rules.award(scored.award);
    let cell = |seat: Seat| {
        let met = scored.met.contains(seat);
        let by = signed(scored.gained[seat.index()]);
        Cell {
            value: number(scored.values[seat.index()]),
            reward: if met { reward(reader, award.kind, by) } else { String::new() },
            note: if table.is_dale(seat) { say!(language, "score-award-dale") } else { String::new() },
            ..Cell::default()
        }
    };
    ScoringStep {
        kind: StepKind::Earlier,
        name: award_name(language, award),
        about: award_text(language, rules, scored.award),
        cells: table.all_seats().map(cell).collect(),
        result: say!(language, "score-award-when", round = scored.round, count = scored.met.len()),
        totals,
        ..ScoringStep::default()
    }
}

fn reward(reader: Reader, kind: AwardKind, by: String) -> String {
    say!(reader.language, "score-award-reward", track = kind.track().word(), by)
}

/// A goal; `scores` are those of all seats that scored it, or one of nobody.
fn goal_step(reader: Reader, table: &Table, scores: &[GoalScore], totals: Vec<i32>) -> ScoringStep {
    let language = reader.language;
    let Some(first) = scores.first() else { return ScoringStep::default() };
    let goal = table.rules().goal(first.goal);
    let about = goal_measure(language, table.rules(), goal);
    let bonus = i32::from(goal.bonus);
    let about = match first.owner {
        Some(owner) => say!(language, "score-goal-secret", about, bonus, name = reader.name(owner)),
        None => say!(language, "score-goal-public", about, bonus),
    };
    let (top, stars) = (goal.at_the_top(&first.values), table.plays().stars);
    // Whoever cannot score it is not compared.
    let compared = stars && top.len() > 1 && first.owner.is_none_or(|owner| top.contains(owner));
    let cell = |(seat, &value): (Seat, &i32)| {
        let own = scores.iter().find(|score| score.winner == Some(seat));
        let note = match own.and_then(|score| by(reader, table, score)) {
            Some(by) => by,
            // Level, but behind on the star track, or not further than another.
            None if own.is_none() && compared && top.contains(seat) => {
                say!(language, "score-on-stars", space = table.tracks(seat).stars)
            }
            None => String::new(),
        };
        Cell { value: number(value), gained: own.map_or(0, |score| score.bonus), note, ..Cell::default() }
    };
    let cells = table.all_seats().zip(&first.values).map(cell).collect();
    let level: Vec<String> = top.iter().map(|seat| reader.name(seat)).collect();
    let result = match (first.winner, first.owner, goal.leader(table)) {
        (Some(_), ..) => String::new(),
        (None, Some(owner), Some(_)) => say!(language, "score-not-ahead", name = reader.name(owner)),
        (None, Some(owner), None) if !top.contains(owner) => {
            say!(language, "score-not-ahead", name = reader.name(owner))
        }
        (None, ..) if stars => say!(language, "score-level-stars", names = list(language, &level)),
        (None, ..) => say!(language, "score-level", names = list(language, &level)),
    };
    let name = goal_name(language, goal);
    ScoringStep { secret: first.owner, name, about, cells, result, totals, ..ScoringStep::default() }
}

/// By what a seat scored a goal, where being alone ahead and having it is not all.
fn by(reader: Reader, table: &Table, score: &GoalScore) -> Option<String> {
    let (language, winner) = (reader.language, score.winner?);
    let how = match score.by {
        Some(Achieved::Stars) => Some(say!(language, "score-by-stars", space = table.tracks(winner).stars)),
        Some(Achieved::LawOffice) => Some(say!(language, "score-by-law-office")),
        Some(Achieved::Alone) | None => None,
    };
    let others = score.owner.is_some_and(|owner| owner != winner);
    let vitus = others.then(|| say!(language, "score-by-vitus"));
    let all: Vec<String> = vitus.into_iter().chain(how).collect();
    (!all.is_empty()).then(|| list(language, &all))
}

/// What decided between seats with equal population: reputation, then income, then money.
fn ties(reader: Reader, table: &Table, scoring: &Final) -> Markup {
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
                @let cells = table.all_seats().map(|seat| {
                    let value = if level(seat, place) { number(standings[seat.index()][place]) } else { "–".to_owned() };
                    RowCell { class: "", content: html! { (value) }, note: "" }
                });
                (scoring::row(reader, "tie", &html! { (say!(reader.language, "score-tie", track)) }, cells))
            }
        }
    }
}
