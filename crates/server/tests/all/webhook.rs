//! Being called: once a turn, only those who are away, and nobody learns where.

use crate::common::receiver::{Receiver, callable};
use crate::common::{Events, House, Local, Played};
use game_core::Game;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Limit, Rate, Rates, Reach};
use suburbia::setup::Mode;

async fn house() -> House {
    House::with(callable).await
}

async fn call(
    house: &House,
    method: Method,
    game: &Played,
    seat: usize,
    body: Option<Value>,
) -> (u16, Value) {
    house.ask(method, game, "/webhook", seat, body).await
}

async fn leave(house: &House, game: &Played, seat: usize, url: &str) -> (u16, Value) {
    call(house, Method::PUT, game, seat, Some(json!({ "url": url }))).await
}

async fn left(house: &House, game: &Played, seat: usize) -> Value {
    let (status, left) = call(house, Method::GET, game, seat, None).await;
    assert_eq!(status, 200, "{left}");
    left
}

async fn test(house: &House, game: &Played, seat: usize) -> (u16, Value) {
    house.post(&game.path("/webhook/test"), game.token(seat), &json!({})).await
}

/// A table for two and the same game here.
async fn two(house: &House) -> (Played, Local) {
    (house.people(2, 5).await, Local::new(Mode::Standard, 2, 5))
}

/// Whether a seat, and no other, has to move.
fn is_next(local: &Local, seat: usize) -> bool {
    local.game.to_act().iter().map(|seat| seat.index()).eq([seat])
}

/// Plays until it becomes a seat's turn once more.
async fn next_turn(house: &House, game: &Played, local: &mut Local, seat: usize) {
    house.play_on(game, local, |local| is_next(local, 1 - seat)).await;
    house.play_on(game, local, |local| is_next(local, seat)).await;
    assert!(is_next(local, seat));
}

/// Waits until the server says of a seat's address what it should.
async fn until(house: &House, game: &Played, seat: usize, so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let left = left(house, game, seat).await;
        if so(&left) {
            return left;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_is_away_is_called_once_a_turn() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let (game, mut local) = two(&house).await;
    assert_eq!(leave(&house, &game, 1, &receiver.url).await.0, 200);
    let mut plies = Vec::new();
    for _ in 0..3 {
        next_turn(&house, &game, &mut local, 1).await;
        let called = receiver.next().await;
        assert_eq!(called.headers["content-type"], "application/json");
        let message = called.message;
        assert_eq!(message["event"], "your-turn");
        assert_eq!((&message["id"], &message["game"]), (&json!(game.id), &json!("suburbia")));
        assert_eq!((&message["seat"], &message["name"]), (&json!(1), &json!("Ben")));
        let link = format!("{}/games/{}", house.base, game.id);
        assert_eq!(message["link"], json!(link));
        assert_eq!(message["text"], json!(format!("Ben, it is your turn at Suburbia: {link}")));
        assert_eq!(message["content"], message["text"]);
        for seat in 0..2 {
            assert!(!message.to_string().contains(game.token(seat).unwrap()));
        }
        plies.push(message["ply"].as_u64().unwrap() as usize);
        assert_eq!(plies.last(), Some(&local.ply), "it is about the turn that has just begun");
    }
    // The end of the game is told as well, and then the address is forgotten.
    house.play_on(&game, &mut local, |_| false).await;
    let over = loop {
        let message = receiver.next().await.message;
        if message["event"] == "game-over" {
            break message;
        }
        plies.push(message["ply"].as_u64().unwrap() as usize);
    };
    assert!(over["text"].as_str().unwrap().contains("is over"), "{over}");
    assert_eq!(left(&house, &game, 1).await["url"], json!(null));
    let (status, answer) = leave(&house, &game, 1, &receiver.url).await;
    assert_eq!((status, &answer["error"]), (422, &json!("illegal")), "nobody will be called any more");
    house.close().await;
    assert!(receiver.heard().is_none());
    let mut once = plies.clone();
    once.dedup();
    assert_eq!(once, plies, "no turn is told twice");
}

#[tokio::test]
async fn whoever_watches_is_not_called() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let (game, mut local) = two(&house).await;
    leave(&house, &game, 1, &receiver.url).await;
    let watching = Events::open(&house, &game.path("/stream"), game.token(1), None).await;
    // That somebody else watches, or anybody, does not count.
    let _other = Events::open(&house, &game.path("/stream"), game.token(0), None).await;
    let _nobody = Events::open(&house, &game.path("/stream"), None, None).await;
    assert_eq!(left(&house, &game, 1).await["watching"], json!(true));
    next_turn(&house, &game, &mut local, 1).await;
    next_turn(&house, &game, &mut local, 1).await;
    // Tables are looked at in the order in which somebody moved: after a call from another one this was looked at.
    let (second, mut elsewhere) = two(&house).await;
    leave(&house, &second, 0, &receiver.url).await;
    next_turn(&house, &second, &mut elsewhere, 0).await;
    assert_eq!(receiver.next().await.message["id"], json!(second.id));
    drop(watching);
    until(&house, &game, 1, |left| left["watching"] == false).await;
    next_turn(&house, &game, &mut local, 1).await;
    assert_eq!(receiver.next().await.message["ply"], json!(local.ply));
    house.close().await;
    assert!(receiver.heard().is_none(), "one call for three turns");
}

#[tokio::test]
async fn nobody_is_called_while_a_bot_plays_for_the_seat() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let game = house.people(2, 5).await;
    leave(&house, &game, 1, &receiver.url).await;
    let stand_in =
        async |bot: Value| house.post(&game.path("/stand-in"), game.token(1), &json!({ "bot": bot })).await.0;
    assert_eq!(stand_in(json!("greedy")).await, 200);
    let mut events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
    let mut turns = 0;
    while turns < 3 {
        let shown = house.shown(&game, 0).await;
        if shown["to_move"].as_array().unwrap().contains(&json!(0)) {
            let mv = house.json(&game.path("/moves"), game.token(0)).await[0]["move"].clone();
            house.play(&game, 0, shown["ply"].as_u64().unwrap() as usize, mv.as_str().unwrap()).await;
        }
        let told = events.next().await;
        turns += u32::from(told.kind == "ply" && told.data["seat"] == 1);
    }
    // The bot may owe a discard: its turn ends before the seat is taken back.
    while house.shown(&game, 0).await["to_move"] != json!([0]) {
        events.next().await;
    }
    // Back at the table, and away again: the next turn is told.
    assert_eq!(stand_in(json!(null)).await, 200);
    let ply = loop {
        let shown = house.shown(&game, 0).await;
        let ply = shown["ply"].as_u64().unwrap() as usize;
        if shown["to_move"] == json!([0]) {
            let mv = house.json(&game.path("/moves"), game.token(0)).await[0]["move"].clone();
            house.play(&game, 0, ply, mv.as_str().unwrap()).await;
            let now = house.shown(&game, 0).await;
            if now["to_move"] == json!([1]) {
                break now["ply"].clone();
            }
        } else {
            let mv = house.json(&game.path("/moves"), game.token(1)).await[0]["move"].clone();
            house.play(&game, 1, ply, mv.as_str().unwrap()).await;
        }
    };
    let called = receiver.next().await.message;
    assert_eq!((&called["event"], &called["ply"]), (&json!("your-turn"), &ply));
    house.close().await;
    assert!(receiver.heard().is_none(), "and none of the bot's");
}

#[tokio::test]
async fn a_restart_forgets_no_address_and_calls_nobody_twice() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let (game, mut local) = two(&house).await;
    leave(&house, &game, 1, &receiver.url).await;
    next_turn(&house, &game, &mut local, 1).await;
    receiver.next().await;
    let house = house.reopen_with(callable).await;
    assert_eq!(left(&house, &game, 1).await["url"], json!(receiver.url));
    next_turn(&house, &game, &mut local, 1).await;
    assert_eq!(receiver.next().await.message["ply"], json!(local.ply), "not for the turn before");
    // A turn that nobody had looked at when the server ended is told when it starts, without anybody asking.
    house.tamper("UPDATE webhooks SET called = 0").await;
    let house = house.reopen_with(callable).await;
    assert_eq!(receiver.next().await.message["ply"], json!(local.ply));
    house.close().await;
    assert!(receiver.heard().is_none());
}

#[tokio::test]
async fn an_address_that_fails_is_tried_again_and_then_given_up() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let (game, mut local) = two(&house).await;
    leave(&house, &game, 1, &receiver.url).await;
    // What may pass is tried twice, what will not once.
    for (failures, status, calls) in [(1, 503, 2), (2, 404, 1)] {
        receiver.answer(status);
        next_turn(&house, &game, &mut local, 1).await;
        for _ in 0..calls {
            assert_eq!(receiver.next().await.message["ply"], json!(local.ply));
        }
        let left = until(&house, &game, 1, |left| left["failures"] == failures).await;
        assert!(left["problem"].as_str().unwrap().contains(&status.to_string()), "{left}");
        assert_eq!(left["given_up"], json!(false));
    }
    // A success makes up for it.
    receiver.answer(200);
    next_turn(&house, &game, &mut local, 1).await;
    receiver.next().await;
    until(&house, &game, 1, |left| left["failures"] == 0 && left["problem"].is_null()).await;
    receiver.answer(410);
    for failures in 1..=10 {
        next_turn(&house, &game, &mut local, 1).await;
        receiver.next().await;
        until(&house, &game, 1, |left| left["failures"] == failures).await;
    }
    let given_up = left(&house, &game, 1).await;
    assert_eq!((&given_up["given_up"], &given_up["url"]), (&json!(true), &json!(null)), "{given_up}");
    assert!(given_up["problem"].as_str().unwrap().contains("410"));
    next_turn(&house, &game, &mut local, 1).await;
    // Whoever leaves it again begins anew.
    receiver.answer(204);
    let (_, again) = leave(&house, &game, 1, &receiver.url).await;
    assert_eq!((&again["given_up"], &again["failures"]), (&json!(false), &json!(0)));
    next_turn(&house, &game, &mut local, 1).await;
    assert_eq!(receiver.next().await.message["ply"], json!(local.ply));
    house.close().await;
    assert!(receiver.heard().is_none());
}

#[tokio::test]
async fn a_test_says_how_the_other_side_answered_and_nothing_of_what_it_said() {
    let house = house().await;
    let mut receiver = Receiver::open().await;
    let (game, _) = two(&house).await;
    let (status, answer) = test(&house, &game, 0).await;
    assert_eq!((status, &answer["error"]), (404, &json!("not-found")), "there is nobody to call");
    leave(&house, &game, 0, &receiver.url).await;
    let (status, answer) = test(&house, &game, 0).await;
    assert_eq!((status, &answer["ok"], &answer["status"]), (200, &json!(true), &json!(204)));
    let message = receiver.next().await.message;
    assert_eq!((&message["event"], &message["name"]), (&json!("test"), &json!("Ann")));
    receiver.answer(403);
    let (_, answer) = test(&house, &game, 0).await;
    assert_eq!((&answer["ok"], &answer["status"]), (&json!(false), &json!(403)));
    assert!(!answer.to_string().contains("what it says"), "{answer}");
    assert_eq!(left(&house, &game, 0).await["failures"], json!(0), "only calls count");
    let (status, gone) = call(&house, Method::DELETE, &game, 0, None).await;
    assert_eq!((status, &gone["url"]), (200, &json!(null)));
    assert_eq!(test(&house, &game, 0).await.0, 404);
}

#[tokio::test]
async fn a_seat_is_called_only_so_often() {
    let rates = Rates::NONE.with(Limit::Webhooks, Some(Rate { per_second: 0.0, burst: 3.0 }));
    let house = House::with(|config| {
        callable(config);
        config.rates = rates;
    })
    .await;
    let mut receiver = Receiver::open().await;
    let (game, mut local) = two(&house).await;
    assert_eq!(
        leave(&house, &game, 1, &receiver.url).await.0,
        200,
        "the first, as names have to be looked up"
    );
    assert_eq!(test(&house, &game, 1).await.0, 200);
    next_turn(&house, &game, &mut local, 1).await;
    let events = [receiver.next().await.message, receiver.next().await.message];
    assert_eq!(events.map(|message| message["event"].clone()), [json!("test"), json!("your-turn")]);
    assert_eq!(test(&house, &game, 1).await.0, 429);
    next_turn(&house, &game, &mut local, 1).await;
    assert_eq!(leave(&house, &game, 0, &receiver.url).await.0, 200, "others still may");
    house.close().await;
    assert!(receiver.heard().is_none());
}

#[tokio::test]
async fn a_machine_is_called_only_so_often_by_all_together() {
    let house = House::with(|config| {
        callable(config);
        config.rates = Rates::NONE.with(Limit::Targets, Some(Rate { per_second: 0.0, burst: 3.0 }));
    })
    .await;
    let receiver = Receiver::open().await;
    let mut outcomes = Vec::new();
    // Other games and other seats are the same machine.
    for _ in 0..3 {
        let (game, _) = two(&house).await;
        for seat in 0..2 {
            leave(&house, &game, seat, &receiver.url).await;
            let (status, answer) = test(&house, &game, seat).await;
            assert_eq!(status, 200, "{answer}");
            outcomes.push(answer["ok"].as_bool().unwrap());
        }
    }
    assert_eq!(outcomes, [true, true, true, false, false, false]);
}

#[tokio::test]
async fn one_address_tests_only_so_often() {
    let house = House::with(|config| {
        callable(config);
        config.rates = Rates::NONE.with(Limit::WebhookTests, Some(Rate { per_second: 0.0, burst: 3.0 }));
    })
    .await;
    let receiver = Receiver::open().await;
    let mut statuses = Vec::new();
    for _ in 0..2 {
        let (game, _) = two(&house).await;
        statuses.push(leave(&house, &game, 0, &receiver.url).await.0);
        statuses.push(test(&house, &game, 0).await.0);
    }
    // The address was not left, so there is nothing to test.
    assert_eq!(statuses, [200, 200, 200, 429]);
}

#[tokio::test]
async fn the_server_does_not_call_itself() {
    let house = house().await;
    let (game, _) = two(&house).await;
    for url in [format!("{}/api/v1/games", house.base), house.base.replace("127.0.0.1", "localhost")] {
        let (status, answer) = leave(&house, &game, 0, &url).await;
        assert_eq!((status, &answer["error"]), (422, &json!("address")), "{url}: {answer}");
        assert!(answer["message"].as_str().unwrap().contains("itself"), "{answer}");
    }
}

#[tokio::test]
async fn only_the_public_internet_is_called_unless_the_house_allows_more() {
    let house = House::open().await;
    let receiver = Receiver::open().await;
    let (game, _) = two(&house).await;
    for url in [
        receiver.url.as_str(),
        "http://localhost/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://0x7f000001/",
        "https://1.1.1.1:25/",
        "ftp://example.org/",
        "not an address",
        "https://me:secret@1.1.1.1/",
    ] {
        let (status, answer) = leave(&house, &game, 0, url).await;
        assert_eq!((status, &answer["error"]), (422, &json!("address")), "{url}: {answer}");
        assert!(answer["message"].as_str().unwrap().ends_with(['.', ')']), "{answer}");
    }
    assert_eq!(left(&house, &game, 0).await["url"], json!(null));
    assert_eq!(leave(&house, &game, 0, "https://1.1.1.1/hook").await.0, 200, "a number needs no looking up");
    // Off is off, also for what was left before.
    let house = house.reopen_with(|config| config.webhooks.reach = Reach::Off).await;
    let (status, answer) = leave(&house, &game, 0, "https://1.1.1.1/hook").await;
    assert_eq!((status, &answer["error"]), (403, &json!("off")));
    assert_eq!(test(&house, &game, 0).await.0, 403);
    assert_eq!(call(&house, Method::DELETE, &game, 0, None).await.0, 200, "what is there can be forgotten");
}

#[tokio::test]
async fn only_its_own_seat_can_see_or_change_an_address() {
    let house = house().await;
    let receiver = Receiver::open().await;
    let (game, _) = two(&house).await;
    leave(&house, &game, 0, &receiver.url).await;
    assert_eq!(left(&house, &game, 0).await["url"], json!(receiver.url));
    assert_eq!(left(&house, &game, 1).await["url"], json!(null));
    let other = house.get(&game.path("/webhook?seat=0"), game.token(1)).await;
    assert_eq!(other.status(), 403);
    assert_eq!(house.get(&game.path("/webhook"), None).await.status(), 401);
    for method in [Method::PUT, Method::DELETE] {
        let body = json!({ "url": receiver.url, "seat": 0 });
        let path = game.path("/webhook?seat=0");
        let answer = house.call(method, &path, game.token(1)).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 403);
    }
    call(&house, Method::DELETE, &game, 1, None).await;
    assert_eq!(left(&house, &game, 0).await["url"], json!(receiver.url), "still there");
}

/// A machine that takes calls and never answers them, and another one.
#[cfg(target_os = "linux")] // where all of 127.0.0.0/8 is this machine
#[tokio::test]
async fn a_tarpit_delays_no_call_to_another_machine() {
    let house = House::with(|config| {
        callable(config); // nobody is given up for a minute
        config.public_url = Some("http://games.example".to_owned());
    })
    .await;
    // Another address is another machine.
    let tarpit = tokio::net::TcpListener::bind("127.0.0.2:0").await.unwrap();
    let silent = format!("http://{}/", tarpit.local_addr().unwrap());
    let mut receiver = Receiver::open().await;
    // One person with more calls under way into the tarpit than anybody may have.
    let games = async |address: &str, url: &str, count: usize| {
        for _ in 0..count {
            let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
            let body = json!({ "game": "suburbia", "seats": seats, "seed": 5 });
            let call = house.call(Method::POST, "/api/v1/games", None).header("x-forwarded-for", address);
            let made: Value = call.json(&body).send().await.unwrap().json().await.unwrap();
            let game = Played::of(&made);
            leave(&house, &game, 1, url).await;
            next_turn(&house, &game, &mut Local::new(Mode::Standard, 2, 5), 1).await;
        }
    };
    games("192.0.2.1", &silent, 1).await;
    let first = tarpit.accept().await.unwrap();
    games("192.0.2.1", &silent, 12).await;
    let second = tarpit.accept().await.unwrap();
    games("192.0.2.1", &receiver.url, 1).await;
    assert_eq!(receiver.next().await.message["event"], "your-turn", "the same person elsewhere");
    games("192.0.2.2", &receiver.url, 1).await;
    assert_eq!(receiver.next().await.message["event"], "your-turn", "somebody else");
    drop((first, second, tarpit));
    house.close().await;
}

#[tokio::test]
async fn a_slow_other_side_holds_up_nobody() {
    let house = house().await;
    // It takes connections and never says anything.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (game, mut local) = two(&house).await;
    leave(&house, &game, 1, &format!("http://{}/", silent.local_addr().unwrap())).await;
    next_turn(&house, &game, &mut local, 1).await;
    let (held, _) = silent.accept().await.unwrap();
    next_turn(&house, &game, &mut local, 1).await;
    next_turn(&house, &game, &mut local, 1).await;
    let metrics = house.get("/metrics", None).await.text().await.unwrap();
    for outcome in ["sent", "failed", "dropped"] {
        assert!(metrics.contains(&format!("tabletown_webhooks_total{{outcome=\"{outcome}\"}}")), "{outcome}");
    }
    drop((held, silent));
    house.close().await;
}
