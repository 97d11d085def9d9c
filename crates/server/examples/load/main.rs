//! The load figures of the README and of `docs/scale.md`: `cargo xtask load [PART]`, which calls this with the path of the
//! program.
//!
//! Servers run as processes of their own, with databases on disk and without limits of rates; this process is everybody
//! who plays and watches, at tables of Suburbia and of NEOM in turn. All of them share the processors of one machine, so
//! every figure comes with what each of them used. What a browser loads for its first table is measured in a browser, by
//! `cargo xtask weigh`.

mod http;
mod moves;
mod notices;
mod pages;
mod player;
mod report;
mod rest;
mod servers;
mod stored;
mod strangers;

use report::Report;
use std::process::ExitCode;

/// Seats at every table.
const SEATS: usize = 4;

type Failure = Box<dyn std::error::Error + Send + Sync>;

const USAGE: &str = "usage: load PROGRAM [PART]...

  moves     SQLite: moves a second, times at a steady pace
  postgres  PostgreSQL: one node, two nodes with NATS
  notices   how soon another node tells of a move
  rest      memory of 20,000 watched games
  stored    what 500,000 stored games cost, on SQLite and PostgreSQL
  pages     what open pages cost move by move
  all of them if none is named";

const PARTS: [&str; 6] = ["moves", "postgres", "notices", "rest", "stored", "pages"];

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let program = words.next();
    let mut parts: Vec<String> = words.collect();
    let known = parts.iter().all(|part| PARTS.contains(&part.as_str()));
    let Some(program) = program.filter(|_| known) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    if parts.is_empty() {
        parts = PARTS.map(str::to_owned).to_vec();
    }
    let mut report = Report::default();
    for part in &parts {
        let measured = match part.as_str() {
            "moves" => moves::sqlite(&program, &mut report).await,
            "postgres" => moves::postgres(&program, &mut report).await,
            "notices" => notices::notices(&program, &mut report).await,
            "rest" => rest::rest(&program, &mut report).await,
            "stored" => stored::stored(&program, &mut report).await,
            _ => pages::pages(&program, &mut report).await,
        };
        if let Err(failure) = measured {
            eprintln!("{part}: {failure}");
            return ExitCode::FAILURE;
        }
    }
    report.end();
    ExitCode::SUCCESS
}
