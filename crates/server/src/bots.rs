//! Computer players at the tables, on the threads of the [scheduler](crate::scheduler).
//!
//! **Invariant:** a thought is played in the position it was thought out for, or not at all: it names the entries there
//! were, and is refused if one was made since that changes what its seat decides about.

use crate::game_match::Match;
use crate::history::{Chosen, History, Refused, with_history};
use crate::rooms::{Room, Rooms, RoomsError};
use crate::scheduler::{Class, Job, Lane};
use crate::store::Lease;
use ::bots::name::BotName;
use game_core::{Dice, Seat, Viewer};
use games::Playable;
use std::sync::Arc;
use std::time::Duration;

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
    /// Too much waits to be thought about: it goes on when somebody looks at the table.
    PutOff(Class),
    /// It cannot move; trying again would not help.
    Broken,
}

/// How long to wait before a move is tried again that the database did not take.
pub(crate) const RETRY: Duration = Duration::from_secs(1);

/// What a bot has to think about, free of the table.
struct Thought {
    seat: Seat,
    /// The entries of the game it is for.
    number: u32,
    lane: Lane,
    job: Job,
    think: Think,
}

type Think = Box<dyn FnOnce() -> Option<Chosen> + Send>;

impl Thought {
    fn new(room: &Room, game_match: &Match, seat: Seat, bot: String) -> Option<Thought> {
        let seed = game_match.head.seed;
        let (lane, think) = with_history!(game_match.history()?, history => (lane(history, &bot), think(history, seat, bot, seed)));
        let job = room.thought(game_match.people());
        Some(Thought { seat, number: game_match.number, lane, job, think })
    }
}

/// Makes one move for a computer.
pub(crate) async fn step(rooms: &Arc<Rooms>, room: &Arc<Room>) -> BotStep {
    if *rooms.closing().borrow() {
        return BotStep::Idle;
    }
    let Some(lease) = rooms.keeper.lease(&room.id) else { return BotStep::Idle };
    let (thought, stands_in) = {
        let game_match = room.game_match.lock().await;
        let Some(seat) = due(&game_match) else { return BotStep::Idle };
        let bot = game_match.head.mover(seat).map(str::to_owned);
        let Some(thought) = bot.and_then(|bot| Thought::new(room, &game_match, seat, bot)) else {
            return BotStep::Idle;
        };
        (thought, game_match.head.stand_ins.contains_key(&seat))
    };
    let (seat, number, class) = (thought.seat, thought.number, thought.job.class);
    let Ok(chosen) = rooms.scheduler.run(thought.lane, thought.job, thought.think).await else {
        return BotStep::PutOff(class);
    };
    if stands_in {
        // Whoever has let a bot play can follow it, and come back before the game is over.
        tokio::time::sleep(rooms.pace).await;
    }
    let Some(chosen) = chosen.flatten() else {
        tracing::error!(game = room.id, seat = seat.0, "a bot found no move");
        return BotStep::Broken;
    };
    play(rooms, room, lease, seat, number, chosen).await
}

/// Plays what a bot chose when there were so many entries.
async fn play(
    rooms: &Arc<Rooms>,
    room: &Arc<Room>,
    lease: Lease,
    seat: Seat,
    number: u32,
    chosen: Chosen,
) -> BotStep {
    {
        let game_match = room.game_match.lock().await;
        // Somebody whom a bot stood in for may be back, or people have ended the game.
        if game_match.head.mover(seat).is_none() || game_match.is_closed() {
            return BotStep::Moved;
        }
    }
    let entry = move |game_match: &mut Match| game_match.play(seat, None, Some(number), &chosen);
    match rooms.make(room, Some(lease), entry).await {
        Ok(_) => BotStep::Moved,
        // Somebody took a move back, or moved in its place: look again.
        Err(RoomsError::Refused(Refused::Stale)) => BotStep::Moved,
        // It may answer again; a table that was lost meanwhile has no moves.
        Err(RoomsError::Store(_)) => {
            tokio::time::sleep(RETRY).await;
            BotStep::Moved
        }
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

/// Makes one move for somebody, which the others wait for.
pub(crate) async fn move_once(
    rooms: &Arc<Rooms>,
    room: &Arc<Room>,
    seat: Seat,
    bot: &str,
) -> Result<(), RoomsError> {
    let thought = Thought::new(room, &*room.game_match.lock().await, seat, bot.to_owned());
    let thought = thought.ok_or(RoomsError::Broken)?;
    let job = Job { class: Class::Person, ..thought.job };
    let chosen = rooms.scheduler.run(thought.lane, job, thought.think).await.map_err(|_| RoomsError::Busy)?;
    let chosen = chosen.flatten().ok_or(RoomsError::Broken)?;
    rooms.play(room, seat, None, Some(thought.number), chosen).await.map(|_| ())
}

/// Whether a move takes a search.
fn lane<G: Playable>(history: &History<G>, bot: &str) -> Lane {
    let searches = matches!(G::bot_name(bot), Ok(BotName::Planner(_)));
    let decided = history.lesson.is_some() || history.game.automatic_move().is_some();
    if searches && !decided { Lane::Search } else { Lane::Quick }
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

#[cfg(test)]
pub(crate) mod tests;
