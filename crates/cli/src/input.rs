//! Reading: files, words, records, and what is wrong with them.

use crate::output::Ending;
use crate::snippet::snippet;
use game_core::Fault;
use game_core::record::Record;
use games::NAMES;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

/// Files larger than this are not read into memory.
const LARGEST_FILE: u64 = 1 << 30;

/// Reads a text file.
pub(crate) fn text(path: &Path) -> Result<String, Ending> {
    let cannot = |reason: String| Ending::wrong(format!("cannot read {}: {reason}", path.display()));
    let mut bytes = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes));
    read.map_err(|error| cannot(error.to_string()))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(cannot("it is larger than 1 GiB".to_owned()));
    }
    String::from_utf8(bytes).map_err(|_| cannot("it is not text".to_owned()))
}

/// Reads a text file; if that fails, notes why, so that other files can still be looked at.
pub(crate) fn text_or_note(path: &Path, unreadable: &mut Vec<String>) -> Result<Option<String>, Ending> {
    match text(path) {
        Ok(text) => Ok(Some(text)),
        Err(Ending::Wrong(sentence)) => {
            unreadable.push(sentence);
            Ok(None)
        }
        Err(ending) => Err(ending),
    }
}

/// A path itself, or the `.toml` files of a folder by name.
pub(crate) fn toml_files(path: &Path) -> Result<Vec<PathBuf>, Ending> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let cannot = |error| Ending::wrong(format!("cannot read {}: {error}", path.display()));
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(cannot)? {
        let file = entry.map_err(cannot)?.path();
        if file.extension().is_some_and(|extension| extension == "toml") {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Ending::wrong(format!("there are no .toml files in {}", path.display())));
    }
    Ok(files)
}

/// The game a pack is for. A pack that names none, or one that is not there, is for the first: its reader says what is
/// wrong.
pub(crate) fn pack_game(text: &str) -> &'static str {
    let Ok(file) = text.parse::<toml::Table>() else { return game_of_broken(text) };
    let head = file.get("pack").and_then(toml::Value::as_table);
    known_game(head.and_then(|head| head.get("game")).and_then(toml::Value::as_str))
}

/// The game a scenario is for; the first if it names none or one that is not there.
pub(crate) fn scenario_game(text: &str) -> &'static str {
    let Ok(file) = text.parse::<toml::Table>() else { return game_of_broken(text) };
    known_game(file.get("game").and_then(toml::Value::as_str))
}

/// Whether a file is a lesson: it has tasks, or lies where lessons lie.
pub(crate) fn is_lesson(path: &Path, text: &str) -> bool {
    let beside = path.parent().and_then(Path::file_name).is_some_and(|folder| folder == "lessons");
    beside || text.lines().any(|line| line.trim() == "[[task]]")
}

/// The game that a file with faults in its TOML names in a line of its own.
fn game_of_broken(text: &str) -> &'static str {
    let value =
        |line: &'_ str| Some(line.trim().strip_prefix("game")?.trim().strip_prefix('=')?.trim().to_owned());
    let named = text.lines().find_map(value).unwrap_or_default();
    known_game(named.split('"').nth(1))
}

fn known_game(named: Option<&str>) -> &'static str {
    NAMES.iter().copied().find(|&known| named == Some(known)).unwrap_or(NAMES[0])
}

/// Prints faults with the lines they are about.
pub(crate) fn show_faults(faults: &[Fault]) {
    let mut stderr = std::io::stderr();
    let colours = stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let mut sources: BTreeMap<&str, String> = BTreeMap::new();
    for fault in faults {
        let source =
            sources.entry(&fault.file).or_insert_with(|| text(Path::new(&fault.file)).unwrap_or_default());
        let _ = write!(stderr, "{}", snippet(fault, source, colours));
    }
}

/// The records of a file, with their line numbers.
pub(crate) fn records(path: &Path) -> Result<Vec<(usize, Record)>, Ending> {
    Record::parse_all(&text(path)?).map_err(|error| Ending::wrong(format!("{}: {error}", path.display())))
}
