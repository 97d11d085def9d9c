//! The rooms: all games that somebody plays or watches just now.
//!
//! Reads and writes: the store. Tells those who watch.
//!
//! **Invariant:** an entry is told only after it is stored; the order in which the entries of a game are told is the
//! order of their numbers. What is held here is a copy: a game that nobody touches is let go, and made again from
//! its entries when somebody comes back.

use crate::Config;
use crate::bots::BotStep;
use crate::bus::{Bus, cluster};
use crate::conditional;
use crate::entry::{Entry, Header, Row};
use crate::game_match::Match;
use crate::history::{Chosen, Refused};
use crate::limits::Limits;
use crate::nodes::{self, Keeper};
use crate::notice::{Notice, NoticeKind, StandInNotice};
pub(crate) use crate::room::Room;
use crate::scheduler::{Class, Scheduler};
use crate::serve::ServeError;
use crate::status::Status;
use crate::store::{Lease, Store, StoreError, Visitor, now};
use crate::tokens::Tokens;
use crate::webhook::Bell;
use game_core::Seat;
use games::Libraries;
use render::text::Language;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// A game nobody watches is let go after so many seconds.
const IDLE: i64 = 300;
/// So many games are held; more only if all of them are watched or driven.
const MOST_HELD: usize = 4096;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RoomsError {
    /// There is no such game.
    #[error("there is no such game")]
    Unknown,
    /// There cannot be such a table: its rules, its seats or its moves.
    #[error("{0}")]
    Setup(String),
    /// The move was not played.
    #[error("the move was refused")]
    Refused(Refused),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Whoever asks has brought as many games as one may in a day.
    #[error("so many games in a day are enough")]
    Quota,
    /// Too much is being thought about already.
    #[error("too much is being thought about")]
    Busy,
    /// A fault of ours.
    #[error("the server made a mistake")]
    Broken,
}

/// An entry that was made.
pub(crate) struct Committed {
    /// Plies now.
    pub ply: usize,
    /// What was told.
    pub notice: Arc<Notice>,
}

/// All games in play.
pub(crate) struct Rooms {
    /// What outlives the process.
    pub store: Store,
    /// The packs.
    pub libraries: Libraries,
    /// Makes and checks the tokens of seats.
    pub tokens: Tokens,
    tables: Mutex<HashMap<String, Arc<Room>>>,
    /// Who thinks, and who waits for a thread to think on.
    pub(crate) scheduler: Arc<Scheduler>,
    /// A bot that stands in for somebody takes at least that long for a move.
    pub(crate) pace: Duration,
    /// Rung when somebody may have to be called.
    pub(crate) bell: Bell,
    /// The way to the other nodes.
    pub(crate) bus: Bus,
    /// The games this node looks after.
    pub(crate) keeper: Keeper,
    /// How much one address and one game may ask for.
    pub(crate) limits: Arc<Limits>,
    closing: watch::Sender<bool>,
    me: Weak<Rooms>,
}

impl Rooms {
    /// Opens the doors.
    pub(crate) async fn open(store: Store, config: &Config) -> Result<Arc<Rooms>, ServeError> {
        let failed = |error| ServeError::Database("the database".to_owned(), error);
        let secret = store.secret("tokens", crate::tokens::fresh()).await.map_err(failed)?;
        let limits = store.secret("limits", crate::tokens::fresh()).await.map_err(failed)?;
        let bus = match &config.bus {
            Some(address) => Bus::connect(address, &cluster(&secret)).await?,
            None => Bus::alone(),
        };
        Ok(Arc::new_cyclic(|me| Rooms {
            libraries: config.libraries.clone(),
            tokens: Tokens::new(secret),
            tables: Mutex::default(),
            scheduler: Scheduler::new(config.thinkers),
            pace: config.pace,
            bell: Bell::default(),
            keeper: Keeper::new(&store),
            limits: Arc::new(Limits::new(config.rates, &limits)),
            bus,
            store,
            closing: watch::Sender::new(false),
            me: me.clone(),
        }))
    }

    pub(crate) fn me(&self) -> Arc<Rooms> {
        self.me.upgrade().expect("whoever calls holds the rooms")
    }

    /// Starts a game that bots think in on account of `creator`, who can have so many in a day.
    pub(crate) async fn create(
        &self,
        head: Header,
        entries: &[(Seat, Entry)],
        holders: &[(Visitor, Seat)],
        creator: Option<IpAddr>,
    ) -> Result<Arc<Room>, RoomsError> {
        let mut game_match = Match::begin(head, &self.libraries).map_err(RoomsError::Setup)?;
        // A lesson's draws are in its file, and what was played elsewhere brings its own commitment.
        if !game_match.head.imported && game_match.head.lesson().is_none() {
            game_match.head.commit();
        }
        let mut rows: Vec<Row> = Vec::new();
        for (seat, entry) in entries {
            let Entry::Move(text) = entry else { continue };
            let played = game_match.play(*seat, None, None, &Chosen::Text(text.clone()));
            let (row, _) = played.map_err(|refused| {
                let ply = rows.len() + 1;
                RoomsError::Setup(match refused {
                    Refused::Illegal(reason) => {
                        format!("ply {ply}, '{text}': {}", reason.in_language(Language::ENGLISH))
                    }
                    Refused::Stale => format!("ply {ply}, '{text}'"),
                })
            })?;
            rows.push(row);
        }
        let quota = self.limits.quota(creator);
        if !self.store.create_within(quota, &game_match.head, &rows, holders).await? {
            return Err(RoomsError::Quota);
        }
        crate::metrics::count("tabletown_games_created_total", &[("game", &game_match.head.game)], 1);
        let room = self.seat(game_match, false);
        room.claim(creator);
        room.see();
        self.signal(&room.id);
        self.drive(&room);
        Ok(room)
    }

    fn seat(&self, game_match: Match, hooked: bool) -> Arc<Room> {
        let fresh = Arc::new(Room::new(game_match, hooked));
        let mut tables = self.tables.lock().expect("poisoned lock");
        if tables.len() >= MOST_HELD {
            let_go(&mut tables);
        }
        tables.entry(fresh.id.clone()).or_insert(fresh).clone()
    }

    /// The game at an address, read from the store if nobody has touched it for a while.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Room>, RoomsError> {
        if let Some(room) = self.held(id) {
            room.used.store(now(), Ordering::Relaxed);
            if self.store.is_shared() {
                self.catch_up(&room).await?;
            }
            self.take_up(&room);
            return Ok(room);
        }
        let (game_match, said) = self.read(id, u32::MAX, |_| ()).await?;
        if let Err(reason) = &game_match.history {
            tracing::warn!(game = id, reason, "a stored game cannot be continued");
        }
        let hooked = !self.store.webhooks(id).await?.is_empty();
        let room = self.seat(game_match, hooked);
        room.said.fetch_max(said, Ordering::AcqRel);
        self.drive(&room);
        Ok(room)
    }

    /// The same for whoever is about to play there: where everything is heard that other nodes do, nothing is asked before.
    pub(crate) async fn table_to_play(&self, id: &str) -> Result<Arc<Room>, RoomsError> {
        match self.held(id) {
            Some(room) if self.is_in_tune(&room).await => {
                room.used.store(now(), Ordering::Relaxed);
                self.take_up(&room);
                Ok(room)
            }
            _ => self.table(id).await,
        }
    }

    /// A game as it is stored, and how much was said there; `each` hears what was told of the entries after `after`.
    async fn read(&self, id: &str, after: u32, each: impl FnMut(Notice)) -> Result<(Match, i64), RoomsError> {
        // First of all: what changes while the rest is read is seen as a change later.
        let mark = self.store.mark(id).await?.ok_or(RoomsError::Unknown)?;
        let head = self.store.head(id).await?.ok_or(RoomsError::Unknown)?;
        let rows = self.store.rows(id).await?;
        let (mut game_match, told) = self
            .replayed(move |libraries| {
                let mut told = Vec::new();
                let game_match = Match::retold(head, &rows, libraries, |notice| {
                    if notice.number.is_some_and(|number| number > after) {
                        told.push(notice);
                    }
                });
                (game_match, told)
            })
            .await?;
        told.into_iter().for_each(each);
        game_match.revision = mark.revision;
        game_match.conditionals = self.store.conditionals(id).await?;
        game_match.settle_conditionals();
        // Whoever watches sees it on the page.
        let _ = nodes::Asked::read(&self.store, &game_match).await?.put(&mut game_match);
        Ok((game_match, mark.said))
    }

    /// Everything that was told about a game after entry `after`, from the store.
    pub(crate) async fn told_since(&self, id: &str, after: u32) -> Result<Vec<Arc<Notice>>, RoomsError> {
        let mut told = Vec::new();
        self.read(id, after, |notice| told.push(Arc::new(notice))).await?;
        Ok(told)
    }

    /// Replays a game where it holds nobody up: a long one takes a while.
    pub(crate) async fn replayed<T: Send + 'static>(
        &self,
        replay: impl FnOnce(&Libraries) -> T + Send + 'static,
    ) -> Result<T, RoomsError> {
        let rooms = self.me();
        tokio::task::spawn_blocking(move || replay(&rooms.libraries)).await.map_err(|_| RoomsError::Broken)
    }

    /// Plays a move; returns when it is stored and told. `ply` and `version` name the position it was chosen in.
    pub(crate) async fn play(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        ply: Option<usize>,
        version: Option<u32>,
        chosen: Chosen,
    ) -> Result<Committed, RoomsError> {
        self.make(room, None, move |game_match| game_match.play(seat, ply, version, &chosen)).await
    }

    /// As [`play`](Rooms::play), for a move that was written; what is refused is tried again if the room was behind.
    pub(crate) async fn play_written(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        ply: usize,
        version: Option<u32>,
        mv: String,
    ) -> Result<Committed, RoomsError> {
        match self.play(room, seat, Some(ply), version, Chosen::Text(mv.clone())).await {
            Err(RoomsError::Refused(_)) if self.store.is_shared() && self.catch_up(room).await? => {
                self.play(room, seat, Some(ply), version, Chosen::Text(mv)).await
            }
            played => played,
        }
    }

    /// Makes an entry and stores it, whether or not whoever asked for it is still there. What a node does because it looks
    /// after the game it does under its lease.
    pub(crate) async fn make(
        &self,
        room: &Arc<Room>,
        lease: Option<Lease>,
        entry: impl FnOnce(&mut Match) -> Result<(Row, Notice), Refused> + Send + 'static,
    ) -> Result<Committed, RoomsError> {
        let (rooms, table) = (self.me(), room.clone());
        let task = tokio::spawn(async move {
            let room = table;
            let mut game_match = room.game_match.lock().await;
            if room.lost.load(Ordering::Acquire) {
                return Err(RoomsError::Store(StoreError::Away("the game is read anew".to_owned())));
            }
            let before = game_match.number;
            let (row, notice) = entry(&mut game_match).map_err(RoomsError::Refused)?;
            if let Err(error) = rooms.store.append_under(lease, &room.id, row.clone()).await {
                // What is not stored has not happened.
                rooms.reread(&room, &mut game_match, before).await;
                if game_match.number != before {
                    // What another node made, or what this one did without being told: somebody else may be next now.
                    rooms.bell.ring(&room);
                    rooms.drive(&room);
                }
                if lease.is_some() && matches!(error, StoreError::Conflict) && game_match.number == before {
                    // Nobody else wrote it, so it was refused: somebody else looks after the game now.
                    rooms.keeper.lose(&room.id);
                }
                return Err(match error {
                    StoreError::Conflict => RoomsError::Refused(Refused::Stale),
                    other => RoomsError::Store(other),
                });
            }
            crate::metrics::count("tabletown_entries_total", &[], 1);
            // Before anybody is told: whoever looks then sees what became of what they left.
            let changed = game_match.settle_conditionals();
            let notice = Arc::new(notice);
            let _ = room.notices.send(notice.clone());
            rooms.signal_entry(&room.id, &row);
            let made = Committed { ply: game_match.ply(), notice };
            let is_over = game_match.status() == Status::Finished;
            drop(game_match);
            conditional::keep(&rooms, &room, changed).await;
            rooms.bell.ring(&room);
            rooms.drive(&room);
            if is_over {
                crate::results::settle_later(&rooms, &room.id);
            }
            Ok(made)
        });
        match task.await {
            Ok(made) => made,
            Err(failed) if failed.is_panic() => {
                // Nobody knows what the table looks like now: the database does.
                self.forget(room);
                Err(RoomsError::Broken)
            }
            Err(_) => Err(RoomsError::Store(StoreError::Closing)),
        }
    }

    /// Reads a game anew, of which so many entries have been told.
    async fn reread(&self, room: &Room, game_match: &mut Match, told: u32) {
        match self.read(&room.id, told, |notice| room.tell(notice)).await {
            Ok((fresh, _)) => *game_match = fresh,
            Err(_) => {
                // The game is unknown until the database answers again.
                game_match.history = Err("the database does not answer".to_owned());
                self.forget(room);
            }
        }
    }

    /// Lets go of a table, so that whoever comes next has it read anew; those who watch are asked to come again.
    pub(crate) fn forget(&self, room: &Room) {
        room.lost.store(true, Ordering::Release);
        let mut tables = self.tables.lock().expect("poisoned lock");
        // It may have been read anew already: that one stays.
        if tables.get(&room.id).is_some_and(|held| std::ptr::eq(Arc::as_ptr(held), room)) {
            tables.remove(&room.id);
        }
        drop(tables);
        room.tell(Notice::lost());
    }

    /// Lets a bot play for a seat, or nobody any more; a bot that is thinking already finishes its move.
    pub(crate) async fn stand_in(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<(), RoomsError> {
        self.store.stand_in(&room.id, seat, bot).await?;
        let mut game_match = room.game_match.lock().await;
        match bot {
            Some(bot) => game_match.head.stand_ins.insert(seat, bot.to_owned()),
            None => game_match.head.stand_ins.remove(&seat),
        };
        // Whoever has a bot play leaves it to the bot.
        let left = bot.is_some() && game_match.conditionals.remove(&seat).is_some();
        let told = StandInNotice { names: game_match.names(Language::ENGLISH), seat, stand_in: bot };
        drop(game_match);
        if left {
            conditional::keep(self, room, vec![(seat, None)]).await;
        }
        room.tell(Notice::in_passing(NoticeKind::Seats, &told));
        self.signal(&room.id);
        self.drive(room);
        Ok(())
    }

    /// Moves for bots and for the seats that the rules play, until a person has to decide.
    pub(crate) fn drive(&self, room: &Arc<Room>) {
        let is_kept = self.keeper.lease(&room.id).is_some();
        if *self.closing.borrow() || !is_kept || room.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (rooms, room) = (self.me(), room.clone());
        tokio::spawn(async move {
            loop {
                loop {
                    if conditional::step(&rooms, &room).await {
                        continue;
                    }
                    let step = crate::bots::step(&rooms, &room).await;
                    tracing::debug!(game = room.id, ?step, "a bot");
                    match step {
                        BotStep::Moved => {}
                        BotStep::Idle => break,
                        BotStep::PutOff(class) => {
                            room.driven.store(false, Ordering::Release);
                            room.put_off.store(true, Ordering::Release);
                            // Somebody may have come meanwhile.
                            let people = room.game_match.lock().await.people();
                            if class != Class::Person && room.is_attended(people) {
                                rooms.take_up(&room);
                            }
                            return;
                        }
                        // Nobody drives it again until it is read anew.
                        BotStep::Broken => return,
                    }
                }
                room.driven.store(false, Ordering::Release);
                // Somebody may have moved between the last look and letting go.
                let is_due = rooms.keeper.lease(&room.id).is_some() && {
                    let game_match = room.game_match.lock().await;
                    crate::bots::due(&game_match).or(conditional::due(&game_match)).is_some()
                };
                if room.lost.load(Ordering::Acquire) {
                    rooms.take_up_anew(&room.id).await;
                    return;
                }
                if !is_due {
                    rooms.wind(room).await;
                    return;
                }
                if *rooms.closing.borrow() || room.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    /// Reads a table that was lost, so that it goes on, for as long as it is this node's to look after.
    async fn take_up_anew(&self, id: &str) {
        while !*self.closing.borrow() && self.keeper.lease(id).is_some() {
            match self.table(id).await {
                Err(RoomsError::Store(_)) => tokio::time::sleep(crate::bots::RETRY).await,
                _ => return,
            }
        }
    }

    /// Lets bots go on that were put off.
    pub(crate) fn take_up(&self, room: &Arc<Room>) {
        if room.put_off.swap(false, Ordering::AcqRel) {
            self.drive(room);
        }
    }

    /// The room that a game is in just now.
    pub(crate) fn held(&self, id: &str) -> Option<Arc<Room>> {
        self.tables.lock().expect("poisoned lock").get(id).cloned()
    }

    /// Lets go of games that nobody touches or watches.
    pub(crate) fn tidy(&self) {
        let mut tables = self.tables.lock().expect("poisoned lock");
        let idle = now() - IDLE;
        tables.retain(|_, room| {
            let watched = room.notices.receiver_count() > 0;
            if watched {
                self.take_up(room);
            }
            watched || Arc::strong_count(room) > 1 || room.used.load(Ordering::Relaxed) > idle
        });
        crate::metrics::set("tabletown_games_held", tables.len() as f64);
        let watching: usize = tables.values().map(|room| room.notices.receiver_count()).sum();
        crate::metrics::set("tabletown_subscribers", watching as f64);
    }

    /// All games that are in a room just now.
    pub(crate) fn all_held(&self) -> Vec<Arc<Room>> {
        self.tables.lock().expect("poisoned lock").values().cloned().collect()
    }

    /// Those of them that somebody watches here.
    pub(crate) fn watched(&self) -> Vec<Arc<Room>> {
        self.all_held().into_iter().filter(|room| room.notices.receiver_count() > 0).collect()
    }

    /// Becomes true when the server ends.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Sends everybody home: streams end, bots stop, what waits is written.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}

/// Lets go of a quarter of the games, those that nobody has used for longest.
fn let_go(tables: &mut HashMap<String, Arc<Room>>) {
    let free = |room: &Arc<Room>| room.notices.receiver_count() == 0 && Arc::strong_count(room) == 1;
    let mut used: Vec<i64> =
        tables.values().filter(|room| free(room)).map(|room| room.used.load(Ordering::Relaxed)).collect();
    used.sort_unstable();
    let Some(&until) = used.get(used.len() / 4) else { return };
    tables.retain(|_, room| !free(room) || room.used.load(Ordering::Relaxed) > until);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::{first, play_by_hand, table, table_with};

    #[tokio::test]
    async fn a_table_waits_for_one_time_however_many_moves_there_were() {
        let terms = serde_json::json!({ "per": "move", "seconds": 2_419_200, "then": "ask" });
        let terms = serde_json::from_value(terms).expect("a clock");
        let (rooms, room, _folder) = table_with("suburbia", 2, Some(terms)).await;
        // What one waits with ends when another one does.
        let mut before = room.wind();
        for _ in 0..8 {
            play_by_hand(&rooms, &room, first(&room).await).await;
            // Every move winds the clock anew, and stops whoever waited.
            tokio::time::timeout(Duration::from_secs(60), &mut before)
                .await
                .expect("it is stopped")
                .unwrap_err();
            before = room.wind();
        }
        let alive = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
        let many = alive();
        for _ in 0..8 {
            play_by_hand(&rooms, &room, first(&room).await).await;
        }
        // Those who were stopped end as soon as they are looked at.
        while alive() > many + 1 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn of_many_games_those_are_let_go_that_nobody_uses() {
        let (rooms, watched, _folder) = table("suburbia", 2).await;
        let mut tables = HashMap::new();
        let _listening = watched.subscribe();
        watched.used.store(0, Ordering::Relaxed);
        tables.insert("watched".to_owned(), watched.clone());
        for number in 1..=8 {
            let head = watched.game_match.lock().await.head.clone();
            let room = Arc::new(Room::new(Match::begin(head, &rooms.libraries).unwrap(), false));
            room.used.store(number, Ordering::Relaxed);
            tables.insert(number.to_string(), room);
        }
        let held = tables["2"].clone();
        let_go(&mut tables);
        let mut left: Vec<&str> = tables.keys().map(String::as_str).collect();
        left.sort_unstable();
        assert_eq!(left, ["2", "4", "5", "6", "7", "8", "watched"].to_vec(), "{left:?}");
        drop(held);
    }

    #[tokio::test]
    async fn a_table_that_was_given_up_takes_nobody_with_it_that_was_read_anew() {
        let (rooms, old, _folder) = table("suburbia", 2).await;
        rooms.forget(&old);
        assert!(old.known().await.is_err(), "whoever has it still has to come again");
        let fresh = rooms.table(&old.id).await.unwrap();
        assert!(!Arc::ptr_eq(&old, &fresh));
        // Somebody who follows the old one finds once more that it is of no use.
        rooms.forget(&old);
        assert!(rooms.held(&old.id).is_some_and(|held| Arc::ptr_eq(&held, &fresh)));
        assert!(fresh.known().await.is_ok());
    }
}
