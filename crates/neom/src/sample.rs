//! Sampling: a whole game that looks exactly like a view, hidden parts drawn at random.
//!
//! Every world that fits what the viewer knows can come out; what others may have thought when they chose is not
//! weighed.

use crate::draft::{Hidden, has_held};
use crate::game::Neom;
use crate::setup::{GENERATIONS, KEPT, MAX_DECK, MAX_SEATS, SOLO_STACKS, sort_parts};
use crate::table::{Phase, Table, Tiles};
use crate::tile::TileId;
use crate::view::Knowledge;
use game_core::{Dice, Seat};

/// A world being made up around what a viewer knows.
pub(crate) struct Sample<'a> {
    pub table: &'a Table,
    pub own: Option<Seat>,
    pub known: Knowledge<'a>,
}

impl Sample<'_> {
    pub fn world(&self, dice: &mut Dice) -> Neom {
        let table = self.table;
        let sees_tiles = !matches!(table.phase, Phase::Draft { .. });
        let mut hidden = Hidden {
            decks: [[TileId::NONE; MAX_DECK]; GENERATIONS],
            ends: *self.known.ends,
            left: [0; MAX_SEATS],
            choice: [TileId::NONE; MAX_SEATS],
            stones: [[TileId::NONE; 4]; MAX_SEATS],
            stones_left: [0; MAX_SEATS],
            kept: [Tiles::EMPTY; MAX_SEATS],
            pile: Tiles::EMPTY,
            spare: TileId::NONE,
        };
        for generation in table.generation()..=GENERATIONS {
            let mut unseen = Unseen::new(table.rules().deck(generation, table.set), dice);
            let deck = &mut hidden.decks[generation - 1];
            if generation > table.generation() || !sees_tiles {
                unseen.fill(deck);
            } else if table.has_hands() {
                self.sample_hands(&mut unseen, &mut hidden);
                continue;
            } else {
                let seen = self.known.seen;
                unseen.forget(seen);
                deck[..seen.len()].copy_from_slice(seen);
                unseen.fill(&mut deck[seen.len()..]);
            }
            // The order inside a part means nothing; what has been seen is in order already.
            sort_parts(deck, &self.known.ends[generation - 1]);
        }
        if table.has_hands() && !sees_tiles {
            hidden.deal_hands(table.generation);
        }
        self.sample_cornerstones(dice, &mut hidden);
        self.sample_choices(dice, &mut hidden);
        Neom { table: *table, hidden }
    }

    fn sample_hands(&self, unseen: &mut Unseen, hidden: &mut Hidden) {
        let table = self.table;
        for hand in &self.known.hands[..table.seats()] {
            unseen.forget(&hand.taken);
            unseen.forget(hand.left.as_deref().unwrap_or_default());
        }
        let ends = self.known.ends[table.generation() - 1];
        let mut from = 0;
        for (seat, hand) in self.known.hands[..table.seats()].iter().enumerate() {
            let mut left: Vec<TileId> = match hand.left {
                Some(known) => known.to_vec(),
                None => (0..hand.count).filter_map(|_| unseen.draw()).collect(),
            };
            let mut part: Vec<TileId> = hand.taken.iter().copied().chain(left.drain(..)).collect();
            part.sort_unstable();
            let end = usize::from(ends[seat]);
            let deck = &mut hidden.decks[table.generation() - 1][from..end];
            for (place, tile) in deck.iter_mut().zip(&part) {
                *place = *tile;
            }
            let there = deck.iter().enumerate().filter(|(_, tile)| !hand.taken.contains(tile));
            hidden.left[seat] =
                there.filter(|(_, tile)| tile.some().is_some()).fold(0, |left, (place, _)| left | 1 << place);
            from = end;
        }
    }

    fn sample_cornerstones(&self, dice: &mut Dice, hidden: &mut Hidden) {
        let table = self.table;
        let mut unseen = Unseen::new(table.rules().cornerstones(), dice);
        for kept in &table.kept {
            unseen.forget(kept);
        }
        for stack in self.known.stacks {
            unseen.forget(stack);
        }
        for seen in &self.known.stones {
            unseen.forget(seen);
        }
        let pile: Vec<TileId> = self.known.pile.iter().flatten().copied().collect();
        unseen.forget(&pile);
        match table.phase {
            Phase::Draft { round } if table.has_hands() => {
                self.sample_draft(round, dice, &mut unseen, hidden)
            }
            Phase::Draft { round } => self.sample_stacks(round, &mut unseen, hidden),
            _ => {
                if !table.has_hands() {
                    hidden.stones[..self.known.stacks.len()].copy_from_slice(self.known.stacks);
                }
                if table.beginner {
                    hidden.spare = unseen.draw().unwrap_or(TileId::NONE);
                }
            }
        }
        for known in &self.known.pile {
            let tile = known.or_else(|| unseen.draw());
            hidden.pile.push(tile.unwrap_or(TileId::NONE));
        }
    }

    /// Stacks turned up are known; those to come are drawn.
    fn sample_stacks(&self, round: u8, unseen: &mut Unseen, hidden: &mut Hidden) {
        let sizes = match self.table.seats {
            1 => SOLO_STACKS,
            _ => [3; 3],
        };
        for (number, size) in sizes.into_iter().enumerate() {
            let stack = &mut hidden.stones[number];
            if number < usize::from(round) {
                *stack = self.known.stacks[number];
            } else {
                unseen.fill(&mut stack[..size]);
                stack[..size].sort_unstable();
            }
            hidden.stones_left[number] = (1 << size) - 1;
        }
        let open = usize::from(round) - 1;
        for tile in self.known.stacks[open].iter().filter(|tile| !self.table.pack().contains(tile)) {
            hidden.take_stone(open, *tile);
        }
    }

    /// Hands of Cornerstones that agree with those the viewer held, and picks of the others out of them.
    fn sample_draft(&self, round: u8, dice: &mut Dice, unseen: &mut Unseen, hidden: &mut Hidden) {
        let seats = self.table.seats();
        let own = self.own;
        let rounds = usize::from(round) - 1; // completed ones
        let mut kept = [[TileId::NONE; KEPT]; MAX_SEATS];
        for hand in 0..seats {
            let held_in = own
                .filter(|&seat| has_held(self.table, seat, hand, round))
                .map(|seat| (seat.index() + seats - hand) % seats);
            let mut left: Vec<TileId> = match held_in {
                Some(_) => self.known.stones[hand].to_vec(),
                None => (0..4).filter_map(|_| unseen.draw()).collect(),
            };
            let mut all = left.clone();
            let takers = (0..rounds).map(|turn| (turn, (hand + turn) % seats));
            for (turn, taker) in takers {
                let tile = match held_in {
                    Some(held) if turn < held => {
                        let tile = unseen.draw().unwrap_or(TileId::NONE);
                        all.push(tile);
                        tile
                    }
                    Some(held) if turn == held => self.known.kept.get(turn).copied().unwrap_or(TileId::NONE),
                    _ => left[dice.below(left.len())],
                };
                left.retain(|&known| known != tile);
                kept[taker][turn] = tile;
            }
            all.sort_unstable();
            hidden.stones[hand][..all.len()].copy_from_slice(&all);
            hidden.stones_left[hand] = 0b1111;
            all.iter().filter(|tile| !left.contains(tile)).for_each(|&tile| hidden.take_stone(hand, tile));
        }
        for (seat, kept) in kept.iter().enumerate() {
            hidden.kept[seat] = Tiles::of(kept[..rounds].iter().copied());
        }
    }

    /// Secret choices of those who have chosen already.
    fn sample_choices(&self, dice: &mut Dice, hidden: &mut Hidden) {
        let table = self.table;
        let secret = table.has_hands() && matches!(table.phase, Phase::Draft { .. } | Phase::Select);
        for seat in table.all_seats().filter(|&seat| secret && !table.acting.contains(seat)) {
            let offered = hidden.offered(table, seat);
            let any = |dice: &mut Dice| match offered.len() {
                0 => TileId::NONE,
                count => offered[dice.below(count)],
            };
            let own = self.known.choice.filter(|_| self.own == Some(seat));
            hidden.choice[seat.index()] = own.unwrap_or_else(|| any(dice));
        }
    }
}

/// Tiles of a deck that the viewer has not seen, in random order.
struct Unseen(Vec<TileId>);

impl Unseen {
    fn new(deck: &[TileId], dice: &mut Dice) -> Unseen {
        let mut tiles = deck.to_vec();
        dice.shuffle(&mut tiles);
        Unseen(tiles)
    }

    fn forget(&mut self, seen: &[TileId]) {
        self.0.retain(|tile| !seen.contains(tile));
    }

    fn draw(&mut self) -> Option<TileId> {
        self.0.pop()
    }

    fn fill(&mut self, places: &mut [TileId]) {
        for place in places {
            *place = self.draw().unwrap_or(TileId::NONE);
        }
    }
}
