//! One game with those who watch it.

use crate::game_match::Match;
use crate::hints::Advice;
use crate::notice::Notice;
use crate::store::now;
use game_core::{Seat, SeatSet};
use std::sync::atomic::{AtomicBool, AtomicI64};
use std::sync::{Arc, Mutex};
use tokio::sync::{Mutex as AsyncMutex, broadcast};

/// Notices that a slow reader may lag behind before it has to read the game anew.
const BACKLOG: usize = 16;

/// One game with those who watch it.
pub(crate) struct Room {
    /// The game's address.
    pub id: String,
    /// The game itself. Held while an entry is being stored.
    pub game_match: AsyncMutex<Match>,
    pub(crate) notices: broadcast::Sender<Arc<Notice>>,
    /// What was advised last.
    pub(crate) advice: Mutex<Vec<Arc<Advice>>>,
    /// Whether a task is moving for the bots.
    pub(crate) driven: AtomicBool,
    pub(crate) used: AtomicI64,
    /// Whether somebody at the table may have left an address to be called at.
    pub(crate) hooked: AtomicBool,
    /// Whether it waits to be looked at for calls.
    pub(crate) rung: AtomicBool,
    /// The seats of everybody who watches just now.
    watching: Mutex<Vec<SeatSet>>,
}

impl Room {
    /// A game that nobody watches yet.
    pub(crate) fn new(game_match: Match, hooked: bool) -> Room {
        Room {
            id: game_match.head.id.clone(),
            game_match: AsyncMutex::new(game_match),
            notices: broadcast::Sender::new(BACKLOG),
            advice: Mutex::default(),
            driven: AtomicBool::new(false),
            used: AtomicI64::new(now()),
            hooked: AtomicBool::new(hooked),
            rung: AtomicBool::new(false),
            watching: Mutex::default(),
        }
    }

    /// Notices from now on.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Arc<Notice>> {
        self.notices.subscribe()
    }

    /// Tells everybody who watches.
    pub(crate) fn tell(&self, notice: Notice) {
        let _ = self.notices.send(Arc::new(notice)); // nobody listening is no error
    }

    /// Somebody who holds these seats watches, as long as what is returned is held.
    pub(crate) fn watch(self: &Arc<Room>, seats: SeatSet) -> Watching {
        // However many only look on, nobody has to go through them.
        if !seats.is_empty() {
            self.watching.lock().expect("poisoned lock").push(seats);
        }
        Watching { room: self.clone(), seats }
    }

    /// Whether whoever sits there watches just now.
    pub(crate) fn is_watched_by(&self, seat: Seat) -> bool {
        self.watching.lock().expect("poisoned lock").iter().any(|seats| seats.contains(seat))
    }
}

/// Somebody who watches.
pub(crate) struct Watching {
    room: Arc<Room>,
    seats: SeatSet,
}

impl Drop for Watching {
    fn drop(&mut self) {
        if self.seats.is_empty() {
            return;
        }
        let mut watching = self.room.watching.lock().expect("poisoned lock");
        if let Some(index) = watching.iter().position(|seats| *seats == self.seats) {
            watching.swap_remove(index);
        }
    }
}
