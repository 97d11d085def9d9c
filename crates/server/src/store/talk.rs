//! What is said at the tables.

use super::games::seat;
use super::pool::{is_taken, read, write_to};
use super::{Store, StoreError, now};
use game_core::Seat;
use serde::Serialize;
use sqlx::Connection as _;
use std::sync::atomic::{AtomicBool, Ordering};
use utoipa::ToSchema;

/// Nobody needs to say more at one table: nobody can fill the disk by talking, or talk so much that others cannot.
const MOST: i64 = 250;

/// So much of what was said goes along to the next table.
const CARRIED: usize = 40;
const CARRY: &str =
    "INSERT INTO talk (game, number, seat, text, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

pub(crate) const READ: &str =
    "SELECT number, seat, text, at FROM talk WHERE game = $1 AND number > $2 ORDER BY number";

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
    /// Keeps something that was said; `None` if the seat has said so much that no more is kept.
    pub(crate) async fn say(&self, game: &str, seat: Seat, text: &str) -> Result<Option<Said>, StoreError> {
        let query = "INSERT INTO talk (game, number, seat, text, at) \
            SELECT $1, 1 + count(*), $2, $3, $4 FROM talk WHERE game = $1 \
            HAVING count(CASE WHEN seat = $2 THEN 1 END) < $5 RETURNING number";
        // After a try whose end was not seen: what was said then is there, unless it is being said just now, which the
        // statement above finds out. It is written once more, as only a commit waits until a standby has it.
        let there = "UPDATE talk SET at = at WHERE game = $1 AND seat = $2 AND text = $3 AND at = $4 RETURNING number";
        let sent_before = AtomicBool::new(false);
        let at = now();
        loop {
            // All rows, though there is one at most: a statement is committed when its answer has been read to the end.
            let numbers: Result<Vec<i64>, StoreError> = write_to!(&self.pool, 1, connection, again => {
                let by = i64::from(seat.0);
                sent_before.fetch_or(again, Ordering::Relaxed);
                if sent_before.load(Ordering::Relaxed) {
                    let there = sqlx::query_scalar(there).bind(game).bind(by).bind(text).bind(at);
                    let there: Vec<i64> = there.fetch_all(&mut *connection).await?;
                    if !there.is_empty() {
                        return Ok(there);
                    }
                }
                let query = sqlx::query_scalar(query).bind(game).bind(by).bind(text);
                query.bind(at).bind(MOST).fetch_all(connection).await
            });
            match numbers {
                // Somebody at another server spoke at the same moment.
                Err(StoreError::Database(error)) if is_taken(&error) => {}
                numbers => {
                    let said = |number| Said { number, seat, text: text.to_owned(), at };
                    return Ok(numbers?.into_iter().max().map(said));
                }
            }
        }
    }

    /// Lets the talk of a table go on at the next one: the last that was said there, by those who sit at `moved` now.
    pub(crate) async fn carry_talk(
        &self,
        from: &str,
        to: &str,
        moved: impl Fn(Seat) -> Seat,
    ) -> Result<(), StoreError> {
        let said = self.said(from).await?;
        let latest = &said[said.len().saturating_sub(CARRIED)..];
        let latest: Vec<(i64, &Said)> = (1..).zip(latest).collect();
        write_to!(&self.pool, latest.len().max(1), connection, _again => {
            let mut work = connection.begin().await?;
            for (number, said) in &latest {
                let insert = sqlx::query(CARRY).bind(to).bind(number).bind(i64::from(moved(said.seat).0));
                insert.bind(&said.text).bind(said.at).execute(&mut *work).await?;
            }
            work.commit().await
        })
    }

    /// What was said at a table, in order.
    pub(crate) async fn said(&self, game: &str) -> Result<Vec<Said>, StoreError> {
        self.said_after(game, 0).await
    }

    /// What was said at a table after so much, in order.
    pub(crate) async fn said_after(&self, game: &str, number: i64) -> Result<Vec<Said>, StoreError> {
        let rows: Vec<(i64, i64, String, i64)> = read!(&self.pool, connection => sqlx::query_as(READ).bind(game).bind(number).fetch_all(connection).await)?;
        let said = |(number, by, text, at)| Ok(Said { number, seat: seat(by)?, text, at });
        rows.into_iter().map(said).collect()
    }
}
