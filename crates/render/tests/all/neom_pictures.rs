//! Pictures of NEOM: well-formed, self-contained, the same every time, and silent about what is hidden.

#[allow(dead_code)] // games of Suburbia are for the others
use crate::common::{names, without_font, xml_error};
use game_core::{Dice, Game, Seat, Viewer};
use neom::Neom;
use neom::library::Library;
use neom::rules::Rules;
use neom::setup::{Mode, Setup};
use neom::table::Phase;
use render::neom::svg::{city_svg, table_svg, tile_svg, tile_title};
use render::svg;
use render::text::Language;
use std::sync::LazyLock;

fn rules() -> &'static Rules {
    static RULES: LazyLock<&Rules> =
        LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in"));
    &RULES
}

pub fn setup(seats: usize) -> Setup {
    let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
    Setup::new(rules(), mode, seats, None, false).expect("one to five may play")
}

/// A game after that many random moves.
pub fn play(setup: &Setup, seed: u64, moves: usize) -> Neom {
    let (mut game, mut dice, mut legal) = (Neom::new(setup, seed), Dice::new(seed, 1), Vec::new());
    for _ in 0..moves {
        let Some(seat) = game.to_act().lowest() else { break };
        legal.clear();
        game.legal_moves(seat, &mut legal);
        game.play(seat, legal[dice.below(legal.len())], &mut ()).expect("it was listed");
    }
    game
}

fn picture(game: &Neom, viewer: Viewer) -> String {
    table_svg(&game.view(viewer), &names(), Some("a test"), game.final_scoring().as_deref())
}

#[test]
fn pictures_of_every_setup_are_well_formed() {
    for seats in 1..=5 {
        for moves in [0, 4, 25, 60, 10_000] {
            let game = play(&setup(seats), 11, moves);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(seats as u8 - 1))] {
                let once = picture(&game, viewer);
                assert_eq!(xml_error(&once), None, "{seats} seats after {moves} moves");
                assert!(once == picture(&game, viewer), "the same position gives the same picture");
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
    for moves in [7, 10_000] {
        let game = play(&setup(5), 3, moves);
        let scoring = game.final_scoring();
        let view = game.view(Viewer::Spectator);
        let picture = table_svg(&view, &hostile, Some("<!-- \u{8} & -->"), scoring.as_deref());
        assert_eq!(xml_error(&picture), None);
        assert!(!picture.contains("<script") && !picture.contains("<!--"));
        let endless = vec!["W".repeat(5000); 5];
        assert_eq!(xml_error(&table_svg(&view, &endless, None, scoring.as_deref())), None);
    }
}

#[test]
fn too_few_names_are_no_problem() {
    let game = play(&setup(4), 3, 20);
    let picture = table_svg(&game.view(Viewer::Spectator), &[], None, None);
    assert_eq!(xml_error(&picture), None);
    assert!(picture.contains("Seat 4"));
}

#[test]
fn seats_with_the_same_name_are_told_apart() {
    let game = play(&setup(3), 3, 50);
    let names = ["greedy", "Ann", "greedy"].map(str::to_owned);
    let picture = table_svg(&game.view(Viewer::Spectator), &names, None, None);
    for name in ["greedy 1, Ann, greedy 2", "The city of greedy 1<", "The city of greedy 2<"] {
        assert!(picture.contains(name), "{name}");
    }
}

/// Tiles that a picture draws or speaks of.
fn drawn(picture: &str) -> Vec<&str> {
    static TITLES: LazyLock<Vec<(String, &str)>> = LazyLock::new(|| {
        let title = |id| svg::escape(&tile_title(Language::ENGLISH, rules(), id));
        rules().tiles().map(|(id, tile)| (title(id), tile.id.as_str())).collect()
    });
    let ids = picture.split("id=\"tile-").skip(1);
    let mut all: Vec<&str> = ids.filter_map(|rest| rest.split('"').next()).collect();
    all.extend(TITLES.iter().filter(|(title, _)| picture.contains(title)).map(|&(_, id)| id));
    all
}

#[test]
fn a_picture_keeps_the_secrets_its_viewer_may_not_know() {
    for (seats, moves) in (3..=5).flat_map(|seats| [1, 4, 10, 20, 33, 47].map(|moves| (seats, moves))) {
        let game = play(&setup(seats), 5, moves);
        let table = game.table();
        let open: Vec<&str> = table
            .all_seats()
            .flat_map(|seat| {
                let city = table.city(seat).tiles().map(|(_, tile)| tile);
                city.chain(table.cornerstones(seat).iter().copied()).chain(table.pick(seat))
            })
            .map(|tile| table.tile(tile).id.as_str())
            .collect();
        let public = picture(&game, Viewer::Spectator);
        assert!(drawn(&public).iter().all(|tile| open.contains(tile)), "{seats} seats after {moves} moves");
        assert!(!public.contains("Your hand") && !public.contains("secret"));
        let own = game.view(Viewer::Seat(Seat(1)));
        let seen = picture(&game, Viewer::Seat(Seat(1)));
        let known: Vec<&str> = [own.spread(), own.cornerstones(Seat(1))]
            .concat()
            .into_iter()
            .chain(own.choice())
            .map(|tile| table.tile(tile).id.as_str())
            .collect();
        let seen = drawn(&seen);
        assert!(seen.iter().all(|tile| open.contains(tile) || known.contains(tile)));
        if matches!(table.phase(), Phase::Draft { .. } | Phase::Select) {
            assert!(known.iter().all(|tile| seen.contains(tile)), "one's own hand is there");
        }
    }
}

#[test]
fn open_packs_are_shown_to_all() {
    for seats in [1, 2] {
        let game = play(&setup(seats), 5, 20);
        let public = picture(&game, Viewer::Spectator);
        let pack = game.table().pack();
        assert!(!pack.is_empty());
        let drawn = drawn(&public);
        assert!(pack.iter().all(|&tile| drawn.contains(&game.table().tile(tile).id.as_str())));
    }
}

#[test]
fn every_tile_has_a_face_with_its_name_and_numbers_without_noise() {
    for (id, tile) in rules().tiles() {
        let face = tile_svg(Language::ENGLISH, rules(), id);
        assert_eq!(xml_error(&face), None, "{}", tile.id);
        let longest = tile.name.split(' ').max_by_key(|word| word.len()).expect("a name");
        assert!(face.contains(&svg::escape(longest)), "{}", tile.id);
        let noise = face.split(|c: char| !c.is_ascii_digit() && c != '.').find(|number| {
            number.split_once('.').is_some_and(|(_, decimals)| decimals.split('.').any(|part| part.len() > 2))
        });
        assert_eq!(noise, None, "{}", tile.id);
    }
}

#[test]
fn cities_show_every_tile_and_every_free_cell() {
    let game = play(&setup(3), 5, 10_000);
    let view = game.view(Viewer::Spectator);
    for seat in game.table().all_seats() {
        let picture = city_svg(&view, &names(), seat, None);
        assert_eq!(xml_error(&picture), None);
        let city = game.table().city(seat);
        let center = usize::from(city.tile(neom::cell::Cell::CENTER).is_none());
        let tiles = picture.matches("class=\"tile\" data-at=").count();
        assert_eq!(tiles, city.occupied().len());
        assert_eq!(picture.matches("class=\"free\"").count(), 25 - tiles - center);
        let lit = usize::from(city.left_route()) + usize::from(city.right_route());
        assert_eq!(picture.matches("data-active=\"true\"").count(), lit);
    }
}

#[test]
fn the_score_sheet_has_all_categories_and_house_roads_are_named() {
    let game = play(&setup(3), 5, 10_000);
    let picture = picture(&game, Viewer::Spectator);
    let scoring = game.final_scoring().expect("it is over");
    for word in ["Final scoring", "Neighborhoods", "Ghost town", "1st", "roads: house layout"] {
        assert!(picture.contains(word), "{word}");
    }
    for standing in scoring {
        assert!(picture.contains(&format!(">{}<", render::sentence::number(standing.score.total()))));
    }
}

#[test]
fn tables_look_as_they_did() {
    for (name, seats, seed, moves, viewer) in [
        ("neom-solo", 1, 42, 37, Viewer::Spectator),
        ("neom-three", 3, 42, 100, Viewer::Seat(Seat(1))),
        ("neom-five", 5, 42, 10_000, Viewer::Spectator),
    ] {
        let game = play(&setup(seats), seed, moves);
        let scoring = game.final_scoring();
        let picture = table_svg(&game.view(viewer), &names(), Some("A fixed position"), scoring.as_deref());
        insta::assert_snapshot!(name, without_font(&picture));
    }
}
