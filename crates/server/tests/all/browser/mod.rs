//! Journeys through the web app in a real browser: what people do, by clicking, touching and typing.

mod access;
mod chooser;
mod country;
mod driver;
mod end;
mod everywhere;
mod expansions;
mod hints;
mod languages;
mod learn;
mod lessons;
mod measure;
mod motion;
mod neom;
mod neom_plan;
mod plan;
mod play;
mod screenshots;
mod setup;
mod webhook;
mod weigh;

use crate::common::{House, Local, Played};
use driver::{Browser, DESKTOP, PHONE};
use fantoccini::Locator;
use fantoccini::key::Key;
use play::Player;
use serde_json::json;
use suburbia::setup::Mode;

/// From the home page to a table, with these choices made first.
async fn start(browser: &Browser, house: &House, choices: &[&str]) {
    browser.goto(&house.base).await;
    for choice in choices {
        let box_ = browser.find(choice).await;
        // Radio buttons are hidden behind their cards.
        browser
            .client
            .execute("arguments[0].click()", vec![serde_json::to_value(box_).unwrap()])
            .await
            .unwrap();
    }
    browser.click("#new-table button[type=submit]").await;
    browser.until("location.pathname.startsWith('/games/')").await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
}

/// Takes the first seat of a game into the browser.
async fn sit_down(browser: &Browser, house: &House, game: &Played) {
    sit_down_at(browser, house, game, 0).await;
}

/// Takes a seat of a game into the browser.
async fn sit_down_at(browser: &Browser, house: &House, game: &Played, seat: usize) {
    browser.goto(&format!("{}/healthz", house.base)).await;
    let script = format!(
        "const done = arguments[arguments.length - 1];
        fetch('{}', {{ method: 'POST', headers: {{ authorization: 'Bearer {}', 'content-type': 'application/json' }},
          body: '{{}}' }}).then((answer) => done(answer.status), (error) => done(String(error)));",
        game.path("/seat"),
        game.token(seat).unwrap(),
    );
    let status = browser.client.execute_async(&script, Vec::new()).await.unwrap();
    assert_eq!(status, json!(200));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_is_in_a_game_with_one_click() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    start(&browser, &house, &[]).await;
    // Against one bot, with two goals to choose from.
    browser.until("document.querySelectorAll('.goal-card').length === 2").await;
    browser.assert_no_complaints().await;
    browser.goto(&house.base).await;
    assert!(browser.text("#games-list").await.contains("Your turn"), "the game is in the list");
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_against_each_other_by_a_link() {
    let house = House::open().await;
    let (ann, ben) = (Browser::open(DESKTOP).await, Browser::open(DESKTOP).await);
    ann.goto(&house.base).await;
    ann.find("[data-seat] input[name=name]").await.send_keys("Ann").await.unwrap();
    let selects = ann.client.find_all(Locator::Css("select[name=kind]")).await.unwrap();
    selects[1].select_by_value("link").await.unwrap();
    ann.click("#new-table button[type=submit]").await;
    let link = ann.find("#links[open] input").await.prop("value").await.unwrap().unwrap();
    // Whoever sits beside her points a phone at it, here or at the table.
    for place in ["#links .qr", "#seat-1 .qr"] {
        ann.click(&format!("{place} summary")).await;
        ann.until(&format!("document.querySelector('{place} img').naturalWidth > 0")).await;
        if place.starts_with("#links") {
            ann.click("#links [data-go]").await;
            ann.until("document.getElementById('table-page')?.dataset.ready").await;
        }
    }
    ben.goto(&link).await;
    let name = ben.find("#join #name").await;
    name.clear().await.unwrap();
    name.send_keys("Ben").await.unwrap();
    ben.click("#join button[type=submit]").await;
    ben.until("document.getElementById('table-page')?.dataset.ready").await;
    assert!(!ben.path().await.contains("join"), "the token is gone from the address");
    ann.until("document.getElementById('seats').textContent.includes('Ben')").await;
    for browser in [&ann, &ben] {
        Player::new(browser).keep_goal().await;
    }
    let mut turns = [0, 0];
    while turns.iter().any(|&turns| turns < 3) {
        for (index, browser) in [&ann, &ben].into_iter().enumerate() {
            if browser.state("acts").await == "1" {
                let version: u32 = browser.state("version").await.parse().unwrap();
                Player::new(browser).one_move().await;
                turns[index] += 1;
                // The other one sees it without doing anything.
                let other = [&ben, &ann][index];
                other
                    .until(&format!("Number(document.getElementById('state').dataset.version) > {version}"))
                    .await;
            }
        }
    }
    for browser in [ann, ben] {
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

/// How many moves a page has sent and how often it has asked for parts since it was asked last.
async fn requests(browser: &Browser) -> [u64; 2] {
    let names = "const names = performance.getEntriesByType('resource').map((entry) => entry.name);
        performance.clearResourceTimings();
        return ['/moves?since=', '/parts?'].map((path) => names.filter((name) => name.includes(path)).length)";
    let counts = browser.eval(names).await;
    [&counts[0], &counts[1]].map(|count| count.as_u64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_goes_once_around() {
    let house = House::open().await;
    let browsers = [Browser::open(DESKTOP).await, Browser::open(DESKTOP).await];
    let game = house.people(2, 5).await;
    for (seat, browser) in browsers.iter().enumerate() {
        sit_down_at(browser, &house, &game, seat).await;
        browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
        browser.until("document.getElementById('table-page')?.dataset.ready").await;
    }
    let mut plies = 0;
    while plies < 8 {
        for (index, browser) in browsers.iter().enumerate() {
            if browser.state("acts").await != "1" {
                continue;
            }
            for browser in &browsers {
                requests(browser).await;
            }
            let player = Player::new(browser);
            match browser.state("phase").await.as_str() {
                "goals" => player.keep_goal().await,
                _ => player.one_move().await,
            }
            plies += 1;
            let other = &browsers[1 - index];
            for browser in &browsers {
                browser.until(&format!("document.getElementById('state').dataset.ply === '{plies}'")).await;
            }
            // The stream has told both by now; a page that asked once too often would do so at once.
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            assert_eq!(requests(browser).await, [1, 0], "ply {plies}: who moves sends it, and that is all");
            assert_eq!(
                requests(other).await,
                [0, 1],
                "ply {plies}: the other one asks once for what changed"
            );
            // A ply may have more than one entry: the income it brought is one of its own.
            let log = "return [...new Set([...document.querySelectorAll('#log .ply')].map((ply) => Number(ply.dataset.ply)))]";
            let told: Vec<u64> = (1..=plies).rev().collect();
            for browser in &browsers {
                assert_eq!(browser.eval(log).await, json!(told), "the log has grown");
            }
        }
    }
    for browser in browsers {
        browser.assert_no_complaints().await;
        browser.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_a_bot_outlives_reloads_and_a_restart_of_the_server() {
    let mut house = House::open().await;
    let browser = Browser::set_up(DESKTOP, 16, &[]).await; // tiles settle, numbers count
    start(&browser, &house, &[]).await;
    let player = Player::new(&browser);
    player.keep_goal().await;
    for round in 0..4 {
        player.my_turn().await;
        if round == 1 {
            let before = browser.state("version").await;
            browser.client.refresh().await.unwrap();
            player.my_turn().await;
            assert_eq!(browser.state("version").await, before);
        }
        if round == 2 {
            house = house.reopen().await;
        }
        player.one_move().await;
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_the_next_one_sees_no_secret() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    let selects = browser.client.find_all(Locator::Css("select[name=kind]")).await.unwrap();
    selects[1].select_by_value("here").await.unwrap();
    browser.click("#new-table button[type=submit]").await;
    let mut goals: Vec<String> = Vec::new();
    for _ in 0..2 {
        browser.click("#i-am").await;
        browser.until("document.querySelectorAll('.goal-card').length === 2").await;
        goals
            .push(browser.eval("return document.querySelector('.goal-card').dataset.goal").await.to_string());
        Player::new(&browser).keep_goal().await;
        // The same person goes on where the lot made it the first to build.
        let handed =
            "document.querySelector('#i-am') || document.getElementById('state')?.dataset.acts === '1'";
        browser.until(handed).await;
        if browser.eval("return Boolean(document.querySelector('#i-am'))").await != json!(true) {
            continue;
        }
        let page = browser.client.source().await.unwrap();
        for goal in &goals {
            let name = goal.trim_matches('"');
            assert!(
                !page.contains(&format!("data-goal=\"{name}\"")),
                "{name} is shown to whoever comes next"
            );
        }
        assert_eq!(browser.eval("return document.querySelectorAll('[data-secret]').length").await, json!(0));
    }
    if browser.eval("return Boolean(document.querySelector('#i-am'))").await == json!(true) {
        browser.click("#i-am").await;
    }
    Player::new(&browser).one_move().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_taken_back_freely_or_marked() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    start(&browser, &house, &["input[name=mode][value=lone-architect]"]).await;
    let player = Player::new(&browser);
    player.my_turn().await;
    // A basic tile shows nothing: the discard that follows is still owed.
    player.build("#basic-1").await;
    browser.until("document.getElementById('state').dataset.phase === 'discard'").await;
    assert_eq!(browser.find("#take-back").await.attr("data-how").await.unwrap().as_deref(), Some("free"));
    browser.click("#take-back").await;
    browser.until("document.getElementById('state').dataset.ply === '0'").await;
    assert_eq!(browser.state("phase").await, "build");
    // A whole turn draws tiles: taking it back is noted.
    while browser.state("ply").await.parse::<u32>().unwrap() < 3 {
        player.one_move().await;
    }
    browser.until("document.getElementById('take-back')?.dataset.how === 'alone'").await;
    browser.click("#take-back").await;
    browser.until("Number(document.getElementById('state').dataset.ply) < 3").await;
    let id = browser.path().await.replace("/games/", "");
    let record = house.json(&format!("/api/v1/games/{id}/record"), None).await;
    assert_eq!(record["take_backs"][0]["how"], "alone");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

/// Tab, until something has the focus.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..120 {
        if browser.eval(&format!("return document.activeElement.matches({css:?})")).await == json!(true) {
            return;
        }
        browser.press_key(Key::Tab).await;
    }
    panic!("Tab does not lead to {css}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_set_and_a_goal_is_kept_with_the_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    tab_to(&browser, "#new-table [type=submit]").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    for css in [".goal-card", "#keep"] {
        tab_to(&browser, css).await;
        browser.press_key(Key::Enter).await;
        browser
            .until("document.querySelector('#keep:not([disabled])') || !document.querySelector('#keep')")
            .await;
    }
    let player = Player::new(&browser);
    player.my_turn().await;
    let version = browser.state("version").await;
    player.move_by_keys().await;
    browser.until(&format!("document.getElementById('state').dataset.version !== '{version}'")).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_with_the_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    tab_to(&browser, "input[name=mode]").await;
    while browser.eval("return document.activeElement.value").await != json!("lone-architect") {
        browser.press_key(Key::Right).await;
    }
    tab_to(&browser, "#new-table [type=submit]").await;
    browser.press_key(Key::Enter).await;
    let player = Player::new(&browser);
    loop {
        player.my_turn().await;
        if browser.path().await.ends_with("/end") {
            break;
        }
        let version = browser.state("version").await;
        player.move_by_keys().await;
        let gone_on = format!("document.getElementById('state')?.dataset.version !== '{version}'");
        browser.until(&format!("location.pathname.endsWith('/end') || {gone_on}")).await;
    }
    // Where one has come to, the way on is a Tab away, and can be seen.
    tab_to(&browser, "main a, main button").await;
    let ring = browser.eval("return getComputedStyle(document.activeElement).outlineStyle").await;
    assert_ne!(ring, json!("none"), "the focus can be seen");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_for_everything() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&house.base).await;
    browser.assert_no_sideways_scrolling().await;
    start(&browser, &house, &["input[name=mode][value=dale]"]).await;
    browser.assert_no_sideways_scrolling().await;
    let player = Player::new(&browser);
    for _ in 0..3 {
        player.one_move().await;
        browser.assert_no_sideways_scrolling().await;
    }
    let game = house.people(3, 5).await;
    let mut local = Local::new(Mode::Standard, 3, 5);
    house.play_on(&game, &mut local, |_| false).await;
    for page in ["", "/end", "/replay", "/replay/20"] {
        browser.goto(&format!("{}/games/{}{page}", house.base, game.id)).await;
        browser.until("document.readyState === 'complete'").await;
        browser.assert_no_sideways_scrolling().await;
    }
    browser.goto(&format!("{}/nothing", house.base)).await;
    browser.assert_no_sideways_scrolling().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_and_its_record_comes_back() {
    let house = House::open().await;
    let game = house.people(2, 19).await;
    let mut local = Local::new(Mode::Standard, 2, 19);
    house.play_on(&game, &mut local, |_| false).await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/games/{}/replay/10", house.base, game.id)).await;
    let at = |ply: usize| format!("location.pathname.endsWith('/replay/{ply}')");
    browser.until("document.querySelector('[data-slider]').value === '10'").await;
    browser.press_key(Key::Right).await;
    browser.until(&at(11)).await;
    browser.press_key(Key::Home).await;
    browser.until(&at(0)).await;
    browser.press_key(Key::End).await;
    browser.until(&at(local.ply)).await;
    browser.click("[data-log] a[data-to='7']").await;
    browser.until(&at(7)).await;
    browser.until("document.querySelector('[data-log] a[aria-current]').dataset.to === '7'").await;
    // The address alone leads there, too.
    browser.goto(&format!("{}/games/{}/replay/7", house.base, game.id)).await;
    browser.until("document.querySelector('[data-slider]').value === '7'").await;
    let record = house.get(&game.path("/record"), None).await.text().await.unwrap();
    browser.goto(&house.base).await;
    browser.find("#record-text").await;
    let fill = "document.getElementById('record-text').closest('details')?.setAttribute('open', ''); \
        document.getElementById('record-text').value = arguments[0]";
    browser.client.execute(fill, vec![json!(record)]).await.unwrap();
    browser.click("#record button[type=submit]").await;
    browser.until("location.pathname.includes('/replay')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
