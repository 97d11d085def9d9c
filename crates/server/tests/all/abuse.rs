//! One address that wants everything: what the others notice of it.

use crate::common::{Events, House, Local, PATIENCE};
use reqwest::Method;
use serde_json::{Value, json};
use server::Config;
use std::net::SocketAddr;
use std::time::Duration;
use suburbia::setup::Mode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Where requests are said to come from.
pub const FLOOD: &str = "192.0.2.1";
pub const STRANGER: &str = "192.0.2.2";

/// A server that believes what a proxy says about addresses.
pub async fn proxied() -> House {
    House::with(|config| config.public_url = Some("http://games.example".to_owned())).await
}

pub async fn set(house: &House, from: &str, body: &Value) -> (u16, Value) {
    let request = house.call(Method::POST, "/api/v1/games", None).header("x-forwarded-for", from);
    let response = request.json(body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap_or_default())
}

/// Tables that nobody looks at are put off when too many wait, and go on when somebody comes.
#[tokio::test(flavor = "multi_thread")]
async fn bots_that_were_put_off_go_on_when_somebody_looks() {
    let house = proxied().await;
    let slow: Vec<Value> = (0..2).map(|_| json!({ "kind": "bot", "bot": "planner:2s" })).collect();
    let mut last = None;
    // One thinks, so many wait, and this one has to be put off.
    for _ in 0..70 {
        let (status, made) = set(&house, FLOOD, &json!({ "game": "suburbia", "seats": slow })).await;
        assert_eq!(status, 201, "{made}");
        last = made["id"].as_str().map(str::to_owned);
    }
    let path = format!("/api/v1/games/{}/stream?after=0", last.unwrap());
    let mut events = Events::open(&house, &path, None, None).await;
    assert_eq!(events.next().await.kind, "ply");
    drop(events);
    house.close().await;
}

/// A connection to the server from one of this machine's own addresses.
async fn connect(house: &House, from: [u8; 4]) -> TcpStream {
    let to = house.base.trim_start_matches("http://").parse().unwrap();
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

const HERE: [u8; 4] = [127, 0, 0, 1];
const THERE: [u8; 4] = [127, 0, 0, 2];

/// A request whose body never comes.
fn unfinished(forwarded: &str) -> String {
    format!(
        "POST /api/v1/games HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {forwarded}\r\n\
         content-type: application/json\r\ncontent-length: 100\r\n\r\n{{"
    )
}

/// All that comes until the server closes the connection, or what has come of it.
async fn read_to_end(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut text)).await.expect("it is closed");
    String::from_utf8_lossy(&text).into_owned()
}

/// The status of an answer to a request that is asked once on its own connection.
async fn status_of(stream: &mut TcpStream, request: &str) -> String {
    let _ = stream.write_all(request.as_bytes()).await;
    let text = read_to_end(stream).await;
    text.split(' ').nth(1).unwrap_or_default().to_owned()
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let limits = |config: &mut Config| {
        config.connections.total = Some(12);
        config.connections.per_address = None;
    };
    let house = House::with(limits).await;
    let mut silent = Vec::new();
    for number in 0..60 {
        let mut stream = connect(&house, THERE).await;
        if number % 2 == 0 {
            let _ = stream.write_all(b"GET / HT").await; // it may be closed already
        }
        silent.push(stream);
    }
    assert_eq!(status_of(&mut connect(&house, HERE).await, HEALTH).await, "200");
    assert_eq!(read_to_end(&mut silent[0]).await, "", "whoever waited longest had to go");
    house.close().await;
}

#[tokio::test]
async fn unfinished_requests_of_one_address_keep_no_others_out() {
    let house = House::with(|config| config.connections.per_address = Some(10)).await;
    let mut held = Vec::new();
    // Until there is no room: those that have sent a head are being answered, and none of them has to go.
    loop {
        assert!(held.len() < 500, "there is a limit");
        let mut stream = connect(&house, THERE).await;
        if stream.write_all(unfinished("").as_bytes()).await.is_err() {
            break;
        }
        let mut start = [0; 12];
        match tokio::time::timeout(Duration::from_millis(20), stream.read(&mut start)).await {
            Ok(_) => break,
            Err(_) => held.push(stream),
        }
    }
    assert_eq!(status_of(&mut connect(&house, HERE).await, HEALTH).await, "200");
    let (status, made) = house
        .post(
            "/api/v1/games",
            None,
            &json!({ "game": "neom", "seats": [{ "kind": "human" }, { "kind": "human" }] }),
        )
        .await;
    assert_eq!(status, 201, "{made}");
    drop(held);
    house.close().await;
}

/// Behind a proxy all connections are the proxy's; requests are counted by whom it names.
#[tokio::test]
async fn unfinished_requests_behind_a_proxy_count_for_whoever_sends_them() {
    let limits = |config: &mut Config| {
        config.public_url = Some("http://games.example".to_owned());
        config.rates.at_once = Some(5);
    };
    let house = House::with(limits).await;
    let mut held = Vec::new();
    loop {
        assert!(held.len() < 500, "there is a limit");
        let mut stream = connect(&house, HERE).await;
        stream.write_all(unfinished(FLOOD).as_bytes()).await.unwrap();
        let mut start = [0; 12];
        match tokio::time::timeout(Duration::from_millis(20), stream.read(&mut start)).await {
            Ok(read) => {
                assert_eq!(&start[..read.unwrap()], b"HTTP/1.1 429");
                break;
            }
            Err(_) => held.push(stream),
        }
    }
    assert!(held.len() >= 5);
    let mut others = connect(&house, HERE).await;
    let request = HEALTH.replace("host: x", &format!("host: x\r\nx-forwarded-for: {STRANGER}"));
    assert_eq!(status_of(&mut others, &request).await, "200");
    drop(held);
    house.close().await;
}

#[tokio::test]
async fn a_body_has_to_come_in_time_and_in_size() {
    let house = House::with(|config| config.connections.body = Duration::from_millis(50)).await;
    let mut stream = connect(&house, HERE).await;
    stream.write_all(unfinished("").as_bytes()).await.unwrap();
    let text = read_to_end(&mut stream).await;
    assert!(text.starts_with("HTTP/1.1 408 ") && text.contains(r#"{"error":"too-slow""#), "{text}");
    house.close().await;
    let house = House::open().await;
    for path in ["/api/v1/records", "/api/v1/games"] {
        let huge = house.call(Method::POST, path, None).body("x".repeat(200_000));
        let answer = huge.header("content-type", "application/json").header("accept-language", "it");
        let answer = answer.send().await.unwrap();
        assert_eq!(answer.status(), 413);
        let told: Value = answer.json().await.unwrap();
        assert_eq!(told["error"], "too-large");
        assert!(told["message"].as_str().unwrap().contains("KiB che si possono"), "{told}");
    }
    house.close().await;
}

#[tokio::test]
async fn idle_connections_are_closed_and_streams_stay() {
    let limits = |config: &mut Config| {
        config.connections.head = Duration::from_millis(100);
        config.connections.idle = Duration::from_millis(100);
    };
    let house = House::with(limits).await;
    let game = house.people(2, 7).await;
    let mut events = Events::open(&house, &game.path("/stream"), None, None).await;
    // One that says nothing, one in the middle of a head, one that was answered.
    for said in ["", "GET /he", "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"] {
        let mut stream = connect(&house, HERE).await;
        stream.write_all(said.as_bytes()).await.unwrap();
        let answered = read_to_end(&mut stream).await;
        assert_eq!(answered.contains("200 OK"), said.ends_with("\r\n\r\n"), "{answered}");
    }
    let mut local = Local::new(Mode::Standard, 2, 7);
    let before = local.ply;
    house.play_on(&game, &mut local, |local| local.ply > before).await;
    assert_eq!(events.next().await.kind, "ply");
    drop(events);
    house.close().await;
}

#[tokio::test]
async fn a_seat_that_talks_much_leaves_room_for_others() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let say = async |seat: usize, text: &str| {
        house.post(&game.path("/talk"), game.token(seat), &json!({ "text": text })).await
    };
    for number in 0..250 {
        assert_eq!(say(0, "me").await.0, 201, "{number}");
    }
    let (status, answer) = say(0, "me again").await;
    assert_eq!((status, &answer["error"]), (422, &json!("illegal")), "{answer}");
    assert_eq!(say(1, "and I?").await.0, 201);
    house.close().await;
}

#[tokio::test]
async fn names_and_talk_hold_nothing_that_nobody_sees() {
    let house = House::open().await;
    let seat = |name: &str| json!({ "kind": "human", "name": name });
    let seats = [seat("\u{200b}\u{2060}\u{3164}"), seat("\u{202e}neB"), seat("👩\u{200d}🚀")];
    let game = house.set(&json!({ "game": "suburbia", "seats": seats })).await;
    let names = house.shown(&game, 0).await["names"].clone();
    assert_eq!(names[1], "neB");
    assert_eq!(names[2], "👩\u{200d}🚀");
    assert!(names[0].as_str().unwrap().chars().any(char::is_alphabetic), "a seat without a name: {names}");
    let (status, _) =
        house.post(&game.path("/talk"), game.token(0), &json!({ "text": "\u{200b}\u{feff}" })).await;
    assert_eq!(status, 422, "nothing was said");
    // Somebody who sits down, and those in a record that is uploaded.
    let name = json!({ "name": "\u{2060}Ben\u{fe0f}\u{a0}\u{2003}\u{200d}Lee\u{e0041}\u{e007f}" });
    let (status, seats) = house.post(&game.path("/seat"), game.token(1), &name).await;
    assert_eq!((status, &seats["names"][1]), (200, &json!("Ben Lee")));
    let record = json!({ "format": "tabletown-record/1", "game": "suburbia", "seed": 4,
        "rules": { "edition": "second", "mode": "standard", "packs": ["base"] }, "moves": [],
        "seats": [{ "name": "A\u{200b}nn\u{e0061}" }, { "name": "\u{3164}\u{fe0f}\u{2800}" }] });
    let (status, uploaded) = house.post("/api/v1/records", None, &record).await;
    assert_eq!(status, 201, "{uploaded}");
    let shown = house.json(&format!("/api/v1/games/{}", uploaded["id"].as_str().unwrap()), None).await;
    assert_eq!(shown["names"][0], "Ann");
    assert!(shown["names"][1].as_str().unwrap().chars().any(char::is_alphabetic), "{shown}");
    house.close().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_read_is_not_called_one_that_cannot_store() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    house.tamper("ALTER TABLE talk RENAME TO gone").await;
    let answer = house.get(&game.path("/talk"), None).await;
    assert_eq!(answer.status(), 503);
    let told: Value = answer.json().await.unwrap();
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("does not answer") && !message.contains("stored"), "{message}");
    house.close().await;
}

#[tokio::test]
async fn where_people_come_over_tls_browsers_are_told_to_stay_there() {
    for (url, expected) in [
        (None, None),
        (Some("http://a.example"), None),
        (Some("https://a.example"), Some("max-age=31536000")),
    ] {
        let house = House::with(|config| config.public_url = url.map(str::to_owned)).await;
        let answer = house.get("/", None).await;
        let told = answer.headers().get("strict-transport-security").map(|value| value.to_str().unwrap());
        assert_eq!(told, expected);
        house.close().await;
    }
}
