//! The mouse. Drawing notes what can be clicked; a click then does what a key would.
//!
//! **Invariant:** a click on the table chooses and never plays. Only the words `Enter PLAY` play, as the key does.

use super::keys::Flow;
use super::model::{Item, Model, Pane, Stage, cell};
use crate::PlayError;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use suburbia::hex::Hex;

/// What a click is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// A row of the market pane.
    Row(usize),
    /// One of the goals to keep.
    Choice(usize),
    /// A lit cell.
    Cell(Hex),
    /// Words that stand for a key.
    Key(KeyCode),
}

/// What can be clicked on the screen as it was drawn last.
#[derive(Debug, Default)]
pub(super) struct Spots(Vec<(Rect, Target)>);

impl Spots {
    /// Later spots lie over earlier ones.
    pub fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let here = Position { x: column, y: row };
        self.0.iter().rev().find(|(area, _)| area.contains(here)).map(|&(_, target)| target)
    }

    /// Where to click for a target.
    #[cfg(test)]
    pub fn find(&self, wanted: Target) -> Option<(u16, u16)> {
        self.0.iter().find(|(_, target)| *target == wanted).map(|(area, _)| (area.x, area.y))
    }
}

impl Model {
    /// Takes a mouse event: the left button chooses, the right one goes back, the wheel scrolls.
    pub(super) fn mouse(&mut self, event: MouseEvent, spots: &Spots) -> Result<Flow, PlayError> {
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => match spots.at(event.column, event.row) {
                Some(target) => self.click(target),
                None => Ok(Flow::Stay),
            },
            MouseEventKind::Down(MouseButton::Right) => self.press_code(KeyCode::Esc),
            MouseEventKind::ScrollUp => self.press_code(KeyCode::PageUp),
            MouseEventKind::ScrollDown => self.press_code(KeyCode::PageDown),
            _ => Ok(Flow::Stay),
        }
    }

    fn press_code(&mut self, code: KeyCode) -> Result<Flow, PlayError> {
        self.press(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn click(&mut self, target: Target) -> Result<Flow, PlayError> {
        match target {
            Target::Key(code) => return self.press_code(code),
            Target::Row(row) => return self.click_row(row),
            Target::Choice(index) => {
                self.focus = Pane::Market;
                self.set_cursor(index);
            }
            Target::Cell(at) => {
                let cells = self.options().map(|(outlooks, _)| outlooks);
                let index = cells.and_then(|all| all.iter().position(|outlook| cell(outlook.mv) == Some(at)));
                if let Some(index) = index {
                    self.set_cursor(index);
                }
            }
        }
        self.message = None;
        Ok(Flow::Stay)
    }

    /// The first click chooses a row, the second goes on to its cells.
    fn click_row(&mut self, row: usize) -> Result<Flow, PlayError> {
        let again = self.stage == Stage::Pick && self.row == row;
        let code = match self.items().get(row) {
            None => return Ok(Flow::Stay),
            Some(_) if again => KeyCode::Enter,
            Some(Item::Slot(slot)) => KeyCode::Char((b'1' + *slot as u8).into()),
            Some(Item::Basic(_)) => KeyCode::Char('a'),
            Some(Item::Invest) => KeyCode::Char('i'),
        };
        let flow = self.press_code(code)?;
        if code == KeyCode::Char('a') && self.stage == Stage::Pick {
            self.row = row; // the key goes to the first basic tile
        }
        Ok(flow)
    }
}
