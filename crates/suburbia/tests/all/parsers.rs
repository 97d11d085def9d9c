//! Everything that reads text: whatever it is given ends in a value or an error, never a panic.

use crate::common;
use game_core::{Dice, Game};
use proptest::prelude::*;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::notation::parse_move;
use suburbia::scenario::Scenario;
use suburbia::setup::{Edition, Mode, Setup};

const PACK: &str = include_str!("../../../../packs/examples/harbor.toml");
const BASE: &str = include_str!("../../../../packs/suburbia/base.toml");
const SCENARIO: &str = include_str!("../scenarios/example-restaurants.toml");
const PACK_WITH_ALL: &str = include_str!("../../../../packs/examples/ridge.toml");
const SCENARIO_WITH_PACKS: &str = include_str!("../scenarios/packs/special-london-takes-kuala-lumpur.toml");

/// A text with a few pieces overwritten, doubled or taken out: still nearly what it was.
fn damaged(text: &'static str) -> impl Strategy<Value = String> {
    let edit = (
        0..text.len(),
        0..40usize,
        prop_oneof![
            Just(String::new()),
            Just("-1".to_owned()),
            Just("99999999999999999999".to_owned()),
            Just("\"\"".to_owned()),
            Just("[[tile]]\n".to_owned()),
            Just("= 3".to_owned()),
            "[ -~äπ\\n]{1,6}",
        ],
    );
    proptest::collection::vec(edit, 1..4).prop_map(move |edits| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, len, with) in edits {
            let at = at.min(bytes.len());
            let end = (at + len).min(bytes.len());
            bytes.splice(at..end, with.into_bytes());
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// A pack that is accepted can be played.
fn play_all(library: &Library, names: &[String]) {
    let Ok(rules) = library.rules(names) else { return };
    for (edition, mode, players) in [
        (Edition::Second, Mode::Standard, 2),
        (Edition::Collectors, Mode::Standard, 5),
        (Edition::First, Mode::LoneArchitect, 1),
        (Edition::Second, Mode::Dale, 1),
    ] {
        let Ok(setup) = Setup::new(rules, edition, mode, players) else { continue };
        let mut game = Suburbia::new(&setup, 3);
        let mut dice = Dice::new(3, 1);
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("listed");
        }
        assert!(game.outcome().is_some());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn moves_never_panic(text in ".{0,60}") {
        let _ = parse_move(common::base(), &text);
    }

    #[test]
    fn nearly_moves_never_panic(text in "(keep|buy|basic|lake|invest|discard)? ?[a-z0-9-]{0,8} ?@? ?-?[0-9]{0,12} ?,? ?-?[0-9]{0,4}") {
        let _ = parse_move(common::base(), &text);
    }

    #[test]
    fn nearly_moves_with_choices_never_panic(
        text in "(buy|replace|border|border-lake|invest) ?[0-9]{0,3} ?@ ?-?[0-9]{1,2},-?[0-9]{1,2}(,[0-9])?( (flip|marker|free)=[0-9]{0,2}[:@,]?-?[0-9]{0,3},?[0-9]{0,3}){0,7}"
    ) {
        let rules = common::all_packs();
        if let Ok(mv) = parse_move(rules, &text) {
            let written = suburbia::notation::write_move(rules, mv);
            prop_assert_eq!(parse_move(rules, &written), Ok(mv));
        }
    }

    #[test]
    fn damaged_packs_with_borders_and_specials_are_refused_or_playable(text in damaged(PACK_WITH_ALL)) {
        let mut library = Library::builtin();
        if let Ok(pack) = suburbia::pack::read("pack.toml", &text) {
            let names: Vec<String> = ["base", "inc", "five-star"].map(str::to_owned).to_vec();
            let own = (!names.contains(&pack.head.id)).then(|| pack.head.id.clone());
            library.add(pack);
            play_all(&library, &names.into_iter().chain(own).collect::<Vec<_>>());
        }
    }

    #[test]
    fn damaged_scenarios_with_packs_are_refused_or_run(text in damaged(SCENARIO_WITH_PACKS)) {
        if let Ok(scenario) = Scenario::read(common::all_packs(), "scenario.toml", &text) {
            let _ = scenario.run();
        }
    }

    #[test]
    fn damaged_packs_are_refused_or_playable(text in damaged(PACK)) {
        let mut library = Library::builtin();
        match suburbia::pack::read("pack.toml", &text) {
            Err(faults) => prop_assert!(faults.iter().all(|fault| fault.line > 0 && fault.column > 0)),
            Ok(pack) => {
                let names = vec!["base".to_owned(), pack.head.id.clone()];
                library.add(pack);
                play_all(&library, &names);
            }
        }
    }

    #[test]
    fn damaged_scenarios_are_refused_or_run(text in damaged(SCENARIO)) {
        if let Ok(scenario) = Scenario::read(common::base(), "scenario.toml", &text) {
            let _ = scenario.run();
        }
    }

    #[test]
    fn any_text_is_no_trouble(text in ".{0,200}") {
        let _ = suburbia::pack::read("pack.toml", &text);
        let _ = Scenario::read(common::base(), "scenario.toml", &text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_base_pack_is_refused_or_playable(text in damaged(BASE)) {
        if let Ok(pack) = suburbia::pack::read("base.toml", &text) {
            let mut library = Library::builtin();
            let names = vec![pack.head.id.clone()];
            library.add(pack);
            play_all(&library, &names);
        }
    }
}
