//! The same in every language: a whole game in Italian, and no English left on any page.

use super::driver::{Browser, DESKTOP};
use super::everywhere::Everywhere;
use super::play::play_to_the_end;
use super::start;
use crate::common::House;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is the same in both languages: names, and words that Italian has taken over.
const SHARED: &[&str] = &[
    "Burg von Alspach",
    "Tabletown",
    "{name}: {text}",
    "Suburbia Inc.",
    "New York",
    "Los Angeles",
    "Hong Kong",
    "Kuala Lumpur",
    "Las Vegas",
    "Collector's Edition",
];
/// Who plays.
const NAMES: &[&str] = &[
    "Ann", "Ben", "Cleo", "Ada", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo", "Ines",
    "Jonas", "Kira", "Leo", "Mara", "Nico", "Olga", "Pablo", "Rosa", "Samir", "Tilda", "Viktor", "Wanda",
    "Zoe",
];

/// Every text of the page with at least two words, as people read it or have it read to them.
async fn texts(browser: &Browser, page: &str, language: &str) -> BTreeSet<String> {
    let more = if page.contains('?') { '&' } else { '?' };
    browser.goto(&format!("{page}{more}lang={language}")).await;
    browser.until("document.readyState === 'complete'").await;
    let script = "const found = new Set();
        const look = (root) => {
          const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
          for (let node = walk.currentNode; node; node = walk.nextNode()) {
            if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('script, style, [lang]:not(html)')) {
              found.add(node.textContent);
            }
            for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'content']) {
              if (node.getAttribute?.(name) && node.localName !== 'meta') found.add(node.getAttribute(name));
            }
            if (node.localName === 'template') look(node.content);
          }
        };
        look(document.documentElement);
        return [...found].map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => / /.test(text));";
    let found = browser.eval(script).await;
    assert_eq!(browser.eval("return document.documentElement.lang").await, json!(language));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    found.as_array().unwrap().iter().map(text).collect()
}

/// Two words or more with letters, besides names.
fn has_words(text: &str) -> bool {
    let is_word =
        |word: &&str| word.chars().filter(|c| c.is_lowercase()).count() > 1 && !NAMES.contains(word);
    text.split_whitespace().filter(is_word).count() > 1 && !SHARED.iter().any(|shared| text.contains(shared))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_is_played_to_the_end_by_clicking_in_italian() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/?lang=it", house.base)).await;
    assert!(!browser.client.current_url().await.unwrap().as_str().contains("lang"), "the choice is kept");
    start(&browser, &house, &["input[name=mode][value=lone-architect]"]).await;
    browser.until("document.getElementById('turn').textContent.includes('costruisci')").await;
    browser.press("h").await;
    browser.until("document.querySelectorAll('#panel .hinted').length > 0").await;
    let advised = browser.text("#panel").await;
    assert!(advised.contains("Costruisci") || advised.contains("lago"), "hints are in Italian: {advised}");
    play_to_the_end(&browser).await;
    assert!(browser.path().await.ends_with("/end"), "{}", browser.path().await);
    browser.until("!document.getElementById('ceremony').hidden").await;
    browser.press_key(Key::Escape).await;
    browser.until("document.querySelector('svg.ladder')").await;
    browser.until("document.querySelectorAll('svg.chart').length >= 4").await;
    assert!(browser.text("main").await.contains("popolazione"), "the end is told in Italian");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_english_is_left_in_italian_pages() {
    let browser = Browser::open(DESKTOP).await;
    let Everywhere { house, pages } = Everywhere::open(&browser).await;
    let mut left = Vec::new();
    for page in pages {
        let address = format!("{}{page}", house.base);
        let (english, italian) =
            (texts(&browser, &address, "en").await, texts(&browser, &address, "it").await);
        assert!(english.len() > 2, "{page} has texts");
        left.extend(
            english
                .intersection(&italian)
                .filter(|text| has_words(text))
                .map(|text| format!("{page}: {text}")),
        );
    }
    assert!(left.is_empty(), "{} texts\n{}", left.len(), left.join("\n"));
    browser.close().await;
    house.close().await;
}
