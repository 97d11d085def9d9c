//! The rooms: all games that somebody plays or watches just now.
//!
//! Reads and writes: the store. Tells those who watch.
//!
//! **Invariant:** an entry is told only after it is stored; the order in which the entries of a game are told is the
//! order of their numbers. What is held here is a copy: a game that nobody touches is let go, and made again from
//! its entries when somebody comes back.

use crate::Config;
use crate::bots::BotStep;
use crate::clock::{Overdue, Then};
use crate::conditional;
use crate::entry::{Entry, Header, How, Row};
use crate::game_match::{Match, TakeBack, TakeBackOffer};
use crate::history::{Chosen, Refused};
use crate::notice::{Notice, NoticeKind};
pub(crate) use crate::room::Room;
use crate::store::{Store, StoreError, Visitor, now};
use crate::text::sentence;
use crate::tokens::Tokens;
use crate::webhook::Bell;
use ::bots::name::USUAL_LEVEL;
use game_core::{Seat, SeatSet};
use games::Libraries;
use render::text::Language;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::{MutexGuard, Semaphore, watch};
use utoipa::ToSchema;

/// A game nobody watches is let go after so many seconds.
const IDLE: i64 = 300;

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
    /// Bots think on so many threads at once; people never wait for them.
    pub(crate) thinkers: Arc<Semaphore>,
    /// A bot that stands in for somebody takes at least that long for a move.
    pub(crate) pace: Duration,
    /// Rung when somebody may have to be called.
    pub(crate) bell: Bell,
    closing: watch::Sender<bool>,
    me: Weak<Rooms>,
}

impl Rooms {
    /// Opens the doors.
    pub(crate) async fn open(store: Store, config: &Config) -> Result<Arc<Rooms>, StoreError> {
        let secret = store.secret("tokens", crate::tokens::fresh()).await?;
        Ok(Arc::new_cyclic(|me| Rooms {
            store,
            libraries: config.libraries.clone(),
            tokens: Tokens::new(secret),
            tables: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            pace: config.pace,
            bell: Bell::default(),
            closing: watch::Sender::new(false),
            me: me.clone(),
        }))
    }

    pub(crate) fn me(&self) -> Arc<Rooms> {
        self.me.upgrade().expect("whoever calls holds the rooms")
    }

    /// Starts a game.
    pub(crate) async fn create(
        &self,
        head: Header,
        entries: &[(Seat, Entry)],
        holders: &[(Visitor, Seat)],
    ) -> Result<Arc<Room>, RoomsError> {
        let mut game_match = Match::begin(head, &self.libraries).map_err(RoomsError::Setup)?;
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
        self.store.create(&game_match.head, &rows, holders).await?;
        crate::metrics::count("tabletown_games_created_total", &[("game", &game_match.head.game)], 1);
        let room = self.seat(game_match, false);
        self.drive(&room);
        Ok(room)
    }

    fn seat(&self, game_match: Match, hooked: bool) -> Arc<Room> {
        let fresh = Arc::new(Room::new(game_match, hooked));
        let mut tables = self.tables.lock().expect("poisoned lock");
        tables.entry(fresh.id.clone()).or_insert(fresh).clone()
    }

    /// The game at an address, read from the store if nobody has touched it for a while.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Room>, RoomsError> {
        if let Some(room) = self.tables.lock().expect("poisoned lock").get(id) {
            room.used.store(now(), Ordering::Relaxed);
            return Ok(room.clone());
        }
        let head = self.store.head(id).await?.ok_or(RoomsError::Unknown)?;
        let rows = self.store.rows(id).await?;
        let mut game_match = self.replayed(move |libraries| Match::restore(head, &rows, libraries)).await?;
        game_match.conditionals = self.store.conditionals(id).await?;
        game_match.settle_conditionals();
        if let Err(reason) = &game_match.history {
            tracing::warn!(game = id, reason, "a stored game cannot be continued");
        }
        let hooked = !self.store.webhooks(id).await?.is_empty();
        let room = self.seat(game_match, hooked);
        self.drive(&room);
        Ok(room)
    }

    /// Everything that was told about a game after entry `after`, from the store.
    pub(crate) async fn told_since(&self, id: &str, after: u32) -> Result<Vec<Arc<Notice>>, RoomsError> {
        let head = self.store.head(id).await?.ok_or(RoomsError::Unknown)?;
        let rows = self.store.rows(id).await?;
        self.replayed(move |libraries| {
            let mut told = Vec::new();
            Match::retold(head, &rows, libraries, |notice| {
                if notice.number.is_some_and(|number| number > after) {
                    told.push(Arc::new(notice));
                }
            });
            told
        })
        .await
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
        self.make(room, move |game_match| game_match.play(seat, ply, version, &chosen)).await
    }

    /// Makes an entry and stores it, whether or not whoever asked for it is still there.
    pub(crate) async fn make(
        &self,
        room: &Arc<Room>,
        entry: impl FnOnce(&mut Match) -> Result<(Row, Notice), Refused> + Send + 'static,
    ) -> Result<Committed, RoomsError> {
        let (rooms, table) = (self.me(), room.clone());
        let task = tokio::spawn(async move {
            let room = table;
            let mut game_match = room.game_match.lock().await;
            let (row, notice) = entry(&mut game_match).map_err(RoomsError::Refused)?;
            if let Err(error) = rooms.store.append(&room.id, row).await {
                // What is not stored has not happened.
                rooms.reread(&room, &mut game_match).await;
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
            let made = Committed { ply: game_match.ply(), notice };
            drop(game_match);
            conditional::keep(&rooms, &room, changed).await;
            rooms.bell.ring(&room);
            rooms.drive(&room);
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

    async fn reread(&self, room: &Room, game_match: &mut Match) {
        let stored = (self.store.head(&room.id).await, self.store.rows(&room.id).await);
        let conditionals = self.store.conditionals(&room.id).await.unwrap_or_default();
        let fresh = match stored {
            (Ok(Some(head)), Ok(rows)) => {
                self.replayed(move |libraries| Match::restore(head, &rows, libraries)).await.ok()
            }
            _ => None,
        };
        match fresh {
            Some(fresh) => {
                *game_match = fresh;
                game_match.conditionals = conditionals;
                game_match.settle_conditionals();
            }
            None => {
                // The game is unknown until the database answers again.
                game_match.history = Err("the database does not answer".to_owned());
                self.forget(room);
            }
        }
    }

    /// Lets go of a table, so that whoever comes next has it read anew; those who watch are asked to come again.
    fn forget(&self, room: &Room) {
        self.tables.lock().expect("poisoned lock").remove(&room.id);
        room.tell(Notice::lost());
    }

    /// Takes a seat's last move back, or asks the others. `consents` are the seats that agree with whoever asks.
    pub(crate) async fn take_back(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        consents: SeatSet,
    ) -> Result<Option<Committed>, RoomsError> {
        let may = room.game_match.lock().await.may_take_back(seat);
        match may {
            TakeBack::Nothing => {
                Err(RoomsError::Refused(Refused::Illegal(sentence!("error-nothing-to-take-back"))))
            }
            TakeBack::Now { to, how } => self.take_back_to(room, seat, to, how).await.map(Some),
            TakeBack::Ask { to } => self.offer(room, TakeBackOffer { by: seat, to, agreed: consents }).await,
        }
    }

    /// Asks the others; only one may ask at a time.
    async fn offer(&self, room: &Arc<Room>, offer: TakeBackOffer) -> Result<Option<Committed>, RoomsError> {
        let mut game_match = room.game_match.lock().await;
        if game_match.offer.is_some_and(|open| open.by != offer.by) {
            return Err(RoomsError::Refused(Refused::Stale));
        }
        game_match.offer = Some(offer);
        self.settle(room, game_match, offer).await
    }

    async fn take_back_to(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        to: usize,
        how: How,
    ) -> Result<Committed, RoomsError> {
        self.make(room, move |game_match| {
            // Somebody may have moved while this was on its way.
            let still = match game_match.may_take_back(seat) {
                TakeBack::Now { to: now, how: fresh } => now == to && how == fresh,
                TakeBack::Ask { .. } | TakeBack::Nothing => false,
            };
            if still { game_match.take_back(seat, to, how) } else { Err(Refused::Stale) }
        })
        .await
    }

    /// Takes back everything, in a lesson, also after its end.
    pub(crate) async fn begin_again(&self, room: &Arc<Room>, seat: Seat) -> Result<Committed, RoomsError> {
        self.make(room, move |game_match| game_match.take_back(seat, 0, How::Alone)).await
    }

    /// Answers an offer to take back.
    pub(crate) async fn answer(
        &self,
        room: &Arc<Room>,
        consents: SeatSet,
        agree: bool,
    ) -> Result<Option<Committed>, RoomsError> {
        let mut game_match = room.game_match.lock().await;
        let Some(open) = game_match.offer else { return Err(RoomsError::Refused(Refused::Stale)) };
        if !agree {
            game_match.offer = None;
            drop(game_match);
            room.tell(offered(None));
            return Ok(None);
        }
        let offer = TakeBackOffer { agreed: open.agreed.iter().chain(consents.iter()).collect(), ..open };
        game_match.offer = Some(offer);
        self.settle(room, game_match, offer).await
    }

    /// Takes back if all people agree, else tells how far it is.
    async fn settle(
        &self,
        room: &Arc<Room>,
        game_match: MutexGuard<'_, Match>,
        offer: TakeBackOffer,
    ) -> Result<Option<Committed>, RoomsError> {
        let all = game_match.people().iter().all(|seat| offer.agreed.contains(seat));
        drop(game_match);
        if !all {
            room.tell(offered(Some(offer)));
            return Ok(None);
        }
        let made = self.make(room, move |game_match| {
            // Somebody may have moved or refused while this was on its way.
            if game_match.offer != Some(offer) {
                return Err(Refused::Stale);
            }
            game_match.take_back(offer.by, offer.to, How::Agreed)
        });
        made.await.map(Some)
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
        self.drive(room);
        Ok(())
    }

    /// Moves for bots and for the seats that the rules play, until a person has to decide.
    pub(crate) fn drive(&self, room: &Arc<Room>) {
        if *self.closing.borrow() || room.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (rooms, room) = (self.me(), room.clone());
        tokio::spawn(async move {
            loop {
                loop {
                    if conditional::step(&rooms, &room).await {
                        continue;
                    }
                    match crate::bots::step(&rooms, &room).await {
                        BotStep::Moved => {}
                        BotStep::Idle => break,
                        // Nobody drives it again until it is read anew.
                        BotStep::Broken => return,
                    }
                }
                room.driven.store(false, Ordering::Release);
                // Somebody may have moved between the last look and letting go.
                let is_due = {
                    let game_match = room.game_match.lock().await;
                    crate::bots::due(&game_match).or(conditional::due(&game_match)).is_some()
                };
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

    /// Waits until somebody's time is over, unless something happens before.
    async fn wind(&self, room: Arc<Room>) {
        let (number, deadline) = {
            let game_match = room.game_match.lock().await;
            (game_match.number, game_match.deadline())
        };
        let Some((at, seat)) = deadline else { return };
        let mut closing = self.closing();
        let left = Duration::from_secs(u64::try_from(at - now()).unwrap_or_default());
        tokio::select! {
            () = tokio::time::sleep(left) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        let mut game_match = room.game_match.lock().await;
        if game_match.number != number || game_match.deadline() != deadline {
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
                game_match.overdue = Some(overdue);
                drop(game_match);
                room.tell(time_is_over(overdue));
            }
            _ => {}
        }
    }

    /// Some agree that a bot makes the move of a seat whose time is over; done once all others do.
    pub(crate) async fn agree_to_move(
        &self,
        room: &Arc<Room>,
        consents: SeatSet,
    ) -> Result<bool, RoomsError> {
        let mut game_match = room.game_match.lock().await;
        let Some(open) = game_match.overdue else { return Err(RoomsError::Refused(Refused::Stale)) };
        let agreed = open.agreed.iter().chain(consents.iter()).filter(|&seat| seat != open.seat).collect();
        let overdue = Overdue { agreed, ..open };
        game_match.overdue = Some(overdue);
        let present = |seat: &Seat| *seat != open.seat && !game_match.head.stand_ins.contains_key(seat);
        let all = game_match.people().iter().filter(present).all(|seat| overdue.agreed.contains(seat));
        drop(game_match);
        room.tell(time_is_over(overdue));
        if all {
            crate::bots::move_once(&self.me(), room, open.seat, USUAL_LEVEL).await?;
        }
        Ok(all)
    }

    /// Lets go of games that nobody touches or watches.
    pub(crate) fn tidy(&self) {
        let mut tables = self.tables.lock().expect("poisoned lock");
        let idle = now() - IDLE;
        tables.retain(|_, room| {
            let watched = room.notices.receiver_count() > 0 || Arc::strong_count(room) > 1;
            watched || room.used.load(Ordering::Relaxed) > idle
        });
        crate::metrics::set("tabletown_games_held", tables.len() as f64);
        let watching: usize = tables.values().map(|room| room.notices.receiver_count()).sum();
        crate::metrics::set("tabletown_subscribers", watching as f64);
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

/// What is told when a bot begins or ceases to play for somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandInNotice<'a> {
    /// The names of all seats, in English.
    names: Vec<String>,
    #[schema(value_type = u8)]
    seat: Seat,
    /// The bot; `null` if the seat plays itself again.
    stand_in: Option<&'a str>,
}

/// What is told about a seat whose time is over.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClockNotice {
    /// Who agrees so far that a bot makes its move.
    #[schema(value_type = Vec<u8>)]
    agreed: Vec<Seat>,
    #[schema(value_type = u8)]
    seat: Seat,
}

fn time_is_over(overdue: Overdue) -> Notice {
    let told = ClockNotice { agreed: overdue.agreed.iter().collect(), seat: overdue.seat };
    Notice::in_passing(NoticeKind::Clock, &told)
}

/// What is told about a take-back that waits for the others; one that was refused has only a `by`, which is `null`.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct OfferNotice {
    /// Who agrees so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    agreed: Option<Vec<Seat>>,
    /// Who asks.
    #[schema(value_type = Option<u8>)]
    by: Option<Seat>,
    /// The plies that would stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<usize>,
}

fn offered(offer: Option<TakeBackOffer>) -> Notice {
    let open = |offer: TakeBackOffer| OfferNotice {
        agreed: Some(offer.agreed.iter().collect()),
        by: Some(offer.by),
        to: Some(offer.to),
    };
    Notice::in_passing(NoticeKind::Offer, &offer.map(open).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Viewer;

    #[test]
    fn an_offer_that_was_refused_names_nobody() {
        let told = |notice: Notice| notice.payload(Viewer::Spectator).json();
        let agreed: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let offer = TakeBackOffer { by: Seat(2), to: 7, agreed };
        assert_eq!(told(offered(Some(offer))), r#"{"agreed":[0,2],"by":2,"to":7}"#);
        assert_eq!(told(offered(None)), r#"{"by":null}"#);
        assert_eq!(told(time_is_over(Overdue { seat: Seat(1), agreed })), r#"{"agreed":[0,2],"seat":1}"#);
    }
}
