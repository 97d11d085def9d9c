//! The connections to the database, whichever it is.
//!
//! Statements are written once, in the SQL that both understand: placeholders `$1`, numbers as `i64`, `ON CONFLICT`. What only
//! one of them has is in `sqlite` and `postgres`. Whatever a server asks goes through `read!` and `write_to!`: there it has its
//! turn where only one may write, and its time where a server may not answer.

use super::attempt::{Server, TimeLimits};
use super::turn::Turn;
use super::{StoreError, postgres, sqlite};
use sqlx::sqlite::SqlitePool;

/// The database.
#[derive(Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool, Turn),
    Postgres(Server),
}

/// Does the same on whichever database it is, without a time limit: `with_pool!(&self.pool, pool => …)`. What comes out must
/// not be a row of one of them: `query_as` reads rows as tuples of plain values.
macro_rules! with_pool {
    ($pools:expr, $pool:ident => $work:expr) => {
        match $pools {
            $crate::store::pool::Pool::Sqlite($pool, _) => $work,
            $crate::store::pool::Pool::Postgres(server) => {
                let $pool = &server.pool;
                $work
            }
        }
    };
}
pub(crate) use with_pool;

/// Asks a PostgreSQL server until it is known what came of it: `ask!(server.writing(), connection, again => …)`.
macro_rules! ask {
    ($attempt:expr, $connection:ident, $again:ident => $work:expr) => {{
        let mut attempt = $attempt;
        loop {
            let mut lent = match attempt.connection().await {
                Ok(lent) => lent,
                Err(error) => break Err(error),
            };
            let $again = attempt.again();
            let outcome = {
                let $connection = &mut *lent;
                attempt.limited(async { $work }).await
            };
            if let Some(known) = attempt.judge(lent, outcome) {
                break known;
            }
        }
    }};
}
pub(crate) use ask;

/// Reads: `read!(&self.pool, connection => sqlx::query_as(…).fetch_all(connection).await)`; `long` for what goes through many
/// rows in the background.
macro_rules! read {
    ($pools:expr, $connection:ident => $work:expr) => {
        $crate::store::pool::read!(@ $pools, reading, $connection => $work)
    };
    ($pools:expr, long, $connection:ident => $work:expr) => {
        $crate::store::pool::read!(@ $pools, reading_long, $connection => $work)
    };
    (@ $pools:expr, $how:ident, $connection:ident => $work:expr) => {
        match $pools {
            $crate::store::pool::Pool::Sqlite(pool, _) => {
                let work = async {
                    let mut lent = pool.acquire().await?;
                    let $connection = &mut *lent;
                    $work
                };
                work.await.map_err($crate::store::StoreError::from)
            }
            $crate::store::pool::Pool::Postgres(server) => {
                $crate::store::pool::ask!(server.$how(), $connection, _again => $work)
            }
        }
    };
}
pub(crate) use read;

/// Writes about so many rows: `write_to!(&self.pool, 1, connection, again => …)`. With `again` the same may have been done before,
/// which must then be as good as doing it now.
macro_rules! write_to {
    ($pools:expr, $rows:expr, $connection:ident, $again:ident => $work:expr) => {
        $crate::store::pool::write_to!(@ $pools, $rows, writing, $connection, $again => $work)
    };
    ($pools:expr, $rows:expr, long, $connection:ident, $again:ident => $work:expr) => {
        $crate::store::pool::write_to!(@ $pools, $rows, writing_long, $connection, $again => $work)
    };
    (@ $pools:expr, $rows:expr, $how:ident, $connection:ident, $again:ident => $work:expr) => {
        match $pools {
            $crate::store::pool::Pool::Sqlite(pool, turn) => {
                let work = async {
                    let $again = false;
                    let mut lent = pool.acquire().await?;
                    let $connection = &mut *lent;
                    $work
                };
                turn.write($rows, work).await
            }
            $crate::store::pool::Pool::Postgres(server) => {
                $crate::store::pool::ask!(server.$how(), $connection, $again => $work)
            }
        }
    };
}
pub(crate) use write_to;

impl Pool {
    /// Connects to the database at an address: `sqlite:FILE` or `postgres://…`.
    pub(crate) async fn open(url: &str, limits: TimeLimits) -> Result<Pool, StoreError> {
        Ok(match is_postgres(url) {
            true => Pool::Postgres(postgres::open(url, limits).await?),
            false => {
                let (pool, file) = sqlite::open(url).await?;
                Pool::Sqlite(pool.clone(), Turn::new(pool, file))
            }
        })
    }

    pub(crate) async fn close(&self) {
        with_pool!(self, pool => pool.close().await);
    }
}

pub(crate) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// An address as it may be printed: without its password.
pub(crate) fn shown(url: &str) -> String {
    let Ok(mut shown) = url::Url::parse(url) else { return url.to_owned() };
    if !is_postgres(url) {
        return url.to_owned();
    }
    if shown.password().is_some() {
        let _ = shown.set_password(Some("***")); // fails only for addresses that have none
    }
    if shown.query_pairs().any(|(key, _)| key == "password") {
        shown.set_query(None);
    }
    shown.to_string()
}

/// Whether a statement failed because somebody else has written the same row.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_printed() {
        assert_eq!(shown("postgres://ann:secret@db/games"), "postgres://ann:***@db/games");
        assert_eq!(shown("postgresql://db/games?user=ann&password=secret"), "postgresql://db/games");
        assert_eq!(
            shown("postgres://ann@db/games?sslmode=require"),
            "postgres://ann@db/games?sslmode=require"
        );
        assert_eq!(shown("sqlite:games.db"), "sqlite:games.db");
    }
}
