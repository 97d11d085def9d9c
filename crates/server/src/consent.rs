//! What the people at a table have to agree about: taking back, and a bot's move for somebody whose time is over.
//!
//! Who agrees so far is stored with the entry it is about, so it is the same on every node and after a restart. Of two who
//! answer at the same moment on different nodes the second adds to what the first one said.

use crate::clock::Overdue;
use crate::entry::How;
use crate::game_match::{MOST_TAKE_BACKS, Match, TakeBack, TakeBackOffer};
use crate::history::Refused;
use crate::notice::{offered, time_is_over};
use crate::rooms::{Committed, Room, Rooms, RoomsError};
use crate::store::Question;
use crate::text::sentence;
use ::bots::name::USUAL_LEVEL;
use game_core::{Seat, SeatSet};
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// How often an answer is tried again because somebody else was quicker.
const TRIES: usize = 8;

impl Rooms {
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
            TakeBack::TooOften => {
                let most = i64::from(MOST_TAKE_BACKS);
                Err(RoomsError::Refused(Refused::Illegal(sentence!("error-take-backs", most))))
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
        if !self.set_offer(room, &mut game_match, Some(offer)).await? {
            return Err(RoomsError::Refused(Refused::Stale));
        }
        self.settle(room, game_match, offer).await
    }

    /// Changes what is asked here and for all nodes; `false` if somebody elsewhere was quicker, whose word holds now.
    async fn set_offer(
        &self,
        room: &Arc<Room>,
        game_match: &mut Match,
        offer: Option<TakeBackOffer>,
    ) -> Result<bool, RoomsError> {
        let was = game_match.offer;
        let number = game_match.number;
        if self.store.ask(&room.id, Question::TakeBack, number, was.as_ref(), offer.as_ref()).await? {
            game_match.offer = offer;
            self.signal(&room.id);
            return Ok(true);
        }
        self.look_again(room, game_match).await?;
        Ok(false)
    }

    /// The same for a time that is over.
    pub(crate) async fn set_overdue(
        &self,
        room: &Arc<Room>,
        game_match: &mut Match,
        overdue: Overdue,
    ) -> Result<bool, RoomsError> {
        let was = game_match.overdue;
        let number = game_match.number;
        if self.store.ask(&room.id, Question::Overdue, number, was.as_ref(), Some(&overdue)).await? {
            game_match.overdue = Some(overdue);
            self.signal(&room.id);
            return Ok(true);
        }
        self.look_again(room, game_match).await?;
        Ok(false)
    }

    async fn take_back_to(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        to: usize,
        how: How,
    ) -> Result<Committed, RoomsError> {
        self.make(room, None, move |game_match| {
            // Somebody may have moved while this was on its way.
            let still = match game_match.may_take_back(seat) {
                TakeBack::Now { to: now, how: fresh } => now == to && how == fresh,
                TakeBack::Ask { .. } | TakeBack::Nothing | TakeBack::TooOften => false,
            };
            if still { game_match.take_back(seat, to, how) } else { Err(Refused::Stale) }
        })
        .await
    }

    /// Takes back everything, in a lesson, also after its end.
    pub(crate) async fn begin_again(&self, room: &Arc<Room>, seat: Seat) -> Result<Committed, RoomsError> {
        self.make(room, None, move |game_match| game_match.take_back(seat, 0, How::Alone)).await
    }

    /// Answers an offer to take back.
    pub(crate) async fn answer(
        &self,
        room: &Arc<Room>,
        consents: SeatSet,
        agree: bool,
    ) -> Result<Option<Committed>, RoomsError> {
        for _ in 0..TRIES {
            let mut game_match = room.game_match.lock().await;
            let Some(open) = game_match.offer else { return Err(RoomsError::Refused(Refused::Stale)) };
            let agreed = open.agreed.iter().chain(consents.iter()).collect();
            let answered = agree.then_some(TakeBackOffer { agreed, ..open });
            if !self.set_offer(room, &mut game_match, answered).await? {
                continue;
            }
            let Some(offer) = answered else {
                drop(game_match);
                room.tell(offered(None));
                return Ok(None);
            };
            return self.settle(room, game_match, offer).await;
        }
        Err(RoomsError::Refused(Refused::Stale))
    }

    /// Takes back if all people agree, else tells how far it is.
    async fn settle(
        &self,
        room: &Arc<Room>,
        game_match: MutexGuard<'_, Match>,
        offer: TakeBackOffer,
    ) -> Result<Option<Committed>, RoomsError> {
        let all = game_match.players().iter().all(|seat| offer.agreed.contains(seat));
        drop(game_match);
        if !all {
            room.tell(offered(Some(offer)));
            return Ok(None);
        }
        let made = self.make(room, None, move |game_match| {
            // Somebody may have moved or refused while this was on its way.
            if game_match.offer != Some(offer) {
                return Err(Refused::Stale);
            }
            game_match.take_back(offer.by, offer.to, How::Agreed)
        });
        made.await.map(Some)
    }

    /// Some agree that a bot makes the move of a seat whose time is over; done once all others do.
    pub(crate) async fn agree_to_move(
        &self,
        room: &Arc<Room>,
        consents: SeatSet,
    ) -> Result<bool, RoomsError> {
        for _ in 0..TRIES {
            let mut game_match = room.game_match.lock().await;
            let Some(open) = game_match.overdue else { return Err(RoomsError::Refused(Refused::Stale)) };
            let agreed =
                open.agreed.iter().chain(consents.iter()).filter(|&seat| seat != open.seat).collect();
            let overdue = Overdue { agreed, ..open };
            if !self.set_overdue(room, &mut game_match, overdue).await? {
                continue;
            }
            let present = |seat: &Seat| *seat != open.seat && !game_match.head.stand_ins.contains_key(seat);
            let all = game_match.people().iter().filter(present).all(|seat| overdue.agreed.contains(seat));
            drop(game_match);
            room.tell(time_is_over(overdue));
            if all {
                crate::bots::move_once(&self.me(), room, open.seat, USUAL_LEVEL).await?;
            }
            return Ok(all);
        }
        Err(RoomsError::Refused(Refused::Stale))
    }
}
