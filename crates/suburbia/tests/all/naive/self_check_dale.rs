//! Dale with packs, worked out by hand: section 7.

use super::after;
use super::model::{Edition, Mode, Model, Open, Phase};
use super::packs;
use super::positions::{borough, card, game, market, play, put, refused, tile, tracks, with_stars};
use serde_json::json;

/// Dale to build; the slots cost 6, 4, 2 and 0.
fn dale(slots: [&str; 4]) -> Model {
    let mut model = game(Edition::Second, Mode::Dale, 2, &slots, &["museum"; 9]);
    model.with_packs = true;
    model.turn = 1;
    model
}

fn slot(model: &Model) -> Option<usize> {
    model.dales_choice().map(|(slot, _)| slot)
}

fn his_move(model: &Model) -> String {
    model.dales_build().0.to_string()
}

#[test]
fn dale_prefers_star_tiles_unless_he_is_well_ahead() {
    let slots =
        ["inc-redevelopment-planner", "five-star-ghost-town-replica", "five-star-fossil-dig", "casino"];
    let mut model = dale(slots);
    assert_eq!(slot(&model), Some(4)); // without the track the dearest: 22
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    assert_eq!(slot(&model), Some(3)); // the replica takes population
    with_stars(&mut model, &[(1, 2), (0, 0)]);
    assert_eq!(slot(&model), Some(3));
    with_stars(&mut model, &[(1, 3), (0, 0)]);
    assert_eq!(slot(&model), Some(4));
    // A city with stars is no Star tile (T-8).
    let mut model = dale(["ce-toronto", "farm", "five-star-hedge-maze", "hostel"]);
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    assert_eq!(slot(&model), Some(3));
    // Of Star tiles the dearest with its slot, leftmost of equals: 12, 12, 10.
    let mut model =
        dale(["five-star-painted-barn", "five-star-fossil-dig", "five-star-toll-bridge-lookout", "mint"]);
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    assert_eq!(slot(&model), Some(1));
}

#[test]
fn what_dale_never_takes() {
    for id in [
        "inc-cemetery",
        "five-star-ghost-town-replica",
        "nightlife-haunted-house",
        "nightlife-werewolf-den",
        "nightlife-back-alley",
        "inc-redevelopment-planner",
    ] {
        let model = dale([id, id, "hostel", id]);
        assert_eq!(slot(&model), Some(3), "{id}");
    }
    let mut model = dale(["essen-game-fair-hall", "hostel", "hostel", "hostel"]);
    assert_eq!(slot(&model), Some(1));
    put(&mut model, 1, "essen-game-fair-hall", (0, 3));
    assert_eq!(slot(&model), Some(2));
}

#[test]
fn dale_passes_when_he_may_take_nothing() {
    let mut model = dale(["inc-cemetery", "nightlife-werewolf-den", "inc-cemetery", "inc-cemetery"]);
    model.market[1] = None;
    assert_eq!(refused(&model, "buy 1 @ 1,0"), "Dale finds nothing he may take: he passes");
    play(&mut model, "pass");
    assert_eq!(tracks(&model, 1), [15, 0, 1, 3]); // nothing paid, then his steps
    assert_eq!(market(&model), ["museum"; 4]); // all are thrown away
    assert_eq!((model.mover(), model.phase), (Some(0), Phase::Build));
    assert_eq!(refused(&model, "pass"), "only Dale passes");
    play(&mut model, "lake 4 @ 1,1");
    assert_eq!(refused(&model, "pass"), "Dale buys slot 1 and builds at (1, 0)");
}

#[test]
fn dale_and_london() {
    // London costs 25. Civic, not beside the factory, lowest r: (1,0). The cheapest is the hostel: $0; its best
    // cell is beside the park alone.
    let model = dale(["farm", "ce-london", "nightlife-werewolf-den", "hostel"]);
    assert_eq!(his_move(&model), "buy 2 @ 1,0 free=4@-1,1");
    assert_eq!(refused(&model, "buy 2 @ 1,0"), "Dale's choices are others: `buy 2 @ 1,0 free=4@-1,1`");
    let mut played = model.clone();
    play(&mut played, "buy 2 @ 1,0 free=4@-1,1");
    // −3; +3 reputation and +1 by the park; +2 population, then +5.
    assert_eq!(tracks(&played, 1), [12, 0, 5, 9]);
    // The den costs $0, the hostel $2: he may not have the cheapest.
    let model = dale(["farm", "ce-london", "hostel", "nightlife-werewolf-den"]);
    assert_eq!(his_move(&model), "buy 2 @ 1,0");
    // Of equals the leftmost he may have: both cost $4.
    let with = |two, four| his_move(&dale(["ce-london", two, "five-star-petting-farm", four]));
    assert_eq!(with("hostel", "mobile-home-community"), "buy 1 @ 1,0 free=2@-1,1");
    assert_eq!(with("nightlife-werewolf-den", "mobile-home-community"), "buy 1 @ 1,0 free=4@-1,1");
    assert_eq!(with("nightlife-werewolf-den", "inc-cemetery"), "buy 1 @ 1,0");
}

#[test]
fn dale_and_kuala_lumpur() {
    let mut model = dale(["ce-kuala-lumpur", "hostel", "hostel", "hostel"]);
    put(&mut model, 1, "boutique", (2, 4)); // his own does not count
    assert_eq!(his_move(&model), "buy 1 @ 1,0");
    model.place(0, tile("convenience-store"), (0, 3)); // income 1
    assert_eq!(his_move(&model), "buy 1 @ 1,0 flip=0:0,3");
    model.place(0, tile("convenience-store"), (1, 1)); // the same, younger
    assert_eq!(his_move(&model), "buy 1 @ 1,0 flip=0:0,3");
    model.place(0, tile("boutique"), (1, 0)); // the same income, and 1 reputation for the suburbs
    assert_eq!(his_move(&model), "buy 1 @ 1,0 flip=0:1,0");
    model.place(0, tile("skyscraper"), (0, 4)); // 3
    assert_eq!(his_move(&model), "buy 1 @ 1,0 flip=0:0,4");
    model.place(1, tile("skyscraper"), (0, 3)); // −1: still most
    model.place(1, tile("skyscraper"), (0, 4)); // −1: 1 income, 0 reputation
    assert_eq!(his_move(&model), "buy 1 @ 1,0 flip=0:1,0");
    let income = model.seats[0].income;
    play(&mut model, "buy 1 @ 1,0 flip=0:1,0");
    assert_eq!(model.seats[0].income, income - 1);
    assert_eq!(borough(&model, 0)[5], "lake");
}

#[test]
fn dale_lays_no_marker() {
    let mut model = dale(["ce-los-angeles", "hostel", "hostel", "hostel"]);
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    assert_eq!(his_move(&model), "buy 1 @ 1,0");
    play(&mut model, "buy 1 @ 1,0");
    assert_eq!(model.seats[1].markers, 3);
}

#[test]
fn the_round_with_dale_ends_before_the_refill() {
    let mut model = dale(["five-star-hedge-maze", "hostel", "hostel", "hostel"]);
    model.stack = ["score-bonus", "museum", "one-more-round", "museum"].map(card).into();
    model.bonus = Open::Lying(packs::award("inc-bonus-head-count-bonus").expect("a bonus"));
    with_stars(&mut model, &[(1, 0), (0, 0)]);
    model.seats[0].population = 15; // just enough, but −1 comes first
    play(&mut model, "buy 1 @ 1,0"); // beside the park and suburbs: no effect
    assert_eq!(model.mover(), None);
    assert_eq!(market(&model), ["museum", "-", "-", "-"]);
    assert_eq!(tracks(&model, 0), [15, 1, 2, 14]); // a red line down, no bonus
    assert_eq!(tracks(&model, 1), [12, 2, 1, 4]); // he always gets it; 2 + 1 + 1 population
    assert_eq!(after(&model)["order"], json!([0, 1]));
    assert_eq!(after(&model)["stars"], json!([[1, 2], [0, 0]]));
    assert_eq!(after(&model)["bonus"], json!(null));
}
