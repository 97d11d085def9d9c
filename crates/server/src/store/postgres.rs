//! What only PostgreSQL has: which servers can be trusted with moves, and writing many entries in one statement.
//!
//! **Invariant:** an entry is answered as kept only after the server said so of this very entry, and as not kept only if it
//! cannot appear any more. A connection that is lost in between leaves that open: the same statement is sent again.
//! It waits for the first one if that is still under way, and either finds the entry there or adds it.

use super::StoreError;
use super::attempt::{ACQUIRE, Server, TimeLimits};
use super::pool::ask;
use super::writer::Job;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};
use std::collections::HashSet;
use std::collections::btree_map::{BTreeMap, Entry};
use std::str::FromStr;
use std::time::Duration;
use tokio::time::timeout;

/// Connections of one server.
const CONNECTIONS: u32 = 8;
/// A connection that rested so long is looked at before it is used.
const RESTED: Duration = Duration::from_secs(1);
/// How long a start waits for the server.
const START: Duration = Duration::from_secs(10);

/// Settings of every connection. A server may be set to answer before it has flushed, for all or for this user: not here. A
/// client that is gone, and what nobody waits for any more, must not hold locks: hence the limits.
const SETTINGS: &str = "SELECT pg_is_in_recovery(), set_config('lock_timeout', '5s', false), \
    set_config('statement_timeout', '10s', false), \
    set_config('idle_in_transaction_session_timeout', '10s', false), \
    set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false), \
    set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '10s', false), \
    CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END";
/// From PostgreSQL 14 on, and not on every system.
const WATCH_CLIENT: &str = "SET client_connection_check_interval = '2s'";
/// A command takes as long as it takes.
const WITHOUT_LIMITS: &str = "SELECT set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)";

/// Connects, if the server can be trusted with moves.
pub(crate) async fn open(url: &str, limits: TimeLimits) -> Result<Server, StoreError> {
    let (url, careless) = without_fsync(url);
    let options = PgConnectOptions::from_str(&url)?.application_name("tabletown");
    // By itself, not from the pool: it says why it fails.
    let first = async {
        let mut connection = options.connect().await?;
        fitness(&mut connection, careless).await?;
        connection.close().await.map_err(StoreError::from)
    };
    let silent = |_| StoreError::Away(format!("no answer in {} seconds", START.as_secs()));
    timeout(START, first).await.map_err(silent)??;
    let is_command = limits.read > TimeLimits::SERVING.read;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE)
        .test_before_acquire(false)
        .before_acquire(|connection, about| {
            Box::pin(async move {
                if about.idle_for > RESTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(move |connection, _| {
            Box::pin(async move {
                let settings = sqlx::query_scalar::<_, bool>(SETTINGS).fetch_one(&mut *connection).await?;
                if settings {
                    // What is read there may be old news.
                    return Err(sqlx::Error::Protocol("it is a read-only replica now".to_owned()));
                }
                if is_command {
                    sqlx::query(WITHOUT_LIMITS).execute(&mut *connection).await?;
                }
                if let Err(error) = sqlx::raw_sql(WATCH_CLIENT).execute(&mut *connection).await {
                    tracing::debug!(%error, "the database does not look whether its clients are there");
                }
                Ok(())
            })
        });
    Ok(Server::new(pool.connect_lazy_with(options.clone()), &options, limits))
}

/// Takes `fsync=off` out of an address: with it somebody says that moves may be lost with the machine.
fn without_fsync(url: &str) -> (String, bool) {
    let Ok(mut parsed) = url::Url::parse(url) else { return (url.to_owned(), false) };
    let is_said = |(key, value): &(std::borrow::Cow<'_, str>, std::borrow::Cow<'_, str>)| {
        key == "fsync" && value == "off"
    };
    if !parsed.query_pairs().any(|pair| is_said(&pair)) {
        return (url.to_owned(), false);
    }
    let others: Vec<(String, String)> = parsed
        .query_pairs()
        .filter(|pair| !is_said(pair))
        .map(|(key, value)| (key.into_owned(), value.into_owned()))
        .collect();
    parsed.query_pairs_mut().clear().extend_pairs(others);
    (parsed.to_string(), true)
}

/// Whether what this server says is on disk is on disk, and whether it can keep what people write.
async fn fitness(connection: &mut PgConnection, careless: bool) -> Result<(), StoreError> {
    let asked = "SELECT current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on', \
        pg_is_in_recovery(), current_setting('server_encoding')";
    let (safe, is_replica, encoding): (bool, bool, String) =
        sqlx::query_as(asked).fetch_one(connection).await?;
    let unfit = |sentence: String| Err(StoreError::Unfit(sentence));
    if !safe && !careless {
        return unfit(
            "the PostgreSQL server runs with fsync or full_page_writes off, so that a power cut loses answered moves; \
             turn them on, or accept that by adding fsync=off to the address (postgres://…?fsync=off)"
                .to_owned(),
        );
    }
    if is_replica {
        return unfit("the PostgreSQL server is a read-only replica; name the primary".to_owned());
    }
    if encoding != "UTF8" {
        return unfit(format!("the database has the encoding {encoding}; make it with ENCODING 'UTF8'"));
    }
    Ok(())
}

/// What names an entry: its game and its number.
type Key = (String, i64);

/// Writes all in one statement, those of the same number one after the other.
pub(crate) async fn write(server: &Server, batch: &mut Vec<Job>) {
    while !batch.is_empty() {
        let mut jobs: BTreeMap<Key, Job> = BTreeMap::new();
        let mut later = Vec::new();
        for job in batch.drain(..) {
            let key = (job.game.clone(), i64::from(job.row.number));
            match jobs.entry(key) {
                Entry::Vacant(free) => {
                    free.insert(job);
                }
                Entry::Occupied(_) => later.push(job),
            }
        }
        write_together(server, jobs).await;
        batch.append(&mut later);
    }
}

/// Writes all in one statement; if that is refused, one by one, so that each gets its own answer.
async fn write_together(server: &Server, jobs: BTreeMap<Key, Job>) {
    let written = ask!(server.writing(), connection, again => insert(connection, &jobs, again).await);
    match written {
        Ok(kept) => {
            for (key, job) in jobs {
                job.answer(if kept.contains(&key) { Ok(()) } else { Err(StoreError::Conflict) });
            }
        }
        Err(StoreError::Database(_)) if jobs.len() > 1 => {
            for job in jobs {
                Box::pin(write_together(server, BTreeMap::from([job]))).await;
            }
        }
        Err(StoreError::Database(error)) => {
            if let Some(job) = jobs.into_values().next() {
                job.answer(Err(StoreError::Database(error)));
            }
        }
        Err(StoreError::Away(reason)) => {
            jobs.into_values().for_each(|job| job.answer(Err(StoreError::Away(reason.clone()))));
        }
        Err(_) => jobs.into_values().for_each(|job| job.answer(Err(StoreError::Unknown))),
    }
}

const INSERT: &str = "WITH fresh AS ( \
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bool[], \
            $8::bigint[], $9::bigint[], $10::bigint[]) \
        AS fresh (game, number, seat, entry, seal, at, planned, shard, fence, nonce) \
    ), kept AS ( \
        INSERT INTO moves (game, number, seat, entry, seal, at, nonce) \
        SELECT game, number, seat, entry, seal, at, nonce FROM fresh \
        WHERE fence IS NULL OR EXISTS (SELECT 1 FROM leases WHERE leases.shard = fresh.shard AND leases.fence = fresh.fence) \
        ON CONFLICT DO NOTHING RETURNING game, number \
    ), marked AS ( \
        INSERT INTO planned (game, number) SELECT game, number FROM fresh JOIN kept USING (game, number) WHERE planned \
        ON CONFLICT DO NOTHING \
    ) SELECT game, number FROM kept";

/// Writes what is there once more: a server that was killed and started again shows entries that its standby may not have
/// yet, and only a commit waits for the standby.
const THERE: &str = "UPDATE moves SET at = moves.at FROM unnest($1::text[], $2::bigint[], $3::bigint[]) \
    AS asked (game, number, nonce) \
    WHERE moves.game = asked.game AND moves.number = asked.number AND moves.nonce = asked.nonce \
    RETURNING moves.game, moves.number";

/// Adds the entries whose place is free; returns which are there. `again`: after a try whose end was not seen, so that an
/// entry may be there already.
async fn insert(
    connection: &mut PgConnection,
    jobs: &BTreeMap<Key, Job>,
    again: bool,
) -> Result<HashSet<Key>, sqlx::Error> {
    let (games, numbers): (Vec<String>, Vec<i64>) = jobs.keys().cloned().unzip();
    let rows = || jobs.values().map(|job| &job.row);
    let seats: Vec<i64> = rows().map(|row| i64::from(row.seat.0)).collect();
    let entries: Vec<String> = rows().map(|row| row.entry.to_string()).collect();
    let seals: Vec<i64> = rows().map(|row| row.seal as i64).collect();
    let times: Vec<i64> = rows().map(|row| row.at).collect();
    let planned: Vec<bool> = rows().map(|row| row.planned).collect();
    let leases = || jobs.values().map(|job| job.lease);
    let shards: Vec<Option<i64>> = leases().map(|lease| lease.map(|lease| i64::from(lease.shard))).collect();
    let fences: Vec<Option<i64>> = leases().map(|lease| lease.map(|lease| lease.fence)).collect();
    let nonces: Vec<i64> = jobs.values().map(|job| job.nonce).collect();
    let insert = sqlx::query_as(INSERT).bind(&games).bind(&numbers);
    let insert = insert.bind(seats).bind(entries).bind(seals).bind(times).bind(planned);
    let insert = insert.bind(shards).bind(fences).bind(&nonces);
    let mut kept: HashSet<Key> = insert.fetch_all(&mut *connection).await?.into_iter().collect();
    if again && kept.len() < jobs.len() {
        // Only what this very job wrote is its own: another node may have written the same move in the same second.
        let there = sqlx::query_as(THERE).bind(&games).bind(&numbers).bind(&nonces);
        kept.extend(there.fetch_all(connection).await?);
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::super::pool::Pool;
    use super::*;
    use crate::entry::{Entry, Row};
    use game_core::Seat;
    use test_servers::{Durability, Postgres};

    /// Two devices of one person send the same move to two nodes in the same second, and one node does not hear the
    /// database's answer: when it asks again, what the other one wrote is not its own.
    #[tokio::test]
    async fn an_equal_entry_of_another_writer_is_not_ones_own() {
        let postgres = Postgres::start(Durability::None).unwrap();
        let url = format!("{}?fsync=off", postgres.database("writers").unwrap());
        let store = Store::open(&url).await.unwrap();
        let Pool::Postgres(server) = &store.pool else { panic!("PostgreSQL") };
        sqlx::raw_sql("INSERT INTO games (id, game, rules, seed, version, at) VALUES ('a', 'suburbia', '{}', 1, '0', 1)")
            .execute(&server.pool)
            .await
            .unwrap();
        let mut connection = server.pool.acquire().await.unwrap();
        let key = ("a".to_owned(), 1);
        let job = || {
            let row = Row {
                number: 1,
                seat: Seat(0),
                entry: Entry::Move("a".to_owned()),
                seal: 7,
                at: 100,
                planned: false,
            };
            BTreeMap::from([(key.clone(), Job::new("a", row, None).0)])
        };
        let (first, second) = (job(), job());
        assert!(insert(&mut connection, &first, false).await.unwrap().contains(&key));
        assert!(insert(&mut connection, &first, true).await.unwrap().contains(&key), "its own");
        assert!(insert(&mut connection, &second, true).await.unwrap().is_empty(), "another's");
    }
}
