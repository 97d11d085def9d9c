//! Two neighbouring versions on one database: the older one goes on while the newer one has taken its steps.
//!
//! The older one is what `fixtures/statements-7.sql` keeps of it: every statement of the program whose last step was 7, the
//! oldest that may still use a database of today. A step that shuts it out says so (`oldest`), and gets a new fixture here.

use crate::common::{Database, Events, House, Local, PATIENCE};
use game_core::Seat;
use serde_json::json;
use server::{Header, Row, Store};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use std::time::Duration;
use suburbia::setup::Mode;

const STATEMENTS: &str = include_str!("../fixtures/statements-7.sql");

/// The statements that the older version has on one kind of database.
fn statements(kind: &str) -> Vec<&'static str> {
    let mut section = "";
    let mut found = Vec::new();
    for line in STATEMENTS.lines() {
        match line.strip_prefix("-- ") {
            Some(name) => section = name,
            None if section == "both" || section == kind => found.push(line.trim_end_matches(';')),
            None => {}
        }
    }
    found
}

/// The one that begins so.
fn statement(beginning: &str) -> &'static str {
    let mut found = statements("postgres").into_iter().filter(|statement| statement.starts_with(beginning));
    let statement = found.next().unwrap_or_else(|| panic!("{beginning}"));
    assert_eq!(found.next(), None, "{beginning}");
    statement
}

#[tokio::test]
async fn every_statement_of_the_version_before_works_on_the_schema_of_this_one() {
    let file = Database::file();
    Store::open(&file.url).await.unwrap().close().await;
    let mut connection = SqliteConnection::connect(&file.url).await.unwrap();
    for statement in statements("sqlite") {
        let explain = AssertSqlSafe(format!("EXPLAIN {statement}"));
        let explained = sqlx::raw_sql(explain).execute(&mut connection).await;
        assert!(explained.is_ok(), "{statement}: {explained:?}");
    }
    let server = Database::postgres().await;
    Store::open(&server.url).await.unwrap().close().await;
    let mut connection = PgConnection::connect(&server.url).await.unwrap();
    for (number, statement) in statements("postgres").into_iter().enumerate() {
        let prepare = AssertSqlSafe(format!("PREPARE old_{number} AS {statement}"));
        let prepared = sqlx::raw_sql(prepare).execute(&mut connection).await;
        // Of what kind a value is is said when it is bound.
        let untyped = |error: &sqlx::Error| {
            let code = error.as_database_error().and_then(|error| error.code());
            matches!(code.as_deref(), Some("42P08" | "42P18"))
        };
        assert!(prepared.as_ref().err().is_none_or(untyped), "{statement}: {prepared:?}");
    }
    assert!(statements("postgres").len() > 60);
}

/// A node of the older version, as far as the database sees it.
struct OldNode {
    connection: PgConnection,
}

impl OldNode {
    /// Makes an empty database as that version does.
    async fn found(database: &Database, secret: &[u8]) -> OldNode {
        let steps = [
            include_str!("../../src/store/steps/04-tables.sql"),
            include_str!("../../src/store/steps/05-lessons.sql"),
            include_str!("../../src/store/steps/06-results.sql"),
            include_str!("../../src/store/steps/07-nodes.sql"),
        ];
        let notes = "CREATE TABLE schema_steps (number BIGINT PRIMARY KEY, oldest BIGINT NOT NULL, at BIGINT NOT NULL); \
            INSERT INTO schema_steps VALUES (4, 4, 1), (5, 5, 1), (6, 5, 1), (7, 6, 1); \
            CREATE INDEX moves_by_time ON moves USING brin (at) WITH (pages_per_range = 8)";
        let schema = steps
            .join("\n")
            .replace(" WITHOUT ROWID", "")
            .replace("INTEGER", "BIGINT")
            .replace("BLOB", "BYTEA");
        database.tamper(&format!("{schema}\n{notes}")).await;
        let mut connection = PgConnection::connect(&database.url).await.unwrap();
        let keep =
            sqlx::query(statement("INSERT INTO house (name, value) VALUES ($1")).bind("tokens").bind(secret);
        keep.execute(&mut connection).await.unwrap();
        OldNode { connection }
    }

    async fn create(&mut self, head: &Header) {
        let mut work = self.connection.begin().await.unwrap();
        sqlx::query(statement("INSERT INTO games "))
            .bind(&head.id)
            .bind(&head.game)
            .bind(head.rules.to_string())
            .bind(head.seed as i64)
            .bind(&head.version)
            .bind(head.host.as_ref().map(|host| &host[..]))
            .bind(0_i64)
            .bind(head.at)
            .bind(None::<String>)
            .bind(None::<i64>)
            .execute(&mut *work)
            .await
            .unwrap();
        for (index, seat) in head.seats.iter().enumerate() {
            let insert = sqlx::query(statement("INSERT INTO seats ")).bind(&head.id).bind(index as i64);
            insert.bind(&seat.name).bind(&seat.bot).execute(&mut *work).await.unwrap();
        }
        work.commit().await.unwrap();
    }

    /// Writes an entry as the writer did; whether its place was free.
    async fn append(&mut self, game: &str, row: &Row) -> bool {
        let kept: Vec<(String, i64)> = sqlx::query_as(statement("WITH fresh AS"))
            .bind(vec![game])
            .bind(vec![i64::from(row.number)])
            .bind(vec![i64::from(row.seat.0)])
            .bind(vec![row.entry.to_string()])
            .bind(vec![row.seal as i64])
            .bind(vec![row.at])
            .bind(vec![false])
            .bind(vec![None::<i64>])
            .bind(vec![None::<i64>])
            .fetch_all(&mut self.connection)
            .await
            .unwrap();
        !kept.is_empty()
    }

    async fn entries(&mut self, game: &str) -> Vec<(i64, String, i64)> {
        let read = sqlx::query_as(statement("SELECT number, seat, entry, seal, at,")).bind(game).bind(0_i64);
        let rows: Vec<(i64, i64, String, i64, i64, bool)> =
            read.fetch_all(&mut self.connection).await.unwrap();
        rows.into_iter().map(|(number, _, entry, seal, ..)| (number, entry, seal)).collect()
    }

    async fn touch(&mut self, game: &str) {
        let touch = sqlx::query(statement("UPDATE games SET revision")).bind(game).bind(1_i64);
        touch.execute(&mut self.connection).await.unwrap();
    }

    /// Renews its leases, and takes as many as make half of all.
    async fn renew(&mut self) -> usize {
        let here = sqlx::query(statement("INSERT INTO nodes ")).bind("old").bind(60_000_i64);
        here.execute(&mut self.connection).await.unwrap();
        let renew =
            sqlx::query_as(statement("UPDATE leases SET until = (extract")).bind("old").bind(60_000_i64);
        let held: Vec<(i64, i64)> = renew.fetch_all(&mut self.connection).await.unwrap();
        let take = sqlx::query_as(statement("INSERT INTO leases ")).bind("old").bind(60_000_i64).bind(64_i64);
        let missing = 32 - held.len() as i64;
        let taken: Vec<(i64, i64)> = take.bind(missing).fetch_all(&mut self.connection).await.unwrap();
        held.len() + taken.len()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_of_two_neighbouring_versions_play_one_game() {
    // A game to copy: what its entries are only the rules know.
    let house = House::on(Database::file(), |_| ()).await;
    let game = house.people(2, 5).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    house.play_on(&game, &mut local, |local| local.ply == 8).await;
    let file = house.database.clone();
    house.close().await;
    let store = Store::open(&file.url).await.unwrap();
    let (head, rows) = (store.head(&game.id).await.unwrap().unwrap(), store.rows(&game.id).await.unwrap());
    let secret = store.secret("tokens", [0; 32]).await.unwrap();
    store.close().await;

    let database = Database::postgres().await;
    let mut old = OldNode::found(&database, &secret).await;
    old.create(&head).await;
    for row in &rows[..3] {
        assert!(old.append(&game.id, row).await);
    }
    // The newer one comes up beside it, and takes its steps.
    let house = House::on(database.clone(), |_| ()).await;
    let steps = "SELECT max(number), max(oldest) FROM schema_steps";
    let (last, oldest): (i64, i64) = sqlx::query_as(steps).fetch_one(&mut old.connection).await.unwrap();
    assert!(last > 7 && oldest <= 7, "{last} {oldest}");
    let mut events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
    let mut next = async |kind: &str| loop {
        let sent = events.next().await;
        if sent.kind == kind || sent.id.is_some_and(|id| id.to_string() == kind) {
            return sent.data;
        }
    };
    next("3").await;
    // They move in turn; whoever is late learns it.
    assert!(old.append(&game.id, &rows[3]).await);
    next("4").await;
    let play = async |index: usize| {
        let row = &rows[index];
        let mv = row.entry.to_string();
        house.play(&game, row.seat.index(), index, &mv).await.0
    };
    assert_eq!(play(4).await, 200);
    next("5").await;
    assert!(!old.append(&game.id, &rows[4]).await, "somebody was there first");
    assert!(old.append(&game.id, &rows[5]).await);
    assert_eq!(play(5).await, 409);
    let expected =
        rows[..6].iter().map(|row| (i64::from(row.number), row.entry.to_string(), row.seal as i64));
    assert_eq!(old.entries(&game.id).await, expected.collect::<Vec<_>>());
    // What is no entry.
    let rename = sqlx::query(statement("UPDATE seats SET name")).bind("Zoe").bind(&game.id).bind(1_i64);
    rename.execute(&mut old.connection).await.unwrap();
    old.touch(&game.id).await;
    assert_eq!(next("seats").await["names"][1], "Zoe");
    let say =
        sqlx::query(statement("INSERT INTO talk ")).bind(&game.id).bind(1_i64).bind("hello").bind(7_i64);
    say.bind(250_i64).execute(&mut old.connection).await.unwrap();
    assert_eq!(next("talk").await["text"], "hello");
    let seat = Seat(0);
    let said = json!({ "text": "and hello", "seat": seat.0 });
    assert_eq!(house.post(&game.path("/talk"), game.token(0), &said).await.0, 201);
    let read =
        sqlx::query_as(statement("SELECT number, seat, text, at FROM talk")).bind(&game.id).bind(1_i64);
    let heard: Vec<(i64, i64, String, i64)> = read.fetch_all(&mut old.connection).await.unwrap();
    assert_eq!((heard[0].0, heard[0].2.as_str()), (2, "and hello"));
    // They share what is to be looked after.
    let shared = async {
        while old.renew().await < 32 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, shared).await.expect("the newer one gives half of it away");
    house.close().await;
}

/// The program that is tried beside this one: of another version, as a file.
const OTHER: &str = "TABLETOWN_OTHER";

struct Program(std::process::Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill(); // it may have ended
        let _ = self.0.wait();
    }
}

/// The same with a real program of another version: `TABLETOWN_OTHER=FILE cargo test … -- --ignored`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a program of another version"]
async fn a_program_of_another_version_plays_along() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};
    let program = std::env::var(OTHER).expect(OTHER);
    let nats = test_servers::Nats::start().unwrap();
    for other_first in [true, false] {
        let database = Database::postgres().await;
        let start = || {
            let mut process = Command::new(&program)
                .args(["serve", "--addr", "127.0.0.1:0", "--database", &database.url, "--bus", &nats.url()])
                .args(["--requests-per-second", "0", "--moves-per-second", "0"])
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let mut line = String::new();
            BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
            let base = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
            (Program(process), base.trim_end_matches('/').to_owned())
        };
        let before = other_first.then(start);
        let house = House::on(database.clone(), |config| config.bus = Some(nats.url())).await;
        let (_process, base) = before.unwrap_or_else(start);
        let mut events = Vec::new();
        let games = [house.people(2, 5).await, house.table(json!({}), &["Ann", "greedy"], 6).await];
        let path = games[0].path("/stream?after=0");
        events.push(Events::open(&house, &path, None, None).await);
        // Asked in the same way, at another address.
        let mut elsewhere = House::on(Database::file(), |_| ()).await;
        elsewhere.base = base;
        events.push(Events::open(&elsewhere, &path, None, None).await);
        let mut local = Local::new(Mode::Standard, 2, 5);
        for _ in 0..30 {
            let (seat, mv) = local.choose().unwrap();
            let at = if local.ply.is_multiple_of(2) { &house } else { &elsewhere };
            let (status, answer) = at.play(&games[0], seat.index(), local.ply, &mv).await;
            assert_eq!(status, 200, "{answer}");
            local.play(seat, &mv);
        }
        for events in &mut events {
            for number in 1..=30 {
                let id = loop {
                    if let Some(id) = events.next().await.id {
                        break id;
                    }
                };
                assert_eq!(id, number, "everything once and in order");
            }
        }
        // Whoever looks after it, the bot answers.
        for round in 0..10 {
            let at = if round % 2 == 0 { &house } else { &elsewhere };
            let shown = loop {
                let shown = at.shown(&games[1], 0).await;
                if shown["to_move"] == json!([0]) {
                    break shown;
                }
                tokio::task::yield_now().await;
            };
            let moves = at.json(&games[1].path("/moves"), games[1].token(0)).await;
            let (ply, mv) = (shown["ply"].as_u64().unwrap() as usize, moves[0]["move"].as_str().unwrap());
            assert_eq!(at.play(&games[1], 0, ply, mv).await.0, 200);
        }
        drop(events);
        house.close().await;
    }
}
