//! Nodes: several servers on one database, each of which answers for any game.
//!
//! A room is a copy. Before a node answers from one it compares it with the database ([`Rooms::catch_up`]), and while
//! somebody watches there it is told by the others to look ([`bus`](crate::bus)), or looks by itself from time to time.
//! One node at a time looks after a game: it holds the lease of the game's shard ([`Keeper`]), moves for the bots, ends
//! times and calls people.
//!
//! **Invariant:** what a node does as keeper is written with the fence of its lease; a node that was held still and whose
//! lease was taken meanwhile writes nothing as keeper.

use crate::api::games::Seats;
use crate::bus::{EntryCopy, News, Signal, Signals};
use crate::early_end::{EndOffer, about_end};
use crate::entry::Row;
use crate::game_match::Match;
use crate::notice::{Notice, NoticeKind, offered, time_is_over};
use crate::rematch::{RematchOffer, asked_again};
use crate::rooms::{Room, Rooms, RoomsError};
use crate::store::{Lease, Mark, Question, SHARDS, Said, Store, StoreError, TERM, now, shard};
use futures_util::StreamExt as _;
use game_core::Seat;
use render::text::Language;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// How often leases are renewed.
const BEAT: Duration = Duration::from_secs(2);
/// A lease is not relied on for its last part: clocks of one machine and another run a little differently.
const MARGIN: Duration = Duration::from_millis(500);
/// How often watched games are compared with the database while signals come, and while they do not.
const LOOK: Duration = Duration::from_secs(5);
const LOOK_ALONE: Duration = Duration::from_millis(500);
/// How long it takes at most until everybody on the bus knows who listens to what.
const TUNING: Duration = Duration::from_millis(200);
/// How far back changes are looked for: further than clocks of nodes differ.
const BACK: i64 = 12;
/// How many games are compared in one statement.
const CHUNK: usize = 1000;
/// How often it is told who is present, and how long that is believed.
const PRESENCE: Duration = Duration::from_secs(5);
pub(crate) const BELIEVED: Duration = Duration::from_secs(12);

/// The leases this node holds.
pub(crate) struct Keeper {
    held: Mutex<BTreeMap<u16, (Lease, Instant)>>,
    /// Nobody else can hold any.
    alone: bool,
}

impl Keeper {
    pub(crate) fn new(store: &Store) -> Keeper {
        Keeper { held: Mutex::default(), alone: !store.is_shared() }
    }

    /// The lease under which this node looks after a game; `None` if another one does. On a database of its own a node
    /// needs none.
    pub(crate) fn lease(&self, game: &str) -> Option<Lease> {
        if self.alone {
            return Some(Lease::ALONE);
        }
        let held = self.held.lock().expect("poisoned lock");
        held.get(&shard(game)).filter(|(_, until)| Instant::now() < *until).map(|(lease, _)| *lease)
    }

    /// Whether there is anything to look after.
    pub(crate) fn holds_any(&self) -> bool {
        self.alone || !self.held.lock().expect("poisoned lock").is_empty()
    }

    /// Somebody else has taken the lease of a game.
    pub(crate) fn lose(&self, game: &str) {
        self.held.lock().expect("poisoned lock").remove(&shard(game));
    }

    /// Notes what is held from now on; returns the shards that are new. One that was not renewed in time is new even if
    /// nobody else took it: nothing was done for its games meanwhile.
    fn hold(&self, leases: &[Lease], until: Instant) -> Vec<u16> {
        let mut held = self.held.lock().expect("poisoned lock");
        let now = Instant::now();
        let is_new = |lease: &&Lease| {
            held.get(&lease.shard).is_none_or(|(old, until)| old.fence != lease.fence || *until <= now)
        };
        let fresh = leases.iter().filter(is_new).map(|lease| lease.shard).collect();
        *held = leases.iter().map(|lease| (lease.shard, (*lease, until))).collect();
        crate::metrics::set("tabletown_leases_held", held.len() as f64);
        fresh
    }
}

impl Rooms {
    /// Tells the other nodes that something is new at a table.
    pub(crate) fn signal(&self, game: &str) {
        self.bus.signal(shard(game), game, News::Look, None);
    }

    /// Tells the other nodes of an entry that is stored.
    pub(crate) fn signal_entry(&self, game: &str, row: &Row) {
        if self.bus.is_shared() {
            self.bus.signal(shard(game), game, News::Look, Some(EntryCopy::from(row)));
        }
    }

    /// Begins what a node has to do beside answering; on a database of its own that is nothing.
    pub(crate) fn join_nodes(self: &Arc<Rooms>) {
        if !self.store.is_shared() {
            return;
        }
        tokio::spawn(keep(self.clone()));
        tokio::spawn(look_around(self.clone()));
        tokio::spawn(tell_presence(self.clone()));
        tokio::spawn(crate::limits::cluster::exchange(self.clone()));
    }

    /// Whether a move may be tried in a room as it is: everything that others do there is heard at once, and nothing was left
    /// that another node may have changed. If the room is behind all the same, the database refuses the entry.
    pub(crate) async fn is_in_tune(&self, room: &Room) -> bool {
        room.in_tune.load(Ordering::Acquire)
            && self.bus.is_up()
            && room.game_match.lock().await.conditionals.is_empty()
    }

    /// Brings a room up to what is stored, and tells those who watch what is new. `true` if anything was.
    pub(crate) async fn catch_up(&self, room: &Arc<Room>) -> Result<bool, RoomsError> {
        // Before it is this one's turn: many who ask at once wait for the database once, not one after the other.
        let mark = self.store.mark(&room.id).await?.ok_or(RoomsError::Unknown)?;
        let mut game_match = room.known().await?;
        self.follow(room, &mut game_match, mark).await
    }

    /// As [`catch_up`](Rooms::catch_up), for whoever holds the game.
    pub(crate) async fn look_again(
        &self,
        room: &Arc<Room>,
        game_match: &mut Match,
    ) -> Result<(), RoomsError> {
        let mark = self.store.mark(&room.id).await?.ok_or(RoomsError::Unknown)?;
        self.follow(room, game_match, mark).await.map(drop)
    }

    async fn follow(&self, room: &Arc<Room>, game_match: &mut Match, mark: Mark) -> Result<bool, RoomsError> {
        let mut told: Vec<Notice> = Vec::new();
        let moved = mark.entries > game_match.number;
        if moved {
            let rows = self.store.rows_after(&room.id, game_match.number).await?;
            told = self.follow_rows(room, game_match, &rows)?;
        }
        let changed = mark.revision > game_match.revision;
        if changed {
            told.extend(self.beside(room, game_match).await?);
            game_match.revision = mark.revision;
        }
        let said = room.said.load(Ordering::Acquire);
        let talked = mark.said > said;
        if talked {
            for said in self.store.said_after(&room.id, said).await? {
                room.said.fetch_max(said.number, Ordering::AcqRel);
                told.push(Notice::in_passing(NoticeKind::Talk, &said));
            }
        }
        told.into_iter().for_each(|notice| room.tell(notice));
        if moved || changed {
            self.bell.ring(room);
            self.drive(room);
        }
        Ok(moved || changed || talked)
    }

    /// Makes entries that are stored already; returns what is to be told of them.
    fn follow_rows(
        &self,
        room: &Room,
        game_match: &mut Match,
        rows: &[Row],
    ) -> Result<Vec<Notice>, RoomsError> {
        let mut told = Vec::new();
        for row in rows {
            match game_match.follow(row) {
                Ok(notice) => told.push(notice),
                Err(reason) => {
                    // Another version plays it differently, perhaps: what is stored says what holds.
                    tracing::warn!(game = room.id, reason, "a game is read anew");
                    self.forget(room);
                    return Err(RoomsError::Unknown);
                }
            }
        }
        // What becomes of moves that were left is stored by the node that made the entry.
        let _ = game_match.settle_conditionals();
        Ok(told)
    }

    /// Tells what somebody said, after all that was said before it, here and on the other nodes.
    pub(crate) async fn say(&self, room: &Arc<Room>, said: &Said) -> Result<(), RoomsError> {
        if self.store.is_shared() {
            self.signal(&room.id);
            return self.catch_up(room).await.map(drop);
        }
        room.tell(Notice::in_passing(NoticeKind::Talk, said));
        Ok(())
    }

    /// Reads what is stored beside the entries; returns what is to be told about it.
    async fn beside(&self, room: &Arc<Room>, game_match: &mut Match) -> Result<Vec<Notice>, RoomsError> {
        let head = self.store.head(&room.id).await?.ok_or(RoomsError::Unknown)?;
        let asked = Asked::read(&self.store, game_match).await?;
        game_match.conditionals = self.store.conditionals(&room.id).await?;
        game_match.settle_conditionals();
        room.hooked.store(!self.store.webhooks(&room.id).await?.is_empty(), Ordering::Release);
        let old = std::mem::replace(&mut game_match.head, head);
        let head = &game_match.head;
        let differs = |seat: &Seat| {
            old.seats.get(seat.index()) != head.seats.get(seat.index())
                || old.stand_ins.get(seat) != head.stand_ins.get(seat)
        };
        let seats = (0..head.seats.len()).map(Seat::from_index).filter(differs);
        let names = game_match.names(Language::ENGLISH);
        let seat = |seat| Notice::in_passing(NoticeKind::Seats, &Seats { names: names.clone(), seat });
        let mut told: Vec<Notice> = seats.map(seat).collect();
        if let Some(next) = head.rematch.as_ref().filter(|_| old.rematch.is_none()) {
            told.push(crate::api::rematch::next_table(next));
        }
        let ended = old.early != head.early;
        told.extend(asked.put(game_match));
        if ended {
            told.push(about_end(game_match));
        }
        Ok(told)
    }

    /// Listens for what other nodes tell about a table, as long as somebody watches it here.
    pub(crate) fn listen(&self, room: &Arc<Room>) {
        if !self.bus.is_shared() || room.listened.swap(true, Ordering::AcqRel) {
            return;
        }
        let (rooms, room) = (self.me(), room.clone());
        tokio::spawn(async move {
            if let Some(signals) = rooms.bus.about_game(shard(&room.id), &room.id).await {
                rooms.signal_presence(&room);
                follow_signals(&rooms, &room, signals).await;
            }
            room.in_tune.store(false, Ordering::Release);
            room.listened.store(false, Ordering::Release);
            // Whoever listens to the whole shard left to this task what it had not read when it ended.
            if rooms.keeper.lease(&room.id).is_some() && !room.lost.load(Ordering::Acquire) {
                let _ = rooms.catch_up(&room).await; // looked at again soon
            }
        });
    }

    /// Tells the other nodes who has the table open here.
    pub(crate) fn signal_presence(&self, room: &Room) {
        if room.notices.receiver_count() > 0 {
            self.bus.signal(shard(&room.id), &room.id, News::Present(room.present().iter().collect()), None);
        }
    }

    /// Takes what another node says about a game.
    async fn heard(&self, room: &Arc<Room>, signal: Signal) {
        let done = match (signal.news, signal.entry) {
            (News::Present(seats), _) => {
                room.is_present(signal.node, seats);
                Ok(())
            }
            (News::Look, Some(entry)) => self.hear_entry(room, entry.into()).await,
            (News::Look, None) => self.catch_up(room).await.map(drop),
        };
        if let Err(error) = done {
            tracing::debug!(game = room.id, %error, "what another node told could not be read");
        }
    }

    /// Makes an entry that another node has stored; if it is not the next one, what is stored says what is missing.
    async fn hear_entry(&self, room: &Arc<Room>, row: Row) -> Result<(), RoomsError> {
        let mut game_match = room.known().await?;
        if row.number <= game_match.number {
            return Ok(()); // whoever looked by themselves know it already
        }
        if row.number > game_match.number + 1 {
            return self.look_again(room, &mut game_match).await;
        }
        let told = self.follow_rows(room, &mut game_match, &[row])?;
        told.into_iter().for_each(|notice| room.tell(notice));
        self.bell.ring(room);
        self.drive(room);
        Ok(())
    }
}

/// What is asked at a table as things stand.
pub(crate) struct Asked {
    offer: Option<crate::game_match::TakeBackOffer>,
    overdue: Option<crate::clock::Overdue>,
    rematch: Option<RematchOffer>,
    end: Option<EndOffer>,
}

impl Asked {
    pub(crate) async fn read(store: &Store, game_match: &Match) -> Result<Asked, StoreError> {
        let (id, number) = (&game_match.head.id, game_match.number);
        Ok(Asked {
            offer: store.question(id, Question::TakeBack, number).await?,
            overdue: store.question(id, Question::Overdue, number).await?,
            rematch: store.question(id, Question::Rematch, number).await?,
            end: store.question(id, Question::End, number).await?,
        })
    }

    /// Puts it in place of what was asked before; returns what is to be told about it.
    pub(crate) fn put(self, game_match: &mut Match) -> Vec<Notice> {
        let mut told = Vec::new();
        if game_match.offer != self.offer {
            told.push(offered(self.offer));
        }
        told.extend(self.overdue.filter(|_| game_match.overdue != self.overdue).map(time_is_over));
        told.extend(self.rematch.filter(|_| game_match.rematch != self.rematch).map(asked_again));
        (game_match.offer, game_match.overdue, game_match.rematch) = (self.offer, self.overdue, self.rematch);
        if game_match.end != self.end {
            game_match.end = self.end;
            told.push(about_end(game_match));
        }
        told
    }
}

/// Follows what other nodes tell of a table until nobody watches it here any more.
async fn follow_signals(rooms: &Arc<Rooms>, room: &Arc<Room>, mut signals: Signals) {
    let mut closing = rooms.closing();
    // What was told before this node could hear it is in the database. Looked at twice: some may be told while the bus
    // still passes on that somebody listens.
    let (mut looks, mut due) = (0, tokio::time::Instant::now());
    loop {
        let signal = tokio::select! {
            signal = signals.next() => match signal {
                Some(signal) => Some(signal),
                None => return,
            },
            () = tokio::time::sleep_until(due) => None,
            _ = closing.wait_for(|&closing| closing) => return,
        };
        if room.lost.load(Ordering::Acquire) {
            return; // who watches comes again, to the table as it is read anew
        }
        if let Some(signal) = signal {
            rooms.heard(room, signal).await;
            continue;
        }
        if looks < 2 && rooms.catch_up(room).await.is_ok() {
            looks += 1;
            room.in_tune.store(looks == 2, Ordering::Release);
        }
        if room.notices.receiver_count() == 0 {
            return; // nobody is there any more
        }
        due = tokio::time::Instant::now() + if looks < 2 { TUNING } else { LOOK };
    }
}

/// Renews leases until the server closes; looks after what is new.
async fn keep(rooms: Arc<Rooms>) {
    let mut closing = rooms.closing();
    let mut listeners: BTreeMap<u16, JoinHandle<()>> = BTreeMap::new();
    let mut waking: Option<JoinHandle<bool>> = None;
    let mut to_wake = false;
    loop {
        let asked = Instant::now();
        match rooms.store.renew_leases(&rooms.bus.node).await {
            Ok((leases, nodes)) => {
                rooms.limits.cluster().count_nodes(nodes);
                let fresh = rooms.keeper.hold(&leases, asked + TERM - MARGIN);
                let holds = |shard: &u16| leases.iter().any(|lease| lease.shard == *shard);
                listeners.retain(|shard, listener| {
                    let keep = holds(shard) && !listener.is_finished();
                    if !keep {
                        listener.abort();
                    }
                    keep
                });
                for lease in leases.iter().filter(|_| rooms.bus.is_shared()) {
                    listeners
                        .entry(lease.shard)
                        .or_insert_with(|| tokio::spawn(listen_to_shard(rooms.clone(), lease.shard)));
                }
                to_wake |= !fresh.is_empty();
                tracing::debug!(held = leases.len(), ?fresh, to_wake, "leases");
                if let Some(woken) = waking.take_if(|waking| waking.is_finished()) {
                    to_wake |= !woken.await.unwrap_or(false);
                }
                if to_wake && waking.is_none() {
                    to_wake = false;
                    let rooms = rooms.clone();
                    waking = Some(tokio::spawn(async move { rooms.wake_once().await }));
                }
            }
            Err(error) => tracing::warn!(%error, "leases could not be renewed"),
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = closing.wait_for(|&closing| closing) => break,
        }
    }
    listeners.into_values().for_each(|listener| listener.abort());
    rooms.keeper.hold(&[], Instant::now());
    if let Err(error) = rooms.store.release_leases(&rooms.bus.node).await {
        tracing::warn!(%error, "leases could not be given back; others take them a little later");
    }
}

/// Hears of all games of a shard: whoever keeps it has to move for bots and call people, whoever else watches.
async fn listen_to_shard(rooms: Arc<Rooms>, shard: u16) {
    let here = rooms.clone();
    let is_heard = move |game: &str| {
        let room = here.held(game);
        room.is_some_and(|room| room.in_tune.load(Ordering::Acquire) && !room.lost.load(Ordering::Acquire))
    };
    let Some(mut signals) = rooms.bus.about_shard(shard, is_heard).await else { return };
    while let Some(signal) = signals.next().await {
        let room = match rooms.held(&signal.game) {
            Some(room) => room,
            None => match rooms.table(&signal.game).await {
                Ok(room) => room,
                Err(_) => continue, // it is looked at once more soon
            },
        };
        room.used.store(now(), Ordering::Relaxed);
        rooms.heard(&room, signal).await;
    }
}

/// Compares what is held here with the database from time to time, often while no signals come.
async fn look_around(rooms: Arc<Rooms>) {
    let mut closing = rooms.closing();
    let mut returned = rooms.bus.returned();
    let mut since = now() - BACK;
    loop {
        let pause = if rooms.bus.is_up() { LOOK } else { LOOK_ALONE };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            // Signals may have been lost before.
            () = came_back(&mut returned) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        let started = now();
        match look(&rooms, since).await {
            Ok(()) => since = started - BACK,
            Err(error) => tracing::warn!(%error, "what other nodes did could not be read"),
        }
    }
}

async fn came_back(returned: &mut Option<tokio::sync::watch::Receiver<u64>>) {
    let changed = match returned {
        Some(returned) => returned.changed().await.is_ok(),
        None => false,
    };
    if !changed {
        std::future::pending().await
    }
}

async fn look(rooms: &Arc<Rooms>, since: i64) -> Result<(), StoreError> {
    let mut compared: BTreeMap<String, Arc<Room>> =
        rooms.watched().into_iter().map(|room| (room.id.clone(), room)).collect();
    // And games nobody watches here, but that this node looks after.
    let mut unread = Vec::new();
    for game in rooms.store.touched_since(since).await? {
        if rooms.keeper.lease(&game).is_some() {
            match rooms.held(&game) {
                Some(room) => drop(compared.insert(game, room)),
                None => unread.push(game),
            }
        }
    }
    let compared: Vec<Arc<Room>> = compared.into_values().collect();
    for chunk in compared.chunks(CHUNK) {
        let ids: Vec<String> = chunk.iter().map(|room| room.id.clone()).collect();
        let marks = rooms.store.marks(&ids).await?;
        for room in chunk {
            let Some(mark) = marks.get(&room.id) else { continue };
            let mut game_match = room.game_match.lock().await;
            let _ = rooms.follow(room, &mut game_match, *mark).await; // the next look tries again
        }
    }
    for game in unread {
        let _ = rooms.table(&game).await; // it is read and driven; what fails is tried again
    }
    Ok(())
}

async fn tell_presence(rooms: Arc<Rooms>) {
    let mut closing = rooms.closing();
    loop {
        tokio::select! {
            () = tokio::time::sleep(PRESENCE) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        if rooms.bus.is_up() {
            rooms.watched().iter().for_each(|room| rooms.signal_presence(room));
        }
    }
}

const _: () = assert!(SHARDS > 0 && TERM.as_secs() > BEAT.as_secs());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_renewed_in_time_is_taken_up_anew() {
        let keeper = Keeper { held: Mutex::default(), alone: false };
        let lease = |shard| Lease { shard, fence: 1 };
        let later = Instant::now() + TERM;
        assert_eq!(keeper.hold(&[lease(1), lease(2)], later), [1, 2]);
        assert!(keeper.hold(&[lease(1), lease(2)], later).is_empty(), "held all the time");
        // The database did not answer for a while: the lease is over here, and nobody else took it.
        keeper.hold(&[lease(1)], Instant::now());
        assert_eq!(keeper.hold(&[lease(1), lease(2)], later), [1, 2]);
    }
}
