//! How long it takes until those who watch at another node are told of a move.

use crate::http::Connection;
use crate::moves::wait;
use crate::player::{Answered, Player};
use crate::report::{Report, Times, Wanted};
use crate::servers::{Busy, Server};
use crate::{Failure, SEATS};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use test_servers::{Durability, Nats, Postgres};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

const GAMES: usize = 100;
/// Moves a second.
const OFFERED: u32 = 1000;
const WARM_UP: Duration = Duration::from_secs(3);
const MEASURED: Duration = Duration::from_secs(15);
/// Whoever hears nothing for so long hears nothing at all.
const PATIENCE: Duration = Duration::from_secs(20);

/// For every move: from its answer, and from sending it, until the other node told of it.
type Waits = Vec<[Duration; 2]>;

/// Everybody moves at one node, and is watched at another.
pub async fn notices(program: &str, report: &mut Report) -> Result<(), Failure> {
    report.part(&format!(
        "Notices: {GAMES} games of both kinds, moves at one node, a stream of each at another; PostgreSQL, NATS"
    ));
    let (postgres, nats) = (Postgres::start(Durability::Full)?, Nats::start()?);
    let database = postgres.database("tabletown")?;
    let bus = ["--bus", &nats.url()];
    let (here, there) = (Server::start(program, &database, &bus)?, Server::start(program, &database, &bus)?);
    let (measuring, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut tasks: JoinSet<Result<Waits, Failure>> = JoinSet::new();
    let pace = Duration::from_secs(GAMES as u64) / OFFERED;
    for index in 0..GAMES {
        let addresses = (here.address, there.address);
        let (measuring, done) = (measuring.clone(), done.clone());
        tasks.spawn(async move {
            let mut server = Connection::open(addresses.0).await?;
            let first = tokio::time::Instant::now() + pace * index as u32 / GAMES as u32;
            let mut clock = tokio::time::interval_at(first, pace);
            clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let mut waits = Waits::new();
            for round in 0.. {
                let seed = (index + round * GAMES) as u64;
                let mut player = Player::sit_down(&mut server, SEATS, seed).await?;
                let mut events = player.watch(addresses.1, 0).await?;
                let (told, mut arrived) = mpsc::unbounded_channel();
                tokio::spawn(async move {
                    while let Some(number) = events.next().await {
                        if told.send((number, Instant::now())).is_err() {
                            return;
                        }
                    }
                });
                let mut moves: Vec<(Answered, bool)> = Vec::new();
                while let Some((seat, mv)) = player.mirror.choose().filter(|_| !done.load(Ordering::Relaxed))
                {
                    clock.tick().await;
                    let counts = measuring.load(Ordering::Relaxed);
                    moves.push((player.play(&mut server, seat, &mv).await?, counts));
                }
                for (index, (answered, counts)) in moves.iter().enumerate() {
                    let (number, at) =
                        tokio::time::timeout(PATIENCE, arrived.recv()).await?.ok_or("a stream ended")?;
                    if number as usize != index + 1 {
                        return Err(format!("entry {number} came where {} was next", index + 1).into());
                    }
                    if *counts {
                        let since = |then: Instant| at.saturating_duration_since(then);
                        waits.push([since(answered.sent + answered.took), since(answered.sent)]);
                    }
                }
                if done.load(Ordering::Relaxed) {
                    return Ok(waits);
                }
            }
            Ok(waits)
        });
    }
    wait(&mut tasks, WARM_UP).await?;
    let mut processes = vec![("server", here.id()), ("second server", there.id())];
    processes.extend(postgres.process().map(|process| ("PostgreSQL", process.id())));
    processes.extend(nats.process().map(|process| ("NATS", process.id())));
    let busy = Busy::begin(&processes);
    measuring.store(true, Ordering::Relaxed);
    let started = Instant::now();
    wait(&mut tasks, MEASURED).await?;
    measuring.store(false, Ordering::Relaxed);
    let (time, about) = (started.elapsed(), busy.told(started.elapsed()));
    done.store(true, Ordering::Relaxed);
    let mut waits = Waits::new();
    while let Some(one) = tasks.join_next().await {
        waits.extend(one??);
    }
    let [answered, sent] = [0, 1].map(|which| Times::new(waits.iter().map(|waited| waited[which]).collect()));
    let what = format!("p99 from sending a move to the event at the other node, at {OFFERED} moves a second");
    report.figure(&what, sent.at(0.99), "ms", Wanted::AtMost(50.0));
    report.detail(&format!(
        "from sending p50 {:.1} ms, longest {:.0} ms; from the answer p50 {:.1} ms, p99 {:.1} ms; {:.0} moves a second; {about}",
        sent.at(0.5),
        sent.at(1.0),
        answered.at(0.5),
        answered.at(0.99),
        sent.len() as f64 / time.as_secs_f64(),
    ));
    Ok(())
}
