//! Moving everything from one database to another, of the same kind or the other one.
//!
//! Which tables and columns there are is asked of the databases, so that nothing is forgotten that a later step adds. What
//! was written is read again before it is committed: counts and digests of all tables have to be the same.

use super::attempt::TimeLimits;
use super::pool::{Pool, shown, with_pool};
use super::{StoreError, sqlite, steps};
use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, Row as _};

/// Rows of one statement: its placeholders are fewer than either database allows.
const ROWS: usize = 500;

/// Why not everything is there.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases cannot be used.
    #[error("cannot use {0}: {1}")]
    Database(String, StoreError),
    /// There is something already.
    #[error("{0} is not empty: its table {1} has rows; name a database without games")]
    NotEmpty(String, String),
    /// They do not have the same tables.
    #[error("the databases differ in their table {0}; use the newest tabletown there is")]
    Tables(String),
    /// What was written is not what was read. Nothing was kept.
    #[error("the copy of the table {0} differs from the original; nothing was kept")]
    Differs(String),
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Text,
    Bytes,
}

/// A table and its columns, by name.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Table {
    name: String,
    columns: Vec<(String, Kind)>,
}

#[derive(Debug, Clone, PartialEq)]
enum Value {
    Null,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// Rows in any order: how many, and the sum of their hashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Digest {
    rows: u64,
    sum: [u64; 4],
}

impl Digest {
    fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            let (kind, bytes): (u8, &[u8]) = match value {
                Value::Null => (0, &[]),
                Value::Number(number) => (1, &number.to_le_bytes()),
                Value::Text(text) => (2, text.as_bytes()),
                Value::Bytes(bytes) => (3, bytes),
            };
            hash.update([kind]);
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
        self.rows += 1;
        for (sum, word) in self.sum.iter_mut().zip(hash.finalize().chunks_exact(8)) {
            *sum = sum.wrapping_add(u64::from_le_bytes(word.try_into().expect("chunks of eight")));
        }
    }
}

/// The values of a row.
macro_rules! read {
    ($row:expr, $table:expr) => {
        $table
            .columns
            .iter()
            .enumerate()
            .map(|(index, (_, kind))| {
                Ok::<Value, sqlx::Error>(match kind {
                    Kind::Number => $row.try_get::<Option<i64>, _>(index)?.map_or(Value::Null, Value::Number),
                    Kind::Text => $row.try_get::<Option<String>, _>(index)?.map_or(Value::Null, Value::Text),
                    Kind::Bytes => {
                        $row.try_get::<Option<Vec<u8>>, _>(index)?.map_or(Value::Null, Value::Bytes)
                    }
                })
            })
            .collect::<Result<Vec<Value>, sqlx::Error>>()
    };
}
/// A statement with one value more; what is missing still has a kind.
macro_rules! bind {
    ($query:expr, $value:expr, $kind:expr) => {
        match ($value, $kind) {
            (Value::Number(number), _) => $query.bind(number),
            (Value::Text(text), _) => $query.bind(text),
            (Value::Bytes(bytes), _) => $query.bind(bytes),
            (Value::Null, Kind::Number) => $query.bind(None::<i64>),
            (Value::Null, Kind::Text) => $query.bind(None::<String>),
            (Value::Null, Kind::Bytes) => $query.bind(None::<Vec<u8>>),
        }
    };
}
/// Copies everything; `progress` hears after every few rows how many of how many are done. Returns the tables with their rows.
pub async fn copy(
    from: &str,
    to: &str,
    mut progress: impl FnMut(u64, u64),
) -> Result<Vec<(String, u64)>, CopyError> {
    if let Some(file) = sqlite::missing(from) {
        let missing = StoreError::Unfit(format!("there is no file {}", file.display()));
        return Err(CopyError::Database(shown(from), missing));
    }
    let (source, target) = (open(from).await?, open(to).await?);
    let copied = copy_all((&source, from), (&target, to), &mut progress).await;
    source.close().await;
    target.close().await;
    copied
}

async fn open(url: &str) -> Result<Pool, CopyError> {
    let told = |error| CopyError::Database(shown(url), error);
    let pool = Pool::open(url, TimeLimits::COMMAND).await.map_err(told)?;
    steps::bring_up(&pool).await.map_err(told)?;
    Ok(pool)
}

async fn copy_all(
    (source, from): (&Pool, &str),
    (target, to): (&Pool, &str),
    progress: &mut impl FnMut(u64, u64),
) -> Result<Vec<(String, u64)>, CopyError> {
    let reading = |error: sqlx::Error| CopyError::Database(shown(from), error.into());
    let writing = |error: sqlx::Error| CopyError::Database(shown(to), error.into());
    let tables = tables(source).await.map_err(reading)?;
    let others = self::tables(target).await.map_err(writing)?;
    if let Some(table) = tables.iter().find(|table| !others.contains(table)) {
        return Err(CopyError::Tables(table.name.clone()));
    }
    if let Some(table) = others.iter().find(|table| !tables.contains(table)) {
        return Err(CopyError::Tables(table.name.clone()));
    }
    for table in &tables {
        if count(target, table).await.map_err(writing)? > 0 {
            return Err(CopyError::NotEmpty(shown(to), table.name.clone()));
        }
    }
    let mut all = 0;
    for table in &tables {
        all += count(source, table).await.map_err(reading)?;
    }
    // One moment, whoever goes on playing meanwhile.
    let snapshot = match source {
        Pool::Sqlite(..) => "BEGIN",
        Pool::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    let mut done = 0;
    let mut copied = Vec::new();
    with_pool!(source, source => {
        let mut original = source.begin_with(snapshot).await.map_err(reading)?;
        with_pool!(target, target => {
            let mut copy = target.begin().await.map_err(writing)?;
            for table in &tables {
                let select = select(table);
                let mut digest = Digest::default();
                let mut rows = sqlx::query(AssertSqlSafe(select.as_str())).fetch(&mut *original);
                let mut batch: Vec<Vec<Value>> = Vec::with_capacity(ROWS);
                loop {
                    let row = rows.try_next().await.map_err(reading)?;
                    let is_last = row.is_none();
                    if let Some(row) = row {
                        let row = read!(&row, table).map_err(reading)?;
                        digest.add(&row);
                        batch.push(row);
                    }
                    if batch.len() == ROWS || is_last && !batch.is_empty() {
                        done += batch.len() as u64;
                        let insert = insert(table, batch.len());
                        let mut query = sqlx::query(AssertSqlSafe(insert.as_str()));
                        for (value, (_, kind)) in batch.drain(..).flat_map(|row| row.into_iter().zip(&table.columns)) {
                            query = bind!(query, value, kind);
                        }
                        query.execute(&mut *copy).await.map_err(writing)?;
                        progress(done, all);
                    }
                    if is_last {
                        break;
                    }
                }
                drop(rows);
                let mut again = Digest::default();
                let mut rows = sqlx::query(AssertSqlSafe(select.as_str())).fetch(&mut *copy);
                while let Some(row) = rows.try_next().await.map_err(writing)? {
                    again.add(&read!(&row, table).map_err(writing)?);
                }
                drop(rows);
                if again != digest {
                    return Err(CopyError::Differs(table.name.clone()));
                }
                copied.push((table.name.clone(), digest.rows));
            }
            copy.commit().await.map_err(writing)?;
        });
    });
    Ok(copied)
}

fn select(table: &Table) -> String {
    let columns: Vec<&str> = table.columns.iter().map(|(name, _)| name.as_str()).collect();
    format!("SELECT {} FROM {}", columns.join(", "), table.name)
}

fn insert(table: &Table, rows: usize) -> String {
    let columns: Vec<&str> = table.columns.iter().map(|(name, _)| name.as_str()).collect();
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=columns.len()).map(|place| format!("${}", row * columns.len() + place)).collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    format!("INSERT INTO {} ({}) VALUES {}", table.name, columns.join(", "), rows.join(", "))
}

async fn count(pool: &Pool, table: &Table) -> Result<u64, sqlx::Error> {
    let query = format!("SELECT count(*) FROM {}", table.name);
    let rows: i64 = with_pool!(pool, pool => sqlx::query_scalar(AssertSqlSafe(query)).fetch_one(pool).await)?;
    Ok(rows as u64)
}

/// All tables but the notes of the schema, games before what refers to them; columns by name.
async fn tables(pool: &Pool) -> Result<Vec<Table>, sqlx::Error> {
    let columns: Vec<(String, String, String)> = match pool {
        Pool::Sqlite(pool, _) => {
            let query = "SELECT tables.name, columns.name, columns.type FROM sqlite_schema AS tables, \
                pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' \
                AND tables.name NOT LIKE 'sqlite_%' ORDER BY tables.name, columns.name";
            sqlx::query_as(query).fetch_all(pool).await?
        }
        Pool::Postgres(server) => {
            let query = "SELECT table_name::text, column_name::text, data_type::text \
                FROM information_schema.columns WHERE table_schema = current_schema() \
                ORDER BY table_name::text COLLATE \"C\", column_name::text COLLATE \"C\"";
            sqlx::query_as(query).fetch_all(&server.pool).await?
        }
    };
    let mut tables: Vec<Table> = Vec::new();
    for (table, column, kind) in columns.into_iter().filter(|(table, ..)| table != "schema_steps") {
        let kind = match kind.to_lowercase().as_str() {
            "integer" | "bigint" => Kind::Number,
            "blob" | "bytea" => Kind::Bytes,
            _ => Kind::Text,
        };
        match tables.last_mut().filter(|last| last.name == table) {
            Some(last) => last.columns.push((column, kind)),
            None => tables.push(Table { name: table, columns: vec![(column, kind)] }),
        }
    }
    tables.sort_by_key(|table| table.name != "games");
    Ok(tables)
}
