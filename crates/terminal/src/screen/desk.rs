//! What every screen keeps, whatever is being chosen: the session, whose seat is shown, what was said and scrolled.

use super::Flow;
use crate::session::{Session, Turn};
use crate::{PlayError, TableGame};
use game_core::Seat;
use ratatui::crossterm::event::KeyCode;
use std::path::Path;

/// The part of a screen's state that is the same in all games.
pub(crate) struct Desk<G: TableGame> {
    pub session: Session<G>,
    /// The seat the screen is about: that of the person who plays, or the bot that moves if nobody does.
    pub seat: Seat,
    /// One sentence about the last key.
    pub message: Option<String>,
    /// Lines scrolled up from the end of the log.
    pub log_back: usize,
    /// Lines scrolled down in the preview or overlay.
    pub scroll: usize,
}

/// Who goes on, and what has to happen before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    /// The next person has to take the seat before anything is shown.
    HandOver,
    /// A bot or the rules move.
    Computer,
    /// The person at the keyboard decides.
    Decide,
    Over,
}

impl<G: TableGame> Desk<G> {
    pub fn new(session: Session<G>) -> Desk<G> {
        let mut seats = (0..session.names().len()).map(Seat::from_index);
        let first = seats.find(|&seat| session.is_human(seat));
        Desk { seat: first.unwrap_or(Seat(0)), session, message: None, log_back: 0, scroll: 0 }
    }

    /// Whether only computers play, and the screen shows what everybody may see.
    pub fn watching(&self) -> bool {
        self.session.humans() == 0
    }

    /// Whether a fresh screen must hide everything until somebody sits there.
    pub fn begins_with_hand_over(&self) -> bool {
        self.session.humans() > 1 && self.session.turn() != Turn::Over
    }

    /// Turns to the seat whose turn it is.
    pub fn turn(&mut self) -> Next {
        self.scroll = 0;
        self.log_back = 0;
        match self.session.turn() {
            Turn::Over => Next::Over,
            Turn::Computer(seat) => {
                if self.watching() {
                    self.seat = seat;
                }
                Next::Computer
            }
            Turn::Human(seat) if seat != self.seat => {
                self.seat = seat;
                Next::HandOver
            }
            Turn::Human(_) => Next::Decide,
        }
    }

    /// The seat so many steps round the table from another.
    pub fn neighbour(&self, seat: Seat, step: usize) -> Seat {
        Seat::from_index((seat.index() + step) % self.session.names().len())
    }

    /// Scrolls the log.
    pub fn page_log(&mut self, up: bool, step: usize) {
        let lines: usize = self.session.log().iter().map(|entry| 1 + entry.changes.len()).sum();
        self.log_back = if up { self.log_back + step } else { self.log_back.saturating_sub(step) };
        self.log_back = self.log_back.min(lines);
    }

    /// Keeps the game in a file from now on.
    pub fn keep(&mut self) {
        self.message = Some(match self.session.keep(Path::new("")) {
            Ok(file) => format!("The game is kept in {}.", file.display()),
            Err(error) => error.to_string(),
        });
    }

    /// Takes back to the previous decision; false if there is none.
    pub fn undo(&mut self) -> Result<bool, PlayError> {
        let undone = self.session.undo()?;
        let sentence = match undone {
            true => "Taken back to your previous decision.",
            false if self.session.humans() > 1 => "Undo is for games with one person.",
            false => "There is nothing to take back.",
        };
        self.message = Some(sentence.to_owned());
        Ok(undone)
    }

    /// The answer to the question before leaving; `None` is no.
    pub fn leave(&mut self, code: KeyCode) -> Option<Flow> {
        match code {
            KeyCode::Char('w') => {
                self.keep();
                Some(if self.session.path().is_some() { Flow::Leave } else { Flow::Stay })
            }
            KeyCode::Char('y' | 'q') | KeyCode::Enter => Some(Flow::Leave),
            _ => None,
        }
    }
}
