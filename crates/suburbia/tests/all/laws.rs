//! The laws of all games, over all editions, modes and numbers of seats.

use crate::common::every_setup;
use game_core::{Dice, Game, laws};
use suburbia::Suburbia;
use suburbia::hex::hex;
use suburbia::moves::{Move, Slot};

/// Moves that might be legal or not: every verb, on cells in and around the borough, with slots beyond the market.
fn candidates(game: &Suburbia, dice: &mut Dice) -> Vec<Move> {
    let rules = game.table().rules();
    let kinds: Vec<_> = rules.kinds().map(|(kind, _)| kind).collect();
    let goals: Vec<_> = rules.goals().map(|(goal, _)| goal).collect();
    let mut moves = Vec::new();
    for _ in 0..40 {
        let at = hex(dice.below(13) as i8 - 6, dice.below(13) as i8 - 5);
        let slot = Slot(dice.below(10) as u8);
        moves.extend([
            Move::Buy { slot, at },
            Move::Lake { slot, at },
            Move::Invest { at },
            Move::Discard { slot },
            Move::Basic { tile: kinds[dice.below(kinds.len())], at },
            Move::Basic { tile: rules.basics()[dice.below(3)], at },
            Move::Keep { goal: goals[dice.below(goals.len())] },
        ]);
    }
    moves
}

#[test]
fn exactly_the_listed_moves_play() {
    laws::exactly_the_listed_moves_play::<Suburbia>(&every_setup(), 2, candidates);
}

#[test]
fn counting_agrees_with_listing() {
    laws::counting_agrees_with_listing::<Suburbia>(&every_setup(), 3);
}

#[test]
fn notation_round_trips() {
    laws::notation_round_trips::<Suburbia>(&every_setup(), 2);
}

#[test]
fn replay_is_exact() {
    laws::replay_is_exact::<Suburbia>(&every_setup(), 20);
}

#[test]
fn simultaneous_choices_commute() {
    laws::simultaneous_choices_commute::<Suburbia>(&every_setup(), 10);
}

#[test]
fn events_add_up() {
    laws::events_add_up::<Suburbia>(&every_setup(), 10);
}

#[test]
fn views_leak_nothing_and_sample_consistently() {
    laws::views_leak_nothing_and_sample_consistently::<Suburbia>(&every_setup(), 2);
}

#[test]
fn sampled_worlds_play_on() {
    laws::sampled_worlds_play_on::<Suburbia>(&every_setup(), 5);
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<Suburbia>();
    assert!(size < 8 * 1024, "{size} bytes");
    let setup = &every_setup()[0].1;
    let _: Suburbia = Suburbia::new(setup, 1); // and it is `Copy`: nothing on the heap
}
