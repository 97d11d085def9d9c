//! Fairness: what a game has published so that nobody has to trust whoever set it up.
//!
//! Reads: the header of a game about to begin. Writes: nothing but what is kept with it.
//!
//! **Invariant:** until a game is over nothing tells its salt or, unless it was chosen, its seed.

use crate::entry::Header;
use crate::tokens::fresh;
use game_core::commitment::{SALT, Terms, hex};
use serde::{Deserialize, Serialize};

/// What is agreed about chance and help.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fairness {
    /// Whether whoever set the table named the seed, and so can know all draws.
    pub chosen: bool,
    /// Whether there are hints, where that was agreed; see [`Header::hints`].
    pub hints: Option<bool>,
    /// What proves afterwards that the draws were not changed; games of earlier versions have none.
    pub proof: Option<Proof>,
}

/// A commitment, and what it takes to check it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// Shown to everybody from the start.
    pub commitment: String,
    /// The version that made it.
    pub version: String,
    /// Shown once the game is over; an imported game may have none.
    pub salt: Option<String>,
}

impl Header {
    /// Commits to the draws. Rules and seats are what records will write.
    pub(crate) fn commit(&mut self) {
        let salt = hex(&fresh::<SALT>());
        let terms = Terms {
            version: &self.version,
            game: &self.game,
            rules: &self.rules,
            seats: &self.seats,
            chosen: self.fairness.chosen,
            seed: self.seed,
        };
        let commitment = terms.commitment(&salt);
        self.fairness.proof = Some(Proof { commitment, version: self.version.clone(), salt: Some(salt) });
    }

    /// What everybody may see from the start: the hash, and nothing that leads to the seed.
    pub(crate) fn commitment(&self) -> Option<&str> {
        self.fairness.proof.as_ref().map(|proof| proof.commitment.as_str())
    }

    /// Whether there are hints: alone if nobody said otherwise, at a table of several people only if it was agreed, then
    /// for all. People who share a screen are several.
    pub(crate) fn hints(&self) -> bool {
        self.fairness.hints.unwrap_or(!self.is_for_several())
    }

    /// Whether several people sit there.
    pub(crate) fn is_for_several(&self) -> bool {
        self.seats.iter().filter(|seat| seat.bot.is_none()).count() > 1
    }

    /// The seed, where whoever set the table chose it: then everybody may know it.
    pub(crate) fn chosen_seed(&self) -> Option<u64> {
        self.fairness.chosen.then_some(self.seed)
    }
}
