//! The screen as a picture, and the keys played at random.

use super::model::{Item, Model, Stage};
use super::mouse::Target;
use crate::neom::preview::cell_of;
use crate::screen::testing::{click, drawn, keys, mouse, press, screen, settle};
use crate::screen::{Face, Flow};
use crate::session::{Session, Turn};
use crate::testing_neom::{options, table};
use game_core::Dice;
use neom::moves::Move;
use neom::table::Phase;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

fn model(names: &[&str], seed: u64) -> Model {
    let mut model = Model::new(Session::new(options(names, seed)).unwrap());
    settle(&mut model);
    model
}

fn both(name: &str, model: &Model) {
    insta::assert_snapshot!(format!("{name}_80x24"), screen(model, 80, 24));
    insta::assert_snapshot!(format!("{name}_120x40"), screen(model, 120, 40));
}

/// Plays any legal moves until something is true; sensible ones, so that cities grow.
fn play_until(model: &mut Model, seed: u64, done: impl Fn(&Model) -> bool) {
    let mut dice = Dice::new(seed, 5);
    for _ in 0..2000 {
        if done(model) {
            return;
        }
        let Turn::Human(seat) = model.desk.session.turn() else { break };
        let mut moves = model.desk.session.legal_moves(seat);
        if moves.iter().any(|mv| matches!(mv, Move::Place { .. })) {
            moves.retain(|mv| matches!(mv, Move::Place { .. }));
        }
        model.desk.session.play(moves[dice.below(moves.len())]).unwrap().unwrap();
        model.refresh();
        settle(model);
        if model.stage == Stage::HandOver {
            model.begin();
        }
    }
    assert!(done(model), "it never came to that");
}

fn phase(model: &Model) -> Phase {
    model.table().phase()
}

#[test]
fn the_start() {
    both("start", &model(&["Ann", "greedy", "greedy"], 42));
}

#[test]
fn a_hand() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select && model.table().turn() == 5);
    keys(&mut model, "↓↓");
    both("hand", &model);
}

/// A model whose next step is to choose terms.
fn paying() -> Model {
    let mut model = model(&["Ann", "greedy", "greedy", "greedy"], 7);
    for seed in 0..200 {
        play_until(&mut model, seed, |model| {
            phase(model) == Phase::Act && model.table().generation() > 1 || model.stage == Stage::Over
        });
        if model.stage == Stage::Over {
            break;
        }
        keys(&mut model, "1⏎");
        if matches!(model.stage, Stage::Cell { .. }) && !model.enter_plays() {
            return model;
        }
        keys(&mut model, "⎋");
        let seat = model.desk.seat;
        let mv = model.desk.session.legal_moves(seat)[0];
        model.desk.session.play(mv).unwrap().unwrap();
        model.refresh();
        settle(&mut model);
    }
    panic!("nothing to pay for in this game");
}

#[test]
fn choosing_cell_and_terms_shows_everything_it_would_do() {
    let mut model = paying();
    let before = model.desk.session.record().moves.len();
    both("cell", &model);
    keys(&mut model, "⏎");
    assert!(matches!(model.stage, Stage::Terms(_)));
    both("terms", &model);
    keys(&mut model, "a");
    insta::assert_snapshot!("all_sellers_80x24", screen(&model, 80, 24));
    keys(&mut model, "⎋⎋");
    assert_eq!(model.stage, Stage::List, "Esc goes back step by step");
    keys(&mut model, "1⏎⏎");
    assert_eq!(model.desk.session.record().moves.len(), before, "nothing is played before Enter");
    let mut last = model.preview().unwrap().mv;
    while matches!(model.stage, Stage::Terms(_)) {
        last = model.preview().unwrap().mv;
        keys(&mut model, "⏎");
    }
    assert_eq!(model.desk.session.record().moves[before], model.desk.session.notation(last));
}

#[test]
fn an_action() {
    let mut model = model(&["Ann"], 42);
    play_until(&mut model, 3, |model| phase(model) == Phase::Act && model.table().generation() == 2);
    both("action", &model);
    keys(&mut model, "x");
    assert_eq!(model.item(), Some(Item::Sell));
    assert!(screen(&model, 80, 24).contains("sold: +£5"));
}

#[test]
fn a_disaster() {
    let mut model = model(&["Ann", "greedy"], 3);
    for seed in 0..20 {
        model = self::model(&["Ann", "greedy"], seed);
        let mut found = false;
        play_until(&mut model, seed, |model| phase(model) == Phase::Disaster || model.stage == Stage::Over);
        found |= matches!(model.stage, Stage::Answer { .. }) && model.table().generation() > 1;
        if found {
            break;
        }
    }
    assert!(matches!(model.stage, Stage::Answer { .. }));
    keys(&mut model, "↓");
    both("disaster", &model);
    let Some(Move::Sacrifice { cells }) = model.preview().map(|preview| preview.mv) else {
        panic!("no sacrifice")
    };
    let other = model.table().city(model.desk.seat).occupied().minus(cells).iter().last();
    if let Some(at) = other {
        assert!(click(&mut model, Target::Cell(at), (80, 24)));
    }
}

#[test]
fn the_end() {
    let mut model = model(&["Ann", "greedy", "random"], 7);
    play_until(&mut model, 1, |model| model.stage == Stage::Over);
    both("end", &model);
    keys(&mut model, "⎋o");
    both("city", &model);
}

#[test]
fn the_end_alone() {
    let mut model = model(&["Ann"], 7);
    play_until(&mut model, 1, |model| model.stage == Stage::Over);
    assert!(screen(&model, 80, 24).contains("Title: "), "{}", screen(&model, 80, 24));
}

#[test]
fn five_seats_fit() {
    let names = ["Ann", "Bartholomew the Younger", "random", "random", "random"];
    let mut model = model(&names, 3);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select && model.table().generation() == 2);
    both("five", &model);
}

#[test]
fn overlays_tell_more() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select && model.table().turn() == 5);
    for (key, words) in
        [("g", "you produce it"), ("s", "neighborhoods"), ("?", "this help"), ("o", "City of greedy 1")]
    {
        keys(&mut model, key);
        let shown = screen(&model, 80, 24);
        assert!(shown.contains(words), "{key}: {shown}");
        keys(&mut model, "⎋");
        assert_eq!(model.overlay, None);
    }
}

/// The lowest line names only keys that do something now.
#[test]
fn the_keys_are_those_that_work() {
    let footer = |model: &Model| screen(model, 80, 24).lines().last().unwrap().to_owned();
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select);
    let stone = model.items().iter().position(|item| matches!(item, Item::Stone(_))).unwrap();
    model.set_row(stone);
    assert!(!footer(&model).contains("Enter") && !footer(&model).contains("x sell"), "{}", footer(&model));
    play_until(&mut model, 1, |model| phase(model) == Phase::Act);
    assert!(footer(&model).contains("Enter where?  x sell"));
    let mut model = paying();
    assert!(!footer(&model).contains("PgDn"), "the frame says it");
    keys(&mut model, "⏎");
    assert!(footer(&model).contains("a all sellers"));
    let Stage::Terms(bargain) = &mut model.stage else { panic!("nothing to choose") };
    bargain.step = super::bargain::Step::Swap;
    let before = bargain.clone();
    assert!(!footer(&model).contains("all sellers"));
    keys(&mut model, "a");
    assert_eq!(model.stage, Stage::Terms(before), "there are no sellers among swaps");
}

/// What lies open before others, and hands once held, can be read in a small window too.
#[test]
fn cities_of_others_show_their_tiles() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Act && model.table().turn() == 2);
    keys(&mut model, "o");
    let shown = screen(&model, 80, 24);
    for words in ["picked ", "Cornerstones to place: ", "has left "] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    insta::assert_snapshot!("others_80x24", shown);
}

/// Hand and Cornerstones can be more than nine: their numbers keep to their column.
#[test]
fn long_lists_have_straight_columns() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select);
    assert!(model.items().len() > 9);
    both("long", &model);
}

#[test]
fn what_is_to_come_is_told_in_time() {
    let mut two = model(&["Ann", "greedy"], 3);
    play_until(&mut two, 1, |model| phase(model) == Phase::Select);
    assert!(screen(&two, 80, 24).contains("You choose "), "{}", screen(&two, 80, 24));
    let mut alone = model(&["Ann"], 42);
    play_until(&mut alone, 1, |model| {
        phase(model) == Phase::Select && screen(model, 80, 24).contains("has not shown up yet.")
    });
}

#[test]
fn hot_seats_see_nothing_until_they_are_handed_over() {
    let mut model = model(&["Ann", "Bob", "Cleo"], 42);
    assert_eq!(model.stage, Stage::HandOver);
    let hidden = screen(&model, 120, 40);
    keys(&mut model, "⏎");
    let rules = model.table().rules();
    // Long names are cut, but not before the twelfth letter.
    let start = |name: &'static str| name.get(..12).unwrap_or(name);
    let names: Vec<&str> = model.view().spread().iter().map(|&tile| start(&rules.tile(tile).name)).collect();
    let shown = screen(&model, 120, 40);
    assert!(names.iter().all(|name| shown.contains(name) && !hidden.contains(name)), "{names:?} {shown}");
    keys(&mut model, "⏎");
    assert_eq!(model.stage, Stage::HandOver);
    assert!(screen(&model, 120, 40).contains("Hand over to Bob"));
    assert!(!names.iter().any(|name| screen(&model, 120, 40).contains(name)));
    keys(&mut model, "⏎");
    let shown = screen(&model, 120, 40);
    assert!(!names.iter().any(|name| shown.contains(name)), "{shown}");
}

#[test]
fn a_table_of_bots_keeps_its_secrets() {
    let mut model = Model::new(Session::new(options(&["random", "random", "random"], 42)).unwrap());
    while model.stage != Stage::Over {
        if matches!(phase(&model), Phase::Draft { .. } | Phase::Select) {
            let tiles = model.items().iter().filter(|item| matches!(item, Item::Tile(_))).count();
            assert_eq!(tiles, 0, "{}", screen(&model, 120, 40));
        }
        model.think().unwrap();
    }
}

#[test]
fn undo_goes_back_to_the_decision_before() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    let first = screen(&model, 80, 24);
    keys(&mut model, "⏎u");
    model.desk.message = None;
    assert_eq!(screen(&model, 80, 24), first);
}

#[test]
fn a_small_window_asks_for_more() {
    let mut model = model(&["Ann"], 1);
    assert!(screen(&model, 60, 20).contains("larger"));
    play_until(&mut model, 1, |model| phase(model) == Phase::Act);
    for (width, height) in [(1, 1), (79, 24), (80, 23), (200, 24), (80, 100), (101, 31), (300, 90)] {
        screen(&model, width, height);
    }
}

#[test]
fn quitting_is_asked_for_first() {
    let mut model = model(&["Ann"], 1);
    assert_eq!(press(&mut model, KeyCode::Char('q')), Flow::Stay);
    assert!(screen(&model, 80, 24).contains("will be lost"));
    assert_eq!(press(&mut model, KeyCode::Char('n')), Flow::Stay);
    press(&mut model, KeyCode::Char('q'));
    assert_eq!(press(&mut model, KeyCode::Char('y')), Flow::Leave);
}

#[test]
fn a_move_is_made_by_clicks_alone() {
    for size in [(80, 24), (120, 40)] {
        let mut model = model(&["Ann"], 42);
        play_until(&mut model, 3, |model| phase(model) == Phase::Select);
        let before = model.desk.session.record().moves.len();
        assert!(click(&mut model, Target::Row(1), size));
        assert!(click(&mut model, Target::Row(1), size));
        assert_eq!(model.desk.session.record().moves.len(), before, "rows play nothing");
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!(phase(&model), Phase::Act);
        assert!(click(&mut model, Target::Row(0), size));
        assert!(matches!(model.stage, Stage::Cell { .. }), "a second click on the row goes on");
        let Stage::Cell { previews, .. } = &model.stage else { return };
        let cells: Vec<_> = previews.iter().filter_map(|preview| cell_of(preview.mv)).collect();
        for &at in cells.iter().chain(&cells) {
            assert!(click(&mut model, Target::Cell(at), size), "{at} can be clicked");
            assert_eq!(cell_of(model.preview().unwrap().mv), Some(at));
        }
        assert_eq!(model.desk.session.record().moves.len(), before + 1, "clicks on cells play nothing");
        for _ in 0..4 {
            if model.desk.session.record().moves.len() == before + 1 {
                assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
            }
        }
        assert_eq!(model.desk.session.record().moves.len(), before + 2);
    }
}

/// What a preview says is what happens: the same sentences in the same order, before anything else.
#[test]
fn a_preview_says_what_will_happen() {
    use crate::TerminalGame;
    for (seed, names) in [
        (1, &["Ann"][..]),
        (2, &["Ann", "Bob"]),
        (3, &["Ann", "random", "random"]),
        (4, &["Ann", "Bob", "Cleo"]),
    ] {
        let mut session = Session::new(table(names, seed, seed == 3)).unwrap();
        let mut dice = Dice::new(seed, 50);
        while let Turn::Human(seat) = session.advance().unwrap() {
            let moves = session.legal_moves(seat);
            let mv = moves[dice.below(moves.len())];
            let said = neom::Neom::preview(&session, seat, &mv).unwrap();
            session.play(mv).unwrap().unwrap();
            if matches!(mv, Move::Draft { .. } | Move::Select { .. }) {
                continue;
            }
            let happened = &session.log().last().unwrap().changes;
            let causes = said[1..].iter().position(|line| line.starts_with("money ")).unwrap();
            let (causes, happened) = (&said[1..1 + causes], &happened[..]);
            assert!(
                causes.len() <= happened.len() && causes.iter().zip(happened).all(|(a, b)| a == b),
                "{said:?} {happened:?}"
            );
        }
    }
}

/// A monkey at the keyboard and the mouse: whatever it presses, nothing breaks, and games come to their end.
#[test]
fn a_monkey_breaks_nothing() {
    let games: [&[&str]; 4] =
        [&["Ann", "random", "random"], &["Ann"], &["Ann", "random"], &["Ann", "Bob", "random", "random"]];
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
    let letters: Vec<char> = "123456789axogs?unqé".chars().collect();
    let mut over = 0;
    for (index, names) in games.into_iter().enumerate() {
        let mut model = model(names, index as u64);
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
    crate::screen::testing::ctrl_c_asks_first(&mut model(&["Ann", "greedy"], 42));
}
