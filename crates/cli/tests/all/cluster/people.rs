//! Those who play and watch: each asks any node, and notes what it was answered.

use super::history::{History, Outcome, Sent};
use game_core::Dice;
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Longer than this nobody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// A stream in which nothing stirs for so long is opened anew; nodes show more often that they are there.
const SILENCE: Duration = Duration::from_secs(25);
/// How many watch a game, at first each at another node.
const WATCHERS: usize = 3;
/// So many games are played at a time.
pub const GAMES: usize = 8;

/// A game that is being played.
pub struct Table {
    pub id: String,
    /// The tokens of people by seat.
    tokens: BTreeMap<usize, String>,
    /// The highest ply that anybody was shown, and whether it is the last.
    pub ply: AtomicUsize,
    pub is_over: AtomicBool,
}

impl Table {
    /// Whether the game is over and this was its last entry.
    fn ended_at(&self, number: usize) -> bool {
        self.is_over.load(Ordering::SeqCst) && number >= self.ply.load(Ordering::SeqCst)
    }
}

/// Everybody together.
pub struct Crowd {
    bases: Vec<String>,
    client: Client,
    pub history: Mutex<History>,
    /// All games that were ever begun.
    pub tables: Mutex<Vec<Arc<Table>>>,
    /// Nobody sends anything any more when this is set; those who watch stay until they are told to go.
    pub enough: AtomicBool,
    gone: AtomicBool,
    words: AtomicU64,
    seed: u64,
}

impl Crowd {
    pub fn new(bases: Vec<String>, seed: u64) -> Arc<Crowd> {
        let client = Client::builder().pool_idle_timeout(Duration::from_secs(5)).build().unwrap();
        Arc::new(Crowd {
            bases,
            client,
            history: Mutex::default(),
            tables: Mutex::default(),
            enough: AtomicBool::new(false),
            gone: AtomicBool::new(false),
            words: AtomicU64::new(0),
            seed,
        })
    }

    /// People come, play and watch, one game after the other at each table.
    pub fn come(self: &Arc<Crowd>) -> JoinSet<()> {
        let mut all = JoinSet::new();
        for place in 0..GAMES {
            let crowd = self.clone();
            all.spawn(async move { crowd.keep_playing(place).await });
        }
        all
    }

    /// Everybody stops.
    pub fn go(&self) {
        self.gone.store(true, Ordering::SeqCst);
    }

    fn is_gone(&self) -> bool {
        self.gone.load(Ordering::SeqCst)
    }

    async fn keep_playing(self: Arc<Crowd>, place: usize) {
        let mut dice = Dice::new(self.seed, place as u64);
        while !self.is_gone() {
            if self.enough.load(Ordering::SeqCst) {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
            let Some(table) = self.sit_down(place, &mut dice).await else { continue };
            let table = Arc::new(table);
            self.tables.lock().unwrap().push(table.clone());
            let mut people = JoinSet::new();
            for watcher in 0..WATCHERS {
                people.spawn(self.clone().watch(table.clone(), watcher, Dice::new(dice.seed(), 0)));
            }
            // The first one has two devices, which know nothing of each other.
            for seat in table.tokens.keys().copied().chain(table.tokens.keys().copied().take(1)) {
                people.spawn(self.clone().play(table.clone(), seat, Dice::new(dice.seed(), 1)));
            }
            people.join_all().await;
        }
    }

    fn at(&self, dice: &mut Dice) -> &str {
        &self.bases[dice.below(self.bases.len())]
    }

    /// Sets a table of one of four kinds at any node.
    async fn sit_down(&self, place: usize, dice: &mut Dice) -> Option<Table> {
        let game = if place.is_multiple_of(2) { "suburbia" } else { "neom" };
        let (human, bot) = (json!({ "kind": "human" }), json!({ "kind": "bot", "bot": "greedy" }));
        let seats = match place / 2 % 2 {
            0 => json!([human, human]),
            _ => json!([human, bot, bot]),
        };
        let body = json!({ "game": game, "seats": seats });
        let address = format!("{}/api/v1/games", self.at(dice));
        let answered = ask(self.client.post(address).json(&body)).await;
        let Some((201, made)) = answered else {
            tokio::time::sleep(Duration::from_millis(200)).await;
            return None;
        };
        let seats = made["seats"].as_array()?.iter().enumerate();
        let tokens =
            seats.filter_map(|(seat, info)| Some((seat, info["token"].as_str()?.to_owned()))).collect();
        let id = made["id"].as_str()?.to_owned();
        Some(Table { id, tokens, ply: AtomicUsize::new(0), is_over: AtomicBool::new(false) })
    }

    /// One device of a seat: looks whether it is its turn, chooses, sends, and looks again whatever came of it.
    async fn play(self: Arc<Crowd>, table: Arc<Table>, seat: usize, mut dice: Dice) {
        while !self.enough.load(Ordering::SeqCst) && !table.is_over.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(40 + dice.below(120) as u64)).await;
            let address = format!("{}/api/v1/games/{}", self.at(&mut dice), table.id);
            let token = &table.tokens[&seat];
            let Some((200, shown)) = ask(self.client.get(&address).bearer_auth(token)).await else {
                continue;
            };
            assert_eq!(shown["stopped"], Value::Null, "{}", table.id);
            let ply = shown["ply"].as_u64().unwrap() as usize;
            table.ply.fetch_max(ply, Ordering::SeqCst);
            if shown["status"] == "finished" {
                table.is_over.store(true, Ordering::SeqCst);
                return;
            }
            if dice.below(40) == 0 {
                self.say(&table, seat, &mut dice).await;
            }
            let acts = shown["to_move"].as_array().unwrap().iter().any(|one| *one == json!(seat));
            if !acts {
                continue;
            }
            let choices = ask(self.client.get(format!("{address}/moves")).bearer_auth(token)).await;
            let Some((200, Value::Array(choices))) = choices else { continue };
            if choices.is_empty() {
                continue;
            }
            let text = choices[dice.below(choices.len())]["move"].as_str().unwrap().to_owned();
            let address = format!("{}/api/v1/games/{}/moves", self.at(&mut dice), table.id);
            let request = self.client.post(address).bearer_auth(token);
            let answer = ask(request.json(&json!({ "ply": ply, "move": text }))).await;
            let outcome = outcome(answer.as_ref());
            if let Outcome::Done(ply) = outcome {
                table.ply.fetch_max(ply, Ordering::SeqCst);
            }
            let sent = Sent { game: table.id.clone(), seat, text, outcome };
            self.history.lock().unwrap().moves.push(sent);
        }
    }

    async fn say(&self, table: &Table, seat: usize, dice: &mut Dice) {
        let text = format!("word {}", self.words.fetch_add(1, Ordering::SeqCst));
        let address = format!("{}/api/v1/games/{}/talk", self.at(dice), table.id);
        let request = self.client.post(address).bearer_auth(&table.tokens[&seat]);
        let answer = ask(request.json(&json!({ "text": text }))).await;
        let sent = Sent { game: table.id.clone(), seat, text, outcome: outcome(answer.as_ref()) };
        self.history.lock().unwrap().talk.push(sent);
    }

    /// Follows a game from its first entry to its last, at one node after the other.
    async fn watch(self: Arc<Crowd>, table: Arc<Table>, first: usize, mut dice: Dice) {
        let index = {
            let streams = &mut self.history.lock().unwrap().streams;
            streams.push((table.id.clone(), Vec::new()));
            streams.len() - 1
        };
        let mut node = first;
        let mut last = 0;
        while !self.is_gone() && !table.ended_at(last) {
            let address =
                format!("{}/api/v1/games/{}/stream?after=0", self.bases[node % self.bases.len()], table.id);
            let mut request = self.client.get(address);
            if last > 0 {
                request = request.header("last-event-id", last.to_string());
            }
            if let Some(response) = send(request).await.filter(|response| response.status() == 200) {
                self.listen(response, &table, index, &mut last).await;
            } else {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            node += dice.below(2);
        }
    }

    /// Notes what a stream tells until it ends or is silent for too long.
    async fn listen(&self, mut response: Response, table: &Table, index: usize, last: &mut usize) {
        let mut text = String::new();
        let mut stirred = Instant::now();
        while !self.is_gone() && stirred.elapsed() < SILENCE {
            if table.ended_at(*last) {
                return;
            }
            match tokio::time::timeout(Duration::from_millis(500), response.chunk()).await {
                Err(_) => continue,
                Ok(Ok(Some(chunk))) => text.push_str(&String::from_utf8_lossy(&chunk)),
                Ok(_) => return,
            }
            stirred = Instant::now();
            while let Some((event, rest)) = text.split_once("\n\n") {
                let number = event.lines().find_map(|line| line.strip_prefix("id: ")?.parse().ok());
                if let Some(number) = number {
                    *last = number;
                    self.history.lock().unwrap().streams[index].1.push(number);
                }
                text = rest.to_owned();
            }
        }
    }

    /// What a node shows to somebody who only watches.
    pub async fn shown(&self, node: usize, path: &str) -> Option<(u16, Value)> {
        ask(self.client.get(format!("{}/api/v1/games/{path}", self.bases[node]))).await
    }
}

fn outcome(answer: Option<&(u16, Value)>) -> Outcome {
    match answer {
        Some((200 | 201, answer)) => Outcome::Done(answer["ply"].as_u64().unwrap_or(0) as usize),
        Some((status @ 400..500, _)) => Outcome::Refused(*status),
        _ => Outcome::Unknown,
    }
}

async fn send(request: RequestBuilder) -> Option<Response> {
    tokio::time::timeout(PATIENCE, request.send()).await.ok()?.ok()
}

/// The status and the text of an answer, if one came in time.
async fn ask(request: RequestBuilder) -> Option<(u16, Value)> {
    let answer = async {
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        let text = response.text().await.ok()?;
        // A success whose text did not come whole is not known; what was refused may be in any words.
        Some((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    };
    tokio::time::timeout(PATIENCE, answer).await.ok()?
}
