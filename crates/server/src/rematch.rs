//! Another game with the same people: who is asked, who agrees so far, and who sits where then.
//!
//! Nobody is taken to a game that they did not agree to, as its clock may run. What was said so far is stored as other
//! questions are, so it is the same on every node and after a restart.

use crate::game_match::Match;
use crate::history::{History, Refused, with_history};
use crate::notice::{Notice, NoticeKind};
use crate::rooms::{Room, Rooms, RoomsError};
use crate::store::Question;
use game_core::{Seat, SeatSet};
use games::Playable;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How often an answer is tried again because somebody else was quicker.
const TRIES: usize = 8;

/// Somebody would like to play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RematchOffer {
    /// Who asks.
    pub by: Seat,
    /// Who agrees so far.
    pub agreed: SeatSet,
    /// Who would rather not: then nobody is asked any more, until somebody asks anew.
    pub declined: Option<Seat>,
}

impl RematchOffer {
    /// Whether it still waits for an answer.
    pub(crate) fn is_open(&self) -> bool {
        self.declined.is_none()
    }
}

/// What is told about another game that somebody asks for.
#[derive(Serialize, ToSchema)]
pub(crate) struct RematchNotice {
    /// Who asks.
    #[schema(value_type = u8)]
    by: Seat,
    /// Who agrees so far.
    #[schema(value_type = Vec<u8>)]
    agreed: Vec<Seat>,
    /// Who declined; `null` while it is open.
    #[schema(value_type = Option<u8>)]
    declined: Option<Seat>,
}

pub(crate) fn asked_again(offer: RematchOffer) -> Notice {
    let RematchOffer { by, agreed, declined } = offer;
    let told = RematchNotice { by, agreed: agreed.iter().collect(), declined };
    Notice::in_passing(NoticeKind::RematchOffer, &told)
}

impl Match {
    /// Who moves on to which seat in the next game: whoever was second is first then. Seats that the rules play stay.
    pub(crate) fn next_seats(&self) -> Vec<Seat> {
        fn players<G: Playable>(history: &History<G>) -> usize {
            G::players(&history.setup)
        }
        let players = self.history().map_or(0, |history| with_history!(history, history => players(history)));
        let next = |index| if index < players { (index + players - 1) % players } else { index };
        (0..self.head.seats.len()).map(|index| Seat::from_index(next(index))).collect()
    }
}

impl Rooms {
    /// The seats whose people have to agree: those that a browser holds and no bot plays for. Programs that play with a
    /// token alone join whenever they like.
    pub(crate) async fn asked_for_rematch(&self, room: &Room) -> Result<SeatSet, RoomsError> {
        let holders = self.store.holders(&room.id).await?;
        let game_match = room.game_match.lock().await;
        let is_held = |seat: &Seat| holders.iter().any(|(_, held)| held == seat);
        let plays = |seat: &Seat| !game_match.head.stand_ins.contains_key(seat);
        Ok(game_match.people().iter().filter(|seat| is_held(seat) && plays(seat)).collect())
    }

    /// Some would like to play again, or agree with whoever does; what is agreed now.
    pub(crate) async fn agree_to_rematch(
        &self,
        room: &Arc<Room>,
        seats: SeatSet,
    ) -> Result<RematchOffer, RoomsError> {
        let by = seats.lowest().ok_or(RoomsError::Refused(Refused::Stale))?;
        self.change_rematch(room, |open| {
            let open = open.filter(RematchOffer::is_open);
            let before = open.map_or(SeatSet::EMPTY, |open| open.agreed);
            let agreed = before.iter().chain(seats.iter()).collect();
            Some(RematchOffer { by: open.map_or(by, |open| open.by), agreed, declined: None })
        })
        .await
    }

    /// Somebody would rather not.
    pub(crate) async fn decline_rematch(
        &self,
        room: &Arc<Room>,
        seat: Seat,
    ) -> Result<RematchOffer, RoomsError> {
        self.change_rematch(room, |open| {
            let open = open.filter(RematchOffer::is_open)?;
            Some(RematchOffer { declined: Some(seat), ..open })
        })
        .await
    }

    /// Changes what is asked here and for all nodes, and tells it. Of two who answer at once the second adds to what the
    /// first one said.
    async fn change_rematch(
        &self,
        room: &Arc<Room>,
        change: impl Fn(Option<RematchOffer>) -> Option<RematchOffer>,
    ) -> Result<RematchOffer, RoomsError> {
        for _ in 0..TRIES {
            let mut game_match = room.known().await?;
            let was = game_match.rematch;
            let Some(now) = change(was) else { return Err(RoomsError::Refused(Refused::Stale)) };
            if was == Some(now) {
                return Ok(now);
            }
            let number = game_match.number;
            if self.store.ask(&room.id, Question::Rematch, number, was.as_ref(), Some(&now)).await? {
                game_match.rematch = Some(now);
                drop(game_match);
                room.tell(asked_again(now));
                self.signal(&room.id);
                return Ok(now);
            }
            self.look_again(room, &mut game_match).await?;
        }
        Err(RoomsError::Refused(Refused::Stale))
    }
}
