//! A seat at a table elsewhere: what a [`Session`](crate::Session) asks of whoever carries its words there.
//!
//! **Invariant:** a session at such a table changes only by what the table says: a move is played when the table has taken
//! it, and what is shown is the world that the table told.

use crate::text::say;
use game_core::{Seat, World};
use render::text::Language;
use std::time::{Duration, Instant};

/// A table as its seat sees it now.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The names by seat, no two alike.
    pub names: Vec<String>,
    /// The seat that is taken; none for those who watch.
    pub seat: Option<Seat>,
    /// Moves played.
    pub ply: usize,
    /// Moves and take-backs.
    pub version: u64,
    /// The game.
    pub world: World,
    /// By seat, where there is a clock: seconds left, and whether they run.
    pub clock: Vec<(i64, bool)>,
}

/// What came of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declined {
    /// The game has gone on.
    Stale,
    /// The table says no, or cannot be reached: a sentence that says why.
    Because(String),
}

/// A move that the table advises.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// As it is typed.
    pub mv: String,
    /// What to do, as a sentence.
    pub text: String,
    /// What is certain about it.
    pub reasons: Vec<String>,
    /// Points ahead of the best of the others at the end, on average.
    pub points: f64,
}

impl Advice {
    pub(crate) fn lines(&self, language: Language) -> Vec<String> {
        let points = format!("{:+.1}", self.points);
        let first = say!(language, "hint-advice", mv = &self.mv, text = &self.text, points);
        let reasons = self.reasons.iter().map(|reason| format!("  {reason}"));
        std::iter::once(first).chain(reasons).collect()
    }
}

/// Why a table elsewhere cannot be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// The address is no link to a table or seat.
    Link(String),
    /// Nobody answers there.
    Unreachable {
        /// Whom.
        host: String,
        /// What the system said.
        why: String,
    },
    /// Somebody answers who is no server of these games.
    NoServer(String),
    /// The server has no such game.
    NoGame(String),
    /// The link does not open the seat.
    WrongToken,
    /// In the words of the server.
    Said(String),
}

impl Trouble {
    /// In words: what happened and what to do.
    pub fn told(&self, language: Language) -> String {
        match self {
            Trouble::Link(link) => say!(language, "online-no-link", link),
            Trouble::Unreachable { host, why } => say!(language, "online-unreachable", host, why),
            Trouble::NoServer(host) => say!(language, "online-no-server", host),
            Trouble::NoGame(host) => say!(language, "online-no-game", host),
            Trouble::WrongToken => say!(language, "online-wrong-token"),
            Trouble::Said(sentence) => sentence.clone(),
        }
    }
}

/// What is heard from the table.
#[derive(Debug, Clone)]
pub enum News {
    /// It is different now.
    Changed(Box<Snapshot>),
    /// Something to be told.
    Told(String),
    /// The connection is lost; it is tried again.
    Lost,
    /// It is there again.
    Back,
}

/// Whoever carries words to the table and back.
pub trait Connection {
    /// The next news; waits no longer than this for it.
    fn news(&mut self, wait: Duration) -> Option<News>;
    /// The table now.
    fn look(&mut self) -> Result<Snapshot, String>;
    /// Plays a move that was chosen at this ply and version.
    fn play(&mut self, ply: usize, version: u64, mv: &str) -> Result<(), Declined>;
    /// Takes the last move back; false if the others are asked first.
    fn take_back(&mut self) -> Result<bool, String>;
    /// What the table's search bot advises, the best first.
    fn hint(&mut self) -> Result<Vec<Advice>, String>;
}

/// A session's place at a table elsewhere.
pub(crate) struct Online {
    pub connection: Box<dyn Connection>,
    pub seat: Option<Seat>,
    pub ply: usize,
    pub version: u64,
    pub lost: bool,
    clock: Vec<(i64, bool)>,
    at: Instant,
}

impl Online {
    pub(crate) fn new(connection: Box<dyn Connection>, now: &Snapshot) -> Online {
        Online {
            connection,
            seat: now.seat,
            ply: now.ply,
            version: now.version,
            lost: false,
            clock: now.clock.clone(),
            at: Instant::now(),
        }
    }

    pub(crate) fn update(&mut self, now: &Snapshot) {
        (self.ply, self.version) = (now.ply, now.version);
        (self.clock, self.at) = (now.clock.clone(), Instant::now());
    }

    /// The times that run, in words.
    pub(crate) fn clock(&self, language: Language, names: &[String]) -> Option<String> {
        let gone = i64::try_from(self.at.elapsed().as_secs()).unwrap_or(i64::MAX);
        let running = self.clock.iter().zip(names).filter(|((_, runs), _)| *runs);
        let told = running.map(|((left, _), name)| {
            let left = left.saturating_sub(gone).max(0);
            say!(language, "online-clock", name, time = duration(left))
        });
        Some(told.collect::<Vec<_>>().join(", ")).filter(|told| !told.is_empty())
    }
}

/// Seconds as clocks show them.
fn duration(seconds: i64) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes}:{seconds:02}"),
        (hours, minutes) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
