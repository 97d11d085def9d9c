//! `tabletown lab tiles`.

use super::args::TilesArgs;
use super::{Origin, write_file};
use crate::games::{HouseGame, NoSuchGame, remark, with_game};
use crate::input::counted;
use crate::output::{Ending, Out};
use crate::progress;
use lab::stats::Estimate;
use lab::study::{Finding, Findings, Inquiry, Worth, inquire};
use serde_json::json;

/// Runs the command.
pub fn run(args: TilesArgs, out: &mut Out) -> Result<(), Ending> {
    with_game!(args.game.as_str(), G => tiles::<G>(&args, out)).map_err(NoSuchGame::asked)?
}

fn tiles<G: HouseGame>(args: &TilesArgs, out: &mut Out) -> Result<(), Ending> {
    let study = &args.study;
    let players = args.seats.unwrap_or_else(|| G::usual_study(&study.table));
    let inquiry: Inquiry<G> = Inquiry {
        setup: G::table(&study.table, players)?,
        bot: args.bot.clone(),
        players,
        games: args.games,
        seed: study.seed,
        threads: study.threads.map(usize::from),
    };
    let (stop, bar) = (progress::stop_flag(), progress::bar(args.games));
    let findings = inquire(&inquiry, &stop, |games| bar.inc(games)).map_err(Ending::wrong)?;
    bar.finish_and_clear();
    let (origin, bots) = (Origin::of(study.seed), std::slice::from_ref(&args.bot));
    if let Some(path) = &args.csv {
        write_file(path, csv(&findings, &origin).as_bytes())?;
    }
    let seats = counted(players, "seat");
    let about = format!("{}, {}, {seats} of {}", G::NAME, G::about(&inquiry.setup), args.bot);
    if study.json {
        let table =
            json!({ "game": G::NAME, "rules": G::spec(&inquiry.setup), "bot": args.bot, "seats": players });
        let mut all = origin.with(bots, table);
        if let (Some(all), serde_json::Value::Object(found)) = (all.as_object_mut(), json!(findings)) {
            all.extend(found);
        }
        out.line(all)?;
    } else {
        out.line(format_args!("{} of {about}", counted(findings.games as usize, "game")))?;
        table(&findings).iter().try_for_each(|line| out.line(line))?;
        out.line("")?;
        origin.print(bots, out)?;
    }
    if findings.games < args.games {
        return Err(Ending::Negative(format!("stopped after {} of {} games", findings.games, args.games)));
    }
    Ok(())
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

/// One row for each thing and part of the game; `all` is the whole of it.
fn csv(findings: &Findings, origin: &Origin) -> String {
    let mut text =
        "id,name,kind,category,stack,cost,provenance,house_fields,period,offered,taken,used,price,\
                    difference,low,high,games,version,seed,command\n"
            .to_owned();
    for found in &findings.things {
        let periods = findings.periods.iter().zip(&found.by_period);
        for (period, worth) in std::iter::once((&"all", &found.all)).chain(periods) {
            let thing = &found.thing;
            let number = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.4}"));
            let whole = |value: Option<u64>| value.map_or_else(String::new, |value| value.to_string());
            let total = *period == "all";
            let difference = worth.difference;
            let fields = [
                thing.id.clone(),
                thing.name.clone(),
                thing.kind.word().to_owned(),
                thing.category.to_owned(),
                thing.stack.to_owned(),
                whole(thing.cost.map(u64::from)),
                thing.provenance.source.clone(),
                thing.provenance.house_fields.join(" "),
                (*period).to_owned(),
                whole(total.then_some(found.offered)),
                worth.taken.to_string(),
                whole(found.used.filter(|_| total)),
                number(worth.price),
                number(difference.map(|d| d.value)),
                number(difference.map(|d| d.low)),
                number(difference.map(|d| d.high)),
                findings.games.to_string(),
                origin.version.to_owned(),
                origin.seed.to_string(),
                origin.command.clone(),
            ];
            text += &fields.map(|field| csv_field(&field)).join(",");
            text.push('\n');
        }
    }
    text
}

fn csv_field(text: &str) -> String {
    match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
