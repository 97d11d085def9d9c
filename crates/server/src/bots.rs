//! Computer players at the tables, on a bounded number of threads.

use crate::game_match::Match;
use crate::history::{Chosen, History, Refused, with_history};
use crate::rooms::{Room, Rooms, RoomsError};
use game_core::{Dice, Seat, Viewer};
use games::Playable;
use std::sync::Arc;

/// The seat that a computer has to move for.
pub(crate) fn due(game_match: &Match) -> Option<Seat> {
    if game_match.head.imported {
        return None;
    }
    if game_match.head.lesson().is_some() {
        // In a lesson the others do what it says, and nothing else.
        return with_history!(game_match.history()?, history => history.reply().map(|(seat, _)| seat));
    }
    game_match.to_act().iter().find(|&seat| game_match.head.mover(seat).is_some())
}

/// What came of an attempt to move for a computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BotStep {
    /// It moved, or has to look again.
    Moved,
    /// There is nothing to do.
    Idle,
    /// It cannot move; trying again would not help.
    Broken,
}

/// Makes one move for a computer.
pub(crate) async fn step(rooms: &Arc<Rooms>, room: &Arc<Room>) -> BotStep {
    if *rooms.closing().borrow() {
        return BotStep::Idle;
    }
    let (seat, number, think, stands_in) = {
        let game_match = room.game_match.lock().await;
        let Some(seat) = due(&game_match) else { return BotStep::Idle };
        let name = game_match.head.mover(seat).map(str::to_owned);
        let Some(think) = name.and_then(|name| thought(&game_match, seat, name)) else {
            return BotStep::Idle;
        };
        (seat, game_match.number, think, game_match.head.stand_ins.contains_key(&seat))
    };
    let Ok(permit) = rooms.thinkers.clone().acquire_owned().await else { return BotStep::Idle };
    let chosen = tokio::task::spawn_blocking(think).await;
    drop(permit);
    if stands_in {
        // Whoever has let a bot play can follow it, and come back before the game is over.
        tokio::time::sleep(rooms.pace).await;
    }
    let Ok(Some(chosen)) = chosen else {
        tracing::error!(game = room.id, seat = seat.0, "a bot found no move");
        return BotStep::Broken;
    };
    // Somebody whom a bot stood in for may be back.
    if room.game_match.lock().await.head.mover(seat).is_none() {
        return BotStep::Moved;
    }
    match rooms.play(room, seat, None, Some(number), chosen).await {
        Ok(_) => BotStep::Moved,
        // Somebody took a move back, or chose at the same time: look again.
        Err(RoomsError::Refused(Refused::Stale)) => BotStep::Moved,
        Err(error) => {
            let now = room.game_match.lock().await.number;
            if now != number {
                return BotStep::Moved;
            }
            tracing::error!(game = room.id, seat = seat.0, %error, "a bot's move was refused");
            BotStep::Broken
        }
    }
}

type Think = Box<dyn FnOnce() -> Option<Chosen> + Send>;

/// Makes one move for somebody.
pub(crate) async fn move_once(
    rooms: &Arc<Rooms>,
    room: &Arc<Room>,
    seat: Seat,
    bot: &str,
) -> Result<(), RoomsError> {
    let (number, think) = {
        let game_match = room.game_match.lock().await;
        (game_match.number, thought(&game_match, seat, bot.to_owned()))
    };
    let think = think.ok_or(RoomsError::Broken)?;
    let _permit = rooms.thinkers.clone().acquire_owned().await.map_err(|_| RoomsError::Broken)?;
    let chosen = tokio::task::spawn_blocking(think).await.ok().flatten().ok_or(RoomsError::Broken)?;
    rooms.play(room, seat, None, Some(number), chosen).await.map(|_| ())
}

/// What a bot has to think about, free of the table.
fn thought(game_match: &Match, seat: Seat, name: String) -> Option<Think> {
    let seed = game_match.head.seed;
    with_history!(game_match.history()?, history => Some(think(history, seat, name, seed)))
}

fn think<G: Playable>(history: &History<G>, seat: Seat, name: String, seed: u64) -> Think {
    if history.lesson.is_some() {
        let reply = history.reply().map(|(_, mv)| Chosen::Typed(Box::new(mv)));
        return Box::new(move || reply);
    }
    let game = history.game.clone();
    // Chance that depends on where the game stands: a server that starts anew throws the same.
    let stream = 1 + u64::from(seat.0) + (game.seats() as u64 + 1) * history.plies.len() as u64;
    Box::new(move || {
        if let Some((_, forced)) = game.automatic_move() {
            return Some(Chosen::Typed(Box::new(forced)));
        }
        let mut bot = G::bot(&name).ok()?;
        let mv = bot.choose(&game.view(Viewer::Seat(seat)), &mut Dice::new(seed, stream));
        Some(Chosen::Typed(Box::new(mv)))
    })
}
