//! Forecasts: what may come of a seat's plan, thought about on the threads of the bots.
//!
//! **Invariant:** what is thought about is the view of the seat that asks, with dice that do not depend on the game's seed.

use crate::history::{History, with_history};
use crate::rooms::{Room, Rooms};
use crate::scheduler::{Lane, PutOff};
use game_core::Seat;
use games::Playable;
use games::plan::{Forecast, PlanStep};
use render::Reader;
use render::text::Language;
use std::net::IpAddr;

/// Why there is no plan, or nothing to say about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoPlan {
    /// The seat will have nothing to decide, or the game knows no plans.
    Nothing,
    /// The game went on meanwhile.
    Stale,
    /// Too much is being thought about already.
    Busy,
    /// A fault of ours.
    Broken,
}

/// What may come of a plan, by so many made-up games; and the version of the game it was thought about for.
/// `address` is who asks.
pub(crate) async fn forecast(
    rooms: &Rooms,
    room: &Room,
    language: Language,
    seat: Seat,
    steps: Vec<PlanStep>,
    worlds: u64,
    address: Option<IpAddr>,
) -> Result<(u32, Forecast), NoPlan> {
    let (version, think) = {
        let game_match = room.game_match.lock().await;
        if !game_match.people().contains(seat) {
            return Err(NoPlan::Nothing);
        }
        let names = game_match.names(language);
        let history = game_match.history().ok_or(NoPlan::Nothing)?;
        let think = with_history!(history, history => think(history, names, language, seat, steps, worlds));
        (game_match.number, think)
    };
    let turn =
        rooms.scheduler.turn(Lane::Search, room.asked(address)).await.map_err(|PutOff| NoPlan::Busy)?;
    // While one waited for a thread the game may have gone on: then somebody asks anew.
    if room.game_match.lock().await.number != version {
        return Err(NoPlan::Stale);
    }
    let thought = turn.run(think).await.ok_or(NoPlan::Broken)?;
    thought.map(|forecast| (version, forecast)).ok_or(NoPlan::Nothing)
}

type Think = Box<dyn FnOnce() -> Option<Forecast> + Send>;

fn think<G: Playable>(
    history: &History<G>,
    names: Vec<String>,
    language: Language,
    seat: Seat,
    steps: Vec<PlanStep>,
    worlds: u64,
) -> Think {
    let (game, ply) = (history.game.clone(), history.plies.len() as u64);
    Box::new(move || {
        let reader = Reader::seated(language, &names, seat);
        game.forecast(reader, seat, &steps, worlds, ply)
    })
}
