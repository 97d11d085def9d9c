//! Hands and eyes for the tests of every game's screen: keys, clicks, and the screen as text.

use super::{Face, Flow, Spots};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// Lets the bots finish.
pub(crate) fn settle(face: &mut impl Face) {
    while face.think().unwrap() {}
}

pub(crate) fn press(face: &mut impl Face, code: KeyCode) -> Flow {
    let flow = face.press_code(code).unwrap();
    settle(face);
    flow
}

pub(crate) fn keys(face: &mut impl Face, text: &str) {
    for ch in text.chars() {
        let code = match ch {
            '⏎' => KeyCode::Enter,
            '↓' => KeyCode::Down,
            '→' => KeyCode::Right,
            '⇥' => KeyCode::Tab,
            '⎋' => KeyCode::Esc,
            ch => KeyCode::Char(ch),
        };
        press(face, code);
    }
}

pub(crate) fn screen(face: &impl Face, width: u16, height: u16) -> String {
    drawn(face, width, height).0
}

pub(crate) fn drawn<F: Face>(face: &F, width: u16, height: u16) -> (String, Spots<F::Target>) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut spots = Spots::default();
    terminal.draw(|frame| spots = face.draw(frame)).unwrap();
    (terminal.backend().to_string(), spots)
}

/// Clicks on what is drawn for a target; false if nothing is.
pub(crate) fn click<F: Face>(face: &mut F, target: F::Target, (width, height): (u16, u16)) -> bool
where
    F::Target: PartialEq,
{
    let spots = drawn(face, width, height).1;
    let Some(place) = spots.find(target) else { return false };
    mouse(face, MouseEventKind::Down(MouseButton::Left), place, &spots);
    true
}

pub(crate) fn mouse<F: Face>(
    face: &mut F,
    kind: MouseEventKind,
    (column, row): (u16, u16),
    spots: &Spots<F::Target>,
) {
    let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    face.mouse(event, spots).unwrap();
    settle(face);
}

/// Ctrl-C asks first and leaves the second time; another key in between stays.
pub(crate) fn ctrl_c_asks_first(face: &mut impl Face) {
    let ctrl = |ch| KeyEvent::new(KeyCode::Char(ch), KeyModifiers::CONTROL);
    assert_eq!(face.press(ctrl('x')).unwrap(), Flow::Stay);
    assert_eq!(face.press(ctrl('c')).unwrap(), Flow::Stay);
    assert!(screen(face, 80, 24).contains("Leave"), "{}", screen(face, 80, 24));
    assert_eq!(press(face, KeyCode::Esc), Flow::Stay);
    assert_eq!(face.press(ctrl('c')).unwrap(), Flow::Stay);
    assert_eq!(face.press(ctrl('c')).unwrap(), Flow::Leave);
}
