//! `cargo xtask advisories`: known faults of dependencies, by the RustSec database. It is no part of the tests: its data comes
//! from elsewhere and changes without us.

use crate::{has, needs, root};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// Where the database comes from; no package registry has it.
const SOURCE: &str = "https://github.com/rustsec/advisory-db";
/// There is no answer: the data, or the tool, could not be had.
const NO_ANSWER: u8 = 3;

/// Asks the database, or a copy of it in a folder. 0: nothing is known, 1: something is, 3: there is no answer.
pub fn check(copy: Option<&str>) -> ExitCode {
    if !has("audit") {
        return no_answer("cargo-audit is not there; install it with: cargo install --locked cargo-audit");
    }
    let database = match copy {
        Some(folder) => PathBuf::from(folder),
        None => match fetch() {
            Ok(folder) => folder,
            Err(sentence) => return no_answer(&sentence),
        },
    };
    if !database.join("crates").is_dir() {
        return no_answer(&format!(
            "{} is no copy of the advisory database: it has no folder crates",
            database.display()
        ));
    }
    let mut command = Command::new(env!("CARGO"));
    command.args(["audit", "--no-fetch", "--stale", "--db"]).arg(database).current_dir(root());
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => no_answer(&format!("cargo audit cannot be started: {error}")),
    }
}

/// Gets the database, or what is new in it.
fn fetch() -> Result<PathBuf, String> {
    let folder = root().join("target/advisory-db");
    let place = folder.to_string_lossy().into_owned();
    let done = if folder.join(".git").is_dir() {
        needs::succeeds("git", &["-C", &place, "pull", "--quiet", "--ff-only", "--depth", "1"])
    } else {
        needs::succeeds("git", &["clone", "--quiet", "--depth", "1", SOURCE, &place])
    };
    if done {
        return Ok(folder);
    }
    Err(format!("the advisory database could not be had from {SOURCE}; give a copy of it with --db DIR"))
}

fn no_answer(sentence: &str) -> ExitCode {
    eprintln!("{sentence}\nNothing is known about the dependencies: this is no clean bill.");
    ExitCode::from(NO_ANSWER)
}
