//! The games one can sit down to: what the server needs of a game besides its rules.
//!
//! Everything above is written once for any [`WebGame`]; a new game has a file in this folder and an arm in
//! [`each_game`].

mod neom;
mod suburbia;

use ::neom::Neom;
use ::suburbia::Suburbia;
use bots::BotGame;
use game_core::pack::{Library, PackFile};
use game_core::record::SeatInfo;
use game_core::{Fault, Seat};
use serde_json::Value;
use std::path::Path;

/// A game that can be played over the web.
pub trait WebGame: BotGame {
    /// Its packs; a choice of them makes rules.
    type Pack: PackFile + Send + Sync;
    /// The name on the box.
    const TITLE: &'static str;
    /// Whether the end of a choice shows somebody new tiles without an event: hands that go round.
    const HANDS_GO_ROUND: bool = false;

    /// The packs there are.
    fn library(shelves: &Shelves) -> &Library<Self::Pack>;

    /// The table that `rules` ask for, with these seats: those the rules play may be listed or not.
    fn agreed(
        library: &Library<Self::Pack>,
        rules: &Value,
        seats: &[SeatInfo],
    ) -> Result<Self::Setup, String>;

    /// The rules as records write them.
    fn spec(setup: &Self::Setup) -> Value;

    /// How many seats people and bots fill.
    fn players(setup: &Self::Setup) -> usize;

    /// The seat that the rules play, if there is one.
    fn automatic_seat(_setup: &Self::Setup) -> Option<SeatInfo> {
        None
    }

    /// The names of all seats, no two alike.
    fn seat_names(&self, given: &[String]) -> Vec<String>;

    /// Everything of the position that a change of the rules could change, in the form of the audit.
    fn position(&self) -> Value;

    /// How a move reads to those who may not know it; `None` if everybody may.
    fn disguise(mv: &Self::Move) -> Option<&'static str>;

    /// Whether a move brought something to light that was hidden before it.
    fn reveals(events: &[Self::Event]) -> bool;

    /// What a legal move changes for the mover.
    fn preview(&self, seat: Seat, mv: &Self::Move) -> Value;

    /// All that a move would do, as far as it can be foreseen; or the rule's sentence against it.
    fn explain(&self, seat: Seat, mv: &Self::Move, names: &[String]) -> Result<Foreseen, String>;

    /// Why a move is refused, as a sentence.
    fn refusal(&self, _seat: Seat, illegal: &Self::Illegal) -> String {
        illegal.to_string()
    }
}

/// What a move would do.
#[derive(Debug, serde::Serialize)]
pub struct Foreseen {
    /// The move as what its seat does.
    pub headline: String,
    /// Every change with its cause.
    pub changes: Vec<Explained>,
    /// The same, as the API tells it after the move.
    pub events: Value,
    /// Where the mover would stand.
    pub after: Value,
    /// What the mover has to do next in the same turn, in words.
    pub owed: Option<String>,
}

/// A change in words.
#[derive(Debug, serde::Serialize)]
pub struct Explained {
    /// Whose.
    pub seat: Option<Seat>,
    /// What changes: a track, money, a good.
    pub what: Option<&'static str>,
    /// By how much.
    pub delta: i32,
    /// The step of the turn it belongs to: `move`, `income`, `population`.
    pub part: &'static str,
    /// The sentence, cause first.
    pub text: String,
}

/// Runs an expression with `$G` as the game of that name; `None` if there is none.
macro_rules! each_game {
    ($name:expr, $G:ident => $run:expr) => {
        match $name {
            "suburbia" => {
                type $G = ::suburbia::Suburbia;
                Some($run)
            }
            "neom" => {
                type $G = ::neom::Neom;
                Some($run)
            }
            _ => None,
        }
    };
}
pub(crate) use each_game;

/// The names of the games there are.
pub const NAMES: [&str; 2] = ["suburbia", "neom"];

/// The packs of all games.
pub struct Shelves {
    /// Suburbia's.
    pub suburbia: Library<<Suburbia as WebGame>::Pack>,
    /// NEOM's.
    pub neom: Library<<Neom as WebGame>::Pack>,
}

/// Why the packs of a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// The folder or a file in it cannot be read.
    #[error("cannot read {0}: {1}")]
    Unreadable(String, std::io::Error),
    /// There is something wrong with a pack.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Faulty(Vec<Fault>),
}

impl Shelves {
    /// The packs that are part of the program, and those of a folder.
    pub fn read(folder: Option<&Path>) -> Result<Shelves, ShelfError> {
        let mut shelves = Shelves { suburbia: Library::builtin(), neom: Library::builtin() };
        let Some(folder) = folder else { return Ok(shelves) };
        let unreadable = |path: &Path, error| ShelfError::Unreadable(path.display().to_string(), error);
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
            let path = entry.map_err(|error| unreadable(folder, error))?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                files.push(path);
            }
        }
        files.sort();
        let mut faults = Vec::new();
        for path in files {
            let text = std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
            let file = path.display().to_string();
            // A pack names its game; one that names none is for the first.
            let head = text.parse::<toml::Table>().ok().and_then(|file| file.get("pack").cloned());
            let game = head.as_ref().and_then(|head| head.get("game")).and_then(|game| game.as_str());
            let found = match game {
                Some("neom") => add(&mut shelves.neom, &file, &text),
                _ => add(&mut shelves.suburbia, &file, &text),
            };
            faults.extend(found);
        }
        if faults.is_empty() { Ok(shelves) } else { Err(ShelfError::Faulty(faults)) }
    }
}

fn add<P: PackFile>(library: &mut Library<P>, file: &str, text: &str) -> Vec<Fault> {
    match P::read(file, text) {
        Ok(pack) => {
            library.add(pack);
            Vec::new()
        }
        Err(faults) => faults,
    }
}
