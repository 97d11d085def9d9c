//! `tabletown play`: a game in the terminal.

use crate::args::PlayArgs;
use crate::input::records;
use crate::output::{Ending, Out};
use crate::tables::{self, Shelf, named_seats, recorded_table, unknown, unknown_in_record, usual_players};
use bots::name::USUAL_LEVEL;
use game_core::quoted;
use game_core::record::{Record, SeatInfo};
use games::{NAMES, Playable, with_game};
use render::text::Language;
use std::io::IsTerminal;
use std::path::Path;
use terminal::{Options, PlayError, play_lines, play_screen};

/// Runs the command.
pub(crate) fn run(args: PlayArgs, out: &mut Out) -> Result<(), Ending> {
    if let Some(link) = &args.join {
        return crate::join::run(&args, link, language(&args)?, out);
    }
    let game = args.game.as_deref().unwrap_or(NAMES[0]);
    with_game!(game, G => match &args.resume {
        None => play::<G>(&args, fresh(&args)?, out),
        Some(file) => resume(&args, file, out),
    })
    .ok_or_else(|| unknown(game))?
}

/// Goes on with a game, whichever it is.
fn resume(args: &PlayArgs, file: &Path, out: &mut Out) -> Result<(), Ending> {
    let (line, record) = running(args, file)?;
    let about = |reason: String| Ending::wrong(format!("{} line {line}: {reason}", file.display()));
    let game = record.game.clone();
    if let Some(asked) = args.game.as_deref().filter(|&asked| asked != game) {
        return Err(about(format!("it is a game of {}, not of {asked}", quoted(&game))));
    }
    with_game!(game.as_str(), G => {
        let shelf = Shelf::<G>::for_this(&args.table.packs)?;
        let setup = recorded_table::<G>(&shelf.library, &record).map_err(|no_table| about(no_table.told().0))?;
        play::<G>(args, resumed(args, file, setup, record)?, out)
    })
    .ok_or_else(|| about(unknown_in_record(&game)))?
}

fn play<G: Playable>(args: &PlayArgs, options: Options<G>, out: &mut Out) -> Result<(), Ending> {
    let seed = options.seed;
    let on_screen = on_screen(args);
    let finished = if on_screen {
        play_screen(options)
    } else {
        play_lines(options, std::io::stdin().lock(), out.writer())
    };
    let finished = finished.map_err(failed)?;
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

/// Whether the whole screen is played on.
pub(crate) fn on_screen(args: &PlayArgs) -> bool {
    !args.lines && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// How a game ends that cannot go on.
pub(crate) fn failed(error: PlayError) -> Ending {
    match error {
        PlayError::Terminal(error) => Ending::from(error),
        other => Ending::wrong(other),
    }
}

fn seat<G: Playable>(name: &str) -> SeatInfo {
    let name = name.trim();
    let bot = G::bot(name).is_ok().then(|| name.to_owned());
    SeatInfo { name: if name == "you" { "Mayor".to_owned() } else { name.to_owned() }, bot }
}

fn fresh<G: Playable>(args: &PlayArgs) -> Result<Options<G>, Ending> {
    let mut names = args.seats.clone();
    if names.is_empty() {
        let players = usual_players::<G>(&args.table, G::USUAL_PLAYERS)?;
        names = std::iter::once("you")
            .chain(std::iter::repeat_n(USUAL_LEVEL, players - 1))
            .map(str::to_owned)
            .collect();
    }
    names = named_seats::<G>(&args.table, names)?;
    for name in &names {
        check_name::<G>(name.trim())?;
    }
    let setup = tables::table::<G>(&args.table, names.len())?;
    free_to_write(args.record.as_deref())?;
    let seats = names.iter().map(|name| seat::<G>(name)).collect();
    let seed = args.seed.unwrap_or_else(any_seed);
    Ok(Options {
        setup,
        seed,
        seats,
        record: args.record.clone(),
        moves: Vec::new(),
        language: language(args)?,
    })
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

fn check_name<G: Playable>(name: &str) -> Result<(), Ending> {
    let unknown = match G::bot(name) {
        Ok(_) => return Ok(()),
        Err(unknown) => unknown,
    };
    let length = name.chars().count();
    if length == 0 || length > 24 || name.chars().any(char::is_control) {
        return Err(Ending::wrong(format!(
            "a seat needs a name of 1 to 24 characters, or a bot: {}",
            G::bot_names().join(", ")
        )));
    }
    // A mistyped bot would sit there as a person and wait for ever.
    if unknown.is_slip() { Err(Ending::wrong(unknown)) } else { Ok(()) }
}

/// A seed nobody has chosen; small enough to be typed again.
fn any_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |now| now.as_nanos() as u64) ^ u64::from(std::process::id());
    game_core::Dice::new(nanos, 0).below(1_000_000_000) as u64
}

/// The one running game of a file, with its line.
fn running(args: &PlayArgs, file: &Path) -> Result<(usize, Record), Ending> {
    if args.record.as_deref() != Some(file) {
        free_to_write(args.record.as_deref())?;
    }
    let mut all = records(file)?;
    let (line, record): (usize, Record) = all.swap_remove(all.len() - 1);
    if !all.is_empty() || record.result.is_some() {
        let what =
            if record.result.is_some() { "the game in it is over" } else { "it holds more than one game" };
        return Err(Ending::wrong(format!("{} cannot be resumed: {what}", file.display())));
    }
    Ok((line, record))
}

fn resumed<G: Playable>(
    args: &PlayArgs,
    file: &Path,
    setup: G::Setup,
    record: Record,
) -> Result<Options<G>, Ending> {
    let language = language(args)?;
    Ok(Options {
        seats: record.seats.into_iter().take(G::players(&setup)).collect(),
        setup,
        seed: record.seed,
        record: Some(args.record.clone().unwrap_or_else(|| file.to_owned())),
        moves: record.moves,
        language,
    })
}

/// What everything is said in: what was asked for, else what the environment asks for, else English.
fn language(args: &PlayArgs) -> Result<Language, Ending> {
    if let Some(code) = &args.language {
        let codes = || Language::ALL.map(Language::code).join(", ");
        let unknown =
            || Ending::wrong(format!("there is no language '{}'; there are {}", quoted(code), codes()));
        return Language::from_code(code).ok_or_else(unknown);
    }
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(std::env::var_os);
    let first = set.filter_map(|value| value.into_string().ok()).find(|value| !value.is_empty());
    let code = first.unwrap_or_default();
    let code = code.split(['_', '.', '@', '-']).next().unwrap_or_default();
    Ok(Language::from_code(code).unwrap_or_default())
}
