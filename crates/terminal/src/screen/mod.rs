//! The screen mode: a [`model::Model`] that keys and clicks change, drawn by pure functions, and the loop around them.

mod draw;
mod keys;
mod map;
mod model;
mod mouse;
mod overlay;
mod panes;
mod style;

use crate::session::Session;
use crate::{Finished, Options, PlayError};
use keys::Flow;
use model::Model;
use mouse::Spots;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::disable_raw_mode;
use std::io;
use std::time::Duration;

/// Plays on the whole screen. The terminal is put back as it was, also on errors and panics.
pub fn play_screen(options: Options) -> Result<Finished, PlayError> {
    let mut model = Model::new(Session::new(options)?);
    let mut terminal = ratatui::try_init().inspect_err(|_| {
        let _ = disable_raw_mode(); // it may have got half way
    })?;
    let mouse = MouseCapture::begin();
    let played = run(&mut terminal, &mut model);
    drop(mouse);
    ratatui::restore();
    played.map(|()| model.session.finish())
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

fn run(terminal: &mut DefaultTerminal, model: &mut Model) -> Result<(), PlayError> {
    loop {
        let mut spots = Spots::default();
        terminal.draw(|frame| spots = draw::draw(frame, model))?;
        let moved = model.think()?;
        if moved && !model.watching() {
            continue; // what is typed meanwhile is for the person's turn
        }
        let flow = match next_event(!moved)? {
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => model.press(key)?,
            Some(Event::Mouse(event)) => model.mouse(event, &spots)?,
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

#[cfg(test)]
mod tests;
