//! What one seat can do to a game by itself.

use super::*;
use crate::entry::VERSION;
use crate::fairness::Fairness;
use game_core::Dice;
use game_core::record::SeatInfo;

fn begin(game: &str, seats: usize, seed: u64) -> Match {
    let head = Header {
        id: "test".to_owned(),
        game: game.to_owned(),
        rules: json!({}),
        seed,
        seats: vec![SeatInfo { name: String::new(), bot: None }; seats],
        version: VERSION.to_owned(),
        host: None,
        imported: false,
        rematch: None,
        fairness: Fairness::default(),
        stand_ins: BTreeMap::new(),
        early: Default::default(),
        clock: None,
        at: 0,
    };
    Match::begin(head, &Libraries::default()).unwrap()
}

/// Any legal move of a seat.
fn any(game_match: &Match, seat: Seat, dice: &mut Dice) -> Chosen {
    with_history!(game_match.history().unwrap(), history => {
        let mut moves = Vec::new();
        history.game.every_move(seat, &mut moves);
        Chosen::Typed(Box::new(moves.swap_remove(dice.below(moves.len()))))
    })
}

/// Whoever is next plays on to the end; every move is taken.
fn play_to_the_end(game_match: &mut Match, dice: &mut Dice) {
    while let Some(seat) = game_match.to_act().lowest() {
        let chosen = any(game_match, seat, dice);
        game_match.play(seat, None, None, &chosen).expect("a legal move is played");
    }
    assert_eq!(game_match.status(), Status::Finished);
}

/// One seat does all it can, again and again; the others play as they like. Nothing keeps the game from its end.
#[test]
fn nothing_that_one_seat_does_alone_freezes_a_game() {
    for (game, seats, seed) in [("suburbia", 2, 1), ("suburbia", 3, 2), ("neom", 2, 3), ("neom", 3, 4)] {
        let (mut game_match, mut dice) = (begin(game, seats, seed), Dice::new(seed, 9));
        let (hostile, mut refused) = (Seat(0), 0);
        for _ in 0..1500 {
            if let TakeBack::Now { to, how } = game_match.may_take_back(hostile) {
                game_match.take_back(hostile, to, how).expect("it may");
                continue;
            }
            refused += usize::from(game_match.may_take_back(hostile) == TakeBack::TooOften);
            // Nobody else moves as long as the hostile seat can.
            let acting = game_match.to_act();
            let seat = if acting.contains(hostile) { Some(hostile) } else { acting.lowest() };
            let Some(seat) = seat else { break };
            let chosen = any(&game_match, seat, &mut dice);
            game_match.play(seat, None, None, &chosen).expect("a legal move is played");
        }
        assert!(game_match.took_back[0] <= MOST_TAKE_BACKS);
        assert!(refused > 0 || game_match.took_back[0] < MOST_TAKE_BACKS, "it is said, {game}");
        play_to_the_end(&mut game_match, &mut dice);
    }
}

#[test]
fn taking_back_too_often_is_refused_with_a_reason_and_others_still_may() {
    let (mut game_match, mut dice) = (begin("neom", 3, 7), Dice::new(7, 9));
    for _ in 0..MOST_TAKE_BACKS {
        let chosen = any(&game_match, Seat(0), &mut dice);
        game_match.play(Seat(0), None, None, &chosen).unwrap();
        assert_eq!(game_match.may_take_back(Seat(0)), TakeBack::Now { to: 0, how: How::Free });
        game_match.take_back(Seat(0), 0, How::Free).unwrap();
    }
    let chosen = any(&game_match, Seat(0), &mut dice);
    game_match.play(Seat(0), None, None, &chosen).unwrap();
    assert_eq!(game_match.may_take_back(Seat(0)), TakeBack::TooOften);
    let Err(Refused::Illegal(why)) = game_match.take_back(Seat(0), 0, How::Free) else { panic!("refused") };
    assert!(why.in_language(Language::ENGLISH).contains("200"), "{}", why.in_language(Language::ENGLISH));
    // The others have their own number.
    let mut other = begin("neom", 3, 7);
    other.took_back[0] = MOST_TAKE_BACKS;
    let chosen = any(&other, Seat(1), &mut dice);
    other.play(Seat(1), None, None, &chosen).unwrap();
    assert_eq!(other.may_take_back(Seat(1)), TakeBack::Now { to: 0, how: How::Free });
}
