//! What clients were answered and what streams told, and whether it can be true together with what is stored.
//!
//! Everything here is data: clients add to a [`History`] while servers fail around them, and [`History::faults`]
//! compares it afterwards with the stored games.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

/// What became of something that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was answered as done; moves with the ply after them.
    Done(usize),
    /// It was answered as not done.
    Refused(u16),
    /// There was no answer, or one that says that nobody knows.
    Unknown,
}

/// A move that somebody sent.
#[derive(Debug, Clone)]
pub struct Sent {
    pub game: String,
    pub seat: usize,
    pub text: String,
    pub outcome: Outcome,
}

/// What was sent and heard, by everybody.
#[derive(Debug, Default)]
pub struct History {
    pub moves: Vec<Sent>,
    /// What was said at tables: every text only once.
    pub talk: Vec<Sent>,
    /// By watcher: the game, and the numbers of the entries it was told, in the order it was told them.
    pub streams: Vec<(String, Vec<usize>)>,
}

/// A game as it is stored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stored {
    /// Who moved, and what, in order.
    pub moves: Vec<(usize, String)>,
    pub talk: Vec<(usize, String)>,
    /// Seats on which bots sit.
    pub bots: BTreeSet<usize>,
}

/// How much of what there was to compare.
#[derive(Debug, Default, Clone, Copy)]
pub struct Counts {
    pub done: usize,
    pub refused: usize,
    pub unknown: usize,
    /// Of those without an answer, those that are there.
    pub unknown_there: usize,
    pub by_bots: usize,
    pub told: usize,
}

impl History {
    /// Everything that cannot be true together, a line each.
    pub fn faults(&self, stored: &BTreeMap<String, Stored>) -> Vec<String> {
        let mut faults = self.of_moves(stored);
        faults.extend(self.of_talk(stored));
        faults.extend(self.of_streams(stored));
        faults
    }

    fn of_moves(&self, stored: &BTreeMap<String, Stored>) -> Vec<String> {
        let mut faults = Vec::new();
        // Where an answer says that a move is; and moves that may be there without an answer.
        let mut claimed: HashMap<(&str, usize), &Sent> = HashMap::new();
        let mut unknown: HashMap<(&str, usize, &str), usize> = HashMap::new();
        for sent in &self.moves {
            match sent.outcome {
                Outcome::Done(ply) => {
                    let there = stored.get(&sent.game).and_then(|game| game.moves.get(ply.wrapping_sub(1)));
                    if there.is_none_or(|(seat, text)| (*seat, text) != (sent.seat, &sent.text)) {
                        faults.push(format!("lost: {sent:?}; there is {there:?}"));
                    }
                    if let Some(other) = claimed.insert((&sent.game, ply), sent) {
                        faults.push(format!("two were answered as the same ply: {sent:?} {other:?}"));
                    }
                }
                Outcome::Unknown => *unknown.entry((&sent.game, sent.seat, &sent.text)).or_default() += 1,
                Outcome::Refused(_) => {}
            }
        }
        for (id, game) in stored {
            for (index, (seat, text)) in game.moves.iter().enumerate() {
                if game.bots.contains(seat) || claimed.contains_key(&(id.as_str(), index + 1)) {
                    continue;
                }
                // Nobody was told that it was done: then somebody must have sent it without being told otherwise.
                match unknown.get_mut(&(id.as_str(), *seat, text.as_str())) {
                    Some(count @ 1..) => *count -= 1,
                    _ => faults.push(format!("refused or never sent: {id} ply {index} seat {seat} {text}")),
                }
            }
        }
        faults
    }

    fn of_talk(&self, stored: &BTreeMap<String, Stored>) -> Vec<String> {
        let mut faults = Vec::new();
        for sent in &self.talk {
            let Some(game) = stored.get(&sent.game) else { continue };
            let said = (sent.seat, sent.text.clone());
            let count = game.talk.iter().filter(|there| **there == said).count();
            let is_right = match sent.outcome {
                Outcome::Done(_) => count == 1,
                Outcome::Refused(_) => count == 0,
                Outcome::Unknown => count <= 1,
            };
            if !is_right {
                faults.push(format!("said {count} times: {sent:?}"));
            }
        }
        faults
    }

    /// Streams that did not tell everything there is, once and in order.
    pub fn of_streams(&self, stored: &BTreeMap<String, Stored>) -> Vec<String> {
        let mut faults = Vec::new();
        for (index, (game, told)) in self.streams.iter().enumerate() {
            let entries = stored.get(game).map_or(0, |game| game.moves.len());
            let expected: Vec<usize> = (1..=entries).collect();
            if *told == expected {
                continue;
            }
            let at = told.iter().zip(&expected).position(|(told, expected)| told != expected);
            let at = at.unwrap_or(told.len().min(entries));
            let from = at.saturating_sub(2);
            let around = &told[from..(at + 3).min(told.len())];
            faults.push(format!(
                "stream {index} of {game}: {} entries told of {entries}, wrong at {at}: {around:?}",
                told.len()
            ));
        }
        faults
    }

    /// What there was to compare.
    pub fn counts(&self, stored: &BTreeMap<String, Stored>) -> Counts {
        let mut counts =
            Counts { told: self.streams.iter().map(|(_, told)| told.len()).sum(), ..Counts::default() };
        for sent in &self.moves {
            match sent.outcome {
                Outcome::Done(_) => counts.done += 1,
                Outcome::Refused(_) => counts.refused += 1,
                Outcome::Unknown => counts.unknown += 1,
            }
        }
        for game in stored.values() {
            let by_bots = game.moves.iter().filter(|(seat, _)| game.bots.contains(seat)).count();
            counts.by_bots += by_bots;
            counts.unknown_there += game.moves.len() - by_bots;
        }
        counts.unknown_there = counts.unknown_there.saturating_sub(counts.done);
        counts
    }
}

impl Counts {
    /// In words.
    pub fn sentence(&self) -> String {
        let mut text = String::new();
        let _ = write!(
            text,
            "{} moves answered, {} refused, {} without an answer ({} of them there), {} by bots; {} entries told by streams",
            self.done, self.refused, self.unknown, self.unknown_there, self.by_bots, self.told
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(seat: usize, text: &str, outcome: Outcome) -> Sent {
        Sent { game: "g".to_owned(), seat, text: text.to_owned(), outcome }
    }

    fn stored(moves: &[(usize, &str)]) -> BTreeMap<String, Stored> {
        let moves = moves.iter().map(|(seat, text)| (*seat, (*text).to_owned())).collect();
        let bots = BTreeSet::from([9]);
        BTreeMap::from([("g".to_owned(), Stored { moves, talk: vec![(0, "hello".to_owned())], bots })])
    }

    /// The faults of moves that were sent, with a stream that told the numbers.
    fn faults(moves: &[Sent], told: &[usize], there: &[(usize, &str)]) -> Vec<String> {
        let streams = vec![("g".to_owned(), told.to_vec())];
        let history = History { moves: moves.to_vec(), talk: Vec::new(), streams };
        history
            .faults(&stored(there))
            .into_iter()
            .map(|line| line.split(':').next().unwrap().to_owned())
            .collect()
    }

    use Outcome::{Done, Refused, Unknown};

    #[test]
    fn what_can_be_true_is_no_fault() {
        let moves =
            [sent(0, "a", Done(1)), sent(1, "b", Unknown), sent(1, "x", Refused(409)), sent(1, "y", Unknown)];
        assert!(faults(&moves, &[1, 2, 3], &[(0, "a"), (1, "b"), (9, "by a bot")]).is_empty());
        // Sent again after silence: refused because it was there.
        let again = [sent(0, "a", Unknown), sent(0, "a", Refused(409))];
        assert!(faults(&again, &[1], &[(0, "a")]).is_empty());
    }

    #[test]
    fn what_is_lost_changed_or_made_up_is_a_fault() {
        assert_eq!(faults(&[sent(0, "a", Done(1))], &[], &[]), ["lost"]);
        assert_eq!(faults(&[sent(0, "a", Done(1)), sent(0, "b", Unknown)], &[1], &[(0, "b")]), ["lost"]);
        assert_eq!(faults(&[sent(0, "a", Refused(503))], &[1], &[(0, "a")]), ["refused or never sent"]);
        // Sent once without an answer, and there twice.
        let twice = faults(&[sent(0, "a", Unknown)], &[1, 2], &[(0, "a"), (0, "a")]);
        assert_eq!(twice, ["refused or never sent"]);
        let same = faults(&[sent(0, "a", Done(1)), sent(0, "a", Done(1))], &[1], &[(0, "a")]);
        assert_eq!(same, ["two were answered as the same ply"]);
    }

    #[test]
    fn streams_tell_everything_once_and_in_order() {
        let (moves, there) = ([sent(0, "a", Done(1)), sent(0, "b", Done(2))], [(0, "a"), (0, "b")]);
        assert!(faults(&moves, &[1, 2], &there).is_empty());
        for told in [&[1][..], &[2], &[2, 1], &[1, 1, 2], &[1, 2, 3]] {
            assert_eq!(faults(&moves, told, &there), ["stream 0 of g"], "{told:?}");
        }
    }

    #[test]
    fn talk_is_there_once() {
        let talk = |text, outcome| {
            let history = History { talk: vec![sent(0, text, outcome)], ..History::default() };
            history.faults(&stored(&[])).len()
        };
        assert_eq!((talk("hello", Done(0)), talk("hello", Unknown), talk("hello", Refused(422))), (0, 0, 1));
        assert_eq!((talk("lost", Done(0)), talk("lost", Unknown), talk("lost", Refused(422))), (1, 0, 0));
    }
}
