//! Pictures of every page, on a desktop and a phone, light and dark: to look at, and for the README.

use super::driver::{Browser, DESKTOP, PHONE};
use crate::common::{House, Local, Played};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use game_core::{Game, Seat};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use suburbia::setup::Mode;
use suburbia::table::Phase;

/// Everything there is to look at: a house with games at interesting points.
struct Album {
    house: House,
    /// Three people, in the middle; it is Ann's turn and she would play this.
    running: Played,
    next: (String, String),
    /// Alone against Dale, late.
    dale: Played,
    finished: Played,
    /// Two people whose game goes on at one screen.
    shared: Played,
    /// NEOM against two bots: a pick to be placed, a Disaster, the end.
    neom: [Played; 3],
}

impl Album {
    async fn open() -> Album {
        let house = House::open().await;
        let mut local = Local::new(Mode::Standard, 3, 10);
        let running = house.people(3, 10).await;
        play_well(&house, &running, &mut local, 32).await;
        let next = loop {
            // `buy 5 @ 1,1` by Ann: something to show a preview of.
            match local.choose_well() {
                Some((seat, mv)) if seat.index() == 0 && mv.starts_with("buy") => {
                    let (what, cell) = mv.split_once(" @ ").unwrap();
                    break (what.replace("buy ", ""), cell.to_owned());
                }
                _ => play_well(&house, &running, &mut local, 1).await,
            }
        };
        let dale = house.table(json!({ "mode": "dale" }), &["Ann"], 7).await;
        let mut local = Local::new(Mode::Dale, 1, 7);
        play_well(&house, &dale, &mut local, 30).await;
        while local.game.to_act().lowest() != Some(Seat(0)) || local.game.table().phase() != Phase::Build {
            play_well(&house, &dale, &mut local, 1).await;
        }
        let finished = house.people(3, 5).await;
        play_well(&house, &finished, &mut Local::new(Mode::Standard, 3, 5), usize::MAX).await;
        let shared = house.people(2, 8).await;
        play_well(&house, &shared, &mut Local::new(Mode::Standard, 2, 8), 21).await;
        let neom =
            [house.neom_with_bots(5).await, house.neom_with_bots(5).await, house.neom_with_bots(6).await];
        let late = |view: &Value| view["generation"] == 2 && view["turn"] == 5 && view["phase"] == "act";
        let struck = |view: &Value| view["phase"] == "disaster";
        play_neom(&house, &neom[0], late).await;
        play_neom(&house, &neom[1], struck).await;
        play_neom(&house, &neom[2], |_| false).await;
        Album { house, running, next, dale, finished, shared, neom }
    }

    /// Looks at everything with one browser.
    async fn fill(&self, browser: &Browser, size: &str, theme: &str) {
        let page = |path: &str| format!("{}{path}", self.house.base);
        let table = |game: &Played, rest: &str| page(&format!("/games/{}{rest}", game.id));
        browser.goto(&page("/healthz")).await;
        browser.eval(&format!("localStorage.setItem('theme', '{theme}')")).await;
        let shoot = async |name: &str| {
            let script = "return document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(browser.eval(script).await, json!(true), "{name} is wider than {size}");
            shoot(browser, &format!("{name}-{size}-{theme}.png")).await;
        };
        browser.goto(&page(&join(&self.running, 0))).await;
        shoot("join").await;
        for (game, seat) in [(&self.running, 0), (&self.dale, 0), (&self.finished, 0)] {
            self.sit_down(browser, game, seat).await;
        }
        browser.goto(&page("/")).await;
        shoot("home").await;
        for path in [
            "/learn",
            "/learn/suburbia",
            "/learn/neom",
            "/learn/suburbia/tiles",
            "/learn/neom/tiles",
            "/learn/glossary",
        ] {
            browser.goto(&page(path)).await;
            shoot(path.trim_start_matches('/').replace('/', "-").as_str()).await;
        }
        browser.goto(&page("/learn/neom/tiles")).await;
        browser.click("[data-tile]").await;
        browser.until("document.getElementById('tile-dialog').open").await;
        shoot("learn-tile").await;
        browser.goto(&page("/learn/suburbia")).await;
        browser.click("a.term").await;
        browser.until("document.querySelector('#term-card:popover-open')").await;
        shoot("learn-term").await;
        browser.goto(&page("/statistics")).await;
        shoot("statistics").await;

        browser.goto(&table(&self.running, "")).await;
        browser.until("document.querySelector('#table-page[data-ready] #since')").await;
        shoot("table-since").await;
        browser.click("#hint").await;
        browser.find("#panel .hinted").await;
        shoot("table-hint").await;
        browser.click("#panel header .icon").await;
        browser.click(&format!(".pick[data-slot='{}']", self.next.0)).await;
        browser.until("document.querySelector('#town .legal')").await;
        shoot("table-cells").await;
        let cell = format!("#town .legal[data-at='{}']", self.next.1);
        let click = format!(
            "document.querySelector({cell:?}).dispatchEvent(new Event('click', {{ bubbles: true }}))"
        );
        browser.eval(&click).await;
        browser.find("#confirm").await;
        shoot("table-preview").await;
        match (size, theme) {
            ("desktop", "light") => show(browser, "table.webp").await,
            ("desktop", _) => show(browser, "table-dark.webp").await,
            (_, "light") => show(browser, "phone.webp").await,
            _ => {}
        }
        browser.goto(&table(&self.dale, "")).await;
        browser.until("document.querySelector('#table-page[data-ready]')").await;
        shoot("dale").await;
        if size == "phone" {
            for tab in ["aside", "towns", "log"] {
                browser.click(&format!("#tabs [data-tab={tab}]")).await;
                shoot(&format!("tab-{tab}")).await;
            }
        }

        for rest in ["end", "replay", "replay/24"] {
            browser.goto(&table(&self.finished, &format!("/{rest}"))).await;
            shoot(&rest.replace('/', "-")).await;
            if rest == "end" && (size, theme) == ("desktop", "light") {
                show(browser, "end.webp").await;
            }
        }
        browser.goto(&table(&self.finished, "")).await;
        shoot("table-finished").await;

        self.fill_neom(browser, size, theme, &shoot).await;

        for seat in 0..2 {
            self.sit_down(browser, &self.shared, seat).await;
        }
        browser.goto(&table(&self.shared, "")).await;
        browser.find("#i-am").await;
        shoot("hand-over").await;
        // A new table right after a game, with its goals to choose from.
        let over = self.house.table(json!({}), &["Ann", "greedy"], 3).await;
        play_out(&self.house, &over).await;
        self.sit_down(browser, &over, 0).await;
        browser.goto(&table(&over, "/end")).await;
        browser.click("[data-rematch]").await;
        browser.until("document.querySelector('#table-page[data-ready] .goal-card')").await;
        shoot("goals").await;
        browser.click(".goal-card").await;
        shoot("goals-chosen").await;
        browser.assert_no_complaints().await;
        browser.goto(&page("/nothing")).await;
        shoot("not-found").await;
    }

    async fn fill_neom(&self, browser: &Browser, size: &str, theme: &str, shoot: &impl AsyncFn(&str)) {
        let table = |game: &Played, rest: &str| format!("{}/games/{}{rest}", self.house.base, game.id);
        let [running, struck, finished] = &self.neom;
        for game in &self.neom {
            self.sit_down(browser, game, 0).await;
        }
        browser.goto(&table(running, "")).await;
        browser.until("document.querySelector('#table-page[data-ready] #town .legal')").await;
        shoot("neom-cells").await;
        let best = "[...document.querySelectorAll('#town .legal')].at(0)";
        browser.eval(&format!("{best}.dispatchEvent(new Event('click', {{ bubbles: true }}))")).await;
        browser.find("#confirm").await;
        shoot("neom-preview").await;
        match (size, theme) {
            ("desktop", "light") => show(browser, "neom.webp").await,
            ("desktop", _) => show(browser, "neom-dark.webp").await,
            _ => {}
        }
        if size == "phone" {
            browser.click("#back").await;
            for tab in ["aside", "towns", "log"] {
                browser.click(&format!("#tabs [data-tab={tab}]")).await;
                shoot(&format!("neom-tab-{tab}")).await;
            }
        }
        browser.goto(&table(struck, "")).await;
        browser.click("#give-up").await;
        browser.find("#confirm").await;
        shoot("neom-disaster").await;
        for rest in ["end", "replay/40"] {
            browser.goto(&table(finished, &format!("/{rest}"))).await;
            shoot(&format!("neom-{}", rest.replace('/', "-"))).await;
        }
    }

    async fn sit_down(&self, browser: &Browser, game: &Played, seat: usize) {
        browser.goto(&format!("{}{}", self.house.base, join(game, seat))).await;
        browser.click("#join button[type=submit]").await;
        browser.until("location.pathname.startsWith('/games')").await;
    }
}

fn join(game: &Played, seat: usize) -> String {
    format!("/join/{}/{}", game.id, game.token(seat).unwrap())
}

/// Plays some moves as somebody would who knows the game.
async fn play_well(house: &House, game: &Played, local: &mut Local, moves: usize) {
    for _ in 0..moves {
        if let Some((seat, mv)) = local.game.automatic_move() {
            let mv = local.game.write_move(mv);
            local.play(seat, &mv); // the server does so by itself
            continue;
        }
        let Some((seat, mv)) = local.choose_well() else { return };
        loop {
            match house.play(game, seat.index(), local.ply, &mv).await {
                (200, _) => break,
                (409, _) => tokio::time::sleep(Duration::from_millis(20)).await, // Dale is not done yet
                (_, answer) => panic!("{mv}: {answer}"),
            }
        }
        local.play(seat, &mv);
    }
}

/// Plays seat 0 of a game of NEOM, whatever brings most at once, until it has to decide something at such a table.
async fn play_neom(house: &House, game: &Played, stop: impl Fn(&Value) -> bool) {
    let worth = |mv: &Value| {
        let cells = mv["preview"]["cells"].as_object().into_iter().flatten();
        let best = cells.filter_map(|(_, brings)| brings["score"].as_i64()).max();
        mv["preview"]["score"].as_i64().or(best).unwrap_or(-99)
    };
    loop {
        let now = house.shown(game, 0).await;
        let acts = now["to_move"].as_array().unwrap().contains(&json!(0));
        if now["status"] == "finished" || (acts && stop(&now["view"])) {
            return;
        }
        let moves = house.json(&game.path("/moves"), game.token(0)).await;
        let Some(best) = moves.as_array().and_then(|moves| moves.iter().max_by_key(|mv| worth(mv))) else {
            tokio::time::sleep(Duration::from_millis(20)).await; // the bots think
            continue;
        };
        let ply = now["ply"].as_u64().unwrap() as usize;
        house.play(game, 0, ply, best["move"].as_str().unwrap()).await;
    }
}

/// Plays whatever is legal first, until the game is over.
async fn play_out(house: &House, game: &Played) {
    loop {
        let now = house.shown(game, 0).await;
        if now["status"] == "finished" {
            return;
        }
        let moves = house.json(&game.path("/moves"), game.token(0)).await;
        let Some(mv) = moves.as_array().and_then(|moves| moves.last()?["move"].as_str()) else {
            tokio::time::sleep(Duration::from_millis(20)).await; // the bots think
            continue;
        };
        house.play(game, 0, now["ply"].as_u64().unwrap() as usize, mv).await;
    }
}

/// What one sees without scrolling, small enough for a repository.
async fn show(browser: &Browser, name: &str) {
    browser.command("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    take(browser, name, json!({ "format": "webp", "quality": 90 })).await;
}

/// The whole page, also what one would have to scroll to.
async fn shoot(browser: &Browser, name: &str) {
    let still = "document.getAnimations().every((one) => one.playState !== 'running')";
    browser.until(&format!("document.readyState === 'complete' && {still}")).await;
    let script =
        "const all = document.documentElement; return [all.clientWidth, all.scrollHeight, innerHeight]";
    let size = browser.eval(script).await;
    // A page as high as the window would be laid out anew, and is not the same then.
    let fits = size[1].as_f64() <= size[2].as_f64();
    let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
    let params = json!({ "format": "png", "captureBeyondViewport": !fits, "clip": clip });
    take(browser, name, params).await;
}

async fn take(browser: &Browser, name: &str, params: Value) {
    let picture = browser.command("Page.captureScreenshot", params).await;
    let picture = BASE64_STANDARD.decode(picture["data"].as_str().unwrap()).unwrap();
    std::fs::write(folder().join(name), picture).unwrap();
}

/// `target/screenshots`, or what `SCREENSHOTS` says.
fn folder() -> PathBuf {
    let folder = std::env::var_os("SCREENSHOTS").map(PathBuf::from);
    folder.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots"))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes the pictures of the README"]
async fn screenshots() {
    std::fs::create_dir_all(folder()).unwrap();
    let album = Album::open().await;
    for (size, name) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
        for theme in ["light", "dark"] {
            let browser = Browser::open(size).await;
            album.fill(&browser, name, theme).await;
            browser.close().await;
        }
    }
    album.house.close().await;
}
