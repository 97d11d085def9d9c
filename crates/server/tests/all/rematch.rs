//! Another game with the same people, once all of them agree.

use crate::common::{Database, Events, House, Local, Played};
use crate::nodes::{close, next_of, two};
use serde_json::{Value, json};
use suburbia::setup::Mode;

/// A game that is over, whose people sit at browsers of their own.
async fn finished(house: &House, count: usize) -> Played {
    let game = house.people(count, 5).await;
    for seat in 0..count {
        assert_eq!(house.post(&game.path("/seat"), game.token(seat), &json!({})).await.0, 200);
    }
    house.play_on(&game, &mut Local::new(Mode::Standard, count, 5), |_| false).await;
    game
}

async fn ask(house: &House, game: &Played, seat: usize) -> Value {
    let (status, answer) = house.post(&game.path("/rematch"), game.token(seat), &json!({})).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn answer(house: &House, game: &Played, seat: usize, agree: bool) -> (u16, Value) {
    house.post(&game.path("/rematch/answer"), game.token(seat), &json!({ "agree": agree })).await
}

async fn say(house: &House, game: &Played, seat: usize, text: &str) {
    assert_eq!(house.post(&game.path("/talk"), game.token(seat), &json!({ "text": text })).await.0, 201);
}

#[tokio::test]
async fn the_next_table_is_set_once_everybody_agrees() {
    let house = House::on(Database::fresh().await, |_| ()).await;
    let game = finished(&house, 3).await;
    let mut watch = Events::open(&house, &game.path("/stream"), game.token(2), None).await;
    say(&house, &game, 0, "once more?").await;
    assert_eq!(next_of(&mut watch, "talk").await["text"], "once more?", "talk goes on after the end");
    assert_eq!(ask(&house, &game, 0).await, json!({ "agreed": [0], "missing": [1, 2] }));
    let told = json!({ "by": 0, "agreed": [0], "declined": null });
    assert_eq!(next_of(&mut watch, "rematch-offer").await, told);
    assert_eq!(ask(&house, &game, 0).await["missing"], json!([1, 2]), "asking twice agrees once");
    drop(watch);
    // Who agreed is known after a restart.
    let house = house.reopen().await;
    assert_eq!(answer(&house, &game, 1, true).await.1["missing"], json!([2]));
    let next = ask(&house, &game, 2).await;
    let id = next["id"].as_str().expect("all agree");
    let path = format!("/api/v1/games/{id}");
    let shown = house.json(&path, next["token"].as_str()).await;
    assert_eq!(shown["names"], json!(["Ben", "Cleo", "Ann"]), "everybody moves on by a seat");
    assert_eq!(shown["seat"], 1, "Cleo was third and is second");
    let said = house.json(&format!("{path}/talk"), None).await;
    assert_eq!((&said["said"][0]["seat"], &said["said"][0]["text"]), (&json!(2), &json!("once more?")));
    // Whoever asks later finds it.
    assert_eq!(ask(&house, &game, 0).await["id"], json!(id));
    house.close().await;
}

#[tokio::test]
async fn whoever_would_rather_not_is_not_taken_along() {
    let house = House::open().await;
    let game = finished(&house, 2).await;
    assert_eq!(answer(&house, &game, 1, false).await.0, 409, "nobody asks");
    ask(&house, &game, 0).await;
    let (status, declined) = answer(&house, &game, 1, false).await;
    assert_eq!((status, declined), (200, json!({ "agreed": [], "missing": [0, 1] })));
    let end = format!("/games/{}/end", game.id);
    let page = house.get(&end, game.token(0)).await.text().await.unwrap();
    assert!(page.contains("Ben would rather not play again."), "{page}");
    // Asked anew, both have to agree anew.
    assert_eq!(ask(&house, &game, 1).await, json!({ "agreed": [1], "missing": [0] }));
    let part = house.get(&format!("{end}/rematch"), game.token(0)).await.text().await.unwrap();
    assert!(part.contains("Ben would like to play again.") && part.contains("Rather not"), "{part}");
    assert!(ask(&house, &game, 0).await["id"].is_string());
}

#[tokio::test]
async fn somebody_for_whom_a_bot_plays_is_not_asked() {
    let house = House::open().await;
    let game = finished(&house, 2).await;
    let stand_in = json!({ "bot": "greedy" });
    assert_eq!(house.post(&game.path("/stand-in"), game.token(1), &stand_in).await.0, 200);
    let next = ask(&house, &game, 0).await;
    let shown = house.json(&format!("/api/v1/games/{}", next["id"].as_str().unwrap()), None).await;
    assert_eq!(shown["names"], json!(["Ann", "Ben"]), "one person asks: the same seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_agree_to_another_game() {
    let houses = two(None).await;
    let game = finished(&houses[0], 2).await;
    let mut watch = Events::open(&houses[1], &game.path("/stream"), game.token(1), None).await;
    ask(&houses[0], &game, 0).await;
    assert_eq!(next_of(&mut watch, "rematch-offer").await["agreed"], json!([0]));
    let mut watch = Events::open(&houses[0], &game.path("/stream"), game.token(0), None).await;
    let next = ask(&houses[1], &game, 1).await;
    assert_eq!(next_of(&mut watch, "rematch").await["id"], next["id"]);
    drop(watch);
    close(houses).await;
}
