//! The screen mode: what the screens of all games share. The loop round a [`Face`], the terminal's set-up and
//! tear-down, and pieces to build a face from.
//!
//! A face is a model that keys and clicks change, drawn by pure functions.

pub(crate) mod arrows;
pub(crate) mod desk;
pub(crate) mod overlay;
pub(crate) mod panes;
pub(crate) mod spots;
pub(crate) mod style;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod window;

use crate::session::Session;
use crate::{Finished, Options, PlayError, TerminalGame};
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
    MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::disable_raw_mode;
use ratatui::{DefaultTerminal, Frame};
use spots::Spots;
use std::io;
use std::time::Duration;

/// Plays on the whole screen. The terminal is put back as it was, also on errors and panics.
pub fn play_screen<G: TerminalGame>(options: Options<G>) -> Result<Finished, PlayError> {
    G::screen(Session::new(options)?)
}

/// Whether the session goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Stay,
    Leave,
}

/// The screen of one game.
pub(crate) trait Face {
    /// What a click can be about; words on the screen stand for keys.
    type Target: Copy + From<KeyCode>;

    /// Draws everything; returns what can be clicked.
    fn draw(&self, frame: &mut Frame) -> Spots<Self::Target>;

    /// Lets one bot move; false if nobody but a person can go on.
    fn think(&mut self) -> Result<bool, PlayError>;

    /// Whether only computers play, and the screen shows what everybody may see.
    fn watching(&self) -> bool;

    /// Takes a key that stands alone.
    fn press_code(&mut self, code: KeyCode) -> Result<Flow, PlayError>;

    /// Asks whether to leave; true if it was being asked already.
    fn ask_to_quit(&mut self) -> bool;

    /// Takes a click. It chooses and never plays; only words that stand for a key do what the key does.
    fn click(&mut self, target: Self::Target) -> Result<Flow, PlayError>;

    /// Takes a key. Ctrl-C asks whether to leave, twice it leaves; other keys with Ctrl do nothing.
    fn press(&mut self, key: KeyEvent) -> Result<Flow, PlayError> {
        match key.code {
            code if !key.modifiers.contains(KeyModifiers::CONTROL) => self.press_code(code),
            KeyCode::Char('c') if self.ask_to_quit() => Ok(Flow::Leave),
            _ => Ok(Flow::Stay),
        }
    }

    /// Takes a mouse event: the left button chooses, the right one goes back, the wheel scrolls.
    fn mouse(&mut self, event: MouseEvent, spots: &Spots<Self::Target>) -> Result<Flow, PlayError> {
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
}

/// Shows a face until somebody leaves.
pub(crate) fn show(face: &mut impl Face) -> Result<(), PlayError> {
    let mut terminal = ratatui::try_init().inspect_err(|_| {
        let _ = disable_raw_mode(); // it may have got half way
    })?;
    let mouse = MouseCapture::begin();
    let played = run(&mut terminal, face);
    drop(mouse);
    ratatui::restore();
    played
}

/// While this lives, the terminal reports the mouse. Everything works without one, so a refusal is no error.
struct MouseCapture;

impl MouseCapture {
    fn begin() -> MouseCapture {
        let _ = execute!(io::stdout(), EnableMouseCapture);
        MouseCapture
    }
}

impl Drop for MouseCapture {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture);
    }
}

fn run(terminal: &mut DefaultTerminal, face: &mut impl Face) -> Result<(), PlayError> {
    loop {
        let mut spots = Spots::default();
        terminal.draw(|frame| spots = face.draw(frame))?;
        let moved = face.think()?;
        if moved && !face.watching() {
            continue; // what is typed meanwhile is for the person's turn
        }
        let flow = match next_event(!moved)? {
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => face.press(key)?,
            Some(Event::Mouse(event)) => face.mouse(event, &spots)?,
            _ => Flow::Stay, // a resize needs nothing but the next drawing
        };
        if flow == Flow::Leave {
            return Ok(());
        }
    }
}

/// The next event worth a drawing; none if nobody waits for one and none is there.
fn next_event(wait: bool) -> io::Result<Option<Event>> {
    while wait || event::poll(Duration::ZERO)? {
        match event::read()? {
            Event::Mouse(event)
                if matches!(
                    event.kind,
                    MouseEventKind::Moved | MouseEventKind::Drag(_) | MouseEventKind::Up(_)
                ) => {}
            event => return Ok(Some(event)),
        }
    }
    Ok(None)
}
