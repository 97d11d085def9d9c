//! The screen with packs: borders laid by turning them, special tiles answered step by step.

use super::Kind;
use super::items::footprint;
use crate::screen::Screen;
use crate::screen::testing::{SIZES, keys, shown};
use crate::suburbia::{hexmap, position};
use crate::testing::suburbia_at;
use game_core::Seat;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::moves::Move;
use suburbia::rules::Rules;
use suburbia::scenario::Scenario;

fn rules() -> &'static Rules {
    let all: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
    Library::builtin().rules(&all).unwrap()
}

/// A position for Ann and Bob with all packs; `top` and `ann` are lines of a scenario.
fn at(top: &str, ann: &str, bob: &str) -> Screen<Suburbia> {
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

const TABLE: &str = r#"
market = ["ce-london", "essen-sausage-stand", "hotel", "ce-kuala-lumpur", "ce-los-angeles", "farm", "landfill"]
borders = ["inc-border-ring-road", "inc-border-tree-belt", "inc-border-old-fort-wall"]
border_draws = ["inc-border-quarry-face", "inc-border-canal-towpath"]
bonus = "inc-bonus-border-bonus"
challenge = "inc-challenge-head-count-challenge"
stars = [[1, 6], [0, 3]]
"#;
const RICH: &str = r#"
money = 60
tiles = ["suburbs @ 0,0", "community-park @ 0,1", "heavy-factory @ 0,2", "essen-sausage-stand @ 1,0", "inc-redevelopment-planner @ -1,2"]
"#;
const BOB: &str = r#"
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
    let mut seen = Vec::new();
    for _ in 0..6 {
        let place = footprint(mv(&model)).unwrap();
        seen.push(place);
        keys(&mut model, ".");
    }
    println!("{seen:?}");
    both("packs_border_turned", &model);
    keys(&mut model, "k");
    both("packs_border_lake", &model);
    let before = model.session.record().moves.len();
    let typed = written(&model);
    keys(&mut model, "⏎");
    assert_eq!(model.session.record().moves[before], typed);
}

#[test]
fn answers_one_by_one() {
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "4⏎");
    both("packs_flip_cell", &model);
    keys(&mut model, "⏎");
    both("packs_flip", &model);
    keys(&mut model, "↓");
    both("packs_flip_other", &model);
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "5⏎⏎");
    both("packs_marker", &model);
    let mut model = at(TABLE, RICH, BOB);
    keys(&mut model, "1⏎⏎");
    both("packs_free", &model);
    keys(&mut model, "⏎");
    both("packs_free_cell", &model);
}

/// A border in each direction, laid one after the other where there is room.
#[test]
fn borders_in_all_six_directions() {
    let hexes = [
        "suburbs @ 0,0",
        "community-park @ 0,1",
        "heavy-factory @ 0,2",
        "farm @ 0,3",
        "hotel @ 1,2",
        "landfill @ -1,4",
        "farm @ 0,4",
        "hotel @ 0,5",
        "landfill @ -2,6",
        "farm @ -1,6",
        "hotel @ 1,5",
        "farm @ 2,5",
        "farm @ 0,6",
    ];
    let mut tiles: Vec<String> = hexes.iter().map(|tile| format!("\"{tile}\"")).collect();
    let kinds = [
        "inc-border-ring-road",
        "lake",
        "inc-border-tree-belt",
        "inc-border-quarry-face",
        "lake",
        "inc-border-old-fort-wall",
    ];
    let mut faced = Vec::new();
    for direction in [0, 3, 1, 4, 2, 5] {
        let ann = format!("money = 60\ntiles = [{}]", tiles.join(", "));
        let model = at("borders = [\"inc-border-canal-towpath\"]", &ann, BOB);
        let mut places = Vec::new();
        model.session.table().builds(Seat(0), |mv| places.extend(super::placing::border(mv)));
        let Some(place) = places.into_iter().find(|place| place.direction.number() == direction) else {
            continue;
        };
        let marker = if direction % 2 == 0 { "*" } else { "" };
        tiles.push(format!("\"{} @ {place}{marker}\"", kinds[direction]));
        faced.push(direction);
    }
    assert_eq!(faced, [0, 3, 1, 4, 2, 5]);
    let model = at("", &format!("tiles = [{}]", tiles.join(", ")), BOB);
    let borough = model.session.table().borough(Seat(0));
    for scale in [hexmap::Scale::Large, hexmap::Scale::Small] {
        let town = hexmap::town(Language::ENGLISH, rules(), borough, scale);
        let map = hexmap::plain(&hexmap::draw(&town, scale)).join("\n");
        insta::assert_snapshot!(format!("map_{scale:?}"), map);
    }
}
