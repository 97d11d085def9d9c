//! A game being played: seats, bots, log and record. Knows nothing of screens and pipes.
//!
//! **Invariant:** the record holds exactly the moves that led from the set-up to the game as it is, and if there is a
//! record file, it holds that record.

use crate::{Finished, Options, PlayError, store};
use bots::{Bot, BotGame, seat_dice};
use game_core::record::{Record, RecordResult, ReplayError, SeatInfo, replay};
use game_core::{Dice, Game, Seat, Viewer, quoted};
use render::suburbia::sentence;
use std::path::{Path, PathBuf};
use suburbia::event::Event;
use suburbia::goal::GoalId;
use suburbia::moves::{Illegal, Move};
use suburbia::setup::Setup;
use suburbia::table::{Phase, Table};
use suburbia::{Suburbia, SuburbiaView};

/// One move in the log, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who moved.
    pub seat: Seat,
    /// What was done, without secrets.
    pub headline: String,
    /// Every change with its cause, in the order of the rules.
    pub changes: Vec<String>,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Somebody at the keyboard decides.
    Human(Seat),
    /// A bot, or Dale, moves: call [`Session::step`].
    Computer(Seat),
    /// Nothing: the game is over.
    Over,
}

/// How a session was before somebody at the keyboard decided.
struct Before {
    game: Suburbia,
    dice: Vec<Dice>,
    plies: usize,
}

/// A game being played.
pub struct Session {
    setup: Setup,
    game: Suburbia,
    bots: Vec<Option<Box<dyn Bot<Suburbia>>>>,
    dice: Vec<Dice>,
    names: Vec<String>,
    log: Vec<Entry>,
    decisions: Vec<Before>,
    record: Record,
    path: Option<PathBuf>,
}

impl Session {
    /// Seats everybody, replays the moves of a game taken up again, and writes the first record.
    pub fn new(options: Options) -> Result<Session, PlayError> {
        let Options { setup, seed, seats, record: path, moves } = options;
        if seats.len() != setup.players() {
            return Err(PlayError::Seats { expected: setup.players(), found: seats.len() });
        }
        let mut bots = Vec::new();
        for seat in &seats {
            bots.push(seat.bot.as_deref().map(Suburbia::bot).transpose()?);
        }
        let game = Suburbia::new(&setup, seed);
        let given: Vec<String> = seats.iter().map(clean_name).collect();
        let names = sentence::seat_names(game.table(), &given);
        let players = seats.into_iter().chain(setup.automatic_seat()).collect();
        let record = Record::new::<Suburbia>(&setup.spec(), seed, players);
        let dice = (0..game.seats()).map(|seat| seat_dice(seed, Seat::from_index(seat))).collect();
        let mut session =
            Session { setup, game, bots, dice, names, log: Vec::new(), decisions: Vec::new(), record, path };
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
        let mut probe = Suburbia::new(&self.setup, self.record.seed);
        replay(&mut probe, moves, |ply| played.push((ply.seat, ply.mv)))?;
        for (seat, mv) in played {
            if let Err(illegal) = self.carry_out(seat, mv) {
                return Err(self.refused(mv, illegal.to_string()));
            }
        }
        let stride = self.game.seats() as u64 + 1;
        for (seat, dice) in self.dice.iter_mut().enumerate() {
            *dice = Dice::new(self.record.seed, 1 + seat as u64 + stride * moves.len() as u64);
        }
        Ok(())
    }

    /// Edition, mode and seed: all that is needed to set the same game up again.
    pub fn about(&self) -> String {
        let spec = self.setup.spec();
        let (edition, mode) = (spec.edition.word(), spec.mode.word());
        format!("Suburbia, {edition} edition, {mode} mode, seed {}", self.record.seed)
    }

    /// Keeps the game from now on in a new file of a folder, if it is not kept already; returns the file.
    pub fn keep(&mut self, folder: &Path) -> Result<&Path, PlayError> {
        if self.path.is_none() {
            let name = |number: u32| match number {
                1 => format!("suburbia-{}.jsonl", self.record.seed),
                _ => format!("suburbia-{}-{number}.jsonl", self.record.seed),
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
            Some(seat) if matches!(self.bots.get(seat.index()), Some(None)) => Turn::Human(seat),
            Some(seat) => Turn::Computer(seat),
        }
    }

    /// Lets the bot or Dale move whose turn it is; does nothing if it is a person's turn or the end.
    pub fn step(&mut self) -> Result<Turn, PlayError> {
        let Turn::Computer(seat) = self.turn() else { return Ok(self.turn()) };
        let mv = match (self.game.automatic_move(), self.bots.get_mut(seat.index())) {
            (Some((_, forced)), _) => forced,
            (None, Some(Some(bot))) => {
                bot.choose(&self.game.view(Viewer::Seat(seat)), &mut self.dice[seat.index()])
            }
            (None, _) => return Ok(Turn::Over), // an automatic seat always has its move
        };
        if let Err(illegal) = self.carry_out(seat, mv) {
            let reason = format!("{} chose it, but {illegal}", self.names[seat.index()]);
            return Err(self.refused(mv, reason));
        }
        self.write()?;
        Ok(self.turn())
    }

    fn refused(&self, mv: Move, reason: String) -> PlayError {
        let ply = self.record.moves.len() + 1;
        ReplayError::Refused { ply, text: self.game.write_move(mv), reason }.into()
    }

    /// Lets bots and Dale move until a person has to decide or the game is over.
    pub fn advance(&mut self) -> Result<Turn, PlayError> {
        loop {
            match self.turn() {
                Turn::Computer(_) => self.step()?,
                turn => return Ok(turn),
            };
        }
    }

    /// Plays a person's move. The outer error is about the record file, the inner one about the rules.
    pub fn play(&mut self, mv: Move) -> Result<Result<(), Illegal>, PlayError> {
        let Turn::Human(seat) = self.turn() else { return Ok(Err(Illegal::Over)) };
        if let Err(illegal) = self.carry_out(seat, mv) {
            return Ok(Err(illegal));
        }
        self.write()?;
        Ok(Ok(()))
    }

    fn carry_out(&mut self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let before = Before { game: self.game, dice: self.dice.clone(), plies: self.record.moves.len() };
        let mut events: Vec<Event> = Vec::new();
        self.game.play(seat, mv, &mut events)?;
        if matches!(self.bots.get(seat.index()), Some(None)) {
            self.decisions.push(before);
        }
        self.record.moves.push(self.game.write_move(mv));
        self.record.result = self.game.outcome().as_ref().map(RecordResult::from);
        let rules = self.game.table().rules();
        self.log.push(Entry {
            seat,
            headline: sentence::headline(rules, &self.names, seat, &events),
            changes: sentence::changes(rules, &self.names, seat, &events),
        });
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

    /// What the keyboard may know when a seat is shown. A bot's secrets are nobody's here: its seat is seen as
    /// spectators see it.
    pub fn view(&self, seat: Seat) -> SuburbiaView<'_> {
        self.game.view(if self.is_human(seat) { Viewer::Seat(seat) } else { Viewer::Spectator })
    }

    /// The public goals, then the private ones that may be known here, with their owners: that of the seat shown if
    /// a person sits there, and everybody's at the end.
    pub fn known_goals(&self, seat: Seat) -> Vec<(GoalId, Option<Seat>)> {
        let (table, view) = (self.table(), self.view(seat));
        let public = table.public_goals().iter().map(|&goal| (goal, None));
        let private =
            table.all_seats().filter_map(|owner| view.private_goal(owner).map(|goal| (goal, Some(owner))));
        public.chain(private).collect()
    }

    /// The two goals a person at the keyboard has still to choose from.
    pub fn goals_to_choose(&self, seat: Seat) -> Option<[GoalId; 2]> {
        let choosing = self.table().phase() == Phase::Goals && self.table().to_act().contains(seat);
        self.view(seat).dealt_goals().filter(|_| choosing)
    }

    /// The open part of the game.
    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// The legal moves of a seat.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves
    }

    /// The final scoring, once the game is over.
    pub fn final_scoring(&self) -> Option<suburbia::score::Final> {
        self.game.final_scoring()
    }

    /// A seat's name, unlike any other at the table.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The names by seat, Dale's included.
    pub fn names(&self) -> &[String] {
        &self.names
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
    pub fn parse(&self, text: &str) -> Result<Move, game_core::NotationError> {
        self.game.parse_move(text)
    }

    /// Writes a move in notation.
    pub fn notation(&self, mv: Move) -> String {
        self.game.write_move(mv)
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
fn clean_name(seat: &SeatInfo) -> String {
    let clean: String = quoted(seat.name.trim()).chars().take(20).collect();
    if clean.trim().is_empty() { "Nobody".to_owned() } else { clean }
}
