//! Hands and eyes for the tests of every game's screen, and what is true of all of them.

use super::draw::draw;
use super::keys::Flow;
use super::model::Screen;
use super::spots::{Spots, Target};
use super::{ScreenGame, describe::Stage};
use crate::Options;
use crate::session::{Session, Turn};
use game_core::Dice;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use render::text::Language;
use std::collections::BTreeSet;
use std::path::Path;

/// The two sizes that pictures are taken in.
pub(crate) const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// A screen where all bots have moved.
pub(crate) fn open<G: ScreenGame>(options: Options<G>) -> Screen<G> {
    let mut screen = Screen::new(Session::new(options).unwrap());
    settle(&mut screen);
    screen
}

/// Lets the bots finish.
pub(crate) fn settle<G: ScreenGame>(screen: &mut Screen<G>) {
    while screen.think().unwrap() {}
}

pub(crate) fn press<G: ScreenGame>(screen: &mut Screen<G>, code: KeyCode) -> Flow {
    let flow = screen.press_code(code).unwrap();
    settle(screen);
    flow
}

pub(crate) fn keys<G: ScreenGame>(screen: &mut Screen<G>, text: &str) {
    for ch in text.chars() {
        let code = match ch {
            '⏎' => KeyCode::Enter,
            '↓' => KeyCode::Down,
            '→' => KeyCode::Right,
            '⇥' => KeyCode::Tab,
            '⎋' => KeyCode::Esc,
            ch => KeyCode::Char(ch),
        };
        press(screen, code);
    }
}

pub(crate) fn shown<G: ScreenGame>(screen: &Screen<G>, (width, height): (u16, u16)) -> String {
    drawn(screen, (width, height)).0
}

pub(crate) fn drawn<G: ScreenGame>(screen: &Screen<G>, (width, height): (u16, u16)) -> (String, Spots) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut spots = Spots::default();
    terminal.draw(|frame| spots = draw(frame, screen)).unwrap();
    (terminal.backend().to_string(), spots)
}

/// Clicks on what is drawn for a target; false if nothing is.
pub(crate) fn click<G: ScreenGame>(screen: &mut Screen<G>, target: Target, size: (u16, u16)) -> bool {
    let spots = drawn(screen, size).1;
    let Some(place) = spots.find(target) else { return false };
    click_at(screen, place, &spots);
    true
}

pub(crate) fn click_at<G: ScreenGame>(screen: &mut Screen<G>, (column, row): (u16, u16), spots: &Spots) {
    let (kind, modifiers) = (MouseEventKind::Down(MouseButton::Left), KeyModifiers::NONE);
    screen.mouse(MouseEvent { kind, column, row, modifiers }, spots).unwrap();
    settle(screen);
}

/// Plays any legal move for the person whose turn it is; false if there is none.
pub(crate) fn play_any<G: ScreenGame>(
    screen: &mut Screen<G>,
    dice: &mut Dice,
    wished: impl Fn(&G::Move) -> bool,
) -> bool {
    let Turn::Human(seat) = screen.session.turn() else { return false };
    let mut moves = screen.session.legal_moves(seat);
    if moves.iter().any(&wished) {
        moves.retain(&wished);
    }
    screen.session.play(moves.swap_remove(dice.below(moves.len()))).unwrap().unwrap();
    screen.refresh();
    settle(screen);
    true
}

/// What holds for every game: `options` make a table for these seats and this seed.
pub(crate) fn holds_for_every_game<G: ScreenGame>(options: impl Fn(&[&str], u64) -> Options<G>) {
    ctrl_c_asks_first(&mut open(options(&["Ann", "random"], 42)));
    quitting_is_asked_for_first(&mut open(options(&["Ann", "random"], 1)));
    let mut screen = open(options(&["Ann", "random"], 42));
    let first = shown(&screen, SIZES[0]);
    keys(&mut screen, "⏎u");
    screen.message = None;
    assert_eq!(shown(&screen, SIZES[0]), first, "undo goes back to the decision before");
    assert!(shown(&screen, (60, 20)).contains("larger"));
    for size in [(1, 1), (79, 24), (80, 23), (200, 24), (80, 100), (101, 31), (300, 90)] {
        shown(&screen, size);
    }
}

/// Ctrl-C asks first and leaves the second time; another key in between stays.
fn ctrl_c_asks_first<G: ScreenGame>(screen: &mut Screen<G>) {
    let ctrl = |ch| KeyEvent::new(KeyCode::Char(ch), KeyModifiers::CONTROL);
    assert_eq!(screen.press(ctrl('x')).unwrap(), Flow::Stay);
    assert_eq!(screen.press(ctrl('c')).unwrap(), Flow::Stay);
    assert!(shown(screen, SIZES[0]).contains("Leave"), "{}", shown(screen, SIZES[0]));
    assert_eq!(press(screen, KeyCode::Esc), Flow::Stay);
    assert_eq!(screen.press(ctrl('c')).unwrap(), Flow::Stay);
    assert_eq!(screen.press(ctrl('c')).unwrap(), Flow::Leave);
}

fn quitting_is_asked_for_first<G: ScreenGame>(screen: &mut Screen<G>) {
    assert_eq!(press(screen, KeyCode::Char('q')), Flow::Stay);
    assert!(shown(screen, SIZES[0]).contains("will be lost"));
    assert_eq!(press(screen, KeyCode::Char('n')), Flow::Stay);
    press(screen, KeyCode::Char('q'));
    assert_eq!(press(screen, KeyCode::Char('y')), Flow::Leave);
}

/// A monkey at the keyboard and the mouse: whatever it presses, nothing breaks, and most games come to their end.
pub(crate) fn a_monkey_breaks_nothing<G: ScreenGame>(games: Vec<Options<G>>, letters: &str) {
    use KeyCode::{BackTab, Down, Enter, Esc, Home, Left, PageDown, PageUp, Right, Tab, Up};
    let codes = [
        [Enter, Enter, Enter, Enter, Up],
        [Down, Left, Right, Tab, BackTab],
        [Esc, PageUp, PageDown, Home, KeyCode::F(1)],
    ]
    .concat();
    let letters: Vec<char> = letters.chars().collect();
    let (count, mut over) = (games.len(), 0);
    for (index, options) in games.into_iter().enumerate() {
        let mut screen = open(options);
        let mut dice = Dice::new(index as u64, 9);
        for step in 0..6000 {
            let code = match dice.below(3) {
                0 => KeyCode::Char(letters[dice.below(letters.len())]),
                _ => codes[dice.below(codes.len())],
            };
            // Undo is rare, so that games get on; leaving is answered and ignored.
            if code == KeyCode::Char('u') && dice.below(20) != 0 {
                continue;
            }
            let _ = press(&mut screen, code);
            if step % 37 == 0 {
                let (width, height) = (80 + dice.below(60) as u16, 24 + dice.below(30) as u16);
                let (_, spots) = drawn(&screen, (width, height));
                let place = (dice.below(width.into()) as u16, dice.below(height.into()) as u16);
                click_at(&mut screen, place, &spots);
            }
            if screen.stage == Stage::Over {
                over += 1;
                break;
            }
        }
    }
    assert!(over + 1 >= count, "only {over} games came to an end");
}

/// The words that English texts have and Italian ones have not, here and in the sentences of the games.
fn english_words() -> BTreeSet<String> {
    let words = |language: &str| {
        let mut all = BTreeSet::new();
        for root in ["locales", "../render/locales"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(root).join(language);
            for file in std::fs::read_dir(folder).unwrap() {
                let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
                let said = text.lines().filter(|line| !line.starts_with('#'));
                // What stands before the sign is an id.
                let said = said.map(|line| line.split_once(" = ").map_or(line, |(_, said)| said));
                said.for_each(|line| all.extend(letters(line)));
            }
        }
        all
    };
    let italian = words("it");
    words("en").into_iter().filter(|word| !italian.contains(word)).collect()
}

/// The words of a text, without those too short to tell.
fn letters(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3);
    words.map(str::to_lowercase)
}

/// Plays a whole game in Italian, looks at everything on the way, and finds no English.
pub(crate) fn no_english_is_left_in_italian<G: ScreenGame>(options: Options<G>) {
    no_english_but(options, &[], &[]);
}

/// The same but for names that are not translated, with more keys to look at.
pub(crate) fn no_english_but<G: ScreenGame>(options: Options<G>, names: &[String], more: &[&str]) {
    let language = Language::from_code("it").unwrap();
    let mut english = english_words();
    names.iter().flat_map(|name| letters(name)).for_each(|word| _ = english.remove(&word));
    assert!(english.contains("choose") && !english.contains("scegli"));
    let mut screen = open(Options { language, ..options });
    let mut dice = Dice::new(1, 3);
    for turn in 0.. {
        for &looks in ["", "?", "g", "s", "o", "q", "⏎", "⏎⏎", "k⏎", "↓"].iter().chain(more) {
            let before = screen.session.record().moves.len();
            let plays = screen.context().plays() && looks.contains('⏎');
            keys(&mut screen, if plays { "" } else { looks });
            for size in SIZES {
                let text = shown(&screen, size);
                let found: Vec<String> = letters(&text).filter(|word| english.contains(word)).collect();
                assert!(found.is_empty(), "{found:?} after '{looks}' in {text}");
            }
            keys(&mut screen, "⎋⎋");
            if screen.session.record().moves.len() != before {
                break;
            }
        }
        if turn > 60 || !play_any(&mut screen, &mut dice, |_| true) {
            break;
        }
    }
}
