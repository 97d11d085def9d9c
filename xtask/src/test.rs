//! `cargo xtask test`: gets what the tests need, runs everything that has to hold, and says what could not run.

use crate::needs::{self, Need, Part, System};
use crate::{cargo, has, installed, licences};
use std::process::Command;

/// Runs the tests. Without `may_install` it only lists what is missing.
pub fn test(may_install: bool) -> Result<(), String> {
    let left_out = needs::parts(&provide(may_install));
    let runs = |part: Part| !left_out.contains(&part);
    if runs(Part::Format) {
        cargo("fmt --all --check", &[])?;
    }
    // The fuzz targets' driver is C++: where no compiler is, they are left out.
    let everything = if runs(Part::FuzzTargets) {
        "--workspace --features tabletown/parquet"
    } else {
        "--workspace --exclude fuzz --features tabletown/parquet"
    };
    if runs(Part::Lints) {
        cargo(&format!("clippy {everything} --all-targets -- -D warnings"), &[])?;
    }
    cargo(
        "doc --workspace --exclude fuzz --features tabletown/parquet --no-deps --document-private-items",
        &[("RUSTDOCFLAGS", "-D warnings -A rustdoc::private_intra_doc_links")],
    )?;
    let tests = "--workspace --exclude fuzz --features tabletown/parquet";
    cargo(&format!("test {tests} --doc"), &[])?;
    let skipped = match (runs(Part::Browser), runs(Part::Barriers)) {
        (false, _) => Some("browser::"),
        (true, false) => Some("browser::access::"),
        (true, true) => None,
    };
    let mut skipped: Vec<&str> = skipped.into_iter().collect();
    if !runs(Part::Postgres) {
        skipped.push("postgres::");
    }
    if !runs(Part::Nodes) {
        skipped.extend(["nodes::", "bus::", "cluster::"]);
    }
    let environment = [("INSTA_UPDATE", "no")];
    if has("nextest") {
        let pattern = skipped.join("|");
        let filter =
            if skipped.is_empty() { String::new() } else { format!(" -E not(test(/^({pattern})/))") };
        cargo(&format!("nextest run {tests}{filter}"), &environment)?;
    } else {
        let names: String = skipped.iter().map(|name| format!(" --skip {name}")).collect();
        let filter = if skipped.is_empty() { String::new() } else { format!(" --{names}") };
        cargo(&format!("test {tests} --lib --bins --tests{filter}"), &environment)?;
    }
    if runs(Part::Package) && needs::system() != System::Other {
        installed::test()?;
    }
    licences::check()?;
    if left_out.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = left_out.iter().map(|part| part.name()).collect();
    Err(format!("all that could run has passed; not run: {}", names.join(", ")))
}

/// Installs what is missing where it may; returns what is missing still.
fn provide(may_install: bool) -> Vec<&'static Need> {
    let missing = needs::missing();
    if missing.is_empty() {
        return missing;
    }
    eprintln!("==> missing: {}", names(&missing));
    let plan = needs::plan(&missing, needs::system(), needs::rights(), may_install);
    for command in &plan.commands {
        eprintln!("==> {}", command.join(" "));
        let call =
            Command::new(&command[0]).args(&command[1..]).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !call.is_ok_and(|status| status.success()) {
            eprintln!("    this failed"); // what else there is may still be had
        }
    }
    let missing = needs::missing();
    if !missing.is_empty() {
        eprintln!("==> still missing: {}", names(&missing));
        if let Some(advice) = plan.advice {
            eprintln!("    {advice}");
        }
        let parts: Vec<&str> = needs::parts(&missing).into_iter().map(Part::name).collect();
        eprintln!("    not run: {}", parts.join(", "));
    }
    missing
}

fn names(needs: &[&Need]) -> String {
    needs.iter().map(|need| need.name).collect::<Vec<_>>().join(", ")
}
