//! A game being played: seats, bots, log and record. Knows nothing of screens and pipes.
//!
//! **Invariant:** the record holds exactly the moves that led from the set-up to the game as it is, and if there is a
//! record file, it holds that record.

use crate::online::{Connection, Declined, News, Online, Snapshot};
use crate::text::say;
use crate::{Finished, Options, PlayError, PlayedMove, TableGame, TerminalGame, store};
use bots::name::USUAL_LEVEL;
use bots::{Bot, seat_dice};
use game_core::record::{Record, RecordResult, ReplayError, SeatInfo, replay};
use game_core::{Dice, Seat, UnsoundWorld, Viewer, quoted, visible};
use render::Reader;
use render::text::Language;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    /// Somebody at a table elsewhere decides: call [`Session::listen`].
    Elsewhere(Seat),
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
    /// Where the game is played, if that is elsewhere.
    online: Option<Online>,
    /// Something to be told once.
    notice: Option<String>,
}

/// What was heard from a table elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    /// Nothing new.
    Nothing,
    /// Something is told or shown differently; what can be decided is the same.
    Passing,
    /// The position is another one.
    Changed,
}

impl<G: TableGame> Session<G> {
    /// Takes a seat at a table elsewhere, or watches it.
    pub fn join(
        setup: G::Setup,
        seats: Vec<SeatInfo>,
        now: Snapshot,
        connection: Box<dyn Connection>,
        language: Language,
    ) -> Result<Session<G>, PlayError> {
        let start: G = now.world.start(&setup).map_err(|error| unsound(language, error))?;
        let record = Record::new::<G>(&G::spec(&setup), 0, seats);
        let dice = (0..start.seats()).map(|seat| seat_dice(0, Seat::from_index(seat))).collect();
        let mut session = Session {
            setup,
            game: start,
            bots: Vec::new(),
            dice,
            names: Vec::new(),
            log: Vec::new(),
            decisions: Vec::new(),
            record,
            path: None,
            language,
            online: Some(Online::new(connection, &now)),
            notice: None,
        };
        session.catch_up(&now)?;
        Ok(session)
    }

    /// Fits the session to what the table says.
    fn catch_up(&mut self, now: &Snapshot) -> Result<(), PlayError> {
        let (setup, language) = (self.setup.clone(), self.language);
        let mut plies = Vec::new();
        now.world
            .replay::<G>(&setup, |_, seat, mv| plies.push((seat, mv.clone())))
            .map_err(|error| unsound(language, error))?;
        self.game = now.world.start(&setup).map_err(|error| unsound(language, error))?;
        let own = |name: &String| clean(name).unwrap_or_else(|| say!(language, "session-nameless"));
        self.names = now.names.iter().map(own).collect();
        self.log.clear();
        self.decisions.clear();
        self.record.moves.clear();
        for (seat, mv) in plies {
            if let Err(illegal) = self.carry_out(seat, mv.clone()) {
                return Err(self.refused(mv, self.game.write_refusal(illegal)));
            }
        }
        self.online.iter_mut().for_each(|online| online.update(now));
        Ok(())
    }

    /// Hears what is new at a table elsewhere; waits no longer than this for it.
    pub fn listen(&mut self, wait: Duration) -> Result<Heard, PlayError> {
        let Some(online) = &mut self.online else { return Ok(Heard::Nothing) };
        match online.connection.news(wait) {
            None => Ok(Heard::Nothing),
            Some(News::Told(sentence)) => {
                self.notice = Some(sentence);
                Ok(Heard::Passing)
            }
            Some(News::Lost) => {
                online.lost = true;
                Ok(Heard::Passing)
            }
            Some(News::Back) => {
                online.lost = false;
                Ok(Heard::Passing)
            }
            Some(News::Changed(now)) => self.take(&now),
        }
    }

    fn take(&mut self, now: &Snapshot) -> Result<Heard, PlayError> {
        let known = self.online.as_ref().map_or(0, |online| online.version);
        if now.version == known && now.names == self.names || now.version < known {
            return Ok(Heard::Passing); // what the own move brought was looked at already
        }
        let before = self.decision();
        self.catch_up(now)?;
        Ok(if before.is_some() && before == self.decision() { Heard::Passing } else { Heard::Changed })
    }

    /// What the person at the keyboard has to choose from now.
    fn decision(&self) -> Option<Vec<G::Move>> {
        match self.turn() {
            Turn::Human(seat) => Some(self.legal_moves(seat)),
            _ => None,
        }
    }

    fn look(&mut self) -> Result<(), PlayError> {
        let Some(online) = &mut self.online else { return Ok(()) };
        match online.connection.look() {
            Ok(now) => self.catch_up(&now),
            Err(reason) => {
                self.notice = Some(reason); // the next news bring what is missing
                Ok(())
            }
        }
    }

    /// Whether the game is played elsewhere.
    pub fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// Whether the table elsewhere cannot be reached just now.
    pub(crate) fn is_lost(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.lost)
    }

    /// Whose time runs, and how much is left.
    pub(crate) fn clock(&self) -> Option<String> {
        self.online.as_ref()?.clock(self.language, &self.names)
    }

    /// What is to be told, once.
    pub(crate) fn notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    /// Sends a person's move to the table; what is against it, except the rules, is a notice.
    fn send(&mut self, seat: Seat, mv: G::Move) -> Result<Result<(), G::Illegal>, PlayError> {
        if let Err(illegal) = self.game.clone().play(seat, mv.clone(), &mut ()) {
            return Ok(Err(illegal));
        }
        let text = self.game.write_move(mv);
        let Some(online) = &mut self.online else { return Err(PlayError::NotYourTurn) };
        match online.connection.play(online.ply, online.version, &text) {
            Ok(()) => self.look()?,
            Err(Declined::Because(reason)) => self.notice = Some(reason),
            Err(Declined::Stale) => {
                self.look()?;
                self.notice = Some(say!(self.language, "online-changed"));
            }
        }
        Ok(Ok(()))
    }

    /// Asks the table to take the last move back; true if it was done.
    fn send_take_back(&mut self) -> Result<bool, PlayError> {
        let Some(online) = &mut self.online else { return Ok(false) };
        match online.connection.take_back() {
            Ok(true) => {
                self.look()?;
                return Ok(true);
            }
            Ok(false) => self.notice = Some(say!(self.language, "online-asked")),
            Err(reason) => self.notice = Some(reason),
        }
        Ok(false)
    }

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
        let (online, notice) = (None, None);
        let mut session = Session {
            setup,
            game,
            bots,
            dice,
            names,
            log,
            decisions,
            record,
            path,
            language,
            online,
            notice,
        };
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
        if self.is_online() {
            return say!(self.language, "online-about", title = G::TITLE, about);
        }
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
        let acting = self.game.to_act();
        if let Some(online) = &self.online {
            return match (online.seat.filter(|&seat| acting.contains(seat)), acting.lowest()) {
                (Some(own), _) => Turn::Human(own),
                (None, Some(other)) => Turn::Elsewhere(other),
                (None, None) => Turn::Over,
            };
        }
        match acting.lowest() {
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
        if self.is_online() {
            return self.send(seat, mv);
        }
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
        if self.is_online() {
            return self.send_take_back();
        }
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

    /// What to do, in sentences: the table's advice, or what the usual bot would do; or why there is none.
    pub(crate) fn hint(&mut self) -> Result<Vec<String>, String>
    where
        G: TerminalGame,
    {
        let language = self.language;
        let Turn::Human(seat) = self.turn() else { return Err(say!(language, "hint-not-now")) };
        if let Some(online) = &mut self.online {
            let advice = online.connection.hint()?;
            return Ok(advice.iter().flat_map(|advice| advice.lines(language)).collect());
        }
        let mut bot = G::bot(USUAL_LEVEL).map_err(|error| error.to_string())?;
        // Chance of its own: whoever asks changes nothing that comes.
        let mut dice = Dice::new(self.record.seed, u64::MAX - self.record.moves.len() as u64);
        let mv = bot.choose(&self.game.view(Viewer::Seat(seat)), &mut dice);
        let (what, net) = (G::object(self, seat, &mv), G::net(self, seat, &mv));
        let first = say!(language, "hint-move", mv = self.notation(mv.clone()), what, net);
        let reasons = G::preview(self, seat, &mv).unwrap_or_default();
        let reasons = reasons.into_iter().map(|reason| format!("  {reason}"));
        Ok([say!(language, "hint-by", level = USUAL_LEVEL), first].into_iter().chain(reasons).collect())
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
        match &self.online {
            Some(online) => online.seat == Some(seat),
            None => matches!(self.bots.get(seat.index()), Some(None)),
        }
    }

    /// How many people sit at the keyboard.
    pub fn humans(&self) -> usize {
        match &self.online {
            Some(online) => usize::from(online.seat.is_some()),
            None => self.bots.iter().filter(|bot| bot.is_none()).count(),
        }
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
    clean(&seat.name).unwrap_or_else(|| say!(language, "session-nameless"))
}

fn clean(name: &str) -> Option<String> {
    let clean: String = quoted(visible(name).trim()).chars().take(20).collect();
    (!clean.trim().is_empty()).then_some(clean)
}

fn unsound(language: Language, error: UnsoundWorld) -> PlayError {
    PlayError::Unsound(say!(language, "online-unsound", reason = error.to_string()))
}
