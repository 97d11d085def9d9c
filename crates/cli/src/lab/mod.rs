//! `tabletown lab`: studies over many games.

pub mod args;
mod tournament;

use crate::output::{Ending, Out};
use args::LabCommand;
use serde_json::{Value, json};

/// Runs the command.
pub fn run(command: LabCommand, out: &mut Out) -> Result<(), Ending> {
    match command {
        LabCommand::Tournament(args) => tournament::run(args, out),
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

    /// With the figures, as one JSON object.
    fn with(&self, figures: Value) -> Value {
        let mut all = json!({ "version": self.version, "seed": self.seed, "command": self.command });
        if let (Value::Object(all), Value::Object(figures)) = (&mut all, figures) {
            all.extend(figures);
        }
        all
    }
}
