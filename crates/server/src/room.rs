//! One game with those who watch it.

use crate::game_match::Match;
use crate::hints::Advice;
use crate::nodes::BELIEVED;
use crate::notice::Notice;
use crate::scheduler::{Class, Job, Owner};
use crate::store::{StoreError, now};
use game_core::{Seat, SeatSet};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, broadcast, oneshot};

/// Whoever asked for something so many seconds ago still sits there.
const PRESENT: i64 = 60;
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
    /// Whether so much was to be thought about that its bots have to wait until somebody looks at it again.
    pub(crate) put_off: AtomicBool,
    pub(crate) used: AtomicI64,
    /// Whether it was let go because nobody knew what the database has: whoever still holds it has to ask for it anew.
    pub(crate) lost: AtomicBool,
    /// When somebody who sits there asked for something.
    seen: AtomicI64,
    /// Who set the table; of one that was read from the database, who first came to it. Nothing else keeps it.
    owner: Mutex<Option<IpAddr>>,
    /// Whether somebody at the table may have left an address to be called at.
    pub(crate) hooked: AtomicBool,
    /// Whether it waits to be looked at for calls.
    pub(crate) rung: AtomicBool,
    /// Stops whoever waits for the end of somebody's time.
    timer: Mutex<Option<oneshot::Sender<()>>>,
    /// The seats of everybody who watches just now.
    watching: Mutex<Vec<SeatSet>>,
    /// By node, who watches there, and since when that is known.
    elsewhere: Mutex<HashMap<String, (SeatSet, Instant)>>,
    /// How much of what was said those who watch have been told.
    pub(crate) said: AtomicI64,
    /// Whether a task listens for what other nodes tell.
    pub(crate) listened: AtomicBool,
    /// Whether that task has heard or read everything there is since it began to listen.
    pub(crate) in_tune: AtomicBool,
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
            put_off: AtomicBool::new(false),
            used: AtomicI64::new(now()),
            lost: AtomicBool::new(false),
            seen: AtomicI64::new(0),
            owner: Mutex::default(),
            hooked: AtomicBool::new(hooked),
            rung: AtomicBool::new(false),
            timer: Mutex::default(),
            watching: Mutex::default(),
            elsewhere: Mutex::default(),
            said: AtomicI64::new(0),
            listened: AtomicBool::new(false),
            in_tune: AtomicBool::new(false),
        }
    }

    /// The game, unless this table was given up: an entry could be neither kept nor read again, and whoever came in before
    /// has to come again.
    pub(crate) async fn known(&self) -> Result<MutexGuard<'_, Match>, StoreError> {
        let game_match = self.game_match.lock().await;
        if self.lost.load(Ordering::Acquire) {
            return Err(StoreError::Away("the game is read anew".to_owned()));
        }
        Ok(game_match)
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

    /// Stops whoever waits for the end of a time; what is returned resolves when it is to stop in turn.
    pub(crate) fn wind(&self) -> oneshot::Receiver<()> {
        let (stop, stopped) = oneshot::channel();
        *self.timer.lock().expect("poisoned lock") = Some(stop);
        stopped
    }

    /// Somebody who sits there asks for something.
    pub(crate) fn see(&self) {
        self.seen.store(now(), Ordering::Relaxed);
    }

    /// What bots think here counts for this address from now on, unless it counts for another one.
    pub(crate) fn claim(&self, address: Option<IpAddr>) {
        let mut owner = self.owner.lock().expect("poisoned lock");
        *owner = owner.or(address);
    }

    /// The address that bots think for here.
    pub(crate) fn claimed_by(&self) -> Option<IpAddr> {
        *self.owner.lock().expect("poisoned lock")
    }

    /// Whether somebody waits for what happens here: sits there, or watches bots that play on their own.
    pub(crate) fn is_attended(&self, people: SeatSet) -> bool {
        if people.is_empty() {
            return self.notices.receiver_count() > 0 || self.elsewhere(|others| !others.is_empty());
        }
        let watched = !self.watching.lock().expect("poisoned lock").is_empty();
        let elsewhere = self.elsewhere(|others| others.values().any(|(seats, _)| !seats.is_empty()));
        watched || elsewhere || self.seen.load(Ordering::Relaxed) > now() - PRESENT
    }

    /// A thought of a bot at this table.
    pub(crate) fn thought(&self, people: SeatSet) -> Job {
        let class = match (self.is_attended(people), people.is_empty()) {
            (true, _) => Class::Person,
            (false, false) => Class::Away,
            (false, true) => Class::Unwatched,
        };
        Job { class, ..self.asked(self.claimed_by()) }
    }

    /// Something that somebody asks for about this table.
    pub(crate) fn asked(&self, address: Option<IpAddr>) -> Job {
        let owner = address.map_or_else(|| Owner::Table(self.id.clone()), Owner::Address);
        Job { owner, table: self.id.clone(), class: Class::Person }
    }

    /// Whether whoever sits there watches just now.
    pub(crate) fn is_watched_by(&self, seat: Seat) -> bool {
        self.present().contains(seat)
            || self.elsewhere(|others| others.values().any(|(seats, _)| seats.contains(seat)))
    }

    /// The seats of everybody who watches at this node.
    pub(crate) fn present(&self) -> SeatSet {
        self.watching.lock().expect("poisoned lock").iter().flat_map(|seats| seats.iter()).collect()
    }

    /// Another node says who watches there.
    pub(crate) fn is_present(&self, node: String, seats: Vec<Seat>) {
        let mut elsewhere = self.elsewhere.lock().expect("poisoned lock");
        elsewhere.insert(node, (seats.into(), Instant::now()));
    }

    /// Asks about what is known of other nodes and not too old.
    fn elsewhere<T>(&self, ask: impl FnOnce(&HashMap<String, (SeatSet, Instant)>) -> T) -> T {
        let mut elsewhere = self.elsewhere.lock().expect("poisoned lock");
        elsewhere.retain(|_, (_, at)| at.elapsed() < BELIEVED);
        ask(&elsewhere)
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
