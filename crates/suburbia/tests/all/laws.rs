//! The laws of all games, over all editions, modes and numbers of seats.

use crate::common::{every_setup, every_setup_with_packs, few_setups_with_packs};
use game_core::{Dice, Game, Seat, laws};
use suburbia::Suburbia;
use suburbia::hex::{BorderPlace, Direction, Footprint, hex};
use suburbia::moves::{Choice, Choices, Move, Slot, Space};

/// Moves that might be legal or not: every verb, on cells in and around the borough, with slots beyond the market.
fn candidates(game: &Suburbia, dice: &mut Dice) -> Vec<Move> {
    let rules = game.table().rules();
    let kinds: Vec<_> = rules.kinds().map(|(kind, _)| kind).collect();
    let goals: Vec<_> = rules.goals().map(|(goal, _)| goal).collect();
    let mut moves = Vec::new();
    for _ in 0..40 {
        let at = hex(dice.below(13) as i8 - 6, dice.below(13) as i8 - 5);
        let slot = Slot(dice.below(10) as u8);
        let direction = Direction::ALL[dice.below(6)];
        let (space, place) = (Space(dice.below(4) as u8), BorderPlace { at, direction });
        let (q, r) = (dice.below(7) as i8 - 2, dice.below(7) as i8 - 1);
        let choices = [
            Choice::Flip { seat: Seat(dice.below(4) as u8), at: hex(q, r) },
            Choice::Marker { at: Footprint::Cell(hex(q, r)) },
            Choice::Free { slot: Slot(dice.below(8) as u8), at: hex(q, r) },
        ];
        let choices = match dice.below(4) {
            0 => Choices::NONE.with(choices[dice.below(3)]).expect("there is room"),
            _ => Choices::NONE,
        };
        moves.extend([
            Move::Buy { slot, at, choices },
            Move::Replace { slot, at, choices },
            Move::Border { space, at: place },
            Move::BorderLake { space, at: place },
            Move::Lake { slot, at },
            Move::Invest { at: Footprint::Cell(at), choices },
            Move::Invest { at: Footprint::Border(place), choices: Choices::NONE },
            Move::Pass,
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
fn with_packs_exactly_the_listed_moves_play() {
    laws::exactly_the_listed_moves_play::<Suburbia>(&few_setups_with_packs(), 1, candidates);
}

#[test]
fn with_packs_counting_agrees_with_listing() {
    laws::counting_agrees_with_listing::<Suburbia>(&few_setups_with_packs(), 1);
}

#[test]
fn with_packs_notation_round_trips() {
    laws::notation_round_trips::<Suburbia>(&few_setups_with_packs(), 1);
}

#[test]
fn with_packs_replay_is_exact() {
    laws::replay_is_exact::<Suburbia>(&every_setup_with_packs(), 2);
}

#[test]
fn with_packs_simultaneous_choices_commute() {
    laws::simultaneous_choices_commute::<Suburbia>(&every_setup_with_packs(), 1);
}

#[test]
fn with_packs_events_add_up() {
    laws::events_add_up::<Suburbia>(&every_setup_with_packs(), 1);
}

#[test]
fn with_packs_views_leak_nothing_and_sample_consistently() {
    laws::views_leak_nothing_and_sample_consistently::<Suburbia>(&few_setups_with_packs(), 1);
}

#[test]
fn with_packs_sampled_worlds_play_on() {
    laws::sampled_worlds_play_on::<Suburbia>(&every_setup_with_packs(), 1);
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<Suburbia>();
    assert!(size < 8 * 1024, "{size} bytes");
    let setup = &every_setup()[0].1;
    let _: Suburbia = Suburbia::new(setup, 1); // and it is `Copy`: nothing on the heap
}

#[test]
fn worlds_look_the_same_and_leak_nothing() {
    laws::worlds_look_the_same_and_leak_nothing::<Suburbia>(&every_setup(), 2);
    laws::worlds_look_the_same_and_leak_nothing::<Suburbia>(&few_setups_with_packs(), 2);
}
