//! How games ended.

use super::games::count;
use super::pool::{read, write_to};
use super::{Store, StoreError};
use sqlx::Connection as _;

pub(crate) const READ: &str = "SELECT entries, ended FROM results WHERE game = $1";

impl Store {
    /// Keeps how a game ended after so many entries; what was made from more entries stays.
    pub(crate) async fn keep_result(&self, game: &str, entries: u32, ended: &str) -> Result<(), StoreError> {
        let query = "INSERT INTO results (game, entries, ended) VALUES ($1, $2, $3) \
            ON CONFLICT (game) DO UPDATE SET entries = excluded.entries, ended = excluded.ended \
            WHERE results.entries < excluded.entries";
        let close = "UPDATE games SET ended = $2 WHERE id = $1";
        write_to!(&self.pool, 2, connection, _again => {
            let mut work = connection.begin().await?;
            let query = sqlx::query(query).bind(game).bind(i64::from(entries)).bind(ended);
            query.execute(&mut *work).await?;
            sqlx::query(close).bind(game).bind(i64::from(entries)).execute(&mut *work).await?;
            work.commit().await
        })
    }

    /// How a game ended, and after how many entries.
    pub(crate) async fn result(&self, game: &str) -> Result<Option<(u32, String)>, StoreError> {
        let row: Option<(i64, String)> = read!(&self.pool, connection => sqlx::query_as(READ).bind(game).fetch_optional(connection).await)?;
        row.map(|(entries, ended)| Ok((count(entries)?, ended))).transpose()
    }
}
