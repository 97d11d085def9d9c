//! The load figures of the README: `cargo xtask load`, which calls this with the path of the program.
//!
//! The server runs as a process of its own, with a database on disk and without rate limits; this process is
//! everybody who plays and watches, at tables of Suburbia and of NEOM in turn. Figures: answered moves a second with
//! their times, memory a game at rest, and what a page costs move by move; what a browser loads for its first table is
//! measured in a browser, by `cargo xtask weigh`. `load PROGRAM pages` measures only the last; any program with the same addresses can be compared.

use game_core::{Dice, Game, View, Viewer};
use neom::Neom;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use suburbia::Suburbia;
use suburbia::setup::{Edition, Mode, Setup};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

const GAMES: usize = 100;
const SEATS: usize = 4;
const WARM_UP: Duration = Duration::from_secs(3);
const MEASURED: Duration = Duration::from_secs(15);
/// Moves a second that are offered when times are measured: each game moves at its own steady pace.
const OFFERED: u32 = 2600;
const AT_REST: usize = 2000;
/// Plies in every game that is held at rest: the middle of a game.
const PLIES_AT_REST: usize = 30;
/// Games that are followed with open pages.
const GAMES_WITH_PAGES: u64 = 40;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let program = std::env::args().nth(1).ok_or("usage: load PROGRAM [pages]")?;
    if std::env::args().nth(2).as_deref() == Some("pages") {
        return pages(&program).await;
    }
    moves(&program, Some(Duration::from_secs(GAMES as u64) / OFFERED)).await?;
    moves(&program, None).await?;
    rest(&program).await?;
    pages(&program).await
}

struct Server {
    process: Child,
    base: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(program: &str) -> Result<Server, Failure> {
        // Beside the program: on the disk, not in a file system in memory.
        let folder = tempfile::tempdir_in(Path::new(program).parent().unwrap_or(Path::new(".")))?;
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--requests-per-second", "0", "--moves-per-second", "0"])
            .arg("--database")
            .arg(format!("sqlite:{}", folder.path().join("games.db").display()))
            .env("TABLETOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().ok_or("no output")?).read_line(&mut line)?;
        let base = line.split_whitespace().find(|word| word.starts_with("http://")).ok_or("no address")?;
        Ok(Server { base: base.trim_end_matches('/').to_owned(), process, _folder: folder })
    }

    /// Memory that the process holds, in KiB.
    fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.split_whitespace().nth(1).ok_or("no number")?.parse()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill(); // it was only here to be measured
        let _ = self.process.wait();
    }
}

/// The same game as on the server, so that choosing costs the server nothing.
struct Mirror<G> {
    game: G,
    dice: Dice,
}

/// A mirror of any game.
trait Choose: Send + Sync {
    /// Plays a random move; returns who made it, and how it is written. Nothing when the game is over.
    fn choose(&mut self) -> Option<(usize, String)>;
}

impl<G: Game + Send + Sync> Choose for Mirror<G> {
    fn choose(&mut self) -> Option<(usize, String)> {
        let seat = self.game.to_act().lowest()?;
        let mv = self.game.view(Viewer::Seat(seat)).random_move(&mut self.dice)?;
        let text = self.game.write_move(mv.clone());
        self.game.play(seat, mv, &mut ()).ok()?;
        Some((seat.index(), text))
    }
}

/// A game on the server, and its mirror here.
struct Player {
    id: String,
    tokens: Vec<String>,
    mirror: Box<dyn Choose>,
    ply: usize,
}

impl Player {
    /// Sets a table: Suburbia with even seeds, NEOM with odd ones.
    async fn sit_down(client: &Client, base: &str, seats: usize, seed: u64) -> Result<Player, Failure> {
        let people: Vec<Value> = (0..seats).map(|_| json!({ "kind": "human" })).collect();
        let name = if seed.is_multiple_of(2) { "suburbia" } else { "neom" };
        let body = json!({ "game": name, "seats": people, "seed": seed });
        let made: Value =
            client.post(format!("{base}/api/v1/games")).json(&body).send().await?.json().await?;
        let tokens = made["seats"].as_array().ok_or("no seats")?.iter();
        let tokens = tokens.filter_map(|seat| seat["token"].as_str().map(str::to_owned)).collect();
        let (packs, dice) = (["base".to_owned()], Dice::new(seed, 9));
        let mirror: Box<dyn Choose> = if name == "suburbia" {
            let rules = suburbia::library::Library::builtin().rules(&packs)?;
            let setup = Setup::new(rules, Edition::Second, Mode::Standard, seats)?;
            Box::new(Mirror { game: Suburbia::new(&setup, seed), dice })
        } else {
            let rules = neom::library::Library::builtin().rules(&packs)?;
            let setup = neom::setup::Setup::new(rules, neom::setup::Mode::Standard, seats, None, false)?;
            Box::new(Mirror { game: Neom::new(&setup, seed), dice })
        };
        let id = made["id"].as_str().ok_or("no id")?.to_owned();
        Ok(Player { id, tokens, mirror, ply: 0 })
    }

    /// Plays one ply; returns how long the answer took, or `None` when the game is over.
    async fn ply(&mut self, client: &Client, base: &str) -> Result<Option<Duration>, Failure> {
        let Some((seat, mv)) = self.mirror.choose() else { return Ok(None) };
        let request = client
            .post(format!("{base}/api/v1/games/{}/moves", self.id))
            .bearer_auth(&self.tokens[seat])
            .json(&json!({ "ply": self.ply, "move": mv }));
        let started = Instant::now();
        let response = request.send().await?;
        let status = response.status();
        let answer = response.text().await?;
        let took = started.elapsed();
        if status != 200 {
            return Err(format!("{status}: {answer}").into());
        }
        self.ply += 1;
        Ok(Some(took))
    }

    async fn watch(&self, client: &Client, base: &str, seat: usize) -> Result<Response, Failure> {
        let request = client.get(format!("{base}/api/v1/games/{}/stream?after=0", self.id));
        Ok(request.bearer_auth(&self.tokens[seat]).send().await?)
    }
}

/// Ticks of all processors that a virtual machine was not given, and all ticks; where the system tells.
fn processors() -> Option<(u64, u64)> {
    let text = std::fs::read_to_string("/proc/stat").ok()?;
    let ticks: Vec<u64> =
        text.lines().next()?.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    Some((*ticks.get(7)?, ticks.iter().take(8).sum()))
}

/// Counts what comes until the stream ends.
async fn count(mut response: Response, heard: Arc<AtomicU64>) {
    while let Ok(Some(chunk)) = response.chunk().await {
        let events = chunk.windows(4).filter(|bytes| bytes == b"id: ").count();
        heard.fetch_add(events as u64, Ordering::Relaxed);
    }
}

/// Moves a second over many games, everybody watching: at a steady pace, or as fast as answers come.
async fn moves(program: &str, pace: Option<Duration>) -> Result<(), Failure> {
    let server = Server::start(program)?;
    let client = Client::new();
    let (measuring, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (heard, made) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let mut tasks: JoinSet<Result<Vec<Duration>, Failure>> = JoinSet::new();
    for index in 0..GAMES as u64 {
        let (client, base) = (client.clone(), server.base.clone());
        let (measuring, done) = (measuring.clone(), done.clone());
        let (heard, made) = (heard.clone(), made.clone());
        tasks.spawn(async move {
            let mut times = Vec::new();
            for round in 0.. {
                let seed = index + round * GAMES as u64;
                let mut player = Player::sit_down(&client, &base, SEATS, seed).await?;
                for seat in 0..SEATS {
                    tokio::spawn(count(player.watch(&client, &base, seat).await?, heard.clone()));
                }
                let mut clock = tokio::time::interval(pace.unwrap_or(Duration::from_nanos(1)));
                clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
                while let Some(took) = player.ply(&client, &base).await? {
                    if pace.is_some() {
                        clock.tick().await;
                    }
                    made.fetch_add(1, Ordering::Relaxed);
                    if measuring.load(Ordering::Relaxed) {
                        times.push(took);
                    }
                    if done.load(Ordering::Relaxed) {
                        return Ok(times);
                    }
                }
            }
            Ok(times)
        });
    }
    tokio::time::sleep(WARM_UP).await;
    measuring.store(true, Ordering::Relaxed);
    let (started, before) = (Instant::now(), processors());
    tokio::time::sleep(MEASURED).await;
    measuring.store(false, Ordering::Relaxed);
    let seconds = started.elapsed().as_secs_f64();
    let after = processors();
    done.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    while let Some(one) = tasks.join_next().await {
        times.extend(one??);
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "moves, {}: {:.0} answered and on disk a second over {GAMES} games of both kinds and {SEATS} seats, each seat watching \
         (p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms)",
        if pace.is_some() { "at a steady pace" } else { "as fast as it goes" },
        times.len() as f64 / seconds,
        at(0.5),
        at(0.99),
        at(1.0),
    );
    if let (Some((stolen, all)), Some((stolen_now, all_now))) = (before, after) {
        let share = (stolen_now - stolen) as f64 / (all_now - all).max(1) as f64;
        println!("host: {:.0} % of this machine's time went to others meanwhile", share * 100.0);
    }
    // What was answered has been told to everybody who watches.
    let expected = made.load(Ordering::Relaxed) * SEATS as u64;
    for _ in 0..100 {
        if heard.load(Ordering::Relaxed) >= expected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("told: {} of {expected} events reached those who watch", heard.load(Ordering::Relaxed));
    Ok(())
}

/// Memory of games that are held with one subscriber each.
async fn rest(program: &str) -> Result<(), Failure> {
    let server = Server::start(program)?;
    let client = Client::new();
    let heard = Arc::new(AtomicU64::new(0));
    // What the first games need once is not what a game needs.
    for seed in 0..20 {
        let mut player = Player::sit_down(&client, &server.base, SEATS, seed).await?;
        while player.ply(&client, &server.base).await?.is_some() {}
    }
    let before = server.memory()?;
    let mut tasks: JoinSet<Result<(), Failure>> = JoinSet::new();
    for worker in 0..50_u64 {
        let (client, base, heard) = (client.clone(), server.base.clone(), heard.clone());
        tasks.spawn(async move {
            for index in 0..AT_REST as u64 / 50 {
                let mut player = Player::sit_down(&client, &base, SEATS, 1000 + worker * 100 + index).await?;
                tokio::spawn(count(player.watch(&client, &base, 0).await?, heard.clone()));
                while player.ply < PLIES_AT_REST {
                    player.ply(&client, &base).await?;
                }
            }
            Ok(())
        });
    }
    while let Some(one) = tasks.join_next().await {
        one??;
    }
    let after = server.memory()?;
    println!(
        "rest: {AT_REST} live games of both kinds with one subscriber each hold {} KiB, {:.1} KiB a game \
         ({before} KiB before them)",
        after - before,
        (after - before) as f64 / AT_REST as f64,
    );
    Ok(())
}

/// A page that somebody has open: the seat, and what it shows in its own word for it.
struct Page<'a> {
    client: &'a Client,
    /// The address of the server.
    base: &'a str,
    game: String,
    token: String,
    shown: String,
}

impl Page<'_> {
    /// Sends a request and notes what the page shows then; returns how much came.
    async fn load(&mut self, request: reqwest::RequestBuilder) -> Result<usize, Failure> {
        let response = request.bearer_auth(&self.token).send().await?.error_for_status()?;
        let text = response.text().await?;
        let shown = text.split_once("data-shown=\"").and_then(|(_, rest)| rest.split_once('"'));
        self.shown = shown.map_or_else(String::new, |(shown, _)| shown.to_owned());
        Ok(text.len())
    }

    /// What a page does that is told of a ply.
    async fn refresh(&mut self) -> Result<usize, Failure> {
        let address = format!("{}/games/{}/parts?since={}", self.base, self.game, self.shown);
        self.load(self.client.get(address)).await
    }

    /// What the page of whoever moves does. A program that answers a move without parts is asked for them twice: after
    /// the answer, and when the stream tells of the move.
    async fn play(&mut self, ply: usize, mv: &str) -> Result<usize, Failure> {
        let (base, game, since) = (self.base, &self.game, &self.shown);
        let request = self.client.post(format!("{base}/api/v1/games/{game}/moves?since={since}"));
        let request = request.header("accept", "text/html").json(&json!({ "ply": ply, "move": mv }));
        let size = self.load(request).await?;
        if !self.shown.is_empty() {
            return Ok(size);
        }
        Ok(size + self.refresh().await? + self.refresh().await?)
    }
}

/// What the open pages of a game cost a move, early and late in it.
async fn pages(program: &str) -> Result<(), Failure> {
    let server = Server::start(program)?;
    let client = Client::new();
    /// Of one ply: how long the mover's page and another one took, and how many bytes they got.
    type Cost = ([Duration; 2], [usize; 2]);
    let mut games: Vec<Vec<Cost>> = Vec::new();
    for seed in 0..GAMES_WITH_PAGES {
        // Even seeds are Suburbia.
        let mut player = Player::sit_down(&client, &server.base, SEATS, 2 * seed).await?;
        let mut pages: Vec<Page> = Vec::new();
        for token in player.tokens.clone() {
            let (client, base, game) = (&client, server.base.as_str(), player.id.clone());
            let mut page = Page { client, base, game, token, shown: String::new() };
            page.load(client.get(format!("{base}/games/{}", player.id))).await?;
            pages.push(page);
        }
        let mut costs = Vec::new();
        while let Some((seat, mv)) = player.mirror.choose() {
            let started = Instant::now();
            let sent = pages[seat].play(costs.len(), &mv).await?;
            let played = started.elapsed();
            let started = Instant::now();
            let seen = pages[(seat + 1) % SEATS].refresh().await?;
            costs.push(([played, started.elapsed()], [sent, seen]));
            for other in 2..SEATS {
                pages[(seat + other) % SEATS].refresh().await?;
            }
        }
        games.push(costs);
    }
    let plies = games.iter().map(Vec::len).sum::<usize>() / games.len();
    println!(
        "pages: {GAMES_WITH_PAGES} games of Suburbia with {SEATS} open pages, {plies} plies each; medians"
    );
    for (when, from) in [("plies 8 to 12", 7), ("the last five plies", usize::MAX)] {
        let some = games.iter().flat_map(|costs| {
            let from = from.min(costs.len().saturating_sub(5));
            costs[from..].iter().take(5)
        });
        let some: Vec<&Cost> = some.collect();
        let median = |of: &dyn Fn(&Cost) -> f64| {
            let mut all: Vec<f64> = some.iter().map(|cost| of(cost)).collect();
            all.sort_unstable_by(f64::total_cmp);
            all[all.len() / 2]
        };
        let figure = |who: usize| {
            let time = median(&|cost| cost.0[who].as_secs_f64() * 1000.0);
            format!("{time:.2} ms, {:.1} kB", median(&|cost| cost.1[who] as f64 / 1000.0))
        };
        println!("       {when}: the mover's page {}; another page {}", figure(0), figure(1));
    }
    Ok(())
}
