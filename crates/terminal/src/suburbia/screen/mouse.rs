//! The mouse: a click does what a key would.
//!
//! **Invariant:** a click on the table chooses and never plays. Only the words `Enter PLAY` play, as the key does.

use super::model::{Item, Model, Pane, Stage, cell};
use crate::PlayError;
use crate::screen::{Face, Flow};
use ratatui::crossterm::event::KeyCode;
use suburbia::hex::Hex;

/// What a click is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// A row of the market pane.
    Row(usize),
    /// One of the goals to keep.
    Choice(usize),
    /// A lit cell.
    Cell(Hex),
    /// Words that stand for a key.
    Key(KeyCode),
}

impl From<KeyCode> for Target {
    fn from(code: KeyCode) -> Target {
        Target::Key(code)
    }
}

/// What can be clicked on this screen.
pub(crate) type Spots = crate::screen::spots::Spots<Target>;

impl Model {
    /// Takes a click.
    pub(super) fn click_on(&mut self, target: Target) -> Result<Flow, PlayError> {
        match target {
            Target::Key(code) => return self.press_code(code),
            Target::Row(row) => return self.click_row(row),
            Target::Choice(index) => {
                self.focus = Pane::Market;
                self.set_cursor(index);
            }
            Target::Cell(at) => {
                let cells = self.options().map(|(previews, _)| previews);
                let index = cells.and_then(|all| all.iter().position(|preview| cell(preview.mv) == Some(at)));
                if let Some(index) = index {
                    self.set_cursor(index);
                }
            }
        }
        self.desk.message = None;
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
