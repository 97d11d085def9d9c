//! Set-up: modes, tile sets, and dealing a game.

use crate::good::Good;
use crate::rules::Rules;
use crate::tile::{TileId, TileSet};
use game_core::Dice;
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MAX_SEATS: usize = 5;
/// Generations in a game.
pub const GENERATIONS: usize = 3;
/// Turns in a generation.
pub const TURNS: usize = 7;
/// Tiles in a hand at the beginning of a generation.
pub const HAND: usize = 8;
/// Cornerstones a seat keeps.
pub const KEPT: usize = 3;
/// Money at the beginning.
pub const START_MONEY: i32 = 6;
/// The most tiles a deck has.
pub(crate) const MAX_DECK: usize = MAX_SEATS * HAND;
/// Packs a deck is cut into; the last one stays unseen.
pub(crate) const PACKS: usize = TURNS + 1;
/// Tiles in the stacks of Cornerstones of the solo game.
pub(crate) const SOLO_STACKS: [usize; 3] = [4, 3, 2];
const PAIR_PACKS: [usize; TURNS] = [4, 4, 4, 3, 3, 3, 3];

/// How many play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to five seats.
    #[default]
    Standard,
    /// Alone, against a ladder of titles.
    Solo,
}

impl Mode {
    /// All, with the words used on the command line.
    pub const ALL: [(Mode, &'static str); 2] = [(Mode::Standard, "standard"), (Mode::Solo, "solo")];

    /// The word used on the command line.
    pub fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// A checked choice of mode, seats, tile set and variant.
#[derive(Debug, Clone, Copy)]
pub struct Setup {
    pub(crate) rules: &'static Rules,
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) set: TileSet,
    pub(crate) beginner: bool,
}

/// A table that does not exist.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many.
    #[error("a {} game is for {expected}, not {found}", .mode.word())]
    Seats {
        /// The mode asked for.
        mode: Mode,
        /// What it allows.
        expected: &'static str,
        /// What was asked for.
        found: usize,
    },
    /// There is no such tile set.
    #[error("there is no tile set {found}; expected 1, 4 or 5")]
    TileSet {
        /// What was asked for.
        found: u8,
    },
    /// The number of seats says which tiles are in the game.
    #[error("a tile set is chosen in the solo game only; with {seats} seats it follows from the seats")]
    TileSetGiven {
        /// How many play.
        seats: usize,
    },
}

impl Setup {
    /// The table for so many seats. `set` (1, 4 or 5) is for the solo game; 1 if it is absent.
    pub fn new(
        rules: &'static Rules,
        mode: Mode,
        seats: usize,
        set: Option<u8>,
        beginner: bool,
    ) -> Result<Setup, SetupError> {
        let (fits, expected) = match mode {
            Mode::Standard => ((2..=MAX_SEATS).contains(&seats), "2 to 5 seats"),
            Mode::Solo => (seats == 1, "1 seat"),
        };
        if !fits {
            return Err(SetupError::Seats { mode, expected, found: seats });
        }
        let set = match (mode, set) {
            (Mode::Standard, Some(_)) => return Err(SetupError::TileSetGiven { seats }),
            (Mode::Standard, None) => [TileSet::One, TileSet::Four, TileSet::Five][seats.max(3) - 3],
            (Mode::Solo, None) => TileSet::One,
            (Mode::Solo, Some(found)) => TileSet::from_number(found).ok_or(SetupError::TileSet { found })?,
        };
        Ok(Setup { rules, mode, seats: seats as u8, set, beginner })
    }

    /// The packs' content.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Which tiles are in the game.
    pub fn tile_set(&self) -> TileSet {
        self.set
    }

    /// Whether it is the beginner's variant, with one Cornerstone each and no preliminary round.
    pub fn beginner(&self) -> bool {
        self.beginner
    }

    /// What a record keeps of it.
    pub fn spec(&self) -> RulesSpec {
        let packs = self.rules.packs();
        RulesSpec {
            mode: Some(self.mode),
            deck: (self.mode == Mode::Solo).then(|| self.set.number()),
            beginner: self.beginner,
            packs: if packs == base() { Vec::new() } else { packs.to_vec() },
        }
    }
}

fn base() -> [String; 1] {
    ["base".to_owned()]
}

/// The rules of a game as records keep them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesSpec {
    /// Absent: by the number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// The tile set of the solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
    /// The beginner's variant.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beginner: bool,
    /// The packs; absent: just `base`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
}

impl RulesSpec {
    /// Reads what a record says.
    pub fn from_json(value: &serde_json::Value) -> Result<RulesSpec, serde_json::Error> {
        RulesSpec::deserialize(value)
    }

    /// The names of the packs.
    pub fn pack_names(&self) -> Vec<String> {
        if self.packs.is_empty() { base().to_vec() } else { self.packs.clone() }
    }

    /// The table these rules were played at by so many seats.
    pub fn table(&self, rules: &'static Rules, seats: usize) -> Result<Setup, SetupError> {
        let natural = if seats == 1 { Mode::Solo } else { Mode::Standard };
        Setup::new(rules, self.mode.unwrap_or(natural), seats, self.deck, self.beginner)
    }
}

/// Everything that chance decides.
#[derive(Debug, Clone)]
pub(crate) struct Deal {
    pub centers: [Good; MAX_SEATS],
    pub decks: [[TileId; MAX_DECK]; GENERATIONS],
    /// Three to five seats: by seat. Two and one: by stack.
    pub cornerstones: [[TileId; 4]; MAX_SEATS],
    /// Cornerstones in each hand or stack.
    pub stacks: [u8; MAX_SEATS],
    /// Who begins, with two seats.
    pub start: u8,
    /// What the Contract Office gives in the beginner's variant.
    pub spare: TileId,
}

/// Deals a game.
pub(crate) fn deal(setup: &Setup, seed: u64) -> Deal {
    let mut dice = Dice::new(seed, 0);
    let mut centers = Good::RAW;
    dice.shuffle(&mut centers);
    let mut deck = setup.rules.cornerstones().to_vec();
    let stacks = stone_stacks(setup);
    let total: usize = stacks.iter().map(|&size| usize::from(size)).sum();
    dice.shuffle_first(&mut deck, total + 1);
    let mut cornerstones = [[TileId::NONE; 4]; MAX_SEATS];
    let mut next = deck.into_iter();
    for (stack, &size) in cornerstones.iter_mut().zip(&stacks) {
        for (place, tile) in stack[..usize::from(size)].iter_mut().zip(&mut next) {
            *place = tile;
        }
        stack[..usize::from(size)].sort_unstable();
    }
    let spare = next.next().unwrap_or(TileId::NONE);
    let mut decks = [[TileId::NONE; MAX_DECK]; GENERATIONS];
    for (generation, deck) in decks.iter_mut().enumerate() {
        let tiles = setup.rules.deck(generation + 1, setup.set);
        deck[..tiles.len()].copy_from_slice(tiles);
        dice.shuffle(&mut deck[..tiles.len()]);
        sort_parts(deck, &pack_ends(setup));
    }
    let start = if setup.seats == 2 { dice.below(2) as u8 } else { 0 };
    let mut five = [Good::Coal; MAX_SEATS];
    five.copy_from_slice(&centers[..MAX_SEATS]);
    Deal { centers: five, decks, cornerstones, stacks, start, spare }
}

/// The order inside a hand or pack means nothing, so it is always the same.
pub(crate) fn sort_parts(deck: &mut [TileId; MAX_DECK], ends: &[u8; PACKS]) {
    let mut from = 0;
    for &end in ends {
        let end = usize::from(end);
        deck[from..end].sort_unstable();
        from = end;
    }
}

/// Cornerstones in each hand (three seats and more) or stack (two and one), or dealt for good to beginners.
pub(crate) fn stone_stacks(setup: &Setup) -> [u8; MAX_SEATS] {
    let mut stacks = [0; MAX_SEATS];
    let seats = setup.seats();
    match (setup.beginner, seats) {
        (true, _) => stacks[..seats].fill(1),
        (false, 1) => stacks[..3].copy_from_slice(&SOLO_STACKS.map(|size| size as u8)),
        (false, 2) => stacks[..3].fill(3),
        (false, _) => stacks[..seats].fill(4),
    }
    stacks
}

/// Where the hands (three seats and more) or packs (two and one) of a deck end.
pub(crate) fn pack_ends(setup: &Setup) -> [u8; PACKS] {
    let mut ends = [0; PACKS];
    let sizes: Vec<usize> = match setup.seats() {
        1 => {
            // Eight equal packs; two tiles of the last go to the first, one each of 7 and 6 to 2 and 3.
            let even = setup.set.deck_size() / PACKS;
            let moved = [2, 1, 1, 0, 0, -1, -1, -2];
            moved.iter().map(|&more: &isize| even.saturating_add_signed(more)).collect()
        }
        2 => PAIR_PACKS.to_vec(),
        seats => vec![HAND; seats],
    };
    let mut end = 0;
    for (place, slot) in ends.iter_mut().enumerate() {
        end += sizes.get(place).copied().unwrap_or(0);
        *slot = end as u8;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    #[test]
    fn packs_are_cut_as_the_rulebook_says() {
        let rules = Library::builtin().rules(&base()).unwrap();
        let sizes = |seats, mode, set| {
            let ends = pack_ends(&Setup::new(rules, mode, seats, set, false).unwrap());
            let mut from = 0;
            ends.map(|end| end - std::mem::replace(&mut from, end))
        };
        assert_eq!(sizes(1, Mode::Solo, Some(1)), [5, 4, 4, 3, 3, 2, 2, 1]);
        assert_eq!(sizes(1, Mode::Solo, Some(4)), [6, 5, 5, 4, 4, 3, 3, 2]);
        assert_eq!(sizes(1, Mode::Solo, Some(5)), [7, 6, 6, 5, 5, 4, 4, 3]);
        assert_eq!(sizes(2, Mode::Standard, None), [4, 4, 4, 3, 3, 3, 3, 0]);
        assert_eq!(sizes(4, Mode::Standard, None), [8, 8, 8, 8, 0, 0, 0, 0]);
    }
}
