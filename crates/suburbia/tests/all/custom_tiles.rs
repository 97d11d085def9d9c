//! Rulings that need tiles or set-ups the base game lacks: a pack of the test's own has them.

use crate::common::{base_and, play, position};
use game_core::{Game, Seat};
use suburbia::Suburbia;
use suburbia::event::{Cause, Deed, Event};
use suburbia::rules::Rules;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::table::{Phase, TRACK_ENDS};
use suburbia::tile::Track;

/// Tiles that say one thing each. Commercial ones at 0,3 touch only the Heavy Factory, which does not mind.
const TILES: &str = r#"
[[tile]]
id = "quarry"
name = "Quarry"
stack = "A"
category = "commercial"
cost = 5
copies = 2
now = { population = -4 }

[[tile]]
id = "toll-road"
name = "Toll Road"
stack = "A"
category = "commercial"
cost = 0
copies = 2
per = [{ scope = "own", match = ["residential"], gain = { population = -6 } }]

[[tile]]
id = "guild"
name = "Guild"
stack = "A"
category = "commercial"
cost = 2
copies = 2
per = [{ scope = "own", match = ["commercial"], not_itself = true, gain = { money = 3 } }]

[[tile]]
id = "club"
name = "Club"
stack = "A"
category = "commercial"
cost = 2
copies = 2
per = [{ scope = "own", match = ["commercial"], gain = { money = 3 } }]

[[tile]]
id = "franchise"
name = "Franchise"
stack = "A"
category = "commercial"
cost = 2
copies = 2
per = [{ scope = "every", match = ["commercial"], not_itself = true, gain = { money = 1 } }]

[[tile]]
id = "fair"
name = "Fair"
stack = "A"
category = "commercial"
cost = 1
copies = 2
per = [{ scope = "own", match = ["badge:county"], gain = { population = 1 } }]

[[tile]]
id = "embassy"
name = "Embassy"
stack = "A"
category = "commercial"
cost = 1
copies = 2
per = [{ scope = "others", match = ["civic"], gain = { reputation = 1 } }]

[[tile]]
id = "racetrack"
name = "Racetrack"
stack = "B"
category = "commercial"
cost = 1
copies = 2
per = [{ scope = "red-line", gain = { income = 20 } }]

[[tile]]
id = "tax-haven"
name = "Tax Haven"
stack = "B"
category = "commercial"
cost = 1
copies = 2
per = [{ scope = "red-line", gain = { income = -7 } }]
"#;

fn rules() -> &'static Rules {
    base_and(TILES)
}

/// Money, income, reputation and population.
fn tracks(game: &Suburbia, seat: u8) -> (i32, i8, i8, i32) {
    let tracks = game.table().tracks(Seat(seat));
    (tracks.money, tracks.income, tracks.reputation, tracks.population)
}

/// The changes a kind of tile made: seat, track, real change.
fn given_by(tile: &str, events: &[Event]) -> Vec<(u8, Track, i32)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Change(change) if matches!(change.cause, Cause::Tile { id, .. } if id == tile) => {
                Some((change.seat.0, change.track, change.delta))
            }
            _ => None,
        })
        .collect()
}

// R3: tiles that drive people away.

#[test]
fn r3_a_tile_leaves_population_at_zero_and_costs_nothing() {
    let mut game = position(rules(), "market = [\"quarry\"]\n[[seat]]\n[[seat]]");
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("quarry", &events), [(0, Track::Population, -2)]);
    // $5 for the tile, none for the two people who were not there; then reputation 1.
    assert_eq!(tracks(&game, 0), (10, 0, 1, 1));
}

#[test]
fn r3_a_line_does_so_too_also_without_money() {
    // Three residential tiles: -18 with 10 people and $0.
    let mut game = position(
        rules(),
        r#"market = ["toll-road"]
        [[seat]]
        money = 0
        population = 10
        tiles = ["suburbs @ 0,0", "suburbs @ 0,1", "suburbs @ 0,2"]
        [[seat]]"#,
    );
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("toll-road", &events), [(0, Track::Population, -10)]);
    assert_eq!(tracks(&game, 0), (0, 0, 1, 1));
}

#[test]
fn r3_people_driven_away_pass_red_lines_downwards() {
    // From 16 to 12, over the line after 14: income and reputation rise by one, and count at once.
    let mut game = position(rules(), "market = [\"quarry\"]\n[[seat]]\npopulation = 16\n[[seat]]");
    play(&mut game, "buy 7 @ 0,3");
    assert_eq!(tracks(&game, 0), (15 - 5 + 1, 1, 2, 12 + 2));
}

// Lines that leave out their own tile.

const WITH_A_STORE: &str = r#"[[seat]]
tiles = ["suburbs @ 0,0", "community-park @ 0,1", "heavy-factory @ 0,2", "convenience-store @ 1,0"]
[[seat]]
"#;

#[test]
fn not_itself_leaves_the_tile_out_and_nothing_else() {
    for (tile, gain) in [("guild", 3), ("club", 6)] {
        let mut game = position(rules(), &format!("market = [\"{tile}\"]\n{WITH_A_STORE}"));
        let events = play(&mut game, "buy 7 @ 0,3");
        assert_eq!(given_by(tile, &events), [(0, Track::Money, gain)], "{tile}");
    }
}

#[test]
fn not_itself_holds_when_a_marker_counts_again() {
    for (tile, gain) in [("guild", 3), ("club", 6)] {
        let seats = format!(
            r#"[[seat]]
            tiles = ["suburbs @ 0,0", "community-park @ 0,1", "convenience-store @ 1,0", "{tile} @ 0,2"]
            [[seat]]"#
        );
        let mut game = position(rules(), &seats);
        let events = play(&mut game, "invest @ 0,2");
        assert_eq!(given_by(tile, &events), [(0, Track::Money, gain)], "{tile}");
    }
}

#[test]
fn not_itself_hears_another_of_its_own_kind() {
    // The new guild counts the store and the old guild; the old one, with a marker, hears of the new one.
    let mut game = position(
        rules(),
        r#"market = ["guild"]
        [[seat]]
        tiles = ["suburbs @ 0,0", "community-park @ 0,1", "convenience-store @ 1,0", "guild @ 0,2*"]
        [[seat]]"#,
    );
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("guild", &events), [(0, Track::Money, 6), (0, Track::Money, 6)]);
}

#[test]
fn not_itself_with_every_counts_all_boroughs() {
    let mut game = position(
        rules(),
        r#"market = ["franchise"]
        [[seat]]
        tiles = ["suburbs @ 0,0", "convenience-store @ 0,1"]
        [[seat]]
        tiles = ["hotel @ 0,0", "franchise @ 0,1"]"#,
    );
    let events = play(&mut game, "buy 7 @ 0,2");
    // The store, the hotel and the other franchise; then the other franchise hears of this one.
    assert_eq!(given_by("franchise", &events), [(0, Track::Money, 3), (1, Track::Money, 1)]);
}

// Badges.

#[test]
fn a_badge_is_on_every_tile_of_its_pack() {
    // A Guild and the Fair itself; the store is of the base game, and a lake is nothing but a lake.
    let mut game = position(
        rules(),
        r#"market = ["fair"]
        [[seat]]
        tiles = ["suburbs @ 0,0", "convenience-store @ 0,1", "guild @ 0,2", "lake @ 1,0"]
        [[seat]]
        tiles = ["guild @ 0,0", "guild @ 0,1"]"#,
    );
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("fair", &events), [(0, Track::Population, 2)]);
}

#[test]
fn a_badge_is_heard_later_and_a_lake_hides_it() {
    for (play_it, heard) in [
        ("buy 7 @ 0,2", vec![(0, Track::Population, 1)]), // a Guild of this pack
        ("buy 6 @ 0,2", vec![]),                          // a Convenience Store of the base game
        ("lake 7 @ 0,2", vec![]),                         // the Guild, face down
    ] {
        let mut game = position(
            rules(),
            r#"market = ["convenience-store", "guild"]
            [[seat]]
            tiles = ["suburbs @ 0,0", "fair @ 0,1"]
            [[seat]]"#,
        );
        assert_eq!(given_by("fair", &play(&mut game, play_it)), heard, "{play_it}");
    }
}

// Lines about other boroughs.

const EMBASSY_AT_HOME: &str = r#"
[[seat]]
tiles = ["suburbs @ 0,0", "museum @ 0,1", "embassy @ 0,2*"]
[[seat]]
[[seat]]
tiles = ["museum @ 0,0", "museum @ 0,1"]
"#;

#[test]
fn others_counts_all_boroughs_but_the_own_one() {
    let mut game = position(
        rules(),
        r#"market = ["embassy"]
        [[seat]]
        tiles = ["museum @ 0,0", "museum @ 0,1", "museum @ 0,2"]
        [[seat]]
        [[seat]]
        tiles = ["museum @ 0,0", "museum @ 0,1"]"#,
    );
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("embassy", &events), [(0, Track::Reputation, 3)]);
}

#[test]
fn others_hears_other_boroughs_and_not_the_own_one() {
    let mut game = position(rules(), &format!("market = [\"museum\", \"museum\"]{EMBASSY_AT_HOME}"));
    assert_eq!(given_by("embassy", &play(&mut game, "buy 7 @ 0,3")), []);
    let events = play(&mut game, "buy 7 @ 0,3");
    assert_eq!(given_by("embassy", &events), [(0, Track::Reputation, 2)], "twice, because of the marker");
}

#[test]
fn others_with_a_marker_counts_once_more() {
    let seats = EMBASSY_AT_HOME.replace('*', "");
    let mut game = position(rules(), &seats);
    let events = play(&mut game, "invest @ 0,2");
    assert_eq!(given_by("embassy", &events), [(0, Track::Reputation, 3)]);
}

// Red lines with large gains.

/// Two people come to a borough of 14, over the line after 14. All that happens to income for that line is
/// summed, then clamped; the events tell it in parts that are real.
#[track_caller]
fn check_line(income: i32, tiles: &[&str], sum: i32) {
    let standing: Vec<String> =
        tiles.iter().enumerate().map(|(row, tile)| format!(", \"{}\"", at_row(tile, row + 1))).collect();
    let text = format!(
        "[[seat]]\npopulation = 14\nreputation = 0\nincome = {income}\ntiles = [\"farm @ 0,0\"{}]\n[[seat]]",
        standing.concat()
    );
    let mut game = position(rules(), &text);
    let events = play(&mut game, "basic suburbs @ 1,0");
    let (low, high) = (i32::from(TRACK_ENDS.0), i32::from(TRACK_ENDS.1));
    let mut now = income;
    for event in &events {
        if let Event::Change(change) = event
            && (change.seat, change.track) == (Seat(0), Track::Income)
        {
            now += change.delta;
            assert!((low..=high).contains(&now), "{tiles:?} from {income}: at {now} after {change:?}");
        }
    }
    let after = i32::from(game.table().tracks(Seat(0)).income);
    assert_eq!(now, after, "{tiles:?} from {income}: the events do not add up");
    assert_eq!(after, (income + sum).clamp(low, high), "{tiles:?} from {income}");
}

/// `casino*` in row 2 as `casino @ 0,2*`.
fn at_row(tile: &str, row: usize) -> String {
    match tile.strip_suffix('*') {
        Some(tile) => format!("{tile} @ 0,{row}*"),
        None => format!("{tile} @ 0,{row}"),
    }
}

#[test]
fn one_red_line_is_summed_and_clamped_once_from_every_income() {
    for income in -5..=15 {
        check_line(income, &[], -1);
        check_line(income, &["casino"], 0);
        check_line(income, &["casino*"], 1);
        check_line(income, &["racetrack"], 19);
        check_line(income, &["racetrack*"], 39);
        check_line(income, &["tax-haven"], -8);
        check_line(income, &["racetrack", "tax-haven"], 12);
        check_line(income, &["tax-haven", "racetrack"], 12);
        check_line(income, &["casino", "tax-haven*", "casino*"], -12);
        check_line(income, &["tax-haven*", "tax-haven*", "racetrack"], -9);
        check_line(income, &["racetrack*", "tax-haven*", "tax-haven", "racetrack"], 38);
    }
}

#[test]
fn a_gain_that_would_go_beyond_the_end_is_told_as_what_it_really_was() {
    // From 5: the line takes 1, the racetrack gives 20 but the track ends at 15.
    let text = r#"[[seat]]
        population = 14
        reputation = 0
        income = 5
        tiles = ["farm @ 0,0", "racetrack @ 0,1"]
        [[seat]]"#;
    let mut game = position(rules(), text);
    let events = play(&mut game, "basic suburbs @ 1,0");
    assert_eq!(given_by("racetrack", &events), [(0, Track::Income, 11)]);
    assert_eq!(game.table().tracks(Seat(0)).income, 15);
}

// Stacks that run out.

/// A market of three, nothing behind it but One More Round; no basic tiles.
fn tiny(money: u8, markers: u8) -> Suburbia {
    let rules = base_and(&format!(
        r#"
        [start]
        money = {money}
        markers = {markers}
        income = 0
        reputation = 1
        population = 2
        tiles = ["suburbs @ 0,0", "community-park @ 0,1", "heavy-factory @ 0,2"]

        [[setup]]
        editions = ["second"]
        mode = "standard"
        seats = 2
        a = 3
        b = 0
        c = [0, 0, 0]
        prices = [2, 1, 0]
        basics = 0
        public_goals = 0
        dealt_goals = 0
        "#
    ));
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("a table for two");
    Suburbia::new(&setup, 1)
}

fn tiles_by_slot(game: &Suburbia) -> Vec<bool> {
    game.table().market().iter().map(Option::is_some).collect()
}

#[test]
fn the_market_gets_shorter_and_a_turn_without_a_build_runs_on_by_itself() {
    let mut game = tiny(0, 0);
    let first = game.table().start();
    let second = Seat(1 - first.0);
    assert_eq!(tiles_by_slot(&game), [true, true, true]);
    let events = play(&mut game, "lake 3 @ 0,3");
    assert!(
        events.contains(&Event::Deed(Deed::OneMoreRound { at_once: false })),
        "nothing else is left to be drawn"
    );
    assert_eq!(tiles_by_slot(&game), [false, true, true]);
    play(&mut game, "lake 3 @ 0,3");
    assert_eq!(tiles_by_slot(&game), [false, false, true]);

    // The last tile. The other seat has $2, but no marker, and there is no basic tile: nothing to build.
    let events = play(&mut game, "lake 3 @ 0,4");
    assert_eq!(tiles_by_slot(&game), [false, false, false]);
    assert!(events.contains(&Event::Deed(Deed::CouldNotBuild { seat: second })));
    assert_eq!(game.table().phase(), Phase::Over);

    // Both had two turns with their income and population.
    assert_eq!(tracks(&game, first.0), (2, 0, 1, 4));
    assert_eq!(tracks(&game, second.0), (2, 0, 1, 4));
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.scores, outcome.winners.len()), (vec![4, 4], 2));
}

#[test]
fn with_an_empty_market_a_marker_is_still_a_build() {
    let mut game = tiny(0, 1);
    for build in ["lake 3 @ 0,3", "lake 3 @ 0,3", "lake 3 @ 0,4"] {
        play(&mut game, build);
    }
    // A marker on a lake costs nothing: $2 once more for the factory next to it.
    assert_eq!(game.table().phase(), Phase::Build);
    let seat = game.table().active();
    play(&mut game, "invest @ 0,3");
    assert_eq!(game.table().phase(), Phase::Over);
    assert_eq!(tracks(&game, seat.0), (4, 0, 1, 4));
}

#[test]
fn stacks_that_end_without_one_more_round_end_the_game_too() {
    let mut game = position(
        rules(),
        r#"market = ["farm"]
        basics = { suburbs = 0, community-park = 0, heavy-factory = 0 }
        [[seat]]
        markers = 0
        [[seat]]
        markers = 0"#,
    );
    // One lake; then seat 1 cannot build, and one more full round passes in which nobody can.
    let events = play(&mut game, "lake 7 @ 0,3");
    let stuck = |seat| Event::Deed(Deed::CouldNotBuild { seat: Seat(seat) });
    let deeds: Vec<&Event> =
        events.iter().filter(|&event| *event == stuck(0) || *event == stuck(1)).collect();
    assert_eq!(deeds, [&stuck(1), &stuck(0), &stuck(1)]);
    assert_eq!(game.table().phase(), Phase::Over);
    assert_eq!((tracks(&game, 0), tracks(&game, 1)), ((17, 0, 1, 4), (15, 0, 1, 4)));
}
