//! What a browser shows of a table already, as a word that it is given and sends back: so it is sent only what changed.
//!
//! The word holds a short hash of every part and how far the log goes. Nothing of it is kept here: a server that starts
//! anew, or has forgotten the game meanwhile, understands it as well, and a word that nobody understands asks for
//! everything.

use super::AtTable;
use super::log::Kept;
use super::scene::Scene;
use maud::Markup;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

/// What a browser shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shown {
    /// The entries of the game it was made after.
    pub version: u32,
    /// The plies it tells of.
    pub ply: usize,
    /// How they are told: a log in other words cannot be added to.
    wording: Sign,
    /// The parts besides the log, in the order of the page.
    pub parts: Vec<Sign>,
}

/// A hash that is short enough to be sent along, and long enough that no two versions of a part share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sign(u64);

impl Sign {
    const DIGITS: usize = 12;

    /// The sign of whatever has this hash.
    pub(super) fn of(what: &(impl Hash + ?Sized)) -> Sign {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        Sign(hasher.finish() >> (64 - 4 * Sign::DIGITS))
    }

    /// The sign of a part.
    pub(super) fn of_part(part: &Markup) -> Sign {
        Sign::of(part.0.as_str())
    }
}

impl Shown {
    /// A page with these parts.
    pub(super) fn new<G: AtTable>(scene: &Scene<G>, parts: Vec<Sign>) -> Shown {
        let words = (scene.language.code(), &scene.names, scene.seat, scene.sprite.files());
        Shown {
            version: scene.game_match.number,
            ply: scene.history.plies.len(),
            wording: Sign::of(&words),
            parts,
        }
    }

    /// What can stay of a log; nothing if it is worded differently.
    pub(super) fn kept<G: AtTable>(&self, scene: &Scene<G>) -> Option<Kept> {
        let now = Shown::new(scene, Vec::new());
        if self.wording != now.wording || self.version > now.version {
            return None;
        }
        let plies = scene.game_match.stayed(self.version).min(self.ply);
        // Nothing comes after the entry with which a game is over.
        Some(Kept { plies, discreet: scene.is_over() && self.version < now.version })
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.", self.version, self.ply)?;
        for sign in std::iter::once(&self.wording).chain(&self.parts) {
            write!(f, "{:0digits$x}", sign.0, digits = Sign::DIGITS)?;
        }
        Ok(())
    }
}

impl FromStr for Shown {
    type Err = ();

    fn from_str(text: &str) -> Result<Shown, ()> {
        let mut fields = text.splitn(3, '.');
        let version = fields.next().and_then(|field| field.parse().ok()).ok_or(())?;
        let ply = fields.next().and_then(|field| field.parse().ok()).ok_or(())?;
        let signs = fields.next().ok_or(())?.as_bytes().chunks(Sign::DIGITS).map(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            u64::from_str_radix(digits, 16).ok().map(Sign)
        });
        let mut signs = signs.collect::<Option<Vec<Sign>>>().ok_or(())?.into_iter();
        let wording = signs.next().ok_or(())?;
        Ok(Shown { version, ply, wording, parts: signs.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_says_what_it_was_made_from() {
        let parts = ["", "bar", "market"].map(Sign::of).to_vec();
        let shown = Shown { version: 12, ply: 10, wording: Sign::of("en"), parts };
        assert_eq!(shown.to_string().parse(), Ok(shown));
    }

    #[test]
    fn any_other_word_is_none() {
        for text in
            ["", "12", "1.2", "1.2.", "1.2.x", "-1.2.00", "1.2.zzzzzzzzzzzz", "1.2.ä", "1.2.0000000000é"]
        {
            assert_eq!(text.parse::<Shown>(), Err(()), "{text}");
        }
    }
}
