//! Whether the database can be relied on: asked by whoever runs the server, and at the start.
//!
//! Reads: the beat in the database and the one noted beside it. Writes: both; see [`session`](super::session).

use super::StoreError;
use super::file::name;
use super::pool::{Pool, is_postgres, read, write_to};
use super::session::Session;
use super::{StoreOptions, checkpoint, sqlite};
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tokio::sync::Mutex as AsyncMutex;

/// How long an answer holds: asking often costs nothing.
const FRESH: Duration = Duration::from_secs(1);
/// How long a start looks for damage.
const CHECK: Duration = Duration::from_secs(3);
/// How long the database may take for a row before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the database can be relied on.
#[derive(Default)]
pub(crate) struct Health {
    /// Who has the file open; nothing where there is no file.
    session: Mutex<Option<Session>>,
    path: PathBuf,
    accept_loss: bool,
    check_all: bool,
    /// The last beat. Held while the next one is written, so that what is noted is never ahead of what is written.
    beat: AsyncMutex<u64>,
    /// The last answer.
    answer: AsyncMutex<Option<(Instant, Result<(), String>)>>,
    /// A connection that is never given back: the log stays as long as one is there.
    anchor: AsyncMutex<Option<SqliteConnection>>,
}

impl Health {
    /// For a database that is about to be opened; a file is locked.
    pub(crate) fn of(url: &str, how: &StoreOptions) -> Result<Health, StoreError> {
        let path = if is_postgres(url) { None } else { sqlite::path(url)? };
        let session = path.as_deref().map(Session::begin).transpose()?;
        let path = path.unwrap_or_default();
        let left_open = session.as_ref().is_some_and(|session| session.left_at.is_some());
        if left_open && !path.exists() && !how.accept_loss {
            return Err(StoreError::Behind(name(&path)));
        }
        Ok(Health {
            session: Mutex::new(session),
            path,
            accept_loss: how.accept_loss,
            check_all: how.check_all,
            beat: AsyncMutex::default(),
            answer: AsyncMutex::default(),
            anchor: AsyncMutex::default(),
        })
    }

    /// Compares what is in the database with what was noted beside it, and begins anew.
    pub(crate) async fn begin(&self, pools: &Pool) -> Result<(), StoreError> {
        let found = beat_in(pools).await?;
        *self.beat.lock().await = found;
        let Pool::Sqlite(pool, turn) = pools else { return Ok(()) };
        if turn.file().is_none() {
            return Ok(());
        }
        let mut anchor = pool.acquire().await?.detach();
        self.look_for_damage(&mut anchor).await?;
        *self.anchor.lock().await = Some(anchor);
        let left_at =
            self.session.lock().expect("poisoned lock").as_ref().and_then(|session| session.left_at);
        match left_at {
            Some(left_at) if found < left_at && !self.accept_loss => {
                return Err(StoreError::Behind(name(&self.path)));
            }
            Some(left_at) if found < left_at => {
                tracing::warn!("going on without the moves that were written last");
            }
            Some(_) => tracing::info!("the server had not been closed; every answered move is there"),
            None => {}
        }
        // Whatever a disk that failed has only pretended to keep is written once more, and flushed.
        checkpoint::empty_log(pool, turn).await?;
        *self.beat.lock().await = found.max(left_at.unwrap_or_default());
        self.beat(pools).await
    }

    /// Goes through the pages of the file, for a while or to its end.
    async fn look_for_damage(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let until = Instant::now() + CHECK;
        if !self.check_all {
            connection.lock_handle().await?.set_progress_handler(10_000, move || Instant::now() < until);
        }
        let found: Result<Vec<String>, _> =
            sqlx::query_scalar("PRAGMA quick_check(5)").fetch_all(&mut *connection).await;
        connection.lock_handle().await?.remove_progress_handler();
        match found {
            Ok(found) if found == ["ok"] => Ok(()),
            Ok(found) => Err(StoreError::Unsound(name(&self.path), found.join("; "))),
            Err(error)
                if error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("9")) =>
            {
                tracing::info!(
                    "the database is large: it was checked in part; `tabletown db check` checks all of it"
                );
                Ok(())
            }
            Err(error) => Err(StoreError::Unsound(name(&self.path), error.to_string())),
        }
    }

    /// Writes a row, and notes that it is written.
    pub(crate) async fn beat(&self, pools: &Pool) -> Result<(), StoreError> {
        let mut last = self.beat.lock().await;
        // Other servers write it, too.
        let beat = beat_in(pools).await?.max(*last) + 1;
        let query = "INSERT INTO house (name, value) VALUES ('beat', $1) \
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        write_to!(pools, 1, connection, _again => {
            sqlx::query(query).bind(&beat.to_be_bytes()[..]).execute(connection).await.map(drop)
        })?;
        *last = beat;
        if let Some(session) = self.session.lock().expect("poisoned lock").as_mut()
            && let Err(error) = session.note(beat)
        {
            tracing::warn!(%error, "how far the database was written cannot be noted beside it");
        }
        Ok(())
    }

    /// Whether something can be stored just now; told from a second ago, if somebody has just asked.
    pub(crate) async fn ready(&self, pools: &Pool) -> Result<(), String> {
        let mut answer = self.answer.lock().await;
        if let Some((at, told)) = answer.as_ref()
            && at.elapsed() < FRESH
        {
            return told.clone();
        }
        let asked = async {
            if let Pool::Sqlite(_, turn) = pools {
                turn.look_closer().await?;
            }
            self.beat(pools).await
        };
        let told = match tokio::time::timeout(PATIENCE, asked).await {
            Ok(done) => done.map_err(|error| error.to_string()),
            Err(_) => Err(format!("the database has not taken a row for {} seconds", PATIENCE.as_secs())),
        };
        crate::metrics::set("tabletown_store_ready", if told.is_ok() { 1.0 } else { 0.0 });
        *answer = Some((Instant::now(), told.clone()));
        told
    }

    /// Lets go of the database; the note beside it goes only if all of it was closed in order.
    pub(crate) async fn end(&self, pools: &Pool) {
        let sound = match pools {
            Pool::Sqlite(_, turn) => turn.look().await.is_ok(),
            Pool::Postgres(_) => true,
        };
        if let Some(anchor) = self.anchor.lock().await.take() {
            let _ = anchor.close().await; // the others are closed next, and the log with them
        }
        pools.close().await;
        if let Some(session) = self.session.lock().expect("poisoned lock").take().filter(|_| sound) {
            session.end();
        }
    }
}

/// The beat in the database; 0 if there is none yet.
async fn beat_in(pools: &Pool) -> Result<u64, StoreError> {
    let query = "SELECT value FROM house WHERE name = 'beat'";
    let value: Option<Vec<u8>> =
        read!(pools, connection => sqlx::query_scalar(query).fetch_optional(connection).await)?;
    let Some(value) = value else { return Ok(0) };
    let value: [u8; 8] = value.try_into().map_err(|_| StoreError::Damaged("the beat".to_owned()))?;
    Ok(u64::from_be_bytes(value))
}
