//! Servers that tests start for themselves, on free ports and in folders that are gone with them.
//!
//! Reads: the programs of the system's packages `postgresql` and `nats-server`. Every server ends with the value that
//! stands for it, also when a test panics or is killed. [`Link`] is a way between servers that can fail.

mod link;
mod nats;
mod postgres;
mod process;

pub use link::{Link, State};
pub use nats::{Nats, Routes};
pub use postgres::{Durability, Postgres};
pub use process::{Process, Signal};

use std::net::TcpListener;
use std::sync::atomic::{AtomicU32, Ordering};

/// Why a server could not be started: a sentence for whoever runs the tests.
#[derive(Debug)]
pub struct Missing(pub String);

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Missing {}

impl From<std::io::Error> for Missing {
    fn from(error: std::io::Error) -> Missing {
        Missing(error.to_string())
    }
}

/// A port that was free a moment ago. It is not one of those that connections are made from, so that it stays free while
/// its server is away.
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    const PORTS: std::ops::Range<u32> = 12_000..32_000;
    loop {
        // Processes of tests that run side by side begin at different places.
        let step = NEXT.fetch_add(1, Ordering::Relaxed).wrapping_add(std::process::id().wrapping_mul(61));
        let port = u16::try_from(PORTS.start + step % PORTS.len() as u32).expect("ports are small");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
