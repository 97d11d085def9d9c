//! The screen with packs: borders laid by turning them, special tiles answered step by step.

use super::{Kind, placing};
use crate::screen::Screen;
use crate::screen::spots::Target;
use crate::screen::testing::{self, SIZES, click, keys, shown};
use crate::suburbia::{hexmap, position};
use crate::testing::{suburbia_at, with_packs};
use game_core::Seat;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::hex::hex;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;
use suburbia::setup::Mode;

fn rules() -> &'static Rules {
    let all: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
    Library::builtin().rules(&all).unwrap()
}

/// A position for Ann and Bob with all packs; `top` and `ann` are lines of a scenario.
pub(in crate::suburbia) fn at(top: &str, ann: &str, bob: &str) -> Screen<Suburbia> {
    let packs = r#"packs = ["inc", "five-star", "nightlife", "con", "essen", "ce"]"#;
    let text = format!("name = \"seen\"\n{packs}\n{top}\n[[seat]]\n{ann}\n[[seat]]\n{bob}\n");
    let scenario = Scenario::read(rules(), "seen.toml", &text)
        .unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<String>()));
    Screen::new(suburbia_at(*scenario.game()))
}

fn both(name: &str, model: &Screen<Suburbia>) {
    insta::assert_snapshot!(format!("{name}_80x24"), shown(model, SIZES[0]));
    insta::assert_snapshot!(format!("{name}_120x40"), shown(model, SIZES[1]));
}

fn mv(model: &Screen<Suburbia>) -> Move {
    model.context().mv().unwrap()
}

fn written(model: &Screen<Suburbia>) -> String {
    model.session.notation(mv(model))
}

pub(in crate::suburbia) const TABLE: &str = r#"
market = ["ce-london", "essen-sausage-stand", "hotel", "ce-kuala-lumpur", "ce-los-angeles", "farm", "landfill"]
borders = ["inc-border-ring-road", "inc-border-tree-belt", "inc-border-old-fort-wall"]
border_draws = ["inc-border-quarry-face", "inc-border-canal-towpath"]
bonus = "inc-bonus-border-bonus"
challenge = "inc-challenge-head-count-challenge"
stars = [[1, 6], [0, 3]]
"#;
pub(in crate::suburbia) const RICH: &str = r#"
money = 60
tiles = ["suburbs @ 0,0", "community-park @ 0,1", "heavy-factory @ 0,2", "essen-sausage-stand @ 1,0", "inc-redevelopment-planner @ -1,2"]
"#;
pub(in crate::suburbia) const BOB: &str = r#"
money = 20
tiles = ["suburbs @ 0,0", "community-park @ 0,1", "heavy-factory @ 0,2", "hotel @ 1,1", "convenience-store @ -1,2"]
"#;

#[test]
fn the_table_with_all_packs() {
    let mut model = at(TABLE, RICH, BOB);
    both("packs_market", &model);
    keys(&mut model, "y");
    both("packs_border_row", &model);
    keys(&mut model, "t");
    both("packs_sheet", &model);
    keys(&mut model, "⎋o");
    both("packs_town", &model);
    keys(&mut model, "⎋?");
    both("packs_help", &model);
    let text = position::position(&model.session, Seat(0)).join("\n");
    insta::assert_snapshot!("packs_lines", text);
}

#[test]
fn a_border_is_laid_by_turning_it() {
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "x⏎");
    assert_eq!(model.context().kind(), Some(Kind::Border(None)));
    both("packs_border", &model);
    // Turned about one of its corners it comes back to where it was, by legal places only.
    let first = mv(&model);
    let mut seen = vec![placing::border(first).unwrap()];
    loop {
        keys(&mut model, ".");
        let place = placing::border(mv(&model)).unwrap();
        if place == seen[0] {
            break;
        }
        assert!(!seen.contains(&place), "{place} again");
        seen.push(place);
    }
    assert!(seen.len() > 1, "{seen:?}");
    let shared = |cell| seen.iter().all(|place| place.corners().contains(cell));
    assert!(seen[0].corners().iter().any(shared), "{seen:?}");
    keys(&mut model, ",");
    assert_eq!(placing::border(mv(&model)), seen.last().copied(), "the other way round");
    keys(&mut model, "r");
    assert_eq!(mv(&model), first);
    // Arrows keep the direction, and Tab comes to every place there is.
    keys(&mut model, ".→");
    assert_eq!(placing::border(mv(&model)).unwrap().direction, seen[1].direction);
    let count = model.step().unwrap().choices.len();
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(written(&model));
        keys(&mut model, "⇥");
    }
    all.sort();
    all.dedup();
    let places = model.session.legal_moves(Seat(0)).into_iter();
    let places = places.filter(|mv| matches!(mv, Move::Border { space, .. } if space.0 == 0)).count();
    assert_eq!((all.len(), count), (places, places));
    // The same place face down; back again; and played.
    let before = placing::border(mv(&model));
    keys(&mut model, "k");
    assert!(matches!(mv(&model), Move::BorderLake { .. }));
    assert_eq!(placing::border(mv(&model)), before);
    both("packs_border_lake", &model);
    keys(&mut model, "k.");
    both("packs_border_turned", &model);
    let (plies, typed) = (model.session.record().moves.len(), written(&model));
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[plies], typed);
    assert_eq!(model.context().kind(), Some(Kind::Discard), "a discard is owed");
}

/// A click on a cell chooses the borders that have it as a corner, one after the other.
#[test]
fn a_border_is_chosen_by_clicks() {
    for size in SIZES {
        let mut model = at(TABLE, RICH, BOB);
        keys(&mut model, "x⏎");
        for _ in 0..3 {
            assert!(click(&mut model, Target::Cell((0, 2)), size));
            assert!(placing::border(mv(&model)).unwrap().corners().contains(&hex(0, 2)));
        }
        keys(&mut model, "z");
        assert_eq!(model.context().kind(), None, "another row is chosen");
        assert!(shown(&model, size).contains("▸z $12 = Old Fort Wall"));
    }
}

#[test]
fn a_tile_is_turned_over() {
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "4⏎");
    both("packs_flip_cell", &model);
    assert!(!model.context().plays());
    let build = written(&model);
    keys(&mut model, "⏎");
    assert!(matches!(model.context().kind(), Some(Kind::Flip(_))));
    both("packs_flip", &model);
    assert_eq!(written(&model), format!("{build} flip=1:1,1"), "what costs the other most comes first");
    // One step back, another cell, and on again.
    keys(&mut model, "⎋");
    assert_eq!((model.context().kind(), written(&model)), (Some(Kind::Cell), build));
    keys(&mut model, "⇥⏎↓");
    let typed = written(&model);
    assert!(typed.ends_with("flip=1:-1,2"), "{typed}");
    assert!(model.context().plays());
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[0], typed);
    assert!(model.session.log()[0].changes.iter().any(|line| line.contains("is turned over")));
}

#[test]
fn a_free_marker_is_placed() {
    let ann = RICH.replace("money = 60", "money = 60\nmarkers = 2");
    let mut model = at(TABLE, &ann, BOB);
    keys(&mut model, "5⏎⏎");
    assert!(matches!(model.context().kind(), Some(Kind::Marker(_))));
    both("packs_marker", &model);
    // On Los Angeles itself: another marker is due.
    let count = model.step().unwrap().choices.len();
    let itself = (0..count).find(|_| {
        keys(&mut model, "⇥");
        !model.context().plays()
    });
    assert!(itself.is_some(), "its own cell is one of the choices");
    keys(&mut model, "⏎");
    assert!(matches!(model.context().kind(), Some(Kind::Marker(_))) && model.context().plays());
    assert_eq!(mv(&model).choices().len(), 2);
    keys(&mut model, "⎋");
    assert_eq!(mv(&model).choices().len(), 1, "one step back");
    keys(&mut model, "⏎");
    let typed = written(&model);
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[0], typed);
    // A digit leads back to the rows from any depth.
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "5⏎⏎3");
    assert_eq!((model.context().kind(), model.row, model.steps.len()), (None, 2, 0));
}

#[test]
fn a_free_tile_is_taken_or_declined() {
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "1⏎");
    let build = written(&model);
    keys(&mut model, "⏎");
    assert!(matches!(model.context().kind(), Some(Kind::Free(_))));
    both("packs_free", &model);
    keys(&mut model, "⏎");
    both("packs_free_cell", &model);
    assert!(matches!(model.context().kind(), Some(Kind::FreeCell(..))));
    let taken = written(&model);
    assert!(taken.starts_with(&format!("{build} free=7@")), "{taken}");
    keys(&mut model, "⎋");
    assert!(matches!(model.context().kind(), Some(Kind::Free(_))));
    keys(&mut model, "1");
    assert!(model.context().plays(), "declining asks for nothing more");
    assert_eq!(written(&model), build);
    keys(&mut model, "2⏎⏎");
    assert_eq!(model.session.record().moves[0], taken);
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "1⏎⏎1⏎");
    assert_eq!(model.session.record().moves[0], build);
}

/// The free tile may ask for something itself.
#[test]
fn a_free_tile_asks_in_turn() {
    let table = TABLE.replace("\"ce-london\", \"essen-sausage-stand\", \"hotel\", \"ce-kuala-lumpur\", \"ce-los-angeles\", \"farm\", \"landfill\"", "\"\", \"\", \"\", \"\", \"\", \"ce-kuala-lumpur\", \"ce-london\"");
    let mut model = at(&table, RICH, BOB);
    keys(&mut model, "7⏎⏎⏎");
    assert!(matches!(model.context().kind(), Some(Kind::FreeCell(..))) && !model.context().plays());
    keys(&mut model, "⏎");
    assert!(matches!(model.context().kind(), Some(Kind::Flip(_))) && model.context().plays());
    let typed = written(&model);
    assert!(typed.contains(" free=6@") && typed.contains(" flip="), "{typed}");
    keys(&mut model, "⎋⎋⎋⎋");
    assert_eq!(model.context().kind(), None);
    keys(&mut model, "⏎⏎⏎⏎⏎");
    assert_eq!(model.session.record().moves[0], typed);
}

#[test]
fn a_planner_makes_room() {
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "3⏎");
    assert!(click(&mut model, Target::Cell((-1, 2)), SIZES[1]));
    assert_eq!(written(&model), "replace 3 @ -1,2");
    both("packs_replace", &model);
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[0], "replace 3 @ -1,2");
}

#[test]
fn what_cannot_be_built_says_why() {
    let mut model = at(TABLE, RICH, BOB);
    let mut told = |typed: &str| {
        keys(&mut model, typed);
        let message = model.message.clone().unwrap_or_default();
        keys(&mut model, "⎋⎋");
        message
    };
    assert_eq!(told("2⏎"), "You have Sausage Stand already: one at most. As a lake (k) it costs $8.");
    let poor = RICH.replace("money = 60", "money = 1");
    let empty = TABLE.replace("\"inc-border-ring-road\"", "\"\"");
    let mut model = at(&empty, &poor, BOB);
    keys(&mut model, "x⏎");
    assert_eq!(model.message.as_deref(), Some("This space of the border display is empty."));
    keys(&mut model, "y⏎");
    let message = "Tree Belt costs $7; you are $6 short. As a lake (k) it costs $0.";
    assert_eq!(model.message.as_deref(), Some(message));
    keys(&mut model, "k⏎");
    assert_eq!(model.context().kind(), Some(Kind::Border(None)));
}

/// Borders in all six directions, two in each borough, one of them a lake, some with a marker.
#[test]
fn borders_in_all_six_directions() {
    let hexes = [
        "suburbs @ 0,0",
        "community-park @ 0,1",
        "heavy-factory @ 0,2",
        "farm @ 1,1",
        "hotel @ -1,3",
        "farm @ 2,1",
    ];
    for (direction, kinds) in [
        ("inc-border-ring-road", "lake"),
        ("lake", "inc-border-tree-belt"),
        ("inc-border-quarry-face", "inc-border-old-fort-wall"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut tiles: Vec<String> = hexes.iter().map(|tile| format!("\"{tile}\"")).collect();
        for (direction, kind) in [(direction, kinds.0), (direction + 3, kinds.1)] {
            let ann = format!("money = 60\ntiles = [{}]", tiles.join(", "));
            let model = at("borders = [\"inc-border-canal-towpath\"]", &ann, BOB);
            let mut places = Vec::new();
            model.session.table().builds(Seat(0), |mv| places.extend(placing::border(mv)));
            let place = places.into_iter().find(|place| place.direction.number() == direction).unwrap();
            let marker = if direction % 2 == 0 { "*" } else { "" };
            tiles.push(format!("\"{kind} @ {place}{marker}\""));
        }
        let model = at("", &format!("tiles = [{}]", tiles.join(", ")), BOB);
        let borough = model.session.table().borough(Seat(0));
        for scale in [hexmap::Scale::Large, hexmap::Scale::Small] {
            let town = hexmap::town(Language::ENGLISH, rules(), borough, scale);
            let map = hexmap::plain(&hexmap::draw(&town, scale)).join("\n");
            insta::assert_snapshot!(format!("map_{direction}_{}_{scale:?}", direction + 3), map);
        }
    }
}

#[test]
fn a_monkey_breaks_nothing() {
    let games = vec![
        with_packs(Mode::Standard, &["Ann", "random"], 0),
        with_packs(Mode::LoneArchitect, &["Ann"], 1),
        with_packs(Mode::Dale, &["Ann"], 2),
    ];
    testing::a_monkey_breaks_nothing(games, "12345678xyzbklaiogst,.rR?unqé");
}

#[test]
fn what_holds_for_every_game() {
    testing::holds_for_every_game(|names, seed| with_packs(Mode::Standard, names, seed));
}

/// Tiles, borders, goals, bonuses and challenges of packs keep their names.
#[test]
fn no_english_is_left_in_italian() {
    let rules = rules();
    let tiles = rules.kinds().map(|(_, kind)| kind.name.clone());
    let packs = rules.packs().iter().filter_map(|pack| rules.pack_name(pack).map(str::to_owned));
    let goals = rules.goals().map(|(_, goal)| goal.name.clone());
    let names: Vec<String> =
        tiles.chain(packs).chain(goals).chain(rules.awards().map(|(_, award)| award.name.clone())).collect();
    let more = ["t", "x", "y⏎", "z⏎.", "zk⏎", "i", "?↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓"];
    testing::no_english_but(with_packs(Mode::Standard, &["Ann", "greedy"], 42), &names, &more);
    let it = |game: Suburbia| {
        let session = crate::Session::new(crate::Options {
            language: Language::from_code("it").unwrap(),
            ..with_packs(Mode::Standard, &["Ann", "random"], 1)
        });
        Screen::new(session.unwrap().with_game(game))
    };
    let game = *at(TABLE, RICH, BOB).session.game();
    for (typed, name) in
        [("4⏎⏎", "flip"), ("5⏎⏎", "marker"), ("1⏎⏎", "free"), ("2⏎", "limited"), ("x⏎", "border")]
    {
        let mut model = it(game);
        keys(&mut model, typed);
        insta::assert_snapshot!(format!("italian_{name}"), shown(&model, SIZES[0]));
    }
    let text = position::position(&it(game).session, Seat(0)).join("\n");
    insta::assert_snapshot!("italian_lines", text);
}

/// A marker on a border or border lake is seen on its middle cell.
#[test]
fn a_border_gets_a_marker() {
    let ann = RICH.replace("]", ", \"inc-border-tree-belt @ 1,0,5\", \"lake @ -1,5,2\"]");
    let mut model = at(TABLE, &ann, BOB);
    keys(&mut model, "i");
    let borders = model.step().unwrap().choices.iter().filter(|choice| choice.cells.len() > 1).count();
    assert_eq!(borders, 2);
    while !written(&model).ends_with("1,0,5") {
        keys(&mut model, "⇥");
    }
    both("packs_invest", &model);
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[0], "invest @ 1,0,5");
}
