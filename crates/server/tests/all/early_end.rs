//! Games that people end before the rules do, and lists without them.

use crate::common::{Database, Events, House, Local, Played};
use crate::nodes::{close, next_of, two};
use reqwest::{Method, header};
use serde_json::{Value, json};
use std::time::Duration;
use suburbia::setup::Mode;

async fn end(house: &House, game: &Played, seat: usize, agree: bool) -> (u16, Value) {
    house.post(&game.path("/end"), game.token(seat), &json!({ "agree": agree })).await
}

async fn resign(house: &House, game: &Played, seat: usize) -> (u16, Value) {
    house.post(&game.path("/resign"), game.token(seat), &json!({})).await
}

/// Two people, three plies played.
async fn begun(house: &House) -> (Played, Local) {
    let game = house.people(2, 9).await;
    let mut local = Local::new(Mode::Standard, 2, 9);
    house.play_on(&game, &mut local, |local| local.ply == 3).await;
    (game, local)
}

#[tokio::test]
async fn a_game_is_over_once_all_agree_and_has_no_result() {
    let house = House::on(Database::fresh().await, |_| ()).await;
    let (game, mut local) = begun(&house).await;
    assert_eq!(end(&house, &game, 0, false).await.0, 409, "nobody asks");
    let mut watch = Events::open(&house, &game.path("/stream"), game.token(1), None).await;
    assert_eq!(end(&house, &game, 0, true).await, (200, json!({ "over": false })));
    let told = json!({ "by": 0, "agreed": [0], "closed": null, "resigned": [] });
    assert_eq!(next_of(&mut watch, "end").await, told);
    assert_eq!(end(&house, &game, 1, false).await, (200, json!({ "over": false })));
    assert_eq!(next_of(&mut watch, "end").await["by"], Value::Null, "somebody would rather play on");
    // Whoever moves plays on.
    end(&house, &game, 0, true).await;
    house.play_on(&game, &mut local, |local| local.ply == 4).await;
    assert_eq!(end(&house, &game, 1, false).await.0, 409);
    end(&house, &game, 0, true).await;
    drop(watch);
    let house = house.reopen().await;
    assert_eq!(end(&house, &game, 1, true).await, (200, json!({ "over": true })), "after a restart");
    let house = house.reopen().await;
    let shown = house.shown(&game, 0).await;
    assert_eq!(
        (&shown["status"], &shown["to_move"], &shown["ply"]),
        (&json!("finished"), &json!([]), &json!(4))
    );
    let (seat, mv) = local.choose().unwrap();
    assert_eq!(house.play(&game, seat.index(), 4, &mv).await.0, 422, "nobody moves any more");
    let back = house.post(&game.path("/take-back"), game.token(seat.index()), &json!({})).await;
    assert_eq!(back.0, 422);
    assert_eq!(end(&house, &game, 0, true).await.0, 422);
    let record = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!((&record["ended"], record.get("result")), (&json!("agreed"), None));
    let page = house.get(&format!("/games/{}", game.id), game.token(0)).await.text().await.unwrap();
    assert!(page.contains("Ended by agreement, without a result"), "the table says so");
    // The same people may begin anew.
    assert_eq!(house.post(&game.path("/rematch"), game.token(0), &json!({})).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_whoever_resigns_and_is_placed_last() {
    let house = House::with(|config| config.pace = Duration::ZERO).await;
    let (game, _) = begun(&house).await;
    let mut watch = Events::open(&house, &game.path("/stream"), game.token(0), None).await;
    assert_eq!(resign(&house, &game, 1).await, (200, json!({ "over": false })));
    assert_eq!(next_of(&mut watch, "end").await["resigned"], json!([1]));
    assert_eq!(resign(&house, &game, 1).await.0, 422, "once");
    let back = house.post(&game.path("/stand-in"), game.token(1), &json!({})).await;
    assert_eq!(back.0, 422, "for good");
    let stand_in = json!({ "bot": "random" });
    assert_eq!(house.post(&game.path("/stand-in"), game.token(0), &stand_in).await.0, 200);
    while house.shown(&game, 0).await["status"] != "finished" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let record = house.json(&game.path("/record"), None).await;
    assert_eq!(record["resigned"], json!([1]));
    let page = house.get(&format!("/games/{}/end", game.id), None).await.text().await.unwrap();
    assert!(page.contains("Ann wins") && page.contains("resigned"), "{page}");
}

#[tokio::test]
async fn whoever_plays_alone_resigns_and_the_game_is_lost() {
    let house = House::open().await;
    let game = house.table(json!({}), &["Ann", "greedy"], 5).await;
    assert_eq!(end(&house, &game, 0, true).await.0, 422, "nobody has to agree");
    assert_eq!(resign(&house, &game, 0).await, (200, json!({ "over": true })));
    assert_eq!(house.shown(&game, 0).await["status"], "finished");
    assert_eq!(house.json(&game.path("/record"), None).await["ended"], "resigned");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_agree_to_an_end() {
    let houses = two(None).await;
    let (game, _) = begun(&houses[0]).await;
    let mut watch = Events::open(&houses[1], &game.path("/stream"), game.token(1), None).await;
    end(&houses[0], &game, 0, true).await;
    assert_eq!(next_of(&mut watch, "end").await["agreed"], json!([0]));
    let mut watch = Events::open(&houses[0], &game.path("/stream"), game.token(0), None).await;
    assert_eq!(end(&houses[1], &game, 1, true).await.1["over"], true);
    while next_of(&mut watch, "end").await["closed"] != "agreed" {}
    assert_eq!(houses[0].shown(&game, 0).await["status"], "finished");
    drop(watch);
    close(houses).await;
}

#[tokio::test]
async fn a_game_is_hidden_from_ones_own_list_and_shown_again() {
    let house = House::on(Database::fresh().await, |_| ()).await;
    let (id, cookie) = house.finished_in_a_browser().await;
    let hide = async |cookie: Option<&str>, hidden: bool| {
        let call = house.call(Method::POST, &format!("/api/v1/games/{id}/hidden"), None);
        let call = if let Some(cookie) = cookie { call.header(header::COOKIE, cookie) } else { call };
        call.json(&json!({ "hidden": hidden })).send().await.unwrap().status().as_u16()
    };
    let list = async || {
        let call = house.call(Method::GET, "/?part=games", None).header(header::COOKIE, &cookie);
        call.send().await.unwrap().text().await.unwrap()
    };
    assert!(!list().await.contains("One hidden game"));
    assert_eq!(hide(None, true).await, 401, "whoever has no list");
    for _ in 0..2 {
        assert_eq!(hide(Some(&cookie), true).await, 200);
    }
    assert!(list().await.contains("One hidden game"));
    assert_eq!(hide(Some(&cookie), false).await, 200);
    assert!(!list().await.contains("One hidden game"));
    house.close().await;
}
