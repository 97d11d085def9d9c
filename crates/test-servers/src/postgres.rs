//! PostgreSQL: a server with its own data folder, and a standby that follows another one.
//!
//! PostgreSQL refuses to run as root; then it runs as the user `postgres` that its package makes.

use crate::process::{Process, Signal, until};
use crate::{Missing, free_port};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Whether what was committed has to outlive a crash of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// As in earnest.
    Full,
    /// Nothing is flushed: quicker, for tests of everything else.
    None,
}

/// A PostgreSQL server on a port that stays the same when it is started again.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    bin: PathBuf,
    port: u16,
    durability: Durability,
    process: Option<Process>,
}

/// The user and only role of the databases.
const USER: &str = "postgres";

impl Postgres {
    /// Makes an empty database server and starts it.
    pub fn start(durability: Durability) -> Result<Postgres, Missing> {
        let mut postgres = Postgres::new(durability)?;
        postgres.call(
            "initdb",
            &["--auth=trust", "--no-sync", "--username", USER, "--encoding=UTF8", "--pgdata"],
        )?;
        postgres.restart()?;
        Ok(postgres)
    }

    fn new(durability: Durability) -> Result<Postgres, Missing> {
        let bin =
            programs().ok_or_else(|| Missing("PostgreSQL is missing; install postgresql".to_owned()))?;
        let folder = tempfile::Builder::new().prefix("postgres").tempdir()?;
        if is_root() {
            let owner = Command::new("chown").arg(USER).arg(folder.path()).status()?;
            if !owner.success() {
                return Err(Missing(format!("there is no user {USER} for PostgreSQL to run as")));
            }
        }
        Ok(Postgres { folder, bin, port: free_port(), durability, process: None })
    }

    /// A server that follows this one, as a copy that can take its place. Commits wait for it from now on. `port` is
    /// where it finds this one: its own, or that of a link.
    pub fn standby(&self, port: u16) -> Result<Postgres, Missing> {
        let mut standby = Postgres::new(self.durability)?;
        let from = format!("host=127.0.0.1 port={port} user={USER} application_name=standby");
        let copy = ["--no-sync", "--write-recovery-conf", "--checkpoint=fast", "--dbname", &from, "--pgdata"];
        standby.call("pg_basebackup", &copy)?;
        standby.restart()?;
        self.run("ALTER SYSTEM SET synchronous_standby_names = 'standby'")?;
        self.run("SELECT pg_reload_conf()")?;
        until("the standby", || {
            let state = self.run("SELECT sync_state FROM pg_stat_replication").ok()?;
            (state.trim() == "sync").then_some(())
        })?;
        Ok(standby)
    }

    /// Makes a standby a server that takes writes, and waits for no other one.
    pub fn promote(&self) -> Result<(), Missing> {
        self.run("SELECT pg_promote(true, 30)")?;
        self.run("ALTER SYSTEM RESET synchronous_standby_names")?;
        self.run("SELECT pg_reload_conf()").map(drop)
    }

    /// The address of a database on it.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}", self.port)
    }

    /// The port that clients connect to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process, if it runs.
    pub fn process(&self) -> Option<&Process> {
        self.process.as_ref()
    }

    /// Makes a new database and returns its address.
    pub fn database(&self, name: &str) -> Result<String, Missing> {
        self.run(&format!("CREATE DATABASE \"{name}\""))?;
        Ok(self.url(name))
    }

    /// Where everything of it is.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs a statement in the database `postgres`; returns what it answers, one row a line.
    pub fn run(&self, statement: &str) -> Result<String, Missing> {
        self.run_in("postgres", statement)
    }

    /// Runs a statement in a database; columns of what it answers are parted by `|`.
    pub fn run_in(&self, database: &str, statement: &str) -> Result<String, Missing> {
        let output = Command::new(self.bin.join("psql"))
            .args(["--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "--set=ON_ERROR_STOP=1"])
            .args(["--command", statement, &self.url(database)])
            .env("PGCONNECT_TIMEOUT", "5")
            .stdin(Stdio::null())
            .output()?;
        answer("psql", &output)
    }

    /// Starts it, after ending it if it runs.
    pub fn restart(&mut self) -> Result<(), Missing> {
        self.kill();
        let flushes = if self.durability == Durability::Full { "on" } else { "off" };
        let mut command = self.command("postgres");
        command.args(["-p", &self.port.to_string(), "-h", "127.0.0.1", "-D"]).arg(self.data());
        for setting in [
            format!("fsync={flushes}"),
            format!("full_page_writes={flushes}"),
            format!("unix_socket_directories={}", self.folder.path().display()),
            "max_connections=200".to_owned(),
            "shared_buffers=64MB".to_owned(),
            // A standby that hears nothing any more notices it, and finds its way back soon.
            "wal_sender_timeout=5s".to_owned(),
            "wal_receiver_timeout=5s".to_owned(),
            "wal_retrieve_retry_interval=500ms".to_owned(),
        ] {
            command.args(["-c", &setting]);
        }
        self.process = Some(Process::start(&mut command)?);
        // A server that was killed leaves processes which notice it a moment later; until then it cannot start.
        until("PostgreSQL", || {
            if self.process.as_mut().is_some_and(|process| !process.is_running()) {
                self.process = Process::start(&mut command).ok();
            }
            self.run("SELECT 1").ok()
        })?;
        Ok(())
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        // Its processes end when they notice that the first one is gone, and those held still would never notice.
        if let Some(process) = &self.process {
            process.signal(Signal::Continue);
        }
        self.process = None;
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, as a user it runs as.
    fn command(&self, program: &str) -> Command {
        let path = self.bin.join(program);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--init-groups", "--"]).arg(path);
        command.current_dir(self.folder.path());
        command
    }

    /// Calls a program whose last word is the data folder.
    fn call(&self, program: &str, words: &[&str]) -> Result<String, Missing> {
        let output = self.command(program).args(words).arg(self.data()).stdin(Stdio::null()).output()?;
        answer(program, &output)
    }
}

fn answer(program: &str, output: &Output) -> Result<String, Missing> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        return Ok(text(&output.stdout));
    }
    Err(Missing(format!("{program}: {}", text(&output.stderr).trim())))
}

/// Where PostgreSQL's programs are: the newest version of the system's packages, or beside `initdb` on the path.
fn programs() -> Option<PathBuf> {
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).filter(|path| path.join("bin/initdb").is_file());
    newest.max_by_key(version).map(|path| path.join("bin")).or_else(|| {
        let folders = std::env::var_os("PATH")?;
        std::env::split_paths(&folders).find(|folder| folder.join("initdb").is_file())
    })
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|user| user.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standby_takes_the_place_of_a_server_that_was_killed() {
        let mut first = Postgres::start(Durability::None).unwrap();
        first.run("CREATE TABLE kept (number INTEGER)").unwrap();
        let second = first.standby(first.port()).unwrap();
        first.run("INSERT INTO kept VALUES (7)").unwrap();
        assert!(second.run("INSERT INTO kept VALUES (8)").is_err(), "it only follows");
        first.kill();
        second.promote().unwrap();
        second.run("INSERT INTO kept VALUES (9)").unwrap();
        assert_eq!(second.run("SELECT number FROM kept ORDER BY 1").unwrap(), "7\n9\n");
        // And another one follows it.
        let third = second.standby(second.port()).unwrap();
        assert_eq!(third.run("SELECT count(*) FROM kept").unwrap(), "2\n");
    }
}
