//! What the table of NEOM tells before a move: what is expected, what becomes of the roads; plans of up to three tiles, what
//! may come of them, and what is played when its turn comes; the hand on a phone.

use super::driver::{Browser, DESKTOP, PHONE};
use super::neom::{Player, person, sit};
use super::sit_down_at;
use crate::common::House;
use crate::neom_plan::{play, waiting};
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
        browser.eval("return document.querySelectorAll('#hand .slots .pick').length").await.as_u64().unwrap();
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
    let seen = "return [...document.querySelectorAll('#hand .slots .pick')].map((pick) => pick.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight)";
    let seen = browser.eval(seen).await;
    let seen = seen.as_array().unwrap();
    assert!(seen.len() > 4 && seen.iter().all(|one| *one == json!(true)), "{seen:?}");
    let rows = "return new Set([...document.querySelectorAll('#hand .slots .pick')].map((pick) =>
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
    let out = "return [...document.querySelectorAll('#hand .slots .pick, #hand .estimate')].map((one) => one.getBoundingClientRect())
        .filter(({ right, bottom }) => right > innerWidth || bottom > innerHeight).length";
    assert_eq!(browser.eval(out).await, json!(0));
    browser.assert_no_sideways_scrolling().await;
    browser.close().await;
    house.close().await;
}

/// Picks something that is only planned, on its best cell.
async fn lay(browser: &Browser, pick: &str) {
    let before = browser.eval("return document.querySelectorAll('#plan .steps li').length").await;
    browser.click(pick).await;
    browser.until("document.querySelector('#panel[data-plan]') && (document.getElementById('plan-add') || document.querySelector('#town .legal'))").await;
    // A Cornerstone says where it goes; a pick may be planned for its best cell.
    let choose = "if (!document.getElementById('plan-add'))
        document.querySelector('#town .legal').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    browser.eval(choose).await;
    browser.until("document.querySelector('#plan-add:not([disabled])')").await;
    browser.click("#plan-add").await;
    let more =
        format!("document.querySelectorAll('#plan .steps li').length === {} + 1", before.as_u64().unwrap());
    browser.until(&more).await;
    browser.until("document.querySelectorAll('#town .planned').length === document.querySelectorAll('#plan .steps li').length").await;
}

/// Seat 0 has acted in the third turn; hands that it has held come back.
async fn waits(house: &House, size: (u32, u32)) -> (Browser, crate::common::Played) {
    let game = waiting(house).await;
    let browser = Browser::open(size).await;
    sit_down_at(&browser, house, &game, 0).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    browser.eval("document.querySelector('#since [data-dismiss]')?.click()").await;
    (browser, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn three_tiles_are_planned_while_others_act_and_forecast_by_turn() {
    let house = House::with(|config| config.forecast = 10).await;
    let (browser, game) = waits(&house, DESKTOP).await;
    assert_eq!(browser.state("acts").await, "");
    // What is left of hands that come back, by the turn in which they do.
    assert!(browser.text("#hand .to-come").await.contains("Turn 4"));
    lay(&browser, "#come-4-3").await;
    assert!(browser.text("#plan .steps").await.contains("turn 1.4"));
    lay(&browser, "#come-5-4").await;
    lay(&browser, "#stone-1").await;
    let when = browser
        .eval("return [...document.querySelectorAll('#plan .when')].map((one) => one.textContent)")
        .await;
    assert_eq!(when, json!(["turn 1.4", "turn 1.5", "turn 1.6"]));
    browser.click("#plan-forecast").await;
    browser.until("document.querySelectorAll('#panel .rounds tbody tr').length === 7").await;
    let told = browser.text("#panel").await;
    for part in ["10 made-up games", "of the games, mostly in turn 1.4", "Pollution", "Neighborhoods"] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert_eq!(
        browser.eval("return document.querySelectorAll('#panel .chart .band').length").await,
        json!(5)
    );
    browser.click("#close-panel").await;
    // What cannot be planned says why: the hand of the fifth turn is needed for the step before.
    browser.click("#come-5-1").await;
    browser
        .until("document.getElementById('toast').textContent.includes('does not come to you after')")
        .await;
    // The plan stays while the others go on; what comes next can be left to be played.
    browser.click("#plan-promise").await;
    browser.until("document.querySelector('#plan .conditional[data-move]')").await;
    play(&house, &game, 1, "sell").await;
    play(&house, &game, 2, "sell").await;
    browser.until("document.getElementById('state').dataset.phase === 'select'").await;
    browser.until("document.querySelector('#hand .offer[data-chosen]')").await;
    assert_eq!(browser.state("acts").await, "");
    play(&house, &game, 1, "select ").await;
    play(&house, &game, 2, "select ").await;
    browser.until("document.querySelector('#log .as-planned')").await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 2").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_for_a_plan_of_three() {
    let house = House::with(|config| config.forecast = 4).await;
    let (browser, _) = waits(&house, PHONE).await;
    for pick in ["#come-4-1", "#come-5-2", "#stone-1"] {
        lay(&browser, pick).await;
    }
    browser.assert_no_sideways_scrolling().await;
    let small = "[...document.querySelectorAll('#plan button, #hand .later')].filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44).length";
    assert_eq!(browser.eval(&format!("return {small}")).await, json!(0), "a finger hits them");
    browser.click("#plan-forecast").await;
    browser.until("document.querySelector('#panel .rounds tbody tr')").await;
    browser.assert_no_sideways_scrolling().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_picks_can_plan_ahead_instead_with_keys_alone() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    picking(&browser, &house).await;
    browser.press("a").await;
    browser.until("document.querySelector('#plan-on[aria-pressed=true]')").await;
    let key = browser.eval(&format!("return document.querySelector({PLACEABLE:?}).dataset.key")).await;
    browser.press(key.as_str().unwrap()).await;
    browser.until("document.activeElement.id === 'plan-add'").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.querySelectorAll('#plan .steps li').length === 1").await;
    browser.until("document.getElementById('live').textContent").await;
    assert_eq!(browser.state("acts").await, "1", "nothing was played");
    browser.press("a").await;
    browser.until("document.querySelector('#plan-on[aria-pressed=false]')").await;
    // What is planned is picked with one press, and then placed with another.
    let picked = "document.getElementById('state').dataset.phase === 'act' && document.getElementById('state').dataset.acts === '1'";
    browser.enter_at("#plan-build", picked).await;
    browser.enter_at("#plan-build", "!document.querySelector('#plan .steps li')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
