//! The screen mode: a [`model::Model`] that keys change, drawn by pure functions, and the loop around them.

mod draw;
mod keys;
mod model;
mod overlay;
mod panes;
mod style;

use crate::session::Session;
use crate::{Finished, Options, PlayError};
use keys::Flow;
use model::Model;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::terminal::disable_raw_mode;

/// Plays on the whole screen. The terminal is put back as it was, also on errors and panics.
pub fn play_screen(options: Options) -> Result<Finished, PlayError> {
    let mut model = Model::new(Session::new(options)?);
    let mut terminal = ratatui::try_init().inspect_err(|_| {
        let _ = disable_raw_mode(); // it may have got half way
    })?;
    let played = run(&mut terminal, &mut model);
    ratatui::restore();
    played.map(|()| model.session.finish())
}

fn run(terminal: &mut DefaultTerminal, model: &mut Model) -> Result<(), PlayError> {
    loop {
        terminal.draw(|frame| draw::draw(frame, model))?;
        if model.think()? {
            continue;
        }
        // A resize needs nothing but the next drawing.
        let Event::Key(key) = event::read()? else { continue };
        if key.kind != KeyEventKind::Release && model.press(key)? == Flow::Leave {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests;
