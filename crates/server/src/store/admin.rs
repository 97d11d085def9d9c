//! The database as those see it who look after it: no server has to be there, and none is kept out.

use super::attempt::TimeLimits;
use super::file::{beside, name};
use super::pool::{Pool, is_postgres, read};
use super::session;
use super::{Store, StoreError, sqlite, steps};
use crate::admin::GameStats;
use crate::entry::{Header, Row};
use sqlx::AssertSqlSafe;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Everything that belongs to a game besides its own row.
pub(crate) const TABLES: [&str; 12] = [
    "seats",
    "clocks",
    "stand_ins",
    "talk",
    "moves",
    "holders",
    "webhooks",
    "conditionals",
    "planned",
    "results",
    "resigned",
    "hidden",
];

/// The file that an address names; nothing for a database that is none.
pub(crate) fn path(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if is_postgres(url) { Ok(None) } else { sqlite::path(url) }
}

/// A database that is not served.
pub(crate) struct Archive {
    store: Store,
}

/// A game, how many there are of it, those imported, those of lessons, and when the first and the last one began.
type CountedRow = (String, i64, i64, i64, Option<i64>, Option<i64>);

impl Archive {
    /// Opens a database that is there, brought up to this version.
    pub(crate) async fn open(url: &str) -> Result<Archive, StoreError> {
        let pool = Pool::open(url, TimeLimits::COMMAND).await?;
        steps::bring_up(&pool).await?;
        Ok(Archive { store: Store::over(pool, Default::default()) })
    }

    /// Opens a copy that nobody else knows of.
    pub(crate) async fn open_alone(path: &Path) -> Result<Archive, StoreError> {
        let pool = sqlite::open_copy(path).await?;
        let pool = Pool::Sqlite(pool.clone(), super::turn::Turn::new(pool, None));
        steps::check(&pool).await?;
        Ok(Archive { store: Store::over(pool, Default::default()) })
    }

    /// The same as a server has it.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) async fn close(self) {
        self.store.writer.close().await;
        self.store.pool.close().await;
    }

    pub(crate) fn is_file(&self) -> bool {
        matches!(self.store.pool, Pool::Sqlite(..))
    }

    /// Games and entries.
    pub(crate) async fn counts(&self) -> Result<(i64, i64), StoreError> {
        let query = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM moves)";
        Ok(read!(&self.store.pool, connection => sqlx::query_as(query).fetch_one(connection).await)?)
    }

    /// Copies all of it as of one moment into an empty file.
    pub(crate) async fn copy_into(&self, to: &Path) -> Result<(), StoreError> {
        let Pool::Sqlite(pool, _) = &self.store.pool else { return Ok(()) };
        sqlx::query("VACUUM INTO $1").bind(name(to)).execute(pool).await?;
        Ok(())
    }

    /// What SQLite finds wrong; PostgreSQL looks after itself.
    pub(crate) async fn damage(&self) -> Result<Vec<String>, StoreError> {
        let Pool::Sqlite(pool, _) = &self.store.pool else { return Ok(Vec::new()) };
        let found: Result<Vec<String>, _> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(pool).await;
        let mut faults = match found {
            Ok(found) => found,
            // A file that is damaged that much ends the check.
            Err(error) if error.as_database_error().is_some() => vec![error.to_string()],
            Err(error) => return Err(error.into()),
        };
        faults.retain(|fault| fault != "ok");
        if faults.is_empty() {
            let orphans: Vec<(String, Option<i64>, String)> =
                sqlx::query_as("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check")
                    .fetch_all(pool)
                    .await?;
            faults.extend(
                orphans
                    .into_iter()
                    .map(|(table, _, parent)| format!("a row of {table} belongs to nothing in {parent}")),
            );
        }
        Ok(faults)
    }

    /// All games, by their addresses.
    pub(crate) async fn games(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM games ORDER BY id";
        Ok(read!(&self.store.pool, connection => sqlx::query_scalar(query).fetch_all(connection).await)?)
    }

    pub(crate) async fn game(&self, id: &str) -> Result<Option<(Header, Vec<Row>)>, StoreError> {
        let Some(head) = self.store.head(id).await? else { return Ok(None) };
        Ok(Some((head, self.store.rows(id).await?)))
    }

    pub(crate) async fn by_game(&self) -> Result<BTreeMap<String, GameStats>, StoreError> {
        let query = "SELECT game, count(*), CAST(coalesce(sum(imported), 0) AS BIGINT), count(lesson), min(at), max(at) \
            FROM games GROUP BY game";
        let rows: Vec<CountedRow> =
            read!(&self.store.pool, connection => sqlx::query_as(query).fetch_all(connection).await)?;
        let query =
            "SELECT games.game, count(*) FROM moves JOIN games ON games.id = moves.game GROUP BY games.game";
        let entries: Vec<(String, i64)> =
            read!(&self.store.pool, connection => sqlx::query_as(query).fetch_all(connection).await)?;
        let entries: BTreeMap<String, i64> = entries.into_iter().collect();
        let stats = rows.into_iter().map(|(game, games, imported, lessons, oldest, newest)| {
            let entries = entries.get(&game).copied().unwrap_or_default();
            (game, GameStats { games, imported, lessons, entries, oldest, newest })
        });
        Ok(stats.collect())
    }

    pub(crate) async fn rows_by_table(&self) -> Result<BTreeMap<String, i64>, StoreError> {
        let mut rows = BTreeMap::new();
        for table in TABLES {
            let query = format!("SELECT count(*) FROM {table}");
            let count = read!(&self.store.pool, connection => {
                sqlx::query_scalar(AssertSqlSafe(query.as_str())).fetch_one(connection).await
            })?;
            rows.insert(table.to_owned(), count);
        }
        Ok(rows)
    }
}

/// Makes an empty file that nobody else can read, in place of one that was left behind.
pub(crate) fn private_file(path: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm", "-journal"] {
        match std::fs::remove_file(beside(path, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path).map(drop)
}

/// Gives a complete file its name, once all of it is on disk.
pub(crate) fn settle(part: &Path, to: &Path) -> io::Result<()> {
    super::file::tighten(part);
    OpenOptions::new().write(true).open(part)?.sync_all()?;
    std::fs::rename(part, to)?;
    #[cfg(unix)]
    {
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Keeps servers from beginning with a database; who has it open, if somebody does.
pub(crate) fn lock(path: &Path) -> Result<File, String> {
    session::lock_alone(path)
}

/// Forgets how far a server had come with what was there before.
pub(crate) fn forget_session(path: &Path) -> io::Result<()> {
    session::forget(path)
}
