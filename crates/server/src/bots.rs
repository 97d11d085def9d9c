//! Computer players at the tables, on a bounded number of threads.

use crate::games::WebGame;
use crate::hall::{Hall, HallError, Seated};
use crate::line::{Line, Refused, with_line};
use crate::sitting::Sitting;
use game_core::{Dice, Seat, Viewer};
use std::sync::Arc;

/// The seat that a computer has to move for.
pub fn due(sitting: &Sitting) -> Option<Seat> {
    if sitting.head.imported {
        return None;
    }
    sitting.to_act().iter().find(|&seat| sitting.head.mover(seat).is_some())
}

/// What came of an attempt to move for a computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It moved, or has to look again.
    Moved,
    /// There is nothing to do.
    Idle,
    /// It cannot move; trying again would not help.
    Broken,
}

/// Makes one move for a computer.
pub async fn step(hall: &Arc<Hall>, seated: &Arc<Seated>) -> Step {
    if *hall.closing().borrow() {
        return Step::Idle;
    }
    let (seat, number, think, stands_in) = {
        let sitting = seated.sitting.lock().await;
        let Some(seat) = due(&sitting) else { return Step::Idle };
        let name = sitting.head.mover(seat).map(str::to_owned);
        let Some(think) = name.and_then(|name| thought(&sitting, seat, name)) else { return Step::Idle };
        (seat, sitting.number, think, sitting.head.stand_ins.contains_key(&seat))
    };
    let Ok(permit) = hall.thinkers.clone().acquire_owned().await else { return Step::Idle };
    let chosen = tokio::task::spawn_blocking(think).await;
    drop(permit);
    if stands_in {
        // Whoever has let a bot play can follow it, and come back before the game is over.
        tokio::time::sleep(hall.pace).await;
    }
    let Ok(Some(text)) = chosen else {
        tracing::error!(game = seated.id, seat = seat.0, "a bot found no move");
        return Step::Broken;
    };
    // Somebody whom a bot stood in for may be back.
    if seated.sitting.lock().await.head.mover(seat).is_none() {
        return Step::Moved;
    }
    match hall.play(seated, seat, None, Some(number), text).await {
        Ok(_) => Step::Moved,
        // Somebody took a move back, or chose at the same time: look again.
        Err(HallError::Refused(Refused::Stale)) => Step::Moved,
        Err(error) => {
            let now = seated.sitting.lock().await.number;
            if now != number {
                return Step::Moved;
            }
            tracing::error!(game = seated.id, seat = seat.0, %error, "a bot's move was refused");
            Step::Broken
        }
    }
}

type Think = Box<dyn FnOnce() -> Option<String> + Send>;

/// Makes one move for somebody.
pub async fn move_once(
    hall: &Arc<Hall>,
    seated: &Arc<Seated>,
    seat: Seat,
    bot: &str,
) -> Result<(), HallError> {
    let (number, think) = {
        let sitting = seated.sitting.lock().await;
        (sitting.number, thought(&sitting, seat, bot.to_owned()))
    };
    let think = think.ok_or(HallError::Broken)?;
    let _permit = hall.thinkers.clone().acquire_owned().await.map_err(|_| HallError::Broken)?;
    let chosen = tokio::task::spawn_blocking(think).await.ok().flatten().ok_or(HallError::Broken)?;
    hall.play(seated, seat, None, Some(number), chosen).await.map(|_| ())
}

/// What a bot has to think about, free of the table.
fn thought(sitting: &Sitting, seat: Seat, name: String) -> Option<Think> {
    let seed = sitting.head.seed;
    with_line!(sitting.line()?, line => Some(think(line, seat, name, seed)))
}

fn think<G: WebGame>(line: &Line<G>, seat: Seat, name: String, seed: u64) -> Think {
    let game = line.game.clone();
    // Chance that depends on where the game stands: a server that starts anew throws the same.
    let stream = 1 + u64::from(seat.0) + (game.seats() as u64 + 1) * line.plies.len() as u64;
    Box::new(move || {
        if let Some((_, forced)) = game.automatic_move() {
            return Some(game.write_move(forced));
        }
        let mut bot = G::bot(&name).ok()?;
        let mv = bot.choose(&game.view(Viewer::Seat(seat)), &mut Dice::new(seed, stream));
        Some(game.write_move(mv))
    })
}
