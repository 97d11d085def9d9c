//! Repository chores, one command each: `cargo xtask test`, `cargo xtask load`, `cargo xtask picture`,
//! `cargo xtask screenshots`, `cargo xtask weigh`, `cargo xtask fuzz`.

mod needs;
mod test;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "usage: cargo xtask COMMAND

  test             everything that has to hold: format, lints, docs, all tests, fuzz targets compile;
                   installs what it needs on Debian and Ubuntu (--no-install: only says what is missing)
  picture          draw the README's pictures anew
  screenshots      picture every page in a browser, into target/screenshots and the README, and list what does not fit
                   in faults.txt; with words only some, not those of the README: screenshots table phone dark
  weigh [PROGRAM]  measure in a browser what a first table loads, and when it is to be seen; another program, an older
                   version for instance, is measured in the same run
  load             measure the web app's figures: moves a second, memory a game, size of a page
  fuzz [SECONDS]   run every fuzz target for a while (needs cargo-fuzz)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test::test(true),
        ["test", "--no-install"] => test::test(false),
        ["picture"] => picture(),
        ["screenshots", ref words @ ..] => screenshots(words),
        ["weigh"] => weigh(None),
        ["weigh", other] => weigh(Some(other)),
        ["load"] => load(),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] => fuzz(seconds),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The pictures of finished games and of what tiles are worth in the README.
fn picture() -> Result<(), String> {
    let folder = root().join("target/picture");
    std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for (table, picture) in [
        ("suburbia --seats greedy,greedy,greedy --seed 10", "docs/table.svg"),
        ("neom --seats greedy --deck 5 --seed 159", "docs/neom.svg"),
    ] {
        let records = "target/picture/game.jsonl";
        cargo(&format!("run --release -- sim {table} --games 1 --records {records}"), &[])?;
        cargo(&format!("run --release -- record svg {records} -o {picture}"), &[])?;
    }
    cargo("run --release -- lab tiles suburbia --games 5000 --svg docs/tiles.svg", &[])
}

/// Every page as a browser shows it; the README shows a few of them.
fn screenshots(words: &[&str]) -> Result<(), String> {
    let folder = root().join("target/screenshots");
    let test = "test -p server --test all -- --ignored --nocapture browser::screenshots";
    cargo(test, &[("SCREENSHOTS", &folder.to_string_lossy()), ("ONLY", &words.join(" "))])?;
    if !words.is_empty() {
        return Ok(());
    }
    for name in ["table.webp", "table-dark.webp", "phone.webp", "end.webp", "neom.webp", "neom-dark.webp"] {
        let to = root().join("docs/screenshots").join(name);
        std::fs::copy(folder.join(name), &to)
            .map_err(|error| format!("cannot write {}: {error}", to.display()))?;
    }
    Ok(())
}

/// The web app's figures in the README, measured against the program as it is shipped.
fn load() -> Result<(), String> {
    let program = release()?;
    cargo(&format!("run --release -p server --example load -- {}", program.display()), &[])
}

/// What a first table costs a browser, with the program as it is shipped and with another one.
fn weigh(other: Option<&str>) -> Result<(), String> {
    let program = release()?.display().to_string();
    let programs = [other, Some(&program)].into_iter().flatten().collect::<Vec<_>>().join(":");
    cargo("test -p server --test all -- --ignored --nocapture browser::weigh", &[("PROGRAMS", &programs)])
}

/// Builds the program as it is shipped.
fn release() -> Result<PathBuf, String> {
    cargo("build --release", &[])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join("release/tabletown"))
}

fn fuzz(seconds: &str) -> Result<(), String> {
    if !has("fuzz") {
        return Err("cargo-fuzz is not there; install it with: cargo install cargo-fuzz".to_owned());
    }
    // Sound files to begin with; what is found goes into the first folder.
    for (target, seeds) in [
        ("moves", "fuzz/seeds/moves"),
        ("records", "crates/suburbia/tests/fixtures crates/neom/tests/fixtures"),
        ("packs", "packs/examples packs/suburbia packs/neom"),
        ("scenarios", "crates/suburbia/tests/scenarios crates/neom/tests/scenarios"),
    ] {
        let corpus = root().join("fuzz/corpus").join(target);
        std::fs::create_dir_all(&corpus)
            .map_err(|error| format!("cannot make {}: {error}", corpus.display()))?;
        let folders = format!("fuzz/corpus/{target} {seeds}");
        let limits = format!("-max_total_time={seconds} -max_len=60000 -timeout=10");
        // The library of a stable toolchain does for fuzzing as long as no sanitizer is asked for.
        let run = format!("fuzz run --sanitizer none {target} {folders} -- {limits}");
        cargo(&run, &[("RUSTC_BOOTSTRAP", "1")])?;
    }
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whether `cargo NAME` can be called.
fn has(name: &str) -> bool {
    needs::succeeds(env!("CARGO"), &[name, "--version"])
}

/// Runs cargo at the root of the repository and says how long it took.
fn cargo(args: &str, environment: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("==> cargo {args}");
    let started = Instant::now();
    let mut command = Command::new(env!("CARGO"));
    command.args(args.split_whitespace()).current_dir(root()).envs(environment.iter().copied());
    let status = command.status().map_err(|error| format!("cargo cannot be started: {error}"))?;
    eprintln!("    {:.0} s", started.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("failed: cargo {args}")) }
}
