//! A game being played: seats, bots, log and record. Knows nothing of screens and pipes.
//!
//! **Invariant:** the record holds exactly the moves that led from the set-up to the game as it is, and if there is a
//! record file, it holds that record.

use crate::text::say;
use crate::{Finished, Options, PlayError, PlayedMove, TableGame, store};
use bots::{Bot, seat_dice};
use game_core::record::{Record, RecordResult, ReplayError, SeatInfo, replay};
use game_core::{Dice, Seat, Viewer, quoted};
use render::Reader;
use render::text::Language;
use std::path::{Path, PathBuf};

/// One move in the log, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who moved.
    pub seat: Seat,
    /// What was done, without secrets.
    pub headline: String,
    /// The same with its secret, for games that are told afterwards.
    pub secret: Option<String>,
    /// Every change with its cause, in the order of the rules.
    pub changes: Vec<String>,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Somebody at the keyboard decides.
    Human(Seat),
    /// A bot, or the rules, move: call [`Session::step`].
    Computer(Seat),
    /// Nothing: the game is over.
    Over,
}

/// How a session was before somebody at the keyboard decided.
struct Before<G> {
    game: G,
    dice: Vec<Dice>,
    plies: usize,
}

/// A game being played.
pub struct Session<G: TableGame> {
    setup: G::Setup,
    game: G,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dice: Vec<Dice>,
    names: Vec<String>,
    log: Vec<Entry>,
    decisions: Vec<Before<G>>,
    record: Record,
    path: Option<PathBuf>,
    language: Language,
}

impl<G: TableGame> Session<G> {
    /// Seats everybody, replays the moves of a game taken up again, and writes the first record.
    pub fn new(options: Options<G>) -> Result<Session<G>, PlayError> {
        let Options { setup, seed, seats, record: path, moves, language } = options;
        let expected = G::players(&setup);
        if seats.len() != expected {
            return Err(PlayError::Seats { expected, found: seats.len() });
        }
        let mut bots = Vec::new();
        for seat in &seats {
            bots.push(seat.bot.as_deref().map(G::bot).transpose()?);
        }
        let game = G::new(&setup, seed);
        let given: Vec<String> = seats.iter().map(|seat| clean_name(language, seat)).collect();
        let names = game.seat_names(language, &given);
        let players = seats.into_iter().chain(G::automatic_seat(&setup)).collect();
        let record = Record::new::<G>(&G::spec(&setup), seed, players);
        let dice = (0..game.seats()).map(|seat| seat_dice(seed, Seat::from_index(seat))).collect();
        let (log, decisions) = (Vec::new(), Vec::new());
        let mut session = Session { setup, game, bots, dice, names, log, decisions, record, path, language };
        session.take_up(&moves)?;
        if moves.is_empty() {
            session.write()?; // a game taken up again is in its file already
        }
        Ok(session)
    }

    /// Plays the moves of an earlier session. Bots go on with fresh chance, which depends on where they go on.
    fn take_up(&mut self, moves: &[String]) -> Result<(), PlayError> {
        if moves.is_empty() {
            return Ok(());
        }
        // The library checks the moves; the session then only has to follow them.
        let mut played = Vec::new();
        let mut probe = G::new(&self.setup, self.record.seed);
        replay(&mut probe, moves, |ply| played.push((ply.seat, ply.mv)))?;
        for (seat, mv) in played {
            if let Err(illegal) = self.carry_out(seat, mv.clone()) {
                return Err(self.refused(mv, self.game.write_refusal(illegal)));
            }
        }
        let stride = self.game.seats() as u64 + 1;
        for (seat, dice) in self.dice.iter_mut().enumerate() {
            *dice = Dice::new(self.record.seed, 1 + seat as u64 + stride * moves.len() as u64);
        }
        Ok(())
    }

    /// Game, rules and seed: all that is needed to set the same game up again.
    pub fn about(&self) -> String {
        let about = G::about_in(self.language, &self.setup);
        say!(self.language, "session-about", title = G::TITLE, about, seed = self.record.seed.to_string())
    }

    /// Keeps the game from now on in a new file of a folder, if it is not kept already; returns the file.
    pub fn keep(&mut self, folder: &Path) -> Result<&Path, PlayError> {
        if self.path.is_none() {
            let name = |number: u32| match number {
                1 => format!("{}-{}.jsonl", G::NAME, self.record.seed),
                _ => format!("{}-{}-{number}.jsonl", G::NAME, self.record.seed),
            };
            let free = (1..).map(|number| folder.join(name(number))).find(|path| !path.exists());
            self.path = free;
            if let Err(error) = self.write() {
                self.path = None;
                return Err(error);
            }
        }
        Ok(self.path.as_deref().unwrap_or(Path::new("")))
    }

    /// Who has to act now.
    pub fn turn(&self) -> Turn {
        match self.game.to_act().lowest() {
            None => Turn::Over,
            Some(seat) if self.is_human(seat) => Turn::Human(seat),
            Some(seat) => Turn::Computer(seat),
        }
    }

    /// Lets the bot or the rules move whose turn it is; does nothing if it is a person's turn or the end.
    pub fn step(&mut self) -> Result<Turn, PlayError> {
        let Turn::Computer(seat) = self.turn() else { return Ok(self.turn()) };
        let mv = match (self.game.automatic_move(), self.bots.get_mut(seat.index())) {
            (Some((_, forced)), _) => forced,
            (None, Some(Some(bot))) => {
                bot.choose(&self.game.view(Viewer::Seat(seat)), &mut self.dice[seat.index()])
            }
            (None, _) => return Ok(Turn::Over), // an automatic seat always has its move
        };
        if let Err(illegal) = self.carry_out(seat, mv.clone()) {
            // A fault of the program.
            let why = self.game.write_refusal(illegal);
            let reason = format!("{} chose it, but {why}", self.names[seat.index()]);
            return Err(self.refused(mv, reason));
        }
        self.write()?;
        Ok(self.turn())
    }

    fn refused(&self, mv: G::Move, reason: String) -> PlayError {
        let ply = self.record.moves.len() + 1;
        ReplayError::Refused { ply, text: self.game.write_move(mv), reason }.into()
    }

    /// Lets bots and rules move until a person has to decide or the game is over.
    pub fn advance(&mut self) -> Result<Turn, PlayError> {
        loop {
            match self.turn() {
                Turn::Computer(_) => self.step()?,
                turn => return Ok(turn),
            };
        }
    }

    /// Plays a person's move. The outer error is about the record file, the inner one about the rules.
    pub fn play(&mut self, mv: G::Move) -> Result<Result<(), G::Illegal>, PlayError> {
        let Turn::Human(seat) = self.turn() else { return Err(PlayError::NotYourTurn) };
        if let Err(illegal) = self.carry_out(seat, mv) {
            return Ok(Err(illegal));
        }
        self.write()?;
        Ok(Ok(()))
    }

    fn carry_out(&mut self, seat: Seat, mv: G::Move) -> Result<(), G::Illegal> {
        let before =
            Before { game: self.game.clone(), dice: self.dice.clone(), plies: self.record.moves.len() };
        let mut events: Vec<G::Event> = Vec::new();
        self.game.play(seat, mv.clone(), &mut events)?;
        let (after, reader) = (&self.game, self.reader());
        let told =
            G::entry(PlayedMove { before: &before.game, after, reader, seat, mv: &mv, events: &events });
        self.log.push(told);
        if self.is_human(seat) {
            self.decisions.push(before);
        }
        self.record.moves.push(self.game.write_move(mv));
        self.record.result = self.game.outcome().as_ref().map(RecordResult::from);
        Ok(())
    }

    /// Whether there is a decision to take back. Only where one person plays: with more it would take back theirs.
    pub fn can_undo(&self) -> bool {
        self.humans() == 1 && !self.decisions.is_empty()
    }

    /// Goes back to the previous decision of the person at the keyboard.
    pub fn undo(&mut self) -> Result<bool, PlayError> {
        if !self.can_undo() {
            return Ok(false);
        }
        let Some(before) = self.decisions.pop() else { return Ok(false) };
        self.game = before.game;
        self.dice = before.dice;
        self.record.moves.truncate(before.plies);
        self.record.result = None;
        self.log.truncate(before.plies);
        self.write()?;
        Ok(true)
    }

    /// The game before each decision that a person made, the first one first.
    pub(crate) fn past(&self) -> impl Iterator<Item = &G> {
        self.decisions.iter().map(|before| &before.game)
    }

    /// What the keyboard may know when a seat is shown. A bot's secrets are nobody's here: its seat is seen as
    /// spectators see it.
    pub fn view(&self, seat: Seat) -> G::View<'_> {
        self.game.view(if self.is_human(seat) { Viewer::Seat(seat) } else { Viewer::Spectator })
    }

    /// The game itself, for what lies open; what is hidden must be asked of [`Session::view`].
    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// The rules that were chosen.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The legal moves of a seat.
    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves
    }

    /// A seat's name, unlike any other at the table.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("–", String::as_str)
    }

    /// The names by seat, those that the rules play included.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The seat somebody means by a name or by its number; `mine` if nothing was said.
    pub(crate) fn seat_called(&self, whose: &str, mine: Seat) -> Result<Seat, String> {
        let names = &self.names;
        let by_number = whose.parse::<usize>().ok().and_then(|number| number.checked_sub(G::FIRST_SEAT));
        let found = match whose {
            "" => Some(mine),
            _ => names
                .iter()
                .position(|name| name.eq_ignore_ascii_case(whose))
                .or(by_number.filter(|&index| index < names.len()))
                .map(Seat::from_index),
        };
        found.ok_or_else(|| {
            let (known, first) = (names.join(", "), G::FIRST_SEAT);
            let last = first + names.len() - 1;
            say!(self.language, "session-nobody", known, first, last)
        })
    }

    /// What everything is said in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whoever may know what lies open; secrets are for the seat that is shown.
    pub fn reader(&self) -> Reader<'_> {
        Reader::spectator(self.language, &self.names).with_cells()
    }

    /// All moves so far, in words.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The record as it stands.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The file that holds the record, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether a person decides for the seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.bots.get(seat.index()), Some(None))
    }

    /// How many people sit at the keyboard.
    pub fn humans(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    /// Reads a move in notation.
    pub fn parse(&self, text: &str) -> Result<G::Move, game_core::NotationError> {
        self.game.parse_move(text)
    }

    /// Writes a move in notation.
    pub fn notation(&self, mv: G::Move) -> String {
        self.game.write_move(mv)
    }

    /// The same at another position, for tests.
    #[cfg(test)]
    pub(crate) fn with_game(self, game: G) -> Session<G> {
        Session { game, ..self }
    }

    /// Ends the session; the record stays as it is.
    pub fn finish(self) -> Finished {
        Finished { record: self.record, kept: self.path }
    }

    fn write(&self) -> Result<(), PlayError> {
        self.path.as_ref().map_or(Ok(()), |path| store::write(path, &self.record))
    }
}

/// A name fit for a narrow column.
fn clean_name(language: Language, seat: &SeatInfo) -> String {
    let clean: String = quoted(seat.name.trim()).chars().take(20).collect();
    if clean.trim().is_empty() { say!(language, "session-nameless") } else { clean }
}
