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
        "/suburbia/lessons",
        "/neom/lessons",
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

/// The step of the coach that is shown, counted from 1.
const STEP: &str = "document.querySelector('#lesson[data-coach] header .soft')?.textContent";

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_first_game_with_a_coach_who_waits() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    // Whoever has not played yet is offered a game that can be won.
    browser.click(".first-games [data-game=suburbia]").await;
    browser.until(&format!("{STEP}?.includes('1 of')")).await;
    assert!(browser.text("#seats").await.contains("Novice"), "no Expert");
    browser.click("#coach-next").await;
    // It waits until a goal is kept, beside the dialog and not over it.
    let heading = async || browser.text("#lesson-title").await;
    assert_eq!(heading().await, "Keep a goal");
    let covers = "const card = document.getElementById('lesson').getBoundingClientRect(); \
        const goals = document.querySelector('.goal-cards').getBoundingClientRect(); \
        return card.right > goals.left && card.left < goals.right && card.bottom > goals.top && card.top < goals.bottom";
    assert_eq!(browser.eval(covers).await, json!(false), "the goals can be seen");
    let player = super::play::Player::new(&browser);
    player.keep_goal().await;
    browser.until("document.getElementById('lesson-title').textContent === 'Your numbers'").await;
    browser.click("#coach-next").await;
    player.my_turn().await;
    // A page that comes again goes on where one was.
    browser.client.refresh().await.unwrap();
    browser.until("document.getElementById('lesson-title')?.textContent === 'Choose a tile'").await;
    player.my_turn().await;
    browser.click("#slot-7").await;
    browser.until("document.getElementById('lesson-title').textContent === 'Choose a cell'").await;
    browser.click("#town .legal").await;
    browser.until("document.getElementById('lesson-title').textContent === 'Look, then build'").await;
    browser.click("#confirm:not([disabled])").await;
    browser.until("document.getElementById('lesson-title').textContent === 'What happened'").await;
    // Back and forth: what was tried is not waited for again.
    browser.click("#coach-back").await;
    assert_eq!(heading().await, "Look, then build");
    browser.click("#coach-next.primary").await;
    browser.click("#log summary").await;
    browser.until("document.getElementById('lesson-title').textContent === 'Red lines'").await;
    // Sent away, it stays away until it is asked for.
    browser.click("#coach-leave").await;
    browser.until("!document.getElementById('lesson')").await;
    browser.client.refresh().await.unwrap();
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    assert_eq!(browser.eval("return Boolean(document.getElementById('lesson'))").await, json!(false));
    browser.click("#menu summary").await;
    browser.click("[data-open=help]").await;
    browser.click("#help [data-coach]").await;
    browser.until("document.getElementById('lesson-title')?.textContent === 'Red lines'").await;
    while browser.eval("return Boolean(document.getElementById('lesson'))").await == json!(true) {
        browser.click("#coach-next").await;
    }
    assert_eq!(browser.eval("return localStorage.getItem('coach-suburbia')").await, json!("done"));
    // Whoever has played is offered the usual table.
    browser.goto(&house.base).await;
    browser.find("#new-table").await;
    assert_eq!(browser.eval("return Boolean(document.querySelector('.first-games'))").await, json!(false));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_of_neom_fits_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&format!("{}/learn", house.base)).await;
    browser.click("[data-first-game][data-game=neom]").await;
    browser.until(&format!("{STEP}?.includes('1 of')")).await;
    browser.assert_no_sideways_scrolling().await;
    let mut steps = 0;
    while browser.eval("return Boolean(document.getElementById('lesson'))").await == json!(true) {
        steps += 1;
        let inside = "const card = document.getElementById('lesson').getBoundingClientRect(); \
            return card.left >= 0 && card.right <= innerWidth && card.height > 40";
        assert_eq!(browser.eval(inside).await, json!(true), "{}", browser.text("#lesson-title").await);
        browser.click("#coach-next").await;
    }
    assert!(steps >= 7, "{steps}");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_speaks_of_solo_and_only_of_what_is_there() {
    let house = House::open().await;
    let packs = json!({ "mode": "lone-architect", "packs": ["inc", "five-star"] });
    let bare = json!({ "mode": "lone-architect" });
    for (rules, expanded) in [(bare, false), (packs, true)] {
        let browser = Browser::open(DESKTOP).await;
        let game = house.table(rules, &["Ann"], 5).await;
        super::sit_down(&browser, &house, &game).await;
        browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
        browser.until("document.getElementById('table-page')?.dataset.ready").await;
        browser.click("#menu summary").await;
        browser.click("[data-open=help]").await;
        browser.click("#help [data-coach]").await;
        let (mut seen, mut text) = (Vec::new(), String::new());
        while browser.eval("return Boolean(document.getElementById('lesson'))").await == json!(true) {
            seen.push(browser.text("#lesson-title").await);
            text += &browser.text("#lesson-body").await;
            browser.click("#coach-next").await;
        }
        for heading in ["Borders", "The star track", "Bonus and challenge"] {
            assert_eq!(seen.iter().any(|seen| seen == heading), expanded, "{heading}: {seen:?}");
        }
        assert!(!seen.iter().any(|seen| seen == "Keep a goal"), "{seen:?}");
        for word in ["rival", "neighbour", "everybody", "others"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
        assert!(text.contains("2 income and 2 reputation"), "{text}");
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
