//! Suburbia with all packs in the line mode: whole games by typed moves, in every mode.

use crate::common::seats;
use game_core::Dice;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use terminal::{Options, Session, Turn, play_lines};

fn options(edition: Edition, mode: Mode, names: &[&str], seed: u64, language: &str) -> Options<Suburbia> {
    let packs: Vec<String> = Library::builtin_ids().map(str::to_owned).collect();
    let rules = Library::builtin().rules(&packs).unwrap();
    let setup = Setup::new(rules, edition, mode, names.len()).unwrap();
    let language = Language::from_code(language).unwrap();
    Options { setup, seed, seats: seats(names), record: None, moves: Vec::new(), language }
}

/// Plays by any legal moves, those of packs preferred, and returns what people type, and the moves of all.
fn script(options: Options<Suburbia>, chance: u64) -> (Vec<String>, Vec<String>) {
    let mut session = Session::new(options).unwrap();
    let mut dice = Dice::new(chance, 78);
    let mut typed = Vec::new();
    while let Turn::Human(seat) = session.advance().unwrap() {
        let mut moves = session.legal_moves(seat);
        let special = |mv: &suburbia::moves::Move| {
            let text = session.notation(*mv);
            text.starts_with("replace") || text.contains('=')
        };
        if moves.iter().any(special) {
            moves.retain(special);
        }
        let mv = moves[dice.below(moves.len())];
        typed.push(session.notation(mv));
        session.play(mv).unwrap().unwrap();
    }
    (typed, session.record().moves.clone())
}

const WRONG: [&str; 12] = [
    "border",
    "border 1",
    "border 9 @ 0,1,5",
    "border-lake 1 @ 0,1,9",
    "border 1 @ 0,-1,0",
    "replace 99 @ 0,0",
    "replace 1 @ 9,9",
    "invest @ 0,1,5",
    "buy 1 @ 1,0 flip=",
    "buy 1 @ 1,0 free=1@9,9 marker=x",
    "pass",
    "tile 40,40,4",
];

#[test]
fn whole_games_with_all_packs_in_every_mode() {
    let games: [(Edition, Mode, &[&str], &str); 6] = [
        (Edition::Second, Mode::Standard, &["Ann", "random"], "en"),
        (Edition::First, Mode::Standard, &["Ann", "Bob", "random"], "en"),
        (Edition::Collectors, Mode::Standard, &["random", "Ann", "random", "random", "random"], "it"),
        (Edition::Second, Mode::LoneArchitect, &["Ann"], "en"),
        (Edition::Second, Mode::Dale, &["Ann"], "en"),
        (Edition::Second, Mode::Dale, &["Ann"], "it"),
    ];
    for (seed, (edition, mode, names, language)) in games.into_iter().enumerate() {
        let fresh = || options(edition, mode, names, seed as u64 + 20, language);
        let (typed, moves) = script(fresh(), 1);
        let mut input = String::new();
        for (index, mv) in typed.iter().enumerate() {
            let look = ["show", "moves", "borders", "stars", "bonuses", "moves border", "tile 0,1", "help"]
                [index % 8];
            input += &format!("{}\n{look}\npreview {mv}\n{mv}\n", WRONG[index % WRONG.len()]);
        }
        let mut output = Vec::new();
        let finished = play_lines(fresh(), input.as_bytes(), &mut output).unwrap();
        assert_eq!(finished.record.moves, moves, "{mode:?}");
        assert!(finished.is_over(), "{mode:?}");
        let output = String::from_utf8(output).unwrap();
        assert!(!output.contains('\u{1b}'), "no control characters");
        // Nothing but the typed moves moves.
        let plain = play_lines(fresh(), (typed.join("\n") + "\n").as_bytes(), std::io::sink()).unwrap();
        assert_eq!(plain.record, finished.record);
    }
}

/// What a wrong line is answered with is one sentence.
#[test]
fn wrong_lines_are_answered_by_one_sentence() {
    let fresh = || options(Edition::Second, Mode::LoneArchitect, &["Ann"], 5, "en");
    for wrong in WRONG {
        let mut output = Vec::new();
        play_lines(fresh(), format!("{wrong}\n").as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let answer = output.split_once("Ann builds> ").unwrap().1.split("Ann builds> ").next().unwrap();
        assert_eq!(answer.trim().lines().count(), 1, "{wrong}: {answer}");
    }
}

/// A base game knows nothing of all that.
#[test]
fn a_base_game_says_nothing_of_packs() {
    let fresh = || crate::common::options(Mode::Standard, &seats(&["Ann", "random"]), 42);
    let mut output = Vec::new();
    let input = "help\nkeep investor\nshow\nmoves\nstars\nborders\nbonuses\nborder 1 @ 0,1,5\nreplace 1 @ 0,0\nquit\n";
    play_lines(fresh(), input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert_eq!(output.matches("That is not played in this game.").count(), 3, "{output}");
    assert!(output.contains("Not possible: borders are not played in this game."));
    let rest = output.replace("borders are not played", "");
    for word in ["Star track", "Bonus and challenge", "Borders", "border SPACE", "flip=", "★"] {
        assert!(!rest.contains(word), "{word}");
    }
}
