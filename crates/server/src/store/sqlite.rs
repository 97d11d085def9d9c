//! What only SQLite has: its file, and writing many entries in one statement.

use super::StoreError;
use super::file::DatabaseFile;
use super::pool::is_taken;
use super::turn::Turn;
use super::writer::Job;
use crate::entry::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// The file that an address names; nothing for a database in memory.
pub(crate) fn path(url: &str) -> Result<Option<PathBuf>, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?;
    Ok((!url.contains(":memory:")).then(|| options.get_filename().to_owned()))
}

/// Opens a file, making it if it is not there.
pub(crate) async fn open(url: &str) -> Result<(SqlitePool, Option<Arc<DatabaseFile>>), StoreError> {
    let path = path(url)?;
    let in_memory = path.is_none();
    let file = path.map(|path| DatabaseFile::open(&path)).transpose().map_err(StoreError::NoFile)?;
    let options = SqliteConnectOptions::from_str(url)?
        // One in a file is there by now: a connection that comes later must not make it anew.
        .create_if_missing(in_memory)
        .journal_mode(SqliteJournalMode::Wal)
        // An answered move has to outlive a power cut, not only the process.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "0")
        // In KiB, for each connection: the operating system keeps the file in memory already.
        .pragma("cache_size", "-512")
        .foreign_keys(true);
    // A database in memory is gone with its only connection.
    let pool = SqlitePoolOptions::new().max_connections(if in_memory { 1 } else { 4 });
    let pool = pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false);
    // Several that make a new file at once are told that it is locked instead of waiting for each other.
    let mut tries = 0;
    let pool = loop {
        match pool.clone().connect_with(options.clone()).await {
            Err(error) if tries < TRIES && is_locked(&error) => tries += 1,
            opened => break opened?,
        }
        tokio::time::sleep(PAUSE).await;
    };
    Ok((pool, file.map(Arc::new)))
}

/// How often a file that is locked is tried again, and how long to wait before that.
const TRIES: usize = 40;
const PAUSE: Duration = Duration::from_millis(50);

fn is_locked(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).as_deref() == Some("5")
}

/// Opens a file that nobody else writes, to be read as it is.
pub(crate) async fn open_copy(path: &Path) -> Result<SqlitePool, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    Ok(SqlitePoolOptions::new().max_connections(1).connect_with(options).await?)
}

/// The file that an address names, if there is none yet.
pub(crate) fn missing(url: &str) -> Option<PathBuf> {
    let file = url.strip_prefix("sqlite:").filter(|file| !file.contains(":memory:"))?;
    let options = SqliteConnectOptions::from_str(&format!("sqlite:{file}")).ok()?;
    let file = options.get_filename();
    (!file.exists()).then(|| file.to_owned())
}

/// Writes all in one transaction; if that fails, one by one, so that each gets its own answer.
pub(crate) async fn write(pool: &SqlitePool, turn: &Turn, batch: &mut Vec<Job>) {
    let together = turn.write(batch.len(), write_together(pool, batch)).await;
    let alone = batch.len() == 1;
    match together {
        Ok(()) => {
            for job in batch.drain(..) {
                job.answer(Ok(()));
            }
        }
        Err(error) if alone => {
            if let Some(job) = batch.pop() {
                job.answer(Err(error));
            }
        }
        Err(_) => {
            for job in batch.drain(..) {
                let outcome = turn.write(1, write_together(pool, std::slice::from_ref(&job))).await;
                job.answer(outcome);
            }
        }
    }
}

/// One statement for all of them: it costs one trip to the database's thread, however many they are.
pub(crate) const INSERT_ALL: &str = "INSERT INTO moves (game, number, seat, entry, seal, at) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($1)";

async fn write_together(pool: &SqlitePool, batch: &[Job]) -> Result<(), StoreError> {
    let rows = batch.iter().map(|Job { game, row, .. }| {
        (game, row.number, row.seat, row.entry.to_string(), row.seal as i64, row.at)
    });
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>()).expect("names and numbers can be written");
    let told = |error| if is_taken(&error) { StoreError::Conflict } else { StoreError::Database(error) };
    sqlx::query(INSERT_ALL).bind(rows).execute(pool).await.map_err(told)?;
    for Job { game, row, .. } in batch.iter().filter(|job| job.row.planned) {
        mark(pool, game, row).await;
    }
    Ok(())
}

/// Notes that an entry had been left before its turn came. The entry is on disk already, whatever becomes of the note.
async fn mark(pool: &SqlitePool, game: &str, row: &Row) {
    let query = sqlx::query("INSERT INTO planned (game, number) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    if let Err(error) = query.bind(game).bind(i64::from(row.number)).execute(pool).await {
        tracing::error!(game, %error, "that a move was planned could not be noted");
    }
}
