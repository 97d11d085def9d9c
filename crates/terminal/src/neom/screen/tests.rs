//! The screen as a picture, and the keys played at random.

use super::{Item, Kind};
use crate::neom::preview::cell_of;
use crate::screen::Screen;
use crate::screen::describe::Stage;
use crate::screen::spots::Target;
use crate::screen::testing::{self, SIZES, click, keys, open, play_any, settle, shown};
use crate::session::{Session, Turn};
use crate::testing::neom as table;
use game_core::Dice;
use neom::Neom;
use neom::moves::Move;
use neom::table::Phase;
use ratatui::crossterm::event::KeyCode;

type Model = Screen<Neom>;

fn model(names: &[&str], seed: u64) -> Model {
    open(table(names, seed, false))
}

fn both(name: &str, model: &Model) {
    insta::assert_snapshot!(format!("{name}_80x24"), shown(model, SIZES[0]));
    insta::assert_snapshot!(format!("{name}_120x40"), shown(model, SIZES[1]));
}

fn mv(model: &Model) -> Move {
    model.context().mv().unwrap()
}

/// What is being chosen: `None` is a row.
fn kind(model: &Model) -> Option<Kind> {
    model.context().kind()
}

fn paying_now(model: &Model) -> bool {
    !matches!(kind(model), None | Some(Kind::Cell | Kind::Answer))
}

/// Plays any legal moves until something is true; sensible ones, so that cities grow.
fn play_until(model: &mut Model, seed: u64, done: impl Fn(&Model) -> bool) {
    let mut dice = Dice::new(seed, 5);
    for _ in 0..2000 {
        if done(model) {
            return;
        }
        if !play_any(model, &mut dice, |mv| matches!(mv, Move::Place { .. })) {
            break;
        }
        if model.stage == Stage::HandOver {
            model.begin();
        }
    }
    assert!(done(model), "it never came to that");
}

fn phase(model: &Model) -> Phase {
    model.session.table().phase()
}

#[test]
fn the_start() {
    both("start", &model(&["Ann", "greedy", "greedy"], 42));
}

#[test]
fn a_hand() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select && model.session.table().turn() == 5);
    keys(&mut model, "↓↓");
    both("hand", &model);
}

/// A model whose next step is to choose terms.
fn paying() -> Model {
    let mut model = model(&["Ann", "greedy", "greedy", "greedy"], 7);
    for seed in 0..200 {
        play_until(&mut model, seed, |model| {
            phase(model) == Phase::Act && model.session.table().generation() > 1 || model.stage == Stage::Over
        });
        if model.stage == Stage::Over {
            break;
        }
        keys(&mut model, "1⏎");
        if kind(&model) == Some(Kind::Cell) && !model.context().plays() {
            return model;
        }
        keys(&mut model, "⎋");
        let seat = model.seat;
        let mv = model.session.legal_moves(seat)[0];
        model.session.play(mv).unwrap().unwrap();
        model.refresh();
        settle(&mut model);
    }
    panic!("nothing to pay for in this game");
}

#[test]
fn choosing_cell_and_terms_shows_everything_it_would_do() {
    let mut model = paying();
    let before = model.session.record().moves.len();
    both("cell", &model);
    keys(&mut model, "⏎");
    assert!(paying_now(&model));
    both("terms", &model);
    keys(&mut model, "a");
    insta::assert_snapshot!("all_sellers_80x24", shown(&model, SIZES[0]));
    keys(&mut model, "⎋⎋");
    assert_eq!(kind(&model), None, "Esc goes back step by step");
    keys(&mut model, "1⏎⏎");
    assert_eq!(model.session.record().moves.len(), before, "nothing is played before Enter");
    let mut last = mv(&model);
    while paying_now(&model) {
        last = mv(&model);
        keys(&mut model, "⏎");
    }
    assert_eq!(model.session.record().moves[before], model.session.notation(last));
}

#[test]
fn an_action() {
    let mut model = model(&["Ann"], 42);
    play_until(&mut model, 3, |model| phase(model) == Phase::Act && model.session.table().generation() == 2);
    both("action", &model);
    keys(&mut model, "x");
    assert_eq!(model.context().item(), Some(Item::Sell));
    assert!(shown(&model, SIZES[0]).contains("sold: +£5"));
}

#[test]
fn a_disaster() {
    let mut model = model(&["Ann", "greedy"], 3);
    for seed in 0..20 {
        model = self::model(&["Ann", "greedy"], seed);
        let mut found = false;
        play_until(&mut model, seed, |model| phase(model) == Phase::Disaster || model.stage == Stage::Over);
        found |= kind(&model) == Some(Kind::Answer) && model.session.table().generation() > 1;
        if found {
            break;
        }
    }
    assert!(kind(&model) == Some(Kind::Answer));
    keys(&mut model, "↓");
    both("disaster", &model);
    let Some(Move::Sacrifice { cells }) = model.context().mv() else { panic!("no sacrifice") };
    let other = model.session.table().city(model.seat).occupied().minus(cells).iter().last();
    if let Some(at) = other {
        assert!(click(&mut model, Target::Cell(crate::neom::citymap::place(at)), SIZES[0]));
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
    assert!(shown(&model, SIZES[0]).contains("Title: "), "{}", shown(&model, SIZES[0]));
}

#[test]
fn five_seats_fit() {
    let names = ["Ann", "Bartholomew the Younger", "random", "random", "random"];
    let mut model = model(&names, 3);
    play_until(&mut model, 1, |model| {
        phase(model) == Phase::Select && model.session.table().generation() == 2
    });
    both("five", &model);
}

#[test]
fn overlays_tell_more() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select && model.session.table().turn() == 5);
    for (key, words) in
        [("g", "you produce it"), ("s", "neighborhoods"), ("?", "this help"), ("o", "City of greedy 1")]
    {
        keys(&mut model, key);
        let shown = shown(&model, SIZES[0]);
        assert!(shown.contains(words), "{key}: {shown}");
        keys(&mut model, "⎋");
        assert_eq!(model.overlay, None);
    }
}

/// The lowest line names only keys that do something now.
#[test]
fn the_keys_are_those_that_work() {
    let footer = |model: &Model| shown(model, SIZES[0]).lines().last().unwrap().to_owned();
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Select);
    let stone = model.context().items().iter().position(|item| matches!(item, Item::Stone(_))).unwrap();
    model.set_row(stone);
    assert!(!footer(&model).contains("Enter") && !footer(&model).contains("x sell"), "{}", footer(&model));
    play_until(&mut model, 1, |model| phase(model) == Phase::Act);
    assert!(footer(&model).contains("Enter where?  x sell"));
    let mut model = paying();
    assert!(!footer(&model).contains("PgDn"), "the frame says it");
    keys(&mut model, "⏎");
    assert!(footer(&model).contains("a all sellers"));
    let step = model.steps.last_mut().unwrap();
    step.kind = Kind::Swap;
    let before = step.clone();
    assert!(!footer(&model).contains("all sellers"));
    keys(&mut model, "a");
    assert_eq!(model.step(), Some(&before), "there are no sellers among swaps");
}

/// What lies open before others, and hands once held, can be read in a small window too.
#[test]
fn cities_of_others_show_their_tiles() {
    let mut model = model(&["Ann", "greedy", "greedy"], 42);
    play_until(&mut model, 1, |model| phase(model) == Phase::Act && model.session.table().turn() == 2);
    keys(&mut model, "o");
    let shown = shown(&model, SIZES[0]);
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
    assert!(model.context().items().len() > 9);
    both("long", &model);
}

#[test]
fn what_is_to_come_is_told_in_time() {
    let mut two = model(&["Ann", "greedy"], 3);
    play_until(&mut two, 1, |model| phase(model) == Phase::Select);
    assert!(shown(&two, SIZES[0]).contains("You choose "), "{}", shown(&two, SIZES[0]));
    let mut alone = model(&["Ann"], 42);
    play_until(&mut alone, 1, |model| {
        phase(model) == Phase::Select && shown(model, SIZES[0]).contains("has not shown up yet.")
    });
}

#[test]
fn hot_seats_see_nothing_until_they_are_handed_over() {
    let mut model = model(&["Ann", "Bob", "Cleo"], 42);
    assert_eq!(model.stage, Stage::HandOver);
    let hidden = shown(&model, SIZES[1]);
    keys(&mut model, "⏎");
    let rules = model.session.table().rules();
    // Long names are cut, but not before the twelfth letter.
    let start = |name: &'static str| name.get(..12).unwrap_or(name);
    let names: Vec<&str> =
        model.session.view(model.seat).spread().iter().map(|&tile| start(&rules.tile(tile).name)).collect();
    let open = shown(&model, SIZES[1]);
    assert!(names.iter().all(|name| open.contains(name) && !hidden.contains(name)), "{names:?} {open}");
    keys(&mut model, "⏎");
    assert_eq!(model.stage, Stage::HandOver);
    assert!(shown(&model, SIZES[1]).contains("Hand over to Bob"));
    assert!(!names.iter().any(|name| shown(&model, SIZES[1]).contains(name)));
    keys(&mut model, "⏎");
    let shown = shown(&model, SIZES[1]);
    assert!(!names.iter().any(|name| shown.contains(name)), "{shown}");
}

#[test]
fn a_table_of_bots_keeps_its_secrets() {
    let mut model = Screen::new(Session::new(table(&["random", "random", "random"], 42, false)).unwrap());
    while model.stage != Stage::Over {
        if matches!(phase(&model), Phase::Draft { .. } | Phase::Select) {
            let tiles = model.context().items().iter().filter(|item| matches!(item, Item::Tile(_))).count();
            assert_eq!(tiles, 0, "{}", shown(&model, SIZES[1]));
        }
        model.think().unwrap();
    }
}

#[test]
fn a_move_is_made_by_clicks_alone() {
    for size in SIZES {
        let mut model = model(&["Ann"], 42);
        play_until(&mut model, 3, |model| phase(model) == Phase::Select);
        let before = model.session.record().moves.len();
        assert!(click(&mut model, Target::Row(1), size));
        assert!(click(&mut model, Target::Row(1), size));
        assert_eq!(model.session.record().moves.len(), before, "rows play nothing");
        assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
        assert_eq!(phase(&model), Phase::Act);
        assert!(click(&mut model, Target::Row(0), size));
        assert_eq!(kind(&model), Some(Kind::Cell), "a second click on the row goes on");
        let cells: Vec<_> = model.step().unwrap().choices.iter().map(|choice| choice.cells[0]).collect();
        for &at in cells.iter().chain(&cells) {
            assert!(click(&mut model, Target::Cell(at), size), "{at:?} can be clicked");
            assert_eq!(cell_of(mv(&model)).map(crate::neom::citymap::place), Some(at));
        }
        assert_eq!(model.session.record().moves.len(), before + 1, "clicks on cells play nothing");
        for _ in 0..4 {
            if model.session.record().moves.len() == before + 1 {
                assert!(click(&mut model, Target::Key(KeyCode::Enter), size));
            }
        }
        assert_eq!(model.session.record().moves.len(), before + 2);
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

#[test]
fn what_holds_for_every_game() {
    testing::holds_for_every_game(|names, seed| table(names, seed, false));
}

#[test]
fn a_monkey_breaks_nothing() {
    let games: [&[&str]; 4] =
        [&["Ann", "random", "random"], &["Ann"], &["Ann", "random"], &["Ann", "Bob", "random", "random"]];
    let games = games.iter().zip(0..).map(|(names, seed)| table(names, seed, false)).collect();
    testing::a_monkey_breaks_nothing(games, "123456789axogs?unqé");
}

#[test]
fn no_english_is_left_in_italian() {
    testing::no_english_is_left_in_italian(table(&["Ann", "greedy", "greedy"], 42, false));
    testing::no_english_is_left_in_italian(table(&["Ann"], 7, false));
}
