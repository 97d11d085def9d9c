//! Moving the write-ahead log into the database file, beside those who write.
//!
//! SQLite would do it in the middle of a commit, every thousand pages, and all moves would wait for two more flushes.

use super::writer::Turn;
use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;
use std::time::Duration;

/// How often it is looked at.
const PERIOD: Duration = Duration::from_secs(1);
/// Rows after which the log is worth moving.
const MANY: usize = 500;
/// Pages at which those who write wait for a moment, so that the log can begin anew: 64 MiB.
const TOO_MANY: i64 = 16_384;

/// Looks after the log as long as the pool is open.
pub(crate) async fn look_after(pool: SqlitePool, turn: Turn) {
    let mut moved = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep(PERIOD) => {}
            () = pool.close_event() => return,
        }
        let written = *turn.lock().await;
        if written < moved + MANY {
            continue;
        }
        match checkpoint(&pool, &turn).await {
            Ok(()) => moved = written,
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "the log cannot be moved into the database"),
        }
    }
}

async fn checkpoint(pool: &SqlitePool, turn: &Turn) -> Result<(), sqlx::Error> {
    let pages = move_pages(pool).await?;
    if pages > TOO_MANY {
        // All pages that are left, while nobody adds more: the next to write begins at the front.
        let _turn = turn.lock().await;
        move_pages(pool).await?;
    }
    Ok(())
}

/// Moves what can be moved without anybody waiting; returns the length of the log.
async fn move_pages(pool: &SqlitePool) -> Result<i64, sqlx::Error> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?.try_get(1)
}
