//! What the database keeps, and what it does not let happen.

use crate::common::Database;
use game_core::Seat;
use game_core::record::SeatInfo;
use serde_json::json;
use server::{Entry, Fairness, Header, Row, Store, StoreError, VERSION, Webhook};
use sqlx::{Connection, Row as _, SqliteConnection};

fn head(id: &str) -> Header {
    let seats = vec![SeatInfo { name: "Ann".to_owned(), bot: None }];
    let (game, version) = ("suburbia".to_owned(), VERSION.to_owned());
    let rules = json!({ "mode": "lone-architect" });
    Header {
        id: id.to_owned(),
        game,
        rules,
        seed: u64::MAX,
        seats,
        version,
        host: None,
        imported: false,
        fairness: Fairness::default(),
        rematch: None,
        stand_ins: Default::default(),
        early: Default::default(),
        clock: None,
        at: 7,
    }
}

fn row(number: u32, text: &str) -> Row {
    // The largest and smallest numbers there are, and what would end a badly written statement.
    let seal = if number.is_multiple_of(2) { u64::MAX } else { 1 << 63 };
    Row { number, seat: Seat(0), entry: Entry::Move(text.to_owned()), planned: false, seal, at: i64::MAX }
}

#[tokio::test]
async fn entries_that_come_together_are_all_kept_as_they_are() {
    let database = Database::fresh().await;
    let store = Store::open(&database.url).await.unwrap();
    for id in ["one", "two"] {
        store.create(&head(id), &[], &[]).await.unwrap();
    }
    let texts = ["it's \"quoted\"", "\u{1f3d9}\n\\", "1", "null", "[]"];
    let appends = texts.iter().enumerate().flat_map(|(index, text)| {
        let number = index as u32 + 1;
        [store.append("one", row(number, text)), store.append("two", row(number, text))]
    });
    for outcome in futures_util::future::join_all(appends).await {
        outcome.unwrap();
    }
    let expected: Vec<Row> = (1..).zip(texts).map(|(number, text)| row(number, text)).collect();
    store.close().await;
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(store.rows("one").await.unwrap(), expected);
    assert_eq!(store.rows("two").await.unwrap(), expected);
    assert_eq!(store.head("one").await.unwrap(), Some(head("one")));
}

#[tokio::test]
async fn an_entry_is_written_once_and_only_for_a_game_there_is() {
    let database = Database::fresh().await;
    let store = Store::open(&database.url).await.unwrap();
    store.create(&head("one"), &[], &[]).await.unwrap();
    // Together: the right ones are kept although another one is wrong.
    let together = [
        store.append("one", row(1, "a")),
        store.append("one", row(1, "b")),
        store.append("none", row(1, "c")),
        store.append("one", row(2, "d")),
    ];
    let outcomes = futures_util::future::join_all(together).await;
    assert!(outcomes[0].is_ok() && outcomes[3].is_ok(), "{outcomes:?}");
    assert!(matches!(outcomes[1], Err(StoreError::Conflict)), "{outcomes:?}");
    assert!(matches!(outcomes[2], Err(StoreError::Database(_))), "{outcomes:?}");
    assert_eq!(store.rows("one").await.unwrap(), [row(1, "a"), row(2, "d")]);
}

#[tokio::test]
async fn a_database_of_a_later_version_is_left_alone_unless_it_says_that_this_one_may_use_it() {
    let database = Database::fresh().await;
    Store::open(&database.url).await.unwrap().close().await;
    let later =
        |oldest: &str| format!("INSERT INTO schema_steps (number, oldest, at) VALUES (99, {oldest}, 0)");
    // The version after this one only added something.
    database.tamper(&later("(SELECT max(number) FROM schema_steps)")).await;
    let store = Store::open(&database.url).await.unwrap();
    store.create(&head("one"), &[row(1, "a")], &[]).await.unwrap();
    assert_eq!(store.rows("one").await.unwrap(), [row(1, "a")]);
    store.close().await;
    database.tamper("DELETE FROM schema_steps WHERE number = 99").await;
    database.tamper(&later("99")).await;
    assert!(matches!(Store::open(&database.url).await.map(|_| ()), Err(StoreError::Newer)));
}

#[tokio::test]
async fn a_file_of_a_later_version_that_noted_no_steps_is_left_alone() {
    let database = Database::file();
    database.tamper("PRAGMA user_version = 99").await;
    assert!(matches!(Store::open(&database.url).await.map(|_| ()), Err(StoreError::Newer)));
}

#[tokio::test]
async fn files_of_all_earlier_versions_are_brought_up() {
    let files = [include_str!("../fixtures/store-1.sql"), include_str!("../fixtures/store-4.sql")];
    for (file, version) in files.into_iter().zip([1, 4]) {
        let database = Database::file();
        database.tamper(file).await;
        // Two at once: one of them does it.
        let (store, other) = tokio::join!(Store::open(&database.url), Store::open(&database.url));
        let store = store.unwrap();
        other.unwrap().close().await;
        assert_eq!(store.secret("tokens", [9; 32]).await.unwrap(), [1; 32], "version {version}");
        let expected = Header { rules: json!({ "mode": "lone-architect" }), ..head("one") };
        assert_eq!(store.head("one").await.unwrap(), Some(expected), "version {version}");
        assert_eq!(store.rows("one").await.unwrap(), [row(1, "a"), row(2, "b")], "version {version}");
        store.append("one", row(3, "c")).await.unwrap();
        let (link, language) = ("http://here/games/one".to_owned(), "en".to_owned());
        let url = Some("https://there/".to_owned());
        let hook = Webhook { url, link, language, called: 1, failures: 0, trouble: None };
        store.leave_webhook("one", Seat(0), &hook).await.unwrap();
        assert!(store.webhook("one", Seat(0)).await.unwrap() == Some(hook.clone()));
        assert!(store.leave_webhook("none", Seat(0), &hook).await.is_err());
        store.close().await;
        assert_eq!(
            lessons(&database).await,
            if version == 4 { vec![("lesson".to_owned(), "first".to_owned(), 2)] } else { vec![] }
        );
    }
}

async fn lessons(database: &Database) -> Vec<(String, String, i64)> {
    let mut connection = SqliteConnection::connect(&database.url).await.unwrap();
    let query = "SELECT id, lesson, step FROM games WHERE lesson IS NOT NULL";
    sqlx::query_as(query).fetch_all(&mut connection).await.unwrap()
}

#[tokio::test]
async fn servers_that_start_at_once_have_the_same_secret() {
    let database = Database::fresh().await;
    let one = |byte| {
        let url = database.url.clone();
        async move {
            let store = Store::open(&url).await.unwrap();
            let secret = store.secret("tokens", [byte; 32]).await.unwrap();
            store.close().await;
            secret
        }
    };
    let secrets = futures_util::future::join_all((0..6).map(one)).await;
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "{secrets:?}");
}

/// Before 3.51.3 a checkpoint beside a writer could damage the write-ahead log.
#[tokio::test]
async fn the_database_engine_has_the_mended_log() {
    let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
    let row = sqlx::query("SELECT sqlite_version()").fetch_one(&mut connection).await.unwrap();
    let version: String = row.try_get(0).unwrap();
    let parts: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(parts >= vec![3, 51, 3], "SQLite {version}");
}

#[tokio::test]
async fn damage_is_found_at_the_start_with_what_to_do() {
    let database = Database::file();
    let store = Store::open(&database.url).await.unwrap();
    for number in 0..200 {
        store.create(&head(&format!("game{number}")), &[row(1, "a")], &[]).await.unwrap();
    }
    store.close().await;
    let path = database.path();
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let error = Store::open(&database.url).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Unsound(..)), "{error:?}");
    assert!(error.to_string().contains("tabletown db restore"), "{error}");
}
