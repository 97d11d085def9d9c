//! The session alone: bots, undo, the record and its file.

use crate::common::{options, seats};
use game_core::record::Record;
use game_core::{Dice, Seat};
use suburbia::Suburbia;
use suburbia::setup::Mode;
use terminal::{PlayError, SeatInfo, Session, Turn};

/// Plays any legal moves for the people until `plies` moves were made or the game is over.
fn play_on(session: &mut Session<Suburbia>, plies: usize, dice: &mut Dice) {
    while session.record().moves.len() < plies {
        let Turn::Human(seat) = session.advance().unwrap() else { return };
        let moves = session.legal_moves(seat);
        session.play(moves[dice.below(moves.len())]).unwrap().unwrap();
    }
}

#[test]
fn bots_move_until_a_person_has_to() {
    let mut session = Session::new(options(Mode::Standard, &seats(&["random", "Ann", "random"]), 3)).unwrap();
    assert_eq!(session.advance().unwrap(), Turn::Human(Seat(1)));
    assert_eq!(session.record().moves.len(), 1, "seat 0 has kept its goal");
    assert_eq!(session.names(), ["random 1", "Ann", "random 2"]);
}

#[test]
fn undo_leads_back_and_the_same_move_leads_to_the_same_answer() {
    let mut session = Session::new(options(Mode::Standard, &seats(&["Ann", "random"]), 3)).unwrap();
    assert!(!session.undo().unwrap(), "nothing to take back yet");
    let mut dice = Dice::new(5, 5);
    play_on(&mut session, 12, &mut dice);
    session.advance().unwrap();
    let before = session.record().clone();
    let log = session.log().to_vec();
    let moves = session.legal_moves(Seat(0));
    let mv = moves[dice.below(moves.len())];
    session.play(mv).unwrap().unwrap();
    session.advance().unwrap();
    let after = session.record().clone();
    assert!(session.undo().unwrap());
    assert_eq!(session.turn(), Turn::Human(Seat(0)));
    assert_eq!((session.record(), session.log()), (&before, log.as_slice()));
    session.play(mv).unwrap().unwrap();
    session.advance().unwrap();
    assert_eq!(session.record(), &after);
    while session.undo().unwrap() {}
    assert!(session.record().moves.is_empty());
}

#[test]
fn undo_is_not_for_hot_seats() {
    let mut session = Session::new(options(Mode::Standard, &seats(&["Ann", "Bob"]), 3)).unwrap();
    play_on(&mut session, 5, &mut Dice::new(5, 5));
    assert!(!session.undo().unwrap());
}

#[test]
fn the_file_holds_the_record_after_every_move() {
    let folder = std::env::temp_dir().join(format!("tabletown-session-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.jsonl");
    let seated = seats(&["Ann"]);
    let mut session =
        Session::new(terminal::Options { record: Some(path.clone()), ..options(Mode::Dale, &seated, 3) })
            .unwrap();
    let read = || Record::parse(&std::fs::read_to_string(&path).unwrap(), 1).unwrap();
    assert_eq!(&read(), session.record(), "there from the start");
    let mut dice = Dice::new(5, 5);
    for plies in 1..200 {
        play_on(&mut session, plies, &mut dice);
        assert_eq!(&read(), session.record());
    }
    assert_eq!(session.turn(), Turn::Over);
    assert!(read().result.is_some());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing else is left beside it");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let seated = seats(&["Ann", "random"]);
    let mut first = Session::new(options(Mode::Standard, &seated, 3)).unwrap();
    play_on(&mut first, 15, &mut Dice::new(5, 5));
    let moves = first.record().moves.clone();
    let again = terminal::Options { moves: moves.clone(), ..options(Mode::Standard, &seated, 3) };
    let mut second = Session::new(again).unwrap();
    assert_eq!(second.record(), first.record());
    assert_eq!(second.log(), first.log());
    assert!(second.undo().unwrap(), "also decisions of the earlier session");
}

#[test]
fn what_does_not_fit_is_refused_with_a_sentence() {
    let wrong_seats =
        terminal::Options { seats: seats(&["Ann"]), ..options(Mode::Standard, &seats(&["A", "B"]), 1) };
    assert!(matches!(Session::new(wrong_seats), Err(PlayError::Seats { expected: 2, found: 1 })));
    let unknown = vec![
        SeatInfo { name: "gredy".to_owned(), bot: Some("gredy".to_owned()) },
        SeatInfo { name: "Ann".to_owned(), bot: None },
    ];
    let error = Session::new(options(Mode::Standard, &unknown, 1)).err().unwrap().to_string();
    assert!(error.contains("did you mean 'greedy'"), "{error}");
    let moves = vec!["buy 1 @ 9,9".to_owned()];
    let illegal = terminal::Options { moves, ..options(Mode::LoneArchitect, &seats(&["Ann"]), 1) };
    let error = Session::new(illegal).err().unwrap().to_string();
    assert!(error.contains("ply 1") && error.contains("not next to"), "{error}");
    let nowhere = Some("/no/such/folder/game.jsonl".into());
    let lost = terminal::Options { record: nowhere, ..options(Mode::Dale, &seats(&["Ann"]), 1) };
    assert!(matches!(Session::new(lost), Err(PlayError::Record { .. })));
}

#[test]
fn a_game_can_be_kept_at_any_time_and_overwrites_nothing() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("keep");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("suburbia-3.jsonl"), "somebody else's").unwrap();
    let mut session = Session::new(options(Mode::LoneArchitect, &seats(&["Ann"]), 3)).unwrap();
    let mut dice = Dice::new(5, 5);
    play_on(&mut session, 3, &mut dice);
    let file = session.keep(&folder).unwrap().to_owned();
    assert_eq!(file, folder.join("suburbia-3-2.jsonl"));
    assert_eq!(session.keep(&folder).unwrap(), file, "it has its file now");
    play_on(&mut session, 5, &mut dice);
    let written = Record::parse_all(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(written[0].1.moves.len(), 5, "and goes on being written");
    assert_eq!(std::fs::read_to_string(folder.join("suburbia-3.jsonl")).unwrap(), "somebody else's");
}

#[test]
fn a_game_taken_up_again_keeps_its_names_and_seats() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("names");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.jsonl");
    let people = vec![
        SeatInfo { name: "A very long name, longer than any column".to_owned(), bot: None },
        SeatInfo { name: "Bertha".to_owned(), bot: Some("greedy".to_owned()) },
    ];
    let mut fresh = options(Mode::Standard, &people, 3);
    fresh.record = Some(file.clone());
    let mut session = Session::new(fresh).unwrap();
    session.advance().unwrap();
    play_on(&mut session, 4, &mut Dice::new(5, 5));
    let before = session.record().clone();
    assert_eq!(before.seats, people);
    let mut again = options(Mode::Standard, &before.seats, 3);
    again.record = Some(file.clone());
    again.moves = before.moves.clone();
    let session = Session::new(again).unwrap();
    assert_eq!(*session.record(), before);
    let written = Record::parse_all(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(written[0].1, before);
}
