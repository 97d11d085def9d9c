//! What the table of NEOM tells before a move: what is expected, what becomes of the roads; plans; the hand on a phone.

use super::driver::{Browser, DESKTOP, PHONE};
use super::neom::{Player, person, sit};
use crate::common::House;
use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use fantoccini::key::Key;
use serde_json::json;
use std::time::Duration;

/// A table with two bots, at the second turn of the second generation: there is a city, and something to pick.
async fn picking<'a>(browser: &'a Browser, house: &House) -> Player<'a> {
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    sit(browser, house, json!([person("Ann"), bot, bot]), 5).await;
    let player = Player { browser };
    player.skip_to(1, "view.generation === 2 && view.turn >= 2 && view.phase === 'select'").await;
    player.my_turn().await;
    browser.eval("document.querySelector('#since [data-dismiss]')?.click()").await;
    player
}

/// A tile that can be placed and has more than one cell to go to.
const PLACEABLE: &str = "#hand .offer:not([data-dear]) .pick:has(.now)";

#[tokio::test(flavor = "multi_thread")]
async fn a_pick_is_planned_on_the_map_and_the_plan_waits_until_it_is_placed() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let player = picking(&browser, &house).await;
    // What is expected stands first, what would count now beside it, and what they mean once.
    let numbers = "return [...document.querySelectorAll('#hand .pick:has(.now) .price')].map((price) => [...price.children].map((one) => one.className))";
    for numbers in browser.eval(numbers).await.as_array().unwrap() {
        assert_eq!(numbers, &json!(["estimate", "cost", "now"]));
    }
    assert!(browser.text("#hand .hand-legend").await.contains("estimate"));
    assert_eq!(
        browser.eval("return document.getElementById('hand').textContent.includes('house value')").await,
        json!(false)
    );
    browser.click(PLACEABLE).await;
    browser.find("#confirm").await;
    let told = browser.text("#panel").await;
    for part in ["EXPECTED BY THE END", "IF THE GAME ENDED NOW", "open road end", "best cell"] {
        assert!(told.contains(part), "{part} in {told}");
    }
    let best = "[...document.querySelectorAll('#town .legal.best')]";
    assert_ne!(browser.eval(&format!("return {best}.length")).await, json!(0), "the best cells are marked");
    // What all cells cost alike stands on none of them.
    let costs =
        "return [...document.querySelectorAll('#town .legal .chip.money')].map((chip) => chip.textContent)";
    let costs = browser.eval(costs).await;
    let costs = costs.as_array().unwrap();
    assert!(costs.is_empty() || costs.iter().any(|cost| *cost != costs[0]), "{costs:?}");
    // A cell that lights up can be chosen: the tile is tried there, and told there.
    let other =
        browser.eval("return document.querySelector('#town .cell.legal:not(.best)').dataset.at").await;
    let other = format!("#town .legal[data-at='{}']", other.as_str().unwrap());
    browser.click(&other).await;
    browser.until("document.querySelector('#panel').textContent.includes('the cell you chose')").await;
    assert_eq!(browser.eval("return document.querySelectorAll('#town .ghost').length").await, json!(1));
    assert_eq!(browser.find(&other).await.attr("aria-pressed").await.unwrap().as_deref(), Some("true"));
    // Choosing it again takes the plan back, and the tile stays picked.
    browser.click(&other).await;
    browser.until("document.querySelector('#panel').textContent.includes('best cell')").await;
    browser.click(&other).await;
    browser.until("document.querySelector('#panel').textContent.includes('the cell you chose')").await;
    browser.click("#confirm:not([disabled])").await;
    browser.until("document.getElementById('state').dataset.phase === 'act'").await;
    player.my_turn().await;
    browser.until(&format!("document.querySelector({other:?})?.classList.contains('chosen')")).await;
    browser.until("document.getElementById('confirm')?.textContent === 'Place'").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pick_is_planned_with_the_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    picking(&browser, &house).await;
    let key = browser.eval(&format!("return document.querySelector({PLACEABLE:?}).dataset.key")).await;
    browser.press(key.as_str().unwrap()).await;
    browser.until("document.activeElement.id === 'confirm'").await;
    browser.press_key(Key::Down).await;
    browser.until("document.activeElement.matches('#town .legal')").await;
    browser.press_key(Key::Enter).await;
    browser
        .until("document.querySelector('#town .legal.chosen') && document.activeElement.id === 'confirm'")
        .await;
    // Back by one: the plan is gone, the focus is where it was.
    browser.press_key(Key::Escape).await;
    browser.until("!document.querySelector('#town .legal.chosen') && document.activeElement.matches('#town .legal')").await;
    browser.until("document.querySelector('#hand .pick[aria-pressed=true]')").await;
    browser.press_key(Key::Escape).await;
    browser.until("!document.querySelector('#hand .pick[aria-pressed=true]')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roads_that_a_placement_closes_are_named_before_it() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    picking(&browser, &house).await;
    let picks =
        browser.eval("return document.querySelectorAll('#hand .pick').length").await.as_u64().unwrap();
    let warned = "document.querySelector('#town .legal:has(.warn-mark)')";
    for number in 1..=picks {
        browser.press(number.to_string()).await;
        browser.until(&format!("document.querySelector('#hand-{number}[aria-pressed=true]')")).await;
        browser.find("#confirm").await;
        if browser.eval(&format!("return Boolean({warned})")).await == json!(true) {
            break;
        }
    }
    let label = browser.eval(&format!("return {warned}.getAttribute('aria-label')")).await;
    assert!(label.as_str().unwrap().contains("closes roads"), "{label}");
    browser.eval(&format!("{warned}.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
    let closes =
        "/Closes (the road of|roads)|Cuts .* off/.test(document.getElementById('panel').textContent)";
    browser.until(closes).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_whole_hand_and_a_swipe_leads_through_it() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    picking(&browser, &house).await;
    let seen = "return [...document.querySelectorAll('#hand .pick')].map((pick) => pick.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight)";
    let seen = browser.eval(seen).await;
    let seen = seen.as_array().unwrap();
    assert!(seen.len() > 4 && seen.iter().all(|one| *one == json!(true)), "{seen:?}");
    let rows = "return new Set([...document.querySelectorAll('#hand .pick')].map((pick) =>
        Math.round(pick.getBoundingClientRect().top))).size";
    assert_eq!(browser.eval(rows).await, json!(2));
    let picked = async |number: usize| {
        browser.until(&format!("document.querySelector('#hand-{number}[aria-pressed=true]')")).await;
        browser
            .until(&format!("document.querySelector('.swipe span')?.textContent.startsWith('{number} ')"))
            .await;
    };
    browser.click("#hand-1").await;
    picked(1).await;
    browser.click("#swipe-later").await;
    picked(2).await;
    browser.click("#swipe-earlier").await;
    picked(1).await;
    let finger = |from: f64, to: f64| {
        let at = |x: f64, duration| PointerAction::MoveTo { duration, x, y: 640.0 };
        TouchActions::new("finger".to_owned())
            .then(at(from, None))
            .then(PointerAction::Down { button: 0 })
            .then(at((from + to) / 2.0, Some(Duration::from_millis(40))))
            .then(at(to, Some(Duration::from_millis(40))))
            .then(PointerAction::Up { button: 0 })
    };
    browser.client.perform_actions(finger(300.0, 80.0)).await.unwrap();
    picked(2).await;
    browser.client.perform_actions(finger(80.0, 300.0)).await.unwrap();
    picked(1).await;
    browser.assert_no_sideways_scrolling().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

/// On its side a phone says what is to be done, and the hand fits.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_on_its_side_says_what_is_to_be_done() {
    let house = House::open().await;
    let browser = Browser::open((844, 390)).await;
    picking(&browser, &house).await;
    let cut = "const turn = document.querySelector('#bar .turn strong'); return turn.scrollWidth > turn.clientWidth";
    assert_eq!(browser.eval(cut).await, json!(false));
    let out = "return [...document.querySelectorAll('#hand .pick, #hand .estimate')].map((one) => one.getBoundingClientRect())
        .filter(({ right, bottom }) => right > innerWidth || bottom > innerHeight).length";
    assert_eq!(browser.eval(out).await, json!(0));
    browser.assert_no_sideways_scrolling().await;
    browser.close().await;
    house.close().await;
}
