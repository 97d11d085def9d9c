//! Records that a game broke: compared with all games that the same browser has finished before it.
//!
//! Reads: results. Everything here is about the seats that one browser holds, and is counted, never guessed.

use super::statistics::{Finished, is_alone, results};
use crate::App;
use crate::api::caller::visitor;
use crate::results::Ended;
use crate::text::{language, say};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game_core::SeatSet;
use games::page::statistics::Counted as _;
use games::with_game;
use maud::html;
use render::text::Language;
use std::sync::Arc;

/// A record that was broken.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Broken {
    /// The best score of so many games of this mode with as many players.
    Score { score: i32, before: i32, games: usize },
    /// The best score in this game, whatever the mode.
    Ever { score: i32, before: i32 },
    /// The clearest win.
    Lead { lead: i32, before: i32 },
    /// So many wins in a row.
    Row { wins: usize },
    /// A title for the first time.
    Title { title: String },
}

/// The records that a finished game broke for whoever asks, as a piece of its page; nothing where there are none.
pub(super) async fn records(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let finished = match visitor(&headers) {
        Some(visitor) => match results(&app, &visitor).await {
            Ok(results) => results.finished,
            Err(error) => return super::failed(language, &error),
        },
        None => Vec::new(),
    };
    let broken = broken(&finished, &id);
    if broken.is_empty() {
        return StatusCode::NO_CONTENT.into_response();
    }
    let game =
        finished.iter().find(|(ended, _)| ended.head.id == id).map(|(ended, _)| ended.head.game.clone());
    let game = game.unwrap_or_default();
    let body = html! {
        section.records aria-labelledby="records-heading" {
            h2 #records-heading { (say!(language, "records-heading")) }
            ul { @for record in &broken { li { (told(language, &game, record)) } } }
        }
    };
    body.into_response()
}

/// What a game broke, of these results in any order.
fn broken(finished: &[Finished], id: &str) -> Vec<Broken> {
    let Some((now, own)) = finished.iter().find(|(ended, _)| ended.head.id == id) else { return Vec::new() };
    // At one screen the best of several people is nobody's record.
    let Some(score) = alone(now, *own) else { return Vec::new() };
    let mut earlier: Vec<&Finished> = finished
        .iter()
        .filter(|(ended, _)| {
            ended.head.game == now.head.game && ended.head.id != id && ended.head.at <= now.head.at
        })
        .filter(|(ended, own)| alone(ended, *own).is_some())
        .collect();
    earlier.sort_by_key(|(ended, _)| ended.head.at);
    let alike: Vec<&Finished> = earlier
        .iter()
        .copied()
        .filter(|(ended, _)| {
            ended.players == now.players && ended.head.rules["mode"] == now.head.rules["mode"]
        })
        .collect();
    let best = |all: &[&Finished]| all.iter().filter_map(|(ended, own)| alone(ended, *own)).max();
    let mut broken = Vec::new();
    if let Some(before) = best(&alike).filter(|&before| score > before) {
        broken.push(Broken::Score { score, before, games: alike.len() });
    }
    if let Some(before) = best(&earlier).filter(|&before| score > before && earlier.len() > alike.len()) {
        broken.push(Broken::Ever { score, before });
    }
    if let Some(lead) = lead(now, *own) {
        let before = alike.iter().filter_map(|(ended, own)| self::lead(ended, *own)).max();
        if let Some(before) = before.filter(|&before| lead > before) {
            broken.push(Broken::Lead { lead, before });
        }
        let wins =
            1 + alike.iter().rev().take_while(|(ended, own)| self::lead(ended, *own).is_some()).count();
        if wins >= 3 {
            broken.push(Broken::Row { wins });
        }
    }
    if let Some(title) = now.title.clone().filter(|_| alike.iter().all(|(ended, _)| ended.title != now.title))
    {
        broken.push(Broken::Title { title });
    }
    broken
}

/// The score of the only seat that is one's own.
fn alone(ended: &Ended, own: SeatSet) -> Option<i32> {
    let seat = own.lowest().filter(|_| own.len() == 1)?;
    ended.scores.get(seat.index()).copied()
}

/// How far ahead one won, if one did and there were others.
fn lead(ended: &Ended, own: SeatSet) -> Option<i32> {
    let seat = own.lowest().filter(|&seat| ended.winners.contains(seat) && !is_alone(ended))?;
    let others = ended.scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    Some(ended.scores[seat.index()] - others.map(|(_, score)| *score).max()?)
}

fn told(language: Language, game: &str, record: &Broken) -> String {
    match record {
        Broken::Score { score, before, games } => {
            say!(language, "records-score", score = *score, before = *before, games = *games)
        }
        Broken::Ever { score, before } => say!(language, "records-ever", score = *score, before = *before),
        Broken::Lead { lead, before } => say!(language, "records-lead", lead = *lead, before = *before),
        Broken::Row { wins } => say!(language, "records-row", wins = *wins),
        Broken::Title { title } => {
            let title = with_game!(game, G => G::title_name(language, title)).unwrap_or_default();
            say!(language, "records-title", title)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::statistics::tests::ended;
    use game_core::Seat;

    /// Games one after the other: mode, the others, all scores.
    fn finished(games: &[(&str, &[&str], &[i32])]) -> Vec<Finished> {
        let game = |(at, (mode, seats, scores)): (usize, &(&str, &[&str], &[i32]))| {
            let mut ended = Arc::unwrap_or_clone(ended(&at.to_string(), mode, seats, scores, &[]));
            ended.head.at = at as i64;
            (Arc::new(ended), SeatSet::just(Seat(0)))
        };
        games.iter().enumerate().map(game).collect()
    }

    #[test]
    fn what_is_better_than_all_before_it_is_a_record() {
        let two: &[&str] = &["", "novice"];
        let all = finished(&[
            ("standard", two, &[80, 70]),
            ("standard", two, &[90, 88]),
            ("lone-architect", &[""], &[120]),
            ("standard", two, &[100, 60]),
            ("standard", two, &[130, 125]),
            ("lone-architect", &[""], &[95]),
        ]);
        assert_eq!(broken(&all, "0"), [], "there is nothing to compare the first with");
        assert_eq!(broken(&all, "1"), [Broken::Score { score: 90, before: 80, games: 1 }]);
        assert_eq!(
            broken(&all, "2"),
            [Broken::Ever { score: 120, before: 90 }, Broken::Title { title: "Mayor".to_owned() }]
        );
        assert_eq!(
            broken(&all, "3"),
            [
                Broken::Score { score: 100, before: 90, games: 2 },
                Broken::Lead { lead: 40, before: 10 },
                Broken::Row { wins: 3 }
            ]
        );
        assert_eq!(
            broken(&all, "4"),
            [
                Broken::Score { score: 130, before: 100, games: 3 },
                Broken::Ever { score: 130, before: 120 },
                Broken::Row { wins: 4 }
            ]
        );
        assert_eq!(broken(&all, "5"), [], "worse than before");
        assert_eq!(broken(&all, "none"), []);
    }

    #[test]
    fn at_one_screen_nobody_breaks_records() {
        let mut all = finished(&[("standard", &["", ""], &[80, 70]), ("standard", &["", ""], &[90, 99])]);
        all.iter_mut().for_each(|(_, own)| *own = SeatSet::first(2));
        assert_eq!(broken(&all, "1"), []);
    }
}
