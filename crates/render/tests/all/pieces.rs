//! The pieces of a page: well-formed, without a style of their own, with what a script looks for.

use crate::common::{all_rules, every_setup, play, reader, rules, xml_error};
use game_core::Seat;
use render::Reader;
use render::suburbia::page::{Look, StarLook, TrackLook, borough, population_track, sprite, star_track};
use render::svg::chart::{Chart, Line, chart};
use render::svg::sprite::Sprite;
use render::svg::{ladder, letters};
use render::text::Language;
use suburbia::score::LADDER;
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::table::Table;

fn hostile() -> Vec<String> {
    ["</text><script>alert(1)</script>", "\"&'<>]]>", "\u{0}\u{1b}\u{ffff}", "", "𝕏"]
        .map(str::to_owned)
        .to_vec()
}

/// All pieces of a table, each with its name.
fn pieces(table: &Table, names: &[String]) -> Vec<(String, String)> {
    let reader = Reader::spectator(Language::ENGLISH, names);
    let look = Look {
        reader,
        sprite: &Sprite::single("/assets/tiles.svg"),
        small: false,
        status: &names[0],
        title: None,
    };
    let mut all = Vec::new();
    for seat in table.all_seats() {
        all.push((format!("borough of {seat:?}"), borough(table, seat, &look)));
        all.push((format!("map of {seat:?}"), borough(table, seat, &Look { small: true, ..look })));
    }
    for narrow in [false, true] {
        let look = TrackLook { reader, values: None, narrow };
        all.push((format!("track, narrow: {narrow}"), population_track(table, &look)));
    }
    if table.plays().stars {
        for narrow in [false, true] {
            all.push((format!("stars, narrow: {narrow}"), star_track(table, &StarLook { reader, narrow })));
        }
    }
    let letters = letters(&names[..table.seats()]);
    let values: Vec<[i32; 3]> =
        table.all_seats().map(|seat| [2, -3, table.tracks(seat).population]).collect();
    let lines: Vec<Line> = (0..table.seats())
        .map(|seat| Line { name: &names[seat], letter: &letters[seat], seat, values: &values[seat] })
        .collect();
    let size = [560.0, 300.0];
    let drawn =
        Chart { id: &names[0], title: &names[1], about: &names[2], lines: &lines, levels: &[14], size };
    all.push(("chart".to_owned(), chart(&drawn)));
    all.push(("ladder".to_owned(), ladder(97, &[(0, &names[0]), (90, &names[1]), (200, &names[2])])));
    all
}

fn check(name: &str, piece: &str) {
    assert_eq!(xml_error(piece), None, "{name}");
    for forbidden in ["<script", "<style", " style=", " onclick", "NaN", "inf"] {
        assert!(!piece.contains(forbidden), "{name} has {forbidden}");
    }
    for rest in piece.split("url(#").skip(1) {
        let id = rest.split(')').next().unwrap_or_default();
        assert!(piece.contains(&format!(" id=\"{id}\"")), "{name} looks for {id} outside itself");
    }
}

#[test]
fn pieces_of_every_setup_are_well_formed() {
    for setup in every_setup() {
        for moves in [0, 25, 1000] {
            let (game, _) = play(&setup, 11, moves);
            for (name, piece) in pieces(game.table(), reader().names) {
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
    let files = sprite(Language::ENGLISH, rules());
    for (name, file) in &files {
        check(name, file);
        assert!(!file.contains("url(") && !file.contains("href"), "{name}");
    }
    let symbol =
        |id: String| files.iter().filter(|(_, file)| file.contains(&format!("<symbol id=\"{id}\""))).count();
    for (_, kind) in rules().kinds() {
        for part in ["tile", "mini"] {
            assert_eq!(symbol(format!("{part}-{}", kind.id)), 1, "{part} of {}", kind.id);
        }
    }
}

#[test]
fn a_borough_says_what_lies_where_and_what_is_free() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 5, 12);
    let own = game.table().borough(Seat(0));
    let look =
        Look { reader: reader(), sprite: &Sprite::single("/t.svg"), small: false, status: "", title: None };
    let drawn = borough(game.table(), Seat(0), &look);
    assert_eq!(drawn.matches("class=\"cell\"").count(), own.frontier().len());
    assert_eq!(drawn.matches("<g class=\"net\"></g>").count(), own.frontier().len());
    assert_eq!(drawn.matches("class=\"tile\"").count(), own.len());
    for tile in own.tiles() {
        let id = &rules().kind(tile.kind).id;
        assert!(drawn.contains(&format!("data-at=\"{}\" data-tile=\"{id}\"", tile.at)), "{id}");
        let part = if id == "lake" { "water" } else { "tile" };
        assert!(drawn.contains(&format!("href=\"/t.svg#{part}-{id}\"")), "{id}");
    }
    let small = borough(game.table(), Seat(0), &Look { small: true, ..look });
    assert!(small.contains("#mini-") && !small.contains("class=\"cell\""));
}

#[test]
fn the_ladder_marks_the_title_that_was_reached() {
    for (score, least, passed) in [(0, 0, 0), (97, 91, 3), (500, 136, 6)] {
        let drawn = ladder(score, &LADDER);
        assert!(drawn.contains(&format!("<g class=\"step reached\" data-least=\"{least}\">")), "{score}");
        assert_eq!(drawn.matches("class=\"step passed\"").count(), passed, "{score}");
    }
    assert!(!ladder(-3, &LADDER).contains("reached"));
}

#[test]
fn markers_that_would_cover_each_other_stand_apart() {
    let setup = Setup::new(rules(), Edition::Collectors, Mode::Standard, 5).expect("five may play");
    let (game, _) = play(&setup, 3, 0);
    let look = TrackLook { reader: reader(), values: Some(&[40; 5]), narrow: false };
    for look in [look, TrackLook { narrow: true, ..look }] {
        let drawn = population_track(game.table(), &look);
        assert_eq!(drawn.matches("data-population=\"40\"").count(), 5);
        let stands = drawn.split("<g transform=\"translate(").skip(1);
        let stands: Vec<f64> = stands.filter_map(|part| part.split(' ').next()?.parse().ok()).collect();
        assert!(stands.windows(2).all(|pair| pair[1] - pair[0] > 22.0), "{stands:?}");
    }
}

#[test]
fn pieces_with_all_packs_are_well_formed() {
    for (mode, players) in
        [(Mode::Standard, 5), (Mode::Standard, 2), (Mode::Dale, 1), (Mode::LoneArchitect, 1)]
    {
        let setup = Setup::new(all_rules(), Edition::Collectors, mode, players).expect("they may play");
        for moves in [0, 40, 1000] {
            let (game, _) = play(&setup, 7, moves);
            for (name, piece) in pieces(game.table(), reader().names) {
                check(&name, &piece);
            }
        }
    }
}

/// The tokens of one space lie on each other, and from right to left stand those who play next.
#[test]
fn the_star_track_shows_the_order_of_the_tokens() {
    let setup = Setup::new(all_rules(), Edition::Collectors, Mode::Standard, 5).expect("five may play");
    for moves in [0, 5, 30, 60, 1000] {
        let (game, _) = play(&setup, 9, moves);
        let table = game.table();
        for narrow in [false, true] {
            let drawn = star_track(table, &StarLook { reader: reader(), narrow });
            assert_eq!(drawn.matches("class=\"space\"").count(), 16);
            assert_eq!(drawn.matches("data-reward=").count(), 2);
            assert_eq!(drawn.matches("class=\"room").count(), 4 + 3 + 2 + 1);
            let meeples: Vec<(usize, u8)> = drawn
                .split("<g class=\"meeple seat-")
                .skip(1)
                .map(|part| {
                    let stars = part.split("data-stars=\"").nth(1).expect("its space");
                    let number = |text: &str| {
                        text.split('"').next().expect("a number").parse::<u8>().expect("a number")
                    };
                    (usize::from(number(part)), number(stars))
                })
                .collect();
            let tokens: Vec<(usize, u8)> =
                table.tokens().iter().rev().map(|&seat| (seat.index(), table.tracks(seat).stars)).collect();
            assert_eq!(meeples, tokens);
            let spread = table.all_seats().any(|seat| table.tracks(seat).stars != tokens[0].1);
            assert_eq!(drawn.contains("<g class=\"first\">"), spread);
        }
    }
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 9, 5);
    assert_eq!(star_track(game.table(), &StarLook { reader: reader(), narrow: false }), "");
}

/// Pieces of a small position, as they were when somebody last looked at them.
#[test]
fn pieces_look_as_they_did() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 42, 8);
    let (table, reader) = (game.table(), reader());
    let look =
        Look { reader, sprite: &Sprite::single("/tiles.svg"), small: false, status: "to build", title: None };
    insta::assert_snapshot!("borough", borough(table, Seat(0), &look));
    insta::assert_snapshot!("map", borough(table, Seat(1), &Look { small: true, ..look }));
    let look = TrackLook { reader, values: None, narrow: true };
    insta::assert_snapshot!("track", population_track(table, &look));
    insta::assert_snapshot!("ladder", ladder(97, &LADDER));
    let setup = Setup::new(all_rules(), Edition::Second, Mode::Standard, 3).expect("three may play");
    let (game, _) = play(&setup, 42, 40);
    insta::assert_snapshot!("stars", star_track(game.table(), &StarLook { reader, narrow: false }));
    insta::assert_snapshot!("stars-narrow", star_track(game.table(), &StarLook { reader, narrow: true }));
    let lines = [
        Line { name: "Ann", letter: "A", seat: 0, values: &[2, 4, 9, 16, 15] },
        Line { name: "Bruno", letter: "B", seat: 1, values: &[2, 2, 5, 11, 15] },
    ];
    let size = [370.0, 220.0];
    let of = Chart {
        id: "population",
        title: "Population",
        about: "By round.",
        lines: &lines,
        levels: &[14],
        size,
    };
    insta::assert_snapshot!("chart", chart(&of));
}
