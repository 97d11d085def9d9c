//! Storage: games, seats and entries in SQLite.
//!
//! Reads: the database. Writes: the database, entries only by adding.
//!
//! **Invariant:** when [`Store::append`] returns, the entry is on disk. The primary key (game, number) makes two
//! writers of the same entry impossible.

mod checkpoint;
mod conditionals;
mod talk;
mod webhooks;
mod writer;

use crate::entry::{Entry, Header, Row};
use game_core::Seat;
use game_core::record::SeatInfo;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Row as _};
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
pub(crate) use talk::Said;
pub use webhooks::Webhook;
use writer::{Turn, Writer};

/// Everything that outlives the process.
pub struct Store {
    pool: SqlitePool,
    writer: Writer,
    turn: Turn,
}

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// Another process has written this entry already.
    #[error("the game was moved on by another server")]
    Conflict,
    /// What is stored makes no sense.
    #[error("the stored game is damaged: {0}")]
    Damaged(String),
    /// A later version made the file.
    #[error("it was made by a newer tabletown; use that one")]
    Newer,
    /// The process is ending.
    #[error("the server is shutting down")]
    Closing,
}

/// A game in somebody's list, as far as the database knows it.
#[derive(Debug, Clone)]
pub(crate) struct Held {
    pub game: String,
    /// The seats the visitor holds there.
    pub seats: Vec<Seat>,
    pub entries: u32,
}

/// A browser, as the database knows it: the hash of what its cookie says.
pub(crate) type Visitor = [u8; 32];

impl Store {
    /// Opens the database, making it if it is not there.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let in_memory = url.contains(":memory:");
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An answered move has to outlive a power cut, not only the process.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", "0")
            // In KiB, for each connection: the operating system keeps the file in memory already.
            .pragma("cache_size", "-512")
            .foreign_keys(true);
        // A database in memory is gone with its only connection.
        let pool = SqlitePoolOptions::new().max_connections(if in_memory { 1 } else { 4 });
        let pool = pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        let pool = pool.connect_with(options).await?;
        prepare(&pool).await?;
        let turn = Turn::default();
        let writer = Writer::start(pool.clone(), turn.clone());
        tokio::spawn(checkpoint::look_after(pool.clone(), turn.clone()));
        Ok(Store { pool, writer, turn })
    }

    /// A secret of the server: made when it is first asked for, and the same ever after.
    pub(crate) async fn secret(&self, name: &str, fresh: [u8; 32]) -> Result<Vec<u8>, StoreError> {
        sqlx::query("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(&fresh[..])
            .execute(&self.pool)
            .await?;
        let row = sqlx::query("SELECT value FROM house WHERE name = ?").bind(name);
        Ok(row.fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Keeps a new game, with the entries it has already and those who hold its seats.
    pub async fn create(
        &self,
        head: &Header,
        rows: &[Row],
        holders: &[(Visitor, Seat)],
    ) -> Result<(), StoreError> {
        let mut written = self.turn.lock().await;
        *written += 1 + head.seats.len() + rows.len() + holders.len();
        let mut work = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO games (id, game, rules, seed, version, host, imported, at) VALUES (?,?,?,?,?,?,?,?)",
        )
        .bind(&head.id)
        .bind(&head.game)
        .bind(head.rules.to_string())
        .bind(head.seed as i64)
        .bind(&head.version)
        .bind(head.host.as_ref().map(|host| &host[..]))
        .bind(head.imported)
        .bind(head.at)
        .execute(&mut *work)
        .await?;
        for (index, seat) in head.seats.iter().enumerate() {
            sqlx::query("INSERT INTO seats (game, seat, name, bot) VALUES (?,?,?,?)")
                .bind(&head.id)
                .bind(index as i64)
                .bind(&seat.name)
                .bind(&seat.bot)
                .execute(&mut *work)
                .await?;
        }
        if let Some(clock) = &head.clock {
            let terms =
                serde_json::to_string(clock).map_err(|error| StoreError::Damaged(error.to_string()))?;
            let query = sqlx::query("INSERT INTO clocks (game, terms) VALUES (?,?)");
            query.bind(&head.id).bind(terms).execute(&mut *work).await?;
        }
        for row in rows {
            writer::insert(&head.id, row).execute(&mut *work).await?;
        }
        for (visitor, seat) in holders {
            hold(visitor, &head.id, *seat).execute(&mut *work).await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// Adds an entry; returns once it is on disk.
    pub async fn append(&self, game: &str, row: Row) -> Result<(), StoreError> {
        self.writer.append(game, row).await
    }

    /// What was agreed about a game.
    pub async fn head(&self, id: &str) -> Result<Option<Header>, StoreError> {
        let query =
            "SELECT id, game, rules, seed, version, host, imported, rematch, at FROM games WHERE id = ?";
        let Some(row) = sqlx::query(query).bind(id).fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        let rules: String = row.try_get("rules")?;
        let rules = serde_json::from_str(&rules).map_err(|error| StoreError::Damaged(error.to_string()))?;
        let seats = sqlx::query("SELECT name, bot FROM seats WHERE game = ? ORDER BY seat").bind(id);
        let seats = seats.fetch_all(&self.pool).await?;
        let seat = |row: SqliteRow| Ok(SeatInfo { name: row.try_get(0)?, bot: row.try_get(1)? });
        let clock = sqlx::query("SELECT terms FROM clocks WHERE game = ?").bind(id);
        let clock: Option<String> =
            clock.fetch_optional(&self.pool).await?.map(|row| row.try_get(0)).transpose()?;
        let clock = clock.map(|terms| serde_json::from_str(&terms)).transpose();
        let stand_ins = sqlx::query("SELECT seat, bot FROM stand_ins WHERE game = ?").bind(id);
        let stand_ins = stand_ins.fetch_all(&self.pool).await?;
        let stand_in = |row: SqliteRow| Ok((Seat(row.try_get::<u8, _>(0)?), row.try_get(1)?));
        Ok(Some(Header {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules,
            seed: row.try_get::<i64, _>("seed")? as u64,
            version: row.try_get("version")?,
            host: row.try_get::<Option<Vec<u8>>, _>("host")?.and_then(|host| host.try_into().ok()),
            imported: row.try_get("imported")?,
            rematch: row.try_get("rematch")?,
            at: row.try_get("at")?,
            seats: seats.into_iter().map(seat).collect::<Result<_, sqlx::Error>>()?,
            clock: clock.map_err(|error| StoreError::Damaged(error.to_string()))?,
            stand_ins: stand_ins.into_iter().map(stand_in).collect::<Result<_, sqlx::Error>>()?,
        }))
    }

    /// All entries of a game, in order.
    pub async fn rows(&self, id: &str) -> Result<Vec<Row>, StoreError> {
        let query = "SELECT number, seat, entry, seal, at, \
            EXISTS (SELECT 1 FROM planned WHERE planned.game = moves.game AND planned.number = moves.number) \
            FROM moves WHERE game = ? ORDER BY number";
        let rows = sqlx::query(query).bind(id).fetch_all(&self.pool).await?;
        rows.into_iter()
            .map(|row| {
                let text: String = row.try_get(2)?;
                Ok(Row {
                    number: row.try_get::<u32, _>(0)?,
                    seat: Seat(row.try_get::<u8, _>(1)?),
                    entry: Entry::read(&text),
                    seal: row.try_get::<i64, _>(3)? as u64,
                    at: row.try_get(4)?,
                    planned: row.try_get(5)?,
                })
            })
            .collect()
    }

    /// Gives a seat to a browser.
    pub(crate) async fn hold(&self, visitor: &Visitor, game: &str, seat: Seat) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        hold(visitor, game, seat).execute(&self.pool).await?;
        Ok(())
    }

    /// The seats a browser holds in a game.
    pub(crate) async fn held(&self, visitor: &Visitor, game: &str) -> Result<Vec<Seat>, StoreError> {
        let query = "SELECT seat FROM holders WHERE visitor = ? AND game = ? ORDER BY seat";
        let rows = sqlx::query(query).bind(&visitor[..]).bind(game).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| Ok(Seat(row.try_get::<u8, _>(0)?))).collect()
    }

    /// Who holds which seats of a game.
    pub(crate) async fn holders(&self, game: &str) -> Result<Vec<(Visitor, Seat)>, StoreError> {
        let query = "SELECT visitor, seat FROM holders WHERE game = ?";
        let rows = sqlx::query(query).bind(game).fetch_all(&self.pool).await?;
        let holder = |row: SqliteRow| {
            let visitor: Vec<u8> = row.try_get(0)?;
            let visitor = visitor.try_into().map_err(|_| StoreError::Damaged("a visitor".to_owned()))?;
            Ok((visitor, Seat(row.try_get::<u8, _>(1)?)))
        };
        rows.into_iter().map(holder).collect()
    }

    /// The games in which a browser holds seats, the latest first; lessons are none.
    pub(crate) async fn games_of(&self, visitor: &Visitor, most: u32) -> Result<Vec<Held>, StoreError> {
        self.held_games(visitor, most, "IS NULL").await
    }

    /// The tasks of lessons that a browser has begun, the latest first.
    pub(crate) async fn lessons_of(&self, visitor: &Visitor, most: u32) -> Result<Vec<Held>, StoreError> {
        self.held_games(visitor, most, "IS NOT NULL").await
    }

    /// The latest game in which a browser tried a task of a lesson, counted from 1.
    pub(crate) async fn lesson_of(
        &self,
        visitor: &Visitor,
        game: &str,
        lesson: &str,
        step: usize,
    ) -> Result<Option<String>, StoreError> {
        let query = "SELECT games.id FROM holders JOIN games ON games.id = holders.game \
            WHERE visitor = ? AND games.game = ? AND json_extract(games.rules, '$.lesson') = ? \
            AND json_extract(games.rules, '$.step') = ? ORDER BY holders.at DESC, games.id LIMIT 1";
        let step = i64::try_from(step).unwrap_or(i64::MAX);
        let query = sqlx::query(query).bind(&visitor[..]).bind(game).bind(lesson).bind(step);
        let row = query.fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn held_games(
        &self,
        visitor: &Visitor,
        most: u32,
        lesson: &'static str,
    ) -> Result<Vec<Held>, StoreError> {
        let query = format!(
            "SELECT holders.game, group_concat(seat), \
            (SELECT max(number) FROM moves WHERE moves.game = holders.game) \
            FROM holders JOIN games ON games.id = holders.game \
            WHERE visitor = ? AND json_extract(games.rules, '$.lesson') {lesson} \
            GROUP BY holders.game ORDER BY max(holders.at) DESC LIMIT ?"
        );
        let query = AssertSqlSafe(query);
        let rows = sqlx::query(query).bind(&visitor[..]).bind(most).fetch_all(&self.pool).await?;
        let held = |row: SqliteRow| {
            let seats: String = row.try_get(1)?;
            let mut seats: Vec<Seat> =
                seats.split(',').filter_map(|seat| seat.parse().ok()).map(Seat).collect();
            seats.sort_unstable();
            let entries = row.try_get::<Option<u32>, _>(2)?.unwrap_or_default();
            Ok(Held { game: row.try_get(0)?, seats, entries })
        };
        rows.into_iter().map(held).collect()
    }

    /// Changes the name at a seat.
    pub(crate) async fn rename(&self, game: &str, seat: Seat, name: &str) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        let query = sqlx::query("UPDATE seats SET name = ? WHERE game = ? AND seat = ?");
        query.bind(name).bind(game).bind(i64::from(seat.0)).execute(&self.pool).await?;
        Ok(())
    }

    /// Lets a bot play for a seat, or nobody any more.
    pub(crate) async fn stand_in(&self, game: &str, seat: Seat, bot: Option<&str>) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        let query = match bot {
            Some(bot) => sqlx::query("REPLACE INTO stand_ins (bot, game, seat) VALUES (?,?,?)").bind(bot),
            None => sqlx::query("DELETE FROM stand_ins WHERE game = ? AND seat = ?"),
        };
        query.bind(game).bind(i64::from(seat.0)).execute(&self.pool).await?;
        Ok(())
    }

    /// Notes which game follows this one; the first one noted stays, and is returned.
    pub(crate) async fn rematch(&self, game: &str, next: &str) -> Result<String, StoreError> {
        let _turn = self.turn.lock().await;
        let query = sqlx::query("UPDATE games SET rematch = ? WHERE id = ? AND rematch IS NULL");
        query.bind(next).bind(game).execute(&self.pool).await?;
        let row = sqlx::query("SELECT rematch FROM games WHERE id = ?").bind(game);
        Ok(row.fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Writes what is waiting to be written and lets go of the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

/// The schema this version makes and understands. A later one raises it, and brings older files up step by step.
const SCHEMA: i64 = 4;

async fn prepare(pool: &SqlitePool) -> Result<(), StoreError> {
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(pool).await?.try_get(0)?;
    if found > SCHEMA {
        return Err(StoreError::Newer);
    }
    // Committed again if that was cut off: the version is noted last.
    // The later versions added tables and changed none, so that making what is missing is all it takes.
    if found < SCHEMA {
        sqlx::raw_sql(include_str!("schema.sql")).execute(pool).await?;
        sqlx::raw_sql(AssertSqlSafe(format!("PRAGMA user_version = {SCHEMA}"))).execute(pool).await?;
    }
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn hold<'q>(visitor: &'q Visitor, game: &'q str, seat: Seat) -> Query<'q> {
    sqlx::query("INSERT INTO holders (visitor, game, seat, at) VALUES (?,?,?,?) ON CONFLICT DO NOTHING")
        .bind(&visitor[..])
        .bind(game)
        .bind(i64::from(seat.0))
        .bind(now())
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
