//! `tabletown bench`: the figures quoted in the README.

use crate::args::BenchArgs;
use crate::output::{Ending, Out};
use games::{Playable as _, for_each_game};
use lab::bench::Gauge;
use std::io::{IsTerminal, Write};

/// Runs the command.
pub(crate) fn run(args: BenchArgs, out: &mut Out) -> Result<(), Ending> {
    if !(0.0..=600.0).contains(&args.seconds) {
        return Err(Ending::wrong("--seconds takes a number from 0 to 600"));
    }
    let mut gauge = Gauge::new(args.seconds, |name: &str| {
        let mut stderr = std::io::stderr();
        if stderr.is_terminal() {
            let _ = writeln!(stderr, "measuring: {name} …");
        }
    });
    for_each_game!(G => { G::bench(&mut gauge); });
    let figures = gauge.into_figures();
    if args.json {
        let all =
            serde_json::json!({ "version": env!("CARGO_PKG_VERSION"), "threads": 1, "figures": figures });
        return out.line(all);
    }
    let width = figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or(0);
    for figure in &figures {
        let digits = if figure.value < 100.0 { 1 } else { 0 };
        out.line(format_args!("{:<width$} {:>12.digits$} {}", figure.name, figure.value, figure.unit))?;
    }
    Ok(())
}
