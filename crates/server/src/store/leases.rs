//! Leases: which node looks after which games.
//!
//! Games are spread over [`SHARDS`]; a node holds the leases of some of them, and only it moves for bots, ends times and
//! calls people there. Times are those of the database, so that clocks of nodes need not agree. A lease that was not
//! renewed can be taken by anybody, and its fence is raised with that: what its last holder still wants to write as
//! holder is refused.
//!
//! An SQLite file has one server, which holds everything.

use super::pool::{Pool, ask};
use super::{Store, StoreError};
use std::time::Duration;

/// So many parts that games are spread over.
pub(crate) const SHARDS: u16 = 64;
/// How long a lease holds without being renewed.
pub(crate) const TERM: Duration = Duration::from_secs(6);

/// The part that a game belongs to. The same on every node and in every version.
pub(crate) fn shard(game: &str) -> u16 {
    let hash =
        game.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash % u32::from(SHARDS)) as u16
}

/// A lease that is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Lease {
    /// Of which games.
    pub shard: u16,
    /// How often it changed hands; 0 where it cannot.
    pub fence: i64,
}

impl Lease {
    /// Where there is one server only.
    pub(crate) const ALONE: Lease = Lease { shard: 0, fence: 0 };
}

/// The database's time in milliseconds since 1970.
const CLOCK: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

impl Store {
    /// Whether other servers may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// Says that a node is up, renews its leases, and takes or gives some so that all nodes have about as many. Returns
    /// what it holds from now on for [`TERM`], counted from before the call, and how many nodes are up.
    pub(crate) async fn renew_leases(&self, node: &str) -> Result<(Vec<Lease>, usize), StoreError> {
        let Pool::Postgres(server) = &self.pool else {
            return Ok(((0..SHARDS).map(|shard| Lease { shard, fence: 0 }).collect(), 1));
        };
        let term = TERM.as_millis() as i64;
        let here = format!(
            "INSERT INTO nodes (node, until) VALUES ($1, {CLOCK} + $2) \
            ON CONFLICT (node) DO UPDATE SET until = excluded.until"
        );
        let up = format!("SELECT count(*) FROM nodes WHERE until > {CLOCK}");
        let renew = format!(
            "UPDATE leases SET until = {CLOCK} + $2 WHERE node = $1 AND until > {CLOCK} RETURNING shard, fence"
        );
        let release = "UPDATE leases SET until = 0 WHERE node = $1 AND shard = ANY($2)";
        // In a random order: nodes that look at the same moment take different ones.
        let take = format!(
            "INSERT INTO leases (shard, node, fence, until) \
            SELECT free, $1, 1, {CLOCK} + $2 FROM generate_series(0, $3 - 1) AS free \
            WHERE NOT EXISTS (SELECT 1 FROM leases WHERE shard = free AND until > {CLOCK}) ORDER BY random() LIMIT $4 \
            ON CONFLICT (shard) DO UPDATE SET node = excluded.node, fence = leases.fence + 1, until = excluded.until \
            WHERE leases.until <= {CLOCK} RETURNING shard, fence"
        );
        use sqlx::AssertSqlSafe as Safe;
        // All of it may be done twice.
        ask!(server.writing(), connection, _again => {
            sqlx::query(Safe(here.as_str())).bind(node).bind(term).execute(&mut *connection).await?;
            let nodes: i64 = sqlx::query_scalar(Safe(up.as_str())).fetch_one(&mut *connection).await?;
            let nodes = usize::try_from(nodes).unwrap_or(1).max(1);
            let share = usize::from(SHARDS).div_ceil(nodes);
            let renew = sqlx::query_as(Safe(renew.as_str())).bind(node).bind(term);
            let mut held: Vec<(i64, i64)> = renew.fetch_all(&mut *connection).await?;
            held.sort_unstable();
            let surplus: Vec<i64> = held.drain(held.len().min(share)..).map(|(shard, _)| shard).collect();
            if !surplus.is_empty() {
                sqlx::query(release).bind(node).bind(&surplus).execute(&mut *connection).await?;
            }
            let missing = share - held.len();
            if missing > 0 {
                let take = sqlx::query_as(Safe(take.as_str())).bind(node).bind(term).bind(i64::from(SHARDS));
                let taken: Vec<(i64, i64)> = take.bind(missing as i64).fetch_all(connection).await?;
                held.extend(taken);
            }
            let lease = |(shard, fence): (i64, i64)| Some(Lease { shard: u16::try_from(shard).ok()?, fence });
            Ok((held.into_iter().filter_map(lease).collect(), nodes))
        })
    }

    /// Gives all leases of a node back, so that nobody has to wait for their end.
    pub(crate) async fn release_leases(&self, node: &str) -> Result<(), StoreError> {
        let Pool::Postgres(server) = &self.pool else { return Ok(()) };
        let (release, leave) =
            ("UPDATE leases SET until = 0 WHERE node = $1", "DELETE FROM nodes WHERE node = $1 OR until = 0");
        ask!(server.writing(), connection, _again => {
            sqlx::query(release).bind(node).execute(&mut *connection).await?;
            sqlx::query(leave).bind(node).execute(connection).await.map(drop)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn games_are_spread_evenly() {
        let mut counts: HashMap<u16, usize> = HashMap::new();
        for _ in 0..6400 {
            *counts.entry(shard(&crate::tokens::fresh_id())).or_default() += 1;
        }
        assert_eq!(counts.len(), usize::from(SHARDS));
        assert!(counts.values().all(|&count| (50..200).contains(&count)), "{counts:?}");
        assert_eq!(shard("abcdefghij"), shard("abcdefghij"));
    }
}
