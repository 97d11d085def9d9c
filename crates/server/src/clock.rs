//! Clocks: how long a seat may think, and what happens when its time is over.
//!
//! Times are those of the stored entries, so a server that starts anew knows how much time is left. A clock runs from the
//! first entry on: nobody loses time before the game has begun.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was agreed about time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// What the seconds are for.
    pub per: Per,
    /// Five seconds to four weeks.
    pub seconds: u32,
    /// What happens when they are over.
    pub then: Then,
}

/// What a time is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Every move.
    Move,
    /// All moves of a seat together.
    Game,
}

/// What happens when a time is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// A bot plays for the seat from now on, until somebody comes back to it.
    Bot,
    /// The others may agree that a bot makes this one move.
    Ask,
}

/// The shortest and the longest time, in seconds: a breath, and four weeks.
const BOUNDS: std::ops::RangeInclusive<u32> = 5..=28 * 24 * 3600;

impl ClockTerms {
    /// Whether such a clock can be had.
    pub(crate) fn check(&self) -> Result<(), String> {
        match BOUNDS.contains(&self.seconds) {
            true => Ok(()),
            false => Err(format!("a clock has {} to {} seconds", BOUNDS.start(), BOUNDS.end())),
        }
    }
}

/// The time that the seats of a game have used.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Watch {
    /// Since when a seat has had to decide.
    since: Vec<Option<i64>>,
    /// What its earlier decisions took.
    used: Vec<i64>,
}

impl Watch {
    /// For so many seats; nobody's time runs.
    pub(crate) fn new(seats: usize) -> Watch {
        Watch { since: vec![None; seats], used: vec![0; seats] }
    }

    /// Somebody moved at this time, and these have to decide now.
    pub(crate) fn moved(&mut self, mover: Seat, to_act: SeatSet, at: i64) {
        for (index, since) in self.since.iter_mut().enumerate() {
            let seat = Seat::from_index(index);
            let acts = to_act.contains(seat);
            if let Some(begun) = since.filter(|_| seat == mover || !acts) {
                self.used[index] += (at - begun).max(0);
                *since = None;
            }
            if acts && since.is_none() {
                *since = Some(at);
            }
        }
    }

    /// When the time of a seat that has to decide is over, in seconds since 1970.
    pub(crate) fn deadline(&self, terms: &ClockTerms, seat: Seat) -> Option<i64> {
        let since = (*self.since.get(seat.index())?)?;
        Some(since + self.budget(terms, seat))
    }

    /// Whether a seat has had to decide for so many seconds.
    pub(crate) fn waits_since(&self, seat: Seat, seconds: i64, now: i64) -> bool {
        self.since.get(seat.index()).copied().flatten().is_some_and(|since| now - since >= seconds)
    }

    /// What a seat has for its decisions from now on.
    pub(crate) fn budget(&self, terms: &ClockTerms, seat: Seat) -> i64 {
        let all = i64::from(terms.seconds);
        match terms.per {
            Per::Move => all,
            Per::Game => (all - self.used.get(seat.index()).copied().unwrap_or_default()).max(0),
        }
    }
}

/// A seat whose time is over, and who agrees that a bot makes its move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Overdue {
    /// Whose time is over.
    pub seat: Seat,
    /// Who agrees.
    pub agreed: SeatSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn a_time_for_each_move_begins_anew_with_it() {
        let terms = ClockTerms { per: Per::Move, seconds: 60, then: Then::Bot };
        let mut watch = Watch::new(2);
        assert_eq!(watch.deadline(&terms, Seat(0)), None, "nothing runs before the first entry");
        watch.moved(Seat(0), seats(&[1]), 100);
        assert_eq!((watch.deadline(&terms, Seat(0)), watch.deadline(&terms, Seat(1))), (None, Some(160)));
        watch.moved(Seat(1), seats(&[1]), 130);
        assert_eq!(watch.deadline(&terms, Seat(1)), Some(190), "the same seat moves again");
        watch.moved(Seat(1), seats(&[0]), 150);
        assert_eq!((watch.deadline(&terms, Seat(0)), watch.deadline(&terms, Seat(1))), (Some(210), None));
    }

    #[test]
    fn a_time_for_the_game_is_used_up() {
        let terms = ClockTerms { per: Per::Game, seconds: 100, then: Then::Ask };
        let mut watch = Watch::new(2);
        watch.moved(Seat(0), seats(&[1]), 0);
        watch.moved(Seat(1), seats(&[0]), 30);
        watch.moved(Seat(0), seats(&[1]), 40);
        assert_eq!(watch.deadline(&terms, Seat(1)), Some(110), "70 seconds are left");
        assert_eq!(watch.budget(&terms, Seat(0)), 90);
        watch.moved(Seat(1), seats(&[0]), 500);
        watch.moved(Seat(0), seats(&[1]), 501);
        assert_eq!(watch.deadline(&terms, Seat(1)), Some(501), "nothing is left");
    }

    #[test]
    fn those_who_choose_at_once_have_their_own_time() {
        let terms = ClockTerms { per: Per::Move, seconds: 60, then: Then::Bot };
        let mut watch = Watch::new(3);
        watch.moved(Seat(0), seats(&[0, 1, 2]), 0);
        watch.moved(Seat(1), seats(&[0, 2]), 20);
        assert_eq!(watch.deadline(&terms, Seat(2)), Some(60), "another one's choice gives no time");
        assert_eq!(watch.deadline(&terms, Seat(1)), None);
        assert!(watch.waits_since(Seat(2), 60, 60) && !watch.waits_since(Seat(2), 60, 59));
        assert!(!watch.waits_since(Seat(1), 0, 60), "it has chosen");
    }
}
