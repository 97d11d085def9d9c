//! Suburbia with packs, through the API: tables, what a seat may know, moves, previews, refusals; and pages do not mind.

use crate::common::House;
use serde_json::{Value, json};

const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

#[tokio::test]
async fn tables_with_packs_are_set_or_refused_with_the_reason() {
    let house = House::open().await;
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let set = async |rules: Value| {
        let body = json!({ "game": "suburbia", "seats": seats, "rules": rules, "seed": 4 });
        house.post("/api/v1/games", None, &body).await
    };
    for (rules, part) in [
        (json!({ "packs": ["base", "incc"] }), "did you mean 'inc'?"),
        (json!({ "packs": ["wild-west"] }), "there are: base, inc, five-star, nightlife, con, essen, ce"),
        (json!({ "packs": ["inc", "ce", "inc"] }), "the pack 'inc' is named twice"),
        (json!({ "packs": ["inc"], "without": ["border"] }), "did you mean 'borders'?"),
        (json!({ "packs": ["inc"], "without": "borders" }), "a list of these words"),
        (json!({ "packs": "inc" }), "expected"),
    ] {
        let (status, answer) = set(rules.clone()).await;
        assert_eq!(status, 422, "{rules}: {answer}");
        assert!(answer["message"].as_str().unwrap().contains(part), "{rules}: {answer}");
    }
    // Any order, base or not, and what is not there cannot be left out.
    let (status, made) = set(json!({ "packs": ["ce", "inc"], "without": ["borders"] })).await;
    assert_eq!(status, 201, "{made}");
    let record = house.get(&format!("/api/v1/games/{}/record", made["id"].as_str().unwrap()), None).await;
    let record: Value = record.json().await.unwrap();
    assert_eq!(record["rules"]["packs"], json!(["base", "inc", "ce"]), "{record}");
    assert_eq!(record["rules"]["without"], json!(["borders"]));
    let (_, made) = set(json!({ "packs": ["con"], "without": ["borders", "bonuses"] })).await;
    let record = house.get(&format!("/api/v1/games/{}/record", made["id"].as_str().unwrap()), None).await;
    let record: Value = record.json().await.unwrap();
    assert_eq!(record["rules"].get("without"), None, "{record}");
}

#[tokio::test]
async fn a_seat_sees_what_is_open_and_plays_it() {
    let house = House::open().await;
    let game = house.table(json!({ "packs": ALL, "mode": "lone-architect" }), &["Ann"], 3).await;
    let shown = house.shown(&game, 0).await;
    let view = &shown["view"];
    assert_eq!(view["borders"]["display"].as_array().unwrap().len(), 3, "{view}");
    assert_eq!(view["borders"]["pile"], 15, "only how many are left");
    assert!(view["bonus"].is_string() && view["challenge"].is_string());
    assert_eq!((&view["stars"], &view["order"]), (&json!([[0, 0]]), &json!([0])));
    let ledgers = view["ledgers"][0].as_array().unwrap();
    assert_eq!(ledgers[0], json!({ "at": [0, 0], "gains": { "population": 2 }, "losses": {} }));

    let moves = house.json(&game.path("/moves"), game.token(0)).await;
    let moves = moves.as_array().unwrap();
    let border = |mv: &&Value| mv["move"].as_str().unwrap().starts_with("border 1 ");
    let lake = |mv: &&Value| mv["move"].as_str().unwrap().starts_with("border-lake ");
    assert!(moves.iter().any(|mv| border(&mv)) && moves.iter().any(|mv| lake(&mv)));
    let stars = |mv: &Value| mv.get("preview").unwrap_or(mv).get("stars").is_some();
    assert!(moves.iter().filter(border).all(stars), "{}", moves.iter().find(border).unwrap());

    let post = async |mv: &str| house.play(&game, 0, 0, mv).await;
    for (mv, part) in [
        ("border 4 @ 0,1,5", "there is no space 4"),
        ("border 1 @ 0,1,6", "a direction is a number from 0 to 5"),
        ("border 1 @ 0,0,0", "the borough board"),
        ("buy 7 @ 1,1 flip=0:0,0", "nothing asks for flip=0:0,0"),
        ("lake 7 @ 1,1 marker=0,0", "nothing asks for marker=0,0"),
        ("replace 7 @ 0,0", "you have no Redevelopment Planner at 0,0"),
        ("replace 99 @ 0,0", "there is no slot 99"),
        ("invest @ 0,1,5", "you have no tile at 0,1,5"),
        ("pass", "only Dale passes"),
    ] {
        let (status, answer) = post(mv).await;
        assert_eq!(status, 422, "{mv}: {answer}");
        assert!(answer["message"].as_str().unwrap().contains(part), "{mv}: {answer}");
    }
    assert_eq!(house.shown(&game, 0).await["ply"], 0, "nothing has changed");
    let (status, answer) = post("border-lake 1 @ 0,1,5").await;
    assert_eq!(status, 200, "{answer}");
    let shown = house.shown(&game, 0).await;
    let tiles = shown["view"]["seats"][0]["tiles"].as_array().unwrap();
    let expected = json!({ "id": "lake", "at": [0, 1, 5], "lake": true, "invested": false });
    assert_eq!(tiles.last(), Some(&expected), "{shown}");
    assert_eq!(shown["view"]["borders"]["pile"], 14);
    // Whoever opens the page of such a game sees the table.
    let page = house.get(&format!("/games/{}", game.id), None).await;
    assert_eq!(page.status(), 200);
}
