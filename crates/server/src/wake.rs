//! Games that go on though nobody opens them: clocks that run out, and bots that somebody waits for after a restart.

use crate::clock::{Overdue, Then};
use crate::notice::time_is_over;
use crate::rooms::{Room, Rooms, RoomsError};
use crate::store::now;
use ::bots::name::USUAL_LEVEL;
use game_core::SeatSet;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked which games have to go on by themselves: those of a server that fell, and those let go of.
const WAKE: Duration = Duration::from_secs(1800);
/// A game in which nothing has happened for so many seconds has to be opened by somebody: longer than any clock.
const RECENT: i64 = 60 * 24 * 3600;
/// So many at once at most, the latest ones.
const MOST_WOKEN: i64 = 5000;

impl Rooms {
    /// Has games go on that wait for no person, though nobody opens them: clocks run, and bots move that somebody waits for.
    pub(crate) fn wake(&self) {
        let rooms = self.me();
        tokio::spawn(async move {
            let mut closing = rooms.closing();
            loop {
                // Where leases say who looks after a game, that is done when they are taken.
                if !rooms.store.is_shared() || rooms.keeper.holds_any() {
                    rooms.wake_once().await;
                }
                tokio::select! {
                    () = tokio::time::sleep(WAKE) => {}
                    _ = closing.wait_for(|&closing| closing) => return,
                }
            }
        });
    }

    /// The same once, for the games that this node looks after. `false` if the database did not let it: then it has to
    /// be done again.
    pub(crate) async fn wake_once(&self) -> bool {
        for room in self.all_held().iter().filter(|room| self.keeper.lease(&room.id).is_some()) {
            self.bell.ring(room);
            self.drive(room);
        }
        if let Err(error) = self.store.note_ends().await {
            tracing::warn!(%error, "which games are over could not be noted");
        }
        let games = match self.store.games_to_wake(now() - RECENT, MOST_WOKEN).await {
            Ok(games) => games,
            Err(error) => {
                tracing::warn!(%error, "which games have to go on is not known");
                return false;
            }
        };
        let mut is_done = true;
        tracing::debug!(games = games.len(), "games that have to go on");
        for id in games.iter().filter(|id| self.keeper.lease(id).is_some()) {
            if *self.closing().borrow() {
                return true;
            }
            // Also those held here: another node may have looked after them, and this copy be an old one.
            match self.table(id).await {
                Ok(room) => self.drive(&room),
                Err(error) => {
                    tracing::warn!(game = id, %error, "a game cannot go on");
                    is_done &= !matches!(error, RoomsError::Store(_));
                }
            }
            tokio::task::yield_now().await;
        }
        crate::metrics::count("tabletown_wakes_total", &[], 1);
        is_done
    }

    /// Waits until somebody's time is over, unless something happens before. A table waits for one time only: whoever
    /// waited for another one stops.
    pub(crate) async fn wind(&self, room: Arc<Room>) {
        let (number, deadline) = {
            let game_match = room.game_match.lock().await;
            (game_match.number, game_match.deadline())
        };
        let stopped = room.wind();
        let Some((at, seat)) = deadline else { return };
        let mut closing = self.closing();
        let left = Duration::from_secs(u64::try_from(at - now()).unwrap_or_default());
        tokio::select! {
            () = tokio::time::sleep(left) => {}
            _ = stopped => return,
            _ = closing.wait_for(|&closing| closing) => return,
        }
        let mut game_match = room.game_match.lock().await;
        let is_kept = self.keeper.lease(&room.id).is_some();
        if !is_kept || game_match.number != number || game_match.deadline() != deadline {
            return;
        }
        match game_match.head.clock.map(|terms| terms.then) {
            Some(Then::Bot) => {
                drop(game_match);
                if let Err(error) = self.stand_in(&room, seat, Some(USUAL_LEVEL)).await {
                    tracing::error!(game = room.id, %error, "no bot could take over");
                }
            }
            Some(Then::Ask) if game_match.overdue.is_none() => {
                let overdue = Overdue { seat, agreed: SeatSet::EMPTY };
                match self.set_overdue(&room, &mut game_match, overdue).await {
                    Ok(true) => room.tell(time_is_over(overdue)),
                    Ok(false) => {}
                    Err(error) => {
                        tracing::error!(game = room.id, %error, "that a time is over could not be noted");
                    }
                }
            }
            _ => {}
        }
    }
}
