//! Who has a database open, and how far it was written: a small file beside it, `games.db-session`.
//!
//! While a server runs it holds a shared lock on the file, so that nobody puts a backup in its place.
//! From time to time it notes a number, the beat, in the database and then in the file. If the server ends without closing
//! and the database comes back with a smaller one, then its log was lost, or an older copy is in its place: moves that
//! were answered are missing. Closed in order the file is gone, and copies have none, so there is no false alarm.

use super::StoreError;
use super::file::{beside, name, private, tighten};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// An open database.
pub(crate) struct Session {
    file: File,
    path: PathBuf,
    /// Whether no other server had it open when this one began. The first one notes how far they are.
    alone: bool,
    /// What was noted by a server that did not close.
    pub(crate) left_at: Option<u64>,
}

impl Session {
    /// Locks a database for this process.
    pub(crate) fn begin(database: &Path) -> Result<Session, StoreError> {
        let path = beside(database, "-session");
        let cannot = |error: std::io::Error| StoreError::NoSession(name(&path), error);
        loop {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            private(&mut options);
            let mut file = options.open(&path).map_err(cannot)?;
            let alone = match file.try_lock() {
                Ok(()) => true,
                Err(TryLockError::WouldBlock) => false,
                // A file system without locks: SQLite's own have to do.
                Err(TryLockError::Error(error)) => {
                    tracing::warn!(%error, "the database cannot be locked");
                    true
                }
            };
            if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
                return Err(StoreError::InUse(name(database), holder(&mut file)));
            }
            // Whoever closed just now may have deleted the file between the opening and the lock.
            if !is_same(&file, &path) {
                continue;
            }
            tighten(&path);
            if !alone {
                let other = holder(&mut file);
                tracing::warn!(
                    other,
                    "another server has the database open: two on one file are not supported"
                );
                return Ok(Session { file, path, alone, left_at: None });
            }
            let mut text = String::new();
            let _ = file.read_to_string(&mut text); // what is not text was not noted
            return Ok(Session { left_at: noted(&text, "beat"), file, path, alone });
        }
    }

    /// Notes how far the database was written.
    pub(crate) fn note(&mut self, beat: u64) -> std::io::Result<()> {
        if !self.alone {
            return Ok(());
        }
        // As long every time, so that one write replaces it.
        let text = format!(
            "process {:020}\nbeat {beat:020}\nKept by tabletown while it has the database beside this file open.\n",
            std::process::id()
        );
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(text.as_bytes())
    }

    /// Ends in order.
    pub(crate) fn end(self) {
        if !self.alone {
            return;
        }
        if let Err(error) = std::fs::remove_file(&self.path) {
            tracing::warn!(file = name(&self.path), %error, "cannot be deleted");
        }
    }
}

/// Locks a database for oneself alone; who has it open, if somebody does.
pub(crate) fn lock_alone(database: &Path) -> Result<File, String> {
    let path = beside(database, "-session");
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(path).map_err(|error| format!("another process ({error})"))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(holder(&mut file)),
        _ => Ok(file),
    }
}

/// Forgets a session that was not closed: the database is another one now, and somebody knows it.
pub(crate) fn forget(database: &Path) -> std::io::Result<()> {
    match std::fs::remove_file(beside(database, "-session")) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn holder(file: &mut File) -> String {
    let mut text = String::new();
    let _ = file.read_to_string(&mut text); // nobody is named then
    noted(&text, "process").map_or_else(|| "another process".to_owned(), |id| format!("process {id}"))
}

fn noted(text: &str, word: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(word)?.trim().parse().ok())
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let (Ok(ours), Ok(theirs)) = (file.metadata(), std::fs::metadata(path)) else { return false };
    (ours.dev(), ours.ino()) == (theirs.dev(), theirs.ino())
}

#[cfg(not(unix))]
fn is_same(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_leaves_word_how_far_it_came() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.db");
        let mut session = Session::begin(&database).unwrap();
        assert_eq!(session.left_at, None);
        session.note(7).unwrap();
        session.note(41).unwrap();
        let id = format!("process {}", std::process::id());
        assert_eq!(lock_alone(&database).map(drop), Err(id));
        let mut second = Session::begin(&database).unwrap();
        assert_eq!(second.left_at, None);
        second.note(99).unwrap();
        drop(second);
        drop(session); // as a process that is killed
        assert!(lock_alone(&database).is_ok());
        let session = Session::begin(&database).unwrap();
        assert_eq!(session.left_at, Some(41));
        session.end();
        assert_eq!(Session::begin(&database).unwrap().left_at, None);
    }
}
