//! The games one can sit down to: what the server needs of a game besides its rules.
//!
//! Everything above is written once for any [`WebGame`]; a new game has a file in this folder and an arm in
//! [`each_game`].

mod neom;
mod suburbia;

use crate::text::Sentence;
use ::neom::Neom;
use ::suburbia::Suburbia;
use bots::BotGame;
use game_core::Seat;
use game_core::pack::{Library, PackFile};
use game_core::record::SeatInfo;
use render::text::Language;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A game that can be played over the web.
pub trait WebGame: BotGame {
    /// Its packs; a choice of them makes rules.
    type Pack: PackFile + Send + Sync;
    /// The name on the box.
    const TITLE: &'static str;
    /// Whether the end of a choice shows somebody new tiles without an event: hands that go round.
    const HANDS_GO_ROUND: bool = false;

    /// The packs there are.
    fn library(libraries: &Libraries) -> &Library<Self::Pack>;

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
    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String>;

    /// Everything of the position that a change of the rules could change, in the form of the audit.
    fn position(&self) -> impl Serialize + '_;

    /// How a move reads to those who may not know it; `None` if everybody may.
    fn disguise(mv: &Self::Move) -> Option<&'static str>;

    /// Whether a move brought something to light that was hidden before it.
    fn reveals(events: &[Self::Event]) -> bool;

    /// What a legal move changes for the mover.
    fn preview(&self, told: &Told, seat: Seat, mv: &Self::Move) -> Value;

    /// All that a move would do, as far as it is known; or the rule's sentence against it.
    fn explain(&self, told: &Told, seat: Seat, mv: &Self::Move) -> Result<MovePreview, Sentence>;

    /// The tile that a move would build, by its id; nothing if it builds none of its own.
    fn built(&self, seat: Seat, mv: &Self::Move) -> Option<&'static str>;

    /// The title of whoever played alone, once the game is over.
    fn title(&self) -> Option<&'static str>;

    /// Why a move is refused.
    fn refusal(&self, illegal: &Self::Illegal) -> Sentence;
}

/// To whom something is told.
#[derive(Debug)]
pub struct Told<'a> {
    /// In which language.
    pub language: Language,
    /// The names of all seats in it.
    pub names: &'a [String],
}

/// What a move would do.
#[derive(Debug, Serialize, ToSchema)]
pub struct MovePreview {
    /// The move as what its seat does.
    pub headline: String,
    /// Every change with its cause.
    pub changes: Vec<Explained>,
    /// The same, as the API tells it after the move.
    #[schema(value_type = Vec<Object>)]
    pub events: Value,
    /// Where the mover would stand.
    #[schema(value_type = Object)]
    pub after: Value,
    /// What the mover has to do next in the same turn, in words.
    pub owed: Option<String>,
}

/// A change in words.
#[derive(Debug, Serialize, ToSchema)]
pub struct Explained {
    /// Whose.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What changes.
    pub what: Option<Measure>,
    /// By how much.
    pub delta: i32,
    /// The step of the turn it belongs to.
    pub part: Part,
    /// The sentence, cause first.
    pub text: String,
}

/// A number that moves change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    Income,
    Reputation,
    Population,
    Money,
    /// How many of each: the sentence says it.
    Goods,
    Score,
}

/// A step of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What the move itself does.
    Move,
    /// The income that is paid after it.
    Income,
    /// The people who come or leave after it.
    Population,
    /// What the end of the game would count.
    Score,
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
#[derive(Debug, Clone)]
pub struct Libraries {
    /// Suburbia's.
    pub suburbia: Library<<Suburbia as WebGame>::Pack>,
    /// NEOM's.
    pub neom: Library<<Neom as WebGame>::Pack>,
}

impl Default for Libraries {
    /// The packs that are part of the program.
    fn default() -> Libraries {
        Libraries { suburbia: Library::builtin(), neom: Library::builtin() }
    }
}
