//! What is seen of moves: in the order and with the numbers of their events, ended by any input, as fast as one chose, in
//! words where nothing is to move, and again for who was away.

use super::driver::{Browser, DESKTOP, PHONE};
use super::sit_down;
use crate::common::{House, Local, Played};
use fantoccini::key::Key;
use serde_json::{Value, json};
use suburbia::setup::Mode;

/// Everything on the page is what the server sent.
pub(super) const AT_REST: &str = "!document.querySelector('[data-unseen], [data-slides], #motion > *') \
    && [...document.querySelectorAll('[data-count]')].every((number) => \
    Number(number.textContent.replace('−', '-').replace(/[^-\\d]/g, '')) === Number(number.dataset.count))";

/// Something is seen just now.
const MOVES: &str = "document.querySelector('#motion .caption')";

/// Ann at a browser in which things move, Ben by the API, after a few plies.
async fn table(house: &House, size: (u32, u32), more: &[&str]) -> (Browser, Played, Local) {
    table_with(Browser::set_up(size, 16, more).await, house).await
}

pub(super) async fn table_with(browser: Browser, house: &House) -> (Browser, Played, Local) {
    let game = house.people(2, 11).await;
    let mut local = Local::new(Mode::Standard, 2, 11);
    house.play_on(&game, &mut local, |local| local.ply >= 12 && on_turn(local, 0)).await;
    sit_down(&browser, house, &game).await;
    open(&browser, house, &game).await;
    (browser, game, local)
}

async fn open(browser: &Browser, house: &House, game: &Played) {
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
}

fn on_turn(local: &Local, seat: u8) -> bool {
    let table = local.game.table();
    table.to_act().lowest() == Some(game_core::Seat(seat)) && table.phase() == suburbia::table::Phase::Build
}

/// Ann's turn and Ben's are played; it is Ann's again.
pub(super) async fn a_round(house: &House, game: &Played, local: &mut Local) {
    house.play_on(game, local, |local| on_turn(local, 1)).await;
    house.play_on(game, local, |local| on_turn(local, 0)).await;
}

/// Notes every caption, and every text that a number has.
const WATCH: &str = "window.captions = []; window.numbers = {};
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.matches?.('#motion .caption')) captions.push(node.querySelector('.what').textContent);
        }
        if (/^n\\d-/.test(target.id)) (numbers[target.id] ??= []).push(target.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });";

/// What the server says is to be seen of the plies after so many.
async fn expected(house: &House, game: &Played, after: usize) -> Vec<Value> {
    let motions = house.json(&format!("/games/{}/motion?after={after}", game.id), game.token(0)).await;
    motions.as_array().unwrap().clone()
}

fn captions(motions: &[Value]) -> Vec<&str> {
    motions.iter().map(|motion| motion["caption"].as_str().unwrap()).collect()
}

/// All of it was seen: every ply in order, and every number that each change led to, in order.
async fn assert_seen(browser: &Browser, motions: &[Value]) {
    let said = browser.eval("return captions.filter((text, index) => text !== captions[index - 1])").await;
    assert_eq!(said, json!(captions(motions)), "one after the other");
    let numbers = browser.eval("return numbers").await;
    let mut places: std::collections::HashMap<String, usize> = Default::default();
    let steps = motions.iter().flat_map(|motion| motion["steps"].as_array().unwrap());
    for beat in
        steps.flat_map(|step| step["beats"].as_array().unwrap()).filter(|beat| beat["beat"] == "shifts")
    {
        let id = format!("n{}-{}", beat["seat"], beat["what"].as_str().unwrap());
        let Some(texts) = numbers[&id].as_array() else { panic!("{id} was never shown: {beat}") };
        let shows = |text: &Value| {
            let digits: String = text
                .as_str()
                .unwrap()
                .replace('−', "-")
                .chars()
                .filter(|c| "-0123456789".contains(*c))
                .collect();
            digits.parse::<i64>().ok() == beat["to"].as_i64()
        };
        let place = places.entry(id.clone()).or_default();
        let Some(found) = texts[*place..].iter().position(shows) else {
            panic!("{id} never was {}: {texts:?}", beat["to"])
        };
        *place += found;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_seen_one_after_the_other_with_the_numbers_of_their_events() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, DESKTOP, &[]).await;
    browser.eval(WATCH).await;
    let before = local.ply;
    a_round(&house, &game, &mut local).await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    browser.until(AT_REST).await;
    let motions = expected(&house, &game, before).await;
    assert!(motions.len() >= 2, "Ann and Ben have moved");
    assert_seen(&browser, &motions).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_input_ends_motion_and_is_not_lost() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, DESKTOP, &[]).await;
    a_round(&house, &game, &mut local).await;
    browser.until(MOVES).await;
    browser.press_key(Key::Shift).await;
    assert_eq!(browser.eval(&format!("return {AT_REST}")).await, json!(true), "at once");
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    a_round(&house, &game, &mut local).await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    browser.until(MOVES).await;
    // A tile of the market is chosen by the same click.
    browser.click("#market .offer:not([data-gone]) .pick[data-basic]").await;
    assert_eq!(browser.eval(&format!("return {AT_REST}")).await, json!(true), "at once");
    browser.until("document.querySelector('.pick[aria-pressed=true]')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_speed_one_chooses_is_kept_and_off_moves_nothing() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, DESKTOP, &[]).await;
    browser.click("#menu summary").await;
    browser.click("#menu [data-speed=off]").await;
    open(&browser, &house, &game).await;
    browser.until("document.querySelector('[data-speed=off]').getAttribute('aria-pressed') === 'true'").await;
    browser.eval(WATCH).await;
    a_round(&house, &game, &mut local).await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    assert_eq!(browser.eval("return captions").await, json!([]), "nothing moves");
    assert_eq!(browser.eval(&format!("return {AT_REST}")).await, json!(true));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_motion_the_same_is_told_in_words() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, DESKTOP, &[super::driver::STILL]).await;
    browser.eval(WATCH).await;
    browser
        .eval(
            "window.said = []; const live = document.getElementById('live');
            new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true });",
        )
        .await;
    let before = local.ply;
    a_round(&house, &game, &mut local).await;
    let motions = expected(&house, &game, before).await;
    for caption in captions(&motions) {
        let caption = json!(caption);
        browser.until(&format!("said.some((text) => text.includes({caption}))")).await;
    }
    assert_eq!(browser.eval("return captions").await, json!([]), "nothing moves");
    // Whoever asks what happened reads it, once there is nothing left that is called out.
    browser.until("document.getElementById('show-me').offsetParent").await;
    browser.click("#show-me:not([hidden])").await;
    browser.until("document.querySelector('#away[open] ol > li ul > li')").await;
    let told = browser.text("#away").await;
    let last = captions(&motions).pop().unwrap().to_owned();
    assert!(told.contains(&last), "{last}: {told}");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_sees_the_missed_turns_with_their_reasons() {
    let house = House::open().await;
    for size in [DESKTOP, PHONE] {
        let (browser, game, mut local) = table(&house, size, &[]).await;
        browser.goto(&format!("{}/learn", house.base)).await;
        let before = local.ply;
        a_round(&house, &game, &mut local).await;
        open(&browser, &house, &game).await;
        browser.until(AT_REST).await;
        let shown = browser.eval("return document.getElementById('seats').outerHTML").await;
        browser.eval(WATCH).await;
        browser.click("#show-me[data-missed]").await;
        browser.until("document.querySelector('#motion .caption .reason')").await;
        browser.until(AT_REST).await;
        assert_seen(&browser, &expected(&house, &game, before).await).await;
        let after = browser.eval("return document.getElementById('seats').outerHTML").await;

        assert_eq!(after, shown, "the page is what the server sent");
        browser.until("!document.getElementById('show-me').hasAttribute('data-missed')").await;
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_move_is_seen_before_the_end() {
    let house = House::open().await;
    let browser = Browser::set_up(DESKTOP, 16, &[]).await;
    let game = house.people(2, 11).await;
    let mut local = Local::new(Mode::Standard, 2, 11);
    let is_last = |local: &Local| {
        let mut next = local.clone();
        let Some((seat, mv)) = next.choose() else { return true };
        next.play(seat, &mv);
        next.game.table().to_act().is_empty()
    };
    house.play_on(&game, &mut local, is_last).await;
    sit_down(&browser, &house, &game).await;
    open(&browser, &house, &game).await;
    browser.eval(WATCH).await;
    house.play_on(&game, &mut local, |_| false).await;
    browser.until(MOVES).await;
    assert!(!browser.path().await.ends_with("/end"), "it is seen at the table");
    browser.until("location.pathname.endsWith('/end')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

/// Whether some parts are what the server sends to somebody who opens the page now.
const AS_SENT: &str = "
    const [ids, done] = arguments;
    fetch(location.href).then((answer) => answer.text()).then((html) => {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      for (const title of fresh.querySelectorAll('svg.town .tile > title')) {
        title.parentElement.setAttribute('aria-label', title.textContent);
        title.parentElement.setAttribute('role', 'img');
        title.remove();
      }
      done(ids.filter((id) => !document.getElementById(id).isEqualNode(fresh.getElementById(id))));
    });";

async fn assert_as_sent(browser: &Browser, parts: &[&str]) {
    let different = browser.client.execute_async(AS_SENT, vec![json!(parts)]).await.unwrap();
    assert_eq!(different, json!([]), "is what the server sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stays_is_not_drawn_anew_and_what_scripts_added_goes() {
    let house = House::open().await;
    for more in [&[][..], &[super::driver::STILL]] {
        let (browser, game, mut local) = table(&house, DESKTOP, more).await;
        let drawn = "[...document.querySelectorAll(':is(#town, #map-1) .tile > use, #population use')]";
        browser.eval(&format!("for (const use of {drawn}) use.stays = true")).await;
        let before = browser.eval(&format!("return {drawn}.length")).await.as_u64().unwrap();
        browser.eval("document.getElementById('seats').append('added'); document.getElementById('seat-1').className = 'other'").await;
        a_round(&house, &game, &mut local).await;
        browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
        browser.until(AT_REST).await;
        let stayed = browser.eval(&format!("return {drawn}.filter((use) => use.stays).length")).await;
        assert_eq!(stayed.as_u64(), Some(before), "all tiles and meeples are the same ones");
        assert_as_sent(&browser, &["seats", "population", "aside", "map-1"]).await;
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_market_slides_to_what_the_server_sent() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, DESKTOP, &[]).await;
    browser
        .eval(
            "window.slid = new Set();
            new MutationObserver((all) => all.forEach(({ target }) => target.dataset.slides && slid.add(target.id)))
              .observe(document.getElementById('market'), { attributes: true, attributeFilter: ['data-slides'], subtree: true });",
        )
        .await;
    let before = local.ply;
    a_round(&house, &game, &mut local).await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    browser.until(AT_REST).await;
    let motions = expected(&house, &game, before).await;
    let beats = motions.iter().flat_map(|motion| motion["steps"].as_array().unwrap());
    let beats = beats.flat_map(|step| step["beats"].as_array().unwrap());
    let mut to: Vec<&str> =
        beats.filter(|beat| beat["beat"] == "slides").filter_map(|beat| beat["to"].as_str()).collect();
    to.sort_unstable();
    to.dedup();
    assert!(to.len() > 1, "several tiles have moved up");
    assert_eq!(browser.eval("return [...slid].sort()").await, json!(to));
    assert_eq!(browser.eval("return document.querySelectorAll('.slots [style]').length").await, json!(0));
    assert_as_sent(&browser, &["offer-1", "offer-2", "offer-7"]).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_town_of_whoever_builds_lies_beside_the_words() {
    let house = House::open().await;
    let (browser, game, mut local) = table(&house, PHONE, &[]).await;
    browser
        .eval(
            "window.landed = [];
            new MutationObserver((all) => all.forEach(({ target }) => {
              if (target.matches('#motion [data-town] .tile') && !('unseen' in target.dataset)) landed.push(`${target.closest('svg').dataset.town}:${target.dataset.at}`);
            })).observe(document.body, { attributes: true, attributeFilter: ['data-unseen'], subtree: true });",
        )
        .await;
    let before = local.ply;
    a_round(&house, &game, &mut local).await;
    browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
    browser.until(AT_REST).await;
    let motions = expected(&house, &game, before).await;
    let beats = motions.iter().flat_map(|motion| motion["steps"].as_array().unwrap());
    let beats = beats.flat_map(|step| step["beats"].as_array().unwrap());
    let of_ben = |at: &&str| at.starts_with("1:");
    let lands = beats.filter(|beat| beat["beat"] == "lands").filter_map(|beat| beat["at"].as_str());
    let lands: Vec<&str> = lands.filter(of_ben).collect();
    assert!(!lands.is_empty(), "Ben has built");
    assert_eq!(browser.eval("return landed").await, json!(lands), "it lands on his map");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

/// Ann looks back at her game from some ply.
async fn replay(house: &House, more: &[&str], ply: usize) -> (Browser, Played, Local) {
    let (browser, game, local) = table(house, DESKTOP, more).await;
    browser.goto(&format!("{}/games/{}/replay/{ply}", house.base, game.id)).await;
    browser.until("document.querySelector('[data-speed][aria-pressed=true]')").await;
    browser.eval(WATCH).await;
    (browser, game, local)
}

/// The replay has come to a ply, and nothing moves there any more.
async fn arrived(browser: &Browser, ply: usize) {
    browser.until(&format!("location.pathname.endsWith('/replay/{ply}') && {AT_REST}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_moves_forward_as_the_table_did() {
    let house = House::open().await;
    let (browser, game, local) = replay(&house, &[], 7).await;
    for ply in 8..=10 {
        browser.press_key(Key::Right).await;
        browser.until(MOVES).await;
        arrived(&browser, ply).await;
    }
    let motions = expected(&house, &game, 7).await;
    assert_seen(&browser, &motions[..3]).await;
    // Nothing moves backwards, or where one jumps.
    browser.eval("captions.length = 0").await;
    browser.press_key(Key::Left).await;
    arrived(&browser, 9).await;
    browser.press_key(Key::Home).await;
    arrived(&browser, 0).await;
    browser.press_key(Key::End).await;
    arrived(&browser, local.ply).await;
    assert_eq!(browser.eval("return captions").await, json!([]));
    // By itself it goes on ply after ply, each to its end.
    browser.goto(&format!("{}/games/{}/replay/{}", house.base, game.id, local.ply - 2)).await;
    browser.until("document.querySelector('[data-speed][aria-pressed=true]')").await;
    browser.eval(WATCH).await;
    browser.click("[data-play-pause]").await;
    arrived(&browser, local.ply).await;
    let motions = expected(&house, &game, local.ply - 2).await;
    assert_seen(&browser, &motions).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_input_ends_the_motion_of_a_replay() {
    let house = House::open().await;
    let (browser, _, _) = replay(&house, &[], 7).await;
    browser.press_key(Key::Right).await;
    browser.until(MOVES).await;
    browser.press_key(Key::Shift).await;
    assert_eq!(browser.eval(&format!("return {AT_REST}")).await, json!(true), "at once");
    browser.press_key(Key::Right).await;
    browser.until(MOVES).await;
    // The same key is not lost.
    browser.press_key(Key::Right).await;
    arrived(&browser, 10).await;
    // The speed is that of the table.
    browser.click("[data-speed=off]").await;
    browser.eval("captions.length = 0").await;
    browser.press_key(Key::Right).await;
    arrived(&browser, 11).await;
    assert_eq!(browser.eval("return captions").await, json!([]), "nothing moves");
    assert_eq!(browser.eval("return localStorage.getItem('motion')").await, json!("off"));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_without_motion_tells_the_same_in_words() {
    let house = House::open().await;
    let (browser, game, _) = replay(&house, &[super::driver::STILL], 7).await;
    browser.press_key(Key::Right).await;
    arrived(&browser, 8).await;
    assert_eq!(browser.eval("return captions").await, json!([]), "nothing moves");
    let motions = expected(&house, &game, 7).await;
    assert!(browser.text(".story").await.contains(captions(&motions)[0]), "{motions:?}");
    browser.close().await;
    house.close().await;
}
