//! Plans: what a seat would build before its turn comes, and before it can pay.
//!
//! A plan is carried out on a copy by the code of a turn. Only whose turn it is and how much is on hand are lifted, so what
//! a plan says of a build is what that build will do.

use crate::event::Event;
use crate::game::Suburbia;
use crate::moves::{Illegal, Move};
use crate::table::{Phase, Table};
use game_core::{Log, Seat, SeatSet};

/// More than anything costs, and far from the ends of what can be counted.
const FORTUNE: i32 = 1 << 20;

impl Table {
    /// The table as it would be if it were this seat's turn to build; nothing where it will have none, or still has to keep
    /// a goal.
    pub fn on_turn_of(&self, seat: Seat) -> Option<Table> {
        let plays = seat.index() < self.seats() && !self.is_dale(seat);
        if !plays || self.phase == Phase::Over || self.choosing.contains(seat) {
            return None;
        }
        Some(Table { phase: Phase::Build, active: seat.0, choosing: SeatSet::EMPTY, ..*self })
    }

    /// Lends the seat to act what it lacks for a build; returns how much that is, or why it could not build it for any money.
    pub fn lend(&mut self, seat: Seat, mv: Move) -> Result<i32, Illegal> {
        let lacks = match self.check(seat, mv, None) {
            Err(Illegal::TooExpensive { price, money }) => price - money,
            checked => return checked.map(|_| 0),
        };
        let mut rich = *self;
        rich.tracks[seat.index()].money += lacks;
        rich.check(seat, mv, None)?;
        *self = rich;
        Ok(lacks)
    }

    /// All builds of the seat to act that money does not bar.
    pub fn builds_for_any_money(&self, seat: Seat, out: &mut Vec<Move>) {
        let mut rich = *self;
        rich.tracks[seat.index()].money = FORTUNE;
        rich.options(seat, None).list(out);
    }

    /// A turn of the seat to act in which nothing is built: income and population.
    pub fn idle_turn(&mut self, log: &mut impl Log<Event>) {
        self.steps(log);
    }

    /// The round in which a seat has its next turn, its present one included.
    pub fn next_turn(&self, seat: Seat) -> usize {
        let place = |of: Seat| self.order.from(self.order.first()).position(|other| other == of);
        let passed = self.phase != Phase::Goals && place(seat) < place(self.active());
        self.round() + usize::from(passed)
    }
}

impl Suburbia {
    /// The same game with this table: what a preview led to.
    pub fn with_table(&self, table: Table) -> Suburbia {
        Suburbia { table, ..*self }
    }
}
