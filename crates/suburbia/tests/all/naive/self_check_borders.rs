//! Borders and border lakes worked out by hand: section 3.

use super::data::{self, Track};
use super::geometry::{Cell, Place, border_may_lie, hex_may_go, touching};
use super::model::{Cause, Edition, Mode, Model, Phase};
use super::positions::{
    MARKET, borough, game, index, market, play, put, refused, set_tracks, tile, tracks, two_seats,
    with_borders,
};
use super::scoring::measure;

const DISPLAY: [&str; 3] =
    ["inc-border-ring-road", "inc-border-canal-towpath", "inc-border-foothill-estates"];

/// Beside park and factory, from (0,1) downwards.
const BESIDE: Place = Place::Border((0, 1), 5);

fn start_borough() -> Vec<Place> {
    [(0, 0), (0, 1), (0, 2)].map(Place::Hex).to_vec()
}

fn with_display() -> Model {
    let mut model = two_seats();
    with_borders(&mut model, DISPLAY, &["inc-border-quarry-face"]);
    model
}

fn display(model: &Model) -> Vec<&'static str> {
    let spaces = model.display.as_ref().expect("a display").iter();
    spaces.map(|space| space.map_or("-", |border| border.id)).collect()
}

#[test]
fn corner_and_body_cells_in_all_directions() {
    type Case = ((Cell, usize), [Cell; 4], [Cell; 5]);
    let cases: [Case; 6] = [
        (((0, 0), 0), [(0, 0), (1, 0), (2, 0), (3, 0)], [(0, -1), (1, -1), (2, -1), (3, -1), (4, -1)]),
        (((2, 1), 1), [(2, 1), (3, 0), (4, -1), (5, -2)], [(1, 1), (2, 0), (3, -1), (4, -2), (5, -3)]),
        (((0, 4), 2), [(0, 4), (0, 3), (0, 2), (0, 1)], [(-1, 5), (-1, 4), (-1, 3), (-1, 2), (-1, 1)]),
        (((0, 2), 3), [(0, 2), (-1, 2), (-2, 2), (-3, 2)], [(0, 3), (-1, 3), (-2, 3), (-3, 3), (-4, 3)]),
        (((0, 2), 4), [(0, 2), (-1, 3), (-2, 4), (-3, 5)], [(1, 2), (0, 3), (-1, 4), (-2, 5), (-3, 6)]),
        (((0, 1), 5), [(0, 1), (0, 2), (0, 3), (0, 4)], [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)]),
    ];
    for ((c, k), corners, body) in cases {
        let border = Place::Border(c, k);
        assert_eq!(border.corner_cells(), corners);
        assert_eq!(border.body_cells(), body);
        for (i, corner) in corners.into_iter().enumerate() {
            let touched: Vec<usize> = (0..5).filter(|&j| touching(corner, body[j])).collect();
            assert_eq!(touched, [i, i + 1], "k = {k}");
        }
    }
}

#[test]
fn no_two_borders_have_the_same_cells() {
    let cells = |c: Cell, k: usize| {
        let mut cells = [Place::Border(c, k).corner_cells(), Place::Border(c, k).body_cells()];
        cells.iter_mut().for_each(|list| list.sort_unstable());
        cells
    };
    let mut all = Vec::new();
    for q in -5..=5 {
        for r in -5..=5 {
            all.extend((0..6).map(|k| cells((q, r), k)));
        }
    }
    let number = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), number);
}

#[test]
fn where_a_border_may_lie() {
    let start = start_borough();
    let one_more = |cell: Cell| [start.clone(), vec![Place::Hex(cell)]].concat();
    let two_more = [one_more((1, 2)), vec![Place::Hex((2, 1))]].concat();
    // All six directions, legal.
    assert_eq!(border_may_lie(&one_more((1, 2)), (1, 2), 0), Ok(()));
    assert_eq!(border_may_lie(&two_more, (2, 1), 1), Ok(()));
    assert_eq!(border_may_lie(&start, (0, 4), 2), Ok(()));
    assert_eq!(border_may_lie(&start, (0, 2), 3), Ok(()));
    assert_eq!(border_may_lie(&start, (0, 2), 4), Ok(()));
    assert_eq!(border_may_lie(&start, (0, 1), 5), Ok(()));
    // And not.
    let refusals = [
        (start.clone(), (0, 0), 0, "its cell (0, -1) is under the borough board"),
        (start.clone(), (0, 2), 2, "its cell (-1, 0) is under the borough board"),
        (start.clone(), (-1, 2), 0, "its cell (0, 1) holds a tile"),
        (start.clone(), (-1, 3), 1, "its cell (0, 1) holds a tile"),
        (one_more((1, 2)), (0, 1), 5, "its cell (1, 2) holds a tile"),
        (start.clone(), (0, 3), 5, "none of its corner cells holds a tile of the seat"),
        (start.clone(), (2, 1), 5, "none of its corner cells holds a tile of the seat"),
        // The factory touches only its end.
        (start.clone(), (1, 3), 0, "none of its corner cells holds a tile of the seat"),
    ];
    for (borough, c, k, expected) in refusals {
        assert_eq!(border_may_lie(&borough, c, k), Err(expected.into()), "{c:?} {k}");
    }
}

#[test]
fn borders_keep_apart_and_take_their_cells() {
    let mut places = start_borough();
    places.push(BESIDE);
    assert_eq!(border_may_lie(&places, (0, 2), 4), Err("its cell (1, 2) is under a border".into()));
    assert_eq!(border_may_lie(&places, (0, 2), 3), Err("its cell (0, 3) touches another border".into()));
    assert_eq!(border_may_lie(&places, (0, 4), 2), Ok(())); // on the other side of the same corner cells
    assert_eq!(hex_may_go(&places, (1, 1)), Err("(1, 1) is under a border".into()));
    assert_eq!(hex_may_go(&places, (0, 4)), Ok(())); // nothing but the border touches it
    for beyond in [(0, 5), (2, 1), (2, -1)] {
        let why = format!("{beyond:?} is not next to one of the seat's tiles");
        assert_eq!(hex_may_go(&places, beyond), Err(why));
    }
}

#[test]
fn a_border_is_bought_resolved_refilled_and_followed_by_a_discard() {
    let mut model = with_display();
    play(&mut model, "border 1 @ 0,1,5"); // −6, income +1 for the factory
    assert_eq!(tracks(&model, 0), [9, 1, 1, 2]);
    assert_eq!(display(&model), ["inc-border-quarry-face", DISPLAY[1], DISPLAY[2]]);
    assert_eq!((model.phase, model.pile.len()), (Phase::Discard, 0));
    assert_eq!(market(&model), MARKET);
    play(&mut model, "discard 5"); // $2, then +1 and +1
    assert_eq!(tracks(&model, 0), [8, 1, 1, 3]);
    play(&mut model, "lake 7 @ 1,1"); // seat 1
    // Suburbs in a corner cell: the factory takes 1 reputation, then the Ring Road another.
    play(&mut model, "basic suburbs @ 0,3");
    assert_eq!(tracks(&model, 0), [5, 1, -1, 5]);
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 1,0"); // seat 1
    assert_eq!(refused(&model, "invest @ 0,2,5"), "the seat has no border at 0,2,5");
    play(&mut model, "invest @ 0,1,5"); // its printed cost, $6; +1 for the factory, −1 for the suburbs
    assert_eq!(tracks(&model, 0), [0, 2, -2, 4]);
    assert_eq!(model.seats[0].markers, 2);
    play(&mut model, "discard 7"); // +2, −2
    assert_eq!(tracks(&model, 0), [2, 2, -2, 2]);
    play(&mut model, "lake 7 @ 2,0"); // seat 1
    assert_eq!(refused(&model, "invest @ 0,1,5"), "the border at 0,1,5 has a marker already");
    model.seats[0].money = 3;
    // A factory: income +1, −1 for the suburbs; the Ring Road twice +1.
    play(&mut model, "basic heavy-factory @ 0,4");
    assert_eq!(tracks(&model, 0), [0, 5, -3, 2]);
}

#[test]
fn the_first_edition_discards_for_a_border_after_the_population_step() {
    let mut model = game(Edition::First, Mode::Standard, 2, &MARKET, &["casino"; 9]);
    with_borders(&mut model, DISPLAY, &[]);
    play(&mut model, "border 2 @ 0,1,5"); // −5, $3 each for park and factory; population +1
    assert_eq!(tracks(&model, 0), [16, 0, 1, 3]);
    assert_eq!((model.phase, display(&model)[1]), (Phase::Discard, "-"));
    play(&mut model, "discard 7");
    assert_eq!(refused(&model, "border 2 @ 0,1,5"), "space 2 is empty");
    assert_eq!(refused(&model, "border 4 @ 0,1,5"), "there is no space 4");
    model.seats[1].money = 5;
    assert_eq!(refused(&model, "border 1 @ 0,1,5"), "it costs $6, the seat has $5");
    assert_eq!(refused(&two_seats(), "border 1 @ 0,1,5"), "borders are not played");
}

#[test]
fn a_border_lake_is_a_lake() {
    let mut model = with_display();
    model.seats[0].money = 0;
    play(&mut model, "border-lake 3 @ 0,1,5"); // $0, $2 each for park and factory
    assert_eq!(tracks(&model, 0), [4, 0, 1, 2]);
    assert_eq!(display(&model)[2], "inc-border-quarry-face");
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 1,1"); // seat 1
    play(&mut model, "basic suburbs @ 0,4"); // nothing else touches this cell; −3 + 2
    assert_eq!(tracks(&model, 0), [3, 0, 1, 5]);
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 1,0"); // seat 1
    play(&mut model, "invest @ 0,1,5"); // $0, once more $2 for each of three tiles
    assert_eq!(tracks(&model, 0), [9, 0, 1, 6]);
    let goal = |id| data::goal(id).expect("a goal");
    assert_eq!(measure(&model, 0, goal("aquatic-engineer")), 1);
    assert_eq!(measure(&model, 0, goal("inc-goal-guard")), 0);
    assert_eq!(measure(&model, 0, goal("nightlife-goal-chairholder")), 0);
    assert_eq!(borough(&model, 0)[3], "lake*");
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 2,0"); // seat 1
    // B-4: a border keeps apart from a border lake too.
    assert_eq!(refused(&model, "border 1 @ 0,2,3"), "its cell (0, 3) touches another border");
}

#[test]
fn lakes_and_realty_pay_for_neither_borders_nor_planners() {
    let mut model = two_seats();
    put(&mut model, 0, "waterfront-realty", (-1, 1));
    put(&mut model, 0, "lake", (0, 3));
    model.place(0, tile("inc-border-signal-ridge"), BESIDE); // the lake stands in a corner cell
    assert_eq!(tracks(&model, 0), [15, -1, 1, 2]);
    model.place(0, tile("inc-redevelopment-planner"), (0, 4));
    assert_eq!(model.seats[0].money, 15);

    // A border lake beside park and factory: $4, and the realty's $4 for the same pairs.
    let mut model = two_seats();
    put(&mut model, 0, "waterfront-realty", (-1, 1));
    model.place(0, tile("lake"), BESIDE);
    assert_eq!(model.seats[0].money, 23);
    let lake = index(&model, 0, BESIDE);
    model.apply_investment(0, lake); // the realty says nothing
    assert_eq!(model.seats[0].money, 27);
    model.place(0, tile("suburbs"), (0, 4)); // $4 by the lake, $2 by the realty
    assert_eq!(model.seats[0].money, 33);
}

#[test]
fn a_border_lake_joins_the_lakes_in_its_corner_cells() {
    let mut model = two_seats();
    let harbormaster = data::goal("harbormaster").expect("a goal");
    put(&mut model, 0, "lake", (0, 3));
    put(&mut model, 0, "lake", (0, 5));
    put(&mut model, 0, "lake", (2, 4)); // behind the border
    assert_eq!(measure(&model, 0, harbormaster), 1);
    put(&mut model, 0, "lake", Place::Border((0, 2), 5));
    assert_eq!(measure(&model, 0, harbormaster), 3);
}

#[test]
fn borders_are_counted_and_act_on_red_lines() {
    let mut model = two_seats();
    put(&mut model, 0, "inc-border-signal-ridge", BESIDE);
    put(&mut model, 1, "inc-border-tree-belt", BESIDE);
    put(&mut model, 1, "lake", Place::Border((0, 4), 2));
    // Every face-up border, not the border lake.
    model.place(0, tile("inc-checkpoint"), (-1, 1));
    assert_eq!(tracks(&model, 0), [15, 2, 2, 2]);
    model.place(1, tile("inc-border-capitol-lawn"), Place::Border((0, 2), 3)); // its own rep +0: no civic corner
    assert_eq!(tracks(&model, 0), [15, 3, 2, 2]);
    assert_eq!(tracks(&model, 1), [15, 0, 1, 2]);

    set_tracks(&mut model, 0, [0, 0, 2, 14]);
    model.change(0, Track::Population, 1, Cause::StarRound); // −1 income, −1 + 1 reputation
    assert_eq!(tracks(&model, 0), [0, -1, 2, 15]);
    let ridge = index(&model, 0, BESIDE);
    model.seats[0].tiles[ridge].invested = true;
    model.change(0, Track::Population, 7, Cause::StarRound); // the line after 21: −1 + 2
    assert_eq!(tracks(&model, 0), [0, -2, 3, 22]);
    // L-2: booked as printed, once and then twice.
    let built = model.seats[0].tiles[ridge].built;
    assert_eq!(model.ledger_sum(built, 0, Track::Reputation), 3);
}
