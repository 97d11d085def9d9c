//! Everything that reads text: whatever it is given ends in a value or an error, never a panic.

use crate::common;
use game_core::{Dice, Game, View, Viewer};
use neom::Neom;
use neom::library::Library;
use neom::notation::{parse_move, write_move};
use neom::scenario::Scenario;
use neom::setup::{Mode, Setup};
use proptest::prelude::*;

const PACK: &str = include_str!("../../../../packs/examples/river.toml");
const BASE: &str = include_str!("../../../../packs/neom/base.toml");
const SCENARIO: &str = include_str!("../scenarios/example-5a-pay.toml");
const BEGINNER: &str = include_str!("../scenarios/ruling-a47-beginner-swap.toml");

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
            Just("[[seat]]\n".to_owned()),
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

/// A pack that is accepted can be played, and looked at.
fn play_all(library: &Library, names: &[String]) {
    let Ok(rules) = library.rules(names) else { return };
    for (mode, seats, deck) in [
        (Mode::Solo, 1, Some(5)),
        (Mode::Standard, 2, None),
        (Mode::Standard, 5, None),
        (Mode::Standard, 4, None),
    ] {
        let Ok(setup) = Setup::new(rules, mode, seats, deck, false) else { continue };
        let mut game = Neom::new(&setup, 3);
        let mut dice = Dice::new(3, 1);
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            if dice.below(20) == 0 {
                let world = game.view(Viewer::Seat(seat)).sample(&mut dice);
                assert!(world.view(Viewer::Seat(seat)) == game.view(Viewer::Seat(seat)));
            }
            game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("listed");
        }
        assert!(game.outcome().is_some());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn moves_never_panic(text in ".{0,60}") {
        let _ = parse_move(common::base(), &text);
    }

    #[test]
    fn nearly_moves_never_panic(
        text in "(draft|select|place|cornerstone|sell|pay|sacrifice)? ?(slums|casino|bank)? ?@? ?[0-9]{0,3} ?,? ?[0-9]{0,3}( (buy|waive|instead|route|produce|swap)=(coal|gold|ore|casino|park)?:?(bank|[0-9]{0,3})?(,(coal|gold|ore|casino|park)(:[0-9a-z]{0,4})?){0,5}){0,3}"
    ) {
        let rules = common::base();
        if let Ok(mv) = parse_move(rules, &text) {
            // What can be read has one canonical form.
            let written = write_move(rules, mv);
            prop_assert_eq!(parse_move(rules, &written), Ok(mv), "{} from {}", written, text);
            let mut game = Neom::new(&common::every_setup()[0].1, 1);
            let before = game.ledger();
            if game.play(game_core::Seat(0), mv, &mut ()).is_err() {
                prop_assert_eq!(before, game.ledger());
            }
        }
    }

    #[test]
    fn damaged_packs_are_refused_or_playable(text in damaged(PACK)) {
        let mut library = Library::builtin();
        match neom::pack::read("pack.toml", &text) {
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
            let seats = (0..scenario.game().seats()).map(|seat| Viewer::Seat(game_core::Seat::from_index(seat)));
            for viewer in seats.chain([Viewer::Spectator]) {
                let view = scenario.game().view(viewer);
                let _ = serde_json::to_value(view);
                let _ = view.sample(&mut Dice::new(1, 1));
            }
        }
    }

    #[test]
    fn damaged_beginner_scenarios_are_refused_or_run(text in damaged(BEGINNER)) {
        if let Ok(scenario) = Scenario::read(common::base(), "scenario.toml", &text) {
            let _ = scenario.run();
        }
    }

    #[test]
    fn any_text_is_no_trouble(text in ".{0,200}") {
        let _ = neom::pack::read("pack.toml", &text);
        let _ = Scenario::read(common::base(), "scenario.toml", &text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_base_pack_is_refused_or_playable(text in damaged(BASE)) {
        if let Ok(pack) = neom::pack::read("base.toml", &text) {
            let mut library = Library::builtin();
            let names = vec![pack.head.id.clone()];
            library.add(pack);
            play_all(&library, &names);
        }
    }
}
