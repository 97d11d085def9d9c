//! Results: how finished games ended, made from their entries once and kept.
//!
//! Reads and writes: the store. A result is written when its game ends; those of games that ended before there were
//! results, or whose server was killed at that moment, are made when they are asked for.
//!
//! **Invariant:** a result is what replaying the entries of a game gives. It is made again once the game has more entries
//! than it was made from, and never else.

use crate::early_end;
use crate::entry::Header;
use crate::game_match::Match;
use crate::history::{History, with_history};
use crate::rooms::{Rooms, RoomsError};
use crate::store::Held;
use game_core::{Outcome, Seat, SeatSet};
use games::Playable;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// So many games are remembered; then all are forgotten and made again as they are asked for.
const MOST: usize = 4096;

/// How a game ended.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Ended {
    pub head: Header,
    /// How many seats people and bots filled.
    pub players: usize,
    /// Everybody's score, by seat.
    pub scores: Vec<i32>,
    pub winners: SeatSet,
    /// The title of whoever plays alone, if there is one.
    pub title: Option<String>,
    /// The tiles each seat built, by their ids, in the order they were built.
    pub built: Vec<Vec<String>>,
}

/// The same as it is stored, without what the game's own row says.
#[derive(Serialize, Deserialize)]
struct StoredEnd {
    players: usize,
    scores: Vec<i32>,
    winners: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    built: Vec<Vec<String>>,
}

impl Ended {
    fn write(&self) -> String {
        let stored = StoredEnd {
            players: self.players,
            scores: self.scores.clone(),
            winners: self.winners.iter().map(|seat| seat.0).collect(),
            title: self.title.clone(),
            built: self.built.clone(),
        };
        serde_json::to_string(&stored).expect("names and numbers can be written")
    }

    /// Nothing for what this version does not understand: then it is made anew.
    fn read(head: Header, stored: &str) -> Option<Ended> {
        let StoredEnd { players, scores, winners, title, built } = serde_json::from_str(stored).ok()?;
        let winners = winners.into_iter().map(Seat).collect();
        Some(Ended { head, players, scores, winners, title, built })
    }

    fn of<G: Playable>(head: &Header, history: &History<G>) -> Option<Ended> {
        let outcome = history.game.outcome()?;
        let mut built = vec![Vec::new(); history.game.seats()];
        history.retell(|_, played, before, _, _| {
            if let Some(tile) = before.built(played.seat, &played.mv) {
                built[played.seat.index()].push(tile.to_owned());
            }
        });
        let title = history.game.title().map(str::to_owned);
        let players = G::players(&history.setup);
        let gave_up = |seat: Seat| head.early.resigned.contains(&seat);
        let winners = match head.early.resigned.is_empty() {
            true => outcome.winners,
            false => early_end::placed(&ranks(&outcome), gave_up).1,
        };
        Some(Ended { head: head.clone(), players, scores: outcome.scores, winners, title, built })
    }
}

/// Places by seat, the winners first.
fn ranks(outcome: &Outcome) -> Vec<usize> {
    let better = |score: i32| outcome.scores.iter().filter(|&&other| other > score).count();
    let rank = |(index, &score): (usize, &i32)| match outcome.winners.contains(Seat::from_index(index)) {
        true => 1,
        false => 2 + better(score),
    };
    outcome.scores.iter().enumerate().map(rank).collect()
}

/// A game with the entries it has, and how it ended if it did.
type Known = (u32, Option<Arc<Ended>>);

/// The results that were asked for lately.
#[derive(Default)]
pub(crate) struct Results {
    known: Mutex<HashMap<String, Known>>,
}

impl Results {
    /// How a game ended; nothing while it runs, or if it cannot be continued.
    pub(crate) async fn of(&self, rooms: &Rooms, held: &Held) -> Result<Option<Arc<Ended>>, RoomsError> {
        if let Some(known) = self.remembered(held) {
            return Ok(known);
        }
        if let Some(ended) = self.kept(rooms, held).await? {
            return Ok(Some(ended));
        }
        let (entries, ended) = settle(rooms, &held.game).await?;
        Ok(self.remember(&held.game, entries, ended))
    }

    /// How a game ended, if that was written down: nothing is replayed.
    pub(crate) async fn kept(&self, rooms: &Rooms, held: &Held) -> Result<Option<Arc<Ended>>, RoomsError> {
        if let Some(known) = self.remembered(held) {
            return Ok(known);
        }
        let Some((entries, stored)) = rooms.store.result(&held.game).await? else { return Ok(None) };
        if entries != held.entries {
            return Ok(None);
        }
        let head = rooms.store.head(&held.game).await?.ok_or(RoomsError::Unknown)?;
        Ok(Ended::read(head, &stored).and_then(|ended| self.remember(&held.game, entries, Some(ended))))
    }

    fn remembered(&self, held: &Held) -> Option<Option<Arc<Ended>>> {
        let known = self.known.lock().expect("poisoned lock");
        known.get(&held.game).filter(|(entries, _)| *entries == held.entries).map(|(_, ended)| ended.clone())
    }

    fn remember(&self, game: &str, entries: u32, ended: Option<Ended>) -> Option<Arc<Ended>> {
        let ended = ended.map(Arc::new);
        let mut known = self.known.lock().expect("poisoned lock");
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(game.to_owned(), (entries, ended.clone()));
        ended
    }
}

/// Writes down how a game ended while nobody waits for it.
pub(crate) fn settle_later(rooms: &Rooms, game: &str) {
    let (rooms, game) = (rooms.me(), game.to_owned());
    tokio::spawn(async move {
        if let Err(error) = settle(&rooms, &game).await {
            // It is made when it is asked for.
            tracing::warn!(game, %error, "how a game ended could not be written down");
        }
    });
}

/// Replays a game, and writes down how it ended if it did. Returns from how many entries that was made.
pub(crate) async fn settle(rooms: &Rooms, game: &str) -> Result<(u32, Option<Ended>), RoomsError> {
    let head = rooms.store.head(game).await?.ok_or(RoomsError::Unknown)?;
    let rows = rooms.store.rows(game).await?;
    let entries = rows.len() as u32;
    let ended = rooms
        .replayed(move |libraries| {
            let game_match = Match::restore(head, &rows, libraries);
            with_history!(game_match.history()?, history => Ended::of(&game_match.head, history))
        })
        .await?;
    if let Some(ended) = &ended {
        rooms.store.keep_result(game, entries, &ended.write()).await?;
    }
    Ok((entries, ended))
}
