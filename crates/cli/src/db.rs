//! `tabletown db`: looking after the database of the web app.

mod copy;

use crate::output::{Ending, Out};
use crate::progress::bar;
use crate::serve::libraries;
use clap::{Args as ClapArgs, Subcommand};
use games::playable::counted;
use server::Retention;
use server::admin::{self, Admin, AdminError};
use std::path::PathBuf;

/// `db …`.
#[derive(Debug, Subcommand)]
pub(crate) enum DbCommand {
    /// Copy the database to a file, also while the server runs
    #[command(after_help = BACKUP_HELP)]
    Backup {
        /// The file to make
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Replace a file that is there already
        #[arg(long)]
        force: bool,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Put a backup in the place of the database; the one before is kept beside it
    Restore {
        /// A backup
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Also while a server has the database open: it answers nothing any more until it is started anew
        #[arg(long)]
        force: bool,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Copy everything to an empty database, from SQLite to PostgreSQL or back, and compare
    #[command(after_help = copy::COPY_HELP)]
    Copy(copy::CopyArgs),
    /// Look for damage, and play every game through; exit code 1 if anything is wrong
    Check {
        #[command(flatten)]
        database: DatabaseArgs,
        /// A folder with the packs that the server was given
        #[arg(long, value_name = "DIR")]
        packs: Option<PathBuf>,
    },
    /// Delete games that are past their time, as the server does from time to time
    Clean {
        #[command(flatten)]
        database: DatabaseArgs,
        /// How long games are kept; see `tabletown serve --help`
        #[arg(long, value_name = "LIST", default_value = "")]
        keep: Retention,
        /// Only tell what would go
        #[arg(long)]
        dry_run: bool,
        /// A folder with the packs that the server was given
        #[arg(long, value_name = "DIR")]
        packs: Option<PathBuf>,
    },
    /// Tell how much is in the database, and how old it is
    Stats {
        #[command(flatten)]
        database: DatabaseArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

const BACKUP_HELP: &str = "Examples:
  tabletown db backup games-$(date +%F).db
  tabletown db backup /mnt/backups/games.db --force --database sqlite:/var/lib/tabletown/games.db

The backup is one file, complete as of one moment, and checked before it gets its name: a backup that was
cut off is not there. It holds the secret that links to seats are made of: keep it to yourself.";

/// Which database.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct DatabaseArgs {
    /// The database: sqlite:FILE or postgres://…; the file in your data folder if not given, as with `serve`
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// Runs the command.
pub(crate) fn run(command: DbCommand, out: &mut Out) -> Result<(), Ending> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(run_in(command, out));
    runtime.shutdown_background();
    done
}

async fn run_in(command: DbCommand, out: &mut Out) -> Result<(), Ending> {
    match command {
        DbCommand::Backup { file, force, database } => {
            let admin = open(&database).await?;
            let copied = admin.backup(&file, force).await.map_err(ending)?;
            admin.close().await;
            let (games, entries) = (counted(copied.games, "game"), copied.entries);
            let size = bytes(copied.bytes);
            out.line(format!("{}: {games} with {entries} entries, {size}, checked", file.display()))
        }
        DbCommand::Restore { file, force, database } => {
            let restored =
                admin::restore(database.database.as_deref(), &file, force).await.map_err(ending)?;
            out.line(format!("{} is in the place of {}", file.display(), restored.path.display()))?;
            match restored.aside {
                Some(aside) => out.line(format!("the database before is {}", aside.display())),
                None => Ok(()),
            }
        }
        DbCommand::Copy(args) => copy::copy(&args, out).await,
        DbCommand::Check { database, packs } => check(&database, packs, out).await,
        DbCommand::Clean { database, keep, dry_run, packs } => {
            let libraries = libraries(packs.as_deref())?;
            let admin = open(&database).await?;
            let cleaned = admin.clean(&libraries, &keep, dry_run).await.map_err(ending)?;
            admin.close().await;
            let done = if dry_run { "would go" } else { "deleted" };
            for (kind, count) in &cleaned {
                out.line(format!("{kind}: {} {done}", counted(*count, "game")))?;
            }
            if cleaned.is_empty() { out.line("no game is past its time") } else { Ok(()) }
        }
        DbCommand::Stats { database, json } => {
            let admin = open(&database).await?;
            let stats = admin.stats().await.map_err(ending)?;
            admin.close().await;
            match json {
                true => out.line(serde_json::to_string(&stats).unwrap_or_default()),
                false => stats.lines().into_iter().try_for_each(|line| out.line(line)),
            }
        }
    }
}

async fn check(database: &DatabaseArgs, packs: Option<PathBuf>, out: &mut Out) -> Result<(), Ending> {
    let libraries = libraries(packs.as_deref())?;
    let admin = open(database).await?;
    let mut faults = admin.damage().await.map_err(ending)?;
    let games = admin.games().await.map_err(ending)?;
    let bar = bar(games.len() as u64);
    let count = games.len();
    faults.extend(admin.replay(games, libraries, || bar.inc(1)).await.map_err(ending)?);
    bar.finish_and_clear();
    admin.close().await;
    for fault in &faults {
        out.line(fault)?;
    }
    let games = counted(count, "game");
    match faults.len() {
        0 => out.line(format!("{games} played through, and the database is sound")),
        number => {
            out.flush()?;
            Err(Ending::Negative(format!("{games} played through; {} (see above)", counted(number, "fault"))))
        }
    }
}

async fn open(database: &DatabaseArgs) -> Result<Admin, Ending> {
    Admin::open(database.database.as_deref()).await.map_err(ending)
}

fn ending(error: AdminError) -> Ending {
    match error {
        AdminError::Damaged(_) => Ending::Negative(error.to_string()),
        _ => Ending::wrong(error),
    }
}

/// Reads `500M` or `20G`.
pub(crate) fn read_bytes(text: &str) -> Result<u64, String> {
    let units = [('K', 10_u64.pow(3)), ('M', 10_u64.pow(6)), ('G', 10_u64.pow(9)), ('T', 10_u64.pow(12))];
    let unit = units.iter().find(|(letter, _)| text.ends_with(*letter));
    let number = if unit.is_some() { &text[..text.len() - 1] } else { text };
    let size =
        number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit.map_or(1, |unit| unit.1)));
    size.ok_or_else(|| format!("'{text}' is no size; say 500M or 20G"))
}

/// A size for people.
fn bytes(count: u64) -> String {
    match count {
        0..1_000 => format!("{count} bytes"),
        1_000..1_000_000 => format!("{:.1} kB", count as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", count as f64 / 1e6),
        _ => format!("{:.1} GB", count as f64 / 1e9),
    }
}
