//! Hints over the API: legal moves with numbers, only for the seat to act, and nothing hidden in them.

use crate::common::{House, Played};
use bots::planner::Budget;
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{Limit, Rate, Rates};

/// A house whose search bot counts instead of looking at the clock: the same hints on any machine.
async fn house() -> House {
    House::with(|config| config.hint = Budget::Iterations(60)).await
}

async fn table(house: &House, game: &str, rules: Value, people: usize, seed: u64) -> Played {
    let seats = vec![json!({ "kind": "human" }); people];
    let body = json!({ "game": game, "rules": rules, "seats": seats, "seed": seed, "hints": true });
    house.set(&body).await
}

async fn hint(house: &House, game: &Played, seat: usize) -> Value {
    let answer = house.get(&game.path("/hint"), game.token(seat)).await;
    assert_eq!(answer.status(), 200, "{}", game.id);
    answer.json().await.unwrap()
}

/// The seats that have to act.
async fn acting(house: &House, game: &Played) -> Vec<usize> {
    let shown = house.json(&game.path(""), None).await;
    let seats = shown["to_move"].as_array().unwrap().iter();
    seats.map(|seat| seat.as_u64().unwrap() as usize).collect()
}

/// Advice is for people: what to do, without notation, and where.
fn says_what_to_do(one: &Value) {
    let (advice, mv) = (one["advice"].as_str().unwrap(), one["move"].as_str().unwrap());
    assert!(advice.starts_with(char::is_uppercase), "{one}");
    let words =
        std::iter::once(advice).chain(one["reasons"].as_array().unwrap().iter().filter_map(Value::as_str));
    for text in words {
        assert!(!text.contains('@') && !text.contains('=') && !text.is_empty(), "{one}");
    }
    if let Some((_, at)) = mv.split_once(" @ ") {
        let cell = at.split(' ').next().unwrap();
        assert_eq!(one["places"][0]["at"], cell, "{one}");
        assert!(one["tile"].is_string(), "{one}");
    }
}

/// The first is the best by the number that is shown.
fn is_in_order(advised: &[Value]) {
    let shown: Vec<f64> = advised
        .iter()
        .filter(|one| one["comparable"] == true)
        .map(|one| one["points"].as_f64().unwrap())
        .collect();
    assert!(shown.is_sorted_by(|a, b| a >= b), "{advised:?}");
    let early = advised.iter().position(|one| one["comparable"] == false).unwrap_or(advised.len());
    assert!(early > 0 && advised[early..].iter().all(|one| one["comparable"] == false), "{advised:?}");
}

/// Plays what is advised, looking at every hint on the way.
async fn follow(house: &House, game: &Played, moves: usize, alone: bool) {
    for _ in 0..moves {
        let Some(&seat) = acting(house, game).await.first() else { return };
        let shown = house.shown(game, seat).await;
        let legal = house.json(&game.path("/moves"), game.token(seat)).await;
        let told = hint(house, game, seat).await;
        assert_eq!((&told["ply"], &told["version"]), (&shown["ply"], &shown["version"]));
        let advised = told["moves"].as_array().unwrap();
        assert!((1..=3).contains(&advised.len()), "{told}");
        let choices = legal.as_array().unwrap().len();
        assert!(advised.len() == 3 || choices < 3 || shown["game"] == "neom", "{told}");
        is_in_order(advised);
        assert!(
            ["only", "clear", "likely", "close", "guess"].contains(&told["confidence"].as_str().unwrap())
        );
        for one in advised {
            let known = legal.as_array().unwrap().iter().find(|mv| mv["move"] == one["move"]);
            assert_eq!(known.expect("what is advised is legal")["preview"], one["preview"]);
            assert!(one["text"].as_str().unwrap().len() > 5, "{one}");
            says_what_to_do(one);
            assert_eq!(one.get("wins").is_none(), alone, "{one}");
        }
        let share: f64 = advised.iter().map(|one| one["share"].as_f64().unwrap()).sum();
        assert!(told["games"] == 0 || (0.3..1.01).contains(&share), "{told}");
        assert_eq!(told, hint(house, game, seat).await, "asking again changes nothing");
        let ply = shown["ply"].as_u64().unwrap() as usize;
        let (status, answer) = house.play(game, seat, ply, advised[0]["move"].as_str().unwrap()).await;
        assert_eq!(status, 200, "{answer}");
    }
}

#[tokio::test]
async fn hints_are_legal_moves_with_numbers_in_both_games() {
    let house = house().await;
    let together = table(&house, "suburbia", json!({}), 2, 3).await;
    follow(&house, &together, 8, false).await;
    let alone = table(&house, "suburbia", json!({ "mode": "lone-architect" }), 1, 4).await;
    follow(&house, &alone, 4, true).await;
    let neom = table(&house, "neom", json!({}), 2, 5).await;
    follow(&house, &neom, 12, false).await;
    let solo = table(&house, "neom", json!({ "mode": "solo" }), 1, 6).await;
    follow(&house, &solo, 6, true).await;
    let packs = json!({ "packs": ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"] });
    let packed = table(&house, "suburbia", packs, 3, 7).await;
    follow(&house, &packed, 9, false).await;
}

#[tokio::test]
async fn several_people_have_hints_only_if_that_was_agreed() {
    let house = house().await;
    let seats = |kinds: &[&str]| -> Value {
        let seat = |kind: &&str| match *kind {
            "bot" => json!({ "kind": "bot", "bot": "random" }),
            kind => json!({ "kind": "human", "here": kind == "here" }),
        };
        kinds.iter().map(seat).collect()
    };
    for (kinds, hints, allowed) in [
        (&["link", "link"][..], None, false),
        (&["here", "here"], None, false),
        (&["link", "link"], Some(false), false),
        (&["link", "link", "bot"], Some(true), true),
        (&["link", "bot"], None, true),
        (&["link", "bot"], Some(false), false),
    ] {
        let mut body = json!({ "game": "suburbia", "seats": seats(kinds) });
        if let Some(hints) = hints {
            body["hints"] = json!(hints);
        }
        let game = house.set(&body).await;
        // A bot chooses its goal meanwhile, once: what was thought of before is stale then.
        let mut answer = house.get(&game.path("/hint"), game.token(0)).await;
        if answer.status() == StatusCode::CONFLICT {
            answer = house.get(&game.path("/hint"), game.token(0)).await;
        }
        let status = if allowed { 200 } else { 403 };
        assert_eq!(answer.status().as_u16(), status, "{body}");
        if !allowed {
            let answer: Value = answer.json().await.unwrap();
            assert_eq!(answer["error"], "no-hints");
            assert!(answer["message"].as_str().unwrap().contains("agreed"), "{answer}");
        }
        assert_eq!(house.shown(&game, 0).await["hints"], allowed);
        let page = house.get(&format!("/games/{}", game.id), game.token(0)).await.text().await.unwrap();
        assert_eq!(page.contains("id=\"hint\""), allowed, "{body}");
        let join = format!("/join/{}/{}", game.id, game.token(0).unwrap());
        let join = house.get(&join, None).await.text().await.unwrap();
        let several = kinds.iter().filter(|kind| **kind != "bot").count() > 1;
        assert_eq!(join.contains("Hints: "), several, "{join}");
    }
}

#[tokio::test]
async fn only_the_seat_to_act_gets_a_hint() {
    let house = house().await;
    let [game, other] =
        [table(&house, "suburbia", json!({}), 2, 7).await, table(&house, "suburbia", json!({}), 2, 8).await];
    let status = async |token: Option<&str>| house.get(&game.path("/hint"), token).await.status().as_u16();
    assert_eq!(status(None).await, 401);
    assert_eq!(status(Some("wrong")).await, 403);
    assert_eq!(status(other.token(0)).await, 403);
    // Both choose a goal; then only one of them builds.
    follow(&house, &game, 2, false).await;
    let turn = acting(&house, &game).await[0];
    assert_eq!(status(game.token(turn)).await, 200);
    let waiting = house.get(&game.path("/hint"), game.token(1 - turn)).await;
    assert_eq!(waiting.status(), StatusCode::CONFLICT);
    assert_eq!(waiting.json::<Value>().await.unwrap()["error"], "not-your-turn");
    let unknown = house.get("/api/v1/games/nothing/hint", game.token(0)).await;
    assert_eq!(unknown.status(), StatusCode::NOT_FOUND);
    // Nothing of this has played anything.
    assert_eq!(house.shown(&game, 0).await["ply"], 2);
}

#[tokio::test]
async fn what_a_seat_may_not_know_is_not_in_its_hints() {
    let house = house().await;
    // Seat 0 keeps another goal in each; all that seat 1 and 2 may know is the same.
    let games = [
        table(&house, "suburbia", json!({}), 3, 77).await,
        table(&house, "suburbia", json!({}), 3, 77).await,
    ];
    for (choice, game) in games.iter().enumerate() {
        for seat in 0..3 {
            let moves = house.json(&game.path("/moves"), game.token(seat)).await;
            let which = if seat == 0 { choice } else { 0 };
            assert_eq!(house.play(game, seat, 0, moves[which]["move"].as_str().unwrap()).await.0, 200);
        }
    }
    let mut compared = 0;
    for ply in 3..12 {
        let seat = acting(&house, &games[0]).await[0];
        if seat > 0 {
            assert_eq!(hint(&house, &games[0], seat).await, hint(&house, &games[1], seat).await);
            compared += 1;
        }
        let mv = house.json(&games[0].path("/moves"), games[0].token(seat)).await;
        let mv = mv.as_array().unwrap().last().unwrap()["move"].as_str().unwrap().to_owned();
        for game in &games {
            assert_eq!(house.play(game, seat, ply, &mv).await.0, 200, "{mv}");
        }
    }
    assert!(compared > 3, "{compared}");
}

#[tokio::test]
async fn hints_are_limited_but_known_ones_cost_nothing() {
    let few = Rates::NONE.with(Limit::Hints, Some(Rate { per_second: 1e-9, burst: 2.0 }));
    let house = House::with(|config| {
        config.hint = Budget::Iterations(12);
        config.rates = few;
    })
    .await;
    let game = table(&house, "suburbia", json!({ "mode": "lone-architect" }), 1, 1).await;
    let mut asked = Vec::new();
    for ply in 0..3 {
        for _ in 0..2 {
            asked.push(house.get(&game.path("/hint"), game.token(0)).await.status().as_u16());
        }
        let moves = house.json(&game.path("/moves"), game.token(0)).await;
        assert_eq!(house.play(&game, 0, ply, moves[0]["move"].as_str().unwrap()).await.0, 200);
    }
    assert_eq!(asked, [200, 200, 200, 200, 429, 429]);
}
