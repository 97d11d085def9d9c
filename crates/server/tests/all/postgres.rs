//! Storage on PostgreSQL: everything that rests on storage holds there as well, and what only a server of its own can do
//! wrong.

use crate::common::postgres::{Postgres, execute};
use crate::common::{DATABASE, Database, House, Local};
use crate::many::{browser, fill, page};
use game_core::Seat;
use game_core::record::SeatInfo;
use serde_json::json;
use server::{CopyError, Entry, Fairness, Header, Row, Store, StoreError, VERSION};
use sqlx::Connection as _;
use std::process::Command;
use std::sync::Arc;
use suburbia::setup::Mode;
use tokio::task::JoinSet;

/// The tests of these modules are run a second time.
const BOTH: [&str; 11] = [
    "api::",
    "chat::",
    "concurrency::",
    "conditional::",
    "early_end::",
    "results::",
    "secrets::",
    "store::",
    "rematch::",
    "take_back::",
    "webhook::",
];

#[test]
fn what_rests_on_storage_holds_on_postgres() {
    let mut tests = Command::new(std::env::current_exe().unwrap());
    tests.args(BOTH).args(["--skip", "browser::", "--skip", "postgres::"]).env(DATABASE, "postgres");
    let output = tests.output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("test result: ok"), "{told}");
}

fn head(id: &str) -> Header {
    let seats = vec![SeatInfo { name: "Ann".to_owned(), bot: None }];
    let rules = json!({ "mode": "lone-architect" });
    let (id, game, version) = (id.to_owned(), "suburbia".to_owned(), VERSION.to_owned());
    let (host, rematch, clock, stand_ins) = (None, None, None, Default::default());
    Header {
        id,
        game,
        rules,
        seed: 1,
        seats,
        version,
        host,
        imported: false,
        fairness: Fairness::default(),
        rematch,
        stand_ins,
        early: Default::default(),
        clock,
        at: 7,
    }
}

fn row(number: u32, text: String) -> Row {
    Row { number, seat: Seat(0), entry: Entry::Move(text), planned: number.is_multiple_of(3), seal: 5, at: 6 }
}

/// Connections are cut while entries are written: what was answered as kept is there, and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_true_whatever_happens_to_connections() {
    let url = Postgres::shared().fresh().await;
    let store = Arc::new(Store::open(&url).await.unwrap());
    let games: Vec<String> = (0..8).map(|game| format!("cut{game}")).collect();
    for game in &games {
        store.create(&head(game), &[], &[]).await.unwrap();
    }
    let cuts = tokio::spawn({
        let url = url.clone();
        async move {
            let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
            // Whoever is writing entries just now; other tests' writers have to bear it as well.
            let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                WHERE application_name = 'tabletown' AND query LIKE '%marked AS%' AND state = 'active'";
            let mut sum = 0;
            loop {
                sum += sqlx::query_scalar::<_, i64>(cut).fetch_one(&mut connection).await.unwrap();
                if sum >= 20 {
                    return sum;
                }
            }
        }
    });
    let mut players = JoinSet::new();
    for game in games.clone() {
        let (store, cuts) = (store.clone(), cuts.abort_handle());
        players.spawn(async move {
            let mut answered: Vec<Row> = Vec::new();
            let mut number = 1;
            // A few after the last cut, too.
            let mut left = 5;
            while left > 0 {
                left -= u32::from(cuts.is_finished());
                let row = row(number, format!("{}", answered.len()));
                store.append(&game, row.clone()).await.unwrap();
                answered.push(row);
                number += 1;
            }
            (game, answered)
        });
    }
    while let Some(played) = players.join_next().await {
        let (game, answered) = played.unwrap();
        assert_eq!(store.rows(&game).await.unwrap(), answered);
    }
    assert!(cuts.await.unwrap() >= 20);
}

#[tokio::test]
async fn while_the_database_is_away_everybody_is_told_and_play_goes_on_afterwards() {
    let server = Postgres::start("");
    let database = Database::at(server.fresh().await);
    let house = House::on(database, |_| ()).await;
    let game = house.people(2, 7).await;
    let mut local = Local::new(Mode::Standard, 2, 7);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    server.stop();
    let (seat, mv) = local.choose().unwrap();
    // The first one to notice may not know what became of its move; the next one does.
    let (unknown, away) =
        ("the database went away before it said", "the database does not answer; nothing has changed");
    for sentences in [vec![unknown, away], vec![away]] {
        let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
        assert_eq!((status, answer["error"].as_str()), (503, Some("store")), "{answer}");
        let told = answer["message"].as_str().unwrap();
        assert!(sentences.iter().any(|sentence| told.starts_with(sentence)), "{answer}");
    }
    assert_eq!(house.get(&game.path(""), game.token(0)).await.status(), 503);
    assert_eq!(house.get("/readyz", None).await.status(), 503);
    server.start_again();
    let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
    assert_eq!(status, 200, "{answer}");
    local.play(seat, &mv);
    house.play_on(&game, &mut local, |local| local.ply == 12).await;
    let record = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!(record["moves"].as_array().unwrap().len(), 12);
    house.close().await;
}

/// Waits until a server can store something again.
async fn is_ready(house: &House) {
    while house.get("/readyz", None).await.status() != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// A database that neither answers nor is gone: nobody is left waiting for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_stands_still_everybody_is_told_and_play_goes_on_afterwards() {
    // Far more than it takes, far less than for ever.
    const SOON: std::time::Duration = std::time::Duration::from_secs(25);
    let server = Postgres::start("");
    let house = Arc::new(House::on(Database::at(server.fresh().await), |_| ()).await);
    let game = house.people(2, 7).await;
    let mut local = Local::new(Mode::Standard, 2, 7);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    server.pause();
    let (seat, mv) = local.choose().unwrap();
    let mut asking = JoinSet::new();
    for number in 0..24 {
        let (house, game, mv, ply) = (house.clone(), game.clone(), mv.clone(), local.ply);
        asking.spawn(async move {
            let asked = async {
                match number % 4 {
                    0 => house.play(&game, seat.index(), ply, &mv).await.0,
                    1 => house.post(&game.path("/talk"), game.token(0), &json!({ "text": "?" })).await.0,
                    2 => house.get(&game.path(""), game.token(0)).await.status().as_u16(),
                    _ => house.get("/readyz", None).await.status().as_u16(),
                }
            };
            (number, tokio::time::timeout(SOON, asked).await)
        });
    }
    while let Some(asked) = asking.join_next().await {
        let (number, status) = asked.unwrap();
        assert_eq!(status, Ok(503), "request {number}");
    }
    // Now that it is known, nobody waits at all.
    let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
    let told = answer["message"].as_str().unwrap();
    assert!(status == 503 && told.contains("nothing has changed, try again in a moment"), "{answer}");
    server.resume();
    is_ready(&house).await;
    // What was not known then is known now: the move was made, or can be.
    let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
    assert!(matches!(status, 200 | 409), "{answer}");
    local.play(seat, &mv);
    house.play_on(&game, &mut local, |local| local.ply == 12).await;
    let record = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!(record["moves"].as_array().unwrap().len(), 12);
    Arc::into_inner(house).unwrap().close().await;
}

/// A statement that is not answered has an end, and is no reason to think that the others are not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_a_lock_is_told_so_and_everything_else_goes_on() {
    let server = Postgres::start("-c fsync=off");
    let url = server.fresh().await;
    let house = House::on(Database::at(url.clone()), |_| ()).await;
    let (id, cookie) = house.finished_in_a_browser().await;
    let game = house.people(2, 7).await;
    let by_cookie = async || {
        let call = house.call(reqwest::Method::GET, &format!("/api/v1/games/{id}"), None);
        call.header("cookie", &cookie).send().await.unwrap().status()
    };
    assert_eq!(by_cookie().await, 200);
    // Who holds which seat cannot be read while somebody does this.
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let mut work = connection.begin().await.unwrap();
    sqlx::query("LOCK TABLE holders IN ACCESS EXCLUSIVE MODE").execute(&mut *work).await.unwrap();
    let mut local = Local::new(Mode::Standard, 2, 7);
    let (status, ()) = tokio::join!(by_cookie(), house.play_on(&game, &mut local, |local| local.ply == 12));
    assert_eq!(status, 503);
    house.play_on(&game, &mut local, |local| local.ply == 20).await;
    work.rollback().await.unwrap();
    assert_eq!(by_cookie().await, 200);
    house.close().await;
}

/// A primary whose standby is gone: nothing can be kept, everything can be read, and connections do not pile up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_standby_is_gone_games_can_be_looked_at() {
    let server = Postgres::start("");
    let url = server.fresh().await;
    let house = House::on(Database::at(url.clone()), |_| ()).await;
    let game = house.people(2, 7).await;
    let mut local = Local::new(Mode::Standard, 2, 7);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    execute(&url, "ALTER SYSTEM SET synchronous_standby_names = 'nobody'").await;
    execute(&url, "SELECT pg_reload_conf()").await;
    // It takes a moment until all of the server knows it.
    while house.get("/readyz", None).await.status() == 200 {}
    let (seat, mv) = local.choose().unwrap();
    for _ in 0..8 {
        let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
        assert_eq!(status, 503, "{answer}");
    }
    assert_eq!(house.shown(&game, 0).await["ply"], 6, "what nobody has a copy of has not happened");
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let open = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tabletown'";
    let open: i64 = sqlx::query_scalar(open).fetch_one(&mut connection).await.unwrap();
    assert!(open < 20, "{open} connections");
    execute(&url, "ALTER SYSTEM RESET synchronous_standby_names").await;
    execute(&url, "SELECT pg_reload_conf()").await;
    is_ready(&house).await;
    let (status, answer) = house.play(&game, seat.index(), local.ply, &mv).await;
    assert!(matches!(status, 200 | 409), "{answer}");
    local.play(seat, &mv);
    house.play_on(&game, &mut local, |local| local.ply == 12).await;
    house.close().await;
}

/// Connections are cut while tables are set and people talk: what was answered is so, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_move_is_answered_truly_whatever_happens_to_connections() {
    let server = Postgres::start("-c fsync=off");
    let url = server.fresh().await;
    let house = Arc::new(House::on(Database::at(url.clone()), |_| ()).await);
    let cuts = tokio::spawn(async move {
        let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
        let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
            WHERE application_name = 'tabletown' AND state <> 'idle' AND query ~ 'INSERT|UPDATE|COMMIT'";
        let mut sum = 0;
        while sum < 60 {
            sum += sqlx::query_scalar::<_, i64>(cut).fetch_one(&mut connection).await.unwrap();
        }
    });
    let mut people = JoinSet::new();
    for person in 0..6 {
        let (house, cuts) = (house.clone(), cuts.abort_handle());
        people.spawn(async move {
            let mut told = Vec::new();
            let mut left = 5;
            for round in 0.. {
                left -= u32::from(cuts.is_finished());
                if left == 0 {
                    break;
                }
                let seats = json!([{ "kind": "human", "name": "Ann" }, { "kind": "human", "name": "Ben" }]);
                let body = json!({ "game": "suburbia", "seats": seats });
                let (status, made) = house.post("/api/v1/games", None, &body).await;
                assert!(matches!(status, 201 | 503), "{made}");
                let Some(id) = made["id"].as_str() else { continue };
                let token = made["seats"][0]["token"].as_str().unwrap().to_owned();
                let mut said = Vec::new();
                for line in 0..6 {
                    let text = format!("{person} {round} {line}");
                    let path = format!("/api/v1/games/{id}/talk");
                    let (status, answer) = house.post(&path, Some(&token), &json!({ "text": text })).await;
                    assert!(matches!(status, 201 | 503), "{answer}");
                    let known =
                        answer["message"].as_str().is_none_or(|told| told.contains("nothing has changed"));
                    said.push((text, known.then_some(status == 201)));
                }
                told.push((id.to_owned(), said));
            }
            told
        });
    }
    let mut lines = 0;
    while let Some(told) = people.join_next().await {
        for (id, said) in told.unwrap() {
            let there = house.json(&format!("/api/v1/games/{id}/talk"), None).await;
            let there: Vec<&str> =
                there["said"].as_array().unwrap().iter().map(|said| said["text"].as_str().unwrap()).collect();
            for (text, kept) in said {
                let count = there.iter().filter(|line| **line == text).count();
                match kept {
                    Some(kept) => assert_eq!(count, usize::from(kept), "{text} of {there:?}"),
                    None => assert!(count <= 1, "{text} of {there:?}"),
                }
                lines += count;
            }
        }
    }
    assert!(lines > 0);
    cuts.await.unwrap();
    Arc::into_inner(house).unwrap().close().await;
}

#[tokio::test]
async fn a_server_that_would_lose_moves_is_refused() {
    let url = Postgres::shared().fresh().await;
    let refused = Store::open(&url.replace("&fsync=off", "")).await.map(drop).unwrap_err();
    assert!(matches!(&refused, StoreError::Unfit(why) if why.contains("fsync")), "{refused}");
    // Answering before the flush is turned off for the session: what a row notes of it is what its writer had.
    execute(&url, "ALTER DATABASE postgres SET synchronous_commit = off").await;
    let store = Store::open(&url).await.unwrap();
    execute(&url, "ALTER TABLE house ADD COLUMN was TEXT DEFAULT current_setting('synchronous_commit')")
        .await;
    store.secret("tokens", [1; 32]).await.unwrap();
    store.close().await;
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let own =
        sqlx::query_scalar::<_, String>("SHOW synchronous_commit").fetch_one(&mut connection).await.unwrap();
    let was =
        sqlx::query_scalar::<_, String>("SELECT was FROM house").fetch_one(&mut connection).await.unwrap();
    assert_eq!((own.as_str(), was.as_str()), ("off", "on"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_moves_to_postgres_and_back_and_nobody_notices() {
    let house = House::on(Database::file(), |_| ()).await;
    let game = house.people(2, 7).await;
    let mut local = Local::new(Mode::Standard, 2, 7);
    house.play_on(&game, &mut local, |local| local.ply == 6).await;
    let said =
        house.post(&game.path("/talk"), game.token(0), &json!({ "text": "it's \u{1f3d9} \"here\"" })).await;
    assert!(said.0 < 300, "{said:?}");
    let seats = json!([{ "kind": "human", "name": "Ann" }]);
    let alone = json!({ "game": "suburbia", "seats": seats, "rules": { "mode": "lone-architect" } });
    house.set(&alone).await;
    let (file, server, back) = (house.database.clone(), Database::postgres().await, Database::file());
    house.close().await;
    for (place, (from, to)) in [(&server, (&file, &server)), (&back, (&server, &back))] {
        let mut told = (0, 0);
        let copied = server::copy(&from.url, &to.url, |done, all| told = (done, all)).await.unwrap();
        let rows: u64 = copied.iter().map(|(_, rows)| rows).sum();
        let count = |name: &str| copied.iter().find(|(table, _)| table == name).unwrap().1;
        assert_eq!((count("games"), count("talk")), (2, 1), "{copied:?}");
        assert!(count("house") > 0, "what tokens are made of");
        assert_eq!(count("moves"), local.ply as u64);
        assert_eq!(told, (rows, rows));
        // Not twice into the same.
        let again = server::copy(&from.url, &to.url, |_, _| ()).await.unwrap_err();
        assert!(matches!(again, CopyError::NotEmpty(..)), "{again}");
        // Whoever had a seat has it still.
        let house = House::on(place.clone(), |_| ()).await;
        let talk = house.json(&game.path("/talk"), game.token(1)).await;
        assert_eq!(talk["said"][0]["text"], "it's \u{1f3d9} \"here\"");
        let more = local.ply + 4;
        house.play_on(&game, &mut local, |local| local.ply == more).await;
        house.close().await;
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_copied() {
    let (nothing, place) = (Database::file(), Database::file());
    let missing = server::copy(&nothing.url, &place.url, |_, _| ()).await.unwrap_err();
    assert!(missing.to_string().contains("there is no file"), "{missing}");
    let away = server::copy("postgres://nobody@127.0.0.1:1/none", &place.url, |_, _| ()).await.unwrap_err();
    assert!(matches!(away, CopyError::Database(..)), "{away}");
}

/// On PostgreSQL the server counts by itself how often a whole table was read.
#[tokio::test(flavor = "multi_thread")]
async fn no_large_table_is_read_as_a_whole() {
    let database = Database::postgres().await;
    House::on(database.clone(), |_| ()).await.close().await;
    fill(&database, 0, 3000).await;
    let scans = async || {
        let mut connection = sqlx::PgConnection::connect(&database.url).await.unwrap();
        let query = "SELECT relname::text, seq_scan FROM pg_stat_user_tables WHERE schemaname = current_schema() \
            AND relname IN ('games', 'seats', 'moves', 'holders', 'results') ORDER BY relname";
        sqlx::query_as::<_, (String, i64)>(query).fetch_all(&mut connection).await.unwrap()
    };
    // What a start costs, and what a start and requests cost.
    let mut costs = Vec::new();
    for requests in [false, true] {
        execute(&database.url, "SELECT pg_stat_force_next_flush()").await;
        let before = scans().await;
        let house = House::on(database.clone(), |_| ()).await;
        woken(&house, costs.len() + 1).await;
        if requests {
            let (cookie, game, mut local) = browser(&house).await;
            house.play_on(&game, &mut local, |local| local.ply == 12).await;
            for path in ["/", "/statistics", "/learn"] {
                page(&house, &cookie, path).await;
            }
        }
        // With its connections the server hands over what it has counted.
        house.close().await;
        let after = scans().await;
        let more = |(one, other): (&(String, i64), &(String, i64))| (one.0.clone(), other.1 - one.1);
        costs.push(before.iter().zip(&after).map(more).collect::<Vec<_>>());
    }
    assert_eq!(costs[0], costs[1]);
}

/// Waits until a server has looked which games go on by themselves, so many times.
async fn woken(house: &House, times: usize) {
    loop {
        let metrics = house.get("/metrics", None).await.text().await.unwrap();
        let line = metrics.lines().find_map(|line| line.strip_prefix("tabletown_wakes_total "));
        if line.is_some_and(|number| number.parse::<usize>().unwrap() >= times) {
            return;
        }
        tokio::task::yield_now().await;
    }
}
