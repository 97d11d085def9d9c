//! What is stored of a game: its header and its entries.

use crate::clock::ClockTerms;
use crate::fairness::Fairness;
use crate::store::Visitor;
use bots::name::USUAL_LEVEL;
use game_core::Seat;
use game_core::record::SeatInfo;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use utoipa::ToSchema;

/// What was agreed when the game began.
#[derive(Debug, Clone, PartialEq)]
pub struct Header {
    /// The game's address.
    pub id: String,
    /// [`Game::NAME`](game_core::Game::NAME).
    pub game: String,
    /// Edition, mode, packs, as records write them.
    pub rules: Value,
    /// The seed of all chance.
    pub seed: u64,
    /// Who sits where, those that the rules play included.
    pub seats: Vec<SeatInfo>,
    /// Bots that play for people who are away.
    pub stand_ins: BTreeMap<Seat, String>,
    /// How people ended it, or gave it up.
    pub early: EarlyEnd,
    /// How long everybody may think.
    pub clock: Option<ClockTerms>,
    /// The version of the rules it began with.
    pub version: String,
    /// The browser that set the table: it may hand out the links to free seats.
    pub host: Option<Visitor>,
    /// Whether it was played elsewhere and is here to be looked at.
    pub imported: bool,
    /// The game that followed it.
    pub rematch: Option<String>,
    /// What is agreed about chance and help.
    pub fairness: Fairness,
    /// When it began, in seconds since 1970.
    pub at: i64,
}

/// What people did to end a game, beside its entries: those are what the rules know.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EarlyEnd {
    /// Why it is over before the rules say so.
    pub closed: Option<Closed>,
    /// Who gave up; a bot plays on for them.
    pub resigned: BTreeSet<Seat>,
}

/// Why a game is over before the rules say so. It has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// All people agreed to end it.
    Agreed,
    /// Nobody plays any more: the last one gave up.
    Resigned,
}

impl Closed {
    /// As it is stored.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Closed::Agreed => "agreed",
            Closed::Resigned => "resigned",
        }
    }

    /// What a later version may write is an end all the same.
    pub(crate) fn read(word: &str) -> Closed {
        if word == "resigned" { Closed::Resigned } else { Closed::Agreed }
    }
}

impl Header {
    /// The lesson it is played for, and which of its tasks, counted from 0.
    pub(crate) fn lesson(&self) -> Option<(&str, usize)> {
        let step = self.rules["step"].as_u64().unwrap_or(1).saturating_sub(1);
        Some((self.rules["lesson"].as_str()?, usize::try_from(step).ok()?))
    }

    /// The bot that moves for a seat now: the one that sits there, or the one that stands in for somebody.
    pub(crate) fn mover(&self, seat: Seat) -> Option<&str> {
        let sits = self.seats.get(seat.index()).and_then(|info| info.bot.as_deref());
        let resigned = || self.early.resigned.contains(&seat).then_some(USUAL_LEVEL);
        sits.or_else(|| self.stand_ins.get(&seat).map(String::as_str)).or_else(resigned)
    }
}

/// The version new games begin with.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Something somebody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A move in the notation of the game.
    Move(String),
    /// Back to where only `to` plies had been played.
    TakeBack {
        /// The plies that stay.
        to: usize,
        /// What made it possible.
        how: How,
    },
}

/// Why a move could be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Nothing hidden had come to light and nobody had acted on it.
    Free,
    /// Only one person plays.
    Alone,
    /// All people at the table agreed.
    Agreed,
}

impl How {
    const WORDS: [(How, &'static str); 3] =
        [(How::Free, "free"), (How::Alone, "alone"), (How::Agreed, "agreed")];
}

impl Entry {
    /// Reads an entry as it is stored.
    pub(crate) fn read(text: &str) -> Entry {
        let take_back = || {
            let (to, how) = text.strip_prefix("take back to ")?.split_once(' ')?;
            let how = How::WORDS.iter().find(|(_, word)| *word == how)?.0;
            Some(Entry::TakeBack { to: to.parse().ok()?, how })
        };
        take_back().unwrap_or_else(|| Entry::Move(text.to_owned()))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(text) => f.write_str(text),
            Entry::TakeBack { to, how } => {
                let word = How::WORDS.iter().find(|(known, _)| known == how).map_or("", |(_, word)| word);
                write!(f, "take back to {to} {word}")
            }
        }
    }
}

/// An entry as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Counted from 1.
    pub number: u32,
    /// The seat that made it.
    pub seat: Seat,
    /// A move, or a take-back.
    pub entry: Entry,
    /// Whether it was played because somebody had left it for this turn.
    pub planned: bool,
    /// What the position after it looked like, as a hash: a later version that plays it differently notices.
    pub seal: u64,
    /// When, in seconds since 1970.
    pub at: i64,
}
