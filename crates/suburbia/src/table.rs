//! The table: everything that lies open, for all to see.
//!
//! What is hidden (the order of the stacks, private goals) is not here, so whoever is given a table cannot learn
//! it. Moves are checked and previewed on the table alone.

use crate::award::{AwardId, AwardKind};
use crate::borough::Borough;
use crate::contents::{Contents, Plays};
use crate::goal::GoalId;
use crate::ledger::{Account, Ledger};
use crate::rules::Rules;
use crate::setup::{DISPLAY, Edition, MAX_BASICS, MAX_SEATS, MAX_SLOTS, Mode, SetupTable, Start};
use crate::stars::{Order, Tokens};
use crate::tile::{KindId, TileKind};
use game_core::intern::Interned;
use game_core::{Seat, SeatSet};

/// Lowest and highest value of income and reputation.
pub const TRACK_ENDS: (i8, i8) = (-5, 15);

/// A seat's numbers.
#[derive(Debug, Clone, Copy, Eq, Default)]
pub struct Tracks {
    /// Coins on hand, never negative.
    pub money: i32,
    /// Population, never negative.
    pub population: i32,
    /// −5 to 15.
    pub income: i8,
    /// −5 to 15.
    pub reputation: i8,
    /// Markers not yet placed.
    pub markers: u8,
    /// The space of the token on the star track; 0 where none is played.
    pub stars: u8,
}

// Two comparisons instead of six: every preview asks whose tracks it changed.
impl PartialEq for Tracks {
    #[inline]
    fn eq(&self, other: &Tracks) -> bool {
        let Tracks { money, population, income, reputation, markers, stars } = *self;
        let large =
            |money: i32, population: i32| u64::from(money as u32) | u64::from(population as u32) << 32;
        let small = |bytes: [u8; 4]| u32::from_le_bytes(bytes);
        large(money, population) == large(other.money, other.population)
            && small([income as u8, reputation as u8, markers, stars])
                == small([other.income as u8, other.reputation as u8, other.markers, other.stars])
    }
}

impl Tracks {
    pub(crate) fn at_start(start: &Start) -> Tracks {
        Tracks {
            money: start.money.into(),
            population: start.population.into(),
            income: start.income,
            reputation: start.reputation,
            markers: start.markers,
            stars: 0,
        }
    }
}

/// What is to be decided now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Every seat keeps one of its two goals.
    Goals,
    /// The active seat builds: a tile, lake, border or marker.
    Build,
    /// The active seat owes a discard for a basic tile, a border or a marker.
    Discard,
    /// The Lone Architect's extra discard.
    ExtraDiscard,
    /// Nothing: it is over.
    Over,
}

/// The open part of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Table {
    pub(crate) rules: Interned<Rules>,
    pub(crate) setup: Interned<SetupTable>,
    pub(crate) contents: Interned<Contents>,
    /// Whether there is anything besides the base game, what of it is played, and whether a ledger is kept: asked at every
    /// step.
    pub(crate) has_packs: bool,
    pub(crate) plays: Plays,
    pub(crate) keeps_ledger: bool,
    pub(crate) edition: Edition,
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Of this round; once the game is over, of the last one.
    pub(crate) order: Order,
    pub(crate) active: u8,
    pub(crate) round: u8,
    /// The last round, once One More Round has been drawn.
    pub(crate) last_round: Option<u8>,
    /// Seats that still have to keep a goal.
    pub(crate) choosing: SeatSet,
    /// Tiles that left the market this turn.
    pub(crate) gaps: u8,
    /// Tiles built so far, over all boroughs.
    pub(crate) moment: u8,
    pub(crate) public_goals: [GoalId; MAX_SEATS],
    pub(crate) public_len: u8,
    pub(crate) basics: [u8; MAX_BASICS],
    pub(crate) slots: u8,
    pub(crate) prices: [u8; MAX_SLOTS],
    pub(crate) market: [Option<KindId>; MAX_SLOTS],
    /// The border display, and how many borders are left in its pile.
    pub(crate) display: [Option<KindId>; DISPLAY],
    pub(crate) pile: u8,
    /// The open bonus and challenge; none once they are scored.
    pub(crate) awards: [Option<AwardId>; 2],
    pub(crate) tokens: Tokens,
    pub(crate) tracks: [Tracks; MAX_SEATS],
    pub(crate) boroughs: [Borough; MAX_SEATS],
    pub(crate) ledger: Ledger,
}

impl Table {
    /// A table with start tiles and full supplies, an empty market, and nobody's turn yet.
    pub(crate) fn laid(
        rules: &'static Rules,
        contents: &'static Contents,
        edition: Edition,
        mode: Mode,
        row: &'static SetupTable,
    ) -> Table {
        let seats = row.seats;
        let order = Order::beginning_with(Seat(0), seats.into());
        let mut table = Table {
            rules: Interned(rules),
            setup: Interned(row),
            contents: Interned(contents),
            has_packs: rules.packs().len() > 1,
            plays: contents.plays,
            keeps_ledger: rules.keeps_ledger(),
            edition,
            mode,
            seats,
            phase: Phase::Build,
            order,
            active: order.first().0,
            round: 0,
            last_round: None,
            choosing: SeatSet::EMPTY,
            gaps: 0,
            moment: 0,
            public_goals: [GoalId(0); MAX_SEATS],
            public_len: row.public_goals,
            basics: [0; MAX_BASICS],
            slots: row.prices.len() as u8,
            prices: [0; MAX_SLOTS],
            market: [None; MAX_SLOTS],
            display: [None; DISPLAY],
            pile: 0,
            awards: [None; 2],
            tokens: Tokens::in_order([0, 1, 2, 3, 4].map(Seat)),
            tracks: [Tracks::default(); MAX_SEATS],
            boroughs: [Borough::empty(); MAX_SEATS],
            ledger: Ledger::EMPTY,
        };
        table.prices[..row.prices.len()].copy_from_slice(&row.prices);
        table.basics[..rules.basics().len()].fill(row.basics);
        let mut borough = Borough::empty();
        for &(kind, at) in &rules.start().tiles {
            borough.lay(rules, kind, at.into(), 0);
        }
        table.tracks[..usize::from(seats)].fill(Tracks::at_start(rules.start()));
        table.boroughs[..usize::from(seats)].fill(borough);
        if rules.keeps_ledger() {
            table.reckon();
        }
        table
    }

    /// Writes the ledger as if the tiles that stand had been placed without a track coming to its end.
    pub(crate) fn reckon(&mut self) {
        for seat in self.all_seats() {
            for index in 0..self.borough(seat).len() {
                let account = self.resolution().reckoned(seat, index);
                self.ledger.set(seat, index, account);
            }
        }
    }

    /// The packs' content.
    pub fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    /// The row of the set-up table in force.
    pub fn setup(&self) -> &'static SetupTable {
        self.setup.0
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// What is to be decided now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Number of seats, Dale's included.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// All seats, from 0.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats in this round's order of play, beginning with `from`.
    pub fn seats_from(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.order.from(from)
    }

    /// The seat that takes the first turn of this round.
    pub fn start(&self) -> Seat {
        self.order.first()
    }

    /// The order of play of the next move's round. After the end it is the one that another round would have.
    pub fn order(&self) -> Vec<Seat> {
        if self.phase == Phase::Over && self.plays().stars && self.mode != Mode::Dale {
            self.tokens().to_vec()
        } else {
            self.seats_from(self.start()).collect()
        }
    }

    /// The tokens of the star track from right to left, on one space from top to bottom.
    pub fn tokens(&self) -> &[Seat] {
        self.tokens.list(self.seats())
    }

    /// What is in this game.
    pub fn contents(&self) -> &'static Contents {
        self.contents.0
    }

    /// The parts of the rules that are played.
    #[inline]
    pub fn plays(&self) -> Plays {
        self.plays
    }

    /// The border display; empty spaces are `None`.
    pub fn display(&self) -> &[Option<KindId>] {
        &self.display
    }

    /// How many borders are left in the pile.
    pub fn pile(&self) -> usize {
        self.pile.into()
    }

    /// The open bonus or challenge; `None` if it has been scored or none is played.
    pub fn award(&self, kind: AwardKind) -> Option<AwardId> {
        self.awards[kind as usize]
    }

    /// What a tile gave its owner and took from it so far; `None` where nobody keeps count of it.
    pub fn account(&self, owner: Seat, index: usize) -> Option<Account> {
        self.keeps_ledger.then(|| self.ledger.account(owner, index))
    }

    /// Whether the rules themselves play this seat.
    #[inline]
    pub fn is_dale(&self, seat: Seat) -> bool {
        self.mode == Mode::Dale && seat == Seat(1)
    }

    /// The seat whose turn it is (meaningless while goals are chosen).
    pub fn active(&self) -> Seat {
        Seat(self.active)
    }

    /// The round, counted from 1.
    pub fn round(&self) -> usize {
        usize::from(self.round) + 1
    }

    /// The number of the last round, once it is known.
    pub fn last_round(&self) -> Option<usize> {
        self.last_round.map(|round| usize::from(round) + 1)
    }

    /// Who may move now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Goals => self.choosing,
            Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::just(Seat(self.active)),
        }
    }

    /// A seat's numbers.
    #[inline]
    pub fn tracks(&self, seat: Seat) -> &Tracks {
        &self.tracks[seat.index()]
    }

    /// A seat's borough.
    #[inline]
    pub fn borough(&self, seat: Seat) -> &Borough {
        &self.boroughs[seat.index()]
    }

    /// The numbers of all seats; those of empty ones mean nothing.
    #[inline]
    pub fn all_tracks(&self) -> &[Tracks; MAX_SEATS] {
        &self.tracks
    }

    /// The market, left to right; empty slots are `None`.
    #[inline]
    pub fn market(&self) -> &[Option<KindId>] {
        &self.market[..usize::from(self.slots)]
    }

    /// What a slot adds to a price.
    #[inline]
    pub fn slot_price(&self, slot: usize) -> i32 {
        i32::from(self.prices[slot])
    }

    /// The basic supply: kind and number left.
    pub fn basics(&self) -> impl Iterator<Item = (KindId, usize)> + '_ {
        self.rules().basics().iter().copied().zip(self.basics.iter().map(|&left| usize::from(left)))
    }

    /// The goals everybody can score.
    pub fn public_goals(&self) -> &[GoalId] {
        &self.public_goals[..usize::from(self.public_len)]
    }

    /// A kind of tile.
    pub fn kind(&self, kind: KindId) -> &'static TileKind {
        self.rules().kind(kind)
    }

    /// What a red line costs here.
    #[inline]
    pub fn red_line_cost(&self) -> i32 {
        if self.mode == Mode::LoneArchitect { 2 } else { 1 }
    }

    /// Whether a discard can be paid at all; if not it is skipped.
    pub(crate) fn can_discard(&self) -> bool {
        let money = self.tracks[usize::from(self.active)].money;
        // The cheap slots, which are the last to be empty, are at the right.
        let mut slots = self.market().iter().zip(&self.prices[..usize::from(self.slots)]).rev();
        slots.any(|(tile, &price)| tile.is_some() && i32::from(price) <= money)
    }
}
