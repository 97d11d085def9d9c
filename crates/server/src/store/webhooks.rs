//! The addresses people left to be called at.

use super::games::{count, seat};
use super::pool::{read, write_to};
use super::{Store, StoreError, change};
use game_core::Seat;

/// Where a seat wants to be called. The address is a secret, and this cannot be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address; nothing once it was given up.
    pub url: Option<String>,
    /// The table as whoever left the address reaches it.
    pub link: String,
    /// The language of the messages.
    pub language: String,
    /// The last entry after which nobody has to be called any more.
    pub called: u32,
    /// Failures in a row.
    pub failures: u32,
    /// What went wrong the last time, as a word.
    pub trouble: Option<String>,
}

pub(crate) const READ: &str = "SELECT seat, url, link, language, called, failures, trouble FROM webhooks \
            WHERE game = $1 ORDER BY seat";

/// Seat, url, link, language, called, failures, trouble.
type HookRow = (i64, Option<String>, String, String, i64, i64, Option<String>);

fn hook(row: HookRow) -> Result<(Seat, Webhook), StoreError> {
    let (of, url, link, language, called, failures, trouble) = row;
    let (called, failures) = (count(called)?, count(failures)?);
    Ok((seat(of)?, Webhook { url, link, language, called, failures, trouble }))
}

impl Store {
    /// Keeps an address, in place of the one before.
    pub async fn leave_webhook(&self, game: &str, seat: Seat, hook: &Webhook) -> Result<(), StoreError> {
        let query = "INSERT INTO webhooks (game, seat, url, link, language, called, failures, trouble) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, seat) DO UPDATE SET \
            url = excluded.url, link = excluded.link, language = excluded.language, called = excluded.called, \
            failures = excluded.failures, trouble = excluded.trouble";
        change!(
            self,
            game,
            sqlx::query(query)
                .bind(game)
                .bind(i64::from(seat.0))
                .bind(&hook.url)
                .bind(&hook.link)
                .bind(&hook.language)
                .bind(i64::from(hook.called))
                .bind(i64::from(hook.failures))
                .bind(&hook.trouble)
        )?;
        Ok(())
    }

    /// What a seat left.
    pub async fn webhook(&self, game: &str, seat: Seat) -> Result<Option<Webhook>, StoreError> {
        let all = self.webhooks(game).await?;
        Ok(all.into_iter().find(|(left, _)| *left == seat).map(|(_, hook)| hook))
    }

    /// What all seats of a game left.
    pub(crate) async fn webhooks(&self, game: &str) -> Result<Vec<(Seat, Webhook)>, StoreError> {
        let rows: Vec<HookRow> =
            read!(&self.pool, connection => sqlx::query_as(READ).bind(game).fetch_all(connection).await)?;
        rows.into_iter().map(hook).collect()
    }

    /// Forgets what a seat left; whether there was anything.
    pub(crate) async fn forget_webhook(&self, game: &str, seat: Seat) -> Result<bool, StoreError> {
        let query = "DELETE FROM webhooks WHERE game = $1 AND seat = $2";
        let there = write_to!(&self.pool, 1, connection, again => {
            let query = sqlx::query(query).bind(game).bind(i64::from(seat.0));
            // It was there if it is gone since the first try.
            query.execute(connection).await.map(|done| again || done.rows_affected() > 0)
        })?;
        Ok(there)
    }

    /// Notes that a seat is called for the turn that began with an entry; whether nobody has noted it before.
    pub(crate) async fn note_turn(&self, game: &str, seat: Seat, turn: u32) -> Result<bool, StoreError> {
        let query = "UPDATE webhooks SET called = $1 WHERE game = $2 AND seat = $3 AND called < $1";
        // Where it is not known whether this or another node has noted it, nobody calls: better never than twice.
        let rows = write_to!(&self.pool, 1, connection, _again => {
            let query = sqlx::query(query).bind(i64::from(turn)).bind(game).bind(i64::from(seat.0));
            query.execute(connection).await.map(|done| done.rows_affected())
        })?;
        Ok(rows > 0)
    }

    /// Notes what came of a call to an address; after so many failures in a row the address is forgotten.
    pub(crate) async fn note_call(
        &self,
        game: &str,
        seat: Seat,
        url: &str,
        trouble: Option<&str>,
        most: u32,
    ) -> Result<(), StoreError> {
        let query = "UPDATE webhooks SET trouble = $1, \
            failures = CASE WHEN $1 IS NULL THEN 0 ELSE failures + 1 END, \
            url = CASE WHEN $1 IS NOT NULL AND failures + 1 >= $2 THEN NULL ELSE url END \
            WHERE game = $3 AND seat = $4 AND url = $5";
        write_to!(&self.pool, 1, connection, _again => {
            let query = sqlx::query(query).bind(trouble).bind(i64::from(most));
            query.bind(game).bind(i64::from(seat.0)).bind(url).execute(connection).await.map(drop)
        })
    }

    /// The games in which something has happened since somebody was called last.
    pub(crate) async fn games_to_call(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT DISTINCT game FROM webhooks WHERE url IS NOT NULL \
            AND called < (SELECT max(number) FROM moves WHERE moves.game = webhooks.game)";
        read!(&self.pool, long, connection => sqlx::query_scalar(query).fetch_all(connection).await)
    }
}
