//! Whose turn it is to write: one at a time, counted, and only into a database that is still there.
//!
//! **Invariant:** whatever is written goes through [`Turn::write`]. It succeeds only if the file that was opened is still
//! in its place afterwards, and after a failure that leaves open what is on disk nothing succeeds any more: a disk that
//! once failed to flush may forget what it has taken without a word, so trying again proves nothing.

use super::StoreError;
use super::file::{DatabaseFile, FileFault, Look};
use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;
use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::Mutex;

/// Whose turn it is to write. SQLite has one writer at a time, and lets others sleep for longer than it takes.
#[derive(Clone)]
pub(crate) struct Turn {
    inner: Arc<Inner>,
}

struct Inner {
    pool: SqlitePool,
    /// Nothing for a database in memory.
    file: Option<Arc<DatabaseFile>>,
    turn: Mutex<()>,
    written: AtomicUsize,
    lost: OnceLock<String>,
}

/// Failures of reading and writing that say nothing about the disk: no memory, no room for the shared index, locks.
const PASSING: [i64; 5] = [3082, 4874, 2826, 3850, 2314];
/// SQLite's codes for a failing disk, a damaged file and a file that is none of SQLite's.
const DAMAGE: [i64; 3] = [10, 11, 26];
/// The file was moved away.
const MOVED: i64 = 1032;

impl Turn {
    pub(crate) fn new(pool: SqlitePool, file: Option<Arc<DatabaseFile>>) -> Turn {
        crate::metrics::set("tabletown_store_usable", 1.0);
        crate::metrics::count("tabletown_store_failures_total", &[("kind", "lost")], 0);
        crate::metrics::count("tabletown_store_failures_total", &[("kind", "passing")], 0);
        let inner =
            Inner { pool, file, turn: Mutex::default(), written: AtomicUsize::new(0), lost: OnceLock::new() };
        Turn { inner: Arc::new(inner) }
    }

    /// The file, if the database has one.
    pub(crate) fn file(&self) -> Option<&Arc<DatabaseFile>> {
        self.inner.file.as_ref()
    }

    /// Rows written so far.
    pub(crate) fn written(&self) -> usize {
        self.inner.written.load(Ordering::Relaxed)
    }

    /// Does some work that writes about so many rows, when it is its turn.
    pub(crate) async fn write<T, E: Into<StoreError>>(
        &self,
        rows: usize,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StoreError> {
        let _turn = self.inner.turn.lock().await;
        self.look().await?;
        self.inner.written.fetch_add(rows, Ordering::Relaxed);
        match work.await.map_err(Into::into) {
            Ok(done) => self.look().await.map(|()| done),
            Err(error) => Err(self.judge(error)),
        }
    }

    /// Does something while nobody writes.
    pub(crate) async fn pause<T>(&self, work: impl Future<Output = T>) -> T {
        let _turn = self.inner.turn.lock().await;
        work.await
    }

    /// Whether the database is still the one that was opened, and nothing was lost.
    pub(crate) async fn look(&self) -> Result<(), StoreError> {
        if let Some(reason) = self.inner.lost.get() {
            return Err(StoreError::Lost(reason.clone()));
        }
        let Some(file) = &self.inner.file else { return Ok(()) };
        let sound = match file.look() {
            Ok(Look::Sound) => Ok(()),
            Ok(Look::LogShrank) => {
                let pages = log_pages(&self.inner.pool).await.map_err(|error| self.judge(error.into()))?;
                file.accept_log(pages)
            }
            Err(fault) => Err(fault),
        };
        sound.map_err(|fault| self.give_up(&fault))
    }

    /// As [`look`](Turn::look), and whether the file begins as it should.
    pub(crate) async fn look_closer(&self) -> Result<(), StoreError> {
        self.look().await?;
        let Some(file) = &self.inner.file else { return Ok(()) };
        file.check_header().map_err(|fault| self.give_up(&fault))
    }

    /// Notes a failure; one that leaves open what is on disk ends all writing.
    fn judge(&self, error: StoreError) -> StoreError {
        let StoreError::Database(failure) = &error else { return error };
        let code = failure.as_database_error().and_then(|failure| failure.code()?.parse::<i64>().ok());
        let damage =
            |code: i64| code == MOVED || (DAMAGE.contains(&(code & 0xff)) && !PASSING.contains(&code));
        if code.is_some_and(damage) {
            return self.give_up(failure);
        }
        let constraint = failure
            .as_database_error()
            .is_some_and(|failure| failure.is_unique_violation() || failure.is_foreign_key_violation());
        if !constraint {
            crate::metrics::count("tabletown_store_failures_total", &[("kind", "passing")], 1);
        }
        error
    }

    fn give_up(&self, reason: &dyn std::fmt::Display) -> StoreError {
        let reason = reason.to_string();
        if self.inner.lost.set(reason.clone()).is_ok() {
            crate::metrics::set("tabletown_store_usable", 0.0);
            crate::metrics::count("tabletown_store_failures_total", &[("kind", "lost")], 1);
            tracing::error!(
                reason,
                "nothing is stored any more and every change is answered with 503. What to do: look after the disk and the \
                 file, put the file or a backup back (tabletown db restore), check it (tabletown db check), start again"
            );
        }
        StoreError::Lost(reason)
    }
}

/// How many pages SQLite has in the log.
async fn log_pages(pool: &SqlitePool) -> Result<u64, sqlx::Error> {
    let pages: i64 = sqlx::query("PRAGMA wal_checkpoint(NOOP)").fetch_one(pool).await?.try_get(1)?;
    Ok(u64::try_from(pages).unwrap_or_default())
}

impl From<FileFault> for StoreError {
    fn from(fault: FileFault) -> StoreError {
        StoreError::Lost(fault.to_string())
    }
}
