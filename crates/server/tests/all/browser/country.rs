//! All towns in one land on a large screen, and what lies over the map on a small one.

use super::driver::{Browser, PHONE};
use super::sit_down;
use crate::common::{House, Local, Played};
use game_core::{Game, Seat};
use serde_json::json;
use suburbia::setup::Mode;
use suburbia::table::Phase;

const LARGE: (u32, u32) = (1920, 1080);

/// Overlaps of one's own tiles and free cells with the others' signs and tiles, in number.
const COVERED: &str = "
    const boxes = (css) => [...document.querySelectorAll(css)].map((node) => node.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    const own = boxes('#town svg.town > :is(.tile, .cell)');
    const others = boxes('#towns :is(svg.town > .tile, .name)');
    return [own.length, others.length, own.filter((one) => others.some((other) => meet(one, other))).length];";

/// A game in the middle in which Ann builds next.
async fn suburbia(house: &House, seats: usize) -> Played {
    let game = house.people(seats, 10).await;
    let mut local = Local::new(Mode::Standard, seats, 10);
    let builds = |local: &Local| {
        local.ply > 20
            && local.game.table().phase() == Phase::Build
            && local.game.to_act().lowest() == Some(Seat(0))
    };
    house.play_on(&game, &mut local, builds).await;
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn all_towns_lie_in_one_land_on_a_large_screen() {
    let house = House::open().await;
    let browser = Browser::open(LARGE).await;
    let neom = house.neom_with_bots(5).await;
    for (game, rivals) in [(suburbia(&house, 2).await, 1), (suburbia(&house, 4).await, 3), (neom, 2)] {
        sit_down(&browser, &house, &game).await;
        browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
        browser.until("document.querySelector('#towns .ways .street')?.getAttribute('d')").await;
        // The map has noticed how large its box is by now: a hand below it takes some of the height.
        let fitted =
            "(() => { const { width, height } = document.querySelector('#town .map').getBoundingClientRect();
            const view = document.querySelector('#town svg.town').viewBox.baseVal;
            return Math.abs(view.width / view.height - width / height) < 0.01; })()";
        browser.until(fitted).await;
        let roads = browser
            .eval("return document.querySelector('.ways .street').getAttribute('d').split('M').length - 1")
            .await;
        assert_eq!(roads, json!(rivals), "a road to each");
        let covered = browser.eval(COVERED).await;
        assert!(covered[0].as_u64() > Some(3) && covered[1].as_u64() > Some(rivals), "{covered}");
        assert_eq!(covered[2], json!(0), "the others cover nothing of one's own");
        let told = "return [...document.querySelectorAll('#towns .small-map')].every((town) => \
            [...town.querySelectorAll('.figures .value')].every(({ dataset, textContent }) => \
            textContent === document.querySelector(`#seat-${town.dataset.large} .value[data-track=${dataset.track}] dd`).textContent))";
        assert_eq!(browser.eval(told).await, json!(true), "signs tell the numbers of their seats");
        // The land is moved and zoomed as one, and stays so.
        let apart = "const x = (css) => { const at = document.querySelector(css).getBoundingClientRect(); return at.left + at.width / 2; };
            const scale = document.querySelector('#town svg.town').getScreenCTM().a;
            return (x('#towns svg.town > .tile') - x('#town svg.town > .tile')) / scale;";
        let before = browser.eval(apart).await.as_f64().unwrap();
        for _ in 0..3 {
            browser.press("-").await;
        }
        browser.until("document.querySelector('#towns .maps').style.transform").await;
        let after = browser.eval(apart).await.as_f64().unwrap();
        assert!((before - after).abs() < 0.02 * before, "{before} {after}");
        browser.press("0").await;
        browser.until("!document.querySelector('#towns .maps').style.transform").await;
        browser.click("#towns .small-map .name").await;
        browser.until("document.querySelector('#town-dialog[open] svg.town')").await;
        browser.assert_no_complaints().await;
    }
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_nothing_lies_on_the_cells_one_chooses_from() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    let game = suburbia(&house, 2).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.querySelector('#table-page[data-ready]')").await;
    // What is called out hangs below the bar; there is no row for it while there is nothing.
    let row = "const [bar, news] = ['#bar', '#bar .news'].map((css) => document.querySelector(css).getBoundingClientRect());
        return document.querySelector('#since, #show-me:not([hidden])') ? 0 : Math.min(news.bottom, bar.bottom) - news.top";
    assert!(browser.eval(row).await.as_f64() <= Some(0.0));
    browser.click("#market .offer:not([data-dear], [data-gone]) .pick:is([data-slot], [data-basic])").await;
    browser.until("document.querySelector('#town .legal')").await;
    // A mouse in a narrow window.
    let over = "document.querySelector('#town .legal').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))";
    browser.eval(over).await;
    browser.until("document.querySelector('#panel .peeked:not([hidden]) li')").await;
    let clear = "const panel = document.getElementById('panel').getBoundingClientRect();
        const map = document.querySelector('#town .map').getBoundingClientRect();
        return panel.top >= map.bottom";
    assert_eq!(browser.eval(clear).await, json!(true), "the preview lies below the map");
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
