//! Limits across nodes: what one of them gives, the others take out of their buckets.
//!
//! Every node tells the others over the [bus](crate::bus) what it gave, a few times a second and all at once, under keys that
//! tell nobody who it was for. In between two nodes may give the same tokens: that is made up for afterwards. Nodes that do not
//! hear each other, because there is no bus or it is gone, each give a part: of so many nodes that the database knows of, those
//! who hear each other give as many parts as they are. So all together give about one allowance, whatever is up.
//!
//! **Invariant:** nobody waits for another node, and what is remembered has a bound.

use super::{Key, Limit, Limits};
use crate::metrics;
use crate::rooms::Rooms;
use futures_util::StreamExt as _;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often it is told what was given.
const TELL: Duration = Duration::from_millis(150);
/// How often something is told at least, so that the others know that they would hear.
const BEAT: Duration = Duration::from_secs(1);
/// How long that is believed.
const BELIEVED: Duration = Duration::from_millis(3500);
/// So many buckets are told of at once; more is a flood from very many addresses, in which each has spent next to nothing.
const MOST: usize = 1 << 14;
/// So many fit into one message.
const CHUNK: usize = 4096;
/// So many nodes are remembered.
const MOST_PEERS: usize = 1024;

/// What this node gave and has not told yet: of which limit, to whom, how much.
type Spent = HashMap<(u8, Key), u16>;

/// What a node knows of the others.
pub(crate) struct Cluster {
    /// The part of every rate that is given here, as the bits of a float.
    share: AtomicU64,
    /// Whether anybody could hear.
    told: AtomicBool,
    spent: Mutex<Spent>,
    peers: Mutex<Peers>,
}

struct Peers {
    /// Nodes that are up, by the database.
    nodes: usize,
    /// Those that were heard, and when.
    heard: HashMap<String, Instant>,
}

impl Default for Cluster {
    fn default() -> Cluster {
        Cluster {
            share: AtomicU64::new(1.0_f64.to_bits()),
            told: AtomicBool::new(false),
            spent: Mutex::default(),
            peers: Mutex::new(Peers { nodes: 1, heard: HashMap::new() }),
        }
    }
}

impl Cluster {
    /// The part of every rate that is given here.
    pub(crate) fn share(&self) -> f64 {
        f64::from_bits(self.share.load(Ordering::Relaxed))
    }

    /// Notes that something was given.
    pub(super) fn spend(&self, limit: Limit, key: Key) {
        if !self.told.load(Ordering::Relaxed) {
            return;
        }
        let mut spent = self.spent.lock().expect("poisoned lock");
        if spent.len() < MOST || spent.contains_key(&(limit as u8, key)) {
            let count = spent.entry((limit as u8, key)).or_default();
            *count = count.saturating_add(1);
        } else {
            metrics::count("tabletown_spending_total", &[("outcome", "dropped")], 1);
        }
    }

    /// Notes how many nodes are up.
    pub(crate) fn count_nodes(&self, nodes: usize) {
        let mut peers = self.peers.lock().expect("poisoned lock");
        peers.nodes = nodes;
        self.reckon(&mut peers, Instant::now());
    }

    fn hear(&self, node: &str) {
        let mut peers = self.peers.lock().expect("poisoned lock");
        if peers.heard.len() < MOST_PEERS || peers.heard.contains_key(node) {
            peers.heard.insert(node.to_owned(), Instant::now());
        }
        self.reckon(&mut peers, Instant::now());
    }

    /// Notes that nobody can be heard just now.
    fn hear_nobody(&self) {
        let mut peers = self.peers.lock().expect("poisoned lock");
        peers.heard.clear();
        self.reckon(&mut peers, Instant::now());
    }

    fn look_around(&self) {
        let mut peers = self.peers.lock().expect("poisoned lock");
        self.reckon(&mut peers, Instant::now());
    }

    fn reckon(&self, peers: &mut Peers, now: Instant) {
        peers.heard.retain(|_, at| now.saturating_duration_since(*at) < BELIEVED);
        let group = 1 + peers.heard.len();
        let share = group as f64 / peers.nodes.max(group) as f64;
        self.share.store(share.to_bits(), Ordering::Relaxed);
    }
}

/// Tells the others what is given here and hears what they give, as long as the server runs.
pub(crate) async fn exchange(rooms: Arc<Rooms>) {
    let limits = rooms.limits.clone();
    let cluster = &limits.cluster;
    let mut closing = rooms.closing();
    if !rooms.bus.is_shared() {
        return; // each gives its part
    }
    cluster.told.store(true, Ordering::Relaxed);
    let mut tick = tokio::time::interval(TELL);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut last: Option<Instant> = None;
    let mut heard = None;
    loop {
        if heard.is_none() {
            heard = rooms.bus.about_spending().await;
        }
        tokio::select! {
            _ = tick.tick() => {}
            message = next(&mut heard) => {
                match message {
                    Some(payload) => hear(&limits, &payload),
                    None => heard = None,
                }
                continue;
            }
            _ = closing.wait_for(|&closing| closing) => return,
        }
        let spent = std::mem::take(&mut *cluster.spent.lock().expect("poisoned lock"));
        if !rooms.bus.is_up() {
            last = None;
            cluster.hear_nobody();
            continue;
        }
        cluster.look_around();
        if !spent.is_empty() || last.is_none_or(|last| last.elapsed() >= BEAT) {
            last = Some(Instant::now());
            for message in written(&rooms.bus.node, &spent) {
                rooms.bus.tell_spending(message);
            }
        }
    }
}

async fn next(heard: &mut Option<crate::bus::Payloads>) -> Option<Vec<u8>> {
    match heard {
        Some(heard) => heard.next().await,
        None => std::future::pending().await, // tried again with the next tick
    }
}

fn hear(limits: &Limits, payload: &[u8]) {
    // What another version sends and this one does not know is left out.
    let Some((node, spent)) = read(payload) else { return };
    limits.cluster.hear(node);
    let now = Instant::now();
    let mut tokens = 0;
    for (limit, key, count) in spent {
        if let Some(buckets) = limits.buckets.get(usize::from(limit)) {
            buckets.deduct(key, f64::from(count), now);
            tokens += u64::from(count);
        }
    }
    if tokens > 0 {
        metrics::count("tabletown_spending_total", &[("outcome", "heard")], tokens);
    }
}

/// The version of the messages.
const FORMAT: u8 = 1;
/// The bytes of a name of a node, and of what was given to one key: the limit, the key, how much.
const NAME: usize = 16;
const ENTRY: usize = 1 + 16 + 2;

/// Messages that say what was given; at least one, which says that this node is there.
fn written(node: &str, spent: &Spent) -> Vec<Vec<u8>> {
    let mut head = vec![FORMAT];
    head.extend(node.bytes().chain(std::iter::repeat(b' ')).take(NAME));
    let entries: Vec<_> = spent.iter().collect();
    let mut messages: Vec<Vec<u8>> = entries
        .chunks(CHUNK)
        .map(|chunk| {
            let mut message = head.clone();
            for ((limit, key), count) in chunk {
                message.push(*limit);
                message.extend(key);
                message.extend(count.to_be_bytes());
            }
            message
        })
        .collect();
    if messages.is_empty() {
        messages.push(head);
    }
    messages
}

/// Who tells, and what was given.
fn read(message: &[u8]) -> Option<(&str, impl Iterator<Item = (u8, Key, u16)>)> {
    let (head, entries) = message.split_at_checked(1 + NAME)?;
    if head[0] != FORMAT || !entries.len().is_multiple_of(ENTRY) {
        return None;
    }
    let node = std::str::from_utf8(&head[1..]).ok()?;
    let entry = |entry: &[u8]| {
        let key = entry[1..17].try_into().unwrap_or_default(); // always 16
        (entry[0], key, u16::from_be_bytes([entry[17], entry[18]]))
    };
    Some((node.trim_end(), entries.chunks_exact(ENTRY).map(entry)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Rates;

    #[test]
    fn what_is_told_is_heard_and_anything_else_is_left_out() {
        let spent: Spent = (0..5000_u16)
            .map(|number| {
                let mut key = [0; 16];
                key[..2].copy_from_slice(&number.to_be_bytes());
                ((3, key), number)
            })
            .collect();
        let messages = written("0123456789abcdef", &spent);
        assert_eq!(messages.len(), 2);
        let mut heard = Spent::new();
        for message in &messages {
            let (node, entries) = read(message).unwrap();
            assert_eq!(node, "0123456789abcdef");
            heard.extend(entries.map(|(limit, key, count)| ((limit, key), count)));
        }
        assert_eq!(heard, spent);
        let hello = &written("x", &Spent::new())[0];
        assert_eq!(
            read(hello).map(|(node, entries)| (node.to_owned(), entries.count())),
            Some(("x".to_owned(), 0))
        );
        for wrong in [&b""[..], &[FORMAT; 5], &[9; 1 + NAME], &messages[0][..40]] {
            assert!(read(wrong).is_none(), "{wrong:?}");
        }
        let limits = Limits::new(Rates::default(), b"");
        let mut unknown = hello.clone();
        unknown.extend([255; ENTRY]);
        hear(&limits, &unknown);
    }

    #[test]
    fn all_together_give_one_allowance() {
        let cluster = Cluster::default();
        let expect = |share: f64| {
            assert!((cluster.share() - share).abs() < 1e-9, "{} is not {share}", cluster.share())
        };
        expect(1.0);
        cluster.count_nodes(3);
        expect(1.0 / 3.0);
        cluster.hear("one");
        expect(2.0 / 3.0);
        cluster.hear("other");
        cluster.hear("other");
        expect(1.0);
        // One that the database does not know of yet.
        cluster.hear("new");
        expect(1.0);
        cluster.hear_nobody();
        expect(1.0 / 3.0);
        cluster.hear("one");
        cluster.reckon(&mut cluster.peers.lock().unwrap(), Instant::now() + BELIEVED);
        expect(1.0 / 3.0);
        cluster.count_nodes(0);
        expect(1.0);
    }

    #[test]
    fn very_many_addresses_fill_no_memory() {
        let cluster = Cluster::default();
        cluster.spend(Limit::Requests, [1; 16]);
        assert!(cluster.spent.lock().unwrap().is_empty(), "nobody would hear");
        cluster.told.store(true, Ordering::Relaxed);
        for number in 0..MOST as u64 + 10 {
            let mut key = [0; 16];
            key[..8].copy_from_slice(&number.to_be_bytes());
            cluster.spend(Limit::Requests, key);
            cluster.spend(Limit::Requests, key);
        }
        let spent = cluster.spent.lock().unwrap();
        assert_eq!(spent.len(), MOST);
        assert!(spent.values().all(|count| *count == 2));
    }
}
