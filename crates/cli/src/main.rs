//! `tabletown`: the command line.
//!
//! Each command is a module that reads its input, calls the libraries and prints. Exit codes: 0 success, 1 a
//! negative answer (a record that does not verify, a scenario that fails), 2 wrong usage or unreadable input.

#![warn(unreachable_pub)]

mod args;
mod bench;
mod db;
mod input;
mod join;
mod lab;
mod manual;
mod output;
mod packs;
mod pictures;
mod play;
mod progress;
mod record;
mod scenario;
mod serve;
mod sim;
mod snippet;
mod tables;

use args::{Command, RecordCommand, ServeArgs};
use clap::Parser;
use output::{Ending, Out};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let mut out = Out::stdout();
    let ending = match args.command.unwrap_or_else(|| Command::Serve(ServeArgs::default())) {
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Play(args) => play::run(args, &mut out),
        Command::Sim(args) => sim::run(args, &mut out),
        Command::Record(RecordCommand::Verify(args)) => record::verify(args, &mut out),
        Command::Record(RecordCommand::Audit(args)) => record::audit(args, &mut out),
        Command::Record(RecordCommand::Show(args)) => record::show(args, &mut out),
        Command::Record(RecordCommand::Svg(args)) => record::svg(args, &mut out),
        Command::Record(RecordCommand::Png(args)) => record::png(args),
        Command::Scenario(args) => scenario::run(args, &mut out),
        Command::Packs(args) => packs::run(args, &mut out),
        Command::Lab(command) => lab::run(command, &mut out),
        Command::Db(command) => db::run(command, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Completions { shell } => manual::completions(shell, &mut out),
        Command::Man { dir } => manual::pages(dir.as_deref(), &mut out),
    };
    let ending = ending.and_then(|()| out.flush());
    match ending {
        Ok(()) | Err(Ending::ReaderGone) => ExitCode::SUCCESS,
        Err(Ending::Negative(sentence)) => complain(&sentence, 1),
        Err(Ending::Wrong(sentence)) => complain(&sentence, 2),
    }
}

fn complain(sentence: &str, code: u8) -> ExitCode {
    use std::io::Write;
    if !sentence.is_empty() {
        // If even stderr is gone there is nobody left to tell.
        let _ = writeln!(std::io::stderr(), "tabletown: {sentence}");
    }
    ExitCode::from(code)
}
