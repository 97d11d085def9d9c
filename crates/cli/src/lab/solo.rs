//! `tabletown lab solo`.

use super::args::SoloArgs;
use super::{by_the_clock, origin, print_origin, with_origin};
use crate::output::{Ending, Out};
use crate::progress;
use crate::tables::{self, unknown};
use games::playable::counted;
use games::{Playable, with_game};
use lab::chart::{Caption, SoloChart};
use lab::solo::{Distribution, Solo};
use serde_json::json;

/// Runs the command.
pub(super) fn run(args: SoloArgs, out: &mut Out) -> Result<(), Ending> {
    with_game!(args.game.as_str(), G => solo::<G>(&args, out)).ok_or_else(|| unknown(&args.game))?
}

fn solo<G: Playable>(args: &SoloArgs, out: &mut Out) -> Result<(), Ending> {
    let study = &args.study;
    let tables = tables::solo_tables::<G>(&study.table)?;
    for bot in &args.bots {
        G::bot(bot).map_err(Ending::wrong)?;
    }
    args.chart.check()?;
    let total = args.games * (tables.len() * args.bots.len()) as u64;
    let (stop, bar) = (progress::stop_flag(), progress::bar(total));
    let mut found = Vec::new();
    for (name, setup) in &tables {
        for bot in &args.bots {
            let solo: Solo<G> = Solo {
                setup: setup.clone(),
                bot: bot.clone(),
                games: args.games,
                seed: study.seed,
                threads: study.threads.map(usize::from),
            };
            let distribution = solo.play(&stop, || bar.inc(1)).map_err(Ending::wrong)?;
            found.push((format!("{bot}, {name}"), bot, setup, distribution));
        }
    }
    bar.finish_and_clear();
    let origin = origin(study.seed);
    if study.json {
        let runs: Vec<_> = found
            .iter()
            .map(|(_, bot, setup, found)| json!({ "bot": bot, "rules": G::spec(setup), "found": found }))
            .collect();
        out.line(with_origin(&origin, &args.bots, json!({ "game": G::NAME, "runs": runs })))?;
    } else {
        for (name, _, _, found) in &found {
            print(name, found, out)?;
            out.line("")?;
        }
        print_origin(&origin, &args.bots, out)?;
    }
    if args.chart.is_wanted() {
        let caption = Caption {
            title: format!("{}: scores alone, and the titles they earn", G::TITLE),
            subtitle: format!(
                "{} each, played by {}: {}.",
                counted(args.games as usize, "game"),
                args.bots.join(", "),
                tables.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", "),
            ),
            notes: by_the_clock(&args.bots).into_iter().collect(),
            origin,
        };
        let runs = found.iter().map(|(name, _, _, found)| (name.clone(), found.clone())).collect();
        let chart = SoloChart { caption, runs };
        args.chart.write(&chart)?;
    }
    let played: u64 = found.iter().map(|(.., found)| found.games).sum();
    match played < total {
        true => Err(Ending::Negative(format!("stopped after {played} of {total} games"))),
        false => Ok(()),
    }
}

fn print(name: &str, found: &Distribution, out: &mut Out) -> Result<(), Ending> {
    out.line(format_args!("{name}: {}", counted(found.games as usize, "game")))?;
    if let Some(score) = &found.score {
        let mean = match &found.mean {
            Some(mean) => format!("{:.1} ± {:.1}", mean.value, mean.half()),
            None => format!("{:.1}", score.mean),
        };
        out.line(format_args!(
            "score: mean {mean}, sd {:.1}, min {}, p10 {}, median {}, p90 {}, max {}",
            score.sd, score.min, score.p10, score.p50, score.p90, score.max
        ))?;
    }
    out.line("")?;
    histogram(found).iter().try_for_each(|line| out.line(line))?;
    out.line("")?;
    out.line(format_args!("{:<24} {:>5}    games   share   this or better, 95 % interval", "title", "from"))?;
    for title in found.titles.iter().rev() {
        let least = title.least.map_or_else(String::new, |least| least.to_string());
        let better = title.or_better.times(100.0);
        out.line(format_args!(
            "{:<24} {least:>5} {:>8} {:>5.1} %   {:>5.1} % ({:.1} to {:.1})",
            title.title,
            title.games,
            100.0 * title.share.value,
            better.value,
            better.low,
            better.high
        ))?;
    }
    Ok(())
}

/// Bars of equal classes, with the titles that begin in them.
fn histogram(found: &Distribution) -> Vec<String> {
    const LONGEST: f64 = 50.0;
    let (width, classes) = found.classes(24);
    let most = classes.iter().map(|&(_, count)| count).max().unwrap_or(0).max(1) as f64;
    let line = |&(first, count): &(i32, u64)| {
        let eighths = (count as f64 / most * LONGEST * 8.0).round() as usize;
        let mut bar = "█".repeat(eighths / 8);
        bar += ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
        let begins = |least: i32| (first..first + width).contains(&least);
        let titles = found.titles.iter().filter(|title| title.least.is_some_and(begins));
        let titles =
            titles.map(|title| format!("  {} from {}", title.title, title.least.unwrap_or_default()));
        let share = 100.0 * count as f64 / found.games.max(1) as f64;
        let class = if width == 1 { first.to_string() } else { format!("{first}–{}", first + width - 1) };
        format!("{class:>9} {share:>5.1} % {bar:<50}{}", titles.collect::<String>()).trim_end().to_owned()
    };
    classes.iter().map(line).collect()
}
