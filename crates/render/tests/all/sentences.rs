//! Sentences: what tiles, goals, moves and events read like.

use crate::common::{every_setup, play, reader, rules};
use game_core::{Game, Seat};
use render::Reader;
use render::suburbia::sentence;
use render::text::Language;
use std::collections::BTreeSet;
use suburbia::Suburbia;
use suburbia::event::{Cause, Change, Deed, Event};
use suburbia::hex::{Hex, hex};
use suburbia::setup::{Edition, Mode, Setup};
use suburbia::tile::Track;

const ENGLISH: Language = Language::ENGLISH;

#[test]
fn every_tile_has_a_text_of_its_own() {
    let mut texts = BTreeSet::new();
    let mut sheet = String::new();
    for (kind, of) in rules().kinds() {
        let text = sentence::tile_text(ENGLISH, rules(), kind);
        assert!(!text.is_empty() && text.iter().all(|line| !line.is_empty()), "{}", of.id);
        let short = sentence::tile_short(ENGLISH, rules(), kind);
        let whole =
            format!("{}: {} [{short}]", sentence::tile_heading(ENGLISH, rules(), kind), text.join("; "));
        sheet.push_str(&whole);
        sheet.push('\n');
        assert!(texts.insert(whole), "{}", of.id);
    }
    assert_eq!(texts.len(), rules().kinds().count());
    insta::assert_snapshot!("tiles", sheet);
}

#[test]
fn goals_say_what_they_ask_for() {
    let all: Vec<String> = rules()
        .goals()
        .map(|(id, goal)| format!("{}: {}", goal.name, sentence::goal_text(ENGLISH, rules(), id)))
        .collect();
    insta::assert_snapshot!("goals", all.join("\n"));
}

#[test]
fn numbers_of_names_are_not_taken_for_values() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 3).expect("three may play");
    let (game, _) = play(&setup, 42, 0);
    let given = ["Ann", "greedy", "greedy"].map(str::to_owned);
    let names = sentence::seat_names(ENGLISH, game.table(), &given);
    let goal = rules().find_goal("miscreant").expect("a goal of the base game");
    assert_eq!(
        sentence::standing(Reader::spectator(ENGLISH, &names), game.table(), goal),
        "Ann 1, greedy 1 (1), greedy 2 (1) (tie)"
    );
}

#[test]
fn a_game_reads_like_a_story() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 2).expect("two may play");
    let (game, mut events) = play(&setup, 42, 1000);
    events.extend(game.final_scoring().expect("it is over").events);
    let story: Vec<String> = events.iter().map(|event| sentence::event(reader(), rules(), event)).collect();
    insta::assert_snapshot!("story", story.join("\n"));
}

#[test]
fn every_event_of_every_setup_has_a_sentence_without_raw_ids() {
    for setup in every_setup() {
        for seed in 0..5 {
            let (_, events) = play(&setup, seed, 1000);
            for event in &events {
                let text = sentence::event(reader(), rules(), event);
                assert!(!text.contains("$-") && !text.contains("n -"), "a true minus sign: {text}");
                let letters: Vec<char> = text.chars().collect();
                let raw =
                    |three: &[char]| three[0].is_alphabetic() && three[1] == '-' && three[2].is_alphabetic();
                assert!(!letters.windows(3).any(raw), "an id instead of a name: {text}");
            }
        }
    }
}

#[test]
fn the_end_of_a_track_is_told() {
    let change = |delta, nominal, cause| {
        let track = Track::Income;
        Event::Change(Change { seat: Seat(0), track, delta, nominal, cause, step: None })
    };
    let tile = Cause::Tile { id: "office-building", owner: Seat(0), at: hex(1, 1).into() };
    let text = |event| sentence::event(reader(), rules(), &event);
    assert_eq!(
        text(change(1, 4, tile)),
        "Ann's Office Building (1,1): income +1 (of +4: the track ends at 15)"
    );
    assert_eq!(
        text(change(0, -1, Cause::RedLine { after: 14 })),
        "Ann's red line after 14: income ±0 (of −1: the track ends at −5)"
    );
    assert_eq!(text(change(1, 1, Cause::RedLine { after: 14 })), "Ann's red line after 14, back: income +1");
}

#[test]
fn a_move_is_told_from_its_mover() {
    let tile = |owner, at: Hex| Cause::Tile { id: "farm", owner: Seat(owner), at: at.into() };
    let change = |seat, track, delta, cause| {
        Event::Change(Change { seat: Seat(seat), track, delta, nominal: delta, cause, step: None })
    };
    let events = [
        change(0, Track::Money, -11, Cause::Pay),
        Event::Deed(Deed::Built { seat: Seat(0), tile: "farm", at: hex(1, 0).into() }),
        change(0, Track::Income, 1, tile(0, hex(1, 0))),
        change(1, Track::Income, 1, tile(1, hex(0, -2))),
        change(0, Track::Population, 3, tile(1, hex(0, -2))),
        change(0, Track::Income, -1, Cause::RedLine { after: 14 }),
        change(1, Track::Income, -1, Cause::RedLine { after: 14 }),
        change(0, Track::Money, 4, Cause::IncomeStep),
        change(0, Track::Population, -2, Cause::IncomeStep),
        change(0, Track::Population, -1, Cause::PopulationStep),
        change(0, Track::Money, -1, Cause::PopulationStep),
        change(1, Track::Population, 15, Cause::Goal { id: "investor" }),
        Event::Deed(Deed::Discarded { tile: "mint" }),
        Event::Deed(Deed::Drawn { tile: "casino" }),
    ];
    assert_eq!(sentence::headline(reader(), rules(), Seat(0), &events), "Ann builds Farm at 1,0");
    assert_eq!(
        sentence::changes(reader(), rules(), Seat(0), &events),
        [
            "pays $11",
            "Farm (1,0): income +1",
            "Bruno's Farm (0,-2): income +1",
            "Bruno's Farm (0,-2): population +3 for Ann",
            "red line after 14: income −1",
            "Bruno's red line after 14: income −1",
            "income step: +$4",
            "unpaid income: population −2",
            "population step: −1",
            "missing population: −$1",
            "Bruno's goal Investor: population +15",
            "Mint leaves the game",
            "Casino enters the market",
        ]
    );
    let discard = [Event::Deed(Deed::Discarded { tile: "mint" })];
    assert_eq!(sentence::headline(reader(), rules(), Seat(1), &discard), "Bruno discards Mint");
    assert!(sentence::changes(reader(), rules(), Seat(1), &discard).is_empty());
}

#[test]
fn the_track_has_one_name() {
    let setup = Setup::new(rules(), Edition::Second, Mode::Standard, 3).expect("three may play");
    let (game, events) = play(&setup, 42, 1000);
    let scoring = game.final_scoring().expect("it is over");
    let mut told = sentence::scoring(reader(), game.table(), &scoring);
    told.extend(events.iter().map(|event| sentence::event(reader(), rules(), event)));
    told.extend(rules().kinds().flat_map(|(kind, _)| sentence::tile_text(ENGLISH, rules(), kind)));
    told.extend(rules().goals().map(|(goal, _)| sentence::goal_text(ENGLISH, rules(), goal)));
    for text in told {
        let words = ["people", "person", "points", "nobody left"];
        assert!(!words.iter().any(|word| text.contains(word)), "{text}");
    }
}

#[test]
fn moves_say_what_is_built_where() {
    let setup = Setup::new(rules(), Edition::Second, Mode::LoneArchitect, 1).expect("one may play");
    let game = Suburbia::new(&setup, 42);
    let mut moves = Vec::new();
    game.legal_moves(Seat(0), &mut moves);
    let all: Vec<String> =
        moves.iter().map(|&mv| sentence::move_text(ENGLISH, game.table(), Seat(0), mv)).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "no two moves read alike");
    insta::assert_snapshot!("moves", all.join("\n"));
}

/// Without numbers on the map equal lines say what each is for.
#[test]
fn without_cells_every_line_says_what_it_is_for() {
    let tile = |id, owner| Cause::Tile { id, owner: Seat(owner), at: hex(1, 0).into() };
    let change = |track, delta, cause, step| {
        Event::Change(Change { seat: Seat(0), track, delta, nominal: delta, cause, step: Some(step) })
    };
    let events = [
        Event::Deed(Deed::Built { seat: Seat(0), tile: "fancy-restaurant", at: hex(1, 0).into() }),
        change(Track::Income, 3, tile("fancy-restaurant", 0), 2),
        change(Track::Income, -1, tile("fancy-restaurant", 0), 3),
        change(Track::Income, 1, tile("farm", 0), 4),
        change(Track::Money, 2, tile("lake", 0), 4),
        change(Track::Income, -1, tile("fancy-restaurant", 1), 7),
    ];
    let reader = Reader { cells: false, ..reader() };
    assert_eq!(
        sentence::changes(reader, rules(), Seat(0), &events),
        [
            "Fancy Restaurant (printed): income +3",
            "Fancy Restaurant (for restaurants built since): income −1",
            "Farm (for Fancy Restaurant): income +1",
            "Lake (for Fancy Restaurant): +$2",
            "Bruno's Fancy Restaurant (for Fancy Restaurant): income −1 for Ann",
        ]
    );
    assert_eq!(sentence::headline(reader, rules(), Seat(0), &events), "Ann builds Fancy Restaurant");
}

#[test]
fn moves_are_told_whole_and_given_as_advice() {
    let library = suburbia::library::Library::builtin();
    let rules = library.rules(&["base", "inc", "ce"].map(str::to_owned)).expect("they are built in");
    let setup = Setup::new(rules, Edition::Second, Mode::Standard, 2).expect("two may play");
    let mut told = BTreeSet::new();
    for seed in 0..24 {
        let mut game = Suburbia::new(&setup, seed);
        let mut dice = game_core::Dice::new(seed, 1);
        while let Some(seat) = game.to_act().lowest() {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            let special = moves.iter().position(|mv| !mv.choices().is_empty());
            let mv = moves[special.unwrap_or_else(|| dice.below(moves.len()))];
            if special.is_some() {
                let choices = mv.choices().len();
                let whole = sentence::move_headline(reader(), game.table(), seat, mv);
                let advice = sentence::advice(reader(), game.table(), seat, mv);
                assert!(whole.contains(" and ") && advice.contains(" and "), "{whole} {advice} {choices}");
                assert!(!whole.contains("nothing and") && !advice.contains("on nothing"), "{whole}");
                told.insert(format!("{whole} | {advice}"));
            }
            game.play(seat, mv, &mut ()).expect("it was listed");
        }
    }
    insta::assert_snapshot!("special_moves", told.into_iter().collect::<Vec<_>>().join("\n"));
}
