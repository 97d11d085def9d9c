//! How long a stranger waits while one address floods the server: figures to read.

use crate::abuse::{FLOOD, STRANGER, proxied, set};
use crate::common::{Events, House};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A stranger's moves against `greedy` and hints, while something else goes on: how long each took.
async fn wait_times(house: &House, rounds: usize) -> (Vec<Duration>, Vec<Duration>) {
    let (mut moves, mut hints) = (Vec::new(), Vec::new());
    let body = json!({ "game": "suburbia", "seed": 5, "seats": [
        { "kind": "human", "name": "Ann" }, { "kind": "bot", "bot": "greedy" },
    ] });
    let (status, made) = set(house, STRANGER, &body).await;
    assert_eq!(status, 201, "{made}");
    let token = made["seats"][0]["token"].as_str().unwrap().to_owned();
    let path = |rest: &str| format!("/api/v1/games/{}{rest}", made["id"].as_str().unwrap());
    let mut events = Events::open(house, &path("/stream?after=0"), Some(&token), None).await;
    for _ in 0..rounds {
        // Until it is the stranger's turn.
        let shown = loop {
            let shown = house.json(&path(""), Some(&token)).await;
            if shown["to_move"].as_array().unwrap().contains(&json!(0)) {
                break shown;
            }
            events.next().await;
        };
        let start = Instant::now();
        // Goals are chosen at the same time: the bot may have chosen while the hint was on its way.
        let request = house.call(Method::GET, &path("/hint"), Some(&token));
        let hint = request.header("x-forwarded-for", STRANGER).send().await.unwrap();
        if hint.status() == 409 {
            continue;
        }
        assert_eq!(hint.status(), 200);
        hints.push(start.elapsed());
        let hint: Value = hint.json().await.unwrap();
        let mv = json!({ "ply": shown["ply"], "move": hint["moves"][0]["move"] });
        let start = Instant::now();
        let (status, answer) = house.post(&path("/moves"), Some(&token), &mv).await;
        assert_eq!(status, 200, "{answer}");
        // Until it is the stranger's turn again.
        let mut moved = false;
        loop {
            let told = events.next().await.data;
            moved |= told["seat"] == 0 && told["ply"].as_u64() > shown["ply"].as_u64();
            if moved && told["to_move"].as_array().unwrap().contains(&json!(0)) {
                break;
            }
        }
        moves.push(start.elapsed());
    }
    (moves, hints)
}

fn told(what: &str, (moves, hints): &(Vec<Duration>, Vec<Duration>)) {
    let worst = |times: &[Duration]| times.iter().max().copied().unwrap_or_default();
    println!("{what}: a greedy move took {:?} at most, a hint {:?}", worst(moves), worst(hints));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "figures to read, not to check"]
async fn what_a_stranger_waits_for_while_one_address_floods() {
    let house = proxied().await;
    told("quiet", &wait_times(&house, 5).await);
    let bots: Vec<Value> = (0..5).map(|_| json!({ "kind": "bot", "bot": "planner:2s" })).collect();
    for _ in 0..45 {
        let (status, made) = set(&house, FLOOD, &json!({ "game": "neom", "seats": bots })).await;
        assert_eq!(status, 201, "{made}");
    }
    told("45 tables of five planner:2s", &wait_times(&house, 8).await);
    let mut watched = Vec::new();
    for _ in 0..20 {
        let mut seats = vec![json!({ "kind": "human", "name": "Eve" })];
        seats.extend((0..3).map(|_| json!({ "kind": "bot", "bot": "planner:2s" })));
        let (status, made) = set(&house, FLOOD, &json!({ "game": "suburbia", "seats": seats })).await;
        assert_eq!(status, 201, "{made}");
        let path = format!("/api/v1/games/{}/stream", made["id"].as_str().unwrap());
        let token = made["seats"][0]["token"].as_str().unwrap();
        watched.push(Events::open(&house, &path, Some(token), None).await);
    }
    told("and 20 tables with somebody who watches", &wait_times(&house, 8).await);
    drop(watched);
    house.close().await;
}
