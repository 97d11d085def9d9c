//! Views: the open table, the hand one holds, and what one has seen of the others.
//!
//! A viewer forgets nothing that can still matter: a hand once held is known until its end, because every pick is
//! revealed. The discard pile lies open to whoever is about to place the Contract Office, and is closed after that.

use crate::draft::{Hidden, MAX_PILE, dealt_to, has_held};
use crate::game::Neom;
use crate::moves::{Illegal, Move, Private};
use crate::options::Options;
use crate::preview::PickPreview;
use crate::sample::Sample;
use crate::setup::{GENERATIONS, HAND, KEPT, MAX_SEATS, PACKS};
use crate::table::{MAX_PACK, Phase, Table, Tiles};
use crate::tile::TileId;
use crate::turn::Preview;
use game_core::{Dice, Seat, View, Viewer};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::fmt;

/// What one viewer may know.
///
/// Making one costs next to nothing: what is hidden stays where it is, and only [`Knowledge`] and the accessors here
/// look at it, each no further than the viewer may.
#[derive(Clone, Copy)]
pub struct NeomView<'a> {
    table: &'a Table,
    hidden: &'a Hidden,
    viewer: Viewer,
    /// What the viewer holds: the hand or Cornerstones to choose from, also after the choice.
    holds: Tiles<MAX_PACK>,
}

/// Also what is printed for debugging must not tell more than the viewer may know.
impl fmt::Debug for NeomView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut view = f.debug_struct("NeomView");
        view.field("viewer", &self.viewer).field("table", &AsJson(self)).field("known", &self.knowledge());
        view.finish()
    }
}

/// The open table in few words: its rules alone would fill pages.
struct AsJson<'v, 'a>(&'v NeomView<'a>);

impl fmt::Debug for AsJson<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self.0).unwrap_or_default())
    }
}

impl PartialEq for NeomView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table && self.viewer == other.viewer && self.knowledge() == other.knowledge()
    }
}

impl<'a> NeomView<'a> {
    #[inline]
    pub(crate) fn of(game: &'a Neom, viewer: Viewer) -> NeomView<'a> {
        let (table, hidden) = (&game.table, &game.hidden);
        let holds = match viewer.seat().filter(|seat| table.has_hands() && seat.index() < table.seats()) {
            Some(seat) => hidden.offered(table, seat),
            None => Tiles::EMPTY,
        };
        NeomView { table, hidden, viewer, holds }
    }

    /// The open table.
    pub fn table(&self) -> &'a Table {
        self.table
    }

    /// What the viewer may pick or draft from now; empty if it is not to choose.
    #[inline]
    pub fn offered(&self) -> &[TileId] {
        let choosing = matches!(self.table.phase, Phase::Draft { .. } | Phase::Select);
        match choosing && self.own_seat().is_some_and(|seat| self.table.acting.contains(seat)) {
            true if self.table.has_hands() => &self.holds,
            true => self.table.pack(),
            false => &[],
        }
    }

    /// What is to be seen of that: the viewer's hand, also after its own choice, or what lies open for all.
    pub fn spread(&self) -> &[TileId] {
        let choosing = matches!(self.table.phase, Phase::Draft { .. } | Phase::Select);
        if self.table.has_hands() || !choosing { &self.holds } else { self.table.pack() }
    }

    /// The viewer's own secret choice, while others are still choosing.
    pub fn choice(&self) -> Option<TileId> {
        self.own_seat().and_then(|seat| self.hidden.choice[seat.index()].some())
    }

    /// The Cornerstones a seat has kept, as far as the viewer knows them.
    pub fn cornerstones(&self, seat: Seat) -> &'a [TileId] {
        let secret = self.table.has_hands() && matches!(self.table.phase, Phase::Draft { .. });
        match secret && self.own_seat() == Some(seat) {
            true => &self.hidden.kept[seat.index()],
            false => self.table.cornerstones(seat),
        }
    }

    /// What is left of the hand that a seat holds, if the viewer has held it before; and how many tiles that are.
    pub fn hand_of(&self, seat: Seat) -> (Option<Vec<TileId>>, usize) {
        if !self.sees_hands() {
            return (None, 0);
        }
        let hand = self.hand_dealt_to(dealt_to(self.table, seat, self.table.turn));
        (hand.left.map(|left| left.to_vec()), hand.count)
    }

    /// What the viewer knows of the discard pile.
    pub fn known_pile(&self) -> impl Iterator<Item = TileId> + '_ {
        self.pile().flatten()
    }

    /// What a placement, a sale or an answer to a Disaster would do for the viewer, or why it is refused.
    pub fn preview(&self, mv: Move) -> Result<Preview, Illegal> {
        let seat = self.own_seat().unwrap_or(Seat(u8::MAX));
        let pile: Tiles<MAX_PILE> = Tiles::of(self.known_pile());
        self.table.preview(seat, mv, Private { offered: self.offered(), pile: &pile })
    }

    /// What a tile would allow the viewer to do if it were picked; `None` for spectators.
    pub fn preview_pick(&self, tile: TileId) -> Option<PickPreview> {
        let seat = self.own_seat()?;
        Some(PickPreview::of(self.table, seat, tile, Tiles::of(self.known_pile())))
    }

    /// Every move that the viewer may make, dearer sellers and waste included.
    pub fn every_move(&self, out: &mut Vec<Move>) {
        self.options(true).list(out);
    }

    /// Whether the viewer may make this move now.
    pub fn may(&self, mv: Move) -> bool {
        let seat = self.own_seat().unwrap_or(Seat(u8::MAX));
        let pile: Tiles<MAX_PILE> = Tiles::of(self.known_pile());
        self.table.check(seat, mv, Private { offered: self.offered(), pile: &pile }).is_ok()
    }

    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < self.table.seats())
    }

    fn options(&self, every: bool) -> Options {
        let seat = self.own_seat().unwrap_or(Seat(7)); // nobody acts there
        let looks = self.looks_at_pile(seat);
        let pile: Tiles<MAX_PILE> = if looks { Tiles::of(self.known_pile()) } else { Tiles::EMPTY };
        Options::of(self.table, seat, Private { offered: self.offered(), pile: &pile }, every)
    }

    /// Whether the viewer is about to place the Contract Office.
    pub(crate) fn looks(&self) -> bool {
        self.own_seat().is_some_and(|seat| self.looks_at_pile(seat))
    }

    /// Whether there are hands, and not only Cornerstones, to be known.
    fn sees_hands(&self) -> bool {
        self.table.has_hands() && self.sees_tiles()
    }

    /// Whether anything of this generation's deck has been seen yet.
    fn sees_tiles(&self) -> bool {
        !matches!(self.table.phase, Phase::Draft { .. })
    }

    /// A hand by the seat it was dealt to.
    fn hand_dealt_to(&self, dealt_to: usize) -> Hand {
        let (table, hidden) = (self.table, self.hidden);
        let part = hidden.part(table.generation, dealt_to);
        let held = self.own_seat().is_some_and(|seat| has_held(table, seat, dealt_to, table.turn));
        let left = || hidden.hand(table.generation, dealt_to);
        let gone = part.iter().copied().filter(|tile| left().all(|kept| kept != *tile));
        Hand { taken: Tiles::of(gone), count: left().count(), left: held.then(|| Tiles::of(left())) }
    }

    /// Whoever places the Contract Office looks at all of the discard pile.
    fn looks_at_pile(&self, seat: Seat) -> bool {
        let table = self.table;
        table.phase == Phase::Act
            && table.acting.contains(seat)
            && table.pick(seat).is_some_and(|pick| table.facts(pick).swaps)
    }

    /// The discard pile, with what the viewer knows of it.
    fn pile(&self) -> impl Iterator<Item = Option<TileId>> + '_ {
        let table = self.table;
        self.hidden.pile.iter().enumerate().map(move |(place, &tile)| {
            let saw = |seat: Seat| has_held(table, seat, place, KEPT as u8) || self.looks_at_pile(seat);
            (!table.has_hands() || self.own_seat().is_some_and(saw)).then_some(tile)
        })
    }

    /// The Cornerstones of a hand as they were when the viewer held it, while the preliminary round is on.
    fn stones(&self, dealt_to: usize) -> Tiles<4> {
        let (Some(seat), Phase::Draft { round }) = (self.own_seat(), self.table.phase) else {
            return Tiles::EMPTY;
        };
        if !self.table.has_hands() || !has_held(self.table, seat, dealt_to, round) {
            return Tiles::EMPTY;
        }
        // What others had taken before it came here was never seen.
        let (seats, kept) = (self.table.seats(), &self.hidden.kept);
        let before = (seat.index() + seats - dealt_to) % seats;
        let gone = |tile: &TileId| {
            (0..before).any(|round| kept[(dealt_to + round) % seats].get(round) == Some(tile))
        };
        Tiles::of(self.hidden.stones[dealt_to].iter().copied().filter(|tile| !gone(tile)))
    }

    fn knowledge(&self) -> Knowledge<'a> {
        let (table, hidden) = (self.table, self.hidden);
        let unknown = Hand { taken: Tiles::EMPTY, count: 0, left: None };
        let seats = table.seats();
        let known = |hand| if self.sees_hands() && hand < seats { self.hand_dealt_to(hand) } else { unknown };
        let (seen, stacks): (&[TileId], &[[TileId; 4]]) = match table.phase {
            _ if table.has_hands() => (&[], &[]),
            Phase::Draft { round } => (&[], &hidden.stones[..usize::from(round)]),
            _ => {
                let generation = table.generation() - 1;
                let shown = usize::from(hidden.ends[generation][table.turn() - 1]);
                (&hidden.decks[generation][..shown], &hidden.stones)
            }
        };
        let secret = self.own_seat().filter(|_| table.has_hands());
        Knowledge {
            choice: self.choice(),
            hands: std::array::from_fn(known),
            stones: std::array::from_fn(|hand| if hand < seats { self.stones(hand) } else { Tiles::EMPTY }),
            kept: secret.map_or(Tiles::EMPTY, |seat| hidden.kept[seat.index()]),
            pile: self.pile().collect(),
            seen,
            stacks,
            ends: &hidden.ends,
        }
    }
}

/// All that a viewer knows besides the open table.
#[derive(Debug, PartialEq)]
pub(crate) struct Knowledge<'a> {
    /// The viewer's own secret choice.
    pub choice: Option<TileId>,
    /// By the seat a hand was dealt to.
    pub hands: [Hand; MAX_SEATS],
    /// Cornerstones seen in each hand when it was held, while the preliminary round is on.
    pub stones: [Tiles<4>; MAX_SEATS],
    /// The viewer's own, round by round, while they are secret.
    pub kept: Tiles<KEPT>,
    /// The discard pile: what is known of it.
    pub pile: Vec<Option<TileId>>,
    /// One and two seats: what has been turned up of this generation's deck, in order.
    pub seen: &'a [TileId],
    /// One and two seats: the stacks of Cornerstones that have been turned up.
    pub stacks: &'a [[TileId; 4]],
    /// Where the parts of the decks end.
    pub ends: &'a [[u8; PACKS]; GENERATIONS],
}

/// A hand as one viewer knows it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Hand {
    /// Picks that were made from it.
    pub taken: Tiles<HAND>,
    /// How many tiles are left.
    pub count: usize,
    /// Which, if the viewer has held it.
    pub left: Option<Tiles<HAND>>,
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
        Sample { table: self.table, own: self.own_seat(), known: self.knowledge() }.world(dice)
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
            json!({ "count": count, "tiles": left.map(|left| ids(&left)) })
        };
        let hands: Vec<Value> = match self.sees_hands() {
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
        let mut view = json!(crate::audit::position(table, |seat| self.cornerstones(seat).to_vec()));
        let more = json!({
            "mode": table.mode(), "deck": table.tile_set().number(), "beginner": table.beginner(),
            "seat": self.viewer.seat(), "phase": phase, "round": round, "to_act": to_act,
            "generation": table.generation(), "turn": table.turn(), "picks": picks, "offered": ids(self.offered()),
            "hand": ids(&self.holds),
            "pack": ids(table.pack()), "choice": self.choice().map(id), "hands": hands, "known_pile": pile,
            "disaster": table.disaster.map(|(tile, picker)| json!({ "id": id(tile), "picked_by": picker })),
            "routes_used": table.routes_used(), "scores": scores,
        });
        if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
            view.extend(more);
        }
        view.serialize(serializer)
    }
}
