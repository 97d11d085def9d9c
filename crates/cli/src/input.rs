//! Reading: files, packs, tables, records.

use crate::args::{PackArgs, TableArgs};
use crate::output::Ending;
use game_core::record::{Record, SeatInfo};
use game_core::{Fault, nearest, quoted};
use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, NamedSource, Report};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use suburbia::library::{Library, LibraryError};
use suburbia::pack;
use suburbia::rules::Rules;
use suburbia::setup::{DALE, Edition, Mode, RulesSpec, Setup};

/// The games there are.
pub const GAMES: [&str; 1] = ["suburbia"];

/// Refuses games that do not exist.
pub fn check_game(name: &str) -> Result<(), Ending> {
    if GAMES.contains(&name) {
        return Ok(());
    }
    let hint = nearest(name, GAMES).map_or_else(|| format!("there is: {}", GAMES.join(", ")), did_you_mean);
    Err(Ending::wrong(format!("there is no game '{name}'; {hint}")))
}

fn did_you_mean(near: &str) -> String {
    format!("did you mean '{near}'?")
}

/// Files larger than this are not read into memory.
const LARGEST_FILE: u64 = 1 << 30;

/// Reads a text file.
pub fn text(path: &Path) -> Result<String, Ending> {
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
pub fn text_or_note(path: &Path, unreadable: &mut Vec<String>) -> Result<Option<String>, Ending> {
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
pub fn toml_files(path: &Path) -> Result<Vec<PathBuf>, Ending> {
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

/// A library with packs from files, and the faults of those that could not be read.
pub struct Shelf {
    /// All packs that could be read.
    pub library: Library,
    /// The names of those that came from files, in order.
    pub added: Vec<String>,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Reads packs from a folder or file into a library.
pub fn shelve(shelf: &mut Shelf, path: &Path) -> Result<(), Ending> {
    for file in toml_files(path)? {
        let name = file.display().to_string();
        match pack::read(&name, &text(&file)?) {
            Err(faults) => shelf.faults.extend(faults),
            Ok(pack) if shelf.added.contains(&pack.id) => {
                let first = shelf.library.packs().iter().find(|known| known.id == pack.id);
                let first = first.map_or(String::new(), |known| known.file.clone());
                shelf.faults.push(pack.fault_at_id(format!("the pack '{}' is also in {first}", pack.id)));
            }
            Ok(pack) => {
                shelf.added.push(pack.id.clone());
                shelf.library.add(pack);
            }
        }
    }
    Ok(())
}

impl Shelf {
    /// Just the built-in packs.
    pub fn builtin() -> Shelf {
        Shelf { library: Library::builtin(), added: Vec::new(), faults: Vec::new() }
    }
}

/// The library and the chosen packs' names.
pub fn packs(args: &PackArgs) -> Result<(Library, Vec<String>), Ending> {
    let mut shelf = Shelf::builtin();
    let mut names = vec!["base".to_owned()];
    for item in args.packs.iter().filter(|item| !item.is_empty()) {
        let path = Path::new(item);
        let is_path = item.contains(['/', '\\']) || item.ends_with(".toml") || path.is_dir();
        let before = shelf.added.len();
        if is_path {
            shelve(&mut shelf, path)?;
            names.extend_from_slice(&shelf.added[before..]);
        } else {
            names.push(item.clone());
        }
    }
    if !shelf.faults.is_empty() {
        let count = shelf.faults.len();
        show_faults(&shelf.faults);
        return Err(Ending::wrong(format!("the packs have {} (see above)", counted(count, "fault"))));
    }
    let mut unique: Vec<String> = Vec::new();
    for name in names {
        if !unique.contains(&name) {
            unique.push(name);
        }
    }
    Ok((shelf.library, unique))
}

/// The rules made of packs.
pub fn rules(library: &Library, names: &[String]) -> Result<&'static Rules, Ending> {
    library.rules(names).map_err(|error| match error {
        LibraryError::UnknownPack { .. } => Ending::wrong(error),
        LibraryError::Faulty(faults) => {
            show_faults(&faults);
            Ending::wrong(format!(
                "the packs do not fit together: {} (see above)",
                counted(faults.len(), "fault")
            ))
        }
    })
}

/// `1 fault`, `2 faults`.
pub fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// Prints faults with the lines they are about.
pub fn show_faults(faults: &[Fault]) {
    let mut stderr = std::io::stderr();
    let theme =
        if stderr.is_terminal() { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(100);
    let mut sources: BTreeMap<&str, String> = BTreeMap::new();
    for fault in faults {
        let source =
            sources.entry(&fault.file).or_insert_with(|| text(Path::new(&fault.file)).unwrap_or_default());
        let mut shown = String::new();
        let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
        let mut diagnostic = MietteDiagnostic::new(format!("{place}: {}", fault.message))
            .with_label(LabeledSpan::new(None, fault.span.start, fault.span.len()));
        if !fault.expected.is_empty() {
            diagnostic = diagnostic.with_help(&fault.expected);
        }
        let report = Report::new(diagnostic).with_source_code(NamedSource::new(&fault.file, source.clone()));
        // A place that can no longer be shown (standard input, a line of kilobytes) is named at least.
        let line = source.lines().nth(fault.line - 1).map_or(usize::MAX, str::len);
        if line > 500 || handler.render_report(&mut shown, report.as_ref()).is_err() {
            shown = format!("{fault}\n");
        }
        let _ = write!(stderr, "{shown}");
    }
}

/// Seats without Dale's, which may be named but is there anyway.
pub fn without_dale(args: &TableArgs, mut seats: Vec<String>) -> Vec<String> {
    if args.mode == Mode::Dale.word() && seats.len() == 2 && seats[1] == DALE {
        seats.pop();
    }
    seats
}

/// The table that was asked for.
pub fn table(args: &TableArgs, players: usize) -> Result<Setup, Ending> {
    let edition = word("edition", &args.edition, &Edition::ALL)?;
    let mode = word("mode", &args.mode, &Mode::ALL)?;
    let (library, names) = packs(&args.packs)?;
    Setup::new(rules(&library, &names)?, edition, mode, players).map_err(Ending::wrong)
}

/// One of a few words.
pub fn word<T: Copy>(what: &str, word: &str, choices: &[(T, &'static str)]) -> Result<T, Ending> {
    choices.iter().find(|(_, known)| *known == word).map(|&(value, _)| value).ok_or_else(|| {
        let known: Vec<&str> = choices.iter().map(|&(_, known)| known).collect();
        let hint = nearest(word, known.iter().copied())
            .map_or_else(|| format!("there are: {}", known.join(", ")), did_you_mean);
        Ending::wrong(format!("there is no {what} '{word}'; {hint}"))
    })
}

/// The records of a file, with their line numbers.
pub fn records(path: &Path) -> Result<Vec<(usize, Record)>, Ending> {
    Record::parse_all(&text(path)?).map_err(|error| Ending::wrong(format!("{}: {error}", path.display())))
}

/// The table a record was played at.
pub fn recorded_table(library: &Library, record: &Record) -> Result<Setup, String> {
    if record.game != "suburbia" {
        return Err(format!(
            "it is a record of '{}', which this version does not play",
            quoted(&record.game)
        ));
    }
    let spec = RulesSpec::from_json(&record.rules)
        .map_err(|error| format!("its rules are unknown: {}", quoted(&error.to_string())))?;
    let rules = library.rules(&spec.packs).map_err(|error| match error {
        LibraryError::UnknownPack { .. } => format!("{error} (give the folder with --packs)"),
        LibraryError::Faulty(_) => error.to_string(),
    })?;
    // Dale's seat may be listed or not.
    let is_dale = |seat: &SeatInfo| seat.bot.as_deref() == Some(DALE);
    let dale_listed = spec.mode == Mode::Dale && record.seats.len() == 2 && is_dale(&record.seats[1]);
    let players = record.seats.len() - usize::from(dale_listed);
    Setup::new(rules, spec.edition, spec.mode, players).map_err(|error| error.to_string())
}
