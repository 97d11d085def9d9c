//! `tabletown record`: verify, audit, show and draw finished or running games.

use crate::args::{FileArgs, ShowArgs, SvgArgs, VerifyArgs};
use crate::input::{self, counted};
use crate::output::{Ending, Out, cannot_write};
use game_core::record::{Record, RecordError, check_result, replay};
use game_core::{Game, Viewer};
use std::path::Path;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::Setup;
use terminal::WholeFile;

/// Replays every record of every file; all are tried before the verdict.
pub fn verify(args: VerifyArgs, out: &mut Out) -> Result<(), Ending> {
    let (library, _) = input::packs(&args.packs)?;
    let (mut failures, mut unreadable) = (Vec::new(), Vec::new());
    for file in &args.files {
        let name = file.display();
        let Some(text) = input::text_or_note(file, &mut unreadable)? else { continue };
        let (mut finished, mut running, mut lines) = (0, 0, 0);
        for (line, record) in Record::parse_lines(&text) {
            lines += 1;
            match record.map(|record| verify_one(&library, &record)) {
                Err(error) => unreadable.push(format!("{name}: {error}")),
                Ok(Ok(true)) => finished += 1,
                Ok(Ok(false)) => running += 1,
                Ok(Err(reason)) => failures.push(format!("{name} line {line}: {reason}")),
            }
        }
        if lines == 0 {
            unreadable.push(format!("{name}: {}", RecordError::Empty));
            continue;
        }
        let still = if running > 0 { format!(", {running} still running") } else { String::new() };
        out.line(format_args!("{name}: {} verified{still}", counted(finished + running, "game")))?;
    }
    out.flush()?;
    match (unreadable.is_empty(), failures.is_empty()) {
        (true, true) => Ok(()),
        (true, false) => Err(Ending::Negative(failures.join("\ntabletown: "))),
        (false, _) => Err(Ending::Wrong([unreadable, failures].concat().join("\ntabletown: "))),
    }
}

/// Whether a record that replays as it says is finished.
fn verify_one(library: &Library, record: &Record) -> Result<bool, String> {
    let setup = input::recorded_table(library, record)?;
    let mut game = Suburbia::new(&setup, record.seed);
    replay(&mut game, &record.moves, |_| ()).map_err(|error| error.to_string())?;
    check_result(record.result.as_ref(), &game).map_err(|error| error.to_string())?;
    Ok(game.outcome().is_some())
}

/// Prints the audit of every game.
pub fn audit(args: FileArgs, out: &mut Out) -> Result<(), Ending> {
    let (library, _) = input::packs(&args.packs)?;
    for (line, record) in input::records(&args.file)? {
        let refused =
            |reason: String| Ending::Negative(format!("{} line {line}: {reason}", args.file.display()));
        let setup = input::recorded_table(&library, &record).map_err(refused)?;
        let lines = suburbia::audit::audit(&setup, record.seed, &record.moves);
        for line in lines.map_err(|error| refused(error.to_string()))? {
            out.line(line)?;
        }
    }
    Ok(())
}

/// Tells one game of a file in words.
pub fn show(args: ShowArgs, out: &mut Out) -> Result<(), Ending> {
    let (setup, record) = one_game(&args)?;
    let refused =
        |error: terminal::PlayError| Ending::Negative(format!("{}: {error}", args.file.file.display()));
    for line in terminal::tell::<Suburbia>(setup, &record, args.ply).map_err(refused)? {
        out.line(line)?;
    }
    Ok(())
}

/// Draws one position of a game.
pub fn svg(args: SvgArgs, out: &mut Out) -> Result<(), Ending> {
    let (setup, record) = one_game(&args.show)?;
    let moves = match args.show.ply {
        Some(ply) => &record.moves[..ply],
        None => &record.moves,
    };
    let mut game = Suburbia::new(&setup, record.seed);
    replay(&mut game, moves, |_| ())
        .map_err(|error| Ending::Negative(format!("{}: {error}", args.show.file.file.display())))?;
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let caption = format!("seed {}, after ply {}", record.seed, moves.len());
    let scoring = game.final_scoring();
    let picture = render::suburbia::svg::table_svg(
        &game.view(Viewer::Spectator),
        &names,
        Some(&caption),
        scoring.as_ref(),
    );
    if args.output == Path::new("-") {
        return out.line(picture);
    }
    let written = WholeFile::create(&args.output).and_then(|mut file| {
        file.line(&picture)?;
        file.finish()
    });
    written.map_err(cannot_write(&args.output))
}

/// The chosen game of a file; its ply, if one is named, exists.
fn one_game(args: &ShowArgs) -> Result<(Setup, Record), Ending> {
    let (library, _) = input::packs(&args.file.packs)?;
    let path = &args.file.file;
    let mut records = input::records(path)?;
    let count = records.len();
    if args.game == 0 || args.game > count {
        let sentence = format!(
            "there is no game {} in {}; it has {}",
            args.game,
            path.display(),
            counted(count, "game")
        );
        return Err(Ending::wrong(sentence));
    }
    let (line, record) = records.swap_remove(args.game - 1);
    let setup = input::recorded_table(&library, &record)
        .map_err(|reason| Ending::Negative(format!("{} line {line}: {reason}", path.display())))?;
    let plies = record.moves.len();
    if let Some(ply) = args.ply.filter(|&ply| ply > plies) {
        return Err(Ending::wrong(format!("there is no ply {ply}; this game has plies 0 to {plies}")));
    }
    Ok((setup, record))
}
