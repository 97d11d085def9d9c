//! The star track: tokens move right for gold stars, and their order is the next round's order of play.

use crate::setup::MAX_SEATS;
use crate::table::Tracks;
use crate::tile::Track;
use game_core::Seat;

/// The last space of the star track; the first is 0.
pub const LAST_SPACE: u8 = 15;
/// The spaces that reward a token that reaches or passes them, with the track that moves by one.
pub const REWARDS: [(u8, Track); 2] = [(5, Track::Income), (10, Track::Reputation)];

/// How many tokens a space holds.
pub fn room_on(space: u8) -> usize {
    match space {
        12..=LAST_SPACE => usize::from(LAST_SPACE + 1 - space),
        _ => MAX_SEATS,
    }
}

/// The tokens from right to left, on one space from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tokens([Seat; MAX_SEATS]);

impl Tokens {
    pub fn in_order(order: [Seat; MAX_SEATS]) -> Tokens {
        Tokens(order)
    }

    /// Those of the first `seats` seats.
    pub fn list(&self, seats: usize) -> &[Seat] {
        &self.0[..seats]
    }

    /// Where a seat's token comes to if it moves so many spaces: as far as there is room, or nowhere else.
    pub fn target(seats: &[Tracks], seat: Seat, stars: u8) -> u8 {
        let from = seats[seat.index()].stars;
        let farthest = from.saturating_add(stars).min(LAST_SPACE);
        let others = |space: u8| {
            let there = seats
                .iter()
                .enumerate()
                .filter(|&(other, tracks)| other != seat.index() && tracks.stars == space);
            there.count()
        };
        (from + 1..=farthest).rev().find(|&space| others(space) < room_on(space)).unwrap_or(from)
    }

    /// Lays the token of a seat on top of those of its new space, which the tracks have already.
    pub fn moved(&mut self, seats: &[Tracks], seat: Seat) {
        let list = &mut self.0[..seats.len()];
        let space = |seat: Seat| seats[seat.index()].stars;
        let from = list.iter().position(|&token| token == seat).unwrap_or(0);
        let to = list[..from].iter().position(|&token| space(token) <= space(seat)).unwrap_or(from);
        list[to..=from].rotate_right(1);
    }
}

/// The order of play of a round, as a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    first: Seat,
    /// Who follows each seat, four bits each; the last is followed by the first.
    next: u32,
}

impl Order {
    pub fn of(list: &[Seat]) -> Order {
        let mut order = Order { first: list[0], next: 0 };
        for (place, seat) in list.iter().enumerate() {
            order.next |= u32::from(list[(place + 1) % list.len()].0) << (4 * seat.index());
        }
        order
    }

    /// Seat order, beginning with this one.
    pub fn beginning_with(first: Seat, seats: usize) -> Order {
        let mut list = [Seat(0); MAX_SEATS];
        for (place, seat) in list[..seats].iter_mut().enumerate() {
            *seat = Seat::from_index((first.index() + place) % seats);
        }
        Order::of(&list[..seats])
    }

    #[inline]
    pub fn first(self) -> Seat {
        self.first
    }

    #[inline]
    pub fn next(self, seat: Seat) -> Seat {
        Seat((self.next >> (4 * seat.0)) as u8 & 0xf)
    }

    /// All seats, beginning with this one.
    #[inline]
    pub fn from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        std::iter::once(seat).chain(self.after(seat))
    }

    /// All other seats, from the next one on.
    #[inline]
    pub fn after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let mut at = seat;
        std::iter::from_fn(move || {
            at = self.next(at);
            (at != seat).then_some(at)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(spaces: &[u8]) -> Vec<Tracks> {
        spaces.iter().map(|&stars| Tracks { stars, ..Tracks::default() }).collect()
    }

    #[test]
    fn a_token_stops_before_full_spaces_and_at_the_end() {
        assert_eq!(Tokens::target(&seats(&[3, 0]), Seat(0), 4), 7);
        assert_eq!(Tokens::target(&seats(&[13, 0]), Seat(0), 4), 15);
        assert_eq!(Tokens::target(&seats(&[13, 15]), Seat(0), 4), 14);
        assert_eq!(Tokens::target(&seats(&[14, 15]), Seat(0), 4), 14);
        assert_eq!(Tokens::target(&seats(&[11, 14, 14, 13, 13]), Seat(0), 3), 13);
        assert_eq!(Tokens::target(&seats(&[11, 12, 12, 12, 12]), Seat(0), 1), 11);
    }

    #[test]
    fn a_moved_token_lies_on_top() {
        let mut tokens = Tokens::in_order([0, 1, 2, 3, 4].map(Seat));
        let mut all = seats(&[0, 0, 0]);
        for (seat, space, order) in
            [(2, 3, [2, 0, 1]), (1, 3, [1, 2, 0]), (0, 5, [0, 1, 2]), (2, 5, [2, 0, 1])]
        {
            all[seat].stars = space;
            tokens.moved(&all, Seat::from_index(seat));
            assert_eq!(tokens.list(3), order.map(Seat), "seat {seat} to {space}");
        }
    }

    #[test]
    fn an_order_is_a_ring() {
        let order = Order::of(&[2, 0, 1].map(Seat));
        assert_eq!(order.from(order.first()).collect::<Vec<_>>(), [2, 0, 1].map(Seat));
        assert_eq!(order.after(Seat(0)).collect::<Vec<_>>(), [1, 2].map(Seat));
        assert_eq!(Order::beginning_with(Seat(1), 3).from(Seat(1)).collect::<Vec<_>>(), [1, 2, 0].map(Seat));
    }
}
