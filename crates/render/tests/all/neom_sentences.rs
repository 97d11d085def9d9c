//! Sentences about NEOM: what tiles, moves, events and score sheets read like.

use crate::common::reader;
use game_core::{Dice, Game, Seat, Viewer};
use neom::event::{Cause, Change, Deed, Event, Track};
use neom::good::Good;
use neom::library::Library;
use neom::moves::Move;
use neom::rules::Rules;
use neom::setup::{Mode, Setup};
use neom::{Neom, cell::Cell};
use render::neom::sentence;
use render::text::Language;
use std::collections::BTreeSet;
use std::sync::LazyLock;

fn rules() -> &'static Rules {
    static RULES: LazyLock<&Rules> =
        LazyLock::new(|| Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in"));
    &RULES
}

fn every_setup() -> Vec<Setup> {
    let mut all = Vec::new();
    for beginner in [false, true] {
        for (mode, _) in Mode::ALL {
            let sets: &[Option<u8>] = if mode == Mode::Solo { &[Some(1), Some(4), Some(5)] } else { &[None] };
            for &set in sets {
                all.extend((1..=5).filter_map(|seats| Setup::new(rules(), mode, seats, set, beginner).ok()));
            }
        }
    }
    all
}

/// Plays a game by any legal moves; each with the game before it and what it did.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&Neom, Seat, Move, &[Event], &Neom)) -> Neom {
    let mut game = Neom::new(setup, seed);
    let mut dice = Dice::new(seed, 1);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().lowest() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        let (before, mv) = (game, legal[dice.below(legal.len())]);
        let mut events = Vec::new();
        game.play(seat, mv, &mut events).expect("it was listed");
        each(&before, seat, mv, &events, &game);
    }
    game
}

#[test]
fn every_tile_has_a_text_of_its_own() {
    let mut texts = BTreeSet::new();
    let mut sheet = String::new();
    for (id, tile) in rules().tiles() {
        let text = sentence::tile_text(Language::ENGLISH, rules(), id);
        assert!(!text.is_empty() && text.iter().all(|line| !line.is_empty()), "{}", tile.id);
        let house = tile.provenance.house_fields.iter().any(|field| field == "roads");
        assert_eq!(text.iter().any(|line| line.contains("house value")), house, "{}", tile.id);
        let short = sentence::tile_short(Language::ENGLISH, tile);
        let whole = format!(
            "{}: {} [{short}]",
            sentence::tile_heading(Language::ENGLISH, rules(), id),
            text.join("; ")
        );
        sheet.push_str(&whole);
        sheet.push('\n');
        assert!(texts.insert(whole), "{}", tile.id);
    }
    insta::assert_snapshot!("neom_tiles", sheet);
}

#[test]
fn a_game_reads_like_a_story() {
    let mut story = Vec::new();
    let setup = Setup::new(rules(), Mode::Standard, 3, None, false).expect("three may play");
    let game = play(&setup, 42, |before, seat, mv, events, after| {
        story.push(sentence::headline(reader(), before.table(), seat, mv, events));
        let changes = sentence::changes(reader(), after.table(), seat, mv, events);
        story.extend(changes.into_iter().map(|change| format!("  {change}")));
    });
    story.extend(sentence::scoring(reader(), game.table(), &game.final_scoring().expect("it is over")));
    for seat in game.table().all_seats() {
        story.extend(sentence::score_details(reader(), game.table(), seat));
    }
    insta::assert_snapshot!("neom_story", story.join("\n"));
}

/// Ids have hyphens between letters, names do not.
fn has_raw_id(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(3).any(|three| three[0].is_alphabetic() && three[1] == '-' && three[2].is_alphabetic())
}

#[test]
fn everything_that_happens_has_words_without_raw_ids() {
    for setup in every_setup() {
        for seed in 0..3 {
            let check = |text: &str| {
                assert!(!text.contains("£-") && !text.contains(" -"), "a true minus sign: {text}");
                assert!(!text.is_empty() && !has_raw_id(text), "an id instead of a name: {text}");
            };
            play(&setup, seed, |before, seat, mv, events, after| {
                for event in events {
                    check(&sentence::event(reader(), rules(), event));
                }
                check(&sentence::headline(reader(), before.table(), seat, mv, events));
                check(&sentence::move_text(reader(), before.table(), seat, mv));
                check(&sentence::due(reader(), before.table(), seat));
                sentence::changes(reader(), after.table(), seat, mv, events)
                    .iter()
                    .for_each(|text| check(text));
                if let Ok(preview) = before.view(Viewer::Seat(seat)).preview(mv) {
                    let all = sentence::preview(reader(), before.table(), seat, mv, &preview);
                    all.iter().for_each(|text| check(text));
                }
            });
        }
    }
}

/// Drafts and picks are secret until they are shown: the headline names no tile.
#[test]
fn headlines_keep_secrets() {
    let setup = Setup::new(rules(), Mode::Standard, 4, None, false).expect("four may play");
    play(&setup, 7, |before, seat, mv, events, _| {
        if let Move::Draft { .. } | Move::Select { .. } = mv {
            let text = sentence::headline(reader(), before.table(), seat, mv, events);
            assert!(text.ends_with("keeps a Cornerstone") || text.ends_with("has picked a tile"), "{text}");
        }
    });
}

#[test]
fn every_change_says_why() {
    let at = Cell::at(2, 1).expect("a cell");
    let change = |seat, track, delta, cause| Event::Change(Change { seat: Seat(seat), track, delta, cause });
    let mv = Move::Place { at, terms: Default::default() };
    let events = [
        change(
            0,
            Track::Money,
            -3,
            Cause::Pay { tile: "steel-foundry", good: Some(Good::Coal), to: Some(Seat(1)) },
        ),
        change(0, Track::Money, -2, Cause::Pay { tile: "steel-foundry", good: None, to: None }),
        change(
            0,
            Track::Money,
            -2,
            Cause::Pay { tile: "steel-foundry", good: Some(Good::NaturalGas), to: None },
        ),
        Event::Deed(Deed::Removed { seat: Seat(0), tile: "slums", at, replaced: true }),
        Event::Deed(Deed::Placed { seat: Seat(0), tile: "steel-foundry", at }),
        change(0, Track::Good(Good::Coal), -1, Cause::Lost),
        change(0, Track::Good(Good::Wood), 1, Cause::Uncovered),
        change(0, Track::Good(Good::Steel), 1, Cause::Tile { id: "steel-foundry", owner: Seat(0), at }),
        change(1, Track::Money, 2, Cause::Tile { id: "casino", owner: Seat(1), at }),
        change(1, Track::Money, 3, Cause::Sale),
        change(1, Track::Money, -4, Cause::Disaster { id: "flood" }),
        Event::Deed(Deed::Struck { tile: "flood" }),
    ];
    let setup = Setup::new(rules(), Mode::Standard, 3, None, false).expect("three may play");
    let game = Neom::new(&setup, 1);
    let (table, seat) = (game.table(), Seat(0));
    assert_eq!(sentence::headline(reader(), table, seat, mv, &events), "Ann places Steel Foundry at 2,1");
    assert_eq!(
        sentence::changes(reader(), table, seat, mv, &events),
        [
            "coal from Bruno: −£3",
            "price of Steel Foundry: −£2",
            "natural gas from the supply: −£2",
            "Slums (2,1) is replaced",
            "last source is gone: loses coal",
            "City Center is uncovered: gains wood",
            "Steel Foundry (2,1): gains steel",
            "Bruno's Casino (2,1): +£2",
            "Bruno's goods sold this turn: +£3",
            "Bruno's Flood: −£4",
            "Flood strikes",
        ]
    );
}
