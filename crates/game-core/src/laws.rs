//! The laws every game obeys, as code.
//!
//! A game's tests call these functions with all its setups. Each law plays random games and checks something
//! after every move; a broken law panics with the setup, the seed and the moves so far.

use crate::record::{self, Record, RecordResult};
use crate::{Dice, Game, Seat, View, Viewer};

/// A setup with a name for messages.
pub type Named<S> = (String, S);

/// Plays `games` random games of each setup and shows each position, with what led to it, to `look`.
fn walk<G: Game>(
    setups: &[Named<G::Setup>],
    games: u64,
    mut look: impl FnMut(&G, &dyn Fn() -> String, &mut Dice),
) {
    for (name, setup) in setups {
        for seed in 0..games {
            let mut game = G::new(setup, seed);
            let mut dice = Dice::new(seed, 99);
            let mut moves: Vec<String> = Vec::new();
            let mut legal = Vec::new();
            loop {
                look(&game, &|| format!("{} {name}, seed {seed}, after {moves:?}", G::NAME), &mut dice);
                // Where several may choose at once, any of them may be first.
                let acting: Vec<Seat> = game.to_act().iter().collect();
                if acting.is_empty() {
                    break;
                }
                let seat = acting[dice.below(acting.len())];
                legal.clear();
                game.legal_moves(seat, &mut legal);
                assert!(!legal.is_empty(), "nothing to do: {name}, seed {seed}, after {moves:?}");
                let mv = legal[dice.below(legal.len())].clone();
                moves.push(game.write_move(mv.clone()));
                game.play(seat, mv, &mut ()).unwrap_or_else(|e| panic!("{name} {seed} {moves:?}: {e:?}"));
            }
            assert!(game.outcome().is_some(), "{name}, seed {seed}: over without an outcome");
        }
    }
}

/// `every_move` lists exactly what `play` accepts, each move once, and `legal_moves` some of it; `candidates` proposes
/// moves to try besides, good and bad ones. A refused move changes nothing that anybody can see.
pub fn exactly_the_listed_moves_play<G: Game>(
    setups: &[Named<G::Setup>],
    games: u64,
    candidates: impl Fn(&G, &mut Dice) -> Vec<G::Move>,
) {
    walk::<G>(setups, games, |game, context, dice| {
        let (mut useful, mut legal) = (Vec::new(), Vec::new());
        for seat in (0..game.seats()).map(Seat::from_index) {
            useful.clear();
            legal.clear();
            game.legal_moves(seat, &mut useful);
            game.every_move(seat, &mut legal);
            for (i, mv) in useful.iter().enumerate() {
                assert!(!useful[..i].contains(mv), "{}: {mv:?} is listed twice", context());
                assert!(legal.contains(mv), "{}: {mv:?} is listed, but not among all", context());
            }
            assert_eq!(useful.is_empty(), legal.is_empty(), "{}: seat {seat}", context());
            if !game.to_act().contains(seat) {
                assert!(legal.is_empty(), "{}: seat {seat} is not to act but has moves", context());
            }
            for (i, mv) in legal.iter().enumerate() {
                assert!(!legal[..i].contains(mv), "{}: {mv:?} is listed twice", context());
                let played = game.clone().play(seat, mv.clone(), &mut ());
                assert!(played.is_ok(), "{}: listed {mv:?} is refused: {played:?}", context());
            }
            let mut copy = game.clone();
            for mv in candidates(game, dice) {
                if legal.contains(&mv) {
                    continue;
                }
                let mut log = Vec::new();
                let refusal = copy.play(seat, mv.clone(), &mut log);
                let Err(illegal) = refusal else { panic!("{}: unlisted {mv:?} plays", context()) };
                assert!(!copy.write_refusal(illegal).is_empty());
                assert!(log.is_empty(), "{}: refused {mv:?} left events", context());
            }
            assert_eq!(
                everything(game),
                everything(&copy),
                "{}: a refused move changed something",
                context()
            );
        }
    });
}

/// All that can be seen of a game by all viewers, plus the ledger.
fn everything<G: Game>(game: &G) -> (Vec<serde_json::Value>, Vec<i64>) {
    let viewers = (0..game.seats()).map(|seat| Viewer::Seat(Seat::from_index(seat)));
    let views = viewers.chain([Viewer::Spectator]).map(|viewer| as_json(&game.view(viewer)));
    (views.collect(), game.ledger())
}

fn as_json(view: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(view).expect("views serialise")
}

/// `move_count` and `nth_move` of a view agree with the list.
pub fn counting_agrees_with_listing<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, _| {
        for seat in game.to_act().iter() {
            let view = game.view(Viewer::Seat(seat));
            let (mut by_game, mut by_view) = (Vec::new(), Vec::new());
            game.legal_moves(seat, &mut by_game);
            view.legal_moves(&mut by_view);
            assert_eq!(by_game, by_view, "{}", context());
            assert_eq!(view.move_count(), by_view.len(), "{}", context());
            for (n, mv) in by_view.iter().enumerate() {
                assert_eq!(view.nth_move(n).as_ref(), Some(mv), "{}", context());
            }
            assert_eq!(view.nth_move(by_view.len()), None);
        }
    });
}

/// Every move reads back as it was written.
pub fn notation_round_trips<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, _| {
        let mut legal = Vec::new();
        for seat in game.to_act().iter() {
            game.every_move(seat, &mut legal);
        }
        for mv in legal {
            let text = game.write_move(mv.clone());
            assert_eq!(game.parse_move(&text), Ok(mv.clone()), "{}: {text}", context());
            assert_eq!(game.parse_move(&text.replace(" @ ", "@")), Ok(mv), "{}: {text}", context());
        }
    });
}

/// The same setup, seed and moves give the same game, in the same events.
pub fn replay_is_exact<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    for (name, setup) in setups {
        for seed in 0..games {
            let mut game = G::new(setup, seed);
            let mut dice = Dice::new(seed, 99);
            let (mut moves, mut logs) = (Vec::new(), Vec::new());
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().lowest() {
                legal.clear();
                game.legal_moves(seat, &mut legal);
                let mv = legal[dice.below(legal.len())].clone();
                moves.push(game.write_move(mv.clone()));
                let mut log = Vec::new();
                game.play(seat, mv, &mut log).expect("listed");
                logs.push(format!("{log:?}"));
            }
            let mut again = G::new(setup, seed);
            let mut relogged = Vec::new();
            record::replay(&mut again, &moves, |ply| relogged.push(format!("{:?}", ply.events)))
                .unwrap_or_else(|error| panic!("{name}, seed {seed}: {error}"));
            assert_eq!(logs, relogged, "{name}, seed {seed}");
            assert_eq!(everything(&game), everything(&again), "{name}, seed {seed}");
            let result = game.outcome().as_ref().map(RecordResult::from);
            record::check_result(result.as_ref(), &again).expect("same result");
        }
    }
}

/// Where several seats choose at once, the order in which they answer does not matter.
pub fn simultaneous_choices_commute<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, dice| {
        let seats: Vec<Seat> = game.to_act().iter().collect();
        if seats.len() < 2 {
            return;
        }
        let mut choices = Vec::new();
        for &seat in &seats {
            let mut legal = Vec::new();
            game.legal_moves(seat, &mut legal);
            choices.push((seat, legal[dice.below(legal.len())].clone()));
        }
        let play = |order: &[(Seat, G::Move)]| {
            let mut game = game.clone();
            for (seat, mv) in order {
                game.play(*seat, mv.clone(), &mut ()).expect("a choice stays legal while others choose");
            }
            everything(&game)
        };
        let in_order = play(&choices);
        dice.shuffle(&mut choices);
        assert_eq!(in_order, play(&choices), "{}", context());
    });
}

/// Every change is an event: the events of a move add up to the difference it made, and a log changes nothing.
pub fn events_add_up<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, dice| {
        let Some(seat) = game.to_act().lowest() else { return };
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let mv = legal[dice.below(legal.len())].clone();
        let (mut logged, mut silent) = (game.clone(), game.clone());
        let mut log = Vec::new();
        logged.play(seat, mv.clone(), &mut log).expect("listed");
        silent.play(seat, mv.clone(), &mut ()).expect("listed");
        assert_eq!(everything(&logged), everything(&silent), "{}: {mv:?}", context());
        let mut expected = game.ledger();
        for (place, delta) in log.iter().filter_map(G::ledger_entry) {
            expected[place] += delta;
        }
        assert_eq!(expected, logged.ledger(), "{}: {mv:?} with {log:?}", context());
    });
}

/// Worlds sampled from a view look exactly like it, to that viewer, and so does every view of them: the view
/// leaks nothing of what was sampled away.
pub fn views_leak_nothing_and_sample_consistently<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, dice| {
        let seats = (0..game.seats()).map(|seat| Viewer::Seat(Seat::from_index(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let json = as_json(&game.view(viewer));
            for _ in 0..2 {
                let world = game.view(viewer).sample(dice);
                assert!(world.view(viewer) == game.view(viewer), "{}: {viewer:?}", context());
                assert_eq!(as_json(&world.view(viewer)), json, "{}: {viewer:?}", context());
                assert_eq!(world.to_act(), game.to_act(), "{}: {viewer:?}", context());
                assert_eq!(world.ledger(), game.ledger(), "{}: {viewer:?}", context());
                if let Some(seat) = viewer.seat() {
                    let (mut here, mut there) = (Vec::new(), Vec::new());
                    game.legal_moves(seat, &mut here);
                    world.legal_moves(seat, &mut there);
                    assert_eq!(here, there, "{}: {viewer:?}", context());
                }
            }
        }
    });
}

/// A world told to a viewer looks exactly as the game does to that viewer, and a game that looks the same has the same
/// world: nothing of what was made up was known.
pub fn worlds_look_the_same_and_leak_nothing<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    for (name, setup) in setups {
        for seed in 0..games {
            let (start, mut dice) = (G::new(setup, seed), Dice::new(seed, 77));
            let (mut game, mut plies) = (start.clone(), Vec::new());
            let mut legal = Vec::new();
            loop {
                let over = game.to_act().is_empty();
                if over || dice.below(6) == 0 {
                    let context = format!("{name}, seed {seed}, ply {}", plies.len());
                    let seats = (0..game.seats()).map(|seat| Viewer::Seat(Seat::from_index(seat)));
                    for viewer in seats.chain([Viewer::Spectator]) {
                        let chance = dice.clone();
                        let world = start.world(&plies, viewer, &mut chance.clone()).expect("it can be told");
                        let mut told: Vec<(Seat, G::Move)> = Vec::new();
                        let there = world.replay::<G>(setup, |_, seat, mv| told.push((seat, mv.clone())));
                        let there = there.unwrap_or_else(|error| panic!("{context}: {viewer:?}: {error}"));
                        assert!(there.view(viewer) == game.view(viewer), "{context}: {viewer:?}");
                        assert_eq!(as_json(&there.view(viewer)), as_json(&game.view(viewer)), "{context}");
                        assert_eq!(there.to_act(), game.to_act(), "{context}: {viewer:?}");
                        let again: G = world.start(setup).expect("it was played");
                        let again = again.world(&told, viewer, &mut chance.clone());
                        assert_eq!(again.as_ref(), Some(&world), "{context}: {viewer:?}");
                    }
                }
                if over {
                    break;
                }
                let acting: Vec<Seat> = game.to_act().iter().collect();
                let seat = acting[dice.below(acting.len())];
                legal.clear();
                game.legal_moves(seat, &mut legal);
                let mv = legal[dice.below(legal.len())].clone();
                game.play(seat, mv.clone(), &mut ()).expect("listed");
                plies.push((seat, mv));
            }
        }
    }
}

/// A sampled world can be played to its end.
pub fn sampled_worlds_play_on<G: Game>(setups: &[Named<G::Setup>], games: u64) {
    walk::<G>(setups, games, |game, context, dice| {
        if dice.below(8) != 0 {
            return;
        }
        let seats = game.seats();
        let viewer = match dice.below(seats + 1) {
            seat if seat < seats => Viewer::Seat(Seat::from_index(seat)),
            _ => Viewer::Spectator,
        };
        let mut world = game.view(viewer).sample(dice);
        let mut legal = Vec::new();
        while let Some(seat) = world.to_act().lowest() {
            legal.clear();
            world.legal_moves(seat, &mut legal);
            assert!(!legal.is_empty(), "{}", context());
            world.play(seat, legal[dice.below(legal.len())].clone(), &mut ()).expect("listed");
        }
        assert!(world.outcome().is_some(), "{}", context());
    });
}

/// Finished games of a record file lead to exactly the results they tell. Returns them with their setups.
pub fn fixtures_hold<G: Game>(records: &str, setup: impl Fn(&Record) -> G::Setup) -> Vec<(Record, G::Setup)> {
    let records = Record::parse_all(records).expect("sound");
    let with_setup = records.into_iter().map(|(_, record)| {
        let setup = setup(&record);
        let mut game = G::new(&setup, record.seed);
        let context = format!("{}, seed {}", G::NAME, record.seed);
        record::replay(&mut game, &record.moves, |_| ()).unwrap_or_else(|error| panic!("{context}: {error}"));
        assert!(record.result.is_some(), "{context}: it is not finished");
        record::check_result(record.result.as_ref(), &game)
            .unwrap_or_else(|error| panic!("{context}: {error}"));
        (record, setup)
    });
    with_setup.collect()
}

/// Every scenario holds; `run` reads one file and says what is wrong with it.
pub fn scenarios_hold(files: &[(String, String)], run: impl Fn(&str, &str) -> Result<(), Vec<String>>) {
    let failures: Vec<String> =
        files.iter().filter_map(|(file, text)| run(file, text).err()).flatten().collect();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
