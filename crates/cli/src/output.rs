//! Printing, and how a command ends.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use terminal::WholeFile;

/// Why a command ends before its end.
pub(crate) enum Ending {
    /// A negative answer: exit code 1.
    Negative(String),
    /// Wrong usage or unreadable input: exit code 2.
    Wrong(String),
    /// Whoever read the output has gone (`| head`): nothing to complain about.
    ReaderGone,
}

impl Ending {
    /// Wrong usage or unreadable input.
    pub(crate) fn wrong(sentence: impl ToString) -> Ending {
        Ending::Wrong(sentence.to_string())
    }
}

/// The ending for a file that cannot be written.
pub(crate) fn cannot_write(path: &Path) -> impl Fn(io::Error) -> Ending {
    move |error| Ending::Wrong(format!("cannot write {}: {error}", path.display()))
}

impl From<io::Error> for Ending {
    fn from(error: io::Error) -> Ending {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Ending::ReaderGone,
            _ => Ending::Wrong(format!("cannot write: {error}")),
        }
    }
}

/// Standard output, buffered.
pub(crate) struct Out(BufWriter<io::Stdout>);

impl Out {
    /// The process's standard output.
    pub(crate) fn stdout() -> Out {
        Out(BufWriter::new(io::stdout()))
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, text: impl std::fmt::Display) -> Result<(), Ending> {
        Ok(writeln!(self.0, "{text}")?)
    }

    /// Hands everything on.
    pub(crate) fn flush(&mut self) -> Result<(), Ending> {
        Ok(self.0.flush()?)
    }

    /// The writer itself.
    pub(crate) fn writer(&mut self) -> &mut impl Write {
        &mut self.0
    }
}

/// Writes a file as a whole.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<(), Ending> {
    let written = WholeFile::create(path).and_then(|mut file| {
        file.bytes(content)?;
        file.finish()
    });
    written.map_err(cannot_write(path))
}
