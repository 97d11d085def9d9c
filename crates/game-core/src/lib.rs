//! What every game at Tabletown has in common.
//!
//! One trait, [`Game`], is the whole contract between rules and everything that uses them: bots, simulator,
//! terminal, records. Games are values: no clock, no I/O, no threads, no global randomness. A game is its
//! [`Record`](record::Record): setup, seed and moves.
//!
//! **Invariant:** what holds for one game holds for all; [`laws`] states it as code that each game runs as tests.

pub mod art;
pub mod dice;
pub mod fault;
pub mod fields;
pub mod intern;
pub mod laws;
pub mod pack;
pub mod record;
pub mod scenario;
pub mod seat;

pub use dice::Dice;
pub use fault::Fault;
pub use seat::{Seat, SeatSet, Viewer};

use serde::Serialize;
use std::fmt::{Debug, Display};

/// The rules of one game, as a value that can be cloned, asked and played.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The name used on the command line and in records.
    const NAME: &'static str;

    /// A checked choice of edition, mode, packs and seats. Building one may fail; playing it may not.
    type Setup: Clone + Send + Sync;
    /// All a player may decide. One type for people, bots and records.
    type Move: Clone + Eq + Debug + Send + 'static;
    /// What a move changed, and why.
    type Event: Clone + Debug + Serialize + Send;
    /// What one viewer may know; may borrow from the game.
    type View<'a>: View<Game = Self> + PartialEq + Serialize;
    /// Why a move was refused; [`write_refusal`](Game::write_refusal) says it. The state is unchanged.
    type Illegal: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Sets the game up. The same setup and seed give the same game everywhere.
    fn new(setup: &Self::Setup, seed: u64) -> Self;

    /// Number of seats, those played by the rules themselves included.
    fn seats(&self) -> usize;

    /// Who may move now; several seats where the rules let them choose at once, none when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Lists the legal moves of `seat` that are of use to it, each once, in a fixed order.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Lists every move that [`play`](Game::play) accepts from `seat`, each once: the legal moves, and those that a game
    /// leaves out of them because another one does the same for less.
    fn every_move(&self, seat: Seat, out: &mut Vec<Self::Move>) {
        self.legal_moves(seat, out);
    }

    /// Plays a move. On `Err` nothing has changed.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The move of a seat that the rules themselves play (Dale the Bot), if it is that seat's turn.
    fn automatic_move(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// What `viewer` may know, nothing else.
    fn view(&self, viewer: Viewer) -> Self::View<'_>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Reads a move in the notation of records.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationError>;

    /// Writes a move in canonical notation.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Writes why a move was refused, in English and without a full stop: what records and scenarios quote. Faces of a
    /// game that speak other languages have words of their own.
    fn write_refusal(&self, illegal: Self::Illegal) -> String;

    /// Every track, coin and good of every seat, in a fixed order: what the events must explain.
    fn ledger(&self) -> Vec<i64>;

    /// The place in the [`ledger`](Game::ledger) an event changes, and by how much.
    fn ledger_entry(event: &Self::Event) -> Option<(usize, i64)>;
}

/// What one viewer may know about a game. Bots get this and nothing else.
pub trait View {
    /// The game it is a view of.
    type Game: Game;

    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;

    /// Lists the viewer's legal moves (none for spectators), in the order of [`Game::legal_moves`].
    fn legal_moves(&self, out: &mut Vec<<Self::Game as Game>::Move>);

    /// How many legal moves the viewer has.
    fn move_count(&self) -> usize {
        let mut all = Vec::new();
        self.legal_moves(&mut all);
        all.len()
    }

    /// The `n`th legal move; games with many moves answer this without listing them.
    fn nth_move(&self, n: usize) -> Option<<Self::Game as Game>::Move> {
        let mut all = Vec::new();
        self.legal_moves(&mut all);
        all.get(n).cloned()
    }

    /// Any legal move, each equally likely; `None` if there is none.
    fn random_move(&self, dice: &mut Dice) -> Option<<Self::Game as Game>::Move> {
        match self.move_count() {
            0 => None,
            count => self.nth_move(dice.below(count)),
        }
    }

    /// A full game that looks exactly like this to the viewer, hidden parts drawn at random.
    fn sample(&self, dice: &mut Dice) -> Self::Game;
}

/// Receives events. `()` is the log of those who do not want one, and costs nothing.
pub trait Log<E> {
    /// Takes an event; the closure runs only if somebody listens.
    fn record(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn record(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Final scores, by seat.
    pub scores: Vec<i32>,
    /// The winners; several share the win.
    pub winners: SeatSet,
}

/// A text that is no move in this game's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a move: {reason}")]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// What is wrong with it, with what was expected.
    pub reason: String,
}

impl NotationError {
    /// An error about `text`.
    pub fn new(text: &str, reason: impl Display) -> Self {
        NotationError { text: quoted(text), reason: reason.to_string() }
    }
}

/// Text from anywhere, fit to be shown in a message: short, and without characters that steer a terminal or turn
/// the direction of what follows.
///
/// ```
/// assert_eq!(game_core::quoted("buy\u{1b}[2J"), "buy\u{fffd}[2J");
/// ```
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    let end = text.char_indices().nth(LONGEST).map(|(end, _)| end);
    let mut shown = harmless(&text[..end.unwrap_or(text.len())]);
    if end.is_some() {
        shown.push('…');
    }
    shown
}

/// Somebody's text without what could turn or hide the text around it.
pub fn harmless(text: &str) -> String {
    let turns =
        |c: char| matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|c| if c.is_control() || turns(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// The nearest of `known` to a mistyped `word`, for "did you mean".
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: String = word.chars().take(64).collect();
    known
        .into_iter()
        .map(|candidate| (strsim::levenshtein(&word, candidate), candidate))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, candidate)| distance <= candidate.len().max(3) / 3 && distance < candidate.len())
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_finds_typos_but_does_not_guess_wildly() {
        let known = ["greedy", "random"];
        assert_eq!(nearest("gredy", known), Some("greedy"));
        assert_eq!(nearest("xyzzy", known), None);
    }

    #[test]
    fn quoted_text_stays_short() {
        let long = "x".repeat(1000);
        assert!(NotationError::new(&long, "no").to_string().len() < 120);
    }
}
