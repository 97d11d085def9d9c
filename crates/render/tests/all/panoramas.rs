//! Panoramas of both games, from one seat to five: well-formed, all towns in the picture, the same every time, and drawn
//! as pixels without a hitch.

use crate::common::{all_rules, names, play, rules, without_font, xml_error};
use crate::neom_pictures;
use game_core::Game as _;
use render::raster;
use render::svg::panorama::{Light, Panorama, Region, SIZE, Town};
use std::fmt::Write as _;
use suburbia::setup::{Edition, Mode, Setup};

fn drawn(title: &str, mut region: Region, light: Light) -> String {
    for (seat, town) in region.towns.iter_mut().enumerate() {
        town.line = format!("{} people", 90 - seat);
        town.first = seat == 0;
    }
    let (verdict, caption, address, about) = ("Ann wins", "a test", "games.example", "Towns.");
    Panorama { title, verdict, caption, address, about, region: &region, light }.svg()
}

fn setup(seats: usize, packs: bool) -> Setup {
    let mode = if seats == 1 { Mode::LoneArchitect } else { Mode::Standard };
    let rules = if packs { all_rules() } else { rules() };
    Setup::new(rules, Edition::Collectors, mode, seats).expect("one to five may play")
}

fn suburbia(seats: usize, moves: usize, light: Light) -> String {
    let (game, _) = play(&setup(seats, false), 11, moves);
    let region = render::suburbia::svg::panorama_towns(game.table(), &names());
    drawn("Suburbia", region, light)
}

fn neom(seats: usize, moves: usize, light: Light) -> String {
    let game = neom_pictures::play(&neom_pictures::setup(seats), 11, moves);
    let region = render::neom::svg::panorama_towns(game.table(), &names());
    drawn("NEOM", region, light)
}

/// The signs of a picture with where they stand, and how much is built in it.
fn outline(picture: &str) -> String {
    let mut told = String::new();
    for sign in picture.split("<g class=\"sign\"").skip(1) {
        let sign = sign.split("</g>\n").next().unwrap_or_default();
        let frame = sign.split("<rect ").nth(4).unwrap_or_default();
        let place: Vec<&str> = frame.split('"').skip(1).step_by(2).take(3).collect();
        let texts = sign.split("<text ").skip(1).filter_map(|text| text.split(['>', '<']).nth(1));
        let _ = writeln!(told, "  {}: {}", place.join(" "), texts.collect::<Vec<_>>().join(" | "));
    }
    let scenes = picture.matches("<use href=\"#stands-").count();
    format!("{scenes} buildings\n{told}")
}

#[test]
fn towns_are_composed_as_before() {
    let mut all = String::new();
    for seats in 1..=5 {
        for (game, picture) in
            [("Suburbia", suburbia(seats, 1000, Light::Day)), ("NEOM", neom(seats, 10_000, Light::Day))]
        {
            let _ = write!(all, "{game}, {seats} seats: {}", outline(&picture));
        }
    }
    insta::assert_snapshot!("composition", all);
}

#[test]
fn pictures_are_drawn_as_before() {
    insta::assert_snapshot!("suburbia", without_font(&suburbia(2, 14, Light::Day)));
    insta::assert_snapshot!("neom", without_font(&neom(2, 30, Light::Night)));
}

#[test]
fn every_panorama_is_well_formed_and_has_all_towns_within_it() {
    for seats in 1..=5 {
        for moves in [0, 12, 10_000] {
            for light in [Light::Day, Light::Night] {
                for (game, picture) in
                    [("Suburbia", suburbia(seats, moves, light)), ("NEOM", neom(seats, moves, light))]
                {
                    let what = format!("{game} with {seats} seats after {moves} moves, {light:?}");
                    assert_eq!(xml_error(&picture), None, "{what}");
                    assert_eq!(picture.matches("<g class=\"town\"").count(), seats, "{what}");
                    assert!(!picture.contains("NaN"), "{what}");
                    for line in outline(&picture).lines().skip(1) {
                        let place = line.trim().split(':').next().unwrap_or_default();
                        let numbers: Vec<f64> =
                            place.split(' ').map(|of| of.parse().expect("a number")).collect();
                        let &[x, y, w] = numbers.as_slice() else { panic!("{what}: {line}") };
                        assert!(
                            x >= 0.0 && x + w <= SIZE[0] && y > 200.0 && y + 42.0 <= SIZE[1],
                            "{what}: {line}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn borders_and_hostile_names_are_no_problem() {
    let hostile: Vec<String> =
        ["</text><script>alert(1)</script>", "\"&'<>]]>", "\u{0}\u{1b}\u{ffff}", "", "𝕏"]
            .map(str::to_owned)
            .to_vec();
    for seats in [2, 5] {
        let (game, _) = play(&setup(seats, true), 3, 1000);
        assert!(game.outcome().is_some());
        let region = render::suburbia::svg::panorama_towns(game.table(), &hostile);
        let picture = drawn("<!-- \u{8} & -->", region, Light::Night);
        assert_eq!(xml_error(&picture), None);
        assert!(!picture.contains("<script") && !picture.contains("<!--"));
        raster::png(&picture, 600, &[]).expect("it can be drawn");
    }
}

#[test]
fn nobody_at_all_is_still_a_picture() {
    let picture = drawn("Plots", Region::default(), Light::Day);
    assert_eq!(xml_error(&picture), None);
    let bare = drawn(
        "Plots",
        Region { towns: vec![Town { name: "Ann".to_owned(), ..Town::default() }], ..Region::default() },
        Light::Day,
    );
    assert!(bare.contains(">Ann<"));
}

#[test]
fn pixels_are_those_of_links_and_not_empty() {
    for picture in [suburbia(3, 1000, Light::Day), neom(4, 10_000, Light::Night)] {
        let file = raster::png(&picture, 1200, &[]).expect("it can be drawn");
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
        let info = reader.next_frame(&mut pixels).expect("a picture");
        assert_eq!((info.width, info.height), (1200, 630));
        let mut colours: Vec<&[u8]> = pixels.chunks(3).collect();
        colours.sort_unstable();
        colours.dedup();
        assert!(colours.len() > 1000, "{} colours", colours.len());
        assert_eq!(file, raster::png(&picture, 1200, &[]).expect("again"), "the same every time");
    }
}
