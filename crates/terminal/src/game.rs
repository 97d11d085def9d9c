//! What a game says for itself to be played in a terminal.
//!
//! [`TableGame`] is what a [`Session`] needs: who sits where, and moves in words. [`TerminalGame`] is what its two
//! faces show. All of it is text made from a session; nothing here decides anything.

use crate::lines::play_session;
use crate::text::say;
use crate::{Entry, Finished, PlayError, Session};
use bots::BotGame;
use game_core::record::SeatInfo;
use game_core::{Seat, Viewer};
use render::Reader;
use render::text::Language;

/// A game that people and bots can sit down to: what a [`Session`] and its record need besides rules and bots.
pub trait TableGame: BotGame {
    /// The name on the box.
    const TITLE: &'static str;
    /// The number of the first seat where somebody types one.
    const FIRST_SEAT: usize = 1;

    /// How many seats people and bots fill, without those that the rules play.
    fn players(setup: &Self::Setup) -> usize;

    /// The seat that the rules play, as records list it, if there is one.
    fn automatic_seat(_setup: &Self::Setup) -> Option<SeatInfo> {
        None
    }

    /// The choice of rules as records write it.
    fn spec(setup: &Self::Setup) -> serde_json::Value;

    /// The choice of rules in words, without the packs: `second edition, standard mode`.
    fn about_in(language: Language, setup: &Self::Setup) -> String {
        say!(language, "session-seats", count = Self::players(setup))
    }

    /// The same in English, for programs and their logs.
    fn about(setup: &Self::Setup) -> String {
        Self::about_in(Language::ENGLISH, setup)
    }

    /// The names of the chosen packs.
    fn packs(_setup: &Self::Setup) -> Vec<String> {
        vec!["base".to_owned()]
    }

    /// The names of all seats, no two alike, from those that were given to people and bots.
    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        let reader = Reader::spectator(language, given);
        let names: Vec<String> = (0..self.seats()).map(|seat| reader.name(Seat::from_index(seat))).collect();
        let numbered = |(seat, name): (usize, &String)| {
            let alone = names.iter().filter(|other| *other == name).count() == 1;
            if alone { name.clone() } else { format!("{name} {}", seat + 1) }
        };
        names.iter().enumerate().map(numbered).collect()
    }

    /// A move in words.
    fn entry(played: PlayedMove<'_, Self>) -> Entry {
        let (name, mv) = (played.reader.name(played.seat), played.before.write_move(played.mv.clone()));
        let headline = format!("{name}: {mv}");
        Entry { seat: played.seat, headline, secret: None, changes: Vec::new() }
    }

    /// What a reader may know of the position, as lines of text.
    fn lines(&self, reader: Reader) -> Vec<String> {
        let text = serde_json::to_string_pretty(&self.view(reader.viewer)).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }
}

/// A move that was just played, with all there is to tell about it.
pub struct PlayedMove<'a, G: TableGame> {
    /// The game before the move.
    pub before: &'a G,
    /// The game after it.
    pub after: &'a G,
    /// Whom it is told.
    pub reader: Reader<'a>,
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub mv: &'a G::Move,
    /// What it changed.
    pub events: &'a [G::Event],
}

/// A game with faces for the terminal.
///
/// Whoever sits at the keyboard is shown what the seat may know: everything hidden must be asked of
/// [`Session::view`].
pub trait TerminalGame: TableGame {
    /// The words moves begin with.
    const MOVES: &'static [&'static str];
    /// The questions of the line mode that only this game has; [`answer`](TerminalGame::answer) answers them.
    const QUESTIONS: &'static [&'static str] = &[];

    /// What `help` prints in the line mode: the game's own moves and questions, and those of every game.
    fn help(session: &Session<Self>) -> String {
        say!(session.language(), "lines-help")
    }

    /// What a seat has to decide now.
    fn due(session: &Session<Self>, seat: Seat) -> String {
        say!(session.language(), "session-due", name = session.name(seat))
    }

    /// Everything a player needs to decide.
    fn position(session: &Session<Self>, seat: Seat) -> Vec<String> {
        session.game().lines(Reader { viewer: Viewer::Seat(seat), ..session.reader() })
    }

    /// The moves that [`position`](TerminalGame::position) shows with the numbers 1, 2 …; none if it shows no numbers.
    fn numbered(_session: &Session<Self>, _seat: Seat) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The moves that `moves` lists for a filter, and what is said after them.
    fn listed(session: &Session<Self>, seat: Seat, _filter: &str) -> (Vec<Self::Move>, Vec<String>) {
        (session.legal_moves(seat), Vec::new())
    }

    /// Why a move is refused, without the full stop.
    fn refusal(session: &Session<Self>, _seat: Seat, illegal: &Self::Illegal) -> String {
        session.game().write_refusal(*illegal)
    }

    /// Legal moves that somebody may mean who typed one that was refused, because it left something out.
    fn completions(_session: &Session<Self>, _seat: Seat, _mv: &Self::Move) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The answer to one of [`QUESTIONS`](TerminalGame::QUESTIONS), with the words that came after it. They are as
    /// somebody typed them.
    fn answer(_session: &Session<Self>, _seat: Seat, _question: &str, _rest: &str) -> Vec<String> {
        Vec::new()
    }

    /// What a move is about, beside its notation: `Farm`.
    fn object(_session: &Session<Self>, _seat: Seat, _mv: &Self::Move) -> String {
        String::new()
    }

    /// What a legal move would change for the mover, as short as it gets.
    fn net(_session: &Session<Self>, _seat: Seat, _mv: &Self::Move) -> String {
        String::new()
    }

    /// Everything a move would change, and why; or why it is not possible.
    fn preview(session: &Session<Self>, seat: Seat, mv: &Self::Move) -> Result<Vec<String>, String> {
        let played = session.game().clone().play(seat, mv.clone(), &mut ());
        played.map(|()| Vec::new()).map_err(|illegal| Self::refusal(session, seat, &illegal))
    }

    /// The scoring step by step, once the game is over.
    fn scoring(session: &Session<Self>) -> Option<Vec<String>> {
        let outcome = session.game().outcome()?;
        let line = |(name, score): (&String, &i32)| format!("{name}: {score}");
        Some(session.names().iter().zip(&outcome.scores).map(line).collect())
    }

    /// What is told of a recorded game before its first move, secrets included.
    fn prologue(_session: &Session<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Everything that lies open in a recorded game.
    fn open_position(session: &Session<Self>) -> Vec<String> {
        session.game().lines(session.reader())
    }

    /// Plays on the whole screen. A game with a description ([`ScreenGame`](crate::ScreenGame)) has one; without it the
    /// game is played line by line.
    fn screen(session: Session<Self>) -> Result<Finished, PlayError> {
        play_session(session, std::io::stdin().lock(), std::io::stdout().lock())
    }
}
