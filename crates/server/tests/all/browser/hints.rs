//! Journeys with the search bot's help, and to what came of the games.

use super::driver::{Browser, DESKTOP, PHONE};
use super::play::Player;
use super::{sit_down, start};
use crate::common::{House, Local};
use bots::planner::Budget;
use fantoccini::key::Key;
use serde_json::json;
use suburbia::setup::Mode;

/// A house whose search bot counts instead of looking at the clock.
async fn house() -> House {
    House::with(|config| config.hint = Budget::Iterations(60)).await
}

/// What the second move of the list is, in the notation of records.
async fn second(browser: &Browser) -> String {
    browser.until("document.querySelectorAll('#panel .hinted').length === 3").await;
    let mv = browser.eval("return document.querySelectorAll('#panel .hinted')[1].dataset.move").await;
    mv.as_str().unwrap().to_owned()
}

/// The last move of the game, as whoever sits there may know it.
async fn last_move(browser: &Browser) -> String {
    let record = "return fetch('/api/v1' + location.pathname + '/record').then((answer) => answer.json())";
    let record = browser.eval(record).await;
    record["moves"].as_array().unwrap().last().unwrap().as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lists_three_moves_and_prepares_the_one_that_is_chosen() {
    let house = house().await;
    let browser = Browser::open(DESKTOP).await;
    start(&browser, &house, &["input[name=mode][value=lone-architect]"]).await;
    Player::new(&browser).my_turn().await;
    browser.click("#hint").await;
    let mv = second(&browser).await;
    assert!(browser.text("#panel").await.contains("points at the end"));
    // Choosing it plays nothing: it is confirmed like any other move.
    browser.click("#panel li:nth-child(2) .hinted").await;
    browser.find("#confirm").await;
    browser.until("document.querySelectorAll('.pick[aria-pressed=true]').length === 1").await;
    assert_eq!(browser.state("ply").await, "0");
    // The list is still there for whoever goes back.
    browser.click("#back").await;
    browser.click("#hint").await;
    assert_eq!(second(&browser).await, mv);
    browser.click("#panel li:nth-child(2) .hinted").await;
    browser.click("#confirm:not([disabled])").await;
    browser.until("document.getElementById('state').dataset.ply === '1'").await;
    assert_eq!(last_move(&browser).await, mv);
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_work_by_keyboard_in_neom_too_and_fit_a_phone() {
    let house = house().await;
    let browser = Browser::open(PHONE).await;
    let choices = ["input[name=game][value=neom]", "input[name=mode][value=solo]", "input[name=beginner]"];
    start(&browser, &house, &choices).await;
    for ply in 0..3 {
        browser.until(&format!("document.getElementById('state').dataset.ply === '{ply}'")).await;
        browser.until("document.getElementById('state').dataset.acts === '1'").await;
        browser.press("h").await;
        // With the keyboard the first move has the focus, and then what confirms it.
        browser.until("document.activeElement.matches('.hinted')").await;
        browser.assert_no_sideways_scrolling().await;
        let mv = browser.eval("return document.activeElement.dataset.move").await;
        browser.press_key(Key::Escape).await;
        browser.until("document.getElementById('panel').dataset.stage !== 'hint' || document.getElementById('panel').hidden").await;
        browser.press("h").await;
        browser.until("document.activeElement.matches('.hinted')").await;
        browser.press_key(Key::Enter).await;
        browser.until("document.activeElement.id === 'confirm'").await;
        browser.press_key(Key::Enter).await;
        browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", ply + 1)).await;
        assert_eq!(json!(last_move(&browser).await), mv);
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_in_the_statistics() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&format!("{}/statistics", house.base)).await;
    assert!(browser.text("main").await.contains("nothing to count yet"));
    let game = house.table(json!({ "mode": "lone-architect" }), &["Ann"], 3).await;
    house.as_if_by_chance().await;
    house.play_on(&game, &mut Local::new(Mode::LoneArchitect, 1, 3), |_| false).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}/end", house.base, game.id)).await;
    let score = browser.text(".podium .people").await;
    browser.click(".banner a[href='/statistics']").await;
    browser.until("location.pathname === '/statistics'").await;
    assert_eq!(browser.text(".results td:last-child").await, score);
    assert!(browser.text(".results th[scope=row]").await.contains("Lone Architect"));
    browser
        .until("document.querySelector('svg.ladder .reached') && document.querySelector('.built .face')")
        .await;
    browser.assert_no_sideways_scrolling().await;
    // The best score leads to its game, and home leads here.
    browser.click(".results td:last-child a").await;
    browser.until("location.pathname.endsWith('/end')").await;
    browser.goto(&house.base).await;
    browser.click("#games a[href='/statistics']").await;
    browser.until("location.pathname === '/statistics'").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
