//! A database that is gone, exchanged or damaged: nothing is answered with success that would be lost.

use crate::common::{Database, House, Local, PATIENCE, Played};
use serde_json::{Value, json};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;
use suburbia::setup::Mode;

/// A table at which some moves were played.
async fn begun(house: &House) -> (Played, Local) {
    let game = house.people(2, 5).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    (game, local)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn log_of(file: &Path) -> PathBuf {
    beside(file, "-wal")
}

/// After `harm` neither moves nor anything else is taken, and whoever runs the server is told.
async fn check(harm: impl FnOnce(&Path)) {
    let house = House::on(Database::file(), |_| ()).await;
    let (game, mut local) = begun(&house).await;
    assert_eq!(house.get("/readyz", None).await.status(), 200);
    harm(&house.database.path());
    let (seat, mv) = local.choose().unwrap();
    let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
    assert_eq!((status, &answer["error"]), (503, &json!("store")), "{answer}");
    assert!(answer["message"].as_str().unwrap().contains("lost its database"), "{answer}");
    let shown = house.get(&game.path(""), game.token(0)).await;
    if shown.status() == 200 {
        let shown: Value = shown.json().await.unwrap();
        assert_eq!(shown["ply"], json!(local.ply), "what was not stored has not happened");
    }
    let (status, answer) = house.post(&game.path("/seat"), game.token(0), &json!({ "name": "Zoe" })).await;
    assert_eq!(status, 503, "{answer}");
    let (status, answer) = house.post(&game.path("/talk"), game.token(0), &json!({ "text": "hello" })).await;
    assert_eq!(status, 503, "{answer}");
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let (status, answer) =
        house.post("/api/v1/games", None, &json!({ "game": "suburbia", "seats": seats })).await;
    assert_eq!(status, 503, "{answer}");
    // The answer of before is a second old at most.
    let mut told = house.get("/readyz", None).await;
    while told.status() == 200 {
        told = house.get("/readyz", None).await;
    }
    assert_eq!(told.status(), 503);
    assert_eq!(house.get("/healthz", None).await.text().await.unwrap(), "ok\n", "the process lives");
    let metrics = house.get("/metrics", None).await.text().await.unwrap();
    assert!(metrics.contains("\ntabletown_store_failures_total{kind=\"lost\"}"), "{metrics}");
    house.close().await;
}

#[tokio::test]
async fn nothing_is_answered_into_a_deleted_file() {
    check(|file| fs::remove_file(file).unwrap()).await;
}

#[tokio::test]
async fn nothing_is_answered_into_a_file_that_was_replaced() {
    check(|file| {
        let copy = file.with_extension("copy");
        fs::copy(file, &copy).unwrap();
        fs::rename(copy, file).unwrap();
    })
    .await;
}

#[tokio::test]
async fn nothing_is_answered_into_a_file_that_was_cut_off() {
    check(|file| OpenOptions::new().write(true).open(file).unwrap().set_len(100).unwrap()).await;
}

#[tokio::test]
async fn nothing_is_answered_into_a_log_that_is_gone_or_cut_off() {
    check(|file| fs::remove_file(log_of(file)).unwrap()).await;
    check(|file| OpenOptions::new().write(true).open(log_of(file)).unwrap().set_len(0).unwrap()).await;
}

#[tokio::test]
async fn others_may_move_the_log_into_the_file() {
    let house = House::on(Database::file(), |_| ()).await;
    let (game, mut local) = begun(&house).await;
    house.tamper("PRAGMA wal_checkpoint(TRUNCATE)").await;
    assert_eq!(fs::metadata(log_of(&house.database.path())).unwrap().len(), 0);
    house.play_on(&game, &mut local, |local| local.ply == 9).await;
    assert_eq!(house.get("/readyz", None).await.text().await.unwrap(), "ready\n");
    let house = house.reopen().await;
    assert_eq!(house.shown(&game, 0).await["ply"], json!(9));
}

#[cfg(unix)]
#[tokio::test]
async fn others_on_the_machine_cannot_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::on(Database::file(), |_| ()).await;
    begun(&house).await;
    let folder = house.database.path().parent().unwrap().to_owned();
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        names.push(entry.file_name().into_string().unwrap());
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{names:?}");
    }
    names.sort();
    assert_eq!(names, ["games.db", "games.db-session", "games.db-shm", "games.db-wal"]);
}

/// Renames, talk and the like fill the log as moves do.
#[tokio::test]
async fn the_log_stays_small_whatever_is_written() {
    let house = House::on(Database::file(), |_| ()).await;
    let game = house.people(2, 5).await;
    let log = log_of(&house.database.path());
    let mut connection = SqliteConnection::connect(&house.database.url).await.unwrap();
    let mut sizes = Vec::new();
    for round in 0..4 {
        for number in 0..700 {
            let name = json!({ "name": format!("Ann {round} {number}") });
            let (status, answer) = house.post(&game.path("/seat"), game.token(0), &name).await;
            assert_eq!(status, 200, "{answer}");
        }
        let moved = async {
            loop {
                let row =
                    sqlx::query("PRAGMA wal_checkpoint(NOOP)").fetch_one(&mut connection).await.unwrap();
                if row.get::<i64, _>(1) < 100 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, moved).await.expect("the log begins anew");
        sizes.push(fs::metadata(&log).unwrap().len());
    }
    // What follows begins at its front again.
    assert!(sizes[3] < 2 * sizes[0], "{sizes:?}");
}
