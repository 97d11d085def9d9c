//! Moving the write-ahead log into the database file, beside those who write.
//!
//! SQLite would do it in the middle of a commit, every thousand pages, and all moves would wait for two more flushes.

use super::StoreError;
use super::health::Health;
use super::pool::Pool;
use super::turn::Turn;
use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked at.
const PERIOD: Duration = Duration::from_secs(1);
/// Rows after which the log is worth moving.
const MANY: usize = 500;
/// Pages at which those who write wait for a moment, so that the log can begin anew: 64 MiB.
const TOO_MANY: i64 = 16_384;

/// Looks after the log as long as the pool is open: it is moved when it is worth it, and when nobody writes just now.
pub(crate) async fn look_after(pools: Pool, turn: Turn, health: Arc<Health>) {
    let Pool::Sqlite(pool, _) = &pools else { return };
    let (mut moved, mut before) = (turn.written(), turn.written());
    loop {
        tokio::select! {
            () = tokio::time::sleep(PERIOD) => {}
            () = pool.close_event() => return,
        }
        let written = turn.written();
        let is_quiet = written == before;
        before = written;
        if written == moved || (!is_quiet && written < moved + MANY) {
            continue;
        }
        match checkpoint(pool, &turn).await {
            Ok(all) => {
                // What is only in the log from now on is newer than all that the file alone has.
                if let Err(error) = health.beat(&pools).await {
                    tracing::warn!(%error, "the database takes nothing");
                }
                // What could not be moved while others wrote is tried again, so that they can begin at the front.
                before = turn.written();
                moved = if all { written + 1 } else { moved };
            }
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "the log cannot be moved into the database"),
        }
    }
}

/// Whether all of the log was moved.
async fn checkpoint(pool: &SqlitePool, turn: &Turn) -> Result<bool, sqlx::Error> {
    let (pages, moved) = move_pages(pool).await?;
    if pages > TOO_MANY {
        // All pages that are left, while nobody adds more: the next to write begins at the front.
        let (pages, moved) = turn.pause(move_pages(pool)).await?;
        return Ok(moved >= pages);
    }
    Ok(moved >= pages)
}

/// Moves what can be moved without anybody waiting; returns the length of the log, and how much of it is in the file.
async fn move_pages(pool: &SqlitePool) -> Result<(i64, i64), sqlx::Error> {
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?;
    Ok((row.try_get(1)?, row.try_get(2)?))
}

/// Moves everything into the file and empties the log, before anybody writes.
pub(crate) async fn empty_log(pool: &SqlitePool, turn: &Turn) -> Result<(), StoreError> {
    let busy: i64 =
        turn.write(1, sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(pool)).await?.try_get(0)?;
    if busy != 0 {
        tracing::warn!("another program reads the database; its log is moved into it later");
    }
    Ok(())
}
