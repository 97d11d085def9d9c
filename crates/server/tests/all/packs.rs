//! Suburbia with packs, through the API and on pages: tables, what a seat may know, moves, previews, refusals,
//! records, statistics.

use crate::common::{House, Local, Played};
use reqwest::Method;
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

/// A game of Ann alone with all packs, played to its end.
async fn played(house: &House, seed: u64) -> (Played, Local) {
    let rules = json!({ "packs": ALL, "mode": "lone-architect" });
    let game = house.table(rules.clone(), &["Ann"], seed).await;
    house.as_if_by_chance().await;
    let mut local = Local::with_rules(&rules, 1, seed);
    house.play_on(&game, &mut local, |_| false).await;
    (game, local)
}

#[tokio::test]
async fn a_record_with_packs_goes_out_and_comes_in_or_is_refused_in_plain_words() {
    let house = House::open().await;
    let (game, local) = played(&house, 5).await;
    let record = house.get(&game.path("/record"), None).await.text().await.unwrap();
    let upload = async |record: String, language: &str| {
        let request = house.call(Method::POST, "/api/v1/records", None).header("accept-language", language);
        let answer = request.header("content-type", "application/json").body(record).send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap())
    };
    let (status, made) = upload(record.clone(), "en").await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap();
    let again: Value = house.json(&format!("/api/v1/games/{id}/record"), None).await;
    let first: Value = serde_json::from_str(&record).unwrap();
    assert_eq!((&again["rules"], &again["moves"]), (&first["rules"], &first["moves"]));
    let page = house.get(&format!("/games/{id}/replay/{}", local.ply), None).await;
    assert_eq!(page.status(), 200);
    assert!(page.text().await.unwrap().contains("all expansions"));
    // Packs that this server has not are named, in the language of whoever brings the record.
    let with = |packs: &[&str]| {
        let mut record = first.clone();
        let named = record["rules"]["packs"].as_array_mut().unwrap();
        named.extend(packs.iter().map(|pack| json!(pack)));
        record.to_string()
    };
    for (packs, language, expected) in [
        (&["wild-west"][..], "en", "played with the pack 'wild-west', which this server does not have"),
        (&["wild-west", "moon"], "en", "played with the packs 'wild-west' and 'moon', which"),
        (&["wild-west"], "it", "giocata con il pacchetto 'wild-west', che questo server non ha"),
    ] {
        let (status, answer) = upload(with(packs), language).await;
        assert_eq!(status, 422, "{answer}");
        assert!(answer["message"].as_str().unwrap().contains(expected), "{answer}");
    }
}

#[tokio::test]
async fn pages_say_the_packs_and_results_are_counted_by_them() {
    let house = House::open().await;
    let (game, local) = played(&house, 6).await;
    let request = house.call(Method::POST, &game.path("/seat"), game.token(0)).json(&json!({}));
    let answer = request.send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let page = async |path: &str, language: &str| {
        let request = house.call(Method::GET, path, None).header("cookie", &cookie);
        request.header("accept-language", language).send().await.unwrap().text().await.unwrap()
    };
    assert!(page("/", "en").await.contains("Suburbia · all expansions · Lone Architect"));
    assert!(page("/", "it").await.contains("Suburbia · tutte le espansioni"));
    let seats = json!([{ "kind": "human", "name": "Ann" }, { "kind": "human", "name": "Ben" }]);
    let rules = json!({ "packs": ["inc", "five-star"], "without": ["borders"] });
    let made = house.set(&json!({ "game": "suburbia", "rules": rules, "seats": seats })).await;
    let join = page(&format!("/join/{}/{}", made.id, made.token(1).unwrap()), "en").await;
    assert!(join.contains("Suburbia · Suburbia Inc., 5 Star · Second edition · without borders"), "{join}");
    assert_eq!(join.matches("class=\"emblem\"").count(), 2, "each with its picture");

    let statistics = page("/statistics", "en").await;
    assert!(statistics.contains("By expansions"), "{statistics}");
    for pack in ALL.iter().skip(1) {
        assert!(statistics.contains(&format!("/statistics?game=suburbia&amp;pack={pack}#")), "{pack}");
    }
    // The tiles that were built most have names and pictures, of whatever pack they are.
    let sprite = statistics.split("/tiles/").nth(1).unwrap().split('#').next().unwrap();
    let built = statistics.split("class=\"built\"").nth(1).unwrap().split("</ol>").next().unwrap();
    let rules = local.game.table().rules();
    let ours = rules.kinds().filter(|(_, kind)| built.contains(&format!("#tile-{}\"", kind.id)));
    let mut expansions = 0;
    for (_, kind) in ours {
        assert!(
            built.contains(&kind.name.replace('\'', "&#39;")) || built.contains(&kind.name),
            "{}",
            kind.name
        );
        assert!(kind.pack == "base" || sprite.contains(kind.pack.as_str()), "{sprite} has {}", kind.pack);
        expansions += usize::from(kind.pack != "base");
    }
    assert!(expansions > 0, "{built}");
    let file = house.get(&format!("/tiles/{sprite}"), None).await;
    assert_eq!(file.status(), 200);
    // Only games with one pack, or without any: what nobody has played counts as no choice.
    let only = page("/statistics?game=suburbia&pack=con", "en").await;
    assert!(only.contains("only Con") && only.contains("Count all games"), "{only}");
    for query in ["game=suburbia&pack=base", "game=suburbia&pack=wild-west", "game=neom&pack=con"] {
        let all = page(&format!("/statistics?{query}"), "en").await;
        assert!(!all.contains("Count all games") && all.contains("By expansions"), "{query}");
    }
}

#[tokio::test]
async fn home_offers_every_pack_with_a_picture_and_a_sentence() {
    let house = House::open().await;
    for (language, texts) in [
        ("en", ["Surprise me", "Bonus and challenge", "many of their values are", "Collector’s Cities"]),
        ("it", ["Sorprendimi", "Bonus e sfida", "perciò molti sono", "Città da collezione"]),
    ] {
        let request = house.call(Method::GET, "/", None).header("accept-language", language);
        let page = request.send().await.unwrap().text().await.unwrap();
        for text in texts {
            assert_eq!(page.matches(text).count(), 1, "{text}");
        }
        for pack in ALL.iter().skip(1) {
            assert!(page.contains(&format!("name=\"pack\" value=\"{pack}\"")), "{pack}");
        }
        assert_eq!(page.matches("class=\"emblem\"").count(), ALL.len() - 1);
        assert!(page.contains("data-parts=\"bonuses borders\""), "{page}");
    }
}
