//! What keys and clicks do: they change the screen and nothing else, except that Enter may play a move.
//!
//! **Invariant:** a click on the table chooses and never plays. Only words that stand for a key do what the key does.

use super::arrows;
use super::describe::{Choice, Form, ScreenGame, Stage};
use super::model::{Focus, Overlay, Screen};
use super::spots::{Spots, Target};
use crate::PlayError;
use crate::picture::Place;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// Whether the session goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Stay,
    Leave,
}

/// Lines that a page key scrolls.
const PAGE: usize = 5;
/// No text is longer than this many lines.
const LONGEST: usize = 400;

impl<G: ScreenGame> Screen<G> {
    /// Takes a key. Ctrl-C asks whether to leave, twice it leaves; other keys with Ctrl do nothing.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Result<Flow, PlayError> {
        match key.code {
            code if !key.modifiers.contains(KeyModifiers::CONTROL) => self.press_code(code),
            KeyCode::Char('c') => {
                self.message = None;
                let asked = self.overlay.replace(Overlay::Quit) == Some(Overlay::Quit);
                Ok(if asked { Flow::Leave } else { Flow::Stay })
            }
            _ => Ok(Flow::Stay),
        }
    }

    /// Takes a mouse event: the left button chooses, the right one goes back, the wheel scrolls.
    pub(crate) fn mouse(&mut self, event: MouseEvent, spots: &Spots) -> Result<Flow, PlayError> {
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

    /// Takes a key that stands alone.
    pub(crate) fn press_code(&mut self, code: KeyCode) -> Result<Flow, PlayError> {
        self.message = None;
        match self.overlay {
            Some(overlay) => self.press_overlay(overlay, code),
            None => self.press_table(code).map(|()| Flow::Stay),
        }
    }

    fn press_overlay(&mut self, overlay: Overlay, code: KeyCode) -> Result<Flow, PlayError> {
        match (overlay, code) {
            (Overlay::Quit, KeyCode::Char('w')) => {
                self.keep();
                return Ok(if self.session.path().is_some() || self.session.is_online() {
                    Flow::Leave
                } else {
                    Flow::Stay
                });
            }
            (Overlay::Quit, KeyCode::Char('y' | 'q') | KeyCode::Enter) => return Ok(Flow::Leave),
            (Overlay::Quit, _) => self.open(None),
            (_, KeyCode::Char('q')) => self.open(Some(Overlay::Quit)),
            (_, KeyCode::PageDown | KeyCode::Down) => self.scroll = (self.scroll + 1).min(LONGEST),
            (_, KeyCode::PageUp | KeyCode::Up) => self.scroll = self.scroll.saturating_sub(1),
            (Overlay::Town(seat), KeyCode::Char('o') | KeyCode::Tab | KeyCode::Right) => {
                self.open(Some(Overlay::Town(self.neighbour(seat, 1))));
            }
            (Overlay::Town(seat), KeyCode::BackTab | KeyCode::Left) => {
                let others = self.session.names().len() - 1;
                self.open(Some(Overlay::Town(self.neighbour(seat, others))));
            }
            (_, KeyCode::Char('u')) if self.stage == Stage::Over => self.undo()?,
            (_, KeyCode::Char(key)) if self.stage != Stage::HandOver && looks(G::SHEETS, key) => {
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
        self.scroll = 0;
    }

    fn press_table(&mut self, code: KeyCode) -> Result<(), PlayError> {
        match code {
            KeyCode::Char('q') => self.open(Some(Overlay::Quit)),
            KeyCode::Char('?') => self.open(Some(Overlay::Help)),
            KeyCode::Char('w') => self.keep(),
            KeyCode::Enter if self.stage == Stage::HandOver => self.begin(),
            _ if self.stage == Stage::HandOver => {}
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('h') => self.advise(),
            KeyCode::Char('o') => {
                let next = self.neighbour(self.seat, 1); // oneself, if nobody else plays
                if G::town(&self.context(), next).is_some() {
                    self.open(Some(Overlay::Town(next)));
                }
            }
            KeyCode::Char(key) if G::SHEETS.contains(&key) => {
                // A letter of a sheet that is not there now means nothing else.
                let there = G::sheet(&self.context(), key).is_some();
                if there {
                    self.open(Some(Overlay::Sheet(key)));
                }
            }
            KeyCode::PageUp | KeyCode::PageDown => self.page(code == KeyCode::PageUp),
            _ if self.stage == Stage::Choose => match self.step().map(|step| step.form) {
                None => self.press_rows(code)?,
                Some(Form::Cells) => self.press_cells(code)?,
                Some(_) => self.press_choices(code)?,
            },
            _ => {}
        }
        Ok(())
    }

    /// Scrolls the text about what is being chosen, or else the log.
    fn page(&mut self, up: bool) {
        let step = |at: usize| if up { at.saturating_sub(PAGE) } else { at + PAGE };
        let cells = self.step().is_some_and(|step| step.form == Form::Cells);
        let text = cells || G::LAYOUT.long_text && self.stage == Stage::Choose && self.focus == Focus::List;
        if text {
            // Sentences are broken into two or three lines.
            self.scroll = step(self.scroll).min(3 * G::detail(&self.context()).lines.len());
        } else {
            self.focus = Focus::Log;
            let lines: usize = self.session.log().iter().map(|entry| 1 + entry.changes.len()).sum();
            // The log is scrolled from its end.
            self.log_back = if up { self.log_back + PAGE } else { self.log_back.saturating_sub(PAGE) };
            self.log_back = self.log_back.min(lines);
        }
    }

    fn press_rows(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let count = G::count(&self.context()).max(1);
        let before = std::mem::replace(&mut self.focus, Focus::List);
        match code {
            KeyCode::Up => self.set_row((self.row + count - 1) % count),
            KeyCode::Down => self.set_row((self.row + 1) % count),
            // In a small window the log hides what Enter would play; Enter then only shows it.
            KeyCode::Enter if before == Focus::List || !self.context().plays() => self.enter()?,
            KeyCode::Right if !self.context().plays() => self.open_row(),
            KeyCode::Tab | KeyCode::BackTab if before == Focus::List => self.focus = Focus::Log,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Enter => {}
            KeyCode::Esc => self.switched = false,
            KeyCode::Char(key) => match G::key(&self.context(), key) {
                replies if !replies.is_empty() => self.obey(replies),
                _ => match digit(key) {
                    Some(row) => self.set_row(row),
                    None => self.focus = before,
                },
            },
            _ => self.focus = before,
        }
        Ok(())
    }

    fn press_cells(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let Some(step) = self.step() else { return Ok(()) };
        let (count, cursor) = (step.choices.len().max(1), step.cursor);
        match code {
            KeyCode::Tab => self.set_cursor((cursor + 1) % count),
            KeyCode::BackTab => self.set_cursor((cursor + count - 1) % count),
            KeyCode::Enter => self.enter()?,
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Char(key) if digit(key).is_some() || G::is_row_key(&self.context(), key) => {
                self.back_to_rows();
                self.press_rows(code)?;
            }
            KeyCode::Char(key) => {
                let replies = G::key(&self.context(), key);
                self.obey(replies);
            }
            _ => {
                if let Some(to) = self.by_arrow(code) {
                    self.set_cursor(to);
                }
            }
        }
        Ok(())
    }

    /// Where an arrow leads among the cells: to what is like the choice under the cursor, or else to anything.
    fn by_arrow(&self, code: KeyCode) -> Option<usize> {
        let (cx, step) = (self.context(), self.step()?);
        let go = |fits: &dyn Fn(&Choice<G::Move>) -> bool| {
            let places = step
                .choices
                .iter()
                .enumerate()
                .filter(|(index, choice)| *index == step.cursor || fits(choice));
            let places = places.filter_map(|(index, choice)| Some((index, G::point(*choice.cells.first()?))));
            let (indexes, points): (Vec<usize>, Vec<(f64, f64)>) = places.unzip();
            let from = indexes.iter().position(|&index| index == step.cursor)?;
            arrows::step(code, &points, from).map(|to| indexes[to])
        };
        let alike = go(&|choice| G::is_alike(&cx, choice))?;
        if alike == step.cursor { go(&|_| true) } else { Some(alike) }
    }

    fn press_choices(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let Some(step) = self.step() else { return Ok(()) };
        let (count, cursor) = (step.choices.len().max(1), step.cursor);
        let later = self.can_go_back();
        match code {
            KeyCode::Up | KeyCode::Left => self.set_cursor((cursor + count - 1) % count),
            KeyCode::Down | KeyCode::Right => self.set_cursor((cursor + 1) % count),
            KeyCode::Enter if self.focus == Focus::Log => self.focus = Focus::List,
            KeyCode::Enter => self.enter()?,
            KeyCode::Tab if later => self.set_cursor((cursor + 1) % count),
            KeyCode::BackTab if later => self.set_cursor((cursor + count - 1) % count),
            KeyCode::Tab | KeyCode::BackTab => {
                self.focus = if self.focus == Focus::Log { Focus::List } else { Focus::Log };
            }
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Char(key) => match (G::key(&self.context(), key), digit(key)) {
                (replies, _) if !replies.is_empty() => self.obey(replies),
                (_, Some(to)) => self.set_cursor(to),
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }

    /// Takes a click.
    fn click(&mut self, target: Target) -> Result<Flow, PlayError> {
        if let Target::Key(code) = target {
            return self.press_code(code);
        }
        self.message = None;
        match target {
            _ if self.stage != Stage::Choose => {}
            Target::Row(row) => self.click_row(row),
            Target::Choice(index) => self.set_cursor(index),
            Target::Cell(at) => self.click_cell(at),
            Target::Key(_) => {}
        }
        Ok(Flow::Stay)
    }

    /// The first click chooses a row, the second goes on from it, but plays nothing.
    fn click_row(&mut self, row: usize) {
        if self.step().is_some_and(|step| step.form == Form::Cells) {
            self.back_to_rows();
        } else if self.steps.is_empty() && self.row == row && !self.context().plays() {
            return self.open_row();
        }
        self.focus = Focus::List;
        let replies = G::click_row(&self.context(), row);
        self.obey(replies);
    }

    /// Chooses what is about a cell; of several the next one.
    fn click_cell(&mut self, at: Place) {
        let Some(step) = self.step() else { return };
        let count = step.choices.len();
        let mut next = (1..=count).map(|ahead| (step.cursor + ahead) % count);
        if let Some(found) = next.find(|&index| step.choices[index].cells.contains(&at)) {
            self.set_cursor(found);
        }
    }
}

/// Whether a letter shows something over the table.
fn looks(sheets: &[char], key: char) -> bool {
    matches!(key, 'o' | '?') || sheets.contains(&key)
}

/// The place in a list that a digit stands for.
fn digit(key: char) -> Option<usize> {
    key.to_digit(10).and_then(|digit| digit.checked_sub(1)).map(|place| place as usize)
}
