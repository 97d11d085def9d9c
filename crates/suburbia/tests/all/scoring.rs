//! The end of a game, worked out by hand: every goal, ties, conversion of money, ranks and titles.

use crate::common::{base, base_and, play, position};
use game_core::{Dice, Game, Seat, SeatSet, View, Viewer};
use suburbia::Suburbia;
use suburbia::event::{Cause, Event};
use suburbia::goal::GoalId;
use suburbia::moves::Move;
use suburbia::rules::Rules;
use suburbia::score::{Final, score};
use suburbia::setup::{Edition, MAX_SEATS, Mode, Setup};
use suburbia::table::{Phase, Table};
use suburbia::tile::Track;

/// A table in the middle of a game; each text is the inside of a `[[seat]]`. An empty one is a seat at its start:
/// $15, income 0, reputation 1, population 2, Suburbs, Community Park and Heavy Factory.
fn table_of(rules: &'static Rules, head: &str, seats: &[impl AsRef<str>]) -> Table {
    let seats: String = seats.iter().map(|seat| format!("[[seat]]\n{}\n", seat.as_ref())).collect();
    *position(rules, &format!("{head}\n{seats}")).table()
}

fn standard(seats: &[impl AsRef<str>]) -> Table {
    table_of(base(), "", seats)
}

/// A borough in one column: each tile shares an edge with the one before it.
fn column(tiles: &[&str]) -> String {
    let tiles: Vec<String> =
        tiles.iter().enumerate().map(|(r, tile)| format!("\"{tile} @ 0,{r}\"")).collect();
    format!("tiles = [{}]", tiles.join(", "))
}

fn goal(table: &Table, id: &str) -> GoalId {
    table.rules().find_goal(id).unwrap_or_else(|| panic!("there is no goal '{id}'"))
}

/// Scores the table with a private goal for each seat.
fn score_holding(table: &Table, held: &[&str]) -> Final {
    let held: Vec<Option<GoalId>> = held.iter().map(|id| Some(goal(table, id))).collect();
    score(table, &held)
}

/// What a goal measures for each seat, and who is alone at the top.
#[track_caller]
fn check(id: &str, bonus: i32, seats: &[impl AsRef<str>], values: &[i32], winner: Option<u8>) {
    let table = standard(seats);
    let winner = winner.map(Seat);
    assert_eq!(table.rules().goal(goal(&table, id)).leader(&table), winner, "{id}: who leads");

    // Everybody holds the goal, so whoever is alone at the top scores it.
    let scored = score_holding(&table, &vec![id; table.seats()]);
    let held: Vec<_> = scored.goals.iter().filter(|goal| goal.owner.is_some()).collect();
    assert_eq!(held.len(), table.seats());
    for goal in held {
        assert_eq!(goal.values, values, "{id}");
        assert_eq!(goal.winner, goal.owner.filter(|_| goal.owner == winner), "{id}");
        assert_eq!(goal.bonus, if goal.winner.is_some() { bonus } else { 0 }, "{id}");
    }
    for seat in table.all_seats() {
        let before = table.tracks(seat);
        let bonuses: i32 =
            scored.goals.iter().filter(|goal| goal.winner == Some(seat)).map(|goal| goal.bonus).sum();
        let after = scored.seats[seat.index()].tracks;
        assert_eq!(after.population, before.population + bonuses + before.money / 5, "seat {seat}");
    }
}

// The twenty goals, each with three seats.

#[test]
fn air_traffic_controller_counts_airports() {
    let three = column(&["municipal-airport", "domestic-airport", "municipal-airport"]);
    let seats = [three, column(&["international-airport"]), String::new()];
    check("air-traffic-controller", 10, &seats, &[3, 1, 0], Some(0));
}

#[test]
fn aquaphobian_wants_the_fewest_lakes() {
    let seats = [column(&["suburbs", "lake"]), column(&["suburbs", "farm"]), column(&["lake", "lake"])];
    check("aquaphobian", 20, &seats, &[1, 0, 2], Some(1));
}

#[test]
fn aquatic_engineer_wants_the_most_lakes() {
    let seats = [column(&["suburbs", "lake"]), column(&["suburbs", "farm"]), column(&["lake", "lake"])];
    check("aquatic-engineer", 20, &seats, &[1, 0, 2], Some(2));
}

#[test]
fn billionaire_wants_the_most_money() {
    check("billionaire", 10, &["money = 15", "money = 16", "money = 0"], &[15, 16, 0], Some(1));
}

#[test]
fn builder_wants_the_most_residential_tiles() {
    let three = column(&["suburbs", "hostel", "condominium", "farm"]);
    let seats = [String::new(), three, column(&["suburbs", "apartments"])];
    check("builder", 15, &seats, &[1, 3, 2], Some(1));
}

#[test]
fn capitalist_wants_the_fewest_residential_tiles() {
    let seats = [column(&["suburbs", "hostel"]), column(&["farm", "lake"]), String::new()];
    check("capitalist", 20, &seats, &[2, 0, 1], Some(1));
}

#[test]
fn civil_engineer_wants_the_most_civic_tiles() {
    let seats =
        [column(&["museum", "university", "mint"]), String::new(), column(&["stadium", "community-park"])];
    check("civil-engineer", 15, &seats, &[3, 1, 2], Some(0));
}

#[test]
fn developer_wants_the_most_commercial_tiles() {
    let seats = [String::new(), column(&["casino", "hotel"]), column(&["skyscraper", "lake"])];
    check("developer", 10, &seats, &[0, 2, 1], Some(1));
}

#[test]
fn employer_wants_the_fewest_markers_in_the_borough() {
    // What counts is what was placed, on lakes too, and not what is still in hand.
    let two = r#"tiles = ["suburbs @ 0,0*", "community-park @ 0,1*"]
        markers = 0"#;
    let lake = r#"tiles = ["suburbs @ 0,0", "lake @ 0,1*"]
        markers = 2"#;
    check("employer", 15, &[two, "markers = 0", lake], &[2, 0, 1], Some(1));
    check("employer", 15, &[two, "markers = 3", "markers = 0"], &[2, 0, 0], None);
}

#[test]
fn environmentalist_wants_the_fewest_industrial_tiles() {
    let seats = [String::new(), column(&["farm", "landfill"]), column(&["suburbs", "hotel"])];
    check("environmentalist", 15, &seats, &[1, 2, 0], Some(2));
}

#[test]
fn harbormaster_wants_the_largest_group_of_lakes() {
    let seats =
        [column(&["lake", "suburbs", "lake", "lake"]), column(&["lake", "lake", "lake"]), String::new()];
    check("harbormaster", 10, &seats, &[2, 3, 0], Some(1));
}

#[test]
fn industrialist_wants_the_most_industrial_tiles() {
    // A Power Station serves industry, but it is civic.
    let seats =
        [String::new(), column(&["farm", "landfill", "warehouse"]), column(&["freeway", "power-station"])];
    check("industrialist", 15, &seats, &[1, 3, 1], Some(1));
}

#[test]
fn investor_wants_the_most_income() {
    check("investor", 15, &["income = 4", "income = 5", "income = -5"], &[4, 5, -5], Some(1));
}

#[test]
fn libertarian_wants_the_fewest_civic_tiles() {
    let seats = [String::new(), column(&["power-station", "postal-service"]), column(&["farm"])];
    check("libertarian", 15, &seats, &[1, 2, 0], Some(2));
}

#[test]
fn luminary_wants_the_most_reputation() {
    let seats = ["", "reputation = 15", "reputation = -5"];
    check("luminary", 10, &seats, &[1, 15, -5], Some(1));
}

#[test]
fn miscreant_wants_the_least_reputation() {
    let seats = ["", "reputation = 15", "reputation = -5"];
    check("miscreant", 20, &seats, &[1, 15, -5], Some(2));
}

#[test]
fn miser_wants_the_least_income() {
    check("miser", 15, &["income = 4", "income = -5", "income = -4"], &[4, -5, -4], Some(1));
}

#[test]
fn public_official_wants_the_largest_group_of_civic_tiles() {
    let split = column(&["museum", "hotel", "mint", "stadium"]);
    let seats = [split, column(&["university", "high-school", "museum"]), String::new()];
    check("public-official", 15, &seats, &[2, 3, 1], Some(1));
}

#[test]
fn socialist_wants_the_fewest_commercial_tiles() {
    let seats = [String::new(), column(&["casino"]), column(&["hotel", "casino"])];
    check("socialist", 10, &seats, &[0, 1, 2], Some(0));
}

#[test]
fn spendthrift_wants_the_least_money() {
    check("spendthrift", 10, &["money = 15", "money = 16", "money = 0"], &[15, 16, 0], Some(2));
}

// Ties, zero and less than zero.

#[test]
fn a_tie_at_the_top_scores_nothing() {
    let [one, two] = [column(&["suburbs"]), column(&["suburbs", "hostel"])];
    check("builder", 15, &[&two, &two, &one], &[2, 2, 1], None);
    check("builder", 15, &[&one, &one, &one, &one], &[1, 1, 1, 1], None);
    check("capitalist", 20, &[&one, &two, &two, &one], &[1, 2, 2, 1], None);
    // The first two tie, but both are behind the last.
    check("builder", 15, &[&one, &one, &two], &[1, 1, 2], Some(2));
    check("capitalist", 20, &[&two, &two, &one], &[2, 2, 1], Some(2));
}

#[test]
fn r6_fewest_can_be_won_with_zero_and_most_only_alone() {
    let [none, casino] = [column(&["suburbs"]), column(&["casino"])];
    check("socialist", 10, &[&casino, &none], &[1, 0], Some(1));
    check("socialist", 10, &[&none, &none, &casino], &[0, 0, 1], None);
    check("developer", 10, &[&none, &none, &none], &[0, 0, 0], None);
    check("investor", 15, &["income = -1", "income = 0", "income = -3"], &[-1, 0, -3], Some(1));
}

#[test]
fn r18_fewest_compares_negative_values_too() {
    check("miser", 15, &["income = 0", "income = -1"], &[0, -1], Some(1));
    check("miser", 15, &["income = -2", "income = -2", "income = 0"], &[-2, -2, 0], None);
    check("miscreant", 20, &["reputation = -4", "reputation = -5", ""], &[-4, -5, 1], Some(1));
    check("miscreant", 20, &["reputation = -5", "reputation = -5", ""], &[-5, -5, 1], None);
}

// R7: groups.

#[test]
fn r7_of_two_groups_the_larger_counts() {
    let two_and_three = r#"tiles = ["museum @ 0,0", "museum @ 0,1", "farm @ 0,2", "mint @ 0,3", "stadium @ 0,4", "university @ 1,3"]"#;
    let two_and_two = column(&["museum", "museum", "farm", "mint", "stadium"]);
    check("public-official", 15, &[two_and_three, &two_and_two], &[3, 2], Some(0));
}

#[test]
fn r7_only_edges_join() {
    // 0,0 and 1,1 point at each other with a corner; 0,1 and 1,0 between them are no civic tiles.
    let corner = r#"tiles = ["museum @ 0,0", "farm @ 0,1", "farm @ 1,0", "museum @ 1,1"]"#;
    let edge = r#"tiles = ["museum @ 0,0", "farm @ 0,1", "museum @ 1,0", "farm @ 1,1"]"#;
    check("public-official", 15, &[corner, ""], &[1, 1], None);
    check("public-official", 15, &[corner, edge], &[1, 2], Some(1));
}

#[test]
fn r7_lakes_and_civic_tiles_do_not_join_each_other() {
    let turns = column(&["museum", "lake", "museum", "lake", "museum"]);
    let pair = column(&["suburbs", "museum", "museum", "lake", "lake"]);
    check("public-official", 15, &[&turns, &pair], &[1, 2], Some(1));
    check("harbormaster", 10, &[&turns, &pair], &[1, 2], Some(1));
}

#[test]
fn r7_a_ring_of_lakes_is_one_group() {
    let ring = r#"tiles = ["suburbs @ 0,2", "lake @ 0,3", "lake @ 1,3", "lake @ 1,4", "lake @ 0,5", "lake @ -1,5", "lake @ -1,4"]"#;
    let five = column(&["lake", "lake", "lake", "lake", "lake"]);
    check("harbormaster", 10, &[&five, ring], &[5, 6], Some(1));
}

#[test]
fn r7_no_such_tile_is_a_group_of_zero() {
    check("harbormaster", 10, &["", ""], &[0, 0], None);
    check("public-official", 15, &[column(&["farm"]), String::new()], &[0, 1], Some(1));
}

// Private goals.

/// Three, one and two residential tiles; no public goal has anybody alone at the top.
fn three_boroughs() -> Table {
    standard(&[
        column(&["suburbs", "suburbs", "suburbs"]),
        column(&["suburbs"]),
        column(&["suburbs", "suburbs"]),
    ])
}

fn populations(scored: &Final) -> Vec<i32> {
    scored.seats.iter().map(|seat| seat.tracks.population).collect()
}

#[test]
fn a_private_goal_pays_only_its_owner() {
    // 2 population and 15 / 5 for everybody; the right owners get 15 and 20 more.
    let right = score_holding(&three_boroughs(), &["builder", "capitalist", "socialist"]);
    assert_eq!(populations(&right), [20, 25, 5]);
    let wrong = score_holding(&three_boroughs(), &["capitalist", "builder", "socialist"]);
    assert_eq!(populations(&wrong), [5, 5, 5]);
    assert!(wrong.goals.iter().all(|goal| goal.winner.is_none() && goal.bonus == 0));
}

#[test]
fn a_private_goal_needs_its_owner_alone_at_the_top_among_all_seats() {
    // Seats 0 and 2 tie at the top; that 2 does not hold the goal makes no difference.
    let table = standard(&["reputation = 4", "", "reputation = 4"]);
    let scored = score_holding(&table, &["luminary", "miscreant", "builder"]);
    assert_eq!(populations(&scored), [5, 25, 5]);
}

#[test]
fn public_goals_come_first_then_private_ones_in_turn_order() {
    let scored = score_holding(&three_boroughs(), &["builder", "capitalist", "socialist"]);
    let owners: Vec<_> = scored.goals.iter().map(|goal| goal.owner).collect();
    assert_eq!(owners, [None, None, None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]);
    let causes: Vec<Cause> = scored
        .events
        .iter()
        .map(|event| match event {
            Event::Change(change) => change.cause,
            Event::Deed(deed) => panic!("{deed:?}"),
        })
        .collect();
    assert_eq!(causes[..2], [Cause::Goal { id: "builder" }, Cause::Goal { id: "capitalist" }]);
    assert_eq!(causes[2..], [Cause::Conversion; 6]);
}

#[test]
fn without_private_goals_only_public_ones_count() {
    let scored = score(&three_boroughs(), &[None; MAX_SEATS]);
    assert_eq!(scored.goals.len(), 3);
    assert_eq!(populations(&scored), [5, 5, 5]);
}

#[test]
fn a_public_goal_goes_to_the_one_seat_alone_at_the_top() {
    // The public goals of this table are Air Traffic Controller, Aquaphobian and Aquatic Engineer.
    let table = standard(&[column(&["lake", "domestic-airport"]), column(&["lake"]), String::new()]);
    let scored = score(&table, &[None; MAX_SEATS]);
    let winners: Vec<_> = scored.goals.iter().map(|goal| goal.winner).collect();
    assert_eq!(winners, [Some(Seat(0)), Some(Seat(2)), None]);
    assert_eq!(populations(&scored), [2 + 10 + 3, 2 + 3, 2 + 20 + 3]);
}

// R18: what goals see.

#[test]
fn r18_goals_are_measured_before_any_bonus() {
    let rules = base_and(
        r#"[[goal]]
        id = "metropolis"
        name = "Metropolis"
        best = "most"
        measure = { stat = "population" }
        bonus = 7"#,
    );
    let lake = |population| format!("{}\nmoney = 0\npopulation = {population}", column(&["suburbs", "lake"]));
    let dry = "money = 0\npopulation = 15".to_owned();
    let table = table_of(rules, "", &[lake(20), dry, lake(2)]);
    // The Aquaphobian's 20 take seat 1 past seat 0, but too late.
    let scored = score_holding(&table, &["metropolis"; 3]);
    assert_eq!(scored.goals[1].winner, Some(Seat(1)));
    assert_eq!(scored.goals[3].values, [20, 15, 2]);
    assert_eq!(populations(&scored), [27, 35, 2]);
}

#[test]
fn r18_goals_are_measured_before_money_is_converted() {
    // After conversion $10 would be $0 and $4 still $4.
    check("billionaire", 10, &["money = 10", "money = 4"], &[10, 4], Some(0));
    check("spendthrift", 10, &["money = 10", "money = 4"], &[10, 4], Some(1));
}

// From goals to ranks.

#[test]
fn red_lines_are_ignored_during_scoring() {
    // From 14 to 14 + 15 + 5 = 34: red lines lie after 14, 21 and 28.
    let grown = "income = 3\nreputation = 2\npopulation = 14\nmoney = 25";
    let table = standard(&[grown, "reputation = 0", "reputation = 0"]);
    let scored = score_holding(&table, &["investor", "builder", "builder"]);
    let after = scored.seats[0].tracks;
    assert_eq!((after.population, after.income, after.reputation, after.money), (34, 3, 2, 0));
    let moves_a_track = |event: &Event| match event {
        Event::Change(change) => matches!(change.track, Track::Income | Track::Reputation),
        Event::Deed(_) => false,
    };
    assert!(!scored.events.iter().any(moves_a_track));
}

#[test]
fn every_five_dollars_become_one_population_and_the_rest_is_kept() {
    for (money, people, rest) in
        [(0, 0, 0), (4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (14, 2, 4), (104, 20, 4)]
    {
        let seat = format!("population = 30\nmoney = {money}");
        let scored = score(&table_of(base(), "mode = \"lone-architect\"", &[seat]), &[None; MAX_SEATS]);
        let after = scored.seats[0].tracks;
        assert_eq!((after.population, after.money), (30 + people, rest), "${money}");
    }
}

/// The ranks of seats that differ only in their numbers, so that no goal is scored.
#[track_caller]
fn check_ranks(seats: &[&str], ranks: &[usize]) {
    let scored = score(&standard(seats), &[None; MAX_SEATS]);
    assert!(scored.goals.iter().all(|goal| goal.winner.is_none()));
    assert_eq!(scored.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), ranks);
    let winners: SeatSet = (0..seats.len()).filter(|&seat| ranks[seat] == 1).map(Seat::from_index).collect();
    assert_eq!(scored.outcome().winners, winners);
}

#[test]
fn population_decides_first_and_converted_money_is_part_of_it() {
    check_ranks(&["population = 20", "population = 22", "population = 21"], &[3, 1, 2]);
    check_ranks(&["population = 20\nmoney = 10", "population = 21\nmoney = 4"], &[1, 2]);
    let all_but_population = "population = 20\nreputation = 15\nincome = 15\nmoney = 4";
    check_ranks(&[all_but_population, "population = 21\nreputation = -5\nincome = -5\nmoney = 0"], &[2, 1]);
}

#[test]
fn then_reputation_then_income_then_remaining_money() {
    check_ranks(&["reputation = 2\nincome = 0\nmoney = 0", "reputation = 1\nincome = 9\nmoney = 4"], &[1, 2]);
    check_ranks(&["income = 1\nmoney = 4", "income = 2\nmoney = 0"], &[2, 1]);
    check_ranks(&["money = 0", "money = 4", "money = 1"], &[3, 1, 2]);
    // $9 are one population and $4, so these two are equal in the end.
    check_ranks(
        &["population = 5\nmoney = 4", "population = 4\nmoney = 9", "population = 5\nmoney = 3"],
        &[1, 1, 3],
    );
}

#[test]
fn equal_in_everything_share_the_rank_and_the_win() {
    check_ranks(&["", "", "population = 1"], &[1, 1, 3]);
    check_ranks(&["", "population = 9", "", "population = 1"], &[2, 1, 2, 4]);
    check_ranks(&["", "", ""], &[1, 1, 1]);
}

// Solo titles.

#[test]
fn the_lone_architect_gets_the_title_of_the_step() {
    for (lowest, highest, title) in [
        (0, 59, "Junior Intern"),
        (60, 75, "Subcontractor"),
        (76, 90, "Draftsman"),
        (91, 105, "Architectural Designer"),
        (106, 120, "Architectural Engineer"),
        (121, 135, "Principal Architect"),
        (136, 999, "CEO of Suburbia Inc."),
    ] {
        for population in [lowest, highest] {
            let seat = format!("population = {population}\nmoney = 4");
            let scored = score(&table_of(base(), "mode = \"lone-architect\"", &[seat]), &[None; MAX_SEATS]);
            assert!(scored.goals.is_empty());
            assert_eq!(scored.seats[0].title, Some(title), "{population}");
        }
    }
    let scored = score(
        &table_of(base(), "mode = \"lone-architect\"", &["population = 58\nmoney = 10"]),
        &[None; MAX_SEATS],
    );
    assert_eq!(scored.seats[0].title, Some("Subcontractor"), "money counts");
}

#[test]
fn against_dale_there_is_a_title_only_for_a_win_that_is_not_shared() {
    let titles = |you: &str, dale: &str| -> Vec<Option<&str>> {
        let scored = score(&table_of(base(), "mode = \"dale\"", &[you, dale]), &[None; MAX_SEATS]);
        assert!(scored.goals.iter().all(|goal| goal.winner.is_none()));
        scored.seats.iter().map(|seat| seat.title).collect()
    };
    assert_eq!(titles("population = 76", "population = 75"), [Some("Draftsman"), None]);
    assert_eq!(titles("population = 76", "population = 77"), [None, None]);
    assert_eq!(titles("population = 76", "population = 76"), [None, None]);
    let by_reputation = titles("population = 76\nreputation = 2", "population = 76\nreputation = 1");
    assert_eq!(by_reputation, [Some("Draftsman"), None]);
}

#[test]
fn at_a_table_of_many_there_are_no_titles() {
    assert!(
        score(&standard(&["population = 140", ""]), &[None; MAX_SEATS])
            .seats
            .iter()
            .all(|seat| seat.title.is_none())
    );
}

// Whole ends.

#[test]
fn the_last_round_of_two_seats_worked_out() {
    let mut game = position(
        base(),
        r#"market = ["farm", "mint", "casino", "mobile-home-community", "museum", "hotel", "stadium"]
        draws = ["one-more-round", "hostel", "resort", "resort", "hostel"]
        [[seat]]
        [[seat]]"#,
    );
    // The lakes touch the factory, $2 each. One More Round comes at the end of seat 0's first turn.
    play(&mut game, "lake 7 @ 0,3");
    play(&mut game, "lake 7 @ 0,3");
    // This lake touches Suburbs and Community Park, $4.
    play(&mut game, "lake 7 @ 1,0");
    assert!(game.final_scoring().is_none() && game.outcome().is_none());
    // $4 for six people, and $2 from the lake above it.
    play(&mut game, "buy 7 @ 0,4");
    assert_eq!(game.table().phase(), Phase::Over);

    let before = |seat| (game.table().tracks(Seat(seat)).money, game.table().tracks(Seat(seat)).population);
    assert_eq!((before(0), before(1)), ((21, 4), (15, 10)));
    // Nobody has an airport; two lakes against one: the Aquaphobian is seat 1.
    let scored = game.final_scoring().expect("it is over");
    assert_eq!(scored.goals[1].values, [2, 1]);
    assert_eq!(populations(&scored), [4 + 4, 10 + 20 + 3]);
    assert_eq!((scored.seats[0].tracks.money, scored.seats[1].tracks.money), (1, 0));
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.scores, outcome.winners), (vec![8, 33], SeatSet::just(Seat(1))));
}

#[test]
fn dale_ends_at_once_and_you_are_ranked_against_him() {
    // You: a lake below the factory, $2, then reputation 1. Dale: the most expensive tile for $3.
    let mut game = position(
        base(),
        r#"mode = "dale"
        market = ["hostel", "hostel", "hostel", "hostel"]
        draws = ["one-more-round"]
        [[seat]]
        population = 90
        [[seat]]"#,
    );
    play(&mut game, "lake 4 @ 0,3");
    let (seat, mv) = game.automatic_move().expect("it is Dale's turn");
    game.play(seat, mv, &mut ()).expect("his own move");
    assert_eq!(game.table().phase(), Phase::Over);
    // 90 and 1; $17 are 3 people and $2. Billionaire: 17 against 12. Builder: 1 against 2 with Dale's Hostel.
    let scored = game.final_scoring().expect("it is over");
    let winners: Vec<_> = scored.goals.iter().map(|goal| (goal.values.clone(), goal.winner)).collect();
    assert_eq!(winners, [(vec![0, 0], None), (vec![17, 12], Some(Seat(0))), (vec![1, 2], Some(Seat(1)))]);
    assert_eq!(scored.seats[0].tracks.population, 91 + 10 + 3);
    assert_eq!((scored.seats[0].title, scored.seats[1].title), (Some("Architectural Designer"), None));
}

#[test]
fn the_kept_goals_are_scored_in_turn_order_from_the_start_seat() {
    let setup = Setup::new(base(), Edition::Second, Mode::Standard, 3).expect("a table for three");
    let mut starts = SeatSet::EMPTY;
    for seed in 0..12 {
        let mut game = Suburbia::new(&setup, seed);
        let mut kept = Vec::new();
        for seat in game.table().all_seats() {
            let [_, second] = game.view(Viewer::Seat(seat)).dealt_goals().expect("two goals each");
            game.play(seat, Move::Keep { goal: second }, &mut ()).expect("it was dealt");
            kept.push((second, Some(seat)));
        }
        let public: Vec<_> = game.table().public_goals().iter().map(|&goal| (goal, None)).collect();
        let start = game.table().start();
        let mut dice = Dice::new(seed, 1);
        while let Some(seat) = game.to_act().lowest() {
            let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).expect("a seat to act has a move");
            game.play(seat, mv, &mut ()).expect("it was listed");
        }
        kept.rotate_left(start.index());
        let scored = game.final_scoring().expect("it is over");
        let goals: Vec<_> = scored.goals.iter().map(|goal| (goal.goal, goal.owner)).collect();
        assert_eq!(goals, [public, kept].concat(), "seed {seed}");
        starts = starts.with(start);
    }
    assert_eq!(starts, SeatSet::first(3), "the seeds show every start seat");
}
