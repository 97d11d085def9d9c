//! Pictures of every page in five sizes, light and dark: to look at, and for the README. What is wider than the window, or
//! cut off, is listed beside them.

use super::driver::{Browser, DESKTOP, PHONE};
use super::{sit_down, sit_down_at};
use crate::common::{House, Local, Played};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use game_core::{Game, Seat};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use suburbia::setup::Mode;
use suburbia::table::Phase;

/// The sizes, by the names that choose them.
const SIZES: [(&str, (u32, u32)); 5] = [
    ("desktop", DESKTOP),
    ("large", (1920, 1080)),
    ("tablet", (820, 1180)),
    ("phone", PHONE),
    ("landscape", (844, 390)),
];
const THEMES: [&str; 2] = ["light", "dark"];
/// Pictures that the README shows: page, size, theme, file.
const SHOWN: [(&str, &str, &str, &str); 6] = [
    ("table-preview", "desktop", "light", "table.webp"),
    ("table-preview", "desktop", "dark", "table-dark.webp"),
    ("table-preview", "phone", "light", "phone.webp"),
    ("end", "desktop", "light", "end.webp"),
    ("neom-preview", "desktop", "light", "neom.webp"),
    ("neom-preview", "desktop", "dark", "neom-dark.webp"),
];
/// A table that is ready, and at which something can be chosen.
const READY: &str = "document.querySelector('#table-page[data-ready]')";
const LEGAL: &str = "document.querySelector('#table-page[data-ready] #town .legal')";

/// A task of a lesson.
const LESSON: &str = "document.querySelector('#table-page[data-ready] #lesson .task')";

/// A page, and what is done there before it is pictured.
struct Stop {
    name: &'static str,
    path: String,
    steps: Vec<Step>,
}

enum Step {
    /// Waits until an expression is true.
    Until(&'static str),
    /// Clicks the first element that fits, wherever it is.
    Click(String),
}

fn stop(name: &'static str, path: impl Into<String>, steps: impl IntoIterator<Item = Step>) -> Stop {
    Stop { name, path: path.into(), steps: steps.into_iter().collect() }
}

fn click(css: impl Into<String>) -> Step {
    Step::Click(css.into())
}

/// What of all this is wanted: the words after `cargo xtask screenshots`. Sizes and themes by their names, all of them if
/// none is named; every other word is a part of a page's name.
struct Wanted(Vec<String>);

impl Wanted {
    fn read() -> Wanted {
        Wanted(std::env::var("ONLY").unwrap_or_default().split_whitespace().map(str::to_owned).collect())
    }

    fn one_of(&self, name: &str, all: &[&str]) -> bool {
        self.0.iter().all(|word| !all.contains(&word.as_str())) || self.0.iter().any(|word| word == name)
    }

    fn size(&self, name: &str) -> bool {
        self.one_of(name, &SIZES.map(|(name, _)| name))
    }

    fn theme(&self, name: &str) -> bool {
        self.one_of(name, &THEMES)
    }

    fn page(&self, name: &str) -> bool {
        let other =
            |word: &&String| !THEMES.contains(&word.as_str()) && SIZES.iter().all(|(size, _)| size != word);
        let mut words = self.0.iter().filter(other).peekable();
        words.peek().is_none() || words.any(|word| name.contains(word.as_str()))
    }
}

/// Everything there is to look at: a house with games at interesting points.
struct Album {
    house: House,
    /// Three people, in the middle; it is Ann's turn and she would build this tile in this cell.
    running: Played,
    next: (String, String),
    /// Two people who have not chosen their goals.
    fresh: Played,
    /// Alone against Dale, late.
    dale: Played,
    finished: Played,
    /// Two people whose game goes on at one screen.
    shared: Played,
    /// All packs in the middle: three people, five, and over.
    packs: [Played; 3],
    /// NEOM against two bots: a pick to be placed, a Disaster, the end; and five at a table.
    neom: [Played; 4],
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
        let fresh = house.people(2, 4).await;
        let dale = house.table(json!({ "mode": "dale" }), &["Ann"], 7).await;
        let mut local = Local::new(Mode::Dale, 1, 7);
        play_well(&house, &dale, &mut local, 30).await;
        play_to_ann(&house, &dale, &mut local).await;
        let finished = house.people(3, 5).await;
        play_well(&house, &finished, &mut Local::new(Mode::Standard, 3, 5), usize::MAX).await;
        let shared = house.people(2, 8).await;
        play_well(&house, &shared, &mut Local::new(Mode::Standard, 2, 8), 21).await;
        let packs = [
            with_packs(&house, 3, 11, 60).await,
            with_packs(&house, 5, 12, 90).await,
            with_packs(&house, 4, 13, usize::MAX).await,
        ];
        let neom = [
            house.neom_with_bots(5).await,
            house.neom_with_bots(5).await,
            house.neom_with_bots(6).await,
            neom_for_five(&house).await,
        ];
        let late = |view: &Value| view["generation"] == 2 && view["turn"] == 5 && view["phase"] == "act";
        let struck = |view: &Value| view["phase"] == "disaster";
        play_neom(&house, &neom[0], late).await;
        play_neom(&house, &neom[1], struck).await;
        play_neom(&house, &neom[2], |_| false).await;
        play_neom(&house, &neom[3], late).await;
        Album { house, running, next, fresh, dale, finished, shared, packs, neom }
    }

    /// What somebody sees who has never been here.
    fn strangers(&self) -> Vec<Stop> {
        let learn = |name, path| stop(name, format!("/learn{path}"), []);
        vec![
            stop("home-first", "/", []),
            stop("join", join(&self.running, 0), []),
            learn("learn", ""),
            learn("learn-suburbia", "/suburbia"),
            learn("learn-neom", "/neom"),
            learn("learn-suburbia-tiles", "/suburbia/tiles"),
            learn("learn-neom-tiles", "/neom/tiles"),
            learn("learn-glossary", "/glossary"),
            learn("lessons", "/suburbia/lessons"),
            learn("lessons-neom", "/neom/lessons"),
            stop("lesson", "/learn/suburbia/lessons", [click("[data-lesson]"), Step::Until(LESSON)]),
            stop("lesson-neom", "/learn/neom/lessons", [click("[data-lesson]"), Step::Until(LESSON)]),
            stop(
                "learn-tile",
                "/learn/neom/tiles",
                [click("[data-tile]"), Step::Until("document.getElementById('tile-dialog').open")],
            ),
            stop(
                "learn-term",
                "/learn/suburbia",
                [click("a.term"), Step::Until("document.querySelector('#term-card:popover-open')")],
            ),
        ]
    }

    /// What Ann sees, who sits at all tables.
    fn stops(&self, narrow: bool) -> Vec<Stop> {
        let table = |game: &Played, rest: &str| format!("/games/{}{rest}", game.id);
        let at = |name, game: &Played, steps: Vec<Step>| stop(name, table(game, ""), steps);
        let pick = || {
            vec![Step::Until(READY), click(format!(".pick[data-slot='{}']", self.next.0)), Step::Until(LEGAL)]
        };
        let cell = format!("#town .legal[data-at='{}']", self.next.1);
        let preview = || {
            pick().into_iter().chain([click(cell.clone()), Step::Until("document.querySelector('#confirm')")])
        };
        let chosen = || [click("#town .legal"), Step::Until("document.querySelector('#confirm')")];
        let hint =
            || [Step::Until(READY), click("#hint"), Step::Until("document.querySelector('#panel .hinted')")];
        let border = [Step::Until(READY), click(".pick[data-border]"), Step::Until(LEGAL)];
        let opened = |id: &str| {
            vec![
                Step::Until(READY),
                click(format!("[data-open={id}]")),
                Step::Until(
                    "[...document.querySelectorAll('dialog[open]')].every((dialog) => \
                    [...dialog.querySelectorAll('img')].every((picture) => picture.complete && picture.naturalWidth))",
                ),
            ]
        };
        // A plan of one tile, with what may come of it.
        let planned = preview().chain([
            click("#plan-it"),
            Step::Until("document.querySelector('#plan .steps li')"),
            click("#plan-forecast"),
            Step::Until("document.querySelectorAll('#panel .rounds tbody tr').length >= 3"),
        ]);
        let [packs, five, packs_over] = &self.packs;
        let [neom, struck, neom_over, neom_five] = &self.neom;
        let mut stops = vec![
            stop("home", "/", []),
            stop("statistics", "/statistics", []),
            at("table-since", &self.running, vec![Step::Until(READY)]),
            at("table-hint", &self.running, hint().into()),
            at("table-cells", &self.running, pick()),
            at("dialog-panorama", &self.running, opened("panorama")),
            at("dialog-keys", &self.running, opened("keys")),
            at("dialog-help", &self.running, opened("help")),
            at("dialog-panorama-neom", neom, opened("panorama")),
            at(
                "dialog-town",
                &self.running,
                vec![
                    Step::Until(READY),
                    click("#towns .small-map"),
                    Step::Until("document.querySelector('#town-dialog[open] svg.town')"),
                ],
            ),
            at("table-plan", &self.running, planned.collect()),
            at("table-preview", &self.running, preview().collect()),
            at("table-finished", &self.finished, vec![Step::Until(READY)]),
            at("dale", &self.dale, vec![Step::Until(READY)]),
            at(
                "goals",
                &self.fresh,
                vec![Step::Until("document.querySelector('#table-page[data-ready] .goal-card')")],
            ),
            at("goals-chosen", &self.fresh, vec![Step::Until(READY), click(".goal-card")]),
            at("hand-over", &self.shared, vec![Step::Until("document.querySelector('#i-am')")]),
            at("packs-table", packs, vec![Step::Until(READY)]),
            at("packs-hint", packs, hint().into()),
            at("packs-border", packs, border.into_iter().chain(chosen()).collect()),
            at("packs-five", five, vec![Step::Until(READY)]),
            at("neom-cells", neom, vec![Step::Until(LEGAL)]),
            at("neom-preview", neom, [Step::Until(LEGAL)].into_iter().chain(chosen()).collect()),
            at("neom-hint", neom, hint().into()),
            at("neom-five", neom_five, vec![Step::Until(LEGAL)]),
            at(
                "neom-disaster",
                struck,
                vec![
                    Step::Until(READY),
                    click("#give-up"),
                    Step::Until("document.querySelector('#confirm')"),
                ],
            ),
            stop("end", table(&self.finished, "/end"), []),
            stop(
                "ceremony",
                table(&self.finished, "/end?ceremony"),
                [
                    Step::Until("document.querySelector('#ceremony:not([hidden]) [data-next]')"),
                    click("#ceremony [data-next]"),
                ],
            ),
            stop("replay", table(&self.finished, "/replay"), []),
            stop("replay-24", table(&self.finished, "/replay/24"), []),
            stop("packs-end", table(packs_over, "/end"), []),
            stop("packs-replay", table(packs_over, "/replay/70"), []),
            stop("neom-end", table(neom_over, "/end"), []),
            stop("neom-replay", table(neom_over, "/replay/40"), []),
        ];
        for (names, game) in [
            (["table-aside", "table-towns", "table-log"], &self.running),
            (["packs-aside", "packs-towns", "packs-log"], five),
            (["neom-aside", "neom-towns", "neom-log"], neom_five),
        ] {
            let tab = |name: &str| click(format!("#tabs [data-tab={}]", name.split_once('-').unwrap().1));
            stops.extend(
                names
                    .iter()
                    .filter(|_| narrow)
                    .map(|name| at(name, game, vec![Step::Until(READY), tab(name)])),
            );
        }
        stops
    }

    /// Looks at everything that is wanted with one browser; says what does not fit.
    async fn fill(&self, browser: &Browser, size: &str, wanted: &Wanted, faults: &mut Vec<String>) {
        for stop in self.strangers().iter().filter(|stop| wanted.page(stop.name)) {
            self.look(browser, stop, size, wanted, faults).await;
        }
        let own = [&self.running, &self.fresh, &self.dale, &self.finished, &self.shared];
        for game in own.into_iter().chain(&self.packs).chain(&self.neom) {
            sit_down(browser, &self.house, game).await;
        }
        sit_down_at(browser, &self.house, &self.shared, 1).await;
        for stop in
            self.stops(!["desktop", "large"].contains(&size)).iter().filter(|stop| wanted.page(stop.name))
        {
            self.look(browser, stop, size, wanted, faults).await;
        }
        browser.assert_no_complaints().await;
        // The browser complains about this one.
        let nothing = stop("not-found", "/nothing", []);
        if wanted.page(nothing.name) {
            self.look(browser, &nothing, size, wanted, faults).await;
        }
    }

    async fn look(
        &self,
        browser: &Browser,
        stop: &Stop,
        size: &str,
        wanted: &Wanted,
        faults: &mut Vec<String>,
    ) {
        browser.goto(&format!("{}{}", self.house.base, stop.path)).await;
        for step in &stop.steps {
            match step {
                Step::Until(expression) => browser.until(expression).await,
                // Also what a browser's pointer would have to scroll to.
                Step::Click(css) => {
                    browser.find(css).await;
                    let event = "new MouseEvent('click', { bubbles: true, cancelable: true, view: window })";
                    browser.eval(&format!("document.querySelector({css:?}).dispatchEvent({event})")).await;
                }
            }
        }
        for theme in THEMES.into_iter().filter(|theme| wanted.theme(theme)) {
            let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme },
                { "name": "prefers-reduced-motion", "value": "reduce" }] });
            browser.command("Emulation.setEmulatedMedia", media).await;
            shoot(browser, &format!("{}-{size}-{theme}.png", stop.name)).await;
            let shown =
                SHOWN.iter().filter(|(page, of, light, _)| (*page, *of, *light) == (stop.name, size, theme));
            for (_, _, _, file) in shown {
                show(browser, file).await;
            }
        }
        for fault in browser.eval(FAULTS).await.as_array().into_iter().flatten() {
            faults.push(format!("{} {size}: {}", stop.name, fault.as_str().unwrap_or_default()));
        }
    }
}

/// What is wider than the window; words that are cut off; buttons that nobody can reach.
const FAULTS: &str = "
    const faults = [];
    const all = document.documentElement;
    if (all.scrollWidth > innerWidth) faults.push(`wider than the window: ${all.scrollWidth}`);
    const called = (node) => `${node.tagName.toLowerCase()}${node.id && `#${node.id}`}${[...node.classList].map((name) => `.${name}`).join('')}`;
    const told = (node) => `${called(node.parentElement)} > ${called(node)} “${node.textContent.trim().slice(0, 40)}”`;
    for (const node of document.body.querySelectorAll('*:not(svg, svg *, option)')) {
      const look = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width < 2 || box.height < 2) continue;
      // The line of news is one line by intent: all of it is behind it.
      if (node.closest('.visually-hidden, [aria-hidden=true], #since')) continue;
      const words = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
      const hides = (axis) => ['hidden', 'clip'].includes(look[axis]);
      if (words && hides('overflowX') && node.scrollWidth > node.clientWidth + 1) faults.push(`cut at the side: ${told(node)}`);
      if (words && hides('overflowY') && node.scrollHeight > node.clientHeight + 2) faults.push(`cut below: ${told(node)}`);
      if (!words && hides('overflowX') && node.scrollWidth > node.clientWidth + 1 && !node.querySelector('svg.town')) faults.push(`hides what is in it: ${told(node)}`);
      if (node.matches('button, a, input, select') && (box.right > innerWidth + 1 || box.left < -1) && !scrolls(node)) faults.push(`beside the window: ${told(node)}`);
    }
    function scrolls(node) {
      for (let up = node.parentElement; up; up = up.parentElement) {
        if (up !== document.body && ['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    }
    return [...new Set(faults)];";

fn join(game: &Played, seat: usize) -> String {
    format!("/join/{}/{}", game.id, game.token(seat).unwrap())
}

/// People with all packs, after that many moves and some more, until it is Ann's turn.
async fn with_packs(house: &House, seats: usize, seed: u64, moves: usize) -> Played {
    let rules = json!({ "packs": crate::after::ALL, "edition": "collectors" });
    let mut local = Local::with_rules(&rules, seats, seed);
    let game = house.table(rules, &["Ann", "Benedetta", "Cleo", "Dora", "Maximilian"][..seats], seed).await;
    play_well(house, &game, &mut local, moves).await;
    play_to_ann(house, &game, &mut local).await;
    game
}

/// Goes on until Ann may build, or the game is over.
async fn play_to_ann(house: &House, game: &Played, local: &mut Local) {
    while local.game.outcome().is_none()
        && (local.game.to_act().lowest() != Some(Seat(0)) || local.game.table().phase() != Phase::Build)
    {
        play_well(house, game, local, 1).await;
    }
}

/// A table of NEOM for Ann and four bots.
async fn neom_for_five(house: &House) -> Played {
    let (ann, bot) = (json!({ "kind": "human", "name": "Ann" }), json!({ "kind": "bot", "bot": "greedy" }));
    house.set(&json!({ "game": "neom", "seats": [ann, bot, bot, bot, bot], "seed": 5 })).await
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
#[ignore = "makes pictures to look at, and those of the README"]
async fn screenshots() {
    std::fs::create_dir_all(folder()).unwrap();
    let (album, wanted) = (Album::open().await, Wanted::read());
    let mut faults = Vec::new();
    for (name, size) in SIZES.into_iter().filter(|(name, _)| wanted.size(name)) {
        let browser = Browser::open(size).await;
        album.fill(&browser, name, &wanted, &mut faults).await;
        browser.close().await;
    }
    std::fs::write(folder().join("faults.txt"), faults.join("\n")).unwrap();
    for fault in &faults {
        println!("{fault}");
    }
    album.house.close().await;
    assert!(faults.iter().all(|fault| !fault.contains("wider than the window")), "see faults.txt");
}

#[test]
fn pictures_are_chosen_by_words() {
    let wanted = |words: &str| Wanted(words.split_whitespace().map(str::to_owned).collect());
    let all = wanted("");
    assert!(all.size("phone") && all.theme("dark") && all.page("table-hint"));
    let some = wanted("table phone dark");
    assert!(some.size("phone") && !some.size("large") && some.theme("dark") && !some.theme("light"));
    assert!(some.page("packs-table") && some.page("table-hint") && !some.page("home"));
}
