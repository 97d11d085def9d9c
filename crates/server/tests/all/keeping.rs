//! What is kept and for how long, what is not taken at all, and games that go on by themselves.

use crate::common::{Database, House, Local, PATIENCE};
use reqwest::header;
use serde_json::{Value, json};
use server::admin::Admin;
use server::{Cleaning, Kind, Limit, Rate, Retention};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use std::time::Duration;
use suburbia::setup::Mode;

async fn house() -> House {
    House::on(Database::file(), |_| ()).await
}

async fn count(house: &House, sql: &str) -> i64 {
    let mut connection = SqliteConnection::connect(&house.database.url).await.unwrap();
    let count = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count
}

#[tokio::test]
async fn games_go_when_their_time_is_over_and_not_before() {
    let house = house().await;
    let (unstarted, fresh) = (house.people(2, 1).await, house.people(2, 2).await);
    let (abandoned, running) = (house.people(2, 5).await, house.people(2, 6).await);
    for (game, seed) in [(&abandoned, 5), (&running, 6)] {
        let mut local = Local::new(Mode::Standard, 2, seed);
        house.play_on(game, &mut local, |local| local.ply == 4).await;
    }
    // Set up long ago, both; but in one somebody has moved just now.
    for game in [&unstarted, &abandoned, &running] {
        house.tamper(&format!("UPDATE games SET at = 1000 WHERE id = '{}'", game.id)).await;
    }
    house.tamper(&format!("UPDATE moves SET at = 1000 WHERE game = '{}'", abandoned.id)).await;
    let admin = Admin::open(Some(&house.database.url)).await.unwrap();
    let clean = async |keep: &str, dry_run| {
        let retention: Retention = keep.parse().unwrap();
        admin.clean(&Default::default(), &retention, dry_run).await.unwrap()
    };
    assert!(clean("forever", false).await.is_empty());
    let both = [(Kind::Unstarted, 1), (Kind::Abandoned, 1)].into_iter().collect();
    assert_eq!(clean("", true).await, both);
    assert_eq!(count(&house, "SELECT count(*) FROM games").await, 4, "nothing has gone yet");
    assert_eq!(clean("", false).await, both);
    assert!(clean("", false).await.is_empty());
    admin.close().await;
    let left = |game: &str| format!("SELECT count(*) FROM games WHERE id = '{game}'");
    for (game, there) in [(&unstarted, 0), (&abandoned, 0), (&fresh, 1), (&running, 1)] {
        assert_eq!(count(&house, &left(&game.id)).await, there);
    }
    let orphans = "SELECT count(*) FROM seats WHERE game NOT IN (SELECT id FROM games)";
    assert_eq!(count(&house, orphans).await, 0);
    assert_eq!(house.shown(&running, 0).await["ply"], json!(4));
}

/// While people play on, a few at a time, on either database.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_lets_go_of_old_games_by_itself() {
    for database in [Database::file(), Database::postgres().await] {
        let house = House::on(database.clone(), |_| ()).await;
        let (running, watched) = (house.people(2, 6).await, house.people(2, 7).await);
        for seed in 0..45 {
            house.people(2, seed).await;
        }
        // Then none of them is in a room.
        let short = Duration::from_millis(5);
        let cleaning = Cleaning { every: short, look: short, most: short, few: 0 };
        let house = house.reopen_with(|config| config.cleaning = cleaning).await;
        let mut local = Local::new(Mode::Standard, 2, 6);
        house.play_on(&running, &mut local, |local| local.ply == 2).await;
        assert_eq!(house.shown(&watched, 0).await["ply"], 0);
        house.tamper("UPDATE games SET at = 1000").await;
        let gone = async {
            while house.database.games().await > 2 {
                let more = local.ply + 1;
                house.play_on(&running, &mut local, |local| local.ply == more).await;
            }
        };
        tokio::time::timeout(PATIENCE, gone).await.expect("they go");
        assert_eq!(house.shown(&watched, 0).await["ply"], 0, "somebody looked at it just now");
        assert_eq!(house.shown(&running, 0).await["ply"], local.ply);
        house.close().await;
    }
}

/// A game that was finished before results were written down is no abandoned one.
#[tokio::test]
async fn a_finished_game_is_kept_as_long_as_finished_games_are() {
    let house = house().await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
    let mut local = Local::new(Mode::LoneArchitect, 1, 3);
    house.play_on(&game, &mut local, |_| false).await;
    let house = house.reopen().await;
    house.tamper("DELETE FROM results").await;
    let year = 400 * 24 * 3600;
    house.tamper(&format!("UPDATE moves SET at = at - {year}")).await;
    house.tamper(&format!("UPDATE games SET at = at - {year}")).await;
    let admin = Admin::open(Some(&house.database.url)).await.unwrap();
    assert!(admin.clean(&Default::default(), &Retention::default(), false).await.unwrap().is_empty());
    admin.close().await;
    assert_eq!(count(&house, "SELECT count(*) FROM games").await, 1);
}

#[tokio::test]
async fn junk_in_a_record_is_refused_with_its_field() {
    let house = house().await;
    let record = json!({ "format": "tabletown-record/1", "game": "suburbia", "seed": 4,
        "rules": { "edition": "second", "mode": "standard", "packs": ["base"] },
        "seats": [{ "name": "A", "bot": "greedy" }, { "name": "B" }], "moves": [] });
    let send = async |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        house.post("/api/v1/records", None, &record).await
    };
    assert_eq!(send(&|_| ()).await.0, 201);
    let junk = "x".repeat(60_000);
    type Spoil<'a> = &'a dyn Fn(&mut Value);
    let cases: [(Spoil, &str); 5] = [
        (&|record| record["seats"][0]["bot"] = json!(junk), "seats[0].bot"),
        (&|record| record["seats"][0]["bot"] = json!("greedy\u{202e}"), "seats[0].bot"),
        (&|record| record["seats"][1]["name"] = json!("B\u{202e}oss"), "seats[1].name"),
        (&|record| record["seats"][1]["name"] = json!(junk), "seats[1].name"),
        (&|record| record["moves"] = json!(vec!["x"; 3001]), "moves"),
    ];
    for (change, field) in cases {
        let (status, answer) = send(change).await;
        let message = answer["message"].as_str().unwrap();
        assert!(status == 422 && message.starts_with(field) && message.len() < 300, "{field}: {answer}");
    }
    let stored = "SELECT count(*) FROM games";
    assert_eq!(count(&house, stored).await, 1, "what is refused leaves nothing");
}

#[tokio::test]
async fn a_seat_is_held_by_a_few_browsers_at_most() {
    let house = house().await;
    let game = house.people(2, 1).await;
    let mut cookies = Vec::new();
    for _ in 0..30 {
        let call = house.call(reqwest::Method::POST, &game.path("/seat"), game.token(0));
        let answer = call.json(&json!({ "name": "Ann" })).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        cookies.push(cookie.split(';').next().unwrap().to_owned());
    }
    assert_eq!(count(&house, "SELECT count(*) FROM holders").await, 8);
    let call = house.call(reqwest::Method::GET, &game.path(""), None);
    let shown: Value = call.header("cookie", &cookies[29]).send().await.unwrap().json().await.unwrap();
    assert_eq!(shown["seat"], json!(0), "whoever came last sits there");
}

#[tokio::test]
async fn a_clock_runs_on_after_a_restart_though_nobody_opens_the_game() {
    let house = house().await;
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let clock = json!({ "per": "move", "seconds": 60, "then": "bot" });
    let game = house.set(&json!({ "game": "suburbia", "seats": seats, "seed": 5, "clock": clock })).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    house.play_on(&game, &mut local, |local| local.ply == 3).await;
    house.tamper("UPDATE moves SET at = at - 1000").await;
    let house = house.reopen().await;
    let stands_in = async {
        while count(&house, "SELECT count(*) FROM stand_ins").await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, stands_in).await.expect("the time is over, and a bot takes over");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_though_nobody_opens_the_game() {
    for database in [Database::file(), Database::postgres().await] {
        let house = House::on(database, |_| ()).await;
        let game = house.table(json!({}), &["Ann", "greedy", "greedy"], 8).await;
        let entries = async |house: &House| house.shown(&game, 0).await["version"].as_u64().unwrap();
        // Until Ann has to decide.
        let waits = async |house: &House| {
            while house.shown(&game, 0).await["to_move"] != json!([0]) {
                tokio::task::yield_now().await;
            }
        };
        for _ in 0..2 {
            waits(&house).await;
            let moves = house.json(&game.path("/moves"), game.token(0)).await;
            let ply = house.shown(&game, 0).await["ply"].as_u64().unwrap() as usize;
            let (status, answer) = house.play(&game, 0, ply, moves[0]["move"].as_str().unwrap()).await;
            assert_eq!(status, 200, "{answer}");
        }
        waits(&house).await;
        let (all, database) = (entries(&house).await, house.database.clone());
        house.close().await;
        // As if the server had fallen before the last bot moved.
        let last = format!("DELETE FROM moves WHERE game = '{}' AND number = {all}", game.id);
        database.tamper(&last).await;
        let house = House::on(database, |_| ()).await;
        let moved = async {
            while (house.database.entries().await as u64) < all {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, moved).await.expect("the bot moves by itself");
        assert_eq!(house.shown(&game, 0).await["to_move"], json!([0]));
        house.close().await;
    }
}

#[tokio::test]
async fn a_full_server_takes_no_new_games_and_the_others_go_on() {
    for database in [Database::file(), Database::postgres().await] {
        let house = House::on(database, |config| config.largest = Some(1 << 30)).await;
        let game = house.people(2, 5).await;
        let done = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
        house.play_on(&done, &mut Local::new(Mode::LoneArchitect, 1, 3), |_| false).await;
        let house = house.reopen_with(|config| config.largest = Some(1)).await;
        let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
        let another = json!({ "game": "suburbia", "seats": seats });
        for (path, token, body) in
            [("/api/v1/games", None, another), (&*done.path("/rematch"), done.token(0), json!({}))]
        {
            let (status, answer) = house.post(path, token, &body).await;
            assert_eq!((status, &answer["error"]), (507, &json!("full")), "{answer}");
        }
        let mut local = Local::new(Mode::Standard, 2, 5);
        house.play_on(&game, &mut local, |local| local.ply == 4).await;
        house.close().await;
    }
}

#[tokio::test]
async fn one_address_brings_so_many_games_a_day() {
    let daily = |config: &mut server::Config| {
        config.rates[Limit::Daily] = Some(Rate { per_second: 1e-9, burst: 2.0 });
    };
    let house = House::on(Database::file(), daily).await;
    house.people(2, 1).await;
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
    house.play_on(&game, &mut Local::new(Mode::LoneArchitect, 1, 3), |_| false).await;
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let another = json!({ "game": "suburbia", "seats": seats });
    let record = house.json(&game.path("/record"), game.token(0)).await;
    // Also after a restart, and whatever it is.
    let house = house.reopen_with(daily).await;
    let refused = async |house: &House| {
        for (path, token, body) in [
            ("/api/v1/games", None, &another),
            ("/api/v1/records", None, &record),
            ("/api/v1/lessons", None, &json!({ "game": "suburbia", "lesson": "market" })),
            (&*game.path("/rematch"), game.token(0), &json!({})),
        ] {
            let (status, answer) = house.post(path, token, body).await;
            let told = answer["message"].as_str().unwrap_or_default();
            assert!(status == 429 && told.contains("today"), "{path}: {answer}");
        }
    };
    refused(&house).await;
    assert_eq!(count(&house, "SELECT count(*) FROM games").await, 2, "what is refused leaves nothing");
    assert_eq!(count(&house, "SELECT count(*) FROM quotas WHERE length(key) = 16").await, 1);
    // It counts until it does not, and is forgotten then.
    let admin = Admin::open(Some(&house.database.url)).await.unwrap();
    let retention = Retention::default();
    admin.clean(&Default::default(), &retention, false).await.unwrap();
    refused(&house).await;
    house.tamper("UPDATE quotas SET until = 5").await;
    admin.clean(&Default::default(), &retention, false).await.unwrap();
    admin.close().await;
    assert_eq!(count(&house, "SELECT count(*) FROM quotas").await, 0);
    let (status, answer) = house.post(&game.path("/rematch"), game.token(0), &json!({})).await;
    assert_eq!(status, 200, "{answer}");
    let (again, answer) = house.post(&game.path("/rematch"), game.token(0), &json!({})).await;
    assert_eq!(again, 200, "whoever joins brings nothing: {answer}");
    house.people(2, 3).await;
    assert_eq!(house.post("/api/v1/games", None, &another).await.0, 429);
}
