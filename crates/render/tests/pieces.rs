//! The pieces of a page: well-formed, without a style of their own, with what a script looks for.

mod common;

use common::{every_setup, names, play, rules, xml_error};
use game_core::Seat;
use render::suburbia::page::{Look, TrackLook, borough, population_track, sprite};
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::table::Table;

fn hostile() -> Vec<String> {
    ["</text><script>alert(1)</script>", "\"&'<>]]>", "\u{0}\u{1b}\u{ffff}", "", "𝕏"]
        .map(str::to_owned)
        .to_vec()
}

/// All pieces of a table, each with its name.
fn pieces(table: &Table, names: &[String]) -> Vec<(String, String)> {
    let look = Look { sprite: "/assets/tiles.svg", names, status: &names[0], ..Look::default() };
    let mut all = Vec::new();
    for seat in table.all_seats() {
        all.push((format!("borough of {seat:?}"), borough(table, seat, &look)));
        all.push((format!("map of {seat:?}"), borough(table, seat, &Look { small: true, ..look })));
    }
    for narrow in [false, true] {
        let look = TrackLook { names, narrow, ..TrackLook::default() };
        all.push((format!("track, narrow: {narrow}"), population_track(table, &look)));
    }
    all
}

fn check(name: &str, piece: &str) {
    assert_eq!(xml_error(piece), None, "{name}");
    for forbidden in ["<script", "<style", " style=", " onclick", "NaN", "inf"] {
        assert!(!piece.contains(forbidden), "{name} has {forbidden}");
    }
}

#[test]
fn pieces_of_every_setup_are_well_formed() {
    for setup in every_setup() {
        for moves in [0, 25, 1000] {
            let (game, _) = play(&setup, 11, moves);
            for (name, piece) in pieces(game.table(), &names()) {
                check(&name, &piece);
            }
        }
    }
}

#[test]
fn hostile_names_are_escaped() {
    let setup = Setup::new(rules(), Edition::Collectors, Mode::Standard, 5).expect("five may play");
    let (game, _) = play(&setup, 3, 30);
    for names in [hostile(), vec!["W".repeat(5000); 5]] {
        for (name, piece) in pieces(game.table(), &names) {
            check(&name, &piece);
        }
    }
}

#[test]
fn the_sprite_has_every_tile_and_nothing_that_must_be_looked_up_elsewhere() {
    let sprite = sprite(rules());
    check("sprite", &sprite);
    assert!(!sprite.contains("url(") && !sprite.contains("href"));
    for (_, kind) in rules().kinds() {
        for part in ["tile", "mini", "scene"] {
            assert!(sprite.contains(&format!("<symbol id=\"{part}-{}\"", kind.id)), "{part} of {}", kind.id);
        }
        for icon in &kind.icons {
            assert!(sprite.contains(&format!("<symbol id=\"icon-{icon}\"")), "{icon}");
        }
    }
}

#[test]
fn a_borough_says_what_lies_where_and_what_is_free() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 5, 12);
    let own = game.table().borough(Seat(0));
    let names = names();
    let look = Look { sprite: "/t.svg", names: &names, ..Look::default() };
    let drawn = borough(game.table(), Seat(0), &look);
    assert_eq!(drawn.matches("class=\"cell\"").count(), own.frontier().len());
    assert_eq!(drawn.matches("<g class=\"net\"></g>").count(), own.frontier().len());
    assert_eq!(drawn.matches("class=\"tile\"").count(), own.len());
    for tile in own.tiles() {
        let id = &rules().kind(tile.kind).id;
        assert!(drawn.contains(&format!("data-at=\"{}\" data-tile=\"{id}\"", tile.at)), "{id}");
        assert!(drawn.contains(&format!("href=\"/t.svg#tile-{id}\"")), "{id}");
    }
    let small = borough(game.table(), Seat(0), &Look { small: true, ..look });
    assert!(small.contains("#mini-") && !small.contains("class=\"cell\""));
}
