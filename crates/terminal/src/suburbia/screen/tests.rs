//! The screen as a picture, and the keys played at random.

use super::Kind;
use super::items::footprint;
use crate::Options;
use crate::screen::Screen;
use crate::screen::describe::Stage;
use crate::screen::spots::Target;
use crate::screen::testing::{self, SIZES, click, click_at, drawn, keys, open, play_any, press, shown};
use crate::testing::suburbia as options;
use game_core::{Dice, Seat};
use ratatui::crossterm::event::KeyCode;
use suburbia::Suburbia;
use suburbia::moves::Move;
use suburbia::setup::{Edition, Mode};

fn second(mode: Mode, names: &[&str], seed: u64) -> Options<Suburbia> {
    options(Edition::Second, mode, names, seed)
}

fn model(mode: Mode, names: &[&str], seed: u64) -> Screen<Suburbia> {
    open(second(mode, names, seed))
}

fn both(name: &str, model: &Screen<Suburbia>) {
    insta::assert_snapshot!(format!("{name}_80x24"), shown(model, SIZES[0]));
    insta::assert_snapshot!(format!("{name}_120x40"), shown(model, SIZES[1]));
}

fn mv(model: &Screen<Suburbia>) -> Move {
    model.context().mv().unwrap()
}

/// What is being chosen: `None` is a row.
fn kind(model: &Screen<Suburbia>) -> Option<Kind> {
    model.context().kind()
}

#[test]
fn the_start() {
    both("start", &model(Mode::Standard, &["Ann", "random"], 42));
}

#[test]
fn choosing_a_cell_shows_everything_it_would_do() {
    let mut model = model(Mode::LoneArchitect, &["Ann"], 42);
    keys(&mut model, "6⏎⇥");
    let before = model.session.record().moves.len();
    both("cell", &model);
    assert_eq!(model.session.record().moves.len(), before, "nothing is played before Enter");
    let mv = model.session.notation(mv(&model));
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves.last(), Some(&mv));
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
    while play_any(&mut model, &mut dice, |_| true) {}
    both("end", &model);
}

#[test]
fn hot_seats_see_nothing_until_they_are_handed_over() {
    let mut model = model(Mode::Standard, &["Ann", "Bob"], 42);
    assert_eq!(model.stage, Stage::HandOver);
    keys(&mut model, "⏎");
    let ann = model.session.view(Seat(0)).dealt_goals().unwrap();
    let names = ann.map(|goal| model.session.table().rules().goal(goal).name.clone());
    assert!(names.iter().all(|name| shown(&model, SIZES[1]).contains(name.as_str())));
    keys(&mut model, "⏎");
    assert_eq!(model.stage, Stage::HandOver);
    assert!(shown(&model, SIZES[1]).contains("Hand over to Bob"));
    keys(&mut model, "⏎");
    let shown = shown(&model, SIZES[1]);
    assert!(!names.iter().any(|name| shown.contains(name.as_str())), "{shown}");
}

#[test]
fn what_is_too_dear_says_what_is_missing() {
    let mut model = model(Mode::LoneArchitect, &["Ann"], 42);
    for slot in '1'..='7' {
        press(&mut model, KeyCode::Char(slot));
        let table = model.session.table();
        let dear = model.context().item().price(table, false).unwrap() - table.tracks(model.seat).money;
        press(&mut model, KeyCode::Enter);
        if dear > 0 {
            assert_eq!(kind(&model), None);
            assert!(model.message.as_ref().unwrap().contains(&format!("${dear} short")));
        }
        press(&mut model, KeyCode::Esc);
    }
}

#[test]
fn what_holds_for_every_game() {
    testing::holds_for_every_game(|names, seed| second(Mode::Standard, names, seed));
}

#[test]
fn five_seats_and_eight_slots_fit() {
    let names = ["Ann", "Bartholomew the Younger", "random", "random", "random"];
    let mut model =
        Screen::new(crate::Session::new(options(Edition::Collectors, Mode::Standard, &names, 3)).unwrap());
    keys(&mut model, "⏎⏎⏎⏎⏎8");
    both("five", &model);
}

#[test]
fn a_move_is_made_by_clicks_alone() {
    for size in SIZES {
        let mut model = model(Mode::Standard, &["Ann", "random"], 42);
        let dealt = mv(&model);
        assert!(click(&mut model, Target::Choice(1), size));
        assert_ne!(mv(&model), dealt, "the other goal is chosen, none kept");
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!((kind(&model), model.row), (None, 0));
        assert!(click(&mut model, Target::Row(5), size));
        assert_eq!((kind(&model), model.row), (None, 5), "the first click chooses");
        assert!(click(&mut model, Target::Row(5), size));
        assert_eq!(kind(&model), Some(Kind::Cell), "the second goes on");
        let cells: Vec<_> = model.step().unwrap().choices.iter().map(|choice| choice.cells[0]).collect();
        let before = model.session.record().moves.len();
        for &at in cells.iter().chain(&cells) {
            assert!(click(&mut model, Target::Cell(at), size), "{at:?} can be clicked");
            assert_eq!(footprint(mv(&model)).map(super::places), Some(vec![at]));
        }
        assert_eq!(model.session.record().moves.len(), before, "clicks on cells play nothing");
        let mv = model.session.notation(mv(&model));
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!(model.session.record().moves[before], mv);
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
        for (row, typed) in ["1", "2", "3", "4", "5", "6", "7", "a", "a↓", "a↓↓", "i"].iter().enumerate()
        {
            let (mut clicked, mut pressed) = (fresh(), fresh());
            if row == 0 {
                keys(&mut clicked, "2"); // the cursor is on the first row at the start
            }
            assert!(click(&mut clicked, Target::Row(row), size));
            keys(&mut pressed, typed);
            assert_eq!((&clicked.steps, clicked.row), (&pressed.steps, pressed.row), "row {row}");
            assert_eq!(shown(&clicked, size), shown(&pressed, size));
        }
        // A discard: its row, and nothing for the basic tiles.
        let mut model = fresh();
        keys(&mut model, "a⏎⏎");
        assert_eq!(kind(&model), Some(Kind::Discard));
        let lit = mv(&model);
        assert!(click(&mut model, Target::Row(8), size));
        assert_eq!(mv(&model), lit);
        assert!(click(&mut model, Target::Row(4), size));
        assert_eq!(model.session.notation(mv(&model)), "discard 5");
        // What lies over the table takes the click.
        keys(&mut model, "?");
        let (_, spots) = drawn(&model, size);
        click_at(&mut model, (3, 5), &spots);
        assert_eq!(model.overlay, None);
        assert_eq!(model.session.notation(mv(&model)), "discard 5");
    }
}

#[test]
fn a_table_of_bots_keeps_its_secrets_until_the_end() {
    let options = second(Mode::Standard, &["random", "random"], 42);
    let mut model = Screen::new(crate::Session::new(options).unwrap());
    let rules = model.session.table().rules();
    let mut followed = Vec::new();
    while model.stage != Stage::Over {
        let position = crate::suburbia::position::position(&model.session, model.seat).join("\n");
        let shown = shown(&model, SIZES[1]) + &position;
        for word in ["SECRET", "secret:", "keep "] {
            assert!(!shown.contains(word), "{shown}");
        }
        let public = model.session.table().public_goals();
        for (id, goal) in rules.goals().filter(|(id, _)| !public.contains(id)) {
            let asks = render::suburbia::sentence::goal_measure(model.session.language(), rules, goal);
            assert!(!shown.contains(&format!("{asks}:")), "{id:?} {shown}");
        }
        followed.push(model.seat);
        model.think().unwrap();
    }
    assert!(followed.contains(&Seat(0)) && followed.contains(&Seat(1)));
    assert!(!shown(&model, SIZES[1]).contains("SECRET"));
    keys(&mut model, "g");
    let open = shown(&model, SIZES[1]).matches("secret of random").count();
    assert_eq!(open, 2, "at the end all goals lie open");
}

#[test]
fn a_monkey_breaks_nothing() {
    let games = vec![
        second(Mode::Standard, &["Ann", "random", "random"], 0),
        second(Mode::LoneArchitect, &["Ann"], 1),
        second(Mode::Dale, &["Ann"], 2),
        second(Mode::Standard, &["Ann", "Bob"], 3),
    ];
    testing::a_monkey_breaks_nothing(games, "12345678bklaiogs?unqxé");
}

#[test]
fn no_english_is_left_in_italian() {
    testing::no_english_is_left_in_italian(second(Mode::Standard, &["Ann", "greedy"], 42));
    testing::no_english_is_left_in_italian(second(Mode::Dale, &["Ann"], 7));
}
