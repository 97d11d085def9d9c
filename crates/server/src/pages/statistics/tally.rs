//! Counting results: how often, how well, against whom, with which tiles.
//!
//! Reads: results. Writes: nothing. Everything here is about the seats that one browser holds.

use crate::results::Ended;
use bots::name::{BotName, LEVELS};
use game_core::{Seat, SeatSet};
use games::Choice;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Against whom somebody played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Opponents {
    /// Alone, or against what the rules play.
    Nobody,
    /// Bots, the strongest of them by its place among the levels; what is no level comes first.
    Bots(Option<usize>, String),
    /// People with devices of their own, bots or not.
    People,
    /// All people sat at this screen.
    OneScreen,
}

/// What is counted together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    /// What was chosen of all that is counted apart, in the order of the game's choices; the usual if nothing was.
    pub chosen: Vec<Option<String>>,
    /// Against whom.
    pub opponents: Opponents,
}

/// The results of one kind.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Row {
    /// Which.
    pub kind: Kind,
    /// The rules of one of them, as records write them.
    pub rules: Value,
    /// Games that are over.
    pub games: u32,
    /// Games that were won, shared wins included; nothing where winning means nothing.
    pub won: Option<u32>,
    /// The mean score, rounded.
    pub mean: i32,
    /// The best score.
    pub best: i32,
    /// The game it was reached in.
    pub best_game: String,
    /// The best title, and the score it was reached with.
    pub title: Option<(String, i32)>,
}

/// All results in one game.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Tally {
    /// By kind.
    pub rows: Vec<Row>,
    /// Tiles by how often they were built, the most frequent first.
    pub tiles: Vec<(String, u32)>,
}

/// Counts the results of one game, each with the seats that are one's own.
pub(super) fn tally<'a>(
    choices: &[Choice],
    results: impl IntoIterator<Item = &'a (Arc<Ended>, SeatSet)>,
) -> Tally {
    let mut rows: BTreeMap<Kind, (Row, i64, i64)> = BTreeMap::new();
    let mut tiles: BTreeMap<&str, u32> = BTreeMap::new();
    for (ended, own) in results {
        let kind = kind(choices, ended, *own);
        let fresh = || {
            let won = (!is_solo(ended) && kind.opponents != Opponents::OneScreen).then_some(0);
            let (best, best_game, title) = (i32::MIN, String::new(), None);
            let rules = ended.head.rules.clone();
            (Row { kind: kind.clone(), rules, games: 0, won, mean: 0, best, best_game, title }, 0, 0)
        };
        let (row, total, count) = rows.entry(kind.clone()).or_insert_with(fresh);
        row.games += 1;
        if let Some(won) = &mut row.won {
            *won += u32::from(own.iter().any(|seat| ended.winners.contains(seat)));
        }
        for seat in own.iter() {
            let Some(&score) = ended.scores.get(seat.index()) else { continue };
            *total += i64::from(score);
            *count += 1;
            if score > row.best {
                (row.best, row.best_game) = (score, ended.head.id.clone());
            }
            if let Some(title) = &ended.title
                && row.title.as_ref().is_none_or(|(_, with)| score > *with)
            {
                row.title = Some((title.clone(), score));
            }
            for tile in ended.built.get(seat.index()).into_iter().flatten() {
                *tiles.entry(tile).or_default() += 1;
            }
        }
    }
    let mean = |(row, total, count): (Row, i64, i64)| {
        let mean = (total as f64 / count.max(1) as f64).round() as i32;
        Row { mean, ..row }
    };
    let mut tiles: Vec<(String, u32)> =
        tiles.into_iter().map(|(tile, count)| (tile.to_owned(), count)).collect();
    tiles.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut rows: Vec<Row> = rows.into_values().map(mean).collect();
    // What most people play comes first.
    let usual: Vec<Option<&str>> = choices.iter().filter(|choice| choice.counted).map(first).collect();
    rows.sort_by_key(|row| row.kind.chosen.first().map(Option::as_deref) != usual.first().copied());
    Tally { rows, tiles }
}

/// Whether nobody else was at the table, not even what the rules play.
pub(in super::super) fn is_solo(ended: &Ended) -> bool {
    ended.head.seats.len() == 1
}

/// The first value of a choice.
fn first(choice: &Choice) -> Option<&'static str> {
    choice.values().first().copied()
}

pub(super) fn kind(choices: &[Choice], ended: &Ended, own: SeatSet) -> Kind {
    let rules = &ended.head.rules;
    let usual = |choice: &Choice| first(choice).filter(|_| choice.only_with.is_none()).map(str::to_owned);
    let word = |choice: &Choice| choice.word_in(rules).or_else(|| usual(choice));
    let chosen = choices.iter().filter(|choice| choice.counted).map(word).collect();
    let opponents = if ended.players == 1 { Opponents::Nobody } else { opponents(ended, own) };
    Kind { chosen, opponents }
}

fn opponents(ended: &Ended, own: SeatSet) -> Opponents {
    let others = || {
        let seats = ended.head.seats.iter().enumerate();
        seats.filter(|(index, _)| !own.contains(Seat::from_index(*index))).map(|(_, seat)| seat)
    };
    if others().any(|seat| seat.bot.is_none()) {
        return Opponents::People;
    }
    if own.len() > 1 {
        return Opponents::OneScreen;
    }
    let strongest = others().filter_map(|seat| seat.bot.as_deref()).map(level).max();
    strongest.map_or(Opponents::Nobody, |(place, name)| Opponents::Bots(place, name))
}

/// The level that a bot plays at, and the place of that among all; a name that is none stays what it is.
pub(super) fn level(bot: &str) -> (Option<usize>, String) {
    let meant = bot.parse::<BotName>().ok();
    let place = LEVELS.iter().position(|(level, _)| *level == bot || level.parse::<BotName>().ok() == meant);
    (place, place.map_or_else(|| bot.to_owned(), |place| LEVELS[place].0.to_owned()))
}

#[cfg(test)]
pub(in super::super) mod tests {
    use super::*;
    use crate::entry::Header;
    use crate::fairness::Fairness;
    use game_core::record::SeatInfo;
    use serde_json::json;

    /// A game of these bots (people are `""`), with their scores; whoever has most wins.
    pub(crate) fn ended(
        id: &str,
        mode: &str,
        seats: &[&str],
        scores: &[i32],
        built: &[&'static str],
    ) -> Arc<Ended> {
        let seat =
            |bot: &&str| SeatInfo { name: String::new(), bot: (!bot.is_empty()).then(|| bot.to_string()) };
        let most = scores.iter().max().copied().unwrap_or_default();
        let winners = scores.iter().enumerate().filter(|(_, score)| **score == most);
        Arc::new(Ended {
            head: Header {
                id: id.to_owned(),
                game: "suburbia".to_owned(),
                rules: json!({ "mode": mode }),
                seed: 0,
                seats: seats.iter().map(seat).collect(),
                version: String::new(),
                host: None,
                imported: false,
                rematch: None,
                fairness: Fairness::default(),
                clock: None,
                stand_ins: Default::default(),

                early: Default::default(),
                at: 0,
            },
            players: seats.iter().filter(|bot| **bot != "dale").count(),
            scores: scores.to_vec(),
            winners: winners.map(|(seat, _)| Seat::from_index(seat)).collect(),
            title: (mode != "standard" && scores[0] == most).then_some(if most > 90 {
                "Mayor".to_owned()
            } else {
                "Clerk".to_owned()
            }),
            built: vec![built.iter().map(|&tile| tile.to_owned()).collect(); seats.len()],
        })
    }

    #[test]
    fn results_are_counted_by_mode_and_the_strongest_opponent() {
        let first = SeatSet::just(Seat(0));
        let results = [
            (ended("a", "standard", &["", "novice"], &[90, 80], &["farm", "farm", "airport"]), first),
            (ended("b", "standard", &["", "greedy"], &[70, 80], &["farm"]), first),
            (ended("c", "standard", &["", "master", "novice"], &[70, 80, 60], &[]), first),
            (ended("d", "standard", &["", "planner:7"], &[70, 70], &[]), first),
            (ended("e", "standard", &["", "", "master"], &[99, 70, 60], &[]), first),
            (ended("f", "standard", &["", ""], &[10, 20], &[]), SeatSet::first(2)),
            (ended("g", "lone-architect", &[""], &[88], &[]), first),
            (ended("h", "lone-architect", &[""], &[97], &["airport"]), first),
            (ended("i", "dale", &["", "dale"], &[60, 40], &[]), first),
            (ended("j", "dale", &["", "dale"], &[80, 90], &[]), first),
        ];
        let tally = tally(<::suburbia::Suburbia as games::Playable>::CHOICES, &results);
        let told: Vec<_> = tally
            .rows
            .iter()
            .map(|row| (&row.kind.opponents, row.games, row.won, row.mean, row.best, row.best_game.as_str()))
            .collect();
        let bots = |place, name: &str| Opponents::Bots(place, name.to_owned());
        let (nobody, people, screen) = (Opponents::Nobody, Opponents::People, Opponents::OneScreen);
        let (own, novice, master) =
            (bots(None, "planner:7"), bots(Some(0), "novice"), bots(Some(3), "master"));
        assert_eq!(
            told,
            [
                (&own, 1, Some(1), 70, 70, "d"),
                (&novice, 2, Some(1), 80, 90, "a"),
                (&master, 1, Some(0), 70, 70, "c"),
                (&people, 1, Some(1), 99, 99, "e"),
                (&screen, 1, None, 15, 20, "f"),
                (&nobody, 2, Some(1), 70, 80, "j"),
                (&nobody, 2, None, 93, 97, "h"),
            ]
        );
        let titles: Vec<_> = tally
            .rows
            .iter()
            .map(|row| row.title.as_ref().map(|(title, score)| (title.as_str(), *score)))
            .collect();
        assert_eq!(
            titles[5..],
            [Some(("Clerk", 60)), Some(("Mayor", 97))],
            "a game without one counts for none"
        );
        assert_eq!(tally.tiles, [("farm".to_owned(), 3), ("airport".to_owned(), 2)]);
    }
}
