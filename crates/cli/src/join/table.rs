//! A table on a server: what is asked of it, and a task that hears what happens there.
//!
//! **Invariant:** after every connection of the stream the table is looked at once, so nothing that happened in between is
//! missed; only a change of the table leads to a look.

use super::http::{Answer, Client, next};
use super::link::Link;
use game_core::record::SeatInfo;
use game_core::{Seat, World};
use hyper::Method;
use render::text::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use terminal::online::{Advice, Connection, Declined, News, Snapshot, Trouble};
use tokio::runtime::Runtime;
use tokio::time::{sleep, timeout};

/// A stream that is silent for so long is lost: servers show every twenty seconds that they are there.
const SILENCE: Duration = Duration::from_secs(60);
/// The first and the longest pause before a lost connection is tried again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(15));

/// A game as the server tells it.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Told {
    pub game: String,
    pub rules: Value,
    pub seats: Vec<SeatInfo>,
    names: Vec<String>,
    seat: Option<u8>,
    ply: usize,
    version: u64,
    #[serde(flatten)]
    world: World,
    #[serde(default)]
    clock: Vec<SeatClock>,
}

#[derive(Debug, Clone, Deserialize)]
struct SeatClock {
    left: i64,
    runs: bool,
}

impl Told {
    pub(super) fn snapshot(self) -> Snapshot {
        Snapshot {
            names: self.names,
            seat: self.seat.map(Seat),
            ply: self.ply,
            version: self.version,
            world: self.world,
            clock: self.clock.iter().map(|clock| (clock.left, clock.runs)).collect(),
        }
    }
}

/// A table on a server.
pub(super) struct RemoteTable {
    runtime: Runtime,
    client: Client,
    language: Language,
    news: Receiver<News>,
    tell: Sender<News>,
}

impl RemoteTable {
    pub(super) fn open(link: Link, language: Language) -> Result<RemoteTable, String> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(|error| error.to_string())?;
        let (tell, news) = channel();
        Ok(RemoteTable { runtime, client: Client::new(link, language), language, news, tell })
    }

    /// The game now.
    pub(super) fn told(&self) -> Result<Told, String> {
        self.runtime.block_on(world(&self.client)).map_err(|trouble| trouble.told(self.language))
    }

    /// Hears from now on what happens after this version.
    pub(super) fn listen(&self, version: u64) {
        let listener =
            Listener { client: self.client.clone(), language: self.language, tell: self.tell.clone() };
        self.runtime.spawn(listener.run(version));
    }

    fn ask(&self, method: Method, call: &str, body: Option<&Value>) -> Result<Answer, String> {
        let asked = self.runtime.block_on(self.client.ask(method, call, body));
        asked.map_err(|trouble| trouble.told(self.language))
    }

    fn refused(&self, answer: &Answer) -> String {
        self.client.trouble(answer).told(self.language)
    }
}

impl Connection for RemoteTable {
    fn news(&mut self, wait: Duration) -> Option<News> {
        self.news.recv_timeout(wait).ok()
    }

    fn look(&mut self) -> Result<Snapshot, String> {
        self.told().map(Told::snapshot)
    }

    fn play(&mut self, ply: usize, version: u64, mv: &str) -> Result<(), Declined> {
        let body = json!({ "ply": ply, "version": version, "move": mv });
        let answer = self.ask(Method::POST, "/moves", Some(&body)).map_err(Declined::Because)?;
        match answer.status {
            200 => Ok(()),
            409 => Err(Declined::Stale),
            _ => Err(Declined::Because(self.refused(&answer))),
        }
    }

    fn take_back(&mut self) -> Result<bool, String> {
        let answer = self.ask(Method::POST, "/take-back", Some(&json!({})))?;
        if answer.status == 200 { Ok(answer.body["done"] == true) } else { Err(self.refused(&answer)) }
    }

    fn hint(&mut self) -> Result<Vec<Advice>, String> {
        let answer = self.ask(Method::GET, "/hint", None)?;
        if answer.status != 200 {
            return Err(self.refused(&answer));
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let advice = answer.body["moves"].as_array().into_iter().flatten().map(|advised| Advice {
            mv: text(&advised["move"]),
            text: text(&advised["advice"]),
            reasons: advised["reasons"].as_array().into_iter().flatten().map(text).collect(),
            points: advised["points"].as_f64().unwrap_or_default(),
        });
        Ok(advice.collect())
    }
}

async fn world(client: &Client) -> Result<Told, Trouble> {
    let answer = client.ask(Method::GET, "/world", None).await?;
    if answer.status != 200 {
        return Err(client.trouble(&answer));
    }
    Told::deserialize(&answer.body).map_err(|_| Trouble::NoServer(client.link.host()))
}

/// Hears what happens at a table.
struct Listener {
    client: Client,
    language: Language,
    tell: Sender<News>,
}

impl Listener {
    /// Until nobody wants to know any more.
    async fn run(self, mut version: u64) {
        let (mut pause, mut lost) = (PAUSES.0, false);
        loop {
            let heard = self.hear(&mut version, &mut lost, &mut pause).await;
            let Err(Stopped::Lost) = heard else { return };
            if !lost {
                lost = true;
                if self.tell.send(News::Lost).is_err() {
                    return;
                }
            }
            sleep(pause).await;
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    /// One connection, to its end.
    async fn hear(&self, version: &mut u64, lost: &mut bool, pause: &mut Duration) -> Result<(), Stopped> {
        let call = format!("/stream?after={version}");
        let asked = timeout(SILENCE, self.client.send(Method::GET, &call, None)).await;
        let response = asked.map_err(|_| Stopped::Lost)?.map_err(|_| Stopped::Lost)?;
        if !response.status().is_success() {
            return Err(Stopped::Lost);
        }
        let mut incoming = response.into_body();
        self.look(version).await?;
        *pause = PAUSES.0;
        if std::mem::take(lost) {
            self.say(News::Back)?;
        }
        let mut text = Vec::new();
        loop {
            let piece = timeout(SILENCE, next(&mut incoming)).await.map_err(|_| Stopped::Lost)?;
            let Ok(Some(piece)) = piece else { return Err(Stopped::Lost) };
            text.extend_from_slice(&piece);
            // Only what is whole is read; what it is about is asked for.
            let Some(end) = text.windows(2).rposition(|pair| pair == b"\n\n") else { continue };
            let whole: Vec<u8> = text.drain(..end + 2).collect();
            if String::from_utf8_lossy(&whole).lines().any(|line| line.starts_with("event:")) {
                self.look(version).await?;
            }
        }
    }

    async fn look(&self, version: &mut u64) -> Result<(), Stopped> {
        match world(&self.client).await {
            Ok(told) => {
                *version = told.version;
                self.say(News::Changed(Box::new(told.snapshot())))
            }
            Err(Trouble::Unreachable { .. } | Trouble::NoServer(_)) => Err(Stopped::Lost),
            Err(trouble) => {
                self.say(News::Told(trouble.told(self.language)))?;
                Err(Stopped::Lost) // it may be mended: too many requests, a database that is away
            }
        }
    }

    fn say(&self, news: News) -> Result<(), Stopped> {
        self.tell.send(news).map_err(|_| Stopped::Unwanted)
    }
}

/// Why a connection is not listened to any longer.
enum Stopped {
    Lost,
    /// Whoever listened has gone.
    Unwanted,
}
