//! `tabletown serve`: starting, ending, and being killed in the middle of things.

use game_core::{Dice, Game, View, Viewer};
use reqwest::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use tokio::sync::Notify;

pub(crate) struct Server {
    process: Child,
    pub base: String,
}

impl Server {
    #[cfg(target_os = "linux")]
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    pub(crate) fn start(database: &Path) -> Server {
        Server::start_with(database, &[])
    }

    pub(crate) fn start_with(database: &Path, more: &[&str]) -> Server {
        Server::start_in(database, more, &[])
    }

    /// With variables of the environment.
    pub(crate) fn start_in(database: &Path, more: &[&str], set: &[(&str, PathBuf)]) -> Server {
        Server::spawn(Command::new(env!("CARGO_BIN_EXE_tabletown")), database, more, set)
    }

    /// With so many descriptors, and no way to more.
    #[cfg(target_os = "linux")]
    fn start_cramped(database: &Path, descriptors: usize) -> Server {
        let mut shell = Command::new("sh");
        let cramped = format!("ulimit -n {descriptors}; exec \"$@\"");
        shell.args(["-c", &cramped, "sh", env!("CARGO_BIN_EXE_tabletown")]);
        Server::spawn(shell, database, &[], &[])
    }

    fn spawn(mut program: Command, database: &Path, more: &[&str], set: &[(&str, PathBuf)]) -> Server {
        let mut process = program
            .args(["serve", "--addr", "127.0.0.1:0", "--requests-per-second", "0", "--moves-per-second", "0"])
            .arg("--database")
            .arg(format!("sqlite:{}", database.display()))
            .args(more)
            .envs(set.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let base = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Server { base: base.trim_end_matches('/').to_owned(), process }
    }

    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap(); // as kill -9
        self.process.wait().unwrap();
    }
}

/// A game on the server, and the same game here.
pub(crate) struct Player {
    pub id: String,
    tokens: Vec<String>,
    pub game: Suburbia,
    dice: Dice,
    /// Plies that were answered.
    pub answered: usize,
    /// A ply that was sent and not answered: it may have happened or not.
    sent: Option<(game_core::Seat, String)>,
}

impl Player {
    pub(crate) async fn sit_down(client: &Client, base: &str, seed: u64) -> Player {
        let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
        let body = json!({ "game": "suburbia", "seats": seats, "seed": seed });
        let made: Value = client
            .post(format!("{base}/api/v1/games"))
            .json(&body)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        let tokens = made["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| seat["token"].as_str().unwrap().to_owned()).collect();
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).unwrap();
        let id = made["id"].as_str().unwrap().to_owned();
        let game = Suburbia::new(&setup, seed);
        Player { id, tokens, game, dice: Dice::new(seed, 9), answered: 0, sent: None }
    }

    fn take(&mut self) {
        let (seat, mv) = self.sent.take().unwrap();
        let mv = self.game.parse_move(&mv).unwrap();
        self.game.play(seat, mv, &mut ()).unwrap();
        self.answered += 1;
    }

    /// What the server has must be what was answered, or one more that was on its way.
    pub(crate) async fn compare(&mut self, client: &Client, base: &str) {
        let shown: Value = client
            .get(format!("{base}/api/v1/games/{}", self.id))
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        assert_eq!(shown["stopped"], Value::Null);
        let ply = shown["ply"].as_u64().unwrap() as usize;
        if ply == self.answered + 1 && self.sent.is_some() {
            self.take();
        }
        assert_eq!(ply, self.answered, "an answered move is on disk");
        self.sent = None;
        let acting: Vec<u64> = self.game.to_act().iter().map(|seat| u64::from(seat.0)).collect();
        assert_eq!(shown["to_move"], json!(acting));
        let tracks = json!(suburbia::audit::position(self.game.table()));
        assert_eq!(shown["view"]["seats"], tracks["seats"]);
    }

    /// Sends one move; the status it was answered with, if it was.
    pub(crate) async fn step(&mut self, client: &Client, base: &str) -> Option<u16> {
        let seat = self.game.to_act().lowest()?;
        let mv = self.game.view(Viewer::Seat(seat)).random_move(&mut self.dice).unwrap();
        let text = self.game.write_move(mv);
        self.sent = Some((seat, text.clone()));
        let request = client
            .post(format!("{base}/api/v1/games/{}/moves", self.id))
            .bearer_auth(&self.tokens[seat.index()])
            .json(&json!({ "ply": self.answered, "move": text }));
        let status = request.send().await.ok()?.status().as_u16();
        if status == 200 {
            self.take();
        }
        Some(status)
    }

    /// Plays until the server does not answer any more; `false` when the game is over.
    async fn play(
        &mut self,
        client: &Client,
        base: &str,
        answered: &AtomicUsize,
        enough: &Notify,
        target: usize,
    ) {
        while self.game.outcome().is_none() {
            let Some(status) = self.step(client, base).await else { return };
            assert_eq!(status, 200);
            if answered.fetch_add(1, Ordering::SeqCst) + 1 >= target {
                enough.notify_one();
            }
        }
        enough.notify_one();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_fifty_times_the_server_has_every_move_it_answered() {
    // `cargo xtask faults` asks for a thousand.
    let kills: usize = std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(50);
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut dice = Dice::new(7, 7);
    let mut players: Vec<Player> = Vec::new();
    let mut total = 0;
    for kill in 0..kills {
        let server = Server::start(&database);
        let client = Client::new();
        for player in &mut players {
            player.compare(&client, &server.base).await;
        }
        players.retain(|player| player.game.outcome().is_none());
        while players.len() < 6 {
            let seed = (kill * 10 + players.len()) as u64;
            players.push(Player::sit_down(&client, &server.base, seed).await);
        }
        let (answered, enough) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
        let target = 1 + dice.below(40);
        let mut tasks = tokio::task::JoinSet::new();
        for mut player in players.drain(..) {
            let (client, base) = (client.clone(), server.base.clone());
            let (answered, enough) = (answered.clone(), enough.clone());
            tasks.spawn(async move {
                player.play(&client, &base, &answered, &enough, target).await;
                player
            });
        }
        enough.notified().await;
        server.kill();
        players = tasks.join_all().await;
        total += answered.load(Ordering::SeqCst);
    }
    assert!(total >= kills, "{total} moves were answered");
    let _ = writeln!(std::io::stderr(), "{kills} kills, {total} moves answered, none lost");
}

#[test]
fn asked_to_end_it_closes_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&folder.path().join("games.db"));
    let asked = Command::new("kill").arg(server.process.id().to_string()).status().unwrap();
    assert!(asked.success());
    assert!(server.process.wait().unwrap().success());
}

#[tokio::test]
async fn packs_of_ones_own_come_with_their_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let packs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packs/examples");
    let server = Server::start_with(&folder.path().join("games.db"), &["--packs", packs]);
    let client = Client::new();
    let fetch = async |address: &str| {
        let answer = client.get(format!("{}{address}", server.base)).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{address}");
        answer.text().await.unwrap()
    };
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let body = json!({ "game": "suburbia", "seats": seats, "rules": { "packs": ["base", "harbor"] } });
    let made = client.post(format!("{}/api/v1/games", server.base)).json(&body).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let page = fetch(&format!("/games/{}", made["id"].as_str().expect("a game"))).await;
    let tiles = page.split('"').find(|part| part.starts_with("/tiles/")).expect("drawn tiles").to_owned();
    let sprite = fetch(tiles.split('#').next().unwrap()).await;
    let pier = sprite.split("<symbol ").find(|symbol| symbol.starts_with("id=\"tile-fishing-pier\""));
    // The water of its picture, without the spaces that nobody needs.
    assert!(pier.is_some_and(|pier| pier.contains("M-24-5Q-20-8-16-5T-8-5T0-5T8-5T16-5T24-5V0H-24Z")));
    // So do their lessons.
    assert!(fetch("/").await.contains("/learn/suburbia/lessons#lesson-harbor"));
    assert!(fetch("/learn/neom/lessons").await.contains("River: a port to build towards"));
    let open = json!({ "game": "neom", "lesson": "river" });
    let opened = client.post(format!("{}/api/v1/lessons", server.base)).json(&open).send().await.unwrap();
    assert_eq!(opened.status(), 200);
    server.kill();
}

#[test]
fn lessons_with_faults_are_not_served() {
    let folder = tempfile::tempdir().unwrap();
    let lessons = folder.path().join("lessons");
    std::fs::create_dir(&lessons).unwrap();
    let example = include_str!("../../../../packs/examples/lessons/02-river.toml");
    // Without the pack it is of.
    std::fs::write(lessons.join("01-river.toml"), example).unwrap();
    let packs = folder.path().display().to_string();
    let told = refused(&["--addr", "127.0.0.1:0", "--database", "sqlite::memory:", "--packs", &packs]);
    assert!(told.contains("pack cannot be 'river'") && told.contains("the lessons have 1 fault"), "{told}");
}

fn refused(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tabletown")).arg("serve").args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_cannot_be_served_is_said_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let running = Server::start(&folder.path().join("games.db"));
    let taken =
        refused(&["--addr", running.base.trim_start_matches("http://"), "--database", "sqlite::memory:"]);
    assert!(taken.contains("cannot listen at") && taken.contains("--addr"), "{taken}");
    running.kill();
    let missing = format!("sqlite:{}/no/such/folder/x.db", folder.path().display());
    let nowhere = refused(&["--addr", "127.0.0.1:0", "--database", &missing]);
    assert!(nowhere.contains("--database"), "{nowhere}");
    let none = refused(&["--addr", "127.0.0.1:0", "--packs", "no-such-folder"]);
    assert!(none.contains("no folder no-such-folder"), "{none}");
    std::fs::write(folder.path().join("bad.toml"), "format = 3").unwrap();
    let packs = refused(&[
        "--addr",
        "127.0.0.1:0",
        "--database",
        "sqlite::memory:",
        "--packs",
        &folder.path().display().to_string(),
    ]);
    assert!(packs.contains("bad.toml"), "{packs}");
}

/// A server that has no descriptor left for another connection.
#[cfg(target_os = "linux")]
#[test]
fn a_server_without_descriptors_waits_for_some_and_answers_again() {
    use std::io::Read as _;
    use std::net::TcpStream;
    const DESCRIPTORS: usize = 36;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_cramped(&folder.path().join("games.db"), DESCRIPTORS);
    let address = server.base.strip_prefix("http://").unwrap().to_owned();
    let ask = || {
        let mut connection = TcpStream::connect(&address).unwrap();
        connection.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
        connection.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        answer
    };
    assert!(ask().starts_with("HTTP/1.1 200"));
    let about = |what: &str| format!("/proc/{}/{what}", server.id());
    let open = || std::fs::read_dir(about("fd")).unwrap().count();
    // Requests that are not finished, until nothing is left.
    let mut held = Vec::new();
    for _ in 0..2 * DESCRIPTORS {
        let mut connection = TcpStream::connect(&address).unwrap();
        connection.write_all(b"GET /healthz HTTP/1.1\r\n").unwrap();
        held.push(connection);
    }
    let started = std::time::Instant::now();
    while open() < DESCRIPTORS {
        assert!(started.elapsed().as_secs() < 60, "{} descriptors of {DESCRIPTORS}", open());
        std::thread::yield_now();
    }
    // Others wait to be taken: it does not try that without a pause.
    let ticks = || {
        let stat = std::fs::read_to_string(about("stat")).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    };
    let before = ticks();
    std::thread::sleep(std::time::Duration::from_secs(2));
    let spent = ticks() - before;
    assert!(spent < 60, "{spent} of 200 hundredths of a second");
    assert!(open() >= DESCRIPTORS, "it still has none");
    drop(held);
    for _ in 0..3 {
        assert!(ask().starts_with("HTTP/1.1 200"));
    }
    server.kill();
}
