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
    /// What every move adds to the time of a game, in seconds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub increment: u32,
    /// What happens when they are over.
    pub then: Then,
}

/// Versions before this one know no increments: clocks without one are written as they were.
fn is_nothing(seconds: &u32) -> bool {
    *seconds == 0
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

/// The largest increment, in seconds.
const MOST_ADDED: u32 = 3600;
/// The shortest and the longest time, in seconds: a breath, and four weeks.
const BOUNDS: std::ops::RangeInclusive<u32> = 5..=28 * 24 * 3600;

impl ClockTerms {
    /// Whether such a clock can be had.
    pub(crate) fn check(&self) -> Result<(), String> {
        if !BOUNDS.contains(&self.seconds) {
            return Err(format!("a clock has {} to {} seconds", BOUNDS.start(), BOUNDS.end()));
        }
        match (self.per, self.increment) {
            (_, 0) | (Per::Game, 1..=MOST_ADDED) => Ok(()),
            (Per::Move, _) => Err("an increment is for a clock of the whole game".to_owned()),
            (Per::Game, _) => Err(format!("an increment is {MOST_ADDED} seconds at most")),
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
    /// What its moves have added. Those that stand: whoever takes back and moves again gains nothing.
    added: Vec<i64>,
}

impl Watch {
    /// For so many seats; nobody's time runs.
    pub(crate) fn new(seats: usize) -> Watch {
        Watch { since: vec![None; seats], used: vec![0; seats], added: vec![0; seats] }
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

    /// These seats have made the moves that stand.
    pub(crate) fn count_moves(&mut self, terms: &ClockTerms, movers: impl Iterator<Item = Seat>) {
        self.added.fill(0);
        for mover in movers {
            self.added
                .get_mut(mover.index())
                .into_iter()
                .for_each(|added| *added += i64::from(terms.increment));
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
            Per::Game => {
                let of_seat = |sums: &[i64]| sums.get(seat.index()).copied().unwrap_or_default();
                (all + of_seat(&self.added) - of_seat(&self.used)).max(0)
            }
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
        let terms = ClockTerms { per: Per::Move, seconds: 60, increment: 0, then: Then::Bot };
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
        let terms = ClockTerms { per: Per::Game, seconds: 100, increment: 0, then: Then::Ask };
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
    fn a_move_adds_to_the_time_of_the_game_as_long_as_it_stands() {
        let terms = ClockTerms { per: Per::Game, seconds: 100, increment: 5, then: Then::Bot };
        let mut watch = Watch::new(2);
        watch.moved(Seat(0), seats(&[1]), 0);
        watch.moved(Seat(1), seats(&[1]), 30);
        watch.count_moves(&terms, [Seat(0), Seat(1)].into_iter());
        assert_eq!(watch.deadline(&terms, Seat(1)), Some(105), "70 seconds and 5 are left");
        watch.count_moves(&terms, [Seat(0)].into_iter());
        assert_eq!(watch.deadline(&terms, Seat(1)), Some(100), "what was taken back adds nothing");
        assert_eq!(watch.budget(&terms, Seat(0)), 105);
        let with = |per, increment| ClockTerms { per, seconds: 60, increment, then: Then::Bot };
        assert!(with(Per::Move, 0).check().is_ok() && with(Per::Game, 3600).check().is_ok());
        assert!(with(Per::Move, 1).check().is_err() && with(Per::Game, 3601).check().is_err());
        let stored = serde_json::to_string(&with(Per::Game, 0)).unwrap();
        assert!(!stored.contains("increment"), "as versions before wrote it");
    }

    #[test]
    fn those_who_choose_at_once_have_their_own_time() {
        let terms = ClockTerms { per: Per::Move, seconds: 60, increment: 0, then: Then::Bot };
        let mut watch = Watch::new(3);
        watch.moved(Seat(0), seats(&[0, 1, 2]), 0);
        watch.moved(Seat(1), seats(&[0, 2]), 20);
        assert_eq!(watch.deadline(&terms, Seat(2)), Some(60), "another one's choice gives no time");
        assert_eq!(watch.deadline(&terms, Seat(1)), None);
        assert!(watch.waits_since(Seat(2), 60, 60) && !watch.waits_since(Seat(2), 60, 59));
        assert!(!watch.waits_since(Seat(1), 0, 60), "it has chosen");
    }
}
