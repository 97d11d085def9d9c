//! How smooth motion is on a slow device: frames a second and the longest tasks, by the browser's own tracing at a fourth
//! of this machine's speed. Figures, so it is run by hand:
//!
//! ```sh
//! cargo test -p server --test all how_smooth_motion_is -- --ignored --nocapture
//! ```

use super::driver::{Browser, PHONE};
use super::motion::{AT_REST, a_round, table_with};
use crate::common::House;
use serde_json::{Value, json};

/// How much slower than this machine.
const SLOWER: u32 = 4;

/// Notes how long every frame took in which something moved.
const FRAMES: &str = "window.frames_seen = []; let last = performance.now();
    const look = (now) => {
      if (document.querySelector('#motion > *')) frames_seen.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// The tasks of the page's main thread in milliseconds of its own time, so that other work on this machine does not count.
fn tasks(trace: &[Value]) -> Vec<f64> {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let is_main = |event: &&Value| event["args"]["name"] == "CrRendererMain";
    let main: Vec<_> = trace.iter().filter(is_main).map(thread).collect();
    let is_task = |event: &&Value| event["name"] == "RunTask" && main.contains(&thread(event));
    let mut tasks: Vec<f64> =
        trace.iter().filter(is_task).filter_map(|event| Some(event["tdur"].as_f64()? / 1000.0)).collect();
    tasks.sort_by(|a, b| b.total_cmp(a));
    tasks
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "figures to read, not to check"]
async fn how_smooth_motion_is() {
    let house = House::open().await;
    let browser = Browser::traced(PHONE, "toplevel,devtools.timeline").await;
    let (browser, game, mut local) = table_with(browser, &house).await;
    browser.command("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })).await;
    browser.eval(FRAMES).await;
    browser.trace().await; // what was before does not count
    for _ in 0..3 {
        a_round(&house, &game, &mut local).await;
        browser.until(&format!("document.getElementById('state').dataset.ply === '{}'", local.ply)).await;
        browser.until(AT_REST).await;
    }
    let frames = browser.eval("return frames_seen").await;
    let mut frames: Vec<f64> = frames.as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    frames.sort_by(f64::total_cmp);
    let place = |part: f64| frames[((frames.len() - 1) as f64 * part) as usize];
    let tasks = tasks(&browser.trace().await);
    assert!(frames.len() > 20 && !tasks.is_empty(), "something was seen");
    let rate = 1000.0 * frames.len() as f64 / frames.iter().sum::<f64>();
    println!(
        "{} frames, {rate:.1} a second: median {:.1} ms, 95th percentile {:.1} ms, longest {:.1} ms",
        frames.len(),
        place(0.5),
        place(0.95),
        place(1.0)
    );
    let long: Vec<f64> = tasks.iter().copied().take_while(|&task| task > 50.0).collect();
    println!(
        "{} tasks, {} over 50 ms; the longest: {:.0?} ms",
        tasks.len(),
        long.len(),
        &tasks[..tasks.len().min(8)]
    );
    browser.close().await;
    house.close().await;
}
