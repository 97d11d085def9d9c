//! The page of a table as browsers get it: parts, secrets, shared screens, invitations, games that cannot go on.

use crate::common::House;
use reqwest::Method;
use serde_json::{Value, json};

/// A browser: a house and the cookie it was given.
struct Browser<'a> {
    house: &'a House,
    cookie: String,
}

impl Browser<'_> {
    async fn text(&self, path: &str) -> String {
        let request = self.house.call(Method::GET, path, None).header("cookie", &self.cookie);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    }
}

/// Sets a table; returns the browser that did, the game's page and the tokens of people.
async fn set<'a>(house: &'a House, body: &Value) -> (Browser<'a>, String, Vec<String>) {
    let answer = house.call(Method::POST, "/api/v1/games", None).json(body).send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers().get("set-cookie").map_or("", |value| value.to_str().unwrap());
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let made: Value = answer.json().await.unwrap();
    let tokens = made["seats"].as_array().unwrap().iter().filter_map(|seat| seat["token"].as_str());
    let tokens = tokens.map(str::to_owned).collect();
    (Browser { house, cookie }, format!("/games/{}", made["id"].as_str().unwrap()), tokens)
}

fn person(name: &str, here: bool) -> Value {
    json!({ "kind": "human", "name": name, "here": here })
}

/// The first goal a seat was dealt, and that it is kept.
async fn keep(house: &House, page: &str, token: &str) {
    let moves = house.json(&format!("/api/v1{page}/moves"), Some(token)).await;
    let body = json!({ "ply": 0, "move": moves[0]["move"] });
    let (status, answer) = house.post(&format!("/api/v1{page}/moves"), Some(token), &body).await;
    assert_eq!(status, 200, "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_made_of_the_parts_it_asks_for_later() {
    let house = House::open().await;
    let body =
        json!({ "game": "suburbia", "seats": [person("Ann", true), { "kind": "bot", "bot": "random" }] });
    let (ann, page, tokens) = set(&house, &body).await;
    keep(&house, &page, &tokens[0]).await;
    // The bot may be moving: compare two looks at the same position.
    for _ in 0..50 {
        let (parts, whole) = (ann.text(&format!("{page}/parts")).await, ann.text(&page).await);
        if whole.contains(parts.trim()) {
            assert!(parts.contains("id=\"state\"") && parts.contains("id=\"market\""));
            return;
        }
    }
    panic!("the page never has the parts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_shows_nothing_secret_between_two_people() {
    let house = House::open().await;
    let body = json!({ "game": "suburbia", "seats": [person("Ann", true), person("Ben", true)] });
    let (both, page, tokens) = set(&house, &body).await;
    let between = both.text(&page).await;
    assert!(between.contains("Pass the screen to Ann") && !between.contains("goal-card"));
    assert!(both.text(&format!("{page}?seat=0")).await.contains("goal-card"));
    keep(&house, &page, &tokens[0]).await;
    for path in [page.clone(), format!("{page}?seat=0")] {
        let text = both.text(&path).await;
        assert!(text.contains("Pass the screen to Ben"), "{path}");
        assert!(!text.contains("goal-card") && !text.contains("data-secret"), "{path}");
    }
    assert!(both.text(&format!("{page}?seat=1")).await.contains("goal-card"));
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_are_for_whoever_set_the_table_and_end_when_they_are_followed() {
    let house = House::open().await;
    let body = json!({ "game": "suburbia", "seats": [person("Ann", true), person("Ben", false)] });
    let (ann, page, tokens) = set(&house, &body).await;
    let stranger = Browser { house: &house, cookie: String::new() };
    let text = ann.text(&page).await;
    assert!(text.contains(&tokens[1]) && !text.contains(&tokens[0]));
    let text = stranger.text(&page).await;
    assert!(tokens.iter().all(|token| !text.contains(token.as_str())));
    let (status, _) =
        house.post(&format!("/api/v1{page}/seat"), Some(&tokens[1]), &json!({ "name": "<b>Ben" })).await;
    assert_eq!(status, 200);
    let text = ann.text(&page).await;
    assert!(!text.contains(&tokens[1]), "the seat is taken");
    assert!(text.contains("&lt;b&gt;Ben") && !text.contains("<b>Ben"), "names are text");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_cannot_go_on_say_so() {
    let house = House::open().await;
    let body = json!({ "game": "suburbia", "seats": [person("Ann", true), person("Ben", true)] });
    let (ann, page, tokens) = set(&house, &body).await;
    keep(&house, &page, &tokens[0]).await;
    let cookie = ann.cookie.clone();
    house.tamper("UPDATE moves SET seal = seal + 1").await;
    let house = house.reopen().await;
    let text = Browser { house: &house, cookie }.text(&page).await;
    assert!(text.contains("This game has stopped") && text.contains("/record"));
}

/// Bots without a name get first names that differ; names that are given stay.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_told_apart_by_name() {
    let house = House::open().await;
    let bot = || json!({ "kind": "bot", "bot": "random" });
    let named = json!({ "kind": "bot", "bot": "random", "name": "Bot 1" });
    let body = json!({ "game": "neom", "seats": [person("Ann", true), bot(), bot(), named] });
    let (ann, page, _) = set(&house, &body).await;
    let names = house.json(&format!("/api/v1{page}"), None).await["names"].clone();
    let names: Vec<&str> = names.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert_eq!((names[0], names[3]), ("Ann", "Bot 1"));
    assert!(
        names[1] != names[2] && names[1..3].iter().all(|name| name.len() > 2 && !name.contains("random"))
    );
    let text = ann.text(&page).await;
    assert!(text.contains(names[1]) && text.contains("Random bot"), "the level stands beside the name");
}

/// What the rules do by themselves stands in the log by itself, with cells to be shown on the map but not in words.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_moves_and_what_follows_them_apart() {
    let house = House::open().await;
    let packs = json!({ "packs": ["base", "inc", "five-star"] });
    let people = [person("Ann", true), person("Ben", false)];
    let body = json!({ "game": "suburbia", "rules": packs, "seats": people, "seed": 3 });
    let (ann, page, tokens) = set(&house, &body).await;
    for ply in 0..16 {
        let shown = house.json(&format!("/api/v1{page}"), None).await;
        let seat = shown["to_move"][0].as_u64().unwrap() as usize;
        let moves = house.json(&format!("/api/v1{page}/moves"), Some(&tokens[seat])).await;
        let moves = moves.as_array().unwrap();
        let mv = &moves[(7 * ply) % moves.len()]["move"];
        let body = json!({ "ply": shown["ply"], "move": mv });
        let (status, answer) = house.post(&format!("/api/v1{page}/moves"), Some(&tokens[seat]), &body).await;
        assert_eq!(status, 200, "{answer}");
    }
    let text = ann.text(&page).await;
    let log = &text[text.find("id=\"log\"").unwrap()..];
    let log = &log[..log.find("</section>").unwrap()];
    assert!(log.contains("data-moment=\"steps\"") && log.contains("income and population"));
    assert!(log.contains("data-at=\"0:") && log.contains("data-at=\"1:"));
    assert!(!log.contains(" at 1,") && !log.contains("(1,") && !log.contains("slot"), "{log}");
}

#[tokio::test]
async fn whoever_watches_is_told_so_and_one_screen_has_no_talk() {
    let house = House::open().await;
    let seats = json!([person("Ann", true), person("Ben", true)]);
    let (host, page, _) = set(&house, &json!({ "game": "suburbia", "seats": seats })).await;
    let own = host.text(&page).await;
    assert!(!own.contains("id=\"talk\"") && !own.contains("class=\"watching\""), "all sit at one screen");
    let watched = house.get(&page, None).await.text().await.unwrap();
    let sign = watched.split_once("class=\"watching\"").expect("it says so").1;
    let sign = sign.split_once("</p>").unwrap().0;
    assert!(sign.contains("You are watching.") && sign.contains("The borough of "), "{sign}");
    let seats = json!([person("Ann", true), person("Ben", false)]);
    let (host, page, _) = set(&house, &json!({ "game": "suburbia", "seats": seats })).await;
    assert!(host.text(&page).await.contains("id=\"talk\""));
    house.close().await;
}
