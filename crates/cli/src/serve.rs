//! `tabletown serve`: the web app.

use crate::args::{PackArgs, ServeArgs};
use crate::output::{Ending, Out};
use crate::tables::Libraries;
use games::for_each_game;
use server::{Config, Limit, Rate, WebhookPolicy, serve};
use std::path::Path;

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

/// The packs that are part of the program, and those of a folder.
fn libraries(folder: Option<&Path>) -> Result<games::Libraries, Ending> {
    let Some(folder) = folder else { return Ok(games::Libraries::default()) };
    if !folder.is_dir() {
        return Err(Ending::wrong(format!("there is no folder {} with packs", folder.display())));
    }
    let read = Libraries::read(&PackArgs { packs: vec![folder.display().to_string()] })?;
    let mut libraries = games::Libraries::default();
    for_each_game!(G => { libraries.set::<G>(read.of::<G>().library.clone()); });
    Ok(libraries)
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
    // Without a limit for all requests, or for all moves, those of a kind have none either.
    if args.requests_per_second == 0 {
        rates = rates.with(Limit::Creations, None).with(Limit::Hints, None).with(Limit::Forecasts, None);
        rates.streams = None;
    }
    if args.moves_per_second == 0 {
        rates[Limit::Talk] = None;
    }
    Config {
        addr: args.addr,
        database: args.database,
        public_url: args.public_url,
        rates,
        thinkers: args.bot_threads.unwrap_or(usual.thinkers),
        webhooks: WebhookPolicy { reach: args.webhooks, ..usual.webhooks },
        ..usual
    }
}
