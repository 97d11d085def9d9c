//! What a reader may rely on in every file of the repository.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below the folders that hold source, tests and texts.
fn files(endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["crates", "xtask", "fuzz/fuzz_targets", "docs", "packs"].map(|folder| root().join(folder)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "target") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
                let name = path.strip_prefix(root()).expect("below the root").display().to_string();
                found.push((name, std::fs::read_to_string(&path).expect("text")));
            }
        }
    }
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        if endings.contains(&"md") {
            found.push((name.to_owned(), std::fs::read_to_string(root().join(name)).expect("there")));
        }
    }
    assert!(!found.is_empty());
    found
}

#[test]
fn every_module_says_what_it_is_for() {
    for (name, text) in files(&["rs"]) {
        assert!(text.starts_with("//!"), "{name} does not begin with //!");
    }
}

#[test]
fn a_file_fits_one_sitting() {
    for (name, text) in files(&["rs"]) {
        let before_tests = text.lines().take_while(|line| *line != "#[cfg(test)]").count();
        assert!(before_tests <= 600, "{name} has {before_tests} lines before its tests");
    }
}

#[test]
fn nothing_is_left_open() {
    for (name, text) in files(&["rs"]).into_iter().filter(|(name, _)| !name.ends_with("tidy.rs")) {
        for word in ["todo!(", "unimplemented!(", "#[ignore]", "FIXME", "dbg!(", "println!("] {
            // `eprintln!` is xtask's way to talk; everything else prints through writers that may be gone.
            // A build script tells cargo things so, and tests that measure tell their figures.
            let printers = ["xtask/", "/examples/", "crates/build-support/"];
            let measures = [
                "all/flood.rs",
                "all/many.rs",
                "all/weight.rs",
                "browser/measure.rs",
                "browser/screenshots.rs",
                "browser/weigh.rs",
            ];
            let prints = printers.iter().any(|part| name.contains(part))
                || measures.iter().any(|file| name.ends_with(file));
            let allowed = word == "println!(" && prints;
            assert!(allowed || !text.contains(word), "{name} contains {word}");
        }
    }
}

#[test]
fn paths_of_one_machine_are_not_written_down() {
    for (name, text) in
        files(&["rs", "md", "toml"]).into_iter().filter(|(name, _)| !name.ends_with("tidy.rs"))
    {
        for folder in ["root", "home", "tmp"] {
            assert!(!text.contains(&format!("/{folder}/")), "{name} names a place below {folder}");
        }
    }
}

#[test]
fn texts_name_files_that_are_there() {
    for (name, text) in files(&["md"]) {
        // What stands between backquotes shows how something is written: it leads nowhere.
        let text: String = text.split('`').step_by(2).collect();
        let folder = root().join(&name).parent().expect("a folder").to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("http") || link.starts_with('#') {
                continue;
            }
            let file = link.split('#').next().unwrap_or(link);
            assert!(folder.join(file).exists(), "{name} points to {link}");
        }
    }
}

/// What git keeps, with the size of each file; nothing where the source was unpacked without its history.
fn committed() -> Vec<(String, u64)> {
    let list = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let Some(list) = list.ok().filter(|list| list.status.success()) else { return Vec::new() };
    let names = String::from_utf8(list.stdout).expect("names are text");
    let size = |name: &str| Some((name.to_owned(), std::fs::metadata(root().join(name)).ok()?.len()));
    names.split_terminator('\0').filter_map(size).collect()
}

#[test]
fn what_programs_leave_behind_is_not_committed() {
    let endings =
        [".db", ".sqlite", ".sqlite3", "-wal", "-shm", "-journal", ".log", ".snap.new", ".orig", ".rej"];
    for (name, _) in committed() {
        assert!(!endings.iter().any(|ending| name.ends_with(ending)), "{name} is not source");
        let temporary = |part: &str| part.starts_with(".tmp") || part == "target" || part == "node_modules";
        assert!(!name.split('/').any(temporary), "{name} is in a folder that is not source");
    }
}

#[test]
fn large_files_are_not_committed() {
    const MOST: u64 = 400_000; // twice the largest picture among the snapshots
    for (name, size) in committed() {
        assert!(size <= MOST, "{name} has {size} bytes");
    }
}

/// A test that reads something outside of the repository fails, or worse passes, elsewhere.
#[test]
fn tests_read_nothing_outside_of_the_repository() {
    for (name, text) in files(&["rs"]).into_iter().filter(|(name, _)| !name.ends_with("tidy.rs")) {
        for path in text.split('"').filter(|path| path.starts_with("../") && !path.contains(['\n', ' '])) {
            let up = path.split('/').take_while(|part| *part == "..").count();
            // From a crate's folder two steps lead to the root, from a file's as many as there are folders above it.
            let folders = name.matches('/').count();
            assert!(up <= folders && !path.contains("../shared"), "{name} names {path}");
        }
    }
}
