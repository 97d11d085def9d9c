//! Storage: games, seats and entries in SQLite or PostgreSQL.
//!
//! Reads: the database. Writes: the database, entries only by adding.
//!
//! **Invariant:** when [`Store::append`] returns, the entry is on disk. The primary key (game, number) makes two
//! writers of the same entry impossible.

pub(crate) mod admin;
mod attempt;
mod breaker;
mod checkpoint;
mod conditionals;
mod copy;
mod ends;
mod file;
mod games;
mod health;
mod holders;
mod leases;
mod marks;
mod pool;
mod postgres;
mod questions;
mod quotas;
mod results;
mod retention;
mod session;
mod sqlite;
mod steps;
mod talk;
mod turn;
mod webhooks;
mod writer;

use crate::entry::Row;
use attempt::TimeLimits;
pub use copy::{CopyError, copy};
pub use file::FileFault;
use health::Health;
pub(crate) use holders::{Held, Visitor};
pub(crate) use leases::{Lease, SHARDS, TERM, shard};
pub(crate) use marks::Mark;
use marks::{MarkReader, change};
pub(crate) use pool::shown;
use pool::{Pool, write_to};
pub(crate) use questions::Question;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
pub(crate) use talk::Said;
use tokio::sync::Mutex as AsyncMutex;
pub use webhooks::Webhook;
use writer::Writer;

/// How long it is believed how large a server's database is.
const SIZE_HOLDS: Duration = Duration::from_secs(30);

/// Everything that outlives the process.
pub struct Store {
    pool: Pool,
    writer: Writer,
    /// Of a database that several nodes use.
    marks: Option<MarkReader>,
    health: Arc<Health>,
    /// How large the database was, and when.
    size: AsyncMutex<Option<(Instant, u64)>>,
}

/// How a database is opened.
#[derive(Debug, Clone, Default)]
pub struct StoreOptions {
    /// Opens it even if moves are missing that were answered.
    pub accept_loss: bool,
    /// Looks through all of a file for damage, however large it is.
    pub check_all: bool,
}

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// No database could be asked.
    #[error("the database does not answer: {0}")]
    Away(String),
    /// The database went away while it was asked.
    #[error("the database went away before it said whether this was kept")]
    Unknown,
    /// Another process has written this entry already.
    #[error("the game was moved on by another server")]
    Conflict,
    /// What is stored makes no sense.
    #[error("the stored game is damaged: {0}")]
    Damaged(String),
    /// A later version made the file.
    #[error("it was made by a newer tabletown; use that one")]
    Newer,
    /// The database would lose what was answered, or cannot hold it.
    #[error("{0}")]
    Unfit(String),
    /// The process is ending.
    #[error("the server is shutting down")]
    Closing,
    /// What was written may be gone, or goes nowhere: nothing is written any more until the server starts anew.
    #[error("the database cannot be relied on any more: {0}")]
    Lost(String),
    /// Somebody is putting another database in its place.
    #[error("{0} is in use by {1}")]
    InUse(String, String),
    /// The database is older than what was written last.
    #[error(
        "the server ended without closing {0}, and what it wrote last is not in there: its log {0}-wal is missing, or the \
         file is an older copy, so moves that were answered may be lost. Put the log or a newer copy back (tabletown db \
         restore BACKUP), or go on without those moves: --accept-loss"
    )]
    Behind(String),
    /// The file has been damaged.
    #[error(
        "{0} is damaged: {1}. Put a backup in its place (tabletown db restore BACKUP; what is there now is kept), or see what \
         is left of it with tabletown db check"
    )]
    Unsound(String, String),
    /// The note beside the database cannot be made.
    #[error("cannot use {0}: {1}")]
    NoSession(String, std::io::Error),
    /// The file cannot be opened.
    #[error("it cannot be opened: {0}")]
    NoFile(std::io::Error),
}

impl Store {
    /// Opens the database, making it or bringing it up where that is needed: `sqlite:FILE` or `postgres://…`.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_with(url, &StoreOptions::default()).await
    }

    /// The same, in another way than usual.
    pub async fn open_with(url: &str, how: &StoreOptions) -> Result<Store, StoreError> {
        let health = Arc::new(Health::of(url, how)?);
        let pool = Pool::open(url, TimeLimits::SERVING).await.map_err(|error| unsound(url, error))?;
        steps::bring_up(&pool).await.map_err(|error| unsound(url, error))?;
        health.begin(&pool).await?;
        if let Pool::Sqlite(_, turn) = &pool {
            tokio::spawn(checkpoint::look_after(pool.clone(), turn.clone(), health.clone()));
        }
        Ok(Store::over(pool, health))
    }

    fn over(pool: Pool, health: Arc<Health>) -> Store {
        let marks = match &pool {
            Pool::Postgres(server) => Some(MarkReader::start(server.clone())),
            Pool::Sqlite(..) => None,
        };
        Store { writer: Writer::start(pool.clone()), marks, pool, health, size: AsyncMutex::default() }
    }

    /// A secret of the server: made when it is first asked for, and the same ever after. Of several servers that ask at
    /// once the first one's is everybody's.
    pub async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<Vec<u8>, StoreError> {
        // Written in any case: only a commit waits until a standby has it.
        let keep = "INSERT INTO house (name, value) VALUES ($1, $2) \
            ON CONFLICT (name) DO UPDATE SET value = house.value";
        let read = "SELECT value FROM house WHERE name = $1";
        write_to!(&self.pool, 1, connection, _again => {
            sqlx::query(keep).bind(name).bind(&fresh[..]).execute(&mut *connection).await?;
            sqlx::query_scalar(read).bind(name).fetch_one(connection).await
        })
    }

    /// Adds an entry; returns once it is on disk.
    pub async fn append(&self, game: &str, row: Row) -> Result<(), StoreError> {
        self.append_under(None, game, row).await
    }

    /// As [`append`](Store::append); under a lease that somebody else has taken meanwhile the entry is refused.
    pub(crate) async fn append_under(
        &self,
        lease: Option<Lease>,
        game: &str,
        row: Row,
    ) -> Result<(), StoreError> {
        self.writer.append(game, row, lease).await
    }

    /// How many entries have come to be written since the start.
    pub(crate) fn written(&self) -> u64 {
        self.writer.written.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Whether something can be stored: a row is written, at most once a second, however often it is asked.
    pub(crate) async fn ready(&self) -> Result<(), String> {
        self.health.ready(&self.pool).await
    }

    /// Bytes of the database and of its log. Of a PostgreSQL server those of its tables and indexes, looked up twice a minute:
    /// its log is its own affair. Nothing where that is not known.
    pub(crate) async fn sizes(&self) -> Option<(u64, u64)> {
        let server = match &self.pool {
            Pool::Sqlite(_, turn) => return turn.file().map(|file| file.sizes()),
            Pool::Postgres(server) => server,
        };
        let mut size = self.size.lock().await;
        if size.is_none_or(|(at, _)| at.elapsed() > SIZE_HOLDS) {
            let query = "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class \
                WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace";
            let found: Result<i64, StoreError> = pool::ask!(server.reading(), connection, _again => {
                sqlx::query_scalar(query).fetch_one(connection).await
            });
            match found {
                Ok(found) => *size = Some((Instant::now(), found.unsigned_abs())),
                Err(error) => tracing::debug!(%error, "how large the database is could not be read"),
            }
        }
        size.map(|(_, size)| (size, 0))
    }

    /// Writes what is waiting to be written and lets go of the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.health.end(&self.pool).await;
    }
}

/// What is said of a file that SQLite finds damaged.
fn unsound(url: &str, error: StoreError) -> StoreError {
    match &error {
        StoreError::Database(failure)
            if failure.as_database_error().and_then(|failure| failure.code()).as_deref() == Some("11") =>
        {
            StoreError::Unsound(shown(url), failure.to_string())
        }
        _ => error,
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row as _;

    /// Every statement that a move, a table, the home page or the statistics need finds its rows by an index: it costs the same
    /// however many games there are.
    #[tokio::test]
    async fn what_is_asked_often_is_found_by_an_index() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let Pool::Sqlite(pool, _) = &store.pool else { panic!("SQLite") };
        let often = [
            games::READ_GAME,
            games::READ_SEATS,
            games::READ_CLOCK,
            games::READ_STAND_INS,
            games::READ_ENTRIES,
            holders::HELD,
            holders::HOLDERS,
            holders::LESSON,
            holders::GAMES,
            holders::LESSONS,
            results::READ,
            conditionals::READ,
            webhooks::READ,
            talk::READ,
            sqlite::INSERT_ALL,
        ];
        for statement in often {
            let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
            for row in sqlx::query(explained).fetch_all(pool).await.unwrap() {
                let step: String = row.get("detail");
                // What was found already, and the entries that are being written.
                let few = step == "SCAN latest" || step.starts_with("SCAN json_each");
                assert!(few || !step.starts_with("SCAN"), "{statement}: {step}");
            }
        }
    }
}
