//! Marks: how far a game is, so that a copy of it in memory can be compared with what is stored.

use super::attempt::Server;
use super::games::count;
use super::pool::{Pool, ask, read};
use super::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mark {
    /// How many entries it has.
    pub entries: u32,
    /// How often something changed beside them.
    pub revision: i64,
    /// How much was said.
    pub said: i64,
}

/// Counts a change beside the entries of a game.
pub(crate) const TOUCH: &str =
    "UPDATE games SET revision = coalesce(revision, 0) + 1, touched = $2 WHERE id = $1";

/// Carries a statement out and counts it as a change of its game, both or none; how many rows it was, and whether it may have
/// been carried out before.
macro_rules! change {
    ($store:expr, $game:expr, $query:expr) => {{
        use sqlx::Connection as _;
        $crate::store::pool::write_to!(&$store.pool, 2, connection, again => {
            let mut work = connection.begin().await?;
            let rows = $query.execute(&mut *work).await?.rows_affected();
            let touch = sqlx::query($crate::store::marks::TOUCH).bind($game).bind($crate::store::now());
            touch.execute(&mut *work).await?;
            work.commit().await?;
            Ok::<(u64, bool), sqlx::Error>((rows, again))
        })
    }};
}
pub(crate) use change;

/// The columns of a mark, of a row of `games`.
macro_rules! columns {
    () => {
        "coalesce((SELECT max(number) FROM moves WHERE moves.game = games.id), 0), \
        coalesce(revision, 0), coalesce((SELECT max(number) FROM talk WHERE talk.game = games.id), 0)"
    };
}
const MARK: &str = concat!("SELECT ", columns!(), " FROM games WHERE id = $1");
const MARKS: &str = concat!("SELECT id, ", columns!(), " FROM games WHERE id = ANY($1)");
const TOUCHED: &str = "SELECT game FROM moves WHERE at >= $1 UNION SELECT id FROM games WHERE touched >= $1";

fn mark((entries, revision, said): (i64, i64, i64)) -> Result<Mark, StoreError> {
    Ok(Mark { entries: count(entries)?, revision, said })
}

impl Store {
    /// How far a game is; nothing if there is none.
    pub(crate) async fn mark(&self, game: &str) -> Result<Option<Mark>, StoreError> {
        if let Some(marks) = &self.marks {
            return marks.of(game).await;
        }
        let found: Option<(i64, i64, i64)> = read!(&self.pool, connection => {
            sqlx::query_as(MARK).bind(game).fetch_optional(connection).await
        })?;
        found.map(mark).transpose()
    }

    /// How far some games are; for databases that several nodes use.
    pub(crate) async fn marks(&self, games: &[String]) -> Result<BTreeMap<String, Mark>, StoreError> {
        match &self.pool {
            Pool::Postgres(server) => marks(server, games).await,
            Pool::Sqlite(..) => Ok(BTreeMap::new()),
        }
    }

    /// The games at which something happened since a time, in seconds since 1970; for databases that several nodes use.
    pub(crate) async fn touched_since(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let Pool::Postgres(server) = &self.pool else { return Ok(Vec::new()) };
        ask!(server.reading(), connection, _again => {
            sqlx::query_scalar(TOUCHED).bind(since).fetch_all(connection).await
        })
    }
}

async fn marks(server: &Server, games: &[String]) -> Result<BTreeMap<String, Mark>, StoreError> {
    let rows: Vec<(String, i64, i64, i64)> = ask!(server.reading(), connection, _again => {
        sqlx::query_as(MARKS).bind(games).fetch_all(connection).await
    })?;
    let read = |(id, entries, revision, said)| Ok((id, mark((entries, revision, said))?));
    rows.into_iter().map(read).collect()
}

/// How many may wait to be asked for; more have to wait to wait.
const QUEUE: usize = 4096;
/// How many are asked for in one statement, and how many statements are under way at once.
const MOST: usize = 256;
const AT_ONCE: usize = 2;

/// A game that is asked for, and whoever asks.
type Asked = (String, oneshot::Sender<Result<Option<Mark>, StoreError>>);

/// Asks a server that many nodes use how far games are, before everything that is answered from memory: all that are asked
/// for while a statement is under way share the next one, as entries share a commit.
pub(crate) struct MarkReader {
    asked: mpsc::Sender<Asked>,
}

impl MarkReader {
    pub(crate) fn start(server: Server) -> MarkReader {
        let (asked, mut queue) = mpsc::channel::<Asked>(QUEUE);
        tokio::spawn(async move {
            let turns = Arc::new(Semaphore::new(AT_ONCE));
            while let Ok(turn) = turns.clone().acquire_owned().await {
                let mut batch = Vec::new();
                if queue.recv_many(&mut batch, MOST).await == 0 {
                    return;
                }
                let server = server.clone();
                tokio::spawn(async move {
                    answer(&server, batch).await;
                    drop(turn);
                });
            }
        });
        MarkReader { asked }
    }

    async fn of(&self, game: &str) -> Result<Option<Mark>, StoreError> {
        let (done, answer) = oneshot::channel();
        self.asked.send((game.to_owned(), done)).await.map_err(|_| StoreError::Closing)?;
        answer.await.map_err(|_| StoreError::Closing)?
    }
}

async fn answer(server: &Server, batch: Vec<Asked>) {
    let mut games: Vec<String> = batch.iter().map(|(game, _)| game.clone()).collect();
    games.sort_unstable();
    games.dedup();
    let marks = marks(server, &games).await;
    for (game, done) in batch {
        let answer = match &marks {
            Ok(marks) => Ok(marks.get(&game).copied()),
            Err(StoreError::Away(reason)) => Err(StoreError::Away(reason.clone())),
            Err(error) => Err(StoreError::Away(error.to_string())),
        };
        let _ = done.send(answer); // whoever is gone needs no answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{AssertSqlSafe, Row as _};
    use test_servers::{Durability, Postgres};

    /// It is asked all the time: what is not new must not be read for it, also if nobody has vacuumed the table since.
    #[tokio::test]
    async fn what_is_new_is_found_without_reading_what_is_not() {
        let postgres = Postgres::start(Durability::None).unwrap();
        let url = format!("{}?fsync=off", postgres.database("marks").unwrap());
        let store = Store::open(&url).await.unwrap();
        let Pool::Postgres(server) = &store.pool else { panic!("PostgreSQL") };
        for statement in [
            "INSERT INTO games (id, game, rules, seed, version, at) VALUES ('a', 'suburbia', '{}', 1, '0', 1)",
            "INSERT INTO moves (game, number, seat, entry, seal, at) SELECT 'a', i, 0, 'a', 1, i FROM generate_series(1, 20000) AS i",
            "ANALYZE",
        ] {
            sqlx::raw_sql(statement).execute(&server.pool).await.unwrap();
        }
        assert_eq!(store.touched_since(19_990).await.unwrap(), ["a"]);
        let explained = format!("EXPLAIN (ANALYZE, COSTS OFF) {}", TOUCHED.replace("$1", "30000"));
        let plan = sqlx::raw_sql(AssertSqlSafe(explained)).fetch_all(&server.pool).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| row.get(0)).collect();
        let reads_all =
            |line: &String| line.contains("Seq Scan on moves") || line.contains("Removed by Index Recheck");
        assert!(!plan.iter().any(reads_all), "{plan:#?}");
    }
}
