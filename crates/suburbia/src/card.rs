//! What the stacks yield: tiles, and the three cards that make something happen when they are drawn.

use crate::rules::Rules;
use crate::tile::KindId;

/// A card of the stacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Card {
    /// A tile for the market.
    Tile(KindId),
    /// Announces the end.
    OneMoreRound,
    /// The open bonus is scored.
    ScoreBonus,
    /// The open challenge is scored.
    ScoreChallenge,
}

impl Card {
    /// The id of the card that announces the end.
    pub const ONE_MORE_ROUND: &'static str = "one-more-round";
    /// The id of the card that scores the bonus.
    pub const SCORE_BONUS: &'static str = "score-bonus";
    /// The id of the card that scores the challenge.
    pub const SCORE_CHALLENGE: &'static str = "score-challenge";

    /// The tile, if it is one.
    #[inline]
    pub fn tile(self) -> Option<KindId> {
        match self {
            Card::Tile(kind) => Some(kind),
            _ => None,
        }
    }

    /// Its id.
    pub fn id(self, rules: &'static Rules) -> &'static str {
        match self {
            Card::Tile(kind) => &rules.kind(kind).id,
            Card::OneMoreRound => Card::ONE_MORE_ROUND,
            Card::ScoreBonus => Card::SCORE_BONUS,
            Card::ScoreChallenge => Card::SCORE_CHALLENGE,
        }
    }

    /// The card with this id that is no tile.
    pub(crate) fn without_tile(id: &str) -> Option<Card> {
        match id {
            Card::ONE_MORE_ROUND => Some(Card::OneMoreRound),
            Card::SCORE_BONUS => Some(Card::ScoreBonus),
            Card::SCORE_CHALLENGE => Some(Card::ScoreChallenge),
            _ => None,
        }
    }
}
