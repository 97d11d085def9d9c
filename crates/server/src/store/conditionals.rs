//! The moves that people left to be played when their turn comes.

use super::{Store, StoreError};
use crate::conditional::Conditional;
use game_core::Seat;
use sqlx::Row as _;
use std::collections::BTreeMap;

impl Store {
    /// Keeps a seat's conditional move, in place of the one before.
    pub(crate) async fn keep_conditional(
        &self,
        game: &str,
        seat: Seat,
        conditional: &Conditional,
    ) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        let terms =
            serde_json::to_string(conditional).map_err(|error| StoreError::Damaged(error.to_string()))?;
        let query = sqlx::query("REPLACE INTO conditionals (game, seat, terms) VALUES (?,?,?)");
        query.bind(game).bind(i64::from(seat.0)).bind(terms).execute(&self.pool).await?;
        Ok(())
    }

    /// Forgets it.
    pub(crate) async fn forget_conditional(&self, game: &str, seat: Seat) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        let query = sqlx::query("DELETE FROM conditionals WHERE game = ? AND seat = ?");
        query.bind(game).bind(i64::from(seat.0)).execute(&self.pool).await?;
        Ok(())
    }

    /// All of a game. What this version does not understand is left out: its owner decides by hand.
    pub(crate) async fn conditionals(&self, game: &str) -> Result<BTreeMap<Seat, Conditional>, StoreError> {
        let query = sqlx::query("SELECT seat, terms FROM conditionals WHERE game = ?").bind(game);
        let rows = query.fetch_all(&self.pool).await?;
        let mut all = BTreeMap::new();
        for row in rows {
            let (seat, terms) = (Seat(row.try_get::<u8, _>(0)?), row.try_get::<String, _>(1)?);
            if let Ok(conditional) = serde_json::from_str(&terms) {
                all.insert(seat, conditional);
            }
        }
        Ok(all)
    }
}
