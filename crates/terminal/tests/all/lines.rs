//! The line mode over pipes: whole games, garbage in between, closed pipes.

use crate::common;
use crate::common::{options, seats};
use game_core::Dice;
use std::io::{self, Write};
use suburbia::Suburbia;
use suburbia::setup::Mode;
use terminal::{Finished, Options, PlayError, Session, Turn, play_lines};

/// Plays a game by any legal moves and returns what a person would have to type, and the moves of all.
fn script(options: Options<Suburbia>, chance: u64) -> (Vec<String>, Vec<String>) {
    let mut session = Session::new(options).unwrap();
    let mut dice = Dice::new(chance, 77);
    let mut typed = Vec::new();
    while let Turn::Human(seat) = session.advance().unwrap() {
        let moves = session.legal_moves(seat);
        let mv = moves[dice.below(moves.len())];
        typed.push(session.notation(mv));
        session.play(mv).unwrap().unwrap();
    }
    (typed, session.record().moves.clone())
}

fn run(options: Options<Suburbia>, input: &str) -> (Finished, String) {
    let mut output = Vec::new();
    let finished = play_lines(options, input.as_bytes(), &mut output).unwrap();
    (finished, String::from_utf8(output).unwrap())
}

const GARBAGE: [&str; 16] = [
    "",
    "   ",
    "buy",
    "buy 99 @ 0,0",
    "buy 1 @ 0,0",
    "by 1 @ 1,0",
    "lake x @ y",
    "keep nothing",
    "discard 0",
    "invest @ 99999999999,1",
    "\u{1b}[2J\u{7}",
    "ärger 😀",
    "borough Zoe",
    "log many",
    "tile pyramid",
    "preview buy 1 @ 9,9",
];

#[test]
fn whole_games_in_every_mode_with_garbage_in_between() {
    let games: [(Mode, &[&str]); 5] = [
        (Mode::Standard, &["Ann", "random"]),
        (Mode::Standard, &["random", "Ann", "random", "random"]),
        (Mode::LoneArchitect, &["Ann"]),
        (Mode::Dale, &["Ann"]),
        (Mode::Standard, &["Ann", "Bob"]),
    ];
    for (seed, (mode, names)) in games.into_iter().enumerate() {
        let options = || options(mode, &seats(names), seed as u64);
        let (typed, moves) = script(options(), 1);
        let mut input = String::new();
        for (index, mv) in typed.iter().enumerate() {
            input += &format!("{}\n", GARBAGE[index % GARBAGE.len()]);
            let look = ["show", "moves", "goals", "log 3", "help", "borough", "tile farm"][index % 7];
            input += &format!("{look}\npreview {mv}\n{mv}\n");
        }
        let (finished, output) = run(options(), &input);
        assert_eq!(finished.record.moves, moves, "{mode:?}");
        assert!(finished.is_over());
        assert!(output.contains("== Scoring =="));
        assert!(!output.contains('\u{1b}'), "no control characters");
        // Nothing but moves moves: without the garbage the record is the same.
        let (plain, _) = run(options(), &format!("{}\n", typed.join("\n")));
        assert_eq!(plain.record, finished.record);
    }
}

#[test]
fn a_transcript() {
    let options = options(Mode::Standard, &seats(&["Ann", "random"]), 42);
    let input = "help\nkeep investor\nmoves lake 6\npreview buy 5 @ -1,1\nbuy 5 @ -1,1\nbuuy 1 @ 1,0\nbuy 1 @ 1,0\n\
                 basic suburbs @ 1,0\ndiscard 7\nlog 2\ntile hostle\ntile hostel\nborough random\nundo\nquit\n";
    let (finished, output) = run(options, input);
    assert!(!finished.is_over());
    insta::assert_snapshot!(output);
}

#[test]
fn the_end_is_scored_step_by_step() {
    let options = || options(Mode::Standard, &seats(&["Ann", "Bob", "random"]), 11);
    let (typed, _) = script(options(), 4);
    let (_, output) = run(options(), &typed.join("\n"));
    let scoring = output.split_once("== Scoring ==").unwrap().1;
    insta::assert_snapshot!(scoring);
    let lone = || common::options(Mode::LoneArchitect, &seats(&["Ann"]), 11);
    let (typed, _) = script(lone(), 4);
    let (_, output) = run(lone(), &typed.join("\n"));
    insta::assert_snapshot!(output.split_once("== Scoring ==").unwrap().1);
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let path = std::env::temp_dir().join(format!("tabletown-lines-{}.jsonl", std::process::id()));
    let fresh = || options(Mode::LoneArchitect, &seats(&["Ann"]), 5);
    let (typed, moves) = script(fresh(), 2);
    let half = typed.len() / 2;
    let kept = Options { record: Some(path.clone()), ..fresh() };
    let (left, output) = run(kept, &typed[..half].join("\n"));
    assert!(!left.is_over());
    assert!(output.contains("The game is kept in"), "{output}");
    let text = std::fs::read_to_string(&path).unwrap();
    let record = game_core::record::Record::parse(&text, 1).unwrap();
    assert_eq!(record, left.record);
    let resumed = Options { moves: record.moves, ..fresh() };
    let (finished, _) = run(resumed, &typed[half..].join("\n"));
    assert_eq!(finished.record.moves, moves);
    assert!(finished.is_over());
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn hot_seats_are_handed_over_and_keep_their_secrets() {
    let options = options(Mode::Standard, &seats(&["Ann", "Bob"]), 42);
    let (_, output) = run(options, "\nkeep investor\n\nquit\n");
    let (ann, bob) = output.split_once("Hand over to Bob").unwrap();
    assert!(ann.contains("Hand over to Ann") && ann.contains("Investor"));
    assert!(!bob.contains("nvestor"), "{bob}");
}

/// An output that somebody closes after a while.
struct Closing(usize);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0 -= 1;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_is_a_clean_stop() {
    let options = || options(Mode::LoneArchitect, &seats(&["Ann"]), 5);
    let (typed, _) = script(options(), 2);
    let input = typed.join("\n");
    for writes in [0, 1, 2, 10, 50, 200, 1000] {
        play_lines(options(), input.as_bytes(), Closing(writes)).unwrap();
    }
    struct Broken;
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::other("on fire"))
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let failed = play_lines(options(), input.as_bytes(), Broken);
    assert!(matches!(failed, Err(PlayError::Terminal(_))));
}

#[test]
fn input_that_is_no_text_is_no_trouble() {
    let bytes: Vec<u8> = (0..4000u32).map(|n| (n * 37 % 251) as u8).collect();
    let mut output = Vec::new();
    play_lines(options(Mode::Dale, &seats(&["Ann"]), 5), bytes.as_slice(), &mut output).unwrap();
}

#[test]
fn saving_by_hand() {
    let path = std::env::temp_dir().join(format!("tabletown-save-{}.jsonl", std::process::id()));
    let input = format!("save\nsave /no/such/folder/x\nsave {}\n", path.display());
    let (finished, output) = run(options(Mode::Dale, &seats(&["Ann"]), 5), &input);
    assert!(output.contains("save needs a file name") && output.contains("Not saved"), "{output}");
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, finished.record.to_line() + "\n");
    std::fs::remove_file(&path).unwrap();
}
