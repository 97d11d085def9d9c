//! `tabletown sim`: many games between bots.

use crate::args::SimArgs;
use crate::output::{Ending, Out, cannot_write};
use crate::progress;
use crate::tables::{self, named_seats, unknown};
use game_core::record::{Record, RecordResult, SeatInfo};
use games::playable::counted;
use games::{Playable, with_game};
use lab::{Plan, Played, Report, simulate};
use serde_json::{Map, Value, json};
use std::sync::atomic::Ordering;
use terminal::WholeFile;

/// Runs the command.
pub(crate) fn run(args: SimArgs, out: &mut Out) -> Result<(), Ending> {
    with_game!(args.game.as_str(), G => sim::<G>(&args, out)).ok_or_else(|| unknown(&args.game))?
}

fn sim<G: Playable>(args: &SimArgs, out: &mut Out) -> Result<(), Ending> {
    let bots = named_seats::<G>(&args.table, args.seats.clone())?;
    for name in &bots {
        G::bot(name).map_err(Ending::wrong)?;
    }
    let setup = tables::table::<G>(&args.table, bots.len())?;
    let records = args.records.clone().unwrap_or_default();
    let mut file =
        args.records.as_deref().map(WholeFile::create).transpose().map_err(cannot_write(&records))?;
    let plan: Plan<G> =
        Plan { setup, bots, games: args.games, seed: args.seed, threads: args.threads.map(usize::from) };
    let (stop, bar) = (progress::stop_flag(), progress::bar(args.games));
    let mut failed = None;
    let mut titles = Titles::new();
    let report = simulate(&plan, file.is_some(), &stop, |game| {
        if let Some(file) = &mut file
            && let Err(ending) = file.line(&record(&plan, game).to_line())
        {
            failed.get_or_insert(ending);
            stop.store(true, Ordering::Relaxed);
        }
        if let Some(&score) = game.outcome.scores.first()
            && let Some(title) = G::title_for(&plan.setup, score)
        {
            let (_, count, best) = entry(&mut titles, title);
            (*count, *best) = (*count + 1, score.max(*best));
        }
        bar.inc(1);
    })
    .map_err(Ending::wrong)?;
    bar.finish_and_clear();
    if let Some(ending) = failed {
        return Err(cannot_write(&records)(ending));
    }
    if let Some(file) = file {
        file.finish().map_err(cannot_write(&records))?;
    }
    if args.json {
        print_json(&plan, &report, &titles, out)?
    } else {
        print_table(&plan, &report, out)?;
        print_titles(&mut titles, report.games, out)?;
    }
    if report.games < args.games {
        return Err(Ending::Negative(format!("stopped after {} of {} games", report.games, args.games)));
    }
    Ok(())
}

fn record<G: Playable>(plan: &Plan<G>, game: &Played) -> Record {
    let bot = |name: &String| SeatInfo { name: name.clone(), bot: Some(name.clone()) };
    let seats = plan.bots.iter().map(bot).chain(G::automatic_seat(&plan.setup)).collect();
    let mut record = Record::new::<G>(&G::spec(&plan.setup), game.seed, seats);
    record.moves = game.moves.clone().unwrap_or_default();
    record.result = Some(RecordResult::from(&game.outcome));
    record
}

/// How often each title was reached, and with how much at most.
type Titles = Vec<(&'static str, u64, i32)>;

fn entry<'t>(titles: &'t mut Titles, title: &'static str) -> &'t mut (&'static str, u64, i32) {
    let place = titles.iter().position(|&(known, ..)| known == title).unwrap_or_else(|| {
        titles.push((title, 0, i32::MIN));
        titles.len() - 1
    });
    &mut titles[place]
}

/// The best title first.
fn print_titles(titles: &mut Titles, games: u64, out: &mut Out) -> Result<(), Ending> {
    titles.sort_by_key(|&(.., best)| std::cmp::Reverse(best));
    for (title, count, _) in titles {
        let share = 100.0 * *count as f64 / games.max(1) as f64;
        out.line(format_args!("      {title:<24} {count:>8}   {share:>6.1} %"))?;
    }
    Ok(())
}

fn print_json<G: Playable>(
    plan: &Plan<G>,
    report: &Report,
    titles: &Titles,
    out: &mut Out,
) -> Result<(), Ending> {
    let run = json!({ "game": G::NAME, "seed": plan.seed, "version": env!("CARGO_PKG_VERSION") });
    let mut all = Map::new();
    for part in [run, G::spec(&plan.setup), json!(report)] {
        if let Value::Object(part) = part {
            all.extend(part);
        }
    }
    if !titles.is_empty() {
        let titles = titles.iter().map(|&(title, count, _)| (title.to_owned(), json!(count)));
        all.insert("titles".to_owned(), Value::Object(titles.collect()));
    }
    out.line(Value::Object(all))
}

fn print_table<G: Playable>(plan: &Plan<G>, report: &Report, out: &mut Out) -> Result<(), Ending> {
    out.line(format_args!(
        "{} of {}, {}, seeds {} to {}, in {:.2} s: {:.0} games/s, {:.0} moves/s",
        counted(report.games as usize, "game"),
        G::NAME,
        G::about(&plan.setup),
        plan.seed,
        plan.seed.wrapping_add(report.games.saturating_sub(1)),
        report.seconds,
        report.games_per_second,
        report.moves_per_second,
    ))?;
    out.line("seat  bot              wins   win rate   score mean     sd   min   p10   p50   p90   max")?;
    for (seat, row) in report.seats.iter().enumerate() {
        let score = &row.score;
        out.line(format_args!(
            "{seat:>4}  {:<12} {:>8.1}   {:>6.1} %   {:>10.1} {:>6.1} {:>5} {:>5} {:>5} {:>5} {:>5}",
            row.bot,
            row.wins,
            100.0 * row.win_rate,
            score.mean,
            score.sd,
            score.min,
            score.p10,
            score.p50,
            score.p90,
            score.max,
        ))?;
    }
    Ok(())
}
