//! What a move, the home page and the statistics cost with few and with very many stored games.

use crate::http::Connection;
use crate::player::Player;
use crate::report::{Report, Times, Wanted};
use crate::servers::{Server, file, folder};
use crate::strangers::strangers;
use crate::{Failure, SEATS};
use reqwest::{Client, header};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _};
use std::time::{Duration, Instant};
use test_servers::{Durability, Postgres};

const FEW: usize = 1_000;
const MANY: usize = 500_000;
/// So often each is asked for.
const TIMES: usize = 150;
/// So much more than with few games is still the same: medians of one machine differ by that from run to run.
const FLAT: f64 = 1.3;
const ASKED: [&str; 3] = ["a move", "the home page", "the statistics"];

pub async fn stored(program: &str, report: &mut Report) -> Result<(), Failure> {
    let folder = folder(program)?;
    measure(program, report, "SQLite", &file(&folder)).await?;
    let postgres = Postgres::start(Durability::Full)?;
    measure(program, report, "PostgreSQL", &postgres.database("tabletown")?).await
}

async fn measure(program: &str, report: &mut Report, name: &str, database: &str) -> Result<(), Failure> {
    report.part(&format!("Stored games, {name}: medians with {FEW} and with {MANY} games that are over"));
    drop(Server::start(program, database, &[])?); // it makes the tables
    let (mut there, mut medians) = (0, Vec::new());
    for games in [FEW, MANY] {
        fill(database, there, games).await?;
        there = games;
        let started = Instant::now();
        let server = Server::start(program, database, &[])?;
        let start = started.elapsed();
        medians.push(ask(&server).await?);
        report.detail(&format!(
            "with {games} games the server is there after {:.0} ms",
            start.as_secs_f64() * 1000.0
        ));
    }
    for (index, what) in ASKED.iter().enumerate() {
        let (few, many) = (medians[0][index], medians[1][index]);
        let what = format!("{what}, {few:.2} ms with few games, {many:.2} ms with many");
        report.figure(&what, many / few, "times", Wanted::AtMost(FLAT));
    }
    Ok(())
}

/// Adds the games of strangers.
async fn fill(database: &str, from: usize, to: usize) -> Result<(), Failure> {
    eprintln!("    making {} games", to - from);
    let is_postgres = database.starts_with("postgres:");
    // And what filling left to be written is written before anything is measured.
    let settle = if is_postgres { "CHECKPOINT" } else { "PRAGMA wal_checkpoint(TRUNCATE)" };
    let statements = strangers(is_postgres, from, to).into_iter();
    let statements = statements.chain(["ANALYZE", settle].map(str::to_owned));
    if is_postgres {
        let mut connection = sqlx::PgConnection::connect(database).await?;
        for statement in statements {
            sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
        }
        return Ok(connection.close().await?);
    }
    let mut connection = sqlx::SqliteConnection::connect(database).await?;
    for statement in statements {
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
    }
    Ok(connection.close().await?)
}

/// What each costs a browser with a game that is over and one that runs, in milliseconds.
async fn ask(server: &Server) -> Result<[f64; 3], Failure> {
    let (client, base) = (Client::new(), server.base());
    let seats = json!([{ "kind": "human", "name": "Ann", "here": true }, { "kind": "bot", "bot": "random" }]);
    let mut cookie = String::new();
    for seed in [3, 4] {
        let body = json!({ "game": "suburbia", "seed": seed, "seats": seats });
        let made =
            client.post(format!("{base}/api/v1/games")).header("cookie", &cookie).json(&body).send().await?;
        if let Some(fresh) = made.headers().get(header::SET_COOKIE) {
            cookie = fresh.to_str()?.split(';').next().unwrap_or_default().to_owned();
        }
        let made: Value = made.json().await?;
        if seed == 3 {
            finish(&client, &format!("{base}/api/v1/games/{}", made["id"].as_str().ok_or("no id")?), &cookie)
                .await?;
        }
    }
    let mut connection = Connection::open(server.address).await?;
    let mut player = Player::sit_down(&mut connection, SEATS, 5).await?;
    let mut times: [Vec<Duration>; 3] = Default::default();
    for round in 0..TIMES as u64 {
        let (seat, mv) = match player.mirror.choose() {
            Some(chosen) => chosen,
            None => {
                player = Player::sit_down(&mut connection, SEATS, 6 + round).await?;
                player.mirror.choose().ok_or("a game without moves")?
            }
        };
        times[0].push(player.play(&mut connection, seat, &mv).await?.took);
        for (which, path) in [(1, "/"), (2, "/statistics")] {
            let begun = Instant::now();
            let page = client.get(format!("{base}{path}")).header("cookie", &cookie).send().await?;
            page.error_for_status()?.bytes().await?;
            times[which].push(begun.elapsed());
        }
    }
    Ok(times.map(|times| Times::new(times).at(0.5)))
}

/// Plays a browser's game to its end.
async fn finish(client: &Client, game: &str, cookie: &str) -> Result<(), Failure> {
    loop {
        let get = async |path: &str| -> Result<Value, Failure> {
            Ok(client.get(format!("{game}{path}")).header("cookie", cookie).send().await?.json().await?)
        };
        let now = get("").await?;
        if now["status"] != "running" {
            return Ok(());
        }
        let moves = get("/moves").await?;
        if let Some(mv) = moves[0]["move"].as_str() {
            let body = json!({ "ply": now["ply"], "move": mv });
            client.post(format!("{game}/moves")).header("cookie", cookie).json(&body).send().await?;
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await; // the bot moves
        }
    }
}
