//! The Debian package, tried: installed into a folder, started as its unit says, removed and purged. The machine itself is not
//! touched: `dpkg --root` keeps everything below the folder, and the package's scripts leave users and services alone there.

use crate::package::{Description, fresh, make_texts, said, target, write};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Tries the package with the program that the tests have built.
pub fn test() -> Result<(), String> {
    eprintln!("==> the Debian package: install, start, remove, purge");
    let program = target().join("debug/tabletown");
    let work = target().join("package-test");
    fresh(&work)?;
    make_texts(&program, &work)?;
    let package = Description::read()?.build(&program, &work, &work, "none")?;
    let folder = Folder::new(work.join("root"))?;
    folder.dpkg(&["--install", &package.to_string_lossy()])?;
    let files = folder.files()?;
    for wanted in [
        "usr/bin/tabletown",
        "usr/lib/systemd/system/tabletown.service",
        "etc/default/tabletown",
        "usr/share/man/man1/tabletown.1.gz",
        "usr/share/man/man1/tabletown-serve.1.gz",
        "usr/share/bash-completion/completions/tabletown",
        "usr/share/zsh/vendor-completions/_tabletown",
        "usr/share/fish/vendor_completions.d/tabletown.fish",
        "usr/share/doc/tabletown/copyright",
        "usr/share/doc/tabletown/README.md",
    ] {
        holds(files.contains(wanted), &format!("{wanted} is installed"))?;
    }
    let copyright = folder.text("usr/share/doc/tabletown/copyright")?;
    holds(copyright.contains("SIL OPEN FONT LICENSE"), "the licence of the fonts is there")?;
    folder.serve()?;
    folder.dpkg(&["--remove", "tabletown"])?;
    let mut left = folder.files()?;
    holds(left.remove("var/lib/tabletown/games.db"), "removing keeps the games")?;
    left.retain(|file| !file.starts_with("var/lib/tabletown/games.db-")); // what SQLite keeps beside it
    holds(left.remove("etc/default/tabletown"), "removing keeps the configuration")?;
    holds(left.is_empty(), &format!("nothing else is left, but {left:?} is"))?;
    folder.dpkg(&["--purge", "tabletown"])?;
    let left = folder.files()?;
    holds(left.is_empty(), &format!("purging leaves nothing, but {left:?} is there"))?;
    holds(!folder.0.join("var/lib/tabletown").exists(), "purging takes the games' folder")?;
    fs::remove_dir_all(&work).map_err(|error| error.to_string())
}

fn holds(condition: bool, sentence: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(format!("failed: {sentence}")) }
}

/// A folder that is to dpkg what / is elsewhere.
struct Folder(PathBuf);

impl Folder {
    fn new(path: PathBuf) -> Result<Folder, String> {
        for folder in ["info", "updates", "triggers"] {
            fresh(&path.join("var/lib/dpkg").join(folder))?;
        }
        write(&path.join("var/lib/dpkg/status"), "")?;
        Ok(Folder(path))
    }

    /// Runs dpkg here. What a package depends on is that of the machine.
    fn dpkg(&self, words: &[&str]) -> Result<(), String> {
        let root = self.0.display();
        let mut command = Command::new("fakeroot");
        command.args([
            "dpkg",
            "--force-not-root",
            "--force-depends",
            "--force-bad-path",
            "--force-script-chrootless",
        ]);
        command.args([format!("--root={root}"), format!("--log={root}/var/lib/dpkg/log")]);
        said(command.args(words).env("LC_ALL", "C")).map(|_| ())
    }

    /// All files below, without those that dpkg keeps about packages.
    fn files(&self) -> Result<BTreeSet<String>, String> {
        let found = said(Command::new("find").arg(".").args(["-not", "-type", "d"]).current_dir(&self.0))?;
        let names = found.lines().filter_map(|line| line.strip_prefix("./"));
        Ok(names.filter(|name| !name.starts_with("var/lib/dpkg/")).map(str::to_owned).collect())
    }

    fn text(&self, file: &str) -> Result<String, String> {
        fs::read_to_string(self.0.join(file)).map_err(|error| format!("{file}: {error}"))
    }

    /// Starts the installed program as the unit does, but at any free port and with the state here; asks it, and ends it.
    fn serve(&self) -> Result<(), String> {
        let unit = self.text("usr/lib/systemd/system/tabletown.service")?;
        let value = |key: &str| {
            let line = unit.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
            line.ok_or_else(|| format!("the unit has no {key}"))
        };
        let state = self.0.join("var/lib").join(value("StateDirectory")?);
        holds(state.is_dir(), "the folder for the games is there")?;
        let mut words = value("ExecStart")?.split_whitespace();
        let program = self.0.join(words.next().unwrap_or_default().trim_start_matches('/'));
        let environment = value("Environment")?.replace("%S", &self.0.join("var/lib").to_string_lossy());
        let (name, setting) = environment.split_once('=').ok_or("the unit's Environment is no NAME=VALUE")?;
        let mut command = Command::new(program);
        command.args(words).env(name, setting).env("TABLETOWN_ADDR", "127.0.0.1:0").current_dir(&state);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut running =
            Running(child.map_err(|error| format!("the installed program cannot start: {error}"))?);
        let address = running.address()?;
        holds(get(&address, "/healthz")?.ends_with("ok"), "/healthz answers ok")?;
        holds(get(&address, "/")?.contains("<title>"), "the first page is there")?;
        said(Command::new("kill").args(["-TERM", &running.0.id().to_string()]))?;
        let status = running.0.wait().map_err(|error| error.to_string())?;
        holds(status.success(), "it closes in order when it is asked to")
    }
}

/// A program that ends with its test.
struct Running(Child);

impl Running {
    /// The address that it says it is open at.
    fn address(&mut self) -> Result<String, String> {
        let stdout = self.0.stdout.take().ok_or("it has no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        address.map(str::to_owned).ok_or_else(|| format!("it does not say where it is open: {line}"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill(); // it may have ended already
        let _ = self.0.wait();
    }
}

/// The body of a page, or the whole answer where it has none.
fn get(address: &str, path: &str) -> Result<String, String> {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).trim_end().to_owned())
    };
    let answer = ask().map_err(|error| format!("{path}: {error}"))?;
    holds(
        answer.starts_with("HTTP/1.1 200"),
        &format!("{path} is there: {}", answer.lines().next().unwrap_or_default()),
    )?;
    Ok(answer)
}
