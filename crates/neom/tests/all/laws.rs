//! The laws of all games, over all numbers of seats, tile sets and variants.

use crate::common::every_setup;
use game_core::{Dice, Game, Seat, View, Viewer, laws};
use neom::Neom;
use neom::cell::{Cell, CellSet};
use neom::good::{Good, GoodSet};
use neom::moves::{Move, Seller, Swap, Terms};

/// Moves that might be legal or not: every verb, on all cells, on terms that make sense and on wild ones.
fn candidates(game: &Neom, dice: &mut Dice) -> Vec<Move> {
    let rules = game.table().rules();
    let tiles: Vec<_> = rules.tiles().map(|(tile, _)| tile).collect();
    let mut moves = vec![Move::Sell, Move::Pay, Move::Sacrifice { cells: CellSet::EMPTY }];
    let good = |dice: &mut Dice| Good::ALL[dice.below(Good::ALL.len())].0;
    let mut known = Vec::new();
    for seat in game.to_act().iter() {
        game.every_move(seat, &mut known);
    }
    for _ in 0..20 {
        let tile = tiles[dice.below(tiles.len())];
        let at = Cell::from_index(dice.below(25));
        let mut terms = Terms::default();
        if dice.below(2) == 0 {
            let seller = match dice.below(6) {
                5 => Seller::Bank,
                seat => Seller::Seat(Seat::from_index(seat)),
            };
            terms.buy.add(good(dice), seller);
        }
        match dice.below(8) {
            0 => terms.waive = GoodSet::just(good(dice)),
            1 => terms.instead = GoodSet::just(good(dice)),
            2 => terms.route = terms.buy.goods(),
            3 => terms.both_routes = terms.buy.goods(),
            4 => terms.produce = Some(good(dice)),
            5 => terms.swap = Swap::of(&[tile], &[tiles[dice.below(tiles.len())]]).unwrap(),
            _ => {}
        }
        moves.extend([
            Move::Draft { tile },
            Move::Select { tile },
            Move::Place { at, terms },
            Move::Cornerstone { tile, at, terms },
            Move::Sacrifice { cells: CellSet::just(at) },
            Move::Sacrifice { cells: CellSet::just(at) | CellSet::just(Cell::from_index(dice.below(25))) },
        ]);
        // A good move on other terms, or elsewhere.
        if let Some(&mv) = known.get(dice.below(known.len().max(1))) {
            moves.push(match mv {
                Move::Place { at: there, .. } if dice.below(2) == 0 => Move::Place { at: there, terms },
                Move::Place { terms, .. } => Move::Place { at, terms },
                Move::Cornerstone { tile, terms, .. } => Move::Cornerstone { tile, at, terms },
                Move::Sacrifice { cells } => Move::Sacrifice { cells: cells | CellSet::just(at) },
                other => other,
            });
        }
    }
    moves
}

#[test]
fn exactly_the_listed_moves_play() {
    laws::exactly_the_listed_moves_play::<Neom>(&every_setup(), 1, candidates);
}

#[test]
fn counting_agrees_with_listing() {
    laws::counting_agrees_with_listing::<Neom>(&every_setup(), 2);
}

#[test]
fn notation_round_trips() {
    laws::notation_round_trips::<Neom>(&every_setup(), 2);
}

#[test]
fn replay_is_exact() {
    laws::replay_is_exact::<Neom>(&every_setup(), 10);
}

#[test]
fn simultaneous_choices_commute() {
    laws::simultaneous_choices_commute::<Neom>(&every_setup(), 2);
}

#[test]
fn events_add_up() {
    laws::events_add_up::<Neom>(&every_setup(), 2);
}

#[test]
fn views_leak_nothing_and_sample_consistently() {
    laws::views_leak_nothing_and_sample_consistently::<Neom>(&every_setup(), 1);
}

/// Not even what is printed for debugging tells two worlds apart that look alike.
#[test]
fn views_print_only_what_they_show() {
    for (name, setup) in every_setup() {
        let mut game = Neom::new(&setup, 3);
        let mut dice = Dice::new(3, 9);
        while let Some(seat) = game.to_act().lowest() {
            for viewer in [Viewer::Spectator, Viewer::Seat(seat)] {
                let world = game.view(viewer).sample(&mut dice);
                if dice.below(6) == 0 {
                    let (here, there) = (game.view(viewer), world.view(viewer));
                    assert_eq!(format!("{here:?}"), format!("{there:?}"), "{name}");
                }
            }
            let mv = game.view(Viewer::Seat(seat)).random_move(&mut dice).expect("somebody acts");
            game.play(seat, mv, &mut ()).expect("listed");
        }
    }
}

#[test]
fn sampled_worlds_play_on() {
    laws::sampled_worlds_play_on::<Neom>(&every_setup(), 3);
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<Neom>();
    assert!(size < 2 * 1024, "{size} bytes");
    let setup = &every_setup()[0].1;
    let game: Neom = Neom::new(setup, 1);
    let copy = game; // it is `Copy`: nothing on the heap
    assert_eq!(copy.to_act(), game.to_act());
}

#[test]
fn worlds_look_the_same_and_leak_nothing() {
    laws::worlds_look_the_same_and_leak_nothing::<Neom>(&every_setup(), 3);
}
