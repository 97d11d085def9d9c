//! The hall: all games that somebody plays or watches just now.
//!
//! Reads and writes: the store. Tells those who watch.
//!
//! **Invariant:** an entry is told only after it is stored; the order in which the entries of a game are told is the
//! order of their numbers. What is held here is a copy: a game that nobody touches is let go, and made again from
//! its entries when somebody comes back.

use crate::Config;
use crate::bots::Step;
use crate::clock::{Overdue, Then};
use crate::entry::{Entry, Head, How, Row};
use crate::games::Shelves;
use crate::line::Refused;
use crate::notice::Notice;
pub use crate::seated::Seated;
use crate::seats::Tokens;
use crate::sitting::{Offer, Sitting, TakeBack};
use crate::store::{Store, StoreError, Visitor, now};
use crate::text::sentence;
use crate::webhook::Bell;
use ::bots::name::USUAL_LEVEL;
use game_core::{Seat, SeatSet};
use render::text::Language;
use serde_json::json;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::{MutexGuard, Semaphore, watch};

/// A game nobody watches is let go after so many seconds.
const IDLE: i64 = 300;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// There is no such game.
    #[error("there is no such game")]
    Unknown,
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
pub struct Made {
    /// Plies now.
    pub ply: usize,
    /// Entries now.
    pub number: u32,
    /// What was told.
    pub notice: Arc<Notice>,
}

/// All games in play.
pub struct Hall {
    /// What outlives the process.
    pub store: Store,
    /// The packs.
    pub shelves: Shelves,
    /// Makes and checks the tokens of seats.
    pub tokens: Tokens,
    tables: Mutex<HashMap<String, Arc<Seated>>>,
    /// Bots think on so many threads at once; people never wait for them.
    pub(crate) thinkers: Arc<Semaphore>,
    /// A bot that stands in for somebody takes at least that long for a move.
    pub(crate) pace: Duration,
    /// Rung when somebody may have to be called.
    pub(crate) bell: Bell,
    closing: watch::Sender<bool>,
    me: Weak<Hall>,
}

impl Hall {
    /// Opens the doors.
    pub async fn open(store: Store, config: &Config) -> Result<Arc<Hall>, StoreError> {
        let secret = store.secret("tokens", crate::seats::fresh()).await?;
        Ok(Arc::new_cyclic(|me| Hall {
            store,
            shelves: config.shelves.clone(),
            tokens: Tokens::new(secret),
            tables: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            pace: config.pace,
            bell: Bell::default(),
            closing: watch::Sender::new(false),
            me: me.clone(),
        }))
    }

    pub(crate) fn me(&self) -> Arc<Hall> {
        self.me.upgrade().expect("whoever calls holds the hall")
    }

    /// Starts a game.
    pub async fn create(
        &self,
        head: Head,
        entries: &[(Seat, Entry)],
        holders: &[(Visitor, Seat)],
    ) -> Result<Result<Arc<Seated>, String>, StoreError> {
        let mut sitting = match Sitting::begin(head, &self.shelves) {
            Ok(sitting) => sitting,
            Err(reason) => return Ok(Err(reason)),
        };
        let mut rows: Vec<Row> = Vec::new();
        for (seat, entry) in entries {
            let Entry::Move(text) = entry else { continue };
            match sitting.play(*seat, None, None, text) {
                Ok((row, _)) => rows.push(row),
                Err(Refused::Illegal(reason)) => {
                    let reason = reason.in_language(Language::ENGLISH);
                    return Ok(Err(format!("ply {}, '{text}': {reason}", rows.len() + 1)));
                }
                Err(_) => return Ok(Err(format!("ply {}, '{text}'", rows.len() + 1))),
            }
        }
        self.store.create(&sitting.head, &rows, holders).await?;
        metrics::counter!("tabletown_games_created_total", "game" => sitting.head.game.clone()).increment(1);
        let seated = self.seat(sitting, false);
        self.drive(&seated);
        Ok(Ok(seated))
    }

    fn seat(&self, sitting: Sitting, hooked: bool) -> Arc<Seated> {
        let fresh = Arc::new(Seated::new(sitting, hooked));
        let mut tables = self.tables.lock().expect("nobody panics here");
        tables.entry(fresh.id.clone()).or_insert(fresh).clone()
    }

    /// The game at an address, read from the store if nobody has touched it for a while.
    pub async fn table(&self, id: &str) -> Result<Arc<Seated>, HallError> {
        if let Some(seated) = self.tables.lock().expect("nobody panics here").get(id) {
            seated.used.store(now(), Ordering::Relaxed);
            return Ok(seated.clone());
        }
        let head = self.store.head(id).await?.ok_or(HallError::Unknown)?;
        let rows = self.store.rows(id).await?;
        let sitting = self.replayed(move |shelves| Sitting::restore(head, &rows, shelves)).await?;
        if let Err(reason) = &sitting.line {
            tracing::warn!(game = id, reason, "a stored game cannot be gone on with");
        }
        let hooked = !self.store.webhooks(id).await?.is_empty();
        let seated = self.seat(sitting, hooked);
        self.drive(&seated);
        Ok(seated)
    }

    /// Everything that was told about a game after entry `after`, from the store.
    pub async fn told_since(&self, id: &str, after: u32) -> Result<Vec<Arc<Notice>>, HallError> {
        let head = self.store.head(id).await?.ok_or(HallError::Unknown)?;
        let rows = self.store.rows(id).await?;
        self.replayed(move |shelves| {
            let mut told = Vec::new();
            Sitting::retold(head, &rows, shelves, |notice| {
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
        replay: impl FnOnce(&Shelves) -> T + Send + 'static,
    ) -> Result<T, HallError> {
        let hall = self.me();
        tokio::task::spawn_blocking(move || replay(&hall.shelves)).await.map_err(|_| HallError::Broken)
    }

    /// Plays a move; returns when it is stored and told. `ply` and `version` name the position it was chosen in.
    pub async fn play(
        &self,
        seated: &Arc<Seated>,
        seat: Seat,
        ply: Option<usize>,
        version: Option<u32>,
        text: String,
    ) -> Result<Made, HallError> {
        self.make(seated, move |sitting| sitting.play(seat, ply, version, &text)).await
    }

    /// Makes an entry and stores it, whether or not whoever asked for it is still there.
    async fn make(
        &self,
        seated: &Arc<Seated>,
        entry: impl FnOnce(&mut Sitting) -> Result<(Row, Notice), Refused> + Send + 'static,
    ) -> Result<Made, HallError> {
        let (hall, table) = (self.me(), seated.clone());
        let task = tokio::spawn(async move {
            let seated = table;
            let mut sitting = seated.sitting.lock().await;
            let (row, notice) = entry(&mut sitting).map_err(HallError::Refused)?;
            if let Err(error) = hall.store.append(&seated.id, row).await {
                // What is not stored has not happened.
                hall.reread(&seated, &mut sitting).await;
                return Err(match error {
                    StoreError::Conflict => HallError::Refused(Refused::Stale),
                    other => HallError::Store(other),
                });
            }
            metrics::counter!("tabletown_entries_total").increment(1);
            let notice = Arc::new(notice);
            let _ = seated.notices.send(notice.clone());
            let made = Made { ply: sitting.ply(), number: sitting.number, notice };
            drop(sitting);
            hall.bell.ring(&seated);
            hall.drive(&seated);
            Ok(made)
        });
        match task.await {
            Ok(made) => made,
            Err(failed) if failed.is_panic() => {
                // Nobody knows what the table looks like now: the database does.
                self.forget(seated);
                Err(HallError::Broken)
            }
            Err(_) => Err(HallError::Store(StoreError::Closing)),
        }
    }

    async fn reread(&self, seated: &Seated, sitting: &mut Sitting) {
        let stored = (self.store.head(&seated.id).await, self.store.rows(&seated.id).await);
        let fresh = match stored {
            (Ok(Some(head)), Ok(rows)) => {
                self.replayed(move |shelves| Sitting::restore(head, &rows, shelves)).await.ok()
            }
            _ => None,
        };
        match fresh {
            Some(fresh) => *sitting = fresh,
            None => {
                // The game is unknown until the database answers again.
                sitting.line = Err("the database does not answer".to_owned());
                self.forget(seated);
            }
        }
    }

    /// Lets go of a table, so that whoever comes next has it read anew; those who watch are asked to come again.
    fn forget(&self, seated: &Seated) {
        self.tables.lock().expect("nobody panics here").remove(&seated.id);
        seated.tell(Notice::in_passing(Notice::LOST, &json!({})));
    }

    /// Takes a seat's last move back, or asks the others. `consents` are the seats that agree with whoever asks.
    pub async fn take_back(
        &self,
        seated: &Arc<Seated>,
        seat: Seat,
        consents: SeatSet,
    ) -> Result<Option<Made>, HallError> {
        let may = seated.sitting.lock().await.may_take_back(seat);
        match may {
            TakeBack::Nothing => {
                Err(HallError::Refused(Refused::Illegal(sentence!("error-nothing-to-take-back"))))
            }
            TakeBack::Now { to, how } => self.take_back_to(seated, seat, to, how).await.map(Some),
            TakeBack::Ask { to } => self.offer(seated, Offer { by: seat, to, agreed: consents }).await,
        }
    }

    /// Asks the others; only one may ask at a time.
    async fn offer(&self, seated: &Arc<Seated>, offer: Offer) -> Result<Option<Made>, HallError> {
        let mut sitting = seated.sitting.lock().await;
        if sitting.offer.is_some_and(|open| open.by != offer.by) {
            return Err(HallError::Refused(Refused::Stale));
        }
        sitting.offer = Some(offer);
        self.settle(seated, sitting, offer).await
    }

    async fn take_back_to(
        &self,
        seated: &Arc<Seated>,
        seat: Seat,
        to: usize,
        how: How,
    ) -> Result<Made, HallError> {
        self.make(seated, move |sitting| {
            // Somebody may have moved while this was on its way.
            let still = match sitting.may_take_back(seat) {
                TakeBack::Now { to: now, how: fresh } => now == to && how == fresh,
                TakeBack::Ask { .. } | TakeBack::Nothing => false,
            };
            if still { sitting.take_back(seat, to, how) } else { Err(Refused::Stale) }
        })
        .await
    }

    /// Answers an offer to take back.
    pub async fn answer(
        &self,
        seated: &Arc<Seated>,
        consents: SeatSet,
        agree: bool,
    ) -> Result<Option<Made>, HallError> {
        let mut sitting = seated.sitting.lock().await;
        let Some(open) = sitting.offer else { return Err(HallError::Refused(Refused::Stale)) };
        if !agree {
            sitting.offer = None;
            drop(sitting);
            seated.tell(offered(None));
            return Ok(None);
        }
        let offer = Offer { agreed: open.agreed.iter().chain(consents.iter()).collect(), ..open };
        sitting.offer = Some(offer);
        self.settle(seated, sitting, offer).await
    }

    /// Takes back if all people agree, else tells how far it is.
    async fn settle(
        &self,
        seated: &Arc<Seated>,
        sitting: MutexGuard<'_, Sitting>,
        offer: Offer,
    ) -> Result<Option<Made>, HallError> {
        let all = sitting.people().iter().all(|seat| offer.agreed.contains(seat));
        drop(sitting);
        if !all {
            seated.tell(offered(Some(offer)));
            return Ok(None);
        }
        let made = self.make(seated, move |sitting| {
            // Somebody may have moved or refused while this was on its way.
            if sitting.offer != Some(offer) {
                return Err(Refused::Stale);
            }
            sitting.take_back(offer.by, offer.to, How::Agreed)
        });
        made.await.map(Some)
    }

    /// Lets a bot play for a seat, or nobody any more; a bot that is thinking already finishes its move.
    pub async fn stand_in(
        &self,
        seated: &Arc<Seated>,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<(), HallError> {
        self.store.stand_in(&seated.id, seat, bot).await?;
        let mut sitting = seated.sitting.lock().await;
        match bot {
            Some(bot) => sitting.head.stand_ins.insert(seat, bot.to_owned()),
            None => sitting.head.stand_ins.remove(&seat),
        };
        let told = json!({ "seat": seat, "names": sitting.names(Language::ENGLISH), "stand_in": bot });
        drop(sitting);
        seated.tell(Notice::in_passing("seats", &told));
        self.drive(seated);
        Ok(())
    }

    /// Moves for bots and for the seats that the rules play, until a person has to decide.
    pub fn drive(&self, seated: &Arc<Seated>) {
        if *self.closing.borrow() || seated.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, seated) = (self.me(), seated.clone());
        tokio::spawn(async move {
            loop {
                loop {
                    match crate::bots::step(&hall, &seated).await {
                        Step::Moved => {}
                        Step::Idle => break,
                        // Nobody drives it again until it is read anew.
                        Step::Broken => return,
                    }
                }
                seated.driven.store(false, Ordering::Release);
                // Somebody may have moved between the last look and letting go.
                let due = crate::bots::due(&*seated.sitting.lock().await);
                if due.is_none() {
                    hall.wind(seated).await;
                    return;
                }
                if *hall.closing.borrow() || seated.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    /// Waits until somebody's time is over, unless something happens before.
    async fn wind(&self, seated: Arc<Seated>) {
        let (number, deadline) = {
            let sitting = seated.sitting.lock().await;
            (sitting.number, sitting.deadline())
        };
        let Some((at, seat)) = deadline else { return };
        let mut closing = self.closing();
        let left = Duration::from_secs(u64::try_from(at - now()).unwrap_or_default());
        tokio::select! {
            () = tokio::time::sleep(left) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        let mut sitting = seated.sitting.lock().await;
        if sitting.number != number || sitting.deadline() != deadline {
            return;
        }
        match sitting.head.clock.map(|terms| terms.then) {
            Some(Then::Bot) => {
                drop(sitting);
                if let Err(error) = self.stand_in(&seated, seat, Some(USUAL_LEVEL)).await {
                    tracing::error!(game = seated.id, %error, "no bot could take over");
                }
            }
            Some(Then::Ask) if sitting.overdue.is_none() => {
                let overdue = Overdue { seat, agreed: SeatSet::EMPTY };
                sitting.overdue = Some(overdue);
                drop(sitting);
                seated.tell(time_is_over(overdue));
            }
            _ => {}
        }
    }

    /// Some agree that a bot makes the move of a seat whose time is over; done once all others do.
    pub async fn agree_to_move(&self, seated: &Arc<Seated>, consents: SeatSet) -> Result<bool, HallError> {
        let mut sitting = seated.sitting.lock().await;
        let Some(open) = sitting.overdue else { return Err(HallError::Refused(Refused::Stale)) };
        let agreed = open.agreed.iter().chain(consents.iter()).filter(|&seat| seat != open.seat).collect();
        let overdue = Overdue { agreed, ..open };
        sitting.overdue = Some(overdue);
        let present = |seat: &Seat| *seat != open.seat && !sitting.head.stand_ins.contains_key(seat);
        let all = sitting.people().iter().filter(present).all(|seat| overdue.agreed.contains(seat));
        drop(sitting);
        seated.tell(time_is_over(overdue));
        if all {
            crate::bots::move_once(&self.me(), seated, open.seat, USUAL_LEVEL).await?;
        }
        Ok(all)
    }

    /// Lets go of games that nobody touches or watches.
    pub fn tidy(&self) {
        let mut tables = self.tables.lock().expect("nobody panics here");
        let idle = now() - IDLE;
        tables.retain(|_, seated| {
            let watched = seated.notices.receiver_count() > 0 || Arc::strong_count(seated) > 1;
            watched || seated.used.load(Ordering::Relaxed) > idle
        });
        metrics::gauge!("tabletown_games_held").set(tables.len() as f64);
        let watching: usize = tables.values().map(|seated| seated.notices.receiver_count()).sum();
        metrics::gauge!("tabletown_subscribers").set(watching as f64);
    }

    /// Becomes true when the server ends.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Sends everybody home: streams end, bots stop, what waits is written.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}

fn time_is_over(overdue: Overdue) -> Notice {
    let agreed: Vec<Seat> = overdue.agreed.iter().collect();
    Notice::in_passing("clock", &json!({ "seat": overdue.seat, "agreed": agreed }))
}

fn offered(offer: Option<Offer>) -> Notice {
    let told = match offer {
        Some(offer) => {
            json!({ "by": offer.by, "to": offer.to, "agreed": offer.agreed.iter().collect::<Vec<_>>() })
        }
        None => json!({ "by": null }),
    };
    Notice::in_passing("offer", &told)
}
