//! Pictures: well-formed, self-contained, the same every time.

use crate::common::{every_setup, names, play, rules, without_font, xml_error};
use game_core::{Game, Seat, Viewer};
use render::suburbia::svg::{table_svg, tile_svg};
use render::svg;
use render::text::Language;
use suburbia::setup::{Edition, Mode, Setup};

#[test]
fn pictures_of_every_setup_are_well_formed() {
    for setup in every_setup() {
        for moves in [0, 25, 1000] {
            let (game, _) = play(&setup, 11, moves);
            let scoring = game.final_scoring();
            let viewers = [Viewer::Spectator, Viewer::Seat(Seat(0))];
            for viewer in viewers {
                let picture = table_svg(&game.view(viewer), &names(), Some("a test"), scoring.as_ref());
                assert_eq!(xml_error(&picture), None, "{setup:?} after {moves} moves");
                let again = table_svg(&game.view(viewer), &names(), Some("a test"), scoring.as_ref());
                assert!(picture == again, "the same position gives the same picture");
            }
        }
    }
}

#[test]
fn hostile_names_are_escaped() {
    let hostile: Vec<String> =
        ["</text><script>alert(1)</script>", "\"&'<>]]>", "\u{0}\u{1b}\u{ffff}", "", "𝕏"]
            .map(str::to_owned)
            .to_vec();
    let setup = Setup::new(rules(), Edition::Collectors, Mode::Standard, 5).expect("five may play");
    for moves in [7, 1000] {
        let (game, _) = play(&setup, 3, moves);
        let scoring = game.final_scoring();
        let picture =
            table_svg(&game.view(Viewer::Spectator), &hostile, Some("<!-- \u{8} & -->"), scoring.as_ref());
        assert_eq!(xml_error(&picture), None);
        assert!(!picture.contains("<script") && !picture.contains("<!--"));
    }
    let endless = vec!["W".repeat(5000); 5];
    let (game, _) = play(&setup, 3, 1000);
    let picture = table_svg(&game.view(Viewer::Spectator), &endless, None, game.final_scoring().as_ref());
    assert_eq!(xml_error(&picture), None);
}

#[test]
fn too_few_names_are_no_problem() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 4).expect("four may play");
    let (game, _) = play(&setup, 3, 20);
    let picture = table_svg(&game.view(Viewer::Spectator), &[], None, None);
    assert_eq!(xml_error(&picture), None);
    assert!(picture.contains("Seat 4"));
}

#[test]
fn seats_with_the_same_name_are_told_apart() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 3).expect("three may play");
    let (game, _) = play(&setup, 3, 1000);
    let names = ["greedy", "Ann", "greedy"].map(str::to_owned);
    let picture = table_svg(&game.view(Viewer::Spectator), &names, None, game.final_scoring().as_ref());
    for name in ["greedy 1, Ann, greedy 2 at", "The borough of greedy 1<", "The borough of greedy 2<"] {
        assert!(picture.contains(name), "{name}");
    }
    assert!(!picture.contains("points<"));
    let setup = Setup::new(rules(), Edition::Second, Mode::Dale, 1).expect("one may play Dale");
    let (game, _) = play(&setup, 3, 5);
    let picture = table_svg(&game.view(Viewer::Spectator), &names[1..2], None, None);
    assert!(picture.contains("Ann, Dale at"), "Dale has a name of his own");
}

#[test]
fn a_picture_keeps_the_secrets_its_viewer_may_not_know() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 5, 12);
    let seen = |viewer| table_svg(&game.view(viewer), &names(), None, None).matches("secret of").count();
    assert_eq!((seen(Viewer::Spectator), seen(Viewer::Seat(Seat(1)))), (0, 1));
}

#[test]
fn every_tile_has_a_face_with_its_name_and_numbers_without_noise() {
    for (kind, of) in rules().kinds() {
        let face = tile_svg(Language::ENGLISH, rules(), kind);
        assert_eq!(xml_error(&face), None, "{}", of.id);
        let longest = of.name.split(' ').max_by_key(|word| word.len()).expect("a name");
        assert!(face.contains(&svg::escape(longest)), "{}", of.id);
        let noise = face.split(|c: char| !c.is_ascii_digit() && c != '.').find(|number| {
            number.split_once('.').is_some_and(|(_, decimals)| decimals.split('.').any(|part| part.len() > 2))
        });
        assert_eq!(noise, None, "{}", of.id);
    }
}

#[test]
fn a_table_looks_as_it_did() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, _) = play(&setup, 42, 8);
    let picture = table_svg(&game.view(Viewer::Spectator), &names(), Some("A fixed position"), None);
    insta::assert_snapshot!("table", without_font(&picture));
}
