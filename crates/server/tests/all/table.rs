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
