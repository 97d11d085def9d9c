//! How many games an address has brought lately: a number by a keyed hash of the address, gone when it does not count any more.
//!
//! The number is a time, in milliseconds since 1970: each game moves it on by as long as it takes until there may be another
//! one, and it may be so far ahead of the clock as games may be brought at once.

use super::pool::write_to;
use super::{Store, StoreError};
use std::time::{SystemTime, UNIX_EPOCH};

/// Counts a game of `$1`, at a time, with an interval, if that gets it no further ahead than it may.
pub(crate) const TAKE: &str = "INSERT INTO quotas (key, until) VALUES ($1, $2 + $3) ON CONFLICT (key) DO UPDATE \
    SET until = CASE WHEN quotas.until > $2 THEN quotas.until ELSE $2 END + $3 \
    WHERE CASE WHEN quotas.until > $2 THEN quotas.until ELSE $2 END + $3 <= $2 + $4";

/// Milliseconds since 1970.
pub(crate) fn millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Store {
    /// Forgets who may bring as many again as anybody; how many that were.
    pub(crate) async fn forget_quotas(&self) -> Result<u64, StoreError> {
        let forget = "DELETE FROM quotas WHERE until <= $1";
        write_to!(&self.pool, 1, connection, _again => {
            sqlx::query(forget).bind(millis()).execute(connection).await.map(|done| done.rows_affected())
        })
    }
}
