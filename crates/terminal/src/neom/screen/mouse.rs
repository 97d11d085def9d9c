//! The mouse: a click does what a key would.
//!
//! **Invariant:** a click on the table chooses and never plays. Only the words `Enter PLAY` play, as the key does.

use super::model::{Item, Model, Pane, Stage};
use crate::PlayError;
use crate::screen::{Face, Flow};
use neom::cell::Cell;
use neom::moves::Move;
use neom::table::Phase;
use ratatui::crossterm::event::KeyCode;

/// What a click is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// A row of the list.
    Row(usize),
    /// One of the terms, or of the answers to a Disaster.
    Choice(usize),
    /// A cell of one's own city.
    Cell(Cell),
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
        self.desk.message = None;
        match target {
            Target::Key(code) => return self.press_code(code),
            Target::Row(row) => self.click_row(row),
            Target::Choice(index) => self.set_cursor(index),
            Target::Cell(at) => self.click_cell(at),
        }
        Ok(Flow::Stay)
    }

    /// The first click chooses a row; the second goes on to its cells, but plays nothing.
    fn click_row(&mut self, row: usize) {
        if self.stage != Stage::List {
            return;
        }
        self.focus = Pane::List;
        let again = self.row == row && self.table().phase() == Phase::Act;
        self.set_row(row);
        if again && matches!(self.item(), Some(Item::Tile(_) | Item::Stone(_))) {
            let _ = self.enter_row(); // nothing is played, so no file is written
        }
    }

    /// Chooses a lit cell; while a Disaster is met, the next answer that gives up the tile there.
    fn click_cell(&mut self, at: Cell) {
        match &mut self.stage {
            Stage::Cell { .. } => self.point_at(at),
            Stage::Answer { previews, cursor } => {
                let gives = |mv: Move| matches!(mv, Move::Sacrifice { cells } if cells.contains(at));
                let count = previews.len();
                let next = (1..=count).map(|step| (*cursor + step) % count);
                if let Some(found) = next.into_iter().find(|&index| gives(previews[index].mv)) {
                    *cursor = found;
                    self.desk.scroll = 0;
                }
            }
            _ => {}
        }
    }

    /// Puts the cursor on a choice.
    pub(super) fn set_cursor(&mut self, to: usize) {
        let (count, cursor) = match &mut self.stage {
            Stage::Cell { previews, cursor, .. } | Stage::Answer { previews, cursor } => {
                (previews.len(), cursor)
            }
            Stage::Terms(bargain) => (bargain.options.len(), &mut bargain.cursor),
            _ => return,
        };
        if to < count {
            *cursor = to;
        }
        self.focus = Pane::List;
        self.desk.scroll = 0;
    }
}
