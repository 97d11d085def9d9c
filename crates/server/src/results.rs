//! Results: how finished games ended, made from their records and kept.
//!
//! Reads: the store. Writes: nothing.
//!
//! **Invariant:** a result is what replaying the entries of a game gives. It is made again once the game has more entries
//! than it was made from, and never else.

use crate::entry::Head;
use crate::games::WebGame;
use crate::hall::{Hall, HallError};
use crate::line::{Line, with_line};
use crate::sitting::Sitting;
use crate::store::Held;
use game_core::SeatSet;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// So many games are remembered; then all are forgotten and made again as they are asked for.
const MOST: usize = 4096;

/// How a game ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    /// What was agreed.
    pub head: Head,
    /// Everybody's score, by seat.
    pub scores: Vec<i32>,
    /// Who won.
    pub winners: SeatSet,
    /// The title of whoever plays alone, if there is one.
    pub title: Option<&'static str>,
    /// The tiles each seat built, by their ids, in the order they were built.
    pub built: Vec<Vec<&'static str>>,
}

impl Ended {
    fn of<G: WebGame>(head: &Head, line: &Line<G>) -> Option<Ended> {
        let outcome = line.game.outcome()?;
        let mut built = vec![Vec::new(); line.game.seats()];
        line.retell(|_, played, before, _, _| {
            if let Some(tile) = before.built(played.seat, &played.mv) {
                built[played.seat.index()].push(tile);
            }
        });
        let title = line.game.title();
        Some(Ended { head: head.clone(), scores: outcome.scores, winners: outcome.winners, title, built })
    }
}

/// A game with the entries it has, and how it ended if it did.
type Known = (u32, Option<Arc<Ended>>);

/// The results that were asked for lately.
#[derive(Default)]
pub struct Results {
    known: Mutex<HashMap<String, Known>>,
}

impl Results {
    /// How a game ended; nothing while it runs, or if it cannot be gone on with.
    pub async fn of(&self, hall: &Hall, held: &Held) -> Result<Option<Arc<Ended>>, HallError> {
        if let Some((entries, ended)) = self.known.lock().expect("nobody panics here").get(&held.game)
            && *entries == held.entries
        {
            return Ok(ended.clone());
        }
        let head = hall.store.head(&held.game).await?.ok_or(HallError::Unknown)?;
        let rows = hall.store.rows(&held.game).await?;
        let entries = rows.len() as u32;
        let ended = hall
            .replayed(move |shelves| {
                let sitting = Sitting::restore(head, &rows, shelves);
                with_line!(sitting.line()?, line => Ended::of(&sitting.head, line))
            })
            .await?
            .map(Arc::new);
        let mut known = self.known.lock().expect("nobody panics here");
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(held.game.clone(), (entries, ended.clone()));
        Ok(ended)
    }
}
