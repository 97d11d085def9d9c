//! Group commit: all entries that wait are written in one transaction.
//!
//! One task writes. While it waits for the disk, new entries queue up and make the next transaction, so that the
//! number of moves a second is not bound by the number of flushes a second.

use super::{Query, StoreError};
use crate::entry::Row;
use sqlx::sqlite::SqlitePool;
use std::sync::{Arc, Mutex};
use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many entries may wait; more have to wait to wait.
const QUEUE: usize = 4096;
/// How many go into one transaction.
const BATCH: usize = 512;
/// The bounds by which the sizes of transactions are counted.
const SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Whose turn it is to write, and the rows written so far. SQLite has one writer at a time, and lets others sleep for
/// longer than it takes.
pub(crate) type Turn = Arc<AsyncMutex<usize>>;

struct Job {
    game: String,
    row: Row,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the task that writes.
pub(crate) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(pool: SqlitePool, turn: Turn) -> Writer {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        let task = tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while queue.recv_many(&mut batch, BATCH).await > 0 {
                let mut written = turn.lock().await;
                *written += batch.len();
                write(&pool, &mut batch).await;
            }
        });
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub(crate) async fn append(&self, game: &str, row: Row) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().expect("no writer panics").clone().ok_or(StoreError::Closing)?;
        let (done, answer) = oneshot::channel();
        jobs.send(Job { game: game.to_owned(), row, done }).await.map_err(|_| StoreError::Closing)?;
        answer.await.map_err(|_| StoreError::Closing)?
    }

    /// Writes what waits; nothing is taken after that.
    pub(crate) async fn close(&self) {
        self.jobs.lock().expect("no writer panics").take();
        let task = self.task.lock().expect("no writer panics").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// Writes all in one transaction; if that fails, one by one, so that each gets its own answer.
async fn write(pool: &SqlitePool, batch: &mut Vec<Job>) {
    crate::metrics::observe("tabletown_commit_entries", &[], SIZES, batch.len() as f64);
    let together = write_together(pool, batch).await;
    let alone = batch.len() == 1;
    match together {
        Ok(()) => {
            for job in batch.drain(..) {
                let _ = job.done.send(Ok(()));
            }
        }
        Err(error) if alone => {
            if let Some(job) = batch.pop() {
                let _ = job.done.send(Err(error));
            }
        }
        Err(_) => {
            for job in batch.drain(..) {
                let outcome = insert(&job.game, &job.row).execute(pool).await.map(|_| ()).map_err(told);
                if outcome.is_ok() && job.row.planned {
                    mark(pool, &job.game, &job.row).await;
                }
                let _ = job.done.send(outcome);
            }
        }
    }
}

/// One statement for all of them: it costs one trip to the database's thread, however many they are.
const INSERT_ALL: &str = "INSERT INTO moves (game, number, seat, entry, seal, at) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)";

async fn write_together(pool: &SqlitePool, batch: &[Job]) -> Result<(), StoreError> {
    let rows = batch.iter().map(|Job { game, row, .. }| {
        (game, row.number, row.seat, row.entry.to_string(), row.seal as i64, row.at)
    });
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>()).expect("names and numbers can be written");
    sqlx::query(INSERT_ALL).bind(rows).execute(pool).await.map_err(told)?;
    for Job { game, row, .. } in batch.iter().filter(|job| job.row.planned) {
        mark(pool, game, row).await;
    }
    Ok(())
}

const INSERT: &str = "INSERT INTO moves (game, number, seat, entry, seal, at) VALUES (?,?,?,?,?,?)";

fn told(error: sqlx::Error) -> StoreError {
    let taken = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if taken { StoreError::Conflict } else { StoreError::Database(error) }
}

/// Notes that an entry had been left before its turn came. The entry is on disk already, whatever becomes of the note.
async fn mark(pool: &SqlitePool, game: &str, row: &Row) {
    let query = sqlx::query("INSERT INTO planned (game, number) VALUES (?,?) ON CONFLICT DO NOTHING");
    if let Err(error) = query.bind(game).bind(i64::from(row.number)).execute(pool).await {
        tracing::error!(game, %error, "that a move was planned could not be noted");
    }
}

/// The statement that adds an entry.
pub(crate) fn insert<'q>(game: &'q str, row: &'q Row) -> Query<'q> {
    sqlx::query(INSERT)
        .bind(game)
        .bind(i64::from(row.number))
        .bind(i64::from(row.seat.0))
        .bind(row.entry.to_string())
        .bind(row.seal as i64)
        .bind(row.at)
}
