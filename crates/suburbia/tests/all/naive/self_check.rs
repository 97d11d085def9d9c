//! Small positions of the base game worked out by hand from the rules page and the rulebook's examples, to check
//! the checker.

use super::check_audit;
use super::data::{self, Track};
use super::model::{Cause, Edition, Mode, Model, Phase};
use super::moves::Move;
use super::positions::{MARKET, game, market, play, put, refused, set_tracks, tracks, two_seats};
use super::scoring::{alone_at_the_top, measure, score, title};
use super::{effects::red_line_after, final_position};
use serde_json::{Value, json};

#[test]
fn office_building_of_the_rulebook() {
    let mut model = two_seats();
    play(&mut model, "buy 5 @ 1,1");
    // 15 − 9 − 2, income +1 at once, reputation +1 by the park; then +1 money and +2 population.
    assert_eq!(tracks(&model, 0), [5, 1, 2, 4]);
    let expected = ["casino", "farm", "mint", "landfill", "freeway", "hostel", "museum"];
    assert_eq!(market(&model), expected);
    assert_eq!(model.mover(), Some(1));
}

/// Gage's borough: a parking lot beside park and office building.
fn gage() -> Model {
    let mut model = two_seats();
    put(&mut model, 0, "parking-lot", (1, 0));
    put(&mut model, 0, "office-building", (2, 0));
    model
}

#[test]
fn investing_in_the_parking_lot_of_the_rulebook() {
    let mut model = gage();
    play(&mut model, "invest @ 1,0");
    assert_eq!(tracks(&model, 0), [3, 3, 1, 2]);
    assert_eq!(model.seats[0].markers, 2);
    assert_eq!(model.phase, Phase::Discard);
    play(&mut model, "discard 5"); // $2, then income 3 and reputation 1
    assert_eq!(tracks(&model, 0), [4, 3, 1, 3]);
    play(&mut model, "lake 7 @ 1,1");
    assert_eq!(refused(&model, "invest @ 1,0"), "the tile at (1, 0) has a marker already");
}

#[test]
fn investing_in_the_community_park_of_the_rulebook() {
    let mut model = gage();
    play(&mut model, "invest @ 0,1");
    assert_eq!(tracks(&model, 0), [11, -1, 4, 2]);
    play(&mut model, "discard 7"); // money 10, population 6
    play(&mut model, "lake 7 @ 1,1"); // seat 1
    play(&mut model, "lake 7 @ 3,0"); // +2 −1 money, population 10
    play(&mut model, "lake 7 @ 2,1"); // seat 1
    assert_eq!(tracks(&model, 0), [11, -1, 4, 10]);
    // A factory beside the invested park: +2 reputation, income +1; the factory itself: −1 for the park.
    play(&mut model, "basic heavy-factory @ -1,2");
    assert_eq!(tracks(&model, 0), [8, 0, 5, 10]);
}

#[test]
fn investing_in_a_lake_with_five_neighbours() {
    let mut model = two_seats();
    for (id, at) in [
        ("lake", (1, 1)),
        ("convenience-store", (1, 0)),
        ("convenience-store", (2, 0)),
        ("convenience-store", (1, 2)),
    ] {
        put(&mut model, 0, id, at);
    }
    play(&mut model, "invest @ 1,1");
    assert_eq!(tracks(&model, 0), [25, 0, 1, 2]);
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 1,1"); // seat 1
    play(&mut model, "basic suburbs @ 2,1"); // −3, twice $2 by the lake
    assert_eq!(model.seats[0].money, 26);
}

#[test]
fn waterfront_realty_counts_pairs() {
    let mut model = two_seats();
    put(&mut model, 0, "waterfront-realty", (1, 0));
    put(&mut model, 0, "lake", (1, 1));
    model.seats[0].tiles[3].invested = true;
    // Beside the lake and the factory: −3 + 2 (lake) + 4 (realty, doubled); reputation −1; population +2.
    play(&mut model, "basic suburbs @ 1,2");
    assert_eq!(tracks(&model, 0), [18, 0, 0, 4]);
    play(&mut model, "discard 7");
    play(&mut model, "lake 7 @ 1,1"); // seat 1: park and factory
    assert_eq!(tracks(&model, 1), [19, 0, 1, 3]);
    // A lake touching the realty and the other lake: one new pair.
    play(&mut model, "lake 7 @ 2,0");
    assert_eq!(tracks(&model, 0), [18 + 2 + 4, 0, 0, 4]);
    // Placing the realty counts all pairs: two of the old lake (1,1), the pair with itself, and the lake pays
    // $2.
    let mut model = two_seats();
    put(&mut model, 0, "lake", (1, 1));
    model.place(0, data::tile("waterfront-realty").unwrap(), (1, 0));
    assert_eq!(model.seats[0].money, 15 + 3 * 2 + 2);
}

#[test]
fn later_restaurants_hurt_the_fancy_one() {
    let mut model = two_seats();
    let (fancy, fast) =
        (data::tile("fancy-restaurant").unwrap(), data::tile("fast-food-restaurant").unwrap());
    model.place(1, fast, (0, 3)); // older, does not count
    model.place(0, fancy, (0, 3));
    assert_eq!(model.seats[0].income, 3);
    model.place(1, fast, (0, 4));
    assert_eq!(model.seats[0].income, 2);
    model.apply_investment(0, 3); // +3, −1 for the one built since
    assert_eq!(model.seats[0].income, 4);
    model.place(0, fast, (0, 4)); // +1, twice −1; no residential tile beside it
    assert_eq!(tracks(&model, 0), [15, 3, 1, 2]);
}

#[test]
fn scopes_count_the_boroughs_they_name() {
    let mut model = two_seats();
    let tile = |id| data::tile(id).unwrap();
    model.place(0, tile("hotel"), (0, 3)); // +1 population for the suburbs of seat 1
    assert_eq!(tracks(&model, 0), [15, 1, 1, 3]);
    model.place(1, tile("homeowners-association"), (0, 3)); // three residential tiles in all; rep −1 by the factory
    assert_eq!(tracks(&model, 1), [21, 0, 0, 3]);
    assert_eq!(tracks(&model, 0), [15, 1, 1, 4]);
    model.place(0, tile("suburbs"), (0, 4)); // own borough: nothing for the hotel, $2 for seat 1
    assert_eq!(tracks(&model, 0), [15, 1, 1, 6]);
    assert_eq!(tracks(&model, 1), [23, 0, 0, 3]);
}

#[test]
fn the_new_tile_acts_before_its_neighbours() {
    let mut model = gage();
    model.seats[0].income = 15;
    model.place(0, data::tile("community-park").unwrap(), (1, 1)); // −1, then +1 by the parking lot
    assert_eq!(model.seats[0].income, 15);
}

#[test]
fn red_lines_lie_where_they_are_printed() {
    let up_to_110: Vec<i64> = (0..110).filter(|&p| red_line_after(p)).collect();
    assert_eq!(up_to_110[..3], [14, 21, 28]);
    assert_eq!(up_to_110[18..], [100, 102, 104, 106, 108]);
}

#[test]
fn each_red_line_is_clamped_on_its_own() {
    let population = |model: &mut Model, amount| {
        model.change(0, Track::Population, amount, Cause::PopulationStep);
    };
    let mut model = two_seats();
    set_tracks(&mut model, 0, [0, -4, 3, 14]);
    population(&mut model, 8); // two lines up; the second −1 of income is forgotten
    assert_eq!(tracks(&model, 0), [0, -5, 1, 22]);
    population(&mut model, -8);
    assert_eq!(tracks(&model, 0), [0, -3, 3, 14]);

    put(&mut model, 0, "casino", (1, 1));
    set_tracks(&mut model, 0, [0, -5, 15, 14]);
    population(&mut model, 1); // −1 + 1 is nothing
    assert_eq!(tracks(&model, 0), [0, -5, 14, 15]);
    population(&mut model, -1); // downwards the Casino is silent
    assert_eq!(tracks(&model, 0), [0, -4, 15, 14]);

    model.mode = Mode::LoneArchitect;
    model.seats[0].tiles[3].invested = true;
    population(&mut model, 1); // −2 + 2, and −2
    assert_eq!(tracks(&model, 0), [0, -4, 13, 15]);
}

#[test]
fn debts_are_paid_with_population_and_the_other_way_round() {
    let mut model = two_seats();
    set_tracks(&mut model, 0, [2, -5, -2, 16]);
    model.income_step(0); // pays 2, owes 3: population 13, one line down
    assert_eq!(tracks(&model, 0), [0, -4, -1, 13]);
    set_tracks(&mut model, 0, [2, -5, -2, 1]);
    model.income_step(0); // owes 3, has 1: the rest is forgiven
    assert_eq!(tracks(&model, 0), [0, -5, -2, 0]);
    set_tracks(&mut model, 0, [2, 0, -5, 1]);
    model.population_step(0); // four points left, $2 on hand
    assert_eq!(tracks(&model, 0), [0, 0, -5, 0]);
}

#[test]
fn the_first_edition_discards_after_income_and_population() {
    let mut model = game(Edition::First, Mode::Standard, 2, &MARKET, &["casino"; 9]);
    play(&mut model, "basic suburbs @ 1,0"); // −3, reputation +1 by the park, population +2 +2
    assert_eq!(tracks(&model, 0), [12, 0, 2, 6]);
    assert_eq!((model.mover(), model.phase), (Some(0), Phase::Discard));
    play(&mut model, "discard 1");
    assert_eq!(tracks(&model, 0), [2, 0, 2, 6]);
    assert_eq!((model.mover(), model.phase), (Some(1), Phase::Build));
}

#[test]
fn a_discard_nobody_can_afford_is_skipped() {
    let mut model = two_seats();
    model.stack.clear();
    model.market[5] = None;
    model.market[6] = None;
    model.seats[0].money = 4;
    play(&mut model, "basic suburbs @ 1,0"); // $1 left, the cheapest slot costs $2
    assert_eq!((model.mover(), model.phase), (Some(1), Phase::Build));
    let expected = ["-", "-", "farm", "mint", "landfill", "freeway", "office-building"];
    assert_eq!(market(&model), expected);
}

#[test]
fn illegal_moves_are_refused() {
    let mut model = two_seats();
    assert_eq!(refused(&model, "lake 7 @ 1,-1"), "(1, -1) is under the borough board");
    assert_eq!(refused(&model, "lake 7 @ 0,0"), "(0, 0) is taken");
    assert_eq!(refused(&model, "lake 7 @ 2,0"), "(2, 0) is not next to one of the seat's tiles");
    assert_eq!(refused(&model, "lake 8 @ 1,0"), "there is no slot 8");
    assert_eq!(refused(&model, "buy 1 @ 1,0"), "it costs $19, the seat has $15");
    assert_eq!(refused(&model, "invest @ 1,0"), "the seat has no tile at (1, 0)");
    assert_eq!(refused(&model, "discard 7"), "no discard is due");
    assert_eq!(refused(&model, "keep miser"), "goals are kept before the first turn");
    assert_eq!(refused(&model, "basic farm @ 1,0"), "farm is no basic tile");
    assert_eq!(refused(&model, "pass"), "only Dale passes");
    model.basics[0] = 0;
    assert_eq!(refused(&model, "basic suburbs @ 1,0"), "the supply of suburbs has run out");
    model.seats[0].markers = 0;
    assert_eq!(refused(&model, "invest @ 0,0"), "no marker is left");
    for text in ["buy 05 @ 1,1", "buy 5@1,1", "buy 5 @ +1,1", ""] {
        assert!(Move::read(text).is_err(), "{text}");
    }
}

#[test]
fn one_more_round_gives_every_seat_the_same_number_of_turns() {
    let draws = ["casino", "one-more-round", "stadium", "casino", "casino"];
    let mut model = game(Edition::Second, Mode::Standard, 2, &MARKET, &draws);
    model.start = 1;
    model.turn = 1;
    let turns = [(1, "1,1"), (0, "1,1"), (1, "1,0"), (0, "1,0")];
    for (seat, at) in turns {
        assert_eq!(model.mover(), Some(seat));
        play(&mut model, &format!("lake 7 @ {at}"));
    }
    // Drawn in the first round's last turn, so the second round was the last.
    assert_eq!(model.mover(), None);
    let expected = ["casino", "casino", "stadium", "casino", "farm", "mint", "landfill"];
    assert_eq!(market(&model), expected);
}

#[test]
fn the_lone_architect_discards_twice_and_draws_twice() {
    let draws = ["casino", "stadium", "resort"];
    let mut model = game(Edition::Second, Mode::LoneArchitect, 1, &MARKET, &draws);
    play(&mut model, "lake 7 @ 1,1"); // park and factory: $4; then population +1
    assert_eq!(tracks(&model, 0), [19, 0, 1, 3]);
    assert_eq!(model.phase, Phase::Discard);
    assert_eq!(refused(&model, "discard 7"), "slot 7 is empty");
    play(&mut model, "discard 5"); // still $2, nothing has slid
    let expected = ["stadium", "casino", "farm", "mint", "landfill", "freeway", "hostel"];
    assert_eq!(market(&model), expected);
    assert_eq!((model.seats[0].money, model.phase), (17, Phase::Build));
}

#[test]
fn dale_buys_the_most_expensive_tile_for_the_best_place() {
    let slots = ["convenience-store", "business-supply-store", "farm", "hostel"];
    let draws = ["mint", "freeway", "one-more-round", "casino"];
    let mut model = game(Edition::Second, Mode::Dale, 2, &slots, &draws);
    play(&mut model, "lake 4 @ 1,1");
    assert_eq!(market(&model)[3], "-");
    // 6 + 6 and 8 + 4 tie: the leftmost. Four cells touch the park: the one with the lowest r.
    assert_eq!(model.dales_choice(), Some((1, (1, 0))));
    assert_eq!(refused(&model, "buy 2 @ 1,0"), "Dale buys slot 1 and builds at (1, 0)");
    play(&mut model, "buy 1 @ 1,0");
    assert_eq!(tracks(&model, 1), [13, 1, 2, 4]);
    // The refill meets One More Round: the game is over at once.
    assert_eq!(market(&model), ["mint", "freeway", "-", "-"]);
    assert_eq!(model.mover(), None);
}

#[test]
fn dale_minds_his_tracks_only() {
    let slots = ["landfill", "hostel", "hostel", "hostel"];
    let mut model = game(Edition::Second, Mode::Dale, 2, &slots, &[]);
    model.turn = 1;
    // The landfill has income +2 and loses 1 reputation per neighbour; the park gives one back. Beside the
    // park there are always two neighbours, elsewhere one: every cell comes to +2 −1, so the lowest r
    // decides.
    assert_eq!(model.dales_choice(), Some((1, (1, 0))));
    // At the lower end of the scale the loss is forgotten before the park gives its point; elsewhere there is
    // none.
    model.seats[1].reputation = -5;
    put(&mut model, 1, "lake", (1, 0));
    put(&mut model, 1, "lake", (2, -1)); // (3,−1) would have the lowest r
    assert_eq!(model.dales_choice(), Some((1, (-1, 1))));
    model.seats[1].tiles.truncate(3);
    // At the upper end of income only reputation counts.
    model.seats[1].income = 15;
    model.seats[1].reputation = 0;
    put(&mut model, 1, "lake", (0, 3)); // beside the lake alone nothing is lost
    assert_eq!(model.dales_choice(), Some((1, (1, 3))));
}

#[test]
fn goals_go_to_a_seat_alone_at_the_top() {
    let goal = |id| data::goal(id).unwrap();
    let mut model = two_seats();
    assert_eq!(alone_at_the_top(&model, goal("builder")), None);
    put(&mut model, 0, "hostel", (1, 1));
    put(&mut model, 0, "museum", (1, 0)); // touches the park
    put(&mut model, 0, "museum", (0, 3)); // does not
    put(&mut model, 1, "lake", (1, 1));
    assert_eq!(alone_at_the_top(&model, goal("builder")), Some(0));
    assert_eq!(alone_at_the_top(&model, goal("capitalist")), Some(1));
    assert_eq!(alone_at_the_top(&model, goal("aquaphobian")), Some(0));
    assert_eq!(measure(&model, 0, goal("public-official")), 2);
    assert_eq!(measure(&model, 0, goal("harbormaster")), 0);
    for listed in data::goals() {
        measure(&model, 0, listed); // every wording is known
    }
}

#[test]
fn scoring_adds_goals_and_every_five_dollars() {
    let mut model = two_seats();
    model.start = 1;
    model.public_goals = vec![data::goal("billionaire").unwrap(), data::goal("builder").unwrap()];
    model.kept_goals = vec![data::goal("miser").unwrap(), data::goal("luminary").unwrap()];
    set_tracks(&mut model, 0, [24, 3, 2, 50]);
    set_tracks(&mut model, 1, [19, 4, 3, 51]);
    // Seat 0: 50 + 10 (billionaire) + 15 (miser) + 4; seat 1: 51 + 10 (luminary) + 3.
    let goals = json!([
        {"goal": "billionaire", "kind": "public", "seat": 0, "bonus": 10},
        {"goal": "builder", "kind": "public", "seat": null, "bonus": 0},
        {"goal": "luminary", "kind": "private", "seat": 1, "bonus": 10},
        {"goal": "miser", "kind": "private", "seat": 0, "bonus": 15},
    ]);
    let seats = json!([
        {"population": 79, "reputation": 2, "income": 3, "money": 4, "rank": 1},
        {"population": 64, "reputation": 3, "income": 4, "money": 4, "rank": 2},
    ]);
    assert_eq!(final_position(&model), json!({"goals": goals, "seats": seats}));
}

#[test]
fn titles_follow_the_ladder_and_need_a_win_over_dale() {
    for (population, expected) in [
        (0, "Junior Intern"),
        (59, "Junior Intern"),
        (60, "Subcontractor"),
        (90, "Draftsman"),
        (105, "Architectural Designer"),
        (120, "Architectural Engineer"),
        (135, "Principal Architect"),
        (136, "CEO of Suburbia Inc."),
    ] {
        assert_eq!(title(population), expected);
    }
    let mut model = game(Edition::Second, Mode::Dale, 2, &MARKET[..4], &[]);
    let (_, shared) = score(&model);
    assert_eq!((shared[0].rank, shared[1].rank, shared[0].title), (1, 1, None));
    model.seats[0].money = 16;
    let (_, won) = score(&model);
    assert_eq!((won[0].rank, won[1].rank), (1, 2));
    assert_eq!((won[0].title, won[1].title), (Some("Junior Intern"), None));
}

/// A possible header for two seats of the second edition: tiles in the order of the table.
fn header() -> Value {
    let of = |letter: &str, count: usize| {
        let kinds = data::tiles().iter().filter(move |tile| tile.pack == "base" && tile.stack == letter);
        let copies = kinds.flat_map(|tile| vec![tile.id; tile.copies]);
        copies.take(count).collect::<Vec<_>>()
    };
    let mut stack = [of("A", 14), of("B", 12), of("C", 17)].concat();
    stack.insert(14 + 12 + 6 + 3, "one-more-round");
    let market = stack.drain(..7).collect::<Vec<_>>();
    json!({
        "audit": "tabletown-audit/1",
        "game": "suburbia",
        "rules": {"edition": "second", "mode": "standard", "packs": ["base"]},
        "seats": 2,
        "setup": {
            "start": 1,
            "market": market,
            "stack": stack,
            "basics": {"suburbs": 4, "community-park": 4, "heavy-factory": 4},
            "goals": {"public": ["miser", "builder"], "dealt": [["investor", "luminary"], ["employer", "capitalist"]]},
        },
    })
}

#[test]
fn impossible_set_ups_are_named() {
    type Spoil = fn(&mut Value);
    fn move_one_more_round(header: &mut Value, to: usize) {
        let stack = header["setup"]["stack"].as_array_mut().unwrap();
        stack.retain(|id| id != "one-more-round");
        stack.insert(to, json!("one-more-round"));
    }
    // 7 A, 12 B and 6 C tiles of the stack come before the part with One More Round, 5 C tiles after it.
    let cases: [(Spoil, &str); 13] = [
        (|_| (), "the audit stops before the game is over"),
        (|h| move_one_more_round(h, 25), "the audit stops before the game is over"),
        (|h| move_one_more_round(h, 31), "the audit stops before the game is over"),
        (|h| move_one_more_round(h, 24), "One More Round comes after 31 tiles instead of 32 to 38"),
        (|h| move_one_more_round(h, 32), "One More Round comes after 39 tiles instead of 32 to 38"),
        (|h| h["setup"]["stack"].as_array_mut().unwrap().swap(6, 7), "14 A, 12 B and 17 C"),
        (|h| h["setup"]["stack"][3] = json!("casino"), "14 A, 12 B and 17 C"),
        (|h| h["setup"]["market"][2] = json!("business-supply-store"), "comes 3 times"),
        (|h| h["setup"]["goals"]["public"][0] = json!("employer"), "employer comes twice"),
        (|h| h["setup"]["goals"]["public"] = json!(["miser"]), "1 public goals instead of 2"),
        (|h| h["setup"]["basics"]["suburbs"] = json!(5), "supply of suburbs is 5"),
        (|h| h["seats"] = json!(5), "not played with 5 seats"),
        (|h| h["setup"]["start"] = json!(2), "cannot start"),
    ];
    for (spoil, expected) in cases {
        let mut header = header();
        spoil(&mut header);
        let answer = check_audit(&[header, json!({"final": {}})]).unwrap_err();
        assert!(answer.contains(expected), "`{answer}` instead of `{expected}`");
    }
}
