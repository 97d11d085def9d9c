//! What is said at the tables.

use super::{Store, StoreError, now};
use game_core::Seat;
use serde::Serialize;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use utoipa::ToSchema;

/// No table needs more; nobody can fill the disk by talking.
const MOST: i64 = 1000;

/// Something somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Said {
    /// Counted from 1.
    pub number: i64,
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl Store {
    /// Keeps something that was said; `None` if so much has been said that no more is kept.
    pub(crate) async fn say(&self, game: &str, seat: Seat, text: &str) -> Result<Option<Said>, StoreError> {
        let _turn = self.turn.lock().await;
        let at = now();
        let query = "INSERT INTO talk (game, number, seat, text, at) \
            SELECT ?1, 1 + count(*), ?2, ?3, ?4 FROM talk WHERE game = ?1 HAVING count(*) < ?5 RETURNING number";
        let row = sqlx::query(query).bind(game).bind(i64::from(seat.0)).bind(text).bind(at).bind(MOST);
        let row = row.fetch_optional(&self.pool).await?;
        let number = row.map(|row| row.try_get(0)).transpose()?;
        Ok(number.map(|number| Said { number, seat, text: text.to_owned(), at }))
    }

    /// What was said at a table, in order.
    pub(crate) async fn said(&self, game: &str) -> Result<Vec<Said>, StoreError> {
        let query = "SELECT number, seat, text, at FROM talk WHERE game = ? ORDER BY number";
        let rows = sqlx::query(query).bind(game).fetch_all(&self.pool).await?;
        let said = |row: SqliteRow| {
            Ok(Said {
                number: row.try_get(0)?,
                seat: Seat(row.try_get::<u8, _>(1)?),
                text: row.try_get(2)?,
                at: row.try_get(3)?,
            })
        };
        rows.into_iter().map(said).collect()
    }
}
