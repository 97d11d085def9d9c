//! The screen as a picture, and the keys played at random.

use super::model::{Model, Stage, cell};
use super::mouse::Target;
use crate::LANGUAGE;
use crate::Options;
use crate::screen::testing::{click, drawn, keys, mouse, press, screen, settle};
use crate::screen::{Face, Flow};
use crate::session::{Session, Turn};
use crate::testing::{options, seats};
use game_core::Dice;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use suburbia::setup::{Edition, Mode, Setup};

fn model(mode: Mode, names: &[&str], seed: u64) -> Model {
    let mut model = Model::new(Session::new(options(mode, &seats(names), seed)).unwrap());
    settle(&mut model);
    model
}

fn both(name: &str, model: &Model) {
    insta::assert_snapshot!(format!("{name}_80x24"), screen(model, 80, 24));
    insta::assert_snapshot!(format!("{name}_120x40"), screen(model, 120, 40));
}

#[test]
fn the_start() {
    both("start", &model(Mode::Standard, &["Ann", "random"], 42));
}

#[test]
fn choosing_a_cell_shows_everything_it_would_do() {
    let mut model = model(Mode::LoneArchitect, &["Ann"], 42);
    keys(&mut model, "6⏎⇥");
    let before = model.desk.session.record().moves.len();
    both("cell", &model);
    assert_eq!(model.desk.session.record().moves.len(), before, "nothing is played before Enter");
    let mv = model.desk.session.notation(model.preview().unwrap().mv);
    keys(&mut model, "⏎");
    assert_eq!(model.desk.session.record().moves.last(), Some(&mv));
}

#[test]
fn choosing_a_discard() {
    let mut model = model(Mode::Standard, &["Ann", "random"], 42);
    keys(&mut model, "⏎a⏎⏎");
    both("discard", &model);
}

#[test]
fn the_end() {
    let mut model = model(Mode::Dale, &["Ann"], 7);
    let mut dice = Dice::new(1, 1);
    for _ in 0..200 {
        let Turn::Human(seat) = model.desk.session.turn() else { break };
        let moves = model.desk.session.legal_moves(seat);
        model.desk.session.play(moves[dice.below(moves.len())]).unwrap().unwrap();
        model.refresh();
        settle(&mut model);
    }
    both("end", &model);
}

#[test]
fn hot_seats_see_nothing_until_they_are_handed_over() {
    let mut model = model(Mode::Standard, &["Ann", "Bob"], 42);
    assert_eq!(model.stage, Stage::HandOver);
    keys(&mut model, "⏎");
    let ann = model.desk.session.view(game_core::Seat(0)).dealt_goals().unwrap();
    let names = ann.map(|goal| model.desk.session.table().rules().goal(goal).name.clone());
    assert!(names.iter().all(|name| screen(&model, 120, 40).contains(name.as_str())));
    keys(&mut model, "⏎");
    assert_eq!(model.stage, Stage::HandOver);
    assert!(screen(&model, 120, 40).contains("Hand over to Bob"));
    keys(&mut model, "⏎");
    let shown = screen(&model, 120, 40);
    assert!(!names.iter().any(|name| shown.contains(name.as_str())), "{shown}");
}

#[test]
fn what_is_too_dear_says_what_is_missing() {
    let mut model = model(Mode::LoneArchitect, &["Ann"], 42);
    for slot in '1'..='7' {
        press(&mut model, KeyCode::Char(slot));
        let dear =
            model.price(model.item()).unwrap() - model.desk.session.table().tracks(model.desk.seat).money;
        press(&mut model, KeyCode::Enter);
        if dear > 0 {
            assert_eq!(model.stage, Stage::Pick);
            assert!(model.desk.message.as_ref().unwrap().contains(&format!("${dear} short")));
        }
        press(&mut model, KeyCode::Esc);
    }
}

#[test]
fn undo_goes_back_to_the_decision_before() {
    let mut model = model(Mode::Standard, &["Ann", "random"], 42);
    let first = screen(&model, 80, 24);
    keys(&mut model, "⏎u");
    model.desk.message = None;
    assert_eq!(screen(&model, 80, 24), first);
}

#[test]
fn a_small_window_asks_for_more() {
    let model = model(Mode::Dale, &["Ann"], 1);
    assert!(screen(&model, 60, 20).contains("larger"));
    for (width, height) in [(1, 1), (79, 24), (80, 23), (200, 24), (80, 100), (101, 31)] {
        screen(&model, width, height);
    }
}

#[test]
fn five_seats_and_eight_slots_fit() {
    let five = seats(&["Ann", "Bartholomew the Younger", "random", "random", "random"]);
    let rules = options(Mode::Dale, &seats(&["Ann"]), 1).setup.rules();
    let setup = Setup::new(rules, Edition::Collectors, Mode::Standard, 5).unwrap();
    let options = Options { setup, seats: five, seed: 3, record: None, moves: Vec::new() };
    let mut model = Model::new(Session::new(options).unwrap());
    keys(&mut model, "⏎⏎⏎⏎⏎8");
    both("five", &model);
}

#[test]
fn quitting_is_asked_for_first() {
    let mut model = model(Mode::Dale, &["Ann"], 1);
    assert_eq!(press(&mut model, KeyCode::Char('q')), Flow::Stay);
    assert!(screen(&model, 80, 24).contains("will be lost"));
    assert_eq!(press(&mut model, KeyCode::Char('n')), Flow::Stay);
    press(&mut model, KeyCode::Char('q'));
    assert_eq!(press(&mut model, KeyCode::Char('y')), Flow::Leave);
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

#[test]
fn a_move_is_made_by_clicks_alone() {
    for size in SIZES {
        let mut model = model(Mode::Standard, &["Ann", "random"], 42);
        let dealt = model.preview().unwrap().mv;
        assert!(click(&mut model, Target::Choice(1), size));
        assert_ne!(model.preview().unwrap().mv, dealt, "the other goal is chosen, none kept");
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!((&model.stage, model.row), (&Stage::Pick, 0));
        assert!(click(&mut model, Target::Row(5), size));
        assert_eq!((&model.stage, model.row), (&Stage::Pick, 5), "the first click chooses");
        assert!(click(&mut model, Target::Row(5), size));
        assert!(matches!(model.stage, Stage::Place { .. }), "the second goes on");
        let cells: Vec<_> = model.options().unwrap().0.iter().filter_map(|o| cell(o.mv)).collect();
        let before = model.desk.session.record().moves.len();
        for &at in cells.iter().chain(&cells) {
            assert!(click(&mut model, Target::Cell(at), size), "{at} can be clicked");
            assert_eq!(cell(model.preview().unwrap().mv), Some(at));
        }
        assert_eq!(model.desk.session.record().moves.len(), before, "clicks on cells play nothing");
        let mv = model.desk.session.notation(model.preview().unwrap().mv);
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!(model.desk.session.record().moves[before], mv);
    }
}

#[test]
fn a_click_is_the_key() {
    for size in SIZES {
        let fresh = || {
            let mut model = model(Mode::Standard, &["Ann", "random"], 42);
            keys(&mut model, "⏎");
            model
        };
        let rows = fresh().items().len();
        for (row, typed) in (0..rows).zip(["1", "2", "3", "4", "5", "6", "7", "a", "a↓", "a↓↓", "i"]) {
            let (mut clicked, mut pressed) = (fresh(), fresh());
            if row == 0 {
                keys(&mut clicked, "2"); // the cursor is on the first row at the start
            }
            assert!(click(&mut clicked, Target::Row(row), size));
            keys(&mut pressed, typed);
            assert_eq!((&clicked.stage, clicked.row), (&pressed.stage, pressed.row), "row {row}");
            assert_eq!(screen(&clicked, size.0, size.1), screen(&pressed, size.0, size.1));
        }
        // A discard: its row, and nothing for the basic tiles.
        let mut model = fresh();
        keys(&mut model, "a⏎⏎");
        assert!(matches!(model.stage, Stage::Choose { .. }));
        let lit = model.preview().unwrap().mv;
        assert!(click(&mut model, Target::Row(8), size));
        assert_eq!(model.preview().unwrap().mv, lit);
        assert!(click(&mut model, Target::Row(4), size));
        assert_eq!(model.desk.session.notation(model.preview().unwrap().mv), "discard 5");
        // What lies over the table takes the click.
        keys(&mut model, "?");
        let (_, spots) = drawn(&model, size.0, size.1);
        mouse(&mut model, MouseEventKind::Down(MouseButton::Left), (3, 5), &spots);
        assert_eq!(model.overlay, None);
        assert_eq!(model.desk.session.notation(model.preview().unwrap().mv), "discard 5");
    }
}

#[test]
fn a_table_of_bots_keeps_its_secrets_until_the_end() {
    let mut model =
        Model::new(Session::new(options(Mode::Standard, &seats(&["random", "random"]), 42)).unwrap());
    let rules = model.desk.session.table().rules();
    let mut followed = Vec::new();
    while model.stage != Stage::Over {
        let shown = screen(&model, 120, 40)
            + &crate::suburbia::position::position(&model.desk.session, model.desk.seat).join("\n");
        assert!(
            !shown.contains("SECRET") && !shown.contains("secret:") && !shown.contains("keep "),
            "{shown}"
        );
        let public = model.desk.session.table().public_goals();
        for (id, goal) in rules.goals().filter(|(id, _)| !public.contains(id)) {
            let asks = render::suburbia::sentence::goal_measure(LANGUAGE, rules, goal);
            assert!(!shown.contains(&format!("{asks}:")), "{id:?} {shown}");
        }
        followed.push(model.desk.seat);
        model.think().unwrap();
    }
    assert!(followed.contains(&game_core::Seat(0)) && followed.contains(&game_core::Seat(1)));
    assert!(!screen(&model, 120, 40).contains("SECRET"));
    keys(&mut model, "g");
    assert_eq!(
        screen(&model, 120, 40).matches("secret of random").count(),
        2,
        "at the end all goals lie open"
    );
}

/// A monkey at the keyboard and the mouse: whatever it presses, nothing breaks, and games come to their end.
#[test]
fn a_monkey_breaks_nothing() {
    let games: [(Mode, &[&str]); 4] = [
        (Mode::Standard, &["Ann", "random", "random"]),
        (Mode::LoneArchitect, &["Ann"]),
        (Mode::Dale, &["Ann"]),
        (Mode::Standard, &["Ann", "Bob"]),
    ];
    let codes = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Esc,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::F(1),
    ];
    let letters: Vec<char> = "12345678bklaiogs?unqxé".chars().collect();
    let mut over = 0;
    for (index, (mode, names)) in games.into_iter().enumerate() {
        let mut model = model(mode, names, index as u64);
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
            let _ = press(&mut model, code);
            if step % 37 == 0 {
                let (width, height) = (80 + dice.below(60) as u16, 24 + dice.below(30) as u16);
                let (_, spots) = drawn(&model, width, height);
                let place = (dice.below(width.into()) as u16, dice.below(height.into()) as u16);
                mouse(&mut model, MouseEventKind::Down(MouseButton::Left), place, &spots);
            }
            if model.stage == Stage::Over {
                over += 1;
                break;
            }
        }
    }
    assert!(over >= 3, "only {over} games came to an end");
}

#[test]
fn ctrl_c_asks_first() {
    crate::screen::testing::ctrl_c_asks_first(&mut model(Mode::Standard, &["Ann", "random"], 42));
}
