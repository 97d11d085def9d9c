//! Repository chores, one command each: `cargo xtask test`, `cargo xtask load`, `cargo xtask picture`,
//! `cargo xtask screenshots`, `cargo xtask weigh`, `cargo xtask faults`, `cargo xtask fuzz`, `cargo xtask dist`,
//! `cargo xtask advisories`.

mod advisories;
mod installed;
mod licences;
mod needs;
mod package;
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
  faults [--minutes N] [--seed S] [--kills K]
                   let everything fail while people play, and compare what was answered with what is there: one server
                   killed K times (1000) and with a failing disk, then N minutes (10) of three nodes with PostgreSQL, its
                   standby, three servers of NATS and the links between them; 0 leaves a part out
  load [--quick] [PART]...
                   measure the web app's figures beside what is wanted: moves postgres notices rest stored pages, or all;
                   --quick: the release profile instead of dist
  fuzz [SECONDS]   run every fuzz target for a while (needs cargo-fuzz)
  dist [--quick]   what operators install, into target/dist-out: a tarball and a Debian package with manual, completions
                   and unit, and their sums; --quick: the release profile instead of dist
  package          try the Debian package in a folder of its own: install, start, remove, purge (a part of test)
  licences         whether all dependencies may be part of the program (a part of test)
  advisories [--db DIR]
                   known faults of dependencies (needs cargo-audit); exit code 3 where the data cannot be had";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["advisories"] => return advisories::check(None),
        ["advisories", "--db", folder] => return advisories::check(Some(folder)),
        ["dist"] => package::dist(false),
        ["licences"] => licences::check(),
        ["package"] => cargo("build -p tabletown", &[]).and_then(|()| installed::test()),
        ["dist", "--quick"] => package::dist(true),
        ["test"] => test::test(true),
        ["test", "--no-install"] => test::test(false),
        ["picture"] => picture(),
        ["screenshots", ref words @ ..] => screenshots(words),
        ["weigh"] => weigh(None),
        ["weigh", other] => weigh(Some(other)),
        ["faults", ref options @ ..] => faults(options),
        ["load", "--quick", ref parts @ ..] => load("release", parts),
        ["load", ref parts @ ..] => load("dist", parts),
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

/// The web app's figures in the README and in docs/scale.md, measured against the program as it is shipped.
fn load(profile: &str, parts: &[&str]) -> Result<(), String> {
    cargo(&format!("build --profile {profile}"), &[])?;
    let program = package::target().join(profile).join("tabletown");
    let parts = parts.join(" ");
    cargo(&format!("run --release -p server --example load -- {} {parts}", program.display()), &[])
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
    Ok(package::target().join("release/tabletown"))
}

/// The web app under kills, power cuts, failing disks, networks and databases, longer than the tests take.
fn faults(options: &[&str]) -> Result<(), String> {
    let (mut minutes, mut seed, mut kills) = (10_u64, 1_u64, 1000_u64);
    for pair in options.chunks(2) {
        let [name, value] = pair else { return Err(format!("{} needs a number\n\n{USAGE}", pair[0])) };
        let number = value.parse().map_err(|_| format!("{name} needs a number, not '{value}'"))?;
        match *name {
            "--minutes" => minutes = number,
            "--seed" => seed = number,
            "--kills" => kills = number,
            other => return Err(format!("faults knows no '{other}'\n\n{USAGE}")),
        }
    }
    if kills > 0 {
        let tests = "faults:: killed_fifty_times db::";
        let kills = kills.to_string();
        cargo(&format!("test -p tabletown --test all -- --nocapture {tests}"), &[("KILLS", &kills)])?;
    }
    if minutes > 0 {
        let (minutes, seed) = (minutes.to_string(), seed.to_string());
        let variables = [("MINUTES", minutes.as_str()), ("SEED", seed.as_str())];
        cargo("test -p tabletown --test all -- --nocapture cluster::", &variables)?;
    }
    Ok(())
}

fn fuzz(seconds: &str) -> Result<(), String> {
    if !has("fuzz") {
        return Err("cargo-fuzz is not there; install it with: cargo install cargo-fuzz".to_owned());
    }
    // Sound files to begin with; what is found goes into the first folder.
    for (target, seeds) in [
        ("lessons", "packs/examples/lessons packs/suburbia/lessons packs/neom/lessons"),
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
