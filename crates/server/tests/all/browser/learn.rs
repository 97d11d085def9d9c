//! Learning to play: the catalogue of tiles, and words that are explained on the spot.

use super::driver::{Browser, DESKTOP, PHONE};
use crate::common::House;
use fantoccini::key::Key;
use serde_json::{Value, json};

async fn names_shown(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-card]:not([hidden]) .name')].map((one) => one.textContent)";
    let names = browser.eval(script).await;
    names.as_array().unwrap().iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// What has the focus.
async fn focused(browser: &Browser, expression: &str) -> Value {
    browser.eval(&format!("return document.activeElement.{expression}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_found_by_typing_and_say_what_counts_them() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/learn/suburbia/tiles", house.base)).await;
    let search = browser.find("#q").await;
    search.send_keys("airport").await.unwrap();
    browser.until("document.querySelectorAll('[data-card]:not([hidden])').length < 10").await;
    let airports = ["Municipal Airport", "Domestic Airport", "International Airport"];
    assert_eq!(names_shown(&browser).await, airports);
    assert!(browser.text("[data-count]").await.starts_with("3 of "));
    // A filter narrows it further, and the address keeps the choice.
    browser.find("#by-stack").await.select_by_value("B").await.unwrap();
    browser.until("document.querySelectorAll('[data-card]:not([hidden])').length === 1").await;
    browser.client.refresh().await.unwrap();
    browser.find("#q").await;
    assert_eq!(names_shown(&browser).await, ["Domestic Airport"]);
    browser.click("[data-reset]").await;
    browser.until("document.querySelectorAll('[data-card][hidden]').length === 0").await;
    // A tile opens by keyboard, leads on to those it counts, and back.
    browser.eval("document.getElementById('tile-of-farm').focus()").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.getElementById('tile-dialog').open").await;
    assert_eq!(browser.text("#tile-name").await, "Farm");
    assert_eq!(focused(&browser, "id").await, json!("tile-name"));
    browser.click("#tile-dialog a[data-tile][href$='fancy-restaurant']").await;
    browser.until("document.getElementById('tile-name').textContent === 'Fancy Restaurant'").await;
    browser.click("#tile-dialog [data-back]").await;
    browser.until("document.getElementById('tile-name').textContent === 'Farm'").await;
    browser.press_key(Key::Escape).await;
    browser.until("!document.getElementById('tile-dialog').open").await;
    assert_eq!(focused(&browser, "id").await, json!("tile-of-farm"));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_explained_on_the_spot_by_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/learn/suburbia", house.base)).await;
    browser.find("a.term[data-term=income]").await;
    browser.eval("document.querySelector('a.term[data-term=income]').focus()").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.querySelector('#term-card:popover-open')").await;
    assert!(browser.text("#term-card").await.contains("end of each of your turns"));
    assert_eq!(focused(&browser, "id").await, json!("term-card"));
    assert_eq!(focused(&browser, "getAttribute('role')").await, json!("dialog"));
    browser.press_key(Key::Escape).await;
    browser.until("!document.querySelector('#term-card:popover-open')").await;
    assert_eq!(focused(&browser, "dataset.term").await, json!("income"));
    browser.until("document.activeElement.getAttribute('aria-expanded') === 'false'").await;
    // One explanation leads to the next, without leaving the page.
    browser.eval("document.querySelector('a.term[data-term=population]').focus()").await;
    browser.press_key(Key::Enter).await;
    browser.click("#term-card [data-term=reputation]").await;
    browser.until("document.querySelector('#term-card h2').textContent === 'Reputation'").await;
    assert_eq!(browser.path().await, "/learn/suburbia");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_help_and_words_without_leaving_it() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    super::start(&browser, &house, &["input[name=mode][value=lone-architect]"]).await;
    let version = browser.state("version").await;
    browser.click("#menu summary").await;
    browser.click("[data-open=help]").await;
    browser.until("document.getElementById('help').open").await;
    browser.click("#help [data-term=red-line]").await;
    browser.until("document.querySelector('#help #term-card:popover-open')").await;
    // Escape closes one thing at a time.
    browser.press_key(Key::Escape).await;
    browser.until("!document.querySelector('#term-card:popover-open')").await;
    assert_eq!(browser.eval("return document.getElementById('help').open").await, json!(true));
    browser.press_key(Key::Escape).await;
    browser.until("!document.getElementById('help').open").await;
    assert_eq!(browser.state("version").await, version);
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_to_learn() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    for path in [
        "",
        "/suburbia",
        "/neom",
        "/suburbia/tiles",
        "/neom/tiles",
        "/neom/tiles/lumber-mill-11",
        "/glossary",
    ] {
        browser.goto(&format!("{}/learn{path}", house.base)).await;
        browser.until("document.readyState === 'complete'").await;
        browser.assert_no_sideways_scrolling().await;
    }
    browser.goto(&format!("{}/learn/neom", house.base)).await;
    browser.click("a.term").await;
    browser.until("document.querySelector('#term-card:popover-open')").await;
    let inside = "const card = document.getElementById('term-card').getBoundingClientRect(); \
        return card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight";
    assert_eq!(browser.eval(inside).await, json!(true), "the explanation is on the screen");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tour_goes_back_and_forth_and_is_taken_up_again() {
    let house = House::open().await;
    for (game, size) in [("suburbia", DESKTOP), ("neom", PHONE)] {
        let browser = Browser::open(size).await;
        browser.goto(&format!("{}/learn", house.base)).await;
        browser.click(&format!("[data-first-game][data-game={game}]")).await;
        browser.until("location.pathname.startsWith('/games/')").await;
        let count = "document.querySelector('#tour .buttons .soft')?.textContent";
        let heading = async || browser.text("#tour-heading").await;
        browser.until(&format!("{count}?.startsWith('1 of')")).await;
        let first = heading().await;
        // By keyboard: the button that goes on has the focus.
        browser.press_key(Key::Enter).await;
        browser.until(&format!("{count}.startsWith('2 of')")).await;
        let second = heading().await;
        assert_ne!(first, second);
        browser.click("#tour .buttons button:not(.primary)").await;
        browser.until(&format!("{count}.startsWith('1 of')")).await;
        assert_eq!(heading().await, first);
        browser.click("#tour .primary").await;
        // A page that comes again goes on where one was.
        browser.client.refresh().await.unwrap();
        browser.until(&format!("{count}?.startsWith('2 of')")).await;
        let inside = "const card = document.getElementById('tour').getBoundingClientRect(); \
            return card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight";
        assert_eq!(browser.eval(inside).await, json!(true), "the card is on the screen");
        // Left, it stays away until it is asked for.
        browser.press_key(Key::Escape).await;
        browser.until("!document.getElementById('tour')").await;
        browser.client.refresh().await.unwrap();
        browser.until("document.getElementById('table-page')?.dataset.ready").await;
        assert_eq!(browser.eval("return Boolean(document.getElementById('tour'))").await, json!(false));
        browser.click("#menu summary").await;
        browser.click("[data-open=help]").await;
        browser.click("#help [data-tour]").await;
        browser.until(&format!("{count}?.startsWith('2 of')")).await;
        // To the end; every step points at something that is there.
        while browser.eval("return Boolean(document.getElementById('tour'))").await == json!(true) {
            let at = "const at = [...document.getElementById('tour-steps').content.children]; \
                const step = at.find((one) => one.querySelector('h2').textContent === \
                    document.getElementById('tour-heading').textContent); \
                return !step.dataset.at || document.querySelector(step.dataset.at)?.offsetWidth > 0";
            assert_eq!(browser.eval(at).await, json!(true), "{}", heading().await);
            browser.click("#tour .primary").await;
        }
        assert_eq!(browser.eval(&format!("return localStorage.getItem('tour-{game}')")).await, json!("done"));
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn packs_and_badges_are_chosen_by_keyboard_and_stay_in_the_address() {
    let house = House::open().await;
    for size in [DESKTOP, PHONE] {
        let browser = Browser::open(size).await;
        browser.goto(&format!("{}/learn/suburbia/tiles", house.base)).await;
        browser.find("#by-badge").await;
        browser.eval("document.getElementById('by-badge').focus()").await;
        // The first letters of a choice, as anybody types them.
        browser.find("#by-badge").await.send_keys("counts Ess").await.unwrap();
        browser.until("document.querySelectorAll('[data-card]:not([hidden])').length === 6").await;
        assert_eq!(browser.eval("return location.search").await, json!("?badge=counts-essen"));
        assert_eq!(browser.eval("return document.querySelector('[data-list]').hidden").await, json!(true));
        browser.client.refresh().await.unwrap();
        browser.find("#by-pack").await.select_by_value("inc").await.unwrap();
        browser.until("!document.querySelector('[data-none]').hidden").await;
        browser.find("#by-badge").await.select_by_value("").await.unwrap();
        browser.until("document.querySelectorAll('[data-list]:not([hidden])').length === 3").await;
        browser.click("[data-reset]").await;
        browser
            .until("document.querySelectorAll('[data-card][hidden], [data-item][hidden]').length === 0")
            .await;
        assert_eq!(browser.eval("return location.search").await, json!(""));
        // Words in what a tile is told about open on top of it.
        browser.eval("document.getElementById('tile-of-ce-kuala-lumpur').focus()").await;
        browser.press_key(Key::Enter).await;
        browser.until("document.getElementById('tile-dialog').open").await;
        browser.click("#tile-dialog a[data-term=ledger]").await;
        browser.until("document.querySelector('#tile-dialog #term-card:popover-open')").await;
        browser.assert_no_sideways_scrolling().await;
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tour_leaves_out_what_a_table_does_not_have() {
    let house = House::open().await;
    for packs in [json!(["base"]), json!(["base", "inc", "five-star"])] {
        let browser = Browser::open(DESKTOP).await;
        browser.goto(&format!("{}/learn", house.base)).await;
        let button = "[data-first-game][data-game=suburbia]";
        browser.find(button).await;
        let choose = format!(
            "const of = document.querySelector('{button}').dataset; \
            of.firstGame = JSON.stringify({{ ...JSON.parse(of.firstGame), rules: {{ packs: {packs} }} }})"
        );
        browser.eval(&choose).await;
        browser.click(button).await;
        browser.until("document.getElementById('tour')").await;
        let mut seen = Vec::new();
        while browser.eval("return Boolean(document.getElementById('tour'))").await == json!(true) {
            let step = "const heading = document.getElementById('tour-heading').textContent; \
                const all = [...document.getElementById('tour-steps').content.children]; \
                return all.find((one) => one.querySelector('h2').textContent === heading).dataset.at";
            seen.push(browser.eval(step).await.as_str().unwrap_or_default().to_owned());
            browser.click("#tour .primary").await;
        }
        for at in ["#borders", "#stars", "#awards"] {
            let there = browser.eval(&format!("return Boolean(document.querySelector('{at}'))")).await;
            assert_eq!(json!(seen.iter().any(|seen| seen == at)), there, "{packs}: {at}");
            assert!(packs.as_array().unwrap().len() > 1 || there == json!(false), "{at}");
        }
        assert!(seen.len() >= 10, "{seen:?}");
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}
