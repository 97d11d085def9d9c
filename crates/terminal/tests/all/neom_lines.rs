//! NEOM over pipes: whole games, garbage in between, numbers instead of moves, secrets kept.

use crate::neom_table::{options, table};
use game_core::Dice;
use neom::Neom;
use terminal::{Finished, Options, Session, Turn, play_lines};

/// Plays a game by any legal moves and returns what people would have to type, and the moves of all.
fn script(options: Options<Neom>, chance: u64) -> (Vec<String>, Vec<String>) {
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

fn run(options: Options<Neom>, input: &str) -> (Finished, String) {
    let mut output = Vec::new();
    let finished = play_lines(options, input.as_bytes(), &mut output).unwrap();
    (finished, String::from_utf8(output).unwrap())
}

const GARBAGE: [&str; 18] = [
    "",
    "   ",
    "place",
    "place @ 9,9",
    "place @ 2,2 buy=coal:99",
    "place @ 2,2 buy=coal",
    "cornerstone nothing @ 1,1",
    "cornerstone casino @ 1,1 swap=casino",
    "select nothing",
    "draft 99999999999999999999",
    "sacrifice @ 2,2",
    "0",
    "999999",
    "\u{1b}[2J\u{7}",
    "ärger 😀",
    "city Zoe",
    "tile pyramid",
    "preview place @ 4,4",
];
const LOOKS: [&str; 14] = [
    "show",
    "moves",
    "goods",
    "log 3",
    "help",
    "city",
    "tile slums",
    "hand",
    "score",
    "score 1",
    "cells",
    "all 2,1",
    "tile 38",
    "cells slums",
];

#[test]
fn whole_games_with_garbage_in_between() {
    let games: [&[&str]; 6] = [
        &["Ann"],
        &["Ann", "random"],
        &["Ann", "Bob"],
        &["Ann", "random", "greedy"],
        &["Ann", "Bob", "Cleo"],
        &["random", "Ann", "random", "random", "random"],
    ];
    for (seed, names) in games.into_iter().enumerate() {
        for beginner in [false, true] {
            let options = || table(names, seed as u64, beginner);
            let (typed, moves) = script(options(), 1);
            let mut input = String::new();
            for (index, mv) in typed.iter().enumerate() {
                input += &format!("{}\n", GARBAGE[index % GARBAGE.len()]);
                input += &format!("{}\npreview {mv}\n{mv}\n", LOOKS[index % LOOKS.len()]);
            }
            let (finished, output) = run(options(), &input);
            assert_eq!(finished.record.moves, moves, "{names:?}");
            assert!(finished.is_over());
            assert!(output.contains("== Scoring =="));
            assert!(!output.contains('\u{1b}'), "no control characters");
            assert!(!output.contains(" 1 cells") && !output.contains("All 1 moves"), "one is no plural");
            assert!(!output.contains("£-") && !output.contains(": -"), "a true minus sign");
            // Nothing but moves moves: without the garbage the record is the same.
            let (plain, _) = run(options(), &format!("{}\n", typed.join("\n")));
            assert_eq!(plain.record, finished.record);
        }
    }
}

#[test]
fn a_move_can_be_typed_as_its_number() {
    for names in [&["Ann"][..], &["Ann", "greedy"], &["Ann", "Bob", "Cleo"]] {
        let input = "\n1\n".repeat(300);
        let (finished, output) = run(options(names, 7), &input);
        assert!(finished.is_over(), "{names:?}");
        assert!(output.contains("Result"));
    }
    let (_, output) = run(options(&["Ann", "greedy"], 7), "0\n77\nmoves nothing like that\n1\nquit\n");
    assert!(output.contains("The last list has the numbers 1 to 2."), "{output}");
    assert!(output.contains("There is no list to choose from by number"), "{output}");
}

/// Somebody who leaves the terms out is offered the moves that would do.
#[test]
fn a_move_without_its_terms_is_completed() {
    let fresh = || options(&["Ann"], 42);
    let mut session = Session::new(fresh()).unwrap();
    let mut typed = Vec::new();
    let mut dice = Dice::new(3, 3);
    let bought = loop {
        let Turn::Human(seat) = session.advance().unwrap() else { panic!("nothing was ever bought") };
        let moves = session.legal_moves(seat);
        let notations: Vec<String> = moves.iter().map(|&mv| session.notation(mv)).collect();
        if let Some(found) =
            notations.iter().position(|text| text.starts_with("place") && text.contains("buy="))
        {
            break notations[found].clone();
        }
        let mv = moves[dice.below(moves.len())];
        typed.push(session.notation(mv));
        session.play(mv).unwrap().unwrap();
    };
    let bare = bought.split(" buy=").next().unwrap();
    let (left, output) = run(fresh(), &format!("{}\n{bare}\n", typed.join("\n")));
    assert_eq!(left.record.moves, typed, "nothing is played before it is said");
    let (_, offered) = output.split_once("These would do; type the number:").unwrap();
    assert!(offered.contains(&bought), "{offered}");
    let (played, _) = run(fresh(), &format!("{}\n{bare}\n1\n", typed.join("\n")));
    assert_eq!(played.record.moves.len(), typed.len() + 1);
    assert!(played.record.moves.last().unwrap().starts_with(bare));
}

#[test]
fn a_transcript() {
    let input = "help\n1\n1\n1\nselect slumz\ntile slums\nhand\ncells pawn-shop\ngoods\nselect pawn-shop\nplace @ 0,0\nmoves park\n\
                 preview place @ 2,1\nplace @ 2,1\nlog 1\nscore\nscore Ann\ncity greedy 1\ntile 38\ntile fire-department\n\
                 all sell\nundo\nquit\n";
    let (finished, output) = run(options(&["Ann", "greedy", "greedy"], 42), input);
    assert!(!finished.is_over());
    insta::assert_snapshot!(output);
}

/// Both sides of a Disaster are shown before one is chosen.
#[test]
fn a_disaster_shows_what_both_answers_cost() {
    let mut shown = 0;
    for seed in 0..12 {
        let (typed, _) = script(options(&["Ann"], seed), seed);
        let (_, output) = run(options(&["Ann"], seed), &typed.join("\n"));
        for part in output.split("Ann meets the ").skip(1).take(1) {
            let Some((_, choice)) = part.split_once(" strikes\n") else { continue };
            assert!(choice.contains("Pay: £") && choice.contains("Or give up"), "{choice}");
            shown += 1;
        }
    }
    assert!(shown > 6);
}

#[test]
fn hot_seats_are_handed_over_and_keep_their_secrets() {
    let fresh = || options(&["Ann", "Bob", "Cleo"], 42);
    let session = Session::new(fresh()).unwrap();
    let rules = session.setup().rules();
    let tiles: Vec<String> =
        session.legal_moves(game_core::Seat(0)).iter().map(|&mv| session.notation(mv)).collect();
    let names: Vec<String> = tiles
        .iter()
        .map(|text| rules.tile(rules.find_tile(text.trim_start_matches("draft ")).unwrap()).name.clone())
        .collect();
    let (_, output) = run(fresh(), &format!("\n{}\n\nquit\n", tiles[0]));
    let (ann, bob) = output.split_once("Hand over to Bob").unwrap();
    for (id, name) in tiles.iter().zip(&names) {
        let id = id.trim_start_matches("draft ");
        assert!(ann.contains(id));
        assert!(!bob.contains(id) && !bob.contains(name.as_str()), "{id} in {bob}");
    }
}

#[test]
fn a_told_game_names_every_change() {
    let fresh = || options(&["Ann", "random", "greedy"], 5);
    let (_, moves) = script(fresh(), 5);
    let mut session = Session::new(Options { moves: moves.clone(), ..fresh() }).unwrap();
    assert_eq!(session.advance().unwrap(), Turn::Over);
    let record = session.record().clone();
    let told = terminal::tell::<Neom>(fresh().setup, &record, None).unwrap().join("\n");
    assert!(told.contains("  [0] Ann begins with "), "{told}");
    assert!(told.contains("Score sheet") && told.contains("generation 3 is over"));
    let part = terminal::tell::<Neom>(fresh().setup, &record, Some(40)).unwrap().join("\n");
    assert!(part.contains("City of Ann") && part.contains(&moves[39]), "{part}");
}
