//! `tabletown db copy`: from one kind of database to the other.

use crate::output::{Ending, Out};
use crate::progress::{Bar, bar};
use clap::Args as ClapArgs;
use server::CopyError;
use std::sync::OnceLock;

pub(super) const COPY_HELP: &str = "Examples:
  tabletown db copy sqlite:games.db postgres://tabletown@localhost/tabletown
  tabletown db copy postgres://tabletown@localhost/tabletown sqlite:copy.db

Stop the server first: what is played while it copies is not in the copy. Links, tokens and cookies stay valid.
Every table is read again before anything is kept; ends with 1 if the copy differs.";

/// `db copy`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct CopyArgs {
    /// The database to copy: sqlite:FILE or postgres://…
    #[arg(value_name = "FROM")]
    pub from: String,
    /// An empty one; an SQLite file is made if it is not there
    #[arg(value_name = "TO")]
    pub to: String,
}

/// Runs the command.
pub(super) async fn copy(args: &CopyArgs, out: &mut Out) -> Result<(), Ending> {
    let rows: OnceLock<Bar> = OnceLock::new();
    let mut before = 0;
    let progress = |done: u64, all: u64| {
        rows.get_or_init(|| bar(all)).inc(done - before);
        before = done;
    };
    let copied = server::copy(&args.from, &args.to, progress).await;
    if let Some(rows) = rows.get() {
        rows.finish_and_clear();
    }
    let tables = copied.map_err(|error| match error {
        CopyError::Differs(_) => Ending::Negative(error.to_string()),
        _ => Ending::wrong(error),
    })?;
    for (table, rows) in tables.iter().filter(|(_, rows)| *rows > 0) {
        out.line(format_args!("{rows:>12} {table}"))?;
    }
    let all: u64 = tables.iter().map(|(_, rows)| rows).sum();
    out.line(format_args!("{all:>12} rows copied and compared"))
}
