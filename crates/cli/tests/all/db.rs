//! `tabletown db`, and starts on databases that something has happened to.

use crate::serve::{Player, Server};
use reqwest::Client;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(args: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_tabletown")).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

fn db(database: &Path, args: &[&str]) -> (i32, String, String) {
    let url = url(database);
    run(&[&["db"], args, &["--database", &url]].concat())
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

/// What a start says that is refused.
fn refused(database: &Path) -> String {
    let url = url(database);
    let (code, _, said) = run(&["serve", "--addr", "127.0.0.1:0", "--database", &url]);
    assert_eq!(code, 2, "{said}");
    said
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_complete_and_can_be_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backup) = (folder.path().join("games.db"), folder.path().join("backup.db"));
    let to = backup.display().to_string();
    let (code, _, said) = db(&database, &["backup", &to]);
    assert!(code == 2 && said.contains("there is no database at"), "{said}");
    let server = Server::start(&database);
    let client = Client::new();
    let mut player = Player::sit_down(&client, &server.base, 1).await;
    for _ in 0..8 {
        assert_eq!(player.step(&client, &server.base).await, Some(200));
    }
    let (code, told, said) = db(&database, &["backup", &to]);
    assert!(code == 0 && told.contains("1 game with 8 entries"), "{told}{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&backup).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let (code, _, said) = db(&database, &["backup", &to]);
    assert!(code == 2 && said.contains("--force"), "{said}");
    for _ in 0..3 {
        assert_eq!(player.step(&client, &server.base).await, Some(200));
    }
    let (code, told, said) = db(&database, &["check"]);
    assert!(code == 0 && told.contains("1 game played through"), "{told}{said}");
    let (code, told, _) = db(&database, &["stats", "--json"]);
    let stats: Value = serde_json::from_str(&told).unwrap();
    assert!(code == 0 && stats["games"]["suburbia"]["entries"] == 11, "{told}");
    // While the server has it open nothing is put in its place.
    let (code, _, said) = db(&database, &["restore", &to]);
    assert!(code == 2 && said.contains("is in use by process"), "{said}");
    server.kill();
    let (code, told, said) = db(&database, &["restore", &to]);
    assert!(code == 0 && told.contains("the database before is"), "{told}{said}");
    // A start on it is no reason for an alarm, and it has what the backup had.
    let server = Server::start(&database);
    let game = format!("{}/api/v1/games/{}", server.base, player.id);
    let shown: Value = client.get(game).send().await.unwrap().json().await.unwrap();
    assert_eq!(shown["ply"], 8);
    server.kill();
    let aside = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let aside = aside.filter(|path| path.display().to_string().contains(".before-")).min().unwrap();
    let (_, told, _) = db(&aside, &["stats", "--json"]);
    let stats: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(stats["games"]["suburbia"]["entries"], 11, "what was there before is whole");
    let (code, _, said) = db(&database, &["restore", &folder.path().join("none.db").display().to_string()]);
    assert!(code == 2 && said.contains("none.db"), "{said}");
    std::fs::write(folder.path().join("text.db"), "hello").unwrap();
    let (code, _, said) = db(&database, &["restore", &folder.path().join("text.db").display().to_string()]);
    assert!(code == 1 && said.contains("no sound backup"), "{said}");
}

#[tokio::test]
async fn a_log_that_is_missing_after_a_fall_is_told_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let client = Client::new();
    let server = Server::start(&database);
    let mut player = Player::sit_down(&client, &server.base, 1).await;
    for _ in 0..4 {
        assert_eq!(player.step(&client, &server.base).await, Some(200));
    }
    server.kill();
    // Somebody looks at it in between, which moves the log into the file: nothing is lost.
    assert_eq!(db(&database, &["check"]).0, 0);
    assert!(!beside(&database, "-wal").exists());
    let server = Server::start(&database);
    player.compare(&client, &server.base).await;
    assert_eq!(player.step(&client, &server.base).await, Some(200));
    server.kill();
    std::fs::copy(beside(&database, "-wal"), folder.path().join("wal")).unwrap();
    std::fs::remove_file(beside(&database, "-wal")).unwrap();
    let said = refused(&database);
    assert!(said.contains("games.db-wal is missing") && said.contains("--accept-loss"), "{said}");
    // Put back, all of it is there.
    std::fs::copy(folder.path().join("wal"), beside(&database, "-wal")).unwrap();
    let server = Server::start(&database);
    player.compare(&client, &server.base).await;
    server.kill();
    std::fs::remove_file(beside(&database, "-wal")).unwrap();
    assert!(refused(&database).contains("--accept-loss"));
    let server = Server::start_with(&database, &["--accept-loss"]);
    server.kill();
    let server = Server::start(&database);
    server.kill();
}

#[tokio::test]
async fn damage_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let server = Server::start(&database);
    let client = Client::new();
    for seed in 0..30 {
        Player::sit_down(&client, &server.base, seed).await;
    }
    server.kill();
    assert_eq!(db(&database, &["check"]).0, 0);
    let mut bytes = std::fs::read(&database).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&database, bytes).unwrap();
    let (code, told, said) = db(&database, &["check"]);
    assert_eq!(code, 1, "{told}{said}");
    let said = refused(&database);
    assert!(said.contains("is damaged") && said.contains("tabletown db restore"), "{said}");
}

#[tokio::test]
async fn a_game_that_cannot_be_played_through_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let server = Server::start(&database);
    let client = Client::new();
    let mut players = Vec::new();
    for seed in 0..3 {
        let mut player = Player::sit_down(&client, &server.base, seed).await;
        for _ in 0..4 {
            player.step(&client, &server.base).await;
        }
        players.push(player);
    }
    server.kill();
    let (code, told, _) = db(&database, &["check"]);
    assert_eq!(code, 0, "{told}");
    // A move that nobody could have made.
    let store = server::Store::open(&url(&database)).await.unwrap();
    let bad = &players[1].id;
    let mut row = store.rows(bad).await.unwrap().pop().unwrap();
    row.number += 1;
    row.entry = server::Entry::Move("buy 9 @ 99,99".to_owned());
    store.append(bad, row).await.unwrap();
    store.close().await;
    let (code, told, said) = db(&database, &["check"]);
    let all = format!("{told}{said}");
    assert_eq!(code, 1, "{all}");
    assert!(all.contains(bad.as_str()) && all.contains("99,99"), "which game, and why: {all}");
    for player in [&players[0], &players[2]] {
        assert!(!all.contains(&player.id), "the others are sound: {all}");
    }
}

#[test]
fn what_is_wrong_with_a_command_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("none.db");
    for command in ["check", "stats", "clean"] {
        let (code, _, said) = db(&database, &[command]);
        assert!(code == 2 && said.contains("--database"), "{command}: {said}");
    }
    let (code, _, said) = db(&database, &["clean", "--keep", "games=3d"]);
    assert!(code == 2 && said.contains("there is no kind 'games'"), "{said}");
    let (code, _, said) = run(&["serve", "--database-limit", "many"]);
    assert!(code == 2 && said.contains("is no size"), "{said}");
}
