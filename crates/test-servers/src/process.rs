//! A process that ends with its value, or with whoever started it.

use crate::Missing;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A process that is killed when this is dropped, and also when this process ends without dropping anything.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Kills the process when there is nobody left to tell it otherwise.
    heir: Child,
}

/// What can be done to a process from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// It does nothing any more, and does not know it.
    Stop,
    /// It goes on.
    Continue,
    /// It is asked to end.
    End,
}

impl Process {
    /// Starts a command whose words nobody reads.
    pub fn start(command: &mut Command) -> Result<Process, Missing> {
        Process::spawn(command.stdout(Stdio::null()).stderr(Stdio::null()))
    }

    /// Starts a command; what it says is added to a file.
    pub fn start_with_log(command: &mut Command, log: &Path) -> Result<Process, Missing> {
        let file = File::options().create(true).append(true).open(log)?;
        Process::spawn(command.stdout(file.try_clone()?).stderr(file))
    }

    fn spawn(command: &mut Command) -> Result<Process, Missing> {
        let program = command.get_program().to_string_lossy().into_owned();
        let child = command.stdin(Stdio::null()).spawn();
        let child = child.map_err(|error| Missing(format!("{program} cannot be started: {error}")))?;
        let heir = Command::new("sh")
            .args(["-c", "trap '' INT TERM; read word || kill -9 \"$1\"", "heir", &child.id().to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Process { child, heir })
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it runs still.
    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// Sends a signal to it, and to the processes it started.
    pub fn signal(&self, signal: Signal) {
        let name = match signal {
            Signal::Stop => "-STOP",
            Signal::Continue => "-CONT",
            Signal::End => "-TERM",
        };
        let id = self.id();
        let started = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        let started = started.ok().filter(|_| signal != Signal::End).unwrap_or_default();
        let mut shell = Command::new("sh");
        shell.args(["-c", "kill \"$@\"", "kill", name, &id.to_string()]).args(started.split_whitespace());
        let _ = shell.stderr(Stdio::null()).status(); // some may have ended meanwhile
    }

    /// Asks it to end, and waits; kills it when it takes too long. Whether it ended by itself.
    pub fn end(&mut self, patience: Duration) -> bool {
        self.signal(Signal::End);
        let until = Instant::now() + patience;
        while self.is_running() {
            if Instant::now() > until {
                self.kill();
                return false;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        true
    }

    /// Ends it without giving it a chance to do anything.
    pub fn kill(&mut self) {
        let _ = self.child.kill(); // it may have ended already
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        if let Some(mut words) = self.heir.stdin.take() {
            let _ = words.write_all(b"done\n"); // without a word it kills what is dead already
        }
        let _ = self.heir.wait();
    }
}

/// How long a server may take to start: a database that was killed under load has to recover first.
const PATIENCE: Duration = Duration::from_secs(90);

/// Asks until something is there; says what was waited for if it never is.
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> Result<T, Missing> {
    let patience = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = ask() {
            return Ok(found);
        }
        if Instant::now() > patience {
            return Err(Missing(format!("{what} did not answer within {} s", PATIENCE.as_secs())));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
