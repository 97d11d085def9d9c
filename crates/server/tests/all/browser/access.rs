//! Everybody can play: axe finds nothing wrong on any page, in any language, light or dark, on a desktop or a phone.

use super::driver::{Browser, DESKTOP, PHONE, STILL};
use super::everywhere::Everywhere;
use super::play::Player;
use super::start;
use crate::common::House;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::process::Command;

/// What looks for barriers in a page: a package of npm, of a fixed version and content.
const AXE: &str = "axe-core@4.10.3";
const AXE_FILE: &str = "axe-core-4.10.3.tgz";
const AXE_SHA256: &str = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292";

/// The source of axe, fetched when it is needed for the first time.
fn axe() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let script = folder.join("axe/package/axe.min.js");
    if !script.exists() {
        // Several tests may come here at once: each fetches its own, one of them stays.
        let own = folder.join(format!("axe-{}", std::process::id()));
        std::fs::create_dir_all(&own).unwrap();
        let done =
            |command: &mut Command| command.current_dir(&own).status().is_ok_and(|status| status.success());
        assert!(done(Command::new("npm").args(["pack", "--silent", AXE])), "npm fetches {AXE}");
        let found = Sha256::digest(std::fs::read(own.join(AXE_FILE)).unwrap());
        let found: String = found.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, AXE_SHA256, "what was fetched is not what was looked at");
        assert!(done(Command::new("tar").args(["-xzf", AXE_FILE])), "tar opens it");
        let _ = std::fs::rename(&own, folder.join("axe"));
    }
    std::fs::read_to_string(script).unwrap()
}

/// The barriers in the page that is shown, each with where it is.
async fn barriers(browser: &Browser, axe: &str) -> Vec<String> {
    browser.client.execute(axe, Vec::new()).await.unwrap();
    let look = "const done = arguments[arguments.length - 1];
        const only = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        axe.run(document, { runOnly: only, resultTypes: ['violations'] }).then(
          (found) => done(found.violations.flatMap((rule) => rule.nodes.map((node) =>
            `${rule.id} at ${node.target.join(' ')}: ${node.failureSummary}`))),
          (error) => done([`axe failed: ${error}`]));";
    let found = browser.client.execute_async(look, Vec::new()).await.unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    found.as_array().unwrap().iter().map(text).collect()
}

async fn look_at_everything(size: (u32, u32), theme: &str, language: &str) {
    let axe = axe();
    let browser = Browser::open(size).await;
    let every = Everywhere::open(&browser).await;
    browser.eval(&format!("localStorage.setItem('theme', '{theme}')")).await;
    browser.goto(&format!("{}/?lang={language}", every.house.base)).await;
    let mut found = Vec::new();
    for page in &every.pages {
        browser.goto(&format!("{}{page}", every.house.base)).await;
        if page.matches('/').count() == 2 && page.starts_with("/games/") {
            browser.until("document.getElementById('table-page')?.dataset.ready").await;
        }
        assert_eq!(browser.eval("return document.documentElement.lang").await, json!(language));
        for barrier in barriers(&browser, &axe).await {
            found.push(format!("{page}: {barrier}"));
        }
    }
    assert!(found.is_empty(), "{} barriers\n{}", found.len(), found.join("\n"));
    browser.close().await;
    every.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_barriers_on_a_desktop_in_light_colours_and_english() {
    look_at_everything(DESKTOP, "light", "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_barriers_on_a_phone_in_dark_colours_and_italian() {
    look_at_everything(PHONE, "dark", "it").await;
}

/// Every page at 200 % text zoom: nothing is cut off at the side.
async fn look_closely(size: (u32, u32)) {
    let browser = Browser::set_up(size, 32, &[STILL]).await;
    let every = Everywhere::open(&browser).await;
    for page in &every.pages {
        browser.goto(&format!("{}{page}", every.house.base)).await;
        browser.until("document.readyState === 'complete'").await;
        let letters = browser.eval("return getComputedStyle(document.documentElement).fontSize").await;
        assert_eq!(letters, json!("32px"), "{page}");
        browser.assert_no_sideways_scrolling().await;
    }
    browser.close().await;
    every.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn text_can_be_zoomed_to_200_percent_on_a_desktop() {
    look_closely(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn text_can_be_zoomed_to_200_percent_on_a_phone() {
    look_closely(PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_for_those_who_asked_for_that() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    // Whatever begins to move is kept, however short it is.
    let watch = "const moved = (window.moved = []);
        for (const name of ['transitionrun', 'animationstart']) {
          document.addEventListener(name, () => moved.push(...document.getAnimations().map((animation) =>
            animation.effect.getComputedTiming().duration)), true);
        }";
    start(&browser, &house, &["input[name=mode][value=lone-architect]"]).await;
    browser.eval(watch).await;
    for _ in 0..3 {
        Player::new(&browser).one_move().await;
    }
    let moved = browser.eval("return window.moved").await;
    let slow = |duration: &Value| duration.as_f64().is_none_or(|milliseconds| milliseconds > 1.0);
    assert!(!moved.as_array().unwrap().iter().any(slow), "{moved}");
    browser.close().await;
    house.close().await;
}
