//! Games that people end before the rules do, and lists that they keep short.

use super::pool::{read, write_to};
use super::{Store, StoreError, Visitor, change};
use crate::entry::Closed;
use game_core::Seat;

impl Store {
    /// Notes why a game is over after so many entries; the first reason stays.
    pub(crate) async fn close_game(
        &self,
        game: &str,
        closed: Closed,
        entries: u32,
    ) -> Result<(), StoreError> {
        // What is over is nothing to be woken for.
        let query = "UPDATE games SET closed = $2, ended = $3 WHERE id = $1 AND closed IS NULL";
        change!(self, game, sqlx::query(query).bind(game).bind(closed.word()).bind(i64::from(entries)))?;
        Ok(())
    }

    /// Notes that somebody gave up.
    pub(crate) async fn resign(&self, game: &str, seat: Seat) -> Result<(), StoreError> {
        let query = "INSERT INTO resigned (game, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        change!(self, game, sqlx::query(query).bind(game).bind(i64::from(seat.0)))?;
        Ok(())
    }

    /// Hides a game from a browser's list, or shows it there again.
    pub(crate) async fn hide(&self, visitor: &Visitor, game: &str, hidden: bool) -> Result<(), StoreError> {
        let hide = "INSERT INTO hidden (visitor, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let show = "DELETE FROM hidden WHERE visitor = $1 AND game = $2";
        let query = if hidden { hide } else { show };
        write_to!(&self.pool, 1, connection, _again => {
            sqlx::query(query).bind(&visitor[..]).bind(game).execute(connection).await.map(drop)
        })
    }

    /// The games that a browser does not want to see in its list.
    pub(crate) async fn hidden(&self, visitor: &Visitor) -> Result<Vec<String>, StoreError> {
        let query = "SELECT game FROM hidden WHERE visitor = $1";
        Ok(read!(&self.pool, connection => {
            sqlx::query_scalar(query).bind(&visitor[..]).fetch_all(connection).await
        })?)
    }
}
