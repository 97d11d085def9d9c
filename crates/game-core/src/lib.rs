//! What every game at Tabletown has in common.
//!
//! One trait, [`Game`], is the whole contract between rules and everything that uses them: bots, simulator,
//! terminal, records. Games are values: no clock, no I/O, no threads, no global randomness. A game is its
//! [`Record`](record::Record): setup, seed and moves.
//!
//! **Invariant:** what holds for one game holds for all; [`laws`] states it as code that each game runs as tests.

pub mod art;
pub mod commitment;
pub mod dice;
pub mod fault;
pub mod fields;
pub mod intern;
pub mod laws;
pub mod pack;
pub mod record;
pub mod scenario;
pub mod seat;
pub mod world;

pub use dice::Dice;
pub use fault::Fault;
pub use seat::{Seat, SeatSet, Viewer};
pub use world::{UnsoundWorld, World};

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

    /// The game as `viewer` knows it after these plies from the start, what is hidden made up; `None` if the game cannot be
    /// told to somebody elsewhere, or if this start is not one that is dealt.
    fn world(&self, _plies: &[(Seat, Self::Move)], _viewer: Viewer, _dice: &mut Dice) -> Option<World> {
        None
    }

    /// The start of a [`World`], from its deal. Anything may stand there.
    fn from_deal(_setup: &Self::Setup, _deal: &serde_json::Value) -> Result<Self, UnsoundWorld> {
        Err(UnsoundWorld(format!("{} is not played from elsewhere", Self::NAME)))
    }

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

/// Somebody's text without what nobody sees: characters without a shape, and those that turn the text around them. What joins
/// stays where it joins something: in emoji of several parts, and between letters of scripts that need it. So two texts that
/// look the same are the same, and nothing can be hidden in one.
///
/// ```
/// assert_eq!(game_core::visible("A\u{200b}n\u{202e}n"), "Ann");
/// assert_eq!(game_core::visible("👩\u{200d}🚀\u{200d}"), "👩\u{200d}🚀");
/// ```
pub fn visible(text: &str) -> String {
    const BLACK_FLAG: char = '\u{1f3f4}';
    const KEYCAP: char = '\u{20e3}';
    let mut shown = String::new();
    // The last character with a shape; what was put after it and waits for something that it acts on.
    let (mut last, mut joiner, mut selector) = (None, None, None);
    let mut tags = String::new();
    for c in text.chars() {
        match c {
            '\u{200c}' | '\u{200d}' => joiner = last.filter(|&last| joins(last)).map(|_| c),
            '\u{fe0e}' | '\u{fe0f}' if !shown.ends_with(['\u{fe0e}', '\u{fe0f}']) => match last {
                Some(last) if is_picture(last) => shown.push(c),
                // A digit in a box is a digit, a selector and the box.
                Some('0'..='9' | '#' | '*') => selector = Some(c),
                _ => {}
            },
            // Flags of regions are a black flag, a name in letters without a shape, and an end.
            '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}' if last == Some(BLACK_FLAG) => tags.push(c),
            '\u{e007f}' if last == Some(BLACK_FLAG) && (3..=6).contains(&tags.chars().count()) => {
                shown.push_str(&std::mem::take(&mut tags));
                shown.push(c);
                last = None;
            }
            c if is_ignorable(c) => {}
            c => {
                shown.extend(selector.take().filter(|_| c == KEYCAP));
                // A joiner is kept once, and only if something follows that can be joined, too.
                shown.extend(joiner.take().filter(|_| joins(c)));
                shown.push(c);
                tags.clear();
                last = Some(c);
            }
        }
    }
    shown
}

/// Whether a character is shown as nothing: `Default_Ignorable_Code_Point`, and blanks that are no white space.
fn is_ignorable(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character may be shown as text or as a picture.
fn is_picture(c: char) -> bool {
    let is_symbol =
        |c| matches!(c, '\u{203c}'..='\u{3299}' | '\u{1f000}'..='\u{1faff}') && !c.is_alphabetic();
    matches!(c, '©' | '®' | 'ℹ' | 'Ⓜ' | '㊗' | '㊙') || is_symbol(c)
}

/// Whether a character can be joined to another: pictures, and letters of scripts whose letters are.
fn joins(c: char) -> bool {
    is_picture(c)
        || matches!(c, '\u{600}'..='\u{10ff}' | '\u{1700}'..='\u{1cff}' | '\u{a800}'..='\u{abff}'
            | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10a00}'..='\u{11fff}' | '\u{1e900}'..='\u{1e95f}')
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
    fn what_nobody_sees_is_left_out_and_what_joins_stays() {
        for (text, expected) in [
            ("Ann", "Ann"),
            ("\u{200b}\u{feff}\u{2060}\u{3164}\u{2800}", ""),
            ("\u{202e}nnA\u{202c}", "nnA"),
            ("A\u{200d}nn", "Ann"),
            ("A\u{fe0f}\u{fe0f}\u{fe0f}", "A"),
            ("Ann1\u{fe0f}", "Ann1"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
            ("❤\u{fe0f}\u{fe0f}\u{fe0e}", "❤\u{fe0f}"),
            ("José\u{200d}é я\u{200c}я 中\u{200d}中", "Joséé яя 中中"),
            ("👍\u{1f3fd}\u{fe01}\u{e0101}", "👍\u{1f3fd}"),
            ("\u{115f}\u{1160}\u{ffa0}\u{1d159}\u{200d}\u{fe0f}\u{e0061}\u{e007f}\u{180e}", ""),
            ("می\u{200c}روم", "می\u{200c}روم"),
            ("क्\u{200d}ष", "क्\u{200d}ष"),
            ("❤\u{fe0f}\u{200d}🔥", "❤\u{fe0f}\u{200d}🔥"),
            ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
            ("👩\u{200d}\u{200d}\u{200d}", "👩"),
            (
                "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
                "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            ),
            // Text that nobody sees behind a flag.
            ("🏴\u{e0068}\u{e0065}\u{e006c}\u{e006c}\u{e006f}", "🏴"),
            ("🏴\u{e0068}\u{e0065}\u{e006c}\u{e006c}\u{e006f}\u{e0068}\u{e0068}\u{e007f}", "🏴"),
            ("Ann\u{e0067}", "Ann"),
        ] {
            assert_eq!(visible(text), expected, "{text:?}");
            assert_eq!(visible(&visible(text)), expected, "{text:?}");
        }
    }

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
