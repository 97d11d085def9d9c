//! Results: how finished games ended, made from their records and kept.
//!
//! Reads: the store. Writes: nothing.
//!
//! **Invariant:** a result is what replaying the entries of a game gives. It is made again once the game has more entries
//! than it was made from, and never else.

use crate::entry::Header;
use crate::game_match::Match;
use crate::history::{History, with_history};
use crate::rooms::{Rooms, RoomsError};
use crate::store::Held;
use game_core::SeatSet;
use games::Playable;
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
    pub title: Option<&'static str>,
    /// The tiles each seat built, by their ids, in the order they were built.
    pub built: Vec<Vec<&'static str>>,
}

impl Ended {
    fn of<G: Playable>(head: &Header, history: &History<G>) -> Option<Ended> {
        let outcome = history.game.outcome()?;
        let mut built = vec![Vec::new(); history.game.seats()];
        history.retell(|_, played, before, _, _| {
            if let Some(tile) = before.built(played.seat, &played.mv) {
                built[played.seat.index()].push(tile);
            }
        });
        let title = history.game.title();
        let players = G::players(&history.setup);
        Some(Ended {
            head: head.clone(),
            players,
            scores: outcome.scores,
            winners: outcome.winners,
            title,
            built,
        })
    }
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
        if let Some((entries, ended)) = self.known.lock().expect("poisoned lock").get(&held.game)
            && *entries == held.entries
        {
            return Ok(ended.clone());
        }
        let head = rooms.store.head(&held.game).await?.ok_or(RoomsError::Unknown)?;
        let rows = rooms.store.rows(&held.game).await?;
        let entries = rows.len() as u32;
        let ended = rooms
            .replayed(move |libraries| {
                let game_match = Match::restore(head, &rows, libraries);
                with_history!(game_match.history()?, history => Ended::of(&game_match.head, history))
            })
            .await?
            .map(Arc::new);
        let mut known = self.known.lock().expect("poisoned lock");
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(held.game.clone(), (entries, ended.clone()));
        Ok(ended)
    }
}
