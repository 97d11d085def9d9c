//! Events: what a move changed, and why.
//!
//! **Invariant:** every change of a track is one [`Change`] with its cause; the changes of a move add up to the
//! difference it made.

use crate::hex::Footprint;
use crate::tile::Track;
use game_core::Seat;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// A track moved.
    Change(Change),
    /// Something other than a track changed.
    Deed(Deed),
}

/// A track moved, or would have but for its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Whose track.
    pub seat: Seat,
    /// Which one.
    pub track: Track,
    /// The real change, after clamping.
    pub delta: i32,
    /// What the rule asked for; differs from `delta` where the track ends.
    pub nominal: i32,
    /// Why.
    pub cause: Cause,
    /// The step of the resolution order it belongs to (1 pay … 7 other boroughs, 8 what a special takes back), while a tile
    /// or marker resolves.
    pub step: Option<u8>,
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("track", &self.track)?;
        map.serialize_entry("delta", &self.delta)?;
        if self.nominal != self.delta {
            map.serialize_entry("nominal", &self.nominal)?;
        }
        map.serialize_entry("cause", &self.cause)?;
        if let Some(step) = self.step {
            map.serialize_entry("step", &step)?;
        }
        map.end()
    }
}

/// Why a track moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Cause {
    /// A tile's immediate gain or one of its lines.
    Tile {
        /// Which kind of tile.
        id: &'static str,
        /// In whose borough it stands.
        owner: Seat,
        /// Where it stands.
        at: Footprint,
    },
    /// The price of a move.
    Pay,
    /// A red line was passed.
    RedLine {
        /// The population it lies behind.
        after: i32,
    },
    /// Income, or what could not be paid of it.
    IncomeStep,
    /// Reputation, or what could not be lost of it.
    PopulationStep,
    /// A tile is turned over: what it gave its owner, less what it took, is taken back.
    Flip {
        /// What it was.
        id: &'static str,
        /// In whose borough it stands.
        owner: Seat,
        /// Where it stands.
        at: Footprint,
    },
    /// The open bonus was scored.
    Bonus {
        /// Which.
        id: &'static str,
    },
    /// The open challenge was scored.
    Challenge {
        /// Which.
        id: &'static str,
    },
    /// A reward space of the star track.
    StarTrack,
    /// The first and the last on the star track at the end of a round.
    StarRound,
    /// A goal at the end.
    Goal {
        /// Which goal.
        id: &'static str,
    },
    /// Money turned into population at the end.
    Conversion,
}

/// Something other than a track changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Deed {
    /// A seat has chosen its private goal; which one stays secret.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A tile or lake was placed.
    Built {
        /// Who.
        seat: Seat,
        /// `lake` for lakes.
        tile: &'static str,
        /// Where.
        at: Footprint,
    },
    /// A marker was placed.
    Invested {
        /// Who.
        seat: Seat,
        /// On what.
        tile: &'static str,
        /// Where.
        at: Footprint,
    },
    /// A tile left the market and the game.
    Discarded {
        /// What.
        tile: &'static str,
    },
    /// A tile came into the market.
    Drawn {
        /// What.
        tile: &'static str,
    },
    /// A tile left its place to another one.
    Replaced {
        /// Whose.
        seat: Seat,
        /// What left.
        tile: &'static str,
        /// Where.
        at: Footprint,
    },
    /// A tile was turned over and is a lake now.
    TurnedOver {
        /// In whose borough.
        owner: Seat,
        /// What it was.
        tile: &'static str,
        /// Where.
        at: Footprint,
    },
    /// A border came to the display.
    BorderDrawn {
        /// What.
        tile: &'static str,
    },
    /// A bonus or challenge was scored.
    Scored {
        /// Which.
        award: &'static str,
    },
    /// The order of play of the next round, where stars decide it.
    NewOrder {
        /// From the first seat on.
        order: Vec<Seat>,
    },
    /// The end is announced.
    OneMoreRound {
        /// Whether it ends the game at once, as it does with Dale.
        at_once: bool,
    },
    /// Nothing could be built.
    CouldNotBuild {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}
