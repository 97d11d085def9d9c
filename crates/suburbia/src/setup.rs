//! Set-up: editions, modes, the set-up table, and dealing a game.

use crate::award::{AwardId, AwardKind};
use crate::card::Card;
pub use crate::contents::{Contents, Leaving, Plays};
use crate::goal::GoalId;
use crate::hex::Hex;
use crate::rules::Rules;
use crate::table::Table;
use crate::tile::KindId;
use game_core::Seat;
use game_core::intern::{Interned, Interner};
use game_core::pack::Provenance;
use game_core::record::SeatInfo;
use serde::{Deserialize, Serialize};

/// The most seats any mode has.
pub const MAX_SEATS: usize = 5;
/// The most slots a market has.
pub const MAX_SLOTS: usize = 8;
/// The most kinds of basic tiles.
pub const MAX_BASICS: usize = 8;
/// The most cards the stacks can hold together, One More Round and the two that score bonus and challenge included.
pub const MAX_STACK: usize = 128;
/// The most borders of a game.
pub const MAX_BORDERS: usize = 40;
/// The borders that lie open.
pub const DISPLAY: usize = 3;

/// What Dale is called where bots are named.
pub const DALE: &str = "dale";

/// Which box the game comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The second edition: the default.
    #[default]
    Second,
    /// The Collector's Edition: as the second, with a fifth seat.
    Collectors,
    /// The first edition of 2012.
    First,
}

impl Edition {
    /// All, with the words used on the command line.
    pub const ALL: [(Edition, &'static str); 3] =
        [(Edition::Second, "second"), (Edition::Collectors, "collectors"), (Edition::First, "first")];

    /// The word used on the command line.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// How many play, and against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to five seats.
    #[default]
    Standard,
    /// Alone against a ladder of titles.
    LoneArchitect,
    /// Alone against Dale the Bot, who has the second seat.
    Dale,
}

impl Mode {
    /// All, with the words used on the command line.
    pub const ALL: [(Mode, &'static str); 3] =
        [(Mode::Standard, "standard"), (Mode::LoneArchitect, "lone-architect"), (Mode::Dale, "dale")];

    /// The word used on the command line.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The seats that the rules themselves play.
    pub fn automatic_seats(self) -> usize {
        usize::from(self == Mode::Dale)
    }
}

/// One row of the set-up table.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupTable {
    /// The editions it is for.
    pub editions: Vec<Edition>,
    /// The mode it is for.
    pub mode: Mode,
    /// The number of seats it is for, Dale's included.
    pub seats: u8,
    /// Tiles in the A stack.
    pub a: u8,
    /// Tiles in the B stack.
    pub b: u8,
    /// Tiles in the parts of the C stack, in the order they are drawn; One More Round is shuffled into the second.
    pub c: [u8; 3],
    /// What each market slot adds to a price, left to right.
    pub prices: Vec<u8>,
    /// Basic tiles of each kind in the supply.
    pub basics: u8,
    /// Goals everybody can score.
    pub public_goals: u8,
    /// Goals dealt to each seat, of which it keeps one: 2, or none.
    pub dealt_goals: u8,
    /// Where its values come from.
    pub provenance: Provenance,
}

impl SetupTable {
    /// Cards in the stacks before the market is filled: tiles and One More Round.
    pub fn cards(&self) -> usize {
        usize::from(self.a)
            + usize::from(self.b)
            + self.c.iter().map(|&part| usize::from(part)).sum::<usize>()
            + 1
    }

    /// The places in the draw order of tiles where One More Round may be.
    pub fn one_more_round_places(&self) -> std::ops::RangeInclusive<usize> {
        let first = usize::from(self.a) + usize::from(self.b) + usize::from(self.c[0]);
        first..=first + usize::from(self.c[1])
    }

    /// The most turns one seat can get.
    pub fn most_turns(&self) -> usize {
        let draws = (self.one_more_round_places().end() + 1).saturating_sub(self.prices.len());
        match self.mode {
            Mode::Standard => draws.div_ceil(usize::from(self.seats.max(1))) + 1,
            Mode::LoneArchitect => draws.div_ceil(2) + 1,
            Mode::Dale => draws.div_ceil(self.prices.len().max(1)) + 1,
        }
    }
}

/// What every seat begins with.
#[derive(Debug, Clone, PartialEq)]
pub struct Start {
    /// Coins.
    pub money: u8,
    /// Markers.
    pub markers: u8,
    /// Income track.
    pub income: i8,
    /// Reputation track.
    pub reputation: i8,
    /// Population track.
    pub population: u8,
    /// The tiles that are there from the start; their effects are in the values above.
    pub tiles: Vec<(KindId, Hex)>,
}

/// A checked choice of rules, edition, mode and seats.
#[derive(Debug, Clone, Copy)]
pub struct Setup {
    pub(crate) rules: &'static Rules,
    pub(crate) edition: Edition,
    pub(crate) mode: Mode,
    pub(crate) table: &'static SetupTable,
    pub(crate) contents: &'static Contents,
    /// The table before chance decides anything.
    pub(crate) laid: Interned<Table>,
}

/// Why there is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// No row of the set-up table fits.
    #[error("there is no {mode} game for {found} in edition '{edition}'; it has {known}")]
    NoSuchTable {
        /// As chosen.
        edition: &'static str,
        /// As chosen.
        mode: &'static str,
        /// How many seats were asked for, in words.
        found: String,
        /// What there is instead, in words.
        known: String,
    },
}

impl Setup {
    /// Chooses a row of the set-up table. `seats` counts the players, without Dale.
    pub fn new(
        rules: &'static Rules,
        edition: Edition,
        mode: Mode,
        seats: usize,
    ) -> Result<Setup, SetupError> {
        let fits = |table: &&SetupTable| table.editions.contains(&edition) && table.mode == mode;
        let players = |table: &SetupTable| usize::from(table.seats) - mode.automatic_seats();
        match rules.setups().iter().filter(fits).find(|table| players(table) == seats) {
            Some(table) => Ok(Setup::choosing(rules, edition, mode, table, rules.packs(), &[])),
            None => {
                let mut known: Vec<usize> = rules.setups().iter().filter(fits).map(players).collect();
                known.sort_unstable();
                let known = match known.as_slice() {
                    [] => "none".to_owned(),
                    [one] => seats_in_words(*one),
                    [first, .., last] if last - first + 1 == known.len() => {
                        format!("{first} to {last} seats")
                    }
                    all => format!("{all:?} seats"),
                };
                Err(SetupError::NoSuchTable {
                    edition: edition.word(),
                    mode: mode.word(),
                    found: seats_in_words(seats),
                    known,
                })
            }
        }
    }

    /// The same game without some parts; those that are not in it anyway do not matter.
    #[must_use]
    pub fn without(self, parts: &[Leaving]) -> Setup {
        Setup::choosing(self.rules, self.edition, self.mode, self.table, &self.contents.packs, parts)
    }

    /// A game at this table with some of the packs only.
    pub(crate) fn choosing(
        rules: &'static Rules,
        edition: Edition,
        mode: Mode,
        table: &'static SetupTable,
        packs: &[String],
        without: &[Leaving],
    ) -> Setup {
        static LAID: Interner<Table> = Interner::new();
        let contents = Contents::intern(rules, packs, without, mode, table);
        let laid = LAID.intern(Table::laid(rules, contents, edition, mode, table));
        Setup { rules, edition, mode, table, contents, laid }
    }

    /// The packs' content.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// What is in the game.
    pub fn contents(&self) -> &'static Contents {
        self.contents
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Seats for players, without Dale.
    pub fn players(&self) -> usize {
        usize::from(self.table.seats) - self.mode.automatic_seats()
    }

    /// Dale, as records list him, if he plays along.
    pub fn automatic_seat(&self) -> Option<SeatInfo> {
        let dale = SeatInfo { name: "Dale".to_owned(), bot: Some(DALE.to_owned()) };
        (self.mode == Mode::Dale).then_some(dale)
    }

    /// The choice as records write it.
    pub fn spec(&self) -> RulesSpec {
        let (packs, without) = (self.contents.packs.clone(), self.contents.without.clone());
        RulesSpec { edition: self.edition, mode: self.mode, packs, without }
    }
}

fn seats_in_words(seats: usize) -> String {
    if seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") }
}

/// The `rules` of a record: edition, mode, packs by name, and what is left out of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesSpec {
    /// The edition; `second` where absent.
    #[serde(default)]
    pub edition: Edition,
    /// The mode; `standard` where absent.
    #[serde(default)]
    pub mode: Mode,
    /// The packs; just `base` where absent.
    #[serde(default = "base_only")]
    pub packs: Vec<String>,
    /// Parts that are not played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Leaving>,
}

impl RulesSpec {
    /// Reads the `rules` of a record.
    pub fn from_json(json: &serde_json::Value) -> Result<RulesSpec, serde_json::Error> {
        RulesSpec::deserialize(json)
    }

    /// The table these rules were played at by these seats; Dale's may be listed or not.
    pub fn table(&self, rules: &'static Rules, seats: &[SeatInfo]) -> Result<Setup, SetupError> {
        let is_dale = |seat: &SeatInfo| seat.bot.as_deref() == Some(DALE);
        let dale_listed = self.mode == Mode::Dale && seats.len() == 2 && is_dale(&seats[1]);
        let setup = Setup::new(rules, self.edition, self.mode, seats.len() - usize::from(dale_listed))?;
        Ok(setup.without(&self.without))
    }
}

fn base_only() -> Vec<String> {
    vec!["base".to_owned()]
}

/// What chance decides before a game begins.
pub(crate) struct Deal {
    pub stack: [Card; MAX_STACK],
    pub stack_len: u8,
    /// The tokens of the star track from top to bottom where it is played; else only the first counts, who begins.
    pub order: [Seat; MAX_SEATS],
    pub public: [GoalId; MAX_SEATS],
    pub dealt: [[GoalId; 2]; MAX_SEATS],
    pub awards: [Option<AwardId>; 2],
    /// Borders in the order in which they come to the display.
    pub borders: [KindId; MAX_BORDERS],
}

/// Shuffles and deals. The order in which chance is used is part of every record: start seat or tokens, A, B, C (of
/// each the portions of the packs, then all together), the place of One More Round, goals, bonus, challenge, borders.
pub(crate) fn deal(setup: &Setup, seed: u64) -> Deal {
    let mut dice = game_core::Dice::new(seed, 0);
    let (table, contents) = (setup.table, setup.contents);
    let mut order = [0, 1, 2, 3, 4].map(Seat);
    if contents.plays.stars {
        dice.shuffle(&mut order[..usize::from(table.seats)]);
    } else if setup.mode == Mode::Standard {
        order[0] = Seat::from_index(dice.below(usize::from(table.seats)));
    }
    let mut stack = [Card::OneMoreRound; MAX_STACK];
    let mut len = 0;
    let mut shuffled = [KindId::LAKE; Rules::MAX_POOL];
    for (portions, scored) in
        contents.stacks.iter().zip([Card::ScoreBonus, Card::ScoreChallenge, Card::OneMoreRound])
    {
        let first = len;
        for portion in portions {
            let shuffled = &mut shuffled[..portion.tiles.len()];
            shuffled.copy_from_slice(&portion.tiles);
            dice.shuffle_first(shuffled, portion.count);
            for (place, &kind) in stack[len..len + portion.count].iter_mut().zip(&*shuffled) {
                *place = Card::Tile(kind);
            }
            len += portion.count;
        }
        if portions.len() > 1 {
            dice.shuffle(&mut stack[first..len]);
        }
        if contents.plays.bonuses && scored != Card::OneMoreRound {
            stack[len] = scored;
            len += 1;
        }
    }
    let places = one_more_round_places(table, contents);
    let place = places.start() + dice.below(places.end() - places.start() + 1);
    stack.copy_within(place..len, place + 1);
    stack[place] = Card::OneMoreRound;

    let mut goals = [GoalId(0); GoalId::MAX];
    let goals = &mut goals[..contents.goals.len()];
    goals.copy_from_slice(&contents.goals);
    let (public_count, dealt_count) = (usize::from(table.public_goals), usize::from(table.dealt_goals));
    dice.shuffle_first(goals, public_count + dealt_count * usize::from(table.seats));
    let mut public = [GoalId(0); MAX_SEATS];
    public[..public_count].copy_from_slice(&goals[..public_count]);
    let mut dealt = [[GoalId(0); 2]; MAX_SEATS];
    if dealt_count == 2 {
        for (seat, pair) in goals[public_count..].chunks_exact(2).take(usize::from(table.seats)).enumerate() {
            dealt[seat] = [pair[0], pair[1]];
        }
    }
    let awards = AwardKind::ALL.map(|kind| match contents.awards(kind) {
        [] => None,
        awards => Some(awards[dice.below(awards.len())]),
    });
    let mut borders = [KindId::LAKE; MAX_BORDERS];
    let all = &mut borders[..contents.borders.len()];
    all.copy_from_slice(&contents.borders);
    dice.shuffle(all);
    Deal { stack, stack_len: len as u8 + 1, order, public, dealt, awards, borders }
}

/// The places in the draw order where One More Round may be, the cards that score bonus and challenge counted.
pub(crate) fn one_more_round_places(
    table: &SetupTable,
    contents: &Contents,
) -> std::ops::RangeInclusive<usize> {
    let (places, before) = (table.one_more_round_places(), if contents.plays.bonuses { 2 } else { 0 });
    places.start() + before..=places.end() + before
}
