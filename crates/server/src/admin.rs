//! Looking after a database without serving it: backup, restore, check, figures.
//!
//! Reads: the database, also while a server has it open. Writes: backups, and in [`restore`] the database.
//!
//! **Invariant:** a file gets its name once it is complete, flushed and checked; nothing that is replaced is deleted.

use crate::game_match::Match;
use crate::retention::{self, Kind, Retention};
use crate::serve::default_database;
use crate::store::{StoreError, admin as store};
use futures_util::StreamExt as _;
use games::Libraries;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such database.
    #[error("there is no database at {0}; name one with --database sqlite:FILE")]
    Missing(String),
    /// The database cannot be used.
    #[error("cannot use {0}: {1}")]
    Store(String, StoreError),
    /// There is no folder for data.
    #[error("there is no folder for your data; say which database with --database sqlite:FILE")]
    NoDataFolder,
    /// A file is there already.
    #[error("{0} is there already; choose another name, or replace it with --force")]
    Exists(String),
    /// A server has the database open.
    #[error(
        "{0} is in use by {1}; stop that server first (or use --force: it then answers nothing until it is restarted)"
    )]
    InUse(String, String),
    /// It is of no use.
    #[error("{0}")]
    Damaged(String),
    /// A file cannot be read or written.
    #[error("cannot write {0}: {1}")]
    File(String, std::io::Error),
    /// Only for files.
    #[error("{0} is a PostgreSQL database: use pg_dump and pg_restore for it")]
    NoFile(String),
}

/// What was copied.
#[derive(Debug, Clone, Copy)]
pub struct Copied {
    /// Games in the copy.
    pub games: usize,
    /// Moves and take-backs in it.
    pub entries: u64,
    /// Its size.
    pub bytes: u64,
}

/// What was put back, and where what was there before is now.
#[derive(Debug, Clone)]
pub struct Restored {
    /// The database.
    pub path: PathBuf,
    /// The one before, if there was one.
    pub aside: Option<PathBuf>,
}

/// An open database.
pub struct Admin {
    url: String,
    store: store::Archive,
}

/// The address that is meant: the usual one if none is named.
fn address(url: Option<&str>) -> Result<String, AdminError> {
    match url {
        Some(url) => Ok(url.to_owned()),
        None => default_database().map_err(|_| AdminError::NoDataFolder),
    }
}

fn failed(url: &str) -> impl Fn(StoreError) -> AdminError {
    let shown = crate::store::shown(url);
    move |error| AdminError::Store(shown.clone(), error)
}

impl Admin {
    /// Opens a database that is there.
    pub async fn open(url: Option<&str>) -> Result<Admin, AdminError> {
        let url = address(url)?;
        if let Some(path) = store::path(&url).map_err(failed(&url))?
            && !path.is_file()
        {
            return Err(AdminError::Missing(path.display().to_string()));
        }
        match store::Archive::open(&url).await {
            Ok(store) => Ok(Admin { url, store }),
            Err(StoreError::Database(error)) if is_damage(&error) => {
                let shown = crate::store::shown(&url);
                let advice = "put a backup in its place: tabletown db restore BACKUP";
                Err(AdminError::Damaged(format!("{shown} is damaged: {error}; {advice}")))
            }
            Err(error) => Err(failed(&url)(error)),
        }
    }

    /// Lets go of it.
    pub async fn close(self) {
        self.store.close().await;
    }

    /// Copies it to a file as of one moment; the copy is checked before it gets its name.
    pub async fn backup(&self, to: &Path, force: bool) -> Result<Copied, AdminError> {
        if !self.store.is_file() {
            return Err(AdminError::NoFile(crate::store::shown(&self.url)));
        }
        if to.exists() && !force {
            return Err(AdminError::Exists(to.display().to_string()));
        }
        let part = beside(to, ".part");
        let cannot = |error| AdminError::File(part.display().to_string(), error);
        store::private_file(&part).map_err(cannot)?;
        let (games, entries) = self.store.counts().await.map_err(failed(&self.url))?;
        let copied = async {
            self.store.copy_into(&part).await.map_err(failed(&self.url))?;
            let (bytes, (new_games, new_entries)) = sound(&part).await?;
            if new_games < games || new_entries < entries {
                return Err(AdminError::Damaged("the copy has less than the database; try again".to_owned()));
            }
            Ok(Copied { games: new_games as usize, entries: new_entries as u64, bytes })
        };
        match copied.await {
            Ok(copied) => {
                store::settle(&part, to)
                    .map_err(|error| AdminError::File(to.display().to_string(), error))?;
                Ok(copied)
            }
            Err(error) => {
                let _ = std::fs::remove_file(&part); // of no use to anybody
                Err(error)
            }
        }
    }

    /// What the database itself finds wrong, a sentence each.
    pub async fn damage(&self) -> Result<Vec<String>, AdminError> {
        self.store.damage().await.map_err(failed(&self.url))
    }

    /// All games, by their addresses.
    pub async fn games(&self) -> Result<Vec<String>, AdminError> {
        self.store.games().await.map_err(failed(&self.url))
    }

    /// Plays games through on all processors, and says what is wrong with which.
    pub async fn replay(
        &self,
        games: Vec<String>,
        libraries: Libraries,
        each: impl Fn(),
    ) -> Result<Vec<String>, AdminError> {
        let libraries = Arc::new(libraries);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let faults: Vec<Option<String>> = futures_util::stream::iter(games)
            .map(|id| {
                let libraries = libraries.clone();
                async move { self.replay_one(id, libraries).await }
            })
            .buffer_unordered(cores * 2)
            .inspect(|_| each())
            .collect()
            .await;
        let mut faults: Vec<String> = faults.into_iter().flatten().collect();
        faults.sort();
        Ok(faults)
    }

    async fn replay_one(&self, id: String, libraries: Arc<Libraries>) -> Option<String> {
        let told = |reason: String| Some(format!("game {id}: {reason}"));
        let (head, rows) = match self.store.game(&id).await {
            Ok(Some(game)) => game,
            Ok(None) => return None, // deleted since it was listed
            Err(error) => return told(error.to_string()),
        };
        if let Some((at, row)) = rows.iter().enumerate().find(|(at, row)| row.number as usize != at + 1) {
            return told(format!("entry {} is missing; the next is {}", at + 1, row.number));
        }
        let replayed =
            tokio::task::spawn_blocking(move || Match::restore(head, &rows, &libraries).history.err());
        match replayed.await {
            Ok(None) => None,
            Ok(Some(reason)) => told(reason),
            Err(_) => told("it cannot be played through; this is a fault of tabletown".to_owned()),
        }
    }

    /// Lets go of games that are past their time, or only says which would go.
    pub async fn clean(
        &self,
        libraries: &Libraries,
        retention: &Retention,
        dry_run: bool,
    ) -> Result<BTreeMap<Kind, usize>, AdminError> {
        let pace = retention::Pace { dry_run, stays: &|_| false, cleaning: None, stop: &|| false };
        let cleaned = retention::clean(self.store.store(), libraries, retention, &pace);
        cleaned.await.map_err(failed(&self.url))
    }

    /// How much there is, and how old.
    pub async fn stats(&self) -> Result<Stats, AdminError> {
        let by_game = self.store.by_game().await.map_err(failed(&self.url))?;
        let rows = self.store.rows_by_table().await.map_err(failed(&self.url))?;
        let size = |path: PathBuf| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
        let (bytes, log_bytes) = match store::path(&self.url).map_err(failed(&self.url))? {
            Some(path) => (size(path.clone()), size(beside(&path, "-wal"))),
            None => self.store.store().sizes().await.unwrap_or_default(),
        };
        Ok(Stats { database: crate::store::shown(&self.url), bytes, log_bytes, games: by_game, rows })
    }
}

fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("11" | "26"))
}

/// Whether a file is a sound database of ours; its size, and how many games and entries it has.
async fn sound(path: &Path) -> Result<(u64, (i64, i64)), AdminError> {
    let name = path.display().to_string();
    let damaged = |reason: String| AdminError::Damaged(format!("{name} is no sound backup: {reason}"));
    let archive = store::Archive::open_alone(path).await.map_err(|error| damaged(error.to_string()))?;
    let found = async {
        let faults = archive.damage().await?;
        let counts = archive.counts().await?;
        Ok::<_, StoreError>((faults, counts))
    };
    let found = found.await;
    archive.close().await;
    let (faults, counts) = found.map_err(|error| damaged(error.to_string()))?;
    if let Some(first) = faults.first() {
        return Err(damaged(first.clone()));
    }
    let bytes = std::fs::metadata(path).map_err(|error| AdminError::File(name.clone(), error))?.len();
    Ok((bytes, counts))
}

/// Puts a backup in the place of a database; the one before is kept beside it.
pub async fn restore(url: Option<&str>, from: &Path, force: bool) -> Result<Restored, AdminError> {
    let url = address(url)?;
    let Some(path) = store::path(&url).map_err(failed(&url))? else {
        return Err(AdminError::NoFile(crate::store::shown(&url)));
    };
    if !from.is_file() {
        return Err(AdminError::Missing(from.display().to_string()));
    }
    let named = path.display().to_string();
    // Held until the new file is in its place: no server begins in between.
    let locked = store::lock(&path);
    if let Err(holder) = &locked
        && !force
    {
        return Err(AdminError::InUse(named, holder.clone()));
    }
    let part = beside(&path, ".part");
    let cannot = |error| AdminError::File(part.display().to_string(), error);
    store::private_file(&part).map_err(cannot)?;
    let checked = async {
        if std::fs::metadata(beside(from, "-wal")).is_ok_and(|log| log.len() > 0) {
            // Copied by hand together with its log.
            let whole = Admin::open(Some(&format!("sqlite:{}", from.display()))).await?;
            let copied = whole.store.copy_into(&part).await;
            whole.close().await;
            copied.map_err(failed(&format!("sqlite:{}", from.display())))?;
        } else {
            std::fs::copy(from, &part).map_err(cannot)?;
        }
        sound(&part).await
    };
    if let Err(error) = checked.await {
        let _ = std::fs::remove_file(&part); // of no use to anybody
        return Err(error);
    }
    let cannot = |error| AdminError::File(named.clone(), error);
    let aside = if path.exists() { Some(put_aside(&path).map_err(cannot)?) } else { None };
    store::settle(&part, &path).map_err(cannot)?;
    store::forget_session(&path).map_err(cannot)?;
    drop(locked);
    Ok(Restored { path, aside })
}

/// Renames a database with its log, so that both can be used again.
fn put_aside(path: &Path) -> std::io::Result<PathBuf> {
    let mut aside = beside(path, &format!(".before-{}", crate::store::now()));
    while aside.exists() {
        aside = beside(&aside, "+");
    }
    std::fs::rename(path, &aside)?;
    for ending in ["-wal", "-shm"] {
        match std::fs::rename(beside(path, ending), beside(&aside, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(aside)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The games of one kind.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameStats {
    /// All of them.
    pub games: i64,
    /// Brought as records.
    pub imported: i64,
    /// Tasks of lessons.
    pub lessons: i64,
    /// Moves and take-backs.
    pub entries: i64,
    /// When the first of them began, in seconds since 1970.
    pub oldest: Option<i64>,
    /// When the last of them did.
    pub newest: Option<i64>,
}

/// How much there is.
#[derive(Debug, Clone, Serialize)]
pub struct Stats {
    /// Its address, without a password.
    pub database: String,
    /// The size of its file.
    pub bytes: u64,
    /// The size of the log beside it.
    pub log_bytes: u64,
    /// By the name of the game.
    pub games: BTreeMap<String, GameStats>,
    /// Rows by table.
    pub rows: BTreeMap<String, i64>,
}

impl Stats {
    /// The same for people.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("database  {}", self.database),
            format!("size      {} bytes, log {} bytes", self.bytes, self.log_bytes),
        ];
        let days = |at: Option<i64>| at.map_or(0, |at| (crate::store::now() - at) / 86_400);
        for (game, stats) in &self.games {
            lines.push(format!(
                "{game:<9} {} games ({} uploaded, {} lessons), {} entries; the oldest began {} days ago, the newest {}",
                stats.games,
                stats.imported,
                stats.lessons,
                stats.entries,
                days(stats.oldest),
                days(stats.newest)
            ));
        }
        lines.extend(self.rows.iter().map(|(table, rows)| format!("rows      {table}: {rows}")));
        lines
    }
}
