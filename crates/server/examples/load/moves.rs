//! Moves a second over many games with everybody watching, on one server or on several that share a database.

use crate::http::{Connection, Events};
use crate::player::Player;
use crate::report::{Report, Times, Wanted};
use crate::servers::{Busy, Server, file, folder};
use crate::{Failure, SEATS};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use test_servers::{Durability, Nats, Postgres};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

const GAMES: usize = 100;
const WARM_UP: Duration = Duration::from_secs(3);
const MEASURED: Duration = Duration::from_secs(15);
/// Moves a second that are offered when times are measured: each game moves at its own steady pace.
const OFFERED: u32 = 2600;

/// What came of it.
pub struct Measured {
    pub per_second: f64,
    pub times: Times,
    /// In words: what was busy, and how many entries a commit had.
    about: String,
}

impl Measured {
    fn tell(&self, report: &Report) {
        let at = |share| self.times.at(share);
        report.detail(&format!(
            "p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms; {}",
            at(0.5),
            at(0.99),
            at(1.0),
            self.about
        ));
    }
}

/// On SQLite: as fast as answers come, and at a steady pace.
pub async fn sqlite(program: &str, report: &mut Report) -> Result<(), Failure> {
    report.part(&format!("SQLite: {GAMES} games of {SEATS} seats, both kinds, every seat watching"));
    let folder = folder(program)?;
    let server = Server::start(program, &file(&folder), &[])?;
    let fast = run(&[&server], &[], None).await?;
    report.figure(
        "durable moves, as fast as answers come",
        fast.per_second,
        "a second",
        Wanted::AtLeast(5000.0),
    );
    fast.tell(report);
    drop(server);
    let folder = crate::servers::folder(program)?;
    let server = Server::start(program, &file(&folder), &[])?;
    let steady = run(&[&server], &[], Some(OFFERED)).await?;
    report.figure(
        "p99 of an answer at 2,600 moves a second",
        steady.times.at(0.99),
        "ms",
        Wanted::AtMost(25.0),
    );
    report.detail(&format!("{:.0} answered a second", steady.per_second));
    steady.tell(report);
    Ok(())
}

/// On PostgreSQL: one node, and two with a bus between them.
pub async fn postgres(program: &str, report: &mut Report) -> Result<(), Failure> {
    report.part(&format!(
        "PostgreSQL on this machine, fsync on: {GAMES} games of {SEATS} seats, both kinds, every seat watching"
    ));
    let mut one = 0.0;
    for nodes in [1, 2] {
        // From nothing each time: what the first one wrote is not the second one's burden.
        let postgres = Postgres::start(Durability::Full)?;
        let database = postgres.database("tabletown")?;
        let nats = Nats::start()?;
        let bus = ["--bus", &nats.url()];
        let start = |_| Server::start(program, &database, if nodes > 1 { &bus } else { &[] });
        let servers = (0..nodes).map(start).collect::<Result<Vec<Server>, Failure>>()?;
        let mut processes: Vec<(&str, u32)> = Vec::new();
        processes.extend(postgres.process().map(|process| ("PostgreSQL", process.id())));
        if nodes > 1 {
            processes.extend(nats.process().map(|process| ("NATS", process.id())));
        }
        let servers: Vec<&Server> = servers.iter().collect();
        let measured = run(&servers, &processes, None).await?;
        let (what, wanted) = match nodes {
            1 => ("durable moves with one node".to_owned(), 3500.0),
            _ => (format!("durable moves with {nodes} nodes and NATS, half of a table at each"), one),
        };
        report.figure(&what, measured.per_second, "a second", Wanted::AtLeast(wanted));
        measured.tell(report);
        one = measured.per_second;
    }
    Ok(())
}

/// Plays at all servers, as fast as answers come or so many moves a second. Seats are spread over the servers, each with
/// its stream; nobody moves before their own stream has told them of the move before.
pub async fn run(
    servers: &[&Server],
    processes: &[(&str, u32)],
    offered: Option<u32>,
) -> Result<Measured, Failure> {
    let addresses: Arc<[SocketAddr]> = servers.iter().map(|server| server.address).collect();
    let (measuring, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (heard, made) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let pace = offered.map(|offered| Duration::from_secs(GAMES as u64) / offered);
    let mut tasks: JoinSet<Result<Vec<Duration>, Failure>> = JoinSet::new();
    for index in 0..GAMES {
        let (addresses, heard, made) = (addresses.clone(), heard.clone(), made.clone());
        let (measuring, done) = (measuring.clone(), done.clone());
        tasks.spawn(async move {
            let mut connections = Vec::new();
            for address in &*addresses {
                connections.push(Connection::open(*address).await?);
            }
            let mut clock = pace.map(|pace| {
                let first = tokio::time::Instant::now() + pace * index as u32 / GAMES as u32;
                let mut clock = tokio::time::interval_at(first, pace);
                clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
                clock
            });
            let at = |seat: usize| (index + seat) % addresses.len();
            let mut times = Vec::new();
            for round in 0.. {
                let seed = (index + round * GAMES) as u64;
                let mut player = Player::sit_down(&mut connections[at(0)], SEATS, seed).await?;
                let mut seen = Vec::new();
                for seat in 0..SEATS {
                    let events = player.watch(addresses[at(seat)], seat).await?;
                    let (told, knows) = watch::channel(0);
                    tokio::spawn(follow(events, told, heard.clone()));
                    seen.push(knows);
                }
                while let Some((seat, mv)) = player.mirror.choose() {
                    if let Some(clock) = &mut clock {
                        clock.tick().await;
                    }
                    seen[seat].wait_for(|&number| number as usize >= player.ply).await?;
                    let answered = player.play(&mut connections[at(seat)], seat, &mv).await?;
                    made.fetch_add(1, Ordering::Relaxed);
                    if measuring.load(Ordering::Relaxed) {
                        times.push(answered.took);
                    }
                    if done.load(Ordering::Relaxed) {
                        return Ok(times);
                    }
                }
            }
            Ok(times)
        });
    }
    wait(&mut tasks, WARM_UP).await?;
    let names = ["server", "second server"];
    let named = names.into_iter().zip(servers.iter().map(|server| server.id()));
    let busy = Busy::begin(&named.chain(processes.iter().copied()).collect::<Vec<_>>());
    let commits = commits(&addresses).await?;
    measuring.store(true, Ordering::Relaxed);
    let started = Instant::now();
    wait(&mut tasks, MEASURED).await?;
    measuring.store(false, Ordering::Relaxed);
    let time = started.elapsed();
    let about = busy.told(time);
    let (count, entries) = self::commits(&addresses).await?;
    let size = (entries - commits.1) / (count - commits.0).max(1.0);
    done.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    while let Some(one) = tasks.join_next().await {
        times.extend(one??);
    }
    // What was answered has to be told to everybody who watches.
    let expected = made.load(Ordering::Relaxed) * SEATS as u64;
    let patience = Instant::now() + Duration::from_secs(10);
    while heard.load(Ordering::Relaxed) < expected {
        if Instant::now() > patience {
            let heard = heard.load(Ordering::Relaxed);
            return Err(format!("only {heard} of {expected} events reached those who watch").into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let about = format!("{size:.0} entries a commit; {about}");
    let times = Times::new(times);
    Ok(Measured { per_second: times.len() as f64 / time.as_secs_f64(), times, about })
}

/// Waits while everybody plays; whoever fails ends it.
pub async fn wait<T: 'static>(
    tasks: &mut JoinSet<Result<T, Failure>>,
    time: Duration,
) -> Result<(), Failure> {
    match tokio::time::timeout(time, tasks.join_next()).await {
        Ok(Some(Ok(Err(failure)))) => Err(failure),
        Ok(Some(Err(panicked))) => Err(panicked.into()),
        Ok(_) => Err("somebody stopped playing".into()),
        Err(_) => Ok(()),
    }
}

/// Notes what is told until the stream ends.
async fn follow(mut events: Events, told: watch::Sender<u32>, heard: Arc<AtomicU64>) {
    while let Some(number) = events.next().await {
        heard.fetch_add(1, Ordering::Relaxed);
        told.send_replace(number);
    }
}

/// How many commits the servers made, and of how many entries.
async fn commits(servers: &[SocketAddr]) -> Result<(f64, f64), Failure> {
    let mut sums = (0.0, 0.0);
    for server in servers {
        let (_, text) = Connection::open(*server).await?.send("GET", "/metrics", None, b"").await?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let value = |name: &str| -> f64 {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or_default()
        };
        sums.0 += value("tabletown_commit_entries_count");
        sums.1 += value("tabletown_commit_entries_sum");
    }
    Ok(sums)
}
