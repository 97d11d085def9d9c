//! What keys do. Pure: a key changes the model and nothing else, except that Enter may play a move.

use super::model::{Item, Model, Overlay, Pane, Stage, cell};
use crate::PlayError;
use crate::screen::{Flow, arrows};
use ratatui::crossterm::event::KeyCode;
use suburbia::hex::Hex;
use suburbia::moves::Move;

/// All keys, for the help.
pub(super) const KEYS: [(&str, &str); 19] = [
    ("↑ ↓", "move in the market and the basic tiles"),
    ("1, 2 …", "pick a market slot"),
    ("b", "buy the tile (lake off)"),
    ("k or l", "take it as a lake instead: slot price only"),
    ("a", "go to the basic tiles"),
    ("i", "invest: put a marker on one of your tiles"),
    ("Enter", "go on to the cells; then play what is shown"),
    ("arrows", "move among the lit cells"),
    ("Tab, Shift-Tab", "next, previous cell; or switch to the log"),
    ("Esc", "back; nothing was played"),
    ("PgUp PgDn", "scroll the log, or a long preview"),
    ("o", "look at all boroughs (o or Tab: the next one)"),
    ("g", "all goals and who is ahead"),
    ("s", "the scoring, once the game is over"),
    ("u", "undo: back to your previous decision (one-person games)"),
    ("mouse", "click a row, cell or goal to choose it, Enter PLAY to play it; right: Esc"),
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
            (_, KeyCode::PageDown | KeyCode::Down) => self.desk.scroll = (self.desk.scroll + 1).min(200),
            (_, KeyCode::PageUp | KeyCode::Up) => self.desk.scroll = self.desk.scroll.saturating_sub(1),
            (Overlay::Borough(seat), KeyCode::Char('o') | KeyCode::Tab | KeyCode::Right) => {
                self.open(Some(Overlay::Borough(self.desk.neighbour(seat, 1))));
            }
            (Overlay::Borough(seat), KeyCode::BackTab | KeyCode::Left) => {
                let seats = self.desk.session.table().seats();
                self.open(Some(Overlay::Borough(self.desk.neighbour(seat, seats - 1))));
            }
            (Overlay::Scoring, KeyCode::Char('u')) => self.undo()?,
            (Overlay::Scoring, KeyCode::Char('o' | 'g' | '?')) => self.press_table(code)?,
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
            KeyCode::Char('g') => self.open(Some(Overlay::Goals)),
            KeyCode::Char('o') => {
                let first = if self.desk.session.table().seats() > 1 {
                    self.desk.neighbour(self.desk.seat, 1)
                } else {
                    self.desk.seat
                };
                self.open(Some(Overlay::Borough(first)));
            }
            KeyCode::Char('s') if self.stage == Stage::Over => self.open(Some(Overlay::Scoring)),
            KeyCode::Char('u') => self.undo()?,
            KeyCode::PageUp | KeyCode::PageDown => self.page(code == KeyCode::PageUp),
            _ => match self.stage {
                Stage::Pick => self.press_pick(code),
                Stage::Choose { .. } => self.press_choose(code)?,
                Stage::Place { .. } => self.press_place(code)?,
                Stage::HandOver | Stage::Computer | Stage::Over => {}
            },
        }
        Ok(())
    }

    /// The preview scrolls while a cell is chosen, else the log.
    fn page(&mut self, up: bool) {
        const STEP: usize = 5;
        let placing = matches!(self.stage, Stage::Place { .. });
        if placing {
            self.desk.scroll =
                if up { self.desk.scroll.saturating_sub(STEP) } else { self.desk.scroll + STEP };
            self.desk.scroll =
                self.desk.scroll.min(self.preview().map_or(0, |preview| preview.sentences.len()));
        } else {
            self.focus = Pane::Log;
            self.desk.page_log(up, STEP);
        }
    }

    fn press_pick(&mut self, code: KeyCode) {
        let items = self.items();
        let first_basic = items.iter().position(|item| matches!(item, Item::Basic(_))).unwrap_or(0);
        let before = self.focus;
        self.focus = Pane::Market;
        match code {
            KeyCode::Up => self.row = (self.row + items.len() - 1) % items.len(),
            KeyCode::Down => self.row = (self.row + 1) % items.len(),
            KeyCode::Char(digit @ '1'..='8') => {
                let slot = digit as usize - '1' as usize;
                if slot < first_basic {
                    self.row = slot;
                } else {
                    self.desk.message = Some(format!("The market has slots 1 to {first_basic}."));
                }
            }
            KeyCode::Char('b') => self.lake = false,
            KeyCode::Char('k' | 'l') => self.lake = !self.lake,
            KeyCode::Char('a') => self.row = first_basic,
            KeyCode::Char('i') => {
                self.row = items.len() - 1;
                self.choose_cell();
            }
            KeyCode::Enter | KeyCode::Right => self.choose_cell(),
            KeyCode::Tab | KeyCode::BackTab => {
                self.focus = if before == Pane::Log { Pane::Market } else { Pane::Log };
            }
            KeyCode::Esc => self.lake = false,
            _ => self.focus = before,
        }
    }

    fn press_choose(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let Some((previews, cursor)) = self.options() else { return Ok(()) };
        let count = previews.len().max(1);
        let by_slot = |slot: u8| previews.iter().position(|preview| discards(preview.mv) == Some(slot));
        let before = self.focus;
        let mut to = None;
        let mut focus = Pane::Market;
        match code {
            KeyCode::Up | KeyCode::Left => to = Some((cursor + count - 1) % count),
            KeyCode::Down | KeyCode::Right => to = Some((cursor + 1) % count),
            KeyCode::Char(digit @ '1'..='8') => {
                let number = digit as u8 - b'1';
                let keeping = matches!(previews.first().map(|preview| preview.mv), Some(Move::Keep { .. }));
                to = if keeping { Some(usize::from(number)) } else { by_slot(number) };
                if to.is_none() {
                    self.desk.message =
                        Some("That slot cannot be discarded: it is empty or costs too much.".to_owned());
                }
            }
            // In a small window the log hides the preview; Enter then only shows it.
            KeyCode::Enter if before == Pane::Market => return self.confirm(),
            KeyCode::Tab | KeyCode::BackTab if before == Pane::Market => focus = Pane::Log,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Enter => {}
            _ => focus = before,
        }
        self.focus = focus;
        if let Some(to) = to {
            self.set_cursor(to);
        }
        Ok(())
    }

    fn press_place(&mut self, code: KeyCode) -> Result<(), PlayError> {
        let Some((previews, cursor)) = self.options() else { return Ok(()) };
        let count = previews.len().max(1);
        let places: Vec<_> = previews.iter().map(|o| place(cell(o.mv).unwrap_or_default())).collect();
        let to = match code {
            KeyCode::Tab => (cursor + 1) % count,
            KeyCode::BackTab => (cursor + count - 1) % count,
            KeyCode::Enter => return self.confirm(),
            KeyCode::Esc | KeyCode::Backspace => {
                self.stage = Stage::Pick;
                self.desk.scroll = 0;
                return Ok(());
            }
            KeyCode::Char('k' | 'l') => {
                self.switch_lake(cursor);
                return Ok(());
            }
            KeyCode::Char('1'..='8' | 'a' | 'b' | 'i') => {
                self.stage = Stage::Pick;
                self.press_pick(code);
                return Ok(());
            }
            _ => match arrows::step(code, &places, cursor) {
                Some(to) => to,
                None => return Ok(()),
            },
        };
        self.set_cursor(to);
        Ok(())
    }

    /// The same slot face down or up again, on the same cell.
    fn switch_lake(&mut self, cursor: usize) {
        let Stage::Place { item: Item::Slot(_), .. } = self.stage else {
            self.desk.message = Some("Only a market tile can become a lake.".to_owned());
            return;
        };
        let was = self
            .options()
            .and_then(|(previews, _)| previews.get(cursor))
            .and_then(|preview| cell(preview.mv));
        self.lake = !self.lake;
        self.choose_cell();
        if self.desk.message.is_some() {
            self.lake = !self.lake;
            return;
        }
        let same = self.options().and_then(|(previews, _)| previews.iter().position(|o| cell(o.mv) == was));
        if let Some(same) = same {
            self.set_cursor(same);
        }
    }
}

/// The slot a discard takes.
pub(super) fn discards(mv: Move) -> Option<u8> {
    match mv {
        Move::Discard { slot } => Some(slot.0),
        _ => None,
    }
}

/// Where a cell is in the picture.
fn place(at: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (1.5 * q, 3f64.sqrt() * (r + q / 2.0))
}
