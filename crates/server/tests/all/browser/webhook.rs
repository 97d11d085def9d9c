//! A journey to the address that is called when it is one's turn.

use super::driver::{Browser, PHONE};
use super::start;
use crate::common::House;
use crate::common::receiver::{Receiver, callable};
use fantoccini::key::Key;
use serde_json::json;

async fn open(browser: &Browser) {
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    browser.click("#menu summary").await;
    browser.click("[data-open=webhook]").await;
    browser.until("document.querySelector('#webhook[open]')").await;
    browser.until("document.activeElement.id === 'webhook-url'").await;
}

/// Waits until the dialog says something.
async fn says(browser: &Browser, place: &str, words: &str) {
    browser
        .until(&format!("document.querySelector('#webhook {place}').textContent.includes({words:?})"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_saved_tried_and_forgotten() {
    let house = House::with(callable).await;
    let mut receiver = Receiver::open().await;
    let browser = Browser::open(PHONE).await;
    start(&browser, &house, &[]).await;
    open(&browser).await;
    browser.assert_no_sideways_scrolling().await;
    browser.press(receiver.url.as_str()).await;
    browser.press_key(Key::Enter).await;
    says(&browser, ".said", "Saved").await;
    // By keyboard from the field to the second button.
    browser.press_key(Key::Tab).await;
    browser.press_key(Key::Tab).await;
    browser.press_key(Key::Enter).await;
    assert_eq!(receiver.next().await.message["event"], "test");
    says(&browser, ".said", "took the message").await;
    receiver.answer(403);
    browser.click("[data-webhook=test]").await;
    says(&browser, ".problem", "answered 403").await;
    // It is still there for whoever comes back, and gone when it shall be.
    browser.client.refresh().await.unwrap();
    open(&browser).await;
    let value = format!("document.getElementById('webhook-url').value === {:?}", receiver.url);
    browser.until(&value).await;
    browser.assert_no_sideways_scrolling().await;
    browser.click("[data-webhook=forget]").await;
    says(&browser, ".said", "Forgotten").await;
    assert_eq!(browser.eval("return document.getElementById('webhook-url').value").await, json!(""));
    browser.assert_no_complaints().await;
    // What is no address is said in words.
    browser.press("nowhere").await;
    browser.press_key(Key::Enter).await;
    says(&browser, ".problem", "not an address").await;
    browser.press_key(Key::Escape).await;
    browser.until("!document.querySelector('dialog[open]')").await;
    browser.close().await;
    house.close().await;
}
