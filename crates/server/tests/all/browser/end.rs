//! The end of a game: the ceremony by clicks, keys and without motion, and whoever comes later.

use super::driver::{Browser, DESKTOP, PHONE, STILL};
use super::{sit_down, sit_down_at};
use crate::common::{House, Local, Played};
use fantoccini::key::Key;
use serde_json::json;
use suburbia::setup::Mode;

/// A game of two people that is over.
async fn finished(house: &House) -> Played {
    let game = house.people(2, 5).await;
    house.play_on(&game, &mut Local::new(Mode::Standard, 2, 5), |_| false).await;
    game
}

const HIDDEN: &str =
    "document.getElementById('result').hidden && !document.getElementById('ceremony').hidden";
const SHOWN: &str = "!document.getElementById('result').hidden && document.getElementById('ceremony').hidden";
/// So many cards are turned.
const TURNED: &str = "document.querySelectorAll('.cards > li:not(.turned-down)').length";

async fn number(browser: &Browser, script: &str) -> u64 {
    browser.eval(&format!("return {script}")).await.as_u64().unwrap()
}

/// Nothing that is seen or read out says who won.
async fn assert_nothing_is_told(browser: &Browser, verdict: &str) {
    let title = browser.eval("return document.title").await;
    assert!(!title.as_str().unwrap().contains(verdict), "{title}");
    assert!(!browser.text("body").await.contains(verdict));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_scoring_is_revealed_card_by_card_and_only_then_the_result() {
    let house = House::open().await;
    let game = finished(&house).await;
    for (size, more) in [(DESKTOP, &[STILL][..]), (PHONE, &[STILL])] {
        let browser = Browser::set_up(size, 16, more).await;
        let end = format!("{}/games/{}/end", house.base, game.id);
        browser.goto(&end).await;
        let verdict = browser.text(".banner h1").await;
        browser.goto(&format!("{end}?ceremony")).await;
        browser.until(HIDDEN).await;
        assert_nothing_is_told(&browser, &verdict).await;
        browser.assert_no_sideways_scrolling().await;
        let cards = number(&browser, "document.querySelectorAll('.cards > li').length").await;
        assert!(cards >= 4, "goals, private goals and money: {cards}");
        for turned in 1..=cards {
            browser.click("#ceremony [data-next]").await;
            browser.until(&format!("{TURNED} === {turned}")).await;
            assert_nothing_is_told(&browser, &verdict).await;
            // Everybody stands where the card says, and those who listen hear it.
            let agrees = "const card = document.querySelector('.cards > .now');
                const people = [...document.querySelectorAll('[data-people]')].map((of) => of.textContent);
                return card.dataset.totals === people.join(' ')
                  && document.getElementById('ceremony-live').textContent === card.dataset.told";
            assert_eq!(browser.eval(agrees).await, json!(true), "card {turned}");
        }
        browser.click("#ceremony [data-next]").await;
        browser.until(SHOWN).await;
        assert_eq!(browser.text(".banner h1").await, verdict);
        assert!(browser.eval("return document.title").await.as_str().unwrap().contains(&verdict));
        assert_eq!(browser.eval("return location.search").await, json!(""));
        // Once more from the beginning, and away from it by a key.
        browser.click("[data-again]").await;
        browser.until(&format!("{HIDDEN} && {TURNED} === 0")).await;
        browser.press_key(Key::Escape).await;
        browser.until(SHOWN).await;
        // Whoever has seen it is not kept from the result.
        browser.goto(&format!("{end}?ceremony")).await;
        browser.until(SHOWN).await;
        browser.assert_no_sideways_scrolling().await;
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_move_leads_to_the_ceremony_which_goes_on_by_itself() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let mut local = Local::new(Mode::Standard, 2, 5);
    // All but the last move.
    let mut count = 0;
    {
        let mut counted = Local::new(Mode::Standard, 2, 5);
        while let Some((seat, mv)) = counted.choose() {
            counted.play(seat, &mv);
            count += 1;
        }
    }
    house.play_on(&game, &mut local, |local| local.ply + 1 == count).await;
    let browser = Browser::set_up(DESKTOP, 16, &[]).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    house.play_on(&game, &mut local, |_| false).await;
    browser.until("location.pathname.endsWith('/end')").await;
    browser.until("document.getElementById('ceremony')").await;
    browser.until(HIDDEN).await;
    // Nobody does anything: cards are turned all the same, and a pause holds them.
    browser.until(&format!("{TURNED} >= 1")).await;
    browser.click("[data-pause]").await;
    assert_eq!(
        browser.eval("return document.querySelector('[data-pause]').getAttribute('aria-pressed')").await,
        json!("true")
    );
    let turned = number(&browser, TURNED).await;
    // By keys, wherever the focus is.
    browser.eval("document.activeElement.blur()").await;
    browser.press(" ").await;
    browser.until(&format!("{TURNED} === {}", turned + 1)).await;
    browser.press_key(Key::Enter).await;
    browser.until(&format!("{TURNED} === {}", turned + 2)).await;
    browser.click("#ceremony [data-skip]").await;
    browser.until(SHOWN).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_later_sees_the_result_at_once() {
    let house = House::open().await;
    let game = finished(&house).await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/games/{}/end", house.base, game.id)).await;
    browser.until(SHOWN).await;
    // The picture of all towns is there.
    browser.until("[...document.querySelectorAll('.banner .panorama img')].some((img) => img.complete && img.naturalWidth === 1200)").await;
    browser.click(".keep summary").await;
    assert!(browser.text(".keep").await.contains("2400"));
    browser.click("[data-again]").await;
    browser.until(HIDDEN).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_begins_when_both_agree_and_nobody_is_taken_there_unasked() {
    let house = House::open().await;
    let game = finished(&house).await;
    let (ann, ben) = (Browser::open(DESKTOP).await, Browser::open(PHONE).await);
    let end = format!("{}/games/{}/end", house.base, game.id);
    for (seat, browser) in [&ann, &ben].into_iter().enumerate() {
        sit_down_at(browser, &house, &game, seat).await;
    }
    for browser in [&ann, &ben] {
        browser.goto(&end).await;
        browser.until(SHOWN).await;
    }
    ann.click("[data-say]").await;
    ben.until("document.querySelector('#talk .said p strong')?.textContent === 'Ann'").await;
    ann.click("[data-rematch=agree]").await;
    ann.until("document.getElementById('rematch').textContent.includes('Waiting for Ben')").await;
    ben.until("document.getElementById('rematch').textContent.includes('Ann would like to play again')")
        .await;
    ben.assert_no_sideways_scrolling().await;
    ben.click("[data-rematch=decline]").await;
    ann.until("document.getElementById('rematch').textContent.includes('Ben would rather not')").await;
    ben.click("[data-rematch=agree]").await;
    ann.until("document.querySelector('[data-rematch=decline]')").await;
    ann.click("[data-rematch=agree]").await;
    ann.until("document.getElementById('table-page')").await;
    ann.until("document.querySelector('#talk .said p')").await;
    ben.until("document.querySelector('#rematch a[href^=\"/games/\"]')").await;
    assert!(ben.eval("return location.pathname").await.as_str().unwrap().ends_with("/end"));
    ben.click("#rematch a").await;
    ben.until("document.getElementById('table-page')").await;
    for browser in [ann, ben] {
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_ended_from_the_menu_and_hidden_from_the_list() {
    let house = House::open().await;
    let game = house.people(2, 5).await;
    let browser = Browser::open(DESKTOP).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    browser.click("#menu summary").await;
    browser.click("[data-end=agree]").await;
    browser.until("document.querySelector('#offer .offer-card')").await;
    browser.click("#offer [data-end=refuse]").await;
    browser.until("!document.querySelector('#offer .offer-card')").await;
    house.post(&game.path("/end"), game.token(1), &json!({ "agree": true })).await;
    browser.until("document.querySelector('#offer [data-end=agree]')").await;
    browser.click("#offer [data-end=agree]").await;
    browser.until("document.getElementById('turn').textContent.includes('Ended by agreement')").await;
    browser.goto(&house.base).await;
    assert!(browser.text("#games-over").await.contains("Ended by agreement"));
    browser.click("#games-over [data-hide]").await;
    browser
        .until("document.querySelector('#games-over details summary')?.textContent.includes('hidden')")
        .await;
    browser.click("#games-over details summary").await;
    browser.click("#games-over [data-hidden]").await;
    browser.until("document.querySelector('#games-over [data-hide]:not([data-hidden])')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
