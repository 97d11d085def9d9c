//! `tabletown play --join`: a seat at an online table, scripted line by line against a real server.

use crate::serve::Server;
use reqwest::Client;
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A terminal that reads lines, and what it has said since it was last asked.
struct Terminal {
    process: Child,
    keys: ChildStdin,
    said: Receiver<Vec<u8>>,
    text: String,
}

impl Terminal {
    fn join(url: &str, more: &[&str]) -> Terminal {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tabletown"))
            .args(["play", "--join", url])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut output, keys) = (process.stdout.take().unwrap(), process.stdin.take().unwrap());
        let (tell, said) = channel();
        std::thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut piece) {
                if tell.send(piece[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { process, keys, said, text: String::new() }
    }

    /// Waits until something is said; returns all that came before it, and it.
    fn hear(&mut self, words: &str) -> String {
        loop {
            if let Some(at) = self.text.find(words) {
                return self.text.drain(..at + words.len()).collect();
            }
            let piece = self.said.recv_timeout(Duration::from_secs(60));
            let piece = piece.unwrap_or_else(|_| panic!("no '{words}' in {}", self.text));
            self.text.push_str(&String::from_utf8(piece).unwrap());
        }
    }

    /// Lists the moves and plays the first one, as Ann.
    fn play_the_first_listed(&mut self) {
        self.hear("> ");
        self.type_line("moves");
        self.hear("   1 ");
        self.hear("> ");
        self.type_line("1");
        self.hear("* Ann");
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").unwrap();
    }
}

async fn table(client: &Client, base: &str, body: &Value) -> (String, Vec<(String, String)>) {
    let made = client.post(format!("{base}/api/v1/games")).json(body).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let seats =
        made["seats"].as_array().unwrap().iter().map(|seat| (text(&seat["url"]), text(&seat["token"])));
    (text(&made["id"]), seats.collect())
}

/// Plays the first legal move of a seat by the API.
async fn play_first(client: &Client, base: &str, id: &str, token: &str) -> String {
    let game = format!("{base}/api/v1/games/{id}");
    let moves = client.get(format!("{game}/moves")).bearer_auth(token).send().await.unwrap();
    let moves: Value = moves.json().await.unwrap();
    let shown: Value = client.get(&game).bearer_auth(token).send().await.unwrap().json().await.unwrap();
    let mv = moves[0]["move"].as_str().unwrap().to_owned();
    let body = json!({ "ply": shown["ply"], "move": mv });
    let answer = client.post(format!("{game}/moves")).bearer_auth(token).json(&body).send().await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
    mv
}

async fn to_move(client: &Client, base: &str, id: &str) -> Vec<u64> {
    let shown = client.get(format!("{base}/api/v1/games/{id}")).send().await.unwrap();
    let shown: Value = shown.json().await.unwrap();
    shown["to_move"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_played_and_others_move_without_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("games.db"));
    let (client, base) = (Client::new(), server.base.clone());
    let seats = json!([{ "kind": "human", "name": "Ann" }, { "kind": "human", "name": "Ben" }]);
    let (id, seats) = table(&client, &base, &json!({ "game": "suburbia", "seats": seats, "seed": 5 })).await;
    let mut ann = Terminal::join(&seats[0].0, &["--language", "en"]);
    ann.hear("Suburbia, second edition");
    ann.hear("> ");
    // What is wrong is answered and changes nothing.
    ann.type_line("keep nonsense");
    ann.hear("nonsense");
    ann.hear("> ");
    ann.type_line("buy 9 @ 99,99");
    ann.hear("> ");
    assert_eq!(to_move(&client, &base, &id).await, [0, 1]);
    ann.type_line("moves");
    ann.hear("   1 keep ");
    ann.hear("> ");
    ann.type_line("preview 1");
    ann.hear("would do this");
    ann.hear("> ");
    ann.type_line("1");
    ann.hear("Waiting for Ben");
    assert_eq!(to_move(&client, &base, &id).await, [1]);
    // Ben keeps a goal and, where it is his turn, builds: Ann is told without pressing anything.
    play_first(&client, &base, &id, &seats[1].1).await;
    ann.hear("* Ben");
    for _ in 0..4 {
        match to_move(&client, &base, &id).await[..] {
            [0] => {
                ann.play_the_first_listed();
            }
            _ => {
                play_first(&client, &base, &id, &seats[1].1).await;
                ann.hear("* Ben");
            }
        }
    }
    while to_move(&client, &base, &id).await != [0] {
        play_first(&client, &base, &id, &seats[1].1).await;
        ann.hear("* Ben");
    }
    ann.hear("> ");
    // A second terminal at the same seat moves: what is typed at the first was meant for another position.
    let before = to_move(&client, &base, &id).await;
    let played = play_first(&client, &base, &id, &seats[0].1).await;
    assert_eq!(before, [0]);
    ann.type_line(&played);
    ann.hear("look again");
    ann.hear("* Ann");
    while to_move(&client, &base, &id).await != [0] {
        play_first(&client, &base, &id, &seats[1].1).await;
    }
    ann.hear("> ");
    ann.type_line("quit");
    ann.hear("Your seat is kept");
    assert!(ann.process.wait().unwrap().success());
    // Whoever has the plain link watches, and sees how it went on.
    let mut watcher = Terminal::join(&format!("{base}/games/{id}"), &["--language", "it"]);
    watcher.hear("Si aspetta Ann.");
    play_first(&client, &base, &id, &seats[0].1).await;
    watcher.hear("* Ann");
    server.kill();
    watcher.hear("la connessione è caduta, si riprova");
    watcher.process.kill().unwrap();
    watcher.process.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_and_bots_at_a_table_of_neom_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("games.db"));
    let (client, base) = (Client::new(), server.base.clone());
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let seats = json!([{ "kind": "human", "name": "Ann" }, bot, bot]);
    let clock = json!({ "seconds": 3600, "per": "move", "then": "ask" });
    let body = json!({ "game": "neom", "seats": seats, "seed": 3, "clock": clock });
    let (_, seats) = table(&client, &base, &body).await;
    let mut ann = Terminal::join(&seats[0].0, &["--language", "it"]);
    ann.hear("NEOM");
    // Three Cornerstones, then a tile: each the first of the list, with the bots in between.
    for _ in 0..4 {
        ann.play_the_first_listed();
    }
    ann.hear("> ");
    ann.type_line("hint");
    ann.hear(" punti alla fine");
    ann.type_line("quit");
    ann.hear("Il tuo posto al tavolo resta tuo");
    assert!(ann.process.wait().unwrap().success());
    server.kill();
}

fn refused(url: &str) -> String {
    let Output { status, stderr, .. } = Command::new(env!("CARGO_BIN_EXE_tabletown"))
        .args(["play", "--language", "en", "--join", url])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{said}");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_opens_nothing_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("games.db"));
    let (client, base) = (Client::new(), server.base.clone());
    let body = json!({ "game": "suburbia", "seats": [{ "kind": "human" }, { "kind": "human" }] });
    let (id, seats) = table(&client, &base, &body).await;
    assert!(refused("nonsense").contains("paste the link of your seat"));
    assert!(refused(&format!("{base}/join/{id}")).contains("paste the link of your seat"));
    assert!(refused(&format!("{base}/join/{id}/{}x", seats[0].1)).contains("does not open this seat"));
    assert!(refused(&format!("{base}/games/nosuchgame")).contains("there is no such game"));
    server.kill();
    assert!(refused(&seats[0].0).contains("cannot be reached"));
}
