//! Planning: tiles laid out as ghosts off turn and before they can be paid, what may come of them, and moves that are played
//! when their turn comes.

use super::driver::{Browser, DESKTOP, PHONE};
use super::sit_down_at;
use crate::common::{House, Local, Played};
use crate::plan::begun;
use fantoccini::key::Key;
use serde_json::json;

/// A table of two in the middle of its first rounds, with whoever waits in the browser.
async fn waiting(house: &House, size: (u32, u32), plies: usize) -> (Browser, Played, Local, [usize; 2]) {
    let (game, local, seats) = begun(house, 5, plies).await;
    let browser = Browser::open(size).await;
    sit_down_at(&browser, house, &game, seats[1]).await;
    open(&browser, house, &game).await;
    (browser, game, local, seats)
}

async fn open(browser: &Browser, house: &House, game: &Played) {
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
}

/// Picks something, chooses a cell that can be clicked, and plans it; returns the cell.
async fn lay(browser: &Browser, pick: &str) -> String {
    browser.click(pick).await;
    browser.until("document.querySelector('#panel[data-plan] ~ *, #panel[data-plan]') && document.querySelector('#town .legal')").await;
    let cells = browser
        .eval("return [...document.querySelectorAll('#town .legal')].map((cell) => cell.dataset.at)")
        .await;
    let at = cells[0].as_str().unwrap().to_owned();
    choose(browser, &at).await;
    browser.click("#plan-add").await;
    browser.until(&format!("document.querySelector('#plan .steps [data-at=\"{at}\"]')")).await;
    browser.until("document.querySelectorAll('#town .planned').length === document.querySelectorAll('#plan .steps li').length").await;
    at
}

/// Chooses a cell, also one that lies under something on a small screen.
async fn choose(browser: &Browser, at: &str) {
    let click = format!(
        "document.querySelector('#town .legal[data-at=\"{at}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
    );
    browser.eval(&click).await;
    browser.until("document.getElementById('panel').dataset.stage === 'confirm'").await;
}

async fn steps(browser: &Browser) -> u64 {
    browser.eval("return document.querySelectorAll('#plan .steps li').length").await.as_u64().unwrap()
}

/// Plays a move of the seat to act that begins so.
async fn play(house: &House, game: &Played, seat: usize, ply: usize, with: &str) {
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    let found = moves.as_array().unwrap().iter().find(|one| one["move"].as_str().unwrap().starts_with(with));
    let mv = found.unwrap_or_else(|| panic!("{with}"))["move"].as_str().unwrap().to_owned();
    let (status, told) = house.play(game, seat, ply, &mv).await;
    assert_eq!(status, 200, "{mv}: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_tiles_are_planned_off_turn_and_forecast() {
    let house = House::with(|config| config.forecast = 10).await;
    let (browser, game, local, [active, _]) = waiting(&house, DESKTOP, 4).await;
    assert_eq!(browser.state("acts").await, "");
    // What cannot be paid shows where it could go, what it would do, and what is short.
    let dear = "#market .offer[data-dear] .pick[data-slot]";
    browser.click(dear).await;
    browser.until("document.querySelectorAll('#town .legal .net .chip').length > 3").await;
    let at = browser.eval("return document.querySelector('#town .legal').dataset.at").await;
    choose(&browser, at.as_str().unwrap()).await;
    browser.until("document.querySelector('#panel .changes li')").await;
    assert!(browser.text("#panel header").await.contains("short"), "{}", browser.text("#panel").await);
    browser.until("document.querySelector('#town .ghost')").await;
    browser.click("#plan-add").await;
    browser.until("document.querySelectorAll('#town .planned').length === 1").await;
    assert!(browser.text("#plan .steps").await.contains("short"));
    // The next ones may stand beside what is only planned.
    let opened = "[...document.querySelectorAll('.planned-cells .cell')].length > 0";
    browser.until(opened).await;
    lay(&browser, "#slot-7").await;
    lay(&browser, "#market .pick[data-basic]").await;
    assert_eq!(steps(&browser).await, 3);
    // Round by round, with what is uncertain as a band.
    browser.click("#plan-forecast").await;
    browser.until("document.querySelectorAll('#panel .rounds tbody tr').length >= 3").await;
    assert_eq!(
        browser.eval("return document.querySelectorAll('#panel .chart .band').length").await,
        json!(4)
    );
    assert!(browser.text("#panel").await.contains("10 made-up games"));
    browser.click("#close-panel").await;
    // The order can be changed, and what is not wanted is taken out.
    let first = "document.querySelector('#plan .steps .what b').textContent";
    let before = browser.eval(&format!("return {first}")).await;
    browser.click("#plan-earlier-1").await;
    browser.until(&format!("{first} !== {before}")).await;
    browser.click("#plan-remove-2").await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 2").await;
    // It stays through others' moves and a new page.
    play(&house, &game, active, local.ply, "lake 6").await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply + 1)).await;
    browser.until("document.querySelectorAll('#town .planned').length === 2").await;
    open(&browser, &house, &game).await;
    browser.until("document.querySelectorAll('#town .planned').length === 2").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_takes_is_dropped_with_a_word_and_the_rest_is_built_as_planned() {
    let house = House::open().await;
    let (browser, game, local, [active, _]) = waiting(&house, DESKTOP, 2).await;
    lay(&browser, "#slot-7").await;
    let name = browser.text("#plan .steps .what b").await;
    let at = lay(&browser, "#market .pick[data-basic]").await;
    play(&house, &game, active, local.ply, "lake 7").await;
    browser.until(&format!("document.getElementById('toast').textContent.includes({name:?})")).await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 1").await;
    assert_eq!(browser.state("acts").await, "1");
    // On one's turn what is planned next is one click away.
    browser.click("#plan-build").await;
    browser.until(&format!("document.querySelector('#town .tile[data-at=\"{at}\"]')")).await;
    browser
        .until("!document.querySelector('#plan .steps li') && !document.querySelector('#town .planned')")
        .await;
    assert_eq!(browser.state("phase").await, "discard");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_left_is_played_when_its_turn_comes() {
    let house = House::open().await;
    let (browser, game, local, [active, _]) = waiting(&house, DESKTOP, 2).await;
    let at = lay(&browser, "#slot-7").await;
    browser.click("#plan-promise").await;
    browser.until("document.querySelector('#plan .conditional[data-move]')").await;
    // Also after the server has started anew in between.
    let house = house.reopen().await;
    open(&browser, &house, &game).await;
    assert!(browser.text("#plan .conditional").await.contains("as soon as it is your turn"));
    play(&house, &game, active, local.ply, "lake 6").await;
    browser.until(&format!("document.querySelector('#town .tile[data-at=\"{at}\"]')")).await;
    browser.until("!document.querySelector('#plan .conditional, #plan .steps li')").await;
    browser.until("document.querySelector('#log .as-planned')").await;
    assert_eq!(browser.state("ply").await, (local.ply + 2).to_string());
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_left_and_does_not_hold_is_not_played_and_says_why() {
    let house = House::open().await;
    let (browser, game, local, [active, _]) = waiting(&house, PHONE, 2).await;
    lay(&browser, "#slot-7").await;
    browser.click("#plan-promise").await;
    browser.until("document.querySelector('#plan .conditional[data-move]')").await;
    play(&house, &game, active, local.ply, "lake 7").await;
    browser.until("document.querySelector('#plan .conditional[data-failed]')").await;
    assert!(browser.text("#plan .conditional").await.contains("no longer on offer"));
    assert_eq!(browser.state("acts").await, "1", "its owner decides");
    assert_eq!(browser.state("ply").await, (local.ply + 1).to_string());
    browser.click("#plan .conditional button").await;
    browser.until("!document.querySelector('#plan .conditional')").await;
    browser.assert_no_sideways_scrolling().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_for_a_plan() {
    let house = House::with(|config| config.forecast = 4).await;
    let (browser, ..) = waiting(&house, PHONE, 4).await;
    for pick in ["#slot-7", "#slot-6", "#market .pick[data-basic]"] {
        lay(&browser, pick).await;
    }
    browser.assert_no_sideways_scrolling().await;
    let small = "[...document.querySelectorAll('#plan button')].filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44).length";
    assert_eq!(browser.eval(&format!("return {small}")).await, json!(0), "a finger hits them");
    browser.click("#plan-forecast").await;
    browser.until("document.querySelector('#panel .rounds tbody tr')").await;
    browser.assert_no_sideways_scrolling().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_made_with_keys_alone() {
    let house = House::open().await;
    let (browser, ..) = waiting(&house, DESKTOP, 4).await;
    browser.press("7").await;
    browser.until("document.activeElement.matches('#town .legal')").await;
    browser.press_key(Key::Down).await;
    browser.press_key(Key::Enter).await;
    browser.until("document.activeElement.id === 'plan-add'").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 1").await;
    browser.until("document.getElementById('live').textContent").await;
    // Escape leaves what is picked, and what is planned stays.
    browser.press("6").await;
    browser.until("document.activeElement.matches('#town .legal')").await;
    browser.press_key(Key::Escape).await;
    browser.until("document.getElementById('panel').hidden").await;
    assert_eq!(steps(&browser).await, 1);
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_could_play_can_plan_ahead_instead() {
    let house = House::open().await;
    let (game, _, [active, _]) = begun(&house, 5, 4).await;
    let browser = Browser::open(DESKTOP).await;
    sit_down_at(&browser, &house, &game, active).await;
    open(&browser, &house, &game).await;
    assert_eq!(browser.state("acts").await, "1");
    browser.click("#plan-on").await;
    browser.until("document.querySelector('#plan-on[aria-pressed=true]')").await;
    lay(&browser, "#slot-7").await;
    browser.click("#plan-on").await;
    browser.until("document.querySelector('#plan-on[aria-pressed=false]')").await;
    // What can be played is played as ever, and can be kept for later.
    browser.click("#slot-6").await;
    browser
        .until("document.querySelector('#town .legal') && !document.querySelector('#panel[data-plan]')")
        .await;
    // Another cell than the one that is taken in the plan.
    let at = browser.eval("return [...document.querySelectorAll('#town .legal')].at(-1).dataset.at").await;
    choose(&browser, at.as_str().unwrap()).await;
    browser.click("#plan-it").await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 2").await;
    assert_eq!(browser.state("acts").await, "1", "nothing was played");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
