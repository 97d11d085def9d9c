//! Long commands: a bar with the time left, and Ctrl-C.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A bar with the time left, drawn only on a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A flag that Ctrl-C raises: what has been done by then is reported and written.
pub fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    stop
}
