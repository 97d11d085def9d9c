//! The pieces of NEOM's pages: well-formed, without a style of their own, with what a script looks for.

#[allow(dead_code)] // games of Suburbia are for the others
use crate::common::xml_error;
use game_core::{Dice, Game, Seat};
use neom::Neom;
use neom::cell::Cell;
use neom::good::Good;
use neom::library::Library;
use neom::rules::Rules;
use neom::setup::{Mode, Setup};
use render::neom::page::{Look, city, sprite};
use render::svg::sprite::Sprite;
use render::text::Language;
use std::sync::LazyLock;

fn rules() -> &'static Rules {
    static RULES: LazyLock<&Rules> =
        LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in"));
    &RULES
}

/// A game after that many random moves.
fn play(seats: usize, seed: u64, moves: usize) -> Neom {
    let mode = if seats == 1 { Mode::Solo } else { Mode::Standard };
    let setup = Setup::new(rules(), mode, seats, None, false).expect("one to five may play");
    let (mut game, mut dice, mut legal) = (Neom::new(&setup, seed), Dice::new(seed, 1), Vec::new());
    for _ in 0..moves {
        let Some(seat) = game.to_act().lowest() else { break };
        legal.clear();
        game.legal_moves(seat, &mut legal);
        game.play(seat, legal[dice.below(legal.len())], &mut ()).expect("it was listed");
    }
    game
}

fn look(small: bool) -> Look<'static> {
    static TILES: LazyLock<Sprite> = LazyLock::new(|| Sprite::single("/t.svg"));
    Look { sprite: &TILES, language: Language::ENGLISH, small, label: "</svg>\"&'" }
}

fn check(name: &str, piece: &str) {
    assert_eq!(xml_error(piece), None, "{name}");
    for forbidden in ["<script", "<style", " style=", " onclick", "NaN", "\"inf", "href=\"#"] {
        assert!(!piece.contains(forbidden), "{name} has {forbidden}");
    }
    for rest in piece.split("url(#").skip(1) {
        let id = rest.split(')').next().unwrap_or_default();
        assert!(piece.contains(&format!(" id=\"{id}\"")), "{name} looks for {id} outside itself");
    }
}

#[test]
fn the_sprite_has_every_tile_and_good_and_nothing_that_must_be_looked_up_elsewhere() {
    let files = sprite(Language::ENGLISH, rules());
    for (name, file) in &files {
        check(name, file);
        assert!(!file.contains("href"), "{name}");
    }
    let count =
        |id: &str| files.iter().filter(|(_, file)| file.contains(&format!("<symbol id=\"{id}\""))).count();
    let has = |id: &str| assert_eq!(count(id), 1, "{id}");
    for (_, tile) in rules().tiles() {
        has(&format!("tile-{}", tile.id));
        has(&format!("mini-{}", tile.id));
    }
    for (_, word) in Good::ALL {
        has(&format!("good-{word}"));
    }
    for sign in ["sign-score", "sign-money", "sign-income", "sign-goods", "sign-route", "meeple", "coin"] {
        has(sign);
    }
}

#[test]
fn cities_of_every_setup_say_what_lies_where_and_what_is_free() {
    for (seats, moves) in (1..=5).flat_map(|seats| [0, 30, 10_000].map(|moves| (seats, moves))) {
        let game = play(seats, 11, moves);
        for seat in game.table().all_seats() {
            let own = game.table().city(seat);
            let drawn = city(game.table(), seat, &look(false));
            check("city", &drawn);
            check("map", &city(game.table(), seat, &look(true)));
            let center = usize::from(own.tile(Cell::CENTER).is_none());
            assert_eq!(drawn.matches("class=\"tile\"").count(), own.occupied().len() + center);
            assert_eq!(drawn.matches("class=\"cell\"").count(), 25 - own.occupied().len() - center);
            for (at, tile) in own.tiles() {
                let id = &rules().tile(tile).id;
                assert!(drawn.contains(&format!("data-at=\"{at}\" data-tile=\"{id}\"")), "{id}");
                assert!(drawn.contains(&format!("href=\"/t.svg#tile-{id}\"")), "{id}");
            }
            let open = usize::from(own.left_route()) + usize::from(own.right_route());
            assert_eq!(drawn.matches("data-active=\"true\"").count(), open);
        }
    }
}

/// Pieces of a small position, as they were when somebody last looked at them.
#[test]
fn pieces_look_as_they_did() {
    let game = play(2, 42, 24);
    insta::assert_snapshot!("city", city(game.table(), Seat(0), &look(false)));
    insta::assert_snapshot!("city-map", city(game.table(), Seat(1), &look(true)));
}
