//! A game that only the list knows plays through the API and has all pages.

use crate::common::House;
use serde_json::{Value, json};

#[tokio::test]
async fn a_game_that_only_the_list_knows_is_played_over_the_api_and_has_pages() {
    let house = House::open().await;
    let seats = json!([{ "kind": "human", "name": "Ann" }, { "kind": "bot", "bot": "random" }]);
    let game =
        house.set(&json!({ "game": "plots", "seats": seats, "rules": { "mode": "bold" }, "seed": 3 })).await;
    let mut ply = 0;
    loop {
        let shown = house.shown(&game, 0).await;
        if shown["status"] == "finished" {
            break;
        }
        if shown["to_move"][0] != 0 || shown["ply"].as_u64() != Some(ply) && shown["ply"].as_u64() < Some(ply)
        {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        ply = shown["ply"].as_u64().unwrap();
        let moves = house.json(&game.path("/moves"), game.token(0)).await;
        let mv = moves[0]["move"].as_str().unwrap().to_owned();
        assert_eq!(mv, "first");
        let table =
            house.get(&format!("/games/{}?seat=0", game.id), game.token(0)).await.text().await.unwrap();
        assert!(table.contains("Plots") && table.contains("data-move=\"last\""), "{table}");
        let parts = house.get(&format!("/games/{}/parts?seat=0", game.id), game.token(0)).await;
        assert_eq!(parts.status(), 200);
        let (status, answer) = house.play(&game, 0, ply as usize, &mv).await;
        assert_eq!(status, 200, "{answer}");
    }
    let record: Value = house.json(&game.path("/record"), game.token(0)).await;
    assert_eq!((&record["game"], record["moves"].as_array().unwrap().len()), (&json!("plots"), 6));
    let page = async |path: String| {
        let answer = house.get(&path, game.token(0)).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    };
    assert!(page(format!("/games/{}", game.id)).await.contains("Plots"));
    assert!(page(format!("/games/{}/end", game.id)).await.contains("Ann"));
    assert!(page(format!("/games/{}/replay/1", game.id)).await.contains("Ann takes the first tile"));
    assert!(page("/learn/plots".to_owned()).await.contains("most points win"));
    assert!(page("/learn/plots/tiles".to_owned()).await.contains("Orchard"));
    assert!(page("/learn/plots/tiles/mill".to_owned()).await.contains("2 points"));
    assert!(!page("/".to_owned()).await.contains("Plots"), "it is for tests, and not offered");
}
