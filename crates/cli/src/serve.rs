//! `tabletown serve`: the web app.

use crate::args::{PackArgs, ServeArgs};
use crate::input::{self, show_faults};
use crate::output::{Ending, Out};
use crate::packs::{add_lesson, with_lessons};
use crate::tables::Libraries;
use games::playable::counted;
use games::{for_each_game, with_game};
use server::{Config, ConnectionLimits, Limit, Rate, StoreOptions, WebhookPolicy, serve};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Runs the command, until somebody ends it.
pub(crate) fn run(args: ServeArgs, out: &mut Out) -> Result<(), Ending> {
    server::start_log(args.log_json);
    let libraries = libraries(args.packs.as_deref())?;
    let config = Config { libraries, ..config(args) };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut printed = Ok(());
    let ready = |addr: std::net::SocketAddr| {
        let text = format!("Tabletown is open at http://{addr}/\nPress Ctrl-C to close it.");
        printed = out.line(text).and_then(|()| out.flush());
    };
    runtime.block_on(async { serve(config, ready, server::asked_to_end()).await }).map_err(Ending::wrong)?;
    // A name that is being looked up cannot be stopped; nothing else is left to wait for.
    runtime.shutdown_background();
    printed
}

/// The packs and lessons that are part of the program, and those of a folder.
pub(crate) fn libraries(folder: Option<&Path>) -> Result<games::Libraries, Ending> {
    let Some(folder) = folder else { return Ok(games::Libraries::default()) };
    if !folder.is_dir() {
        return Err(Ending::wrong(format!("there is no folder {} with packs", folder.display())));
    }
    let mut libraries = games::Libraries::default();
    let files = with_lessons(folder)?;
    let (lessons, packs): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|file| file.parent().is_some_and(|of| of.ends_with("lessons")));
    if !packs.is_empty() {
        let read = Libraries::read(&PackArgs { packs: vec![folder.display().to_string()] })?;
        for_each_game!(G => { libraries.set::<G>(read.of::<G>().library.clone()); });
    }
    let mut faults = Vec::new();
    for file in lessons {
        let (name, text) = (file.display().to_string(), input::text(&file)?);
        let game = input::scenario_game(&text);
        let added = with_game!(game, G => add_lesson::<G>(&mut libraries, &name, &text).map(|_| ()));
        faults.extend(added.and_then(Result::err).into_iter().flatten());
    }
    if faults.is_empty() {
        return Ok(libraries);
    }
    show_faults(&faults);
    Err(Ending::wrong(format!("the lessons have {} (see above)", counted(faults.len(), "fault"))))
}

fn config(args: ServeArgs) -> Config {
    let usual = Config::default();
    // A burst is what a page may need at once after a rest, a few seconds' worth.
    let rate = |per_second: u32, seconds: f64| {
        let per_second = f64::from(per_second);
        (per_second > 0.0).then_some(Rate { per_second, burst: per_second * seconds })
    };
    let mut rates = usual.rates;
    rates[Limit::Requests] = rate(args.requests_per_second, 8.0);
    rates[Limit::Moves] = rate(args.moves_per_second, 6.0);
    let day = f64::from(args.games_per_day);
    rates[Limit::Daily] = (day > 0.0).then_some(Rate { per_second: day / 86_400.0, burst: day });
    // Without a limit for all requests, or for all moves, those of a kind have none either.
    if args.requests_per_second == 0 {
        rates = rates
            .with(Limit::Creations, None)
            .with(Limit::Daily, None)
            .with(Limit::Hints, None)
            .with(Limit::Forecasts, None);
        rates.streams = None;
        rates.at_once = None;
    }
    if args.moves_per_second == 0 {
        rates[Limit::Talk] = None;
    }
    let seconds = |seconds: u32| Duration::from_secs(u64::from(seconds.max(1)));
    let connections = ConnectionLimits {
        total: args.connections,
        per_address: (args.connections_per_address > 0).then_some(args.connections_per_address),
        head: seconds(args.request_timeout),
        body: seconds(args.request_timeout),
        idle: seconds(args.idle_timeout),
    };
    Config {
        addr: args.addr,
        connections,
        database: args.database,
        bus: args.bus,
        opening: StoreOptions { accept_loss: args.accept_loss, check_all: args.check },
        retention: args.keep,
        largest: (args.database_limit > 0).then_some(args.database_limit),
        public_url: args.public_url,
        rates,
        thinkers: args.bot_threads.unwrap_or(usual.thinkers),
        webhooks: WebhookPolicy { reach: args.webhooks, ..usual.webhooks },
        ..usual
    }
}
