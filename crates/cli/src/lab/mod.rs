//! `tabletown lab`: studies over many games.

pub mod args;
mod solo;
mod tiles;
mod tournament;

use crate::output::{Ending, Out, cannot_write};
use ::lab::plays_by_the_clock;
use args::LabCommand;
use serde_json::{Value, json};
use std::path::Path;
use terminal::WholeFile;

/// Runs the command.
pub fn run(command: LabCommand, out: &mut Out) -> Result<(), Ending> {
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

/// Writes a file as a whole.
fn write_file(path: &Path, content: &[u8]) -> Result<(), Ending> {
    let written = WholeFile::create(path).and_then(|mut file| {
        file.bytes(content)?;
        file.finish()
    });
    written.map_err(cannot_write(path))
}

/// Where a result comes from: what every result carries.
struct Origin {
    version: &'static str,
    seed: u64,
    command: String,
}

impl Origin {
    fn of(seed: u64) -> Origin {
        Origin { version: env!("CARGO_PKG_VERSION"), seed, command: command_line() }
    }

    /// In words, in one line.
    fn words(&self) -> String {
        format!("tabletown {}, seed {}: {}", self.version, self.seed, self.command)
    }

    /// Prints where the figures come from, and whether the same command gives them again.
    fn print(&self, bots: &[String], out: &mut Out) -> Result<(), Ending> {
        out.line(self.words())?;
        if let Some(timed) = bots.iter().find(|bot| plays_by_the_clock(bot)) {
            out.line(format_args!("{timed} plays by the clock: another run brings other games"))?;
        }
        Ok(())
    }

    /// With the figures, as one JSON object.
    fn with(&self, bots: &[String], figures: Value) -> Value {
        let repeatable = !bots.iter().any(|bot| plays_by_the_clock(bot));
        let mut all = json!({
            "version": self.version, "seed": self.seed, "command": self.command, "repeatable": repeatable,
        });
        if let (Value::Object(all), Value::Object(figures)) = (&mut all, figures) {
            all.extend(figures);
        }
        all
    }
}
