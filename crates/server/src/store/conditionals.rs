//! The moves that people left to be played when their turn comes.

use super::games::{damaged, seat};
use super::pool::read;
use super::{Store, StoreError, change};
use crate::conditional::Conditional;
use game_core::Seat;
use std::collections::BTreeMap;

pub(crate) const READ: &str = "SELECT seat, terms FROM conditionals WHERE game = $1";

impl Store {
    /// Keeps a seat's conditional move, in place of the one before.
    pub(crate) async fn keep_conditional(
        &self,
        game: &str,
        seat: Seat,
        conditional: &Conditional,
    ) -> Result<(), StoreError> {
        let terms = serde_json::to_string(conditional).map_err(damaged)?;
        let query = "INSERT INTO conditionals (game, seat, terms) VALUES ($1, $2, $3) \
            ON CONFLICT (game, seat) DO UPDATE SET terms = excluded.terms";
        change!(self, game, sqlx::query(query).bind(game).bind(i64::from(seat.0)).bind(&terms))?;
        Ok(())
    }

    /// Forgets it.
    pub(crate) async fn forget_conditional(&self, game: &str, seat: Seat) -> Result<(), StoreError> {
        let query = "DELETE FROM conditionals WHERE game = $1 AND seat = $2";
        change!(self, game, sqlx::query(query).bind(game).bind(i64::from(seat.0)))?;
        Ok(())
    }

    /// All of a game. What this version does not understand is left out: its owner decides by hand.
    pub(crate) async fn conditionals(&self, game: &str) -> Result<BTreeMap<Seat, Conditional>, StoreError> {
        let rows: Vec<(i64, String)> =
            read!(&self.pool, connection => sqlx::query_as(READ).bind(game).fetch_all(connection).await)?;
        let mut all = BTreeMap::new();
        for (of, terms) in rows {
            if let Ok(conditional) = serde_json::from_str(&terms) {
                all.insert(seat(of)?, conditional);
            }
        }
        Ok(all)
    }
}
