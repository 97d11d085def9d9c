//! Very many stored games. What they cost `cargo xtask load` measures.

use crate::common::{Database, House, Local, Played};
use reqwest::Method;
use suburbia::setup::Mode;

#[path = "../../examples/load/strangers.rs"]
mod strangers;

/// Games of strangers, all of them over.
pub async fn fill(database: &Database, from: usize, to: usize) {
    for statement in strangers::strangers(database.url.starts_with("postgres:"), from, to) {
        database.tamper(&statement).await;
    }
    database.tamper("ANALYZE").await;
}

/// A browser with a game that is over and one that runs.
pub async fn browser(house: &House) -> (String, Played, Local) {
    let (_, cookie) = house.finished_in_a_browser().await;
    let running = house.people(4, 5).await;
    (cookie, running, Local::new(Mode::Standard, 4, 5))
}

pub async fn page(house: &House, cookie: &str, path: &str) {
    let answer = house.call(Method::GET, path, None).header("cookie", cookie).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.bytes().await.unwrap();
}
