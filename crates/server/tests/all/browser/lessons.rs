//! Lessons on the real table: done by mouse, by keys and on a phone, missed and tried again, left and taken up again.

use super::driver::{Browser, DESKTOP, PHONE};
use super::tab_to;
use crate::common::House;
use fantoccini::key::Key;
use serde_json::json;

/// From the list to the table of a lesson.
async fn open(browser: &Browser, house: &House, game: &str, lesson: &str) {
    browser.goto(&format!("{}/learn/{game}/lessons", house.base)).await;
    browser.click(&format!("[data-lesson={lesson}]")).await;
    at_table(browser).await;
}

async fn at_table(browser: &Browser) {
    browser.until("location.pathname.startsWith('/games/')").await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    browser.until("document.getElementById('lesson')").await;
}

async fn progress(browser: &Browser, wanted: &str) {
    browser.until(&format!("document.getElementById('lesson')?.dataset.progress === '{wanted}'")).await;
}

/// Picks something and a cell, and confirms.
async fn build(browser: &Browser, pick: &str, cell: &str) {
    browser.click(pick).await;
    browser.click(&format!("#town .legal[data-at='{cell}']")).await;
    browser.click("#confirm:not([disabled])").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_done_by_mouse_and_stays_done() {
    let mut house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    open(&browser, &house, "suburbia", "market").await;
    assert!(browser.text("#lesson .task").await.contains("Convenience Store"));
    // The dear one does it no good: the card says what happened instead.
    build(&browser, "#slot-2", "1,0").await;
    progress(&browser, "missed").await;
    assert!(browser.text("#lesson .happened-here").await.contains("pays $14"));
    browser.click("#lesson-again").await;
    progress(&browser, "open").await;
    assert_eq!(browser.state("ply").await, "0");
    build(&browser, "#slot-6", "1,0").await;
    progress(&browser, "done").await;
    let told = browser.text("#lesson .happened-here").await;
    assert!(told.contains("pays $6") && told.contains("Convenience Store (printed): income +1"), "{told}");
    // The next task begins where the first ended, after the move of the rival.
    browser.click("#lesson-next").await;
    browser.until("document.getElementById('lesson')?.dataset.step === '2'").await;
    at_table(&browser).await;
    build(&browser, "#basic-1", "1,1").await;
    progress(&browser, "open").await;
    browser.click("#slot-6").await;
    browser.click("#confirm:not([disabled])").await;
    progress(&browser, "done").await;
    // Back, and forth again.
    browser.click("#lesson-back").await;
    browser.until("document.getElementById('lesson')?.dataset.step === '1'").await;
    progress(&browser, "done").await;
    // What is tried afterwards does not undo it, nor does a restart of the server.
    browser.click("#lesson-again").await;
    progress(&browser, "open").await;
    house = house.reopen().await;
    browser.goto(&format!("{}/learn/suburbia/lessons", house.base)).await;
    browser.until("document.querySelector('.lesson-card[data-state=done] [data-lesson=market]')").await;
    // Lessons are no games: neither in the list nor in the statistics.
    browser.goto(&house.base).await;
    assert_eq!(browser.eval("return document.querySelectorAll('.running li').length").await, json!(0));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_done_with_the_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&format!("{}/learn/suburbia/lessons", house.base)).await;
    tab_to(&browser, "[data-lesson=income]").await;
    browser.press_key(Key::Enter).await;
    at_table(&browser).await;
    // The solution is prepared like a hint, and confirmed like any move.
    tab_to(&browser, "#lesson-show").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.activeElement.id === 'confirm'").await;
    browser.press_key(Key::Enter).await;
    progress(&browser, "done").await;
    // The way on has the focus.
    browser.until("document.activeElement.id === 'lesson-next'").await;
    browser.press_key(Key::Enter).await;
    browser.until("document.getElementById('lesson')?.dataset.step === '2'").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_card_makes_room_and_speaks_italian() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&format!("{}/?lang=it", house.base)).await;
    open(&browser, &house, "suburbia", "lakes").await;
    browser.assert_no_sideways_scrolling().await;
    assert!(browser.text("#lesson .task").await.contains("lago"));
    // It lies over no cell, open or folded.
    let covers = "const card = document.getElementById('lesson').getBoundingClientRect(); \
        const map = document.querySelector('#town .map').getBoundingClientRect(); \
        return card.bottom > map.top + 1 && card.top < map.bottom - 1";
    assert_eq!(browser.eval(covers).await, json!(false));
    browser.click("#lesson [data-fold]").await;
    browser.until("document.getElementById('lesson-body').offsetHeight === 0").await;
    assert_eq!(browser.eval(covers).await, json!(false));
    browser.click("#lesson [data-fold]").await;
    browser.click("#lesson-show").await;
    browser.until("document.getElementById('lesson-body').offsetHeight === 0").await;
    browser.click("#confirm:not([disabled])").await;
    progress(&browser, "done").await;
    browser.until("document.getElementById('lesson-body').offsetHeight > 0").await;
    assert!(browser.text("#lesson .verdict").await.contains("Fatto"));
    browser.assert_no_sideways_scrolling().await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_neom_is_left_and_taken_up_again() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    open(&browser, &house, "neom", "goods").await;
    let table = browser.path().await;
    browser.click("#lesson-show").await;
    browser.click("#confirm:not([disabled])").await;
    browser.until("Number(document.getElementById('state').dataset.ply) >= 3").await;
    // Left in the middle of the task, with the pick made.
    open(&browser, &house, "neom", "goods").await;
    assert_eq!(browser.path().await, table, "the same table again");
    progress(&browser, "open").await;
    browser.click("#lesson-show").await;
    browser.click("#confirm:not([disabled])").await;
    progress(&browser, "done").await;
    assert!(browser.text("#lesson").await.contains("lumber"));
    browser.goto(&format!("{}/learn/neom/lessons", house.base)).await;
    browser.until("document.querySelector('.lesson-card[data-state=begun] [data-lesson=goods]')").await;
    assert_eq!(
        browser.eval("return document.querySelector('[data-lesson=goods]').dataset.step").await,
        json!("2")
    );
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_solution_can_be_shown_and_played_on_the_table() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    for game in ["suburbia", "neom"] {
        browser.goto(&format!("{}/learn/{game}/lessons", house.base)).await;
        browser.click("[data-lesson]").await;
        at_table(&browser).await;
        let mut tasks = 0;
        loop {
            while browser.eval("return document.getElementById('lesson').dataset.progress").await
                != json!("done")
            {
                let version = browser.state("version").await;
                browser.click("#lesson-show").await;
                browser
                    .until("document.querySelector('#confirm:not([disabled]), #keep:not([disabled])')")
                    .await;
                browser.click("#confirm:not([disabled])").await;
                browser
                    .until(&format!("document.getElementById('state').dataset.version !== '{version}'"))
                    .await;
                // The parts of a move come one after the other.
                browser
                    .until("document.getElementById('lesson').dataset.ply === document.getElementById('state').dataset.ply")
                    .await;
                browser.until("document.querySelector('#lesson-show, #lesson[data-progress=done]')").await;
            }
            tasks += 1;
            let table = browser.path().await;
            browser.click("#lesson-next").await;
            browser.until(&format!("location.pathname !== '{table}'")).await;
            if browser.path().await.starts_with("/learn") {
                break;
            }
            at_table(&browser).await;
        }
        assert!(tasks >= 10, "{game}: {tasks}");
        browser.until("document.querySelectorAll('.lesson-card:not([data-state=done])').length === 0").await;
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

/// The example packs with their lessons, as `serve --packs packs/examples` reads them.
fn with_examples(config: &mut server::Config) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/examples");
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap();
    config
        .libraries
        .add::<suburbia::Suburbia>(suburbia::pack::read("harbor.toml", &read("harbor.toml")).unwrap());
    config.libraries.add::<neom::Neom>(neom::pack::read("river.toml", &read("river.toml")).unwrap());
    for (game, name) in [("suburbia", "01-harbor.toml"), ("neom", "02-river.toml")] {
        let text = read(&format!("lessons/{name}"));
        config.libraries.add_lesson(games::LessonFile { game, name: name.to_owned(), text });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_a_pack_is_offered_at_home_and_played_like_any_other() {
    let house = House::with(with_examples).await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    assert!(browser.text(".own-lessons").await.contains("Harbor: piers and water"));
    browser.click(".own-lessons a[href$='#lesson-harbor']").await;
    browser.until("location.pathname === '/learn/suburbia/lessons'").await;
    assert_eq!(browser.text("#lesson-harbor .of-pack").await, "Harbor");
    browser.click("[data-lesson=harbor]").await;
    at_table(&browser).await;
    // Away from the water it costs more than it brings.
    build(&browser, "#slot-7", "-1,1").await;
    progress(&browser, "missed").await;
    browser.click("#lesson-again").await;
    progress(&browser, "open").await;
    build(&browser, "#slot-7", "2,-1").await;
    progress(&browser, "done").await;
    assert!(browser.text("#lesson").await.contains("$4 came back"));
    browser.click("#lesson-next").await;
    browser.until("document.getElementById('lesson')?.dataset.step === '2'").await;
    at_table(&browser).await;
    browser.click("#lesson-show").await;
    browser.click("#confirm:not([disabled])").await;
    progress(&browser, "done").await;
    // It is the last of all.
    browser.click("#lesson-next").await;
    browser.until("document.querySelector('#lesson-harbor[data-state=done]')").await;
    // In Italian: the words that are there; of a lesson without them the English ones, and marked so.
    browser.goto(&format!("{}/learn/suburbia/lessons?lang=it", house.base)).await;
    assert!(browser.text("#lesson-harbor").await.contains("moli e acqua"));
    browser.goto(&format!("{}/learn/neom/lessons?lang=it", house.base)).await;
    assert_eq!(browser.eval("return document.querySelector('#lesson-river .words').lang").await, json!("en"));
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
