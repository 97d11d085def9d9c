//! Every lesson can be done, no wrong try does it, and faults in files are told where they are.

use super::*;
use crate::text::LESSONS;
use ::neom::Neom;
use ::suburbia::Suburbia;
use game_core::Dice;
use game_core::Game;
use render::text::Language;
use std::collections::BTreeSet;

/// The faults of a lesson, as they are told.
fn faults<G: Playable>(text: &str) -> Vec<String> {
    match Lesson::<G>::read(&Libraries::default(), "lesson.toml", text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

fn every_lesson<G: Playable>() -> usize {
    let libraries = Libraries::default();
    for (file, text) in files(G::NAME) {
        let lesson =
            Lesson::<G>::read(&libraries, file, text).unwrap_or_else(|faults| panic!("{file}: {faults:?}"));
        assert!((2..=4).contains(&lesson.len()), "{file} has two tasks at least, and is short");
        // The learner has to do something in each of its tasks.
        for step in 0..lesson.len() {
            assert!(lesson.start(step).to_act().contains(LEARNER), "{file}, task {}", step + 1);
            assert_eq!(lesson.progress(step, &[]), Progress::Open, "{file}, task {}", step + 1);
            assert!(lesson.shown(step, &[]).is_some());
        }
    }
    files(G::NAME).len()
}

#[test]
fn every_lesson_can_be_done_and_no_wrong_try_does_it() {
    assert!(every_lesson::<Suburbia>() >= 8);
    every_lesson::<Neom>();
}

#[test]
fn every_lesson_has_its_words_in_every_language() {
    let libraries = Libraries::default();
    let mut wanted = BTreeSet::new();
    for id in ids(&libraries, Suburbia::NAME) {
        let tasks = Lesson::<Suburbia>::find(&libraries, id).unwrap_or_else(|why| panic!("{why}")).len();
        wanted.extend(words::ids(Suburbia::NAME, id, tasks));
    }
    for id in ids(&libraries, Neom::NAME) {
        let tasks = Lesson::<Neom>::find(&libraries, id).unwrap_or_else(|why| panic!("{why}")).len();
        wanted.extend(words::ids(Neom::NAME, id, tasks));
    }
    for language in Language::ALL {
        let found: BTreeSet<String> = LESSONS.ids(language).into_iter().collect();
        let missing: Vec<&String> = wanted.difference(&found).collect();
        let unused: Vec<&String> = found.difference(&wanted).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{}: {missing:?} {unused:?}", language.code());
    }
}

const SOUND: &str = r#"
game = "suburbia"
market = ["mint", "landfill", "parking-lot", "farm", "freeway", "office-building", "convenience-store"]
[[seat]]
[[seat]]
[[task]]
solution = ["buy 7 @ 1,0"]
wrong = [["basic suburbs @ 1,0", "discard 7"]]
does = ["built convenience-store next to suburbs"]
gains = { income = 1 }
[task.text.en]
ask = "Build the shop beside the [suburbs](residential)."
hint = "It costs $6."
done = "It is there."
[text.en]
title = "A shop"
about = "Shops near homes."
intro = "Shops pay."
"#;

/// The faults of the sound lesson with something replaced.
fn mended(what: &str, by: &str) -> Vec<String> {
    assert!(SOUND.contains(what), "{what}");
    faults::<Suburbia>(&SOUND.replace(what, by))
}

#[test]
fn faults_are_told_with_their_places() {
    assert_eq!(faults::<Suburbia>(SOUND), Vec::<String>::new());
    let cases = [
        (
            "built convenience-store next",
            "built convenience-stor next",
            "lesson.toml:9:9: a tile cannot be 'convenience-stor' (did you mean 'convenience-store'?)",
        ),
        ("built conv", "build conv", "lesson.toml:9:9: a deed cannot be 'build' (did you mean 'built'?)"),
        ("{ income", "{ incom", "lesson.toml:10:11: number cannot be 'incom' (did you mean 'income'?)"),
        (
            "income = 1 }",
            "income = 2 }",
            "lesson.toml:7:12: the solution does not do what is asked: gains income 2, but it gains 1 (mend the solution or the task)",
        ),
        (
            "buy 7 @ 1,0",
            "buy 1 @ 1,0",
            "lesson.toml:7:13: 'buy 1 @ 1,0' is refused: costs $25, you have $15 (expected a legal move)",
        ),
        (
            "[[\"basic suburbs @ 1,0\", \"discard 7\"]]",
            "[[\"buy 7 @ 1,0\"]]",
            "lesson.toml:8:10: the wrong try does what is asked (expected one that does not)",
        ),
        (
            "solution =",
            "solutions =",
            "lesson.toml:6:1: task has no 'solution' (expected solution = [\"a move\"])",
        ),
        (
            "gains =",
            "others = [\"1: discard 9\"]\ngains =",
            "lesson.toml:10:11: nobody plays this (expected a move of the seat that is to act)",
        ),
        (
            "gains =",
            "others = [\"discard 9\"]\ngains =",
            "lesson.toml:10:11: 'discard 9' names no other seat (expected \"1: a move\")",
        ),
        (
            "\"mint\"",
            "\"mind\"",
            "lesson.toml:3:11: tile of the stacks cannot be 'mind' (did you mean 'mint'?)",
        ),
    ];
    for (what, by, expected) in cases {
        let found = mended(what, by);
        assert!(found.iter().any(|fault| fault == expected), "{expected}\n{found:#?}");
    }
    let nothing = SOUND.split("[[task]]").next().unwrap_or_default();
    assert!(faults::<Suburbia>(nothing)[0].contains("has no 'task'"));
}

#[test]
fn a_task_waits_is_done_or_is_missed() {
    let lesson = Lesson::<Suburbia>::read(&Libraries::default(), "09-any.toml", SOUND).expect("sound");
    assert_eq!((lesson.id.as_str(), lesson.len()), ("any", 1));
    let mv = |text: &str| (LEARNER, lesson.start(0).parse_move(text).expect("a move"));
    assert_eq!(lesson.shown(0, &[]), Some("buy 7 @ 1,0"));
    assert_eq!(lesson.progress(0, &[mv("buy 7 @ 1,0")]), Progress::Done { ply: 1 });
    assert_eq!(lesson.progress(0, &[mv("buy 7 @ 1,1")]), Progress::Missed);
    assert_eq!(lesson.shown(0, &[mv("buy 7 @ 1,1")]), None);
    // What was done stays done, whatever is tried afterwards.
    assert_eq!(lesson.progress(0, &[mv("buy 7 @ 1,0"), mv("buy 7 @ 1,1")]), Progress::Done { ply: 1 });
}

/// Any text ends in a lesson or in faults: those of the program with letters left out, doubled or exchanged.
#[test]
fn no_text_harms() {
    let mut dice = Dice::new(16, 0);
    let libraries = Libraries::default();
    let signs: Vec<char> = "\"[]{}=,@*-0123456789:\n".chars().collect();
    let own = ("", SOUND);
    for (_, text) in files(Suburbia::NAME).iter().chain(files(Neom::NAME)).chain([&own]) {
        for _ in 0..40 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..=dice.below(3) {
                let at = dice.below(letters.len());
                match dice.below(3) {
                    0 => _ = letters.remove(at),
                    1 => letters.insert(at, signs[dice.below(signs.len())]),
                    _ => letters[at] = signs[dice.below(signs.len())],
                }
            }
            let text: String = letters.into_iter().collect();
            let _ = Lesson::<Suburbia>::read(&libraries, "lesson.toml", &text);
            let _ = Lesson::<Neom>::read(&libraries, "lesson.toml", &text);
        }
    }
}

/// A lesson that came with packs, in the file `01-shop.toml`.
fn own(text: &str) -> Libraries {
    let mut libraries = Libraries::default();
    let lesson = crate::libraries::LessonFile {
        game: Suburbia::NAME,
        name: "own/01-shop.toml".to_owned(),
        text: text.to_owned(),
    };
    libraries.add_lesson(lesson);
    libraries
}

#[test]
fn a_lesson_of_ones_own_has_its_words_in_its_file() {
    let [en, it] = ["en", "it"].map(|code| Language::from_code(code).expect("a language"));
    let libraries = own(SOUND);
    assert_eq!(ids(&libraries, Suburbia::NAME).last(), Some(&"shop"));
    let lesson = Lesson::<Suburbia>::find(&libraries, "shop").expect("it is there");
    assert!(lesson.is_own() && !Lesson::<Suburbia>::find(&libraries, "income").expect("there").is_own());
    assert_eq!((lesson.title(en).as_str(), lesson.hint(en, 0).as_str()), ("A shop", "It costs $6."));
    // Who asks for another language gets the English words, and is told so.
    assert_eq!((lesson.title(it).as_str(), lesson.other_language(it)), ("A shop", Some("en")));
    assert_eq!(lesson.other_language(en), None);
    let both = SOUND
        .replace("[text.en]", "[text.it]\ntitle = \"Un negozio\"\nabout = \"a\"\nintro = \"i\"\n[text.en]")
        .replace(
            "[task.text.en]",
            "[task.text.it]\nask = \"Costruisci.\"\nhint = \"h\"\ndone = \"d\"\n[task.text.en]",
        );
    let lesson = Lesson::<Suburbia>::find(&own(&both), "shop").expect("it is there");
    assert_eq!((lesson.task(it, 0).as_str(), lesson.other_language(it)), ("Costruisci.", None));
    assert_eq!(lesson.title(en), "A shop");
    // In neither language: the first there is.
    let lesson = Lesson::<Suburbia>::find(&own(&SOUND.replace("text.en", "text.fr")), "shop").expect("there");
    assert_eq!(lesson.other_language(en), Some("fr"));
}

#[test]
fn words_that_are_missing_are_told() {
    let cases = [
        (
            "[text.en]",
            "[text.it]",
            "lesson.toml:15:7: task 1 has no words in 'it' (expected [task.text.it] with ask, hint and done)",
        ),
        (
            "[text.en]",
            "[text.it]",
            "lesson.toml:11:12: the lesson has no words in 'en' (expected [text.LANGUAGE] with title, about and intro)",
        ),
        (
            "[text.en]",
            "[text.\"?\"]",
            "lesson.toml:15:7: '?' is no language (expected a code as in [text.en] or [text.pt-BR])",
        ),
        ("title =", "titel =", "lesson.toml:15:1: text has no 'title' (expected title = \"…\")"),
        (
            "hint = \"It costs $6.\"",
            "hint = \" \"",
            "lesson.toml:13:8: 'hint' is empty (expected a sentence)",
        ),
        (
            "game =",
            "pack = \"harbour\"\ngame =",
            "lesson.toml:2:8: pack cannot be 'harbour' (expected one of: base, inc, five-star, nightlife, con, essen, ce)",
        ),
    ];
    for (what, by, expected) in cases {
        let found = mended(what, by);
        assert!(found.iter().any(|fault| fault == expected), "{expected}\n{found:#?}");
    }
    let none = SOUND.split("[task.text").next().unwrap_or_default();
    assert!(faults::<Suburbia>(none)[0].contains("has no 'text' (expected [text.en]"));
    // The names of the program's lessons are taken.
    let taken = Lesson::<Suburbia>::read(&Libraries::default(), "03-income.toml", SOUND);
    let faults = taken.map(|_| ()).expect_err("a fault");
    assert!(faults[0].to_string().contains("the program has a lesson 'income' already"), "{faults:?}");
}
