//! Long commands: a bar with the time left, and Ctrl-C.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often the bar is drawn at most.
const PERIOD: Duration = Duration::from_millis(100);
const CELLS: u64 = 40;
/// Back to the beginning of the line, which is emptied.
const CLEAR: &str = "\r\x1b[K";

/// A bar with the time left, drawn only on a terminal.
pub(crate) struct Bar {
    all: u64,
    done: AtomicU64,
    /// What was done before this run.
    before: AtomicU64,
    started: Instant,
    /// When it was drawn last; nothing where nobody would see it.
    drawn: Option<Mutex<Instant>>,
}

/// A bar for so many games.
pub(crate) fn bar(games: u64) -> Bar {
    let (started, zero) = (Instant::now(), AtomicU64::new);
    let drawn = std::io::stderr().is_terminal().then(|| Mutex::new(started));
    Bar { all: games, done: zero(0), before: zero(0), started, drawn }
}

impl Bar {
    /// Begins with so many done.
    pub(crate) fn set_position(&self, done: u64) {
        self.before.store(done, Ordering::Relaxed);
        self.done.store(done, Ordering::Relaxed);
    }

    /// So many more are done.
    pub(crate) fn inc(&self, games: u64) {
        let done = self.done.fetch_add(games, Ordering::Relaxed) + games;
        // Whoever finds another thread drawing lets it.
        let Some(Ok(mut drawn)) = self.drawn.as_ref().map(Mutex::try_lock) else { return };
        if drawn.elapsed() >= PERIOD {
            *drawn = Instant::now();
            let now = done - self.before.load(Ordering::Relaxed).min(done);
            let line = line(done, self.all, now, self.started.elapsed());
            let _ = write!(std::io::stderr(), "{CLEAR}{line}");
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish_and_clear(&self) {
        if self.drawn.is_some() {
            let _ = write!(std::io::stderr(), "{CLEAR}");
        }
    }
}

/// `done` of `all`, `now` of them in `time`.
fn line(done: u64, all: u64, now: u64, time: Duration) -> String {
    let full = (CELLS * done.min(all)).checked_div(all).unwrap_or(CELLS) as usize;
    let speed = now as f64 / time.as_secs_f64().max(1e-3);
    let left = (all.saturating_sub(done) as f64 / speed.max(1e-9)).min(1e9) as u64;
    let left = match (left / 3600, left / 60 % 60, left % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    };
    let places = if speed < 10.0 { 1 } else { 0 };
    let bar = format!("{}{}", "█".repeat(full), "░".repeat(CELLS as usize - full));
    format!("{bar} {done}/{all} games, {speed:.places$}/s, {left} left")
}

/// A flag that Ctrl-C raises, or a request to end: what has been done by then is reported and written.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Without signals only the process itself can end.
    if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() {
        let asked = {
            let _within = runtime.enter();
            server::asked_to_end()
        };
        std::thread::spawn(move || {
            runtime.block_on(asked);
            flag.store(true, Ordering::Relaxed);
        });
    }
    stop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_far_it_is_and_how_long_it_takes() {
        let half = line(50, 100, 50, Duration::from_secs(10));
        let (full, empty) = ("█".repeat(20), "░".repeat(20));
        assert_eq!(half, format!("{full}{empty} 50/100 games, 5.0/s, 10 s left"));
        // What was there before does not count for the speed.
        assert!(line(90, 7300, 10, Duration::from_secs(10)).ends_with(" 1.0/s, 2 h 0 min left"));
        assert!(line(0, 0, 0, Duration::ZERO).ends_with(" 0/0 games, 0.0/s, 0 s left"));
        assert!(line(7, 5, 7, Duration::from_secs(1)).contains("7/5 games"));
    }
}
