//! The naive position: what lies where, whose turn it is, and what may be built.
//!
//! A borough is a list of tiles, lakes and borders with their places, oldest first. Nothing is cached: prices,
//! neighbours, counts and red lines are worked out again whenever they are needed. The rest of a turn is in
//! `turn.rs`, what a placed tile does in `effects.rs`, step 8 in `specials.rs`, Dale in `dale.rs`.

use super::data::{self, Goal, Tile, Track};
use super::geometry::{Cell, Place, border_may_lie, hex_may_go};
use super::moves::{Choice, Move};
use super::packs::Award;
use super::turn::Step;
use std::collections::VecDeque;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    First,
    Second,
    Collectors,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Standard,
    LoneArchitect,
    Dale,
}

/// A tile, lake or border in a borough. `built` numbers all of them in the order in which they were placed; it
/// is their age and their name in the ledger.
#[derive(Debug, Clone)]
pub struct Built {
    pub tile: &'static Tile,
    pub at: Place,
    pub invested: bool,
    pub built: usize,
}

/// What belongs to one seat. A lake is a tile whose kind is `lake`.
#[derive(Debug, Clone)]
pub struct Seat {
    pub money: i64,
    pub income: i64,
    pub reputation: i64,
    pub population: i64,
    pub markers: usize,
    pub tiles: Vec<Built>,
}

/// An entry of the draw stack.
#[derive(Debug, Clone, Copy)]
pub enum Card {
    Tile(&'static Tile),
    OneMoreRound,
    ScoreBonus,
    ScoreChallenge,
}

/// Why a track changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    Tile { id: &'static str, owner: usize, at: Place },
    Flip { id: &'static str, owner: usize, at: Place },
    Pay,
    RedLine,
    IncomeStep,
    PopulationStep,
    Bonus(&'static str),
    Challenge(&'static str),
    StarTrack,
    StarRound,
}

/// A real change of a track, after clamping, in a step of section 2 or outside of them.
#[derive(Debug, Clone, Copy)]
pub struct Change {
    pub seat: usize,
    /// One of the four tracks, or `stars`.
    pub track: &'static str,
    pub delta: i64,
    pub cause: Cause,
    pub step: Option<i64>,
}

/// The ledger (L-1) is a list of these: what the tile `built` really gave to (positive) or took from (negative)
/// a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    pub built: usize,
    pub seat: usize,
    pub track: Track,
    pub delta: i64,
}

/// The bonus or the challenge of the game.
#[derive(Debug, Clone, Copy)]
pub enum Open {
    NotPlayed,
    Lying(&'static Award),
    Scored,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// This seat keeps one of its two goals.
    Keep(usize),
    /// The seat whose turn it is builds.
    Build,
    /// The seat whose turn it is discards a market tile.
    Discard,
    Over,
}

/// A whole game, hidden information included.
#[derive(Debug, Clone)]
pub struct Model {
    pub edition: Edition,
    pub mode: Mode,
    /// Whether any pack but the base game is in.
    pub with_packs: bool,
    pub seats: Vec<Seat>,
    pub start: usize,
    pub market: Vec<Option<&'static Tile>>,
    pub stack: VecDeque<Card>,
    /// How many of each basic tile are left, in the order of [`BASICS`].
    pub basics: [usize; 3],
    /// The three spaces of the border display, if borders are played.
    pub display: Option<Vec<Option<&'static Tile>>>,
    pub pile: VecDeque<&'static Tile>,
    pub bonus: Open,
    pub challenge: Open,
    /// The sixteen spaces of the star track with their tokens from top to bottom, if it is played.
    pub track: Option<Vec<Vec<usize>>>,
    /// The order of play of this round, if the stars decide it.
    pub star_order: Option<Vec<usize>>,
    /// The order of play of the round that has ended last, likewise.
    pub ended_order: Option<Vec<usize>>,
    pub public_goals: Vec<&'static Goal>,
    pub dealt_goals: Vec<Vec<&'static Goal>>,
    /// What each seat kept, by seat.
    pub kept_goals: Vec<&'static Goal>,
    pub phase: Phase,
    /// The seat whose turn it is.
    pub turn: usize,
    pub round: usize,
    /// Known once One More Round was drawn.
    pub last_round: Option<usize>,
    pub ledger: Vec<Entry>,
    /// How many things were ever placed.
    pub built_so_far: usize,
    /// The changes of the last move.
    pub changes: Vec<Change>,
    /// Owner, id and place of all that lay in a borough at some time of the last move.
    pub seen: Vec<(usize, &'static str, Place)>,
    /// The step of section 2 that is being done.
    pub step: Option<i64>,
    /// Specials of step 8 that wait, with the number of their tile.
    pub queue: VecDeque<(&'static str, usize)>,
    /// Choices of the move that have not been used yet.
    pub choices: VecDeque<Choice>,
    /// How many tiles have left the market in this turn.
    pub departed: usize,
    pub agenda: VecDeque<Step>,
    pub round_is_over: bool,
}

pub const BASICS: [&str; 3] = ["suburbs", "community-park", "heavy-factory"];

const START_TILES: [(&str, Cell); 3] =
    [("suburbs", (0, 0)), ("community-park", (0, 1)), ("heavy-factory", (0, 2))];

/// L-3: what the start tiles have given and taken, by their place in the list above.
const START_LEDGER: [(usize, Track, i64); 5] = [
    (0, Track::Population, 2),
    (1, Track::Income, -1),
    (1, Track::Reputation, 2),
    (2, Track::Income, 1),
    (2, Track::Reputation, -1),
];

/// Slot prices, left to right.
fn slot_prices(slots: usize) -> &'static [i64] {
    match slots {
        4 => &[6, 4, 2, 0],
        7 => &[10, 8, 6, 4, 2, 0, 0],
        8 => &[12, 10, 8, 6, 4, 2, 0, 0], // S-1
        _ => panic!("no market has {slots} slots"),
    }
}

impl Seat {
    fn at_start(first_number: usize) -> Seat {
        let tiles = START_TILES.iter().enumerate().map(|(i, &(id, at))| Built {
            tile: data::tile(id).expect("a start tile"),
            at: at.into(),
            invested: false,
            built: first_number + i,
        });
        Seat { money: 15, income: 0, reputation: 1, population: 2, markers: 3, tiles: tiles.collect() }
    }

    pub fn track(&self, track: Track) -> i64 {
        match track {
            Track::Money => self.money,
            Track::Income => self.income,
            Track::Reputation => self.reputation,
            Track::Population => self.population,
        }
    }

    /// Where its tiles, lakes and borders lie.
    pub fn places(&self) -> Vec<Place> {
        self.tiles.iter().map(|built| built.at).collect()
    }

    pub fn position_of(&self, at: Place) -> Option<usize> {
        self.tiles.iter().position(|built| built.at == at)
    }

    /// Whether a tile with this special lies face up in the borough.
    pub fn has(&self, special: &str) -> bool {
        self.tiles.iter().any(|built| built.tile.has(special))
    }
}

impl Model {
    /// The position before the first move of a game without packs, with start values and start tiles.
    pub fn new(
        edition: Edition,
        mode: Mode,
        seats: usize,
        start: usize,
        market: Vec<&'static Tile>,
        stack: Vec<Card>,
    ) -> Model {
        let of_seat = |seat: usize| {
            START_LEDGER.map(|(tile, track, delta)| Entry { built: 3 * seat + tile, seat, track, delta })
        };
        Model {
            edition,
            mode,
            with_packs: false,
            seats: (0..seats).map(|seat| Seat::at_start(3 * seat)).collect(),
            start,
            market: market.into_iter().map(Some).collect(),
            stack: stack.into(),
            basics: [if seats == 5 { 5 } else { 4 }; 3],
            display: None,
            pile: VecDeque::new(),
            bonus: Open::NotPlayed,
            challenge: Open::NotPlayed,
            track: None,
            star_order: None,
            ended_order: None,
            public_goals: Vec::new(),
            dealt_goals: Vec::new(),
            kept_goals: Vec::new(),
            phase: Phase::Build,
            turn: start,
            round: 1,
            last_round: None,
            ledger: (0..seats).flat_map(of_seat).collect(),
            built_so_far: 3 * seats,
            changes: Vec::new(),
            seen: Vec::new(),
            step: None,
            queue: VecDeque::new(),
            choices: VecDeque::new(),
            departed: 0,
            agenda: VecDeque::new(),
            round_is_over: false,
        }
    }

    /// Who makes the next move; `None` when the game is over.
    pub fn mover(&self) -> Option<usize> {
        match self.phase {
            Phase::Keep(seat) => Some(seat),
            Phase::Build | Phase::Discard => Some(self.turn),
            Phase::Over => None,
        }
    }

    /// Whether Dale's move is next.
    pub fn dale_builds(&self) -> bool {
        self.mode == Mode::Dale && self.turn == 1 && self.phase == Phase::Build
    }

    /// Plays one move with everything that follows automatically, or says why it is illegal. After an error
    /// the model is of no further use.
    pub fn play(&mut self, played: &Move) -> Result<(), String> {
        self.changes.clear();
        self.choices = played.clone().choices_mut().map(std::mem::take).unwrap_or_default().into();
        self.seen.clear();
        for (owner, seat) in self.seats.iter().enumerate() {
            self.seen.extend(seat.tiles.iter().map(|built| (owner, built.tile.id, built.at)));
        }
        let dale_builds = self.dale_builds();
        match (self.phase, played) {
            (Phase::Over, _) => Err("the game is over".into()),
            (Phase::Keep(seat), Move::Keep { goal }) => self.keep(seat, goal),
            (Phase::Keep(_), _) => Err("a goal must be kept first".into()),
            (Phase::Discard, &Move::Discard { slot }) => self.discard(slot),
            (Phase::Discard, _) => Err("a market tile must be discarded first".into()),
            (Phase::Build, _) if dale_builds => self.dale(played),
            (Phase::Build, &Move::Buy { slot, at, .. }) => self.buy(slot, at),
            (Phase::Build, Move::Basic { tile, at }) => self.basic(tile, *at),
            (Phase::Build, &Move::Lake { slot, at }) => self.lake(slot, at),
            (Phase::Build, &Move::Border { space, at, k }) => self.border(space, at, k, false),
            (Phase::Build, &Move::BorderLake { space, at, k }) => self.border(space, at, k, true),
            (Phase::Build, &Move::Replace { slot, at, .. }) => self.replace(slot, at),
            (Phase::Build, &Move::Invest { at, .. }) => self.invest(at),
            (Phase::Build, Move::Keep { .. }) => Err("goals are kept before the first turn".into()),
            (Phase::Build, Move::Discard { .. }) => Err("no discard is due".into()),
            (Phase::Build, Move::Pass) => Err("only Dale passes".into()),
        }
    }

    // Goals before the first turn, in seat order.

    fn keep(&mut self, seat: usize, goal: &str) -> Result<(), String> {
        let dealt = &self.dealt_goals[seat];
        let kept = dealt.iter().find(|dealt| dealt.id == goal);
        let kept = kept.ok_or_else(|| format!("{goal} was not dealt to seat {seat}"))?;
        self.kept_goals.push(kept);
        self.phase = if seat + 1 < self.seats.len() { Phase::Keep(seat + 1) } else { Phase::Build };
        Ok(())
    }

    // Step 1: build, exactly one of these.

    fn buy(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        let tile = self.market_tile(slot)?;
        self.not_barred(self.turn, tile)?;
        self.may_build_at(self.turn, at)?;
        self.pay(self.slot_price(slot) + tile.cost)?;
        self.take_from_market(slot);
        self.place(self.turn, tile, at);
        self.step_eight()?;
        self.rest_of_turn(false);
        Ok(())
    }

    fn basic(&mut self, id: &str, at: Cell) -> Result<(), String> {
        let which = BASICS.iter().position(|basic| *basic == id);
        let which = which.ok_or_else(|| format!("{id} is no basic tile"))?;
        if self.basics[which] == 0 {
            return Err(format!("the supply of {id} has run out"));
        }
        let tile = data::tile(id).expect("a basic tile");
        self.may_build_at(self.turn, at)?;
        self.pay(tile.cost)?;
        self.basics[which] -= 1;
        self.place(self.turn, tile, at);
        self.rest_of_turn(true);
        Ok(())
    }

    fn lake(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        self.market_tile(slot)?;
        self.may_build_at(self.turn, at)?;
        self.pay(self.slot_price(slot))?;
        self.take_from_market(slot);
        self.place(self.turn, the_lake(), at);
        self.rest_of_turn(false);
        Ok(())
    }

    /// 3.1: a border of the display, face up for its printed cost or face down for $0 (B-3).
    fn border(&mut self, space: usize, c: Cell, k: usize, face_down: bool) -> Result<(), String> {
        let display = self.display.as_ref().ok_or("borders are not played")?;
        if space == 0 || space > display.len() {
            return Err(format!("there is no space {space}"));
        }
        let border = display[space - 1].ok_or_else(|| format!("space {space} is empty"))?;
        border_may_lie(&self.seats[self.turn].places(), c, k)?;
        let (tile, price) = if face_down { (the_lake(), 0) } else { (border, border.cost) };
        self.pay(price)?;
        self.place(self.turn, tile, Place::Border(c, k));
        self.step_eight()?;
        let next = self.pile.pop_front();
        self.display.as_mut().expect("a display")[space - 1] = next;
        self.rest_of_turn(true);
        Ok(())
    }

    /// I-5: a market tile takes the place of a Redevelopment Planner, for the slot price alone.
    fn replace(&mut self, slot: usize, at: Cell) -> Result<(), String> {
        let tile = self.market_tile(slot)?;
        self.not_barred(self.turn, tile)?;
        let borough = &self.seats[self.turn];
        let index =
            borough.position_of(at.into()).filter(|&index| borough.tiles[index].tile.has("redevelopment"));
        let index = index.ok_or_else(|| format!("the seat has no Redevelopment Planner at {at:?}"))?;
        self.pay(self.slot_price(slot))?;
        self.take_from_market(slot);
        self.seats[self.turn].tiles.remove(index);
        self.place(self.turn, tile, at);
        self.step_eight()?;
        self.rest_of_turn(false);
        Ok(())
    }

    fn invest(&mut self, at: Place) -> Result<(), String> {
        let index = self.may_mark(self.turn, at)?;
        let cost = self.seats[self.turn].tiles[index].tile.cost; // a lake: 0
        self.pay(cost)?;
        self.apply_investment(self.turn, index);
        self.step_eight()?;
        self.rest_of_turn(true);
        Ok(())
    }

    // What these have in common.

    /// The index of the seat's tile, lake or border there, if a marker may be laid on it.
    pub fn may_mark(&self, seat: usize, at: Place) -> Result<usize, String> {
        let seat = &self.seats[seat];
        let index = seat.position_of(at);
        let index = index.ok_or_else(|| match at {
            Place::Hex(cell) => format!("the seat has no tile at {cell:?}"),
            Place::Border(..) => format!("the seat has no border at {at}"),
        })?;
        if seat.markers == 0 {
            return Err("no marker is left".into());
        }
        if seat.tiles[index].invested {
            return Err(match at {
                Place::Hex(cell) => format!("the tile at {cell:?} has a marker already"),
                Place::Border(..) => format!("the border at {at} has a marker already"),
            });
        }
        if seat.tiles[index].tile.has("redevelopment") {
            return Err("a Redevelopment Planner cannot be given a marker".into()); // I-7
        }
        Ok(index)
    }

    pub fn may_build_at(&self, seat: usize, at: Cell) -> Result<(), String> {
        hex_may_go(&self.seats[seat].places(), at)
    }

    /// E-1: the limit of Essen.
    pub fn not_barred(&self, seat: usize, tile: &Tile) -> Result<(), String> {
        let held = self.seats[seat].tiles.iter().any(|built| built.tile.id == tile.id);
        if tile.has("essen-limit") && held {
            return Err(format!("{} lies in the borough already", tile.id));
        }
        Ok(())
    }

    /// The mover pays a price that must be on hand in full.
    pub fn pay(&mut self, price: i64) -> Result<(), String> {
        let money = self.seats[self.turn].money;
        if price > money {
            return Err(format!("it costs ${price}, the seat has ${money}"));
        }
        self.step = Some(1);
        self.change(self.turn, Track::Money, -price, Cause::Pay);
        self.step = None;
        Ok(())
    }

    pub fn market_tile(&self, slot: usize) -> Result<&'static Tile, String> {
        if slot == 0 || slot > self.market.len() {
            return Err(format!("there is no slot {slot}"));
        }
        self.market[slot - 1].ok_or_else(|| format!("slot {slot} is empty"))
    }

    pub fn slot_price(&self, slot: usize) -> i64 {
        slot_prices(self.market.len())[slot - 1]
    }

    /// The gap stays until the market step (R11, C-12).
    pub fn take_from_market(&mut self, slot: usize) {
        self.market[slot - 1] = None;
        self.departed += 1;
    }
}

pub fn the_lake() -> &'static Tile {
    data::tile("lake").expect("the lake")
}
