//! NEOM over pipes: what is said in time, so that nobody has to know it by heart.

use crate::neom_table;
use crate::neom_table::options;
use game_core::{Dice, Game, Seat};
use neom::Neom;
use terminal::{Options, Session, Turn, play_lines};

fn run(options: Options<Neom>, input: &str) -> String {
    let mut output = Vec::new();
    play_lines(options, input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// Plays any moves, those that begin with `wish` first, until a legal one does with `goal`; what was typed until then.
fn until(
    options: Options<Neom>,
    wish: &str,
    goal: impl Fn(&[String]) -> bool,
    chance: u64,
) -> Option<String> {
    let mut session = Session::new(options).unwrap();
    let mut dice = Dice::new(chance, 21);
    let mut typed = String::new();
    while let Turn::Human(seat) = session.advance().unwrap() {
        let moves = session.legal_moves(seat);
        let texts: Vec<String> = moves.iter().map(|&mv| session.notation(mv)).collect();
        if goal(&texts) {
            return Some(typed);
        }
        let wished = texts.iter().position(|text| text.starts_with(wish));
        let chosen = wished.unwrap_or_else(|| dice.below(moves.len()));
        typed += &format!("{}\n", texts[chosen]);
        session.play(moves[chosen]).unwrap().unwrap();
    }
    None
}

/// The answer to the last line but `quit`.
fn answer(output: &str) -> &str {
    let end = output.find("\nGoodbye").unwrap_or(output.len());
    let shown = &output[..end];
    shown.rsplit("> ").nth(1).unwrap_or(shown)
}

#[test]
fn the_contract_office_shows_the_pile_and_how_to_swap() {
    let fresh = |seed| options(&["Ann", "random", "random", "random"], seed);
    let swaps = |texts: &[String]| texts.iter().any(|text| text.contains("swap="));
    let (seed, typed) = (0..40)
        .find_map(|seed| until(fresh(seed), "select contract-office", swaps, seed).map(|typed| (seed, typed)))
        .expect("somebody gets to swap");
    let output = run(fresh(seed), &format!("{typed}quit\n"));
    let (_, position) = output.rsplit_once("Discard pile, for the Contract Office: ").unwrap();
    let pile: Vec<&str> = position.lines().next().unwrap().split(", ").collect();
    assert_eq!(pile.len(), 4, "one of each player");
    let (_, example) = position.split_once("as in '").unwrap();
    let example = example.split_once('\'').unwrap().0;
    assert!(pile.iter().any(|id| example.ends_with(&format!(":{id}"))), "{example}");
    // The list is short, `all` has everything, and the example is a move.
    let listed = run(fresh(seed), &format!("{typed}moves\nquit\n"));
    let listed = answer(&listed);
    assert_eq!(listed.matches("swap=").count(), 2, "{listed}");
    for question in ["cells", "moves swap", "all swap"] {
        let output = run(fresh(seed), &format!("{typed}{question}\nquit\n"));
        assert!(answer(&output).contains("swap="), "{question}: {output}");
    }
    let output = run(fresh(seed), &format!("{typed}{example}\nquit\n"));
    assert!(output.contains("Ann swaps "), "{output}");
}

#[test]
fn cornerstones_that_are_face_down_are_counted() {
    let output = run(options(&["Ann", "greedy", "greedy"], 42), "1\n1\nquit\n");
    let rounds: Vec<&str> = output.split("== Cornerstones, round ").skip(1).collect();
    assert_eq!(rounds[0].matches("unplaced Cornerstones: none").count(), 3);
    assert_eq!(rounds[1].matches("unplaced Cornerstones: 1 face down").count(), 2);
    assert_eq!(rounds[2].matches("unplaced Cornerstones: 2 face down").count(), 2);
}

#[test]
fn seats_have_the_numbers_of_the_notation_everywhere() {
    let input = "city 0\ncity 1\nscore 2\nscore 3\ncity Greedy 2\nquit\n";
    let output = run(options(&["Ann", "greedy", "greedy"], 42), input);
    let answers: Vec<&str> = output.split("Ann keeps a Cornerstone> ").skip(1).collect();
    assert!(answers[0].starts_with("City of Ann"));
    assert!(answers[1].starts_with("City of greedy 1"));
    assert!(answers[2].starts_with("greedy 2: "));
    assert!(
        answers[3].starts_with("Nobody of that name plays; there are Ann, greedy 1, greedy 2 (or 0 to 2).")
    );
    assert!(answers[4].starts_with("City of greedy 2"));
    for line in ["> [0] Ann ", "  [1] greedy 1 ", "  [2] greedy 2 ", "greedy 1 (buy=GOOD:1)"] {
        assert!(output.contains(line), "{line}");
    }
}

#[test]
fn a_refusal_names_the_seat() {
    let input = "1\n1\n1\nselect gold-extractor-13\nplace @ 1,2 buy=ore:2\nplace @ 1,2 buy=ore:7\n\
                 preview place @ 1,2 buy=ore:2\nquit\n";
    let output = run(options(&["Ann", "greedy", "greedy"], 42), input);
    assert_eq!(output.matches("(seat 2 is greedy 2).").count(), 2, "{output}");
    assert!(output.contains("0 is Ann, 1 is greedy 1, 2 is greedy 2."), "{output}");
}

#[test]
fn a_number_and_an_unfinished_move_can_be_previewed() {
    let fresh = || options(&["Ann"], 42);
    let buys = |texts: &[String]| texts.iter().any(|text| text.starts_with("place") && text.contains("buy="));
    let typed = until(fresh(), "draft", buys, 3).unwrap();
    let output = run(fresh(), &format!("{typed}moves buy=\npreview 1\npreview 99\nquit\n"));
    let bought = output.split("   1 place @ ").last().unwrap();
    let bare = format!("place @ {}", &bought[..3]);
    assert!(output.contains(&format!("{bare} buy=")) && output.contains("would do this:"), "{output}");
    assert!(output.contains("The last list has "), "{output}");
    let output = run(fresh(), &format!("{typed}preview {bare}\npreview 1\nquit\n"));
    let (_, offered) =
        output.split_once("These would do; type the number, or preview and the number:").unwrap();
    assert!(offered.contains(&format!("1 {bare} buy=")) && offered.contains("would do this:"), "{offered}");
}

#[test]
fn the_hand_is_the_pick_and_the_cornerstones_while_one_places() {
    let output = run(options(&["Ann", "greedy", "greedy"], 42), "1\n1\n1\nselect pawn-shop\nhand\nquit\n");
    let (_, hand) = output.split_once("Your pick\n").unwrap();
    let lines: Vec<&str> = hand.lines().take(5).collect();
    assert!(lines[0].trim_start().starts_with("pawn-shop"), "{hand}");
    assert_eq!(lines[1], "Unplaced Cornerstones");
    assert!(lines[2].contains("trading-post") && lines[4].contains("parking-authority"), "{hand}");
}

/// Income names everybody, whoever moved last, and what a record tells hides nothing.
#[test]
fn income_and_records_name_everybody() {
    let fresh = || options(&["Ann", "greedy", "greedy"], 5);
    let mut session = Session::new(Options { seats: neom_table::seats(&["greedy"; 3]), ..fresh() }).unwrap();
    assert_eq!(session.advance().unwrap(), Turn::Over);
    let record = session.record().clone();
    let told = terminal::tell::<Neom>(fresh().setup, &record, None).unwrap();
    for generation in 1..=3 {
        let heading = format!("       income of generation {generation}");
        let at = told.iter().position(|line| *line == heading).expect("a heading");
        for (line, name) in told[at + 1..].iter().zip(session.names()) {
            assert!(line.starts_with(&format!("         {name} ")) && line.contains('£'), "{line}");
        }
        assert_eq!(told[at + 4], format!("       generation {generation} is over"));
    }
    // Sales name whose they are.
    let sales: Vec<&String> = told.iter().filter(|line| line.contains("goods sold this turn")).collect();
    assert!(!sales.is_empty() && sales.iter().all(|line| line.contains("'s goods sold")), "{sales:?}");
    let rules = session.setup().rules();
    for (mv, line) in record.moves.iter().zip(told.iter().filter(|line| line.contains(". "))) {
        if let Some(id) = mv.strip_prefix("draft ").or(mv.strip_prefix("select ")) {
            let name = &rules.tile(rules.find_tile(id).unwrap()).name;
            assert!(line.ends_with(&format!(" {name}")), "{line}");
        }
    }
    let part = terminal::tell::<Neom>(fresh().setup, &record, Some(4)).unwrap().join("\n");
    let kept = |seat: usize| {
        let id = record.moves[seat].strip_prefix("draft ").unwrap();
        format!("  unplaced Cornerstones: {}", rules.tile(rules.find_tile(id).unwrap()).name)
    };
    assert!((0..3).all(|seat| part.contains(&kept(seat))), "{part}");
}

#[test]
fn a_disaster_that_cannot_be_paid_has_a_way_out() {
    let fresh = |seed| options(&["Ann"], seed);
    let poor = |texts: &[String]| texts[0].starts_with("sacrifice @");
    let (seed, typed) = (0..40)
        .find_map(|seed| until(fresh(seed), "place", poor, seed).map(|typed| (seed, typed)))
        .expect("somebody is poor");
    let output = run(fresh(seed), &format!("{typed}pay\nquit\n"));
    let (_, way) = answer(&output).split_once("the smallest sacrifice is '").unwrap();
    let sacrifice = way.split_once('\'').unwrap().0;
    let output = run(fresh(seed), &format!("{typed}{sacrifice}\nquit\n"));
    assert!(output.contains("Ann gives up "), "{output}");
    let output = run(fresh(seed), &format!("{typed}sacrifice @ 2,2\nquit\n"));
    let wrong = answer(&output);
    assert!(wrong.contains(" takes ") && wrong.contains("the smallest sacrifice is"), "{wrong}");
}

#[test]
fn own_goods_have_no_price_and_disasters_only_their_own_rule() {
    let output = run(options(&["Ann", "Bob"], 42), "\ngoods\ntile crime-spree\nquit\n");
    assert!(output.lines().any(|line| line.ends_with("you produce it")), "{output}");
    assert!(!output.contains("you produce it;") && !output.contains("alone it strikes"), "{output}");
    let output = run(options(&["Ann"], 42), "tile crime-spree\nquit\n");
    assert!(output.contains("alone it strikes") && !output.contains("everybody else"), "{output}");
}

/// First and second change from turn to turn, as the rules have it.
#[test]
fn two_are_told_who_chooses_first() {
    let mut session = Session::new(options(&["Ann", "Bob"], 9)).unwrap();
    let mut dice = Dice::new(9, 9);
    let (mut typed, mut firsts) = (String::new(), Vec::new());
    let mut game = Neom::new(session.setup(), 9);
    for _ in 0..60 {
        let Turn::Human(seat) = session.advance().unwrap() else { break };
        let moves = session.legal_moves(seat);
        let mv = moves[dice.below(moves.len())];
        // Whoever is the first to take something from three or more.
        let pack = game.table().pack().len();
        let choosing = matches!(game.table().phase(), neom::table::Phase::Select);
        if choosing && game.table().pick(Seat(1 - seat.0)).is_none() && pack >= 3 {
            firsts.push(seat);
        }
        typed += &format!("\n{}\n", session.notation(mv));
        game.play(seat, mv, &mut ()).unwrap();
        session.play(mv).unwrap().unwrap();
    }
    let output = run(options(&["Ann", "Bob"], 9), &typed);
    assert!(firsts.len() > 5 && firsts.windows(2).all(|two| two[0] != two[1]), "{firsts:?}");
    assert!(output.contains("This turn Ann chooses first, Bob second; next turn Bob begins."), "{output}");
    assert!(output.contains("This turn Bob chooses first, Ann second; next turn Ann begins."), "{output}");
    assert!(output.contains("From this stack "), "{output}");
}

#[test]
fn alone_one_knows_whether_the_disaster_is_still_to_come() {
    let last = |seed| {
        let output = run(options(&["Ann"], seed), &"1\n".repeat(80));
        let turn = output.split("turn 7 of 7 == Ann picks a tile ==\n").skip(1).find_map(|turn| {
            let name =
                turn.strip_prefix("The ")?.split_once(" has not shown up; it strikes after this turn.")?;
            Some((name.0.to_owned(), turn.to_owned()))
        });
        turn.map(|(name, turn)| assert!(turn.contains(&format!("{name} strikes")), "{turn}"))
    };
    assert!((0..20).any(|seed| last(seed).is_some()), "one stays unseen now and then");
    let output = run(options(&["Ann"], 7), &"1\n".repeat(80));
    for name in ["Flood", "Fire", "Crime Spree"] {
        let unseen = format!("The {name} has not shown up yet; it strikes after turn 7 at the latest.");
        let seen = format!("The {name} of this generation has shown up already.");
        let (late, early) = (output.find(&seen), output.rfind(&unseen));
        assert!(late.is_some() || early.is_some(), "{name}");
        if let (Some(seen), Some(unseen)) = (late, early) {
            assert!(unseen < seen, "{name}");
        }
    }
}
