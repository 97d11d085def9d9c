//! Events: what a move changed, and why.
//!
//! **Invariant:** every change of money or of a token is one [`Change`] with its cause; the changes of a move add up to
//! the difference it made.

use crate::cell::Cell;
use crate::good::Good;
use game_core::Seat;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// Money or a token came or went.
    Change(Change),
    /// Something else changed.
    Deed(Deed),
}

/// Money or a token came or went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub track: Track,
    /// By how much.
    pub delta: i32,
    /// Why.
    pub cause: Cause,
}

/// What can come and go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Track {
    /// Coins.
    Money,
    /// The token of a good.
    Good(Good),
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &self.seat)?;
        match self.track {
            Track::Money => map.serialize_entry("track", "money")?,
            Track::Good(good) => {
                map.serialize_entry("track", "goods")?;
                map.serialize_entry("good", &good)?;
            }
        }
        map.serialize_entry("delta", &self.delta)?;
        map.serialize_entry("cause", &self.cause)?;
        map.end()
    }
}

/// Why money or a token came or went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Cause {
    /// A tile brings it.
    Tile {
        /// Which.
        id: &'static str,
        /// In whose city it stands.
        owner: Seat,
        /// Where it stands.
        at: Cell,
    },
    /// The price of a tile, or of a good for it.
    Pay {
        /// The tile that is paid for.
        tile: &'static str,
        /// The good, if one is bought.
        #[serde(skip_serializing_if = "Option::is_none")]
        good: Option<Good>,
        /// Who sells it; absent for the supply.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<Seat>,
    },
    /// Money for goods that others bought this turn.
    Sale,
    /// A picked tile was sold.
    Sell {
        /// Which.
        tile: &'static str,
    },
    /// The penalty of a Disaster.
    Disaster {
        /// Which.
        id: &'static str,
    },
    /// A tile that produced the good is gone.
    Lost,
    /// The City Center came to light again.
    Uncovered,
}

/// Something other than money and tokens changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Deed {
    /// A seat has kept a Cornerstone; which one may still be secret.
    Drafted {
        /// Who.
        seat: Seat,
        /// Which, where everybody sees it.
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<&'static str>,
    },
    /// The kept Cornerstones are turned face up.
    CornerstonesRevealed,
    /// A seat has picked a tile in secret.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// A pick is known to all.
    Picked {
        /// Who.
        seat: Seat,
        /// What.
        tile: &'static str,
    },
    /// A tile came into a city.
    Placed {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: &'static str,
        /// Where.
        at: Cell,
    },
    /// A tile left a city and the game.
    Removed {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: &'static str,
        /// From where.
        at: Cell,
        /// Whether another tile took its place.
        replaced: bool,
    },
    /// A picked tile left the game without being placed.
    Discarded {
        /// Who had picked it.
        seat: Seat,
        /// Which.
        tile: &'static str,
    },
    /// Unplaced Cornerstones were swapped.
    Swapped {
        /// Who.
        seat: Seat,
        /// What went.
        old: &'static str,
        /// What came.
        new: &'static str,
    },
    /// A Disaster strikes.
    Struck {
        /// Which.
        tile: &'static str,
    },
    /// A new pack lies open.
    PackOpened {
        /// Its tiles.
        tiles: Vec<&'static str>,
    },
    /// A generation is over, income is paid.
    GenerationOver {
        /// Which.
        generation: u8,
    },
    /// The game is over.
    Over,
}
