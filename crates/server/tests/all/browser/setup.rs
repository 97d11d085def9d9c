//! Setting a table: expansions by quick choices and one by one, what is left out of them, seats, modes; and going on with
//! a game.

use super::driver::{Browser, DESKTOP, PHONE};
use super::{start, tab_to};
use crate::common::{House, Local};
use fantoccini::key::Key;
use serde_json::{Value, json};

const ALL: [&str; 6] = ["inc", "five-star", "nightlife", "con", "essen", "ce"];

/// The packs that are chosen.
async fn chosen(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('input[name=pack]:checked')].map((box) => box.value)";
    let packs = browser.eval(script).await;
    packs.as_array().unwrap().iter().map(|pack| pack.as_str().unwrap().to_owned()).collect()
}

/// The quick choice that holds, as it is called.
async fn pressed(browser: &Browser) -> Value {
    browser.eval("return document.querySelector('[data-preset][aria-pressed=true]')?.textContent ?? ''").await
}

/// What the start button would start, as it is said above it.
async fn summary(browser: &Browser) -> String {
    browser.text("#new-table [data-summary]").await
}

/// The rules of the game that the browser is at.
async fn rules(browser: &Browser, house: &House) -> Value {
    let id = browser.path().await.replace("/games/", "");
    house.json(&format!("/api/v1/games/{id}/record"), None).await["rules"].take()
}

/// The table is set as it stands.
async fn begin(browser: &Browser) {
    browser.click("#new-table button[type=submit]").await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expansions_are_chosen_with_one_click() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    browser.until("document.querySelector('[data-surprise]')").await;
    assert_eq!(pressed(&browser).await, json!("Base game"));
    for (preset, packs, told) in [
        ("inc", &["inc"][..], "Suburbia · Suburbia Inc. · you and Novice bot · Second edition"),
        ("five-star", &["five-star"], "Suburbia · 5 Star · you and Novice bot · Second edition"),
        (&ALL.join(" "), &ALL, "Suburbia · all expansions · you and Novice bot · Second edition"),
        ("", &[], "Suburbia · you and Novice bot · Second edition"),
    ] {
        browser.click(&format!("[data-preset='{preset}']")).await;
        assert_eq!(chosen(&browser).await, packs);
        assert_eq!(summary(&browser).await, told);
        assert_ne!(pressed(&browser).await, json!(""));
    }
    // A surprise is told at once, and another one is another.
    let mut before = Vec::new();
    for _ in 0..5 {
        browser.click("[data-surprise]").await;
        let packs = chosen(&browser).await;
        assert!((1..=3).contains(&packs.len()) && packs != before, "{packs:?}");
        before = packs;
    }
    begin(&browser).await;
    let expected: Vec<String> = [vec!["base".to_owned()], before].concat();
    assert_eq!(rules(&browser, &house).await["packs"], json!(expected));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expansions_are_chosen_one_by_one_with_the_keyboard_and_remembered() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    assert_eq!(browser.eval("return document.querySelector('[data-part]').offsetParent").await, Value::Null);
    for pack in ["inc", "essen"] {
        tab_to(&browser, &format!("input[name=pack][value={pack}]")).await;
        let ring = "return getComputedStyle(document.activeElement.parentElement).outlineStyle";
        assert_ne!(browser.eval(ring).await, json!("none"), "the focus can be seen");
        browser.press(" ").await;
    }
    tab_to(&browser, "[data-part=borders]").await;
    browser.press(" ").await;
    let told = "Suburbia · Suburbia Inc., Essen · you and Novice bot · Second edition · without borders";
    assert_eq!(summary(&browser).await, told);
    // Another language shows the same table, and so does another day.
    browser.goto(&format!("{}/?lang=it", house.base)).await;
    browser.until("document.querySelector('[data-part=borders]')?.parentElement.hidden === false").await;
    assert!(summary(&browser).await.ends_with("senza confini"), "{}", summary(&browser).await);
    assert_eq!(chosen(&browser).await, ["inc", "essen"]);
    tab_to(&browser, "#new-table [type=submit]").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    let rules = rules(&browser, &house).await;
    assert_eq!((&rules["packs"], &rules["without"]), (&json!(["base", "inc", "essen"]), &json!(["borders"])));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_sit_down_with_stars() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&house.base).await;
    browser.click("[data-preset='five-star']").await;
    for _ in 0..2 {
        browser.click("[data-add]").await;
    }
    // The second edition has four seats: the way to a fifth is offered where it is looked for.
    browser.until("document.querySelector('[data-add]').hidden").await;
    assert_eq!(browser.text("[data-more]").await, "For 5 seats: Collector’s Edition");
    browser.click("[data-more]").await;
    assert_eq!(
        browser.eval("return document.querySelectorAll('.seats > :not([hidden])').length").await,
        json!(5)
    );
    assert!(summary(&browser).await.contains("5 Star · you and 4 × Novice bot · Collector’s Edition"));
    begin(&browser).await;
    let rules = rules(&browser, &house).await;
    assert_eq!((&rules["packs"], &rules["edition"]), (&json!(["base", "five-star"]), &json!("collectors")));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_mode_begins_with_expansions() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    for (mode, told) in [
        ("lone-architect", "Suburbia · all expansions · Lone Architect"),
        ("dale", "Suburbia · all expansions · you and Dale the Bot"),
        ("standard", "Suburbia · all expansions · you and Expert bot"),
    ] {
        browser.goto(&house.base).await;
        browser.click(&format!("[data-preset='{}']", ALL.join(" "))).await;
        let choose = format!("document.querySelector('input[name=mode][value={mode}]').click()");
        browser.eval(&choose).await;
        assert!(summary(&browser).await.starts_with(told), "{}", summary(&browser).await);
        begin(&browser).await;
        let rules = rules(&browser, &house).await;
        assert_eq!(rules["mode"], json!(mode));
        assert_eq!(rules["packs"].as_array().unwrap().len(), 7);
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_goes_on_first() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&house.base).await;
    assert_eq!(browser.eval("return document.querySelector('[data-continue]').hidden").await, json!(true));
    start(&browser, &house, &["input[name=pack][value=con]"]).await;
    let table = browser.path().await;
    browser.goto(&house.base).await;
    let first = "return document.querySelector('main').firstElementChild.matches('[data-continue]')";
    assert_eq!(browser.eval(first).await, json!(true));
    let card = browser.text(".running-game").await;
    assert!(card.contains("Suburbia · Con") && card.contains("Your turn"), "{card}");
    let seen =
        "return document.querySelector('.running-game .button').getBoundingClientRect().bottom < innerHeight";
    assert_eq!(browser.eval(seen).await, json!(true), "without scrolling");
    browser.click(".running-game").await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    assert_eq!(browser.path().await, table);
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_picture_are_those_of_the_chosen_game() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    let fetched =
        "return performance.getEntriesByType('resource').some((entry) => entry.name.includes('/neom/'))";
    assert_eq!(browser.eval(fetched).await, json!(false), "what nobody asked for is not fetched");
    for (game, words, picture, packs) in [
        ("neom", "Join roads", "square tiles", false),
        ("suburbia", "Build the town", "hexagonal tiles", true),
    ] {
        browser.eval(&format!("document.querySelector('input[name=game][value={game}]').click()")).await;
        browser.until(&format!("document.querySelector('h1').textContent.includes('{words}')")).await;
        let label = browser.find(".hero .town").await.attr("aria-label").await.unwrap().unwrap();
        assert!(label.contains(picture), "{label}");
        let shown = browser.eval("return Boolean(document.querySelector('[data-packs]').offsetParent)").await;
        assert_eq!(shown, json!(packs), "{game} has packs");
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_packs_is_replayed_and_one_with_unknown_packs_says_why_not() {
    let house = House::open().await;
    let packs = json!({ "mode": "lone-architect", "packs": ["inc", "five-star"] });
    let game = house.table(packs.clone(), &["Ann"], 5).await;
    house.play_on(&game, &mut Local::with_rules(&packs, 1, 5), |_| false).await;
    let record = house.get(&game.path("/record"), None).await.text().await.unwrap();
    let browser = Browser::open(DESKTOP).await;
    let bring = async |record: &str| {
        browser.goto(&house.base).await;
        let fill = "document.getElementById('record-text').value = arguments[0]";
        browser.client.execute(fill, vec![json!(record)]).await.unwrap();
        browser.click("#record button[type=submit]").await;
    };
    bring(&record.replace("\"five-star\"", "\"five-star\",\"wild-west\"")).await;
    browser.until("document.querySelector('#record [data-problem]').textContent").await;
    let problem = browser.text("#record [data-problem]").await;
    let expected = "This game was played with the pack 'wild-west', which this server does not have.";
    assert_eq!(problem, expected);
    bring(&record).await;
    browser.until("location.pathname.includes('/replay')").await;
    assert!(browser.text("main").await.contains("Suburbia Inc., 5 Star"));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_cut_where_a_table_is_set() {
    let house = House::open().await;
    for size in [DESKTOP, (1920, 1080), (820, 1180), PHONE, (844, 390)] {
        let browser = Browser::open(size).await;
        for language in ["en", "it"] {
            browser.goto(&format!("{}/?lang={language}", house.base)).await;
            browser.click(&format!("[data-preset='{}']", ALL.join(" "))).await;
            browser.assert_no_sideways_scrolling().await;
            let cut = "return [...document.querySelectorAll('#new-table :is(.card, .button, .part, legend)')]
                .filter((part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1)
                .map((part) => part.textContent)";
            assert_eq!(browser.eval(cut).await, json!([]), "{size:?} {language}");
        }
        browser.close().await;
    }
    house.close().await;
}
