//! Asking a PostgreSQL server: every question has an end, and every change is known to be made, or not, or says that it is
//! not known.
//!
//! **Invariant:** nobody waits longer than [`ACQUIRE`] for a connection and the time limit of the question for its answer. A
//! connection whose answer did not come in time is not used again. A change that was sent and not answered is sent once more: it
//! is written so that it does nothing the second time (`again` tells it that there may have been a first), and where there is
//! no time for that, [`StoreError::Unknown`] says so.

use super::StoreError;
use super::breaker::{Breaker, Probe};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, Postgres};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout};

/// How long to wait for a connection: whoever asks hears soon that the database is away.
pub(crate) const ACQUIRE: Duration = Duration::from_millis(1500);
/// How long a connection may take to become free.
const RELEASE: Duration = Duration::from_secs(2);
/// With less time than that a change is not sent again.
const WORTH_IT: Duration = Duration::from_millis(100);
const PAUSE: Duration = Duration::from_millis(100);
/// So many connections may be found to be gone one after the other: all of a server's, and some.
const TRIES: usize = 10;

/// How long answers may take.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TimeLimits {
    pub read: Duration,
    pub write: Duration,
    /// What is done in the background, and goes through many rows.
    pub long: Duration,
}

impl TimeLimits {
    /// While people wait.
    pub(crate) const SERVING: TimeLimits = TimeLimits {
        read: Duration::from_secs(3),
        write: Duration::from_millis(3500),
        long: Duration::from_secs(60),
    };
    /// For commands, which take as long as they take.
    pub(crate) const COMMAND: TimeLimits = {
        let day = Duration::from_secs(24 * 3600);
        TimeLimits { read: day, write: day, long: day }
    };
}

/// A PostgreSQL server.
#[derive(Clone)]
pub(crate) struct Server {
    pub pool: PgPool,
    reads: Arc<Breaker>,
    writes: Arc<Breaker>,
    limits: TimeLimits,
}

impl Server {
    pub(crate) fn new(pool: PgPool, options: &PgConnectOptions, limits: TimeLimits) -> Server {
        let reads = Breaker::new(Probe::Read, options.clone());
        Server { pool, reads, writes: Breaker::new(Probe::Write, options.clone()), limits }
    }

    /// Something was not answered: whether the server is there at all is found out by its breakers.
    fn trip(&self) {
        self.reads.trip();
        self.writes.trip();
    }

    pub(crate) fn reading(&self) -> Attempt<'_> {
        Attempt::new(self, &self.reads, self.limits.read)
    }

    /// For what goes through many rows in the background.
    pub(crate) fn reading_long(&self) -> Attempt<'_> {
        Attempt { long: true, ..Attempt::new(self, &self.reads, self.limits.long) }
    }

    pub(crate) fn writing(&self) -> Attempt<'_> {
        Attempt { changes: true, ..Attempt::new(self, &self.writes, self.limits.write) }
    }

    pub(crate) fn writing_long(&self) -> Attempt<'_> {
        Attempt { changes: true, long: true, ..Attempt::new(self, &self.writes, self.limits.long) }
    }
}

/// One question, asked until it is answered or its time is over.
pub(crate) struct Attempt<'a> {
    server: &'a Server,
    breaker: &'a Arc<Breaker>,
    changes: bool,
    long: bool,
    limit: Duration,
    /// Counted from when there is a connection.
    until: Option<Instant>,
    tries: usize,
}

impl<'a> Attempt<'a> {
    fn new(server: &'a Server, breaker: &'a Arc<Breaker>, limit: Duration) -> Attempt<'a> {
        Attempt { server, breaker, changes: false, long: false, limit, until: None, tries: 0 }
    }

    /// Whether it was sent before, and may have been carried out.
    pub(crate) fn again(&self) -> bool {
        self.tries > 0
    }

    fn left(&self) -> Duration {
        self.until.map_or(self.limit, |until| until.saturating_duration_since(Instant::now()))
    }

    /// What is said when it is given up.
    fn given_up(&self, reason: String) -> StoreError {
        if self.changes && self.again() { StoreError::Unknown } else { StoreError::Away(reason) }
    }

    /// A connection to ask on.
    pub(crate) async fn connection(&mut self) -> Result<Lent, StoreError> {
        loop {
            let reason = match self.breaker.pass().await {
                Err(reason) => reason,
                Ok(()) => match self.ready().await {
                    Ok(lent) => {
                        self.until.get_or_insert_with(|| Instant::now() + self.limit);
                        return Ok(lent);
                    }
                    Err(error) => {
                        self.server.trip();
                        error.to_string()
                    }
                },
            };
            if !self.again() || self.left() < WORTH_IT {
                return Err(self.given_up(reason));
            }
            sleep(PAUSE).await;
        }
    }

    async fn ready(&self) -> Result<Lent, sqlx::Error> {
        let connection = self.server.pool.acquire().await?;
        let mut lent = Lent { connection: Some(connection), is_sound: !self.long };
        if self.long {
            let limit = format!("{}ms", self.limit.as_millis());
            let set = sqlx::query("SELECT set_config('statement_timeout', $1, false)").bind(limit);
            let set = timeout(ACQUIRE, set.execute(&mut *lent)).await;
            set.map_err(|_| sqlx::Error::PoolTimedOut)??;
        }
        Ok(lent)
    }

    /// Does something on a connection for as long as there is time.
    pub(crate) async fn limited<T>(&self, work: impl Future<Output = T>) -> Result<T, Elapsed> {
        timeout(self.left(), work).await
    }

    /// What came of it; nothing if it has to be tried again.
    pub(crate) fn judge<T>(
        &mut self,
        lent: Lent,
        outcome: Result<Result<T, sqlx::Error>, Elapsed>,
    ) -> Option<Result<T, StoreError>> {
        let reason = match outcome {
            Ok(Ok(value)) => return Some(Ok(value)),
            // Also the second time: had the first one been carried out, there would be nothing left to refuse.
            Ok(Err(error)) if is_final(&error) => return Some(Err(error.into())),
            Ok(Err(error)) => error.to_string(),
            Err(_) => {
                self.server.trip();
                "no answer in time".to_owned()
            }
        };
        lent.give_up();
        self.tries += 1;
        if self.changes {
            tracing::warn!(reason, "what became of a change is not known");
        }
        if self.left() < WORTH_IT || self.tries >= TRIES {
            return Some(Err(self.given_up(reason)));
        }
        None
    }
}

/// Whether what a statement did, or did not do, is known: not where the server was told to end, or lost its footing, or gave way
/// to somebody else, or is gone.
fn is_final(error: &sqlx::Error) -> bool {
    use sqlx::Error as E;
    match error {
        E::Database(error) => {
            let open = ["08", "40", "55P03", "57", "58", "XX"];
            error.code().is_some_and(|code| !open.iter().any(|class| code.starts_with(class)))
        }
        E::Io(_) | E::Tls(_) | E::Protocol(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed => false,
        _ => true,
    }
}

/// A connection of the pool. One that was left in the middle of something goes back only if it is ready again soon: the pool
/// itself would wait for it without an end.
pub(crate) struct Lent {
    connection: Option<PoolConnection<Postgres>>,
    is_sound: bool,
}

const TAKEN: &str = "a connection is there until it is dropped";

impl Lent {
    /// Leaves the connection as it is.
    fn give_up(mut self) {
        self.is_sound = false;
    }
}

impl Deref for Lent {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_deref().expect(TAKEN)
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_deref_mut().expect(TAKEN)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        if self.is_sound {
            tokio::spawn(timeout(RELEASE, connection.return_to_pool()));
        } else {
            drop(connection.detach());
        }
    }
}
