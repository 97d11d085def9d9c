//! The screen mode: one machine for all games. Keys and clicks change a [`Screen`], pure functions draw it, and a game's
//! description ([`ScreenGame`]) says what is shown and chosen.

mod arrows;
pub mod describe;
mod draw;
mod keys;
mod model;
#[cfg(test)]
mod online_tests;
mod overlay;
pub(crate) mod spots;
mod style;
#[cfg(test)]
pub(crate) mod testing;

pub use describe::ScreenGame;
pub(crate) use model::Screen;
pub(crate) use style::fit;

use crate::session::Session;
use crate::{Finished, Options, PlayError, TerminalGame};
use keys::Flow;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::disable_raw_mode;
use spots::Spots;
use std::io;
use std::time::Duration;

/// Plays on the whole screen. The terminal is put back as it was, also on errors and panics.
pub fn play_screen<G: TerminalGame>(options: Options<G>) -> Result<Finished, PlayError> {
    G::screen(Session::new(options)?)
}

/// Plays or watches a table elsewhere on the whole screen.
pub fn join_screen<G: TerminalGame>(session: Session<G>) -> Result<Finished, PlayError> {
    G::screen(session)
}

/// Plays a game that has a description; its [`TerminalGame::screen`] calls this.
pub fn play_described<G: ScreenGame>(session: Session<G>) -> Result<Finished, PlayError> {
    let mut screen = Screen::new(session);
    show(&mut screen)?;
    Ok(screen.session.finish())
}

fn show<G: ScreenGame>(screen: &mut Screen<G>) -> Result<(), PlayError> {
    let mut terminal = ratatui::try_init().inspect_err(|_| {
        let _ = disable_raw_mode(); // it may have got half way
    })?;
    let mouse = MouseCapture::begin();
    let played = run(&mut terminal, screen);
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

fn run<G: ScreenGame>(terminal: &mut DefaultTerminal, screen: &mut Screen<G>) -> Result<(), PlayError> {
    loop {
        let mut spots = Spots::default();
        terminal.draw(|frame| spots = draw::draw(frame, screen))?;
        let moved = screen.think()?;
        if moved && screen.session.humans() > 0 {
            continue; // what is typed meanwhile is for the person's turn
        }
        let online = screen.session.is_online();
        let flow = match next_event(!moved, online.then_some(GLANCE))? {
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => screen.press(key)?,
            Some(Event::Mouse(event)) => screen.mouse(event, &spots)?,
            _ => Flow::Stay, // a resize needs nothing but the next drawing
        };
        if flow == Flow::Leave {
            return Ok(());
        }
        screen.listen()?;
    }
}

/// How often a table elsewhere is looked at while no key is pressed, and clocks are drawn anew.
const GLANCE: Duration = Duration::from_millis(200);

/// The next event worth a drawing; none if nobody waits for one, or no longer, and none is there.
fn next_event(wait: bool, patience: Option<Duration>) -> io::Result<Option<Event>> {
    let forever = wait && patience.is_none();
    while forever || event::poll(patience.unwrap_or(Duration::ZERO))? {
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
