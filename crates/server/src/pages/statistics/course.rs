//! How somebody fared over time: the curve of their scores, everybody they met head to head, their latest games.
//!
//! Reads: results, the latest first. Writes: nothing.

use super::super::words;
use super::tally::{Kind, kind, level};
use crate::results::Ended;
use crate::text::say;
use game_core::{Seat, SeatSet};
use games::page::statistics::Counted;
use games::{Choice, Libraries};
use maud::{Markup, PreEscaped, html};
use render::svg::chart::{Chart, Line, chart};
use render::text::Language;
use std::sync::Arc;

/// A game that is over, and the own seats in it.
type Own = (Arc<Ended>, SeatSet);

/// Fewer games make no curve.
const CURVE: usize = 3;
/// So many games are on the curve, met and listed at most.
const ON_CURVE: usize = 60;
const MET: usize = 12;
const LATEST: usize = 10;

/// The best own score in a game, and the best of the others.
fn scores(ended: &Ended, own: SeatSet) -> (Option<i32>, Option<i32>) {
    let all = || ended.scores.iter().enumerate();
    let is_own = |index: usize| own.contains(Seat::from_index(index));
    let best = |of: bool| all().filter(|(index, _)| is_own(*index) == of).map(|(_, score)| *score).max();
    (best(true), best(false))
}

/// Scores of the kind of game that was played most, in the order they were played: only those can be compared.
#[derive(Debug, PartialEq)]
struct Curve {
    own: Vec<i32>,
    /// The best of the others each time; nothing where there are none.
    others: Vec<i32>,
}

fn curve(choices: &[Choice], games: &[&Own]) -> Option<Curve> {
    let kinds: Vec<Kind> = games.iter().map(|(ended, own)| kind(choices, ended, *own)).collect();
    let count = |one: &Kind| kinds.iter().filter(|kind| kind.chosen == one.chosen).count();
    // Of two that were played as often, the one that was played last.
    let most = kinds.iter().rev().max_by_key(|kind| count(kind))?;
    let same = games.iter().zip(&kinds).filter(|(_, kind)| kind.chosen == most.chosen);
    let mut told: Vec<(i32, Option<i32>)> = same
        .filter_map(|((ended, own), _)| {
            let (own, others) = scores(ended, *own);
            Some((own?, others))
        })
        .take(ON_CURVE)
        .collect();
    told.reverse();
    let others: Vec<i32> = told.iter().filter_map(|(_, others)| *others).collect();
    let others = if others.len() == told.len() { others } else { Vec::new() };
    (told.len() >= CURVE).then(|| Curve { own: told.into_iter().map(|(own, _)| own).collect(), others })
}

/// Somebody one met, how often, and who was ahead.
#[derive(Debug, PartialEq)]
struct Met {
    who: Who,
    games: u32,
    ahead: u32,
    behind: u32,
    /// By how much one was ahead on average.
    margin: i32,
}

/// People by their names, bots by their levels.
#[derive(Debug, Clone, PartialEq)]
enum Who {
    Person(String),
    Bot(String),
}

fn met(games: &[&Own]) -> Vec<Met> {
    let mut all: Vec<(Met, i64)> = Vec::new();
    // What shares a screen is nobody's head to head.
    for (ended, own) in games.iter().filter(|(_, own)| own.len() == 1) {
        let Some(mine) = own.lowest().and_then(|seat| ended.scores.get(seat.index())) else { continue };
        for (index, (seat, theirs)) in ended.head.seats.iter().zip(&ended.scores).enumerate() {
            if own.contains(Seat::from_index(index)) {
                continue;
            }
            let who = match &seat.bot {
                Some(bot) => Who::Bot(level(bot).1),
                None => Who::Person(seat.name.clone()),
            };
            let at = all.iter().position(|(met, _)| met.who == who).unwrap_or_else(|| {
                all.push((Met { who, games: 0, ahead: 0, behind: 0, margin: 0 }, 0));
                all.len() - 1
            });
            let (met, margin) = &mut all[at];
            met.games += 1;
            met.ahead += u32::from(mine > theirs);
            met.behind += u32::from(mine < theirs);
            *margin += i64::from(mine - theirs);
        }
    }
    let mean = |(met, sum): (Met, i64)| {
        let margin = (sum as f64 / f64::from(met.games)).round() as i32;
        Met { margin, ..met }
    };
    let mut all: Vec<Met> = all.into_iter().map(mean).collect();
    all.sort_by_key(|met| std::cmp::Reverse(met.games));
    all.truncate(MET);
    all
}

/// All of it about one game.
pub(super) fn part<G: Counted>(libraries: &Libraries, language: Language, games: &[&Own]) -> Markup {
    html! {
        @if let Some(curve) = curve(G::CHOICES, games) {
            h3 { (say!(language, "stats-curve")) }
            (drawn::<G>(language, &curve))
        }
        (table(language, &met(games)))
        h3 { (say!(language, "stats-latest")) }
        ol.latest { @for (ended, own) in games.iter().take(LATEST) { (line(libraries, language, ended, *own)) } }
    }
}

fn drawn<G: Counted>(language: Language, Curve { own, others }: &Curve) -> Markup {
    let (you, rival) = (say!(language, "stats-you"), say!(language, "stats-rival"));
    let mut lines = vec![Line { name: &you, letter: &you, seat: 0, values: own }];
    if !others.is_empty() {
        lines.push(Line { name: &rival, letter: &rival, seat: 1, values: others });
    }
    let title = say!(language, "stats-curve-title", games = own.len());
    let id = format!("curve-{}", G::NAME);
    let about = say!(language, "stats-curve-about");
    let shown =
        Chart { id: &id, title: &title, about: &about, lines: &lines, levels: &[], size: [620.0, 230.0] };
    html! { div.curve { (PreEscaped(chart(&shown))) } }
}

fn table(language: Language, met: &[Met]) -> Markup {
    let name = |who: &Who| match who {
        Who::Person(name) => name.clone(),
        Who::Bot(bot) => words::level(language, bot),
    };
    html! {
        @if !met.is_empty() {
            h3 { (say!(language, "stats-met")) }
            div.scroll tabindex="0" role="group" aria-label=(say!(language, "stats-met")) {
                table.results.met {
                    thead {
                        tr {
                            th scope="col" { (say!(language, "stats-opponent")) }
                            th.number scope="col" { (say!(language, "stats-games")) }
                            th.number scope="col" { (say!(language, "stats-ahead")) }
                            th.number scope="col" { (say!(language, "stats-behind")) }
                            th.number scope="col" { (say!(language, "stats-margin")) }
                        }
                    }
                    tbody {
                        @for Met { who, games, ahead, behind, margin } in met {
                            tr {
                                th scope="row" { (name(who)) }
                                td.number { (games) }
                                td.number { (ahead) }
                                td.number { (behind) }
                                td.number { (render::sentence::signed(*margin)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A game in one line: when, what, with whom, and how it went.
fn line(libraries: &Libraries, language: Language, ended: &Ended, own: SeatSet) -> Markup {
    let others =
        ended.head.seats.iter().enumerate().filter(|(index, _)| !own.contains(Seat::from_index(*index)));
    let names: Vec<String> =
        others.map(|(_, seat)| seat.name.clone()).filter(|name| !name.is_empty()).collect();
    let (mine, _) = scores(ended, own);
    let rank = mine.map(|mine| 1 + ended.scores.iter().filter(|score| **score > mine).count());
    let alone = ended.scores.len() == 1;
    html! {
        li {
            a href={ "/games/" (ended.head.id) "/end" } { (words::table_in(libraries, language, &ended.head)) }
            @if !names.is_empty() {
                span.hint { (say!(language, "stats-with", names = words::list(language, &names))) }
            }
            time.hint data-at=(ended.head.at) {}
            strong.number {
                @if let (Some(rank), false) = (rank, alone) { (say!(language, "end-rank", rank)) " · " }
                (mine.unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::tests::ended;
    use super::*;
    use games::Playable as _;

    fn first() -> SeatSet {
        SeatSet::just(Seat(0))
    }

    #[test]
    fn the_curve_is_of_the_games_that_can_be_compared() {
        // The latest first.
        let games = [
            (ended("d", "standard", &["", "novice"], &[90, 80], &[]), first()),
            (ended("c", "lone-architect", &[""], &[70], &[]), first()),
            (ended("b", "standard", &["", "greedy"], &[60, 75], &[]), first()),
            (ended("a", "standard", &["", ""], &[50, 40], &[]), first()),
        ];
        let games: Vec<&Own> = games.iter().collect();
        let choices = ::suburbia::Suburbia::CHOICES;
        assert_eq!(curve(choices, &games), Some(Curve { own: vec![50, 60, 90], others: vec![40, 75, 80] }));
        assert_eq!(curve(choices, &games[..3]), None, "two games are no curve");
        assert_eq!(curve(choices, &[]), None);
    }

    #[test]
    fn everybody_is_met_head_to_head() {
        let games = [
            (ended("a", "standard", &["", "novice", "novice"], &[90, 80, 95], &[]), first()),
            (ended("b", "standard", &["", "novice"], &[60, 60], &[]), first()),
            (ended("c", "standard", &["", ""], &[50, 40], &[]), first()),
            (ended("d", "standard", &["", ""], &[1, 2], &[]), SeatSet::first(2)),
        ];
        let games: Vec<&Own> = games.iter().collect();
        let novice = Met { who: Who::Bot("novice".into()), games: 3, ahead: 1, behind: 1, margin: 2 };
        let person = Met { who: Who::Person(String::new()), games: 1, ahead: 1, behind: 0, margin: 10 };
        assert_eq!(met(&games), [novice, person]);
    }
}
