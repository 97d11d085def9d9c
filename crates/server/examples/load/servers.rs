//! The processes that are measured, what they use, and what the machine leaves them.

use crate::Failure;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A server without limits of rates, on a free port.
pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server on a database, with what else it is to be told.
    pub fn start(program: &str, database: &str, more: &[&str]) -> Result<Server, Failure> {
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--requests-per-second", "0", "--moves-per-second", "0"])
            .args(["--connections-per-address", "0", "--database", database])
            .args(more)
            .env("TABLETOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().ok_or("no output")?).read_line(&mut line)?;
        let words = line.split_whitespace();
        let address = words.filter_map(|word| word.strip_prefix("http://")).next().ok_or("no address")?;
        Ok(Server { address: address.trim_end_matches('/').parse()?, process })
    }

    /// `http://127.0.0.1:1234`
    pub fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Memory that the process holds, in KiB.
    pub fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.split_whitespace().nth(1).ok_or("no number")?.parse()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill(); // it was only here to be measured
        let _ = self.process.wait();
    }
}

/// A folder on the disk, not in a file system in memory: beside the program.
pub fn folder(program: &str) -> Result<TempDir, Failure> {
    Ok(tempfile::tempdir_in(Path::new(program).parent().unwrap_or(Path::new(".")))?)
}

/// The address of a new SQLite file.
pub fn file(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("games.db").display())
}

/// Processor time of a process and all that it started; of this one, which started everything, only its own.
fn spent(process: u32) -> Duration {
    let is_own = process == std::process::id();
    let read = |process: u32| {
        let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // Behind its name, which may hold anything: own time and that of children that ended, in hundredths.
        let fields = text.rsplit_once(')')?.1.split_whitespace();
        Some(
            fields
                .skip(11)
                .take(if is_own { 2 } else { 4 })
                .filter_map(|ticks| ticks.parse::<u64>().ok())
                .sum::<u64>(),
        )
    };
    let children = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"));
    let children = children.ok().filter(|_| !is_own).unwrap_or_default();
    let children = children.split_whitespace().filter_map(|child| child.parse().ok());
    let ticks: u64 = std::iter::once(process).chain(children).filter_map(read).sum();
    Duration::from_millis(ticks * 10)
}

/// Ticks of all processors that were used, those that a virtual machine was not given, and all; where the system tells.
fn ticks() -> Option<[u64; 3]> {
    let text = std::fs::read_to_string("/proc/stat").ok()?;
    let ticks: Vec<u64> =
        text.lines().next()?.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let (all, idle, stolen) =
        (ticks.iter().take(8).sum::<u64>(), ticks.get(3)? + ticks.get(4)?, *ticks.get(7)?);
    Some([all - idle - stolen, stolen, all])
}

/// What the machine was busy with, from [`Busy::begin`] on.
pub struct Busy {
    /// By name, with what was spent before.
    processes: Vec<(String, u32, Duration)>,
    ticks: Option<[u64; 3]>,
}

impl Busy {
    pub fn begin(processes: &[(&str, u32)]) -> Busy {
        let own = [("this client", std::process::id())];
        let named = processes.iter().chain(&own);
        let processes =
            named.map(|(name, process)| ((*name).to_owned(), *process, spent(*process))).collect();
        Busy { processes, ticks: ticks() }
    }

    /// In words: the shares of one processor that each used over a time, and what others used beside them.
    pub fn told(&self, time: Duration) -> String {
        let share = |spent: Duration| spent.as_secs_f64() / time.as_secs_f64() * 100.0;
        let used: Vec<(&str, f64)> = self
            .processes
            .iter()
            .map(|(name, process, before)| (name.as_str(), share(spent(*process).saturating_sub(*before))))
            .collect();
        let sum: f64 = used.iter().map(|(_, share)| share).sum();
        let count = std::thread::available_parallelism().map_or(1, usize::from) as f64;
        let others = self.ticks.zip(ticks()).map_or_else(String::new, |(before, now)| {
            let part = |which: usize| {
                (now[which] - before[which]) as f64 / (now[2] - before[2]).max(1) as f64 * count * 100.0
            };
            format!(", others {:.0} %, taken by the host {:.0} %", (part(0) - sum).max(0.0), part(1))
        });
        let used: Vec<String> = used.iter().map(|(name, share)| format!("{name} {share:.0} %")).collect();
        format!("processor time of {:.0} %: {}{others}", count * 100.0, used.join(", "))
    }
}
