//! The star track, bonus and challenge worked out by hand: sections 4 and 5.

use super::after;
use super::data::Track;
use super::geometry::Place;
use super::model::{Cause, Edition, Mode, Model, Open, Phase};
use super::packs;
use super::positions::{
    MARKET, card, game, index, market, play, put, set_tracks, tile, tracks, two_seats, with_stars,
};
use serde_json::json;

fn seats(number: usize) -> Model {
    let slots = if number == 5 { 8 } else { 7 };
    let ids: Vec<&str> = MARKET.iter().chain(["hotel"].iter()).copied().take(slots).collect();
    game(Edition::Collectors, Mode::Standard, number, &ids, &["casino"; 9])
}

fn award(id: &str) -> Open {
    Open::Lying(packs::award(id).expect("a bonus or challenge"))
}

#[test]
fn tokens_pass_over_full_spaces() {
    let mut model = seats(5);
    with_stars(&mut model, &[(0, 15), (1, 14), (2, 14), (3, 11), (4, 4)]);
    let cause = Cause::StarTrack;
    model.gold_stars(3, 4, cause); // 15 and 14 are full
    assert_eq!(model.tokens(), [(0, 15), (1, 14), (2, 14), (3, 13), (4, 4)]);
    model.gold_stars(3, 1, cause); // nothing further right has room
    model.gold_stars(3, 4, cause);
    model.gold_stars(2, 1, cause); // stays below seat 1
    model.gold_stars(0, 2, cause);
    assert_eq!(model.tokens(), [(0, 15), (1, 14), (2, 14), (3, 13), (4, 4)]);
    let moved: Vec<_> =
        model.changes.iter().map(|change| (change.seat, change.track, change.delta)).collect();
    assert_eq!(moved, [(3, "stars", 2)]);

    // Space 12 holds four, 13 three; a moved token lies on top.
    with_stars(&mut model, &[(0, 12), (1, 12), (2, 12), (3, 9), (4, 9)]);
    model.gold_stars(4, 3, cause);
    assert_eq!(model.tokens(), [(4, 12), (0, 12), (1, 12), (2, 12), (3, 9)]);
    model.gold_stars(3, 3, cause);
    assert_eq!(model.tokens(), [(4, 12), (0, 12), (1, 12), (2, 12), (3, 11)]);
}

#[test]
fn reward_spaces_pay_when_they_are_reached_or_passed() {
    let mut model = seats(2);
    with_stars(&mut model, &[(0, 3), (1, 3)]);
    model.gold_stars(0, 2, Cause::StarTrack); // reached
    assert_eq!(tracks(&model, 0), [15, 1, 1, 2]);
    model.gold_stars(0, 4, Cause::StarTrack);
    assert_eq!(tracks(&model, 0), [15, 1, 1, 2]);
    model.gold_stars(0, 4, Cause::StarTrack); // passed
    assert_eq!(tracks(&model, 0), [15, 1, 2, 2]);
    model.gold_stars(1, 9, Cause::StarTrack); // both, income first
    let rewards: Vec<_> =
        model.changes.iter().filter(|change| change.seat == 1 && change.track != "stars").collect();
    assert_eq!(rewards.iter().map(|change| change.track).collect::<Vec<_>>(), ["income", "reputation"]);
}

#[test]
fn stars_come_before_the_immediate_effect_and_again_with_a_marker() {
    let mut model = seats(2);
    with_stars(&mut model, &[(1, 0), (0, 0)]);
    model.seats[0].income = 15;
    model.gold_stars(0, 4, Cause::StarTrack);
    // Ghost Town Replica: its second star meets the reward at the limit; income +1, population −4.
    model.place(0, tile("five-star-ghost-town-replica"), (0, 3));
    assert_eq!(tracks(&model, 0), [15, 15, 0, 0]); // the factory takes 1 reputation
    assert_eq!(model.tokens(), [(0, 6), (1, 0)]);
    let built = index(&model, 0, (0, 3));
    model.apply_investment(0, built);
    assert_eq!(model.tokens(), [(0, 8), (1, 0)]);
    // A lake made of a Star tile moves nothing, a city with stars does (T-8).
    model.place(1, tile("lake"), (1, 1));
    assert_eq!(model.space(1), 0);
    model.place(1, tile("ce-toronto"), (1, 0));
    assert_eq!(model.space(1), 1);
    // Without the track stars mean nothing.
    model.track = None;
    model.place(0, tile("five-star-founders-statue"), (0, 4));
    assert_eq!(model.space(0), 0);
}

#[test]
fn a_round_ends_with_one_more_and_one_less_and_a_new_order() {
    let mut model = seats(4);
    with_stars(&mut model, &[(3, 6), (1, 6), (0, 2), (2, 2)]);
    model.star_order = Some(vec![2, 0, 1, 3]);
    for (seat, population) in [(0, 0), (1, 14), (2, 15), (3, 7)] {
        model.seats[seat].population = population;
    }
    model.end_of_round();
    assert_eq!(tracks(&model, 0), [15, 0, 1, 0]); // the floor
    assert_eq!(tracks(&model, 1), [15, -1, 0, 15]); // a red line up
    assert_eq!(tracks(&model, 2), [15, 1, 2, 14]); // and down
    assert_eq!(tracks(&model, 3), [15, 0, 1, 8]);
    let seats: Vec<usize> =
        model.changes.iter().filter(|c| c.cause == Cause::StarRound).map(|c| c.seat).collect();
    assert_eq!(seats, [1, 3, 2]); // in the order of play just ended; nothing changed for seat 0
    assert_eq!(model.order(), [3, 1, 0, 2]);
    assert_eq!(model.ended_order, Some(vec![2, 0, 1, 3]));

    // Nothing if all are on one space.
    let mut model = self::seats(2);
    with_stars(&mut model, &[(1, 4), (0, 4)]);
    model.end_of_round();
    assert!(model.changes.is_empty());
    assert_eq!(model.order(), [1, 0]);
}

#[test]
fn the_new_order_rules_the_next_round() {
    let slots = ["farm", "mint", "landfill", "freeway", "office-building", "five-star-hedge-maze", "museum"];
    let mut model = game(Edition::Second, Mode::Standard, 2, &slots, &["casino"; 9]);
    model.with_packs = true;
    model.start = 1;
    model.turn = 1;
    model.lay_out_stars(vec![1, 0]);
    play(&mut model, "lake 7 @ 1,1");
    assert_eq!(after(&model)["stars"], json!([[1, 0], [0, 0]]));
    assert_eq!(model.mover(), Some(0));
    play(&mut model, "buy 7 @ -1,1"); // two stars and nothing else; population +1
    assert_eq!(tracks(&model, 0), [8, 0, 1, 4]); // +1 for the lead
    assert_eq!(tracks(&model, 1), [19, 0, 1, 2]); // 2 + 1 − 1
    assert_eq!(after(&model)["stars"], json!([[0, 2], [1, 0]]));
    assert_eq!(after(&model)["order"], json!([0, 1]));
    assert_eq!((model.mover(), model.round), (Some(0), 2)); // twice in a row
    play(&mut model, "lake 7 @ 1,1");
    assert_eq!(model.mover(), Some(1));
}

#[test]
fn one_more_round_is_played_in_the_new_order() {
    let mut model = two_seats();
    model.stack = ["casino", "one-more-round", "casino", "casino", "casino"].map(card).into();
    model.with_packs = true;
    model.lay_out_stars(vec![0, 1]);
    play(&mut model, "lake 7 @ 1,1");
    model.gold_stars(1, 1, Cause::StarTrack);
    play(&mut model, "lake 7 @ 1,1"); // One More Round; then seat 1 is first
    for (seat, at) in [(1, "1,0"), (0, "1,0")] {
        assert_eq!(model.mover(), Some(seat));
        play(&mut model, &format!("lake 7 @ {at}"));
    }
    assert_eq!(model.mover(), None);
    assert_eq!((model.order(), model.ended_order.clone()), (vec![1, 0], Some(vec![1, 0])));
    // Both rounds ended with +1 and −1; the last one too.
    assert_eq!([model.seats[0].population, model.seats[1].population], [2, 6]);
}

#[test]
fn the_bonus_is_scored_when_it_is_drawn() {
    let mut model = two_seats();
    model.bonus = award("inc-bonus-waterfront-bonus");
    model.stack = ["casino", "score-bonus", "stadium"].map(card).into();
    put(&mut model, 0, "lake", Place::Border((0, 1), 5));
    play(&mut model, "lake 7 @ -1,1"); // the casino; the card below waits
    assert!(matches!(model.bonus, Open::Lying(_)));
    assert_eq!(tracks(&model, 0), [19, 0, 1, 3]);
    play(&mut model, "lake 7 @ 1,1"); // seat 1 has one lake, seat 0 two
    assert_eq!((model.seats[0].income, model.seats[1].income), (4, 0));
    assert_eq!(tracks(&model, 1), [19, 0, 1, 3]); // after the income step
    assert!(matches!(model.bonus, Open::Scored));
    assert_eq!(market(&model)[0], "stadium");
}

#[test]
fn special_cards_act_between_two_tiles_and_behind_the_last() {
    for (draws, entered) in [
        (["casino", "score-challenge", "stadium"].as_slice(), ["stadium", "casino"]),
        (["casino", "score-challenge"].as_slice(), ["-", "casino"]),
        (["score-challenge"].as_slice(), ["-", "-"]),
    ] {
        let mut model = game(Edition::Second, Mode::LoneArchitect, 1, &MARKET, draws);
        model.challenge = award("inc-challenge-head-count-challenge");
        set_tracks(&mut model, 0, [15, 0, 14, 31]); // population 31 + 14 is enough; the line after 34: −2, 40: −2
        play(&mut model, "lake 7 @ 1,1");
        play(&mut model, "discard 6");
        assert_eq!(market(&model)[..2], entered);
        assert_eq!(tracks(&model, 0), [19, -4, 12, 45], "{draws:?}");
        assert!(matches!(model.challenge, Open::Scored));
    }
}

#[test]
fn what_bonuses_and_challenges_count() {
    let mut model = two_seats();
    let meets = |model: &Model, id: &str| model.meets(0, packs::award(id).expect("an award"));
    put(&mut model, 0, "inc-border-tree-belt", Place::Border((0, 1), 5));
    put(&mut model, 0, "inc-redevelopment-planner", (-1, 1));
    put(&mut model, 0, "inc-law-office", (-1, 2));
    for (id, met) in [
        ("inc-bonus-border-bonus", true),
        ("inc-challenge-border-challenge", false),
        ("nightlife-challenge-incorporation-challenge", true), // border, Planner, Law Office
        ("inc-bonus-town-square-bonus", false),
        ("inc-bonus-backer-bonus", false),
        ("inc-bonus-head-count-bonus", false),
        ("inc-bonus-full-coffers-bonus", false),
        ("inc-challenge-desk-job-challenge", false),
    ] {
        assert_eq!(meets(&model, id), met, "{id}");
    }
    model.seats[0].tiles[3].invested = true; // a marker on the border
    assert!(meets(&model, "inc-bonus-backer-bonus"));
    model.seats[0].population = 15;
    assert!(meets(&model, "inc-bonus-head-count-bonus")); // meets or exceeds
    for award in packs::awards() {
        model.meets(0, award); // every wording is known
        let (track, amount) = award.reward;
        assert_eq!(track, if award.kind == "bonus" { Track::Income } else { Track::Reputation });
        assert!(amount > 0);
    }
    assert_eq!(model.phase, Phase::Build);
}
