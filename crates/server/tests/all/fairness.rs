//! Fairness: nobody can know the draws before the others, and afterwards everybody can check it.

use crate::common::{Events, House, Played};
use game_core::commitment::{Broken, Committed, check, is_hex};
use game_core::record::Record;
use serde_json::{Value, json};

fn people(count: usize) -> Value {
    ["Ann", "Ben", "Cleo"][..count].iter().map(|name| json!({ "kind": "human", "name": name })).collect()
}

/// A table whose draws nobody chose.
async fn table(house: &House, count: usize) -> Played {
    house.set(&json!({ "game": "suburbia", "seats": people(count) })).await
}

/// Everybody plays the first move there is, until the game is over; `each` sees the game before every move.
async fn play_to_the_end(house: &House, game: &Played, mut each: impl AsyncFnMut()) {
    loop {
        let shown = house.json(&game.path(""), None).await;
        if shown["status"] == "finished" {
            return;
        }
        each().await;
        let seat = shown["to_move"][0].as_u64().unwrap() as usize;
        let moves = house.json(&game.path("/moves"), game.token(seat)).await;
        let (mv, ply) = (moves[0]["move"].as_str().unwrap(), shown["ply"].as_u64().unwrap() as usize);
        let (status, answer) = house.play(game, seat, ply, mv).await;
        assert_eq!(status, 200, "{mv}: {answer}");
    }
}

/// What anybody at the table can ask for.
async fn told(house: &House, game: &Played) -> String {
    let mut told = String::new();
    for seat in [None, Some(0), Some(1)] {
        let token = seat.and_then(|seat| game.token(seat));
        for path in ["", "/record", "/chat", "/clock"] {
            told += &house.get(&game.path(path), token).await.text().await.unwrap();
        }
        for path in ["", "/replay"] {
            told += &house.get(&format!("/games/{}{path}", game.id), token).await.text().await.unwrap();
        }
    }
    let join = format!("/join/{}/{}", game.id, game.token(1).unwrap());
    told + &house.get(&join, None).await.text().await.unwrap()
}

#[tokio::test]
async fn what_was_published_at_the_start_is_proved_by_the_record_at_the_end() {
    let house = House::open().await;
    let game = table(&house, 2).await;
    let published = house.json(&game.path(""), None).await["commitment"].as_str().unwrap().to_owned();
    assert!(is_hex(&published), "{published}");
    let mut before = told(&house, &game).await;
    assert!(before.contains(&published));
    let mut plies = 0;
    play_to_the_end(&house, &game, async || {
        plies += 1;
        if plies % 16 == 0 {
            before += &told(&house, &game).await;
        }
    })
    .await;
    let mut events = Events::open(&house, &game.path("/stream?after=0"), None, None).await;
    for _ in 0..plies - 1 {
        before += &events.next().await.data.to_string();
    }

    let text = house.get(&game.path("/record"), None).await.text().await.unwrap();
    let record = Record::parse(&text, 1).unwrap();
    assert_eq!(check(&record, Some(&published)), Ok(Committed::Holds));
    assert_eq!(record.chosen, None);
    let salt = record.salt.clone().unwrap();
    assert!(!before.contains(&salt), "the salt came out while the game ran");
    assert!(!before.contains(&record.seed.to_string()), "the seed came out while the game ran");
    let other = Record { seed: record.seed ^ 1, ..record.clone() };
    assert!(matches!(check(&other, None), Err(Broken::Differs { .. })));

    // Another server takes it in, gives it away again with its proof, and refuses one that does not hold.
    let (status, made) = house.post("/api/v1/records", None, &serde_json::to_value(&record).unwrap()).await;
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/v1/games/{}/record", made["id"].as_str().unwrap());
    let again = Record::parse(&house.get(&path, None).await.text().await.unwrap(), 1).unwrap();
    assert_eq!(check(&again, Some(&published)), Ok(Committed::Holds));
    let wrong = Record { salt: Some("0".repeat(64)), ..record.clone() };
    let (status, answer) = house.post("/api/v1/records", None, &serde_json::to_value(&wrong).unwrap()).await;
    assert_eq!(status, 422, "{answer}");
    assert!(answer["message"].as_str().unwrap().contains("commitment"), "{answer}");

    // The next table has draws and a commitment of its own.
    let (_, next) = house.post(&game.path("/rematch"), game.token(0), &json!({})).await;
    let next = house.json(&format!("/api/v1/games/{}", next["id"].as_str().unwrap()), None).await;
    assert!(is_hex(next["commitment"].as_str().unwrap()));
    assert_ne!(next["commitment"], published.as_str());
}

/// What the record of a running game lacks is said by whoever reads it.
#[tokio::test]
async fn the_record_of_a_running_game_has_the_commitment_and_nothing_to_foresee_draws_with() {
    let house = House::open().await;
    let game = table(&house, 2).await;
    let text = house.get(&game.path("/record"), game.token(0)).await.text().await.unwrap();
    let record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(record["commitment"], house.json(&game.path(""), None).await["commitment"]);
    assert!(record["seed"].is_null() && record["salt"].is_null(), "{record}");
    let error = Record::parse(&text, 1).unwrap_err();
    assert!(error.to_string().contains("once it is over"), "{error}");
}

#[tokio::test]
async fn a_commitment_outlives_a_restart_and_is_the_same_for_everybody() {
    let mut house = House::open().await;
    let game = table(&house, 2).await;
    let before = house.json(&game.path(""), None).await["commitment"].clone();
    house = house.reopen().await;
    assert!(before.is_string());
    for token in [None, game.token(0), game.token(1)] {
        assert_eq!(house.json(&game.path(""), token).await["commitment"], before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_seed_is_shown_to_everybody_and_counts_in_no_statistics() {
    let house = House::open().await;
    let game = house.set(&json!({ "game": "suburbia", "seats": people(2), "seed": 90_817_263 })).await;
    for token in [None, game.token(0), game.token(1)] {
        let shown = house.json(&game.path(""), token).await;
        assert_eq!((&shown["seed_chosen"], &shown["seed"]), (&json!(true), &json!(90_817_263)));
        let table = house.get(&format!("/games/{}", game.id), token).await.text().await.unwrap();
        assert!(table.contains("chosen by whoever set it up (seed 90817263)"), "{table}");
    }
    let join = format!("/join/{}/{}", game.id, game.token(1).unwrap());
    for (language, words) in [("en", "chosen by whoever set it up"), ("it", "scelte da chi l’ha preparata")]
    {
        let request = house.call(reqwest::Method::GET, &join, None).header("accept-language", language);
        let page = request.send().await.unwrap().text().await.unwrap();
        assert!(page.contains(words), "{page}");
    }
    let fair = table(&house, 2).await;
    let shown = house.json(&fair.path(""), None).await;
    assert_eq!((&shown["seed_chosen"], &shown["seed"]), (&json!(false), &Value::Null));

    let (id, cookie) = house.finished_in_a_browser().await;
    let page = async |house: &House, path: &str| {
        let request = house.call(reqwest::Method::GET, path, None).header("cookie", &cookie);
        request.send().await.unwrap().text().await.unwrap()
    };
    let counted = page(&house, "/statistics").await;
    assert!(counted.contains("Lone Architect") && !counted.contains("draws were chosen"), "{counted}");
    house.tamper("UPDATE games SET chosen = 1").await;
    let house = house.reopen().await;
    let counted = page(&house, "/statistics").await;
    assert!(counted.contains("not counted, as its draws were chosen"), "{counted}");
    assert!(!counted.contains(&format!("/games/{id}/end")), "{counted}");
    let end = page(&house, &format!("/games/{id}/end")).await;
    assert!(end.contains("chosen by whoever set it up"), "{end}");
    let record: Record =
        Record::parse(&page(&house, &format!("/api/v1/games/{id}/record")).await, 1).unwrap();
    assert_eq!(record.chosen, Some(true));
}
