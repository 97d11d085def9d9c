//! Whether a PostgreSQL server answers: a circuit breaker.
//!
//! The first question that gets no answer trips it. From then on nobody else waits for the server: one task asks it again
//! and again, on connections of its own, and everybody else is told at once that it is away until that task is answered.
//! Reading and writing have a breaker each: a primary that waits for its standby cannot write and can still be read.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout};

/// How long one probe may take, with its connection.
const PROBE: Duration = Duration::from_secs(2);
/// Between two probes; somebody who asks has the next one come sooner.
const PAUSE: Duration = Duration::from_millis(200);
const PAUSE_ASKED: Duration = Duration::from_millis(20);
/// How long somebody who asks meanwhile waits for a probe.
const WAIT: Duration = Duration::from_millis(300);

/// What is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Probe {
    Read,
    Write,
}

impl Probe {
    fn gauge(self) -> &'static str {
        match self {
            Probe::Read => "tabletown_database_reads",
            Probe::Write => "tabletown_database_writes",
        }
    }
}

/// Lets questions pass to a server, or not.
pub(crate) struct Breaker {
    probe: Probe,
    options: PgConnectOptions,
    passes: watch::Sender<bool>,
    asked: Notify,
}

impl Breaker {
    pub(crate) fn new(probe: Probe, options: PgConnectOptions) -> Arc<Breaker> {
        crate::metrics::set(probe.gauge(), 1.0);
        Arc::new(Breaker { probe, options, passes: watch::Sender::new(true), asked: Notify::new() })
    }

    /// Says that a question was not answered.
    pub(crate) fn trip(self: &Arc<Breaker>) {
        if self.passes.send_if_modified(|passes| std::mem::replace(passes, false)) {
            self.note(false);
            tokio::spawn(probe_until_answered(Arc::downgrade(self)));
        }
    }

    /// Waits for a moment where it is not known whether the server answers; an error if it does not.
    pub(crate) async fn pass(&self) -> Result<(), String> {
        if *self.passes.borrow() {
            return Ok(());
        }
        self.asked.notify_one();
        let mut passes = self.passes.subscribe();
        match timeout(WAIT, passes.wait_for(|passes| *passes)).await {
            Ok(Ok(_)) => Ok(()),
            _ => Err("it has not answered; it is being asked again and again".to_owned()),
        }
    }

    fn note(&self, passes: bool) {
        crate::metrics::set(self.probe.gauge(), f64::from(u8::from(passes)));
        let what = self.probe;
        match passes {
            true => tracing::info!(?what, "the database answers again"),
            false => {
                tracing::warn!(?what, "the database does not answer; requests are told so until it does")
            }
        }
    }

    async fn try_once(&self, stuck: &mut Option<i32>) -> Result<(), sqlx::Error> {
        let mut connection = self.options.connect().await?;
        let (replica, pid): (bool, i32) =
            sqlx::query_as("SELECT pg_is_in_recovery(), pg_backend_pid()").fetch_one(&mut connection).await?;
        if replica {
            return Err(sqlx::Error::Protocol("a read-only replica".to_owned()));
        }
        if self.probe == Probe::Write {
            // A probe that waits for a standby waits there for ever, and would be one of ever more.
            if let Some(stuck) = stuck.replace(pid) {
                let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                    WHERE pid = $1 AND application_name = 'tabletown' AND query LIKE '%''probe''%'";
                sqlx::query(end).bind(stuck).execute(&mut connection).await?;
            }
            let write = "INSERT INTO house (name, value) VALUES ('probe', '') \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            sqlx::query(write).execute(&mut connection).await?;
            *stuck = None;
        }
        connection.close().await
    }
}

async fn probe_until_answered(breaker: Weak<Breaker>) {
    let mut stuck = None;
    // Until nobody needs it any more.
    while let Some(breaker) = breaker.upgrade() {
        if matches!(timeout(PROBE, breaker.try_once(&mut stuck)).await, Ok(Ok(()))) {
            breaker.note(true);
            breaker.passes.send_replace(true);
            return;
        }
        sleep(PAUSE_ASKED).await;
        let _ = timeout(PAUSE, breaker.asked.notified()).await; // asked for or not, the next one comes
    }
}
