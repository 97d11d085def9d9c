//! What keys do. Pure: a key changes the model and nothing else, except that Enter may play a move.

use super::model::{Model, Overlay, Pane, Stage};
use crate::PlayError;
use crate::neom::preview::cell_of;
use crate::screen::{Flow, arrows};
use neom::cell::Cell;
use ratatui::crossterm::event::KeyCode;

/// All keys, for the help.
pub(super) const KEYS: [(&str, &str); 17] = [
    ("↑ ↓", "move in the list of tiles, of ways to pay, of answers"),
    ("1, 2 …", "go to a row of the list"),
    ("Enter", "go on; where the lowest line says PLAY, play what is shown"),
    ("arrows", "move among the lit cells"),
    ("Tab, Shift-Tab", "next, previous cell or choice; or switch to the log"),
    ("a", "while paying: all sellers, dearer ones too"),
    ("x", "sell the picked tile: go to that row"),
    ("Esc", "one step back; nothing was played"),
    ("PgUp PgDn", "scroll the log, or a long preview"),
    ("o", "look at all cities (o or Tab: the next one)"),
    ("g", "goods: who sells what, at which price for you"),
    ("s", "score sheet if the game ended now"),
    ("u", "undo: back to your previous decision (one-person games)"),
    ("mouse", "click a row or cell to choose it, Enter PLAY to play it; right: Esc"),
    ("w", "write: keep the game in a file from now on"),
    ("?", "this help"),
    ("q", "quit"),
];

impl Model {
    /// Takes a key that stands alone.
    pub(super) fn press_key(&mut self, code: KeyCode) -> Result<Flow, PlayError> {
        self.desk.message = None;
        match self.overlay {
            Some(overlay) => self.press_overlay(overlay, code),
            None => self.press_table(code).map(|()| Flow::Stay),
        }
    }

    pub(super) fn ask_whether_to_quit(&mut self) -> bool {
        self.desk.message = None;
        self.overlay.replace(Overlay::Quit) == Some(Overlay::Quit)
    }

    fn press_overlay(&mut self, overlay: Overlay, code: KeyCode) -> Result<Flow, PlayError> {
        match (overlay, code) {
            (Overlay::Quit, _) => match self.desk.leave(code) {
                Some(flow) => return Ok(flow),
                None => self.open(None),
            },
            (_, KeyCode::Char('q')) => self.open(Some(Overlay::Quit)),
            (_, KeyCode::PageDown | KeyCode::Down) => self.desk.scroll = (self.desk.scroll + 1).min(400),
            (_, KeyCode::PageUp | KeyCode::Up) => self.desk.scroll = self.desk.scroll.saturating_sub(1),
            (Overlay::City(seat), KeyCode::Char('o') | KeyCode::Tab | KeyCode::Right) => {
                self.open(Some(Overlay::City(self.desk.neighbour(seat, 1))));
            }
            (Overlay::City(seat), KeyCode::BackTab | KeyCode::Left) => {
                let seats = self.table().seats();
                self.open(Some(Overlay::City(self.desk.neighbour(seat, seats - 1))));
            }
            (_, KeyCode::Char('u')) if self.stage == Stage::Over => self.undo()?,
            (_, KeyCode::Char('o' | 'g' | 's' | '?')) if self.stage != Stage::HandOver => {
                self.open(None);
                self.press_table(code)?;
            }
            (_, KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_)) => self.open(None),
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn open(&mut self, overlay: Option<Overlay>) {
        self.overlay = overlay;
        self.desk.scroll = 0;
    }

    fn press_table(&mut self, code: KeyCode) -> Result<(), PlayError> {
        match code {
            KeyCode::Char('q') => self.open(Some(Overlay::Quit)),
            KeyCode::Char('?') => self.open(Some(Overlay::Help)),
            KeyCode::Char('w') => self.desk.keep(),
            _ if self.stage == Stage::HandOver => {
                if code == KeyCode::Enter {
                    self.begin();
                }
            }
            KeyCode::Char('g') => self.open(Some(Overlay::Goods)),
            KeyCode::Char('s') => self.open(Some(Overlay::Score)),
            KeyCode::Char('o') => {
                let several = self.table().seats() > 1;
                let first = self.desk.neighbour(self.desk.seat, usize::from(several));
                self.open(Some(Overlay::City(first)));
            }
            KeyCode::Char('u') => self.undo()?,
            KeyCode::PageUp | KeyCode::PageDown => self.page(code == KeyCode::PageUp),
            _ => match self.stage {
                Stage::List => self.press_list(code)?,
                Stage::Cell { .. } => self.press_cell(code)?,
                Stage::Terms(_) | Stage::Answer { .. } => self.press_choice(code)?,
                Stage::HandOver | Stage::Computer | Stage::Over => {}
            },
        }
        Ok(())
    }

    /// The preview scrolls while something is chosen, else the log.
    fn page(&mut self, up: bool) {
        const STEP: usize = 5;
        let choosing = self.preview().is_some() || self.stage == Stage::List;
        if choosing && self.focus == Pane::List {
            let scroll = self.desk.scroll;
            self.desk.scroll = if up { scroll.saturating_sub(STEP) } else { (scroll + STEP).min(60) };
        } else {
            self.focus = Pane::Log;
            self.desk.page_log(up, STEP);
        }
    }

    fn press_list(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let count = self.items().len().max(1);
        let before = self.focus;
        self.focus = Pane::List;
        match code {
            KeyCode::Up => self.set_row((self.row + count - 1) % count),
            KeyCode::Down => self.set_row((self.row + 1) % count),
            KeyCode::Char(digit @ '1'..='9') => self.set_row(digit as usize - '1' as usize),
            KeyCode::Char('x') => {
                let sale = self.items().iter().position(|item| *item == super::model::Item::Sell);
                match sale {
                    Some(row) => self.set_row(row),
                    None => self.desk.message = Some("There is nothing to sell now.".to_owned()),
                }
            }
            // In a small window the log hides what Enter would do; Enter then only shows it.
            KeyCode::Enter if before == Pane::List => self.enter_row()?,
            KeyCode::Right if self.row_move().is_none() => self.enter_row()?,
            KeyCode::Tab | KeyCode::BackTab if before == Pane::List => self.focus = Pane::Log,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Enter => {}
            _ => self.focus = before,
        }
        Ok(())
    }

    fn press_cell(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let Stage::Cell { previews, cursor, .. } = &self.stage else { return Ok(()) };
        let (count, cursor) = (previews.len().max(1), *cursor);
        let place = |at: Cell| (at.col() as f64, at.row() as f64);
        let places: Vec<(f64, f64)> = previews.iter().filter_map(|o| cell_of(o.mv)).map(place).collect();
        let to = match code {
            KeyCode::Tab => (cursor + 1) % count,
            KeyCode::BackTab => (cursor + count - 1) % count,
            KeyCode::Enter => return self.enter_cell(),
            KeyCode::Esc | KeyCode::Backspace => {
                self.back();
                return Ok(());
            }
            KeyCode::Char('1'..='9' | 'x') => {
                self.back();
                return self.press_list(code);
            }
            _ => match arrows::step(code, &places, cursor) {
                Some(to) => to,
                None => return Ok(()),
            },
        };
        self.set_cursor(to);
        Ok(())
    }

    /// Terms, and answers to a Disaster: a list with a preview.
    fn press_choice(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let (count, cursor) = match &self.stage {
            Stage::Terms(bargain) => (bargain.options.len().max(1), bargain.cursor),
            Stage::Answer { previews, cursor } => (previews.len().max(1), *cursor),
            _ => return Ok(()),
        };
        let answering = matches!(self.stage, Stage::Answer { .. });
        match code {
            KeyCode::Up | KeyCode::Left => self.set_cursor((cursor + count - 1) % count),
            KeyCode::Down | KeyCode::Right => self.set_cursor((cursor + 1) % count),
            KeyCode::Char(digit @ '1'..='9') => self.set_cursor(digit as usize - '1' as usize),
            KeyCode::Char('a') => self.switch_sellers(),
            KeyCode::Enter if self.focus == Pane::Log => self.focus = Pane::List,
            KeyCode::Enter if answering => return self.confirm(),
            KeyCode::Enter => return self.enter_terms(),
            KeyCode::Tab | KeyCode::BackTab if answering => {
                self.focus = if self.focus == Pane::Log { Pane::List } else { Pane::Log };
            }
            KeyCode::Tab => self.set_cursor((cursor + 1) % count),
            KeyCode::BackTab => self.set_cursor((cursor + count - 1) % count),
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            _ => {}
        }
        Ok(())
    }
}
