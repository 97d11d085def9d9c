//! Printing and writing: readers that go away, files that are whole or not there.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Why a command ends before its end.
pub enum Ending {
    /// A negative answer: exit code 1.
    Negative(String),
    /// Wrong usage or unreadable input: exit code 2.
    Wrong(String),
    /// Whoever read the output has gone (`| head`): nothing to complain about.
    ReaderGone,
}

impl Ending {
    /// Wrong usage or unreadable input.
    pub fn wrong(sentence: impl ToString) -> Ending {
        Ending::Wrong(sentence.to_string())
    }
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
pub struct Out(BufWriter<io::Stdout>);

impl Out {
    /// The process's standard output.
    pub fn stdout() -> Out {
        Out(BufWriter::new(io::stdout()))
    }

    /// Prints a line.
    pub fn line(&mut self, text: impl std::fmt::Display) -> Result<(), Ending> {
        Ok(writeln!(self.0, "{text}")?)
    }

    /// Hands everything on.
    pub fn flush(&mut self) -> Result<(), Ending> {
        Ok(self.0.flush()?)
    }

    /// The writer itself.
    pub fn writer(&mut self) -> &mut impl Write {
        &mut self.0
    }
}

/// A file that appears under its name only when it is complete.
pub struct WholeFile {
    path: PathBuf,
    partial: PathBuf,
    writer: Option<BufWriter<std::fs::File>>,
}

impl WholeFile {
    /// Begins a file.
    pub fn create(path: &Path) -> Result<WholeFile, Ending> {
        let name =
            path.file_name().ok_or_else(|| Ending::wrong(format!("{} names no file", path.display())))?;
        let mut partial_name = name.to_owned();
        partial_name.push(format!(".{}.partial", std::process::id()));
        let partial = path.with_file_name(partial_name);
        let cannot = |error| Ending::wrong(format!("cannot write {}: {error}", path.display()));
        if path.is_dir() {
            return Err(Ending::wrong(format!("cannot write {}: it is a folder", path.display())));
        }
        let file = std::fs::File::create(&partial).map_err(cannot)?;
        Ok(WholeFile { path: path.to_owned(), partial, writer: Some(BufWriter::new(file)) })
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> Result<(), Ending> {
        let path = &self.path;
        match &mut self.writer {
            Some(writer) => writeln!(writer, "{text}")
                .map_err(|error| Ending::wrong(format!("cannot write {}: {error}", path.display()))),
            None => Ok(()),
        }
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> Result<(), Ending> {
        let cannot =
            |error: io::Error| Ending::wrong(format!("cannot write {}: {error}", self.path.display()));
        if let Some(mut writer) = self.writer.take() {
            writer.flush().map_err(cannot)?;
            std::fs::rename(&self.partial, &self.path).map_err(cannot)?;
        }
        Ok(())
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        // Not finished, or finishing failed: leave nothing behind.
        let _ = std::fs::remove_file(&self.partial);
    }
}
