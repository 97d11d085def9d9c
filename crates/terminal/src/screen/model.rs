//! The state of a screen: the session, where the cursor is, what is being chosen.
//!
//! **Invariant:** only [`Screen::confirm`] plays, and only the move that is on the screen.

use super::describe::{Choice, Context, Reply, ScreenGame, Stage, Step, StepOf};
use crate::text::say;
use crate::{Heard, PlayError, Session, Turn};
use game_core::Seat;
use std::path::Path;
use std::time::Duration;

/// Something drawn over everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    /// A sheet by its letter.
    Sheet(char),
    /// A seat's map.
    Town(Seat),
    /// What is advised.
    Hint,
    Quit,
}

/// Where scrolling and, in small windows, the space goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Focus {
    List,
    Log,
}

/// The screen of a game.
pub(crate) struct Screen<G: ScreenGame> {
    pub session: Session<G>,
    /// The seat the screen is about: that of the person who plays, or the bot that moves if nobody does.
    pub seat: Seat,
    pub stage: Stage,
    /// The steps of the choice so far; none while a row is chosen.
    pub steps: Vec<StepOf<G>>,
    /// Whether the first step is what the decision began with, so that no row lies behind it.
    rooted: bool,
    pub row: usize,
    pub switched: bool,
    lit: Vec<Choice<G::Move>>,
    pub overlay: Option<Overlay>,
    pub focus: Focus,
    /// One sentence about the last key.
    pub message: Option<String>,
    /// Lines scrolled up from the end of the log.
    pub log_back: usize,
    /// Lines scrolled down in the preview or overlay.
    pub scroll: usize,
    /// What was advised last.
    pub hint: Vec<String>,
}

impl<G: ScreenGame> Screen<G> {
    pub(crate) fn new(session: Session<G>) -> Screen<G> {
        let mut seats = (0..session.names().len()).map(Seat::from_index);
        let seat = seats.find(|&seat| session.is_human(seat)).unwrap_or(Seat(0));
        let mut screen = Screen {
            session,
            seat,
            stage: Stage::Computer,
            steps: Vec::new(),
            rooted: false,
            row: 0,
            switched: false,
            lit: Vec::new(),
            overlay: None,
            focus: Focus::List,
            message: None,
            log_back: 0,
            scroll: 0,
            hint: Vec::new(),
        };
        screen.refresh();
        if screen.session.humans() > 1 && screen.session.turn() != Turn::Over {
            screen.stage = Stage::HandOver; // everything is hidden until somebody sits there
        }
        screen
    }

    /// What the game's description looks at.
    pub(crate) fn context(&self) -> Context<'_, G> {
        Context {
            session: &self.session,
            seat: self.seat,
            stage: self.stage,
            row: self.row,
            switched: self.switched,
            step: self.step(),
            lit: &self.lit,
        }
    }

    /// The step that is chosen in.
    pub(crate) fn step(&self) -> Option<&StepOf<G>> {
        self.steps.last().filter(|_| self.stage == Stage::Choose)
    }

    /// Lets one bot move; false if nobody but a person can go on.
    pub(crate) fn think(&mut self) -> Result<bool, PlayError> {
        if self.stage != Stage::Computer || self.session.is_online() {
            return Ok(false);
        }
        self.session.step()?;
        self.refresh();
        Ok(true)
    }

    /// Takes in what is new at a table elsewhere.
    pub(crate) fn listen(&mut self) -> Result<(), PlayError> {
        loop {
            match self.session.listen(Duration::ZERO)? {
                Heard::Nothing => return Ok(()),
                Heard::Passing => {}
                Heard::Changed => {
                    self.overlay = self.overlay.filter(|overlay| *overlay != Overlay::Hint);
                    self.message = None;
                    self.refresh();
                }
            }
            self.message = self.session.notice().or(self.message.take());
        }
    }

    /// Shows what is advised.
    pub(crate) fn advise(&mut self) {
        match self.session.hint() {
            Ok(hint) => {
                (self.hint, self.scroll) = (hint, 0);
                self.overlay = Some(Overlay::Hint);
            }
            Err(reason) => self.message = Some(reason),
        }
    }

    /// Fits the stage to whose turn it is.
    pub(crate) fn refresh(&mut self) {
        (self.scroll, self.log_back, self.switched) = (0, 0, false);
        self.steps.clear();
        self.lit.clear();
        self.stage = match self.session.turn() {
            Turn::Over => {
                self.overlay = Some(Overlay::Sheet('s'));
                Stage::Over
            }
            Turn::Computer(seat) | Turn::Elsewhere(seat) => {
                if self.session.humans() == 0 {
                    self.seat = seat;
                }
                Stage::Computer
            }
            Turn::Human(seat) if seat != self.seat => {
                self.seat = seat;
                Stage::HandOver
            }
            Turn::Human(_) => return self.begin(),
        };
    }

    /// The person at the keyboard decides.
    pub(crate) fn begin(&mut self) {
        self.scroll = 0;
        self.steps.clear();
        self.stage = Stage::Choose;
        let first = G::first_step(&self.context());
        self.rooted = first.is_some();
        if self.rooted || !G::LAYOUT.steady_rows {
            self.focus = Focus::List;
        }
        let row = if G::LAYOUT.steady_rows { self.row } else { 0 };
        self.steps.extend(first);
        self.row = row.min(G::count(&self.context()).saturating_sub(1));
        self.light();
    }

    /// Finds where the row under the cursor would lead.
    fn light(&mut self) {
        self.lit = if self.steps.is_empty() { G::lit(&self.context()) } else { Vec::new() };
    }

    pub(crate) fn set_row(&mut self, row: usize) {
        if row < G::count(&self.context()) {
            self.row = row;
            self.scroll = 0;
            self.light();
        }
    }

    /// Puts the cursor on a choice.
    pub(crate) fn set_cursor(&mut self, to: usize) {
        if let Some(step) = self.steps.last_mut() {
            if to < step.choices.len() {
                step.cursor = to;
            }
            self.focus = Focus::List;
            self.scroll = 0;
        }
    }

    /// Does what the game answered to a key or click.
    pub(crate) fn obey(&mut self, replies: Vec<Reply<G::Move, G::Kind>>) {
        for reply in replies {
            match reply {
                Reply::Row(row) => self.set_row(row),
                Reply::Open => self.open_row(),
                Reply::Cursor(to) => self.set_cursor(to),
                Reply::Switch(on) => self.switched = on,
                Reply::Say(sentence) => self.message = Some(sentence),
                Reply::Replace(step) => {
                    self.scroll = 0;
                    self.steps.pop();
                    self.steps.push(step);
                }
            }
        }
    }

    /// Goes on from the row under the cursor, or says why that is not possible.
    pub(crate) fn open_row(&mut self) {
        match G::open_row(&self.context()) {
            Ok(step) => {
                self.focus = Focus::List;
                self.push(step);
            }
            Err(reason) => self.message = Some(reason).filter(|reason| !reason.is_empty()),
        }
    }

    fn push(&mut self, step: StepOf<G>) {
        self.scroll = 0;
        self.steps.push(step);
        self.lit.clear();
    }

    /// Enter: plays what is shown, or goes on to what is still to be chosen.
    pub(crate) fn enter(&mut self) -> Result<(), PlayError> {
        let cx = self.context();
        match (cx.step, G::row_move(&cx)) {
            (None, Some(mv)) => self.play(mv),
            (None, None) => {
                self.open_row();
                Ok(())
            }
            (Some(_), _) => match G::next_step(&cx) {
                Some(step) => {
                    self.push(step);
                    Ok(())
                }
                None => self.confirm(),
            },
        }
    }

    /// Whether there is a step to go back from.
    pub(crate) fn can_go_back(&self) -> bool {
        self.steps.len() > usize::from(self.rooted)
    }

    /// One step back; nothing was played.
    pub(crate) fn back(&mut self) {
        if self.can_go_back() {
            self.scroll = 0;
            self.steps.pop();
            self.light();
        }
    }

    /// All steps back; nothing was played.
    pub(crate) fn back_to_rows(&mut self) {
        while self.can_go_back() {
            self.back();
        }
    }

    /// Plays the move under the cursor.
    fn confirm(&mut self) -> Result<(), PlayError> {
        match self.step().and_then(Step::mv) {
            Some(mv) => self.play(mv),
            None => Ok(()),
        }
    }

    fn play(&mut self, mv: G::Move) -> Result<(), PlayError> {
        match self.session.play(mv)? {
            Ok(()) => {
                self.focus = Focus::Log; // what happened comes before what is next, unless there is a hand to look at
                self.refresh();
                self.message = self.session.notice();
            }
            Err(illegal) => {
                let reason = G::refusal(&self.session, self.seat, &illegal);
                self.message = Some(say!(self.session.language(), "not-possible", reason));
            }
        }
        Ok(())
    }

    /// Takes back to the previous decision.
    pub(crate) fn undo(&mut self) -> Result<(), PlayError> {
        let undone = self.session.undo()?;
        let language = self.session.language();
        self.message = Some(match undone {
            false if self.session.is_online() => self.session.notice().unwrap_or_default(),
            true => say!(language, "screen-undone"),
            false if self.session.humans() > 1 => say!(language, "screen-undo-alone"),
            false => say!(language, "screen-undo-nothing"),
        });
        if undone {
            self.overlay = None;
            self.refresh();
        }
        Ok(())
    }

    /// Keeps the game in a file from now on.
    pub(crate) fn keep(&mut self) {
        let language = self.session.language();
        if self.session.is_online() {
            self.message = Some(say!(language, "online-kept"));
            return;
        }
        self.message = Some(match self.session.keep(Path::new("")) {
            Ok(file) => say!(language, "kept-in", file = file.display().to_string()),
            Err(error) => error.told(language),
        });
    }

    /// The seat so many steps round the table from another.
    pub(crate) fn neighbour(&self, seat: Seat, step: usize) -> Seat {
        Seat::from_index((seat.index() + step) % self.session.names().len())
    }
}
