//! What the database keeps, and what it does not let happen.

use game_core::Seat;
use game_core::record::SeatInfo;
use serde_json::json;
use server::{Entry, Header, Row, Store, StoreError, VERSION, Webhook};
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
        rematch: None,
        stand_ins: Default::default(),
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
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&url).await.unwrap();
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
    let store = Store::open(&url).await.unwrap();
    assert_eq!(store.rows("one").await.unwrap(), expected);
    assert_eq!(store.rows("two").await.unwrap(), expected);
    assert_eq!(store.head("one").await.unwrap(), Some(head("one")));
}

#[tokio::test]
async fn an_entry_is_written_once_and_only_for_a_game_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.path().join("games.db").display())).await.unwrap();
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
async fn a_file_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    Store::open(&url).await.unwrap().close().await;
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("PRAGMA user_version = 99").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(Store::open(&url).await.map(|_| ()), Err(StoreError::Newer)));
}

#[tokio::test]
async fn a_file_of_an_earlier_version_is_brought_up() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let store = Store::open(&url).await.unwrap();
    store.create(&head("one"), &[row(1, "a")], &[]).await.unwrap();
    store.close().await;
    // The second version knew nothing of webhooks.
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("DROP TABLE webhooks; PRAGMA user_version = 2").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Store::open(&url).await.unwrap();
    assert_eq!(store.rows("one").await.unwrap(), [row(1, "a")]);
    let (link, language) = ("http://here/games/one".to_owned(), "en".to_owned());
    let url = Some("https://there/".to_owned());
    let hook = Webhook { url, link, language, called: 1, failures: 0, trouble: None };
    store.leave_webhook("one", Seat(0), &hook).await.unwrap();
    assert!(store.webhook("one", Seat(0)).await.unwrap() == Some(hook));
    assert!(
        store
            .leave_webhook("none", Seat(0), &store.webhook("one", Seat(0)).await.unwrap().unwrap())
            .await
            .is_err()
    );
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
