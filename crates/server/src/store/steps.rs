//! The schema, as numbered steps that bring any earlier database up to this version.
//!
//! A step only adds: a table, an index, a column that may be empty. So a program of the version before can go on beside
//! one that has taken the step, and many machines are brought up one after the other. Each step notes the oldest
//! program (by its last step) that may still use the database; one that is older than that refuses.
//!
//! A step is written once, for SQLite; PostgreSQL has other names for the same types.

use super::StoreError;
use super::pool::Pool;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection as _};

/// The last step this version knows.
pub(crate) const SCHEMA: i64 = 12;

struct Step {
    number: i64,
    /// The last step of the oldest program that may use the database after this one.
    oldest: i64,
    text: &'static str,
    /// What has to be done about games that were in an SQLite file before.
    older_files: &'static str,
    /// What only a PostgreSQL database needs.
    servers: &'static str,
}

/// Files say the number of their last step in `user_version`. Those of steps 1 to 3 lack some of the tables of 4, which
/// are made if they are missing.
const STEPS: &[Step] = &[
    Step { number: 4, oldest: 4, text: include_str!("steps/04-tables.sql"), older_files: "", servers: "" },
    Step {
        number: 5,
        oldest: 5,
        text: include_str!("steps/05-lessons.sql"),
        older_files: "UPDATE games SET lesson = json_extract(rules, '$.lesson'), \
            step = coalesce(json_extract(rules, '$.step'), 1) WHERE json_extract(rules, '$.lesson') IS NOT NULL",
        servers: "",
    },
    Step { number: 6, oldest: 5, text: include_str!("steps/06-results.sql"), older_files: "", servers: "" },
    Step {
        number: 7,
        oldest: 6,
        text: include_str!("steps/07-nodes.sql"),
        older_files: "",
        // Entries lie in the order of their times: an index that costs next to nothing finds the latest ones.
        servers: "CREATE INDEX IF NOT EXISTS moves_by_time ON moves USING brin (at) WITH (pages_per_range = 8)",
    },
    Step { number: 8, oldest: 7, text: include_str!("steps/08-quotas.sql"), older_files: "", servers: "" },
    Step {
        number: 9,
        oldest: 7,
        text: include_str!("steps/09-open-games.sql"),
        older_files: "",
        // The index of step 7 knows nothing of entries that came since the table was vacuumed, and had them all read.
        servers: "CREATE INDEX IF NOT EXISTS moves_by_second ON moves (at); DROP INDEX IF EXISTS moves_by_time",
    },
    Step { number: 10, oldest: 7, text: include_str!("steps/10-fairness.sql"), older_files: "", servers: "" },
    Step { number: 11, oldest: 7, text: include_str!("steps/11-writers.sql"), older_files: "", servers: "" },
    Step { number: 12, oldest: 7, text: include_str!("steps/12-ends.sql"), older_files: "", servers: "" },
];

/// Where the steps that were taken are noted.
const NOTES: &str = "CREATE TABLE IF NOT EXISTS schema_steps \
    (number INTEGER PRIMARY KEY, oldest INTEGER NOT NULL, at INTEGER NOT NULL)";
const NOTE: &str = "INSERT INTO schema_steps (number, oldest, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const NOTED: &str = "SELECT coalesce(max(number), 0), coalesce(max(oldest), 0) FROM schema_steps";

/// The last step a database has taken, and the oldest program that may use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    number: i64,
    oldest: i64,
}

impl State {
    /// The steps to take, unless this program is too old.
    fn ahead(self) -> Result<&'static [Step], StoreError> {
        if self.oldest > SCHEMA {
            return Err(StoreError::Newer);
        }
        let taken = STEPS.iter().take_while(|step| step.number <= self.number).count();
        Ok(&STEPS[taken..])
    }
}

/// Brings a database up to this version.
pub(crate) async fn bring_up(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite(pool, _) => bring_up_file(pool).await,
        Pool::Postgres(server) => bring_up_server(&server.pool).await,
    }
}

/// Whether this program understands a database as it is.
pub(crate) async fn check(pool: &Pool) -> Result<(), StoreError> {
    let state = match pool {
        Pool::Sqlite(pool, _) => state_of_file(&mut *pool.acquire().await?).await?,
        Pool::Postgres(server) => state_of_server(&mut *server.pool.acquire().await?).await?,
    };
    state.ahead().map(drop)
}

async fn bring_up_file(pool: &SqlitePool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    if state_of_file(&mut connection).await?.ahead()?.is_empty() {
        return Ok(());
    }
    // Another program may be doing the same: whoever comes second sees what the first one did.
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    let state = state_of_file(&mut work).await?;
    sqlx::query(NOTES).execute(&mut *work).await?;
    for step in state.ahead()? {
        sqlx::raw_sql(step.text).execute(&mut *work).await?;
        sqlx::raw_sql(step.older_files).execute(&mut *work).await?;
        let note = sqlx::query(NOTE).bind(step.number).bind(step.oldest).bind(super::now());
        note.execute(&mut *work).await?;
    }
    let version = format!("PRAGMA user_version = {SCHEMA}");
    sqlx::raw_sql(AssertSqlSafe(version)).execute(&mut *work).await?;
    work.commit().await?;
    Ok(())
}

async fn state_of_file(connection: &mut SqliteConnection) -> Result<State, StoreError> {
    let number: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let noted = "SELECT count(*) FROM sqlite_schema WHERE name = 'schema_steps'";
    let noted: i64 = sqlx::query_scalar(noted).fetch_one(&mut *connection).await?;
    if noted == 0 {
        // Before steps were noted, a program could use its own version only.
        return Ok(State { number, oldest: number });
    }
    let (_, oldest) = sqlx::query_as::<_, (i64, i64)>(NOTED).fetch_one(connection).await?;
    Ok(State { number, oldest })
}

/// The lock under which a PostgreSQL database is brought up: any number that nobody else uses.
const LOCK: i64 = 0x7461_626c_6574_6f77; // "tabletow"

async fn bring_up_server(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    if state_of_server(&mut connection).await?.ahead()?.is_empty() {
        return Ok(());
    }
    let mut work = connection.begin().await?;
    // Others may be at it, and a large table takes a while.
    sqlx::raw_sql("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0").execute(&mut *work).await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *work).await?;
    // Made before it is read: that there is no such table may be remembered from before the lock.
    sqlx::raw_sql(AssertSqlSafe(for_postgres(NOTES))).execute(&mut *work).await?;
    let (number, oldest) = sqlx::query_as(NOTED).fetch_one(&mut *work).await?;
    let state = State { number, oldest };
    for step in state.ahead()? {
        sqlx::raw_sql(AssertSqlSafe(for_postgres(step.text))).execute(&mut *work).await?;
        sqlx::raw_sql(step.servers).execute(&mut *work).await?;
        let note = sqlx::query(NOTE).bind(step.number).bind(step.oldest).bind(super::now());
        note.execute(&mut *work).await?;
    }
    work.commit().await?;
    Ok(())
}

async fn state_of_server(connection: &mut PgConnection) -> Result<State, StoreError> {
    let noted = "SELECT to_regclass('schema_steps') IS NOT NULL";
    let noted: bool = sqlx::query_scalar(noted).fetch_one(&mut *connection).await?;
    if !noted {
        return Ok(State { number: 0, oldest: 0 });
    }
    let (number, oldest) = sqlx::query_as::<_, (i64, i64)>(NOTED).fetch_one(connection).await?;
    Ok(State { number, oldest })
}

/// A step in PostgreSQL's words. All its tables have a primary key, and no other order of rows.
fn for_postgres(text: &str) -> String {
    text.replace(" WITHOUT ROWID", "").replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_in_order_and_leave_the_version_before_at_work() {
        let numbers: Vec<i64> = STEPS.iter().map(|step| step.number).collect();
        assert_eq!(numbers, (4..=SCHEMA).collect::<Vec<_>>());
        // The first program that notes its steps is the one of step 5.
        for step in STEPS.iter().filter(|step| step.number > 5) {
            assert!(step.oldest < step.number, "step {} shuts out the version before", step.number);
        }
    }

    #[test]
    fn steps_only_add() {
        for step in STEPS {
            let statements =
                step.text.lines().filter(|line| !line.starts_with("--")).collect::<Vec<_>>().join("\n");
            for statement in statements.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
                let adds = statement.starts_with("CREATE TABLE")
                    || statement.starts_with("CREATE INDEX")
                    || statement.starts_with("ALTER TABLE")
                        && statement.contains(" ADD COLUMN ")
                        && !statement.contains("NOT NULL");
                assert!(adds, "step {}: {statement}", step.number);
            }
        }
    }

    #[test]
    fn a_program_works_beside_a_newer_neighbour_and_not_beside_more() {
        let ahead = |number, oldest| State { number, oldest }.ahead().map(<[Step]>::len);
        assert_eq!(ahead(0, 0).unwrap(), STEPS.len());
        assert_eq!(ahead(2, 2).unwrap(), STEPS.len());
        assert_eq!(ahead(SCHEMA, SCHEMA).unwrap(), 0);
        assert_eq!(ahead(SCHEMA + 1, SCHEMA).unwrap(), 0);
        assert!(matches!(ahead(SCHEMA + 2, SCHEMA + 1), Err(StoreError::Newer)));
    }
}
