//! Panels round the boroughs: the population track, goals, the final scoring, and the key to the signs.

use super::palette::{self, INK, RULE, SOFT_INK};
use super::{glyph, sentence};
use crate::sentence::number;
use crate::svg::pen::{Pen, Type, fit, n};
use crate::svg::{Cast, ordinal, panel};
use crate::text::Language;
use game_core::{Seat, SeatSet};
use suburbia::SuburbiaView;
use suburbia::goal::GoalId;
use suburbia::red_line;
use suburbia::score::{Final, GoalScore};
use suburbia::table::Table;
use suburbia::tile::{Category, Track};

/// The population track as a ribbon; returns how high it is.
pub(super) fn ribbon(
    pen: &mut Pen,
    table: &Table,
    cast: &Cast,
    scoring: Option<&Final>,
    [x, y, w]: [f64; 3],
) -> f64 {
    let population = |seat: Seat| {
        let scored = scoring.and_then(|scoring| scoring.seats.get(seat.index()));
        scored.map_or(table.tracks(seat).population, |score| score.tracks.population)
    };
    let highest = table.all_seats().map(population).max().unwrap_or(0);
    let end = (highest + 6).max(50).div_euclid(10) * 10 + 10;
    let step = (w - 60.0) / f64::from(end + 1);
    let at = |value: i32| x + 30.0 + step * (f64::from(value) + 0.5);
    let mut seats: Vec<Seat> = table.all_seats().collect();
    seats.sort_by_key(|&seat| (population(seat), seat));
    let mut levels: Vec<(f64, usize)> = Vec::new();
    for &seat in &seats {
        let here = at(population(seat));
        let free = (0..).find(|&level| levels.iter().all(|&(x, l)| l != level || here - x > 30.0));
        levels.push((here, free.unwrap_or(0)));
    }
    let tallest = levels.iter().map(|&(_, level)| level).max().unwrap_or(0);
    let bar = y + 62.0 + 34.0 * tallest as f64;
    panel(
        pen,
        [x, y, w, bar + 46.0 - y],
        if scoring.is_some() { "Population, goals and money included" } else { "Population" },
    );
    pen.rect([x + 30.0, bar, w - 60.0, 20.0], 6.0, "fill=\"#ecdfc3\" stroke=\"#b8a67e\" stroke-width=\"1\"");
    for value in 0..=end {
        let left = at(value) + step / 2.0;
        if value < end && !red_line::is_after(value) {
            let deep = if value % 10 == 9 { 20.0 } else { 6.0 };
            pen.line([left, bar + 20.0 - deep, left, bar + 20.0], "stroke=\"#b8a67e\" stroke-width=\".8\"");
        }
        if value % 10 == 0 {
            pen.text(at(value), bar + 36.0, Type::new(12.0, INK).bold().middle(), &value.to_string());
        }
    }
    for value in (0..end).filter(|&value| red_line::is_after(value)) {
        glyph::red_line(pen, at(value) + step / 2.0, bar - 1.0, bar + 21.0);
    }
    for (seat, (here, level)) in seats.into_iter().zip(levels) {
        let stand = bar + 12.0 - 34.0 * level as f64;
        let colour = palette::seat(seat.index());
        pen.circle(here, bar + 10.0, 4.0, &format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1\""));
        glyph::meeple(pen, here, stand, 1.5, colour, cast.letter(seat));
    }
    bar + 46.0 - y
}

/// A goal and how it stands.
struct GoalStanding {
    goal: GoalId,
    owner: Option<Seat>,
    values: Vec<i32>,
    /// Who is ahead, or has scored it.
    ahead: SeatSet,
}

fn standings(view: &SuburbiaView, scoring: Option<&Final>) -> Vec<GoalStanding> {
    let table = view.table();
    if let Some(scoring) = scoring {
        // A goal that several seats scored is listed for each of them.
        let same = scoring.goals.chunk_by(|a, b| (a.goal, a.owner) == (b.goal, b.owner));
        let as_scored = |scores: &[GoalScore]| GoalStanding {
            goal: scores[0].goal,
            owner: scores[0].owner,
            values: scores[0].values.clone(),
            ahead: scores.iter().filter_map(|score| score.winner).collect(),
        };
        return same.map(as_scored).collect();
    }
    let public = table.public_goals().iter().map(|&goal| (goal, None));
    let private = table.all_seats().filter_map(|seat| view.private_goal(seat).map(|goal| (goal, Some(seat))));
    let stand = |(id, owner): (GoalId, Option<Seat>)| {
        let goal = table.rules().goal(id);
        let values = table.all_seats().map(|seat| goal.value(table, seat)).collect();
        GoalStanding { goal: id, owner, values, ahead: goal.leader(table).into_iter().collect() }
    };
    public.chain(private).map(stand).collect()
}

const CARD: f64 = 86.0;

/// The goals with everybody's standing; returns how high they are, 0 if there are none.
pub(super) fn goals(
    pen: &mut Pen,
    view: &SuburbiaView,
    cast: &Cast,
    scoring: Option<&Final>,
    [x, y, w]: [f64; 3],
) -> f64 {
    let all = standings(view, scoring);
    if all.is_empty() {
        return 0.0;
    }
    let high = 36.0 + CARD * all.len() as f64;
    panel(pen, [x, y, w, high], "Goals");
    for (index, standing) in all.iter().enumerate() {
        goal(pen, view.table(), cast, scoring.is_some(), standing, [x, y + 32.0 + CARD * index as f64, w]);
    }
    high
}

fn goal(
    pen: &mut Pen,
    table: &Table,
    cast: &Cast,
    scored: bool,
    standing: &GoalStanding,
    [x, y, w]: [f64; 3],
) {
    let rules = table.rules();
    let goal = rules.goal(standing.goal);
    pen.line([x + 16.0, y, x + w - 16.0, y], &format!("stroke=\"{RULE}\" stroke-width=\"1\""));
    pen.raw(&format!(
        "<rect x=\"{}\" y=\"{}\" width=\"50\" height=\"26\" rx=\"13\" fill=\"{}\"/>",
        n(x + w - 66.0),
        n(y + 10.0),
        palette::track(Track::Population)
    ));
    pen.text(x + w - 49.0, y + 28.0, Type::new(14.0, "#fff").bold().middle(), &format!("+{}", goal.bonus));
    glyph::track(pen, x + w - 27.0, y + 23.0, 1.15, Track::Population, "#fff");
    let name = match standing.owner {
        Some(owner) => format!("{}, secret of {}", goal.name, cast.name(owner)),
        None => goal.name.clone(),
    };
    pen.text(x + 16.0, y + 22.0, Type::new(15.0, INK).bold(), &fit(&name, 15.0, w - 100.0));
    let measure = sentence::goal_measure(Language::ENGLISH, rules, goal);
    pen.text(x + 16.0, y + 39.0, Type::new(12.0, SOFT_INK), &fit(&measure, 11.6, w - 96.0));
    let seats = standing.values.len().max(1) as f64;
    let step = ((w - 32.0) / seats).min(92.0);
    for (index, &value) in standing.values.iter().enumerate() {
        let seat = Seat::from_index(index);
        let left = x + 16.0 + step * index as f64;
        let ahead = standing.ahead.contains(seat);
        if ahead {
            let look = "fill=\"#fff0b8\" stroke=\"#7a5200\" stroke-width=\"1.6\"";
            pen.rect([left - 4.0, y + 48.0, step - 4.0, 31.0], 8.0, look);
        }
        glyph::meeple(pen, left + 11.0, y + 76.0, 1.0, palette::seat(index), cast.letter(seat));
        pen.text(left + 26.0, y + 70.0, Type::new(15.0, INK).bold(), &number(value));
        if ahead {
            let sign = if scored { "✓" } else { "★" };
            pen.text(left + step - 12.0, y + 69.0, Type::new(13.0, "#7a5200").bold().end(), sign);
        }
    }
}

/// The final scoring; returns how high it is.
pub(super) fn scoring(
    pen: &mut Pen,
    table: &Table,
    cast: &Cast,
    scoring: &Final,
    [x, y, w]: [f64; 3],
) -> f64 {
    let titled = scoring.seats.iter().any(|score| score.title.is_some());
    let row = if titled { 80.0 } else { 64.0 };
    let high = 46.0 + row * scoring.seats.len() as f64;
    panel(pen, [x, y, w, high], "Final scoring");
    let mut order: Vec<usize> = (0..scoring.seats.len()).collect();
    order.sort_by_key(|&index| (scoring.seats[index].rank, index));
    for (place, index) in order.into_iter().enumerate() {
        let score = &scoring.seats[index];
        let seat = Seat::from_index(index);
        let top = y + 36.0 + row * place as f64;
        let first = score.rank == 1 && scoring.seats.len() > 1;
        let (fill, edge) = if first { ("#fff0b8", "#7a5200") } else { ("#f7f1e2", RULE) };
        let look = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.4\"");
        pen.rect([x + 12.0, top, w - 24.0, row - 6.0], 10.0, &look);
        glyph::meeple(pen, x + 36.0, top + 48.0, 1.6, palette::seat(index), cast.letter(seat));
        let name = match scoring.seats.len() {
            1 => cast.name(seat).to_owned(),
            _ => format!("{} {}", ordinal(score.rank), cast.name(seat)),
        };
        pen.text(x + 62.0, top + 24.0, Type::new(17.0, INK).bold(), &fit(&name, 17.0, w - 160.0));
        let mut line = top + 44.0;
        if let Some(title) = score.title {
            pen.text(x + 62.0, line, Type::new(13.0, INK).bold(), &fit(title, 13.0, w - 136.0));
            line += 19.0;
        }
        let parts = score_parts(table, scoring, seat, score.tracks.population);
        pen.text(x + 62.0, line, Type::new(12.0, SOFT_INK), &fit(&parts, 11.0, w - 136.0));
        let total = score.tracks.population.to_string();
        pen.text(x + w - 26.0, top + row / 2.0 + 8.0, Type::new(30.0, INK).bold().end(), &total);
    }
    high
}

/// Where a score comes from: `63 built + 15 goals + 2 money`.
fn score_parts(table: &Table, scoring: &Final, seat: Seat, total: i32) -> String {
    let built = if seat.index() < table.seats() { table.tracks(seat).population } else { 0 };
    let goals: i32 =
        scoring.goals.iter().filter(|goal| goal.winner == Some(seat)).map(|goal| goal.bonus).sum();
    let mut parts = format!("{built} built");
    for (amount, word) in [(goals, "goals"), (total - built - goals, "money")] {
        if amount != 0 {
            parts.push_str(&format!(" + {amount} {word}"));
        }
    }
    parts
}

/// The key to the signs.
pub(super) fn key(pen: &mut Pen, [x, y, w]: [f64; 3]) -> f64 {
    let high = 152.0;
    panel(pen, [x, y, w, high], "Key");
    let column = (w - 32.0) / 2.0;
    for (index, category) in Category::ALL.into_iter().enumerate() {
        let top = y + 46.0 + 26.0 * index as f64;
        let dark = palette::hue(Some(category)).dark;
        pen.rect([x + 16.0, top - 9.0, 19.0, 19.0], 4.0, &format!("fill=\"{dark}\""));
        glyph::category(pen, x + 25.5, top + 0.5, 1.35, category, "#fff");
        pen.text(x + 42.0, top + 5.0, Type::new(13.0, INK), category.word());
    }
    for (index, track) in Track::ALL.into_iter().take(3).enumerate() {
        let top = y + 46.0 + 26.0 * index as f64;
        pen.rect(
            [x + 16.0 + column, top - 9.0, 24.0, 19.0],
            9.5,
            &format!("fill=\"{}\"", palette::track(track)),
        );
        glyph::track(pen, x + 28.0 + column, top + 0.5, 1.3, track, "#fff");
        pen.text(x + 48.0 + column, top + 5.0, Type::new(13.0, INK), track.word());
    }
    let top = y + 46.0 + 78.0;
    glyph::marker(pen, x + 28.0 + column, top, 11.0, "#25303b");
    pen.text(x + 48.0 + column, top + 5.0, Type::new(13.0, INK), "marker: counts twice");
    high
}
