//! The specials of section 6 and step 8 worked out by hand.

use super::after;
use super::data::{self, Track};
use super::geometry::Place;
use super::model::{Cause, Edition, Entry, Mode, Model, Phase};
use super::positions::{
    borough, game, index, market, play, put, refused, set_tracks, tile, tracks, two_seats, with_stars,
};
use serde_json::json;

/// What the ledger shows for a tile of a seat: income, reputation, population, money.
fn ledger(model: &Model, seat: usize, at: (i64, i64)) -> [i64; 4] {
    let built = model.seats[seat].tiles[index(model, seat, at)].built;
    [Track::Income, Track::Reputation, Track::Population, Track::Money]
        .map(|track| model.ledger_sum(built, seat, track))
}

/// Two seats with this market and $50 for seat 0.
fn rich(slots: [&str; 7]) -> Model {
    let mut model = game(Edition::Second, Mode::Standard, 2, &slots, &["museum"; 9]);
    model.with_packs = true;
    model.seats[0].money = 50;
    model
}

/// With their slots the first five tiles cost 19, 23, 22, 26 and 14; in slot 7 lies the tile to buy.
fn with_slot_seven(id: &'static str, at_six: &'static str) -> Model {
    rich(["farm", "mint", "stadium", "casino", "apartments", at_six, id])
}

#[test]
fn redistricting_takes_what_there_is_and_gives_the_sum() {
    let mut model = game(Edition::Second, Mode::Standard, 3, &["farm"; 7], &[]);
    for (seat, population) in [(0, 13), (1, 15), (2, 1)] {
        model.seats[seat].population = population;
    }
    model.place(0, tile("inc-redistricting-office"), (-1, 1));
    assert_eq!(tracks(&model, 1), [15, 1, 2, 13]); // a red line down
    assert_eq!(tracks(&model, 2), [15, 0, 1, 0]); // only 1 was there
    assert_eq!(tracks(&model, 0), [15, -1, 0, 16]); // +3, a red line up
    let built = model.seats[0].tiles[3].built;
    let booked: Vec<(usize, i64)> = model
        .ledger
        .iter()
        .filter(|entry| entry.built == built)
        .map(|entry| (entry.seat, entry.delta))
        .collect();
    assert_eq!(booked, [(1, -2), (2, -1), (0, 3)]);
    assert!(model.changes.iter().all(|change| change.step == Some(2)));
    model.apply_investment(0, 3); // once more
    assert_eq!([0, 1, 2].map(|seat| model.seats[seat].population), [18, 11, 0]);
}

#[test]
fn redistricting_asks_in_the_order_of_play() {
    let mut model = game(Edition::Second, Mode::Standard, 3, &["farm"; 7], &[]);
    model.with_packs = true;
    model.start = 1;
    model.lay_out_stars(vec![1, 0, 2]);
    model.place(0, tile("inc-redistricting-office"), (-1, 1));
    let losers: Vec<usize> =
        model.changes.iter().filter(|change| change.delta < 0).map(|change| change.seat).collect();
    assert_eq!(losers, [2, 1]); // after seat 0 comes seat 2, then round to seat 1
}

#[test]
fn duomo_gives_back_what_tiles_took_and_stops_the_rest() {
    let mut model = two_seats();
    model.place(0, tile("casino"), (1, 1)); // −3 reputation, +1 by the park
    assert_eq!(tracks(&model, 0), [15, 0, -1, 2]);
    model.place(1, tile("inc-redistricting-office"), (-1, 1)); // takes 2 population
    assert_eq!((model.seats[0].population, model.seats[1].population), (0, 4));
    // +2 reputation; then income 1 (park), reputation 1 + 3 (factory, casino), population 2.
    model.place(0, tile("ce-milan-duomo-di-milano"), (1, 0));
    assert_eq!(tracks(&model, 0), [15, 1, 5, 2]);
    assert!(!model.ledger.iter().any(|entry| entry.seat == 0 && entry.delta < 0));
    assert!(model.ledger.iter().any(|entry| entry.seat == 1 && entry.delta < 0));
    assert_eq!(ledger(&model, 0, (1, 0)), [0, 2, 0, 0]); // what it gave back is not booked

    model.place(0, tile("landfill"), (1, 2)); // income +2, its losses stopped
    assert_eq!(tracks(&model, 0), [15, 3, 5, 2]);
    model.place(0, tile("suburbs"), (0, 3)); // factory and landfill do nothing
    assert_eq!(tracks(&model, 0), [15, 3, 5, 4]);
    let invested = index(&model, 0, (1, 1));
    model.apply_investment(0, invested); // the casino's −3 neither
    assert_eq!(tracks(&model, 0), [15, 3, 5, 4]);
    model.place(1, tile("inc-redistricting-office"), (-1, 2)); // this is not stopped
    assert_eq!(model.seats[0].population, 2);
    let duomo = index(&model, 0, (1, 0));
    model.apply_investment(0, duomo); // C-9: only its number once more
    assert_eq!(tracks(&model, 0), [15, 3, 7, 2]);
}

#[test]
fn duomo_is_held_by_the_limits_and_passes_red_lines() {
    let mut model = two_seats();
    let book = |model: &mut Model, track, delta| {
        model.ledger.push(Entry { built: 1, seat: 0, track, delta });
    };
    book(&mut model, Track::Income, -4); // with the park's own −1: 5
    book(&mut model, Track::Population, -13);
    book(&mut model, Track::Money, -6);
    model.seats[0].income = 12;
    // At (-1,1): reputation +2, income 12 + 5 → 15, reputation +1, population 2 + 13 = 15 passes a line, money.
    model.place(0, tile("ce-milan-duomo-di-milano"), (-1, 1));
    assert_eq!(tracks(&model, 0), [21, 14, 3, 15]);
    assert!(!model.ledger.iter().any(|entry| entry.seat == 0 && entry.delta < 0));
    assert!(
        model
            .changes
            .iter()
            .filter(|change| change.track != "reputation")
            .all(|change| change.step == Some(3))
    );
}

#[test]
fn losses_are_booked_as_they_really_were() {
    let mut model = two_seats();
    set_tracks(&mut model, 0, [3, 0, -4, 1]);
    model.place(0, tile("casino"), (-1, 1)); // −1 of −3, then +1 by the park
    assert_eq!(ledger(&model, 0, (-1, 1)), [0, -1, 0, 0]);
    assert_eq!(ledger(&model, 0, (0, 1)), [-1, 3, 0, 0]); // L-3: the park began with −1 and +2
    model.place(0, tile("inc-cemetery"), (-1, 3)); // 1 of 2 population; the factory at its limit: 0
    assert_eq!(ledger(&model, 0, (-1, 3)), [0, 0, -1, 0]);
    // Two factories and the plant itself: $6, of which there are 3; reputation +7.
    model.place(0, tile("inc-water-purification-plant"), (-2, 3));
    assert_eq!(tracks(&model, 0)[0], 0);
    assert_eq!(ledger(&model, 0, (-2, 3)), [0, 7, 0, -3]);
    // Lakes have none.
    model.place(0, tile("lake"), (1, 1));
    assert_eq!(model.seats[0].money, 4);
    assert_eq!(ledger(&model, 0, (1, 1)), [0; 4]);
    // A seat of another borough pays for industrial tiles elsewhere.
    model.place(1, tile("heavy-factory"), (-1, 1));
    assert_eq!(model.seats[0].money, 2);
    assert_eq!(ledger(&model, 0, (-2, 3)), [0, 7, 0, -5]);
}

#[test]
fn a_flip_takes_back_the_ledger_and_leaves_a_lake_with_its_marker() {
    let mut model = two_seats();
    model.place(1, tile("gas-station"), (1, 0)); // +1 income, +1 population; the park +1 reputation
    model.apply_investment(1, 3); // once more
    assert_eq!(tracks(&model, 1), [15, 2, 2, 4]);
    put(&mut model, 1, "five-star-lakeside-campground", (0, 3)); // +2 population for each lake
    put(&mut model, 1, "waterfront-realty", (-1, 1)); // touches the lake's neighbours, not the lake
    model.flip(1, (1, 0));
    // −2 income, −2 population; the lake twice $2 for suburbs and park, the realty once; campground +2.
    assert_eq!(tracks(&model, 1), [15 + 8 + 4, 0, 2, 4]);
    assert_eq!(borough(&model, 1)[3], "lake*");
    assert_eq!(ledger(&model, 1, (1, 0)), [0; 4]);
    let built = model.seats[1].tiles[3].built;
    assert!(!model.ledger.iter().any(|entry| entry.built == built));
    // A tile beside it brings $4 from now on, and the realty's $2.
    model.place(1, tile("suburbs"), (2, -1));
    assert_eq!(model.seats[1].money, 27 + 4 + 2);
}

#[test]
fn a_flip_gives_back_losses_and_never_takes_more_money_than_there_is() {
    let mut model = two_seats();
    model.place(1, tile("casino"), (-1, 1)); // −3 + 1
    assert_eq!(tracks(&model, 1), [15, 0, -1, 2]);
    put(&mut model, 1, "ce-milan-duomo-di-milano", (0, 4)); // does not hinder it
    model.flip(1, (-1, 1)); // +3 reputation, $4 for suburbs and park
    assert_eq!(tracks(&model, 1), [19, 0, 2, 2]);

    let mut model = two_seats();
    model.place(1, tile("five-star-pancake-jamboree"), (-1, 1)); // $2 for itself, income +1
    model.seats[1].money = 1;
    model.flip(1, (-1, 1)); // C-3: 1 of 2
    assert_eq!(tracks(&model, 1), [4, 0, 2, 2]);
    let changes: Vec<_> =
        model.changes.iter().map(|change| (change.track, change.delta, change.step)).collect();
    assert_eq!(
        changes[changes.len() - 3..],
        [("income", -1, Some(8)), ("money", -1, Some(8)), ("money", 4, Some(3))]
    );
}

#[test]
fn a_flipped_tile_counts_no_longer() {
    let mut model = two_seats();
    model.place(0, tile("fancy-restaurant"), (-1, 1)); // +3
    model.place(1, tile("fast-food-restaurant"), (-1, 1)); // −1 for seat 0
    assert_eq!(model.seats[0].income, 2);
    model.flip(1, (-1, 1));
    assert_eq!(model.seats[0].income, 2); // C-2
    model.apply_investment(0, 3); // B-8: +3, nothing later is face up
    assert_eq!(model.seats[0].income, 5);
    // A flipped Essen tile bars no other.
    put(&mut model, 0, "essen-sausage-stand", (0, 3));
    assert!(model.not_barred(0, tile("essen-sausage-stand")).is_err());
    model.flip(0, (0, 3));
    assert!(model.not_barred(0, tile("essen-sausage-stand")).is_ok());
}

#[test]
fn kuala_lumpur_must_name_a_commercial_tile_if_there_is_one() {
    let mut model = with_slot_seven("ce-kuala-lumpur", "hotel");
    model.clone().play(&super::moves::Move::read("buy 7 @ 1,0").unwrap()).unwrap(); // not itself: nothing to name
    assert_eq!(refused(&model, "buy 7 @ 1,0 flip=0:1,0"), "nobody asks for flip=0:1,0");
    put(&mut model, 1, "boutique", (1, 1));
    assert!(refused(&model, "buy 7 @ 1,0").starts_with("a choice is missing"));
    assert!(refused(&model, "buy 7 @ 1,0 marker=0,0").starts_with("marker=0,0 comes before"));
    for wrong in ["flip=0:1,0", "flip=1:0,0", "flip=1:2,2", "flip=2:1,1"] {
        assert!(refused(&model, &format!("buy 7 @ 1,0 {wrong}")).contains("no Commercial tile"), "{wrong}");
    }
    assert_eq!(refused(&model, "buy 7 @ 1,0 flip=1:1,1 flip=0:1,0"), "nobody asks for flip=0:1,0");
    play(&mut model, "buy 7 @ 1,0 flip=1:1,1"); // 50 − 14 + 2 income; reputation +1 by the park
    assert_eq!(tracks(&model, 0), [38, 2, 2, 4]);
    assert_eq!(tracks(&model, 1), [19, 0, 1, 2]); // the lake beside park and factory
}

#[test]
fn the_free_marker_may_lie_on_los_angeles_itself() {
    let mut model = with_slot_seven("ce-los-angeles", "hotel");
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    assert!(refused(&model, "buy 7 @ 1,0").starts_with("a choice is missing"));
    assert!(refused(&model, "buy 7 @ 1,0 marker=1,0").starts_with("a choice is missing"));
    assert_eq!(refused(&model, "buy 7 @ 1,0 marker=0,3"), "the seat has no tile at (0, 3)");
    let mut last_marker = model.clone();
    // Two stars, +2 and the park's +1; on itself two stars and +2 again; suburbs +2 population.
    play(&mut model, "buy 7 @ 1,0 marker=1,0 marker=0,0");
    assert_eq!(tracks(&model, 0), [28, 0, 6, 4 + 6]);
    assert_eq!((model.space(0), model.seats[0].markers), (4, 1));
    assert_eq!(borough(&model, 0), ["suburbs*", "community-park", "heavy-factory", "ce-los-angeles*"]);
    assert_eq!((model.mover(), model.phase), (Some(1), Phase::Build)); // no discard for a free marker

    last_marker.seats[0].markers = 1;
    assert_eq!(refused(&last_marker, "buy 7 @ 1,0 marker=1,0 marker=0,0"), "nobody asks for marker=0,0");
    play(&mut last_marker, "buy 7 @ 1,0 marker=1,0");
    last_marker.turn = 0;
    last_marker.market[6] = Some(tile("ce-los-angeles"));
    assert_eq!(refused(&last_marker, "buy 7 @ 2,0 marker=0,0"), "nobody asks for marker=0,0");
}

#[test]
fn investing_in_los_angeles_brings_a_free_marker_and_a_discard() {
    let mut model = with_slot_seven("museum", "hotel");
    put(&mut model, 0, "ce-los-angeles", (1, 0));
    put(&mut model, 0, "inc-redevelopment-planner", (-1, 1));
    assert!(refused(&model, "invest @ 1,0").starts_with("a choice is missing"));
    assert_eq!(refused(&model, "invest @ 1,0 marker=1,0"), "the tile at (1, 0) has a marker already");
    assert_eq!(
        refused(&model, "invest @ 1,0 marker=-1,1"),
        "a Redevelopment Planner cannot be given a marker"
    );
    play(&mut model, "invest @ 1,0 marker=0,2"); // −22, +2; the factory: +1 income, −1 for the park
    assert_eq!(tracks(&model, 0), [28, 1, 2, 2]);
    assert_eq!((model.phase, model.seats[0].markers), (Phase::Discard, 1));
}

#[test]
fn london_takes_one_of_the_cheapest_tiles_and_goes_on() {
    // Slots 5 (12 + 2) and 6 (14 + 0) are the cheapest.
    let mut model = with_slot_seven("ce-london", "ce-kuala-lumpur");
    model.stack = ["museum", "hotel", "resort"].map(super::positions::card).into();
    put(&mut model, 1, "boutique", (1, 1));
    assert_eq!(
        refused(&model, "buy 7 @ 1,0 free=1@2,0"),
        "farm is not one of the cheapest tiles of the market"
    );
    assert_eq!(refused(&model, "buy 7 @ 1,0 free=7@2,0"), "slot 7 is empty");
    assert_eq!(refused(&model, "buy 7 @ 1,0 free=5@9,9"), "(9, 9) is not next to one of the seat's tiles");
    assert!(refused(&model, "buy 7 @ 1,0 free=6@2,0").starts_with("a choice is missing"));
    assert_eq!(refused(&model, "buy 7 @ 1,0 flip=1:1,1"), "nobody asks for flip=1:1,1");

    let mut declined = model.clone();
    play(&mut declined, "buy 7 @ 1,0");
    assert_eq!(tracks(&declined, 0), [29, 0, 4, 6]);
    assert_eq!(market(&declined)[..2], ["museum", "farm"]);

    let mut apartments = model.clone();
    play(&mut apartments, "buy 7 @ 1,0 free=5@2,0"); // +5 population
    assert_eq!(tracks(&apartments, 0), [29, 0, 4, 11]);

    play(&mut model, "buy 7 @ 1,0 free=6@2,0 flip=1:1,1"); // 50 − 21, +3 reputation, +2 income
    assert_eq!(tracks(&model, 0), [31, 2, 4, 6]);
    assert_eq!(borough(&model, 1)[3], "lake");
    // Two have left: two enter, one after the other.
    assert_eq!(market(&model), ["hotel", "museum", "farm", "mint", "stadium", "casino", "apartments"]);
}

#[test]
fn london_los_angeles_london_again() {
    // Los Angeles costs 22; only a mint lies there besides, for 15 + 10.
    let mut model = with_slot_seven("ce-london", "ce-los-angeles");
    for slot in 0..5 {
        model.market[slot] = None;
    }
    model.market[0] = Some(tile("mint"));
    let text = "buy 7 @ 1,0 free=6@2,0 marker=1,0 free=1@1,1";
    let mut played = model.clone();
    play(&mut played, text);
    // London +3, Los Angeles +2, London with its marker +3, factory −1 for the mint; mint +3 income, $2 for each of
    // park, London and itself.
    assert_eq!(tracks(&played, 0), [50 - 21 + 6 + 3, 3, 8, 10]);
    assert_eq!(played.seats[0].markers, 2);
    // One enters for each that has left in this turn; the four gaps of before stay.
    assert_eq!(market(&played), ["-", "-", "-", "-", "museum", "museum", "museum"]);
    // The last one may be declined, the marker not.
    play(&mut model.clone(), "buy 7 @ 1,0 free=6@2,0 marker=1,0");
    assert!(refused(&model, "buy 7 @ 1,0 free=6@2,0").starts_with("a choice is missing"));
}

#[test]
fn investing_in_london_leaves_a_gap_until_the_market_step() {
    let mut model = with_slot_seven("museum", "hotel");
    put(&mut model, 0, "ce-london", (1, 0));
    // −21, +3; the museum is the cheapest: +1 and +1 for London.
    play(&mut model, "invest @ 1,0 free=7@2,0");
    assert_eq!(tracks(&model, 0), [29, 0, 6, 2]);
    assert_eq!(model.phase, Phase::Discard);
    assert_eq!(after(&model)["market"][6], json!(null));
    assert_eq!(refused(&model, "discard 7"), "slot 7 is empty");
    play(&mut model, "discard 5"); // still $2
    assert_eq!(tracks(&model, 0), [27, 0, 6, 8]);
    assert_eq!(market(&model), ["museum", "museum", "farm", "mint", "stadium", "casino", "hotel"]);
}

#[test]
fn a_free_marker_on_kuala_lumpur_turns_a_tile_over() {
    let mut model = with_slot_seven("ce-los-angeles", "hotel");
    put(&mut model, 0, "ce-kuala-lumpur", (-1, 1));
    put(&mut model, 0, "boutique", (0, 3));
    assert!(refused(&model, "buy 7 @ 1,0 marker=-1,1").starts_with("a choice is missing"));
    assert!(refused(&model, "buy 7 @ 1,0 marker=-1,1 flip=0:-1,1").contains("no Commercial tile"));
    // −22, +2 and the park's +1, +2 income; the boutique becomes a lake beside the factory: $2.
    let mut boutique = model.clone();
    play(&mut boutique, "buy 7 @ 1,0 marker=-1,1 flip=0:0,3");
    assert_eq!(tracks(&boutique, 0), [32, 2, 4, 6]);
    // Los Angeles itself: −2 again, a lake beside suburbs and park: $4. The park keeps its point.
    play(&mut model, "buy 7 @ 1,0 marker=-1,1 flip=0:1,0");
    assert_eq!(tracks(&model, 0), [34, 2, 2, 4]);
    assert_eq!(borough(&model, 0)[3..], ["ce-kuala-lumpur*", "boutique", "lake"]);
}

#[test]
fn a_tile_can_come_and_be_turned_over_in_one_move() {
    let mut model = with_slot_seven("ce-london", "ce-los-angeles");
    for slot in 0..5 {
        model.market[slot] = None;
    }
    with_stars(&mut model, &[(0, 0), (1, 0)]);
    put(&mut model, 0, "ce-kuala-lumpur", (-1, 1));
    play(&mut model, "buy 7 @ 1,0 free=6@2,0 marker=-1,1 flip=0:2,0");
    // London +3; Los Angeles +2 and −2, its two stars stay; Kuala Lumpur +2; the lake $2 for London.
    assert_eq!(tracks(&model, 0), [50 - 21 + 2 + 2, 2, 4, 6]);
    assert_eq!(model.space(0), 2);
    let causes: Vec<_> = model.changes.iter().filter(|change| change.track == "reputation").collect();
    let los_angeles = Place::Hex((2, 0));
    assert_eq!(causes[1].cause, Cause::Tile { id: "ce-los-angeles", owner: 0, at: los_angeles });
    assert_eq!(causes[2].cause, Cause::Flip { id: "ce-los-angeles", owner: 0, at: los_angeles });
    assert_eq!((causes[1].step, causes[2].step), (Some(2), Some(8)));
}

#[test]
fn other_seats_act_in_the_order_of_play() {
    let mut model = game(Edition::Second, Mode::Standard, 3, &["farm"; 7], &[]);
    model.with_packs = true;
    model.lay_out_stars(vec![1, 0, 2]);
    for seat in 0..3 {
        put(&mut model, seat, "farm", (0, 3));
    }
    model.place(0, tile("fast-food-restaurant"), (-1, 1));
    let farms = model.changes.iter().filter(|change| matches!(change.cause, Cause::Tile { id: "farm", .. }));
    assert_eq!(
        farms.map(|change| (change.seat, change.step)).collect::<Vec<_>>(),
        [(0, Some(5)), (2, Some(6)), (1, Some(6))]
    );
}

#[test]
fn the_limit_of_essen_bars_a_second_tile_of_a_name() {
    let mut model =
        rich(["farm", "mint", "stadium", "casino", "ce-london", "inc-law-office", "essen-sausage-stand"]);
    put(&mut model, 0, "essen-sausage-stand", (0, 3));
    put(&mut model, 0, "inc-redevelopment-planner", (-1, 1));
    assert_eq!(refused(&model, "buy 7 @ 1,0"), "essen-sausage-stand lies in the borough already");
    assert_eq!(refused(&model, "replace 7 @ -1,1"), "essen-sausage-stand lies in the borough already");
    play(&mut model.clone(), "lake 7 @ 1,0");
    // Cheapest of all, barred or not: the stand costs 8, the Law Office 10.
    assert_eq!(refused(&model, "buy 5 @ 1,0 free=7@2,0"), "essen-sausage-stand lies in the borough already");
    assert!(refused(&model, "buy 5 @ 1,0 free=6@2,0").contains("not one of the cheapest"));
    play(&mut model, "buy 5 @ 1,0");
}

#[test]
fn a_planner_makes_room_for_a_market_tile() {
    let mut model = with_slot_seven("museum", "hotel");
    put(&mut model, 0, "inc-redevelopment-planner", (1, 1));
    put(&mut model, 0, "lake", (1, 0));
    assert_eq!(refused(&model, "replace 7 @ 0,1"), "the seat has no Redevelopment Planner at (0, 1)");
    assert_eq!(refused(&model, "replace 7 @ 2,1"), "the seat has no Redevelopment Planner at (2, 1)");
    assert_eq!(refused(&model, "invest @ 1,1"), "a Redevelopment Planner cannot be given a marker");
    model.seats[0].money = 3;
    assert_eq!(refused(&model, "replace 4 @ 1,1"), "it costs $4, the seat has $3");
    // Only the slot price: $0. Museum +1 and +1 for the park, factory −1; the lake $2; population +2.
    play(&mut model, "replace 7 @ 1,1");
    assert_eq!(tracks(&model, 0), [5, 0, 2, 4]);
    assert_eq!(borough(&model, 0), ["suburbs", "community-park", "heavy-factory", "lake", "museum"]);
    assert_eq!((model.mover(), model.phase), (Some(1), Phase::Build)); // no discard
    assert_eq!(market(&model)[0], "museum");

    // `after` lines count the new tile, though the Planner was older than they are.
    let mut model = with_slot_seven("fancy-restaurant", "hotel");
    put(&mut model, 0, "inc-redevelopment-planner", (-1, 1));
    put(&mut model, 1, "fancy-restaurant", (-1, 1));
    play(&mut model, "replace 7 @ -1,1");
    assert_eq!((model.seats[0].income, model.seats[1].income), (3, -1));
}

#[test]
fn the_lines_of_single_tiles() {
    // Haunted House counts itself, Werewolf Den does not (N-1).
    let mut model = two_seats();
    model.place(0, tile("nightlife-haunted-house"), (0, 3));
    assert_eq!(tracks(&model, 0), [15, 0, 0, 14]); // 2 + 13 − 1; a line up and down; factory −1
    model.place(0, tile("nightlife-werewolf-den"), (0, 4));
    assert_eq!(tracks(&model, 0), [15, 2, 0, 12]); // −1 for the house by the den, −1 for the den by the house
    // Light Rail pays income and reputation for both categories (I-2).
    let mut model = two_seats();
    put(&mut model, 0, "boutique", (1, 1));
    model.place(0, tile("inc-light-rail"), (1, 0));
    // Suburbs and boutique: +2 each; boutique and park: the park +1 for an industrial tile.
    assert_eq!(tracks(&model, 0), [15, 2, 4, 2]);
    // A badge is no badge of basic tiles, lakes or other packs.
    let mut model = two_seats();
    put(&mut model, 0, "con-demo-hall", (-1, 1));
    put(&mut model, 1, "con-demo-hall", (-1, 1));
    model.place(0, tile("con-loading-dock-row"), (0, 3));
    assert_eq!(model.seats[0].income, 4 + 1);
    assert_eq!(model.seats[1].income, 0);
    // Everything that the table says can be read.
    assert_eq!(data::tiles().iter().filter(|tile| tile.pack != "base").count(), 128);
}
