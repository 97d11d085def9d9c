//! The bus: how the nodes of one server tell each other to look.
//!
//! A signal says at which game there is something new; of an entry it brings a copy, made after the entry was stored, so
//! that nobody has to read it. What holds is in the database: the bus may lose, double or reorder what it carries, and may
//! be gone; whoever misses a signal, or finds that one is missing, looks there. Presence, and what was given of what is limited, are the only things that live here alone, and are forgotten
//! after a while.
//!
//! **Invariant:** nobody waits for the bus. What cannot be sent at once is dropped and counted.

use crate::entry::{Entry, Row};
use crate::metrics;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subject};
use futures_util::{Stream, StreamExt as _};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// Signals that may wait to be sent.
const QUEUE: usize = 4096;
/// How long to wait before the next attempt to reach a bus that is gone.
const RETRY: Duration = Duration::from_millis(500);
/// How often a connection that is silent is tested, so that one that was cut is noticed.
const PING: Duration = Duration::from_secs(2);

/// The subject of what was given of what is limited: shorter than those of games.
const SPENDING: &str = "spending";

/// What a node tells the others about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// Something was stored: look, unless it is the entry that comes along.
    Look,
    /// Whoever holds these seats has the table open at the node that says so.
    Present(Vec<Seat>),
}

/// A signal: who tells what about which game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Signal {
    /// The node that sent it.
    pub node: String,
    pub game: String,
    pub news: News,
    /// The entry that was stored, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryCopy>,
}

/// An entry as it was stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EntryCopy {
    pub number: u32,
    seat: Seat,
    entry: String,
    planned: bool,
    seal: u64,
    at: i64,
}

impl From<&Row> for EntryCopy {
    fn from(row: &Row) -> EntryCopy {
        let Row { number, seat, entry, planned, seal, at } = row;
        let (number, seat, planned, seal, at) = (*number, *seat, *planned, *seal, *at);
        EntryCopy { number, seat, entry: entry.to_string(), planned, seal, at }
    }
}

impl From<EntryCopy> for Row {
    fn from(copy: EntryCopy) -> Row {
        let EntryCopy { number, seat, entry, planned, seal, at } = copy;
        Row { number, seat, entry: Entry::read(&entry), planned, seal, at }
    }
}

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address makes no sense.
    #[error("'{0}' is no address of a bus; it looks like nats://127.0.0.1:4222")]
    Address(String),
    /// The client could not be made.
    #[error("the bus cannot be used: {0}")]
    Client(#[from] async_nats::ConnectError),
}

/// The way to the other nodes, if there can be any.
pub(crate) struct Bus {
    /// This node, by a name of its own that is new with every start.
    pub node: String,
    nats: Option<Nats>,
}

struct Nats {
    client: Client,
    outbox: mpsc::Sender<(Subject, Vec<u8>)>,
    prefix: String,
    /// Counts how often the bus came back: whoever waits for signals may have missed some.
    returned: watch::Sender<u64>,
}

/// Signals as they come.
pub(crate) type Signals = Pin<Box<dyn Stream<Item = Signal> + Send>>;
/// What nodes say about limits, as it comes; see [`cluster`](crate::limits::cluster).
pub(crate) type Payloads = Pin<Box<dyn Stream<Item = Vec<u8>> + Send>>;

impl Bus {
    /// No bus: this node is the only one.
    pub(crate) fn alone() -> Bus {
        Bus { node: node_name(), nats: None }
    }

    /// The bus at an address; several are written with commas between them. It need not be there yet. `cluster` keeps
    /// the servers apart that share one bus.
    pub(crate) async fn connect(address: &str, cluster: &str) -> Result<Bus, BusError> {
        let servers = address.split(',').map(|one| one.trim().parse::<async_nats::ServerAddr>());
        let servers = servers.collect::<Result<Vec<_>, _>>();
        let servers = servers.map_err(|_| BusError::Address(address.to_owned()))?;
        let node = node_name();
        let returned = watch::Sender::new(0);
        let options = ConnectOptions::new()
            .name(format!("tabletown {node}"))
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|_| RETRY)
            .ping_interval(PING)
            .no_echo()
            .event_callback({
                let returned = returned.clone();
                move |event| {
                    let returned = returned.clone();
                    async move { noticed(&event, &returned) }
                }
            });
        let client = options.connect(servers).await?;
        let (outbox, mut waiting) = mpsc::channel::<(Subject, Vec<u8>)>(QUEUE);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = waiting.recv().await {
                // What waits for a bus that is gone would be old news when it comes back.
                let sent = is_up(&sender) && sender.publish(subject, payload.into()).await.is_ok();
                count(if sent { "sent" } else { "dropped" });
            }
        });
        metrics::set("tabletown_bus_up", 0.0);
        let prefix = format!("tabletown.{cluster}");
        Ok(Bus { node, nats: Some(Nats { client, outbox, prefix, returned }) })
    }

    /// Whether there can be other nodes.
    pub(crate) fn is_shared(&self) -> bool {
        self.nats.is_some()
    }

    /// Whether signals come through just now.
    pub(crate) fn is_up(&self) -> bool {
        self.nats.as_ref().is_some_and(|nats| is_up(&nats.client))
    }

    /// Becomes another number whenever signals may have been missed.
    pub(crate) fn returned(&self) -> Option<watch::Receiver<u64>> {
        self.nats.as_ref().map(|nats| nats.returned.subscribe())
    }

    /// Tells the other nodes.
    pub(crate) fn signal(&self, shard: u16, game: &str, news: News, entry: Option<EntryCopy>) {
        let signal = Signal { node: self.node.clone(), game: game.to_owned(), news, entry };
        self.send(&format!("{shard}.{game}"), || serde_json::to_vec(&signal).expect("names can be written"));
    }

    /// Tells the other nodes what was given here of what is limited.
    pub(crate) fn tell_spending(&self, payload: Vec<u8>) {
        self.send(SPENDING, || payload);
    }

    fn send(&self, what: &str, payload: impl FnOnce() -> Vec<u8>) {
        let Some(nats) = &self.nats else { return };
        let subject = Subject::from(format!("{}.{what}", nats.prefix));
        if nats.outbox.try_send((subject, payload())).is_err() {
            count("dropped");
        }
    }

    /// What others tell about that.
    pub(crate) async fn about_spending(&self) -> Option<Payloads> {
        let messages = self.subscribe(SPENDING).await?;
        Some(Box::pin(messages.map(|message| message.payload.to_vec())))
    }

    /// What others tell about one game.
    pub(crate) async fn about_game(&self, shard: u16, game: &str) -> Option<Signals> {
        let messages = self.subscribe(&format!("{shard}.{game}")).await?;
        Some(Box::pin(messages.filter_map(|message| std::future::ready(read(&message)))))
    }

    /// What others tell about all games of a shard but those that `is_heard` says are listened to already.
    pub(crate) async fn about_shard(
        &self,
        shard: u16,
        is_heard: impl Fn(&str) -> bool + Send + 'static,
    ) -> Option<Signals> {
        let messages = self.subscribe(&format!("{shard}.*")).await?;
        // The subject tells the game, so that what is heard twice is read once.
        let is_news =
            move |message: &async_nats::Message| !message.subject.rsplit('.').next().is_some_and(&is_heard);
        let signals = messages.filter_map(move |message| {
            std::future::ready(is_news(&message).then(|| read(&message)).flatten())
        });
        Some(Box::pin(signals))
    }

    async fn subscribe(&self, what: &str) -> Option<async_nats::Subscriber> {
        let nats = self.nats.as_ref()?;
        let messages = nats.client.subscribe(format!("{}.{what}", nats.prefix)).await;
        messages.inspect_err(|error| tracing::warn!(%error, "the bus takes no listener")).ok()
    }
}

/// What another version sends and this one does not know is left out.
fn read(message: &async_nats::Message) -> Option<Signal> {
    serde_json::from_slice(&message.payload).ok()
}

/// Asked of the client itself: of its events some may be dropped.
fn is_up(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

fn noticed(event: &Event, returned: &watch::Sender<u64>) {
    match event {
        Event::Connected => {
            metrics::set("tabletown_bus_up", 1.0);
            returned.send_modify(|times| *times += 1);
            tracing::info!("the bus is there");
        }
        Event::Disconnected | Event::Closed => {
            metrics::set("tabletown_bus_up", 0.0);
            tracing::warn!("the bus is gone; nodes look at the database instead");
        }
        other => tracing::warn!(%other, "the bus"),
    }
}

fn count(outcome: &'static str) {
    metrics::count("tabletown_signals_total", &[("outcome", outcome)], 1);
}

fn node_name() -> String {
    hex(&crate::tokens::fresh::<8>())
}

/// A name for all nodes of one server, which tells nobody what its secret is.
pub(crate) fn cluster(secret: &[u8]) -> String {
    let digest = Sha256::new().chain_update("the bus").chain_update(secret).finalize();
    hex(&digest[..8])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_servers::Nats;

    async fn is_there(bus: &Bus) {
        let mut returned = bus.returned().unwrap();
        while !bus.is_up() {
            // Also looked at without being told: an event may be dropped.
            let _ = tokio::time::timeout(Duration::from_millis(200), returned.changed()).await;
        }
    }

    /// Signals are not kept for those who come late: say it until it is heard.
    async fn heard(from: &Bus, signals: &mut Signals, news: News) -> Signal {
        loop {
            from.signal(3, "a", news.clone(), None);
            if let Ok(signal) = tokio::time::timeout(Duration::from_millis(200), signals.next()).await {
                return signal.unwrap();
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_hear_each_other_of_the_games_they_listen_to_and_a_bus_that_was_gone_comes_back() {
        let mut nats = Nats::start().unwrap();
        let one = Bus::connect(&nats.url(), "x").await.unwrap();
        let other = Bus::connect(&nats.url(), "x").await.unwrap();
        let stranger = Bus::connect(&nats.url(), "y").await.unwrap();
        for bus in [&one, &other, &stranger] {
            is_there(bus).await;
        }
        let mut at_game = other.about_game(3, "a").await.unwrap();
        let mut at_shard = other.about_shard(3, |_| false).await.unwrap();
        let mut elsewhere = other.about_game(3, "b").await.unwrap();
        let mut strange = stranger.about_shard(3, |_| false).await.unwrap();
        let expected = Signal { node: one.node.clone(), game: "a".to_owned(), news: News::Look, entry: None };
        assert_eq!(heard(&one, &mut at_game, News::Look).await, expected);
        assert_eq!(at_shard.next().await.unwrap(), expected);
        nats.kill();
        nats.restart().unwrap();
        is_there(&one).await;
        is_there(&other).await;
        let present = News::Present(vec![Seat(1)]);
        loop {
            if heard(&one, &mut at_game, present.clone()).await.news == present {
                break;
            }
        }
        let nothing = Duration::from_millis(50);
        assert!(tokio::time::timeout(nothing, elsewhere.next()).await.is_err(), "of another game");
        assert!(tokio::time::timeout(nothing, strange.next()).await.is_err(), "of another server");
    }

    /// Versions before this one send and read signals without entries.
    #[test]
    fn a_signal_is_read_by_the_version_before_and_the_other_way_round() {
        #[derive(Debug, Serialize, Deserialize)]
        struct Before {
            node: String,
            game: String,
            news: News,
        }
        let entry = Entry::TakeBack { to: 3, how: crate::entry::How::Free };
        let row = Row { number: 5, seat: Seat(1), entry, planned: true, seal: u64::MAX, at: 7 };
        let (node, game) = ("n".to_owned(), "a".to_owned());
        let copy = Some(EntryCopy::from(&row));
        let sent = Signal { node: node.clone(), game: game.clone(), news: News::Look, entry: copy };
        let text = serde_json::to_string(&sent).unwrap();
        assert_eq!(serde_json::from_str::<Before>(&text).unwrap().news, News::Look);
        let read: Signal = serde_json::from_str(&text).unwrap();
        assert_eq!(Row::from(read.entry.unwrap()), row);
        let before = serde_json::to_string(&Before { node, game, news: News::Look }).unwrap();
        assert_eq!(serde_json::from_str::<Signal>(&before).unwrap().entry, None);
    }

    #[tokio::test]
    async fn a_bus_need_not_be_there_and_an_address_must_make_sense() {
        let bus = Bus::connect("nats://127.0.0.1:1", "x").await.unwrap();
        assert!(bus.is_shared() && !bus.is_up());
        bus.signal(0, "a", News::Look, None);
        assert!(matches!(Bus::connect("nats://:x:y", "x").await, Err(BusError::Address(_))));
        assert!(!Bus::alone().is_shared());
    }
}
