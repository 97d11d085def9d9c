//! Bonus and challenge: one of each lies open, and whoever meets it when its card is drawn is rewarded.

use crate::goal::Measure;
use crate::table::Table;
use crate::tile::Track;
use game_core::pack::Provenance;
use game_core::{Seat, SeatSet};

/// A bonus or challenge, by its place in the [`Rules`](crate::rules::Rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AwardId(pub(crate) u8);

impl AwardId {
    /// How many bonuses and challenges one set of packs may have.
    pub(crate) const MAX: usize = 100;

    /// Its place among all bonuses and challenges.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Which of the two open tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AwardKind {
    /// Scored between A and B, in income.
    Bonus,
    /// Scored between B and C, in reputation.
    Challenge,
}

impl AwardKind {
    /// Both.
    pub const ALL: [AwardKind; 2] = [AwardKind::Bonus, AwardKind::Challenge];

    /// What it rewards with.
    pub fn track(self) -> Track {
        match self {
            AwardKind::Bonus => Track::Income,
            AwardKind::Challenge => Track::Reputation,
        }
    }

    /// The word used in packs and events.
    pub fn word(self) -> &'static str {
        match self {
            AwardKind::Bonus => "bonus",
            AwardKind::Challenge => "challenge",
        }
    }
}

/// A bonus or challenge tile.
#[derive(Debug, Clone, PartialEq)]
pub struct Award {
    /// The name in scenarios and packs.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack it came from.
    pub pack: String,
    /// Which of the two it is.
    pub kind: AwardKind,
    /// What is counted.
    pub measure: Measure,
    /// How much of it is enough.
    pub least: i16,
    /// By how much income or reputation moves.
    pub reward: i8,
    /// Whether it is in games with borders only.
    pub only_with_borders: bool,
    /// Where its values come from.
    pub provenance: Provenance,
}

impl Award {
    /// Who meets it now. Dale always does.
    pub fn met_by(&self, table: &Table) -> SeatSet {
        let meets =
            |seat: &Seat| table.is_dale(*seat) || self.measure.value(table, *seat) >= self.least.into();
        table.all_seats().filter(meets).collect()
    }
}
