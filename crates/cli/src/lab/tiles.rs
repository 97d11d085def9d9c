//! `tabletown lab tiles`.

use super::args::TilesArgs;
use super::{by_the_clock, check_files, origin, print_origin, with_origin, write_file};
use crate::output::{Ending, Out};
use crate::progress;
use crate::tables::{self, unknown};
use game_core::pack::Provenance;
use games::playable::{counted, remark};
use games::{Playable, with_game};
use lab::chart::{Caption, TileChart};
use lab::stats::Estimate;
use lab::study::{Finding, Findings, Inquiry, Thing, Worth, inquire};
use lab::table::Table;
use serde_json::json;

/// Runs the command.
pub(super) fn run(args: TilesArgs, out: &mut Out) -> Result<(), Ending> {
    with_game!(args.game.as_str(), G => tiles::<G>(&args, out)).ok_or_else(|| unknown(&args.game))?
}

const NO_PARQUET: &str = "this tabletown was built without Parquet; \
    build it with: cargo install --path crates/cli --features parquet (or use --csv)";

#[cfg(feature = "parquet")]
fn parquet(figures: &Table) -> Result<Vec<u8>, Ending> {
    figures.parquet().map_err(Ending::wrong)
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: &Table) -> Result<Vec<u8>, Ending> {
    Err(Ending::wrong(NO_PARQUET))
}

fn tiles<G: Playable>(args: &TilesArgs, out: &mut Out) -> Result<(), Ending> {
    let study = &args.study;
    let players = match args.seats {
        Some(players) => players,
        None => tables::usual_players::<G>(&study.table, G::USUAL_STUDY)?,
    };
    let inquiry: Inquiry<G> = Inquiry {
        setup: tables::table::<G>(&study.table, players)?,
        bot: args.bot.clone(),
        players,
        games: args.games,
        seed: study.seed,
        threads: study.threads.map(usize::from),
    };
    G::bot(&args.bot).map_err(Ending::wrong)?;
    check_files(&[(args.csv.as_ref(), "csv"), (args.parquet.as_ref(), "parquet")])?;
    args.chart.check()?;
    if args.parquet.is_some() && !cfg!(feature = "parquet") {
        return Err(Ending::wrong(NO_PARQUET));
    }
    let (stop, bar) = (progress::stop_flag(), progress::bar(args.games));
    let findings = inquire(&inquiry, &stop, |games| bar.inc(games)).map_err(Ending::wrong)?;
    bar.finish_and_clear();
    let (origin, bots) = (origin(study.seed), std::slice::from_ref(&args.bot));
    let figures = Table::of(&findings, &origin);
    if let Some(path) = &args.csv {
        write_file(path, figures.csv().as_bytes())?;
    }
    if let Some(path) = &args.parquet {
        write_file(path, &parquet(&figures)?)?;
    }
    let games = counted(findings.games as usize, "game");
    let about = format!(
        "{games} of {}, {}, played by {}",
        G::NAME,
        with_seats(&G::about(&inquiry.setup), players),
        args.bot
    );
    if args.chart.is_wanted() {
        let (house, marks_some) = house_values(&findings);
        let caption = Caption {
            title: format!("{}: how far ahead are those who have it?", G::TITLE),
            subtitle: format!(
                "{about}. Final score of those who have it less that of those who do not, with 95 % intervals. \
                 A difference, not an effect: bots choose what they take."
            ),
            notes: house.into_iter().chain(by_the_clock(bots)).collect(),
            origin: origin.clone(),
        };
        let marked = |thing: &Thing| marks_some && is_house(thing);
        args.chart.write(&TileChart::of(&findings, caption, marked))?;
    }
    if study.json {
        let table =
            json!({ "game": G::NAME, "rules": G::spec(&inquiry.setup), "bot": args.bot, "seats": players });
        let mut all = with_origin(&origin, bots, table);
        if let (Some(all), serde_json::Value::Object(found)) = (all.as_object_mut(), json!(findings)) {
            all.extend(found);
        }
        out.line(all)?;
    } else {
        out.line(&about)?;
        table(&findings).iter().try_for_each(|line| out.line(line))?;
        out.line("")?;
        print_origin(&origin, bots, out)?;
    }
    if findings.games < args.games {
        return Err(Ending::Negative(format!("stopped after {} of {} games", findings.games, args.games)));
    }
    Ok(())
}

/// What table it is, with its number of seats said once.
fn with_seats(about: &str, players: usize) -> String {
    let seats = counted(players, "seat");
    if about.contains(&seats) { about.to_owned() } else { format!("{about}, {seats}") }
}

fn is_house(thing: &Thing) -> bool {
    !remark(&thing.provenance).is_empty()
}

/// What a chart says about values that are no publisher's, and whether it marks whose they are: stars at most names would
/// tell nothing, so then the others are named.
fn house_values(findings: &Findings) -> (Option<String>, bool) {
    let (house, others): (Vec<&Thing>, Vec<&Thing>) =
        findings.things.iter().map(|found| &found.thing).partition(|thing| is_house(thing));
    let mut what: Vec<&str> = Vec::new();
    for Provenance { source, house_fields, .. } in house.iter().map(|thing| &thing.provenance) {
        let values = house_fields.iter().chain(house_fields.is_empty().then_some(source));
        for value in values {
            if !what.contains(&value.as_str()) {
                what.push(value);
            }
        }
    }
    let what = what.join(", ");
    match (house.is_empty(), others.is_empty()) {
        (true, _) => (None, false),
        (_, true) => (Some(format!("House values in all of them: {what}.")), false),
        _ if house.len() > 2 * others.len() => {
            let others: Vec<&str> = others.iter().map(|thing| thing.name.as_str()).collect();
            (Some(format!("House values in all but {}: {what}.", others.join(", "))), false)
        }
        _ => (Some(format!("* has house values: {what}.")), true),
    }
}

/// The findings by stack, best first; then what the columns say.
fn table(findings: &Findings) -> Vec<String> {
    let mut text = Vec::new();
    let width = findings.things.iter().map(|found| found.thing.name.chars().count()).max().unwrap_or(0);
    let mut stacks: Vec<&str> = Vec::new();
    for found in &findings.things {
        if !stacks.contains(&found.thing.stack) {
            stacks.push(found.thing.stack);
        }
    }
    for stack in stacks {
        let mut rows: Vec<&Finding> =
            findings.things.iter().filter(|found| found.thing.stack == stack).collect();
        rows.sort_by(|a, b| worth(&b.all).total_cmp(&worth(&a.all)));
        let used = match rows[0].thing.kind {
            lab::study::Kind::Tile => "",
            lab::study::Kind::Goal => "scored",
            lab::study::Kind::Cornerstone => "placed",
        };
        text.push(String::new());
        let heading = match stack {
            "basic" | "lake" | "goal" | "cornerstone" => stack.to_owned(),
            _ => format!("stack {stack}"),
        };
        let [first, second, third] = findings.periods;
        text.push(format!(
            "{heading:<width$}  {:<11}  offered  taken   {used:>6}  price   ahead by         {first:>12} {second:>12} {third:>12}",
            "category"
        ));
        text.extend(rows.iter().map(|found| row(found, width)));
    }
    text.push(String::new());
    text.push("ahead by: final score of those who have it less that of those who do not, with 95 % interval; by when".into());
    text.push("it was taken on the right. A difference, not an effect: bots choose what they take.".into());
    text
}

fn worth(worth: &Worth) -> f64 {
    worth.difference.map_or(f64::MIN, |difference| difference.value)
}

fn row(found: &Finding, width: usize) -> String {
    let (thing, all) = (&found.thing, &found.all);
    let percent = |part: u64, of: u64| match of {
        0 => "–".to_owned(),
        _ => format!("{:.0} %", 100.0 * part as f64 / of as f64),
    };
    let used = found.used.map_or_else(String::new, |used| percent(used, all.taken));
    let price = all.price.map_or_else(|| "–".to_owned(), |price| format!("{price:.1}"));
    let [first, second, third] = found.by_period.map(|period| points(period.difference));
    let offered = match found.offered {
        0 => "–".to_owned(),
        offered => offered.to_string(),
    };
    let taken = match found.offered {
        0 => all.taken.to_string(),
        offered => percent(all.taken, offered),
    };
    format!(
        "{:<width$}  {:<11} {offered:>8} {taken:>6}   {used:>6} {price:>6}   {:<15}  {first:>12} {second:>12} {third:>12}{}",
        thing.name,
        thing.category,
        points(all.difference),
        remark(&thing.provenance),
    )
    .trim_end()
    .to_owned()
}

fn points(difference: Option<Estimate>) -> String {
    difference.map_or_else(|| "–".to_owned(), |d| format!("{:+.1} ± {:.1}", d.value, d.half()))
}
