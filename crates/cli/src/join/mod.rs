//! `tabletown play --join`: a seat at an online table, in the terminal.
//!
//! The server tells the game as the seat knows it ([`World`](game_core::world::World)), and the same screens and previews serve as for a game at one
//! keyboard; moves, take-backs and hints go to the server, which decides.

mod http;
mod link;
mod table;

use crate::args::PlayArgs;
use crate::output::{Ending, Out};
use crate::play::{failed, on_screen};
use crate::tables::{Shelf, recorded_table, unknown_in_record};
use game_core::record::Record;
use games::with_game;
use link::Link;
use render::text::Language;
use table::RemoteTable;
use terminal::{Session, join_lines, join_screen};

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, link: &str, language: Language, out: &mut Out) -> Result<(), Ending> {
    let link = Link::parse(link).map_err(|trouble| Ending::wrong(trouble.told(language)))?;
    let remote = RemoteTable::open(link, language).map_err(Ending::wrong)?;
    let told = remote.told().map_err(Ending::wrong)?;
    let (game, rules, seats) = (told.game.clone(), told.rules.clone(), told.seats.clone());
    let now = told.snapshot();
    remote.listen(now.version);
    with_game!(game.as_str(), G => {
        let shelf = Shelf::<G>::for_this(&args.table.packs)?;
        let record = Record::new::<G>(&rules, 0, seats);
        let setup = recorded_table::<G>(&shelf.library, &record).map_err(|no_table| {
            Ending::wrong(format!("this table cannot be joined from here: {}", no_table.told().0))
        })?;
        let session = Session::<G>::join(setup, record.seats, now, Box::new(remote), language).map_err(failed)?;
        let screen = on_screen(args);
        let finished = match screen {
            true => join_screen(session),
            false => join_lines(session, std::io::stdin().lock(), out.writer()),
        };
        finished.map(|_| ()).map_err(failed)
    })
    .ok_or_else(|| Ending::wrong(unknown_in_record(&game)))?
}
