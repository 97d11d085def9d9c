//! Views: the open table, the hand one holds, and what one has seen of the others.
//!
//! A viewer forgets nothing: a hand once held is known until its end, because every pick is revealed.

use crate::draft::{Hidden, MAX_PILE, dealt_to, has_held};
use crate::game::Neom;
use crate::moves::{Illegal, Move, Private};
use crate::options::Options;
use crate::setup::{GENERATIONS, HAND, KEPT, MAX_DECK, MAX_SEATS, PACKS, sort_parts};
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use crate::turn::Foresight;
use game_core::{Dice, Seat, View, Viewer};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq)]
pub struct NeomView<'a> {
    table: &'a Table,
    viewer: Viewer,
    /// What the viewer holds: the hand or Cornerstones to choose from, also after the choice.
    holds: Tiles<MAX_PACK>,
    /// The viewer's own secret choice.
    choice: Option<TileId>,
    /// By the seat a hand was dealt to.
    hands: [Hand; MAX_SEATS],
    /// Cornerstones seen in each hand when it was held, while the preliminary round is on.
    stones: [Tiles<4>; MAX_SEATS],
    /// The viewer's own, round by round, while they are secret.
    kept: Tiles<KEPT>,
    /// The discard pile: what is known of it.
    pile: [Option<TileId>; MAX_PILE],
    pile_len: usize,
    /// One and two seats: what has been turned up of this generation's deck or of the stacks, in order.
    seen: &'a [TileId],
    stacks: &'a [[TileId; 4]],
    /// Where the parts of the decks end.
    ends: &'a [[u8; PACKS]; GENERATIONS],
}

/// A hand as one viewer knows it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Hand {
    /// Picks that were made from it.
    taken: Tiles<HAND>,
    /// How many tiles are left.
    count: usize,
    /// Which, if the viewer has held it.
    left: Option<Tiles<HAND>>,
}

impl<'a> NeomView<'a> {
    pub(crate) fn of(game: &'a Neom, viewer: Viewer) -> NeomView<'a> {
        let (table, hidden) = (&game.table, &game.hidden);
        let own = viewer.seat().filter(|seat| seat.index() < table.seats());
        let drafting = matches!(table.phase, Phase::Draft { .. });
        let mut view = NeomView {
            table,
            viewer,
            holds: Tiles::EMPTY,
            choice: own.and_then(|seat| hidden.choice[seat.index()].some()),
            hands: [Hand { taken: Tiles::EMPTY, count: 0, left: None }; MAX_SEATS],
            stones: [Tiles::EMPTY; MAX_SEATS],
            kept: own.map_or(Tiles::EMPTY, |seat| hidden.kept[seat.index()]),
            pile: [None; MAX_PILE],
            pile_len: hidden.pile.len(),
            seen: &[],
            stacks: &[],
            ends: &hidden.ends,
        };
        if let Some(seat) = own.filter(|_| table.has_hands()) {
            view.holds = hidden.offered(table, seat);
        }
        if table.has_hands() && drafting {
            view.know_stones(hidden, own);
        } else if table.has_hands() {
            view.know_hands(hidden, own);
        }
        view.know_pile(hidden, own);
        if !table.has_hands() {
            view.know_packs(hidden);
        }
        view
    }

    fn know_stones(&mut self, hidden: &Hidden, own: Option<Seat>) {
        let (Some(seat), Phase::Draft { round }) = (own, self.table.phase) else { return };
        let seats = self.table.seats();
        for hand in (0..seats).filter(|&hand| has_held(self.table, seat, hand, round)) {
            // What others had taken before it came here was never seen.
            let before = (seat.index() + seats - hand) % seats;
            let gone = |tile: &TileId| {
                (0..before).any(|round| hidden.kept[(hand + round) % seats].get(round) == Some(tile))
            };
            self.stones[hand] = Tiles::of(hidden.stones[hand].iter().copied().filter(|tile| !gone(tile)));
        }
    }

    fn know_hands(&mut self, hidden: &Hidden, own: Option<Seat>) {
        let table = self.table;
        for hand in 0..table.seats() {
            let part = hidden.part(table.generation, hand);
            let held = own.is_some_and(|seat| has_held(table, seat, hand, table.turn));
            let left = || hidden.hand(table.generation, hand);
            let gone = part.iter().copied().filter(|tile| left().all(|kept| kept != *tile));
            self.hands[hand] =
                Hand { taken: Tiles::of(gone), count: left().count(), left: held.then(|| Tiles::of(left())) };
        }
    }

    fn know_pile(&mut self, hidden: &Hidden, own: Option<Seat>) {
        let table = self.table;
        // Whoever places the Contract Office looks at all of it.
        let looks = |seat: Seat| {
            table.phase == Phase::Act
                && table.acting.contains(seat)
                && table.pick(seat).is_some_and(|pick| table.facts(pick).swaps)
        };
        for (place, &tile) in hidden.pile.iter().enumerate() {
            let saw = |seat: Seat| has_held(table, seat, place, KEPT as u8) || looks(seat);
            if !table.has_hands() || own.is_some_and(saw) {
                self.pile[place] = Some(tile);
            }
        }
    }

    fn know_packs(&mut self, hidden: &'a Hidden) {
        let ends = &hidden.ends[self.table.generation() - 1];
        match self.table.phase {
            Phase::Draft { round } => self.stacks = &hidden.stones[..usize::from(round)],
            _ => {
                let shown = usize::from(ends[self.table.turn() - 1]);
                self.seen = &hidden.decks[self.table.generation() - 1][..shown];
                self.stacks = &hidden.stones;
            }
        }
    }

    /// The open table.
    pub fn table(&self) -> &'a Table {
        self.table
    }

    /// What the viewer may pick or draft from now: the hand, or what lies open.
    pub fn offered(&self) -> &[TileId] {
        let choosing = matches!(self.table.phase, Phase::Draft { .. } | Phase::Select);
        if self.table.has_hands() || !choosing { &self.holds } else { self.table.pack() }
    }

    /// The viewer's own secret choice, while others are still choosing.
    pub fn choice(&self) -> Option<TileId> {
        self.choice
    }

    /// The Cornerstones a seat has kept, as far as the viewer knows them.
    pub fn cornerstones(&self, seat: Seat) -> &[TileId] {
        let secret = self.table.has_hands() && matches!(self.table.phase, Phase::Draft { .. });
        if secret && self.own_seat() == Some(seat) { &self.kept } else { self.table.cornerstones(seat) }
    }

    /// What is left of the hand that a seat holds, if the viewer has held it before; and how many tiles that are.
    pub fn hand_of(&self, seat: Seat) -> (Option<&[TileId]>, usize) {
        let hand = &self.hands[dealt_to(self.table, seat, self.table.turn)];
        (hand.left.as_deref(), hand.count)
    }

    /// What the viewer knows of the discard pile.
    pub fn known_pile(&self) -> impl Iterator<Item = TileId> + '_ {
        self.pile.iter().flatten().copied()
    }

    /// What a placement, a sale or an answer to a Disaster would do for the viewer, or why it is refused.
    pub fn foresee(&self, mv: Move) -> Result<Foresight, Illegal> {
        let seat = self.own_seat().unwrap_or(Seat(u8::MAX));
        let pile: Tiles<MAX_PILE> = Tiles::of(self.known_pile());
        self.table.foresee(seat, mv, Private { offered: self.offered(), pile: &pile })
    }

    /// Every move that the viewer may make, dearer sellers and waste included.
    pub fn every_move(&self, out: &mut Vec<Move>) {
        self.options(true).list(out);
    }

    fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < self.table.seats())
    }

    fn options(&self, every: bool) -> Options {
        let seat = self.own_seat().unwrap_or(Seat(7)); // nobody acts there
        let pile: Tiles<MAX_PILE> = Tiles::of(self.known_pile());
        Options::of(self.table, seat, Private { offered: self.offered(), pile: &pile }, every)
    }
}

impl View for NeomView<'_> {
    type Game = Neom;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.options(false).list(out);
    }

    fn move_count(&self) -> usize {
        self.options(false).len()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        self.options(false).nth(n)
    }

    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        let options = self.options(false);
        match options.len() {
            0 => None,
            count => options.nth(dice.below(count)),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Neom {
        let table = self.table;
        let mut hidden = Hidden {
            decks: [[TileId::NONE; MAX_DECK]; GENERATIONS],
            ends: *self.ends,
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
            if generation > table.generation() || !self.sees_tiles() {
                unseen.fill(deck);
            } else if table.has_hands() {
                self.sample_hands(&mut unseen, &mut hidden);
                continue;
            } else {
                unseen.forget(self.seen);
                deck[..self.seen.len()].copy_from_slice(self.seen);
                unseen.fill(&mut deck[self.seen.len()..]);
            }
            // The order inside a part means nothing; what has been seen is in order already.
            sort_parts(deck, &self.ends[generation - 1]);
        }
        if table.has_hands() && !self.sees_tiles() {
            hidden.deal_hands(table.generation);
        }
        self.sample_cornerstones(dice, &mut hidden);
        self.sample_choices(dice, &mut hidden);
        Neom { table: *table, hidden }
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

impl NeomView<'_> {
    /// Whether anything of this generation's deck has been seen yet.
    fn sees_tiles(&self) -> bool {
        !matches!(self.table.phase, Phase::Draft { .. })
    }

    fn sample_hands(&self, unseen: &mut Unseen, hidden: &mut Hidden) {
        let table = self.table;
        for hand in &self.hands[..table.seats()] {
            unseen.forget(&hand.taken);
            unseen.forget(hand.left.as_deref().unwrap_or_default());
        }
        let ends = self.ends[table.generation() - 1];
        let mut from = 0;
        for (seat, hand) in self.hands[..table.seats()].iter().enumerate() {
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
        for stack in self.stacks {
            unseen.forget(stack);
        }
        for seen in &self.stones {
            unseen.forget(seen);
        }
        let known: Vec<TileId> = self.known_pile().collect();
        unseen.forget(&known);
        match table.phase {
            Phase::Draft { round } if table.has_hands() => {
                self.sample_draft(round, dice, &mut unseen, hidden)
            }
            Phase::Draft { round } => self.sample_stacks(round, &mut unseen, hidden),
            _ => {
                if !table.has_hands() {
                    hidden.stones[..self.stacks.len()].copy_from_slice(self.stacks);
                }
                if table.beginner {
                    hidden.spare = unseen.draw().unwrap_or(TileId::NONE);
                }
            }
        }
        for place in 0..self.pile_len {
            let tile = self.pile[place].or_else(|| unseen.draw());
            hidden.pile.push(tile.unwrap_or(TileId::NONE));
        }
    }

    /// Stacks turned up are known; those to come are drawn.
    fn sample_stacks(&self, round: u8, unseen: &mut Unseen, hidden: &mut Hidden) {
        let sizes = match self.table.seats {
            1 => crate::setup::SOLO_STACKS,
            _ => [3; 3],
        };
        for (number, size) in sizes.into_iter().enumerate() {
            let stack = &mut hidden.stones[number];
            if number < usize::from(round) {
                *stack = self.stacks[number];
            } else {
                unseen.fill(&mut stack[..size]);
                stack[..size].sort_unstable();
            }
            hidden.stones_left[number] = (1 << size) - 1;
        }
        let open = usize::from(round) - 1;
        for tile in self.stacks[open].iter().filter(|tile| !self.table.pack().contains(tile)) {
            hidden.take_stone(open, *tile);
        }
    }

    /// Hands of Cornerstones that agree with those the viewer held, and picks of the others out of them.
    fn sample_draft(&self, round: u8, dice: &mut Dice, unseen: &mut Unseen, hidden: &mut Hidden) {
        let seats = self.table.seats();
        let own = self.own_seat();
        let rounds = usize::from(round) - 1; // completed ones
        let mut kept = [[TileId::NONE; KEPT]; MAX_SEATS];
        for hand in 0..seats {
            let held_in = own
                .filter(|&seat| has_held(self.table, seat, hand, round))
                .map(|seat| (seat.index() + seats - hand) % seats);
            let mut left: Vec<TileId> = match held_in {
                Some(_) => self.stones[hand].to_vec(),
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
                    Some(held) if turn == held => self.kept.get(turn).copied().unwrap_or(TileId::NONE),
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
            let own = self.choice.filter(|_| self.own_seat() == Some(seat));
            hidden.choice[seat.index()] = own.unwrap_or_else(|| any(dice));
        }
    }
}

impl Serialize for NeomView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table;
        let id = |tile: TileId| table.id(tile);
        let ids = |tiles: &[TileId]| tiles.iter().map(|&tile| id(tile)).collect::<Vec<_>>();
        let (phase, round) = match table.phase() {
            Phase::Draft { round } => ("draft", Some(round)),
            Phase::Select => ("select", None),
            Phase::Act => ("act", None),
            Phase::Disaster => ("disaster", None),
            Phase::Over => ("over", None),
        };
        let to_act: Vec<Seat> = table.to_act().iter().collect();
        let hand = |seat: Seat| {
            let (left, count) = self.hand_of(seat);
            json!({ "count": count, "tiles": left.map(ids) })
        };
        let hands: Vec<Value> = match table.has_hands() && self.sees_tiles() {
            true => table.all_seats().map(hand).collect(),
            false => Vec::new(),
        };
        let picks: Vec<Option<&str>> = table.all_seats().map(|seat| table.pick(seat).map(id)).collect();
        let scores: Vec<Value> = table
            .all_seats()
            .map(|seat| {
                let score = table.score(seat);
                let mut sheet = json!(score);
                sheet["total"] = json!(score.total());
                sheet
            })
            .collect();
        let pile: Vec<&str> = self.known_pile().map(id).collect();
        let mut view = crate::audit::position(table, |seat| self.cornerstones(seat).to_vec());
        let more = json!({
            "mode": table.mode(), "deck": table.tile_set().number(), "beginner": table.beginner(),
            "seat": self.viewer.seat(), "phase": phase, "round": round, "to_act": to_act,
            "generation": table.generation(), "turn": table.turn(), "picks": picks, "offered": ids(self.offered()),
            "pack": ids(table.pack()), "choice": self.choice.map(id), "hands": hands, "known_pile": pile,
            "disaster": table.disaster.map(|(tile, picker)| json!({ "id": id(tile), "picked_by": picker })),
            "routes_used": table.routes_used(), "scores": scores,
        });
        if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
            view.extend(more);
        }
        view.serialize(serializer)
    }
}
