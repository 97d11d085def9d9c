//! Group commit: all entries that wait are written in one transaction.
//!
//! One task writes. While it waits for the disk, new entries queue up and make the next transaction, so that the
//! number of moves a second is not bound by the number of flushes a second.

use super::{Query, StoreError};
use crate::entry::Row;
use sqlx::sqlite::SqlitePool;
use std::sync::{Arc, LazyLock, Mutex};
use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many entries may wait; more have to wait to wait.
const QUEUE: usize = 4096;
/// How many go into one transaction.
const BATCH: usize = 512;

/// Whose turn it is to write. SQLite has one writer at a time, and lets others sleep for longer than it takes.
pub type Turn = Arc<AsyncMutex<()>>;

struct Job {
    game: String,
    row: Row,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the task that writes.
pub struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(pool: SqlitePool, turn: Turn) -> Writer {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        let task = tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while queue.recv_many(&mut batch, BATCH).await > 0 {
                let _turn = turn.lock().await;
                write(&pool, &mut batch).await;
            }
        });
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub async fn append(&self, game: &str, row: Row) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().expect("no writer panics").clone().ok_or(StoreError::Closing)?;
        let (done, answer) = oneshot::channel();
        jobs.send(Job { game: game.to_owned(), row, done }).await.map_err(|_| StoreError::Closing)?;
        answer.await.map_err(|_| StoreError::Closing)?
    }

    /// Writes what waits; nothing is taken after that.
    pub async fn close(&self) {
        self.jobs.lock().expect("no writer panics").take();
        let task = self.task.lock().expect("no writer panics").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// Writes all in one transaction; if that fails, one by one, so that each gets its own answer.
async fn write(pool: &SqlitePool, batch: &mut Vec<Job>) {
    metrics::histogram!("tabletown_commit_entries").record(batch.len() as f64);
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
                let _ = job.done.send(outcome);
            }
        }
    }
}

async fn write_together(pool: &SqlitePool, batch: &[Job]) -> Result<(), StoreError> {
    let mut work = pool.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let mut rest = batch;
    // Many rows a statement, in few sizes, so that the statements are prepared once.
    for size in [64, 16, 4, 1] {
        while rest.len() >= size {
            let (now, later) = rest.split_at(size);
            insert_all(now).execute(&mut *work).await.map_err(told)?;
            rest = later;
        }
    }
    work.commit().await.map_err(told)
}

const INSERT: &str = "INSERT INTO moves (game, number, seat, entry, seal, at) VALUES (?,?,?,?,?,?)";

fn insert_all(jobs: &[Job]) -> Query<'_> {
    let text = match jobs.len() {
        64 => &STATEMENTS[2],
        16 => &STATEMENTS[1],
        4 => &STATEMENTS[0],
        _ => return insert(&jobs[0].game, &jobs[0].row),
    };
    jobs.iter().fold(sqlx::query(text.as_str()), |query, job| bound(query, &job.game, &job.row))
}

/// The statements for 4, 16 and 64 rows.
static STATEMENTS: LazyLock<[String; 3]> =
    LazyLock::new(|| [4, 16, 64].map(|size: usize| format!("{INSERT}{}", ",(?,?,?,?,?,?)".repeat(size - 1))));

fn told(error: sqlx::Error) -> StoreError {
    let taken = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if taken { StoreError::Conflict } else { StoreError::Database(error) }
}

/// The statement that adds an entry.
pub fn insert<'q>(game: &'q str, row: &'q Row) -> Query<'q> {
    bound(sqlx::query(INSERT), game, row)
}

fn bound<'q>(query: Query<'q>, game: &'q str, row: &'q Row) -> Query<'q> {
    query
        .bind(game)
        .bind(i64::from(row.number))
        .bind(i64::from(row.seat.0))
        .bind(row.entry.to_string())
        .bind(row.seal as i64)
        .bind(row.at)
}
