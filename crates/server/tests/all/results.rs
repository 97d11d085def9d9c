//! How games ended is written down once: lists and statistics need no replay afterwards.

use crate::common::House;
use reqwest::Method;

async fn page(house: &House, cookie: &str, path: &str) -> String {
    let answer = house.call(Method::GET, path, None).header("cookie", cookie).send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    answer.text().await.unwrap()
}

/// What tells results, without what changes from one page to the next.
async fn told(house: &House, cookie: &str) -> (String, String) {
    let list = page(house, cookie, "/?part=games").await;
    let statistics = page(house, cookie, "/statistics").await;
    let main = statistics.split("<main").nth(1).unwrap().to_owned();
    (list, main)
}

#[tokio::test(flavor = "multi_thread")]
async fn how_a_game_ended_is_not_replayed_once_it_is_written_down() {
    let house = House::open().await;
    let (id, cookie) = house.finished_in_a_browser().await;
    let first = told(&house, &cookie).await;
    assert!(first.0.contains(&format!("/games/{id}/end")), "{}", first.0);
    // A replay would stop at once.
    house.tamper("UPDATE moves SET entry = 'nonsense', seal = 0").await;
    let house = house.reopen().await;
    assert_eq!(told(&house, &cookie).await, first);
    // Without the note nothing is known any more of such a game: the note is what was read.
    house.tamper("DELETE FROM results").await;
    let house = house.reopen().await;
    let (list, statistics) = told(&house, &cookie).await;
    assert!(list.contains(&format!("/games/{id}/replay")), "{list}");
    assert_ne!(statistics, first.1);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_ended_before_ends_were_written_down_are_made_up_for() {
    let house = House::open().await;
    let (_, cookie) = house.finished_in_a_browser().await;
    let first = told(&house, &cookie).await;
    house.tamper("DELETE FROM results").await;
    let house = house.reopen().await;
    assert_eq!(told(&house, &cookie).await, first);
    house.tamper("UPDATE moves SET entry = 'nonsense', seal = 0").await;
    let house = house.reopen().await;
    assert_eq!(told(&house, &cookie).await, first);
    // A result that was made from fewer entries than there are is not believed.
    house.tamper("UPDATE results SET entries = entries - 1").await;
    let house = house.reopen().await;
    assert_ne!(told(&house, &cookie).await, first);
}
