//! How smooth motion is on a slow device: frames a second, and the longest tasks with what they did, by the browser's own
//! tracing at a fourth of this machine's speed. Figures, so it is run by hand:
//!
//! ```sh
//! cargo test -p server --test all how_smooth_motion_is -- --ignored --nocapture
//! ```

use super::driver::{Browser, DESKTOP, PHONE};
use super::motion::AT_REST;
use super::sit_down;
use crate::common::{House, Played};
use game_core::Dice;
use serde_json::{Value, json};

/// How much slower than this machine.
const SLOWER: u32 = 4;
/// So many frames are looked at: some turns of Suburbia, a turn of NEOM with what is picked for it.
const ENOUGH: u64 = 500;
const NAMES: [&str; 5] = ["Ann", "Ben", "Cleo", "Dora", "Eve"];
const ALL: [&str; 7] = ["base", "inc", "five-star", "nightlife", "con", "essen", "ce"];

/// Notes how long every frame took in which something moved.
const FRAMES: &str = "window.frames_seen = []; let last = performance.now();
    const look = (now) => {
      if (document.querySelector('#motion > *')) frames_seen.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// Notes every task over 50 ms and every frame that kept the page busy for as long, as the browser itself counts them:
/// milliseconds of the clock, so other work on this machine counts.
const LONG: &str = "window.long_tasks = []; window.long_frames = [];
    new PerformanceObserver((list) => long_tasks.push(...list.getEntries().map((entry) => entry.duration)))
      .observe({ type: 'longtask' });
    new PerformanceObserver((list) => long_frames.push(...list.getEntries().map((entry) => {
      const script = entry.scripts.map(({ invoker, sourceFunctionName, duration }) =>
        `${sourceFunctionName || invoker} ${Math.round(duration)}`);
      const end = entry.startTime + entry.duration;
      const layout = entry.styleAndLayoutStart ? Math.round(end - entry.styleAndLayoutStart) : 0;
      return [entry.duration, `blocks ${Math.round(entry.blockingDuration)}, style, layout and paint ${layout}`, ...script].join('; ');
    }))).observe({ type: 'long-animation-frame' });";

/// What a task may do, as the trace names it.
const WORK: [&str; 9] = [
    "ParseHTML",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "MinorGC",
    "MajorGC",
];

/// A task of the page's main thread, in milliseconds of its own time, so that other work on this machine does not count.
struct Task {
    lasts: f64,
    /// What took longest of it; scripts are what is left of their calls.
    parts: Vec<(String, f64)>,
}

struct Span<'a> {
    name: &'a str,
    from: f64,
    to: f64,
    took: f64,
}

impl Span<'_> {
    fn of(event: &Value) -> Option<Span<'_>> {
        let (from, lasts) = (event["ts"].as_f64()?, event["dur"].as_f64()?);
        let (name, took) = (event["name"].as_str()?, event["tdur"].as_f64()? / 1000.0);
        Some(Span { name, from, to: from + lasts, took })
    }

    fn holds(&self, other: &Span) -> bool {
        self.from <= other.from && other.to <= self.to && !std::ptr::eq(self, other)
    }
}

/// The tasks of a trace, the longest first.
fn tasks(trace: &[Value]) -> Vec<Task> {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let is_main = |event: &&Value| event["args"]["name"] == "CrRendererMain";
    let main: Vec<_> = trace.iter().filter(is_main).map(thread).collect();
    let on_main = trace.iter().filter(|event| main.contains(&thread(event)));
    let (tasks, work): (Vec<Span>, Vec<Span>) = on_main
        .filter_map(Span::of)
        .filter(|span| span.name == "RunTask" || span.name == "FunctionCall" || WORK.contains(&span.name))
        .partition(|span| span.name == "RunTask");
    let mut tasks: Vec<Task> = tasks
        .iter()
        .map(|task| {
            let inside: Vec<&Span> = work.iter().filter(|span| task.holds(span)).collect();
            // What is in something of the same kind is counted with it.
            let outermost: Vec<&&Span> = inside
                .iter()
                .filter(|span| !inside.iter().any(|outer| outer.name == span.name && outer.holds(span)))
                .collect();
            let sum = |name: &str| -> f64 {
                outermost.iter().filter(|span| span.name == name).map(|span| span.took).sum()
            };
            let mut parts: Vec<(String, f64)> = WORK.map(|name| (name.to_owned(), sum(name))).to_vec();
            let calls: Vec<&&&Span> = outermost.iter().filter(|span| span.name == "FunctionCall").collect();
            let others = outermost
                .iter()
                .filter(|span| span.name != "FunctionCall" && calls.iter().any(|call| call.holds(span)));
            let scripts = sum("FunctionCall") - others.map(|span| span.took).sum::<f64>();
            parts.push(("scripts".to_owned(), scripts));
            parts.retain(|(_, took)| *took >= 1.0);
            parts.sort_by(|a, b| b.1.total_cmp(&a.1));
            Task { lasts: task.took, parts }
        })
        .collect();
    tasks.sort_by(|a, b| b.lasts.total_cmp(&a.lasts));
    tasks
}

/// One move of whoever is to act, somewhere if that is possible; returns how many plies there are then.
async fn one_move(house: &House, game: &Played, dice: &mut Dice) -> Option<u64> {
    let shown = house.shown(game, 0).await;
    let seat = usize::try_from(shown["to_move"][0].as_u64()?).unwrap();
    let moves = house.json(&game.path("/moves"), game.token(seat)).await;
    let moves: Vec<&str> =
        moves.as_array().unwrap().iter().filter_map(|entry| entry["move"].as_str()).collect();
    let builds: Vec<&str> = moves.iter().copied().filter(|text| text.contains('@')).collect();
    let list = if builds.is_empty() { moves } else { builds };
    let mv = list[dice.below(list.len())];
    let ply = shown["ply"].as_u64().unwrap();
    let (status, answer) = house.play(game, seat, usize::try_from(ply).unwrap(), mv).await;
    assert_eq!(status, 200, "{mv}: {answer}");
    Some(ply + 1)
}

/// Plays until it is Ann's turn after so many plies.
async fn until_ann(house: &House, game: &Played, dice: &mut Dice, least: u64) -> u64 {
    loop {
        let ply = one_move(house, game, dice).await.expect("the game goes on");
        let now = house.shown(game, 0).await;
        if ply >= least && now["to_move"].as_array().unwrap().contains(&json!(0)) {
            return ply;
        }
    }
}

/// What is seen of some rounds at a table, in figures.
async fn measure(name: &str, size: (u32, u32), body: Value) {
    let house = House::open().await;
    let browser = Browser::traced(size, "toplevel,devtools.timeline").await;
    let game = house.set(&body).await;
    let mut dice = Dice::new(11, 7);
    until_ann(&house, &game, &mut dice, 6 * body["seats"].as_array().unwrap().len() as u64).await;
    sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    // Drawings that come later are read while there is nothing to do.
    browser
        .until(
            "document.querySelectorAll('svg[display=none] use').length \
            === document.querySelectorAll('link[rel=prefetch][href*=\"/tiles/\"]').length",
        )
        .await;
    browser.command("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })).await;
    browser.eval(FRAMES).await;
    browser.eval(LONG).await;
    browser.trace().await; // what was before does not count
    while browser.eval("return frames_seen.length").await.as_u64() < Some(ENOUGH) {
        let ply = until_ann(&house, &game, &mut dice, 0).await;
        browser.until(&format!("document.getElementById('state').dataset.ply === '{ply}'")).await;
        browser.until(AT_REST).await;
    }
    let frames = browser.eval("return frames_seen").await;
    let mut frames: Vec<f64> = frames.as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    frames.sort_by(f64::total_cmp);
    let place = |part: f64| frames[((frames.len() - 1) as f64 * part) as usize];
    let tasks = tasks(&browser.trace().await);
    let rate = 1000.0 * frames.len() as f64 / frames.iter().sum::<f64>();
    let long = tasks.iter().take_while(|task| task.lasts > 50.0).count();
    println!(
        "{name}: {} frames, {rate:.1} a second: median {:.1} ms, 95th percentile {:.1} ms, longest {:.1} ms",
        frames.len(),
        place(0.5),
        place(0.95),
        place(1.0)
    );
    let told = browser.eval("return [long_tasks, long_frames]").await;
    let mut counted: Vec<f64> = told[0].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    counted.sort_by(|a, b| b.total_cmp(a));
    println!(
        "  tasks over 50 ms by the clock: {}; the longest: {:?}",
        counted.len(),
        &counted[..counted.len().min(8)]
    );
    for frame in told[1].as_array().unwrap().iter().take(6) {
        println!("  {}", frame.as_str().unwrap());
    }
    // Not every driver hands a trace over.
    println!("  {} tasks traced, {long} over 50 ms of their own time; the longest:", tasks.len());
    for task in tasks.iter().take(5) {
        let parts: Vec<String> =
            task.parts.iter().take(4).map(|(name, took)| format!("{name} {took:.0}")).collect();
        println!("  {:5.0} ms: {}", task.lasts, parts.join(", "));
    }
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "figures to read, not to check"]
async fn how_smooth_motion_is() {
    let seats = |count: usize| {
        let seat = |name: &&str| json!({ "kind": "human", "name": name });
        NAMES[..count].iter().map(seat).collect::<Vec<Value>>()
    };
    let base = json!({ "game": "suburbia", "seats": seats(2), "seed": 11 });
    let neom = json!({ "game": "neom", "seats": seats(3), "seed": 11 });
    let rules = json!({ "packs": ALL, "edition": "collectors" });
    let all = json!({ "game": "suburbia", "rules": rules, "seats": seats(5), "seed": 11 });
    measure("Suburbia on a phone", PHONE, base.clone()).await;
    measure("NEOM on a phone", PHONE, neom).await;
    measure("all packs with five seats on a phone", PHONE, all).await;
    measure("Suburbia on a desktop", DESKTOP, base).await;
}
