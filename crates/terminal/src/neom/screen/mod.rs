//! The screen of NEOM: a [`Model`] that keys and clicks change, drawn by pure functions.

mod bargain;
mod draw;
mod keys;
mod map;
mod model;
mod mouse;
mod overlay;
mod panes;
mod style;

use crate::screen::{Face, Flow, show};
use crate::{Finished, PlayError, Session};
use model::Model;
use mouse::{Spots, Target};
use neom::Neom;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

/// Plays on the whole screen.
pub(super) fn play(session: Session<Neom>) -> Result<Finished, PlayError> {
    let mut model = Model::new(session);
    show(&mut model)?;
    Ok(model.desk.session.finish())
}

impl Face for Model {
    type Target = Target;

    fn draw(&self, frame: &mut Frame) -> Spots {
        draw::draw(frame, self)
    }

    fn think(&mut self) -> Result<bool, PlayError> {
        self.let_think()
    }

    fn watching(&self) -> bool {
        self.desk.watching()
    }

    fn press_code(&mut self, code: KeyCode) -> Result<Flow, PlayError> {
        self.press_key(code)
    }

    fn ask_to_quit(&mut self) -> bool {
        self.ask_whether_to_quit()
    }

    fn click(&mut self, target: Target) -> Result<Flow, PlayError> {
        self.click_on(target)
    }
}

#[cfg(test)]
mod tests;
