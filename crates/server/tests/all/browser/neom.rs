//! Journeys through games of NEOM.

use super::driver::{Browser, DESKTOP, PHONE};
use super::start;
use crate::common::House;
use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Whether some cell has numbers that cover each other.
const OVER_EACH_OTHER: &str = "
    const boxes = (net) => [...net.querySelectorAll('.chip')].map((chip) => chip.getBoundingClientRect());
    const cover = (a, b) => a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return [...document.querySelectorAll('#town .net')].map(boxes)
      .some((all) => all.some((one, index) => all.slice(index + 1).some((other) => cover(one, other))));";

/// Plays by clicking, as somebody would who takes whatever can be placed first.
pub struct Player<'a> {
    pub browser: &'a Browser,
}

impl Player<'_> {
    /// Waits until there is something to decide, or the game is over.
    pub async fn my_turn(&self) {
        let acts = "document.getElementById('table-page')?.dataset.ready \
            && document.getElementById('state')?.dataset.acts === '1'";
        let over = "location.pathname.endsWith('/end')";
        let passed = "document.querySelector('#i-am')";
        self.browser.until(&format!("{over} || {passed} || ({acts})")).await;
        if self.browser.eval("return Boolean(document.querySelector('#i-am'))").await == json!(true) {
            self.browser.click("#i-am").await;
            self.browser.until(&format!("{over} || ({acts})")).await;
        }
    }

    async fn is_there(&self, css: &str) -> bool {
        self.browser.eval(&format!("return Boolean(document.querySelector({css:?}))")).await == json!(true)
    }

    /// One decision; returns what it was about.
    async fn one_move(&self) -> String {
        let phase = self.browser.state("phase").await;
        let version = self.browser.state("version").await;
        match phase.as_str() {
            "draft" | "select" => {
                let placeable = "#hand .offer:not([data-dear]) .pick[data-move]\
                    :not([data-tile=flood], [data-tile=fire], [data-tile=crime-spree])";
                let css = if self.is_there(placeable).await { placeable } else { "#hand .pick[data-move]" };
                self.browser.click(css).await;
            }
            "act" => self.place_or_sell().await,
            _ if self.is_there("#hand .answer:not([data-dear]) #pay").await => {
                self.browser.click("#pay").await;
            }
            _ => self.browser.click("#give-up").await,
        }
        self.browser.click("#confirm:not([disabled])").await;
        let gone_on = format!("document.getElementById('state')?.dataset.version !== '{version}'");
        let away = "location.pathname.endsWith('/end') || document.querySelector('#i-am')";
        self.browser.until(&format!("{away} || {gone_on}")).await;
        phase
    }

    /// The pick is chosen already, if it can be placed: a cell is all it takes.
    async fn place_or_sell(&self) {
        let ready = "document.querySelector('#hand .pick[aria-pressed=true]') \
            || document.querySelector('#hand .offer[data-dear] #pick')";
        self.browser.until(ready).await;
        let cells = self.browser.client.find_all(Locator::Css("#town .legal")).await.unwrap();
        assert_eq!(self.browser.eval(OVER_EACH_OTHER).await, json!(false), "numbers on cells can be read");
        for cell in cells {
            // Cells may lie under a panel.
            if cell.click().await.is_ok() {
                return;
            }
        }
        self.browser.click("#sell").await;
    }

    /// Plays by clicking for some decisions, or until the page with the result comes.
    pub async fn decide(&self, times: usize) -> Vec<String> {
        let mut phases = Vec::new();
        for _ in 0..times {
            self.my_turn().await;
            if self.browser.path().await.ends_with("/end") {
                break;
            }
            phases.push(self.one_move().await);
        }
        phases
    }

    /// Lets a script in the page play on for the first seats, which this browser holds, until `view` fits, and looks at
    /// the table then.
    pub async fn skip_to(&self, held: usize, until: &str) {
        let script = format!(
            "return (async () => {{
                const table = `/api/v1${{location.pathname}}`;
                const ask = async (path, body) => (await fetch(table + path, body && {{ method: 'POST',
                    headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }})).json();
                const begun = Date.now();
                while (Date.now() < begun + 5000) {{ // no script may take long
                    const {{ status, ply, to_move, view }} = await ask('?seat=0');
                    if (status !== 'running' || ({until})) return true;
                    for (const seat of to_move.filter((seat) => seat < {held})) {{
                        const moves = await ask(`/moves?seat=${{seat}}`);
                        const worth = ({{ move, preview }}) => move === 'pay' ? 99
                            : preview.score ?? Math.max(-9, ...Object.values(preview.cells ?? {{}}).map((c) => c.score));
                        const [best] = moves.sort((a, b) => worth(b) - worth(a));
                        await ask('/moves', {{ ply, move: best.move, seat }});
                    }}
                    await new Promise((done) => setTimeout(done, 5));
                }}
            }})()"
        );
        while self.browser.eval(&script).await != json!(true) {}
        self.browser.client.refresh().await.unwrap();
    }
}

/// The last turn but one.
const NEARLY_OVER: &str = "view.generation === 3 && view.turn >= 6 && view.phase === 'select'";

const NEOM: &str = "input[name=game][value=neom]";

/// The end of a game: a score sheet of seven categories, four charts, everybody's city.
async fn assert_end(browser: &Browser, seats: usize) {
    browser.until("document.querySelectorAll('.score .step').length === 7").await;
    browser.until("document.querySelectorAll('svg.chart').length === 4").await;
    browser.until(&format!("document.querySelectorAll('svg.city').length === {seats}")).await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neom_alone_is_played_from_the_home_page_to_a_title() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let solo = [NEOM, "input[name=mode][value=solo]", "input[name=deck][value='4']"];
    start(&browser, &house, &solo).await;
    let player = Player { browser: &browser };
    assert_eq!(player.decide(5).await, ["draft", "draft", "draft", "select", "act"]);
    player.skip_to(1, NEARLY_OVER).await;
    player.decide(9).await;
    browser.until("document.querySelector('svg.ladder')").await;
    assert_end(&browser, 1).await;
    browser.close().await;
    house.close().await;
}

/// Sets a table of NEOM from the browser and goes there.
pub async fn sit(browser: &Browser, house: &House, seats: Value, seed: u64) {
    browser.goto(&house.base).await;
    let make = "return (async () => { const answer = await fetch('/api/v1/games', { method: 'POST', \
        headers: { 'content-type': 'application/json' }, body: JSON.stringify(arguments[0]) }); \
        location.assign('/games/' + (await answer.json()).id); })()";
    let body = json!({ "game": "neom", "seats": seats, "seed": seed });
    browser.client.execute(make, vec![body]).await.unwrap();
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
}

pub fn person(name: &str) -> Value {
    json!({ "kind": "human", "name": name, "here": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn neom_is_played_by_two_at_one_screen_to_the_end() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    sit(&browser, &house, json!([person("Ann"), person("Ben")]), 3).await;
    let player = Player { browser: &browser };
    assert_eq!(player.decide(6).await, ["draft"; 6]);
    assert_eq!(player.decide(4).await, ["select", "act", "select", "act"]);
    player.skip_to(2, NEARLY_OVER).await;
    player.decide(12).await;
    assert_end(&browser, 2).await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neom_against_two_bots_is_played_to_the_end_and_looked_back_at() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    sit(&browser, &house, json!([person("Ann"), bot, bot]), 5).await;
    let player = Player { browser: &browser };
    assert_eq!(player.decide(5).await, ["draft", "draft", "draft", "select", "act"]);
    player.skip_to(1, "view.phase === 'disaster' && view.to_act.includes(0)").await;
    // Both answers say what they would cost, and tiles are chosen in the city.
    player.my_turn().await;
    assert_eq!(browser.eval("return document.querySelectorAll('#hand .answer').length").await, json!(2));
    browser.click("#give-up").await;
    browser.find("#confirm").await;
    assert_ne!(browser.eval("return document.querySelectorAll('#town .crossed').length").await, json!(0));
    browser.click("#back").await;
    assert_eq!(player.decide(1).await, ["disaster"]);
    player.skip_to(1, NEARLY_OVER).await;
    player.decide(6).await;
    assert_end(&browser, 3).await;
    let replay = browser.path().await.replace("/end", "/replay/12");
    browser.goto(&format!("{}{replay}", house.base)).await;
    browser.until("document.querySelector('.board-large svg.city')").await;
    browser.until("document.querySelectorAll('.maps svg.city').length === 2").await;
    browser.click("[data-go=on]").await;
    browser.until("location.pathname.endsWith('/replay/13')").await;
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neom_is_played_with_the_keyboard() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    sit(&browser, &house, json!([person("Ann"), bot, bot]), 8).await;
    let player = Player { browser: &browser };
    for _ in 0..9 {
        player.my_turn().await;
        let version = browser.state("version").await;
        match browser.state("phase").await.as_str() {
            "act" if player.is_there("#hand .offer[data-dear] #pick").await => browser.press("s").await,
            "act" => {
                // The pick is chosen already: arrows lead to its cells.
                browser.until("document.querySelector('#hand .pick[aria-pressed=true]')").await;
                browser.press_key(Key::Down).await;
                browser.until("document.activeElement.matches('#town .legal')").await;
                browser.press_key(Key::Enter).await;
            }
            "disaster" => browser.press("g").await,
            _ => {
                let free = "#hand .offer:not([data-dear]) .pick:not([data-tile=flood])";
                let script = format!("return document.querySelector({free:?})?.dataset.key ?? '1'");
                let key = browser.eval(&script).await;
                browser.press(key.as_str().unwrap_or("1")).await;
            }
        }
        browser.until("document.activeElement.id === 'confirm'").await;
        browser.press_key(Key::Enter).await;
        browser.until(&format!("document.getElementById('state')?.dataset.version !== '{version}'")).await;
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neom_has_room_on_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    sit(&browser, &house, json!([person("Ann"), bot, bot]), 8).await;
    let player = Player { browser: &browser };
    for _ in 0..8 {
        player.my_turn().await;
        player.one_move().await;
        browser.assert_no_sideways_scrolling().await;
    }
    for tab in ["aside", "towns", "log", "table"] {
        browser.click(&format!("#tabs [data-tab={tab}]")).await;
        browser.assert_no_sideways_scrolling().await;
    }
    browser.assert_no_complaints().await;
    browser.close().await;
    house.close().await;
}
