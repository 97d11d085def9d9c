//! `tabletown completions` and `tabletown man`: what shells and `man` know of the commands, made from [`Args`] themselves.

use crate::args::Args;
use crate::output::{Ending, Out};
use clap::CommandFactory as _;
use clap_complete::Shell;
use std::io::Write as _;
use std::path::Path;

const NAME: &str = "tabletown";

/// Writes the completions for a shell.
pub(crate) fn completions(shell: Shell, out: &mut Out) -> Result<(), Ending> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), NAME, &mut script);
    Ok(out.writer().write_all(&script)?)
}

/// Writes the page of the program, or into a folder those of all commands.
pub(crate) fn pages(folder: Option<&Path>, out: &mut Out) -> Result<(), Ending> {
    let Some(folder) = folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Args::command()).render(&mut page)?;
        return Ok(out.writer().write_all(&page)?);
    };
    let cannot = |error| Ending::wrong(format!("cannot write to {}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(cannot)?;
    clap_mangen::generate_to(Args::command(), folder).map_err(cannot)
}
