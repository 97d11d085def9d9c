//! What a first table costs a browser with an empty cache, for one program or several in the same run, so that versions
//! can be compared: `cargo xtask weigh [PROGRAM…]`.

use super::driver::{Browser, DESKTOP};
use crate::common::Database;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// How often everything is measured; medians are told.
const ROUNDS: usize = 7;
const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

/// A server of some version, as a process of its own.
struct Program {
    name: String,
    base: String,
    process: Child,
    _database: Database,
}

impl Program {
    fn start(path: &str) -> Program {
        let database = Database::file();
        let mut process = Command::new(path)
            .args(["serve", "--addr", "127.0.0.1:0", "--requests-per-second", "0", "--moves-per-second", "0"])
            .arg("--database")
            .arg(&database.url)
            .env("TABLETOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let base = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Program {
            name: path.to_owned(),
            base: base.trim_end_matches('/').to_owned(),
            process,
            _database: database,
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill(); // it was only here to be measured
        let _ = self.process.wait();
    }
}

/// Sets a table in the page that is open, plays on until something can be built, and returns its address.
const SET: &str = "
    const [body, done] = arguments;
    const api = '/api/v1/games';
    const ask = async (path, token, body) => (await fetch(path, {
      method: body ? 'POST' : 'GET', body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })).json();
    (async () => {
      const made = await ask(api, null, body);
      const game = `${api}/${made.id}`;
      for (;;) {
        const now = await ask(game, made.seats[0].token);
        if (now.view.phase !== 'goals' && now.view.phase !== 'draft' && now.to_move.includes(0)) break;
        const [first] = await ask(`${game}/moves`, made.seats[0].token);
        if (first) await ask(`${game}/moves`, made.seats[0].token, { ply: now.ply, move: first.move });
      }
      done(`/games/${made.id}`);
    })();";

/// What was loaded by kind, apart from it what was fetched for later, and when the first thing was to be seen.
const LOADED: &str = "
    const later = new Set([...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.href));
    // What is read ahead while there is nothing to do is not shown yet.
    const shown = [...document.querySelectorAll('use')].filter((use) => !use.closest('svg[display=none]'));
    for (const use of shown) later.delete(new URL(use.getAttribute('href'), location).href.split('#')[0]);
    const sums = { later: 0 };
    for (const entry of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) {
      const path = new URL(entry.name).pathname;
      const kind = later.has(entry.name.split('#')[0]) ? 'later' : path.startsWith('/tiles/') ? 'tiles'
        : { css: 'styles', js: 'scripts', woff2: 'fonts', svg: 'other' }[path.split('.').at(-1)] ?? (path.startsWith('/api') ? 'calls' : 'page');
      sums[kind] = (sums[kind] ?? 0) + entry.encodedBodySize;
    }
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const tiles = performance.getEntriesByType('resource').filter((entry) => entry.name.includes('/tiles/') && !later.has(entry.name.split('#')[0]));
    return { sums, paint: paint?.startTime ?? 0, tiles: Math.max(...tiles.map((entry) => entry.responseEnd)) };";

/// Chooses a tile and a cell; how long until the cells show what each would bring, and until all is listed.
const PREVIEW: &str = "
    const done = arguments[arguments.length - 1];
    const until = (css) => new Promise((resolve) => {
      const look = () => document.querySelector(css) ? resolve() : setTimeout(look, 1);
      look();
    });
    (async () => {
      const times = [performance.now()];
      const tile = document.querySelector('.pick:not([disabled], [aria-disabled=true])');
      tile.click();
      await until('#town .legal');
      times.push(performance.now());
      document.querySelector('#town .legal').dispatchEvent(new Event('click', { bubbles: true }));
      await until('#confirm');
      times.push(performance.now());
      done([times[1] - times[0], times[2] - times[1]]);
    })();";

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_unstable_by(f64::total_cmp);
    all[all.len() / 2]
}

#[derive(Default)]
struct Figures {
    sums: BTreeMap<String, u64>,
    times: [Vec<f64>; 4],
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures programs"]
async fn weigh() {
    let paths = std::env::var("PROGRAMS").expect("PROGRAMS=path:path, see cargo xtask weigh");
    let programs: Vec<Program> = paths.split(':').map(Program::start).collect();
    let person = json!({ "kind": "human", "name": "Ann", "here": true });
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let tables = [
        ("Suburbia", json!({ "game": "suburbia", "seats": [person, bot], "seed": 1 })),
        (
            "all packs",
            json!({ "game": "suburbia", "rules": { "packs": ALL }, "seats": [person, bot, bot, bot], "seed": 1 }),
        ),
        ("NEOM", json!({ "game": "neom", "seats": [person, bot, bot], "seed": 1 })),
    ];
    let mut figures: BTreeMap<(usize, usize), Figures> = BTreeMap::new();
    let mut browsers = Vec::new();
    for _ in &programs {
        browsers.push(Browser::open(DESKTOP).await);
    }
    for _ in 0..ROUNDS {
        for (table, (_, body)) in tables.iter().enumerate() {
            for (index, (program, browser)) in programs.iter().zip(&browsers).enumerate() {
                let figures = figures.entry((table, index)).or_default();
                browser.goto(&format!("{}/healthz", program.base)).await;
                let page = browser.client.execute_async(SET, vec![body.clone()]).await.unwrap();
                browser.command("Network.clearBrowserCache", json!({})).await;
                browser.goto(&format!("{}{}", program.base, page.as_str().unwrap())).await;
                browser.until("document.querySelector('#table-page[data-ready]')").await;
                browser.until("performance.getEntriesByName('first-contentful-paint').length").await;
                // What is fetched for later, too.
                browser
                    .client
                    .execute_async("requestIdleCallback(() => setTimeout(arguments[0], 500))", Vec::new())
                    .await
                    .unwrap();
                let loaded = browser.eval(LOADED).await;
                figures.sums = loaded["sums"]
                    .as_object()
                    .unwrap()
                    .iter()
                    .map(|(kind, size)| (kind.clone(), size.as_u64().unwrap()))
                    .collect();
                let shown = browser.client.execute_async(PREVIEW, Vec::new()).await.unwrap_or(Value::Null);
                let times = [&loaded["paint"], &loaded["tiles"], &shown[0], &shown[1]];
                for (all, time) in figures.times.iter_mut().zip(times) {
                    all.push(time.as_f64().unwrap_or(f64::NAN));
                }
            }
        }
    }
    for ((table, index), Figures { sums, times }) in figures {
        let later = sums.get("later").copied().unwrap_or_default();
        let at_once: u64 = sums.values().sum::<u64>() - later;
        let kinds: Vec<String> =
            sums.iter().map(|(kind, size)| format!("{kind} {:.1}", *size as f64 / 1000.0)).collect();
        let [paint, tiles, cells, preview] = times.map(median);
        println!("{}: {}", tables[table].0, programs[index].name);
        println!(
            "  {:.1} kB, then {:.1} kB ({})",
            at_once as f64 / 1000.0,
            later as f64 / 1000.0,
            kinds.join(", ")
        );
        println!(
            "  first paint {paint:.0} ms, tiles there {tiles:.0} ms, cells {cells:.0} ms, preview {preview:.0} ms"
        );
    }
    for browser in browsers {
        browser.close().await;
    }
}
