//! The file of a database: made for nobody else to read, and watched, so that nothing is answered into a file that is gone.
//!
//! Reads: what the file system says about the database and its log. Writes: an empty file where there is none, and
//! permissions.
//!
//! **Invariant:** the database is opened here once and closed last. Closing any handle of a file gives up all locks that
//! the process has on it, those of SQLite included, so nobody else in this process may open it.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Which file it is, wherever it is called by another name.
type Identity = (u64, u64);

/// Bytes before the first frame of a log.
const LOG_HEADER: u64 = 32;
/// Bytes before each page in a log.
const FRAME_HEADER: u64 = 24;

/// The file of an open database, and the log beside it.
pub(crate) struct DatabaseFile {
    path: PathBuf,
    log: PathBuf,
    handle: File,
    identity: Identity,
    log_identity: OnceLock<Identity>,
    /// The most bytes each has had.
    size: AtomicU64,
    log_size: AtomicU64,
}

/// What is wrong with the file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// There is nothing at its path any more.
    #[error("{0} was deleted or moved away while it was open")]
    Gone(String),
    /// There is another file at its path.
    #[error("{0} was replaced by another file while it was open")]
    Replaced(String),
    /// It has lost its end.
    #[error("{0} was cut off")]
    Truncated(String),
    /// It does not begin as a database does.
    #[error("{0} does not begin as a database does: it is damaged, or another kind of file")]
    Header(String),
    /// The system does not say.
    #[error("{0} cannot be looked at: {1}")]
    Unreadable(String, String),
}

/// What a look at the file found, if it was all right or may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    Sound,
    /// The log is shorter than it was: all right if its pages were moved into the database, and only SQLite knows.
    LogShrank,
}

impl DatabaseFile {
    /// Opens the file, making it if there is none. Call it before SQLite does.
    pub(crate) fn open(path: &Path) -> io::Result<DatabaseFile> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        private(&mut options); // it holds the secret that tokens are made of; SQLite makes its log alike
        let handle = options.open(path)?;
        for part in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
            tighten(&part);
        }
        let metadata = handle.metadata()?;
        Ok(DatabaseFile {
            path: path.to_owned(),
            log: beside(path, "-wal"),
            identity: identity(&metadata),
            size: AtomicU64::new(metadata.len()),
            handle,
            log_identity: OnceLock::new(),
            log_size: AtomicU64::new(0),
        })
    }

    /// Bytes of the database and of its log.
    pub(crate) fn sizes(&self) -> (u64, u64) {
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
        (size(&self.path), size(&self.log))
    }

    /// Whether database and log are still the ones that were opened. The first look at a log takes it for the right one.
    /// Costs two calls of the system.
    pub(crate) fn look(&self) -> Result<Look, FileFault> {
        let metadata = seen(&self.path)?;
        if identity(&metadata) != self.identity {
            return Err(FileFault::Replaced(name(&self.path)));
        }
        if metadata.len() < self.size.fetch_max(metadata.len(), Ordering::Relaxed) {
            // Others may have compacted it: then it is as long as its header says.
            self.check_header()?;
            self.size.store(metadata.len(), Ordering::Relaxed);
        }
        let metadata = seen(&self.log)?;
        if *self.log_identity.get_or_init(|| identity(&metadata)) != identity(&metadata) {
            return Err(FileFault::Replaced(name(&self.log)));
        }
        match metadata.len() < self.log_size.fetch_max(metadata.len(), Ordering::Relaxed) {
            true => Ok(Look::LogShrank),
            false => Ok(Look::Sound),
        }
    }

    /// Judges a log that is shorter than it was by the number of pages that SQLite had in it a moment ago. Its length is
    /// looked at only now: another process may have added to it since.
    pub(crate) fn accept_log(&self, pages: u64) -> Result<(), FileFault> {
        let length = seen(&self.log)?.len();
        let needed = if pages == 0 { 0 } else { LOG_HEADER + pages * (FRAME_HEADER + self.page_size()?) };
        if length < needed {
            return Err(FileFault::Truncated(name(&self.log)));
        }
        self.log_size.store(length, Ordering::Relaxed);
        Ok(())
    }

    /// Whether the file begins as a database does, and is as long as it says there.
    pub(crate) fn check_header(&self) -> Result<(), FileFault> {
        let length = self.handle.metadata().map_err(|error| unreadable(&self.path, &error))?.len();
        if length == 0 && self.size.load(Ordering::Relaxed) == 0 {
            return Ok(()); // all of it is still in the log
        }
        let header = self.header()?;
        // https://www.sqlite.org/fileformat2.html#the_database_header
        let pages = u64::from(u32::from_be_bytes([header[28], header[29], header[30], header[31]]));
        if length < pages * self.page_size()? {
            return Err(FileFault::Truncated(name(&self.path)));
        }
        Ok(())
    }

    fn page_size(&self) -> Result<u64, FileFault> {
        let header = self.header()?;
        Ok(match u16::from_be_bytes([header[16], header[17]]) {
            1 => 65_536,
            size => u64::from(size),
        })
    }

    fn header(&self) -> Result<[u8; 100], FileFault> {
        let mut header = [0; 100];
        match read_at(&self.handle, &mut header) {
            Ok(()) if header.starts_with(b"SQLite format 3\0") => Ok(header),
            Ok(()) => Err(FileFault::Header(name(&self.path))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(FileFault::Truncated(name(&self.path)))
            }
            Err(error) => Err(unreadable(&self.path, &error)),
        }
    }
}

/// A file that is made with these is its owner's alone.
pub(crate) fn private(options: &mut OpenOptions) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = options; // folders have to do there
}

/// The path of what lies beside a database under its name and an ending.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// A path as it is told.
pub(crate) fn name(path: &Path) -> String {
    path.display().to_string()
}

fn seen(path: &Path) -> Result<Metadata, FileFault> {
    std::fs::metadata(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => FileFault::Gone(name(path)),
        _ => unreadable(path, &error),
    })
}

fn unreadable(path: &Path, error: &io::Error) -> FileFault {
    FileFault::Unreadable(name(path), error.to_string())
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0) // a file that is open can be neither deleted nor replaced there
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8]) -> io::Result<()> {
    use std::os::unix::fs::FileExt;
    file.read_exact_at(bytes, 0)
}

#[cfg(not(unix))]
fn read_at(mut file: &File, bytes: &mut [u8]) -> io::Result<()> {
    use std::io::{Read, Seek, SeekFrom};
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(bytes)
}

/// Takes a file away from the eyes of other users of the machine.
#[cfg(unix)]
pub(crate) fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = std::fs::metadata(path) else { return };
    let mode = metadata.permissions().mode();
    if mode & 0o077 == 0 {
        return;
    }
    let (file, was) = (name(path), format!("{:o}", mode & 0o777));
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)) {
        Ok(()) => tracing::warn!(file, was, "others on this machine could read the database; not any more"),
        Err(error) => {
            tracing::warn!(file, was, %error, "others on this machine can read the database: chmod 600 it");
        }
    }
}

#[cfg(not(unix))]
pub(crate) fn tighten(_: &Path) {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database of two pages with a log.
    fn files() -> (tempfile::TempDir, PathBuf, DatabaseFile) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let mut bytes = vec![0; 8192];
        bytes[..16].copy_from_slice(b"SQLite format 3\0");
        bytes[16..18].copy_from_slice(&4096_u16.to_be_bytes());
        bytes[28..32].copy_from_slice(&2_u32.to_be_bytes());
        std::fs::write(&path, bytes).unwrap();
        std::fs::write(beside(&path, "-wal"), vec![0; 32 + 4120]).unwrap();
        let file = DatabaseFile::open(&path).unwrap();
        assert_eq!(file.look(), Ok(Look::Sound));
        (folder, path, file)
    }

    fn cut(path: &Path, length: u64) {
        OpenOptions::new().write(true).open(path).unwrap().set_len(length).unwrap();
    }

    #[test]
    fn a_file_that_is_gone_replaced_or_cut_off_is_noticed() {
        let (_folder, path, file) = files();
        std::fs::rename(&path, path.with_extension("old")).unwrap();
        assert_eq!(file.look(), Err(FileFault::Gone(name(&path))));
        std::fs::copy(path.with_extension("old"), &path).unwrap();
        assert_eq!(file.look(), Err(FileFault::Replaced(name(&path))));
        std::fs::rename(path.with_extension("old"), &path).unwrap();
        assert_eq!(file.look(), Ok(Look::Sound));
        for length in [0, 50, 4096, 8191] {
            let (_folder, path, file) = files();
            cut(&path, length);
            assert_eq!(file.look(), Err(FileFault::Truncated(name(&path))), "{length}");
        }
    }

    #[test]
    fn a_database_that_others_compacted_is_all_right() {
        let (_folder, path, file) = files();
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[28..32].copy_from_slice(&1_u32.to_be_bytes());
        std::fs::write(&path, &bytes[..4096]).unwrap();
        assert_eq!(file.look(), Ok(Look::Sound));
        bytes[0] = 0;
        std::fs::write(&path, &bytes[..4096]).unwrap();
        assert_eq!(file.check_header(), Err(FileFault::Header(name(&path))));
    }

    #[test]
    fn a_log_is_watched_alike_and_may_only_shrink_when_its_pages_were_moved() {
        let (_folder, path, file) = files();
        let log = beside(&path, "-wal");
        cut(&log, 32);
        assert_eq!(file.look(), Ok(Look::LogShrank));
        assert_eq!(file.accept_log(1), Err(FileFault::Truncated(name(&log))));
        assert_eq!(file.accept_log(0), Ok(()));
        // What somebody else adds between the two looks is no loss.
        cut(&log, 32 + 24 + 4096);
        assert_eq!(file.accept_log(1), Ok(()));
        assert_eq!(file.look(), Ok(Look::Sound));
        std::fs::rename(&log, path.with_extension("away")).unwrap();
        assert_eq!(file.look(), Err(FileFault::Gone(name(&log))));
        std::fs::write(&log, []).unwrap();
        assert_eq!(file.look(), Err(FileFault::Replaced(name(&log))));
    }

    #[cfg(unix)]
    #[test]
    fn others_cannot_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        drop(DatabaseFile::open(&path).unwrap());
        assert_eq!(mode(&path), 0o600);
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        drop(DatabaseFile::open(&path).unwrap());
        assert_eq!(mode(&path), 0o600);
    }
}
