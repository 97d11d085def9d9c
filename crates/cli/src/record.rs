//! `tabletown record`: verify, audit, show and draw finished or running games.

use crate::args::{DrawingArgs, FileArgs, PngArgs, ShowArgs, SvgArgs, VerifyArgs};
use crate::input;
use crate::output::{Ending, Out, cannot_write, write_file};
use crate::tables::{Libraries, NoTable, recorded_table, unknown_in_record};
use game_core::commitment::{self, Committed};
use game_core::record::{Record, RecordError, check_result, replay};
use games::page::Drawn;
use games::page::panorama::{PanoramaLook, panorama};
use games::playable::counted;
use games::{Playable, with_game};
use render::Reader;
use render::raster;
use render::svg::panorama::Light;
use render::text::Language;
use serde_json::Value;
use std::path::Path;
use terminal::WholeFile;

/// Replays every record of every file; all are tried before the verdict.
pub(crate) fn verify(args: VerifyArgs, out: &mut Out) -> Result<(), Ending> {
    let libraries = Libraries::read(&args.packs)?;
    let published = args.commitment.as_deref();
    let (mut failures, mut unreadable) = (Vec::new(), Vec::new());
    let mut games = 0;
    for file in &args.files {
        let name = file.display();
        let Some(text) = input::text_or_note(file, &mut unreadable)? else { continue };
        let (mut finished, mut running, mut lines) = (0, 0, 0);
        let mut proved = Proved::default();
        for (line, record) in Record::parse_lines(&text) {
            lines += 1;
            let record = match record {
                Ok(record) => record,
                Err(error) => {
                    unreadable.push(format!("{name}: {error}"));
                    continue;
                }
            };
            let committed =
                commitment::check(&record, published).map_err(|broken| NoTable::from(broken.to_string()));
            match verify_any(&libraries, &record).and_then(|over| Ok((over, committed?))) {
                Ok((over, committed)) => {
                    *(if over { &mut finished } else { &mut running }) += 1;
                    proved.add(&record, committed);
                }
                Err(no_table) => {
                    let (reason, unreadable_here) = no_table.told();
                    let list = if unreadable_here { &mut unreadable } else { &mut failures };
                    list.push(format!("{name} line {line}: {reason}"));
                }
            }
        }
        games += lines;
        if lines == 0 {
            unreadable.push(format!("{name}: {}", RecordError::Empty));
            continue;
        }
        let still = if running > 0 { format!(", {running} still running") } else { String::new() };
        out.line(format_args!("{name}: {} verified{still}", counted(finished + running, "game")))?;
        proved.told(published).iter().try_for_each(|line| out.line(format_args!("  {line}")))?;
    }
    out.flush()?;
    if published.is_some() && games > 1 {
        unreadable.push(format!(
            "a commitment is about one game, but there are {games}: name a file with that game only"
        ));
    }
    match (unreadable.is_empty(), failures.is_empty()) {
        (true, true) => Ok(()),
        (true, false) => Err(Ending::Negative(failures.join("\ntabletown: "))),
        (false, _) => Err(Ending::Wrong([unreadable, failures].concat().join("\ntabletown: "))),
    }
}

/// What was shown of the games of a file besides that they follow the rules, counted.
#[derive(Default)]
struct Proved {
    /// Their draws were fixed before they began.
    held: usize,
    /// It will be seen at their end.
    sealed: usize,
    /// Nothing was published when they began.
    without: usize,
    /// Whoever set them up chose the draws.
    chosen: usize,
}

impl Proved {
    fn add(&mut self, record: &Record, committed: Committed) {
        *match committed {
            Committed::Holds => &mut self.held,
            Committed::Sealed => &mut self.sealed,
            Committed::Without => &mut self.without,
        } += 1;
        self.chosen += usize::from(record.chosen == Some(true));
    }

    /// In sentences; nothing where no game is of a server that commits itself.
    fn told(&self, published: Option<&str>) -> Vec<String> {
        let Proved { held, sealed, without, chosen } = *self;
        let games = |count| counted(count, "game");
        let mut told = Vec::new();
        match published {
            Some(hash) if held > 0 => {
                told.push(format!("proved: seed, rules and seats are those of the commitment {hash} that you named"));
            }
            _ if held > 0 => told.push(format!(
                "{}: seed, rules and seats are those of the commitment in the record; compare that one with what was \
                shown when the game began (--commitment HASH)",
                games(held)
            )),
            _ => {}
        }
        if sealed > 0 {
            told.push(format!("{}: the commitment can be checked once the game is over", games(sealed)));
        }
        if without > 0 {
            told.push(format!(
                "{}: no commitment was made when the game began, so nothing shows that its draws were not chosen",
                games(without)
            ));
        }
        if chosen > 0 {
            told.push(format!("{}: the draws were chosen by whoever set the game up", games(chosen)));
        }
        told
    }
}

/// Whether a record that replays as it says is finished.
fn verify_any(libraries: &Libraries, record: &Record) -> Result<bool, NoTable> {
    with_game!(record.game.as_str(), G => verify_one::<G>(libraries, record))
        .ok_or_else(|| NoTable::from(unknown_in_record(&record.game)))?
}

fn verify_one<G: Playable>(libraries: &Libraries, record: &Record) -> Result<bool, NoTable> {
    let setup = table::<G>(libraries, record)?;
    let mut game = G::new(&setup, record.seed);
    replay(&mut game, &record.moves, |_| ()).map_err(|error| error.to_string())?;
    check_result(record.result.as_ref(), &game).map_err(|error| error.to_string())?;
    Ok(game.outcome().is_some())
}

fn table<G: Playable>(libraries: &Libraries, record: &Record) -> Result<G::Setup, NoTable> {
    recorded_table::<G>(&libraries.of::<G>().library, record)
}

/// Prints the audit of every game.
pub(crate) fn audit(args: FileArgs, out: &mut Out) -> Result<(), Ending> {
    let libraries = Libraries::read(&args.packs)?;
    for (line, record) in input::records(&args.file)? {
        let audit = with_game!(record.game.as_str(), G => audit_one::<G>(&libraries, &record));
        let lines = audit.unwrap_or_else(|| Err(unknown_in_record(&record.game).into()));
        let place = format_args!("{} line {line}", args.file.display()).to_string();
        lines.map_err(|no_table| no_table.ending(place))?.into_iter().try_for_each(|line| out.line(line))?;
    }
    Ok(())
}

fn audit_one<G: Playable>(libraries: &Libraries, record: &Record) -> Result<Vec<Value>, NoTable> {
    let setup = table::<G>(libraries, record)?;
    G::audit(&setup, record.seed, &record.moves).map_err(|error| error.to_string().into())
}

/// Tells one game of a file in words.
pub(crate) fn show(args: ShowArgs, out: &mut Out) -> Result<(), Ending> {
    let chosen = Chosen::of(&args)?;
    let text = with_game!(chosen.record.game.as_str(), G => {
        terminal::tell::<G>(chosen.table::<G>()?, &chosen.record, args.ply).map_err(|error| chosen.negative(error))?
    });
    let text = text.ok_or_else(|| chosen.unknown())?;
    text.iter().try_for_each(|line| out.line(line))
}

/// Draws one position of a game.
pub(crate) fn svg(args: SvgArgs, out: &mut Out) -> Result<(), Ending> {
    let picture = drawn(&args.drawing)?;
    if args.output == Path::new("-") {
        return out.line(picture);
    }
    let written = WholeFile::create(&args.output).and_then(|mut file| {
        file.line(&picture)?;
        file.finish()
    });
    written.map_err(cannot_write(&args.output))
}

/// The same in pixels.
pub(crate) fn png(args: PngArgs) -> Result<(), Ending> {
    let picture = drawn(&args.drawing)?;
    let pixels = raster::png(&picture, args.width, &[]).map_err(|error| Ending::wrong(error.to_string()))?;
    write_file(&args.output, &pixels)
}

fn drawn(args: &DrawingArgs) -> Result<String, Ending> {
    let chosen = Chosen::of(&args.show)?;
    let picture = with_game!(chosen.record.game.as_str(), G => chosen.picture::<G>(args)?);
    picture.ok_or_else(|| chosen.unknown())
}

/// The chosen game of a file.
struct Chosen<'a> {
    args: &'a ShowArgs,
    libraries: Libraries,
    line: usize,
    record: Record,
}

impl Chosen<'_> {
    fn of(args: &ShowArgs) -> Result<Chosen<'_>, Ending> {
        let libraries = Libraries::read(&args.file.packs)?;
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
        Ok(Chosen { args, libraries, line, record })
    }

    /// The table it was played at; the ply, if one is named, exists.
    fn table<G: Playable>(&self) -> Result<G::Setup, Ending> {
        let setup = table::<G>(&self.libraries, &self.record).map_err(|reason| self.refused(reason))?;
        let plies = self.record.moves.len();
        match self.args.ply.filter(|&ply| ply > plies) {
            None => Ok(setup),
            Some(ply) => {
                Err(Ending::wrong(format!("there is no ply {ply}; this game has plies 0 to {plies}")))
            }
        }
    }

    fn picture<G: Drawn>(&self, args: &DrawingArgs) -> Result<String, Ending> {
        let (setup, record) = (self.table::<G>()?, &self.record);
        let moves = match self.args.ply {
            Some(ply) => &record.moves[..ply],
            None => &record.moves,
        };
        let mut game = G::new(&setup, record.seed);
        replay(&mut game, moves, |_| ()).map_err(|error| self.negative(error))?;
        let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
        let when = format!("seed {}, after ply {}", record.seed, moves.len());
        if !args.panorama {
            return Ok(game.svg(&names, &when));
        }
        let names = game.seat_names(Language::ENGLISH, &names);
        Ok(panorama(
            &game,
            &PanoramaLook {
                reader: Reader::spectator(Language::ENGLISH, &names),
                caption: &format!("{} · {when}", G::about(&setup)),
                address: "",
                light: if args.night { Light::Night } else { Light::Day },
                tells: true,
            },
        ))
    }

    /// The record is of another game.
    fn unknown(&self) -> Ending {
        self.refused(unknown_in_record(&self.record.game).into())
    }

    /// The record is not one of a game that can be set up.
    fn refused(&self, no_table: NoTable) -> Ending {
        no_table.ending(format_args!("{} line {}", self.args.file.file.display(), self.line))
    }

    /// The game does not go as recorded.
    fn negative(&self, error: impl std::fmt::Display) -> Ending {
        Ending::Negative(format!("{}: {error}", self.args.file.file.display()))
    }
}
