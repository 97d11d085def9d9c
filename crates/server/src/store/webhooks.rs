//! The addresses people left to be called at.

use super::{Store, StoreError};
use game_core::Seat;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

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

const COLUMNS: &str = "seat, url, link, language, called, failures, trouble";

fn read(row: &SqliteRow) -> Result<(Seat, Webhook), StoreError> {
    let hook = Webhook {
        url: row.try_get(1)?,
        link: row.try_get(2)?,
        language: row.try_get(3)?,
        called: row.try_get(4)?,
        failures: row.try_get(5)?,
        trouble: row.try_get(6)?,
    };
    Ok((Seat(row.try_get::<u8, _>(0)?), hook))
}

impl Store {
    /// Keeps an address, in place of the one before.
    pub async fn leave_webhook(&self, game: &str, seat: Seat, hook: &Webhook) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        let query = "REPLACE INTO webhooks (game, seat, url, link, language, called, failures, trouble) \
            VALUES (?,?,?,?,?,?,?,?)";
        sqlx::query(query)
            .bind(game)
            .bind(i64::from(seat.0))
            .bind(&hook.url)
            .bind(&hook.link)
            .bind(&hook.language)
            .bind(hook.called)
            .bind(hook.failures)
            .bind(&hook.trouble)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// What a seat left.
    pub async fn webhook(&self, game: &str, seat: Seat) -> Result<Option<Webhook>, StoreError> {
        let all = self.webhooks(game).await?;
        Ok(all.into_iter().find(|(left, _)| *left == seat).map(|(_, hook)| hook))
    }

    /// What all seats of a game left.
    pub(crate) async fn webhooks(&self, game: &str) -> Result<Vec<(Seat, Webhook)>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM webhooks WHERE game = ? ORDER BY seat");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query)).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }

    /// Forgets what a seat left; whether there was anything.
    pub(crate) async fn forget_webhook(&self, game: &str, seat: Seat) -> Result<bool, StoreError> {
        let _turn = self.turn.lock().await;
        let query = sqlx::query("DELETE FROM webhooks WHERE game = ? AND seat = ?");
        let done = query.bind(game).bind(i64::from(seat.0)).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Notes that a seat is called for the turn that began with an entry; whether nobody has noted it before.
    pub(crate) async fn note_turn(&self, game: &str, seat: Seat, turn: u32) -> Result<bool, StoreError> {
        let _turn = self.turn.lock().await;
        let query = "UPDATE webhooks SET called = ?1 WHERE game = ?2 AND seat = ?3 AND called < ?1";
        let done =
            sqlx::query(query).bind(turn).bind(game).bind(i64::from(seat.0)).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
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
        let _turn = self.turn.lock().await;
        let query = "UPDATE webhooks SET trouble = ?1, failures = iif(?1 IS NULL, 0, failures + 1), \
            url = iif(?1 IS NOT NULL AND failures + 1 >= ?2, NULL, url) WHERE game = ?3 AND seat = ?4 AND url = ?5";
        let query = sqlx::query(query).bind(trouble).bind(most).bind(game).bind(i64::from(seat.0)).bind(url);
        query.execute(&self.pool).await?;
        Ok(())
    }

    /// The games in which something has happened since somebody was called last.
    pub(crate) async fn games_to_call(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT DISTINCT game FROM webhooks WHERE url IS NOT NULL \
            AND called < (SELECT max(number) FROM moves WHERE moves.game = webhooks.game)";
        let rows = sqlx::query(query).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
