//! Suburbia with its expansions at the table: whole games, borders turned in every direction, what special tiles ask for.

use super::driver::{Browser, DESKTOP, PHONE};
use super::play::{Player, play_to_the_end};
use super::sit_down;
use crate::common::{House, Local, Played};
use fantoccini::key::Key;
use game_core::{Game as _, Seat};
use serde_json::{Value, json};
use suburbia::hex::Footprint;
use suburbia::moves::{Choice, Move};

const LARGE: (u32, u32) = (1920, 1080);

fn all_packs(more: &[(&str, &str)]) -> Value {
    let mut rules = json!({ "packs": ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"] });
    for (key, word) in more {
        rules[key] = json!(word);
    }
    rules
}

/// Sits down at a table of one person and bots, and plays it to the end.
async fn whole_game(rules: Value, seats: &[&str], size: (u32, u32), language: &str) {
    let house = House::open().await;
    let browser = Browser::open(size).await;
    let game = house.table(rules, seats, 11).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}?lang={language}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    assert_eq!(browser.eval("return document.documentElement.lang").await, json!(language));
    let player = Player::new(&browser);
    if browser.state("phase").await == "goals" {
        player.keep_goal().await;
    }
    browser.assert_no_sideways_scrolling().await;
    play_to_the_end(&browser).await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_everything_is_played_to_the_end() {
    whole_game(all_packs(&[]), &["Ann", "greedy", "greedy"], DESKTOP, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_everything_is_played_to_the_end_on_a_phone_in_italian() {
    whole_game(all_packs(&[]), &["Ann", "greedy"], PHONE, "it").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_play_with_everything_on_a_large_screen() {
    let rules = all_packs(&[("edition", "collectors")]);
    whole_game(rules, &["Ann", "greedy", "greedy", "greedy", "greedy"], LARGE, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_alone_with_everything() {
    whole_game(all_packs(&[("mode", "lone-architect")]), &["Ann"], DESKTOP, "it").await;
    whole_game(all_packs(&[("mode", "dale")]), &["Ann"], DESKTOP, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_everything_goes_on_by_keys_alone() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let (game, local) = until(&house, &all_packs(&[]), &|moves| {
        moves.iter().filter(|mv| matches!(mv, Move::Border { .. })).count() > 20
    })
    .await;
    at_the_table(&browser, &house, &game).await;
    // The first border of the display, the first spot, turned twice, and played.
    let space = bordered(&local);
    browser.press(["q", "w", "e"][usize::from(space)]).await;
    browser.until("document.activeElement.matches('#town .legal')").await;
    browser.press_key(Key::Down).await;
    browser.press_key(Key::Enter).await;
    browser.until("document.activeElement.id === 'confirm'").await;
    for key in [".", ","] {
        browser.press(key).await;
        browser.until("document.querySelector('.ghost.drawn .border')").await;
    }
    browser.press("l").await;
    browser
        .until("document.querySelector('#panel .toggle [aria-pressed=true]').textContent.includes('$0')")
        .await;
    browser.press("b").await;
    browser
        .until("!document.querySelector('#panel .toggle [aria-pressed=true]').textContent.includes('$0')")
        .await;
    browser.until("document.querySelector('.ghost.drawn .border')").await;
    let version = browser.state("version").await;
    browser.eval("document.getElementById('confirm').focus()").await;
    browser.press_key(Key::Enter).await;
    browser.until(&format!("document.getElementById('state').dataset.version !== '{version}'")).await;
    assert!(last_move(&house, &game).await.starts_with("border "));
    browser.close().await;
    house.close().await;
}

/// The first space of the display whose border can be paid.
fn bordered(local: &Local) -> u8 {
    let mut moves = Vec::new();
    local.game.legal_moves(Seat(0), &mut moves);
    let space =
        moves.iter().find_map(|mv| if let Move::Border { space, .. } = mv { Some(space.0) } else { None });
    space.expect("a border can be laid")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_border_is_turned_in_every_direction() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let directions = |moves: &[Move]| {
        let mut found = [false; 6];
        for mv in moves {
            if let Move::Border { at, .. } = mv {
                found[at.direction.number()] = true;
            }
        }
        found.into_iter().filter(|&found| found).count()
    };
    let (game, local) =
        until(&house, &json!({ "packs": ["base", "inc"] }), &|moves| directions(moves) == 6).await;
    at_the_table(&browser, &house, &game).await;
    let space = bordered(&local);
    let mut moves = Vec::new();
    local.game.legal_moves(Seat(0), &mut moves);
    browser.click(&format!("#border-{}", space + 1)).await;
    for wanted in 0..6 {
        let place = moves.iter().find_map(|mv| match mv {
            Move::Border { space: from, at } if from.0 == space && at.direction.number() == wanted => {
                Some(*at)
            }
            _ => None,
        });
        let place = place.expect("every direction is legal somewhere");
        let spot = place.body()[2];
        let click = format!(
            "document.querySelector('#town .legal[data-at=\"{spot}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}))"
        );
        browser.until(&format!("document.querySelector('#town .legal[data-at=\"{spot}\"]')")).await;
        browser.eval(&click).await;
        let drawn = format!("document.querySelector('.ghost.drawn .border')?.dataset.at === '{place}'");
        for _ in 0..6 {
            browser.until("document.querySelector('.ghost.drawn .border')").await;
            if browser.eval(&format!("return {drawn}")).await == json!(true) {
                break;
            }
            let before =
                browser.eval("return document.querySelector('.ghost.drawn .border').dataset.at").await;
            browser.press(".").await;
            let moved = "document.querySelector('.ghost.drawn .border')?.dataset.at";
            browser.until(&format!("![undefined, {before}].includes({moved})")).await;
        }
        assert_eq!(browser.eval(&format!("return {drawn}")).await, json!(true), "{place}");
    }
    browser.click("#confirm").await;
    browser.until("document.querySelector('#town .tile.strip')").await;
    assert!(last_move(&house, &game).await.starts_with("border "));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn special_tiles_ask_step_by_step_and_every_step_goes_back() {
    let cities = json!({ "packs": ["base", "ce"] });
    for asks in ["flip", "marker", "free"] {
        let house = House::open().await;
        let browser = Browser::open(DESKTOP).await;
        let (game, local) =
            until(&house, &cities, &|moves| moves.iter().any(|mv| first_choice(mv) == Some(asks))).await;
        at_the_table(&browser, &house, &game).await;
        let mut moves = Vec::new();
        local.game.legal_moves(Seat(0), &mut moves);
        let found = moves.into_iter().find(|mv| first_choice(mv) == Some(asks));
        let Some(Move::Buy { slot, at, .. }) = found else { panic!("bought: {found:?}") };
        browser.click(&format!("#slot-{}", slot.0 + 1)).await;
        click_cell(&browser, &at.to_string()).await;
        // What is asked for, each with what it would bring; back, and forth again.
        answer(&browser, asks).await;
        browser.click("#back").await;
        browser.until("document.getElementById('panel').dataset.stage === 'cell'").await;
        if asks == "free" {
            browser.press_key(Key::Escape).await;
        }
        answer(&browser, asks).await;
        confirm(&browser).await;
        let played = last_move(&house, &game).await;
        assert!(played.contains(&format!("{asks}=")), "{played}");
        // Tiles were drawn, so the other one has to agree that it is taken back.
        browser.click("#take-back").await;
        browser.until("document.querySelector('#offer .offer-card')").await;
        let agree = json!({ "agree": true });
        let (status, told) = house.post(&game.path("/take-back/answer"), game.token(1), &agree).await;
        assert_eq!(status, 200, "{told}");
        browser.until("document.getElementById('state').dataset.acts === '1'").await;
        assert_ne!(last_move(&house, &game).await, played);
        browser.assert_no_complaints().await;
        browser.close().await;
        house.close().await;
    }
}

/// The first answer that is something, and a cell where a tile is taken for nothing.
async fn answer(browser: &Browser, asks: &str) {
    browser.until("document.querySelector('#panel [data-value]')").await;
    let some =
        "[...document.querySelectorAll('#panel [data-value]')].find((one) => one.dataset.value).click()";
    browser.eval(some).await;
    if asks == "free" {
        browser.until("document.querySelector('#town .cell.legal')").await;
        let cell = browser.eval("return document.querySelector('#town .cell.legal').dataset.at").await;
        click_cell(browser, cell.as_str().unwrap()).await;
    }
    browser.until("document.getElementById('confirm')").await;
}

/// Plays what is on trial.
async fn confirm(browser: &Browser) {
    let version = browser.state("version").await;
    browser.click("#confirm:not([disabled])").await;
    browser.until(&format!("document.getElementById('state').dataset.version !== '{version}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_takes_the_place_of_a_planner() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let replaces = |moves: &[Move]| moves.iter().any(|mv| matches!(mv, Move::Replace { .. }));
    let (game, local) = until(&house, &json!({ "packs": ["base", "inc"] }), &replaces).await;
    at_the_table(&browser, &house, &game).await;
    let mut moves = Vec::new();
    local.game.legal_moves(Seat(0), &mut moves);
    let found = moves.into_iter().find(|mv| matches!(mv, Move::Replace { .. }));
    let Some(Move::Replace { slot, at, .. }) = found else { panic!("{found:?}") };
    browser.click(&format!("#slot-{}", slot.0 + 1)).await;
    browser.until("document.querySelector('#panel .toggle')").await;
    browser.press("r").await;
    click_cell(&browser, &at.to_string()).await;
    browser.until("document.getElementById('confirm')").await;
    confirm(&browser).await;
    assert_eq!(last_move(&house, &game).await, format!("replace {slot} @ {at}"));
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_border_gets_a_marker() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let on_border = |mv: &Move| matches!(mv, Move::Invest { at: Footprint::Border(_), .. });
    let (game, local) =
        until(&house, &json!({ "packs": ["base", "inc"] }), &|moves| moves.iter().any(on_border)).await;
    at_the_table(&browser, &house, &game).await;
    let mut moves = Vec::new();
    local.game.legal_moves(Seat(0), &mut moves);
    let found = moves.into_iter().find(on_border);
    let Some(Move::Invest { at, .. }) = found else { panic!("{found:?}") };
    browser.click("#invest").await;
    click_cell(&browser, &at.to_string()).await;
    browser.until("document.getElementById('confirm')").await;
    confirm(&browser).await;
    assert_eq!(last_move(&house, &game).await, format!("invest @ {at}"));
    browser.until(&format!("document.querySelector('#town .strip[data-marker][data-at=\"{at}\"]')")).await;
    browser.close().await;
    house.close().await;
}

async fn click_cell(browser: &Browser, at: &str) {
    let cell = format!("document.querySelector('#town :is(.cell, .tile).legal[data-at=\"{at}\"]')");
    browser.until(&cell).await;
    browser
        .eval(&format!("{cell}.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}))"))
        .await;
}

/// What the first choice of a move is, if it is bought and has just one.
fn first_choice(mv: &Move) -> Option<&'static str> {
    let Move::Buy { choices, .. } = mv else { return None };
    let list = choices.list();
    match list.first().filter(|_| list.len() == 1)? {
        Choice::Flip { .. } => Some("flip"),
        Choice::Marker { .. } => Some("marker"),
        Choice::Free { .. } => Some("free"),
    }
}

/// A game of two people that has come to a point where the first one has such moves.
async fn until(house: &House, rules: &Value, wanted: &dyn Fn(&[Move]) -> bool) -> (Played, Local) {
    for seed in 1..200 {
        let mut local = Local::with_rules(rules, 2, seed);
        let mut moves = Vec::new();
        while let Some((seat, mv)) = local.choose_well() {
            moves.clear();
            if seat == Seat(0) {
                local.game.legal_moves(seat, &mut moves);
            }
            if seat == Seat(0) && wanted(&moves) {
                let game = house.table(rules.clone(), &["Ann", "Ben"], seed).await;
                let mut again = Local::with_rules(rules, 2, seed);
                for mv in &local.moves {
                    let seat = again.game.to_act().lowest().unwrap();
                    let (status, answer) = house.play(&game, seat.index(), again.ply, mv).await;
                    assert_eq!(status, 200, "{mv}: {answer}");
                    again.play(seat, mv);
                }
                return (game, again);
            }
            local.play(seat, &mv);
        }
    }
    panic!("there is no such position");
}

/// The first seat's table.
async fn at_the_table(browser: &Browser, house: &House, game: &Played) {
    sit_down(browser, house, game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready && document.getElementById('state').dataset.acts === '1'").await;
}

/// The move that was played last.
async fn last_move(house: &House, game: &Played) -> String {
    let record = house.json(&game.path("/record"), None).await;
    record["moves"].as_array().unwrap().last().unwrap().as_str().unwrap().to_owned()
}
