//! `tabletown play`: a game in the terminal.

use crate::args::PlayArgs;
use crate::input::{self, records};
use crate::output::{Ending, Out};
use bots::BotGame;
use game_core::record::{Record, SeatInfo};
use std::io::IsTerminal;
use std::path::Path;
use suburbia::Suburbia;
use suburbia::setup::Mode;
use terminal::{Options, PlayError, play_lines, play_screen};

/// Runs the command.
pub fn run(args: PlayArgs, out: &mut Out) -> Result<(), Ending> {
    input::check_game(&args.game)?;
    let options = match &args.resume {
        Some(file) => resumed(&args, file)?,
        None => fresh(&args)?,
    };
    let seed = options.seed;
    let on_screen = !args.lines && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let finished = if on_screen {
        play_screen(options)
    } else {
        play_lines(options, std::io::stdin().lock(), out.writer())
    };
    let finished = finished.map_err(|error| match error {
        PlayError::Terminal(error) => Ending::from(error),
        other => Ending::wrong(other),
    })?;
    if on_screen {
        match (&finished.kept, finished.is_over()) {
            (Some(file), false) => {
                let file = file.display();
                out.line(format_args!("The game is kept; go on with: tabletown play --resume {file}"))?;
            }
            (Some(file), true) => out.line(format_args!("The record is in {}", file.display()))?,
            (None, _) => out.line(format_args!("The seed was {seed}."))?,
        }
    }
    Ok(())
}

fn seat(name: &str) -> SeatInfo {
    let name = name.trim();
    let bot = Suburbia::BOTS.contains(&name).then(|| name.to_owned());
    SeatInfo { name: if name == "you" { "Mayor".to_owned() } else { name.to_owned() }, bot }
}

fn fresh(args: &PlayArgs) -> Result<Options<Suburbia>, Ending> {
    let mut names = args.seats.clone();
    if names.is_empty() {
        let solo = args.table.mode != Mode::Standard.word();
        names = if solo { vec!["you".to_owned()] } else { vec!["you".to_owned(), "greedy".to_owned()] };
    }
    names = input::without_dale(&args.table, names);
    for name in &names {
        check_name(name)?;
    }
    let setup = input::table(&args.table, names.len())?;
    free_to_write(args.record.as_deref())?;
    let seats = names.iter().map(|name| seat(name)).collect();
    let seed = args.seed.unwrap_or_else(any_seed);
    Ok(Options { setup, seed, seats, record: args.record.clone(), moves: Vec::new() })
}

/// Nobody's file is overwritten.
fn free_to_write(file: Option<&Path>) -> Result<(), Ending> {
    match file.filter(|file| file.is_file()) {
        None => Ok(()),
        Some(file) => {
            let file = file.display();
            let advice = format!("go on with --resume {file}, or name another file");
            Err(Ending::wrong(format!("{file} is there already; {advice}")))
        }
    }
}

fn check_name(name: &str) -> Result<(), Ending> {
    let length = name.trim().chars().count();
    if length == 0 || length > 24 || name.chars().any(char::is_control) {
        return Err(Ending::wrong("a seat needs a name of 1 to 24 characters, or a bot: random, greedy"));
    }
    // A mistyped bot would sit there as a person and wait for ever.
    match game_core::nearest(name.trim(), Suburbia::BOTS.iter().copied()) {
        Some(near) if near != name.trim() => {
            Err(Ending::wrong(format!("there is no bot '{name}'; did you mean '{near}'?")))
        }
        _ => Ok(()),
    }
}

/// A seed nobody has chosen; small enough to be typed again.
fn any_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |now| now.as_nanos() as u64) ^ u64::from(std::process::id());
    game_core::Dice::new(nanos, 0).below(1_000_000_000) as u64
}

fn resumed(args: &PlayArgs, file: &Path) -> Result<Options<Suburbia>, Ending> {
    if args.record.as_deref() != Some(file) {
        free_to_write(args.record.as_deref())?;
    }
    let (library, _) = input::packs(&args.table.packs)?;
    let mut all = records(file)?;
    let (line, record): (usize, Record) = all.swap_remove(all.len() - 1);
    if !all.is_empty() || record.result.is_some() {
        let what =
            if record.result.is_some() { "the game in it is over" } else { "it holds more than one game" };
        return Err(Ending::wrong(format!("{} cannot be resumed: {what}", file.display())));
    }
    let setup = input::recorded_table(&library, &record)
        .map_err(|reason| Ending::wrong(format!("{} line {line}: {reason}", file.display())))?;
    let seats = record.seats.into_iter().take(setup.players()).collect();
    Ok(Options {
        setup,
        seed: record.seed,
        seats,
        record: Some(args.record.clone().unwrap_or_else(|| file.to_owned())),
        moves: record.moves,
    })
}
