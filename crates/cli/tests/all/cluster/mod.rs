//! Three nodes on PostgreSQL with a synchronous standby and three servers of NATS, while any of it fails.
//!
//! One minute of it is part of the tests; `cargo xtask faults --minutes N --seed S` takes longer.

mod faults;
mod history;
mod people;
mod servers;

use faults::Fault;
use game_core::Dice;
use history::Stored;
use people::Crowd;
use serde_json::Value;
use servers::{Cluster, Node};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use test_servers::Signal;
use tokio::task::JoinSet;

const NODES: usize = 3;
/// How long faults go on before everything has to go well again.
const CYCLE: Duration = Duration::from_secs(45);
/// So long after the last fault every game has to go on.
const HEALED: Duration = Duration::from_secs(30);
/// So long after a node has gone others look after its games.
const TAKEN_OVER: Duration = Duration::from_secs(10);

/// A line for whoever looks on.
fn note(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}"); // only a help
}

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// A cluster, and people who play and watch there.
struct Scene {
    cluster: Cluster,
    crowd: Arc<Crowd>,
    people: JoinSet<()>,
}

impl Scene {
    /// Begins, and waits until there is a game at every table. `name` is that of a folder for what nodes say.
    async fn open(name: &str, seed: u64) -> Scene {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster").join(name);
        let cluster = Cluster::start(&folder).await.unwrap();
        let crowd = Crowd::new(cluster.nodes.iter().map(Node::base).collect(), seed);
        let people = crowd.come();
        while crowd.tables.lock().unwrap().len() < people::GAMES {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Scene { cluster, crowd, people }
    }

    /// Lets nobody send anything any more and everybody hear the rest; then compares all there is. What there was, in
    /// words.
    async fn close(self) -> String {
        let Scene { cluster, crowd, people } = self;
        crowd.enough.store(true, Ordering::SeqCst);
        let quiet = Instant::now();
        let stored = loop {
            let stored = stored(&cluster);
            let untold = crowd.history.lock().unwrap().of_streams(&stored);
            if untold.is_empty() || quiet.elapsed() > HEALED {
                break stored;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        crowd.go();
        people.join_all().await;
        let history = std::mem::take(&mut *crowd.history.lock().unwrap());
        let counts = format!("{} games, {}", stored.len(), history.counts(&stored).sentence());
        note(&counts);
        let faults = history.faults(&stored);
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
        // A game whose making was not answered has nobody in it; its bots begin as soon as somebody looks.
        let known: BTreeSet<_> = crowd.tables.lock().unwrap().iter().map(|table| table.id.clone()).collect();
        compare_nodes(&crowd, stored.iter().filter(|(id, _)| known.contains(*id))).await;
        counts
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_answered_is_lost_whatever_fails() {
    let minutes = from_environment("MINUTES").unwrap_or(1);
    let seed = from_environment("SEED").unwrap_or(1);
    let mut scene = Scene::open("faults", seed).await;
    let mut dice = Dice::new(seed, 1000);
    let begun = Instant::now();
    let end = begun + Duration::from_secs(60 * minutes);
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    let mut longest = Duration::ZERO;
    let mut cycles = 0;
    while Instant::now() < end {
        let until = end.min(Instant::now() + CYCLE);
        let Scene { mut cluster, crowd, people } = scene;
        let raged = tokio::task::spawn_blocking(move || {
            let all = faults::rage(&mut cluster, &mut dice, until);
            (cluster, dice, all)
        });
        let all: Result<Vec<Fault>, _>;
        (cluster, dice, all) = raged.await.unwrap();
        for fault in all.unwrap() {
            *counted.entry(fault.name()).or_default() += 1;
        }
        let healed = goes_on(&crowd, &mut cluster).await;
        longest = longest.max(healed);
        cycles += 1;
        let passed = begun.elapsed().as_secs() / 60;
        note(&format!("-- {passed} min: all games go on {:.1} s after the last fault", healed.as_secs_f64()));
        scene = Scene { cluster, crowd, people };
    }
    let told = scene.close().await;
    note(&format!(
        "{minutes} min, seed {seed}: healed {cycles} times, all games went on at most {:.1} s after the last fault; {told}",
        longest.as_secs_f64()
    ));
    note(&format!("{} faults: {counted:?}", counted.values().sum::<usize>()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_dies_or_sleeps_is_replaced_within_ten_seconds() {
    let mut scene = Scene::open("takeover", 2).await;
    until_there_are(&scene.cluster, NODES).await;
    scene.cluster.nodes[0].kill();
    let took = until_there_are(&scene.cluster, NODES - 1).await;
    assert!(took <= TAKEN_OVER, "a dead node's games were taken over after {took:?}");
    goes_on(&scene.crowd, &mut scene.cluster).await;
    scene.cluster.nodes[0].start();
    until_there_are(&scene.cluster, NODES).await;
    // Asleep it does not know that it was replaced; awake it must not do what others do by now.
    scene.cluster.nodes[1].signal(Signal::Stop);
    let took = until_there_are(&scene.cluster, NODES - 1).await;
    assert!(took <= TAKEN_OVER, "a sleeping node's games were taken over after {took:?}");
    let people = scene.crowd.clone();
    let ply =
        || people.tables.lock().unwrap().iter().map(|table| table.ply.load(Ordering::SeqCst)).sum::<usize>();
    let before = ply();
    while ply() < before + 20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    scene.cluster.nodes[1].signal(Signal::Continue);
    until_there_are(&scene.cluster, NODES).await;
    goes_on(&scene.crowd, &mut scene.cluster).await;
    scene.close().await;
}

/// Waits until so many nodes hold all leases; how long that took, by the database's clock.
async fn until_there_are(cluster: &Cluster, nodes: usize) -> Duration {
    let clock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let ask = || {
        let rows = cluster.ask(&format!(
            "SELECT {clock}, count(DISTINCT node), count(*) FROM leases WHERE until > {clock}"
        ));
        let numbers: Vec<u64> = rows.unwrap().trim().split('|').map(|word| word.parse().unwrap()).collect();
        (numbers[0], numbers[1] as usize, numbers[2])
    };
    let (begun, started) = (ask().0, Instant::now());
    loop {
        let (now, holders, held) = ask();
        // All 64 parts that games are spread over.
        if (holders, held) == (nodes, 64) {
            return Duration::from_millis(now - begun);
        }
        assert!(started.elapsed() < HEALED, "{holders} nodes hold {held} leases");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until every game has gone on and every stream has told what there is; how long it took.
async fn goes_on(crowd: &Arc<Crowd>, cluster: &mut Cluster) -> Duration {
    let healed = Instant::now();
    let tables: Vec<_> = crowd.tables.lock().unwrap().clone();
    let running: Vec<_> = tables.into_iter().filter(|table| !table.is_over.load(Ordering::SeqCst)).collect();
    let before: Vec<usize> = running.iter().map(|table| table.ply.load(Ordering::SeqCst)).collect();
    loop {
        let is_stuck = |index: &usize| {
            let (table, before) = (&running[*index], before[*index]);
            let last = |(_, told): &(String, Vec<usize>)| told.last().copied().unwrap_or(0);
            let streams = &crowd.history.lock().unwrap().streams;
            let is_behind = streams.iter().filter(|(id, _)| *id == table.id).any(|one| last(one) <= before);
            is_behind || table.ply.load(Ordering::SeqCst) <= before && !table.is_over.load(Ordering::SeqCst)
        };
        let stuck: Vec<usize> = (0..running.len()).filter(is_stuck).collect();
        // A game that was over before its last ply was shown does not go on.
        let stuck: Vec<usize> =
            stuck.into_iter().filter(|index| !running[*index].is_over.load(Ordering::SeqCst)).collect();
        if stuck.is_empty() {
            return healed.elapsed();
        }
        // A node that could not start is started again, as a service manager does.
        cluster.nodes.iter_mut().for_each(Node::start);
        if healed.elapsed() > HEALED {
            let mut told = String::new();
            for index in stuck {
                told.push_str(&diagnose(crowd, cluster, &running[index].id, before[index]).await);
            }
            panic!("stuck {HEALED:?} after the last fault:{told}");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// What is known of a game that does not go on.
async fn diagnose(crowd: &Crowd, cluster: &Cluster, id: &str, before: usize) -> String {
    let clock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let stored = cluster.ask(&format!("SELECT count(*) FROM moves WHERE game = '{id}'"));
    let leases =
        cluster.ask(&format!("SELECT node, count(*), min(until) - {clock} FROM leases GROUP BY node"));
    let mut shown = Vec::new();
    for node in 0..NODES {
        let now = crowd.shown(node, id).await.map(|(status, now)| {
            format!("{status}, ply {}, to move {}, stopped {}", now["ply"], now["to_move"], now["stopped"])
        });
        shown.push(now);
    }
    let history = crowd.history.lock().unwrap();
    let streams: Vec<_> =
        history.streams.iter().filter(|(game, _)| game == id).map(|(_, told)| told.last()).collect();
    let sent: Vec<_> = history.moves.iter().filter(|sent| sent.game == id).rev().take(4).collect();
    format!(
        "\n{id}: ply {before} then; stored {stored:?}; streams told {streams:?}; nodes show {shown:#?}; leases {leases:?}; \
         sent last {sent:#?}"
    )
}

/// All games as the database has them.
fn stored(cluster: &Cluster) -> BTreeMap<String, Stored> {
    let mut stored: BTreeMap<String, Stored> = BTreeMap::new();
    let rows = |statement: &str| cluster.ask(statement).unwrap();
    for line in rows("SELECT id FROM games").lines() {
        stored.insert(line.to_owned(), Stored::default());
    }
    let parts = |line: &str| {
        let mut parts = line.splitn(3, '|').map(str::to_owned);
        let mut part = || parts.next().unwrap();
        (part(), part().parse::<usize>().unwrap(), part())
    };
    for line in rows("SELECT game, seat, coalesce(bot, '') FROM seats").lines() {
        let (game, seat, bot) = parts(line);
        if !bot.is_empty() {
            stored.get_mut(&game).unwrap().bots.insert(seat);
        }
    }
    for line in rows("SELECT game, seat, entry FROM moves ORDER BY game, number").lines() {
        let (game, seat, text) = parts(line);
        stored.get_mut(&game).unwrap().moves.push((seat, text));
    }
    for line in rows("SELECT game, seat, text FROM talk ORDER BY game, number").lines() {
        let (game, seat, text) = parts(line);
        stored.get_mut(&game).unwrap().talk.push((seat, text));
    }
    // Numbers are counted without gaps.
    let gaps =
        rows("SELECT game FROM moves GROUP BY game HAVING max(number) <> count(*) OR min(number) <> 1");
    assert_eq!(gaps, "");
    stored
}

/// Every node shows these games as they are stored, and all nodes show the same.
async fn compare_nodes<'a>(crowd: &Crowd, stored: impl Iterator<Item = (&'a String, &'a Stored)>) {
    for (id, game) in stored {
        let mut shown: Vec<Value> = Vec::new();
        for node in 0..NODES {
            let (status, mut now) =
                crowd.shown(node, id).await.unwrap_or_else(|| panic!("{id} at node {node}"));
            assert_eq!((status, &now["stopped"]), (200, &Value::Null), "{id} at node {node}: {now}");
            assert_eq!(now["ply"], serde_json::json!(game.moves.len()), "{id} at node {node}");
            // Who is here is each node's own knowledge until it has heard of the others.
            for volatile in ["presence", "people", "watching"] {
                now.as_object_mut().unwrap().remove(volatile);
            }
            shown.push(now);
        }
        assert!(shown.windows(2).all(|pair| pair[0] == pair[1]), "{id}: {shown:#?}");
    }
}
