//! Writing records so that a file is always whole: the old game or the new one, never half of one.

use crate::PlayError;
use game_core::record::Record;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes the record beside `path`, then puts it in its place.
pub(crate) fn write(path: &Path, record: &Record) -> Result<(), PlayError> {
    replace(path, record).map_err(|source| PlayError::Record { path: path.to_owned(), source })
}

fn replace(path: &Path, record: &Record) -> io::Result<()> {
    let beside = beside(path)?;
    let written = File::create(&beside).and_then(|mut file| {
        writeln!(file, "{}", record.to_line())?;
        file.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        let _ = fs::remove_file(&beside);
    }
    done
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
