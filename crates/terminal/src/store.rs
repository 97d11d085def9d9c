//! Files that are whole or not there: written beside their place and then moved into it.

use crate::PlayError;
use game_core::record::Record;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that appears under its name only when it is finished. What is no plain file (a pipe, a device) is written
/// to directly; a link stays a link.
pub struct WholeFile {
    path: PathBuf,
    /// Where it is written until it is finished; `None` if that is its place already.
    beside: Option<PathBuf>,
    writer: BufWriter<File>,
}

impl WholeFile {
    /// Begins a file.
    pub fn create(path: &Path) -> io::Result<WholeFile> {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let special = fs::metadata(&path).is_ok_and(|there| !there.is_file());
        let beside = if special { None } else { Some(beside(&path)?) };
        let file = match &beside {
            Some(beside) => File::create(beside)?,
            None => File::options().write(true).open(&path)?,
        };
        Ok(WholeFile { path, beside, writer: BufWriter::new(file) })
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.writer, "{text}")
    }

    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.writer.write_all(bytes)
    }

    /// Makes sure it is on disk and gives it its name.
    pub fn finish(mut self) -> io::Result<()> {
        self.writer.flush()?;
        if let Some(beside) = &self.beside {
            self.writer.get_ref().sync_all()?;
            fs::rename(beside, &self.path)?;
            self.beside = None;
        }
        Ok(())
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside); // not finished: leave nothing behind
        }
    }
}

/// A name in the same folder, so that the rename stays on one file system.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"));
    };
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// Writes a record as a file of its own.
pub(crate) fn write(path: &Path, record: &Record) -> Result<(), PlayError> {
    let written = WholeFile::create(path).and_then(|mut file| {
        file.line(&record.to_line())?;
        file.finish()
    });
    written.map_err(|source| PlayError::Record { path: path.to_owned(), source })
}
