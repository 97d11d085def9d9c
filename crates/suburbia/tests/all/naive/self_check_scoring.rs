//! Goals with stars, Law Office and St. Vitus, worked out by hand.

use super::data::{self, Goal};
use super::final_position;
use super::geometry::Place;
use super::model::{Edition, Mode, Model};
use super::positions::{game, index, put, with_stars};
use super::scoring::{achieved_by, measure};
use serde_json::{Value, json};

fn goal(id: &str) -> &'static Goal {
    data::goal(id).expect("a goal")
}

/// Three seats; 0 and 1 share the best reputation.
fn tied() -> Model {
    let mut model = game(Edition::Second, Mode::Standard, 3, &["farm"; 7], &[]);
    model.with_packs = true;
    for (seat, reputation) in [(0, 5), (1, 5), (2, 4)] {
        model.seats[seat].reputation = reputation;
    }
    model
}

/// Goal, kind, seat and bonus of the final line.
fn goals(model: &Model) -> Vec<Value> {
    let position = final_position(model);
    let goals = position["goals"].as_array().expect("a list").iter();
    goals.map(|goal| json!([goal["goal"], goal["kind"], goal["seat"], goal["bonus"]])).collect()
}

#[test]
fn stars_break_ties_for_goals() {
    let mut model = tied();
    let luminary = goal("luminary");
    assert_eq!(achieved_by(&model, luminary), [0; 0]);
    with_stars(&mut model, &[(2, 9), (1, 3), (0, 2)]);
    assert_eq!(achieved_by(&model, luminary), [1]);
    with_stars(&mut model, &[(2, 9), (1, 3), (0, 3)]);
    assert_eq!(achieved_by(&model, luminary), [0; 0]);
    // Alone at the top nobody asks for stars; a tie at 0 is a tie.
    with_stars(&mut model, &[(0, 9), (1, 3), (2, 3)]);
    assert_eq!(achieved_by(&model, goal("miscreant")), [2]);
    assert_eq!(achieved_by(&model, goal("inc-goal-guard")), [0]);
    assert_eq!(achieved_by(&model, goal("five-star-goal-headliner")), [0]);
}

#[test]
fn a_law_office_scores_ties_beside_the_winner_by_stars() {
    let mut model = tied();
    model.public_goals = vec![goal("luminary"), goal("inc-goal-guard")];
    put(&mut model, 0, "inc-law-office", (0, 3));
    put(&mut model, 2, "inc-law-office", (0, 3));
    // Seat 2 is not tied for the Luminary; for the Guard all have 0.
    let expected = [
        json!(["luminary", "public", 0, 10]),
        json!(["inc-goal-guard", "public", 0, 15]),
        json!(["inc-goal-guard", "public", 2, 15]),
    ];
    assert_eq!(goals(&model), expected);
    with_stars(&mut model, &[(1, 4), (0, 3), (2, 0)]);
    let expected = [
        json!(["luminary", "public", 0, 10]),
        json!(["luminary", "public", 1, 10]),
        json!(["inc-goal-guard", "public", 0, 15]),
        json!(["inc-goal-guard", "public", 1, 15]),
        json!(["inc-goal-guard", "public", 2, 15]),
    ];
    assert_eq!(goals(&model), expected);
    // A marker or a second one adds nothing; face down it is none.
    put(&mut model, 0, "inc-law-office", (0, 4));
    model.seats[0].tiles[3].invested = true;
    assert_eq!(goals(&model), expected);
    assert_eq!(final_position(&model)["seats"][0]["population"], json!(2 + 25 + 3));
}

#[test]
fn st_vitus_scores_private_goals_of_others() {
    let mut model = tied();
    model.start = 1;
    model.kept_goals = vec![goal("luminary"), goal("billionaire"), goal("miscreant")];
    put(&mut model, 1, "ce-prague-st-vitus-cathedral", (0, 3));
    // The order of play is 1, 2, 0. Money is equal, reputation tied at the top; seat 2 is alone at the bottom.
    let expected = [
        json!(["billionaire", "private", null, 0]),
        json!(["miscreant", "private", 2, 20]),
        json!(["luminary", "private", null, 0]),
    ];
    assert_eq!(goals(&model), expected);
    // By the stars seat 1 has achieved the Luminary of seat 0; seat 0 has not.
    with_stars(&mut model, &[(1, 4), (0, 3), (2, 0)]);
    model.ended_order = Some(vec![0, 2, 1]);
    let expected = [
        json!(["luminary", "private", 1, 10]),
        json!(["miscreant", "private", 2, 20]),
        json!(["billionaire", "private", 1, 10]),
    ];
    assert_eq!(goals(&model), expected);
    // With a Law Office its owner scores as well: both.
    put(&mut model, 0, "inc-law-office", (0, 3));
    assert_eq!(
        goals(&model)[..2],
        [json!(["luminary", "private", 0, 10]), json!(["luminary", "private", 1, 10])]
    );
    // Alone at the best value.
    model.seats[1].reputation = 3;
    assert_eq!(
        goals(&model)[1..3],
        [json!(["miscreant", "private", 1, 20]), json!(["billionaire", "private", 1, 10])]
    );
    // Tied with a Law Office: the cathedral counts for private goals too.
    put(&mut model, 1, "inc-law-office", (0, 4));
    with_stars(&mut model, &[(2, 9), (0, 3), (1, 1)]);
    model.seats[2].reputation = 3;
    assert_eq!(
        goals(&model)[1..3],
        [json!(["miscreant", "private", 1, 20]), json!(["miscreant", "private", 2, 20])]
    );
}

#[test]
fn what_the_goals_of_the_packs_count() {
    let mut model = tied();
    put(&mut model, 0, "inc-redevelopment-planner", (-1, 1));
    put(&mut model, 0, "inc-law-office", (-1, 2));
    put(&mut model, 0, "five-star-border-geyser-field", Place::Border((0, 1), 5));
    put(&mut model, 0, "lake", Place::Border((0, 4), 2));
    put(&mut model, 0, "nightlife-game-night", (0, 3));
    with_stars(&mut model, &[(0, 7), (1, 0), (2, 0)]);
    for (id, value) in [
        ("inc-goal-guard", 1),
        ("inc-goal-european", 1),
        ("inc-goal-milton", 1),
        ("inc-goal-settler", 5), // three start tiles, Law Office, Game Night
        ("inc-goal-nomad", 5),
        ("five-star-goal-tourist", 1),
        ("five-star-goal-hermit", 1),
        ("five-star-goal-headliner", 7),
        ("nightlife-goal-night-owl", 1),
        ("nightlife-goal-early-riser", 1),
        ("nightlife-goal-chairholder", 2), // the Planner counts
        ("nightlife-goal-sole-proprietor", 2),
        ("aquatic-engineer", 1),
        ("civil-engineer", 2),
    ] {
        assert_eq!(measure(&model, 0, goal(id)), value, "{id}");
    }
    let border = index(&model, 0, Place::Border((0, 1), 5));
    model.seats[0].tiles[border].invested = true;
    assert_eq!(measure(&model, 0, goal("employer")), 1);
}
