//! The chat: what is said reaches everybody and is kept. And those who are away: stand-ins and clocks.

use crate::common::{Events, House, Played};
use serde_json::{Value, json};
use server::{Limit, Rate, Rates};

#[tokio::test]
async fn what_is_said_reaches_everybody_and_is_kept() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let mut watching = Events::open(&house, &game.path("/stream"), None, None).await;
    let (status, said) = house.post(&game.path("/talk"), game.token(0), &json!({ "text": " Hello! " })).await;
    assert_eq!(
        (status, &said["number"], &said["seat"], &said["text"]),
        (201, &json!(1), &json!(0), &json!("Hello!"))
    );
    let told = watching.next().await;
    assert_eq!((told.kind.as_str(), &told.data), ("talk", &said));
    house.post(&game.path("/talk"), game.token(1), &json!({ "text": "👍" })).await;
    let house = house.reopen().await;
    let kept = house.json(&game.path("/talk"), None).await;
    let texts: Vec<_> =
        kept["said"].as_array().unwrap().iter().map(|said| said["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["Hello!", "👍"]);
}

#[tokio::test]
async fn only_those_at_the_table_talk_and_only_so_much() {
    let talk = Some(Rate { per_second: 0.0, burst: 2.0 });
    let house = House::with(|config| config.rates = Rates::NONE.with(Limit::Talk, talk)).await;
    let game = house.people(2, 5).await;
    let say = async |seat: Option<usize>, text: &str| {
        let token = seat.and_then(|seat| game.token(seat));
        house.post(&game.path("/talk"), token, &json!({ "text": text })).await
    };
    assert_eq!(say(None, "I only watch").await.0, 401);
    assert_eq!(say(Some(0), "  ").await.0, 422);
    assert_eq!(say(Some(0), &"x".repeat(301)).await.0, 422);
    let (status, said) = say(Some(0), "a\u{202e}b\nc").await;
    assert_eq!((status, said["text"].as_str()), (201, Some("ab\u{fffd}c")));
    assert_eq!(say(Some(0), &"x".repeat(300)).await.0, 201);
    assert_eq!(say(Some(0), "once too often").await.0, 429);
    assert_eq!(say(Some(1), "the others still may").await.0, 201);
}

#[tokio::test]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let stand_in = async |house: &House, seat: usize, bot: Value| {
        house.post(&game.path("/stand-in"), game.token(seat), &json!({ "bot": bot })).await
    };
    assert_eq!(stand_in(&house, 0, json!("deep-thought")).await.0, 422);
    assert_eq!(stand_in(&house, 0, json!("planner:600s")).await.0, 422, "too slow for the house");
    let mut watching = Events::open(&house, &game.path("/stream"), None, None).await;
    assert_eq!(stand_in(&house, 0, json!("greedy")).await.0, 200);
    let told = watching.next().await;
    assert_eq!((told.kind.as_str(), &told.data["stand_in"]), ("seats", &json!("greedy")));
    let told = watching.next().await;
    assert_eq!((told.kind.as_str(), &told.data["seat"]), ("ply", &json!(0)), "it chooses a goal");
    // It still stands in after the server was away.
    let house = house.reopen().await;
    let mut watching = Events::open(&house, &game.path("/stream"), None, None).await;
    let mut shown = play_first(&house, &game, 1).await;
    while shown["to_move"] != json!([1]) {
        watching.next().await;
        shown = house.shown(&game, 1).await;
    }
    // Back again: now the table waits for seat 0.
    assert_eq!(stand_in(&house, 0, json!(null)).await.0, 200);
    while shown["to_move"] == json!([1]) {
        shown = play_first(&house, &game, 1).await;
    }
    assert_eq!(shown["to_move"], json!([0]));
    let (status, _) = stand_in(&house, 1, json!("greedy")).await;
    assert_eq!(
        (status, house.shown(&game, 0).await["ply"].clone()),
        (200, shown["ply"].clone()),
        "it is not its turn"
    );
    play_first(&house, &game, 0).await;
}

/// Plays the first move that a seat may make; returns the game after it.
async fn play_first(house: &House, game: &Played, seat: usize) -> Value {
    let mv = house.json(&game.path("/moves"), game.token(seat)).await[0]["move"].clone();
    let ply = house.shown(game, seat).await["ply"].as_u64().unwrap() as usize;
    assert_eq!(house.play(game, seat, ply, mv.as_str().unwrap()).await.0, 200);
    house.shown(game, seat).await
}

/// A table for two with a clock; seat 0 has chosen its goal, and a long time has passed since.
async fn late(then: &str) -> (House, Played) {
    let house = House::open().await;
    let body = json!({
        "game": "suburbia", "seed": 5, "seats": [{ "kind": "human" }, { "kind": "human" }],
        "clock": { "per": "move", "seconds": 60, "then": then },
    });
    let game = house.set(&body).await;
    play_first(&house, &game, 0).await;
    house.tamper("UPDATE moves SET at = at - 1000").await;
    (house.reopen().await, game)
}

#[tokio::test]
async fn a_bot_takes_over_when_the_time_is_over() {
    let (house, game) = late("bot").await;
    let mut watching = Events::open(&house, &game.path("/stream"), None, Some(1)).await;
    // That it takes over may be told before anybody listens; what it plays is kept.
    let told = loop {
        let told = watching.next().await;
        if told.kind == "ply" {
            break told;
        }
    };
    assert_eq!((told.id, &told.data["seat"]), (Some(2), &json!(1)));
}

#[tokio::test]
async fn the_others_may_agree_that_a_bot_makes_one_move() {
    let (house, game) = late("ask").await;
    let mut watching = Events::open(&house, &game.path("/stream"), None, Some(1)).await;
    let agree = async |seat: usize| house.post(&game.path("/clock"), game.token(seat), &json!({})).await;
    // The table is read when somebody asks for it; a moment later it finds that somebody is late.
    let (status, answer) = loop {
        let answer = agree(1).await;
        if answer.0 != 409 {
            break answer;
        }
    };
    assert_eq!((status, &answer["moved"]), (200, &json!(false)), "it is not for the late one to say");
    let (status, answer) = agree(0).await;
    assert_eq!((status, &answer["moved"]), (200, &json!(true)));
    while watching.next().await.kind != "ply" {}
    let shown = house.shown(&game, 0).await;
    assert_eq!(shown["ply"], 2);
    assert_eq!(agree(0).await.0, 409, "nobody is late now");
}

#[tokio::test]
async fn clocks_are_checked() {
    let house = House::open().await;
    let clock = async |clock: Value| {
        let body = json!({ "game": "suburbia", "seats": [{ "kind": "human" }, { "kind": "human" }], "clock": clock });
        house.post("/api/v1/games", None, &body).await.0
    };
    assert_eq!(clock(json!({ "per": "game", "seconds": 900, "then": "ask" })).await, 201);
    assert_eq!(clock(json!({ "per": "game", "seconds": 1, "then": "ask" })).await, 422);
    assert_eq!(clock(json!({ "per": "year", "seconds": 900, "then": "ask" })).await, 400);
}

#[tokio::test]
async fn a_bot_can_be_asked_in_for_somebody_who_is_away() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let replace = async |seat: u8| {
        let body = json!({ "bot": "greedy", "seat": seat });
        house.post(&game.path("/stand-in"), game.token(0), &body).await
    };
    assert_eq!(replace(7).await.0, 422, "nobody sits there");
    play_first(&house, &game, 1).await;
    let (status, answer) = replace(1).await;
    assert_eq!((status, &answer["error"]), (403, &json!("present")), "it has just played");
    play_first(&house, &game, 0).await;
    let late = house.shown(&game, 0).await["to_move"][0].as_u64().unwrap() as usize;
    house.tamper("UPDATE moves SET at = at - 90000").await;
    let house = house.reopen().await;
    let body = json!({ "bot": "random", "seat": late });
    let replace =
        async |house: &House| house.post(&game.path("/stand-in"), game.token(1 - late), &body).await;
    let watching = Events::open(&house, &game.path("/stream"), game.token(late), None).await;
    let (status, answer) = replace(&house).await;
    assert_eq!((status, &answer["error"]), (403, &json!("present")), "it watches");
    drop(watching);
    let house = house.reopen().await;
    let (status, answer) = replace(&house).await;
    assert_eq!(
        (status, &answer["bot"]),
        (200, &json!("expert")),
        "away for a day: the usual bot, whoever is named"
    );
}

#[tokio::test]
async fn nobody_puts_a_bot_on_the_seat_of_somebody_who_only_has_not_moved_yet() {
    let house = House::open().await;
    let game = house.people(2, 6).await;
    let body = json!({ "bot": "random", "seat": 1 });
    let replace =
        async |house: &House, seat: usize| house.post(&game.path("/stand-in"), game.token(seat), &body).await;
    assert_eq!(house.post(&game.path("/stand-in"), None, &body).await.0, 401);
    let (status, answer) = replace(&house, 0).await;
    assert_eq!((status, &answer["error"]), (403, &json!("present")), "the game has just begun");
    play_first(&house, &game, 0).await;
    assert_eq!(replace(&house, 0).await.0, 403, "it has been waited for since a moment");
    house.tamper("UPDATE moves SET at = at - 400").await;
    let house = house.reopen().await;
    assert_eq!(replace(&house, 0).await.0, 403);
    house.tamper("UPDATE moves SET at = at - 201").await;
    let house = house.reopen().await;
    let watching = Events::open(&house, &game.path("/stream"), game.token(1), None).await;
    assert_eq!(replace(&house, 0).await.0, 403, "a program with a token and an open stream is there");
    drop(watching);
    let house = house.reopen().await;
    let (status, answer) = replace(&house, 0).await;
    assert_eq!((status, &answer["bot"]), (200, &json!("expert")), "never a rival's choice");
    // Whose seat it is chooses freely.
    assert_eq!(replace(&house, 1).await.1["bot"], "random");
}
