//! Games that are past their time, and letting go of them.

use super::admin::TABLES;
use super::pool::{read, write_to};
use super::{Store, StoreError};
use crate::retention::Kind;
use sqlx::{AssertSqlSafe, Connection as _};

/// Since when nothing has happened in a game.
const QUIET: &str = "coalesce((SELECT max(moves.at) FROM moves WHERE moves.game = games.id), games.at)";
/// Whether it is played by people here and not noted to be over; the condition of an index, word by word.
const OPEN: &str = "ended IS NULL AND imported = 0 AND lesson IS NULL";
const BEGUN: &str = "EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id)";
const ENDED: &str = "EXISTS (SELECT 1 FROM results WHERE results.game = games.id)";

/// A game, as far as keeping it is concerned.
pub(crate) struct Quiet {
    pub id: String,
    pub kind: Kind,
    /// Since when nothing has happened in it.
    pub since: i64,
}

impl Store {
    /// The games after an address, in their order: so many are looked at, however many there are.
    pub(crate) async fn quiet_games(&self, after: &str, most: i64) -> Result<Vec<Quiet>, StoreError> {
        let query = format!(
            "SELECT id, imported, coalesce(lesson, ''), {BEGUN}, {ENDED}, {QUIET} \
             FROM games WHERE id > $1 ORDER BY id LIMIT $2"
        );
        let rows: Vec<(String, i64, String, bool, bool, i64)> = read!(&self.pool, connection => {
            sqlx::query_as(AssertSqlSafe(query.as_str())).bind(after).bind(most).fetch_all(connection).await
        })?;
        let quiet = |(id, imported, lesson, begun, ended, since): (String, i64, String, bool, bool, i64)| {
            let kind = match (imported != 0, !lesson.is_empty()) {
                (true, _) => Kind::Uploads,
                (_, true) => Kind::Lessons,
                _ if ended => Kind::Finished,
                _ if begun => Kind::Abandoned,
                _ => Kind::Unstarted,
            };
            Quiet { id, kind, since }
        };
        Ok(rows.into_iter().map(quiet).collect())
    }

    /// Deletes games with everything that belongs to them.
    pub(crate) async fn delete_games(&self, ids: &[&str]) -> Result<(), StoreError> {
        write_to!(&self.pool, 50 * ids.len(), connection, _again => {
            let mut work = connection.begin().await?;
            for id in ids {
                for table in TABLES {
                    let query = format!("DELETE FROM {table} WHERE game = $1");
                    sqlx::query(AssertSqlSafe(query)).bind(id).execute(&mut *work).await?;
                }
                sqlx::query("DELETE FROM games WHERE id = $1").bind(id).execute(&mut *work).await?;
            }
            work.commit().await
        })
    }

    /// Games that may have to go on without anybody looking: with a clock, or with a bot whose turn it may be and a person
    /// who waits for it; the latest first.
    pub(crate) async fn games_to_wake(&self, since: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let query = to_wake();
        read!(&self.pool, long, connection => {
            sqlx::query_scalar(AssertSqlSafe(query.as_str())).bind(since).bind(most).fetch_all(connection).await
        })
    }

    /// Notes of games that they are over where that was not done with their result: a version that knows nothing of it
    /// wrote that.
    pub(crate) async fn note_ends(&self) -> Result<(), StoreError> {
        let (next, note) = unnoted();
        let mut since = i64::MIN;
        loop {
            let until: Option<i64> = read!(&self.pool, long, connection => {
                let query = sqlx::query_scalar(AssertSqlSafe(next.as_str())).bind(since).bind(ENDS);
                query.fetch_one(connection).await
            })?;
            let Some(until) = until else { return Ok(()) };
            write_to!(&self.pool, ENDS as usize, long, connection, _again => {
                let query = sqlx::query(AssertSqlSafe(note.as_str())).bind(since).bind(until);
                query.execute(connection).await.map(drop)
            })?;
            since = until;
        }
    }
}

/// So many ends are noted at once.
const ENDS: i64 = 1000;

/// The latest time of the next few games whose end is not noted, and noting all between two times.
fn unnoted() -> (String, String) {
    (
        format!(
            "SELECT max(at) FROM (SELECT at FROM games WHERE {OPEN} AND at >= $1 AND {ENDED} ORDER BY at LIMIT $2) AS next"
        ),
        format!(
            "UPDATE games SET ended = (SELECT entries FROM results WHERE results.game = games.id) \
             WHERE {OPEN} AND at >= $1 AND at <= $2 AND {ENDED}"
        ),
    )
}

fn to_wake() -> String {
    format!(
        "SELECT id FROM games WHERE {OPEN} AND {BEGUN} AND NOT {ENDED} AND {QUIET} >= $1 AND \
         (EXISTS (SELECT 1 FROM clocks WHERE clocks.game = games.id) OR \
          (EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.bot IS NULL) AND \
           (EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.bot IS NOT NULL) OR \
            EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.game = games.id)))) \
         ORDER BY {QUIET} DESC LIMIT $2"
    )
}

#[cfg(test)]
mod tests {
    use super::super::pool::{Pool, with_pool};
    use super::*;
    use crate::entry::{Header, VERSION};
    use crate::fairness::Fairness;
    use sqlx::Row as _;
    use test_servers::{Durability, Postgres};

    async fn store() -> (Store, sqlx::SqlitePool) {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let Pool::Sqlite(pool, _) = &store.pool else { panic!("SQLite") };
        let pool = pool.clone();
        (store, pool)
    }

    /// Games that are over are not looked at, however many they are.
    #[tokio::test]
    async fn games_that_go_on_are_found_by_an_index() {
        let (_store, pool) = store().await;
        let (next, note) = unnoted();
        for statement in [to_wake(), next, note] {
            let explained = format!("EXPLAIN QUERY PLAN {statement}");
            let steps = sqlx::query(AssertSqlSafe(explained)).fetch_all(&pool).await.unwrap();
            let steps: Vec<String> = steps.iter().map(|row| row.get("detail")).collect();
            assert!(steps.iter().any(|step| step.contains("games USING INDEX games_open")), "{steps:?}");
        }
    }

    #[tokio::test]
    async fn an_end_that_an_earlier_version_wrote_is_noted_and_counts_before_that() {
        ends_are_noted(store().await.0).await;
        let postgres = Postgres::start(Durability::None).unwrap();
        let url = format!("{}?fsync=off", postgres.database("ends").unwrap());
        ends_are_noted(Store::open(&url).await.unwrap()).await;
    }

    async fn ends_are_noted(store: Store) {
        let execute = async |statement: &str| {
            with_pool!(&store.pool, pool => {
                sqlx::raw_sql(AssertSqlSafe(statement)).execute(pool).await.map(drop)
            })
            .unwrap();
        };
        for id in ["over", "before", "open"] {
            let header = Header {
                id: id.to_owned(),
                game: "suburbia".to_owned(),
                rules: serde_json::json!({}),
                seed: 1,
                seats: Vec::new(),
                stand_ins: Default::default(),
                early: Default::default(),
                clock: None,
                version: VERSION.to_owned(),
                host: None,
                imported: false,
                rematch: None,
                fairness: Fairness::default(),
                at: 100,
            };
            store.create(&header, &[], &[]).await.unwrap();
            execute(&format!(
                "INSERT INTO moves (game, number, seat, entry, seal, at) VALUES ('{id}', 1, 0, 'a', 1, 100)"
            ))
            .await;
            execute(&format!("INSERT INTO clocks (game, terms) VALUES ('{id}', '{{}}')")).await;
        }
        store.keep_result("over", 1, "{}").await.unwrap();
        execute("INSERT INTO results (game, entries, ended) VALUES ('before', 1, '{}')").await;
        let noted = async || -> Vec<String> {
            let noted = "SELECT id FROM games WHERE ended = 1 ORDER BY id";
            with_pool!(&store.pool, pool => sqlx::query_scalar(noted).fetch_all(pool).await).unwrap()
        };
        assert_eq!(noted().await, ["over"]);
        assert_eq!(store.games_to_wake(0, 10).await.unwrap(), ["open"]);
        store.note_ends().await.unwrap();
        assert_eq!(noted().await, ["before", "over"]);
        assert_eq!(store.games_to_wake(0, 10).await.unwrap(), ["open"]);
    }
}
