//! Games that people end before the rules do: by agreement, or by giving up.
//!
//! Neither is an entry, which only the rules make: what people decide is stored beside the entries, as a bot that stands in
//! is, so that records and older nodes read the game as before. A game that was ended has no result and counts nowhere.
//! Whoever gives up has the usual bot play on, so that the others' game is not spoiled, and is placed last.

use crate::entry::Closed;
use crate::game_match::Match;
use crate::history::Refused;
use crate::notice::{Notice, NoticeKind};
use crate::rooms::{Room, Rooms, RoomsError};
use crate::status::Status;
use crate::store::Question;
use crate::text::sentence;
use bots::name::USUAL_LEVEL;
use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How often an answer is tried again because somebody else was quicker.
const TRIES: usize = 8;

/// Somebody would like to end the game. It holds until somebody moves: whoever moves plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EndOffer {
    /// Who asks.
    pub by: Seat,
    /// Who agrees so far.
    pub agreed: SeatSet,
}

/// What is told when somebody offers to end the game, when that was answered, and when somebody gave up.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct EndNotice {
    /// Who asks to end the game; `null` if nobody does any more.
    #[schema(value_type = Option<u8>)]
    by: Option<Seat>,
    /// Who agrees so far.
    #[schema(value_type = Vec<u8>)]
    agreed: Vec<Seat>,
    /// Why the game is over; `null` while it goes on.
    closed: Option<Closed>,
    /// Who gave up.
    #[schema(value_type = Vec<u8>)]
    resigned: Vec<Seat>,
}

/// What there is to tell about the end of a game.
pub(crate) fn about_end(game_match: &Match) -> Notice {
    let (offer, early) = (game_match.end, &game_match.head.early);
    let told = EndNotice {
        by: offer.map(|offer| offer.by),
        agreed: offer.map(|offer| offer.agreed.iter().collect()).unwrap_or_default(),
        closed: early.closed,
        resigned: early.resigned.iter().copied().collect(),
    };
    Notice::in_passing(NoticeKind::End, &told)
}

/// Places with those who gave up behind all others; who won then.
pub(crate) fn placed(ranks: &[usize], gave_up: impl Fn(Seat) -> bool) -> (Vec<usize>, SeatSet) {
    let key = |index: usize| (gave_up(Seat::from_index(index)), ranks[index]);
    let place = |index: usize| 1 + (0..ranks.len()).filter(|&other| key(other) < key(index)).count();
    let places: Vec<usize> = (0..ranks.len()).map(place).collect();
    let won = |seat: &Seat| places[seat.index()] == 1 && !gave_up(*seat);
    let winners = (0..ranks.len()).map(Seat::from_index).filter(won).collect();
    (places, winners)
}

impl Match {
    /// Whether people have ended it.
    pub(crate) fn is_closed(&self) -> bool {
        self.head.early.closed.is_some()
    }

    /// Whether whoever sits there has given up.
    pub(crate) fn has_given_up(&self, seat: Seat) -> bool {
        self.is_closed() || self.head.early.resigned.contains(&seat)
    }

    /// The people who play on.
    pub(crate) fn players(&self) -> SeatSet {
        self.people().iter().filter(|seat| !self.head.early.resigned.contains(seat)).collect()
    }

    /// The people who have to agree to end it: a bot does not mind.
    pub(crate) fn asked_to_end(&self) -> SeatSet {
        self.players().iter().filter(|seat| !self.head.stand_ins.contains_key(seat)).collect()
    }

    fn may_end(&self, seat: Seat) -> Result<(), RoomsError> {
        let illegal = |sentence| Err(RoomsError::Refused(Refused::Illegal(sentence)));
        match self.status() {
            Status::Running if self.head.imported || self.head.lesson().is_some() => {
                illegal(sentence!("error-no-end"))
            }
            Status::Running if self.has_given_up(seat) => illegal(sentence!("error-resigned")),
            Status::Running => Ok(()),
            Status::Finished | Status::Stopped => illegal(sentence!("error-closed")),
        }
    }
}

impl Rooms {
    /// Some would like to end the game, or agree with whoever does; whether it is over now.
    pub(crate) async fn agree_to_end(&self, room: &Arc<Room>, seats: SeatSet) -> Result<bool, RoomsError> {
        let by = seats.lowest().ok_or(RoomsError::Refused(Refused::Stale))?;
        for _ in 0..TRIES {
            let mut game_match = room.known().await?;
            game_match.may_end(by)?;
            if game_match.players().len() < 2 {
                return Err(RoomsError::Refused(Refused::Illegal(sentence!("error-end-alone"))));
            }
            let open = game_match.end;
            let before = open.map_or(SeatSet::EMPTY, |open| open.agreed);
            let agreed: SeatSet = before.iter().chain(seats.iter()).collect();
            let offer = EndOffer { by: open.map_or(by, |open| open.by), agreed };
            if !self.set_end(room, &mut game_match, Some(offer)).await? {
                continue;
            }
            if game_match.asked_to_end().iter().any(|seat| !agreed.contains(seat)) {
                room.tell(about_end(&game_match));
                return Ok(false);
            }
            self.close_match(room, &mut game_match, Closed::Agreed).await?;
            return Ok(true);
        }
        Err(RoomsError::Refused(Refused::Stale))
    }

    /// Somebody would rather play on.
    pub(crate) async fn decline_end(&self, room: &Arc<Room>) -> Result<(), RoomsError> {
        for _ in 0..TRIES {
            let mut game_match = room.known().await?;
            if game_match.end.is_none() {
                return Err(RoomsError::Refused(Refused::Stale));
            }
            if self.set_end(room, &mut game_match, None).await? {
                room.tell(about_end(&game_match));
                return Ok(());
            }
        }
        Err(RoomsError::Refused(Refused::Stale))
    }

    /// Somebody gives up: a bot plays on, or the game is over if nobody else plays. Whether it is.
    pub(crate) async fn resign(&self, room: &Arc<Room>, seat: Seat) -> Result<bool, RoomsError> {
        let mut game_match = room.known().await?;
        game_match.may_end(seat)?;
        self.store.resign(&room.id, seat).await?;
        game_match.head.early.resigned.insert(seat);
        if game_match.players().is_empty() {
            self.close_match(room, &mut game_match, Closed::Resigned).await?;
            return Ok(true);
        }
        room.tell(about_end(&game_match));
        drop(game_match);
        self.stand_in(room, seat, Some(USUAL_LEVEL)).await?;
        Ok(false)
    }

    async fn close_match(
        &self,
        room: &Arc<Room>,
        game_match: &mut Match,
        closed: Closed,
    ) -> Result<(), RoomsError> {
        self.store.close_game(&room.id, closed, game_match.number).await?;
        game_match.head.early.closed = Some(closed);
        game_match.end = None;
        room.tell(about_end(game_match));
        self.signal(&room.id);
        self.bell.ring(room);
        Ok(())
    }

    /// Changes what is asked here and for all nodes; `false` if somebody elsewhere was quicker, whose word holds now.
    async fn set_end(
        &self,
        room: &Arc<Room>,
        game_match: &mut Match,
        offer: Option<EndOffer>,
    ) -> Result<bool, RoomsError> {
        let (was, number) = (game_match.end, game_match.number);
        if was == offer {
            return Ok(true);
        }
        if self.store.ask(&room.id, Question::End, number, was.as_ref(), offer.as_ref()).await? {
            game_match.end = offer;
            self.signal(&room.id);
            return Ok(true);
        }
        self.look_again(room, game_match).await?;
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gives_up_is_behind_all_others() {
        let (places, winners) = placed(&[1, 2, 2], |seat| seat == Seat(0));
        assert_eq!((places, winners.iter().collect::<Vec<_>>()), (vec![3, 1, 1], vec![Seat(1), Seat(2)]));
        let (places, winners) = placed(&[2, 1], |_| false);
        assert_eq!((places, winners.iter().collect::<Vec<_>>()), (vec![2, 1], vec![Seat(1)]));
    }
}
