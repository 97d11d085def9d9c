//! Disks that fail: what was answered is there afterwards, and what may be gone is not answered with success.
//!
//! `disk.c` stands between the program and its disk. It needs a C compiler and a system that loads it (`LD_PRELOAD`).

#![cfg(target_os = "linux")]

use crate::serve::{Player, Server};
use game_core::Game as _;
use reqwest::Client;
use std::io::{Read as _, Write as _};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A disk whose faults can be chosen.
struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    fn new() -> Disk {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("undo")).unwrap();
        let disk = Disk { folder };
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/faults/disk.c");
        let made = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(disk.at("disk.so"))
            .args([source, "-ldl", "-lpthread"])
            .status()
            .expect("a C compiler");
        assert!(made.success());
        disk
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self) -> Server {
        let set = [
            ("LD_PRELOAD", self.at("disk.so")),
            ("DISK_FAULT", self.at("fault")),
            ("DISK_UNDO", self.at("undo")),
        ];
        Server::start_in(&self.at("games.db"), &[], &set)
    }

    fn fault(&self, how: &str) {
        std::fs::write(self.at("fault"), how).unwrap();
    }

    /// What was written and not flushed is gone.
    fn cut_power(&self) -> usize {
        let mut undone = 0;
        for name in ["games.db", "games.db-wal"] {
            let Ok(notes) = std::fs::read(self.at("undo").join(name)) else { continue };
            undone += undo(&self.at(name), &notes);
            std::fs::remove_file(self.at("undo").join(name)).unwrap();
        }
        let _ = std::fs::remove_file(self.at("games.db-shm")); // it is memory
        undone
    }
}

/// Plays notes back, the last one first; how many there were.
fn undo(path: &Path, mut notes: &[u8]) -> usize {
    let mut all = Vec::new();
    while notes.len() >= 24 {
        let mut head = [0; 24];
        notes.read_exact(&mut head).unwrap();
        let number = |at: usize| i64::from_ne_bytes(head[at..at + 8].try_into().unwrap()) as u64;
        let (offset, count, size) = (number(0), number(8) as usize, number(16));
        if notes.len() < count {
            break; // killed while it was noted: it was not written
        }
        all.push((offset, notes[..count].to_vec(), size));
        notes = &notes[count..];
    }
    let Ok(file) = std::fs::OpenOptions::new().write(true).open(path) else { return 0 };
    for (offset, bytes, size) in all.iter().rev() {
        file.write_all_at(bytes, *offset).unwrap();
        file.set_len(*size).unwrap();
    }
    all.len()
}

/// Plays some moves that must succeed.
async fn play_some(player: &mut Player, client: &Client, base: &str, moves: usize) {
    for _ in 0..moves {
        assert_eq!(player.step(client, base).await, Some(200));
    }
}

#[tokio::test]
async fn after_a_flush_that_failed_nothing_is_answered_with_success() {
    let disk = Disk::new();
    let server = disk.start();
    let client = Client::new();
    let mut player = Player::sit_down(&client, &server.base, 3).await;
    play_some(&mut player, &client, &server.base, 10).await;
    disk.fault("flush");
    assert_eq!(player.step(&client, &server.base).await, Some(503));
    // The disk seems to work again: what it took meanwhile may still be gone, so that nothing is believed.
    disk.fault("");
    for _ in 0..3 {
        assert_eq!(player.step(&client, &server.base).await, Some(503));
    }
    let ready =
        async |path: &str| client.get(format!("{}{path}", server.base)).send().await.unwrap().status();
    assert_eq!((ready("/readyz").await, ready("/healthz").await), (503.into_status(), 200.into_status()));
    server.kill();
    disk.cut_power();
    let server = disk.start();
    player.compare(&client, &server.base).await;
    play_some(&mut player, &client, &server.base, 3).await;
    server.kill();
}

#[tokio::test]
async fn a_full_disk_refuses_and_goes_on_when_there_is_room() {
    let disk = Disk::new();
    let server = disk.start();
    let client = Client::new();
    let mut player = Player::sit_down(&client, &server.base, 4).await;
    play_some(&mut player, &client, &server.base, 10).await;
    disk.fault("space");
    assert_eq!(player.step(&client, &server.base).await, Some(503));
    let ready = client.get(format!("{}/readyz", server.base)).send().await.unwrap();
    assert_eq!(ready.status(), 503);
    disk.fault("");
    play_some(&mut player, &client, &server.base, 5).await;
    server.kill();
    let server = disk.start();
    player.compare(&client, &server.base).await;
    server.kill();
}

#[tokio::test]
async fn power_cuts_lose_nothing_that_was_answered() {
    let disk = Disk::new();
    let client = Client::new();
    let (mut players, mut undone, mut answered): (Vec<Player>, _, _) = (Vec::new(), 0, 0);
    for cut in 0..12 {
        let server = disk.start();
        for player in &mut players {
            player.compare(&client, &server.base).await;
        }
        players.retain(|player| player.game.outcome().is_none());
        while players.len() < 4 {
            players.push(Player::sit_down(&client, &server.base, cut * 10 + players.len() as u64).await);
        }
        let mut tasks = tokio::task::JoinSet::new();
        for mut player in players.drain(..) {
            let (client, base) = (client.clone(), server.base.clone());
            tasks.spawn(async move {
                let before = player.answered;
                while player.game.outcome().is_none() && player.step(&client, &base).await == Some(200) {}
                (player.answered - before, player)
            });
        }
        // In the middle of things, at another moment each time.
        let mut bytes = [0; 1];
        std::fs::File::open("/dev/urandom").unwrap().read_exact(&mut bytes).unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(100 + u64::from(bytes[0]) * 4)).await;
        server.kill();
        undone += disk.cut_power();
        for (moves, player) in tasks.join_all().await {
            answered += moves;
            players.push(player);
        }
    }
    assert!(answered > 50, "{answered} moves were answered");
    // The shared memory of the log is made anew each time, and at least some writes were under way.
    let _ = writeln!(std::io::stderr(), "{answered} moves answered, {undone} writes undone");
}

trait IntoStatus {
    fn into_status(self) -> reqwest::StatusCode;
}

impl IntoStatus for u16 {
    fn into_status(self) -> reqwest::StatusCode {
        reqwest::StatusCode::from_u16(self).unwrap()
    }
}
