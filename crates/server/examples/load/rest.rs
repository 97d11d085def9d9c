//! Memory of live games at rest: each held in the middle of a game, each with somebody who watches.

use crate::http::Connection;
use crate::player::Player;
use crate::report::{Report, Wanted};
use crate::servers::{Server, file, folder};
use crate::{Failure, SEATS};
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const GAMES: u64 = 20_000;
/// Plies in every game: the middle of one.
const PLIES: usize = 30;
/// So many set tables and play at once.
const WORKERS: u64 = 40;
/// From each address of one's own this many streams are opened: there are not more ports.
const STREAMS: u64 = 10_000;
/// Descriptors for everything that is no stream, here and at the server, which inherits the limit.
const OTHERS: u64 = 300;

pub async fn rest(program: &str, report: &mut Report) -> Result<(), Failure> {
    let descriptors = descriptors()?;
    let games = GAMES.min(descriptors.saturating_sub(OTHERS));
    report.part(&format!(
        "Rest: {games} live games of both kinds, {PLIES} plies each, each with a stream; SQLite"
    ));
    if games < GAMES {
        report.detail(&format!("a process may have {descriptors} descriptors here, so not {GAMES} streams"));
    }
    let folder = folder(program)?;
    let server = Server::start(program, &file(&folder), &["--connections", &descriptors.to_string()])?;
    let address = server.address;
    // What the first games need once is not what a game needs.
    for seed in 0..20 {
        let mut connection = Connection::open(address).await?;
        let mut player = Player::sit_down(&mut connection, SEATS, seed).await?;
        while let Some((seat, mv)) = player.mirror.choose() {
            player.play(&mut connection, seat, &mv).await?;
        }
    }
    let before = server.memory()?;
    let started = Instant::now();
    let mut tasks: JoinSet<Result<Vec<_>, Failure>> = JoinSet::new();
    for worker in 0..WORKERS {
        tasks.spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut streams = Vec::new();
            for index in (worker..games).step_by(WORKERS as usize) {
                let mut player = Player::sit_down(&mut connection, SEATS, 1000 + index).await?;
                let own = Ipv4Addr::new(127, 0, 0, 2 + u8::try_from(index / STREAMS)?);
                let path = format!("/api/v1/games/{}/stream?after=0", player.id);
                let stream = Connection::open_from(own, address).await?;
                let mut events = stream.listen(&path, Some(&player.tokens[0])).await?;
                while player.ply < PLIES {
                    let (seat, mv) = player.mirror.choose().ok_or("a game was over too soon")?;
                    player.play(&mut connection, seat, &mv).await?;
                    events.next().await.ok_or("a stream ended")?;
                }
                streams.push(events);
                if (index + 1) % 2000 == 0 {
                    eprintln!("    {} games", index + 1);
                }
            }
            Ok(streams)
        });
    }
    let mut streams = Vec::new();
    while let Some(one) = tasks.join_next().await {
        streams.extend(one??);
    }
    let took = started.elapsed();
    // What is only needed for a moment has been let go of by then.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = server.memory()?;
    let each = (after - before) as f64 / games as f64;
    // What a game takes is the same for the few that no descriptors were left for.
    let all = after as f64 + each * (GAMES - games) as f64;
    let what = format!("memory of the server with {GAMES} watched games");
    report.figure(&what, all / 1024.0, "MiB", Wanted::AtMost(1024.0));
    report.detail(&format!(
        "{each:.1} KiB a game with its stream, {:.0} MiB before them; {} were set up and played in {:.0} s",
        before as f64 / 1024.0,
        streams.len(),
        took.as_secs_f64(),
    ));
    Ok(())
}

/// How many descriptors a process may have, after trying to have enough.
fn descriptors() -> Result<u64, Failure> {
    let (soft, hard) = rlimit::Resource::NOFILE.get()?;
    let wanted = GAMES + OTHERS;
    if soft < wanted && rlimit::Resource::NOFILE.set(wanted, hard.max(wanted)).is_err() {
        rlimit::Resource::NOFILE.set(hard, hard)?; // only root can have more
    }
    Ok(rlimit::Resource::NOFILE.get()?.0)
}
