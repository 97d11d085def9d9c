//! `tabletown lab`: studies over many games.

pub(crate) mod args;
mod solo;
mod tiles;
mod tournament;

use crate::output::{Ending, Out, cannot_write, write_file};
use ::lab::chart::{self, Picture};
use ::lab::{Origin, plays_by_the_clock};
use args::{ChartArgs, LabCommand};
use serde_json::{Value, json};
use std::path::PathBuf;
use terminal::WholeFile;

/// Runs the command.
pub(crate) fn run(command: LabCommand, out: &mut Out) -> Result<(), Ending> {
    match command {
        LabCommand::Tournament(args) => tournament::run(args, out),
        LabCommand::Tiles(args) => tiles::run(args, out),
        LabCommand::Solo(args) => solo::run(args, out),
    }
}

/// The command as it was typed, for results to carry.
fn command_line() -> String {
    let quoted = |word: String| {
        let plain = |c: char| c.is_alphanumeric() || "-_./,:=@+%".contains(c);
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    let words = std::env::args_os().skip(1).map(|word| quoted(word.to_string_lossy().into_owned()));
    std::iter::once("tabletown".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

/// Files for results, each with the option that asked for it and how its name must end. They are looked at before the
/// first game: nobody should wait for figures that cannot be written.
fn check_files(files: &[(Option<&PathBuf>, &str)]) -> Result<(), Ending> {
    for (path, format) in files {
        let Some(path) = path else { continue };
        // Names without an ending are for pipes and devices.
        if path.extension().is_some_and(|end| !end.eq_ignore_ascii_case(format)) {
            let sentence = format!("--{format} writes a file that ends in .{format}, not {}", path.display());
            return Err(Ending::wrong(sentence));
        }
        WholeFile::create(path).map(drop).map_err(cannot_write(path))?;
    }
    Ok(())
}

impl ChartArgs {
    fn is_wanted(&self) -> bool {
        self.svg.is_some() || self.png.is_some()
    }

    fn check(&self) -> Result<(), Ending> {
        check_files(&[(self.svg.as_ref(), "svg"), (self.png.as_ref(), "png")])
    }

    /// Draws the picture into the files that were asked for.
    fn write(&self, picture: &dyn Picture) -> Result<(), Ending> {
        if let Some(path) = &self.svg {
            write_file(path, chart::svg(picture).as_bytes())?;
        }
        if let Some(path) = &self.png {
            let pixels = chart::png(picture).map_err(|error| Ending::wrong(error.to_string()))?;
            write_file(path, &pixels)?;
        }
        Ok(())
    }
}

/// Where this command's results come from.
fn origin(seed: u64) -> Origin {
    Origin { version: env!("CARGO_PKG_VERSION").to_owned(), seed, command: command_line() }
}

/// What to say if another run brings other games.
fn by_the_clock(bots: &[String]) -> Option<String> {
    let timed = bots.iter().find(|bot| plays_by_the_clock(bot))?;
    Some(format!("{timed} plays by the clock: another run brings other games"))
}

/// Prints where the figures come from, and whether the same command gives them again.
fn print_origin(origin: &Origin, bots: &[String], out: &mut Out) -> Result<(), Ending> {
    out.line(origin.words())?;
    by_the_clock(bots).map_or(Ok(()), |sentence| out.line(sentence))
}

/// Figures with their origin, as one JSON object.
fn with_origin(origin: &Origin, bots: &[String], figures: Value) -> Value {
    let repeatable = by_the_clock(bots).is_none();
    let mut all = json!({
        "version": origin.version, "seed": origin.seed, "command": origin.command, "repeatable": repeatable,
    });
    if let (Value::Object(all), Value::Object(figures)) = (&mut all, figures) {
        all.extend(figures);
    }
    all
}
