//! Group commit: all entries that wait are written in one transaction.
//!
//! One task writes. While it waits for the disk, new entries queue up and make the next transaction, so that the
//! number of moves a second is not bound by the number of flushes a second.

use super::pool::Pool;
use super::{Lease, StoreError, postgres, sqlite};
use crate::entry::Row;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many entries may wait; more have to wait to wait.
const QUEUE: usize = 4096;
/// How many go into one transaction.
const BATCH: usize = 512;
/// The bounds by which the sizes of transactions are counted.
const SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// An entry that waits to be written, and whoever waits for it.
pub(crate) struct Job {
    pub game: String,
    pub row: Row,
    /// The lease under which it is made, if it needs one.
    pub lease: Option<Lease>,
    /// Drawn for this job alone, so that a writer who asks again knows what is its own.
    pub nonce: i64,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// A job, and where its answer comes.
    pub(crate) fn new(
        game: &str,
        row: Row,
        lease: Option<Lease>,
    ) -> (Job, oneshot::Receiver<Result<(), StoreError>>) {
        let (done, answer) = oneshot::channel();
        let nonce = i64::from_le_bytes(crate::tokens::fresh());
        (Job { game: game.to_owned(), row, lease, nonce, done }, answer)
    }

    pub(crate) fn answer(self, outcome: Result<(), StoreError>) {
        let _ = self.done.send(outcome); // whoever is gone needs no answer
    }
}

/// The way to the task that writes.
pub(crate) struct Writer {
    /// How many entries came so far.
    pub written: AtomicU64,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(pool: Pool) -> Writer {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        let task = tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while queue.recv_many(&mut batch, BATCH).await > 0 {
                crate::metrics::observe("tabletown_commit_entries", &[], SIZES, batch.len() as f64);
                match &pool {
                    Pool::Sqlite(pool, turn) => sqlite::write(pool, turn, &mut batch).await,
                    Pool::Postgres(server) => postgres::write(server, &mut batch).await,
                }
            }
        });
        Writer { written: AtomicU64::new(0), jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    pub(crate) async fn append(&self, game: &str, row: Row, lease: Option<Lease>) -> Result<(), StoreError> {
        self.written.fetch_add(1, Ordering::Relaxed);
        let jobs = self.jobs.lock().expect("no writer panics").clone().ok_or(StoreError::Closing)?;
        let (job, answer) = Job::new(game, row, lease);
        jobs.send(job).await.map_err(|_| StoreError::Closing)?;
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
