//! `tabletown lab tournament`.

use super::args::TournamentArgs;
use super::{origin, print_origin, with_origin};
use crate::output::{Ending, Out};
use crate::progress;
use crate::tables::{self, unknown};
use games::playable::counted;
use games::{Playable, with_game};
use lab::journal::{FORMAT, Header, Journal, JournalError};
use lab::tournament::{CrossTable, Standings};
use lab::{Bout, Origin, Tournament};
use serde_json::json;
use std::io;
use std::path::Path;
use std::sync::atomic::Ordering;

/// Runs the command.
pub(super) fn run(args: TournamentArgs, out: &mut Out) -> Result<(), Ending> {
    with_game!(args.game.as_str(), G => tournament::<G>(&args, out)).ok_or_else(|| unknown(&args.game))?
}

fn tournament<G: Playable>(args: &TournamentArgs, out: &mut Out) -> Result<(), Ending> {
    let study = &args.study;
    let asked = if args.seats.is_empty() { G::USUAL_TABLES.to_vec() } else { args.seats.clone() };
    let mut tables: Vec<(usize, G::Setup)> = Vec::new();
    for seats in asked {
        if tables.iter().all(|&(known, _)| known != seats) {
            tables.push((seats, tables::table::<G>(&study.table, seats)?));
        }
    }
    let plan: Tournament<G> = Tournament {
        bots: args.bots.clone(),
        tables,
        rounds: args.rounds,
        seed: study.seed,
        challenge: args.challenge,
    };
    plan.check().map_err(Ending::wrong)?;
    let origin = origin(study.seed);
    let (mut journal, mut bouts) = match &args.output {
        Some(path) => open(path, args.resume, &plan, &origin)?,
        None => (None, Vec::new()),
    };
    let games = plan.games();
    let (stop, bar) = (progress::stop_flag(), progress::bar(games));
    bar.set_position(bouts.len() as u64);
    let mut failed = None;
    let from = bouts.len() as u64;
    plan.play(from, study.threads.map(usize::from), &stop, |bout| {
        if let Some(journal) = &mut journal
            && let Err(error) = journal.add(&bout)
        {
            failed.get_or_insert(error);
            stop.store(true, Ordering::Relaxed);
        }
        bouts.push(bout);
        bar.inc(1);
    })
    .map_err(Ending::wrong)?;
    bar.finish_and_clear();
    if let (Some(error), Some(path)) = (failed, &args.output) {
        return Err(Ending::wrong(format!("cannot write {}: {error}", path.display())));
    }
    bouts.truncate(games as usize);
    let standings = plan.standings(&bouts);
    if study.json {
        let tables: Vec<_> = plan.tables.iter().map(|(_, setup)| G::spec(setup)).collect();
        let about =
            json!({ "game": G::NAME, "rules": tables, "rounds": args.rounds, "standings": standings });
        out.line(with_origin(&origin, &args.bots, about))?;
    } else {
        print(&standings, G::NAME, &G::about(&plan.tables[0].1), out)?;
        out.line("")?;
        print_origin(&origin, &args.bots, out)?;
    }
    if (bouts.len() as u64) < games {
        let how = match &args.output {
            Some(_) => "; --resume goes on",
            None => "; with -o FILE it could go on later",
        };
        return Err(Ending::Negative(format!("stopped after {} of {games} games{how}", bouts.len())));
    }
    Ok(())
}

/// Begins a tournament's file, or goes on with one.
fn open<G: Playable>(
    path: &Path,
    resume: bool,
    plan: &Tournament<G>,
    origin: &Origin,
) -> Result<(Option<Journal>, Vec<Bout>), Ending> {
    let header = Header {
        format: FORMAT.to_owned(),
        version: origin.version.clone(),
        game: G::NAME.to_owned(),
        rules: plan.tables.iter().map(|(_, setup)| G::spec(setup)).collect(),
        bots: plan.bots.clone(),
        seats: plan.tables.iter().map(|&(seats, _)| seats).collect(),
        seed: plan.seed,
        challenge: plan.challenge,
        command: origin.command.clone(),
    };
    let shown = path.display();
    if resume && path.exists() {
        return match Journal::resume(path, &header, plan.fits()) {
            Ok((journal, bouts)) => Ok((Some(journal), bouts)),
            Err(JournalError::File(error)) => Err(Ending::wrong(format!("cannot read {shown}: {error}"))),
            Err(error) => Err(Ending::wrong(format!("{shown} cannot be continued: {error}"))),
        };
    }
    match Journal::create(path, &header) {
        Ok(journal) => Ok((Some(journal), Vec::new())),
        Err(JournalError::File(error)) if error.kind() == io::ErrorKind::AlreadyExists => Err(Ending::wrong(
            format!("{shown} is there already; --resume goes on with it, or choose another file"),
        )),
        Err(error) => Err(Ending::wrong(format!("cannot write {shown}: {error}"))),
    }
}

fn print(standings: &Standings, game: &str, about: &str, out: &mut Out) -> Result<(), Ending> {
    out.line(format_args!("{} of {game}, {about}", counted(standings.games as usize, "game")))?;
    let width = standings.bots.iter().map(|rated| rated.bot.chars().count()).max().unwrap_or(0).max(7);
    out.line("")?;
    out.line(format_args!("{:<width$}     Elo   95 % interval     games      wins", "bot"))?;
    for rated in &standings.bots {
        let interval = match rated.bot == standings.elo_of {
            true => "the measure".to_owned(),
            false => format!("{:+.0} to {:+.0}", rated.elo.low, rated.elo.high),
        };
        out.line(format_args!(
            "{:<width$}  {:>+6.0}  {interval:>14} {:>9} {:>9.1}",
            rated.bot, rated.elo.value, rated.games, rated.wins
        ))?;
    }
    for table in &standings.tables {
        print_table(table, standings, width, out)?;
    }
    Ok(())
}

/// How often each bot wins against each other, and by how much.
fn print_table(table: &CrossTable, standings: &Standings, width: usize, out: &mut Out) -> Result<(), Ending> {
    let (others, fair) = (table.seats - 1, 100.0 / table.seats as f64);
    out.line("")?;
    out.line(format_args!(
        "{} seats: wins of one bot (left) against {others} of another (above); {fair:.0} % is even",
        table.seats
    ))?;
    let cell = width.max(7);
    let mut line = format!("{:<width$}", "");
    standings.bots.iter().for_each(|rated| line += &format!("  {:>cell$}", rated.bot));
    out.line(line)?;
    for row in &standings.bots {
        let mut line = format!("{:<width$}", row.bot);
        for column in &standings.bots {
            let pairing = table.pairings.iter().find(|p| p.bot == row.bot && p.against == column.bot);
            let text = match pairing {
                Some(pairing) if pairing.games > 0 => format!("{:.1} %", 100.0 * pairing.share.value),
                _ => "–".to_owned(),
            };
            line += &format!("  {text:>cell$}");
        }
        out.line(line)?;
    }
    out.line("")?;
    out.line(format_args!(
        "{:<width$}  {:<width$}     games      wins   95 % interval   points ahead",
        "bot", "against"
    ))?;
    for pairing in table.pairings.iter().filter(|pairing| pairing.games > 0) {
        let share = pairing.share.times(100.0);
        let margin = match &pairing.margin {
            Some(margin) => format!("{:+.1} ± {:.1}", margin.value, margin.half()),
            None => "–".to_owned(),
        };
        out.line(format_args!(
            "{:<width$}  {:<width$} {:>9} {:>7.1} %   {:>13} {margin:>14}",
            pairing.bot,
            pairing.against,
            pairing.games,
            share.value,
            format!("{:.1} to {:.1}", share.low, share.high),
        ))?;
    }
    Ok(())
}
